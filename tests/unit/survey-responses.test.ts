import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkResponses } from '#contract/survey/check-responses.ts';
import { parseSurvey } from '#contract/survey/parse-survey.ts';
import { findVisible, listQuestions } from '#contract/survey/visible-questions.ts';

const now = Date.UTC(2026, 10, 21, 12);
const around = { rooms: ['gent', 'quebec'], now };

function surveyOf(config: string) {
	const parsed = parseSurvey(config, 'en');
	if (!parsed.ok) throw new Error(`${parsed.field}: ${parsed.problem}`);
	return parsed.survey;
}

const fixture = (name: string) =>
	surveyOf(readFileSync(new URL(`../fixtures/surveys/${name}.json`, import.meta.url), 'utf8'));

const person = {
	dateOfBirth: { day: 3, month: 2, year: 1990 },
	location: 'gent',
	email: 'anna@players.example',
};

/** What is said of one answer to one question, or what is sent of it. */
function check(question: Record<string, unknown>, value: unknown, more: Record<string, unknown> = {}) {
	const survey = surveyOf(JSON.stringify({ elements: [{ name: 'asked', ...question }] }));
	const checked = checkResponses(survey, { ...person, ...more, asked: value }, around);
	return checked.ok ? { sent: checked.answers.asked } : { message: checked.fields.asked };
}

describe('what is shown', () => {
	const survey = fixture('branching');
	const names = (given: Record<string, unknown>) =>
		findVisible(survey, given).pages.map(({ elements }) => listQuestions(elements).map(({ name }) => name));

	test('[PT-03] follows the conditions of questions, panels and pages', () => {
		const about = ['dateOfBirth', 'location', 'email', 'emailAgain'];
		expect(names({})).toEqual([['plays'], about]);
		expect(names({ plays: 'sometimes' })).toEqual([['plays', 'hours'], about]);
		expect(names({ plays: 'often', hours: '50' })).toEqual([
			['plays', 'hours', 'sleep'],
			['genres', 'first'],
			about,
		]);
	});

	test('does not follow answers to what is hidden', () => {
		expect(names({ plays: 'never', hours: '50' })[0]).toEqual(['plays']);
	});

	test('offers the choices that are left, and requires what has become required', () => {
		const { pages } = findVisible(survey, { plays: 'often', genres: ['puzzle'] });
		const [hours] = listQuestions(pages[0]?.elements ?? []).slice(1);
		const [, first] = listQuestions(pages[1]?.elements ?? []);
		expect(hours?.isRequired).toBe(true);
		expect(first && 'choices' in first && first.choices.map(({ value }) => value)).toEqual([
			'puzzle',
			'other',
		]);
	});

	test('answers to what is not asked are dropped', () => {
		const given = { ...person, emailAgain: person.email, plays: 'never', hours: '9', admin: true };
		const checked = checkResponses(survey, given, around);
		expect(checked).toEqual({
			ok: true,
			answers: { ...person, emailAgain: person.email, plays: 'never' },
		});
	});
});

describe('[PT-06] the date of birth', () => {
	const survey = fixture('one-page');
	const born = (day: number, month: number, year: number) =>
		checkResponses(survey, { ...person, dateOfBirth: { day, month, year } }, around);

	test('is right on the 18th birthday and after it', () => {
		expect(born(21, 11, 2008).ok).toBe(true);
		expect(born(20, 11, 2008).ok).toBe(true);
	});

	test('is refused the day before', () => {
		expect(born(22, 11, 2008)).toEqual({ ok: false, fields: { dateOfBirth: 'field.adult' } });
	});

	test('may not be left out, nor may the room, even where the definition does not require them', () => {
		const elements = [
			{ type: 'text', name: 'dateOfBirth', inputType: 'date' },
			{ type: 'radiogroup', name: 'location' },
		];
		expect(checkResponses(surveyOf(JSON.stringify({ elements })), { email: person.email }, around)).toEqual({
			ok: false,
			fields: { dateOfBirth: 'field.required', location: 'field.required' },
		});
	});

	test('is refused where there is no such day', () => {
		expect(born(30, 2, 1990)).toEqual({ ok: false, fields: { dateOfBirth: 'field.date' } });
	});
});

describe('an answer', () => {
	const choices = ['a', 'b', 'c'];
	test.each<[Record<string, unknown>, unknown, unknown]>([
		[{ type: 'text' }, ' Anna ', 'Anna'],
		[{ type: 'text', inputType: 'number' }, '3,5', 3.5],
		[{ type: 'text', inputType: 'tel' }, '+32 470 12 34 56', '+32470123456'],
		[{ type: 'text', inputType: 'url' }, 'https://a.example/b', 'https://a.example/b'],
		[{ type: 'text', inputType: 'email' }, 'Anna@Players.example', 'anna@players.example'],
		[{ type: 'comment' }, ' a\nb ', 'a\nb'],
		[{ type: 'radiogroup', choices }, 'b', 'b'],
		[{ type: 'dropdown', choices: [1, 2] }, '2', '2'],
		[{ type: 'checkbox', choices }, ['a', 'c', 'a'], ['a', 'c']],
		[{ type: 'boolean' }, false, false],
		[{ type: 'rating' }, '4', 4],
		[{ type: 'rating', rateMin: 0, rateMax: 1, rateStep: 0.5 }, '0.5', 0.5],
		[{ type: 'text' }, '', undefined],
		[{ type: 'text', inputType: 'number' }, '  ', undefined],
		[{ type: 'checkbox', choices }, [], undefined],
	])('to %j is sent: %j', (question, value, sent) => {
		expect(check(question, value)).toEqual({ sent });
	});

	test.each<[Record<string, unknown>, unknown, string]>([
		[{ type: 'text', isRequired: true }, '  ', 'field.required'],
		[{ type: 'text', inputType: 'number', isRequired: true }, '  ', 'field.required'],
		[{ type: 'checkbox', choices, isRequired: true }, [], 'field.required'],
		[{ type: 'boolean', isRequired: true }, false, 'field.required'],
		[{ type: 'imagepicker', choices, isRequired: true }, undefined, 'field.required'],
		[{ type: 'text' }, 'a\nBcc: b@c.example', 'field.line'],
		[{ type: 'text' }, 'a'.repeat(201), 'field.max|200'],
		[{ type: 'text', maxLength: 3 }, 'abcd', 'field.max|3'],
		[{ type: 'text' }, { a: 1 }, 'field.choice'],
		[{ type: 'text', inputType: 'email' }, 'anna@', 'field.email'],
		[{ type: 'text', inputType: 'tel' }, '0470', 'field.phone'],
		[{ type: 'text', inputType: 'number' }, 'many', 'field.number'],
		[{ type: 'text', inputType: 'url' }, 'javascript:alert(1)', 'field.url'],
		[{ type: 'comment' }, 'a'.repeat(5001), 'field.max|5000'],
		[{ type: 'radiogroup', choices }, 'z', 'field.choice'],
		[{ type: 'radiogroup', choices }, ['a'], 'field.choice'],
		[{ type: 'checkbox', choices }, ['a', 'z'], 'field.choice'],
		[{ type: 'checkbox', choices }, 'a', 'field.choice'],
		[{ type: 'boolean' }, 'yes', 'field.choice'],
		[{ type: 'rating' }, '6', 'field.choice'],
		[{ type: 'comment', validators: [{ type: 'text', minLength: 20 }] }, 'short', 'field.min|20'],
		[{ type: 'text', validators: [{ type: 'numeric', minValue: 5 }] }, '4', 'field.least|5'],
		[{ type: 'text', validators: [{ type: 'numeric', maxValue: 5 }] }, '6', 'field.most|5'],
		[
			{ type: 'tagbox', choices, validators: [{ type: 'answercount', minCount: 2 }] },
			['a'],
			'field.leastChosen|2',
		],
		[
			{ type: 'tagbox', choices, validators: [{ type: 'answercount', maxCount: 1 }] },
			['a', 'b'],
			'field.mostChosen|1',
		],
		[{ type: 'text', validators: [{ type: 'regex', regex: '^\\d+$' }] }, 'x', 'field.pattern'],
		[
			{ type: 'text', validators: [{ type: 'regex', regex: '^\\d+$', text: 'Digits, please.' }] },
			'x',
			'Digits, please.',
		],
		[
			{ type: 'text', validators: [{ type: 'expression', expression: '{asked} = {email}' }] },
			'x',
			'field.choice',
		],
	])('to %j is refused: %j', (question, value, message) => {
		expect(check(question, value)).toEqual({ message });
	});

	test('to the room is refused where the room is closed or none', () => {
		const survey = fixture('one-page');
		for (const location of ['dublin', 'nowhere'])
			expect(checkResponses(survey, { ...person, location }, around)).toEqual({
				ok: false,
				fields: { location: 'field.room' },
			});
	});

	test('of 50 KB is judged at once', () => {
		const long = `a@${'a.'.repeat(25_000)}`;
		expect(check({ type: 'text', inputType: 'email' }, long)).toEqual({ message: 'field.max|200' });
		const question = {
			type: 'comment',
			maxLength: 60_000,
			validators: [{ type: 'regex', regex: '^[a.]+$' }],
		};
		expect(check(question, long)).toEqual({ message: 'field.pattern' });
	});
});
