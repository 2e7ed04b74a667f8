import type { ParsedInput } from '#contract/endpoint.ts';
import type { login as endpoint } from '#contract/endpoints/account.ts';
import { type AccountResult, refuse } from '../../shared/answer.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { lockUser } from '../lock-user.ts';
import { isPassword } from '../passwords.ts';
import { findReserved, isReserved } from '../reserved-names.ts';
import { findByIdentifier, type UserRow } from '../users.ts';
import { type Admitted, admit } from './admission.ts';
import { passwordKey } from './password-key.ts';
import { welcome } from './welcome.ts';

type LoginCall = AccountCall<ParsedInput<typeof endpoint>>;

export async function login(account: AccountContext, call: LoginCall): Promise<AccountResult> {
	const { username } = call.input;
	const user = await findByIdentifier(account.db, username);
	const attempt = await admit(account, {
		accountKey: passwordKey(username),
		addressKey: `password:address:${call.address}`,
		botCheckPassed: call.botCheckPassed,
	});
	if (!('admitted' in attempt)) return attempt;
	try {
		return await verify(account, { call, user, attempt });
	} finally {
		await attempt.end();
	}
}

interface Try {
	call: LoginCall;
	user: UserRow | undefined;
	attempt: Admitted;
}

async function verify(account: AccountContext, { call, user, attempt }: Try): Promise<AccountResult> {
	const { username, password } = call.input;
	const stored = user?.password ?? (await findReserved(account.db, username))?.password;
	const [right, reserved] = await Promise.all([
		isPassword(password, stored),
		isReserved(account.db, call.input),
	]);
	return call.commit(async (account) => {
		const present = user && (await lockUser(account, user.id));
		// Between reading and here the password may have been replaced.
		if (right && present && present.password === user.password) {
			// A name that is only reserved for somebody's address gets its failures back as little.
			if (present.email_verified) await attempt.wasRight(account);
			return welcome(account, present, call);
		}
		return refuse(reserved || (right && !user) ? 'EMAIL_NOT_VERIFIED' : 'INCORRECT_PASSWORD');
	});
}
