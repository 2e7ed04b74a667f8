import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isSame } from '#services/shared/secrets.ts';
import { readForm, sendScript } from './bot-check/browser-parts.ts';
import { issueBotToken, redeemBotToken } from './bot-check/tokens.ts';
import { turnstileService } from './bot-check/turnstile.ts';
import type { SandboxContext } from './context.ts';

const person = 0.9;

/** Two bot checks: one that speaks reCAPTCHA v3 (a script, a token per action, siteverify), and one below it that speaks Turnstile. */
export function botCheckService(context: SandboxContext, { siteKey }: { siteKey: string }): Hono {
	const app = new Hono();
	app.use(bodyLimit({ maxSize: 64 * 1024 }));
	for (const name of ['api.js', 'engine.js']) app.get(`/${name}`, (c) => sendScript(c, name));
	app.post('/execute', (c) => execute(c, { context, siteKey }));
	app.post('/siteverify', (c) => verify(c, context));
	app.route('/turnstile/v0', turnstileService(context, { siteKey }));
	return app;
}

async function execute(
	c: Context,
	{ context, siteKey }: { context: SandboxContext; siteKey: string },
): Promise<Response> {
	const form = await readForm(c);
	c.header('Vary', 'Origin');
	if (c.req.header('Origin') !== context.siteUrl) return c.json({ error: 'invalid domain' }, 403);
	c.header('Access-Control-Allow-Origin', context.siteUrl);
	if (form.get('k') !== siteKey) return c.json({ error: 'invalid site key' }, 400);
	const { hostname } = new URL(context.siteUrl);
	const verdict = { action: form.get('action') ?? '', score: person, hostname };
	return c.json({ token: issueBotToken(context.db, { ...verdict, kind: 'recaptcha' }, context.now()) });
}

async function verify(c: Context, context: SandboxContext): Promise<Response> {
	const form = await readForm(c);
	const secret = form.get('secret');
	const token = form.get('response');
	if (!secret) return refused(c, 'missing-input-secret');
	if (!isSame(secret, context.botCheckSecret)) return refused(c, 'invalid-input-secret');
	if (!token) return refused(c, 'missing-input-response');
	const redeemed = redeemBotToken(context.db, { token, kind: 'recaptcha' }, context.now());
	if (!redeemed.ok) return refused(c, redeemed.reason);
	const challenge_ts = new Date(redeemed.madeAt).toISOString();
	return c.json({ success: true, challenge_ts, ...redeemed.verdict });
}

/** As reCAPTCHA does, with 200. */
function refused(c: Context, reason: string): Response {
	return c.json({ success: false, 'error-codes': [reason] });
}
