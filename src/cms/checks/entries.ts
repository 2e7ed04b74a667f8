import { locales } from '#contract/locales.ts';
import { site } from '#site.config';
import type { JobFields } from '../collections/jobs.ts';
import type { ContentCheck, ContentProblem } from './rule.ts';

/** Jobs past their last moment; the site leaves them out. */
export const expiredJobs: ContentCheck = ({ collection, value }) => {
	if (collection !== 'job-offers') return [];
	const { closed, validThrough } = value as JobFields;
	if (closed || validThrough.getTime() > Date.now()) return [];
	const day = validThrough.toISOString().slice(0, 10);
	return [{ field: 'validThrough', problem: `is left out: it ended on ${day}`, everywhere: true }];
};

const written = (job: unknown) => {
	const { title, description, requirements } = Object(job) as Partial<JobFields>;
	return JSON.stringify([title, description, requirements]);
};

/** In Quebec a job must be published in French. */
export const quebecJobs: ContentCheck = (entry, { entryIn }) => {
	const { location, locale } = entry.value as JobFields;
	if (entry.collection !== 'job-offers' || entry.locale !== 'fr' || location !== 'quebec') return [];
	const hasFrench = locale ? locale === 'fr' : written(entry.value) !== written(entryIn(entry, 'en'));
	return hasFrench ? [] : [{ problem: 'a job in Quebec without a French text', everywhere: true }];
};

/** Terms of service of another version than the one that new accounts accept. */
export const termsVersion: ContentCheck = ({ collection, value }) => {
	const { slug, version } = Object(value) as { slug?: string; version?: number };
	if (collection !== 'pages' || slug !== 'tos' || version === site.termsVersion) return [];
	const problem = `is version ${version}, while new accounts accept version ${site.termsVersion}: termsVersion in src/site.config.ts`;
	return [{ field: 'version', problem }];
};

interface MaybeTranslated {
	/** The language that it is shown in, where it is not translated. */
	locale?: string | null;
	/** Texts of the entry in each language. */
	translations?: { locale: string }[];
}

/** Entries that readers of some language find in another one. */
export const languages: ContentCheck = (entry, { entryIn }) => {
	const { translations } = Object(entry.value) as MaybeTranslated;
	const missing = locales.filter((locale) => {
		if (translations) return !translations.some((each) => each.locale === locale);
		const { locale: shown } = Object(entryIn(entry, locale)) as MaybeTranslated;
		return shown && shown !== locale;
	});
	return missing.length > 0 ? [{ problem: `has no text in ${missing.join(' and ')}`, everywhere: true }] : [];
};

const isPicture = (value: object): value is { alt: string } =>
	'url' in value && 'width' in value && 'alt' in value;

function findIn(value: unknown, field: string): ContentProblem[] {
	if (typeof value !== 'object' || value === null) return [];
	if (isPicture(value))
		return value.alt.trim() ? [] : [{ field: `${field}.alt`, problem: 'a picture without alternative text' }];
	return Object.entries(value).flatMap(([name, part]) => {
		const inner = Array.isArray(value) ? `${field}[${name}]` : [field, name].filter(Boolean).join('.');
		return findIn(part, inner);
	});
}

/** Pictures that nobody describes. */
export const alternativeTexts: ContentCheck = ({ value }) => findIn(value, '');

/** The fields that say when an entry appeared. */
const published: Record<string, string> = {
	'job-offers': 'publishedAt',
	'office-news': 'publishedAt',
	'support-patches': 'date',
};

/** Entries of a day to come; the site shows them at once. */
export const futureEntries: ContentCheck = ({ collection, value }) => {
	const field = published[collection];
	const date: unknown = field && Object(value)[field];
	if (!field || !(date instanceof Date) || date.getTime() <= Date.now()) return [];
	const problem = `is shown already, though it is dated ${date.toISOString().slice(0, 10)}`;
	return [{ field, problem, everywhere: true }];
};
