import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '#contract/endpoint.ts';
import type { create } from '#contract/endpoints/account.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import type { UserRow } from '../users.ts';

export type CreateCall = AccountCall<ParsedInput<typeof create>>;

type NewUser = Pick<UserRow, 'id' | 'username' | 'email' | 'locale'>;

/** Stores a new player; what the call does not ask for cannot be set by it. */
export async function addUser(
	{ db, now }: AccountContext,
	{ input }: CreateCall,
	password: string,
): Promise<NewUser> {
	const { username, email, country, locale, termsVersion, newsletter } = input;
	const id = randomUUID();
	await db
		.insertInto('user')
		.values({
			...{ id, username, email, password, country, locale },
			email_verified: 0,
			display_name: username,
			date_of_birth: isoDate(input.dateOfBirth),
			terms_version: termsVersion,
			newsletter: newsletter ? 1 : 0,
			created_at: now(),
		})
		.execute();
	return { id, username, email, locale };
}

function isoDate({ day, month, year }: CreateCall['input']['dateOfBirth']): string {
	return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
