import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { references } from '#cms/checks/references.ts';
import { type EntryField, kinds } from '#cms/kinds.ts';
import { type Collection, collections } from '#cms/sources/files/collections.ts';

/** What stands in a value that its field does not know, by its path. */
function strangers(value: unknown, field: EntryField, path: string): string[] {
	if (value === null || value === undefined) return [];
	const { type, item, fields = [], kinds: blocks = [] } = field;
	if (type === 'list' && item)
		return listOf(value).flatMap((part, at) => strangers(part, item, `${path}[${at}]`));
	if (type === 'blocks')
		return listOf(value).flatMap((block, at) => {
			const { type: kind, ...rest } = Object(block);
			const found = blocks.find(({ name }) => name === kind);
			return found
				? unknownIn(rest, found.fields, `${path}[${at}]`)
				: [`${path}[${at}] is of no kind: ${kind}`];
		});
	if (type === 'picture') {
		const { url, alt, focalPoint: _, ...rest } = Object(value);
		const lacks = typeof url === 'string' && typeof alt === 'string' ? [] : [`${path} is no picture`];
		return [...lacks, ...unknownIn(rest, fields, path)];
	}
	if (type === 'object') return unknownIn(value, fields, path);
	return matches(value, type) ? [] : [`${path} is no ${type}: ${JSON.stringify(value)}`];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function matches(value: unknown, type: EntryField['type']): boolean {
	if (type === 'number' || type === 'boolean') return typeof value === type;
	// Ids may be written as numbers.
	return typeof value === 'string' || typeof value === 'number';
}

function unknownIn(value: unknown, fields: readonly EntryField[], path: string): string[] {
	return Object.entries(Object(value)).flatMap(([name, part]) => {
		const field = fields.find((each) => each.name === name);
		return field ? strangers(part, field, `${path}.${name}`) : [`${path}.${name} is no field`];
	});
}

const fieldOf = (fields: readonly EntryField[], name: string) => fields.find((field) => field.name === name);

/** The paths of the fields that hold Markdown, those in the parts of a list too. */
const markdownIn = (fields: readonly EntryField[], before = ''): string[] =>
	fields.flatMap(({ name, type, item }) => [
		...(type === 'markdown' ? [before + name] : []),
		...markdownIn(item?.fields ?? [], `${before}${name}.`),
	]);

describe('[SO-04] [SO-05] what editors fill in', () => {
	it('is described for every collection', () => {
		expect(kinds.map(({ name }) => name).sort()).toEqual(Object.keys(collections).sort());
	});

	it.each(kinds.map((kind) => [kind.name, kind.fields] as const))(
		'has what the files of %s have',
		(name, fields) => {
			const { translated, body, markdown = [], blocks }: Collection = collections[name];
			const inMarkdown = [...markdown, ...(body ? [body] : [])];
			for (const field of [...translated, ...inMarkdown])
				expect(fieldOf(fields, field.split('.')[0] ?? ''), field).toHaveProperty('isTranslated', true);
			// Markup that a file holds otherwise would stay Markdown on the page.
			expect(markdownIn(fields).sort()).toEqual(inMarkdown.sort());
			expect(fields.filter(({ type }) => type === 'blocks').map((field) => field.name)).toEqual(
				blocks ? [blocks] : [],
			);
		},
	);

	it('names the collection of every reference', () => {
		const found = Object.fromEntries(
			kinds.flatMap(({ name, fields }) => {
				const here = fields.flatMap((field) => referencesIn(field));
				return here.length > 0 ? [[name, Object.fromEntries(here)]] : [];
			}),
		);
		expect(found).toEqual(references);
	});

	it.each(kinds.map((kind) => [kind.name, kind.fields] as const))(
		'knows every field of content/%s',
		async (name, fields) => {
			const folder = join('content', name);
			const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
			expect(files.length).toBeGreaterThan(0);
			const ownNames: EntryField[] = [{ name: 'id', type: 'text', isRequired: false }];
			for (const file of files) {
				const [, front = ''] = /^---\n([\s\S]*?)---\n/.exec(await readFile(join(folder, file), 'utf8')) ?? [];
				const isEnglish = file.endsWith('.en.md');
				const allowed = isEnglish
					? [...fields, ...ownNames]
					: fields.filter(({ isTranslated }) => isTranslated);
				expect(unknownIn(parse(front), allowed, file)).toEqual([]);
			}
		},
	);
});

/** The references in a field with their paths, as src/cms/checks/references.ts has them. */
function referencesIn(field: EntryField, path = field.name): [string, string][] {
	if (field.of) return [[path, field.of]];
	if (field.item) return referencesIn(field.item, path);
	return (field.fields ?? []).flatMap((part) => referencesIn(part, `${path}.${part.name}`));
}
