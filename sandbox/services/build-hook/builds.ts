import { lstatSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Build } from '#contract/endpoints/builds.ts';
import { type BuildRow, newestBuilds } from './rows.ts';

/** The release that the host serves: what the folder's link leads to, since it was made. */
function liveBuild(data: string): Build[] {
	const link = join(data, 'site');
	try {
		const since = lstatSync(link).mtime.toISOString();
		return [{ id: basename(readlinkSync(link)), state: 'live', since }];
	} catch {
		return [];
	}
}

function toBuild({ id, state, since, entry, field }: BuildRow): Build[] {
	if (state === 'done') return [];
	const place = { ...(entry && { entry }), ...(field && { field }) };
	return [{ id, state, since: new Date(since).toISOString(), ...place }];
}

/** What became of what editors published, newest first: what is under way, the last one if it failed, the live one. */
export function listBuilds(db: DatabaseSync, data: string): Build[] {
	const rows = newestBuilds(db, 50);
	const isUnderWay = ({ state }: BuildRow) => state === 'queued' || state === 'building';
	const lastEnded = rows.find((row) => !isUnderWay(row));
	const present = rows.filter((row) => isUnderWay(row) || row === lastEnded);
	return [...present.flatMap(toBuild), ...liveBuild(data)];
}
