import { type Context, Hono } from 'hono';
import type { Product } from '#contract/endpoints/account-settings.ts';
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
		return c.json({ data: listProducts(context, { locale: askedLocale(c), region }) });
	});
	return app;
}

/** A product with the region that it is sold in and the slug of the game that it is of. */
type Goods = Product & { region: string; game?: string };

interface Market {
	locale: Locale;
	region: string;
}

/** What is sold in a region, with texts in a language. */
export function listProducts(
	{ db, origin }: Pick<SandboxContext, 'db' | 'origin'>,
	{ locale, region }: Market,
): Goods[] {
	return listEntries(db, everything)
		.map((entry) => product(entry, locale, region, origin))
		.filter((item) => item !== undefined);
}

function product(entry: StoredEntry, locale: Locale, region: string, origin: string): Goods | undefined {
	const { id, name, image, offers, game } = Object(present(entry, locale));
	const offer = (offers as Record<string, Pick<Product, 'url' | 'price' | 'currency'>>)[region];
	if (!offer) return undefined;
	return {
		id,
		name,
		image: { ...image, url: `${origin}/cms${image.url}` },
		...offer,
		region,
		...(game && { game }),
	};
}

function askedLocale(c: Context): Locale {
	return locales.find((locale) => locale === c.req.query('locale')) ?? 'en';
}
