import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorCodes } from '#contract/codes.ts';
import { locales } from '#contract/locales.ts';
import { showToasts, toastTexts } from '#features/shell/toasts.client.ts';
import { $errors, addErrors } from '#stores/errors.store.ts';
import en from '../../../i18n/en/errors.json';
import es from '../../../i18n/es/errors.json';
import fr from '../../../i18n/fr/errors.json';

const texts = { en, es, fr };
const hostile = [
	'NEW_CODE',
	'constructor',
	'<img src=x onerror=alert(1)>',
	'<b>bold</b> &amp; {{count}}',
	'javascript:alert(1)',
];

const failed = (...messages: string[]) => messages.map((message) => ({ message }));

describe.each(locales)('toasts in %s', (locale) => {
	const say = async (...messages: string[]) =>
		(await toastTexts(failed(...messages), locale)).map(({ text }) => text);
	const { msg, page } = texts[locale];

	test('[EC-01] R19 every code of the catalogue has its own text', async () => {
		expect(await say(...errorCodes)).toEqual(errorCodes.map((code) => msg[code]));
		expect(new Set(await say(...errorCodes)).size).toBe(errorCodes.length);
	});

	test('[EC-01] R19 what is no code is shown as it is', async () => {
		expect(await say(...hostile)).toEqual(hostile);
	});

	test('[EC-01] failures that say nothing have the one sentence', async () => {
		expect(await say('')).toEqual([page.unexpected]);
	});

	test('[FX-37] a limit tells the wait that the answer names', async () => {
		const [toast] = await toastTexts([{ message: 'TOO_MANY_REQUESTS', retryAfter: 90 }], locale);
		expect(toast?.text).toContain(page.wait.split('{{wait}}')[0]);
		expect(toast?.text).toMatch(/\b2\s/);
	});
});

describe('toasts on a page', () => {
	const place = document.createElement('div');
	const shown = () => [...place.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);
	beforeAll(() => {
		place.dataset.close = 'Close';
		document.body.append(place);
	});
	beforeEach(() => {
		place.replaceChildren();
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	test('[EC-01] R19 are one per message, as text and never as markup; those that say nothing are one', async () => {
		await showToasts(place, failed(...hostile, 'EMAIL_IN_USE', 'EMAIL_IN_USE', '', ''));
		const all = [...hostile, en.msg.EMAIL_IN_USE, en.msg.EMAIL_IN_USE, en.page.unexpected];
		expect(shown()).toEqual(all);
		expect(place.querySelectorAll('[data-toast] p *')).toHaveLength(0);
	});

	test('[LD-05] stand for 4000 ms, each from when it came', async () => {
		vi.useFakeTimers();
		await showToasts(place, failed('EMAIL_IN_USE'));
		vi.advanceTimersByTime(3000);
		await showToasts(place, failed('NOT_FOUND'));
		vi.advanceTimersByTime(999);
		expect(shown()).toEqual([en.msg.EMAIL_IN_USE, en.msg.NOT_FOUND]);
		vi.advanceTimersByTime(1);
		expect(shown()).toEqual([en.msg.NOT_FOUND]);
		vi.advanceTimersByTime(3000);
		expect(shown()).toEqual([]);
	});

	test('failures that say nothing begin anew with each', async () => {
		vi.useFakeTimers();
		await showToasts(place, failed(''));
		vi.advanceTimersByTime(3000);
		await showToasts(place, failed(''));
		vi.advanceTimersByTime(3000);
		expect(shown()).toEqual([en.page.unexpected]);
	});

	test('are closed by their button, which gives the focus back', async () => {
		const field = document.body.appendChild(document.createElement('input'));
		await showToasts(place, failed('EMAIL_IN_USE', 'NOT_FOUND'));
		const [button] = screen.getAllByRole('button', { name: 'Close' });
		field.focus();
		button?.focus();
		button?.click();
		expect(shown()).toEqual([en.msg.NOT_FOUND]);
		expect(document.activeElement).toBe(field);
		field.remove();
	});
});

describe('the list of errors', () => {
	afterEach(() => {
		vi.useRealTimers();
	});

	test('[LD-05] R19 clears after 2000 ms, each entry after its own', () => {
		vi.useFakeTimers();
		const messages = () => $errors.get().map(({ message }) => message);
		addErrors(['EMAIL_IN_USE', 'EMAIL_IN_USE']);
		vi.advanceTimersByTime(1500);
		addErrors(['NOT_FOUND']);
		vi.advanceTimersByTime(499);
		expect(messages()).toEqual(['EMAIL_IN_USE', 'EMAIL_IN_USE', 'NOT_FOUND']);
		vi.advanceTimersByTime(1);
		expect(messages()).toEqual(['NOT_FOUND']);
		vi.advanceTimersByTime(1500);
		expect(messages()).toEqual([]);
	});
});
