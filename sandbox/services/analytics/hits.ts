import type { DatabaseSync } from 'node:sqlite';
import { all, run } from '../../store/query.ts';
import type { SandboxContext } from '../context.ts';

/** Something that a page said of a visit. */
export interface AnalyticsHit {
	site: string;
	name: string;
	url: string;
	referrer: string;
	/** Empty where the browser has no id. */
	visitor: string;
}

const insert = 'INSERT INTO analytics_hit (site, name, url, referrer, visitor, at) VALUES (?, ?, ?, ?, ?, ?)';

export function addHit(
	{ db, now }: SandboxContext,
	{ site, name, url, referrer, visitor }: AnalyticsHit,
): void {
	run(db, insert, site, name, url, referrer, visitor, now());
}

/** The newest first. */
export function newestHits(db: DatabaseSync, most: number): (AnalyticsHit & { at: number })[] {
	const sql = 'SELECT site, name, url, referrer, visitor, at FROM analytics_hit ORDER BY id DESC LIMIT ?';
	return all(db, sql, most);
}
