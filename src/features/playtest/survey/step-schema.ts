import * as v from 'valibot';
import type { SurveyEntry } from '#contract/endpoints/surveys.ts';
import { checkAnswers } from '#contract/survey/answers.ts';
import type { Survey } from '#contract/survey/definition.ts';
import type { Question } from '#contract/survey/questions.ts';
import { questionsOf } from '#contract/survey/slips.ts';

type Given = Record<string, unknown>;

/** The slugs of the rooms that are open. */
export function openRooms(rooms: SurveyEntry['rooms']): string[] {
	return rooms.filter(({ open }) => open).map(({ location }) => location);
}

const date = v.object({
	day: v.optional(v.number()),
	month: v.optional(v.number()),
	year: v.optional(v.number()),
});

/** What a control holds, whether it is right or not. */
function held(question: Question): v.GenericSchema {
	if (question.type === 'text' && question.inputType === 'date') return v.optional(date);
	if (question.type === 'checkbox' || question.type === 'tagbox') return v.optional(v.array(v.string()));
	return question.type === 'boolean' ? v.optional(v.boolean()) : v.optional(v.string());
}

interface StepAround {
	survey: Survey;
	rooms: SurveyEntry['rooms'];
	/** The answers of the other pages. */
	answers: Given;
}

/** The questions of one page as a form; they are judged as the function will judge them. */
export function stepSchema(page: string, { survey, rooms, answers }: StepAround) {
	const elements = survey.pages.find(({ name }) => name === page)?.elements ?? [];
	const questions = questionsOf(elements);
	const entries = Object.fromEntries(questions.map((question) => [question.name, held(question)]));
	return v.pipe(
		v.object(entries),
		v.rawCheck(({ dataset, addIssue }) => {
			if (!dataset.typed) return;
			const input = dataset.value as Given;
			const around = { rooms: openRooms(rooms), now: Date.now() };
			const checked = checkAnswers(survey, { ...answers, ...input }, around);
			for (const [key, message] of Object.entries(checked.ok ? {} : checked.fields))
				if (Object.hasOwn(entries, key))
					addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
		}),
	);
}

/** What a form of the page begins with: texts, since every control but a few holds text. */
export function initialOf(page: string, { survey, answers }: StepAround): Given {
	const elements = survey.pages.find(({ name }) => name === page)?.elements ?? [];
	const given = questionsOf(elements).flatMap((question): [string, unknown][] => {
		const value = answers[question.name];
		return v.is(held(question), value) && value !== undefined ? [[question.name, value]] : [];
	});
	return Object.fromEntries(given);
}
