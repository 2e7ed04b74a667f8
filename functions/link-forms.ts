import type { Config } from '@netlify/functions';
import { validate } from '#contract/endpoints/account.ts';
import { undoEmail } from '#contract/endpoints/account-settings.ts';
import * as submissions from '#contract/upstream-submissions.ts';
import { proxied } from './_lib/account-service.ts';
import { sentToCms } from './_lib/cms-service.ts';
import { answerLinkForm, linkForm } from './_lib/link-form.ts';
import { servePage } from './_lib/serve-page.ts';

// The pages are built, and read as files: only what is sent to their addresses comes here.
export const config: Config = {
	path: [
		'/:locale(en|fr|es)?/account/:form(validate|undo-email)/:values*',
		'/:locale(en|fr|es)?/careers/alerts/:form(confirm|stop)/:values*',
		'/:locale(en|fr|es)?/:area(careers|playtests)/withdraw/by-code',
	],
	method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
};

export default servePage(
	{ route: '-', methods: ['POST'], allow: 'GET, HEAD, POST' },
	answerLinkForm([
		linkForm('validate-email', proxied(validate)),
		linkForm('undo-email', proxied(undoEmail)),
		linkForm('confirm-alerts', sentToCms(submissions.confirmAlert)),
		linkForm('stop-alerts', sentToCms(submissions.stopAlert)),
		linkForm('withdraw-application', sentToCms(submissions.withdrawApplication)),
		linkForm('withdraw-sign-up', sentToCms(submissions.withdrawSignUp)),
	]),
);
