import type { Attribute } from './model.ts';

type Fields = Record<string, unknown>;

/** Where what an entry names is in Strapi. */
export interface Ids {
	/** The file at a path of the content's folder. */
	fileAt(path: string): number;
	/** The documentId of an entry by its slug; undefined where it is not there yet. */
	entryOf(collection: string, slug: string): string | undefined;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** A day is the moment at which it begins in UTC. */
const toDatetime = (value: unknown) =>
	/^\d{4}-\d\d-\d\d$/.test(String(value)) ? `${value}T00:00:00.000Z` : value;

function toPlain({ field: { type } }: Attribute, value: unknown): unknown {
	if (type === 'date') return toDatetime(value);
	return type === 'number' || type === 'boolean' ? value : textOf(value);
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function toRelation({ field, ...attribute }: Attribute, value: unknown, ids: Ids): unknown {
	const { of = '' } = field.item ?? field;
	const found = listOf(value).flatMap((slug) => ids.entryOf(of, String(slug)) ?? []);
	return 'isMany' in attribute && attribute.isMany ? found : found[0];
}

function toPicture(parts: readonly Attribute[], value: Fields, ids: Ids): Fields {
	const { url, ...rest } = value;
	return { ...toData(parts, rest, ids), file: ids.fileAt(String(url)) };
}

function toValue(attribute: Attribute, value: unknown, ids: Ids): unknown {
	switch (attribute.type) {
		case 'plain':
			return toPlain(attribute, value);
		case 'relation':
			return toRelation(attribute, value, ids);
		case 'media':
			return ids.fileAt(String(attribute.isWrapped ? Object(value).url : value));
		case 'picture':
		case 'component': {
			const { type, parts, isMany } = attribute;
			const each = (part: unknown) =>
				type === 'picture' ? toPicture(parts, Object(part), ids) : toData(parts, Object(part), ids);
			return isMany ? listOf(value).map(each) : each(value);
		}
		case 'values':
			return listOf(value).map((part) => ({ value: toValue(attribute.part, part, ids) }));
		case 'zone':
			return listOf(value).map((block) => {
				const { type, ...rest } = Object(block) as Fields;
				const found = attribute.blocks.find(({ name }) => name === type);
				if (!found) throw new Error(`There is no block "${type}".`);
				return { __component: found.uid, ...toData(found.parts, rest, ids) };
			});
	}
}

/** What Strapi is sent for an entry or a part of one: its fields by Strapi's names, in Strapi's shapes. */
export function toData(attributes: readonly Attribute[], fields: Fields, ids: Ids): Fields {
	return Object.fromEntries(
		attributes.flatMap((attribute) => {
			const value = fields[attribute.field.name];
			if (value === undefined || value === null || value === '') return [];
			return [[attribute.name, toValue(attribute, value, ids)]];
		}),
	);
}
