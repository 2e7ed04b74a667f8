/**
 * Fetches HTML that is kept as plain text and gives its elements, by the one way to read it that needs no policy for trusted
 * types. Throws where it cannot be had, also where a page is answered in its place.
 */
export function loadHtml(address: string): Promise<Document> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.responseType = 'document';
		request.overrideMimeType('text/html');
		request.onload = () => {
			const isText = request.getResponseHeader('Content-Type')?.startsWith('text/plain');
			if (request.status === 200 && isText) resolve(request.response);
			else reject(new Error(`${address} is answered with ${request.status}.`));
		};
		request.onerror = () => reject(new TypeError(`${address} is out of reach.`));
		request.open('GET', address);
		request.send();
	});
}
