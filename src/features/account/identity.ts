import * as v from 'valibot';
import { identifier, isEmail } from '#contract/fields.ts';

/** One field for a user name or a mail address: an at-sign makes it an address. */
export const identityForm = v.object({
	username: v.pipe(
		identifier,
		v.check((text) => !text.includes('@') || isEmail(text), 'field.email'),
	),
});

/** What the recovery calls are sent for it. */
export function identityOf(typed: string): { email: string } | { username: string } {
	return typed.includes('@') ? { email: typed } : { username: typed };
}
