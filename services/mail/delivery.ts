import type { OutgoingMessage } from '../context.ts';

/** A message with the id that stays the same however often it is tried. */
export type Delivery = OutgoingMessage & { id: string };

/** Hands a message to the server that delivers it; throws UndeliverableError where trying again is no use. */
export type Deliver = (message: Delivery) => Promise<void>;

/** A message that will never be taken as it is: an address that does not exist, a number that takes no messages. */
export class UndeliverableError extends Error {
	override name = 'UndeliverableError';
}
