import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { askOne } from './ask.ts';
import { one, slug, text } from './fields.ts';

const hero = v.object({ type: v.literal('hero'), game: slug, line: text, action: text });
const lifeAtStudio = v.object({
	type: v.literal('life-at-studio'),
	title: text,
	text,
	points: v.array(v.object({ title: text, text })),
});
const storeTeaser = v.object({ type: v.literal('store-teaser'), title: text, text });

const homePage = v.object({
	title: text,
	blocks: v.pipe(v.array(v.variant('type', [hero, lifeAtStudio, storeTeaser])), one('hero')),
});
export type HomeBlock = v.InferOutput<typeof homePage>['blocks'][number];

/** The home page's own texts, as blocks in the order that editors gave them. */
export function loadHome(locale: Locale): Promise<v.InferOutput<typeof homePage>> {
	return askOne({ collection: 'pages', path: `/api/pages/home/${locale}` }, homePage, locale);
}
