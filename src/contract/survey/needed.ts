import type { Survey } from './definition.ts';
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

/** A survey that begins with what it needs and does not ask for itself. */
export function withNeeded(survey: Survey): Survey {
	const names = new Set(
		survey.pages.flatMap(({ elements }) => questionsOf(elements)).map(({ name }) => name),
	);
	const elements = needed.filter(({ name }) => !names.has(name));
	if (elements.length === 0) return numbered(survey);
	const page = { name: 'needed', title: '', description: '', visibleIf: undefined, elements };
	return numbered({ ...survey, pages: [page, ...survey.pages] });
}

/** Names pages apart, which definitions need not. */
function numbered(survey: Survey): Survey {
	return { ...survey, pages: survey.pages.map((page, index) => ({ ...page, name: `page-${index + 1}` })) };
}
