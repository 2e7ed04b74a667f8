import type { Exchange } from './call-function.ts';
import { hasBody } from './fetch-request.ts';

/** Limits how many calls functions work on at a time. */
export interface CallLimit {
	/** Whether a call may begin. It counts once its body has arrived, so that slow senders take no place. */
	admits(exchange: Exchange): boolean;
}

/** @param most calls at a time */
export function createCallLimit(most: number): CallLimit {
	let running = 0;
	const end = () => {
		running -= 1;
	};
	return {
		admits({ incoming, outgoing }) {
			if (running >= most) return false;
			const begin = () => {
				if (outgoing.closed) return;
				running += 1;
				outgoing.once('close', end);
			};
			if (hasBody(incoming)) incoming.once('end', begin);
			else begin();
			return true;
		},
	};
}
