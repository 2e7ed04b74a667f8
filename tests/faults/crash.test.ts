import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newcomer } from '../services/account-client.ts';
import { settings } from '../services/own-services.ts';
import { isFull } from '../support/full.ts';

let data = '';
beforeAll(async () => {
	data = await mkdtemp(join(tmpdir(), 'sandbox-crash-'));
});
afterAll(() => rm(data, { recursive: true, force: true }));

const environment = (more: Record<string, string> = {}) => ({
	SITE_URL: settings.siteUrl,
	SANDBOX_PORT: '0',
	SANDBOX_DATA: data,
	ACCOUNT_SERVICE_KEY: settings.accountServiceKey,
	CMS_TOKEN: settings.submissionsKey,
	BOT_CHECK_SECRET: settings.botCheckSecret,
	BOT_CHECK_SITE_KEY: settings.botCheckSiteKey,
	CMS_WEBHOOK_SECRET: settings.cmsWebhookSecret,
	SIGNING_KEY: settings.signingKey,
	...more,
});

function start(more: Record<string, string> = {}): ChildProcess {
	return spawn(process.execPath, ['sandbox/services/main.ts'], { env: environment(more), stdio: 'pipe' });
}

/** Everything a stream says until it holds a text, or ends. */
async function readUntil(stream: ChildProcess['stdout'], text: string): Promise<string> {
	let said = '';
	for await (const chunk of stream ?? []) {
		said += chunk;
		if (said.includes(text)) return said;
	}
	return said;
}

async function ready(child: ChildProcess): Promise<string> {
	const said = await readUntil(child.stdout, 'ready');
	return /ready (\S+)/.exec(said)?.[1] ?? '';
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

/** Creates players one after another until the service is gone; gives the names it acknowledged. */
async function createUntilGone(origin: string, prefix: string): Promise<string[]> {
	const acknowledged: string[] = [];
	for (let number = 0; number < 1000; number += 1) {
		const username = `${prefix}x${number}`;
		const body = JSON.stringify({ ...newcomer({ username, email: `${username}@elsewhere.example` }) });
		const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
		const answer = await fetch(`${origin}/accounts/api/account/create`, init).catch(() => undefined);
		if (!answer?.ok) return acknowledged;
		acknowledged.push(username);
	}
	return acknowledged;
}

function inspect<Row>(sql: string): Row[] {
	const db = new DatabaseSync(join(data, 'services.db'));
	db.exec(`ATTACH '${join(data, 'sandbox.db')}' AS sandbox`);
	const rows = db.prepare(sql).all() as Row[];
	db.close();
	return rows;
}

const halfUsers = `SELECT username FROM user WHERE id NOT LIKE 'player-%'
	AND NOT EXISTS (SELECT 1 FROM validation_token WHERE user_id = user.id)`;
/** Whoever is not mailed: no mail of theirs waits, and none has arrived. */
const unmailed = `SELECT username FROM user WHERE id NOT LIKE 'player-%'
	AND NOT EXISTS (SELECT 1 FROM outgoing WHERE recipient = user.email)
	AND NOT EXISTS (SELECT 1 FROM sandbox.outbox WHERE recipient = user.email)`;

/** Looks from outside until so many players of a pattern are there; gives the half ones that were ever seen. */
async function watchUntil(many: number, pattern: string): Promise<unknown[]> {
	const db = new DatabaseSync(join(data, 'services.db'));
	const count = db.prepare('SELECT count(*) AS users FROM user WHERE username GLOB ?');
	const half = db.prepare(halfUsers);
	const seen: unknown[] = [];
	while (Object(count.get(pattern)).users < many) {
		seen.push(...half.all());
		await new Promise(setImmediate);
	}
	db.close();
	return seen;
}

const rounds = Array.from({ length: isFull ? 50 : 1 }, (_, index) => index + 1);

describe('kill -9 during writes', () => {
	test.each(rounds)('[R20] round %i loses no acknowledged player and leaves no half one', async (round) => {
		const child = start();
		const origin = await ready(child);
		const writers = ['a', 'b', 'c', 'd'].map((writer) => createUntilGone(origin, `${writer}${round}`));
		// Killed by what it has done, not by the clock, so that every round is in the middle of writes.
		const halves = await watchUntil(20, `?${round}x*`);
		child.kill('SIGKILL');
		const acknowledged = (await Promise.all(writers)).flat();
		expect(halves).toEqual([]);
		expect(inspect('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
		expect(inspect('PRAGMA foreign_key_check')).toEqual([]);
		expect(inspect(halfUsers)).toEqual([]);
		expect(inspect(unmailed)).toEqual([]);
		const stored = inspect<{ username: string }>('SELECT username FROM user').map(({ username }) => username);
		expect(acknowledged.length).toBeGreaterThan(0);
		expect(acknowledged.filter((name) => !stored.includes(name))).toEqual([]);
	});

	test('the data are there after a restart, and the clock stands where it was set', async () => {
		const before = inspect('SELECT id FROM user ORDER BY id');
		const child = start();
		const origin = await ready(child);
		const body = JSON.stringify({ offsetSeconds: 4000 });
		await fetch(`${origin}/control/clock`, { method: 'POST', body });
		child.kill('SIGKILL');
		await ended(child);
		const again = start();
		const clock = await (await fetch(`${await ready(again)}/control/clock`)).json();
		again.kill('SIGTERM');
		await ended(again);
		expect(clock).toHaveProperty('offsetSeconds', 4000);
		expect(inspect('SELECT id FROM user ORDER BY id')).toEqual(before);
	});
});

test('R20 a write waits for another process that holds the database, and readers wait for nobody', async () => {
	const child = start();
	const origin = await ready(child);
	expect(inspect('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
	const db = new DatabaseSync(join(data, 'sandbox.db'));
	db.exec('BEGIN IMMEDIATE');
	expect(db.prepare('SELECT count(*) AS settings FROM setting').get()).toBeDefined();
	const body = JSON.stringify({ offsetSeconds: 5000 });
	const written = fetch(`${origin}/control/clock`, { method: 'POST', body });
	setTimeout(() => db.exec('COMMIT'), 1000);
	expect((await written).status).toBe(200);
	db.close();
	child.kill('SIGTERM');
	expect(await ended(child)).toBe(0);
});

describe('starting and ending', () => {
	test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it cleanly', async (signal) => {
		const child = start();
		await ready(child);
		const exit = ended(child);
		child.kill(signal);
		expect(await exit).toBe(0);
	});

	test('a port in use is named', async () => {
		const first = start();
		const { port } = new URL(await ready(first));
		const second = start({ SANDBOX_PORT: port });
		const exit = ended(second);
		expect(await readUntil(second.stderr, '\n')).toContain(`Port ${port} on 127.0.0.1 is in use`);
		expect(await exit).toBe(1);
		first.kill('SIGTERM');
	});

	test('a malformed setting is named, without a stack', async () => {
		const child = start({ SITE_URL: 'not an address', CMS_TOKEN: 'short' });
		const exit = ended(child);
		const said = await readUntil(child.stderr, 'CMS_TOKEN is malformed');
		expect(said).toContain('SITE_URL is "not an address"');
		expect(said).not.toContain('    at ');
		expect(await exit).toBe(1);
	});
});
