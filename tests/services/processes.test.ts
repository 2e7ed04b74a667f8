import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { isFull } from '../support/full.ts';
import { keys, startProcess } from '../support/real-services.ts';
import { newcomer } from './account-client.ts';
import {
	account,
	ask,
	at,
	environment,
	form,
	mails,
	nameOf,
	player,
	queryDatabase,
	randomAddress,
	statuses,
	tokenOf,
	two,
	withTwoProcesses,
} from './two-processes.ts';

withTwoProcesses();

describe('[SV-04] [SV-05] two processes on one PostgreSQL', () => {
	test('are well', async () => {
		for (const process of two) {
			const { status, body } = await ask('/health', { process });
			expect([status, body.status]).toEqual([200, 'ok']);
		}
	});

	test('let everybody in who has the right password, however many at once', async () => {
		// One that saw a lock while another took it back was once refused, in one round of 25.
		for (let round = 0; round < (isFull ? 100 : 5); round++) {
			const { username, password } = await player();
			const answers = await at(20, () => account('login', { username, password }));
			expect(statuses(answers, 200)).toBe(20);
		}
	}, 120_000);

	test('answer what PostgreSQL cannot store as if its NUL were not there', async () => {
		const { email } = await player();
		const answers = [
			await account('login', { username: `no\0body${randomUUID().slice(0, 8)}`, password: 'Thistle3Bridge' }),
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
	const rounds = isFull ? 200 : 4;
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
			expect(await storedAddresses()).toEqual(expect.arrayContaining(acknowledged));
			const unmailed = () => acknowledged.filter((email) => mails.to(email).length === 0);
			// The killed processes' leases last for minutes; end them now.
			await releaseTaken();
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

const releaseTaken = () => queryDatabase("UPDATE outgoing SET next_at = 0 WHERE state = 'waiting'");

/** Who sent what is stored. */
const storedAddresses = async () =>
	(await queryDatabase('SELECT email FROM message')).map(({ email }) => email);
