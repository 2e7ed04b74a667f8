import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { origin, state, withOwnSandbox } from '../services/own-services.ts';
import { filesHere, formOf, send, sendSlowly, type Target, ticketFor } from '../services/uploads-client.ts';
import { eventually } from '../support/eventually.ts';
import { pdf, pdfOf } from '../support/files.ts';
import { isFull } from '../support/full.ts';

withOwnSandbox();

const trials = isFull ? 20 : 6;
const size = 2_000_000;
const type = 'multipart/form-data; boundary=a-boundary-of-these-tests';

/** A place within a form of so many bytes, from its first ones to just before its end. */
const cutOf = (trial: number, length: number) => Math.floor(((trial + 1) / (trials + 1)) * length);

/** Begins to send a form and waits until its first bytes lie in the service's folder. */
async function begin(form: Buffer, bytes: number): Promise<Socket> {
	const { hostname, port } = new URL(origin());
	const socket = connect(Number(port), hostname);
	socket.on('error', () => {});
	await once(socket, 'connect');
	socket.write(
		`POST /uploads HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${form.length}\r\n\r\n`,
	);
	socket.write(form.subarray(0, bytes));
	await eventually(async () => expect(await filesHere()).toEqual([expect.stringMatching(/\.part$/)]));
	return socket;
}

const nothingIsLeft = () =>
	eventually(async () => {
		expect(await filesHere()).toEqual([]);
		expect((await state()).counts.upload).toBe(0);
	});

/** How a line ends: without a word, with a reset, or orderly but too early, as when the network changes. */
const endings: [string, (socket: Socket) => void][] = [
	['breaks', (socket) => socket.destroy()],
	['is reset', (socket) => socket.resetAndDestroy()],
	['closes', (socket) => socket.end()],
];

describe.each(endings)('R16 an upload whose line %s', (_, end) => {
	test(`at ${trials} places leaves nothing, and another try takes its place`, async () => {
		const group = crypto.randomUUID();
		for (let trial = 0; trial < trials; trial += 1) {
			const { payload } = await ticketFor({ size, group });
			const form = formOf(payload, pdfOf(size));
			end(await begin(form, cutOf(trial, form.length)));
			await nothingIsLeft();
		}
		// All that was cut off would be more than a form may send: each one was given back.
		const whole = await ticketFor({ size: 5_000_000, group });
		const { status } = await sendSlowly([formOf(whole.payload, pdfOf(5_000_000))], {}, '127.0.0.12');
		expect(status).toBe(200);
		expect(await filesHere()).toHaveLength(1);
	});
});

test('R16 a file without a byte is refused and leaves nothing', async () => {
	const refused: Target & { status: number } = await send(
		{ name: 'cv.pdf', type: 'application/pdf', bytes: Buffer.alloc(0) },
		{ size: 1 },
	);
	expect(refused.status).toBeGreaterThanOrEqual(400);
	await nothingIsLeft();
	expect((await send({ name: 'cv.pdf', type: 'application/pdf', bytes: pdf })).status).toBe(200);
});
