import type { Config } from '@netlify/functions';
import { builds } from '#contract/endpoints/builds.ts';
import { fetchBuilds } from './_lib/content/builds.ts';
import { route, serve } from './_lib/http/serve.ts';

export const config: Config = { path: ['/api/builds'] };

export default serve(route(builds, fetchBuilds));
