import type { Item, Survey } from './definition.ts';
import type { Question } from './questions.ts';
import { questionsOf } from './slips.ts';

const asked = { title: '', description: '', isRequired: true, requiredIf: undefined, visibleIf: undefined };

/** What every sign-up has to say, under names with a meaning; their titles are the site's own where they are empty. */
const needed: readonly Question[] = [
	{
		...asked,
		type: 'text',
		name: 'dateOfBirth',
		inputType: 'date',
		validators: [],
		maxLength: undefined,
		autocomplete: undefined,
	},
	{ ...asked, type: 'radiogroup', name: 'location', choices: [], validators: [] },
	{
		...asked,
		type: 'text',
		name: 'email',
		inputType: 'email',
		validators: [],
		maxLength: undefined,
		autocomplete: undefined,
	},
];

/** Whether an item asks for what every sign-up has to say. */
export const isNeeded = (item: Item) => needed.some(({ name }) => name === item.name);

/** A survey that begins with what it needs and does not ask for itself; all that it needs is required. */
export function withNeeded(survey: Survey): Survey {
	const names = new Set(
		survey.pages.flatMap(({ elements }) => questionsOf(elements)).map(({ name }) => name),
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
		return item.type !== 'html' && isNeeded(item) ? { ...item, isRequired: true } : item;
	});
}

/** Names pages apart, which definitions need not. */
function numbered(survey: Survey): Survey {
	return { ...survey, pages: survey.pages.map((page, index) => ({ ...page, name: `page-${index + 1}` })) };
}
