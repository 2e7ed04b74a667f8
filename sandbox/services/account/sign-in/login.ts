import type { ParsedOf } from '#contract/endpoint.ts';
import type { login as endpoint } from '#contract/endpoints/account.ts';
import { type Answer, refuse } from '../answer.ts';
import type { AccountContext, Call } from '../call.ts';
import { isPassword } from '../passwords.ts';
import { findById, findByIdentifier, type UserRow } from '../users.ts';
import { type Admitted, admit } from './admission.ts';
import { passwordKey } from './password-key.ts';
import { welcome } from './welcome.ts';

type LoginCall = Call<ParsedOf<typeof endpoint>>;

export async function login(account: AccountContext, call: LoginCall): Promise<Answer> {
	const user = findByIdentifier(account.db, call.input.username);
	const attempt = await admit(account, {
		accountKey: passwordKey(user, call.input.username),
		addressKey: `password:address:${call.address}`,
		botCheckPassed: call.botCheckPassed,
	});
	if (!('admitted' in attempt)) return attempt;
	try {
		return await verify(account, { call, user, attempt });
	} finally {
		attempt.end();
	}
}

interface Try {
	call: LoginCall;
	user: UserRow | undefined;
	attempt: Admitted;
}

async function verify(account: AccountContext, { call, user, attempt }: Try): Promise<Answer> {
	const right = await isPassword(call.input.password, user?.password);
	return call.commit(() => {
		const present = user && findById(account.db, user.id);
		// Between reading and here the password may have been replaced.
		if (!right || !present || present.password !== user.password) return refuse('INCORRECT_PASSWORD');
		attempt.wasRight();
		return welcome(account, present, call);
	});
}
