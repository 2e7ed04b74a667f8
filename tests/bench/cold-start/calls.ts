import { cookies } from '#contract/cookies.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { seal } from '#functions/_lib/session/seal.ts';
import { fillPath } from '#lib/url/fill-path.ts';
import { sampleOf } from '../../abuse/samples.ts';
import { multipart } from '../../support/multipart.ts';
import type { Bundle } from './bundle.ts';

/** A request as text, for a process of its own. */
export interface ColdCall {
	address: string;
	init: { method: string; headers: Record<string, string>; body?: string };
}

const site = 'https://studio.example';
const key = 'the-secret-of-a-function-that-starts-cold';
const ring = { keys: [{ id: 'cold', secret: key }], deployContext: 'unknown' };
const grant = { token: 'a'.repeat(43), expire: new Date(Date.now() + 3_600_000).toISOString() };

const services = [
	...['ACCOUNT_API_URL', 'CMS_URL', 'MERCH_URL', 'JOB_POSTINGS_URL', 'UPLOAD_URL'],
	...['BOT_CHECK_VERIFY_URL', 'BUILD_HOOK_URL', 'PLATFORM_ORIGINS'],
];
const keys = ['ACCOUNT_SERVICE_KEY', 'CMS_TOKEN', 'BOT_CHECK_SECRET', 'SIGNING_KEY'];

/** What functions are configured with, where one address stands for every service and for the platform's store. */
export function environmentAt(service: string): Record<string, string> {
	const edge = `${service}/blobs`;
	const store = JSON.stringify({ siteID: 'site', token: 'token', edgeURL: edge, uncachedEdgeURL: edge });
	return {
		...Object.fromEntries(services.map((name) => [name, service])),
		...Object.fromEntries(keys.map((name) => [name, key])),
		SITE_URL: site,
		SESSION_KEYS: `cold:${key}`,
		CMS_WEBHOOK_SECRET: `whsec_${Buffer.from(key).toString('base64')}`,
		NETLIFY_BLOBS_CONTEXT: Buffer.from(store).toString('base64'),
	};
}

function sentTo(endpoint: Endpoint): { path: string; body?: string; headers?: Record<string, string> } {
	const { path, rest } = fillPath(endpoint.path, sampleOf(endpoint));
	const values = Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]);
	if (endpoint.method === 'GET') return { path: `${path}?${new URLSearchParams(values)}` };
	if (endpoint.takes === 'form') return { path, ...multipart(values) };
	return { path, body: JSON.stringify(rest), headers: { 'Content-Type': 'application/json' } };
}

/** A call of a player's own page that a function must work for: the first one of the contract that is its own, if any. */
export async function callOf({ name, answers }: Bundle): Promise<ColdCall> {
	const endpoint = endpoints.find(({ path }) => answers(path.replace(/:\w+/g, 'x')));
	const sent = endpoint ? sentTo(endpoint) : { path: `/${name}` };
	const headers = {
		Cookie: `${cookies.session.name}=${await seal(grant, 'session', ring)}`,
		Origin: site,
		'Sec-Fetch-Site': 'same-origin',
		'X-Requested-With': 'fetch',
		...sent.headers,
	};
	const method = endpoint?.method ?? 'GET';
	return {
		address: site + sent.path,
		init: { method, headers, ...(sent.body !== undefined && { body: sent.body }) },
	};
}
