import type { Config, Context } from '@netlify/functions';
import { clock } from '#contract/endpoints/builds.ts';
import { tick } from './_lib/content/next-build.ts';
import { clockProof } from './_lib/content/publish.ts';
import { route, serve } from './_lib/http/serve.ts';

// As often as the window is long by default: a function cannot wait for the end of it. Nobody but the platform can call it.
export const config: Config = { schedule: '*/3 * * * *' };

const handle = serve(route(clock, tick));

/** What the platform calls at its own address, as the call that any other schedule makes. */
export default (request: Request, context: Context): Promise<Response> => {
	const headers = { Authorization: `Bearer ${clockProof(process.env.BUILD_HOOK_URL ?? '')}` };
	return handle(new Request(new URL(clock.path, request.url), { method: clock.method, headers }), context);
};
