import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isErrorCode } from '#contract/codes.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import {
	botToken,
	type CallOptions,
	type CookieJar,
	call,
	clearFaults,
	createJar,
	type Fault,
	followLog,
	type LogEntry,
	players,
	type Reply,
	reset,
	setFaults,
	signIn,
} from '../support/site.ts';
import { deliver } from '../support/webhook.ts';

let site: OwnSite;
let jar: CookieJar;
let readNews: () => Promise<LogEntry[]>;
beforeAll(async () => {
	await reset();
	readNews = await followLog();
	site = await startOwnSite();
	jar = createJar();
	await signIn(players.mira, jar, { site: site.origin });
});
afterEach(clearFaults);
afterAll(() => site.stop());

const ask = (path: string, options: CallOptions = {}) => call(path, { jar, site: site.origin, ...options });

const feedback = async () => ({
	subject: 'The dog',
	message: 'The market dog should be allowed into the boat.',
	captcha: await botToken(),
});

/** A call of the site and the service that it stands on. */
interface Dependent {
	service: string;
	what: string;
	send(): Promise<Reply>;
}

const dependents: Dependent[] = [
	{ service: 'account', what: 'the profile', send: () => ask('/api/account/profile') },
	{ service: 'account', what: 'the friends', send: () => ask('/api/friends/list') },
	{
		...{ service: 'account', what: 'an invite' },
		send: () => ask('/api/friends/invite', { body: { username: 'tomas' } }),
	},
	{ service: 'cms', what: 'the answers', send: () => ask('/api/faqs?locale=fr') },
	{ service: 'cms', what: 'one answer', send: () => ask('/api/faqs/slug/refund') },
	{ service: 'cms', what: 'the jobs', send: () => ask('/api/careers/job-offers') },
	{ service: 'cms', what: 'the survey', send: () => ask('/api/contact-surveys/code/playtester') },
	{
		...{ service: 'cms', what: 'a choice about cookies' },
		send: () => ask('/api/consents', { body: { revision: 1, choices: { necessary: true } } }),
	},
	{
		...{ service: 'bot-check', what: 'a message' },
		send: async () => ask('/api/feedbacks', { body: await feedback() }),
	},
	{ service: 'build-hook', what: 'a webhook', send: () => deliver({ site: site.origin }) },
];

/** What keeps each service's record good: a site stops asking one that only fails. */
const healthy: Record<string, () => Promise<Reply>> = {
	account: () => ask('/api/account/sessions'),
	cms: () => ask('/api/faq-categories'),
	'bot-check': async () => ask('/api/feedbacks', { body: await feedback() }),
	'build-hook': () => deliver({ site: site.origin }),
};

const faults: [string, Omit<Fault, 'service'>][] = [
	['a 500', { mode: 'status:500' }],
	['a 503', { mode: 'status:503' }],
	['a 204', { mode: 'status:204' }],
	['a redirect of HTTP', { mode: 'status:302' }],
	['a page', { mode: 'html' }],
	['half of an answer', { mode: 'truncate' }],
	['nothing at all', { mode: 'reset' }],
	['an empty body', { mode: 'empty' }],
	['no JSON', { mode: 'body', body: '{"data": [' }],
	['more than 1 MB', { mode: 'body', body: `["${'x'.repeat(1_100_000)}"]` }],
	['another kind of JSON', { mode: 'body', body: '"evil <b>injected</b>"' }],
];

/** The build hook says with its status alone what became of the call. */
const isBadAnswer = ({ service }: Dependent, { mode }: Omit<Fault, 'service'>) =>
	service !== 'build-hook' || ['status:500', 'status:503', 'status:302', 'reset'].includes(mode);

const cases = dependents.flatMap((dependent) =>
	faults
		.filter(([, fault]) => isBadAnswer(dependent, fault))
		.map(([name, fault]) => ({ ...dependent, name, fault })),
);

describe('R06 in our own words fails', () => {
	test.each(cases)('$what when the $service service answers $name', async ({ service, send, fault }) => {
		for (let times = 0; times < 3; times += 1) expect((await healthy[service]?.())?.status).toBeLessThan(300);
		await readNews();
		await setFaults({ service, ...fault });
		const reply = await send();
		expect((await readNews()).filter((entry) => entry.service === service)).not.toEqual([]);
		expect([502, 503, 504]).toContain(reply.status);
		expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
		expect(reply.body.messages?.length).toBeGreaterThan(0);
		expect(reply.body.messages?.filter((code) => !isErrorCode(code))).toEqual([]);
		expect(reply.body.requestId).toMatch(/^[\w-]{8,}$/);
		expect(Object.keys(reply.body).sort()).toEqual(['messages', 'requestId']);
		expect(reply.text.length).toBeLessThan(300);
		expect(reply.setCookies).toEqual([]);
	});

	test('50 of them at least', () => expect(cases.length).toBeGreaterThanOrEqual(50));
});
