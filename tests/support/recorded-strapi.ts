import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { mediaTypes } from '#cms/sources/files/read-media.ts';
import { movedDate } from '../../sandbox/content/demo-content.ts';

/** Answers of a real Strapi 5 that was filled with the demo's content, by the last part of their path. */
const folder = 'tests/fixtures/strapi';

/**
 * Where a Strapi is that answers in the place of the recorded answers, which are then written anew; STRAPI_TOKEN is a token
 * of it that only reads. tests/README.md says how.
 */
const { RECORD_STRAPI } = process.env;

interface Answer {
	status: number;
	body: unknown;
}

type Answers = Record<string, Answer>;

/** A Strapi that answers as the real one did. */
export interface RecordedStrapi {
	origin: string;
	/** What it wants to be shown. */
	token: string;
	/** What it was asked for, in the order of the requests, as paths with what follows them. */
	asked: string[];
	/** What becomes of each answer on its way. */
	change: (body: unknown, path: string) => unknown;
	close(): Promise<void>;
}

/** What a request is for; how deep the answer goes is the same for all of a kind. */
function keyOf({ searchParams }: URL): string {
	const named = [...searchParams].filter(([name]) => !/^(?:populate|sort|status)\b/.test(name));
	return named.map(([name, value]) => `${name}=${value}`).join('&');
}

const nameOf = ({ pathname }: URL) => pathname.replace(/^\/api\//, '');

async function readAnswers(name: string): Promise<Answers> {
	const text = await readFile(join(folder, `${name}.json`), 'utf8').catch(() => '{}');
	return JSON.parse(text) as Answers;
}

async function askReal(url: URL, token: string): Promise<Answer> {
	const response = await fetch(RECORD_STRAPI + url.pathname + url.search, {
		headers: { Authorization: `Bearer ${token}` },
	});
	return { status: response.status, body: await response.json() };
}

/** Dates of jobs, which end, as near as those of the sandbox's CMS. */
function withMovedDates(body: unknown): unknown {
	const moved = JSON.stringify(body).replaceAll(
		/"(publicationDate|validThrough)":"([^"]+)"/g,
		(_, name: string, date: string) => `"${name}":"${movedDate(date, Date.now())}"`,
	);
	return JSON.parse(moved);
}

/** A picture or another file as it was before somebody uploaded it. */
const readUpload = (path: string) =>
	readFile(
		path.replace(/^\/uploads\/(.*)_[\da-f]{10}(\.\w+)$/, (_, name: string, ending: string) =>
			join('content/media', name.replaceAll('_', '-') + ending),
		),
	);

const refusal = {
	data: null,
	error: { status: 401, name: 'UnauthorizedError', message: 'Missing or invalid credentials', details: {} },
};

/** Starts a server that plays back what a real Strapi answered. */
export async function startRecordedStrapi(): Promise<RecordedStrapi> {
	const known = new Map<string, Promise<Answers>>();
	const isRecording = Boolean(RECORD_STRAPI);
	const token = (isRecording && process.env.STRAPI_TOKEN) || 'strapi-'.repeat(8);
	async function find(url: URL): Promise<Answer> {
		const name = nameOf(url);
		const reading = known.get(name) ?? readAnswers(name);
		known.set(name, reading);
		const answers = await reading;
		const key = keyOf(url);
		if (isRecording) answers[key] = await askReal(url, token);
		return (
			answers[key] ?? {
				status: 500,
				body: { error: `Strapi was never asked for ${name}?${key}: record its answers again.` },
			}
		);
	}
	const server = createServer(async ({ url: asked = '/', headers }, response) => {
		const url = new URL(asked, 'http://strapi');
		if (url.pathname.startsWith('/uploads/')) {
			const bytes = await readUpload(url.pathname).catch(() => undefined);
			const type = mediaTypes[extname(url.pathname)] ?? 'application/octet-stream';
			return response
				.writeHead(bytes ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'max-age=60' })
				.end(bytes);
		}
		strapi.asked.push(decodeURIComponent(asked));
		const isKnown = headers.authorization === `Bearer ${token}`;
		const { status, body } = isKnown ? await find(url) : { status: 401, body: refusal };
		const own = nameOf(url) === 'job-offers' ? withMovedDates(body) : body;
		response.writeHead(status, { 'Content-Type': 'application/json' });
		return response.end(JSON.stringify(strapi.change(own, url.pathname)));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const strapi: RecordedStrapi = {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		token,
		asked: [],
		change: (body) => body,
		async close() {
			server.closeAllConnections();
			server.close();
			if (!isRecording) return;
			await mkdir(folder, { recursive: true });
			for (const [name, answers] of known) {
				const lines = Object.entries(await answers).map(
					([key, answer]) => `${JSON.stringify(key)}: ${JSON.stringify(answer)}`,
				);
				await writeFile(join(folder, `${name}.json`), `{\n${lines.join(',\n')}\n}\n`);
			}
		},
	};
	return strapi;
}
