import { loadFile } from '#cms/cache/file-cache.ts';
import { merchFilesUrl } from '#cms/collections/merch.ts';
import { otherFileOrigins, publicFilesUrl } from '#cms/source.ts';

// The one place that replaces a global. Astro fetches each remote image with the global fetch, as a Request, and fails the
// build at the first refusal; it has no hook for that: https://github.com/withastro/astro/issues/18017

/** The base addresses of the images that are no files of this project. */
export const remoteImageAddresses = (): string[] =>
	[...new Set([publicFilesUrl(), merchFilesUrl(), ...otherFileOrigins()])].filter(
		(address) => address !== undefined,
	);

/** Whether Astro's cached copy of an image is what the CMS answers still. */
function isNotModified(request: Request, { headers }: Response): boolean {
	const matches = (condition: string, header: string) => {
		const cached = request.headers.get(condition);
		return cached !== null && cached === headers.get(header);
	};
	return matches('If-None-Match', 'ETag') || matches('If-Modified-Since', 'Last-Modified');
}

async function fetchImage(request: Request): Promise<Response> {
	const file = await loadFile('pictures', request.url);
	const response = isNotModified(request, file)
		? new Response(null, { status: 304, headers: file.headers })
		: file;
	// While developing Astro reads the final address of an image from its response.
	return Object.defineProperty(response, 'url', { value: request.url });
}

/**
 * Replaces the global fetch, so that Astro's images are fetched like everything else of the CMS: retried, eight at a time and
 * cached between builds.
 * @param addresses of the images, as base addresses
 */
export function retryImageFetch(addresses: readonly string[]): void {
	const origins = addresses.map((address) => new URL(address).origin);
	const originalFetch = globalThis.fetch;
	globalThis.fetch = (input, init) => {
		const isImage = input instanceof Request && origins.includes(new URL(input.url).origin);
		return isImage ? fetchImage(input) : originalFetch(input, init);
	};
}
