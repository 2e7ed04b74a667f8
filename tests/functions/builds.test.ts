import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Build, builds, warningsFile } from '#contract/endpoints/builds.ts';
import { signedQuery } from '#lib/url/signed-link.ts';
import { startOwnSite } from '../support/own-site.ts';
import { required } from '../support/required.ts';
import { call, clearFaults, setFaults } from '../support/site.ts';
import { deliver } from '../support/webhook.ts';

afterEach(clearFaults);

const link = ({ subject = builds.path as string, seconds = 60, key = required('SIGNING_KEY') } = {}) =>
	signedQuery(subject, seconds, key);
const ask = async (query: string, site?: string) => call(`${builds.path}?${query}`, site ? { site } : {});

describe('the list of builds', () => {
	test('is shown to a signed link, and cached by nobody', async () => {
		const reply = await ask(await link());
		expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-store']);
		expect(Array.isArray(reply.body.data)).toBe(true);
	});

	test.each([
		['without a link', async () => ''],
		['with half of one', async () => (await link()).replace(/&.*/, '')],
		['with a link that is over', () => link({ seconds: -1 })],
		['with a link to something else', () => link({ subject: '/api/other' })],
		['with a link that another key signed', () => link({ key: 'k'.repeat(32) })],
		['with a later end than the signed one', async () => (await link()).replace(/=(\d+)/, '=9$1')],
		[
			'with another signature',
			async () => (await link()).replace(/.$/, (sign) => (sign === '0' ? '1' : '0')),
		],
		['with a shorter signature', async () => (await link()).slice(0, -2)],
	])('is refused %s', async (_name, query) => {
		const reply = await ask(await query());
		expect([reply.status, reply.body.messages]).toEqual([403, ['INVALID_SIGNATURE']]);
	});

	test('names the entry and the field that stopped a build, until one succeeds', async () => {
		await setFaults({ service: 'cms', path: '/api/games', mode: 'body', body: '[{"id":"emberwick"}]' });
		await deliver();
		const states = async () => (await ask(await link())).body.data;
		const failed = { state: 'failed', entry: 'games/emberwick', field: 'slug' };
		await expect
			.poll(states, { timeout: 20_000 })
			.toEqual(expect.arrayContaining([expect.objectContaining(failed)]));
		await clearFaults();
		await deliver();
		await expect
			.poll(async () => JSON.stringify(await states()), { timeout: 20_000 })
			.not.toMatch(/failed|building|queued/);
	});

	test('cannot be shown while the place that builds does not answer', async () => {
		await setFaults({ service: 'build-hook', path: '/builds', mode: 'html' });
		const site = await startOwnSite();
		const reply = await ask(await link(), site.origin);
		await site.stop();
		expect([reply.status, reply.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
	});

	test('is the live release alone where nothing else is known', async () => {
		const site = await startOwnSite({ SANDBOX_DATA: undefined, DIST: required('TEST_DIST') });
		const reply = await ask(await link(), site.origin);
		const { text } = await call('/release.json', { site: site.origin });
		await site.stop();
		const warnings = JSON.parse(await readFile(join(required('TEST_DIST'), warningsFile), 'utf8'));
		expect(reply.body.data).toEqual([{ ...JSON.parse(text), state: 'live', warnings }]);
		expect(warnings).toContainEqual(
			expect.objectContaining({
				collection: 'office-news',
				entry: '115',
				problem: 'has no text in en and es',
			}),
		);
	});

	test('has what the build found in the content, which nobody is given without a signed link', async () => {
		const reply = await ask(await link());
		const live = (reply.body.data as Build[]).find(({ state }) => state === 'live');
		expect(live?.warnings?.map(({ collection }) => collection)).toContain('office-news');
		for (const path of [`/${warningsFile}`, `/${warningsFile}?x=1`, `/fr/${warningsFile}`]) {
			const answer = await call(path);
			expect([path, answer.status]).toEqual([path, 404]);
			expect(answer.text).not.toContain('has no text in');
		}
	});
});
