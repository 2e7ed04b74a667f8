import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { builds } from '#contract/endpoints/builds.ts';
import { limits } from '#contract/limits.ts';
import { signedQuery } from '#lib/url/signed-link.ts';
import { announce } from '../services/cms/announce.ts';
import { onlyThisMachine } from '../services/control/guard.ts';
import { type Controls, resetAll } from '../services/control.ts';
import { findMessage } from '../services/outbox.ts';
import { alertsPage } from './alerts.ts';
import { analyticsPage } from './analytics.ts';
import { applicationsPage } from './applications.ts';
import { buildsPage } from './builds.ts';
import { contentRoutes } from './content/routes.ts';
import { readFault, readOffset } from './forms.ts';
import { messagesPage } from './messages.ts';
import { mailDocument, mailPolicy, sentPage } from './outbox.ts';
import { overview } from './overview.ts';
import { surveysPage } from './surveys.ts';
import { uploadsPage } from './uploads.ts';

type Env = { Bindings: HttpBindings };

const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const font = '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';
const policy =
	"default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A look at everything in the sandbox, as pages that need no scripts. */
export function deskService(controls: Controls): Hono<Env> {
	const app = new Hono<Env>();
	app.use(onlyThisMachine);
	app.use(async (c, next) => {
		await next();
		if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', policy);
		c.header('Cache-Control', 'no-store');
		// Forms would send the origin "null" with no-referrer.
		c.header('Referrer-Policy', 'same-origin');
	});
	app.get('/', async (c) => c.html(await overview(controls, c.req.query('service'))));
	app.get('/desk/outbox/:id', (c) => {
		const message = findMessage(controls.db, c.req.param('id'));
		return message ? c.html(sentPage(message)) : c.notFound();
	});
	app.get('/desk/outbox/:id/html', (c) => {
		const message = findMessage(controls.db, c.req.param('id'));
		if (!message) return c.notFound();
		return c.html(mailDocument(message), 200, { 'Content-Security-Policy': mailPolicy });
	});
	app.get('/desk/desk.css', (c) => c.body(file('desk.css'), 200, { 'Content-Type': 'text/css' }));
	app.get('/desk/desk.js', (c) => c.body(file('desk.js'), 200, { 'Content-Type': 'text/javascript' }));
	app.get('/desk/fraunces.woff2', (c) => {
		const bytes = readFileSync(fileURLToPath(import.meta.resolve(font)));
		return c.body(bytes, 200, { 'Content-Type': 'font/woff2' });
	});
	app.get('/desk/builds', async (c) => {
		const query = await signedQuery(builds.path, limits.lifetime.statusLink, controls.signingKey);
		return c.html(buildsPage(controls, `${controls.siteUrl}/status?${query}`));
	});
	app.get('/desk/analytics', async (c) => c.html(await analyticsPage(controls)));
	app.get('/desk/messages', async (c) => c.html(await messagesPage(controls)));
	app.get('/desk/alerts', async (c) => c.html(await alertsPage(controls)));
	app.get('/desk/uploads', async (c) => c.html(await uploadsPage(controls)));
	app.get('/desk/applications', async (c) => c.html(await applicationsPage(controls)));
	app.get('/desk/surveys', async (c) => c.html(await surveysPage(controls)));
	app.route('/desk/content', contentRoutes(controls));
	app.route('/desk', actions(controls));
	return app;
}

function actions(controls: Controls): Hono<Env> {
	const app = new Hono<Env>();
	app.post('/faults', async (c) => {
		controls.faults.add(readFault(await c.req.parseBody()));
		return c.redirect('/', 303);
	});
	app.post('/faults/clear', (c) => {
		controls.faults.clear();
		return c.redirect('/', 303);
	});
	app.post('/clock', async (c) => {
		controls.clock.setOffset(readOffset(await c.req.parseBody()));
		return c.redirect('/', 303);
	});
	app.post('/reset', async (c) => {
		await resetAll(controls);
		await announce(controls, 'content.reset');
		return c.redirect('/', 303);
	});
	return app;
}
