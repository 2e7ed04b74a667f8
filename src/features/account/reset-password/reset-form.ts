import * as v from 'valibot';
import { resetPassword } from '#contract/endpoints/account.ts';
import { isTypedTwice, passwordAgain } from '../passwords.ts';

/** The contract's request with the password typed twice. */
export const resetForm = v.pipe(
	v.intersect([resetPassword.request, v.object(passwordAgain)]),
	v.forward(v.partialCheck([['password'], ['passwordAgain']], isTypedTwice, 'field.identical'), [
		'passwordAgain',
	]),
);
