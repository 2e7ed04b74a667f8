import type { Config } from '@netlify/functions';
import { consents } from '#contract/endpoints/consents.ts';
import { storeConsent } from '#contract/upstream-submissions.ts';
import { route, serve } from './_lib/http/serve.ts';
import { forwardToCms } from './_lib/upstream/cms-service.ts';

export const config: Config = { path: ['/api/consents'] };

export default serve(route(consents, forwardToCms(storeConsent)));
