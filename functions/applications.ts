import type { Config } from '@netlify/functions';
import { apply, applyWithLinks, withdraw } from '#contract/endpoints/applications.ts';
import { storeApplication, withdrawApplication } from '#contract/upstream-submissions.ts';
import { parts } from '#site.config';
import { route, serve } from './_lib/http/serve.ts';
import { forwardToCms } from './_lib/upstream/cms-service.ts';

export const config: Config = { path: ['/api/careers/apply', '/api/careers/withdraw'] };

export default serve(
	route(parts.uploads ? apply : applyWithLinks, forwardToCms(storeApplication)),
	route(withdraw, forwardToCms(withdrawApplication)),
);
