import { randomUUID } from 'node:crypto';
import type { OutgoingMessage, ServiceContext } from '../context.ts';

/** Has a mail, a text message or a webhook sent: inside a transaction only if that one holds. */
export async function send(
	{ db, now, wakeSender }: Pick<ServiceContext, 'db' | 'now' | 'wakeSender'>,
	message: OutgoingMessage,
): Promise<void> {
	const { kind, to: recipient, holds = null } = message;
	const at = now();
	await db
		.insertInto('outgoing')
		.values({
			id: randomUUID(),
			kind,
			recipient,
			holds,
			message: JSON.stringify(message),
			created_at: at,
			next_at: at,
		})
		.execute();
	wakeSender();
}
