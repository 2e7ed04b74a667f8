import type { DatabaseSync } from 'node:sqlite';
import { readCmsFailure } from '#contract/cms-failure.ts';
import { all, get, run } from '../../store/query.ts';

/** A build as it is stored. */
export interface BuildRow {
	id: string;
	state: 'queued' | 'building' | 'done' | 'failed';
	/** Milliseconds since 1970. */
	since: number;
	entry: string | null;
	field: string | null;
	/** What it printed, where it failed. */
	output: string;
}

/** The newest builds, newest first. */
export function newestBuilds(db: DatabaseSync, most: number): BuildRow[] {
	return all<BuildRow>(db, 'SELECT * FROM build ORDER BY rowid DESC LIMIT ?', most);
}

/** The build that waits, if any: there is never more than one. */
export function queuedBuild(db: DatabaseSync): string | undefined {
	return get<{ id: string }>(db, `SELECT id FROM build WHERE state = 'queued'`)?.id;
}

export function addBuild(db: DatabaseSync, id: string): void {
	run(db, `INSERT INTO build (id, state, since) VALUES (?, 'queued', ?)`, id, Date.now());
}

export function moveBuild(db: DatabaseSync, id: string, state: 'building' | 'done'): void {
	run(db, 'UPDATE build SET state = ?, since = ? WHERE id = ?', state, Date.now(), id);
}

/** Keeps what a failed build printed, and the place in the content that it named. */
export function failBuild(db: DatabaseSync, id: string, output: string): void {
	const { entry = null, field = null } = readCmsFailure(output) ?? {};
	const sql = `UPDATE build SET state = 'failed', since = ?, entry = ?, field = ?, output = ? WHERE id = ?`;
	run(db, sql, Date.now(), entry, field, output, id);
}

/** What a process that ended left unfinished has failed. */
export function failUnfinished(db: DatabaseSync): void {
	const rows = all<{ id: string }>(db, `SELECT id FROM build WHERE state IN ('queued', 'building')`);
	for (const { id } of rows) failBuild(db, id, 'The sandbox ended before this build did.');
}
