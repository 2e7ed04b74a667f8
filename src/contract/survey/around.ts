import type { Answers } from './holds.ts';

/** What an answer is judged by, beside its question. */
export interface Around {
	/** The slugs of the rooms that take part in a test at present. */
	rooms: readonly string[];
	/** Milliseconds since 1970. */
	now: number;
	/** What is answered, the question itself included. */
	answers: Answers;
}

/** An answer as it goes over the wire, or the message at its question: a key of errors.json or the editor's words. */
export type Checked = { ok: true; value: unknown } | { ok: false; message: string };

export const right = (value: unknown): Checked => ({ ok: true, value });
export const wrong = (message: string): Checked => ({ ok: false, message });
