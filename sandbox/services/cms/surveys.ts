import { Hono } from 'hono';
import { readSurvey } from '#contract/endpoints/surveys.ts';
import type { SandboxContext } from '../context.ts';
import { askedLocale, notFound } from './answer.ts';
import { findEntry } from './entries.ts';
import { versionMedia } from './media.ts';
import { present } from './present.ts';

/** A definition, which may be no JSON at all, with the versions of the files in the addresses of its pictures. */
function versionPictures(entry: Record<string, unknown>): Record<string, unknown> {
	const config = String(entry.config).replace(/"\/media\/[\w-]+\.\w+"/g, (quoted) =>
		JSON.stringify(versionMedia(quoted.slice(1, -1))),
	);
	return { ...entry, config };
}

/** The definition of the playtest survey. */
export function surveyDefinitionRoutes(context: SandboxContext): Hono {
	const app = new Hono();
	app.get(readSurvey.path, (c) => {
		const entry = findEntry(context.db, 'contact-surveys', 'id', 'playtester', askedLocale(c));
		return entry ? c.json(versionPictures(Object(present(entry, askedLocale(c))))) : notFound(c);
	});
	return app;
}
