import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../services/accounts/passwords.ts';
import { openPostgres, openSqlite, type Store } from '../../services/store/store.ts';
import { createDatabase, startPostgres } from '../support/postgres.ts';
import { keys, startMailServer, startProcess, startSite } from '../support/real-services.ts';
import { checkLimits, circumstances, type Limit, writeResult } from './result.ts';

// [SV-14] What the services can do: signing in on SQLite and on PostgreSQL, among few players and among 100,000, with passwords
// hashed at their full cost. Each figure is compared with another one of the same run.

const before = circumstances();
const few = 10;
const many = Number(process.argv[2] ?? 100_000);
const connections = 50;
const password = 'Thistle3Bridge';

const playerRow = (hash: string) => (index: number) => ({
	...{ id: randomUUID(), username: `player${index}`, email: `player${index}@players.example` },
	...{
		email_verified: 1 as const,
		password: hash,
		display_name: `Player ${index}`,
		date_of_birth: '1990-01-01',
	},
	...{
		country: 'BE',
		locale: 'en' as const,
		terms_version: 1,
		newsletter: 0 as const,
		created_at: Date.now(),
	},
});

/** Adds players to a database, and closes it. */
async function fill(store: Store, amount: number): Promise<void> {
	const rowOf = playerRow(await hashPassword(password));
	for (let start = 0; start < amount; start += 1000) {
		const rows = Array.from({ length: Math.min(1000, amount - start) }, (_, index) => rowOf(start + index));
		await store.db.insertInto('user').values(rows).execute();
	}
	await store.close();
}

interface Measured {
	/** Milliseconds that half and 99 of 100 sign-ins took at most. */
	p50: number;
	p99: number;
	/** Sign-ins in a second. */
	rate: number;
}

/** Signs players in one after the other on each connection. */
async function measure(
	origin: string,
	{ players, at, times }: { players: number; at: number; times: number },
): Promise<Measured> {
	const took: number[] = [];
	let left = times;
	const work = async () => {
		while (left-- > 0) {
			const begun = performance.now();
			const response = await fetch(`${origin}/accounts/api/account/login`, {
				method: 'POST',
				headers: {
					'Content-Type': 'application/json',
					'X-Service-Key': keys.ACCOUNT_SERVICE_KEY,
					'X-Client-Address': `10.${left % 250}.${(left >> 8) % 250}.${left % 7}`,
					'X-Bot-Check': 'passed',
				},
				body: JSON.stringify({
					username: `player${Math.floor(Math.random() * players)}`,
					password,
					captcha: '',
				}),
			});
			await response.arrayBuffer();
			if (response.status !== 200) throw new Error(`a sign-in was answered with ${response.status}`);
			took.push(performance.now() - begun);
		}
	};
	const start = performance.now();
	await Promise.all(Array.from({ length: at }, work));
	const seconds = (performance.now() - start) / 1000;
	const sorted = took.sort((one, other) => one - other);
	const part = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
	return { p50: part(0.5), p99: part(0.99), rate: Math.round(times / seconds) };
}

const folder = await mkdtemp(join(tmpdir(), 'services-'));
const [site, mails, postgres] = await Promise.all([startSite(), startMailServer(), startPostgres()]);
const rows: Record<string, Measured> = {};

/** Measures one database with so many players in it: alone, and with many at once where there are enough of them. */
async function measureStore(
	name: string,
	players: number,
	environment: Record<string, string>,
): Promise<void> {
	const services = await startProcess({
		...{ SITE_URL: site.url, SMTP_URL: mails.url, MERCH_URL: site.url, PASSWORD_COST: 'full' },
		...environment,
	});
	await measure(services.origin, { players, at: 2, times: 50 });
	rows[`${name}, ${players} players, one at a time`] = await measure(services.origin, {
		players,
		at: 1,
		times: 300,
	});
	if (players > connections)
		rows[`${name}, ${players} players, ${connections} at once`] = await measure(services.origin, {
			...{ players, at: connections, times: 1500 },
		});
	services.child.kill('SIGTERM');
	await services.ended;
}

try {
	for (const players of [few, many]) {
		const data = join(folder, String(players));
		await fill(await openSqlite(join(data, 'services.db'), { synchronous: 'normal' }), players);
		await measureStore('SQLite', players, { SERVICES_DATA: data });
		const database = await createDatabase(postgres.url);
		await fill(await openPostgres(database.url), players);
		await measureStore('PostgreSQL', players, { DATABASE_URL: database.url, SERVICES_DATA: data });
	}
} finally {
	await Promise.all([site.close(), mails.close()]);
	await postgres.stop();
	await rm(folder, { recursive: true, force: true });
}

const ratio = (one: string, other: string, what: 'p50' | 'p99'): number =>
	Math.round(((rows[one]?.[what] ?? Number.NaN) / (rows[other]?.[what] ?? Number.NaN)) * 100) / 100;
const alone = (name: string, players: number) => `${name}, ${players} players, one at a time`;
const atOnce = (name: string) => `${name}, ${many} players, ${connections} at once`;
const limits: Limit[] = [
	...['SQLite', 'PostgreSQL'].map(
		(name): Limit => [
			`a sign-in on ${name} among ${many} players, to one among ${few}`,
			ratio(alone(name, many), alone(name, few), 'p50'),
			1.2,
		],
	),
	[
		'the slowest of 100 sign-ins on PostgreSQL, to SQLite',
		ratio(atOnce('PostgreSQL'), atOnce('SQLite'), 'p99'),
		1.5,
	],
];
console.table(rows);
console.table(limits.map(([what, figure, most]) => ({ what, figure, most })));
await writeResult('services', { ...before, command: 'npm run bench:services', result: { rows, limits } });
checkLimits(limits);
