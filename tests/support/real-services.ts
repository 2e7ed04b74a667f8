import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { uploadSubjects } from '#contract/uploads.ts';
import { type ServicesContent, servicesContentPath } from '#contract/upstream-submissions.ts';
import { seal } from '#lib/seal.ts';
import { signedQuery } from '#lib/url/signed-link.ts';
import { pdf } from './files.ts';

/** Keys as a studio makes them: long, and of no example. */
export const keys = {
	ACCOUNT_SERVICE_KEY: '6f1d0c52b7a94e83a5c1f20946be7d38',
	SUBMISSIONS_KEY: 'c08e4a7d2f5b4196b3e7d810a6f92c54',
	SIGNING_KEY: '93b7e1f4d6a80c25f4e9b2d7c1068a5e',
};

const inLocales = <Value>(value: Value) => ({ en: value, fr: value, es: value });

/** What a small site says of its content. */
export const content: ServicesContent = {
	jobs: [
		{
			id: 'gardener',
			location: 'gent',
			team: 'art',
			categories: [],
			validThrough: '2099-01-01T00:00:00.000Z',
			closed: false,
			texts: inLocales({ title: 'Gardener', description: 'Trees.', requirements: 'Hands.', city: 'Gent' }),
		},
	],
	games: [
		{
			slug: 'lowtide',
			formerSlugs: [],
			releaseDate: '2018-03-22T15:00:00.000Z',
			names: inLocales('Lowtide'),
		},
	],
	issueChoices: inLocales({
		games: [{ id: 'lowtide', name: 'Lowtide', platforms: ['windows'] }],
		platforms: [{ id: 'windows', name: 'Windows' }],
		categories: [{ id: 'crash', name: 'It crashes' }],
	}),
	readers: { press: 'press@studio.example' },
	cities: { gent: inLocales('Gent') },
	answers: ['refunds'],
};

async function listening(server: Server): Promise<string> {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A site that has built what the services read of it; another content is given by `write`. */
export async function startSite() {
	let body = await seal(JSON.stringify(content), keys.SUBMISSIONS_KEY, servicesContentPath);
	const server = createServer((request: IncomingMessage, response: ServerResponse) => {
		if (request.url !== servicesContentPath) return void response.writeHead(404).end();
		response.writeHead(200, { ETag: `"${body.length}"` }).end(body);
	});
	const url = await listening(server);
	return {
		url,
		write: async (given: ServicesContent) => {
			body = await seal(JSON.stringify(given), keys.SUBMISSIONS_KEY, servicesContentPath);
		},
		close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
	};
}

/** A mail server with what it was given; one that nobody `mayUse` knows no user and no password. */
export async function startMailServer({ mayUse = true } = {}) {
	const arrived: (ParsedMail & { recipient: string })[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: mayUse ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
		allowInsecureAuth: true,
		onAuth: (_auth, _session, done) => done(new Error('Wrong user or password')),
		disableReverseLookup: true,
		onData: (stream, session, done) =>
			void simpleParser(stream).then((mail) => {
				for (const { address } of session.envelope.rcptTo) arrived.push({ ...mail, recipient: address });
				done();
			}, done),
	});
	// Processes that are killed break off in the middle of a mail.
	server.on('error', () => {});
	await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
	const { port } = server.server.address() as AddressInfo;
	return {
		arrived,
		url: `smtp://127.0.0.1:${port}`,
		to: (recipient: string) => arrived.filter((mail) => mail.recipient === recipient),
		close: () => new Promise<void>((resolve) => server.close(resolve)),
	};
}

export interface ServicesProcess {
	origin: string;
	child: ChildProcess;
	/** What it printed. */
	output(): string;
	/** Ends when it has ended, with its exit code. */
	ended: Promise<number | null>;
}

/** Runs a program of this repository with exactly that environment. */
export function runProgram(program: string[], environment: Record<string, string>) {
	const child = spawn(process.execPath, program, {
		env: { PATH: process.env.PATH, PASSWORD_COST: 'least', ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let said = '';
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
	const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
	return { child, ended, output: () => said };
}

/** Starts `npm run services` on a free port and waits until it is ready; throws what it printed where it ends instead. */
export async function startProcess(environment: Record<string, string>): Promise<ServicesProcess> {
	const program = runProgram(['services/main.ts'], {
		...keys,
		SERVICES_URL: 'https://services.studio.example',
		SERVICES_PORT: '0',
		MAIL_FROM: 'The studio <hello@studio.example>',
		...environment,
	});
	const origin = await new Promise<string>((resolve, reject) => {
		program.child.stdout?.on('data', () => {
			const found = /ready at (http:\S+),/.exec(program.output())?.[1];
			if (found) resolve(found);
		});
		void program.ended.then((code) => reject(new Error(`ended with ${code}: ${program.output()}`)));
	});
	return { ...program, origin };
}

interface Asked {
	body?: object;
	headers?: Record<string, string>;
}

/** Asks a service; gives the status and what it says. */
export async function ask(url: string, { body, headers = {} }: Asked = {}) {
	const response = await fetch(url, {
		method: body ? 'POST' : 'GET',
		headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
		body: body ? JSON.stringify(body) : null,
	});
	return { status: response.status, body: Object(await response.json().catch(() => undefined)) };
}

/** Hands over what a visitor sent, as a function does. */
export const postForm = (origin: string, path: string, body: object) =>
	ask(`${origin}/forms/api/${path}`, { body, headers: { Authorization: `Bearer ${keys.SUBMISSIONS_KEY}` } });

interface FileToSend {
	purpose?: string;
	name?: string;
	bytes?: Uint8Array;
	/** The form that it is sent with; one of its own where absent. */
	group?: string;
	/** Whom it comes from, as a proxy tells it. */
	address?: string;
}

/** Sends a file as a browser does, with a ticket as a function signs it. */
export async function postFile(
	origin: string,
	siteUrl: string,
	{ purpose = 'career', name = 'cv.pdf', bytes = pdf, group = randomUUID(), address }: FileToSend = {},
): Promise<Response> {
	const ticket = { id: randomUUID(), purpose, group, name, type: '', size: bytes.length };
	const text = Buffer.from(JSON.stringify(ticket)).toString('base64url');
	const body = new FormData();
	body.append('ticket', text);
	const query = await signedQuery(uploadSubjects.send(text), 60, keys.SIGNING_KEY);
	for (const [field, value] of new URLSearchParams(query)) body.append(field, value);
	body.append('file', new File([new Uint8Array(bytes)], name));
	const headers = { Origin: siteUrl, ...(address && { 'X-Forwarded-For': address }) };
	return fetch(`${origin}/uploads`, { method: 'POST', body, headers });
}

/** Sends a file that is taken; gives its id. */
export async function uploadFile(origin: string, siteUrl: string, file: FileToSend = {}): Promise<string> {
	const response = await postFile(origin, siteUrl, file);
	if (!response.ok) throw new Error(`the file was answered with ${response.status}`);
	return Object(await response.json()).id;
}

/** Twilio as far as a message goes, with what it was asked to send. */
export async function startTextMessages() {
	const sent: { to: string; text: string }[] = [];
	const server = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += chunk;
		const asked = new URLSearchParams(body);
		sent.push({ to: asked.get('To') ?? '', text: asked.get('Body') ?? '' });
		response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"sid":"SM1","status":"queued"}');
	});
	const url = await listening(server);
	return {
		to: (number: string) => sent.filter(({ to }) => to === number),
		environment: {
			...{ TWILIO_URL: url, TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'a token of this test' },
			TWILIO_FROM: '+3225550100',
		},
		close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
	};
}

/** An application that nothing is wrong with, for a job of `content`. */
export const application = (files: string[], more: object = {}) => ({
	...{ jobId: 'gardener', firstName: 'Ada', lastName: 'Moss', email: 'ada@people.example' },
	...{ phone: '+32470123456', links: 'https://ada.example', coverLetter: 'I like trees, and they like me.' },
	...{ files, consent: true, locale: 'fr', ...more },
});
