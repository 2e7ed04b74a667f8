import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentFolder, writeContentFolder } from '../support/content-folder.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { call, readRequestsOfFunctions } from '../support/site.ts';

let folder: ContentFolder;
/** A studio without a CMS. */
let site: OwnSite;

const withoutCms = () => ({
	CMS_SOURCE: 'files',
	CONTENT_FOLDER: folder.path,
	CMS_URL: '',
	CMS_TOKEN: '',
	CMS_WEBHOOK_SECRET: '',
	BUILD_HOOK_URL: '',
});

beforeAll(async () => {
	folder = await writeContentFolder();
	// Nobody is there.
	const forms = { SUBMISSIONS_URL: 'http://127.0.0.1:9', SUBMISSIONS_KEY: 'k'.repeat(32) };
	site = await startOwnSite({ ...withoutCms(), ...forms });
});
afterAll(async () => {
	await site.stop();
	await folder.remove();
});

/** The same but for white space between tags, and for pictures' versions. */
const normal = (body: unknown) =>
	JSON.parse(
		JSON.stringify(body)
			.replaceAll(/\/media\/[\da-f]{8}\//g, '/media/')
			.replaceAll(/(?:\\n|\s)+/g, ' ')
			.replaceAll('> <', '><')
			.replaceAll(/(<(?:p|li|td|th|dd|dt|h3)>) | (<\/(?:p|li|td|th|dd|dt|h3)>)/g, '$1$2'),
	) as { data: Record<string, unknown>; messages: string[] };

async function fromFiles(path: string) {
	const { status, body } = await call(path, { site: site.origin });
	return { status, body: normal(body) };
}

describe('functions whose content is in files', () => {
	test.each([
		'/api/faq-categories?locale=fr',
		'/api/faq-categories/slug/saves?locale=es',
		'/api/faqs?locale=en',
		'/api/faqs?category=saves&limit=2&start=1&locale=fr',
		'/api/faqs?query=mot%20de%20passe&locale=fr',
		'/api/faqs/slug/lost-phone?locale=fr',
		'/api/careers/job-offers?locale=es',
		'/api/careers/job-offers?location=gent&location=dublin&team=Art&team=Writing',
		'/api/careers/job-offers?query=road&limit=3',
		'/api/careers/job-offers/2109?locale=fr',
		'/api/issues/form?locale=fr',
		'/api/support-patches?locale=es',
		'/api/support-patches?game=lowtide',
	])('answer as they do with a CMS: %s', async (path) => {
		const expected = await call(path);
		const found = await fromFiles(path);
		expect(found.status).toBe(200);
		expect(found.body.data).toEqual(normal(expected.body).data);
	});

	test('read the survey', async () => {
		const path = '/api/contact-surveys/code/playtester?locale=fr';
		const [{ data }, expected] = [(await fromFiles(path)).body, normal((await call(path)).body).data];
		expect(data.rooms).toEqual(expected.rooms);
		expect(normal(JSON.parse(String(data.config)))).toEqual(normal(JSON.parse(String(expected.config))));
	});

	test.each(['/api/faqs/slug/no-such-answer', '/api/careers/job-offers/9999'])(
		'%s is not found',
		async (path) => {
			const { status, body } = await fromFiles(path);
			expect([status, body.messages]).toEqual([404, ['NOT_FOUND']]);
		},
	);

	test('fill the page of a job, and say of a closed one that it is over', async () => {
		const jobs = (await fromFiles('/api/careers/job-offers?locale=fr')).body.data as unknown as {
			id: string;
			title: string;
			closed: boolean;
		}[];
		const closed = jobs.find((job) => job.closed);
		const page = await fetch(`${site.origin}/fr/careers/${closed?.id}`);
		expect(page.status).toBe(404);
		expect(await page.text()).toContain(closed?.title);
	});

	test('list the newest jobs as a feed', async () => {
		const feed = async (origin: string) =>
			(await (await fetch(`${origin}/api/careers/feed.json?team=Art&locale=fr`)).json()) as {
				items: { title: string }[];
			};
		const titles = (await feed(site.origin)).items.map(({ title }) => title);
		expect(titles.length).toBeGreaterThan(1);
		const expected = (await call('/api/careers/feed.json?team=Art&locale=fr')).body as unknown as {
			items: { title: string }[];
		};
		expect(titles).toEqual(expected.items.map(({ title }) => title));
	});
});

describe('functions without a service that takes what visitors send', () => {
	test('[AD-06] send it nowhere, and tell the log which part of the site lacks which variable', async () => {
		const before = (await readRequestsOfFunctions()).length;
		const body = { revision: 1, choices: { necessary: true, analytics: false } };
		const apart = await startOwnSite(withoutCms());
		const reply = await call('/api/consents', { body, site: apart.origin });
		await apart.stop();
		expect([reply.status, reply.body.messages]).toEqual([500, ['INTERNAL_SERVER_ERROR']]);
		expect((await readRequestsOfFunctions()).length).toBe(before);
		const { error } = JSON.parse(apart.log.find((line) => line.includes('consents')) ?? '{}');
		expect(error).toMatch(
			/^SUBMISSIONS_(?:URL|KEY) or CMS_(?:URL|TOKEN) is not set; .* It belongs to the part "forms"/,
		);
	});

	test('name no CMS among what they depend on', async () => {
		const { data } = (await fromFiles('/api/health')).body;
		expect(Object.keys(data.upstreams as object)).not.toContain('cms');
	});

	test('take no webhook, however it is signed', async () => {
		const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,eA==' };
		const reply = await call('/api/hooks/cms', { body: {}, headers, site: site.origin });
		expect(reply.status).toBe(401);
	});
});
