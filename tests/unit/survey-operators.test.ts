import { describe, expect, test } from 'vitest';
import { checkResponses } from '#contract/survey/check-responses.ts';
import { parseSurvey } from '#contract/survey/parse-survey.ts';
import { findVisible, listQuestions } from '#contract/survey/visible-questions.ts';

const now = Date.UTC(2026, 2, 5, 12);
const around = { rooms: ['gent'], now };
const person = {
	dateOfBirth: { day: 3, month: 2, year: 1990 },
	location: 'gent',
	email: 'anna@players.example',
};

/** A type of question as SurveyJS documents it, with an answer and values to compare it with. */
interface Kind {
	name: string;
	question: Record<string, unknown>;
	answer: unknown;
	/** As a condition writes it. */
	same: string;
	other: string;
	/** Values below and above the answer; absent where it has no order. */
	below?: string;
	above?: string;
	/** What the answer holds, and what it does not; a list that it holds in part, and one that it holds in whole. */
	part: string;
	strange: string;
	some: string;
	all: string;
}

const choices = ['a', 'b', 'c'];
const oneOf = {
	same: "'b'",
	other: "'c'",
	below: "'a'",
	above: "'c'",
	part: "'b'",
	strange: "'x'",
	some: "['b', 'x']",
	all: "['b']",
};
const severalOf = {
	same: "['c', 'a']",
	other: "['a']",
	part: "'a'",
	strange: "'b'",
	some: "['a', 'b']",
	all: "['c', 'a']",
};
const date = {
	below: "'2026-03-04'",
	above: "'2026-03-06T00:00:00Z'",
	part: "'2026-03'",
	strange: "'2025'",
	some: "['2026-03-05', '2026-01-01']",
	all: "['2026-03-05']",
};

const kinds: Kind[] = [
	{
		name: 'text',
		question: { type: 'text' },
		answer: 'mint tea',
		same: "'mint tea'",
		other: "'tea'",
		below: "'lemon'",
		above: "'oat'",
		part: "'tea'",
		strange: "'coffee'",
		some: "['mint tea', 'x']",
		all: "['mint tea']",
	},
	{
		name: 'text, email',
		question: { type: 'text', inputType: 'email' },
		answer: 'b@a.example',
		same: "'b@a.example'",
		other: "'c@a.example'",
		below: "'a@a.example'",
		above: "'c@a.example'",
		part: "'@a'",
		strange: "'@z'",
		some: "['b@a.example', 'x']",
		all: "['b@a.example']",
	},
	{
		name: 'text, tel',
		question: { type: 'text', inputType: 'tel' },
		answer: '+32470123456',
		same: "'+32470123456'",
		other: "'+33'",
		part: "'470'",
		strange: "'999'",
		some: "['+32470123456', '1']",
		all: "['+32470123456']",
	},
	{
		name: 'text, url',
		question: { type: 'text', inputType: 'url' },
		answer: 'https://b.example',
		same: "'https://b.example'",
		other: "'https://c.example'",
		below: "'https://a.example'",
		above: "'https://c.example'",
		part: "'b.ex'",
		strange: "'ftp'",
		some: "['https://b.example', 'x']",
		all: "['https://b.example']",
	},
	{
		name: 'text, number',
		question: { type: 'text', inputType: 'number' },
		answer: '12',
		same: '12',
		other: '3',
		below: '9',
		above: '100',
		part: '2',
		strange: '7',
		some: '[12, 3]',
		all: '[12]',
	},
	{
		name: 'text, date',
		question: { type: 'text', inputType: 'date' },
		answer: { day: 5, month: 3, year: 2026 },
		same: "'2026-03-05'",
		other: "'2026-05-03'",
		...date,
	},
	{
		name: 'text, date, by today',
		question: { type: 'text', inputType: 'date' },
		answer: { day: 5, month: 3, year: 2026 },
		same: 'today()',
		other: 'today(1)',
		...date,
		below: 'today(-1)',
		above: 'today(30)',
	},
	{
		name: 'comment',
		question: { type: 'comment' },
		answer: 'one\ntwo',
		same: "'one\ntwo'",
		other: "'one'",
		below: "'nine'",
		above: "'two'",
		part: "'two'",
		strange: "'three'",
		some: "['one\ntwo', 'x']",
		all: "['one\ntwo']",
	},
	{ name: 'radiogroup', question: { type: 'radiogroup', choices }, answer: 'b', ...oneOf },
	{ name: 'dropdown', question: { type: 'dropdown', choices }, answer: 'b', ...oneOf },
	{
		name: 'dropdown of numbers',
		question: { type: 'dropdown', choices: [2, 10, 30] },
		answer: '10',
		same: '10',
		other: '2',
		below: '2',
		above: '30',
		part: '10',
		strange: '30',
		some: '[2, 10]',
		all: '[10]',
	},
	{ name: 'imagepicker', question: { type: 'imagepicker', choices }, answer: 'b', ...oneOf },
	{ name: 'checkbox', question: { type: 'checkbox', choices }, answer: ['a', 'c'], ...severalOf },
	{ name: 'tagbox', question: { type: 'tagbox', choices }, answer: ['a', 'c'], ...severalOf },
	{
		name: 'boolean',
		question: { type: 'boolean' },
		answer: true,
		same: 'true',
		other: 'false',
		part: 'true',
		strange: 'false',
		some: '[true, false]',
		all: '[true]',
	},
	{
		name: 'rating',
		question: { type: 'rating' },
		answer: '4',
		same: '4',
		other: '5',
		below: '3',
		above: '5',
		part: '4',
		strange: '5',
		some: '[4, 5]',
		all: '[4]',
	},
];

/** Every operator that SurveyJS documents, with what it says of the answer; order where there is one. */
function conditionsOf({
	question,
	same,
	other,
	below = '',
	above = '',
	part,
	strange,
	some,
	all,
}: Kind): [string, boolean][] {
	const asked = '{asked}';
	const none = question.inputType === 'date' ? "['1999-01-01']" : "['nothing']";
	const ordered: [string, boolean][] = [];
	for (const [more, least] of [
		['>', '>='],
		['greater', 'greaterorequal'],
	] as const)
		ordered.push(
			[`${asked} ${more} ${below}`, true],
			[`${asked} ${more} ${same}`, false],
			[`${asked} ${more} ${above}`, false],
			[`${asked} ${least} ${below}`, true],
			[`${asked} ${least} ${same}`, true],
			[`${asked} ${least} ${above}`, false],
		);
	for (const [less, most] of [
		['<', '<='],
		['less', 'lessorequal'],
	] as const)
		ordered.push(
			[`${asked} ${less} ${above}`, true],
			[`${asked} ${less} ${same}`, false],
			[`${asked} ${less} ${below}`, false],
			[`${asked} ${most} ${above}`, true],
			[`${asked} ${most} ${same}`, true],
			[`${asked} ${most} ${below}`, false],
			[`${above} ${less} ${asked}`, false],
		);
	return [
		[`${asked} empty`, false],
		[`${asked} notempty`, true],
		...['=', '==', 'equal'].flatMap((is): [string, boolean][] => [
			[`${asked} ${is} ${same}`, true],
			[`${asked} ${is} ${other}`, false],
			[`${same} ${is} ${asked}`, true],
		]),
		...['<>', '!=', 'notequal'].flatMap((is): [string, boolean][] => [
			[`${asked} ${is} ${same}`, false],
			[`${asked} ${is} ${other}`, true],
		]),
		...(below ? ordered : []),
		...['contains', 'contain', '*='].flatMap((holds): [string, boolean][] => [
			[`${asked} ${holds} ${part}`, true],
			[`${asked} ${holds} ${strange}`, false],
		]),
		...['notcontains', 'notcontain'].flatMap((holds): [string, boolean][] => [
			[`${asked} ${holds} ${part}`, false],
			[`${asked} ${holds} ${strange}`, true],
		]),
		[`${asked} anyof ${some}`, true],
		[`${asked} anyof ${none}`, false],
		[`${asked} noneof ${some}`, false],
		[`${asked} noneof ${none}`, true],
		[`${asked} allof ${all}`, true],
		[`${asked} allof ${none}`, false],
		[asked, true],
		[`!${asked}`, false],
		[`negate (${asked} = ${same})`, false],
		[`not ${asked} = ${other}`, true],
		[`${asked} = ${same} and ${asked} notempty`, true],
		[`${asked} = ${same} && ${asked} empty`, false],
		[`${asked} = ${other} or ${asked} notempty`, true],
		[`${asked} = ${other} || ${asked} empty`, false],
	];
}

/** Without an answer a question is compared with nothing. */
const unanswered = ({ same, part, some, below }: Kind): [string, boolean][] => [
	['{asked} empty', true],
	['{asked} notempty', false],
	[`{asked} = ${same}`, false],
	[`{asked} <> ${same}`, true],
	[`{asked} contains ${part}`, false],
	[`{asked} notcontains ${part}`, true],
	[`{asked} anyof ${some}`, false],
	[`{asked} noneof ${some}`, true],
	[`{asked} allof ${some}`, false],
	['{asked}', false],
	['!{asked}', true],
	...(below
		? ['>', '<', '>=', '<='].map((sign): [string, boolean] => [`{asked} ${sign} ${below}`, false])
		: []),
];

function surveyOf(elements: readonly object[]) {
	const parsed = parseSurvey(JSON.stringify({ elements }), 'en');
	if (!parsed.ok) throw new Error(`${parsed.field}: ${parsed.problem}`);
	return parsed.survey;
}

function isShown(question: object, answer: unknown, condition: string): boolean {
	const next = { type: 'text', name: 'next', visibleIf: condition };
	const shown = findVisible(surveyOf([{ ...question, name: 'asked' }, next]), { asked: answer }, now);
	return shown.pages.some(({ elements }) => listQuestions(elements).some(({ name }) => name === 'next'));
}

describe.each(kinds)('[FX-26] a question of the type $name', (kind) => {
	test.each(conditionsOf(kind))('answered, %j is %s', (condition, expected) => {
		expect(isShown(kind.question, kind.answer, condition)).toBe(expected);
	});

	test.each(unanswered(kind))('unanswered, %j is %s', (condition, expected) => {
		const empty = Array.isArray(kind.answer)
			? []
			: typeof kind.answer === 'object'
				? { day: undefined, month: undefined }
				: undefined;
		for (const answer of [empty, undefined]) expect(isShown(kind.question, answer, condition)).toBe(expected);
	});
});

describe('[FX-26] a type of SurveyJS that the site does not have is an error that names it', () => {
	test.each(
		'ranking matrix matrixdropdown matrixdynamic multipletext paneldynamic file signaturepad expression image buttongroup slider flowpanel imagemap'.split(
			' ',
		),
	)('%s', (type) => {
		expect(parseSurvey(JSON.stringify({ elements: [{ type, name: 'asked' }] }), 'en')).toEqual({
			ok: false,
			field: 'pages.0.elements.0.type',
			problem: `is "${type}", a question type that this site does not know`,
		});
	});

	test.each('color datetime-local month password range time week'.split(' '))('text, %s', (inputType) => {
		expect(
			parseSurvey(JSON.stringify({ elements: [{ type: 'text', name: 'asked', inputType }] }), 'en'),
		).toEqual({
			ok: false,
			field: 'pages.0.elements.0.inputType',
			problem: 'is an input type that this site does not know',
		});
	});
});

/** What is said of an answer, or that it is taken. */
function said(question: Record<string, unknown>, value: unknown): unknown {
	const survey = surveyOf([{ type: 'text', name: 'asked', ...question }]);
	const checked = checkResponses(survey, { ...person, asked: value }, around);
	return checked.ok ? checked.answers.asked : checked.fields.asked;
}

const day = (text: string) => {
	const [year, month, number] = text.split('-').map(Number);
	return { day: number, month, year };
};

describe('[FX-26] a question for a date', () => {
	const plain = { inputType: 'date' };

	test.each(['2026-03-06', '2031-12-31', '1890-01-01', '2024-02-29', '2026-03-05'])('takes %s', (text) => {
		expect(said(plain, day(text))).toEqual(day(text));
	});

	test.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '0999-01-01'])(
		'refuses %s',
		(text) => {
			expect(said(plain, day(text))).toBe('field.day');
		},
	);

	test.each([
		[{}, undefined],
		[{ day: undefined, month: undefined, year: undefined }, undefined],
		[undefined, undefined],
	])('may be left out: %j', (value, expected) => {
		expect(said(plain, value)).toBe(expected);
		expect(said({ ...plain, isRequired: true }, value)).toBe('field.required');
	});

	test.each([[{ day: 1 }], [{ day: 1, month: 2 }], ['2026-03-06'], [7], [['a']]])(
		'refuses half of one, or something else: %j',
		(value) => {
			expect(said(plain, value)).toMatch(/^field\.(?:required|day)$/);
		},
	);

	test.each<[Record<string, unknown>, string, unknown]>([
		[{ min: '2026-03-10' }, '2026-03-09', 'field.earliest|2026-03-10'],
		[{ min: '2026-03-10' }, '2026-03-10', day('2026-03-10')],
		[{ max: '2026-03-10' }, '2026-03-11', 'field.latest|2026-03-10'],
		[{ max: '2026-03-10T10:00:00Z' }, '2026-03-10', day('2026-03-10')],
		[{ min: '=today()' }, '2026-03-04', 'field.earliest|2026-03-05'],
		[{ min: '=today()' }, '2026-03-05', day('2026-03-05')],
		[{ min: '=today(14)' }, '2026-03-18', 'field.earliest|2026-03-19'],
		[{ minValueExpression: 'today(-1)' }, '2026-03-03', 'field.earliest|2026-03-04'],
		[{ maxValueExpression: 'today(30)' }, '2026-04-05', 'field.latest|2026-04-04'],
		[{ min: '2026-03-10', minErrorText: 'Not so soon.' }, '2026-01-01', 'Not so soon.'],
		[{ max: '2026-03-10', maxErrorText: { default: 'Too late.', fr: 'x' } }, '2027-01-01', 'Too late.'],
	])('keeps to its bounds: %j, %s', (bounds, text, expected) => {
		expect(said({ ...plain, ...bounds }, day(text))).toEqual(expected);
	});

	test.each<[Record<string, unknown>, unknown, unknown]>([
		[{ min: 1, max: 10 }, '0', 'field.least|1'],
		[{ min: 1, max: 10 }, '11', 'field.most|10'],
		[{ min: 1, max: 10 }, '10', 10],
		[{ min: '1' }, '0,5', 'field.least|1'],
	])('is bounded as a number is: %j, %j', (bounds, value, expected) => {
		expect(said({ inputType: 'number', ...bounds }, value)).toEqual(expected);
	});

	test('is compared with another date, by a condition of its own, too', () => {
		const until = {
			...plain,
			validators: [{ type: 'expression', expression: '{asked} > {dateOfBirth}', text: 'No.' }],
		};
		const survey = surveyOf([
			{ type: 'text', name: 'dateOfBirth', inputType: 'date' },
			{ type: 'text', name: 'asked', ...until },
		]);
		const check = (asked: object) => checkResponses(survey, { ...person, asked }, around);
		expect(check(day('1989-12-31'))).toEqual({ ok: false, fields: { asked: 'No.' } });
		expect(check(day('2026-12-31')).ok).toBe(true);
	});

	test('whose name is dateOfBirth is a date of birth, within its own bounds as well', () => {
		const survey = surveyOf([{ type: 'text', name: 'dateOfBirth', inputType: 'date', min: '1980-01-01' }]);
		const born = (text: string) => checkResponses(survey, { ...person, dateOfBirth: day(text) }, around);
		expect(born('2999-03-06')).toEqual({ ok: false, fields: { dateOfBirth: 'field.date' } });
		expect(born('2010-03-06')).toEqual({ ok: false, fields: { dateOfBirth: 'field.adult' } });
		expect(born('1979-12-31')).toEqual({ ok: false, fields: { dateOfBirth: 'field.earliest|1980-01-01' } });
	});

	test.each<[object, string]>([
		[{ min: '10/03/2026' }, 'is bounded by "10/03/2026", which is no ISO 8601 date and no =today()'],
		[{ max: '={other}' }, 'is bounded by "={other}", which is no ISO 8601 date and no =today()'],
		[{ min: 3 }, 'is bounded by "3", which is no ISO 8601 date and no =today()'],
	])('with bounds that cannot be read is an error: %j', (bounds, problem) => {
		const elements = [{ type: 'text', name: 'asked', inputType: 'date', ...bounds }];
		expect(parseSurvey(JSON.stringify({ elements }), 'en')).toEqual({ ok: false, field: 'asked', problem });
	});

	test.each(["{asked} > '05/11/2026'", "{asked} anyof ['2026-01-01', 'soon']", '2026 < {asked}'])(
		'compared with what is no date is an error: %s',
		(visibleIf) => {
			const elements = [
				{ type: 'text', name: 'asked', inputType: 'date' },
				{ type: 'comment', name: 'next', visibleIf },
			];
			expect(parseSurvey(JSON.stringify({ elements }), 'en')).toEqual({
				ok: false,
				field: 'next',
				problem: expect.stringMatching(/^compares a date with "[^"]+", which is no ISO 8601 date$/),
			});
		},
	);
});
