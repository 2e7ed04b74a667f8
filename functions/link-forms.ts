import type { Config } from '@netlify/functions';
import type { EndpointData } from '#contract/endpoint.ts';
import { validate } from '#contract/endpoints/account.ts';
import { undoEmail } from '#contract/endpoints/account-settings.ts';
import {
	type MailPreference,
	mailsByLink,
	type OptionalMailKind,
	optionalMailKinds,
} from '#contract/endpoints/mails.ts';
import { type SubmissionStatus, submissionStates } from '#contract/endpoints/receipts.ts';
import type { Locale } from '#contract/locales.ts';
import {
	confirmAlert,
	confirmReleaseAlert,
	readStatus,
	stopAlert,
	stopReleaseAlert,
	withdrawApplication,
	withdrawSignUp,
} from '#contract/upstream-submissions.ts';
import { formatDate } from '#i18n/formats.ts';
import { handleLinkForm, linkForm } from './_lib/pages/link-form.ts';
import { servePage } from './_lib/pages/serve-page.ts';
import { proxied } from './_lib/upstream/account-service.ts';
import { forwardToCms } from './_lib/upstream/cms-service.ts';

// The pages are built, and read as files: only what is sent to their addresses comes here.
export const config: Config = {
	path: [
		'/account/:form(validate|undo-email|mails)/:values*',
		'/fr/account/:form(validate|undo-email|mails)/:values*',
		'/es/account/:form(validate|undo-email|mails)/:values*',
		'/:area(careers|games)/alerts/:form(confirm|stop)/:values*',
		'/fr/:area(careers|games)/alerts/:form(confirm|stop)/:values*',
		'/es/:area(careers|games)/alerts/:form(confirm|stop)/:values*',
		'/:area(careers|playtests)/withdraw/by-code',
		'/fr/:area(careers|playtests)/withdraw/by-code',
		'/es/:area(careers|playtests)/withdraw/by-code',
		'/receipt/by-code',
		'/fr/receipt/by-code',
		'/es/receipt/by-code',
	],
	method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
};

/** What a page says of the status of something that was sent. */
function showStatus({ at, state, answer }: SubmissionStatus, locale: Locale) {
	const states = submissionStates.map((each) => [each, each === state ? [{}] : []]);
	return {
		...Object.fromEntries(states),
		arrived: formatDate(at, locale),
		answered: answer ? [{ answer }] : [],
	};
}

/** What a page says of mail preferences: each kind stands there as on or as off, or not at all. */
function showMails({ email, mails }: EndpointData<typeof mailsByLink>) {
	const isIn = (kind: OptionalMailKind, state: MailPreference['state']) =>
		mails.some((each) => each.kind === kind && each.state === state) ? [{}] : [];
	const kinds = optionalMailKinds.flatMap((kind) => [
		[`${kind}-on`, isIn(kind, 'on')] as const,
		[`${kind}-off`, isIn(kind, 'off')] as const,
	]);
	return { email, ...Object.fromEntries(kinds) };
}

export default servePage(
	{ route: '-', section: 'template-forms', methods: 'any' },
	handleLinkForm([
		linkForm('validate-email', proxied(validate)),
		linkForm('undo-email', proxied(undoEmail)),
		linkForm('stop-mails', proxied(mailsByLink)),
		linkForm('mails', proxied(mailsByLink), showMails),
		linkForm('confirm-alerts', forwardToCms(confirmAlert)),
		linkForm('stop-alerts', forwardToCms(stopAlert)),
		linkForm('confirm-release', forwardToCms(confirmReleaseAlert)),
		linkForm('stop-release', forwardToCms(stopReleaseAlert)),
		linkForm('withdraw-application', forwardToCms(withdrawApplication)),
		linkForm('withdraw-sign-up', forwardToCms(withdrawSignUp)),
		linkForm('receipt', forwardToCms(readStatus), showStatus),
	]),
);
