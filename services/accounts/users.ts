import type { DatabaseSync } from 'node:sqlite';
import type { Locale } from '#contract/locales.ts';
import { get } from '../store/query.ts';

/** A row of the table of users. */
export interface UserRow {
	id: string;
	username: string;
	email: string;
	email_verified: 0 | 1;
	password: string;
	display_name: string;
	date_of_birth: string;
	country: string;
	locale: Locale;
	phone: string | null;
	factor: 'sms' | 'totp' | null;
	totp_secret: string | null;
	totp_step: number;
	terms_version: number;
	newsletter: 0 | 1;
	created_at: number;
	/** An address that the player has asked for and not confirmed yet. */
	pending_email: string | null;
}

export function findById(db: DatabaseSync, id: string): UserRow | undefined {
	return get<UserRow>(db, 'SELECT * FROM user WHERE id = ?', id);
}

export function findByUsername(db: DatabaseSync, username: string): UserRow | undefined {
	return get<UserRow>(db, 'SELECT * FROM user WHERE username = ?', username);
}

export function findByEmail(db: DatabaseSync, email: string): UserRow | undefined {
	return get<UserRow>(db, 'SELECT * FROM user WHERE email = ?', email.toLowerCase());
}

/** The player who asked for an address last and has not confirmed it yet. */
export function findByPendingEmail(db: DatabaseSync, email: string): UserRow | undefined {
	return get<UserRow>(
		db,
		'SELECT * FROM user WHERE pending_email = ? ORDER BY rowid DESC',
		email.toLowerCase(),
	);
}

/** A player by what they type: a user name never has an at-sign. */
export function findByIdentifier(db: DatabaseSync, identifier: string): UserRow | undefined {
	return identifier.includes('@') ? findByEmail(db, identifier) : findByUsername(db, identifier);
}
