import { type Context, Hono } from 'hono';
import { type Locale, locales } from '#contract/locales.ts';
import { plainCollections } from '../content/collections.ts';
import { findEntry, listEntries } from './cms/entries.ts';
import { mediaRoutes } from './cms/media.ts';
import { present, presentContinents, presentOffice } from './cms/present.ts';
import type { SandboxContext } from './context.ts';

export { seedCms } from './cms/seed.ts';

/** The content service: what an editor published, in the locale that is asked for. */
export function cmsService(context: SandboxContext): Hono {
	const app = new Hono();
	app.notFound(notFound);
	app.route('/', plainRoutes(context));
	app.route('/', pageRoutes(context));
	app.route('/', officeRoutes(context));
	app.route('/', newsRoutes(context));
	app.route('/', mediaRoutes());
	return app;
}

function plainRoutes({ db }: SandboxContext): Hono {
	const app = new Hono();
	for (const collection of Object.keys(plainCollections)) {
		app.get(`/api/${collection}`, (c) =>
			c.json(listEntries(db, { collection, ...paging(c) }).map((entry) => present(entry, askedLocale(c)))),
		);
		app.get(`/api/${collection}/slug/:slug`, (c) => {
			const entry = findEntry(db, collection, 'slug', c.req.param('slug'));
			return entry ? c.json(present(entry, askedLocale(c))) : notFound(c);
		});
	}
	return app;
}

function pageRoutes({ db }: SandboxContext): Hono {
	const app = new Hono();
	app.get('/api/pages/:slug/:locale', (c) => {
		const locale = pathLocale(c);
		const page = findEntry(db, 'pages', 'slug', c.req.param('slug'));
		return page && locale ? c.json(present(page, locale)) : notFound(c);
	});
	app.get('/api/configs/:id', (c) => {
		const config = findEntry(db, 'configs', 'id', c.req.param('id'));
		return config ? c.json(present(config, askedLocale(c))) : notFound(c);
	});
	return app;
}

function officeRoutes({ db }: SandboxContext): Hono {
	const app = new Hono();
	const list = (c: Context) => listEntries(db, { collection: 'offices', ...paging(c) });
	app.get('/api/offices', (c) => c.json(list(c).map((entry) => presentOffice(entry, askedLocale(c)))));
	app.get('/api/open/offices/:locale', (c) => {
		const locale = pathLocale(c);
		return locale ? c.json(list(c).map((entry) => presentOffice(entry, locale))) : notFound(c);
	});
	app.get('/api/open/offices/by-slug/:slug/:locale', (c) => {
		const locale = pathLocale(c);
		const office = findEntry(db, 'offices', 'slug', c.req.param('slug'));
		return office && locale ? c.json(presentOffice(office, locale)) : notFound(c);
	});
	app.get('/api/open/offices/by-continent/:locale', (c) => {
		const locale = pathLocale(c);
		return locale ? c.json(presentContinents(list(c), locale)) : notFound(c);
	});
	return app;
}

function newsRoutes({ db }: SandboxContext): Hono {
	const app = new Hono();
	app.get('/api/open/office-news', (c) => {
		const query = {
			collection: 'office-news',
			newestBy: 'publishedAt',
			tag: c.req.query('tag'),
			...paging(c),
		};
		return c.json(listEntries(db, query).map((entry) => present(entry, askedLocale(c))));
	});
	app.get('/api/open/office-news/:slug', (c) => {
		const item = findEntry(db, 'office-news', 'slug', c.req.param('slug'));
		return item ? c.json(present(item, askedLocale(c))) : notFound(c);
	});
	return app;
}

function askedLocale(c: Context): Locale {
	return locales.find((locale) => locale === c.req.query('locale')) ?? 'en';
}

function pathLocale(c: Context): Locale | undefined {
	return locales.find((locale) => locale === c.req.param('locale'));
}

/** Without a usable limit the list is whole. */
function paging(c: Context): { limit: number; start: number } {
	const whole = (name: string, otherwise: number) => {
		const text = c.req.query(name) ?? '';
		return /^\d{1,9}$/.test(text) ? Number(text) : otherwise;
	};
	return { limit: whole('limit', -1), start: whole('start', 0) };
}

function notFound(c: Context): Response {
	return c.json({ messages: ['NOT_FOUND'] }, 404);
}
