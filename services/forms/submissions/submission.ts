import type { Locale } from '#contract/locales.ts';
import type { Db } from '../../store/store.ts';
import { findApplication } from '../applications/rows.ts';
import { findMessage, type MessageKind } from '../messages/rows.ts';
import { findSignUp } from '../surveys/rows.ts';

/** Something that a visitor sent and somebody at the studio reads. */
export interface StoredSubmission {
	reference: string;
	kind: 'application' | MessageKind | 'sign-up';
	/** Empty where its sender gave none. */
	email: string;
	locale: Locale;
	/** Milliseconds since 1970. */
	at: number;
	/** The form's fields, as the function parsed them. */
	sent: Record<string, unknown>;
	/** Of the code in the receipt's mail. */
	tokenHash: string;
}

/** The submission of a reference; undefined where there is none, or no longer. */
export async function findSubmission(db: Db, reference: string): Promise<StoredSubmission | undefined> {
	const application = await findApplication(db, reference);
	if (application?.sent) {
		const { sent, at, tokenHash } = application;
		const { email, locale } = sent;
		return { reference, kind: 'application', email, locale, at, sent, tokenHash };
	}
	const message = await findMessage(db, reference);
	if (message) {
		const { content, ...rest } = message;
		return { ...rest, sent: JSON.parse(content) };
	}
	const signUp = await findSignUp(db, reference);
	if (!signUp?.sent) return undefined;
	const { sent, at, tokenHash } = signUp;
	const email = String(sent.answers.email ?? '');
	return { reference, kind: 'sign-up', email, locale: sent.locale, at, sent: { ...sent }, tokenHash };
}

/** The references of everything that was sent and is still here, oldest first of each kind. */
export async function listReferences(db: Db): Promise<string[]> {
	const [applications, messages, signUps] = await Promise.all([
		db
			.selectFrom('application')
			.select('reference')
			.where('json', 'is not', null)
			.orderBy('position')
			.execute(),
		db.selectFrom('message').select('reference').orderBy('position').execute(),
		db
			.selectFrom('survey_answer')
			.select('reference')
			.where('json', 'is not', null)
			.orderBy('position')
			.execute(),
	]);
	return [...applications, ...messages, ...signUps].map(({ reference }) => reference);
}
