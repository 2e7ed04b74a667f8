import type { Question } from '#contract/survey/questions.ts';
import { formatDate } from '#i18n/formats.ts';
import type { LoadedSurvey } from './load-survey.ts';
import { choicesOf } from './wording.ts';

interface Day {
	day: number;
	month: number;
	year: number;
}

const isDay = (value: unknown): value is Day =>
	typeof value === 'object' && value !== null && 'year' in value;

/** An answer as it is read back. */
export function inWords(question: Question, value: unknown, loaded: LoadedSurvey): string {
	const { locale, texts } = loaded.file;
	const options = choicesOf(question, loaded);
	const nameOf = (id: unknown) => options.find((option) => option.id === String(id))?.name ?? String(id);
	if (Array.isArray(value)) return value.map(nameOf).join('\n') || texts.review.none;
	if (question.type === 'boolean') return value === true ? texts.yes : texts.no;
	if (value === undefined || value === '') return texts.review.none;
	if (isDay(value)) return formatDate(new Date(Date.UTC(value.year, value.month - 1, value.day)), locale);
	return nameOf(value);
}
