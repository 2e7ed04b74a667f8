import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { ParsedInput } from '#contract/endpoint.ts';
import { storeConsent } from '#contract/upstream-submissions.ts';
import { type AccountResult, succeed } from '../shared/answer.ts';
import { all, run } from '../store/query.ts';
import type { FormsContext } from './context.ts';
import { takeWrites } from './write.ts';

/** A choice about cookies as it is stored. */
export interface StoredConsent {
	id: string;
	revision: number;
	/** JSON: whether each category is allowed. */
	choices: string;
	/** Milliseconds since 1970. */
	at: number;
}

/** Takes receipts of choices about cookies; the same visitor's key gives the same receipt. */
export function consentRoutes(context: FormsContext): Hono {
	const app = new Hono();
	takeWrites(app, context, {
		endpoint: storeConsent,
		kind: 'consent',
		handle: (input, { given }) => keepReceipt(context, input, given),
	});
	return app;
}

const insert =
	'INSERT INTO consent_receipt (id, revision, choices, at) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING';

/** Keeps a receipt under its key, or under an id of its own where somebody else had that key before. */
function keepReceipt(
	{ db, now }: FormsContext,
	{ revision, choices }: ParsedInput<typeof storeConsent>,
	key: string | undefined,
): AccountResult {
	const keep = (id: string) => run(db, insert, id, revision, JSON.stringify(choices), now()) > 0;
	const own = randomUUID();
	const receipt = key && keep(key) ? key : own;
	if (receipt === own) keep(own);
	return succeed({ receipt });
}

/** The newest first. */
export function newestReceipts(db: FormsContext['db'], most: number): StoredConsent[] {
	return all<StoredConsent>(
		db,
		'SELECT id, revision, choices, at FROM consent_receipt ORDER BY at DESC LIMIT ?',
		most,
	);
}
