import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { UploadTicket } from '#contract/uploads.ts';
import { uploadSubjects } from '#contract/uploads.ts';
import { signedQuery } from '#lib/url/signed-link.ts';
import { dataFolder, origin, sandboxNow, settings, siteUrl } from './own-services.ts';

/** What a function would give for a file. */
export interface Target {
	payload: Record<string, string>;
	deleteUrl: string;
}

type Wish = Partial<UploadTicket> & { key?: string; lifetime?: number };

/** A ticket as a function signs it. */
export async function ticketFor(wish: Wish): Promise<Target> {
	const { key = settings.signingKey, lifetime = 7200, ...more } = wish;
	const defaults = {
		purpose: 'career',
		group: randomUUID(),
		name: 'cv.pdf',
		size: 1,
		type: 'application/pdf',
	};
	const ticket = { id: randomUUID(), ...defaults, ...more };
	const seconds = Math.round(((await sandboxNow()) - Date.now()) / 1000) + lifetime;
	const text = Buffer.from(JSON.stringify(ticket)).toString('base64url');
	const sign = (subject: string) => signedQuery(subject, seconds, key);
	return {
		payload: {
			ticket: text,
			...Object.fromEntries(new URLSearchParams(await sign(uploadSubjects.send(text)))),
		},
		deleteUrl: `${uploadsUrl()}/${ticket.id}?${await sign(uploadSubjects.remove(ticket.id))}`,
	};
}

export const uploadsUrl = () => `${origin()}/uploads`;

export interface Reply {
	status: number;
	headers: Headers;
	body: { id?: string; messages?: string[] };
}

export async function replyOf(response: Response): Promise<Reply> {
	const text = await response.text();
	return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
}

/** Posts a form as a browser on the site does. */
export async function post(
	parts: [name: string, value: string | File][],
	headers: Record<string, string> = {},
): Promise<Reply> {
	const body = new FormData();
	for (const [name, value] of parts) body.append(name, value);
	return replyOf(
		await fetch(uploadsUrl(), { method: 'POST', body, headers: { Origin: siteUrl, ...headers } }),
	);
}

interface Sent {
	name: string;
	type: string;
	bytes: Buffer;
}

const fileOf = ({ name, type, bytes }: Sent) => new File([new Uint8Array(bytes)], name, { type });

/** Posts a file with a ticket for it. */
export async function send(file: Sent, wish: Wish = {}): Promise<Reply & Target> {
	const { name, type, bytes } = file;
	const target = await ticketFor({ name, type, size: bytes.length, ...wish });
	return { ...(await post([...Object.entries(target.payload), ['file', fileOf(file)]])), ...target };
}

/** Bytes that go over the wire as they are; the answer as soon as it comes, while bytes may still flow. */
export function sendSlowly(
	chunks: Iterable<Buffer>,
	headers: Record<string, string | number> = {},
	from?: string,
): Promise<Reply> {
	return new Promise((resolve, reject) => {
		const asked = request(
			uploadsUrl(),
			{
				method: 'POST',
				headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}`, ...headers },
				localAddress: from,
				agent: false,
			},
			(answer) => {
				const received: Buffer[] = [];
				answer.on('data', (chunk: Buffer) => received.push(chunk)).on('error', reject);
				answer.on('end', () => {
					asked.destroy();
					const body = JSON.parse(Buffer.concat(received).toString('utf8'));
					const told = Object.entries(answer.headers).map(([name, value]): [string, string] => [
						name,
						String(value),
					]);
					resolve({ status: answer.statusCode ?? 0, headers: new Headers(told), body });
				});
			},
		);
		asked.on('error', reject);
		for (const chunk of chunks) asked.write(chunk);
		asked.end();
	});
}

const boundary = 'a-boundary-of-these-tests';

const head = (disposition: string) =>
	Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`);

/** A form as bytes, its end included. */
export function formOf(
	payload: Record<string, string>,
	bytes: Buffer,
	order: 'file last' | 'file first' = 'file last',
): Buffer {
	const fields = Object.entries(payload).map(([name, value]) =>
		Buffer.concat([head(`name="${name}"`), Buffer.from(`${value}\r\n`)]),
	);
	const file = Buffer.concat([head('name="file"; filename="cv.pdf"'), bytes, Buffer.from('\r\n')]);
	const parts = order === 'file last' ? [...fields, file] : [file, ...fields];
	return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

/** What lies in the service's folder. */
export const filesHere = () => readdir(join(dataFolder(), 'uploads'));
