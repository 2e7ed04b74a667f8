import { call } from '#api/call.ts';
import { readSurvey, type SurveyEntry } from '#contract/endpoints/surveys.ts';
import type { Locale } from '#contract/locales.ts';

/** The survey as the CMS has it now; undefined where it cannot be had. */
export async function reloadSurvey(locale: Locale): Promise<SurveyEntry | undefined> {
	const result = await call(readSurvey, { locale }, { quiet: true });
	return result.kind === 'ok' ? result.data : undefined;
}
