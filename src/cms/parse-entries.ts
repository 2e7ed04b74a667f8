import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { type Part, partNames } from '#contract/parts.ts';
import { parts } from '#site.config';
import { reuseParsed } from './cache/content-cache.ts';
import {
	describeHeldBack,
	findHeldBack,
	findWrongDate,
	noteHeldBack,
	withoutHeldParts,
} from './held-back.ts';

export type Schema<T> = v.GenericSchema<unknown, T>;

/** The language of the answer reaches the fields that depend on it as `lang`. */
export const parseEntry = <T>(schema: Schema<T>, value: unknown, locale: Locale) =>
	v.safeParse(schema, value, { lang: locale });

export function problemOf(result: v.SafeParseResult<v.GenericSchema>): { field: string; problem: string } {
	const issue = result.issues?.[0];
	const field = issue ? (v.getDotPath(issue) ?? '') : '';
	if (issue?.received === 'undefined') return { field, problem: 'is missing' };
	return { field, problem: issue?.message ?? 'is wrong' };
}

export function idOf(entry: unknown): string | undefined {
	const { id } = Object(entry) as { id?: unknown };
	return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** What a single entry is called by editors: its slug, else its id. */
export function nameIn(entry: unknown): string | undefined {
	const { slug } = Object(entry) as { slug?: unknown };
	return typeof slug === 'string' && slug ? slug : idOf(entry);
}

const isPart = (name: unknown): name is Part => partNames.some((part) => part === name);

/** Whether an entry is about a part of the site that is off. */
function isOfAbsentPart(entry: unknown): boolean {
	const { part } = Object(entry) as { part?: unknown };
	return isPart(part) && !parts[part];
}

export const isDraft = (entry: unknown) => (Object(entry) as { draft?: unknown }).draft === true;

interface WrongEntry {
	entry: string | undefined;
	index: number;
	inEntry: string;
	/** With its place in the list: `[2].title`. */
	field: string;
	problem: string;
}

interface HeldEntry {
	entry: string | undefined;
	field: string;
	problem: string;
}

interface Sorted<T> {
	entries: T[];
	wrong: WrongEntry[];
	drafts: (string | undefined)[];
	/** Of parts of the site that are off. */
	absent: (string | undefined)[];
	held: HeldEntry[];
}

/** One that is held back and is wrong, too, should not first be known on its day. */
function describeHeld(
	entry: unknown,
	held: NonNullable<ReturnType<typeof findHeldBack>>,
	wrong: { field: string; problem: string } | undefined,
): HeldEntry {
	noteHeldBack(held);
	const also = wrong ? `; then it is wrong: ${wrong.field}: ${wrong.problem}` : '';
	return { entry: idOf(entry), field: held.field, problem: `${describeHeldBack(held)}${also}` };
}

/** Tells the entries of a list apart: what is shown, what is wrong, drafts, what is of parts that are off, and what is held back. */
export function sortEntries<T>(
	collection: string,
	body: readonly unknown[],
	schema: Schema<T>,
	locale: Locale,
): Sorted<T> {
	const sorted: Sorted<T> = { entries: [], wrong: [], drafts: [], absent: [], held: [] };
	for (const [index, entry] of body.entries()) {
		const name = `${collection} ${locale} ${idOf(entry)}`;
		const result = reuseParsed(name, entry, () => parseEntry(schema, withoutHeldParts(entry), locale));
		const wrong = result.success ? findWrongDate(entry) : problemOf(result);
		const held = findHeldBack(collection, entry);
		if (isOfAbsentPart(entry)) sorted.absent.push(idOf(entry));
		else if (isDraft(entry)) sorted.drafts.push(idOf(entry));
		else if (held) sorted.held.push(describeHeld(entry, held, wrong));
		else if (result.success && !wrong) sorted.entries.push(result.output);
		else {
			const { field, problem } = wrong ?? problemOf(result);
			const place = { index, inEntry: field, field: `[${index}].${field}` };
			sorted.wrong.push({ entry: idOf(entry), ...place, problem });
		}
	}
	return sorted;
}
