import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { openSqlite } from '../../services/store/store.ts';
import { claimUploads, dropUploads } from '../../services/uploads/claims.ts';
import { openUploadFolder } from '../../services/uploads/folder.ts';
import { openUploads } from '../../services/uploads/store.ts';
import { eventually } from '../support/eventually.ts';
import * as files from '../support/files.ts';
import {
	clockAhead,
	control,
	dataFolder,
	origin,
	services,
	settings,
	siteUrl,
	state,
	withOwnSandbox,
} from './own-services.ts';
import {
	filesHere,
	formOf,
	post,
	type Reply,
	replyOf,
	send,
	sendSlowly,
	ticketFor,
	uploadsUrl,
} from './uploads-client.ts';

withOwnSandbox();

const cv = { name: 'cv.pdf', type: 'application/pdf', bytes: files.pdf };
const asCms = { Authorization: `Bearer ${settings.submissionsKey}` };
const download = (id: string | undefined, headers: Record<string, string> = asCms) =>
	fetch(`${uploadsUrl()}/${id}`, { headers });
const remove = (deleteUrl: string) => fetch(deleteUrl, { method: 'DELETE', headers: { Origin: siteUrl } });
const refusal = ({ status, body }: Reply) => [status, body.messages];
const nothingHere = async () => {
	await eventually(async () => expect(await filesHere()).toEqual([]));
	expect((await state()).counts.upload).toBe(0);
};

afterEach(() => clockAhead(0));

describe('a file with its ticket', () => {
	test('is stored under an id of its own and given to the CMS as an attachment only', async () => {
		const sent = await send({ ...cv, name: 'Löwe (final) "2".pdf' });
		expect([sent.status, Object.keys(sent.body)]).toEqual([200, ['id']]);
		expect(await filesHere()).toEqual([sent.body.id]);
		const answer = await download(sent.body.id);
		expect(Buffer.from(await answer.arrayBuffer())).toEqual(files.pdf);
		expect(answer.headers.get('Content-Disposition')).toBe(
			"attachment; filename*=UTF-8''L%C3%B6we%20%28final%29%20%222%22.pdf",
		);
		expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
		expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
		expect(answer.headers.get('Content-Type')).toBe('application/octet-stream');
	});

	test('[FX-33] is refused before a byte of it is kept where its ticket does not come first', async () => {
		const { payload } = await ticketFor({ size: 4_000_000 });
		const form = formOf(payload, files.pdfOf(4_000_000), 'file first');
		const arrived = new Set<string>();
		const pieces = function* () {
			for (let at = 0; at < form.length; at += 500_000) {
				for (const name of readdirSync(join(dataFolder(), 'uploads'))) arrived.add(name);
				yield form.subarray(at, at + 500_000);
			}
		};
		expect(refusal(await sendSlowly(pieces()))).toEqual([403, ['UPLOAD_REFUSED']]);
		expect([...arrived]).toEqual([]);
		await nothingHere();
	});

	test('[FX-33] is refused with a ticket whose signature follows it', async () => {
		const { payload } = await ticketFor({ size: files.pdf.length });
		const { ticket = '', ...rest } = payload;
		const file = new File([new Uint8Array(files.pdf)], 'cv.pdf');
		const reply = await post([['ticket', ticket], ['file', file], ...Object.entries(rest)]);
		expect(refusal(reply)).toEqual([403, ['UPLOAD_REFUSED']]);
		await nothingHere();
	});

	test('[FX-33] comes with its ticket and little more: values without end are refused', async () => {
		const { payload } = await ticketFor({ size: files.pdf.length });
		const more = Array.from({ length: 20 }, (_, index): [string, string] => [
			`more${index}`,
			'x'.repeat(4000),
		]);
		const file = new File([new Uint8Array(files.pdf)], 'cv.pdf');
		const reply = await post([...more, ...Object.entries(payload), ['file', file]]);
		expect(refusal(reply)).toEqual([400, ['INVALID_PARAMETERS']]);
		await nothingHere();
	});

	test('is for nobody without the token or a signed link', async () => {
		const { body } = await send(cv);
		for (const headers of [{}, { Authorization: 'Bearer wrong' }])
			expect((await download(body.id, headers)).status).toBe(403);
		expect(
			(await fetch(`${uploadsUrl()}/${body.id}?expires=9999999999&signature=${'0'.repeat(64)}`)).status,
		).toBe(403);
		const link = /\/uploads\/[^"]+/.exec(await (await fetch(`${origin()}/desk/uploads`)).text())?.[0] ?? '';
		expect((await fetch(`${origin()}${link.replaceAll('&amp;', '&')}`)).status).toBe(200);
		await clockAhead(7201);
		expect((await fetch(`${origin()}${link.replaceAll('&amp;', '&')}`)).status).toBe(403);
	});

	test('is refused from another site, and answers our own with its credentials', async () => {
		const { payload } = await ticketFor({ size: files.pdf.length });
		const parts: [string, string | File][] = [
			...Object.entries(payload),
			['file', new File(['x'], 'cv.pdf')],
		];
		const foreign = await post(parts, { Origin: 'https://evil.test' });
		expect(refusal(foreign)).toEqual([403, ['FORBIDDEN_ORIGIN']]);
		expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
		const ours = await send(cv);
		expect(ours.headers.get('Access-Control-Allow-Origin')).toBe(siteUrl);
		expect(ours.headers.get('Access-Control-Allow-Credentials')).toBe('true');
		expect(ours.headers.get('Vary')).toContain('Origin');
	});

	test('is announced by browsers first', async () => {
		const ask = (from: string) =>
			fetch(uploadsUrl(), {
				method: 'OPTIONS',
				headers: { Origin: from, 'Access-Control-Request-Method': 'POST' },
			});
		const answer = await ask(siteUrl);
		expect([answer.status, answer.headers.get('Access-Control-Allow-Methods')]).toEqual([
			204,
			'POST, DELETE',
		]);
		expect((await ask('https://evil.test')).headers.get('Access-Control-Allow-Origin')).toBeNull();
	});

	test.each(['GET', 'PUT', 'PATCH'])('is not taken by %s', async (method) => {
		const answer = await fetch(uploadsUrl(), { method });
		expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
	});
});

describe('T62 the size of a file', () => {
	test('[UP-06] may be 5,000,000 bytes exactly', async () => {
		const sent = await send({ ...cv, bytes: files.pdfOf(limits.upload.size) });
		expect(sent.status).toBe(200);
		expect((await (await download(sent.body.id)).arrayBuffer()).byteLength).toBe(5_000_000);
	});

	const one = limits.upload.size + 1;
	const inPieces = (form: Buffer) =>
		Array.from({ length: Math.ceil(form.length / 65_536) }, (_, index) =>
			form.subarray(index * 65_536, (index + 1) * 65_536),
		);

	test.each([
		['in pieces without Content-Length', limits.upload.size, {}],
		['with a Content-Length', limits.upload.size, undefined],
		['beyond a ticket for less', files.pdf.length, {}],
	])('may not be one byte more: %s', async (_, size, headers) => {
		const { payload } = await ticketFor({ size });
		const form = formOf(payload, files.pdfOf(one));
		const reply = await sendSlowly(inPieces(form), headers ?? { 'Content-Length': form.length });
		expect(refusal(reply)).toEqual([413, ['REQUEST_EXCEEDS_LIMIT']]);
		await nothingHere();
	});

	test('is refused at once by a Content-Length that is too large, and while bytes flow without end', async () => {
		const { payload } = await ticketFor({ size: 100 });
		const endless = sendSlowly([formOf(payload, files.pdfOf(3_000_000))], { 'Content-Length': 900_000_000 });
		expect((await endless).status).toBe(413);
		await nothingHere();
	});

	test('is refused where a Content-Length says less than comes', async () => {
		const { payload } = await ticketFor({ size: 4_000_000 });
		const form = formOf(payload, files.pdfOf(4_000_000));
		const reply = await sendSlowly([form.subarray(0, 2000)], { 'Content-Length': 2000 });
		expect(refusal(reply)).toEqual([413, ['REQUEST_EXCEEDS_LIMIT']]);
		await nothingHere();
	});

	test.each([
		['less than its ticket says', files.pdf.length + 5, files.pdf],
		['nothing', 1, Buffer.alloc(0)],
	])('R16 may not be %s', async (_, size, bytes) => {
		expect((await send({ ...cv, bytes }, { size })).status).toBe(413);
		await nothingHere();
	});
});

describe('[FX-07] what is stored as it is', () => {
	const utf16 = Buffer.from('started C:\\Games\\Lowtide\n', 'utf16le');

	test.each([
		['a log with zero bytes', 'Player.log', 'text/plain', Buffer.from('start\0\0\0end')],
		['UTF-16 without a mark', 'game.txt', 'text/plain', utf16],
		['UTF-16 the other way round', 'game.log', '', Buffer.from(utf16).swap16()],
		['a save that is compressed', 'slot1.sav', '', gzipSync('save')],
		['a save that is a database', 'slot2', '', Buffer.from('SQLite format 3\0'.padEnd(100, '\0'))],
		['random bytes', 'slot3.dat', '', Buffer.from('8f00ff10c0ffee', 'hex')],
		['XML', 'settings', '', Buffer.from('<?xml version="1.0"?><settings/>')],
	])('may be %s', async (_what, name, type, bytes) => {
		expect((await send({ name, type, bytes })).status).toBe(200);
	});

	test.each([
		['a program of Windows', '4d5a9000'],
		['one of Linux', '7f454c460201'],
		['one of macOS', 'cffaedfe07'],
		['one of macOS for two processors', 'cafebabe0000'],
		['an old one of macOS', 'feedface00'],
		['a script', Buffer.from('#!/bin/sh\n').toString('hex')],
		['a script with a mark of its encoding', Buffer.from('\ufeff#!/bin/sh\n').toString('hex')],
		['a shortcut of Windows', '4c0000000114020000'],
		['an app of Android', '6465780a30333500'],
	])('may not be %s', async (_what, start) => {
		const bytes = Buffer.concat([Buffer.from(start, 'hex'), Buffer.alloc(64, 1)]);
		for (const [name, type] of [
			['Player.log', 'text/plain'],
			['slot1', ''],
			['notes.txt', ''],
		] as const) {
			const reply = await send({ name, type, bytes });
			expect([name, reply.status]).toEqual([name, 415]);
		}
	});
});

describe('T63 a ticket', () => {
	const file = () => new File([new Uint8Array(files.pdf)], 'cv.pdf');
	const size = files.pdf.length;

	test.each([
		['none', async (): Promise<Record<string, string>> => ({})],
		[
			'one that somebody else signed',
			async () => (await ticketFor({ size, key: 'the key of somebody else entirely' })).payload,
		],
		[
			'one whose time was changed',
			async () => ({ ...(await ticketFor({ size })).payload, expires: '9999999999' }),
		],
		[
			'one whose content was changed',
			async () => ({
				...(await ticketFor({ size })).payload,
				ticket: Buffer.from(JSON.stringify({ id: 'x', purpose: 'career' })).toString('base64url'),
			}),
		],
	])('is needed: %s is refused', async (_, payload) => {
		const { hash } = await state();
		const reply = await post([...Object.entries(await payload()), ['file', file()]]);
		expect(refusal(reply)).toEqual([403, ['UPLOAD_REFUSED']]);
		expect((await state()).hash).toBe(hash);
		await nothingHere();
	});

	test('holds 7200 s', async () => {
		const [early, late] = [await ticketFor({ size }), await ticketFor({ size })];
		await clockAhead(7190);
		expect((await post([...Object.entries(early.payload), ['file', file()]])).status).toBe(200);
		await clockAhead(7201);
		expect((await post([...Object.entries(late.payload), ['file', file()]])).status).toBe(403);
	});

	test('is used once, also by two at a time', async () => {
		const { payload } = await ticketFor({ size });
		const both = await Promise.all([1, 2].map(() => post([...Object.entries(payload), ['file', file()]])));
		expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
		expect((await post([...Object.entries(payload), ['file', file()]])).status).toBe(403);
		expect(await filesHere()).toHaveLength(1);
	});

	test.each([
		['another name for the field', (): [string, string | File][] => [['upload', file()]]],
		[
			'two files',
			(): [string, string | File][] => [
				['file', file()],
				['file', file()],
			],
		],
		[
			'a second file under another name',
			(): [string, string | File][] => [
				['file', file()],
				['more', file()],
			],
		],
		['a text in place of the file', (): [string, string | File][] => [['file', 'text']]],
		['no file', (): [string, string | File][] => []],
	])('does not let in %s', async (_, parts) => {
		const { payload } = await ticketFor({ size });
		expect(refusal(await post([...Object.entries(payload), ...parts()]))).toEqual([
			400,
			['INVALID_PARAMETERS'],
		]);
		await nothingHere();
	});

	test.each([
		['no form', 'application/json', 415],
		['no boundary', 'multipart/form-data', 415],
		['another boundary', 'multipart/form-data; boundary=other', 413],
	])('does not come with %s', async (_, type, status) => {
		const { payload } = await ticketFor({ size });
		const body = new Uint8Array(formOf(payload, files.pdf));
		const answer = await fetch(uploadsUrl(), { method: 'POST', body, headers: { 'Content-Type': type } });
		expect(answer.status).toBe(status);
		await nothingHere();
	});

	test.each([
		['playtest', 1],
		['issue', 3],
		['career', 5],
	] as const)('of one form for %s lets %i files in, also at the same time', async (purpose, most) => {
		const group = randomUUID();
		const sent = await Promise.all(Array.from({ length: most + 2 }, () => send(cv, { purpose, group })));
		expect(sent.filter(({ status }) => status === 200)).toHaveLength(most);
		expect(sent.filter(({ status }) => status === 413)).toHaveLength(2);
	});

	test('of one form lets 5,000,000 bytes in together, and again what was deleted', async () => {
		const group = randomUUID();
		const half = { ...cv, bytes: files.pdfOf(2_500_000) };
		const first = await send(half, { group });
		expect((await send(half, { group })).status).toBe(200);
		expect((await send(cv, { group })).status).toBe(413);
		expect((await remove(first.deleteUrl)).status).toBe(204);
		expect((await send(cv, { group })).status).toBe(200);
	});
});

describe('T57 T58 what a file is', () => {
	const { png, gif, pdf, zip, sevenZip, rar, doc, mp4, text, save, page, svgWithScript, program } = files;

	test.each([
		['picture.png', 'image/png', png],
		['picture.JPG', 'image/jpeg', png],
		['loop.gif', 'image/gif', gif],
		['drawing.svg', 'image/svg+xml', svgWithScript],
		['reel.mp4', 'video/mp4', mp4],
		['cv.pdf', 'application/pdf', pdf],
		['cv.pdf', '', pdf],
		['work.zip', 'application/x-zip-compressed', zip],
		['work.7z', 'application/x-7z-compressed', sevenZip],
		['work.rar', 'application/vnd.rar', rar],
		['cv.doc', 'application/msword', doc],
		['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', zip],
		['letter.txt', 'text/plain', text],
		['letter.txt', 'text/plain', Buffer.from('BM begins like a picture')],
		['letter.txt', 'text/plain', Buffer.from('\ufefféléphant', 'utf16le')],
		['game.log', 'application/octet-stream', text],
		['quick.lsv', '', Buffer.from('LSPK\r\0\0\0')],
		['quick.lsx', '', save],
		['page.txt', 'text/plain', page],
		['page.html', 'text/plain', page],
		['both.gif', 'image/gif', Buffer.concat([gif, zip])],
	])('[UP-07] %s (%s) is taken, and leaves as an attachment only', async (name, type, bytes) => {
		const { status, body } = await send({ name, type, bytes });
		expect(status).toBe(200);
		const { headers } = await download(body.id);
		expect(headers.get('Content-Disposition')).toMatch(/^attachment;/);
		expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
		expect(headers.get('Content-Security-Policy')).toMatch(/^sandbox;/);
		expect(headers.get('Content-Type')).toBe('application/octet-stream');
	});

	test.each([
		['a page', 'picture.png', 'image/png', page],
		['a page', 'drawing.svg', 'image/svg+xml', page],
		['a page', 'cv.pdf', 'application/pdf', page],
		['a page', 'reel.mp4', 'video/mp4', page],
		['a page', 'work.zip', 'application/zip', page],
		['a page', 'cv.docx', '', page],
		['a picture', 'letter.txt', 'text/plain', png],
		['a picture', 'cv.pdf', 'image/png', png],
		['a program', 'picture.png', 'image/png', program],
		['a program', 'cv.pdf', '', program],
		['a program', 'save', '', program],
		['a program', 'quick.lsv', '', program],
	])('%s is not taken as %s (%s)', async (_, name, type, bytes) => {
		const { hash } = await state();
		expect(refusal(await send({ name, type, bytes }))).toEqual([415, ['UNSUPPORTED_MEDIA_TYPE']]);
		expect((await state()).hash).toBe(hash);
		await nothingHere();
	});
});

describe('T64 who sends', () => {
	const half = async (more: Buffer = Buffer.alloc(0)) => {
		const { payload } = await ticketFor({ size: 4_000_000 });
		const form = formOf(payload, files.pdfOf(4_000_000));
		return { form, half: Buffer.concat([form.subarray(0, form.length / 2), more]) };
	};

	test('R16 leaves nothing behind when the line is cut halfway', async () => {
		const { form, half: sent } = await half();
		const { hostname, port } = new URL(origin());
		const socket = connect(Number(port), hostname);
		const type = 'multipart/form-data; boundary=a-boundary-of-these-tests';
		socket.write(
			`POST /uploads HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${form.length}\r\n\r\n`,
		);
		socket.write(sent);
		await eventually(async () => expect(await filesHere()).toEqual([expect.stringMatching(/\.part$/)]));
		socket.destroy();
		await nothingHere();
	});

	const sendFrom = async (from: string, wish: object = {}, bytes: Buffer = files.pdf) => {
		const target = await ticketFor({ size: files.pdf.length, ...wish });
		return { ...(await sendSlowly([formOf(target.payload, bytes)], {}, from)), ...target };
	};
	/** What the form was sent with no longer counts against its own limit of files. */
	const claim = (ids: (string | undefined)[]) => {
		const claimed = { ids: ids.map(String), purpose: 'career', submission: randomUUID() } as const;
		return claimUploads({ db: services().db, now: () => 0 }, claimed);
	};

	test('[FX-33] sends 20 files with one form in 10 minutes, then waits as asked', async () => {
		const group = randomUUID();
		for (let round = 0; round < 4; round += 1) {
			const sent = await Promise.all(Array.from({ length: 5 }, () => sendFrom('127.0.0.9', { group })));
			expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
			expect(await claim(sent.map(({ body }) => body.id))).toBe(true);
		}
		const refused = await sendFrom('127.0.0.9', { group });
		expect(refusal(refused)).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect((await sendFrom('127.0.0.9')).status).toBe(200);
		await clockAhead(Number(refused.headers.get('Retry-After')) + 1);
		expect((await sendFrom('127.0.0.9', { group })).status).toBe(200);
	});

	test('[FX-33] sends 100 files in 10 minutes from one address that many share, then waits as asked', async () => {
		for (let time = 0; time < 100; time += 1) expect((await sendFrom('127.0.0.9')).status).toBe(200);
		const refused = await sendFrom('127.0.0.9');
		expect(refusal(refused)).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect((await sendFrom('127.0.0.10')).status).toBe(200);
		await clockAhead(Number(refused.headers.get('Retry-After')) + 1);
		expect((await sendFrom('127.0.0.9')).status).toBe(200);
	});

	test('[FX-33] is not counted for what was refused, broke off or was taken away', async () => {
		const group = randomUUID();
		const from = '127.0.0.9';
		for (let time = 0; time < 30; time += 1) {
			expect((await sendFrom(from, { group, size: 12 }, files.program.subarray(0, 12))).status).toBe(415);
			expect((await sendFrom(from, { group, size: 5_000_000 }, files.pdf)).status).toBe(413);
			expect((await remove((await sendFrom(from, { group })).deleteUrl)).status).toBe(204);
		}
		const sent = await Promise.all(Array.from({ length: 5 }, () => sendFrom(from, { group })));
		expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
		expect((await sendFrom(from, { group })).status).toBe(413);
	});

	test('[FX-33] has a limit of 300 tries from one address, whatever becomes of them', async () => {
		const from = '127.0.0.9';
		for (let time = 0; time < 300; time += 1)
			expect((await sendFrom(from, { size: 12 }, files.program.subarray(0, 12))).status).toBe(415);
		expect(refusal(await sendFrom(from))).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect((await sendFrom('127.0.0.10')).status).toBe(200);
	});

	test('may take a file back, with all it left, for as long as nobody claimed it', async () => {
		const { deleteUrl, body } = await send(cv);
		expect((await remove(deleteUrl.replace(/signature=./, 'signature=x'))).status).toBe(403);
		const answer = await remove(deleteUrl);
		expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([204, siteUrl]);
		expect((await download(body.id)).status).toBe(404);
		await nothingHere();
		expect((await remove(deleteUrl)).status).toBe(204);
	});

	test('may give a ticket up before or while its file is sent', async () => {
		const unused = await ticketFor({ size: files.pdf.length });
		await remove(unused.deleteUrl);
		const file = new File([new Uint8Array(files.pdf)], 'cv.pdf');
		expect((await post([...Object.entries(unused.payload), ['file', file]])).status).toBe(403);
		const target = await ticketFor({ size: 4_000_000 });
		const form = formOf(target.payload, files.pdfOf(4_000_000));
		const pieces = function* () {
			yield form.subarray(0, 2_000_000);
			yield form.subarray(2_000_000);
		};
		const [reply] = await Promise.all([sendSlowly(pieces()), remove(target.deleteUrl)]);
		expect([200, 403]).toContain(reply.status);
		await nothingHere();
	});
});

describe('a file that was sent', () => {
	test('goes with its ticket unless a submission claims it', async () => {
		await send(cv);
		await clockAhead(7201);
		await fetch(`${uploadsUrl()}/nothing`);
		await nothingHere();
	});

	test('goes with a reset', async () => {
		await send(cv);
		await control('POST', 'reset');
		await nothingHere();
	});

	test('is not stored where the service fails', async () => {
		await control('POST', 'faults', [{ service: 'uploads', mode: 'status:503' }]);
		const { payload } = await ticketFor({ size: files.pdf.length });
		const file = new File([new Uint8Array(files.pdf)], 'cv.pdf');
		const body = new FormData();
		for (const [name, value] of Object.entries(payload)) body.append(name, value);
		body.append('file', file);
		expect((await replyOf(await fetch(uploadsUrl(), { method: 'POST', body }))).status).toBe(503);
		await nothingHere();
	});

	test('is in the log without its name or its signature', async () => {
		const { deleteUrl, payload } = await send({ ...cv, name: 'Jane-Doe.pdf' });
		await remove(deleteUrl);
		const log = JSON.stringify(await control('GET', 'log'));
		expect(log).toContain('"service":"uploads"');
		for (const secret of ['Jane', payload.signature ?? '', payload.ticket ?? ''])
			expect(log).not.toContain(secret);
	});
});

describe('a submission', () => {
	const claim = (ids: (string | undefined)[], more: { submission?: string; now?: number } = {}) => {
		const { submission = 'A-1', now = Date.now() } = more;
		const { db } = services();
		return claimUploads({ db, now: () => now }, { ids: ids.map(String), purpose: 'career', submission });
	};
	const sendTwo = async () => {
		const group = randomUUID();
		return [(await send(cv, { group })).body.id, (await send(cv, { group })).body.id];
	};

	test('claims its files, which then stay', async () => {
		const ids = await sendTwo();
		const { deleteUrl, body } = await send(cv);
		expect([await claim(ids), await claim(ids), await claim([])]).toEqual([true, true, true]);
		expect(await claim([body.id], { submission: 'A-2' })).toBe(true);
		expect((await remove(deleteUrl)).status).toBe(403);
		await clockAhead(7201);
		for (const id of [...ids, body.id]) expect((await download(id)).status).toBe(200);
		expect(await (await fetch(`${origin()}/desk/uploads`)).text()).toContain('belongs to A-1');
	});

	test('claims all of its files or none', async () => {
		const [first, second] = await sendTwo();
		const other = (await send(cv)).body.id;
		const issue = (await send(cv, { purpose: 'issue' })).body.id;
		for (const wrong of [randomUUID(), other, issue]) expect(await claim([first, wrong])).toBe(false);
		expect(await claim([first, second], { now: Date.now() + 7_201_000 })).toBe(false);
		expect(await claim([first], { submission: 'A-2' })).toBe(true);
		expect(await claim([first, second])).toBe(false);
	});

	test('[FX-01] that has its files leaves their room to another try of the form', async () => {
		const group = randomUUID();
		const most = { ...cv, bytes: files.pdfOf(limits.upload.size) };
		const first = await send(most, { group });
		expect((await send(cv, { group })).status).toBe(413);
		expect(await claim([first.body.id])).toBe(true);
		expect((await send(most, { group })).status).toBe(200);
		expect((await send(cv, { group })).status).toBe(413);
	});

	test('that is withdrawn lets them go', async () => {
		const ids = await sendTwo();
		await claim(ids);
		await dropUploads(services(), 'A-1');
		for (const id of ids) expect((await download(id)).status).toBe(404);
	});
});

describe('a start', () => {
	test('removes what was on its way when the sandbox was killed', async () => {
		const data = await mkdtemp(join(tmpdir(), 'uploads-'));
		await mkdir(join(data, 'uploads'));
		await writeFile(join(data, 'uploads', `${randomUUID()}.part`), 'half');
		const store = await openSqlite(join(data, 'services.db'));
		const files = openUploadFolder(join(data, 'uploads'));
		const uploads = await openUploads({ db: store.db, now: Date.now }, files);
		await uploads.sweep();
		expect(await readdir(join(data, 'uploads'))).toEqual([]);
		await uploads.close();
		await store.close();
		await rm(data, { recursive: true });
	});
});

describe('the desk', () => {
	test('shows each file with what becomes of it', async () => {
		await send({ ...cv, name: '<b>cv</b>.pdf' });
		const page = await (await fetch(`${origin()}/desk/uploads`)).text();
		expect(page).toContain('&lt;b&gt;cv&lt;/b&gt;.pdf');
		expect(page).toContain('goes at');
	});
});
