import * as v from 'valibot';
import { create } from '#contract/endpoints/account.ts';
import { isTypedTwice, repeatedPassword } from '../shared/password-fields.ts';

/** The contract's request with the password typed twice. */
export const createForm = v.pipe(
	v.intersect([create.request, v.object(repeatedPassword)]),
	v.forward(v.partialCheck([['password'], ['passwordAgain']], isTypedTwice, 'field.identical'), [
		'passwordAgain',
	]),
);
