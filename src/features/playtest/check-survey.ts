import type { FieldErrors } from '#contract/parse.ts';
import { checkResponses } from '#contract/survey/check-responses.ts';
import type { SurveyResponses } from '#contract/survey/condition.ts';
import { findVisible, listQuestions } from '#contract/survey/visible-questions.ts';
import type { LoadedSurvey } from './load-survey.ts';
import { openRooms } from './load-survey.ts';

type Judged = Pick<LoadedSurvey, 'survey' | 'rooms'>;

/** Answers judged as the function will judge them. */
export function checkVisible(loaded: Judged, given: SurveyResponses) {
	return checkResponses(loaded.survey, given, { rooms: openRooms(loaded), now: Date.now() });
}

/** The message at each question that is answered wrongly. */
export function checkSurvey(loaded: Judged, given: SurveyResponses): FieldErrors {
	const checked = checkVisible(loaded, given);
	return checked.ok ? {} : checked.fields;
}

/** How far the answers reach: the number of the first page that is not answered rightly. */
export function findReach(loaded: Judged, given: SurveyResponses): number {
	const { pages } = findVisible(loaded.survey, given);
	const fields = checkSurvey(loaded, given);
	const first = pages.findIndex(({ elements }) => listQuestions(elements).some(({ name }) => name in fields));
	return first < 0 ? pages.length : first;
}
