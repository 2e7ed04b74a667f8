import { containsWords, isAnyOf } from '#lib/job-filter.ts';
import {
	type Alert,
	type AlertFilters,
	confirmedAlerts,
	noteMail,
} from '#services/forms/job-alerts/alerts.ts';
import { mailJob } from '#services/forms/job-alerts/mails.ts';
import { all, run } from '#services/store/query.ts';
import { transaction } from '#services/store/transaction.ts';
import { pickLocale } from '../../content/localised.ts';
import type { SandboxContext } from '../context.ts';
import { findEntry, type StoredEntry } from './entries.ts';

interface Job {
	id: string;
	title: string;
	description: string;
	requirements: string;
	location: string;
	team: string;
	categories: { location: string; team: string }[];
	publishedAt: string;
	validThrough: string;
	closed?: boolean;
}

function isWanted(job: Job, { filters }: Alert): boolean {
	const wanted = JSON.parse(filters) as AlertFilters;
	const texts = [job.title, job.description, job.requirements];
	return isAnyOf(job, wanted) && containsWords(texts, wanted.query);
}

function cityOf(location: string, { locale }: Alert, { db }: SandboxContext): string {
	const office = findEntry(db, 'offices', 'slug', location);
	return office ? String(pickLocale(office.city, locale)) : location;
}

function mailSubscribers(entry: StoredEntry, context: SandboxContext): void {
	const { db, now } = context;
	const isOver = entry.closed === true || Date.parse(String(entry.validThrough)) <= now();
	if (isOver) return;
	for (const alert of confirmedAlerts(db)) {
		const job = pickLocale(entry, alert.locale) as Job;
		if (!isWanted(job, alert) || !noteMail(db, alert.id, job.id)) continue;
		mailJob(alert, { ...job, city: cityOf(job.location, alert, context) }, context);
	}
}

const isToCome = ({ publishedAt }: StoredEntry, now: number) => Date.parse(String(publishedAt)) > now;

/**
 * Mails those who asked to hear of a job that an editor has just published, or once its moment has come; nobody hears of
 * it twice.
 */
export function alertSubscribers(entry: StoredEntry, context: SandboxContext): void {
	const { db, now } = context;
	transaction(db, () => {
		if (isToCome(entry, now())) run(db, 'INSERT OR IGNORE INTO due_job (id) VALUES (?)', String(entry.id));
		else mailSubscribers(entry, context);
	});
}

/** Mails about jobs whose moment has come; one that was withdrawn meanwhile has none. */
export function alertOfDueJobs(context: SandboxContext): void {
	const { db, now } = context;
	for (const { id } of all<{ id: string }>(db, 'SELECT id FROM due_job')) {
		const entry = findEntry(db, 'job-offers', 'id', id);
		if (entry && isToCome(entry, now())) continue;
		transaction(db, () => {
			const isMine = run(db, 'DELETE FROM due_job WHERE id = ?', id) === 1;
			if (entry && isMine) mailSubscribers(entry, context);
		});
	}
}
