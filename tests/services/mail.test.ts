import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OutgoingMessage } from '../../services/context.ts';
import { send } from '../../services/mail/send.ts';
import { type Deliveries, type Sender, senderState, startSender } from '../../services/mail/sender.ts';
import { createMailer, type Mailer } from '../../services/mail/smtp.ts';
import { createTwilio } from '../../services/sms/twilio.ts';
import { openSqlite, type Store } from '../../services/store/store.ts';
import { transaction } from '../../services/store/transaction.ts';

const mail: OutgoingMessage = {
	kind: 'mail',
	to: 'mira@studio.example',
	locale: 'fr',
	subject: 'Votre lien',
	text: 'Bonjour,\n\nvoici : https://studio.example/fr?a=1&b=2\n\n<b>ceci</b> est du texte.',
	headers: {
		'List-Unsubscribe': '<https://studio.example/stop>',
		'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
	},
};
const sms: OutgoingMessage = {
	kind: 'sms',
	to: '+32470123456',
	locale: 'en',
	subject: '',
	text: 'Your code: 123456',
};
const minute = 60_000;

let folder: string;
let store: Store;
let ahead: number;
const ends: (() => unknown)[] = [];
const now = () => Date.now() + ahead;
const context = () => ({ db: store.db, now, wakeSender: () => {} });

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'mail-'));
	store = await openSqlite(join(folder, 'services.db'));
	ahead = 0;
});

afterEach(async () => {
	for (const end of ends.splice(0).reverse()) await end();
	await store.close();
	await rm(folder, { recursive: true });
});

/** A mail server with what it was given. */
async function mailServer(options: SMTPServerOptions = {}) {
	const arrived: ParsedMail[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onData: (stream, _session, done) =>
			void simpleParser(stream).then((parsed) => {
				arrived.push(parsed);
				done();
			}),
		...options,
	});
	await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
	const { port } = server.server.address() as AddressInfo;
	const close = () => new Promise<void>((resolve) => server.close(resolve));
	ends.push(close);
	return { arrived, port, close };
}

function mailerTo(port: number, user = ''): Mailer {
	const mailer = createMailer({
		url: `smtp://${user}127.0.0.1:${port}`,
		from: 'The studio <hello@studio.example>',
	});
	ends.push(() => mailer.close());
	return mailer;
}

const nowhere: Deliveries = {
	mail: () => Promise.reject(new Error('no mail here')),
	sms: () => Promise.reject(new Error('no text messages here')),
	webhook: () => Promise.reject(new Error('no webhook here')),
};

function senderOf(deliveries: Partial<Deliveries>): Sender {
	const sender = startSender({ db: store.db, now }, { ...nowhere, ...deliveries }, { every: 3_600_000 });
	ends.push(() => sender.close());
	return sender;
}

const state = () => senderState({ db: store.db, now });
const counts = async () => {
	const { waiting, failed } = await state();
	return { waiting, failed };
};

describe('[SV-06] a mail', () => {
	test('arrives as text and HTML, in its language, with what it says to mail programs', async () => {
		const server = await mailServer();
		await send(context(), mail);
		await senderOf({ mail: mailerTo(server.port).deliver }).flush();
		const [parsed] = server.arrived;
		expect(parsed?.from?.text).toBe('"The studio" <hello@studio.example>');
		expect(parsed?.subject).toBe(mail.subject);
		expect(parsed?.text?.trimEnd()).toBe(mail.text);
		expect(parsed?.html).toContain('<a href="https://studio.example/fr?a=1&amp;b=2">');
		expect(parsed?.html).toContain('&lt;b&gt;ceci&lt;/b&gt;');
		expect(parsed?.headers.get('content-language')).toBe('fr');
		expect(parsed?.headerLines.map(({ line }) => line)).toContain(
			'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
		);
		expect(await state()).toEqual({ waiting: 0, oldest: null, failed: 0, lastError: '' });
	});

	test('is not sent where its transaction is taken back', async () => {
		const server = await mailServer();
		const sender = senderOf({ mail: mailerTo(server.port).deliver });
		const work = transaction(context(), async (context) => {
			await send(context, mail);
			throw new Error('changed our mind');
		});
		await expect(work).rejects.toThrow('changed our mind');
		await sender.flush();
		expect(server.arrived).toHaveLength(0);
	});

	test('waits while the server is away, longer each time, and arrives once', async () => {
		const gone = await mailServer();
		await gone.close();
		const tries: number[] = [];
		const { deliver } = mailerTo(gone.port);
		const sender = senderOf({
			mail: (message) => {
				tries.push(Math.round(ahead / minute));
				return deliver(message);
			},
		});
		await send(context(), mail);
		for (ahead = 0; ahead <= 8 * minute; ahead += minute) await sender.flush();
		expect(tries).toEqual([0, 1, 3, 7]);
		expect(await counts()).toEqual({ waiting: 1, failed: 0 });
		expect((await state()).lastError).toContain('ECONNREFUSED');

		const server = await mailServer();
		ahead = 60 * minute;
		await senderOf({ mail: mailerTo(server.port).deliver }).flush();
		expect(server.arrived).toHaveLength(1);
		expect((await state()).waiting).toBe(0);
	});

	test('has one Message-ID, however often it is sent', async () => {
		const server = await mailServer();
		await send(context(), mail);
		const { deliver } = mailerTo(server.port);
		// The process ended after the server had taken it, as far as the sender knows.
		const forgetful = senderOf({
			mail: (message) => deliver(message).then(() => Promise.reject(new Error('ended'))),
		});
		await forgetful.flush();
		ahead = 2 * minute;
		await senderOf({ mail: deliver }).flush();
		const [first, second, ...others] = server.arrived.map(({ messageId }) => messageId);
		expect(first).toMatch(/^<[\w-]{36}@studio\.example>$/);
		expect(second).toBe(first);
		expect(others).toEqual([]);
	});

	test('to an address that does not exist is given up at once, and its text forgotten', async () => {
		const refused = Object.assign(new Error('no such user'), { responseCode: 550 });
		const server = await mailServer({ onRcptTo: (_address, _session, done) => done(refused) });
		const sender = senderOf({ mail: mailerTo(server.port).deliver });
		await send(context(), mail);
		await sender.flush();
		expect(await counts()).toEqual({ waiting: 0, failed: 1 });
		const row = await store.db.selectFrom('outgoing').selectAll().executeTakeFirstOrThrow();
		expect(row.message).toBe('');
		expect(row.error).toContain('no such user');
		ahead = 31 * 24 * 60 * minute;
		await sender.flush();
		expect(await store.db.selectFrom('outgoing').selectAll().execute()).toEqual([]);
	});

	test('waits where the server refuses our sign-in or our sender, which is not the mail’s fault', async () => {
		const refused = Object.assign(new Error('who are you'), { responseCode: 535 });
		const closed = await mailServer({
			authOptional: false,
			allowInsecureAuth: true,
			onAuth: (_auth, _session, done) => done(refused),
		});
		const sender = Object.assign(new Error('not from there'), { responseCode: 550 });
		const strict = await mailServer({ onMailFrom: (_address, _session, done) => done(sender) });
		await send(context(), mail);
		await senderOf({ mail: mailerTo(closed.port, 'studio:wrong@').deliver }).flush();
		expect((await state()).lastError).toContain('who are you');
		ahead = 2 * minute;
		await senderOf({ mail: mailerTo(strict.port).deliver }).flush();
		expect((await state()).lastError).toContain('not from there');
		expect(await counts()).toEqual({ waiting: 1, failed: 0 });
	});

	test('is given up after three days', async () => {
		await send(context(), mail);
		ahead = 3 * 24 * 60 * minute + 1;
		await senderOf({}).flush();
		expect(await counts()).toEqual({ waiting: 0, failed: 1 });
	});

	test('is left to the sender that took it, however long those before it take', async () => {
		const sent: string[] = [];
		const other = startSender(
			{ db: store.db, now },
			{ ...nowhere, mail: async ({ id }) => void sent.push(id) },
		);
		ends.push(() => other.close());
		for (let count = 0; count < 5; count++) await send(context(), mail);
		const slow = async ({ id }: { id: string }) => {
			ahead += 2 * minute;
			if (sent.length === 2) await other.flush();
			sent.push(id);
		};
		const sender = startSender(
			{ db: store.db, now },
			{ ...nowhere, mail: slow },
			{ parallel: 1, every: 3_600_000 },
		);
		ends.push(() => sender.close());
		await sender.flush();
		expect([sent.length, new Set(sent).size]).toEqual([5, 5]);
	});

	test('is sent after any time in which nobody could try', async () => {
		const server = await mailServer();
		await send(context(), mail);
		ahead = 10 * 24 * 60 * minute;
		await senderOf({ mail: mailerTo(server.port).deliver }).flush();
		expect(server.arrived).toHaveLength(1);
	});

	test('is sent by one of two senders', async () => {
		const server = await mailServer();
		const mailer = mailerTo(server.port);
		for (let count = 0; count < 50; count++) await send(context(), mail);
		const senders = [senderOf({ mail: mailer.deliver }), senderOf({ mail: mailer.deliver })];
		await Promise.all(senders.map((sender) => sender.flush()));
		expect(server.arrived).toHaveLength(50);
		expect(new Set(server.arrived.map(({ messageId }) => messageId)).size).toBe(50);
	});
});

/** Twilio as far as a message goes. */
async function twilioThat(status: number, answer: object) {
	const asked: { url: string; authorization: string | undefined; form: URLSearchParams }[] = [];
	const server: Server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on('data', (chunk) => chunks.push(chunk));
		request.on('end', () => {
			const { url = '', headers } = request;
			asked.push({
				url,
				authorization: headers.authorization,
				form: new URLSearchParams(Buffer.concat(chunks).toString()),
			});
			response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
		});
	});
	await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
	ends.push(() => new Promise((resolve) => server.close(resolve)));
	const { port } = server.address() as AddressInfo;
	const account = { accountSid: 'AC1', authToken: 'secret', url: `http://127.0.0.1:${port}` };
	return { asked, deliver: createTwilio({ ...account, from: '+3225550100' }), account };
}

describe('[SV-07] a text message', () => {
	test('is sent by Twilio’s call, from a number or by a messaging service', async () => {
		const { asked, deliver, account } = await twilioThat(201, { sid: 'SM1', status: 'queued' });
		await send(context(), sms);
		await senderOf({ sms: deliver }).flush();
		await createTwilio({ ...account, from: 'MG9' })({ ...sms, id: 'x' });
		expect(asked[0]?.url).toBe('/2010-04-01/Accounts/AC1/Messages.json');
		expect(asked[0]?.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
		expect(Object.fromEntries(asked[0]?.form ?? [])).toEqual({
			To: sms.to,
			From: '+3225550100',
			Body: sms.text,
		});
		expect(Object.fromEntries(asked[1]?.form ?? [])).toEqual({
			To: sms.to,
			MessagingServiceSid: 'MG9',
			Body: sms.text,
		});
		expect((await state()).waiting).toBe(0);
	});

	test('is not sent once its code is worth nothing, even if nobody could try before', async () => {
		const { asked, deliver } = await twilioThat(201, { sid: 'SM1' });
		await send(context(), sms);
		ahead = 11 * minute;
		await senderOf({ sms: deliver }).flush();
		expect(asked).toEqual([]);
		expect(await counts()).toEqual({ waiting: 0, failed: 1 });
	});

	test('to a number that can take none is given up at once', async () => {
		const { deliver } = await twilioThat(400, {
			code: 21211,
			message: "Invalid 'To' Phone Number",
			status: 400,
		});
		await send(context(), sms);
		await senderOf({ sms: deliver }).flush();
		expect(await counts()).toEqual({ waiting: 0, failed: 1 });
	});

	test.each([
		[401, { code: 20003, message: 'Authenticate' }],
		[429, { code: 20429, message: 'Too Many Requests' }],
		[503, {}],
	])('waits where the provider answers %i, but no longer than its code holds', async (status, answer) => {
		const { deliver } = await twilioThat(status, answer);
		const sender = senderOf({ sms: deliver });
		await send(context(), sms);
		await sender.flush();
		expect((await state()).lastError).toContain(String(status));
		expect(await counts()).toEqual({ waiting: 1, failed: 0 });
		ahead = 11 * minute;
		await sender.flush();
		expect(await counts()).toEqual({ waiting: 0, failed: 1 });
	});
});
