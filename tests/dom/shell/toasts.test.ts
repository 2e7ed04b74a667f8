import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { errorCodes } from '#contract/codes.ts';
import { locales } from '#contract/locales.ts';
import { toastTexts } from '#features/shell/toast-texts.ts';
import { showToasts } from '#features/shell/toasts.client.tsx';
import { $errors, addErrors } from '#stores/errors.store.ts';
import en from '../../../i18n/en/errors.json' with { type: 'json' };
import es from '../../../i18n/es/errors.json' with { type: 'json' };
import fr from '../../../i18n/fr/errors.json' with { type: 'json' };
import { eventually } from '../../support/eventually.ts';

const texts = { en, es, fr };
const hostile = [
	'NEW_CODE',
	'constructor',
	'<img src=x onerror=alert(1)>',
	'<b>bold</b> &amp; {{count}}',
	'javascript:alert(1)',
];

describe.each(locales)('toasts in %s', (locale) => {
	const say = async (...messages: string[]) => (await toastTexts(messages, locale)).map(({ text }) => text);
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
});

describe('toasts on a page', () => {
	const place = document.createElement('div');
	const shown = () => [...place.querySelectorAll('[data-title]')].map(({ textContent }) => textContent);
	beforeAll(() => {
		place.dataset.label = 'Messages';
		document.body.append(place);
	});

	test('[EC-01] R19 are one per message, as text and never as markup; those that say nothing are one', async () => {
		await showToasts(place, [...hostile, 'EMAIL_IN_USE', 'EMAIL_IN_USE', '', '']);
		const all = [...hostile, en.msg.EMAIL_IN_USE, en.msg.EMAIL_IN_USE, en.page.unexpected];
		await eventually(() => expect(shown().reverse()).toEqual(all));
		expect(place.querySelectorAll('[data-title] *')).toHaveLength(0);
		expect(place.querySelector('section')?.getAttribute('aria-label')).toBe('Messages');
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
