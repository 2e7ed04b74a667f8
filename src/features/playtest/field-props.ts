import type { Question } from '#contract/survey/questions.ts';
import type { FieldProps } from '#ui/form/FieldFrame.tsx';
import type { LoadedSurvey } from './load-survey.ts';
import { getTitle } from './survey-texts.ts';

export interface QuestionProps {
	question: Question;
	loaded: LoadedSurvey;
}

/** The props of any question's control. */
export function toFieldProps({ question, loaded }: QuestionProps): FieldProps {
	return {
		name: question.name,
		label: getTitle(question, loaded.file.texts),
		hint: question.description || undefined,
		required: question.isRequired,
	};
}

/** Whether a question is of those that most surveys begin with; the other controls come once somebody has begun. */
export function isBasic(question: Question): boolean {
	if (question.type === 'text') return question.inputType !== 'tel';
	if (question.type === 'boolean') return question.renderAs === 'checkbox';
	return question.type === 'checkbox' || question.type === 'radiogroup';
}
