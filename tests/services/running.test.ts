import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { players } from '../../sandbox/services/players/players.ts';
import { eventually } from '../support/eventually.ts';
import { pdf } from '../support/files.ts';
import { isFull, sample } from '../support/full.ts';
import { createDatabase, startPostgres } from '../support/postgres.ts';
import {
	application,
	ask,
	keys,
	postForm,
	runProgram,
	type ServicesProcess,
	startMailServer,
	startProcess,
	startSite,
	uploadFile,
} from '../support/real-services.ts';
import { newcomer } from './account-client.ts';

type Environment = Record<string, string>;

const ends: (() => Promise<unknown>)[] = [];
let folder: string;
let site: Awaited<ReturnType<typeof startSite>>;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let environment: Environment;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'services-'));
	[site, mails] = await Promise.all([startSite(), startMailServer()]);
	environment = {
		SITE_URL: site.url,
		SMTP_URL: mails.url,
		MERCH_URL: site.url,
		SERVICES_DATA: join(folder, 'data'),
	};
});

afterEach(async () => {
	for (const end of ends.splice(0).reverse()) await end();
	await Promise.all([site.close(), mails.close()]);
	await rm(folder, { recursive: true, force: true });
});

/** Starts the services; they end with the test. */
async function start(more: Environment = {}): Promise<ServicesProcess> {
	const started = await startProcess({ ...environment, ...more });
	ends.push(async () => {
		started.child.kill('SIGTERM');
		await started.ended;
	});
	return started;
}

const end = async ({ child, ended }: ServicesProcess) => {
	child.kill('SIGTERM');
	return ended;
};

const health = async ({ origin }: ServicesProcess) => ask(`${origin}/health`);

const account = ({ origin }: ServicesProcess, path: string, body?: object, bearer = '') =>
	ask(`${origin}/accounts/api/account/${path}`, {
		...(body && { body: { captcha: '', ...body } }),
		headers: {
			'X-Service-Key': keys.ACCOUNT_SERVICE_KEY,
			'X-Client-Address': '203.0.113.7',
			'X-Bot-Check': 'passed',
			...(bearer && { Authorization: `Bearer ${bearer}` }),
		},
	});

const wren = newcomer({ locale: 'fr' });

/** Signs somebody up, confirms the address by the mail, and signs in; gives the bearer. */
async function signUpAndIn(services: ServicesProcess): Promise<string> {
	expect((await account(services, 'create', wren)).status).toBe(200);
	await eventually(() => expect(mails.to(wren.email)).toHaveLength(1));
	const [, username, token] = /validate\/([^/]+)\/([\w-]+)/.exec(mails.to(wren.email)[0]?.text ?? '') ?? [];
	expect((await account(services, 'validate', { username, token })).status).toBe(200);
	return signIn(services);
}

async function signIn(services: ServicesProcess): Promise<string> {
	const { username, password } = wren;
	return (await account(services, 'login', { username, password })).body.session.token;
}

const upload = ({ origin }: ServicesProcess) => uploadFile(origin, site.url);
const form = ({ origin }: ServicesProcess, path: string, body: object) => postForm(origin, path, body);

const download = ({ origin }: ServicesProcess, id: string) =>
	fetch(`${origin}/uploads/${id}`, { headers: { Authorization: `Bearer ${keys.SUBMISSIONS_KEY}` } });

describe('[SV-01] the services by themselves, with nothing of the demo', () => {
	test('[SV-11] let somebody sign up, confirm the address by mail and sign in', async () => {
		const services = await start();
		const bearer = await signUpAndIn(services);
		const { status, body } = await account(services, 'profile', undefined, bearer);
		expect([status, body.data.user.email]).toEqual([200, wren.email]);
		const [mail] = mails.to(wren.email);
		expect(mail?.from?.text).toBe('"The studio" <hello@studio.example>');
		expect(mail?.headers.get('content-language')).toBe('fr');
		expect(mail?.text).toContain(`${site.url}/fr/account/validate/`);
	});

	test('offer no platform that the studio has not set up', async () => {
		const services = await start();
		const query = new URLSearchParams({
			...{ state: 'x'.repeat(43), code_challenge: 'x'.repeat(43) },
			redirect_uri: `${site.url}/api/account/steam/callback`,
		});
		const { status, body } = await account(services, `steam/connect?${query}`);
		expect([status, body.messages]).toEqual([400, ['UNSUPPORTED_PLATFORM']]);
	});

	/** Where a visit to a platform would lead. */
	async function connect(services: ServicesProcess, platform: string) {
		const query = new URLSearchParams({
			...{ state: 'x'.repeat(43), code_challenge: 'x'.repeat(43) },
			redirect_uri: `${site.url}/api/account/${platform}/callback`,
		});
		return account(services, `${platform}/connect?${query}`);
	}

	test('[SI-01] [SI-02] offer the platforms that PLATFORMS names, at their real addresses', async () => {
		const ids = { XBOX_CLIENT_ID: 'x', XBOX_CLIENT_SECRET: 'y' };
		const services = await start({ PLATFORMS: 'steam,xbox', ...ids });
		const steam = await connect(services, 'steam');
		expect(steam.body.redirect).toMatch(/^https:\/\/steamcommunity\.com\/openid\/login\?openid\.ns=/);
		expect((await connect(services, 'xbox')).body.redirect).toMatch(
			/^https:\/\/login\.microsoftonline\.com\/consumers\/oauth2\/v2\.0\/authorize\?.*scope=XboxLive\.signin/,
		);
		expect((await connect(services, 'psn')).body.messages).toEqual(['UNSUPPORTED_PLATFORM']);
		const { body } = await account(services, 'profile', undefined, await signUpAndIn(services));
		expect(body.data.user.platforms).toEqual([
			{ platform: 'steam', linked: false, name: null },
			{ platform: 'xbox', linked: false, name: null },
		]);
	});

	test('[SI-02] say which variables a platform needs', async () => {
		const { ended, output } = runProgram(['services/main.ts'], {
			...environment,
			...keys,
			...{
				PLATFORMS: 'twitch,psn',
				TWITCH_CLIENT_SECRET: 'a secret of nobody',
				PSN_TOKEN_URL: 'http://psn.example',
			},
		});
		expect(await ended).toBe(1);
		expect(output()).toContain('TWITCH_CLIENT_ID is not set; it should be the id that the platform gave');
		expect(output()).toContain('PSN_AUTHORIZATION_URL is not set');
		expect(output()).toMatch(/PSN_TOKEN_URL is .*; it should be an https address/);
		expect(output()).not.toContain('nobody');
	});

	test('take an application with its file, for a job that the site has', async () => {
		const services = await start();
		const file = await upload(services);
		const sent = await form(services, 'applications', application([file]));
		expect(sent.status).toBe(200);
		await eventually(() => expect(mails.to('ada@people.example')).toHaveLength(1));
		expect(mails.to('ada@people.example')[0]?.text).toContain('Gardener');
		expect(Buffer.from(await (await download(services, file)).arrayBuffer()).equals(pdf)).toBe(true);
		const gone = await form(services, 'applications', { ...application([]), jobId: 'lamplighter' });
		expect([gone.status, gone.body.fields]).toEqual([422, { jobId: 'field.closed' }]);
	});

	test('link readers to files at the address that UPLOAD_URL gives them', async () => {
		const address = 'https://uploads.studio.example/uploads';
		const services = await start({ UPLOAD_URL: `${address}/`, APPLICATIONS_TO: 'reader@studio.example' });
		const file = await upload(services);
		expect((await form(services, 'applications', application([file]))).status).toBe(200);
		await eventually(() => expect(mails.to('reader@studio.example')).toHaveLength(1));
		const { text } = mails.to('reader@studio.example')[0] ?? {};
		expect(text).toContain(`${address}/${file}?expires=`);
		expect(text).toContain('https://services.studio.example/forms/submissions/');
	});

	test('answer nobody who has not their keys', async () => {
		const { origin } = await start();
		const body = { subject: 'The site', message: 'A word to you all, and another one.' };
		expect((await ask(`${origin}/forms/api/feedbacks`, { body })).status).toBe(401);
		expect((await fetch(`${origin}/uploads/${randomUUID()}`)).status).toBe(403);
	});
});

describe('[SV-12] in production nothing of a demo', () => {
	test('answers', async () => {
		const { origin } = await start();
		const controls = ['state', 'outbox', 'clock', 'faults', 'reset', 'seed'].map(
			(name) => `/control/${name}`,
		);
		const ofDemo = [...controls, '/desk/outbox/1', '/', '/sms'];
		const played = ['/cms/api/faqs', '/platforms/steam/authorize', '/bot-check/api.js', '/blobs/x'];
		for (const path of [...ofDemo, ...played])
			for (const method of ['GET', 'POST'])
				expect([path, (await fetch(origin + path, { method })).status]).toEqual([path, 404]);
	});

	test('lets a demo player in', async () => {
		const services = await start();
		for (const { username, password } of players)
			expect((await account(services, 'login', { username, password })).body.messages).toEqual([
				'INCORRECT_PASSWORD',
			]);
		expect((await health(services)).body.messages).toEqual({ waiting: 0, failed: 0 });
	});

	test('hashes passwords as cheaply as in tests', async () => {
		const services = await start({ NODE_ENV: 'production', PASSWORD_COST: 'least' });
		expect((await account(services, 'create', wren)).status).toBe(200);
		await end(services);
		const db = new DatabaseSync(join(folder, 'data/services.db'), { readOnly: true });
		expect(db.prepare('SELECT password FROM user').all()).toEqual([
			{ password: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) },
		]);
		db.close();
	});

	test.each([
		['ACCOUNT_SERVICE_KEY', 'a'.repeat(40)],
		['SUBMISSIONS_KEY', 'change-me-change-me-change-me-1234'],
		['SIGNING_KEY', 'short'],
	])('takes a %s that can be guessed', async (name, value) => {
		const { ended, output } = runProgram(['services/main.ts'], { ...environment, ...keys, [name]: value });
		expect(await ended).toBe(1);
		expect(output()).toContain(`${name} is malformed`);
		expect(output()).not.toContain(value);
	});
});

describe('[SV-09] starting and ending', () => {
	test('without any setting says what is missing, each in a line, and how it should be', async () => {
		const { ended, output } = runProgram(['services/main.ts'], {});
		expect(await ended).toBe(1);
		const names = ['SERVICES_URL', 'SITE_URL', 'SMTP_URL', 'MAIL_FROM', ...Object.keys(keys)];
		for (const name of names) expect(output()).toMatch(new RegExp(`^${name} is not set; it should be `, 'm'));
		expect(output()).not.toContain('    at ');
	});

	test('half of a setting names the other half', async () => {
		const half = { TWILIO_ACCOUNT_SID: 'AC1', S3_BUCKET: 'uploads' };
		const { ended, output } = runProgram(['services/main.ts'], { ...environment, ...keys, ...half });
		expect(await ended).toBe(1);
		for (const name of ['TWILIO_AUTH_TOKEN', 'TWILIO_FROM', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID'])
			expect(output()).toContain(`${name} is not set`);
	});

	test('a second process on one file is refused, and says what to do', async () => {
		await start();
		await expect(start()).rejects.toThrow(/in use by another process.*DATABASE_URL/s);
	});

	test.each([
		[
			'DATABASE_URL',
			'postgres://studio:hidden@127.0.0.1:1/studio',
			/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/,
		],
		['SERVICES_HOST', '203.0.113.1', /^Port 0 of 203\.0\.113\.1 cannot be used \(EADDRNOTAVAIL\)/],
	])('a %s that cannot be used is named, without a stack or a password', async (name, value, message) => {
		const own = { SERVICES_URL: site.url, SERVICES_PORT: '0', MAIL_FROM: 'hello@studio.example' };
		const { ended, output } = runProgram(['services/main.ts'], {
			...{ ...environment, ...keys, ...own, [name]: value },
		});
		expect(await ended).toBe(1);
		expect(output()).toMatch(message);
		expect(output()).not.toMatch(/ at |hidden/);
	});

	test('a place of data that cannot be used is named, without a stack', async () => {
		await writeFile(join(folder, 'note'), 'no folder, and no database');
		await mkdir(join(folder, 'damaged'));
		await copyFile(join(folder, 'note'), join(folder, 'damaged/services.db'));
		const bucket = { S3_ENDPOINT: site.url, S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' };
		for (const [more, message] of [
			[
				{ SERVICES_DATA: join(folder, 'note/data') },
				/note\/data.* cannot be used: a part of its path is a file/,
			],
			[
				{ SERVICES_DATA: join(folder, 'damaged') },
				/damaged\/services\.db cannot be used: it is no SQLite database/,
			],
			[{ ...bucket, S3_BUCKET: 'two words' }, /"two words" is no name of a bucket/],
		] as [Environment, RegExp][]) {
			const error = await start(more).catch((thrown: Error) => thrown.message);
			expect(error).toMatch(message);
			expect(error).not.toContain('    at ');
		}
	}, 60_000);

	test('SIGTERM lets a call that is under way end, and keeps its mail', async () => {
		const services = await start();
		const calls = Array.from({ length: 20 }, (_, index) =>
			form(services, 'feedbacks', {
				...{ email: `visitor${index}@people.example`, subject: 'The site' },
				...{ message: 'A word to you all, and another one.', locale: 'en' },
			}).catch(() => undefined),
		);
		await calls[0];
		expect(await end(services)).toBe(0);
		const taken = (await Promise.all(calls)).flatMap((answer, index) =>
			answer?.status === 200 ? [index] : [],
		);
		expect(taken.length).toBeGreaterThan(0);
		await start();
		const unmailed = () => taken.filter((index) => mails.to(`visitor${index}@people.example`).length !== 1);
		await eventually(() => expect(unmailed()).toEqual([]));
	});
});

describe('[SV-09] health', () => {
	test('says that the mail server is away, while calls go on', async () => {
		const services = await start({ SMTP_URL: 'smtp://127.0.0.1:1' });
		const { status, body } = await health(services);
		expect([status, body.status, body.checks.mail]).toEqual([200, 'degraded', 'failing']);
		expect((await account(services, 'create', wren)).status).toBe(200);
		expect(services.output()).toContain('health: mail: ');
	});

	test('says that the mail server refuses our sign-in, and what it said', async () => {
		const refusing = await startMailServer({ mayUse: false });
		ends.push(() => refusing.close());
		const services = await start({ SMTP_URL: refusing.url.replace('//', '//studio:wrong@') });
		const { status, body } = await health(services);
		expect([status, body.status, body.checks.mail]).toEqual([200, 'degraded', 'failing']);
		expect(services.output()).toMatch(/health: mail: .*535/);
		expect(services.output()).not.toContain('wrong');
	});

	test.each([
		['GET', 'may not be read'],
		['PUT', 'may not be written to'],
		['DELETE', 'may not be deleted from'],
		['HEAD', 'may not be looked at'],
	])('says that a bucket refuses %s: it %s', async (refused) => {
		const bucket = await startBucketThatRefuses(refused);
		ends.push(bucket.close);
		const services = await start(bucket.environment);
		const { status, body } = await health(services);
		expect([status, body.status, body.checks.files]).toEqual([503, 'failing', 'failing']);
		expect(services.output()).toMatch(
			new RegExp(
				`health: files: bucket: ${refused} \\S+ answered 403${refused === 'HEAD' ? '' : ' AccessDenied'}`,
			),
		);
		expect(services.output()).not.toContain('the secret of the bucket');
	});

	test('says that the site cannot be read', async () => {
		await site.close();
		const { body } = await health(await start());
		expect([body.status, body.checks.content]).toEqual(['degraded', 'failing']);
	});

	test('says that the database is lost, calls can be tried again, and all goes on once it is back', async () => {
		const postgres = await startPostgres();
		ends.push(() => postgres.stop());
		const services = await start({ DATABASE_URL: postgres.url });
		await signUpAndIn(services);
		await postgres.lose();
		const { status, body } = await health(services);
		expect([status, body.status, body.checks.database]).toEqual([503, 'failing', 'failing']);
		expect(body.checks.files).toBe('ok');
		const lost = await account(services, 'login', { username: wren.username, password: wren.password });
		expect([lost.status, lost.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
		await postgres.comeBack();
		const login = () => account(services, 'login', { username: wren.username, password: wren.password });
		await eventually(async () => expect((await login()).status).toBe(200));
	});
});

/** A bucket whose key has all rights but one. */
async function startBucketThatRefuses(refused: string) {
	const kept = new Set<string>();
	const server = createServer((request, response) => {
		const { method = '', url = '' } = request;
		request.resume();
		if (method === refused)
			return void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
		if (method === 'GET' && !kept.has(url))
			return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
		if (method === 'PUT') kept.add(url);
		if (method === 'DELETE') kept.delete(url);
		response.writeHead(method === 'DELETE' ? 204 : 200).end();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		environment: {
			...{ S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'studio', S3_ACCESS_KEY_ID: 'x' },
			S3_SECRET_ACCESS_KEY: 'the secret of the bucket',
		},
		close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
	};
}

/** Whether this machine lets a test mount a disk of its own. */
const canMount = (() => {
	const place = mkdtempSync(join(tmpdir(), 'disk-'));
	const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place]).status === 0;
	if (isMounted) spawnSync('umount', [place]);
	rmSync(place, { recursive: true });
	return isMounted;
})();

// Where none can be mounted there is nothing to fill.
if (canMount) {
	test('[SV-09] a full disk refuses what it cannot keep, says so, and all goes on once there is room', async () => {
		const disk = join(folder, 'disk');
		await mkdir(disk);
		spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]);
		ends.push(async () => void spawnSync('umount', [disk]));
		const services = await start({ SERVICES_DATA: join(disk, 'data') });
		const sent: string[] = [];
		const send = async () => {
			const email = `${randomUUID()}@visitors.example`;
			const body = { email, subject: 'The site', message: 'A word to you all, and more. '.repeat(150) };
			const { status } = await form(services, 'feedbacks', body);
			if (status === 200) sent.push(email);
			return status;
		};
		expect(await send()).toBe(200);
		const filler = join(disk, 'filler');
		expect(spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' }).status).toBe(1);
		// What the database's file has room for already may still be taken.
		await eventually(async () => expect(await send()).toBe(503));
		await expect(upload(services)).rejects.toThrow('503');
		const { status, body } = await health(services);
		expect([status, body.status]).toEqual([503, 'failing']);
		expect(body.checks).toEqual(expect.objectContaining({ database: 'failing', files: 'failing' }));
		expect(services.output()).toContain('only 0 MB are free');
		await rm(filler);
		expect(await send()).toBe(200);
		await upload(services);
		for (const email of sent) await eventually(() => expect(mails.to(email)).toHaveLength(1));
	});
}

describe('[SV-10] a backup', () => {
	const backup = async (command: 'save' | 'restore', more: Environment = {}) => {
		const program = ['services/backup.main.ts', command, join(folder, 'backup')];
		const { ended, output } = runProgram(program, { ...environment, ...more });
		return { code: await ended, output };
	};

	/** Somebody who signed up, and somebody who applied, whose code can withdraw it. */
	async function fill(services: ServicesProcess) {
		await signUpAndIn(services);
		const file = await upload(services);
		await form(services, 'applications', application([file]));
		await eventually(() => expect(mails.to('ada@people.example')).toHaveLength(1));
		const [, reference, token] =
			/withdraw\?reference=([\w-]+)&token=([\w-]+)/.exec(mails.to('ada@people.example')[0]?.text ?? '') ?? [];
		return { file, withdrawal: { reference, token } };
	}

	async function expectEverything(
		services: ServicesProcess,
		{ file, withdrawal }: Awaited<ReturnType<typeof fill>>,
	) {
		expect(await signIn(services)).toMatch(/^[\w-]{43}$/);
		expect(Buffer.from(await (await download(services, file)).arrayBuffer()).equals(pdf)).toBe(true);
		expect((await form(services, 'applications/withdraw', withdrawal)).status).toBe(200);
		// New rows are counted on from those that were restored.
		expect(
			(await form(services, 'applications', { ...application([]), email: 'eli@people.example' })).status,
		).toBe(200);
	}

	test('is written while the services run, and restored from a file into a file', async () => {
		const services = await start();
		const filled = await fill(services);
		const { code, output } = await backup('save');
		expect([code, output()]).toEqual([0, expect.stringContaining('1 files are saved')]);
		await end(services);
		environment.SERVICES_DATA = join(folder, 'other');
		expect((await backup('restore')).code).toBe(0);
		await expectEverything(await start(), filled);
	});

	test('leads from a file to PostgreSQL and back', async () => {
		const postgres = await startPostgres();
		ends.push(() => postgres.stop());
		const [one, two] = [await createDatabase(postgres.url), await createDatabase(postgres.url)];
		const services = await start();
		const filled = await fill(services);
		await backup('save');
		await end(services);
		environment.SERVICES_DATA = join(folder, 'other');
		expect((await backup('restore', { DATABASE_URL: one.url })).code).toBe(0);
		await rm(join(folder, 'backup'), { recursive: true });
		expect((await backup('save', { DATABASE_URL: one.url })).code).toBe(0);
		environment.SERVICES_DATA = join(folder, 'third');
		expect((await backup('restore', { DATABASE_URL: two.url })).code).toBe(0);
		await expectEverything(await start({ DATABASE_URL: two.url }), filled);
	}, 60_000);

	test('is not restored over what is there', async () => {
		const services = await start();
		await fill(services);
		await backup('save');
		await end(services);
		const { code, output } = await backup('restore');
		expect([code, output()]).toEqual([1, expect.stringContaining('The database is not empty')]);
	});

	const program = (name: 'backup' | 'export', args: string[], more: Environment = {}) => {
		const { ended, output } = runProgram([`services/${name}.main.ts`, ...args], { ...environment, ...more });
		return ended.then((code) => ({ code, said: output() }));
	};

	/** What went wrong is said in one line that names what to look at. */
	const expectRefused = ({ code, said }: { code: number | null; said: string }, message: RegExp) => {
		expect([code, said.trimEnd().split('\n')]).toEqual([1, [expect.stringMatching(message)]]);
	};

	test('says what keeps it from being written, and leaves nothing behind', async () => {
		await end(await start());
		await writeFile(join(folder, 'note'), 'no folder');
		for (const args of sample([['backup', 'save'], ['export']] as ['backup' | 'export', ...string[]][])) {
			const [name, ...command] = args;
			expectRefused(
				await program(name, [...command, join(folder, 'note/out')]),
				/note\/out cannot be written: a part of its path is a file/,
			);
			expectRefused(
				await program(name, [...command, join(folder, 'out')], { SERVICES_DATA: join(folder, 'elsewhere') }),
				/elsewhere\/services\.db cannot be read: .*SERVICES_DATA/,
			);
		}
		expect((await readdir(folder)).sort()).toEqual(['data', 'note']);
	}, 60_000);

	// Where none can be mounted there is nothing to fill.
	if (canMount && isFull)
		test('says that a disk is full or may not be written to, and leaves room behind', async () => {
			const [small, locked] = [join(folder, 'small'), join(folder, 'locked')];
			for (const [place, options] of [
				[small, 'size=200k'],
				[locked, 'ro'],
			] as const) {
				await mkdir(place);
				spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', place]);
				ends.push(async () => void spawnSync('umount', [place]));
			}
			const services = await start();
			await fill(services);
			for (const [name, ...command] of [['backup', 'save'], ['export']] as [
				'backup' | 'export',
				...string[],
			][]) {
				expectRefused(
					await program(name, [...command, join(small, 'out')]),
					/small\/out cannot be written: the disk is full/,
				);
				expectRefused(
					await program(name, [...command, join(locked, 'out')]),
					/locked\/out cannot be written: it may only be read/,
				);
			}
			expect(await readdir(small)).toEqual([]);
		}, 60_000);

	test('is not restored from what is none, and no database is made for it', async () => {
		const restore = (from: string) =>
			program('backup', ['restore', join(folder, from)], { SERVICES_DATA: join(folder, 'other') });
		expectRefused(
			await restore('nothing'),
			/nothing holds no backup: .*rows\.jsonl cannot be read, it is not there/,
		);
		expect(existsSync(join(folder, 'other'))).toBe(false);
		await mkdir(join(folder, 'broken/uploads'), { recursive: true });
		const row = { key: 'x', at: 1, file_id: null, open_until: null };
		const good = JSON.stringify({ table: 'attempt', row });
		await writeFile(join(folder, 'broken/rows.jsonl'), `${good}\n{"table":`);
		expectRefused(await restore('broken'), /line 2 of .*rows\.jsonl is no row/);
		await writeFile(join(folder, 'broken/rows.jsonl'), `${good}\n{"table":"dragons","row":{"name":"x"}}\n`);
		expectRefused(await restore('broken'), /rows cannot be restored: .*dragons/);
		// What failed has kept nothing, so that a good one may follow.
		await writeFile(join(folder, 'broken/rows.jsonl'), `${good}\n`);
		expect(await restore('broken')).toEqual({ code: 0, said: expect.stringContaining('1 rows') });
	}, 60_000);

	test('is not half there where it could not be written', async () => {
		const services = await start();
		await fill(services);
		const { code } = await backup('save', { DATABASE_URL: 'postgres://studio@127.0.0.1:1/none' });
		expect(code).toBe(1);
		expect(existsSync(join(folder, 'backup'))).toBe(false);
		await backup('save');
		expect((await readFile(join(folder, 'backup', 'rows.jsonl'), 'utf8')).split('\n').length).toBeGreaterThan(
			5,
		);
	}, 60_000);
});
