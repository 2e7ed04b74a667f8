import * as v from 'valibot';
import type { Locale } from '../locales.ts';
import type { Condition } from './condition.ts';
import { findInconsistency, findMissing } from './inconsistencies.ts';
import { type Html, htmlSchema, type Question, questionSchemas } from './questions.ts';
import { condition } from './rules.ts';
import { maybeText } from './texts.ts';
import { withRequired } from './visible-questions.ts';

/** Questions that belong together. */
export interface Panel {
	type: 'panel';
	name: string;
	title: string;
	description: string;
	visibleIf?: Condition | undefined;
	elements: Item[];
}

/** What stands on a page of a survey. */
export type Item = Question | Html | Panel;

const place = {
	name: v.optional(v.string(), ''),
	title: maybeText,
	description: maybeText,
	visibleIf: v.optional(condition),
};

const panel: v.GenericSchema<unknown, Panel> = v.object({
	type: v.literal('panel'),
	...place,
	elements: v.array(v.lazy(() => item)),
});

const known = v.variant(
	'type',
	[...questionSchemas, htmlSchema],
	({ received }) => `is ${received}, a question type that this site does not know`,
);

const item: v.GenericSchema<unknown, Item> = v.lazy((input) =>
	(Object(input) as { type?: unknown }).type === 'panel' ? panel : known,
);

const page = v.object({ ...place, elements: v.optional(v.array(item), []) });
const mostPages = 40;

const definition = v.object(
	{
		title: maybeText,
		description: maybeText,
		completedHtml: maybeText,
		pages: v.pipe(
			v.array(page, 'is no list of pages'),
			v.minLength(1, 'has no pages'),
			v.maxLength(mostPages, 'has too many pages'),
		),
	},
	'is missing',
);

/** A survey in one language. */
export type Survey = v.InferOutput<typeof definition>;

/** A survey, or the place in its definition that cannot be used and why. */
export type ParsedSurvey = { ok: true; survey: Survey } | { ok: false; field: string; problem: string };

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** A survey of one page may leave the page out. */
function withPages(config: unknown): unknown {
	const { pages, elements, questions } = Object(config) as Record<string, unknown>;
	const only = elements ?? questions;
	return pages === undefined && only !== undefined
		? { ...Object(config), pages: [{ elements: only }] }
		: config;
}

/** Reads a definition in SurveyJS's format, as docs/survey.md says; `config` is its JSON as text. */
export function parseSurvey(config: string, locale: Locale): ParsedSurvey {
	const json = parseJson(config);
	if (typeof json !== 'object' || json === null) return { ok: false, field: '', problem: 'is no JSON' };
	const result = v.safeParse(definition, withPages(json), { lang: locale });
	if (!result.success) {
		const [issue] = result.issues;
		return { ok: false, field: v.getDotPath(issue) ?? '', problem: issue.message };
	}
	const survey = withRequired(result.output);
	const slip = findInconsistency(survey) ?? findMissing(survey);
	return slip ? { ok: false, ...slip } : { ok: true, survey };
}
