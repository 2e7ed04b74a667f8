import { announceNewJobs } from '#services/forms/alerts/jobs/new-jobs.ts';
import { announceReleases } from '#services/forms/alerts/releases/announce.ts';
import { all, run } from '../../store/query.ts';
import type { SandboxContext } from '../context.ts';
import type { EditedEntry } from './editor.ts';
import { findEntry, type StoredEntry } from './entries.ts';

const isToCome = ({ publishedAt }: StoredEntry, now: number) => Date.parse(String(publishedAt)) > now;

/** Has the services look for new jobs after an editor has changed one, and again once its moment has come. */
export async function alertSubscribers(
	{ collection, id, entry, isPublished }: Pick<EditedEntry, 'collection' | 'id' | 'entry' | 'isPublished'>,
	{ db, now, services }: SandboxContext,
): Promise<void> {
	if (collection !== 'job-offers') return;
	if (isPublished && isToCome(entry, now())) run(db, 'INSERT OR IGNORE INTO due_job (id) VALUES (?)', id);
	await announceNewJobs(services);
}

/** Has the services send the alerts whose moment has come. */
export async function sendDueAlerts(context: SandboxContext): Promise<void> {
	await alertOfDueJobs(context);
	await announceReleases(context.services);
}

/** A job that was withdrawn meanwhile has no moment. */
async function alertOfDueJobs({ db, now, services }: SandboxContext): Promise<void> {
	const due = all<{ id: string }>(db, 'SELECT id FROM due_job').filter(({ id }) => {
		const entry = findEntry(db, 'job-offers', 'id', id);
		return !entry || !isToCome(entry, now());
	});
	if (due.length === 0) return;
	await announceNewJobs(services);
	for (const { id } of due) run(db, 'DELETE FROM due_job WHERE id = ?', id);
}
