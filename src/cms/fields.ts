import * as v from 'valibot';
import { locales } from '#contract/locales.ts';
import { publicFilesUrl } from './source.ts';

/** Ids come as strings or numbers. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty('is empty'));

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));

export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** Slugs that an entry had before; its former addresses lead to the present one. */
export const previousSlugs = v.nullish(v.array(slug), []);

/** A day, or a day with a time and where it is that time; what else ISO 8601 knows, such as weeks, nobody writes. */
const isoDate =
	/^(\d{4}-(?:0[1-9]|1[0-2])-\d\d)(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?)?$/;

/** The days of a month end; `Date` reads the 31st of June as the 1st of July. */
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false;

function problemOfDate(value: string): string | undefined {
	const [, day = '', zone] = isoDate.exec(value) ?? [];
	if (!day) return 'is no ISO 8601 date';
	if (!isDay(day)) return 'is a day that does not exist';
	return value.length > day.length && !zone
		? 'has a time without a zone: add Z, or what it is ahead of UTC, such as +02:00'
		: undefined;
}

/** With the zone as `Date` reads it. */
const toDate = (value: string) =>
	new Date(
		value
			.replace(',', '.')
			.replace(/(T.*[+-]\d\d):?(\d\d)?$/, (_, time, minutes = '00') => `${time}:${minutes}`),
	);

/** ISO 8601: a day, which begins in UTC, or a moment with its zone. */
export const date = v.pipe(
	v.string(),
	v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
		const message = problemOfDate(value);
		if (message === undefined) return toDate(value);
		addIssue({ message });
		return NEVER;
	}),
);

/** The last moment of something: that of the day, in UTC, where only a day is given. */
export const lastMoment = v.pipe(
	v.string(),
	v.transform((value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T23:59:59Z` : value)),
	date,
);

/** A time zone by its name in the IANA database, such as `America/Toronto`. */
export const timeZone = v.pipe(
	v.string(),
	v.check((name) => {
		try {
			return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
		} catch {
			return false;
		}
	}, 'is no time zone such as Europe/Brussels'),
);

/** An address a visitor may be sent to. */
export const link = v.pipe(
	v.string(),
	v.check(
		(value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
		'is no http or https address',
	),
);

/** A page of this site, or an address elsewhere. */
export const pageOrLink = v.union(
	[v.pipe(v.string(), v.regex(/^\/(?![/\\])/)), link],
	'is no path and no http or https address',
);

/** A file of the CMS, as the absolute address it is fetched from. */
export const file = v.pipe(
	v.string(),
	v.regex(/^\/(?![/\\])/, 'is no path below the CMS'),
	v.transform((path) => publicFilesUrl() + path),
);

const size = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A picture that may be an SVG, such as a logo. */
export const drawing = v.object({ url: file, alt: v.string(), width: size, height: size });

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A picture that the build makes sizes of. */
export const image = v.object({
	...drawing.entries,
	url: v.pipe(
		file,
		v.check(
			(url) => !/\.svg$/i.test(url.replace(/[?#].*/, '')),
			'is an SVG, which only the logos and icons of games may be',
		),
	),
	/** What crops keep, as shares of the width and the height from the upper left. */
	focalPoint: v.optional(v.object({ x: share, y: share })),
});
export type Image = v.InferOutput<typeof image>;

/** Further words that the site's search finds an entry by. */
export const keywords = v.nullish(v.array(text), []);

/** The one language of an entry that is not translated; absent where it is in the language that was asked for. */
export const onlyIn = v.nullish(v.picklist(locales));

/** Blocks of which exactly one is of a type, since a page's heading stands in it. */
export const one = <Block extends { type: string }>(type: Block['type']) =>
	v.check<Block[], string>(
		(blocks) => blocks.filter((block) => block.type === type).length === 1,
		`needs exactly one block of the type "${type}"`,
	);
