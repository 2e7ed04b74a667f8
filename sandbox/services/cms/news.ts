import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { askedLocale, notFound, paging } from './answer.ts';
import { findEntry, listEntries } from './entries.ts';
import { present } from './present.ts';

/** The news, newest first, all or of one tag. */
export function newsRoutes({ db }: SandboxContext): Hono {
	const app = new Hono();
	app.get('/api/open/office-news', (c) => {
		const query = {
			collection: 'office-news',
			newestBy: 'publishedAt' as const,
			locale: askedLocale(c),
			tag: c.req.query('tag'),
			...paging(c),
		};
		return c.json(listEntries(db, query).map((entry) => present(entry, askedLocale(c))));
	});
	app.get('/api/open/office-news/:slug', (c) => {
		const item = findEntry(db, 'office-news', 'slug', c.req.param('slug'), askedLocale(c));
		return item ? c.json(present(item, askedLocale(c))) : notFound(c);
	});
	return app;
}
