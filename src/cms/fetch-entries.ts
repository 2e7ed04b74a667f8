import type { Locale } from '#contract/locales.ts';
import { defaultLocale } from '#site.config';
import { countOne, watchCount } from './cache/build-manifest.ts';
import { contentCache, memoize, type Warning } from './cache/content-cache.ts';
import { currentDraft, type Draft } from './draft.ts';
import { CmsError, isMissing, type MissingError } from './error.ts';
import { findHeldBack, HeldBackError, isHeldBack, noteHeldBack, withoutHeldParts } from './held-back.ts';
import { warnOfLosses } from './markup.ts';
import { idOf, isDraft, nameIn, parseEntry, problemOf, type Schema, sortEntries } from './parse-entries.ts';
import { requestJson } from './request.ts';
import { type ContentRequest, type ContentResponse, type FetchContent, loadSource } from './source.ts';
import { shadows, warn } from './warnings.ts';

/** A question without the language that it is asked in. */
type Asked = Pick<ContentRequest, 'collection' | 'path'>;

interface ListOptions {
	/** The list may be neither empty nor much smaller than at the last build, and none of its entries may be wrong. */
	required?: boolean;
	/** The list may be neither empty nor much smaller than at the last build, but for this many entries; some may be wrong. */
	mayLose?: number;
	/** A service that does not know the list has none. */
	optional?: boolean;
}

/** A service that does not know a list, where that is no mistake. */
async function readList(question: Asked & { locale: Locale }, isOptional: boolean) {
	const { collection, path } = question;
	const source = await loadSource();
	return source.list(question, readFor(collection)).catch((error: unknown) => {
		if (!isOptional || !isMissing(error)) throw error;
		return { url: path, body: [] };
	});
}

/** The part of wrong entries above which a list that is not required fails the build too. */
const toleratedPart = 0.05;

const nameOf = (kind: string, { path }: Asked, locale: Locale) => `${kind} ${path} ${locale}`;

const readFor =
	(collection: string): FetchContent =>
	(url, headers) =>
		requestJson(collection, url, headers);

const placeOf = ({ url, placeOf: find }: ContentResponse, ...where: [field: string, index?: number]) =>
	find?.(...where) ?? url;

/** The answer; the error where the CMS says that there is none, for an answer that is kept does not fail. */
async function askForOne(question: ContentRequest): Promise<ContentResponse | MissingError> {
	try {
		return await (await loadSource()).one(question, readFor(question.collection));
	} catch (error) {
		if (isMissing(error)) return error;
		throw error;
	}
}

/** Asks for one entry; an error that says no more than that it is not there, or held back, is an answer, too. */
function requestOne<T>(
	question: Asked,
	schema: Schema<T>,
	locale: Locale,
): Promise<T | MissingError | HeldBackError> {
	const { collection, path } = question;
	const draft = draftOf(question, locale);
	if (draft && path.split('/').includes(String(nameIn(draft.fields))))
		return Promise.resolve().then(() => parseDraft(draft, schema));
	return memoize(nameOf('one', question, locale), { collection, locale }, async () => {
		const answer = await askForOne({ ...question, locale });
		if (isMissing(answer)) return answer;
		const entry = nameIn(answer.body);
		if (isDraft(answer.body))
			throw new CmsError(collection, placeOf(answer, 'draft'), 'is a draft', { entry });
		const held = findHeldBack(collection, answer.body);
		if (held) {
			noteHeldBack(held);
			return new HeldBackError(held, { collection, url: placeOf(answer, held.field), entry });
		}
		const result = parseEntry(schema, withoutHeldParts(answer.body), locale);
		if (!result.success) {
			const { field, problem } = problemOf(result);
			throw new CmsError(collection, placeOf(answer, field), problem, { entry, field });
		}
		countOne(collection, locale);
		warnOfLosses({ collection, entry }, answer.body, locale);
		return result.output;
	});
}

/** A draft as the site shows it; throws CmsError for what is wrong with it. */
function parseDraft<T>({ collection, locale, fields, url }: Draft, schema: Schema<T>): T {
	const result = parseEntry(schema, withoutHeldParts(fields), locale);
	if (result.success) return result.output;
	const { field, problem } = problemOf(result);
	throw new CmsError(collection, url, problem, { entry: nameIn(fields), field });
}

/** Further names of a collection, where the CMS is asked for it by several paths. */
const sameAs: Record<string, string> = { 'office-by-slug': 'offices', 'office-names': 'offices' };

/** The draft that is previewed, if it is of a collection in this language. */
function draftOf({ collection }: Asked, locale: Locale): Draft | undefined {
	const draft = currentDraft();
	const isAsked = draft?.collection === (sameAs[collection] ?? collection) && draft.locale === locale;
	return isAsked ? draft : undefined;
}

/** A list with the draft that is previewed in the place of what is published of it, else before all others. */
function withDraftIn<T>(entries: T[], draft: Draft | undefined, schema: Schema<T>): T[] {
	if (!draft) return entries;
	const shown = parseDraft(draft, schema);
	const index = entries.findIndex((entry) => idOf(entry) === idOf(shown));
	return index === -1 ? [shown, ...entries] : entries.with(index, shown);
}

/** Where a field of an entry stands, for a message about it: the entry is asked for once more. */
export async function locateField(question: Asked, field: string, locale: Locale): Promise<string> {
	const answer = await askForOne({ ...question, locale });
	return isMissing(answer) ? question.path : placeOf(answer, field);
}

/** Asks for one entry; undefined where the CMS has none in this language. Throws CmsError where it is malformed or a draft. */
export async function findOne<T>(question: Asked, schema: Schema<T>, locale: Locale): Promise<T | undefined> {
	const found = await requestOne(question, schema, locale);
	if (isHeldBack(found)) throw found;
	return isMissing(found) ? undefined : found;
}

/** Asks for one entry; throws CmsError where it is missing, malformed or a draft. */
export async function fetchOne<T>(question: Asked, schema: Schema<T>, locale: Locale): Promise<T> {
	const found = await requestOne(question, schema, locale);
	if (isMissing(found) || isHeldBack(found)) throw found;
	return found;
}

/** What a language has of something that there is one of; in another language, marked with it, where it has none. */
export async function fetchInAnyLanguage<T extends object>(
	question: Asked,
	schema: Schema<T>,
	locale: Locale,
): Promise<T & { locale?: Locale | null | undefined }> {
	const own = await findOne(question, schema, locale);
	if (own || locale === defaultLocale) return own ?? fetchOne(question, schema, locale);
	const { collection } = question;
	const problem = `is not there in ${locale}; what it says in ${defaultLocale} is shown`;
	warn({ collection, field: 'locale', problem, locales: [locale] });
	return { ...(await fetchOne(question, schema, defaultLocale)), locale: defaultLocale };
}

function noteLeftOut(collection: string, entry: string | undefined): void {
	const leftOut = contentCache()?.leftOut;
	if (leftOut && entry) leftOut.set(collection, new Set([...(leftOut.get(collection) ?? []), entry]));
}

function leaveOut(warning: Warning & { entry: string | undefined }): void {
	noteLeftOut(warning.collection, warning.entry);
	warn({ ...warning, problem: `is left out: ${warning.problem}` });
}

/** It is not there yet, and no mistake: the warning tells editors when it is. */
function holdBack(warning: Warning & { entry: string | undefined }): void {
	noteLeftOut(warning.collection, warning.entry);
	if (!shadows.includes(warning.collection)) warn(warning);
}

/**
 * Asks for a list. A wrong entry of a list that is not required is left out with a warning, up to one in twenty;
 * beyond that, and in a required list, it throws CmsError. A draft is always left out with a warning, and so is what is
 * held back; what is of a part that is off is left out without one.
 */
export async function fetchList<T>(
	question: Asked,
	schema: Schema<T>,
	locale: Locale,
	{ required = false, mayLose, optional = false }: ListOptions = {},
): Promise<T[]> {
	const { collection } = question;
	const published = await memoize(nameOf('list', question, locale), { collection, locale }, async () => {
		const answer: ContentResponse & { body: unknown[] } = await readList({ ...question, locale }, optional);
		const { url, body } = answer;
		const { entries, wrong, drafts, absent, held } = sortEntries(collection, body, schema, locale);
		const [first] = wrong;
		if (first && (required || wrong.length > body.length * toleratedPart))
			throw new CmsError(collection, placeOf(answer, first.inEntry, first.index), first.problem, first);
		for (const entry of body) warnOfLosses({ collection, entry: idOf(entry) }, entry, locale);
		for (const { entry, field, problem } of wrong)
			leaveOut({ collection, entry, field, problem, locales: [locale] });
		for (const entry of absent) noteLeftOut(collection, entry);
		for (const entry of drafts) leaveOut({ collection, entry, problem: 'it is a draft' });
		for (const each of held) holdBack({ collection, ...each, locales: [locale] });
		// Nothing is lost where a part is switched off.
		const count = entries.length + absent.length;
		watchCount({
			collection,
			url,
			locale,
			required: required || mayLose !== undefined,
			count,
			mayLose: mayLose ?? 0,
		});
		return entries;
	});
	return withDraftIn(published, draftOf(question, locale), schema);
}
