import { type Around, type Checked, right, wrong } from './around.ts';
import { refusal } from './check-rule.ts';
import { checkType } from './check-type.ts';
import { isEmpty } from './holds.ts';
import type { Question } from './questions.ts';

/** Judges the answer to a question that is shown; the value of a right one is undefined where nothing was answered. */
export function checkAnswer(question: Question, value: unknown, around: Around): Checked {
	const isMissing = isEmpty(value) || (question.type === 'boolean' && value === false);
	if (isMissing && question.isRequired) return wrong('field.required');
	if (isEmpty(value)) return right(undefined);
	const checked = checkType(question, value, around);
	if (!checked.ok) return checked;
	if (isEmpty(checked.value)) return question.isRequired ? wrong('field.required') : right(undefined);
	for (const rule of question.validators) {
		const message = refusal(rule, checked.value, around);
		if (message) return wrong(rule.text || message);
	}
	return checked;
}
