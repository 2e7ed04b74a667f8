import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/services/app.ts';
import { createDatabase } from '../support/postgres.ts';

export const siteUrl = 'http://localhost:8888';
export const serviceKey = 'the key of the functions in these tests';
export const botCheckSecret = 'the secret of the bot check in these tests';
export const siteKey = 'site-key';

/** Everything that startSandbox wants but port and data. */
export const settings = {
	siteUrl,
	botCheckSecret,
	accountServiceKey: serviceKey,
	submissionsKey: 'the key of the forms in these tests, long',
	botCheckSiteKey: siteKey,
	minimumAge: 16,
	smsCountries: ['BE', 'CA'],
	smsPerDay: 1000,
	cmsWebhookSecret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
	signingKey: 'the key of signed links in these tests',
};

let running: Sandbox | undefined;
let database: Awaited<ReturnType<typeof createDatabase>> | undefined;
let data = '';

/** The address of the services under test. */
export function origin(): string {
	if (!running) throw new Error('call withOwnSandbox() at the top of the test file');
	return running.origin;
}

/** Where the services under test keep their files. */
export const dataFolder = () => data;

/** What the services under test work with; its database is theirs. */
export function services(): Sandbox['services'] {
	if (!running) throw new Error('call withOwnSandbox() at the top of the test file');
	return running.services;
}

/**
 * Gives a test file a sandbox of its own, as on its first day before each test. Its services are on SQLite, or, where
 * TEST_DATABASE_URL leads to a PostgreSQL, in a new database there.
 */
export function withOwnSandbox(more: Partial<typeof settings> & { hasPasskeys?: boolean } = {}): void {
	beforeAll(async () => {
		data = await mkdtemp(join(tmpdir(), 'sandbox-'));
		const server = process.env.TEST_DATABASE_URL;
		database = server ? await createDatabase(server) : undefined;
		running = await startSandbox({ ...settings, ...more, port: 0, data, database: database?.url });
	});
	beforeEach(() => control('POST', 'reset'));
	afterAll(async () => {
		await running?.close();
		await database?.drop();
		await rm(data, { recursive: true, force: true });
	});
}

/** Asks the control service; throws where it refuses. */
export async function control<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
	const response = await fetch(`${origin()}/control/${path}`, {
		method,
		headers: { 'Content-Type': 'application/json' },
		body: body === undefined ? null : JSON.stringify(body),
	});
	const text = await response.text();
	if (!response.ok) throw new Error(`${method} /control/${path}: ${response.status} ${text}`);
	return (text ? JSON.parse(text) : undefined) as Answer;
}

export interface Message {
	id: string;
	kind: 'mail' | 'sms';
	to: string;
	subject: string;
	text: string;
	html: string;
	links: string[];
	headers: Record<string, string>;
	at: string;
}

/** What was sent to one mail address or phone number, or to anybody; oldest first. */
export function outbox(to?: string): Promise<Message[]> {
	return control('GET', to ? `outbox?to=${encodeURIComponent(to)}` : 'outbox');
}

export interface State {
	counts: Record<string, number>;
	rows: Record<string, Record<string, unknown>[]>;
	hash: string;
}

export const state = () => control<State>('GET', 'state');

/** Sets how far the sandbox's clock is ahead. */
export const clockAhead = (offsetSeconds: number) => control('POST', 'clock', { offsetSeconds });

/** The sandbox's own time in milliseconds. */
export async function sandboxNow(): Promise<number> {
	const { now } = await control<{ now: string }>('GET', 'clock');
	return Date.parse(now);
}

/** Moves the clock to the start of a step of authenticator apps where little of this one is left, so that a test ends within one. */
export async function startTotpStep(): Promise<void> {
	const step = 30;
	const into = ((await sandboxNow()) / 1000) % step;
	if (into > step / 2) await clockAhead(Math.ceil(step + 1 - into));
}
