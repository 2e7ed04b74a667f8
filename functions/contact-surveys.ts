import type { Config } from '@netlify/functions';
import * as surveys from '#contract/endpoints/surveys.ts';
import { withdrawSignUp } from '#contract/upstream-submissions.ts';
import { readSurvey, submitSurvey } from './_lib/content/submit-survey.ts';
import { route, serve } from './_lib/http/serve.ts';
import { forwardToCms } from './_lib/upstream/cms-service.ts';

export const config: Config = {
	path: [
		'/api/contact-surveys/code/playtester',
		'/api/contact-surveys/submit/playtester',
		'/api/contact-surveys/withdraw',
	],
};

export default serve(
	route(surveys.readSurvey, (call) => readSurvey(call, call.input.locale)),
	route(surveys.submitSurvey, submitSurvey),
	route(surveys.withdrawSurvey, forwardToCms(withdrawSignUp)),
);
