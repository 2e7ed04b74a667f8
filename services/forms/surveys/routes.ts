import { Hono } from 'hono';
import { storeSignUp, withdrawSignUp } from '#contract/upstream-submissions.ts';
import type { FormsContext } from '../context.ts';
import { takeWrites } from '../write.ts';
import { insertAnswers, withdrawAnswers } from './store.ts';

/** Takes what people answer to the playtest survey, and lets them take it back. */
export function surveyRoutes(context: FormsContext): Hono {
	const app = new Hono();
	takeWrites(app, context, { endpoint: storeSignUp, handle: insertAnswers });
	takeWrites(app, context, { endpoint: withdrawSignUp, handle: withdrawAnswers });
	return app;
}
