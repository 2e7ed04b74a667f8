import type { FieldErrors } from '#contract/parse.ts';
import { checkAnswers } from '#contract/survey/check-responses.ts';
import type { Answers } from '#contract/survey/condition.ts';
import { questionsOf } from '#contract/survey/inconsistencies.ts';
import { shownOf } from '#contract/survey/visible-questions.ts';
import type { LoadedSurvey } from './load-survey.ts';
import { openRooms } from './playtest-rooms.ts';

type Judged = Pick<LoadedSurvey, 'survey' | 'rooms'>;

/** Answers judged as the function will judge them. */
export function check(loaded: Judged, given: Answers) {
	return checkAnswers(loaded.survey, given, { rooms: openRooms(loaded), now: Date.now() });
}

/** The message at each question that is answered wrongly. */
export function judge(loaded: Judged, given: Answers): FieldErrors {
	const checked = check(loaded, given);
	return checked.ok ? {} : checked.fields;
}

/** How far the answers reach: the number of the first page that is not answered rightly. */
export function reachOf(loaded: Judged, given: Answers): number {
	const { pages } = shownOf(loaded.survey, given);
	const fields = judge(loaded, given);
	const first = pages.findIndex(({ elements }) => questionsOf(elements).some(({ name }) => name in fields));
	return first < 0 ? pages.length : first;
}
