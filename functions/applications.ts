import type { Config } from '@netlify/functions';
import { readBoard } from '#cms/job-source.ts';
import { apply, applyWithLinks, elsewhereMessage, withdraw } from '#contract/endpoints/applications.ts';
import { openApplication } from '#contract/jobs.ts';
import { storeApplication, withdrawApplication } from '#contract/upstream-submissions.ts';
import { parts } from '#site.config';
import { fail, type Result } from './_lib/http/result.ts';
import { route, serve } from './_lib/http/serve.ts';
import { forwardToCms } from './_lib/upstream/cms-service.ts';

export const config: Config = { path: ['/api/careers/apply', '/api/careers/withdraw'] };

const store = forwardToCms(storeApplication);

/** Hands over an application. Those for jobs of an ATS are taken there: its form asks what ours does not know. */
async function takeApplication(call: Parameters<typeof store>[0]): Promise<Result> {
	const isElsewhere = readBoard() !== undefined && call.input.jobId !== openApplication;
	if (!isElsewhere) return store(call);
	return fail(422, 'INVALID_PARAMETERS', { fields: { jobId: elsewhereMessage } });
}

export default serve(
	route(parts.uploads ? apply : applyWithLinks, takeApplication),
	route(withdraw, forwardToCms(withdrawApplication)),
);
