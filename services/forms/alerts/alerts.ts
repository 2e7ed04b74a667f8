import { randomUUID } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '../../store/store.ts';
import { isPostgres } from '../../store/transaction.ts';

/** Of what alerts are: of new jobs, or of a game that comes out. */
export type AlertKind = 'job' | 'release';

/** What somebody asks to hear of. */
export interface Subscription {
	kind: AlertKind;
	email: string;
	locale: Locale;
	/** JSON of what it is about; how it is written is for its kind to say, the same in the same way each time. */
	about: string;
}

/** Somebody's wish to hear of something. */
export interface Alert extends Subscription {
	id: string;
	state: 'asked' | 'confirmed' | 'stopped';
	/** Milliseconds since 1970. */
	askedAt: number;
	/** Since when what it is about is not there any more; null where it is. */
	missingSince: number | null;
}

const selectAlerts = (db: Db) =>
	db
		.selectFrom('alert')
		.select(['id', 'kind', 'email', 'locale', 'about', 'state'])
		.select(['asked_at as askedAt', 'missing_since as missingSince']);

export function findAlert(db: Db, id: string): Promise<Alert | undefined> {
	return selectAlerts(db).where('id', '=', id).executeTakeFirst();
}

/** The alerts of a kind that mails go to; with `about` only those of that. */
export function confirmedAlerts(db: Db, kind: AlertKind, about?: string): Promise<Alert[]> {
	const all = selectAlerts(db).where('kind', '=', kind).where('state', '=', 'confirmed');
	const asked = about === undefined ? all : all.where('about', '=', about);
	return asked.orderBy('position').execute();
}

/** The alerts of a kind that mails go to at one address. */
export function confirmedAlertsOf(db: Db, kind: AlertKind, email: string): Promise<Alert[]> {
	return selectAlerts(db)
		.where('kind', '=', kind)
		.where('state', '=', 'confirmed')
		.where('email', '=', email)
		.execute();
}

/** The newest first. */
export function newestAlerts(db: Db, most: number): Promise<Alert[]> {
	return selectAlerts(db).orderBy('asked_at', 'desc').orderBy('position', 'desc').limit(most).execute();
}

/** What an address has asked for before, which nobody confirms or stops until the transaction ends. */
function lockAsked(db: Db, { kind, email, about }: Subscription): Promise<Alert | undefined> {
	const rows = selectAlerts(db)
		.where('email', '=', email)
		.where('kind', '=', kind)
		.where('about', '=', about);
	return (isPostgres(db) ? rows.forUpdate() : rows).executeTakeFirst();
}

/**
 * The alert that somebody asks for: the one they asked for before, or a new one. Anybody can ask, so one that is confirmed
 * stays as it is.
 */
export async function insertAlert(db: Db, subscription: Subscription, now: number): Promise<Alert> {
	const before = await lockAsked(db, subscription);
	if (before?.state === 'confirmed') return before;
	const { locale } = subscription;
	if (before) {
		await db.updateTable('alert').set({ locale, asked_at: now }).where('id', '=', before.id).execute();
		return { ...before, locale, askedAt: now };
	}
	const values = { ...subscription, id: randomUUID(), state: 'asked' } as const;
	await db
		.insertInto('alert')
		.values({ ...values, asked_at: now })
		.execute();
	return { ...values, askedAt: now, missingSince: null };
}

const asLongAsAsked = limits.lifetime.validationToken * 1000;

/** Whether its first mail still counts. */
export function isFresh({ askedAt }: Alert, now: number): boolean {
	return askedAt + asLongAsAsked > now;
}

/** Forgets whoever never answered the first mail. */
export async function forgetUnanswered(db: Db, now: number): Promise<void> {
	await db
		.deleteFrom('alert')
		.where('state', '=', 'asked')
		.where('asked_at', '<=', now - asLongAsAsked)
		.execute();
}

/** Begins an alert; false where it was stopped or forgotten. */
export async function confirmAlert(db: Db, id: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('alert')
		.set({ state: 'confirmed' })
		.where('id', '=', id)
		.where('state', '<>', 'stopped')
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Ends an alert, and the address goes with it; false where it was ended before. */
export async function stopAlert(db: Db, id: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('alert')
		.set({ state: 'stopped', email: '', about: '{}' })
		.where('id', '=', id)
		.where('state', '<>', 'stopped')
		.executeTakeFirst();
	await db.deleteFrom('job_alert_mail').where('alert_id', '=', id).execute();
	return numUpdatedRows > 0n;
}
