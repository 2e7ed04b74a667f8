import { describe, expect, test } from 'vitest';
import { suggestAnswers } from '#features/support/contact/suggest-answers.ts';

const answers = [
	{ title: 'I have forgotten my password', text: 'Ask for a new one on the login page.' },
	{ title: 'The screen stays black at the start', text: 'Update the driver of your graphics card.' },
	{ title: 'Can I have a refund?', text: 'Ask the shop where you bought the game.' },
	{ title: 'Où sont mes sauvegardes ?', text: 'Dans votre dossier.' },
	...Array.from({ length: 12 }, (_, index) => ({ title: `Something else ${index}`, text: 'Ask the game.' })),
];
const titles = (text: string) => suggestAnswers(text, answers).map(({ title }) => title);

describe('answers suggested for a text', () => {
	test('share its telling words, whatever their endings and accents', () => {
		expect(titles('Hello, since yesterday my screen is black whenever I start.')[0]).toBe(
			'The screen stays black at the start',
		);
		expect(titles('I would like to be refunded for what I bought in the shop')[0]).toBe(
			'Can I have a refund?',
		);
		expect(titles('ou est donc ma sauvegarde')[0]).toBe('Où sont mes sauvegardes ?');
	});

	test('are none for words that most answers have, or none', () => {
		expect(titles('ask the game')).toEqual([]);
		expect(titles('a dragon ate the treasure')).toEqual([]);
		expect(suggestAnswers('anything', [])).toEqual([]);
	});

	test('are three at most', () => {
		expect(suggestAnswers('password screen black refund shop forgotten', answers).length).toBeLessThanOrEqual(
			3,
		);
	});
});
