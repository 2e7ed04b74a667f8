import type { Locale } from '#contract/locales.ts';
import type { Db } from '../../store/store.ts';
import { codeOf } from '../applications/code.ts';

export type MessageKind = 'contact' | 'issue' | 'feedback';

/** What a visitor wrote to the studio. */
export interface Message {
	reference: string;
	kind: MessageKind;
	/** Empty where its writer wants no answer. */
	email: string;
	locale: Locale;
	/** JSON: the rest of the form. */
	content: string;
	/** Milliseconds since 1970. */
	at: number;
}

const initials: Record<MessageKind, string> = { contact: 'C', issue: 'R', feedback: 'F' };

/** A reference that can be read over the phone. */
export const createReference = (kind: MessageKind) => `${initials[kind]}-${codeOf(8)}`;

export async function addMessage(db: Db, message: Message): Promise<void> {
	await db.insertInto('message').values(message).execute();
}

/** The newest first. */
export function newestMessages(db: Db, most: number): Promise<Message[]> {
	return db
		.selectFrom('message')
		.select(['reference', 'kind', 'email', 'locale', 'content', 'at'])
		.orderBy('at', 'desc')
		.orderBy('position', 'desc')
		.limit(most)
		.execute();
}
