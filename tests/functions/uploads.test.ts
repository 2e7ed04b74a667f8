import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { signedQuery } from '#lib/url/signed-link.ts';
import { pdf, pdfOf } from '../support/files.ts';
import { sendRaw } from '../support/http.ts';
import { startOwnSite } from '../support/own-site.ts';
import { required } from '../support/required.ts';
import { call, freshAddress, readLog, readState, siteUrl } from '../support/site.ts';

const wish = (more: object = {}) => ({
	purpose: 'career',
	group: crypto.randomUUID(),
	name: 'cv.pdf',
	size: pdf.length,
	type: 'application/pdf',
	...more,
});
const ask = (more: object = {}, options: object = {}) =>
	call('/api/uploads/ticket', { body: wish(more), from: freshAddress(), ...options });

interface Target {
	url: string;
	payload: Record<string, string>;
	deleteUrl: string;
	expires: string;
}

async function targetFor(more: object = {}): Promise<Target> {
	const reply = await ask(more);
	if (reply.status !== 200) throw new Error(reply.text);
	return reply.body.data as Target;
}

/** Sends a file as the browser does, from an address that has sent few. */
async function send({ url, payload }: Target, bytes: Buffer) {
	const form = new FormData();
	for (const [name, value] of Object.entries(payload)) form.append(name, value);
	form.append('file', new File([new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' }));
	const packed = new Response(form);
	const reply = await sendRaw({
		origin: new URL(url).origin,
		path: new URL(url).pathname,
		method: 'POST',
		headers: { 'Content-Type': packed.headers.get('Content-Type') ?? '', Origin: siteUrl() },
		body: Buffer.from(await packed.arrayBuffer()),
		from: freshAddress(),
	});
	return { status: reply.status, body: JSON.parse(reply.text) as { id?: string; messages?: string[] } };
}

const siteLog = () => readFileSync(required('TEST_SITE_LOG'), 'utf8').split('\n').filter(Boolean);

describe('a ticket', () => {
	test('[UP-09] says where a file goes, with what fields, and where it is deleted', async () => {
		const target = await targetFor();
		expect(new URL(target.url).origin).not.toBe(siteUrl());
		expect(target.deleteUrl.startsWith(`${target.url}/`)).toBe(true);
		const seconds = (Date.parse(target.expires) - Date.now()) / 1000;
		expect(Math.abs(seconds - limits.lifetime.signedUrl)).toBeLessThan(5);
		const sent = await send(target, pdf);
		expect([sent.status, Object.keys(sent.body)]).toEqual([200, ['id']]);
		const before = (await readState()).counts.upload ?? 0;
		expect((await fetch(target.deleteUrl, { method: 'DELETE' })).status).toBe(204);
		expect((await readState()).counts.upload).toBe(before - 1);
	});

	test('[UP-10] lets 5,000,000 bytes pass by the functions, which see nothing but the wish', async () => {
		const before = siteLog().length;
		const sent = await send(await targetFor({ size: 5_000_000 }), pdfOf(5_000_000));
		expect(sent.status).toBe(200);
		const events = () =>
			siteLog()
				.slice(before)
				.map((line) => JSON.parse(line).event);
		await expect.poll(events).toEqual(['uploads.ticket']);
		const received = (await readLog()).filter(
			({ service, method }) => service === 'uploads' && method === 'POST',
		);
		expect([received.at(-1)?.path, received.at(-1)?.status]).toEqual(['/uploads', 200]);
	});

	test('a function would not take the bytes', async () => {
		const reply = await call('/api/uploads/ticket', {
			body: pdfOf(5_000_000).toString('latin1'),
			headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
		});
		expect(reply.status).toBe(415);
		const json = JSON.stringify({ ...wish(), bytes: 'x'.repeat(limits.jsonBody) });
		expect((await call('/api/uploads/ticket', { body: json })).status).toBe(413);
	});

	test('[UP-06] T62 is for 5,000,000 bytes at most', async () => {
		expect((await ask({ size: 5_000_000 })).status).toBe(200);
		const reply = await ask({ size: 5_000_001 });
		expect([reply.status, reply.body.messages]).toEqual([413, ['REQUEST_EXCEEDS_LIMIT']]);
	});

	test.each([
		['cv.jpeg', 'image/jpeg'],
		['cv.jpg', 'image/jpg'],
		['cv.gif', 'image/gif'],
		['cv.PNG', 'IMAGE/PNG'],
		['cv.webp', 'image/webp'],
		['cv.svg', 'image/svg+xml'],
		['reel.mov', 'video/quicktime'],
		['letter', 'text/plain'],
		['letter.txt', 'text/plain;charset=utf-8'],
		['cv.doc', 'application/msword'],
		['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
		['save.lsv', ''],
		['save.lsx', 'text/xml'],
		['game.log', 'text/x-log'],
		['cv.pdf', 'application/pdf'],
		['work.7z', 'application/x-7z-compressed'],
		['work.rar', 'application/vnd.rar'],
		['work.zip', 'application/x-zip-compressed'],
		['anything', ''],
		['save.lsv', 'application/octet-stream'],
		['letter.txt', 'application/octet-stream'],
		['work.7z', 'application/octet-stream'],
		['work.rar', 'application/octet-stream'],
		['work.zip', 'application/octet-stream'],
	])('[UP-07] is given for %s (%s)', async (name, type) => {
		expect((await ask({ name, type })).status).toBe(200);
	});

	test.each([
		['setup.exe', 'application/x-msdownload'],
		['page.html', 'text/html'],
		['script.js', 'text/javascript'],
		['cv.pdf.exe', 'application/x-msdownload'],
		['song.mp3', 'audio/mpeg'],
		['x.bin', 'application/octet-stream'],
		['table.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
	])('[UP-07] is refused for %s (%s)', async (name, type) => {
		const reply = await ask({ name, type });
		expect([reply.status, reply.body.messages]).toEqual([415, ['UNSUPPORTED_MEDIA_TYPE']]);
	});

	test.each([
		['purpose', 'anything'],
		['purpose', 'toString'],
		['group', 'short'],
		['group', '../../../../etc/passwd'],
		['name', ''],
		['name', 'a\r\nb.pdf'],
		['name', 'x'.repeat(256)],
		['size', 0],
		['size', -1],
		['size', 1.5],
		['size', '45'],
		['type', 'x'.repeat(128)],
		['type', 7],
	])('is not given where %s is %j', async (field, value) => {
		const reply = await ask({ [field]: value });
		expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
	});

	test('is not given for a name longer than 255 characters, which says so', async () => {
		const reply = await ask({ name: `${'x'.repeat(252)}.pdf` });
		expect(reply.body.fields).toEqual({ name: 'field.max|255' });
	});

	test('T63 that was not signed by this site is for nothing', async () => {
		const target = await targetFor();
		const { ticket = '' } = target.payload;
		const forged = Object.fromEntries(
			new URLSearchParams(
				await signedQuery(`send ${ticket}`, 7200, 'another key that is long enough for a site'),
			),
		);
		const sent = await send({ ...target, payload: { ticket, ...forged } }, pdf);
		expect([sent.status, sent.body.messages]).toEqual([403, ['UPLOAD_REFUSED']]);
	});

	test('T63 lets no file be sent twice, nor be deleted by its own signature', async () => {
		const target = await targetFor();
		const { expires, signature } = target.payload;
		const wrong = `${target.deleteUrl.split('?')[0]}?expires=${expires}&signature=${signature}`;
		expect((await send(target, pdf)).status).toBe(200);
		expect((await send(target, pdf)).status).toBe(403);
		expect((await fetch(wrong, { method: 'DELETE' })).status).toBe(403);
	});

	test('is given while the upload service is down', async () => {
		const site = await startOwnSite({ UPLOAD_URL: 'http://127.0.0.1:9/uploads' });
		const reply = await call('/api/uploads/ticket', { body: wish(), site: site.origin });
		await site.stop();
		expect([reply.status, (reply.body.data as Target).url]).toEqual([200, 'http://127.0.0.1:9/uploads']);
	});

	test('names neither file nor sender in the log', async () => {
		const before = siteLog().length;
		await ask({ name: 'jane-doe.pdf' });
		await expect.poll(() => siteLog().slice(before).join('')).toContain('uploads.ticket');
		expect(siteLog().slice(before).join('')).not.toContain('jane-doe');
	});
});
