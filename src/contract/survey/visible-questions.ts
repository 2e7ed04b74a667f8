import { evaluateCondition, type SurveyResponses } from './condition.ts';
import type { Item, Survey } from './definition.ts';
import type { Question, SurveyChoice } from './questions.ts';

/** The pages that somebody is asked with what they have answered, and the answers to what is asked there. */
export interface VisibleQuestions {
	pages: Survey['pages'];
	answers: Record<string, unknown>;
}

interface Walk {
	given: SurveyResponses;
	/** Answers to what was shown so far: a condition does not see what is hidden or still to come. */
	seen: Record<string, unknown>;
	/** Milliseconds since 1970. */
	now: number;
}

const meets = (condition: Item['visibleIf'], { seen, now }: Walk) =>
	!condition || evaluateCondition(condition, seen, now);

function settle(question: Question, walk: Walk): Question {
	const { requiredIf } = question;
	const isRequired =
		question.isRequired || (requiredIf !== undefined && evaluateCondition(requiredIf, walk.seen, walk.now));
	const settled = { ...question, isRequired };
	if (Object.hasOwn(walk.given, question.name)) walk.seen[question.name] = walk.given[question.name];
	if (!('choices' in settled)) return settled;
	const offered = (choice: SurveyChoice) => meets(choice.visible, walk);
	return { ...settled, choices: settled.choices.filter(offered) } as Question;
}

function settleAll(items: readonly Item[], walk: Walk): Item[] {
	return items.flatMap((item): Item[] => {
		if (!meets(item.visibleIf, walk)) return [];
		if (item.type === 'html') return [item];
		if (item.type !== 'panel') return [settle(item, walk)];
		const elements = settleAll(item.elements, walk);
		return elements.length > 0 ? [{ ...item, elements }] : [];
	});
}

/** What of a survey is shown to somebody with these answers; a page with nothing to show is passed over. */
export function findVisible(survey: Survey, given: SurveyResponses, now = Date.now()): VisibleQuestions {
	const walk: Walk = { given, seen: {}, now };
	const pages = survey.pages.flatMap((page) => {
		const elements = meets(page.visibleIf, walk) ? settleAll(page.elements, walk) : [];
		return elements.length > 0 ? [{ ...page, elements }] : [];
	});
	return { pages, answers: walk.seen };
}

/** The questions of a page or panel, in their order, those in panels too. */
export function listQuestions(items: readonly Item[]): Question[] {
	return items.flatMap((item): Question[] => {
		if (item.type === 'html') return [];
		return item.type === 'panel' ? listQuestions(item.elements) : [item];
	});
}

const asked = { title: '', description: '', isRequired: true, requiredIf: undefined, visibleIf: undefined };

const line = {
	...asked,
	type: 'text',
	validators: [],
	maxLength: undefined,
	autocomplete: undefined,
	minErrorText: '',
	maxErrorText: '',
} as const;

/** What every sign-up has to say, under names with a meaning; their titles are the site's own where they are empty. */
const needed: readonly Question[] = [
	{ ...line, name: 'dateOfBirth', inputType: 'date', validators: [] },
	{ ...asked, type: 'radiogroup', name: 'location', choices: [], validators: [] },
	{ ...line, name: 'email', inputType: 'email', validators: [] },
];

/** Whether an item asks for what every sign-up has to say. */
export const isRequired = (item: Item) => needed.some(({ name }) => name === item.name);

/** A survey that begins with what it needs and does not ask for itself; all that it needs is required. */
export function withRequired(survey: Survey): Survey {
	const names = new Set(
		survey.pages.flatMap(({ elements }) => listQuestions(elements)).map(({ name }) => name),
	);
	const pages = survey.pages.map((page) => ({ ...page, elements: requiring(page.elements) }));
	const elements = needed.filter(({ name }) => !names.has(name));
	if (elements.length === 0) return numbered({ ...survey, pages });
	const page = { name: 'needed', title: '', description: '', visibleIf: undefined, elements };
	return numbered({ ...survey, pages: [page, ...pages] });
}

function requiring(items: readonly Item[]): Item[] {
	return items.map((item): Item => {
		if (item.type === 'panel') return { ...item, elements: requiring(item.elements) };
		return item.type !== 'html' && isRequired(item) ? { ...item, isRequired: true } : item;
	});
}

/** Names pages apart, which definitions need not. */
function numbered(survey: Survey): Survey {
	return { ...survey, pages: survey.pages.map((page, index) => ({ ...page, name: `page-${index + 1}` })) };
}
