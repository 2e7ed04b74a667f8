import type { Config } from '@netlify/functions';
import { health } from '#contract/endpoints/builds.ts';
import { route, serve } from './_lib/http/serve.ts';
import { fetchHealth } from './_lib/upstream/health.ts';

export const config: Config = { path: ['/api/health'] };

export default serve(route(health, fetchHealth));
