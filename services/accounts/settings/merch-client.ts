import * as v from 'valibot';
import { type Product, product } from '#contract/endpoints/account-settings.ts';
import type { Locale } from '#contract/locales.ts';

const answer = v.object({ data: v.array(product) });

/** What the merch service sells in a region, with texts in a language; nothing where it cannot be reached. */
export async function listProducts(
	merchUrl: string,
	{ locale, region }: { locale: Locale; region: string },
): Promise<Product[]> {
	const url = `${merchUrl}/public-api/products?${new URLSearchParams({ region, locale })}`;
	try {
		const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(3000) });
		if (!response.ok) throw new Error(`answered ${response.status}`);
		return v.parse(answer, await response.json()).data;
	} catch (error) {
		console.error(`merch: ${url}: ${error instanceof Error ? error.message : error}`);
		return [];
	}
}
