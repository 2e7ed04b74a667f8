import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { CmsError } from './error.ts';
import { loadSource, type Question } from './source.ts';

type Schema<T> = v.GenericSchema<unknown, T>;

interface ListOptions {
	/** The list may not be empty and none of its entries may be wrong. */
	required?: boolean;
}

/** The part of wrong entries above which a list that is not required fails the build too. */
const toleratedPart = 0.05;

const lifetime = process.env.NODE_ENV === 'production' ? Number.POSITIVE_INFINITY : 1000;
const answers = new Map<string, { until: number; answer: Promise<unknown> }>();

/** Asks once per build; while developing, an answer is a second old at most. */
function remember<T>(key: string, ask: () => Promise<T>): Promise<T> {
	const known = answers.get(key);
	if (known && known.until > Date.now()) return known.answer as Promise<T>;
	const answer = ask();
	answers.set(key, { until: Date.now() + lifetime, answer });
	return answer;
}

function problemOf(result: v.SafeParseResult<v.GenericSchema>): { field: string; problem: string } {
	const issue = result.issues?.[0];
	const field = issue ? (v.getDotPath(issue) ?? '') : '';
	return { field, problem: issue?.message ?? 'is wrong' };
}

/** Asks for one entry; throws CmsError where it is missing or malformed. */
export function askOne<T>(question: Question, schema: Schema<T>, locale: Locale): Promise<T> {
	return remember(`one ${question.path} ${locale}`, async () => {
		const { url, body } = await (await loadSource()).one(question, locale);
		const result = v.safeParse(schema, body);
		if (result.success) return result.output;
		const { field, problem } = problemOf(result);
		throw new CmsError(question.collection, url, problem, field);
	});
}

/**
 * Asks for a list. A wrong entry of a list that is not required is left out with a warning, up to one in twenty;
 * beyond that, and in a required list, it throws CmsError.
 */
export function askList<T>(
	question: Question,
	schema: Schema<T>,
	locale: Locale,
	options: ListOptions = {},
): Promise<T[]> {
	return remember(`list ${question.path} ${question.limit ?? ''} ${locale}`, async () => {
		const { url, body } = await (await loadSource()).list(question, locale);
		if (options.required && body.length === 0) throw new CmsError(question.collection, url, 'has no entries');
		const wrong: CmsError[] = [];
		const entries = body.flatMap((entry, index) => {
			const result = v.safeParse(schema, entry);
			if (result.success) return [result.output];
			const { field, problem } = problemOf(result);
			wrong.push(new CmsError(question.collection, url, problem, `[${index}].${field}`));
			return [];
		});
		const [first] = wrong;
		if (first && (options.required || wrong.length > body.length * toleratedPart)) throw first;
		for (const { message } of wrong) console.warn(`Left out: ${message}`);
		return entries;
	});
}
