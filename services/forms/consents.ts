import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { ParsedInput } from '#contract/endpoint.ts';
import { storeConsent } from '#contract/upstream-submissions.ts';
import { type AccountResult, succeed } from '../shared/answer.ts';
import type { Db } from '../store/store.ts';
import type { FormsContext, FormsWork } from './context.ts';
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
		handle: (context, input, { given }) => keepReceipt(context, input, given),
	});
	return app;
}

/** Keeps a receipt under its key, or under an id of its own where somebody else had that key before. */
async function keepReceipt(
	{ db, now }: FormsWork,
	{ revision, choices }: ParsedInput<typeof storeConsent>,
	key: string | undefined,
): Promise<AccountResult> {
	const keep = async (id: string) => {
		const { numInsertedOrUpdatedRows = 0n } = await db
			.insertInto('consent_receipt')
			.values({ id, revision, choices: JSON.stringify(choices), at: now() })
			.onConflict((conflict) => conflict.column('id').doNothing())
			.executeTakeFirst();
		return numInsertedOrUpdatedRows > 0n;
	};
	if (key && (await keep(key))) return succeed({ receipt: key });
	const own = randomUUID();
	await keep(own);
	return succeed({ receipt: own });
}

/** The newest first. */
export function newestReceipts(db: Db, most: number): Promise<StoredConsent[]> {
	return db
		.selectFrom('consent_receipt')
		.select(['id', 'revision', 'choices', 'at'])
		.orderBy('at', 'desc')
		.orderBy('id')
		.limit(most)
		.execute();
}
