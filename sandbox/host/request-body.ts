import type { IncomingMessage } from 'node:http';

const buffered = new ByteLengthQueuingStrategy({ highWaterMark: 65_536 });

/** The body of a request on its way to a function. */
export interface RequestBody {
	stream: ReadableStream<Uint8Array>;
	/** Lets the rest pass by unread, so that the visitor gets the answer and the connection can go on. */
	discard(): void;
}

/** Reads a body up to a size; above it `onTooLarge` is called, and who sends on and on is cut off. */
export function bodyOf(incoming: IncomingMessage, most: number, onTooLarge: () => void): RequestBody {
	let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
	let size = 0;

	const settle = (end: (open: ReadableStreamDefaultController<Uint8Array>) => void) => {
		if (controller) end(controller);
		controller = undefined;
	};
	const breakOff = () => settle((open) => open.error(new Error('the body ended early')));
	const discard = () => {
		controller = undefined;
		incoming.resume();
	};
	const take = (chunk: Buffer) => {
		size += chunk.byteLength;
		if (size > most * 2) incoming.destroy();
		if (size > most && controller) {
			onTooLarge();
			breakOff();
		}
		controller?.enqueue(new Uint8Array(chunk));
		if ((controller?.desiredSize ?? 1) <= 0) incoming.pause();
	};
	const start = (opened: ReadableStreamDefaultController<Uint8Array>) => {
		controller = opened;
		incoming.on('data', take).on('close', breakOff).on('error', breakOff);
		incoming.on('end', () => settle((open) => open.close()));
	};
	const pull = () => void incoming.resume();
	return { stream: new ReadableStream({ start, pull, cancel: discard }, buffered), discard };
}
