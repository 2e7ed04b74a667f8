import type { ParsedOf } from '#contract/endpoint.ts';
import type { validate as endpoint } from '#contract/endpoints/account.ts';
import { type Answer, refuse, succeed } from '../answer.ts';
import type { AccountContext, Call } from '../call.ts';
import { findByUsername } from '../users.ts';
import { consumeValidationToken, findValidationToken } from './validation-tokens.ts';

/** Confirms a mail address; only who holds the token learns whether it was used before. */
export function validate(account: AccountContext, call: Call<ParsedOf<typeof endpoint>>): Answer {
	const { db, now } = account;
	return call.commit(() => {
		const user = findByUsername(db, call.input.username);
		const found = findValidationToken(db, { userId: user?.id ?? '', token: call.input.token }, now());
		if (!user || !found) return refuse('INCORRECT_EMAIL_TOKEN');
		if (found.used) return refuse('NO_PENDING_EMAIL_VALIDATION');
		consumeValidationToken(db, user.id);
		return succeed();
	});
}
