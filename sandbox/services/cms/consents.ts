import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limits } from '#contract/limits.ts';
import { listCodes, parseInput } from '#contract/parse.ts';
import { storeConsent } from '#contract/upstream-submissions.ts';
import { all, run } from '../../store/query.ts';
import type { SandboxContext } from '../context.ts';
import { isWriter } from './writer.ts';

/** A choice about cookies as the CMS keeps it. */
export interface StoredConsent {
	id: string;
	revision: number;
	/** JSON: whether each category is allowed. */
	choices: string;
	/** Milliseconds since 1970. */
	at: number;
}

/** Takes receipts of choices about cookies; the same key gives the same receipt. */
export function consentRoutes(context: SandboxContext): Hono {
	const app = new Hono();
	app.post(storeConsent.path, bodyLimit({ maxSize: limits.jsonBody }), (c) => keepReceipt(c, context));
	return app;
}

const insert =
	'INSERT INTO consent_receipt (id, revision, choices, at) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING';

async function keepReceipt(c: Context, { db, cmsToken, now }: SandboxContext): Promise<Response> {
	if (!isWriter(c, cmsToken)) return c.json({ messages: ['NEEDS_LOGIN_REFRESH'] }, 401);
	const parsed = parseInput(storeConsent.request, await c.req.json().catch(() => undefined));
	if (!parsed.ok) return c.json({ messages: listCodes(parsed.fields), fields: parsed.fields }, 400);
	const { revision, choices } = parsed.value;
	const receipt = c.req.header('Idempotency-Key') ?? randomUUID();
	run(db, insert, receipt, revision, JSON.stringify(choices), now());
	return c.json({ status: true, data: { receipt } });
}

/** The newest first. */
export function newestReceipts(db: SandboxContext['db'], most: number): StoredConsent[] {
	return all<StoredConsent>(
		db,
		'SELECT id, revision, choices, at FROM consent_receipt ORDER BY at DESC LIMIT ?',
		most,
	);
}
