import i18next from 'i18next';
import type { Locale } from '#contract/locales.ts';
import { LruMap } from '#lib/lru-map.ts';
import type { Resources } from './resources.ts';

type Namespace = keyof Resources;
type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

function newTranslator(locale: Locale): Translate {
	const t = i18next.getFixedT(locale);
	/** Most texts are the same on thousands of pages. */
	const known = new LruMap<string>(5000);
	const find: Translate = (key, values = {}) => {
		if (!i18next.exists(key, { lng: locale, ...values }))
			throw new Error(`No text ${key} in i18n/${locale}.`);
		return t(key, values);
	};
	return (key, values) => {
		const name = values ? key + JSON.stringify(values) : key;
		const cached = known.get(name);
		if (cached !== undefined) return cached;
		const text = find(key, values);
		known.set(name, text);
		return text;
	};
}

const translators = new Map<Locale, Translate>();

/**
 * The text function of one locale, for pages and layouts at build time.
 * It is bound to its locale, so that pages built side by side never mix languages; an unknown key throws.
 */
export function translator(locale: Locale): Translate {
	const translate = translators.get(locale) ?? newTranslator(locale);
	translators.set(locale, translate);
	return translate;
}

type Leaves<T> = {
	[K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];
type WithoutPlural<K extends string> = K extends `${infer Stem}_${'one' | 'many' | 'other'}` ? Stem : K;

/** `namespace:path.of.keys`, as the English files have them. */
export type TextKey = { [N in Namespace]: `${N}:${Leaves<Resources[N]>}` }[Namespace];

/** All texts of one namespace in one locale, of which an island is given the part it shows. */
export function texts<N extends Namespace>(locale: Locale, namespace: N): Resources[N] {
	return i18next.getResourceBundle(locale, namespace) as Resources[N];
}
