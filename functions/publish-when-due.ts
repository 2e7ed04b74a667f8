import type { Config, Context } from '@netlify/functions';
import { clock } from '#contract/endpoints/builds.ts';
import { route, serve } from './_lib/http/serve.ts';
import { tick } from './_lib/publishing/next-build.ts';

// As often as the window is long by default: a function cannot wait for the end of it.
export const config: Config = { schedule: '*/3 * * * *' };

const handle = serve(route(clock, tick));

/** What the platform calls at its own address, as if it were the call of any other schedule. */
export default (request: Request, context: Context): Promise<Response> =>
	handle(new Request(new URL(clock.path, request.url), { method: clock.method }), context);
