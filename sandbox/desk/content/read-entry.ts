import type { StoredEntry } from '../../services/cms/entries.ts';
import { fieldsOf, type Leaf, leavesOf, nameOf } from './fields.ts';

/** What a form sent, by the names of its controls; a box that is not ticked is absent. */
export type Typed = Record<string, string>;

/** What a control shows for a value. */
export function showValue({ kind, value }: Leaf): string {
	if (kind === 'json') return JSON.stringify(value, null, '\t');
	if (kind === 'flag') return value ? 'on' : '';
	return String(value);
}

type Reading = { value: unknown } | { error: string };

function readJson(text: string, before: unknown): Reading {
	try {
		const value: unknown = JSON.parse(text);
		const staysList = !Array.isArray(before) || Array.isArray(value);
		return staysList ? { value } : { error: 'This is a list: it begins with [ and ends with ].' };
	} catch (error) {
		return { error: `This is not JSON: ${error instanceof Error ? error.message : error}` };
	}
}

function readNumber(text: string): Reading {
	const value = Number(text);
	return text.trim() !== '' && Number.isFinite(value) ? { value } : { error: 'This is a number.' };
}

function readLeaf(leaf: Leaf, text: string): Reading {
	if (leaf.kind === 'json') return readJson(text, leaf.value);
	if (leaf.kind === 'number') return readNumber(text);
	return { value: leaf.kind === 'flag' ? text !== '' : text.replaceAll('\r\n', '\n') };
}

function put(entry: StoredEntry, [key = '', ...rest]: readonly string[], value: unknown): void {
	if (rest.length === 0) entry[key] = value;
	else put(entry[key] as StoredEntry, rest, value);
}

/** What an editor typed, as an entry of the same shape; or by control what cannot be read. */
export function readEntry(
	before: StoredEntry,
	typed: Typed,
): { entry: StoredEntry; errors: Record<string, string> } {
	const entry = structuredClone(before);
	const errors: Record<string, string> = {};
	for (const leaf of leavesOf(fieldsOf(before))) {
		const name = nameOf(leaf);
		const text = typed[name] ?? (leaf.kind === 'flag' ? '' : showValue(leaf));
		const reading = readLeaf(leaf, text);
		if ('error' in reading) errors[name] = reading.error;
		else put(entry, leaf.path, reading.value);
	}
	return { entry, errors };
}
