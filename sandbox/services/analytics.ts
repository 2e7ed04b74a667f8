import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { addHit } from './analytics/hits.ts';
import type { SandboxContext } from './context.ts';

const script = (name: string) => readFileSync(join(import.meta.dirname, 'analytics/browser', name), 'utf8');

/** The ways to count visits: a tag that speaks gtag and sets cookies, Matomo, which does so, too, Plausible, and a collector that takes hits as JSON. */
export function analyticsService(context: SandboxContext): Hono {
	const app = new Hono();
	app.use(bodyLimit({ maxSize: 64 * 1024 }));
	for (const name of ['tag.js', 'engine.js', 'matomo.js']) {
		const text = script(name);
		app.get(`/${name}`, (c) => {
			c.header('Content-Type', 'text/javascript; charset=utf-8');
			c.header('Cross-Origin-Resource-Policy', 'cross-origin');
			c.header('X-Content-Type-Options', 'nosniff');
			return c.body(text);
		});
	}
	app.post('/g/collect', (c) => takeTagHit(c, context));
	app.post('/collect', (c) => takeHit(c, context));
	app.post('/api/event', (c) => takeEvent(c, context));
	app.on(['GET', 'POST'], '/matomo.php', (c) => takeMatomoHit(c, context));
	return app;
}

/** As Google's does: everything in the query, any answer is ignored. */
function takeTagHit(c: Context, context: SandboxContext): Response {
	const { tid = '', en = '', dl = '', dr = '', cid = '' } = c.req.query();
	addHit(context, { site: tid, name: en, url: dl, referrer: dr, visitor: cid });
	return c.body(null, 204);
}

const hit = v.object({ site: v.string(), name: v.string(), url: v.string(), referrer: v.string() });

async function takeHit(c: Context, context: SandboxContext): Promise<Response> {
	const parsed = v.safeParse(hit, await c.req.json().catch(() => undefined));
	if (!parsed.success) return c.json({ messages: ['INVALID_PARAMETERS'] }, 400);
	addHit(context, { ...parsed.output, visitor: '' });
	return c.body(null, 204);
}

const event = v.object({
	name: v.string(),
	url: v.string(),
	domain: v.string(),
	referrer: v.optional(v.nullable(v.string()), ''),
});

/** As Plausible's does: 202, whatever comes of it. */
async function takeEvent(c: Context, context: SandboxContext): Promise<Response> {
	const parsed = v.safeParse(event, await c.req.json().catch(() => undefined));
	if (!parsed.success || !c.req.header('User-Agent')) return c.json({ errors: {} }, 400);
	const { domain: site, name, url, referrer } = parsed.output;
	addHit(context, { site, name, url, referrer: referrer ?? '', visitor: '' });
	return c.text('ok', 202);
}

/** As Matomo's does, from its query or a form; without a site or `rec` there is nothing to keep. */
async function takeMatomoHit(c: Context, context: SandboxContext): Promise<Response> {
	const form = c.req.method === 'POST' ? new URLSearchParams(await c.req.text()) : new URLSearchParams();
	const read = (name: string) => c.req.query(name) ?? form.get(name) ?? '';
	if (read('rec') !== '1' || !read('idsite')) return c.text('', 400);
	const hit = { site: read('idsite'), url: read('url'), referrer: read('urlref'), visitor: read('_id') };
	addHit(context, { ...hit, name: 'page_view' });
	return c.body(null, 204);
}
