import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Survey } from '#contract/survey/definition.ts';
import { parseSurvey } from '#contract/survey/parse-survey.ts';
import { listQuestions } from '#contract/survey/visible-questions.ts';

const fixture = (name: string) =>
	readFileSync(new URL(`../fixtures/surveys/${name}.json`, import.meta.url), 'utf8');

function surveyOf(config: string, locale: 'en' | 'fr' | 'es' = 'en'): Survey {
	const parsed = parseSurvey(config, locale);
	if (!parsed.ok) throw new Error(`${parsed.field}: ${parsed.problem}`);
	return parsed.survey;
}

const namesOf = ({ pages }: Survey) =>
	pages.map(({ elements }) => listQuestions(elements).map(({ name }) => name));
const withElements = (...elements: unknown[]) => JSON.stringify({ pages: [{ elements }] });

describe('a definition', () => {
	test('[PT-03] may be one page', () => {
		expect(namesOf(surveyOf(fixture('one-page')))).toEqual([['email', 'dateOfBirth', 'location', 'why']]);
	});

	test('[PT-03] may have pages and panels within panels', () => {
		expect(namesOf(surveyOf(fixture('branching')))).toEqual([
			['plays', 'hours', 'sleep'],
			['genres', 'first'],
			['dateOfBirth', 'location', 'email', 'emailAgain'],
		]);
	});

	test('[PT-03] is read in one language; what that lacks is read in the default one', () => {
		const config = fixture('in-languages');
		expect(surveyOf(config, 'fr').title).toBe('Venez jouer');
		expect(surveyOf(config, 'es').title).toBe('Come and play');
		const [, page] = surveyOf(config, 'fr').pages;
		expect([page?.title, page?.description]).toEqual(['Pour commencer', 'Deux minutes.']);
	});

	test('[PT-06] needs an answer to what every sign-up needs, whatever it says itself', () => {
		const config = withElements(
			{ type: 'panel', elements: [{ type: 'text', name: 'dateOfBirth', inputType: 'date' }] },
			{ type: 'dropdown', name: 'location', isRequired: false },
			{ type: 'text', name: 'email', inputType: 'email' },
			{ type: 'comment', name: 'why' },
		);
		const asked = surveyOf(config).pages.flatMap(({ elements }) => listQuestions(elements));
		expect(asked.map(({ name, isRequired }) => [name, isRequired])).toEqual([
			['dateOfBirth', true],
			['location', true],
			['email', true],
			['why', false],
		]);
	});

	test('begins with what every sign-up needs, where it does not ask for it itself', () => {
		expect(namesOf(surveyOf(fixture('in-languages')))[0]).toEqual(['dateOfBirth', 'location', 'email']);
		const rest = withElements({ type: 'text', name: 'email', inputType: 'email' });
		expect(namesOf(surveyOf(rest))).toEqual([['dateOfBirth', 'location'], ['email']]);
	});
});

describe('[PT-06] a definition that would let somebody pass unchecked is refused', () => {
	const date = { type: 'text', name: 'dateOfBirth', inputType: 'date' };
	const mail = { type: 'text', name: 'email', inputType: 'email' };
	const room = { type: 'dropdown', name: 'location' };
	const asked = { type: 'boolean', name: 'adult' };
	const visibleIf = '{adult} = true';
	const hidden = 'may not depend on a visibleIf, its own or one around it: every sign-up needs it';
	const panel = (element: unknown) => ({ type: 'panel', elements: [{ type: 'panel', elements: [element] }] });

	test.each([
		[withElements({ ...date, inputType: 'text' }), 'dateOfBirth', 'is no text with the inputType date'],
		[
			withElements({ type: 'comment', name: 'dateOfBirth' }),
			'dateOfBirth',
			'is no text with the inputType date',
		],
		[withElements({ type: 'text', name: 'location' }), 'location', 'is no question with one choice'],
		[withElements(asked, { ...date, visibleIf }), 'dateOfBirth', hidden],
		[withElements(asked, { ...room, visibleIf }), 'location', hidden],
		[withElements(asked, { ...mail, visibleIf }), 'email', hidden],
		[withElements(asked, { ...panel(date), visibleIf }), 'dateOfBirth', hidden],
		[
			JSON.stringify({ pages: [{ elements: [asked] }, { visibleIf, elements: [panel(date)] }] }),
			'dateOfBirth',
			hidden,
		],
	])('%s', (config, field, problem) => {
		expect(parseSurvey(config, 'en')).toEqual({ ok: false, field, problem });
	});
});

describe('[PT-07] a definition that cannot be used is refused by the place that is wrong', () => {
	test.each([
		['{', '', 'is no JSON'],
		['[]', 'pages', 'is missing'],
		['{"pages":1}', 'pages', 'is no list of pages'],
		['{"pages":[]}', 'pages', 'has no pages'],
		[
			withElements({ type: 'matrix', name: 'a' }),
			'pages.0.elements.0.type',
			'is "matrix", a question type that this site does not know',
		],
		[
			withElements({ type: 'panel', elements: [{ type: 'file', name: 'a' }] }),
			'pages.0.elements.0.elements.0.type',
			'is "file", a question type that this site does not know',
		],
		[withElements({ type: 'text' }), 'pages.0.elements.0.name', 'is missing'],
		[
			withElements({ type: 'text', name: 'constructor' }),
			'pages.0.elements.0.name',
			'is a name that every object has',
		],
		[
			withElements({ type: 'text', name: 'a b' }),
			'pages.0.elements.0.name',
			'is a name of other signs than letters, digits, - and _',
		],
		[
			withElements({ type: 'text', name: 'a' }, { type: 'text', name: 'a' }),
			'a',
			'is the name of two questions',
		],
		[withElements({ type: 'checkbox', name: 'a' }), 'pages.0.elements.0.choices', 'is missing'],
		[withElements({ type: 'radiogroup', name: 'a' }), 'a', 'has no choices'],
		[
			withElements({ type: 'dropdown', name: 'a', choices: ['x', { value: 'x' }] }),
			'pages.0.elements.0.choices',
			'has a value twice',
		],
		[
			withElements({ type: 'text', name: 'a', visibleIf: '{b} = 1' }, { type: 'text', name: 'b' }),
			'a',
			'asks for {b}, which no question before it has',
		],
		[
			withElements({ type: 'text', name: 'a', visibleIf: 'window' }),
			'pages.0.elements.0.visibleIf',
			'has "window" where a question or a value should be',
		],
		[
			withElements({ type: 'text', name: 'a', inputType: 'color' }),
			'pages.0.elements.0.inputType',
			'is an input type that this site does not know',
		],
		[
			withElements({ type: 'text', name: 'a', validators: [{ type: 'regex', regex: '(a+)+$' }] }),
			'pages.0.elements.0.validators.0.regex',
			'repeats what is repeated',
		],
		[
			withElements({ type: 'text', name: 'a', validators: [{ type: 'regex', regex: '[a' }] }),
			'pages.0.elements.0.validators.0.regex',
			'is no regular expression',
		],
		[
			withElements({ type: 'text', name: 'a', validators: [{ type: 'js' }] }),
			'pages.0.elements.0.validators.0.type',
			'is "js", a validator that this site does not know',
		],
		[
			withElements({ type: 'imagepicker', name: 'a', choices: ['x'], multiSelect: true }),
			'pages.0.elements.0.multiSelect',
			'takes one choice only',
		],
	])('%s', (config, field, problem) => {
		expect(parseSurvey(config, 'en')).toEqual({ ok: false, field, problem });
	});
});
