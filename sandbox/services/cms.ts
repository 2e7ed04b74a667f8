import { Hono } from 'hono';
import { notFound } from './cms/answer.ts';
import { draftRoutes } from './cms/drafts.ts';
import { faqRoutes } from './cms/faqs.ts';
import { issueFormRoutes } from './cms/issue-form.ts';
import { jobOfferRoutes } from './cms/job-offers.ts';
import { mediaRoutes } from './cms/media.ts';
import { newsRoutes } from './cms/news.ts';
import { officeRoutes } from './cms/offices.ts';
import { plainRoutes, singleRoutes } from './cms/plain.ts';
import { surveyDefinitionRoutes } from './cms/surveys.ts';
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
	issueFormRoutes,
	surveyDefinitionRoutes,
	draftRoutes,
];

/** The content service: what an editor published, in the locale that is asked for; below the same address it takes what visitors send. */
export function cmsService(context: SandboxContext, forms: Hono): Hono {
	const app = new Hono();
	app.notFound(notFound);
	for (const part of parts) app.route('/', part(context));
	app.route('/', forms);
	return app;
}
