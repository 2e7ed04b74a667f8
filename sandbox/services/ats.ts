import { type Context, Hono } from 'hono';
import { escapeHtml } from '#lib/text/plain-text.ts';
import { toAshby } from './ats/ashby.ts';
import { toGreenhouse } from './ats/greenhouse.ts';
import { listBoardJobs } from './ats/jobs.ts';
import { toLever } from './ats/lever.ts';
import { paging } from './cms/answer.ts';
import type { SandboxContext } from './context.ts';

/** The public APIs of three applicant tracking systems, each with a board of any name that has the jobs of the CMS. */
export function atsService({ db, origin }: SandboxContext): Hono {
	const app = new Hono();
	const jobs = (ats: string) => listBoardJobs(db, `${origin}/ats/${ats}/apply`);
	app.notFound((c) => c.json({ ok: false, error: 'Document not found' }, 404));

	app.get('/greenhouse/v1/boards/:board/jobs', (c) => {
		const all = jobs('greenhouse').map(toGreenhouse);
		return c.json({ jobs: all, meta: { total: all.length } });
	});
	app.get('/greenhouse/v1/boards/:board/jobs/:id', (c) => {
		const found = jobs('greenhouse').find(({ id }) => id === c.req.param('id'));
		return found ? c.json(toGreenhouse(found)) : c.json({ status: 404, error: 'Job not found' }, 404);
	});

	app.get('/lever/v0/postings/:site', (c) => c.json(pageOf(c, jobs('lever').map(toLever))));
	app.get('/lever/v0/postings/:site/:id', (c) => {
		const found = jobs('lever')
			.map(toLever)
			.find(({ id }) => id === c.req.param('id'));
		return found ? c.json(found) : c.notFound();
	});

	app.get('/ashby/posting-api/job-board/:board', (c) =>
		c.json({ apiVersion: '1', jobs: jobs('ashby').map(toAshby) }),
	);

	app.get('/:ats/apply/:id', (c) => {
		const { ats, id } = c.req.param();
		const job = jobs(ats).find((each) => each.id === id);
		return job ? c.html(applyPage(ats, job.title)) : c.html(closedPage, 404);
	});
	return app;
}

/** Lever counts what it leaves out as `skip`. */
function pageOf<T>(c: Context, all: readonly T[]): readonly T[] {
	const start = Number(c.req.query('skip') ?? 0);
	const { limit } = paging(c);
	return all.slice(start, limit < 0 ? undefined : start + limit);
}

const page = (title: string, text: string) =>
	`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;

const applyPage = (ats: string, title: string) =>
	page(
		escapeHtml(title),
		`Here the form of ${escapeHtml(ats)} would stand. The sandbox plays only the list of jobs.`,
	);

const closedPage = page('No longer open', 'The ATS has no such job.');
