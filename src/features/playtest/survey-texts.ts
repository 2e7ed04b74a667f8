import { listRatings, type Question } from '#contract/survey/questions.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import type { ChoiceOption } from '#ui/choice/selected-values.ts';
import type { LoadedSurvey, SurveyFile } from './load-survey.ts';

/** A question's title: the definition's, else the site's for what every survey asks, else its name. */
export function getTitle({ name, title }: Question, { needed }: SurveyFile['texts']): string {
	if (title) return title;
	const own: Readonly<Record<string, string>> = needed;
	return (Object.hasOwn(own, name) ? own[name] : undefined) ?? name;
}

/** The rooms, each with whether it takes sign-ups. */
function roomsOf(question: Question, { file, rooms }: LoadedSurvey): ChoiceOption[] {
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
export function listChoices(question: Question, loaded: LoadedSurvey): ChoiceOption[] {
	if (question.name === 'location') return roomsOf(question, loaded);
	if (question.type === 'rating')
		return listRatings(question).map(({ value, text }) => ({ id: value, name: text }));
	return 'choices' in question ? question.choices.map(({ value, text }) => ({ id: value, name: text })) : [];
}
