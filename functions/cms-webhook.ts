import type { Config } from '@netlify/functions';
import { cmsWebhook } from '#contract/endpoints/builds.ts';
import { rebuild } from './_lib/content/rebuild.ts';
import { route, serve } from './_lib/http/serve.ts';

export const config: Config = { path: ['/api/hooks/cms'] };

export default serve(route(cmsWebhook, rebuild));
