import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Sender } from '#services/mail/sender.ts';
import type { UploadStore } from '#services/uploads/store.ts';
import type { Clock } from '../store/clock.ts';
import { issueBotToken } from './bot-check/tokens.ts';
import type { Builds } from './build-hook.ts';
import type { SandboxContext } from './context.ts';
import { onlyThisMachine } from './control/guard.ts';
import { reset } from './control/reset.ts';
import { readState } from './control/state.ts';
import type { Faults } from './middleware/faults.ts';
import { faultList } from './middleware/faults.ts';
import type { RequestLog } from './middleware/request-log.ts';
import { listMessages } from './outbox.ts';

/** What control and the desk can reach. */
export interface Controls extends SandboxContext {
	clock: Clock;
	faults: Faults;
	log: RequestLog;
	builds: Builds;
	uploads: UploadStore;
	sender: Sender;
	cmsWebhookSecret: string;
	cmsWebhookHeader?: string | undefined;
	signingKey: string;
	/** Where drafts are seen in the site, and what links there are signed with; absent where nothing shows them. */
	preview?: { url: string; key: string } | undefined;
}

type Env = { Bindings: HttpBindings };

const clockMove = v.object({ offsetSeconds: v.pipe(v.number(), v.safeInteger()) });

/** Looks into the sandbox and turns its screws, for tests and the desk. */
export function controlService(controls: Controls): Hono<Env> {
	const { db, clock, faults, log } = controls;
	const app = new Hono<Env>();
	app.use(onlyThisMachine);
	app.get('/outbox', async (c) => {
		// What a call before this one wrote has arrived then.
		await controls.sender.flush();
		return c.json(listMessages(db, c.req.query('to')));
	});
	app.get('/state', async (c) => {
		await controls.sender.flush();
		return c.json(await readState(controls));
	});
	app.get('/log', (c) => c.json(log.entries(Number(c.req.query('after') ?? 0))));
	app.get('/clock', (c) => c.json(clockState(clock)));
	app.get('/faults', (c) => c.json(faults.list()));
	app.post('/clock', (c) => moveClock(c, clock));
	app.post('/faults', (c) => addFaults(c, faults));
	app.delete('/faults', (c) => {
		faults.clear();
		return c.body(null, 204);
	});
	app.post('/bot-token', (c) => makeToken(c, controls));
	app.post('/reset', async (c) => {
		await resetAll(controls);
		return c.json({ status: true });
	});
	app.notFound((c) => c.json({ messages: ['NOT_FOUND'] }, 404));
	return app;
}

/** Everything as on the first day; the request log stays, since a whole run of tests is read from it. */
export async function resetAll(controls: Controls): Promise<void> {
	await controls.sender.flush();
	await reset(controls);
	await controls.uploads.sweep();
	controls.faults.clear();
}

function clockState(clock: Clock) {
	return { offsetSeconds: clock.offsetSeconds(), now: new Date(clock.now()).toISOString() };
}

async function moveClock(c: Context, clock: Clock): Promise<Response> {
	const parsed = v.safeParse(clockMove, await readJson(c));
	if (!parsed.success) return refused(c, parsed.issues);
	clock.setOffset(parsed.output.offsetSeconds);
	return c.json(clockState(clock));
}

async function addFaults(c: Context, faults: Faults): Promise<Response> {
	const parsed = v.safeParse(faultList, await readJson(c));
	if (!parsed.success) return refused(c, parsed.issues);
	faults.add(parsed.output);
	return c.json(faults.list());
}

async function makeToken(c: Context, controls: Controls): Promise<Response> {
	const wanted = v.object({
		kind: v.optional(v.picklist(['recaptcha', 'turnstile']), 'recaptcha'),
		action: v.optional(v.string(), 'login'),
		score: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.9),
		hostname: v.optional(v.string(), new URL(controls.siteUrl).hostname),
	});
	const parsed = v.safeParse(wanted, (await readJson(c)) ?? {});
	if (!parsed.success) return refused(c, parsed.issues);
	return c.json({ token: issueBotToken(controls.db, parsed.output, controls.now()) });
}

function readJson(c: Context): Promise<unknown> {
	return c.req.json().catch(() => undefined);
}

function refused(c: Context, issues: readonly v.BaseIssue<unknown>[]): Response {
	const reasons = issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
	return c.json({ messages: ['INVALID_PARAMETERS'], reasons }, 400);
}
