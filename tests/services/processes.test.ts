import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { eventually } from '../support/eventually.ts';
import { isFull } from '../support/full.ts';
import { createDatabase, startPostgres, type TestPostgres } from '../support/postgres.ts';
import {
	keys,
	type ServicesProcess,
	startMailServer,
	startProcess,
	startSite,
} from '../support/real-services.ts';
import { newcomer } from './account-client.ts';

let postgres: TestPostgres;
let database: Awaited<ReturnType<typeof createDatabase>>;
let site: Awaited<ReturnType<typeof startSite>>;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let environment: Record<string, string>;
let two: ServicesProcess[];

beforeAll(async () => {
	[postgres, site, mails] = await Promise.all([startPostgres(), startSite(), startMailServer()]);
	database = await createDatabase(postgres.url);
	environment = { SITE_URL: site.url, SMTP_URL: mails.url, DATABASE_URL: database.url, MERCH_URL: site.url };
	// The first one makes the tables.
	two = [await startProcess(environment)];
	two.push(await startProcess(environment));
}, 60_000);

afterAll(async () => {
	for (const { child } of two ?? []) child.kill('SIGTERM');
	await Promise.all((two ?? []).map(({ ended }) => ended));
	await Promise.all([site?.close(), mails?.close()]);
	await postgres?.stop();
}, 60_000);

interface Asked {
	body?: object;
	headers?: Record<string, string>;
	/** Which of the two; both in turn where absent. */
	process?: ServicesProcess;
}

let turn = 0;

async function ask(path: string, { body, headers = {}, process }: Asked = {}) {
	const { origin } = process ?? (two[turn++ % two.length] as ServicesProcess);
	const response = await fetch(origin + path, {
		method: body ? 'POST' : 'GET',
		headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
		body: body ? JSON.stringify(body) : null,
	});
	return { status: response.status, body: Object(await response.json()) };
}

/** A call of the account service as functions make it, from a visitor of its own unless one is named. */
const account = (path: string, body: object, { address = randomAddress(), key = '', bearer = '' } = {}) =>
	ask(`/accounts/api/account/${path}`, {
		body: { captcha: '', ...body },
		headers: {
			'X-Service-Key': keys.ACCOUNT_SERVICE_KEY,
			'X-Client-Address': address,
			'X-Bot-Check': 'passed',
			...(key && { 'Idempotency-Key': key }),
			...(bearer && { Authorization: `Bearer ${bearer}` }),
		},
	});

const form = (path: string, body: object, { address = randomAddress(), key = randomUUID() } = {}) =>
	ask(`/forms/api/${path}`, {
		body,
		headers: {
			Authorization: `Bearer ${keys.SUBMISSIONS_KEY}`,
			'X-Client-Address': address,
			'Idempotency-Key': key,
		},
	});

const randomAddress = () =>
	`2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}:${Math.floor(Math.random() * 65_535).toString(16)}::1`;
const at = <Result>(times: number, call: (index: number) => Promise<Result>) =>
	Promise.all(Array.from({ length: times }, (_, index) => call(index)));
const statuses = (answers: { status: number }[], status: number) =>
	answers.filter((answer) => answer.status === status).length;

let number = 0;
const nameOf = () => `player${process.pid}x${number++}`;

/** A player whose address is confirmed. */
async function player() {
	const wanted = newcomer({ username: nameOf() });
	wanted.email = `${wanted.username}@players.example`;
	expect((await account('create', wanted)).status).toBe(200);
	expect((await account('validate', await tokenOf(wanted.email))).status).toBe(200);
	return wanted;
}

/** What the last link to confirm an address says. */
async function tokenOf(email: string) {
	await eventually(async () => expect(mails.to(email).length).toBeGreaterThan(0));
	const [, username, token] =
		/account\/validate\/([^/]+)\/([\w-]+)/.exec(mails.to(email).at(-1)?.text ?? '') ?? [];
	return { username, token };
}

describe('[SV-04] [SV-05] two processes on one PostgreSQL', () => {
	beforeEach(() => {
		turn = 0;
	});

	test('are well', async () => {
		for (const process of two) {
			const { status, body } = await ask('/health', { process });
			expect([status, body.status]).toEqual([200, 'ok']);
		}
	});

	test('let exactly as many wrong passwords through as one name has, of 50 at once', async () => {
		const { username } = await player();
		const answers = await at(50, () => account('login', { username, password: 'not the right one' }));
		expect(statuses(answers, 422)).toBe(limits.attempts.passwordPerAccount.times);
		expect(statuses(answers, 429)).toBe(50 - limits.attempts.passwordPerAccount.times);
	});

	test('let everybody in who has the right password, however many at once', async () => {
		// One that saw a lock while another took it back was once refused, in one round of 25.
		for (let round = 0; round < (isFull ? 100 : 5); round++) {
			const { username, password } = await player();
			const answers = await at(20, () => account('login', { username, password }));
			expect(statuses(answers, 200)).toBe(20);
		}
	}, 120_000);

	test('let exactly as many wrong reset codes through as one address has', async () => {
		const { username, password } = await player();
		const address = randomAddress();
		const body = { username, recoveryCode: 'x'.repeat(43), password, unlinkPlatforms: false };
		const answers = await at(50, () => account('reset-password', body, { address }));
		expect(statuses(answers, 422)).toBe(limits.attempts.resetCodePerAddress.times);
	});

	test('send exactly as many mails as one mailbox may have in a minute', async () => {
		const { email } = await player();
		const before = mails.to(email).length;
		const answers = await at(50, () => account('forgot-password', { email }));
		expect(statuses(answers, 200)).toBe(50);
		const most = before + limits.attempts.mailPerTarget.times;
		await eventually(async () => expect(mails.to(email)).toHaveLength(most));
	});

	test('take exactly as many forms as one address may send', async () => {
		const address = randomAddress();
		const feedback = { email: '', subject: 'The site', message: 'Well done, all of you.', locale: 'en' };
		const answers = await at(150, () => form('feedbacks', feedback, { address }));
		expect(statuses(answers, 200)).toBe(limits.attempts.formPerAddress.times);
	});

	test('answer what PostgreSQL cannot store as if its NUL were not there', async () => {
		const { email } = await player();
		const answers = [
			await account('login', { username: `no\0body${number}`, password: 'Thistle3Bridge' }),
			await account('forgot-password', { email: email.replace('@', '\0@') }),
			await form('feedbacks', {
				...{ email: '', subject: 'The\0 site', locale: 'en' },
				message: 'Well done, all of you, \0 really.',
			}),
		];
		expect(answers.map(({ status }) => status)).toEqual([422, 200, 200]);
	});

	test('make one account of one call, however often it is repeated', async () => {
		const wanted = newcomer({ username: nameOf() });
		wanted.email = `${wanted.username}@players.example`;
		const [address, key] = [randomAddress(), randomUUID()];
		const answers = await at(20, () => account('create', wanted, { address, key }));
		expect(statuses(answers, 200)).toBe(20);
		await eventually(async () => expect(mails.to(wanted.email)).toHaveLength(1));
	});

	test('give a name that several ask for at once to one of them', async () => {
		const username = nameOf();
		const answers = await at(20, (index) =>
			account('create', { ...newcomer({ username }), email: `${username}${index}@players.example` }),
		);
		expect(statuses(answers, 200)).toBe(1);
		expect(statuses(answers, 422)).toBe(19);
	});

	test('take a link that confirms an address once', async () => {
		const wanted = newcomer({ username: nameOf() });
		wanted.email = `${wanted.username}@players.example`;
		await account('create', wanted);
		const token = await tokenOf(wanted.email);
		const answers = await at(20, () => account('validate', token));
		expect(statuses(answers, 200)).toBe(1);
	});

	test('store one application of one call, with one reference', async () => {
		const key = randomUUID();
		const email = `${nameOf()}@people.example`;
		const application = {
			...{ jobId: 'gardener', firstName: 'Ada', lastName: 'Moss', email, phone: '+32470123456' },
			...{
				links: 'https://ada.example',
				coverLetter: 'I like trees, and they like me.',
				files: [],
				consent: true,
				locale: 'en',
			},
		};
		const answers = await at(20, () => form('applications', application, { key }));
		expect(statuses(answers, 200)).toBe(20);
		expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1);
		await eventually(async () => expect(mails.to(email)).toHaveLength(1));
	});
});

describe('[SV-06] kill -9 while visitors send', () => {
	const rounds = isFull ? 200 : 10;
	const seed = Number(process.env.KILL_SEED ?? Date.now() % 100_000);

	test(
		`loses nothing that was answered, and mails all of it (${rounds} rounds)`,
		async () => {
			console.log(`KILL_SEED=${seed} repeats these rounds`);
			const random = numbersFrom(seed);
			const acknowledged: string[] = [];
			for (let round = 0; round < rounds; round += 1) {
				const victim = await startProcess(environment);
				const killAfter = 1 + Math.floor(random() * 25);
				let answered = 0;
				const writers = Array.from({ length: 4 }, async () => {
					for (;;) {
						const email = `${nameOf()}@visitors.example`;
						const sent = await ask('/forms/api/feedbacks', {
							body: {
								email,
								subject: 'The site',
								message: 'A word to you all, and another one.',
								locale: 'en',
							},
							headers: { Authorization: `Bearer ${keys.SUBMISSIONS_KEY}` },
							process: victim,
						}).catch(() => undefined);
						if (sent?.status !== 200) return;
						acknowledged.push(email);
						answered += 1;
						if (answered === killAfter) victim.child.kill('SIGKILL');
					}
				});
				await Promise.all(writers);
				victim.child.kill('SIGKILL');
				await victim.ended;
			}
			expect(acknowledged.length).toBeGreaterThan(rounds);
			const unmailed = () => acknowledged.filter((email) => mails.to(email).length === 0);
			// The killed processes' leases last for minutes; end them now.
			await releaseTaken(database.url);
			await eventually(async () => expect(unmailed()).toEqual([]));
			const ids = (email: string) => mails.to(email).map(({ messageId }) => messageId);
			// Twice is only what was taken by the server and not yet noted, and that is the same mail.
			for (const email of acknowledged) expect(new Set(ids(email)).size).toBe(1);
			expect(acknowledged.filter((email) => ids(email).length > 1).length).toBeLessThanOrEqual(rounds * 5);
		},
		isFull ? 1_800_000 : 120_000,
	);
});

/** Numbers from 0 to 1 that are the same for a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

async function releaseTaken(address: string): Promise<void> {
	const { default: pg } = await import('pg');
	const client = new pg.Client({ connectionString: address });
	await client.connect();
	await client.query("UPDATE outgoing SET next_at = 0 WHERE state = 'waiting'");
	await client.end();
}
