import * as v from 'valibot';

/** A text of an ATS; absent where it is none. */
export const words = v.fallback(v.optional(v.string()), undefined);

/** A number of an ATS; absent where it is none. */
export const number = v.fallback(v.optional(v.number()), undefined);

/** What an ATS calls a posting: a number or a UUID. */
export const postingId = v.fallback(
	v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
	undefined,
);

/** A list of an ATS; empty where it is none. */
export const listOf = <Item>(item: v.GenericSchema<unknown, Item>) =>
	v.fallback(v.optional(v.array(item), []), []);

/** A part of a posting that may be absent. */
export const partOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
	v.fallback(v.optional(v.object(entries)), undefined);

/** What is paid, in minor units of the currency. */
export interface Pay {
	min: number;
	max: number;
	currency: string;
	per?: 'hour' | 'day' | 'week' | 'month' | 'year' | undefined;
}

/** What an ATS says of a job, under the names that it uses; what it does not say is absent. */
export interface Posting {
	/** As the ATS has it. */
	id: string | undefined;
	title: string | undefined;
	/** HTML. */
	description: string | undefined;
	/** The page of the ATS where somebody applies. */
	applyUrl: string | undefined;
	/** ISO 8601. */
	publishedAt: string | undefined;
	/** Every place that it is open in. */
	places: readonly string[];
	/** Every team that it is open in, each under the names that it goes by, the closest first. */
	teams: readonly (readonly string[])[];
	/** The kind of employment. */
	type: string | undefined;
	remote: boolean;
	salary: Pay | undefined;
	/** The language that it is written in, where the ATS says so. */
	language?: string | undefined;
	/** Countries it may be done in. */
	countries: readonly string[];
}

/** An answer that is no whole board, with what is wrong about it. */
export class WrongAnswer extends Error {}

/** The words of an ATS that are there, each once. */
export const present = (...given: readonly (string | null | undefined)[]): string[] => [
	...new Set(given.flatMap((each) => each?.trim() || [])),
];

/** An amount in major units of a currency, such as dollars, in its minor ones; an unknown currency has a hundred. */
export function toMinor(major: number, currency: string): number {
	const isCode = /^[A-Za-z]{3}$/.test(currency);
	const format = new Intl.NumberFormat('en', isCode ? { style: 'currency', currency } : {});
	return Math.round(major * 10 ** (isCode ? (format.resolvedOptions().maximumFractionDigits ?? 2) : 2));
}
