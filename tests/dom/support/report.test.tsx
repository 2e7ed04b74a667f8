import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Report } from '#features/support/report/Report.island.tsx';
import { formTexts } from '#i18n/form-texts.ts';
import common from '../../../i18n/en/common.json' with { type: 'json' };
import errors from '../../../i18n/en/errors.json' with { type: 'json' };
import support from '../../../i18n/en/support.json' with { type: 'json' };
import { eventually } from '../../support/eventually.ts';

const choices = {
	games: [{ id: 'lowtide', name: 'Lowtide', platforms: ['pc'] }],
	platforms: [{ id: 'pc', name: 'PC' }],
	categories: [{ id: 'crash', name: 'Crash' }],
};
const unavailable = support.report.unavailable;
const text = 'The harbour bell rings and the game is gone.';

/** The service in the hands of a test: each question waits to be answered. */
let questions: ((response: Response) => void)[];
const answer = (status: number, data: unknown = null) =>
	act(async () => questions.shift()?.(Response.json({ status: status === 200, data }, { status })));

beforeEach(() => {
	questions = [];
	vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => void questions.push(resolve)));
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const description = () => screen.getByLabelText<HTMLTextAreaElement>(/What happened/);

/** A report that somebody has begun before it is known what it can be about. */
function begin() {
	render(
		<SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
			<Report
				locale="en"
				texts={{ ...support.report, opensNewTab: common.opensNewTab }}
				messageForm={support.messageForm}
				form={formTexts(common.form, errors)}
				upload={common.upload}
				botCheck={{ kind: 'recaptcha', siteKey: 'key', version: 'v3', scriptUrl: '' }}
				mailTo="support@studio.example"
			/>
		</SWRConfig>,
	);
	fireEvent.change(description(), { target: { value: text } });
}

describe('[AP-07] a report keeps what was typed', () => {
	test('when its choices cannot be had, and when they are asked for again', async () => {
		begin();
		await answer(503);
		await screen.findByText(unavailable);
		expect(description().value).toBe(text);
		fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
		expect(screen.queryByText(unavailable)).toBeNull();
		expect(document.activeElement).toBe(screen.getByLabelText(/Game/));
		await answer(200, choices);
		await screen.findByRole('option', { name: 'Lowtide' });
		expect(description().value).toBe(text);
	});

	test('when the connection was away, and the service is not back with it', async () => {
		// What asks again does so in a task of its own.
		vi.useFakeTimers({ toFake: ['setTimeout'] });
		begin();
		await answer(200, choices);
		await eventually(() => expect(screen.getByRole('option', { name: 'Lowtide' })).toBeTruthy());
		dispatchEvent(new Event('online'));
		await act(() => vi.runAllTimersAsync());
		await answer(503);
		expect(screen.queryByText(unavailable)).toBeNull();
		expect(description().value).toBe(text);
	});
});
