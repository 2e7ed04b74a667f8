import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { call, clearFaults, setFaults } from '../support/site.ts';
import { htmlProblems } from '../support/valid-html.ts';

// What fails here is remembered for a while, which is nothing for the files that follow.
let site: OwnSite;
beforeAll(async () => {
	site = await startOwnSite();
});
afterAll(() => site.stop());
afterEach(clearFaults);

const prefixes = ['', '/fr', '/es'];
const fault = { service: 'cms', path: '/api/open/offices/job-offers/9001' };
const job = {
	...{ id: '9001', title: 'Keeper of the Lamps & Bells', team: 'Art', location: 'gent' },
	...{ positionType: 'Part-time', remote: true },
	description: '<h3>The lamps</h3><p>On every landing.</p><h4>And the bells</h4><ul><li>One</li></ul>',
	requirements: '<ul><li>A steady hand.</li></ul>',
	salary: { min: 300_000, max: 350_000, currency: 'EUR', per: 'month' },
	...{ publishedAt: '2026-11-01T08:00:00Z', validThrough: '2099-12-31T22:59:59Z' },
	categories: [{ location: 'gent', team: 'Art' }],
};
const published = (changes: object = {}) => ({
	...fault,
	mode: 'body',
	body: JSON.stringify({ ...job, ...changes }),
});

for (const [name, state, status] of [
	['a job newer than the build', published(), 200],
	['a job without pay, at a place nobody knows', published({ salary: null, location: 'atlantis' }), 200],
	['a job that is no longer open', published({ closed: true }), 404],
	['a job that never was', { ...fault, mode: 'status:404' }, 404],
	['a CMS that fails', { ...fault, mode: 'status:500' }, 503],
] as const)
	for (const prefix of prefixes)
		test(`the page that a function fills for ${name} is valid HTML at ${prefix}/careers`, async () => {
			await setFaults(state);
			const reply = await call(`${prefix}/careers/9001`, {
				site: site.origin,
				headers: { Accept: 'text/html', Origin: undefined },
			});
			expect([reply.status, reply.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
			expect(await htmlProblems(reply.text)).toEqual([]);
			expect(reply.text.match(/<h1[ >]/g)).toHaveLength(1);
		});
