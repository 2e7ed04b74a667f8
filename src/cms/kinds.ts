import * as v from 'valibot';
import { issueChoices } from '#contract/endpoints/issues.ts';
import { survey } from '#contract/endpoints/surveys.ts';
import { continents, locales } from '#contract/locales.ts';
import { partNames } from '#contract/parts.ts';
import { references } from './checks/references.ts';
import { consents } from './collections/consents.ts';
import { contactForm, faq, faqCategory } from './collections/faqs.ts';
import { game, patch } from './collections/games.ts';
import { banner, homeBlocks } from './collections/home.ts';
import { job } from './collections/jobs.ts';
import { newsItem } from './collections/news.ts';
import { office, translation } from './collections/offices.ts';
import { page, pageBlocks } from './collections/pages.ts';
import { press } from './collections/press.ts';
import { redirect } from './collections/redirects.ts';
import { date, dayOrMoment, drawing, file, image } from './fields.ts';
import { markup, sectionMarkup } from './markup.ts';
import { type Collection, type CollectionName, collections } from './sources/files/collections.ts';

/** What an editor fills in. */
export interface EntryField {
	name: string;
	type:
		| 'text'
		| 'markdown'
		| 'date'
		| 'number'
		| 'boolean'
		| 'choice'
		| 'reference'
		| 'picture'
		| 'file'
		| 'object'
		| 'list'
		| 'blocks';
	isRequired: boolean;
	/** Of a choice. */
	options?: readonly string[];
	/** Of a reference: the collection whose slugs it names. */
	of?: CollectionName;
	/** Of an object, and of a picture beside its address, text and focal point. */
	fields?: readonly EntryField[];
	/** Of a list: what each part is. */
	item?: EntryField;
	/** Of blocks: each kind with its fields. */
	kinds?: readonly { name: string; fields: readonly EntryField[] }[];
	/** Whether each language has its own. */
	isTranslated?: boolean;
	/** Whether it is the text below the others. */
	isBody?: boolean;
}

/** A kind of entry. */
export interface Kind {
	name: CollectionName;
	/** As editors call it, in English. */
	label: string;
	/** One of them; absent where editors make no new ones. */
	one?: string;
	/** The field that names an entry in lists. */
	title: string;
	fields: readonly EntryField[];
}

type Schema = v.GenericSchema & {
	type: string;
	entries?: Record<string, Schema>;
	item?: Schema;
	wrapped?: Schema;
	/** A schema, and what is asked of it further. */
	pipe?: readonly unknown[];
	options?: readonly unknown[];
	literal?: unknown;
};

/** Types that are known by their schema; what those parse is for the site to know. */
const known = new Map<unknown, EntryField['type']>([
	[markup, 'markdown'],
	[sectionMarkup, 'markdown'],
	[date, 'date'],
	[dayOrMoment, 'date'],
	[file, 'file'],
]);

/** What a file does not say of its entry: its name and its language. */
const ofFile = ['id', 'locale'];
/** What every picture has; its size is read from the file. */
const ofPicture = ['url', 'alt', 'focalPoint', 'width', 'height'];

const isPicture = (entries: Record<string, Schema>) =>
	'url' in entries &&
	'alt' in entries &&
	[image, drawing].some(({ entries: { url } }) => url === entries.url);

function without(entries: Record<string, Schema>, left: readonly string[], at: string): EntryField[] {
	return Object.entries(entries)
		.filter(([name]) => !left.includes(name))
		.map(([name, schema]) => toField(name, schema, at ? `${at}.${name}` : name));
}

const plain: Record<string, EntryField['type']> = {
	number: 'number',
	boolean: 'boolean',
	picklist: 'choice',
};

/** A field of an entry. @param path where it stands, as collection and field, by which references are known */
function toField(name: string, schema: Schema, path: string): EntryField {
	if (schema.wrapped) return { ...toField(name, schema.wrapped, path), isRequired: false };
	const type = known.get(schema) ?? known.get(schema.pipe?.[0]);
	const field = { name, isRequired: true };
	if (type) return { ...field, type };
	const { entries, item, options } = schema;
	if (entries && isPicture(entries))
		return { ...field, type: 'picture', fields: without(entries, ofPicture, path) };
	if (entries) return { ...field, type: 'object', fields: without(entries, [], path) };
	if (item?.type === 'variant')
		return {
			...field,
			type: 'blocks',
			kinds: (item.options as Schema[]).map((block) => toBlock(block, path)),
		};
	if (item) return { ...field, type: 'list', item: toField('', item, path) };
	const of = referenceAt(path);
	if (of) return { ...field, type: 'reference', of };
	const choice = schema.type === 'picklist' ? { options: (options ?? []).map(String) } : {};
	return { ...field, type: plain[schema.type] ?? 'text', ...choice };
}

function toBlock({ entries = {} }: Schema, path: string) {
	return { name: String(entries.type?.literal), fields: without(entries, ['type'], path) };
}

function referenceAt(path: string): CollectionName | undefined {
	const [collection = '', ...rest] = path.split('.');
	return references[collection]?.[rest.join('.')] as CollectionName | undefined;
}

const optional = (name: string, type: EntryField['type'], more: Partial<EntryField> = {}): EntryField => ({
	...{ name, type, isRequired: false },
	...more,
});

/** What an entry may say beside its own fields. */
function furtherFields(isOne: boolean, isOrdered: boolean): EntryField[] {
	const item: EntryField = { name: '', type: 'choice', isRequired: true, options: locales };
	return [
		...(isOne && isOrdered ? [optional('order', 'number')] : []),
		optional('publishedAt', 'date'),
		optional('languages', 'list', { item }),
		optional('part', 'choice', { options: partNames }),
		optional('draft', 'boolean'),
	];
}

function kind(name: CollectionName, schema: v.ObjectEntries, more: Omit<Kind, 'name' | 'fields'>): Kind {
	const { translated, body, newestBy }: Collection = collections[name];
	const own = without(schema as Record<string, Schema>, ofFile, name).map((field) => ({
		...field,
		// A file's name is its slug where it says no other.
		...(field.name === 'slug' && { isRequired: false }),
		isTranslated: translated.includes(field.name),
		isBody: field.name === body,
	}));
	const further = furtherFields(more.one !== undefined, newestBy === undefined);
	const isNew = ({ name }: EntryField) => !own.some((field) => field.name === name);
	return { name, ...more, fields: [...own, ...further.filter(isNew)] };
}

const { translations: _, ...ofOffice } = office.entries;
const { locale: __, ...ofTranslation } = translation.entries;

/** Every kind of entry with what editors fill in. */
export const kinds: readonly Kind[] = [
	kind('office-news', newsItem.entries, { label: 'News', one: 'News item', title: 'title' }),
	kind('games', game.entries, { label: 'Games', one: 'Game', title: 'name' }),
	kind('support-patches', patch.entries, { label: 'Patch notes', one: 'Patch', title: 'version' }),
	kind('multibanners', banner.entries, { label: 'Banners', one: 'Banner', title: 'title' }),
	kind(
		'pages',
		{ ...page.entries, blocks: v.array(v.variant('type', [...homeBlocks, ...pageBlocks])) },
		{ label: 'Pages', title: 'title' },
	),
	kind('job-offers', job.entries, { label: 'Jobs', one: 'Job', title: 'title' }),
	kind(
		'offices',
		{ ...ofTranslation, continent: v.picklist(continents), ...ofOffice },
		{ label: 'Offices', one: 'Office', title: 'city' },
	),
	kind('faqs', faq.entries, { label: 'Answers', one: 'Answer', title: 'title' }),
	kind('faq-categories', faqCategory.entries, {
		label: 'Categories of answers',
		one: 'Category',
		title: 'name',
	}),
	kind('presses', press.entries, { label: 'Press kit', title: 'locale' }),
	kind('configs', consents.entries, { label: 'Cookie bar', title: 'title' }),
	kind('contact-form', contactForm.entries, { label: 'Contact form', title: 'locale' }),
	kind(
		'issue-form',
		{ categories: issueChoices.entries.categories },
		{ label: 'Report form', title: 'locale' },
	),
	kind('contact-surveys', survey.entries, { label: 'Playtest survey', title: 'code' }),
	kind('redirects', redirect.entries, { label: 'Redirects', one: 'Redirect', title: 'from' }),
];
