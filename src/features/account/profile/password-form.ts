import * as v from 'valibot';
import { newPassword, presentPassword } from '#contract/fields.ts';
import { passwordAgain } from '../passwords.ts';

interface Typed {
	newPassword: string;
	passwordAgain: string;
}

const isSame = (typed: Typed) => typed.newPassword === typed.passwordAgain;

/** The present password, and the new one typed twice. */
export const passwordForm = v.pipe(
	v.object({ password: presentPassword, newPassword, ...passwordAgain }),
	v.forward(v.partialCheck([['newPassword'], ['passwordAgain']], isSame, 'field.identical'), [
		'passwordAgain',
	]),
);
