import { type EntryField, type Kind, kinds } from '#cms/kinds.ts';
import { ownNames } from '#cms/sources/strapi/to-fields.ts';

/** A field as Strapi has it. */
export type Attribute = {
	/** Its name there. */
	name: string;
	field: EntryField;
} & (
	| { type: 'plain' }
	| { type: 'relation'; isMany: boolean }
	/** A file. @see isWrapped: it stands in an object of its own here */
	| { type: 'media'; isWrapped: boolean }
	/** A picture with what it shows; its focal point is the file's. */
	| { type: 'picture' | 'component'; uid: string; isMany: boolean; parts: readonly Attribute[] }
	/** A list of plain values, each in a component, since Strapi has lists of components alone. */
	| { type: 'values'; uid: string; part: Attribute }
	| { type: 'zone'; blocks: readonly { uid: string; name: string; parts: readonly Attribute[] }[] }
);

/** A kind of entry as Strapi has it: a content type. */
export interface ContentType {
	kind: Kind;
	isSingle: boolean;
	/** Whether each language has its own texts. */
	isLocalised: boolean;
	singular: string;
	/** A single type has one, too, which nobody reads. */
	plural: string;
	attributes: readonly Attribute[];
}

/** What the fields are called there whose names Strapi keeps for itself. */
const reserved = Object.fromEntries(Object.entries(ownNames).map(([there, here]) => [here, there]));

/** Strapi has drafts of its own. */
const left = ['draft'];

/** Kinds of which there is one entry; the pages have no new ones either, but are several. */
const singles = ['configs', 'contact-form', 'contact-surveys', 'issue-form', 'presses'];

const kebab = (text: string) => text.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

const nameOf = (label: string) => label.toLowerCase().replaceAll(' ', '-');

/** The parts of a component whose fields are the same wherever it stands. */
const plain = (name: string, type: EntryField['type']): EntryField => ({ name, type, isRequired: true });

/** A picture's file and what it shows, beside what a kind adds. */
const ofPicture = [plain('file', 'file'), { ...plain('alt', 'text'), isRequired: false }];

/** A file that stands in an object by itself, `{ url }`. */
const isFileObject = ({ type, fields = [] }: EntryField) =>
	type === 'object' && fields.length === 1 && fields[0]?.type === 'file';

/** Names a component by where it stands, unless it is the same everywhere. */
function uidOf(field: EntryField, at: string): string {
	if (field.type === 'picture' && !field.fields?.length) return 'shared.picture';
	if (field.type === 'text') return 'shared.text';
	if (field.type === 'choice') return 'shared.language';
	const [category = '', ...path] = at.split('.');
	return `${category}.${path.join('-')}`;
}

function toComponent(field: EntryField, at: string, isMany: boolean) {
	const uid = uidOf(field, at);
	const isPicture = field.type === 'picture';
	const fields = [...(isPicture ? ofPicture : []), ...(field.fields ?? [])];
	const parts = fields.map((part) => toAttribute(part, `${at}.${kebab(part.name)}`));
	return { type: isPicture ? ('picture' as const) : ('component' as const), uid, isMany, parts };
}

function toList(field: EntryField, item: EntryField, at: string) {
	if (item.type === 'reference') return { type: 'relation' as const, isMany: true };
	if (item.fields) return toComponent(item, at, true);
	const part = toAttribute({ ...item, name: 'value' }, at);
	return { type: 'values' as const, uid: uidOf(item, at), part, field };
}

/** A field as Strapi has it. @param at where it stands, as category and path, by which components are named */
function toAttribute(field: EntryField, at: string): Attribute {
	const base = { name: reserved[field.name] ?? field.name, field };
	if (isFileObject(field)) return { ...base, type: 'media', isWrapped: true };
	switch (field.type) {
		case 'file':
			return { ...base, type: 'media', isWrapped: false };
		case 'reference':
			return { ...base, type: 'relation', isMany: false };
		case 'picture':
		case 'object':
			return { ...base, ...toComponent(field, at, false) };
		case 'list':
			return { ...base, ...toList(field, field.item ?? plain('', 'text'), at) };
		case 'blocks':
			return { ...base, type: 'zone', blocks: (field.kinds ?? []).map(toBlock) };
		default:
			return { ...base, type: 'plain' };
	}
}

function toBlock({ name, fields }: NonNullable<EntryField['kinds']>[number]) {
	const parts = fields.map((field) => toAttribute(field, `block.${name}.${kebab(field.name)}`));
	return { uid: `block.${name}`, name, parts };
}

/** An entry's own id, where it came with one; else its documentId is. */
const ownId: EntryField = { name: 'id', type: 'text', isRequired: false };

/** What few editors need stands last. */
const last = ['keywords', 'previousSlugs', 'order', 'languages', 'id'];

/** Strapi names an entry in lists by its first text: the title. */
const rankOf = ({ name }: EntryField, { title }: Kind) => (name === title ? -1 : last.indexOf(name) + 1);

function toContentType(kind: Kind): ContentType {
	const isSingle = singles.includes(kind.name);
	const singular = isSingle ? nameOf(kind.label) : kind.one ? nameOf(kind.one) : 'page';
	const fields = [...kind.fields.filter(({ name }) => !left.includes(name)), ...(isSingle ? [] : [ownId])];
	const inOrder = fields.toSorted((one, other) => rankOf(one, kind) - rankOf(other, kind));
	return {
		...{ kind, isSingle, singular },
		isLocalised: fields.some(({ isTranslated }) => isTranslated),
		plural: isSingle ? `${singular}s` : kind.name,
		attributes: inOrder.map((field) => toAttribute(field, `${singular}.${kebab(field.name)}`)),
	};
}

/** Every kind of entry as Strapi has it. */
export const contentTypes: readonly ContentType[] = kinds.map(toContentType);

/** The content type of a collection. */
export function contentTypeOf(collection: string): ContentType {
	const found = contentTypes.find(({ kind }) => kind.name === collection);
	if (!found) throw new Error(`There is no content type for ${collection}.`);
	return found;
}
