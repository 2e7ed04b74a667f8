import * as v from 'valibot';
import { locales } from '#contract/locales.ts';
import { cachedFormat, isoDay } from '#lib/text/format.ts';
import { timeZone as studioZone } from '#site.config';
import { toFileUrl } from './source.ts';

/** Text: what is read has numbers made text of already (src/cms/source.ts). */
export const id = v.pipe(v.string(), v.nonEmpty('is empty'));

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

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
function offsetOf(moment: number, timeZone: string): number {
	const format = cachedFormat(
		`offset ${timeZone}`,
		() => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
	);
	const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
	const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? [];
	const ahead = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
	return (sign === '-' ? -ahead : ahead) * 1000;
}

const hour = 3_600_000;

/** The first moment of a day in a zone, some of whose days begin at one o'clock. */
function startOf(day: string, timeZone: string): Date {
	const midnight = Date.parse(`${day}T00:00:00Z`);
	const guess = midnight - offsetOf(midnight, timeZone);
	const start = new Date(midnight - offsetOf(guess, timeZone));
	return isoDay(start, timeZone) === day ? start : new Date(start.getTime() + hour);
}

/** A day that is nothing more, or a moment, as an entry says it. */
export type Moment = { day: string } | { moment: Date };

/** ISO 8601: a day, or a moment with its zone. */
export const dayOrMoment = v.pipe(
	v.string(),
	v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Moment => {
		const message = problemOfDate(value);
		if (message === undefined) return value.includes('T') ? { moment: toDate(value) } : { day: value };
		addIssue({ message });
		return NEVER;
	}),
);

/** When a moment is, or a day begins in a zone: the studio's, where no other is named. */
export const toStart = (given: Moment, timeZone: string = studioZone): Date =>
	'day' in given ? startOf(given.day, timeZone) : given.moment;

/** When a moment is, or the last second of a day in a zone. */
export function toEnd(given: Moment, timeZone: string = studioZone): Date {
	if ('moment' in given) return given.moment;
	const next = new Date(Date.parse(`${given.day}T00:00:00Z`) + 24 * hour).toISOString().slice(0, 10);
	return new Date(startOf(next, timeZone).getTime() - 1000);
}

/** A moment, or a day, which begins in the studio's zone. */
export const date = v.pipe(
	dayOrMoment,
	v.transform((given) => toStart(given)),
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

/** A file of the CMS or of another configured origin, as the absolute address it is fetched from. */
export const file = v.pipe(
	v.string(),
	v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
		const url = toFileUrl(value);
		if (url !== undefined) return url;
		addIssue({ message: 'is neither a path below the CMS nor at an origin of FILE_ORIGINS' });
		return NEVER;
	}),
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

/** The language that an entry falls back to; undefined where it is in the one that was asked for, whether or not it says so. */
export const onlyIn = v.pipe(
	v.nullish(v.picklist(locales)),
	v.rawTransform(({ dataset: { value }, config }) =>
		value === config.lang ? undefined : (value ?? undefined),
	),
);

/** Blocks of which exactly one is of a type, since a page's heading stands in it. */
export const one = <Block extends { type: string }>(type: Block['type']) =>
	v.check<Block[], string>(
		(blocks) => blocks.filter((block) => block.type === type).length === 1,
		`needs exactly one block of the type "${type}"`,
	);
