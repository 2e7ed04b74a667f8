import { type Context, Hono } from 'hono';
import { type Locale, locales } from '#contract/locales.ts';
import { type EntryQuery, listEntries, type StoredEntry } from './cms/entries.ts';
import { present } from './cms/present.ts';
import type { SandboxContext } from './context.ts';

const everything: EntryQuery = { collection: 'merch' };

/** The store's list of products, at the prices of one region (Europe unless asked otherwise). */
export function merchService(context: SandboxContext): Hono {
	const app = new Hono();
	app.notFound((c) => c.json({ messages: ['NOT_FOUND'] }, 404));
	app.get('/public-api/products', (c) => {
		const region = c.req.query('region') ?? 'europe';
		const products = listEntries(context.db, everything)
			.map((entry) => product(entry, askedLocale(c), region, context.origin))
			.filter((item) => item !== undefined);
		return c.json({ data: products });
	});
	return app;
}

function product(entry: StoredEntry, locale: Locale, region: string, origin: string) {
	const { id, name, image, offers } = Object(present(entry, locale));
	const offer = Object.entries(offers).find(([place]) => place === region)?.[1];
	if (!offer) return undefined;
	return { id, name, image: { ...image, url: `${origin}/cms${image.url}` }, ...offer, region };
}

function askedLocale(c: Context): Locale {
	return locales.find((locale) => locale === c.req.query('locale')) ?? 'en';
}
