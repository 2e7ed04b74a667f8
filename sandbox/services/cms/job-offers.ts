import { type Context, Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { askedLocale, notFound, pageOf, paging } from './answer.ts';
import { findEntry, listEntries } from './entries.ts';
import { present } from './present.ts';
import { holds } from './search.ts';

interface Job {
	title: string;
	description: string;
	requirements: string;
	categories: { location: string; team: string }[];
}

/** The jobs, newest first, the closed ones with `closed`: who still has the address sees that they are. */
export function jobOfferRoutes({ db }: SandboxContext): Hono {
	const app = new Hono();
	app.get('/api/offices/job-offers', (c) => {
		const locale = askedLocale(c);
		const query = { collection: 'job-offers', newestBy: 'publishedAt' as const, locale };
		const list = (more = {}) =>
			listEntries(db, { ...query, ...more }).map((entry) => present(entry, locale) as Job);
		// A build asks for all of them, a page at a time.
		return c.json(isNarrowed(c) ? pageOf(c, list().filter(isAskedFor(c))) : list(paging(c)));
	});
	app.get('/api/open/offices/job-offers/:id', (c) => {
		const job = findEntry(db, 'job-offers', 'id', c.req.param('id'), askedLocale(c));
		return job ? c.json(present(job, askedLocale(c))) : notFound(c);
	});
	return app;
}

const isNarrowed = (c: Context) =>
	['location', 'team', 'query'].some((name) => c.req.query(name) !== undefined);

/** Any of the places, any of the teams, and every word of the query. */
function isAskedFor(c: Context): (job: Job) => boolean {
	const locations = c.req.queries('location') ?? [];
	const teams = c.req.queries('team') ?? [];
	const query = c.req.query('query') ?? '';
	return ({ title, description, requirements, categories }) =>
		categories.some(
			(category) =>
				(locations.length === 0 || locations.includes(category.location)) &&
				(teams.length === 0 || teams.includes(category.team)),
		) && holds([title, description, requirements], query);
}
