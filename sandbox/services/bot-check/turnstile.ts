import { type Context, Hono } from 'hono';
import { isSame } from '#services/shared/secrets.ts';
import type { SandboxContext } from '../context.ts';
import { readForm, sendScript } from './browser-parts.ts';
import { issueBotToken, redeemBotToken } from './tokens.ts';

/** Cloudflare's keys for tests: one that refuses everybody, one that asks every visitor. */
const refusing = '2x00000000000000000000AB';
const asking = '3x00000000000000000000FF';

type Answer = Record<string, unknown>;

/** A bot check that speaks Turnstile: a script that shows frames, a token per action, and siteverify, which knows no score. */
export function turnstileService(context: SandboxContext, { siteKey }: { siteKey: string }): Hono {
	const app = new Hono();
	/** What a question came to, by its number: asked again it gets the same answer. */
	const answers = new Map<string, Answer>();
	for (const name of ['api.js', 'frame.js']) app.get(`/${name}`, (c) => sendScript(c, `turnstile/${name}`));
	app.get('/frame', (c) =>
		c.html('<!doctype html><title>Turnstile</title><body><script type="module" src="frame.js"></script>'),
	);
	app.post('/execute', (c) => execute(c, context, siteKey));
	app.post('/siteverify', async (c) => {
		const form = await readForm(c);
		const number = form.get('idempotency_key');
		const key = `${number} ${form.get('response')}`;
		const answer = (number && answers.get(key)) || judge(form, context);
		if (number) answers.set(key, answer);
		return c.json(answer);
	});
	return app;
}

async function execute(c: Context, context: SandboxContext, siteKey: string): Promise<Response> {
	const form = await readForm(c);
	const key = form.get('k');
	if (key === refusing) return c.json({ error: '300030' });
	if (key !== siteKey && key !== asking) return c.json({ error: '110100' });
	const { hostname } = new URL(context.siteUrl);
	const verdict = { action: form.get('action') ?? '', score: 1, hostname };
	return c.json({ token: issueBotToken(context.db, { ...verdict, kind: 'turnstile' }, context.now()) });
}

const refused = (...codes: string[]): Answer => ({ success: false, 'error-codes': codes, messages: [] });

function judge(form: URLSearchParams, context: SandboxContext): Answer {
	const [secret, token] = [form.get('secret'), form.get('response')];
	if (!secret) return refused('missing-input-secret');
	if (!isSame(secret, context.botCheckSecret)) return refused('invalid-input-secret');
	if (!token) return refused('missing-input-response');
	const redeemed = redeemBotToken(context.db, { token, kind: 'turnstile' }, context.now());
	if (!redeemed.ok) return refused(redeemed.reason);
	const { action, hostname } = redeemed.verdict;
	const challenge_ts = new Date(redeemed.madeAt).toISOString();
	return { success: true, 'error-codes': [], challenge_ts, hostname, action, cdata: '' };
}
