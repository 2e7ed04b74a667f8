import type { Endpoint, Policy } from './endpoint.ts';
import { validate } from './endpoints/account.ts';
import { undoEmail } from './endpoints/account-settings.ts';
import { withdraw } from './endpoints/applications.ts';
import { confirm, stop } from './endpoints/job-alerts.ts';
import { mailsByLink } from './endpoints/mails.ts';
import { readReceipt } from './endpoints/receipts.ts';
import { confirmRelease, stopRelease } from './endpoints/release-alerts.ts';
import { withdrawSurvey } from './endpoints/surveys.ts';

/**
 * A form of a page that a mail links to. Opening the link changes nothing; sending the form makes a call, by script, or
 * without scripts as a POST of `application/x-www-form-urlencoded` to the page's own address.
 */
export interface LinkForm {
	/** The page's path, without its language. */
	page: `/${string}`;
	/** The values of the call, by name: each a part of the address behind the page's path, in this order, or typed in. */
	values: readonly string[];
	/** The last part of the address that a form with typed values is sent to. */
	typedAt?: string;
	/** The values that a button of the page sends in the body, beside those of the address. */
	pressed?: readonly string[];
	/** Whether mail programs may send it by themselves, when their user unsubscribes there (RFC 8058). */
	oneClick?: true;
	/** The call that it makes. */
	endpoint: Endpoint;
	policy: Policy;
}

const policy = { auth: 'none', csrf: 'form', cache: 0 } as const;

/** Every form that works without scripts, by the name of the page that shows its outcome. */
export const linkForms = {
	'validate-email': {
		page: '/account/validate',
		values: ['username', 'token'],
		endpoint: validate,
		policy,
	},
	'undo-email': { page: '/account/undo-email', values: ['token'], endpoint: undoEmail, policy },
	'stop-mails': {
		page: '/account/mails/stop',
		values: ['kind', 'token'],
		oneClick: true,
		endpoint: mailsByLink,
		policy,
	},
	mails: {
		page: '/account/mails',
		values: ['token'],
		pressed: ['kind', 'state'],
		endpoint: mailsByLink,
		policy,
	},
	'confirm-alerts': { page: '/careers/alerts/confirm', values: ['token'], endpoint: confirm, policy },
	'stop-alerts': {
		page: '/careers/alerts/stop',
		values: ['token'],
		oneClick: true,
		endpoint: stop,
		policy,
	},
	'confirm-release': { page: '/games/alerts/confirm', values: ['token'], endpoint: confirmRelease, policy },
	'stop-release': {
		page: '/games/alerts/stop',
		values: ['token'],
		oneClick: true,
		endpoint: stopRelease,
		policy,
	},
	'withdraw-application': {
		page: '/careers/withdraw',
		values: ['reference', 'token'],
		typedAt: 'by-code',
		endpoint: withdraw,
		policy,
	},
	'withdraw-sign-up': {
		page: '/playtests/withdraw',
		values: ['reference', 'token'],
		typedAt: 'by-code',
		endpoint: withdrawSurvey,
		policy,
	},
	receipt: {
		page: '/receipt',
		values: ['reference', 'token'],
		typedAt: 'by-code',
		endpoint: readReceipt,
		policy,
	},
} as const satisfies Record<string, LinkForm>;

/** The name of a form that works without scripts. */
export type LinkFormName = keyof typeof linkForms;
