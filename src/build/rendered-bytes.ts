import { ReadableStream } from 'node:stream/web';

const kept = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/**
 * Has answers that are made of bytes, as Astro makes one of each page, keep them: to copy them into an answer and out of
 * it again takes a tenth of a page's rendering. Gives what undoes it.
 */
export function keepBytes(): () => void {
	const native = globalThis.Response;
	globalThis.Response = new Proxy(native, {
		construct(_, [body, init]: ConstructorParameters<typeof Response>, target) {
			if (!(body instanceof Uint8Array)) return Reflect.construct(native, [body, init], target);
			const response: Response = Reflect.construct(native, [ReadableStream.from([body]), init], target);
			kept.set(response, body as Uint8Array<ArrayBuffer>);
			return response;
		},
	});
	return () => {
		globalThis.Response = native;
	};
}

/** What an answer holds, which nobody has read: what it was made of, else what comes out of it. */
export async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
	return kept.get(response) ?? new Uint8Array(await response.arrayBuffer());
}
