import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { application, newApplicant, uploadCv } from '../support/applications.ts';
import { creations, sendingOf } from '../support/creations.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';
import { botToken, call, freshAddress, readRequestsOfFunctions, reset } from '../support/site.ts';

/** Takes what visitors send, and knows the key of the functions; the runner's sandbox knows another one. */
let forms: OwnSandbox;
let site: OwnSite;

beforeAll(async () => {
	forms = await ownSandbox();
	site = await startOwnSite({
		SUBMISSIONS_URL: `${forms.origin}/cms`,
		SUBMISSIONS_KEY: forms.key,
		UPLOAD_URL: `${forms.origin}/uploads`,
		SIGNING_KEY: forms.key,
	});
});
beforeEach(async () => {
	await reset();
	await control('reset', 'POST');
});
afterEach(() => forms.faults());
afterAll(async () => {
	await site.stop();
	await forms.close();
});

async function control(path: string, method = 'GET') {
	return (await fetch(`${forms.origin}/control/${path}`, { method })).json();
}
const post = (path: string, body: unknown, from = freshAddress()) =>
	call(path, { body, from, site: site.origin });
const countOf = async (table: string) => (await control('state')).counts[table] as number;
const rowsOf = async (table: string) => (await control('state')).rows[table] as Record<string, unknown>[];

/** The addresses in the newest mail to somebody. */
async function linksTo(email: string): Promise<URL[]> {
	const mails: { links: string[] }[] = await control(`outbox?to=${encodeURIComponent(email)}`);
	return (mails.at(-1)?.links ?? []).map((link) => new URL(link));
}

/** What functions asked of each side while something was done. */
async function askedBy(act: () => Promise<unknown>) {
	const ofCms = async () =>
		(await readRequestsOfFunctions())
			.filter(({ service }) => service === 'cms')
			.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`);
	const before = [(await ofCms()).length, (await forms.asked('cms')).length];
	await act();
	return { cms: (await ofCms()).slice(before[0]), forms: (await forms.asked('cms')).slice(before[1]) };
}

describe('[AD-10] submissions apart from content', () => {
	test.each(['/api/careers/job-offers?locale=en', '/api/faqs?locale=en', '/api/issues/form?locale=en'])(
		'content is read from the CMS alone: %s',
		async (path) => {
			const asked = await askedBy(async () => {
				expect((await call(path, { site: site.origin })).status).toBe(200);
			});
			expect(asked.cms).toHaveLength(1);
			expect(asked.forms).toEqual([]);
		},
	);

	const sent = creations.filter(({ path }) => !/^\/api\/(?:account|friends)/.test(path));
	test.each(sent.map((each) => [each.name, each] as const))(
		'%s is sent to their service alone, with its key',
		async (_name, each) => {
			const prepared = await each.prepare();
			const { files } = prepared.fields as { files?: string[] };
			if (files) prepared.fields.files = [await uploadCv(crypto.randomUUID(), site.origin)];
			const before = await countOf(each.counted);
			const asked = await askedBy(async () => {
				const request = await sendingOf(each, prepared);
				const reply = await call(each.path, { ...request, from: freshAddress(), site: site.origin });
				expect([reply.status, reply.body.messages]).toEqual([200, undefined]);
			});
			expect(await countOf(each.counted)).toBe(before + 1);
			expect(asked.forms.filter((line) => line.startsWith('POST'))).toHaveLength(1);
			expect(asked.cms.filter((line) => line.startsWith('POST'))).toEqual([]);
		},
	);

	test('an application claims its file there, and is withdrawn there with its mail’s code', async () => {
		const email = newApplicant();
		const files = [await uploadCv(crypto.randomUUID(), site.origin)];
		const { status, body } = await post('/api/careers/apply', await application({ email, files }));
		expect(status).toBe(200);
		const { reference } = body.data as { reference: string };
		expect((await rowsOf('upload')).map(({ claimed_by }) => claimed_by)).toEqual([reference]);
		const [link] = await linksTo(email);
		const given = { reference, token: link?.searchParams.get('token') ?? '' };
		const asked = await askedBy(async () => {
			expect((await post('/api/careers/withdraw', given)).status).toBe(200);
		});
		expect(asked).toEqual({ cms: [], forms: ['POST /cms/api/applications/withdraw'] });
		expect(await rowsOf('application')).toMatchObject([{ reference, withdrawn_at: expect.any(Number) }]);
	});

	test('a sign-up for playtests is withdrawn there', async () => {
		const survey = creations.find(({ name }) => name === 'surveys.submit');
		if (!survey) throw new Error('There is no survey.');
		const prepared = await survey.prepare();
		const { email } = prepared.fields.answers as { email: string };
		const request = await sendingOf(survey, prepared);
		await call(survey.path, { ...request, from: freshAddress(), site: site.origin });
		const query = (await linksTo(email))[0]?.searchParams;
		const given = { reference: query?.get('reference'), token: query?.get('token') };
		expect((await post('/api/contact-surveys/withdraw', given)).status).toBe(200);
		expect(await rowsOf('survey_answer')).toMatchObject([{ withdrawn_at: expect.any(Number) }]);
	});

	test('alerts are begun and stopped there', async () => {
		const email = `reader-${crypto.randomUUID()}@readers.example`;
		const captcha = await botToken('alerts');
		await post('/api/careers/alerts', { email, filters: {}, locale: 'en', captcha });
		const tokenTo = async (action: string) =>
			(await linksTo(email)).at(-1)?.pathname.split(`/careers/alerts/${action}/`)[1];
		const confirm = { token: await tokenTo('confirm') };
		expect((await post('/api/careers/alerts/confirm', confirm)).status).toBe(200);
		expect(await rowsOf('alert')).toMatchObject([{ state: 'confirmed' }]);
		await post('/api/careers/alerts', {
			email,
			filters: {},
			locale: 'en',
			captcha: await botToken('alerts'),
		});
		const stop = { token: await tokenTo('stop') };
		expect((await post('/api/careers/alerts/stop', stop)).status).toBe(200);
		expect(await rowsOf('alert')).toMatchObject([{ state: 'stopped' }]);
	});

	test('votes are given and counted there', async () => {
		const [answer] = (await call('/api/faqs?locale=en', { site: site.origin })).body.data as { id: string }[];
		const path = `/api/faqs/vote/${answer?.id}`;
		const asked = await askedBy(async () => {
			expect((await post(path, { value: 'up' })).status).toBe(200);
			expect((await call(path, { site: site.origin })).status).toBe(200);
		});
		expect(asked.cms).toEqual([]);
		expect(asked.forms).toHaveLength(2);
	});

	test('a key that their service does not know is no fault of the visitor', async () => {
		const wrong = await startOwnSite({
			SUBMISSIONS_URL: `${forms.origin}/cms`,
			SUBMISSIONS_KEY: 'x'.repeat(40),
		});
		const body = { revision: 1, choices: { necessary: true, analytics: false } };
		const { status } = await call('/api/consents', { body, site: wrong.origin });
		await wrong.stop();
		expect(status).toBe(502);
	});

	test('content stays readable while their service fails, and health says which one does', async () => {
		await forms.faults({ service: 'cms', mode: 'status:500' });
		const own = await startOwnSite({ SUBMISSIONS_URL: `${forms.origin}/cms`, SUBMISSIONS_KEY: forms.key });
		const body = { revision: 1, choices: { necessary: true, analytics: false } };
		for (let round = 0; round < 12; round += 1) await call('/api/consents', { body, site: own.origin });
		const [read, health] = [
			await call('/api/faqs?locale=en', { site: own.origin }),
			await call('/api/health', { site: own.origin }),
		];
		await own.stop();
		expect(read.status).toBe(200);
		expect(health.body.data).toMatchObject({ upstreams: { cms: 'up', submissions: 'down' } });
	});
});
