import type { Exchange } from './call-function.ts';
import { hasBody } from './fetch-request.ts';

/** How many calls functions work on at this moment, and whether one more may join them. */
export interface Crowd {
	/** Whether a call may begin. It counts once its body is here, so that who sends slowly keeps nobody out. */
	admits(exchange: Exchange): boolean;
}

/** @param most calls at a time */
export function createCrowd(most: number): Crowd {
	let present = 0;
	const leave = () => {
		present -= 1;
	};
	return {
		admits({ incoming, outgoing }) {
			if (present >= most) return false;
			const enter = () => {
				if (outgoing.closed) return;
				present += 1;
				outgoing.once('close', leave);
			};
			if (hasBody(incoming)) incoming.once('end', enter);
			else enter();
			return true;
		},
	};
}
