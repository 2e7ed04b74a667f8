import * as v from 'valibot';
import type { Survey } from '#contract/survey/definition.ts';
import { listQuestions } from '#contract/survey/inconsistencies.ts';
import type { Question } from '#contract/survey/questions.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import type { LoadedSurvey } from './load-survey.ts';

type Given = Record<string, unknown>;

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

interface StepAround extends Pick<LoadedSurvey, 'survey' | 'rooms'> {
	/** The answers of the other pages. */
	answers: Given;
}

const questionsOn = (page: string, survey: Survey) =>
	listQuestions(survey.pages.find(({ name }) => name === page)?.elements ?? []);

/** The questions of one page as a form; they are judged as the function will judge them. */
export function createPageSchema(page: string, { survey, rooms, answers }: StepAround) {
	const entries = Object.fromEntries(
		questionsOn(page, survey).map((question) => [question.name, held(question)]),
	);
	return v.pipeAsync(
		v.object(entries),
		v.rawCheckAsync(async ({ dataset, addIssue }) => {
			const input = dataset.value as Given;
			const { checkSurvey } = await loadModule(() => import('./lazy-parts.ts'));
			for (const [key, message] of Object.entries(checkSurvey({ survey, rooms }, { ...answers, ...input })))
				if (Object.hasOwn(entries, key))
					addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
		}),
	);
}

/** What was answered on a page before, as far as its controls can hold it. */
export function getInitialValues(page: string, { survey, answers }: StepAround): Given {
	const given = questionsOn(page, survey).flatMap((question): [string, unknown][] => {
		const value = answers[question.name];
		return value !== undefined && v.is(held(question), value) ? [[question.name, value]] : [];
	});
	return Object.fromEntries(given);
}
