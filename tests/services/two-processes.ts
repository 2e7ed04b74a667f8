import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { eventually } from '../support/eventually.ts';
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
/** Of the files that are sent to them. */
let folder = '';
let turn = 0;

/** Two processes on one PostgreSQL, with a site and a mail server of their own. */
export let site: Awaited<ReturnType<typeof startSite>>;
export let mails: Awaited<ReturnType<typeof startMailServer>>;
export let environment: Record<string, string>;
export let two: ServicesProcess[];

/** The rows that a query of their database gives. */
export async function queryDatabase(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	const { rows } = await client.query(sql, values);
	await client.end();
	return rows;
}

/** Starts both before the tests of a file, and ends them after it. */
export function withTwoProcesses(more: () => Promise<Record<string, string>> = async () => ({})): void {
	beforeAll(async () => {
		[postgres, site, mails] = await Promise.all([startPostgres(), startSite(), startMailServer()]);
		database = await createDatabase(postgres.url);
		folder = await mkdtemp(join(tmpdir(), 'services-'));
		environment = {
			SERVICES_DATA: folder,
			...{ SITE_URL: site.url, SMTP_URL: mails.url, DATABASE_URL: database.url, MERCH_URL: site.url },
			...(await more()),
		};
		// The first one makes the tables.
		two = [await startProcess(environment)];
		two.push(await startProcess(environment));
	}, 60_000);
	afterAll(async () => {
		for (const { child } of two ?? []) child.kill('SIGTERM');
		await Promise.all((two ?? []).map(({ ended }) => ended));
		await Promise.all([site?.close(), mails?.close()]);
		await postgres?.stop();
		if (folder) await rm(folder, { recursive: true, force: true });
	}, 60_000);
}

interface Asked {
	body?: object;
	headers?: Record<string, string>;
	/** Which of the two; both in turn where absent. */
	process?: ServicesProcess;
}

export const inTurn = () => two[turn++ % two.length] as ServicesProcess;

export async function ask(path: string, { body, headers = {}, process }: Asked = {}) {
	const { origin } = process ?? inTurn();
	const response = await fetch(origin + path, {
		method: body ? 'POST' : 'GET',
		headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
		body: body ? JSON.stringify(body) : null,
	});
	return { status: response.status, body: Object(await response.json()) };
}

/** A call of the account service as functions make it, from a visitor of its own unless one is named. */
export const account = (
	path: string,
	body: object,
	{ address = randomAddress(), key = '', bearer = '', checked = true } = {},
) =>
	ask(`/accounts/api/${/^(?:friends|wishlist)\//.test(path) ? path : `account/${path}`}`, {
		body: { captcha: '', ...body },
		headers: {
			'X-Service-Key': keys.ACCOUNT_SERVICE_KEY,
			'X-Client-Address': address,
			...(checked && { 'X-Bot-Check': 'passed' }),
			...(key && { 'Idempotency-Key': key }),
			...(bearer && { Authorization: `Bearer ${bearer}` }),
		},
	});

export const form = (path: string, body: object, { address = randomAddress(), key = randomUUID() } = {}) =>
	ask(`/forms/api/${path}`, {
		body,
		headers: {
			Authorization: `Bearer ${keys.SUBMISSIONS_KEY}`,
			'X-Client-Address': address,
			'Idempotency-Key': key,
		},
	});

export const randomAddress = () =>
	`2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}:${Math.floor(Math.random() * 65_535).toString(16)}::1`;
export const at = <Result>(times: number, call: (index: number) => Promise<Result>) =>
	Promise.all(Array.from({ length: times }, (_, index) => call(index)));
export const statuses = (answers: { status: number }[], status: number) =>
	answers.filter((answer) => answer.status === status).length;

let number = 0;
export const nameOf = () => `player${process.pid}x${number++}`;

/** A player whose address is confirmed. */
export async function player() {
	const wanted = newcomer({ username: nameOf() });
	wanted.email = `${wanted.username}@players.example`;
	expect((await account('create', wanted)).status).toBe(200);
	expect((await account('validate', await tokenOf(wanted.email))).status).toBe(200);
	return wanted;
}

/** What the last link to confirm an address says. */
export async function tokenOf(email: string) {
	await eventually(async () => expect(mails.to(email).length).toBeGreaterThan(0));
	const [, username, token] =
		/account\/validate\/([^/]+)\/([\w-]+)/.exec(mails.to(email).at(-1)?.text ?? '') ?? [];
	return { username, token };
}
