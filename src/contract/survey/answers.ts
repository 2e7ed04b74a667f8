import type { FieldErrors } from '../parse.ts';
import type { Around } from './around.ts';
import { checkAnswer } from './check.ts';
import type { Survey } from './definition.ts';
import type { Answers } from './holds.ts';
import { shownOf } from './shown.ts';
import { questionsOf } from './slips.ts';

/** Answers as they go over the wire, or the message at each question that is answered wrongly. */
export type CheckedAnswers =
	| { ok: true; answers: Record<string, unknown> }
	| { ok: false; fields: FieldErrors };

/** Judges the answers to all that is shown; answers to anything else are dropped. */
export function checkAnswers(
	survey: Survey,
	given: Answers,
	around: Omit<Around, 'answers'>,
): CheckedAnswers {
	const shown = shownOf(survey, given);
	const fields: FieldErrors = {};
	const answers: Record<string, unknown> = {};
	for (const question of shown.pages.flatMap(({ elements }) => questionsOf(elements))) {
		const { name } = question;
		const checked = checkAnswer(question, shown.answers[name], { ...around, answers: shown.answers });
		if (!checked.ok) fields[name] = checked.message;
		else if (checked.value !== undefined) answers[name] = checked.value;
	}
	return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, answers };
}
