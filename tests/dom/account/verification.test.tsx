import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { User } from '#contract/endpoints/account.ts';
import { Verification } from '#features/account/verification/Verification.tsx';
import { useVerified } from '#features/account/verification/verified.ts';
import account from '../../../i18n/en/account.json' with { type: 'json' };
import { texts } from '../../support/render-form.tsx';
import { user } from '../../support/user.ts';

afterEach(cleanup);

const unproven = { kind: 'failed', status: 422, codes: ['MISSING_PASSWORD_REVALIDATION'], fields: {} };

function Change() {
	const verified = useVerified();
	return (
		<button type="button" onClick={() => void verified(async () => unproven)}>
			Change
		</button>
	);
}

const page = (mfa: User['mfa']) => (
	<Verification
		locale="en"
		form={texts}
		area={account.area}
		termsVersion={1}
		user={{ ...user, mfa }}
		refresh={async () => {}}
	>
		<Change />
	</Verification>
);

test('[MO-01] a dialog that is open when MFA changes asks for the other proof', async () => {
	const { rerender } = render(page(null));
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Change' })));
	expect(document.activeElement?.id).toBe('verification-password');
	await act(async () => rerender(page('totp')));
	expect(document.activeElement?.id).toBe('verification-code');
	expect(screen.getByText(account.area.verification.totp)).toBeTruthy();
});

test('[FX-39] the dialog tells password managers whose password it asks for, and shows nothing of that', async () => {
	render(page(null));
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Change' })));
	const names = document.querySelectorAll<HTMLInputElement>('#verification [autocomplete=username]');
	expect([...names].map(({ value, hidden, readOnly }) => [value, hidden, readOnly])).toEqual([
		[user.username, true, true],
	]);
});
