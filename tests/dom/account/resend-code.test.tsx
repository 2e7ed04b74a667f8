import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResendCode } from '#features/account/mfa/ResendCode.tsx';
import account from '../../../i18n/en/account.json' with { type: 'json' };
import { texts } from '../../support/render-form.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const button = () => screen.getByRole('button');

test('[AC-10] the wait for another text message goes on while the tab sleeps', async () => {
	render(<ResendCode locale="en" texts={account.factor} form={texts} />);
	await wait(1);
	expect(button().textContent).toContain('29 seconds');
	vi.setSystemTime(Date.now() + 60_000);
	await wait(1);
	expect(button().textContent).toBe(account.factor.resend);
	expect(button().getAttribute('aria-disabled')).toBe('false');
});

test('[AC-10] a second text message is read out as the first was', async () => {
	const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	let sent = 0;
	const send = async () => {
		await answers[sent++]?.promise;
		return { kind: 'ok', data: null } as const;
	};
	render(<ResendCode locale="en" texts={account.factor} form={texts} send={send} />);
	for (const answer of answers) {
		await wait(31);
		fireEvent.click(button());
		expect(screen.getByRole('status').textContent).toBe('');
		await act(async () => answer.resolve());
		expect(screen.getByRole('status').textContent).toBe(account.factor.resent);
	}
	expect(sent).toBe(2);
});
