import type { EntryField, Kind } from '#cms/kinds.ts';
import { kinds } from '#cms/kinds.ts';
import { locales } from '#contract/locales.ts';
import { previewed } from '#lib/url/preview-link.ts';
import { defaultLocale, site } from '#site.config';

type Fields = Record<string, unknown>;

/** Where the editor keeps what it saves. */
export type Backend =
	/** Files of this machine, by decap-server at the same address. */
	| { name: 'proxy'; proxy_url: string; branch: string }
	| { name: 'github'; repo: string; branch: string; base_url?: string; auth_endpoint?: string }
	| { name: 'gitlab'; repo: string; branch: string; auth_type: 'pkce'; app_id: string };

export interface EditorOptions {
	backend: Backend;
	/** The site's own address, to look at what was published. */
	siteUrl: string;
	/** Where content is, from the root of the repository. */
	folder: string;
	preview?: DraftPreview | undefined;
}

/** The preview of drafts that shows entries as they are written. */
export interface DraftPreview {
	/** Its origin. */
	url: string;
	/** What its addresses are signed with; editors are asked for it where it is not said, as in files that anybody may read. */
	key?: string | undefined;
}

/** Texts that need more than a line. */
const long = new Set(['text', 'summary', 'config', 'purpose']);

/** What editors read in place of a field's name, and below it. */
const words: Record<string, [label: string, hint?: string]> = {
	alt: [
		'Description',
		'What the picture shows, for those who do not see it. Empty only where it is mere decoration.',
	],
	slug: ['Address', 'The last part of its address. Empty: made of the file’s name.'],
	previousSlugs: ['Former addresses', 'They lead to the present one.'],
	keywords: ['Search words', 'Further words that it is found by.'],
	languages: ['Languages', 'Where it is not found in all of them.'],
	part: ['Part of the site', 'Shown only where the site has it.'],
	draft: ['Draft', 'Not shown anywhere.'],
	publishedAt: ['Published at', 'One that lies ahead is shown from then on.'],
	order: ['Order', 'Low numbers come first.'],
	config: ['Questions', 'JSON in the format of SurveyJS.'],
	html: ['Text'],
	description: ['Text'],
};

/** `uploadInfo` as a person reads it: "Upload info". */
function labelOf(name: string): string {
	const [label] = words[name] ?? [];
	if (label) return label;
	const text = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a field is for Decap, without its name. */
function widgetOf(field: EntryField, isTranslated: boolean): Fields {
	const { type, name, options = [], of, fields = [], item, kinds: blocks = [] } = field;
	switch (type) {
		case 'text':
			return { widget: long.has(name) ? 'text' : 'string' };
		case 'markdown':
			return { widget: 'markdown', editor_components: [], sanitize_preview: true };
		case 'date':
			return { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm:ss[Z]', picker_utc: true };
		case 'number':
			return { widget: 'number', value_type: 'float', step: 0.0001 };
		case 'boolean':
			return { widget: 'boolean' };
		case 'choice':
			return { widget: 'select', options };
		case 'reference':
			return { widget: 'relation', ...relationTo(of) };
		case 'picture':
			return { widget: 'object', collapsed: false, fields: pictureFields(field, isTranslated) };
		case 'file':
			return { widget: 'file' };
		case 'object':
			return { widget: 'object', collapsed: false, fields: toDecapFields(fields, isTranslated) };
		case 'list':
			return listOf(item, isTranslated);
		case 'blocks':
			return {
				widget: 'list',
				collapsed: true,
				types: blocks.map((block) => ({
					...{ name: block.name, label: labelOf(block.name.replaceAll('-', ' ')), widget: 'object' },
					...(isTranslated && { i18n: true }),
					fields: toDecapFields(block.fields, isTranslated),
				})),
			};
	}
}

/** The fields of a picture; the focal point looks for the one that is called `url`. */
function pictureFields({ fields = [] }: EntryField, isTranslated: boolean): Fields[] {
	const i18n = isTranslated && { i18n: true };
	const description: EntryField = { name: 'alt', type: 'text', isRequired: false };
	return [
		{ name: 'url', label: 'Picture', widget: 'image', ...i18n },
		toDecapField(description, isTranslated),
		{ name: 'focalPoint', label: 'What crops keep', widget: 'focal-point', required: false, ...i18n },
		...toDecapFields(fields, isTranslated),
	];
}

function listOf(item: EntryField | undefined, isTranslated: boolean): Fields {
	if (item?.type === 'choice') return { widget: 'select', multiple: true, options: item.options };
	if (item?.type === 'reference') return { widget: 'relation', multiple: true, ...relationTo(item.of) };
	if (item?.type === 'picture')
		return { widget: 'list', collapsed: true, fields: pictureFields(item, isTranslated) };
	if (item?.type === 'object')
		return {
			widget: 'list',
			collapsed: true,
			fields: toDecapFields(item.fields ?? [], isTranslated),
		};
	const one: EntryField = { type: 'text', isRequired: true, ...item, name: item?.name || 'item' };
	return {
		widget: 'list',
		collapsed: false,
		summary: '{{fields.item}}',
		field: { ...toDecapField(one, isTranslated), label: 'Entry' },
	};
}

function relationTo(of = ''): Fields {
	const title = kinds.find(({ name }) => name === of)?.title ?? 'title';
	return { collection: of, value_field: '{{slug}}', search_fields: [title], display_fields: [title] };
}

const toDecapFields = (fields: readonly EntryField[], isTranslated: boolean): Fields[] =>
	fields.map((field) => toDecapField(field, isTranslated));

function toDecapField(field: EntryField, isTranslated = field.isTranslated === true): Fields {
	const { name, isRequired, isBody } = field;
	const [, hint] = words[name] ?? [];
	return {
		...{ name: isBody ? 'body' : name, label: isBody ? 'Text' : labelOf(name), required: isRequired },
		...(isTranslated && { i18n: true }),
		...(hint && { hint }),
		...widgetOf(field, isTranslated),
	};
}

/** What few editors need stands last. */
const last = ['keywords', 'slug', 'previousSlugs', 'order', 'languages', 'draft'];

/** The title first, then what has to be filled in. */
const rankOf = ({ name }: EntryField, title: string) => (name === title ? -1 : last.indexOf(name) + 1);

function toCollection({ name, label, one, title, fields }: Kind, folder: string): Fields {
	const dated = name === 'support-patches';
	return {
		...{ name, label, label_singular: one ?? label, folder: `${folder}/${name}`, identifier_field: title },
		...{ create: one !== undefined, delete: one !== undefined, extension: 'md', format: 'yaml-frontmatter' },
		slug: dated ? '{{game}}-{{version}}' : `{{${title}}}`,
		...(!fields.some((field) => field.name === title) && { summary: label }),
		i18n: true,
		editor: { preview: true },
		fields: fields
			.toSorted((one, other) => rankOf(one, title) - rankOf(other, title))
			.map((field) => toDecapField(field)),
	};
}

/** The configuration of Decap CMS: its collections are those of src/cms/kinds.ts. */
export function decapConfig({ backend, siteUrl, folder, preview }: EditorOptions): Fields {
	return {
		backend,
		locale: 'en',
		site_url: siteUrl,
		display_url: siteUrl,
		...{ media_folder: `${folder}/media`, public_folder: '/media' },
		i18n: { structure: 'multiple_files', locales, default_locale: defaultLocale },
		slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
		show_preview_links: false,
		...(backend.name !== 'proxy' && { publish_mode: 'editorial_workflow' }),
		app_title: site.studio,
		collections: kinds.map((kind) => toCollection(kind, folder)),
		// For the editor's own script, which takes it out.
		...(preview && { preview: { ...preview, collections: previewed } }),
	};
}
