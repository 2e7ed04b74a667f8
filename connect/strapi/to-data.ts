import type { Attribute } from './model.ts';

type Fields = Record<string, unknown>;

/** A file of Strapi's media library. */
export interface Upload {
	id: number;
	/** Its address, below Strapi's. */
	url: string;
}

/** Where what an entry names is in Strapi. */
export interface Known {
	/** The file at a path of the content's folder. */
	fileAt(path: string): Upload;
	/** The documentId of an entry by its slug; undefined where it is not there yet. */
	entryOf(collection: string, slug: string): string | undefined;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** A day is the moment at which it begins in UTC. */
const toDatetime = (value: unknown) =>
	/^\d{4}-\d\d-\d\d$/.test(String(value)) ? `${value}T00:00:00.000Z` : value;

function toPlain({ field: { type } }: Attribute, value: unknown, known: Known): unknown {
	if (type === 'date') return toDatetime(value);
	if (type === 'number' || type === 'boolean') return value;
	return toText(value, known);
}

/** A path of the folder `media`, alone or in quotes or brackets, as in the JSON of a survey or in Markdown. */
const mediaPath = /(?<=^|["(])\/media\/[\w.-]+(?=$|[")])/g;

/** The files of the folder `media` that a text names. */
export const mediaPathsIn = (text: string): string[] => text.match(mediaPath) ?? [];

/** A text with the files that it names where they are now. */
const toText = (value: unknown, known: Known) =>
	(typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)).replaceAll(
		mediaPath,
		(path) => known.fileAt(path).url,
	);

function toRelation({ field, ...attribute }: Attribute, value: unknown, known: Known): unknown {
	const { of = '' } = field.item ?? field;
	const found = listOf(value).flatMap((slug) => known.entryOf(of, String(slug)) ?? []);
	return 'isMany' in attribute && attribute.isMany ? found : found[0];
}

function toPicture(parts: readonly Attribute[], value: Fields, known: Known): Fields {
	const { url, ...rest } = value;
	return { ...toData(parts, rest, known), file: known.fileAt(String(url)).id };
}

function toValue(attribute: Attribute, value: unknown, known: Known): unknown {
	switch (attribute.type) {
		case 'plain':
			return toPlain(attribute, value, known);
		case 'relation':
			return toRelation(attribute, value, known);
		case 'media':
			return known.fileAt(String(attribute.isWrapped ? Object(value).url : value)).id;
		case 'picture':
		case 'component': {
			const { type, parts, isMany } = attribute;
			const each = (part: unknown) =>
				type === 'picture' ? toPicture(parts, Object(part), known) : toData(parts, Object(part), known);
			return isMany ? listOf(value).map(each) : each(value);
		}
		case 'values':
			return listOf(value).map((part) => ({ value: toValue(attribute.part, part, known) }));
		case 'zone':
			return listOf(value).map((block) => {
				const { type, ...rest } = Object(block) as Fields;
				const found = attribute.blocks.find(({ name }) => name === type);
				if (!found) throw new Error(`There is no block "${type}".`);
				return { __component: found.uid, ...toData(found.parts, rest, known) };
			});
	}
}

/** What Strapi is sent for an entry or a part of one: its fields by Strapi's names, in Strapi's shapes. */
export function toData(attributes: readonly Attribute[], fields: Fields, known: Known): Fields {
	return Object.fromEntries(
		attributes.flatMap((attribute) => {
			const value = fields[attribute.field.name];
			if (value === undefined || value === null || value === '') return [];
			return [[attribute.name, toValue(attribute, value, known)]];
		}),
	);
}
