import type { Locale } from '#contract/locales.ts';
import type { Db } from '../../store/store.ts';
import { codeOf } from '../applications/code.ts';

export type MessageKind = 'contact' | 'issue' | 'feedback';

/** What a visitor wrote to the studio. */
export interface Message {
	reference: string;
	/** Of the code in the receipt's mail. */
	tokenHash: string;
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

export async function addMessage(db: Db, { tokenHash, ...message }: Message): Promise<void> {
	await db
		.insertInto('message')
		.values({ ...message, token_hash: tokenHash })
		.execute();
}

const columns = ['reference', 'token_hash as tokenHash', 'kind', 'email', 'locale', 'content', 'at'] as const;

export function findMessage(db: Db, reference: string): Promise<Message | undefined> {
	return db.selectFrom('message').select(columns).where('reference', '=', reference).executeTakeFirst();
}

/** The newest first. */
export function newestMessages(db: Db, most: number): Promise<Message[]> {
	return db
		.selectFrom('message')
		.select(columns)
		.orderBy('at', 'desc')
		.orderBy('position', 'desc')
		.limit(most)
		.execute();
}
