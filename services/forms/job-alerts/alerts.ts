import { randomUUID } from 'node:crypto';
import type { EndpointInput } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { storeAlert as request } from '#contract/upstream-submissions.ts';
import type { Db } from '../../store/store.ts';
import { isPostgres } from '../../store/transaction.ts';

/** What an alert is narrowed by, as the contract has it. */
export interface AlertFilters {
	location: string[];
	team: string[];
	query: string;
}

/** Somebody's wish to hear of jobs. */
export interface Alert {
	id: string;
	email: string;
	locale: Locale;
	/** JSON of AlertFilters. */
	filters: string;
	state: 'asked' | 'confirmed' | 'stopped';
	/** Milliseconds since 1970. */
	askedAt: number;
}

export type Subscription = Required<Pick<EndpointInput<typeof request>, 'email' | 'locale'>> & {
	filters: AlertFilters;
};

const selectAlerts = (db: Db) =>
	db.selectFrom('job_alert').select(['id', 'email', 'locale', 'filters', 'state', 'asked_at as askedAt']);

export function findAlert(db: Db, id: string): Promise<Alert | undefined> {
	return selectAlerts(db).where('id', '=', id).executeTakeFirst();
}

/** The alerts that mails go to. */
export function confirmedAlerts(db: Db): Promise<Alert[]> {
	return selectAlerts(db).where('state', '=', 'confirmed').orderBy('position').execute();
}

/** The newest first. */
export function newestAlerts(db: Db, most: number): Promise<Alert[]> {
	return selectAlerts(db).orderBy('asked_at', 'desc').orderBy('position', 'desc').limit(most).execute();
}

const inOrder = ({ location, team, query }: AlertFilters) =>
	JSON.stringify({ location: location.toSorted(), team: team.toSorted(), query });

/** What an address has asked for with these filters, which nobody confirms or stops until the transaction ends. */
function lockAsked(db: Db, email: string, filters: string): Promise<Alert | undefined> {
	const rows = selectAlerts(db).where('email', '=', email).where('filters', '=', filters);
	return (isPostgres(db) ? rows.forUpdate() : rows).executeTakeFirst();
}

/**
 * The alert that somebody asks for: the one they asked for before, or a new one. Anybody can ask, so one that is confirmed
 * stays as it is.
 */
export async function insertAlert(
	db: Db,
	{ email, locale, filters }: Subscription,
	now: number,
): Promise<Alert> {
	const json = inOrder(filters);
	const before = await lockAsked(db, email, json);
	if (before?.state === 'confirmed') return before;
	if (before) {
		await db.updateTable('job_alert').set({ locale, asked_at: now }).where('id', '=', before.id).execute();
		return { ...before, locale, askedAt: now };
	}
	const alert: Alert = { id: randomUUID(), email, locale, filters: json, state: 'asked', askedAt: now };
	const { askedAt, ...values } = alert;
	await db
		.insertInto('job_alert')
		.values({ ...values, asked_at: askedAt })
		.execute();
	return alert;
}

const asLongAsAsked = limits.lifetime.validationToken * 1000;

/** Whether its first mail still counts. */
export function isFresh({ askedAt }: Alert, now: number): boolean {
	return askedAt + asLongAsAsked > now;
}

/** Forgets whoever never answered the first mail. */
export async function forgetUnanswered(db: Db, now: number): Promise<void> {
	await db
		.deleteFrom('job_alert')
		.where('state', '=', 'asked')
		.where('asked_at', '<=', now - asLongAsAsked)
		.execute();
}

/** Begins an alert; false where it was stopped or forgotten. */
export async function confirmAlert(db: Db, id: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('job_alert')
		.set({ state: 'confirmed' })
		.where('id', '=', id)
		.where('state', '<>', 'stopped')
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Ends an alert; the address goes with it. */
export async function stopAlert(db: Db, id: string): Promise<void> {
	await db
		.updateTable('job_alert')
		.set({ state: 'stopped', email: '', filters: '{}' })
		.where('id', '=', id)
		.execute();
	await db.deleteFrom('job_alert_mail').where('alert_id', '=', id).execute();
}

/** Notes that a job was mailed to an alert; false where it was before. */
export async function noteMail(db: Db, alertId: string, jobId: string): Promise<boolean> {
	const { numInsertedOrUpdatedRows = 0n } = await db
		.insertInto('job_alert_mail')
		.values({ alert_id: alertId, job_id: jobId })
		.onConflict((conflict) => conflict.columns(['alert_id', 'job_id']).doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows > 0n;
}
