import { describe, expect, test } from 'vitest';
import { evaluateCondition, type SurveyResponses } from '#contract/survey/condition.ts';
import { parseCondition } from '#contract/survey/parse-condition.ts';

const answers: SurveyResponses = {
	plays: 'often',
	hours: '12',
	rate: 4,
	genres: ['rpg', 'cards'],
	nda: true,
	note: '',
};
const isMet = (text: string) => evaluateCondition(parseCondition(text), answers);

describe('a condition of the survey', () => {
	test.each([
		"{plays} = 'often'",
		'{plays} == "often"',
		"{plays} <> 'never'",
		"{plays} != 'never'",
		'{hours} > 9',
		'{hours} <= 12',
		'{hours} = 12',
		'{rate} >= 4 and {rate} < 5',
		"{genres} contains 'rpg'",
		"{genres} notcontains 'racing'",
		"{plays} contains 'oft'",
		'{nda} = true',
		'{note} empty',
		'{missing} empty',
		'{plays} NOTEMPTY',
		"not {plays} = 'never'",
		"{plays} = 'never' or {rate} = 4",
		"{plays} = 'never' and {rate} = 4 or {nda} = true",
		"({plays} = 'never' or {rate} = 4) and not ({nda} = false)",
	])('%s is met', (text) => {
		expect(isMet(text)).toBe(true);
	});

	test.each([
		"{plays} = 'never'",
		'{hours} > 12',
		'{missing} > 1',
		'{missing} < 1',
		"{genres} contains 'racing'",
		"{missing} contains 'x'",
		'{nda} = false',
		'{genres} empty',
		"{plays} = 'never' and ({rate} = 4 or {nda} = true)",
		'{toString} notempty',
	])('%s is not met', (text) => {
		expect(isMet(text)).toBe(false);
	});

	test.each([
		['', 'where a question or a value should be'],
		['{a} {b}', 'where a comparison should be'],
		["'a'", 'where a comparison should be'],
		["{a} anyof ['b'", 'has a list that does not close'],
		['{a} anyof [{b}]', 'where a value should be'],
		['{a} + 1 > 2', 'cannot be read'],
		['age({a}) > 18', 'where a question or a value should be'],
		["{a} > today('x')", 'has a today() of no whole number of days'],
		['{a} = ', 'where a question or a value should be'],
		["{a} like 'b'", 'has "like" where a comparison should be'],
		["{a} = 'b", 'cannot be read'],
		["({a} = 'b'", 'does not close'],
		["{a} = 'b' {c} = 'd'", 'has more than a condition'],
		['alert(1)', 'where a question or a value should be'],
		[`${'('.repeat(50)}{a} empty${')'.repeat(50)}`, 'too many brackets'],
		[`${'not '.repeat(50)}{a} empty`, 'too many brackets'],
	])('%s is refused by what is wrong with it', (text, problem) => {
		expect(() => parseCondition(text)).toThrow(problem);
	});
});
