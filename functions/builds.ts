import type { Config } from '@netlify/functions';
import { builds, clock, publishNow, readNextBuild } from '#contract/endpoints/builds.ts';
import { fetchBuilds } from './_lib/content/builds.ts';
import { buildNow, fetchNextBuild, tick } from './_lib/content/next-build.ts';
import { route, serve } from './_lib/http/serve.ts';

export const config: Config = {
	path: ['/api/builds', '/api/builds/next', '/api/builds/now', '/api/hooks/clock'],
};

export default serve(
	route(builds, fetchBuilds),
	route(readNextBuild, fetchNextBuild),
	route(publishNow, buildNow),
	route(clock, tick),
);
