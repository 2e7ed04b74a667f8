import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { uploadSubjects } from '#contract/uploads.ts';
import { signedQuery } from '#lib/url/signed-link.ts';
import { openSqlite } from '../../services/store/store.ts';
import { openBucket } from '../../services/uploads/bucket.ts';
import { type FileStore, FileStoreError } from '../../services/uploads/files.ts';
import { openUploadFolder } from '../../services/uploads/folder.ts';
import { holdPlace, markStored } from '../../services/uploads/rows.ts';
import { uploadsService } from '../../services/uploads/service.ts';
import { openUploads } from '../../services/uploads/store.ts';
import * as files from '../support/files.ts';
import { type S3Server, s3Keys, startS3Server } from '../support/s3-server.ts';

let data = '';
let server: S3Server;
beforeAll(async () => {
	data = await mkdtemp(join(tmpdir(), 'files-'));
	server = await startS3Server('studio-uploads');
});
afterAll(async () => {
	await server.close();
	await rm(data, { recursive: true });
});

const bucketOptions = () => ({
	...{ endpoint: server.endpoint, region: 'eu-central-1', bucket: 'studio-uploads' },
	...s3Keys,
});
/** Late enough for a sweep to take away what came just now. */
const later = () => Date.now() + 600_000;

interface Place {
	store: FileStore;
	/** The same place, as a sweep sees it some minutes later. */
	sweeper: FileStore;
}

const places: [kind: string, open: () => Place][] = [
	[
		'a folder',
		() => {
			const store = openUploadFolder(join(data, randomUUID()));
			return { store, sweeper: store };
		},
	],
	[
		'a bucket',
		() => {
			// One bucket for all of them, as a bucket of a studio may hold more than uploads.
			const options = { ...bucketOptions(), prefix: `test/${randomUUID()}/` };
			return { store: openBucket(options), sweeper: openBucket({ ...options, now: later }) };
		},
	],
];

async function* pieces(...all: Buffer[]) {
	yield* all;
}

async function put(store: FileStore, bytes = files.pdf): Promise<string> {
	const id = randomUUID();
	await store.take(id, pieces(bytes), bytes.length);
	await store.keep(id);
	return id;
}

/** The ids of what lies there. */
async function listed({ sweeper }: Place): Promise<string[]> {
	const seen: string[] = [];
	await sweeper.sweep(async (ids) => {
		seen.push(...ids);
		return new Set(ids);
	});
	return seen;
}

describe.each(places)('[SV-03] uploads in %s', (_kind, open) => {
	test('are taken piece by piece, and are here once they are kept', async () => {
		const place = open();
		const { store } = place;
		const id = randomUUID();
		expect(await store.take(id, pieces(Buffer.from('one '), Buffer.from('two')), 7)).toBe(7);
		expect((await store.readTaken(id)).toString()).toBe('one two');
		expect([await store.read(id), await listed(place)]).toEqual([undefined, []]);
		await store.keep(id);
		expect((await store.read(id))?.toString()).toBe('one two');
		expect(await listed(place)).toEqual([id]);
	});

	test('may be as large as uploads may be, with any bytes', async () => {
		const { store } = open();
		const bytes = files.pdfOf(5_000_000);
		for (let at = 100; at < bytes.length; at += 1000) bytes[at] = at % 256;
		expect((await store.read(await put(store, bytes)))?.equals(bytes)).toBe(true);
	});

	test('are read no further than they may be large, and leave nothing when they are removed', async () => {
		const place = open();
		const { store } = place;
		const id = randomUUID();
		let read = 0;
		const endless = (async function* () {
			for (;;) {
				read += 1;
				yield Buffer.alloc(10);
			}
		})();
		expect(await store.take(id, endless, 25)).toBe(30);
		expect(read).toBe(3);
		await store.remove(id);
		await expect(store.readTaken(id)).rejects.toThrow(FileStoreError);
		expect(await listed(place)).toEqual([]);
	});

	test('that break off say why, and leave nothing when they are removed', async () => {
		const place = open();
		const { store } = place;
		const id = randomUUID();
		const broken = (async function* () {
			yield Buffer.from('half');
			throw new Error('the line was cut');
		})();
		await expect(store.take(id, broken, 100)).rejects.toThrow('the line was cut');
		await store.remove(id);
		expect(await listed(place)).toEqual([]);
	});

	test('are undefined where there is none', async () => {
		expect(await open().store.read(randomUUID())).toBeUndefined();
	});

	test('are gone once they are removed, and may be removed again', async () => {
		const { store } = open();
		const [id, other] = [await put(store), await put(store)];
		await store.remove(id);
		await store.remove(id);
		expect(await store.read(id)).toBeUndefined();
		expect(await store.read(other)).toEqual(files.pdf);
	});

	test('that nobody knows are swept away, but not what is being taken', async () => {
		const { store, sweeper } = open();
		const [known, unknown] = [await put(store), await put(store)];
		const onItsWay = randomUUID();
		await store.take(onItsWay, pieces(files.pdf), files.pdf.length);
		await sweeper.sweep(async () => new Set([known]));
		expect([await store.read(known), await store.read(unknown)]).toEqual([files.pdf, undefined]);
		await store.keep(onItsWay);
		expect(await store.read(onItsWay)).toEqual(files.pdf);
	});

	test('are swept to the last, however many', async () => {
		const place = open();
		const { store, sweeper } = place;
		const many = Array.from({ length: 1010 });
		const queue = many.keys();
		const work = async () => {
			for (const _ of queue) await put(store, Buffer.from('x'));
		};
		await Promise.all(Array.from({ length: 20 }, work));
		const kept = await put(store);
		expect(await listed(place)).toHaveLength(1011);
		await sweeper.sweep(async () => new Set([kept]));
		expect(await listed(place)).toEqual([kept]);
	});

	test('are well', async () => {
		await expect(open().store.check()).resolves.toBeUndefined();
	});
});

describe('[SV-03] a bucket', () => {
	test('keeps files as bytes that no browser shows', async () => {
		const id = await put(openBucket(bucketOptions()), files.page);
		const { headers } = await fetch(`${server.endpoint}/studio-uploads/${id}`);
		expect(headers.get('Content-Type')).toBe('application/octet-stream');
		expect(headers.get('Content-Length')).toBe(String(files.page.length));
	});

	test('is swept of what is a file of ours and some minutes old, and of nothing else', async () => {
		const at = (prefix: string, now = later) => openBucket({ ...bucketOptions(), prefix, now });
		const id = await put(at('swept/'));
		const beside = await put(at('swept/deeper/'));
		const foreign = `${server.endpoint}/studio-uploads/swept/backup.zip`;
		expect((await fetch(foreign, { method: 'PUT', body: 'not an upload' })).ok).toBe(true);
		await at('swept/', Date.now).sweep(async () => new Set());
		expect(await at('swept/').read(id)).toEqual(files.pdf);
		await at('swept/').sweep(async () => new Set());
		expect(await at('swept/').read(id)).toBeUndefined();
		expect(await at('swept/deeper/').read(beside)).toEqual(files.pdf);
		expect((await fetch(foreign)).status).toBe(200);
	});

	test.each(['/uploads/', 'a//b', '../', 'a b', 'é'])('does not begin its keys with %j', (prefix) => {
		expect(() => openBucket({ ...bucketOptions(), prefix })).toThrow(/is no prefix/);
	});
});

/** The address of a port of this machine, on which nobody listens or somebody listens and says nothing. */
async function silentPort(listens: boolean): Promise<string> {
	const silent = createServer().unref();
	await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
	const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
	if (!listens) await new Promise((resolve) => silent.close(resolve));
	return endpoint;
}

const broken: [name: string, reason: RegExp, open: () => Promise<FileStore>][] = [
	[
		'a folder that is gone',
		/^folder: ENOENT/,
		async () => {
			const folder = join(data, randomUUID());
			const store = openUploadFolder(folder);
			await rm(folder, { recursive: true });
			return store;
		},
	],
	[
		'a bucket that refuses the key',
		/^bucket: [A-Z]+ \S+ answered 403/,
		async () => openBucket({ ...bucketOptions(), secretAccessKey: 'of somebody else' }),
	],
	[
		'a bucket that is not there',
		/^bucket: [A-Z]+ \S+ answered 404/,
		async () => openBucket({ ...bucketOptions(), bucket: 'another-bucket' }),
	],
	[
		'a bucket whose server is down',
		/^bucket: [A-Z]+ \S+ failed: ECONNREFUSED/,
		async () => openBucket({ ...bucketOptions(), endpoint: await silentPort(false) }),
	],
	[
		'a bucket whose server does not answer',
		/^bucket: [A-Z]+ \S+ failed: .*timeout/,
		async () => openBucket({ ...bucketOptions(), endpoint: await silentPort(true), timeout: 200 }),
	],
];

describe.each(broken)('[SV-03] %s', (_name, reason, open) => {
	const signingKey = 'the key of signed links in these tests';
	const siteUrl = 'http://localhost:8888';

	/** The upload service over that place, on a database of its own. */
	async function serve(store: FileStore) {
		const { db, close: closeStore } = await openSqlite(join(data, `${randomUUID()}.db`));
		const context = { ...{ db, now: Date.now, siteUrl, signingKey }, wakeSender: () => {} };
		const uploads = await openUploads(context, store);
		const keys = {
			origin: siteUrl,
			trustedProxies: 0,
			accountServiceKey: '',
			submissionsKey: 'the key of the forms',
		};
		const app = uploadsService({ ...context, ...keys, uploads });
		const close = async () => {
			await uploads.close();
			await closeStore();
		};
		const call = (path: string, init?: RequestInit) =>
			app.request(path, init, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
		return { db, call, close };
	}

	const ticket = () => ({
		...{ id: randomUUID(), purpose: 'career' as const, group: randomUUID() },
		...{ name: 'cv.pdf', type: 'application/pdf', size: files.pdf.length },
	});

	test('says what it did not do, whatever it is asked', async () => {
		const store = await open();
		const id = randomUUID();
		for (const work of [
			async () => {
				await store.take(id, pieces(files.pdf), files.pdf.length);
				await store.keep(id);
			},
			() => store.read(id),
			() => store.sweep(async () => new Set()),
			() => store.check(),
		]) {
			const error = await work().catch((thrown: unknown) => thrown);
			expect(error).toBeInstanceOf(FileStoreError);
			expect((error as Error).message).toMatch(reason);
		}
		await store.remove(id).catch(() => undefined);
	});

	test('fails an upload in a way that is worth another try, and nothing of it is kept', async () => {
		const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
		const { db, call, close } = await serve(await open());
		const text = Buffer.from(JSON.stringify(ticket())).toString('base64url');
		const body = new FormData();
		body.append('ticket', text);
		for (const [name, value] of new URLSearchParams(
			await signedQuery(uploadSubjects.send(text), 60, signingKey),
		))
			body.append(name, value);
		body.append('file', new File([new Uint8Array(files.pdf)], 'cv.pdf'));
		const answer = await call('/', { method: 'POST', body });
		expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([503, true]);
		expect(Object(await answer.json()).messages).toEqual(['SERVICE_TEMPORARILY_UNAVAILABLE']);
		expect(await db.selectFrom('upload').selectAll().execute()).toEqual([]);
		expect(await db.selectFrom('attempt').select('id').where('file_id', 'is not', null).execute()).toEqual(
			[],
		);
		await close();
		expect(logged.mock.calls.flat().join('\n')).toMatch(new RegExp(reason.source.replace('^', '')));
		logged.mockRestore();
	});

	test('fails a download, and keeps the file known', async () => {
		const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
		const { db, call, close } = await serve(await open());
		const id = randomUUID();
		const until = Date.now() + 60_000;
		await holdPlace(db, { id, ticket: ticket(), until });
		await markStored(db, id, until);
		const asCms = { headers: { Authorization: 'Bearer the key of the forms' } };
		expect((await call(`/${id}`, asCms)).status).toBe(503);
		expect(await db.selectFrom('upload').select('state').execute()).toEqual([{ state: 'kept' }]);
		await close();
		logged.mockRestore();
	});
});
