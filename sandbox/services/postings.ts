import { Hono } from 'hono';
import { askedLocale, notFound } from './cms/answer.ts';
import { findEntry } from './cms/entries.ts';
import { present } from './cms/present.ts';
import type { SandboxContext } from './context.ts';

/** The job-posting provider: what it holds of a job that carries its id. */
export function postingsService({ db }: SandboxContext): Hono {
	const app = new Hono();
	app.notFound(notFound);
	app.get('/:id', (c) => {
		const posting = findEntry(db, 'postings', 'id', c.req.param('id'));
		return posting ? c.json(present(posting, askedLocale(c))) : notFound(c);
	});
	return app;
}
