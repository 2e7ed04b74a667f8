import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../sandbox/processes.ts';
import { clearFaults, reset, setFaults } from '../support/site.ts';
import { type NetlifyDev, startNetlifyDev } from './netlify-dev.ts';

const host = process.env.TEST_SITE_URL ?? '';
let platform: NetlifyDev;

beforeAll(async () => {
	await reset();
	const dist = relative('.', realpathSync(process.env.TEST_DIST ?? 'dist'));
	platform = await startNetlifyDev(dist, process.env, await freePort());
}, 60_000);
afterAll(() => platform?.close());

interface Ask {
	method?: string;
	body?: unknown;
	/** A body that is sent as it is. */
	text?: string;
	headers?: Record<string, string>;
}

/** A form as browsers send it, from a page that tells nobody where it was. */
const form: Ask = {
	method: 'POST',
	text: '',
	headers: {
		'Content-Type': 'application/x-www-form-urlencoded',
		Origin: 'null',
		'Sec-Fetch-Site': 'same-origin',
	},
};

const compared = [
	'content-type',
	'content-security-policy',
	'x-frame-options',
	'x-content-type-options',
	'referrer-policy',
	'allow',
	'access-control-allow-origin',
];

/** Without hashes: the platform's local server goes by the file of a page, the host by its address, and either's do. */
const comparable = (value: string | null) => value?.toLowerCase().replaceAll(/ 'sha256-[^']+'/g, '') ?? null;

/** What a visitor of either would notice, without what differs by origin or request. */
async function answerOf(
	origin: string,
	path: string,
	{ method = 'GET', body, text: plain, headers = {} }: Ask,
) {
	const response = await fetch(origin + path, {
		method,
		redirect: 'manual',
		headers: {
			...(body === undefined ? {} : { 'Content-Type': 'application/json', Origin: origin }),
			...headers,
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
		...(plain !== undefined && { body: plain }),
	});
	const text = await response.text();
	const location = response.headers.get('location')?.replace(host, '').replace(origin, '') ?? null;
	if (location) return { status: response.status, location };
	return {
		status: response.status,
		headers: Object.fromEntries(compared.map((name) => [name, comparable(response.headers.get(name))])),
		cookies: response.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '')),
		text: text.replace(/"requestId":"[^"]+"/, '').replaceAll(/"expire":"[^"]+"/g, ''),
	};
}

const job = {
	id: '9001',
	title: 'Keeper of the Lamps',
	team: 'Art',
	location: 'gent',
	positionType: 'Part-time',
	remote: false,
	description: '<p>Lamps to keep.</p>',
	requirements: '<p>A steady hand.</p>',
	publishedAt: '2026-11-01T08:00:00Z',
	validThrough: '2099-12-31T22:59:59Z',
	categories: [],
};

// The platform's local server asks for other paths after a 403 or 404 of a function; refusals are tested elsewhere.
const journeys: [string, string, Ask?][] = [
	['a page', '/'],
	['a page of another locale', '/fr'],
	['a page with a slash behind it', '/fr/account/login/'],
	['a page that only scripts fill', '/account'],
	['an unknown page', '/no/such/page'],
	['an unknown page of another locale', '/fr/rien'],
	['the prefix of the default locale', '/en/account/login'],
	['an address with secrets', '/account/reset-password/mira/ABCDEF'],
	['an address with secrets of another locale', '/es/account/validate/mira/ABCDEF'],
	['a careers page under the prefix of the default locale', '/en/careers/2004'],
	['a template', '/en/careers/template/open/gent'],
	['the page of a form that a mail links to', '/careers/alerts/confirm/ABCDEF'],
	['that form, sent without scripts', '/fr/account/validate/mira/ABCDEF', form],
	['that form with more than it has', '/es/account/undo-email/ABCDEF', { ...form, text: 'token=x' }],
	['a page that is written to', '/account/undo-email/ABCDEF', { method: 'PUT' }],
	['the link of an older mail', '/fr/careers/alerts?stop=A.B-c'],
	['a file', '/mark.svg'],
	['an unknown call', '/api/no-such-call'],
	['a call without a session', '/api/account/profile'],
	['a wrong method', '/api/account/login', { method: 'DELETE' }],
	['bad input', '/api/account/create', { method: 'POST', body: { username: 'a b' } }],
	[
		'a sign-in',
		'/api/account/login',
		{ method: 'POST', body: { username: 'mira', password: 'Lantern7Keep' } },
	],
	['MFA', '/api/account/login', { method: 'POST', body: { username: 'tomas', password: 'Harbor4Light' } }],
	[
		'a wrong password',
		'/api/account/login',
		{ method: 'POST', body: { username: 'pavel', password: 'Granite6Owls' } },
	],
];

describe('the local host answers as the platform does', () => {
	it.each(journeys)('%s', async (_name, path, ask = {}) => {
		expect(await answerOf(host, path, ask)).toEqual(await answerOf(platform.origin, path, ask));
	});

	it.each(['/careers/9001', '/fr/careers/9001', '/en/careers/9001'])(
		'a job that is newer than the build, at %s',
		async (path) => {
			const fresh = { service: 'cms', path: '/api/open/offices/job-offers/9001', mode: 'body' };
			await setFaults({ ...fresh, body: JSON.stringify(job) });
			const answers = [await answerOf(host, path, {}), await answerOf(platform.origin, path, {})];
			await clearFaults();
			expect(answers[0]).toMatchObject({ status: 200, text: expect.stringContaining(job.title) });
			expect(answers[0]).toEqual(answers[1]);
		},
	);
});

it('a session of the platform is a session on its next call', async () => {
	const login = await fetch(`${platform.origin}/api/account/login`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Origin: platform.origin },
		body: JSON.stringify({ username: 'mira', password: 'Lantern7Keep' }),
	});
	const cookie = login.headers
		.getSetCookie()
		.map((line) => line.split(';')[0])
		.join('; ');
	const profile = await fetch(`${platform.origin}/api/account/profile`, { headers: { Cookie: cookie } });
	expect(await profile.json()).toMatchObject({ data: { user: { username: 'mira' } } });
});
