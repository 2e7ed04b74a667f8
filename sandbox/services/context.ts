import type { DatabaseSync } from 'node:sqlite';
import type { FormsContext } from '#services/forms/context.ts';

/** What every embedded service works with. */
export interface SandboxContext {
	/** The sandbox's own database: content, platforms, builds, what was sent. */
	db: DatabaseSync;
	/** Milliseconds since 1970, by the clock that POST /control/clock moves. */
	now(): number;
	/** The site's own address without a trailing slash. */
	siteUrl: string;
	/** The sandbox's own address without a trailing slash. */
	origin: string;
	accountServiceKey: string;
	submissionsKey: string;
	botCheckSecret: string;
	/** What the studio's own services work with; they have a database of their own. */
	services: FormsContext;
}
