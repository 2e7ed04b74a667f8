/** Fetches HTML and gives its elements, by the one way to read it that needs no policy for trusted types. Throws where it cannot be had. */
export function loadHtml(address: string): Promise<Document> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.responseType = 'document';
		request.overrideMimeType('text/html');
		request.onload = () => (request.status === 200 ? resolve(request.response) : reject());
		request.onerror = reject;
		request.open('GET', address);
		request.send();
	});
}
