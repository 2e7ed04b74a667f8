import { Hono } from 'hono';
import { notFound } from './cms/answer.ts';
import { applicationRoutes } from './cms/applications.ts';
import { consentRoutes } from './cms/consents.ts';
import { faqRoutes } from './cms/faqs.ts';
import { issueFormRoutes } from './cms/issue-form.ts';
import { jobAlertRoutes } from './cms/job-alerts.ts';
import { jobOfferRoutes } from './cms/job-offers.ts';
import { mediaRoutes } from './cms/media.ts';
import { messageRoutes } from './cms/messages.ts';
import { newsRoutes } from './cms/news.ts';
import { officeRoutes } from './cms/offices.ts';
import { plainRoutes, singleRoutes } from './cms/plain.ts';
import { surveyRoutes } from './cms/surveys.ts';
import { voteRoutes } from './cms/votes.ts';
import type { SandboxContext } from './context.ts';

export { restoreCms, seedCms } from './cms/seed.ts';

const parts = [
	plainRoutes,
	singleRoutes,
	officeRoutes,
	jobOfferRoutes,
	newsRoutes,
	faqRoutes,
	mediaRoutes,
	consentRoutes,
	applicationRoutes,
	jobAlertRoutes,
	messageRoutes,
	issueFormRoutes,
	voteRoutes,
	surveyRoutes,
];

/** The content service: what an editor published, in the locale that is asked for. */
export function cmsService(context: SandboxContext): Hono {
	const app = new Hono();
	app.notFound(notFound);
	for (const part of parts) app.route('/', part(context));
	return app;
}
