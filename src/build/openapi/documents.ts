import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { claimEntitlements, finishPlatform, startPlatform, verify } from '#contract/upstream-platforms.ts';
import { countVotes, submissions } from '#contract/upstream-submissions.ts';

/** Calls of browsers that functions ask of the account service in other words, or in one way for two. */
const askedOtherwise = [
	'account.platform.login',
	'account.platform.connect',
	'account.platform.connect.get',
	'account.platform.disconnect.get',
	'account.platform.callback',
	'account.platform.entitlements',
];

export const isAccountCall = ({ path }: Endpoint) => /^\/api\/(?:account|friends|saves)\//.test(path);

/** What the account service answers, as functions ask it. */
const accountCalls: readonly Endpoint[] = [
	...endpoints.filter((endpoint) => isAccountCall(endpoint) && !askedOtherwise.includes(endpoint.name)),
	verify,
	startPlatform,
	finishPlatform,
	claimEntitlements,
];

/** Calls that are described together: those of the site, or those that functions ask of one service. */
export interface Described {
	path: string;
	title: string;
	endpoints: readonly Endpoint[];
	kind: 'site' | 'service';
}

export const siteDocument = { path: 'docs/openapi.json', title: 'site', endpoints, kind: 'site' } as const;
export const accountDocument: Described = {
	path: 'docs/openapi-account-service.json',
	title: 'account service',
	endpoints: accountCalls,
	kind: 'service',
};
export const submissionsDocument: Described = {
	path: 'docs/openapi-submissions.json',
	title: 'what visitors send',
	endpoints: [...submissions, countVotes],
	kind: 'service',
};
