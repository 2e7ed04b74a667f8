import type { ContentQuery, Populate } from '#cms/sources/strapi/rows.ts';
import { type Attribute, contentTypes } from './model.ts';

function within(parts: readonly Attribute[]): Populate {
	const populate = populateOf(parts);
	return Object.keys(populate).length > 0 ? { populate } : true;
}

function toPopulate(attribute: Attribute): Populate | undefined {
	switch (attribute.type) {
		case 'plain':
			return undefined;
		case 'relation':
			return { fields: ['slug'] };
		case 'media':
		case 'values':
			return true;
		case 'picture':
		case 'component':
			return within(attribute.parts);
		case 'zone':
			return { on: Object.fromEntries(attribute.blocks.map(({ uid, parts }) => [uid, within(parts)])) };
	}
}

function populateOf(attributes: readonly Attribute[]): Record<string, Populate> {
	return Object.fromEntries(
		attributes.flatMap((attribute) => {
			const populate = toPopulate(attribute);
			return populate ? [[attribute.name, populate]] : [];
		}),
	);
}

/** How Strapi is asked for each kind of entry. */
export const queriesOf = (): Record<string, ContentQuery> =>
	Object.fromEntries(
		contentTypes.map(({ kind, isSingle, singular, plural, attributes }) => [
			kind.name,
			{ path: isSingle ? singular : plural, singular, isSingle, populate: populateOf(attributes) },
		]),
	);

/** The source of the file by which the site knows that, without the schemas from which it follows. */
export function queriesFile(): string {
	const lines = Object.entries(queriesOf()).map(
		([name, query]) => `\t'${name}': ${JSON.stringify(query)},\n`,
	);
	return `// biome-ignore-all format: npm run docs writes it from src/cms/kinds.ts
import type { CollectionName } from '../files/collections.ts';
import type { ContentQuery } from './rows.ts';

/** What Strapi is asked for, by collection. */
export const queries: Record<CollectionName, ContentQuery> = {
${lines.join('')}};
`;
}
