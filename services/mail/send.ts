import { randomUUID } from 'node:crypto';
import type { OutgoingMessage, ServiceContext } from '../context.ts';

/** Has a mail or a text message sent: inside a transaction only if that one holds. */
export async function send(
	{ db, now, wakeSender }: Pick<ServiceContext, 'db' | 'now' | 'wakeSender'>,
	message: OutgoingMessage,
): Promise<void> {
	const { kind, to: recipient } = message;
	const at = now();
	await db
		.insertInto('outgoing')
		.values({
			id: randomUUID(),
			kind,
			recipient,
			message: JSON.stringify(message),
			created_at: at,
			next_at: at,
		})
		.execute();
	wakeSender();
}
