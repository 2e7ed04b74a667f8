import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { askList } from './ask.ts';
import { slug, text } from './fields.ts';

const continent = v.object({ continent: text, offices: v.array(v.object({ slug })) });
export type Continent = v.InferOutput<typeof continent>;

/** The continents with the locations that stand on them, both in the CMS's order. */
export function loadContinents(locale: Locale): Promise<Continent[]> {
	const question = { collection: 'continents', path: `/api/open/offices/by-continent/${locale}` };
	return askList(question, continent, locale);
}
