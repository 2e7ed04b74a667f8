import * as v from 'valibot';

/** The second entry of a new password. */
export const repeatedPassword = {
	passwordAgain: v.pipe(v.string('field.required'), v.nonEmpty('field.required')),
};

/** Whether both entries of a new password are the same. */
export function isTypedTwice(input: { password: string; passwordAgain: string }): boolean {
	return input.password === input.passwordAgain;
}
