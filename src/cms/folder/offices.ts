import { type Locale, locales } from '#contract/locales.ts';
import { readCollection } from './read-collection.ts';
import type { Entry } from './read-entry.ts';

const textsOf = ({ city, country, title, text }: Entry['fields']) => ({ city, country, title, text });

/** Offices carry their texts in every language, the asked one first. */
export async function readOffices(locale: Locale): Promise<Entry[]> {
	const order = [locale, ...locales.filter((other) => other !== locale)];
	const lists = await Promise.all(order.map((each) => readCollection('offices', each)));
	const [asked = []] = lists;
	return asked.map((office) => {
		const inEach = lists.map((list) => list.find(({ fields }) => fields.id === office.fields.id) ?? office);
		const translations = inEach.map(({ fields }, index) => ({ locale: order[index], ...textsOf(fields) }));
		const placeOf = (field: string) => placeOfText(field, inEach);
		return { fields: { ...office.fields, translations }, placeOf };
	});
}

/** `translations[1].city` is the city in the second language. */
function placeOfText(field: string, [asked, ...others]: Entry[]): string {
	const [, index, name] = /^translations[.[](\d+)\]?\.(\w+)/.exec(field) ?? [];
	const entry = [asked, ...others][Number(index ?? 0)];
	return entry?.placeOf(name ?? field) ?? '';
}

/** Offices under the continent they stand on, both in the order of the offices. */
export async function readContinents(locale: Locale): Promise<Entry[]> {
	const groups = Map.groupBy(await readOffices(locale), ({ fields }) => fields.continent);
	return [...groups].map(([continent, offices]) => ({
		fields: { continent, offices: offices.map(({ fields }) => fields) },
		placeOf: (field) => offices[0]?.placeOf(field) ?? '',
	}));
}
