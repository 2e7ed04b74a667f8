import * as surveys from '#contract/endpoints/surveys.ts';
import type { Locale } from '#contract/locales.ts';
import type { Answer } from './answer.ts';
import { loadEntry, type Reading } from './cms.ts';

/** The playtest survey as the CMS has it now; its definition is still text. */
export function readSurvey(call: Reading, locale: Locale): Promise<Answer<surveys.SurveyEntry>> {
	return loadEntry({ path: surveys.readSurvey.path, query: { locale } }, surveys.survey, call);
}
