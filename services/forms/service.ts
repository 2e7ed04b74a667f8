import { Hono } from 'hono';
import { alertRoutes } from './alerts/routes.ts';
import { applicationRoutes } from './applications/routes.ts';
import { consentRoutes } from './consents.ts';
import type { FormsContext } from './context.ts';
import { messageRoutes } from './messages/routes.ts';
import { submissionRoutes } from './submissions/routes.ts';
import { surveyRoutes } from './surveys/routes.ts';
import { voteRoutes } from './votes.ts';

const parts = [
	consentRoutes,
	applicationRoutes,
	alertRoutes,
	messageRoutes,
	submissionRoutes,
	voteRoutes,
	surveyRoutes,
];

/** Takes what visitors send: applications, messages, reports, votes, sign-ups, alerts, receipts of answers about cookies. */
export function formsService(context: FormsContext): Hono {
	const app = new Hono();
	for (const part of parts) app.route('/', part(context));
	return app;
}
