import { type Attribute, type ContentType, contentTypeOf, contentTypes } from './model.ts';

type Json = Record<string, unknown>;

/** Texts that are longer than a line. */
const long = ['text', 'summary', 'config', 'purpose', 'alt', 'line'];

const numbers = ['min', 'max', 'order', 'version', 'revision'];

function plainType({ field: { name, type, options } }: Attribute): Json {
	switch (type) {
		case 'markdown':
			return { type: 'richtext' };
		case 'date':
			return { type: 'datetime' };
		case 'number':
			return { type: numbers.includes(name) ? 'integer' : 'float' };
		case 'boolean':
			return { type: 'boolean', default: false };
		case 'choice':
			return { type: 'enumeration', enum: options };
		default:
			return { type: long.includes(name) ? 'text' : 'string' };
	}
}

function typeOf(attribute: Attribute): Json {
	switch (attribute.type) {
		case 'plain':
			return plainType(attribute);
		case 'relation': {
			const { of = '' } = attribute.field.item ?? attribute.field;
			const { singular } = contentTypeOf(of);
			return {
				...{ type: 'relation', relation: attribute.isMany ? 'oneToMany' : 'oneToOne' },
				target: `api::${singular}.${singular}`,
			};
		}
		case 'media':
			return { type: 'media', multiple: false, allowedTypes: ['images', 'files'] };
		case 'picture':
		case 'component':
			return { type: 'component', component: attribute.uid, repeatable: attribute.isMany };
		case 'values':
			return { type: 'component', component: attribute.uid, repeatable: true };
		case 'zone':
			return { type: 'dynamiczone', components: attribute.blocks.map(({ uid }) => uid) };
	}
}

/** A slug is the last part of an address. */
const slug = { required: true, unique: true, regex: '^[a-z0-9]+(?:-[a-z0-9]+)*$' };

/** An empty list is one, too, so that Strapi must not ask for something in it. */
const mayBeEmpty = (attribute: Attribute) =>
	attribute.field.type === 'list' || attribute.field.type === 'boolean' || attribute.type === 'zone';

function toJson(attribute: Attribute): Json {
	const { field } = attribute;
	const isRequired = field.isRequired && !mayBeEmpty(attribute);
	return {
		...typeOf(attribute),
		...(isRequired && { required: true }),
		...(attribute.name === 'key' && { maxLength: 100 }),
	};
}

function toAttributes(attributes: readonly Attribute[], more: (attribute: Attribute) => Json = () => ({})) {
	return Object.fromEntries(attributes.map((each) => [each.name, { ...toJson(each), ...more(each) }]));
}

/** The schema of a content type, as Strapi reads it from its file. */
function toSchema({ kind, isSingle, isLocalised, singular, plural, attributes }: ContentType): Json {
	const own = (attribute: Attribute): Json => ({
		...(attribute.name === 'slug' && slug),
		// Relations are of each language, whatever is said here.
		...(isLocalised &&
			attribute.type !== 'relation' && {
				pluginOptions: { i18n: { localized: attribute.field.isTranslated === true } },
			}),
	});
	return {
		kind: isSingle ? 'singleType' : 'collectionType',
		collectionName: plural.replaceAll('-', '_'),
		info: { singularName: singular, pluralName: plural, displayName: kind.label },
		options: { draftAndPublish: true },
		pluginOptions: isLocalised ? { i18n: { localized: true } } : {},
		attributes: toAttributes(attributes, own),
	};
}

interface Component {
	uid: string;
	parts: readonly Attribute[];
}

/** A component and those inside of it. */
function componentsIn(attribute: Attribute): Component[] {
	switch (attribute.type) {
		case 'picture':
		case 'component':
			return [attribute, ...attribute.parts.flatMap(componentsIn)];
		case 'values':
			return [{ uid: attribute.uid, parts: [attribute.part] }];
		case 'zone':
			return attribute.blocks.flatMap((block) => [block, ...block.parts.flatMap(componentsIn)]);
		default:
			return [];
	}
}

function toComponentSchema({ uid, parts }: Component): Json {
	const [category = '', name = ''] = uid.split('.');
	const title = name.replaceAll('-', ' ');
	return {
		collectionName: `components_${uid.replaceAll(/[.-]/g, '_')}`,
		info: { displayName: category === 'shared' || category === 'block' ? title : `${category}: ${title}` },
		options: {},
		attributes: toAttributes(parts),
	};
}

const factory = (name: 'Controller' | 'Router' | 'Service', uid: string) =>
	`import { factories } from '@strapi/strapi';\n\nexport default factories.createCore${name}('${uid}');\n`;

function apiFiles(type: ContentType): [string, string][] {
	const { singular } = type;
	const uid = `api::${singular}.${singular}`;
	const at = `api/${singular}`;
	return [
		[`${at}/content-types/${singular}/schema.json`, toText(toSchema(type))],
		[`${at}/controllers/${singular}.ts`, factory('Controller', uid)],
		[`${at}/routes/${singular}.ts`, factory('Router', uid)],
		[`${at}/services/${singular}.ts`, factory('Service', uid)],
	];
}

const toText = (json: Json) => `${JSON.stringify(json, null, 2)}\n`;

/** Every file of Strapi's `src` that says what entries hold, by its path. Throws where two components have one name. */
export function schemaFiles(): Map<string, string> {
	const files = new Map(contentTypes.flatMap(apiFiles));
	for (const component of contentTypes.flatMap(({ attributes }) => attributes.flatMap(componentsIn))) {
		const path = `components/${component.uid.replace('.', '/')}.json`;
		const text = toText(toComponentSchema(component));
		const known = files.get(path);
		if (known !== undefined && known !== text)
			throw new Error(`Two components are called ${component.uid} and hold different fields.`);
		files.set(path, text);
	}
	return files;
}
