import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { EndpointInput } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { storeAlert as request } from '#contract/upstream-submissions.ts';
import { all, get, run } from '../../store/query.ts';

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

const columns = 'SELECT id, email, locale, filters, state, asked_at AS askedAt FROM job_alert';

export function findAlert(db: DatabaseSync, id: string): Alert | undefined {
	return get<Alert>(db, `${columns} WHERE id = ?`, id);
}

/** The alerts that mails go to. */
export function confirmedAlerts(db: DatabaseSync): Alert[] {
	return all<Alert>(db, `${columns} WHERE state = 'confirmed' ORDER BY rowid`);
}

/** The newest first. */
export function newestAlerts(db: DatabaseSync, most: number): Alert[] {
	return all<Alert>(db, `${columns} ORDER BY asked_at DESC LIMIT ?`, most);
}

const inOrder = ({ location, team, query }: AlertFilters) =>
	JSON.stringify({ location: location.toSorted(), team: team.toSorted(), query });

/**
 * The alert that somebody asks for: the one they asked for before, or a new one. Anybody can ask, so one that is confirmed
 * stays as it is.
 */
export function insertAlert(db: DatabaseSync, { email, locale, filters }: Subscription, now: number): Alert {
	const json = inOrder(filters);
	const before = get<Alert>(db, `${columns} WHERE email = ? AND filters = ?`, email, json);
	if (before?.state === 'confirmed') return before;
	if (before) {
		run(db, 'UPDATE job_alert SET locale = ?, asked_at = ? WHERE id = ?', locale, now, before.id);
		return { ...before, locale, askedAt: now };
	}
	const alert: Alert = { id: randomUUID(), email, locale, filters: json, state: 'asked', askedAt: now };
	const insert =
		'INSERT INTO job_alert (id, email, locale, filters, state, asked_at) VALUES (?, ?, ?, ?, ?, ?)';
	run(db, insert, alert.id, email, locale, json, alert.state, now);
	return alert;
}

const asLongAsAsked = limits.lifetime.validationToken * 1000;

/** Whether its first mail still counts. */
export function isFresh({ askedAt }: Alert, now: number): boolean {
	return askedAt + asLongAsAsked > now;
}

/** Forgets whoever never answered the first mail. */
export function forgetUnanswered(db: DatabaseSync, now: number): void {
	run(db, "DELETE FROM job_alert WHERE state = 'asked' AND asked_at <= ?", now - asLongAsAsked);
}

export function confirmAlert(db: DatabaseSync, id: string): void {
	run(db, "UPDATE job_alert SET state = 'confirmed' WHERE id = ?", id);
}

/** Ends an alert; the address goes with it. */
export function stopAlert(db: DatabaseSync, id: string): void {
	run(db, "UPDATE job_alert SET state = 'stopped', email = '', filters = '{}' WHERE id = ?", id);
	run(db, 'DELETE FROM job_alert_mail WHERE alert_id = ?', id);
}

/** Notes that a job was mailed to an alert; false where it was before. */
export function noteMail(db: DatabaseSync, alertId: string, jobId: string): boolean {
	const sql = 'INSERT INTO job_alert_mail (alert_id, job_id) VALUES (?, ?) ON CONFLICT DO NOTHING';
	return run(db, sql, alertId, jobId) === 1;
}
