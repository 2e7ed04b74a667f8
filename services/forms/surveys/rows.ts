import type { Selectable } from 'kysely';
import type { ParsedInput } from '#contract/endpoint.ts';
import type { storeSignUp } from '#contract/upstream-submissions.ts';
import { digest } from '../../shared/secrets.ts';
import type { Db } from '../../store/store.ts';
import type { SurveyAnswerTable } from '../../store/tables.ts';

/** What somebody sent, without its bot-check token. */
export type SentAnswers = ParsedInput<typeof storeSignUp>;

/** A sign-up as it is stored. */
export interface SignUp {
	reference: string;
	tokenHash: string;
	/** The slug of the room. */
	location: string;
	/** Undefined once it is withdrawn. */
	sent: SentAnswers | undefined;
	/** Milliseconds since 1970. */
	at: number;
}

const columns = ['reference', 'token_hash', 'location', 'json', 'at'] as const;

type Row = Pick<Selectable<SurveyAnswerTable>, (typeof columns)[number]>;

function toSignUp({ token_hash, json, ...row }: Row): SignUp {
	return { ...row, tokenHash: token_hash, sent: json === null ? undefined : JSON.parse(json) };
}

/** Every sign-up, newest first. */
export async function listSignUps(db: Db): Promise<SignUp[]> {
	const rows = await db.selectFrom('survey_answer').select(columns).orderBy('position', 'desc').execute();
	return rows.map(toSignUp);
}

export async function findSignUp(db: Db, reference: string): Promise<SignUp | undefined> {
	const row = await db
		.selectFrom('survey_answer')
		.select(columns)
		.where('reference', '=', reference)
		.executeTakeFirst();
	return row && toSignUp(row);
}

interface NewSignUp {
	reference: string;
	token: string;
	sent: SentAnswers;
	at: number;
}

export async function addSignUp(db: Db, { reference, token, sent, at }: NewSignUp): Promise<void> {
	const values = { location: sent.location, json: JSON.stringify(sent), at };
	await db
		.insertInto('survey_answer')
		.values({ reference, token_hash: digest(token), ...values })
		.execute();
}

/** Forgets everything but that there was one; false where that was done before. */
export async function blankSignUp(db: Db, reference: string, now: number): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('survey_answer')
		.set({ json: null, withdrawn_at: now })
		.where('reference', '=', reference)
		.where('json', 'is not', null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
