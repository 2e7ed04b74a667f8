import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Platform, platforms } from '#contract/platforms.ts';
import type { SandboxContext } from './context.ts';
import { askConsent, takeDecision } from './platforms/consent.ts';
import { sendDiscovery, sendKeys } from './platforms/openid.ts';
import { exchangeCode, revokeToken, sendIdentity, sendProducts } from './platforms/resources.ts';
import { checkAuthentication, sendSummaries } from './platforms/steam.ts';
import { authenticateUser, authorizeXsts } from './platforms/xbox.ts';

const styles = readFileSync(join(import.meta.dirname, 'platforms/browser/consent.css'), 'utf8');

type Answer = (
	c: Context,
	asked: { platform: Platform; context: SandboxContext },
) => Response | Promise<Response>;

/** The platforms that players link, each with the protocol of the real one and its API about people. */
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
	const steam = { platform: 'steam', context } as const;
	app.get('/steam/openid/login', (c) => askConsent(c, steam));
	app.post('/steam/openid/login', async (c) => {
		const values = new URLSearchParams(await c.req.text());
		if (values.get('openid.mode') === 'check_authentication') return checkAuthentication(c, values, context);
		return isOwnPage(c, context) ? takeDecision(c, { ...steam, values }) : c.notFound();
	});
	app.get('/steam/ISteamUser/GetPlayerSummaries/v2/', (c) => sendSummaries(c, context));
	app.all('/steam/*', (c) => c.notFound());
	app.post('/xbox/user/authenticate', (c) => authenticateUser(c, context));
	app.post('/xbox/xsts/authorize', (c) => authorizeXsts(c, context));
	app.get('/:platform/.well-known/openid-configuration', at(sendDiscovery));
	app.get('/:platform/jwks', at(sendKeys));
	app.get('/:platform/authorize', at(askConsent));
	app.post('/:platform/authorize', async (c) => {
		const values = new URLSearchParams(await c.req.text());
		return isOwnPage(c, context) ? at((c, asked) => takeDecision(c, { ...asked, values }))(c) : c.notFound();
	});
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
