import { loadFile } from '#cms/files.ts';

/** Whether what Astro knows of a picture is what the CMS answers still. */
function isUnchanged(request: Request, { headers }: Response): boolean {
	const same = (condition: string, fact: string) => {
		const known = request.headers.get(condition);
		return known !== null && known === headers.get(fact);
	};
	return same('If-None-Match', 'ETag') || same('If-Modified-Since', 'Last-Modified');
}

async function answer(request: Request): Promise<Response> {
	const file = await loadFile('pictures', request.url);
	const answered = isUnchanged(request, file)
		? new Response(null, { status: 304, headers: file.headers })
		: file;
	// While developing Astro looks where a picture came from in the end.
	return Object.defineProperty(answered, 'url', { value: request.url });
}

/**
 * Has Astro's pictures read like everything else of the CMS: tried again, eight at a time and kept between builds. Astro
 * fetches each with the global fetch, as a Request, and fails the build at the first refusal; it has no hook for that.
 * @param addresses where pictures come from
 */
export function steadyPictures(addresses: readonly string[]): void {
	const origins = addresses.map((address) => new URL(address).origin);
	const plain = globalThis.fetch;
	globalThis.fetch = (input, init) => {
		const isPicture = input instanceof Request && origins.includes(new URL(input.url).origin);
		return isPicture ? answer(input) : plain(input, init);
	};
}
