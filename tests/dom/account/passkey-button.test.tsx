import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PasskeyButton } from '#features/account/passkeys/PasskeyButton.tsx';
import errors from '../../../i18n/en/errors.json' with { type: 'json' };
import { texts } from '../../support/render-form.tsx';

const options = { challenge: 'AAAA', rpId: 'localhost', userVerification: 'required', allowCredentials: [] };
const answers = { get: vi.fn<() => Promise<never>>(), timeout: 600_000 };

beforeEach(() => {
	const isConditionalMediationAvailable = async () => false;
	vi.stubGlobal(
		'PublicKeyCredential',
		Object.assign(() => {}, { isConditionalMediationAvailable }),
	);
	vi.stubGlobal('fetch', async () =>
		Response.json({ status: true, data: { ...options, timeout: answers.timeout } }),
	);
	const credentials = { get: () => answers.get() } as unknown as CredentialsContainer;
	vi.spyOn(navigator, 'credentials', 'get').mockReturnValue(credentials);
	answers.timeout = 600_000;
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const show = () =>
	render(
		<PasskeyButton way="sign-in" label="Passkey" locale="en" form={texts} autofills onDone={() => {}} />,
	);

test.each([
	['NotAllowedError', 'cancelled'],
	['SecurityError', 'notAllowed'],
	['NotSupportedError', 'unsupported'],
	['UnknownError', 'failed'],
] as const)('[SI-03] %s of the browser is said in words beside the button', async (name, reason) => {
	answers.get.mockRejectedValue(new DOMException('', name));
	show();
	fireEvent.click(screen.getByRole('button'));
	expect((await screen.findByRole('alert')).textContent).toBe(errors.passkey[reason]);
	expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('false');
});

test('[SI-03] a question that nobody answered in time is told from one that was closed', async () => {
	answers.timeout = 0;
	answers.get.mockRejectedValue(new DOMException('', 'NotAllowedError'));
	show();
	fireEvent.click(screen.getByRole('button'));
	expect((await screen.findByRole('alert')).textContent).toBe(errors.passkey.timedOut);
});

test('[SI-03] a browser that knows no passkeys has no button', () => {
	vi.stubGlobal('PublicKeyCredential', undefined);
	show();
	expect(screen.queryByRole('button')).toBeNull();
});
