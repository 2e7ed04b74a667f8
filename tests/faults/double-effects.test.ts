import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Creation, creations, sendingOf } from '../support/creations.ts';
import { isFull } from '../support/full.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import {
	call,
	clearFaults,
	followLog,
	freshAddress,
	type LogEntry,
	readState,
	reset,
	setFaults,
} from '../support/site.ts';

const posts = isFull ? 1000 : 33;
const rounds = Math.ceil(posts / creations.length);
const modes = ['truncate', 'status:500', 'reset', 'html', 'empty', 'slow:40'];

let site: OwnSite;
let readNews: () => Promise<LogEntry[]>;
beforeAll(async () => {
	readNews = await followLog();
	site = await startOwnSite();
});
afterAll(async () => {
	await clearFaults();
	await site.stop();
});

const ofAccount = ({ path }: Creation) => /^\/api\/(?:account|friends)\//.test(path);

/** What a visitor's request brings about, whether they hear of it or not. */
interface Outcome {
	/** How often the service was asked for it. */
	asked: number;
	made: number;
}

/** Sends once while the service fails, and once more with the same key after that, as a person does. */
async function sendIntoFault(creation: Creation, mode: string): Promise<Outcome[]> {
	await reset();
	const prepared = await creation.prepare();
	const service = ofAccount(creation) ? 'account' : 'cms';
	const asked = async () =>
		(await readNews()).filter((entry) => entry.service === service && entry.method === 'POST').length;
	const made = async () => (await readState()).counts[creation.counted] ?? 0;
	const before = await made();
	await readNews();
	const since = async () => ({ asked: await asked(), made: (await made()) - before });
	const key = { 'Idempotency-Key': crypto.randomUUID() };
	const from = freshAddress();
	const send = async () => {
		const { headers, ...sending } = await sendingOf(creation, prepared);
		const all = { ...headers, ...key };
		return call(creation.path, { ...sending, from, site: site.origin, headers: all });
	};
	await setFaults({ service, mode, ...(creation.fails && { path: creation.fails }) });
	await send();
	await clearFaults();
	const faulted = await since();
	expect((await send()).status).toBe(200);
	return [faulted, await since()];
}

/** Successes between failures, so that the site does not stop asking. */
async function recover(): Promise<void> {
	for (let times = 0; times < 3; times += 1) {
		const nobody = { username: `nobody${times}` };
		const from = freshAddress();
		const replies = [
			await call('/api/faq-categories', { site: site.origin }),
			await call('/api/account/forgot-password', { body: nobody, from, site: site.origin }),
		];
		expect(replies.map(({ status }) => status)).toEqual([200, 200]);
	}
}

describe.each(creations)('R05 $name', (creation) => {
	test(`sent into a failing service is made once, ${rounds} times over`, {
		timeout: rounds * 10_000,
	}, async () => {
		for (let round = 0; round < rounds; round += 1) {
			const [faulted, afterwards] = await sendIntoFault(creation, modes[round % modes.length] ?? '');
			await recover();
			expect(faulted?.asked).toBe(1);
			expect(faulted?.made).toBeLessThanOrEqual(1);
			expect(afterwards).toEqual({ asked: 1, made: 1 });
		}
	});
});
