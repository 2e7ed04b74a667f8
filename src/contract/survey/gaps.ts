import type { Item, Survey } from './definition.ts';
import { isNeeded } from './needed.ts';
import type { Question } from './questions.ts';
import type { Slip } from './slips.ts';

const withOneChoice: readonly string[] = ['radiogroup', 'dropdown', 'imagepicker'];

/** Nothing else is judged as an age or a room. */
function problemOf(question: Question): string | undefined {
	const isDate = question.type === 'text' && question.inputType === 'date';
	if (question.name === 'dateOfBirth' && !isDate) return 'is no text with the inputType date';
	const isRoom = withOneChoice.includes(question.type);
	return question.name === 'location' && !isRoom ? 'is no question with one choice' : undefined;
}

/** @param isWithin whether a condition stands around the items */
function gapAmong(items: readonly Item[], isWithin: boolean): Slip | undefined {
	for (const item of items) {
		const isConditional = isWithin || item.visibleIf !== undefined;
		const gap = item.type === 'panel' ? gapAmong(item.elements, isConditional) : gapAt(item, isConditional);
		if (gap) return gap;
	}
	return undefined;
}

function gapAt(item: Exclude<Item, { type: 'panel' }>, isConditional: boolean): Slip | undefined {
	if (item.type === 'html' || !isNeeded(item)) return undefined;
	const hidden = 'may not depend on a visibleIf, its own or one around it: every sign-up needs it';
	const problem = isConditional ? hidden : problemOf(item);
	return problem === undefined ? undefined : { field: item.name, problem };
}

/** What would let somebody sign up without being judged by what every sign-up needs; the first that is found. */
export function findGap({ pages }: Survey): Slip | undefined {
	for (const { elements, visibleIf } of pages) {
		const gap = gapAmong(elements, visibleIf !== undefined);
		if (gap) return gap;
	}
	return undefined;
}
