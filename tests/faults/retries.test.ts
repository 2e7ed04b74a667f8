import { describe, expect, onTestFinished, test } from 'vitest';
import { type OwnService, startOwnService } from '../support/own-service.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { call } from '../support/site.ts';

const visitors = 100;
const path = '/api/faq-categories';
const json = { 'Content-Type': 'application/json' };

type Answer = Parameters<typeof startOwnService>[0];

/** A site on a CMS that answers as a test says. */
async function siteOn(answer: Answer): Promise<{ cms: OwnService; site: OwnSite }> {
	const cms = await startOwnService(answer);
	const site = await startOwnSite({ CMS_URL: cms.url });
	onTestFinished(async () => {
		await site.stop();
		cms.stop();
	});
	return { cms, site };
}

/** Has visitors ask one after another; tells how many were helped. */
async function visit(site: OwnSite): Promise<number> {
	let helped = 0;
	for (let visitor = 0; visitor < visitors; visitor += 1)
		if ((await call(path, { site: site.origin })).status === 200) helped += 1;
	return helped;
}

const failures: [string, Answer][] = [
	['a 503', (_number, _request, response) => void response.writeHead(503, json).end('{}')],
	['nothing at all', (_number, request) => void request.socket.resetAndDestroy()],
	['a page', (_number, _request, response) => void response.end('<h1>Bad gateway</h1>')],
];

describe('R08 a site asks a failing service no more than a tenth beyond what visitors ask', () => {
	test.each(failures)('that always answers %s', async (_, answer) => {
		const { cms, site } = await siteOn(answer);
		expect(await visit(site)).toBe(0);
		expect(cms.asked()).toBeGreaterThan(0);
		expect(cms.asked()).toBeLessThanOrEqual(visitors * 1.1);
	});

	test('that fails every third time, and helps more visitors by it', async () => {
		const { cms, site } = await siteOn((number, _request, response) => {
			response.writeHead(number % 3 === 0 ? 503 : 200, json).end('[]');
		});
		const helped = await visit(site);
		// A site that has just begun may ask again a few times before it has earned it.
		expect(cms.asked()).toBeLessThanOrEqual(visitors * 1.1 + 5);
		expect(cms.asked()).toBeGreaterThan(visitors);
		expect(helped).toBeGreaterThan((visitors * 2) / 3);
	});

	test.each([429, 503])('that says with a %i when to come back', async (status) => {
		const { cms, site } = await siteOn((_number, _request, response) => {
			response.writeHead(status, { ...json, 'Retry-After': '7' }).end('{}');
		});
		expect((await call(path, { site: site.origin })).status).toBeGreaterThanOrEqual(429);
		expect(cms.asked()).toBe(1);
	});
});

test.each([404, 410])(
	'a page of the CMS that says %i is what is not there, and no failure',
	async (status) => {
		const { cms, site } = await siteOn((_number, _request, response) => {
			response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Not here</h1>');
		});
		for (let visitor = 1; visitor <= 10; visitor += 1) {
			const reply = await call('/api/faqs/slug/refund', { site: site.origin });
			expect([reply.status, reply.body.messages, cms.asked()]).toEqual([404, ['NOT_FOUND'], visitor]);
		}
	},
);

test('R06 an answer without end is left, and its visitor is told', async () => {
	const line = 'x'.repeat(64_000);
	const left = Promise.withResolvers<number>();
	const { cms, site } = await siteOn((_number, _request, response) => {
		let sent = 0;
		response.writeHead(200, json);
		const more = (): void => {
			while (!response.destroyed && response.write(line)) sent += line.length;
			sent += line.length;
		};
		response.on('drain', more).on('close', () => left.resolve(sent));
		more();
	});
	const reply = await call(path, { site: site.origin });
	expect([reply.status, reply.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
	expect(await left.promise).toBeLessThan(20_000_000);
	expect(cms.asked()).toBeLessThanOrEqual(2);
});
