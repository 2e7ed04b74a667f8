import type { Config } from '@netlify/functions';
import { confirm, stop, subscribe } from '#contract/endpoints/job-alerts.ts';
import { confirmAlert, stopAlert, storeAlert } from '#contract/upstream-submissions.ts';
import { route, serve } from './_lib/http/serve.ts';
import { forwardToCms } from './_lib/upstream/cms-service.ts';

export const config: Config = {
	path: ['/api/careers/alerts', '/api/careers/alerts/confirm', '/api/careers/alerts/stop'],
};

export default serve(
	route(subscribe, forwardToCms(storeAlert)),
	route(confirm, forwardToCms(confirmAlert)),
	route(stop, forwardToCms(stopAlert)),
);
