import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type Creation, creations, sendingOf } from '../support/creations.ts';
import { isFull } from '../support/full.ts';
import { call, freshAddress, readState, reset } from '../support/site.ts';

const trials = isFull ? 200 : 22;
const rounds = Math.ceil(trials / creations.length);

/** Sends the same thing four times, three of them at once, as impatient people do; tells the answers and what it made. */
async function sendAgainAndAgain(creation: Creation): Promise<{ answers: string[]; made: number }> {
	await reset();
	const prepared = await creation.prepare();
	const count = async () => (await readState()).counts[creation.counted] ?? 0;
	const before = await count();
	const key = { 'Idempotency-Key': crypto.randomUUID() };
	const from = freshAddress();
	const send = async () => {
		const { headers, ...sending } = await sendingOf(creation, prepared);
		return (await call(creation.path, { ...sending, from, headers: { ...headers, ...key } })).text;
	};
	const atOnce = await Promise.all([send(), send(), send()]);
	return { answers: [...atOnce, await send()], made: (await count()) - before };
}

test('R15 each call of the contract that makes something is tried', () => {
	const creating = endpoints.filter(({ policy }) => policy.creates).map(({ name }) => name);
	expect(creations.map(({ name }) => name).sort()).toEqual(creating.sort());
});

describe.each(creations)('R15 $name', (creation) => {
	test(`that is sent four times with one key is there once, ${rounds} times over`, {
		timeout: rounds * 10_000,
	}, async () => {
		for (let round = 0; round < rounds; round += 1) {
			const { answers, made } = await sendAgainAndAgain(creation);
			expect(made).toBe(1);
			expect(new Set(answers).size, answers.join('\n')).toBe(1);
			expect(answers[0]).toContain('"status":true');
		}
	});
});
