import { Hono } from 'hono';
import { isWriter } from '#services/forms/writer.ts';
import type { SandboxContext } from '../context.ts';
import { askedLocale, notFound } from './answer.ts';
import { findEdited } from './editor.ts';
import { present, presentOffice } from './present.ts';

/** Entries as they were last saved, published or not, for whoever has the site's key. */
export function draftRoutes({ db, submissionsKey }: SandboxContext): Hono {
	const app = new Hono();
	app.get('/api/drafts/:collection/:id', (c) => {
		if (!isWriter(c, submissionsKey)) return c.json({ messages: ['UNAUTHORIZED'] }, 401);
		const { collection, id } = c.req.param();
		const edited = findEdited(db, collection, id);
		const show = collection === 'offices' ? presentOffice : present;
		return edited ? c.json(show(edited.entry, askedLocale(c))) : notFound(c);
	});
	return app;
}
