import type { Config } from '@netlify/functions';
import { confirm, stop, subscribe } from '#contract/endpoints/job-alerts.ts';
import { sentToCms } from './_lib/cms-service.ts';
import { route, serve } from './_lib/serve.ts';

export const config: Config = {
	path: ['/api/careers/alerts', '/api/careers/alerts/confirm', '/api/careers/alerts/stop'],
};

export default serve(
	route(subscribe, sentToCms(subscribe, '/api/job-alerts')),
	route(confirm, sentToCms(confirm, '/api/job-alerts/confirm')),
	route(stop, sentToCms(stop, '/api/job-alerts/stop')),
);
