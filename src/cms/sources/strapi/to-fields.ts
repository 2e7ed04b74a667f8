import { toHtml } from '../markdown.ts';
import { blocksToHtml } from './blocks.ts';

type Fields = Record<string, unknown>;

/** Names of fields of the site, by what they are called in Strapi, which keeps these names for itself. */
export const ownNames: Record<string, string> = {
	key: 'id',
	publicationDate: 'publishedAt',
	revisionDate: 'updatedAt',
};

/** What Strapi says of an entry beside what editors fill in. */
const ofStrapi = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale', 'localizations'];

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A file of the media library; every kind of upload provider gives these. */
const isFile = (value: Fields) => 'mime' in value && 'url' in value && 'hash' in value;
const isPicture = (value: Fields) => 'file' in value && 'alt' in value;
/** What a relation leads to. */
const isRelated = (value: Fields) => 'documentId' in value;
/** A plain value of a list: Strapi has lists of components alone. */
const isValue = (value: Fields) => Object.keys(value).every((name) => name === 'id' || name === 'value');

interface StrapiFile {
	url: string;
	alternativeText: string | null;
	width: number | null;
	height: number | null;
	/** In per cent. */
	focalPoint?: { x: number; y: number } | null;
}

/** A picture: what it shows is said where it stands, else with the file, which has one text for every language. */
function toPicture({ file, alt, ...rest }: Fields, markup: readonly string[]): Fields | undefined {
	if (!isObject(file)) return undefined;
	const { url, alternativeText, width, height, focalPoint } = file as unknown as StrapiFile;
	return {
		...{ url, width, height, alt: alt || alternativeText || '' },
		...(focalPoint && { focalPoint: { x: focalPoint.x / 100, y: focalPoint.y / 100 } }),
		...toOwnNames(rest, markup),
	};
}

/** HTML of a rich text, which is Markdown or a list of blocks. */
const toMarkup = (value: unknown) => (Array.isArray(value) ? blocksToHtml(value) : toHtml(String(value)));

function toValue(value: unknown, markup: readonly string[]): unknown {
	if (Array.isArray(value))
		return value.map((part) => toValue(part, markup)).filter((part) => part !== undefined);
	if (!isObject(value)) return value;
	if (isFile(value)) return { url: value.url };
	if (isPicture(value)) return toPicture(value, markup);
	if (isRelated(value)) return value.slug;
	if ('value' in value && isValue(value)) return value.value;
	const { __component, ...rest } = value;
	const type = typeof __component === 'string' && { type: __component.replace(/^[^.]*\./, '') };
	return { ...type, ...toOwnNames(rest, markup) };
}

/** The fields without those that say nothing, by the names of docs/content.md. */
function toOwnNames(given: Fields, markup: readonly string[]): Fields {
	const named = Object.entries(given)
		.filter(([name, value]) => !ofStrapi.includes(name) && value !== null && value !== '')
		.map(([name, value]) => [
			ownNames[name] ?? name,
			markup.includes(name) ? toMarkup(value) : toValue(value, markup),
		]);
	return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

/**
 * The fields of an entry or of a component, as docs/content.md has them.
 * @param markup the names of those that are rich texts, wherever they stand
 */
export const toFields = (row: object, markup: readonly string[]): Fields => toOwnNames(row as Fields, markup);
