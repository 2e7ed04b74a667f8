import * as v from 'valibot';
import { readConfig } from '#contract/config.ts';
import type { Locale } from '#contract/locales.ts';
import { parts } from '#site.config';
import { id, link, slug, text } from '../fields.ts';
import { requestSpareJson } from '../request.ts';
import { warn } from '../warnings.ts';

const product = v.object({
	id,
	name: text,
	image: v.object({ url: link, alt: v.string(), width: v.number(), height: v.number() }),
	url: link,
	/** Minor units. */
	price: v.pipe(v.number(), v.integer(), v.minValue(0)),
	currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
	region: text,
	/** The slug of the game that it is of. */
	game: v.nullish(slug),
});
export type CmsProduct = v.InferOutput<typeof product>;

const answer = v.object({ data: v.array(product) });

/**
 * What the pictures of products stand below: the merch service's own address, or MERCH_FILES_URL where that is set;
 * undefined where a studio has no merch service.
 */
export function merchFilesUrl(): string | undefined {
	if (!parts.merch) return undefined;
	const { MERCH_URL, MERCH_FILES_URL } = readConfig(process.env, ['MERCH_URL', 'MERCH_FILES_URL']);
	return MERCH_FILES_URL ?? MERCH_URL;
}

/** Whether this build may fetch a product's picture, which visitors are then shown from this site. */
function hasOwnPicture({ id: entry, image }: CmsProduct, address: string): boolean {
	if (new URL(image.url).origin === new URL(address).origin) return true;
	const problem = `is left out: its picture ${image.url} is not at ${address}; set MERCH_FILES_URL to where pictures are`;
	warn({ collection: 'merch', entry, field: 'image.url', problem });
	return false;
}

/**
 * What the merch store offers in one region; nothing where a studio has none. A store that fails is left out with a warning,
 * the site goes on.
 */
export async function loadProducts(locale: Locale, region: string): Promise<CmsProduct[]> {
	const files = merchFilesUrl();
	if (!files) return [];
	const { MERCH_URL } = readConfig(process.env, ['MERCH_URL']);
	const url = `${MERCH_URL}/public-api/products?region=${region}&locale=${locale}`;
	try {
		const { data } = v.parse(answer, await requestSpareJson('merch', url));
		return data.filter((one) => hasOwnPicture(one, files));
	} catch (error) {
		const problem = `the store's products are left out: ${(error as Error).message}, from ${url}`;
		warn({ collection: 'merch', problem, locales: [locale] });
		return [];
	}
}
