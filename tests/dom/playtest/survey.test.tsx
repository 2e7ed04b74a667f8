import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseSurvey } from '#contract/survey/parse-survey.ts';
import { Survey } from '#features/playtest/Survey.tsx';
import { pushPosition } from '#features/playtest/survey-position.ts';
import { formTexts } from '#i18n/form-texts.ts';
import common from '../../../i18n/en/common.json' with { type: 'json' };
import errors from '../../../i18n/en/errors.json' with { type: 'json' };
import playtest from '../../../i18n/en/playtest.json' with { type: 'json' };

const config = JSON.stringify({
	pages: [
		{
			name: 'start',
			title: 'Can you take part?',
			elements: [
				{ type: 'radiogroup', name: 'location', title: 'Room', isRequired: true },
				{ type: 'checkbox', name: 'terms', title: 'Terms', isRequired: true, choices: ['agreement'] },
			],
		},
		{
			name: 'person',
			title: 'Who are you?',
			elements: [
				{ type: 'text', name: 'dateOfBirth', inputType: 'date', isRequired: true },
				{ type: 'text', name: 'email', inputType: 'email', isRequired: true },
			],
		},
	],
});

function surveyIn(dialog: HTMLDialogElement, own: string) {
	const parsed = parseSurvey(own, 'en');
	if (!parsed.ok) throw new Error(parsed.problem);
	const rooms = ['gent', 'quebec'].map((location) => ({ location, open: true }));
	const file = {
		locale: 'en' as const,
		survey: { code: 'playtester', config: own, rooms },
		cities: { gent: 'Gent', quebec: 'Quebec' },
		pictures: {},
		texts: playtest.survey,
		form: formTexts(common.form, errors),
		botCheck: { kind: 'recaptcha' as const, siteKey: 'key', version: 'v3' as const, scriptUrl: '' },
	};
	return <Survey {...{ file, rooms, dialog }} survey={parsed.survey} />;
}

/** The survey of a page on which rooms can be chosen. */
function open(kept?: Record<string, unknown>, own = config) {
	if (kept) localStorage.setItem('playtest-survey', JSON.stringify({ at: Date.now(), answers: kept }));
	const dialog = document.createElement('dialog');
	document.body.append(dialog);
	dialog.show();
	render(surveyIn(dialog, own), { container: dialog });
}

const chooseOnPage = (room: string) => document.querySelector<HTMLElement>(`#rooms [value=${room}]`)?.click();
const draft = () => JSON.parse(localStorage.getItem('playtest-survey') ?? '{}').answers;
const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const next = () => fireEvent.click(screen.getByText('Next'));

beforeEach(() => {
	history.replaceState({ survey: { at: 0, depth: 0 } }, '');
	document.body.innerHTML = `<form id="rooms">
		<input type="radio" name="location" value="gent"><input type="radio" name="location" value="quebec">
	</form>`;
});
afterEach(() => {
	cleanup();
	localStorage.clear();
});

describe('an answer that is put back to what it was', () => {
	test('[PT-04] is the one that is stored', async () => {
		chooseOnPage('quebec');
		open();
		fireEvent.click(await box('Gent'));
		await waitFor(() => expect(draft().location).toBe('gent'));
		fireEvent.click(await box('Quebec'));
		await waitFor(() => expect(draft().location).toBe('quebec'));
	});

	test('[PT-04] leads on to the next step', async () => {
		open({ location: 'gent', terms: ['agreement'] });
		const agreement = await box('agreement');
		fireEvent.click(agreement);
		await waitFor(() => expect(draft().terms).toEqual([]));
		fireEvent.click(agreement);
		next();
		await screen.findByText('Who are you?');
	});
});

test('starting anew leads to the head of the first step', async () => {
	open({ location: 'gent', terms: ['agreement'] });
	const anew = await screen.findByRole('button', { name: 'Start anew' });
	anew.focus();
	fireEvent.click(anew);
	expect((await box('Gent')).checked).toBe(false);
	expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Can you take part?' }));
});

test('a room that is chosen on the page after closing is chosen when the survey opens again', async () => {
	chooseOnPage('quebec');
	open();
	expect((await box('Quebec')).checked).toBe(true);
	history.replaceState(null, '');
	chooseOnPage('gent');
	act(() => pushPosition(0));
	expect((await box('Gent')).checked).toBe(true);
	expect(localStorage.length).toBe(0);
});

test('a room that is chosen in the survey stays, whatever is chosen on the page', async () => {
	open();
	fireEvent.click(await box('Gent'));
	await waitFor(() => expect(draft().location).toBe('gent'));
	chooseOnPage('quebec');
	act(() => pushPosition(0));
	expect((await box('Gent')).checked).toBe(true);
	expect(draft().location).toBe('gent');
});

describe('[FX-26] a date that is no date of birth', () => {
	const asking = JSON.stringify({
		pages: [
			{
				title: 'Your time',
				elements: [
					{
						type: 'text',
						inputType: 'date',
						name: 'from',
						title: 'From when can you come?',
						min: '=today()',
					},
					{ type: 'comment', name: 'soon', title: 'Why so soon?', visibleIf: '{from} < today(7)' },
				],
			},
		],
	});
	const person = {
		location: 'gent',
		dateOfBirth: { day: 3, month: 2, year: 1990 },
		email: 'anna@players.example',
	};
	const fill = async (name: string, value: string) =>
		fireEvent.change(await box(name), { target: { value } });

	async function answer(day: Date): Promise<void> {
		document.documentElement.lang = 'en';
		open(person, asking);
		await screen.findByRole('button', { name: 'Next' });
		next();
		await screen.findByText('Your time');
		await fill('Day', String(day.getUTCDate()));
		await fill('Month', String(day.getUTCMonth() + 1));
		await fill('Year', String(day.getUTCFullYear()));
	}
	const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

	test('may be to come, is filled in by no browser, and is read back', async () => {
		const day = inDays(400);
		await answer(day);
		expect((await box('Day')).autocomplete).toBe('off');
		next();
		const shown = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
		expect(await screen.findByText(shown)).toBeTruthy();
	});

	test('is compared as a date', async () => {
		await answer(inDays(3));
		expect(await screen.findByLabelText(/Why so soon/)).toBeTruthy();
	});

	test('is refused outside of its bounds, in words', async () => {
		await answer(inDays(-3));
		next();
		const today = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
		expect(
			(await screen.findAllByText(`Date must be ${today} or later`, { exact: false })).length,
		).toBeGreaterThan(0);
	});

	test('may be left out', async () => {
		open(person, asking);
		await screen.findByRole('button', { name: 'Next' });
		next();
		await screen.findByText('Your time');
		next();
		expect(await screen.findByText('From when can you come?')).toBeTruthy();
		expect(screen.queryByText('Your time', { selector: 'h2' })).toBeNull();
	});
});
