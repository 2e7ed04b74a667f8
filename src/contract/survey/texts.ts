import * as v from 'valibot';

/** One text, or one for each language with `default` for the others. */
const localised = v.union([v.string(), v.record(v.string(), v.string())], 'is no text');

function pick(value: string | Record<string, string>, locale: string | undefined): string {
	if (typeof value === 'string') return value;
	const own = locale && Object.hasOwn(value, locale) ? value[locale] : undefined;
	return own ?? value.default ?? value.en ?? '';
}

/** A text of a survey in the language that the survey is read in, which the parser gets as `lang`. */
export const text = v.pipe(
	localised,
	v.rawTransform(({ dataset, config }) => pick(dataset.value, config.lang)),
);

/** A text that may be left out; empty then. */
export const maybeText = v.optional(text, '');
