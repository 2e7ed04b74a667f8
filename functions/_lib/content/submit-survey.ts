import * as surveys from '#contract/endpoints/surveys.ts';
import type { Locale } from '#contract/locales.ts';
import { type FieldErrors, listCodes } from '#contract/parse.ts';
import { checkResponses } from '#contract/survey/check-responses.ts';
import { parseSurvey } from '#contract/survey/parse-survey.ts';
import { storeSignUp } from '#contract/upstream-submissions.ts';
import type { Call } from '../http/call.ts';
import { fail, type Result } from '../http/result.ts';
import { forwardToCms } from '../upstream/cms-service.ts';
import { fetchEntry, type ReadContext } from './cms.ts';

type SurveyCall = Call<typeof surveys.submitSurvey>;

/** Somebody who is too young hears that first, whatever else is wrong. */
function refuse(fields: FieldErrors): Result {
	if (fields.dateOfBirth === 'field.adult') return fail(422, 'AGE_NOT_MET', { fields });
	return fail(400, listCodes(fields), { fields });
}

function judge({ input }: SurveyCall, entry: surveys.SurveyEntry) {
	const parsed = parseSurvey(entry.config, input.locale);
	if (!parsed.ok) return undefined;
	const rooms = entry.rooms.filter(({ open }) => open).map(({ location }) => location);
	const given = { ...input.answers, location: input.location };
	return checkResponses(parsed.survey, given, { rooms, now: Date.now() });
}

/** Judges answers by the definition as it is now, and hands those that hold to the CMS. */
export async function submitSurvey(call: SurveyCall): Promise<Result> {
	const entry = await readSurvey(call, call.input.locale);
	if (entry.kind !== 'ok') return entry;
	const judged = judge(call, entry.data);
	if (!judged) return fail(502, 'INTERNAL_SERVER_ERROR');
	if (!judged.ok) return refuse(judged.fields);
	const { location: _, ...answers } = judged.answers;
	return forwardToCms(storeSignUp)({ ...call, input: { ...call.input, answers } });
}

/** The playtest survey as the CMS has it now; its definition is still text. */
export function readSurvey(call: ReadContext, locale: Locale): Promise<Result<surveys.SurveyEntry>> {
	return fetchEntry({ path: surveys.readSurvey.path, query: { locale } }, surveys.survey, call);
}
