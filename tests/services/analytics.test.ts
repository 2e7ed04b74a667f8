import { describe, expect, test } from 'vitest';
import { origin, settings, state, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

const desk = async () => (await fetch(`${origin()}/desk/analytics`)).text();
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
	fetch(`${origin()}${path}`, { method: 'POST', body: JSON.stringify(body), headers });

const hit = { site: 'site', name: 'page_view', url: `${settings.siteUrl}/blog`, referrer: '' };
const choice = { revision: 1, choices: { necessary: true, analytics: true } };

describe('analytics', () => {
	test('keeps what a tag says in its query, and what a collector is sent as JSON', async () => {
		const query = new URLSearchParams({ tid: 'G-1', en: 'page_view', dl: hit.url, cid: '7.8' });
		await fetch(`${origin()}/analytics/g/collect?${query}`, { method: 'POST' });
		await post('/analytics/collect', hit);
		expect((await state()).rows.analytics_hit).toEqual([
			{ ...hit, site: 'G-1', visitor: '7.8' },
			{ ...hit, visitor: '' },
		]);
	});

	test('[AD-08] takes what Plausible is sent, and answers as it does', async () => {
		const event = { name: 'pageview', url: hit.url, domain: 'studio.example', referrer: '' };
		const taken = await post('/analytics/api/event', event, { 'Content-Type': 'text/plain' });
		expect(taken.status).toBe(202);
		expect((await state()).rows.analytics_hit).toEqual([
			{ ...hit, site: 'studio.example', name: 'pageview', visitor: '' },
		]);
		for (const body of ['', { ...event, domain: undefined }, { n: 'pageview' }])
			expect((await post('/analytics/api/event', body)).status).toBe(400);
	});

	test('[AD-08] takes what Matomo is asked, by GET or as a form', async () => {
		const query = new URLSearchParams({
			idsite: '7',
			rec: '1',
			url: hit.url,
			urlref: '',
			_id: '0123456789abcdef',
		});
		expect((await fetch(`${origin()}/analytics/matomo.php?${query}`)).status).toBe(204);
		await fetch(`${origin()}/analytics/matomo.php`, { method: 'POST', body: query });
		const kept = { ...hit, site: '7', visitor: '0123456789abcdef' };
		expect((await state()).rows.analytics_hit).toEqual([kept, kept]);
		expect((await fetch(`${origin()}/analytics/matomo.php?idsite=7`)).status).toBe(400);
	});

	test('refuses what is no hit', async () => {
		for (const body of ['', {}, { ...hit, url: 7 }, [hit]])
			expect((await post('/analytics/collect', body)).status).toBe(400);
		expect((await state()).counts.analytics_hit).toBe(0);
	});

	test('changes nothing that a refused call could be blamed for', async () => {
		const before = (await state()).hash;
		await post('/analytics/collect', hit);
		expect((await state()).hash).toBe(before);
	});

	test('serves a tag that loads a second script', async () => {
		for (const name of ['tag.js', 'engine.js', 'matomo.js']) {
			const response = await fetch(`${origin()}/analytics/${name}`);
			expect(response.headers.get('Content-Type')).toContain('text/javascript');
			expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
		}
	});
});

describe('the CMS', () => {
	test('takes receipts of choices from the functions alone', async () => {
		for (const key of ['', 'Bearer ', 'Bearer wrong', settings.submissionsKey])
			expect((await post('/cms/api/consents', choice, { Authorization: key })).status).toBe(401);
		expect((await state()).counts.consent_receipt).toBe(0);
		const sent = await post('/cms/api/consents', choice, {
			Authorization: `Bearer ${settings.submissionsKey}`,
		});
		const { data } = (await sent.json()) as { data: { receipt: string } };
		expect((await state()).rows.consent_receipt).toEqual([
			{ id: data.receipt, revision: 1, choices: JSON.stringify(choice.choices) },
		]);
	});

	test('refuses a choice that is none', async () => {
		const headers = { Authorization: `Bearer ${settings.submissionsKey}` };
		for (const body of ['', { revision: 1 }])
			expect((await post('/cms/api/consents', body, headers)).status).toBe(400);
	});
});

describe('the desk', () => {
	test('shows hits and choices, escaped', async () => {
		expect(await desk()).toContain('no visitor has said yes');
		await post('/analytics/collect', { ...hit, url: '<script>alert(1)</script>' });
		await post('/cms/api/consents', choice, { Authorization: `Bearer ${settings.submissionsKey}` });
		const page = await desk();
		expect(page).toContain('&lt;script&gt;');
		expect(page).not.toContain('<script>alert');
		expect(page).toContain('&quot;analytics&quot;:true');
	});
});
