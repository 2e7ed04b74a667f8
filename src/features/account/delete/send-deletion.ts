import { call } from '#api/call.ts';
import { deleteAccount } from '#contract/endpoints/account-settings.ts';
import { atField } from '../at-field.ts';

interface Typed {
	password?: string;
	code?: string;
}

/** Deletes the account. Where the service asks for the other proof than was typed, has the player looked at anew. */
export async function sendDeletion({ password = '', code = '' }: Typed, refresh: () => Promise<void>) {
	const untold = ['INCORRECT_PASSWORD', 'MFA_CODE_INVALID'] as const;
	const result = await call(deleteAccount, { password, code }, { untold });
	const asksOther = result.kind === 'failed' && result.codes.includes('MISSING_PASSWORD_REVALIDATION');
	if (asksOther) await refresh();
	return atField(result, { INCORRECT_PASSWORD: 'password', MFA_CODE_INVALID: 'code' });
}
