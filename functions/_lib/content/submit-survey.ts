import * as surveys from '#contract/endpoints/surveys.ts';
import type { Locale } from '#contract/locales.ts';
import { codesOf, type FieldErrors } from '#contract/parse.ts';
import { checkAnswers } from '#contract/survey/check-responses.ts';
import { parseSurvey } from '#contract/survey/definition.ts';
import { keepSignUp } from '#contract/upstream-submissions.ts';
import type { Call } from '../http/call.ts';
import { type Answer, fail } from '../http/result.ts';
import { sentToCms } from '../upstream/cms-service.ts';
import { loadEntry, type Reading } from './cms.ts';

type SurveyCall = Call<typeof surveys.submitSurvey>;

/** Somebody who is too young hears that first, whatever else is wrong. */
function refuse(fields: FieldErrors): Answer {
	if (fields.dateOfBirth === 'field.adult') return fail(422, 'AGE_NOT_MET', { fields });
	return fail(400, codesOf(fields), { fields });
}

function judge({ input }: SurveyCall, entry: surveys.SurveyEntry) {
	const parsed = parseSurvey(entry.config, input.locale);
	if (!parsed.ok) return undefined;
	const rooms = entry.rooms.filter(({ open }) => open).map(({ location }) => location);
	const given = { ...input.answers, location: input.location };
	return checkAnswers(parsed.survey, given, { rooms, now: Date.now() });
}

/** Judges answers by the definition as it is now, and hands those that hold to the CMS. */
export async function submitSurvey(call: SurveyCall): Promise<Answer> {
	const entry = await readSurvey(call, call.input.locale);
	if (entry.kind !== 'ok') return entry;
	const judged = judge(call, entry.data);
	if (!judged) return fail(502, 'INTERNAL_SERVER_ERROR');
	if (!judged.ok) return refuse(judged.fields);
	const { location: _, ...answers } = judged.answers;
	return sentToCms(keepSignUp)({ ...call, input: { ...call.input, answers } });
}

/** The playtest survey as the CMS has it now; its definition is still text. */
export function readSurvey(call: Reading, locale: Locale): Promise<Answer<surveys.SurveyEntry>> {
	return loadEntry({ path: surveys.readSurvey.path, query: { locale } }, surveys.survey, call);
}
