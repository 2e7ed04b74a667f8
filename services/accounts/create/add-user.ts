import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '#contract/endpoint.ts';
import type { create } from '#contract/endpoints/account.ts';
import { run } from '../../store/query.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import type { UserRow } from '../users.ts';

export type CreateCall = AccountCall<ParsedInput<typeof create>>;

const insert = `INSERT INTO user (id, username, email, email_verified, password, display_name, date_of_birth,
	country, locale, terms_version, newsletter, created_at) VALUES (?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?)`;

type NewUser = Pick<UserRow, 'id' | 'username' | 'email' | 'locale'>;

/** Stores a new player; what the call does not ask for cannot be set by it. */
export function addUser({ db, now }: AccountContext, { input }: CreateCall, password: string): NewUser {
	const { username, email, country, locale, termsVersion, newsletter } = input;
	const id = randomUUID();
	const born = isoDate(input.dateOfBirth);
	run(
		db,
		insert,
		...[id, username, email, password, username, born],
		...[country, locale, termsVersion, Number(newsletter), now()],
	);
	return { id, username, email, locale };
}

function isoDate({ day, month, year }: CreateCall['input']['dateOfBirth']): string {
	return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
