import { type Context, Hono } from 'hono';
import type { Locale } from '#contract/locales.ts';
import type { SandboxContext } from '../context.ts';
import { askedLocale, notFound, paging, pathLocale } from './answer.ts';
import { findEntry, listEntries } from './entries.ts';
import { presentContinents, presentOffice } from './present.ts';

/** The studio's locations: all, one, or by continent. */
export function officeRoutes({ db }: SandboxContext): Hono {
	const app = new Hono();
	const list = (c: Context, locale: Locale) =>
		listEntries(db, { collection: 'offices', locale, ...paging(c) });
	app.get('/api/offices', (c) =>
		c.json(list(c, askedLocale(c)).map((entry) => presentOffice(entry, askedLocale(c)))),
	);
	app.get('/api/open/offices/:locale', (c) => {
		const locale = pathLocale(c);
		return locale ? c.json(list(c, locale).map((entry) => presentOffice(entry, locale))) : notFound(c);
	});
	app.get('/api/open/offices/by-slug/:slug/:locale', (c) => {
		const locale = pathLocale(c);
		const office = findEntry(db, 'offices', 'slug', c.req.param('slug'), locale);
		return office && locale ? c.json(presentOffice(office, locale)) : notFound(c);
	});
	app.get('/api/open/offices/by-continent/:locale', (c) => {
		const locale = pathLocale(c);
		return locale ? c.json(presentContinents(list(c, locale), locale)) : notFound(c);
	});
	return app;
}
