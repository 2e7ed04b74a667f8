/**
 * Fetches HTML that is kept as plain text and gives its elements, by the one way to read it that needs no policy for trusted
 * types. Throws where it cannot be had, also where a page is answered in its place.
 */
function loadHtml(address: string): Promise<Document> {
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

const toBeStyledBy = (link: HTMLLinkElement) =>
	new Promise((resolve, reject) => {
		Object.assign(link, { onload: resolve, onerror: reject });
		document.head.append(link);
	});

/** Fetches a dialog with its style sheet, which no page has before it is asked for; throws where it cannot be had. */
export async function loadLayer(address: string): Promise<HTMLDialogElement> {
	const { head, body } = await loadHtml(address);
	await toBeStyledBy(head.firstElementChild as HTMLLinkElement);
	const dialog = body.firstElementChild as HTMLDialogElement;
	dialog.addEventListener('click', ({ target }) => {
		// A link to a place on the same page would leave the dialog open over it.
		if ((target as Element).closest('a')) dialog.close();
	});
	return dialog;
}
