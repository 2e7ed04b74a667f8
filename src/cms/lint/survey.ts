import { parseSurvey } from '#contract/survey/definition.ts';
import type { Rule } from './rule.ts';
import { isSurvey, unusedIn } from './survey-parts.ts';

/** A survey that cannot be shown, by the question that is wrong; and settings of SurveyJS that this site does not follow. */
export const surveys: Rule = ({ collection, value, locale }) => {
	if (collection !== 'contact-surveys' || !isSurvey(value)) return [];
	const parsed = parseSurvey(value.config, locale);
	if (!parsed.ok) {
		const field = ['config', parsed.field].filter(Boolean).join('.');
		return [{ field, problem: `cannot be shown: ${parsed.problem}`, everywhere: true }];
	}
	return unusedIn(JSON.parse(value.config)).map(({ field, name }) => {
		return { field, problem: `has "${name}", which this site does not follow`, everywhere: true };
	});
};
