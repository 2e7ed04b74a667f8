import type { Question } from '#contract/survey/questions.ts';
import { ratesOf } from '#contract/survey/rates.ts';
import { formatDate } from '#i18n/formats.ts';
import { interpolate } from '#lib/interpolate.ts';
import type { Option } from '#ui/chosen.ts';
import type { LoadedSurvey } from './load-survey.ts';
import type { SurveyFile } from './survey-file.ts';

/** A question's title: the definition's, else the site's for what every survey asks, else its name. */
export function titleOf({ name, title }: Question, { needed }: SurveyFile['texts']): string {
	if (title) return title;
	const own: Readonly<Record<string, string>> = needed;
	return (Object.hasOwn(own, name) ? own[name] : undefined) ?? name;
}

/** The rooms, each with whether it takes sign-ups. */
function roomsOf(question: Question, { file, rooms }: LoadedSurvey): Option[] {
	const named = 'choices' in question ? question.choices : [];
	return rooms.map(({ location, open }) => {
		const own = named.find(({ value }) => value === location)?.text;
		const name = own ?? file.cities[location] ?? location;
		return {
			id: location,
			name: open ? name : interpolate(file.texts.closedRoom, { room: name }),
			disabled: !open,
		};
	});
}

/** What a question offers, in the words of the page. */
export function choicesOf(question: Question, loaded: LoadedSurvey): Option[] {
	if (question.name === 'location') return roomsOf(question, loaded);
	if (question.type === 'rating')
		return ratesOf(question).map(({ value, text }) => ({ id: value, name: text }));
	return 'choices' in question ? question.choices.map(({ value, text }) => ({ id: value, name: text })) : [];
}

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
