import type { Config } from '@netlify/functions';
import * as jobs from '#contract/endpoints/job-alerts.ts';
import * as releases from '#contract/endpoints/release-alerts.ts';
import {
	confirmAlert,
	confirmReleaseAlert,
	stopAlert,
	stopReleaseAlert,
	storeAlert,
	storeReleaseAlert,
} from '#contract/upstream-submissions.ts';
import { route, serve } from './_lib/http/serve.ts';
import { forwardToCms } from './_lib/upstream/cms-service.ts';

export const config: Config = {
	path: [
		'/api/careers/alerts',
		'/api/careers/alerts/confirm',
		'/api/careers/alerts/stop',
		'/api/games/alerts',
		'/api/games/alerts/confirm',
		'/api/games/alerts/stop',
	],
};

export default serve(
	route(jobs.subscribe, forwardToCms(storeAlert)),
	route(jobs.confirm, forwardToCms(confirmAlert)),
	route(jobs.stop, forwardToCms(stopAlert)),
	route(releases.subscribeToRelease, forwardToCms(storeReleaseAlert)),
	route(releases.confirmRelease, forwardToCms(confirmReleaseAlert)),
	route(releases.stopRelease, forwardToCms(stopReleaseAlert)),
);
