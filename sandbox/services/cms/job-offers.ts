import { type Context, Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { askedLocale, notFound, pageOf } from './answer.ts';
import { findEntry, listEntries } from './entries.ts';
import { present } from './present.ts';
import { holds } from './search.ts';

interface Offer {
	title: string;
	description: string;
	requirements: string;
	categories: { location: string; team: string }[];
}

/** The offers, newest first, the closed ones with `closed`: those who still have the address are told so. */
export function jobOfferRoutes({ db }: SandboxContext): Hono {
	const app = new Hono();
	app.get('/api/offices/job-offers', (c) => {
		const entries = listEntries(db, { collection: 'job-offers', newestBy: 'publishedAt' });
		const offers = entries.map((entry) => present(entry, askedLocale(c)) as Offer);
		return c.json(pageOf(c, offers.filter(isAskedFor(c))));
	});
	app.get('/api/open/offices/job-offers/:id', (c) => {
		const offer = findEntry(db, 'job-offers', 'id', c.req.param('id'));
		return offer ? c.json(present(offer, askedLocale(c))) : notFound(c);
	});
	return app;
}

/** Any of the places, any of the teams, and every word of the query. */
function isAskedFor(c: Context): (offer: Offer) => boolean {
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
