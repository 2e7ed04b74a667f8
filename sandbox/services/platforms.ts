import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Platform, platforms } from '#contract/platforms.ts';
import type { SandboxContext } from './context.ts';
import { askConsent, takeDecision } from './platforms/consent.ts';
import { exchangeCode, revokeToken, sendIdentity, sendProducts } from './platforms/resources.ts';

const styles = readFileSync(join(import.meta.dirname, 'platforms/browser/consent.css'), 'utf8');

type Answer = (
	c: Context,
	asked: { platform: Platform; context: SandboxContext },
) => Response | Promise<Response>;

/** The platforms that players link: for each an OAuth 2 authorization server, and its API about people. */
export function platformsService(context: SandboxContext): Hono {
	const app = new Hono();
	const at = (answer: Answer) => (c: Context) => {
		const platform = platforms.find((name) => name === c.req.param('platform'));
		return platform ? answer(c, { platform, context }) : c.notFound();
	};
	app.use(bodyLimit({ maxSize: 64 * 1024 }));
	app.use(async (c, next) => {
		c.header('Cache-Control', 'no-store');
		c.header('Content-Security-Policy', policyFor(context));
		c.header('Referrer-Policy', 'same-origin');
		c.header('X-Content-Type-Options', 'nosniff');
		await next();
	});
	app.get('/consent.css', (c) => c.body(styles, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
	app.get('/:platform/authorize', at(askConsent));
	app.post('/:platform/authorize', (c) => (isOwnPage(c, context) ? at(takeDecision)(c) : c.notFound()));
	app.post('/:platform/token', at(exchangeCode));
	app.post('/:platform/revoke', at(revokeToken));
	app.get('/:platform/me', at(sendIdentity));
	app.get('/:platform/products', at(sendProducts));
	app.notFound((c) => c.json({ error: 'not_found' }, 404));
	return app;
}

/** The form leads on to the site by a redirect, which browsers hold against form-action as well. */
const policyFor = ({ siteUrl }: SandboxContext) =>
	`default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${siteUrl}`;

/** Another site cannot make somebody allow what they did not read. */
function isOwnPage(c: Context, { origin }: SandboxContext): boolean {
	return [undefined, origin].includes(c.req.header('Origin'));
}
