import { Hono } from 'hono';
import { readSurvey, submitSurvey, withdrawSurvey } from '#contract/endpoints/surveys.ts';
import type { SandboxContext } from '../context.ts';
import { askedLocale, notFound } from './answer.ts';
import { findEntry } from './entries.ts';
import { present } from './present.ts';
import { keepAnswers, withdrawAnswers } from './surveys/keep.ts';
import { takeWrites } from './write.ts';

/** The playtest survey: its definition, and what people answer. */
export function surveyRoutes(context: SandboxContext): Hono {
	const app = new Hono();
	app.get(readSurvey.path, (c) => {
		const entry = findEntry(context.db, 'contact-surveys', 'id', 'playtester');
		return entry ? c.json(present(entry, askedLocale(c))) : notFound(c);
	});
	takeWrites(app, context, { endpoint: submitSurvey, handle: (input) => keepAnswers(context, input) });
	takeWrites(app, context, { endpoint: withdrawSurvey, handle: (input) => withdrawAnswers(context, input) });
	return app;
}
