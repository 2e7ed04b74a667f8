import type { DatabaseSync } from 'node:sqlite';
import type { ParsedInput } from '#contract/endpoint.ts';
import type { storeSignUp } from '#contract/upstream-submissions.ts';
import { digest } from '../../shared/secrets.ts';
import { all, get, run } from '../../store/query.ts';

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

interface Row {
	reference: string;
	token_hash: string;
	location: string;
	json: string | null;
	at: number;
}

const columns = 'SELECT reference, token_hash, location, json, at FROM survey_answer';

function toSignUp({ token_hash, json, ...row }: Row): SignUp {
	return { ...row, tokenHash: token_hash, sent: json === null ? undefined : JSON.parse(json) };
}

/** Every sign-up, newest first. */
export function listSignUps(db: DatabaseSync): SignUp[] {
	return all<Row>(db, `${columns} ORDER BY rowid DESC`).map(toSignUp);
}

export function findSignUp(db: DatabaseSync, reference: string): SignUp | undefined {
	const row = get<Row>(db, `${columns} WHERE reference = ?`, reference);
	return row && toSignUp(row);
}

const insert = 'INSERT INTO survey_answer (reference, token_hash, location, json, at) VALUES (?, ?, ?, ?, ?)';

interface NewSignUp {
	reference: string;
	token: string;
	sent: SentAnswers;
	at: number;
}

export function addSignUp(db: DatabaseSync, { reference, token, sent, at }: NewSignUp): void {
	run(db, insert, reference, digest(token), sent.location, JSON.stringify(sent), at);
}

/** Forgets everything but that there was one. */
export function blankSignUp(db: DatabaseSync, reference: string, now: number): void {
	run(db, 'UPDATE survey_answer SET json = NULL, withdrawn_at = ? WHERE reference = ?', now, reference);
}
