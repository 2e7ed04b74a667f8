import * as v from 'valibot';
import type { Locale } from '../locales.ts';
import { definition, type Survey } from './definition.ts';
import { findInconsistency, findMissing } from './inconsistencies.ts';
import { withRequired } from './visible-questions.ts';

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
