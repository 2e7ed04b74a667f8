import type { Context } from 'hono';
import { type Locale, locales } from '#contract/locales.ts';

/** The locale of the query; English where it names none that there is. */
export function askedLocale(c: Context): Locale {
	return locales.find((locale) => locale === c.req.query('locale')) ?? 'en';
}

export function pathLocale(c: Context): Locale | undefined {
	return locales.find((locale) => locale === c.req.param('locale'));
}

/** Without a usable limit the list is whole. */
export function paging(c: Context): { limit: number; start: number } {
	const whole = (name: string, otherwise: number) => {
		const text = c.req.query(name) ?? '';
		return /^\d{1,9}$/.test(text) ? Number(text) : otherwise;
	};
	return { limit: whole('limit', -1), start: whole('start', 0) };
}

/** The page of a list that was asked for. */
export function pageOf<T>(c: Context, list: readonly T[]): T[] {
	const { limit, start } = paging(c);
	return list.slice(start, limit < 0 ? undefined : start + limit);
}

export function notFound(c: Context): Response {
	return c.json({ messages: ['NOT_FOUND'] }, 404);
}
