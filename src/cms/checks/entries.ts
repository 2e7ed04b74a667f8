import { isOfAts } from '#contract/jobs.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { isoDay } from '#lib/text/format.ts';
import { site, timeZone as studioZone } from '#site.config';
import type { Game } from '../collections/games.ts';
import { isOpen, type JobFields } from '../collections/jobs.ts';
import type { Office } from '../collections/offices.ts';
import type { CheckContext, CheckedEntry, ContentCheck, ContentProblem } from './rule.ts';

/** Jobs past their last moment; the site leaves them out. */
export const expiredJobs: ContentCheck = ({ collection, locale, value }, around) => {
	if (collection !== 'job-offers') return [];
	const job = value as JobFields;
	const { closed, validThrough } = job;
	if (closed || !validThrough || validThrough.getTime() > Date.now()) return [];
	const office = officesOf(job, locale, around).find(({ slug }) => slug === job.location);
	const day = isoDay(validThrough, office?.timeZone ?? studioZone);
	return [{ field: 'validThrough', problem: `is left out: it ended on ${day}`, everywhere: true }];
};

const written = (job: unknown) => {
	const { title, description, requirements } = Object(job) as Partial<JobFields>;
	return JSON.stringify([title, description, requirements]);
};

/** The offices that a job may be done in, the first and the others. */
function officesOf({ location, categories }: JobFields, locale: Locale, around: CheckContext): Office[] {
	const places = new Set([location, ...categories.map((category) => category.location)]);
	const offices = around.entriesOf('offices', locale).map(({ value }) => value as Office);
	return offices.filter(({ slug }) => places.has(slug));
}

const isInQuebec = ({ slug, address }: Office) =>
	slug === 'quebec' || (address.countryCode === 'CA' && /^(?:QC|Qu[ée]bec)$/i.test(address.region ?? ''));

/** In Quebec a job must be published in French, also where it is the second place of a job. */
export const quebecJobs: ContentCheck = (entry, around) => {
	if (entry.collection !== 'job-offers' || entry.locale !== 'fr') return [];
	const job = entry.value as JobFields;
	if (!officesOf(job, entry.locale, around).some(isInQuebec)) return [];
	const english = around.entryIn(entry, 'en') as Partial<JobFields> | undefined;
	const hasFrench = !job.locale && (Boolean(english?.locale) || written(job) !== written(english));
	return hasFrench ? [] : [{ problem: 'a job in Quebec without a French text', everywhere: true }];
};

/** The member states of the European Union (ISO 3166). */
const memberStates = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
	' ',
);

/** In the EU applicants are told the pay before the interview (Directive (EU) 2023/970, article 5). */
export const payInTheEu: ContentCheck = ({ collection, locale, value }, around) => {
	const job = value as JobFields;
	if (collection !== 'job-offers' || job.salary || !isOpen(job)) return [];
	const office = officesOf(job, locale, around).find(({ address }) =>
		memberStates.includes(address.countryCode),
	);
	if (!office) return [];
	const problem = `says no pay, which applicants in the EU are told before the interview; its office "${office.slug}" is there`;
	return [{ field: 'salary', problem, everywhere: true }];
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

/** Entries that readers of some language find in another one; an ATS has one for all. */
export const languages: ContentCheck = (entry, { entryIn }) => {
	if (isOfAts(entry.id ?? '')) return [];
	const { translations } = Object(entry.value) as MaybeTranslated;
	const missing = locales.filter((locale) => {
		if (translations) return !translations.some((each) => each.locale === locale);
		return Boolean((Object(entryIn(entry, locale)) as MaybeTranslated).locale);
	});
	if (missing.length === 0) return [];
	const problem = `has no text in ${missing.join(' and ')}`;
	return [{ field: translations ? 'translations' : 'locale', problem, everywhere: true }];
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

/** Trailers that say nothing to who cannot hear them, or not in the language of their page. */
export const trailerCaptions: ContentCheck = ({ collection, locale, value }) => {
	const { trailer } = Object(value) as Partial<Game>;
	if (collection !== 'games' || !trailer?.mp4) return [];
	if (trailer.captions.some(({ language }) => language === locale)) return [];
	return [{ field: 'trailer.captions', problem: `are missing in ${locale}` }];
};

/** Collections whose entries stand beside each other with their picture. */
const withPictures = ['office-news', 'multibanners'];

interface Pictured {
	image?: { url?: string };
	publishedAt?: string | Date;
}

const pictureOf = ({ value }: CheckedEntry) => (Object(value) as Pictured).image?.url;
const timeOf = ({ value }: CheckedEntry) => new Date((Object(value) as Pictured).publishedAt ?? 0).getTime();

/** What stands after each entry of a list, by its value: news stand newest first, banners in the editors' order. */
function findNeighbours(entries: readonly CheckedEntry[]): Map<unknown, CheckedEntry | undefined> {
	const shown = entries
		.map((entry) => ({ entry, time: timeOf(entry) }))
		.toSorted((one, other) => other.time - one.time);
	return new Map(shown.map(({ entry }, index) => [entry.value, shown[index + 1]?.entry]));
}

const neighbours = new WeakMap<readonly CheckedEntry[], ReturnType<typeof findNeighbours>>();

/** Entries that show the same picture as the one beside them: they look like one entry that stands there twice. */
export const repeatedPictures: ContentCheck = (entry, { entriesOf }) => {
	const { collection, locale, value } = entry;
	const url = pictureOf(entry);
	if (!withPictures.includes(collection) || !url) return [];
	const all = entriesOf(collection, locale);
	const nextOf = neighbours.get(all) ?? findNeighbours(all);
	neighbours.set(all, nextOf);
	const next = nextOf.get(value);
	if (!next || pictureOf(next) !== url) return [];
	return [{ field: 'image', problem: `is the picture of its neighbour "${next.id}", too`, everywhere: true }];
};
