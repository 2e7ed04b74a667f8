import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { claimEntitlements, finishPlatform, startPlatform, verify } from '#contract/upstream-platforms.ts';
import { callsText, type Note } from './calls.ts';

/** Calls of browsers that functions ask of the account service in other words, or in one way for two. */
const askedOtherwise = [
	'account.platform.login',
	'account.platform.connect',
	'account.platform.connect.get',
	'account.platform.disconnect.get',
	'account.platform.callback',
	'account.platform.entitlements',
];

const isAccount = ({ path }: Endpoint) => /^\/api\/(?:account|friends|saves)\//.test(path);

/** What the account service answers, as functions ask it. */
const asked: readonly Endpoint[] = [
	...endpoints.filter((endpoint) => isAccount(endpoint) && !askedOtherwise.includes(endpoint.name)),
	verify,
	startPlatform,
	finishPlatform,
	claimEntitlements,
];

const bearers: Record<Endpoint['policy']['auth'], string> = {
	none: 'No bearer.',
	optional: 'Bearer: the session, if there is one.',
	challenge: 'Bearer: the token of the sign-in that waits.',
	required: 'Bearer: the session.',
	link: 'No bearer.',
};

/** A call that a sign-in may make before it has a session. */
const beforeSession =
	'Bearer: the session; where there is none, or the service has no message to send to it, the token of the sign-in that waits.';

const serviceNote: Note = ({ name, policy }) =>
	`${name === 'account.mfa.resend' ? beforeSession : bearers[policy.auth]}${policy.creates ? ' May carry an Idempotency-Key.' : ''}`;

/** The calls of the account service in Markdown. */
export const accountCalls = (): string => callsText(asked, serviceNote);

const caches = (seconds: number) => (seconds > 0 ? ` May be kept for ${seconds} s.` : '');
const guards: Record<Endpoint['policy']['csrf'], string> = {
	none: '',
	'same-origin': ' From pages of the site only.',
	form: ' A form of the site is sent to it.',
	state: ' A browser navigates to it.',
	signature: ' Signed as Standard Webhooks says.',
};

const siteNote: Note = ({ policy }) =>
	[
		policy.auth === 'link' ? ' Needs a signed link.' : '',
		policy.auth === 'required' ? ' Needs a session.' : '',
		guards[policy.csrf],
		policy.botCheck ? ` Bot check: action \`${policy.botCheck.action}\`.` : '',
		policy.creates ? ' Takes an Idempotency-Key.' : '',
		caches(policy.cache),
	]
		.join('')
		.trim();

/** The calls of the site that have nothing to do with accounts, in Markdown. */
export const siteCalls = (): string =>
	callsText(
		endpoints.filter((endpoint) => !isAccount(endpoint)),
		siteNote,
	);
