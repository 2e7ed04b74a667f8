import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { askedLocale, notFound, paging, pathLocale } from './answer.ts';
import { findEntry, listEntries } from './entries.ts';
import { present } from './present.ts';

const plain = ['faq-categories', 'games', 'multibanners', 'redirects'];

/** Entries that are answered as they are, at /api/<collection> and /api/<collection>/slug/<slug>. */
export function plainRoutes({ db }: SandboxContext): Hono {
	const app = new Hono();
	for (const collection of plain) {
		app.get(`/api/${collection}`, (c) =>
			c.json(
				listEntries(db, { collection, locale: askedLocale(c), ...paging(c) }).map((entry) =>
					present(entry, askedLocale(c)),
				),
			),
		);
		app.get(`/api/${collection}/slug/:slug`, (c) => {
			const entry = findEntry(db, collection, 'slug', c.req.param('slug'), askedLocale(c));
			return entry ? c.json(present(entry, askedLocale(c))) : notFound(c);
		});
	}
	return app;
}

/** What there is only one of: it stands at an address of its own. */
const singles = {
	'/api/presses': 'presses',
	'/api/contacts/form': 'contact-form',
};

/** Pages and other single things. */
export function singleRoutes({ db }: SandboxContext): Hono {
	const app = new Hono();
	for (const [path, collection] of Object.entries(singles)) {
		app.get(path, (c) => {
			const [entry] = listEntries(db, { collection, locale: askedLocale(c) });
			return entry ? c.json(present(entry, askedLocale(c))) : notFound(c);
		});
	}
	app.get('/api/pages/:slug/:locale', (c) => {
		const locale = pathLocale(c);
		const page = findEntry(db, 'pages', 'slug', c.req.param('slug'), locale);
		return page && locale ? c.json(present(page, locale)) : notFound(c);
	});
	app.get('/api/configs/:id', (c) => {
		const config = findEntry(db, 'configs', 'id', c.req.param('id'), askedLocale(c));
		return config ? c.json(present(config, askedLocale(c))) : notFound(c);
	});
	return app;
}
