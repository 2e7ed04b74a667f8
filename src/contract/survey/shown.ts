import type { Item, Survey } from './definition.ts';
import { type Answers, holds } from './holds.ts';
import type { Choice, Question } from './questions.ts';

/** The pages that somebody is asked with what they have answered, and the answers to what is asked there. */
export interface Shown {
	pages: Survey['pages'];
	answers: Record<string, unknown>;
}

interface Walk {
	given: Answers;
	/** Answers to what was shown so far: a condition does not see what is hidden or still to come. */
	seen: Record<string, unknown>;
}

const meets = (condition: Item['visibleIf'], { seen }: Walk) => !condition || holds(condition, seen);

function settle(question: Question, walk: Walk): Question {
	const { requiredIf } = question;
	const isRequired = question.isRequired || (requiredIf !== undefined && holds(requiredIf, walk.seen));
	const settled = { ...question, isRequired };
	if (Object.hasOwn(walk.given, question.name)) walk.seen[question.name] = walk.given[question.name];
	if (!('choices' in settled)) return settled;
	const offered = (choice: Choice) => meets(choice.visible, walk);
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
export function shownOf(survey: Survey, given: Answers): Shown {
	const walk: Walk = { given, seen: {} };
	const pages = survey.pages.flatMap((page) => {
		const elements = meets(page.visibleIf, walk) ? settleAll(page.elements, walk) : [];
		return elements.length > 0 ? [{ ...page, elements }] : [];
	});
	return { pages, answers: walk.seen };
}
