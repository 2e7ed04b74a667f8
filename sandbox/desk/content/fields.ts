import { locales } from '#contract/locales.ts';

/** One control of an entry's form. */
export interface Leaf {
	kind: 'line' | 'text' | 'number' | 'flag' | 'json';
	path: readonly string[];
	value: unknown;
}

/** Controls that belong together: an object, or a text in its languages. */
export interface Group {
	kind: 'group' | 'languages';
	path: readonly string[];
	fields: Field[];
}

export type Field = Leaf | Group;

/** What the machinery knows and no editor writes. */
const hidden = new Set(['id', 'draft']);

/** The name of a control, which is also how the build names a wrong value. */
export const nameOf = ({ path }: Field) => path.join('.');
export const isGroup = (field: Field): field is Group => 'fields' in field;

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const isInLanguages = (value: Record<string, unknown>) => locales.every((locale) => locale in value);
const isLong = (text: string) => text.length > 80 || /[\n<]/.test(text);

function toGroup(path: readonly string[], value: Record<string, unknown>): Group {
	const kind = isInLanguages(value) ? 'languages' : 'group';
	const fields = Object.entries(value).map(([key, part]) => toField([...path, key], part, kind));
	return { kind, path, fields };
}

function toField(path: readonly string[], value: unknown, within: Group['kind']): Field {
	if (isObject(value)) return toGroup(path, value);
	if (typeof value === 'boolean') return { kind: 'flag', path, value };
	if (typeof value === 'number') return { kind: 'number', path, value };
	if (typeof value !== 'string') return { kind: 'json', path, value };
	return { kind: within === 'languages' || isLong(value) ? 'text' : 'line', path, value };
}

/** The form that an entry's own values ask for. */
export function fieldsOf(entry: Record<string, unknown>): Field[] {
	return toGroup([], entry).fields.filter((field) => !hidden.has(nameOf(field)));
}

/** Every control of a form, in its order. */
export function leavesOf(fields: readonly Field[]): Leaf[] {
	return fields.flatMap((field) => (isGroup(field) ? leavesOf(field.fields) : [field]));
}
