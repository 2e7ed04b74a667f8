import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundaryOf, MultipartError, partsOf } from '../../services/uploads/multipart.ts';

const boundary = 'between-the-parts';

interface Sent {
	name: string;
	filename?: string | undefined;
	bytes: Buffer;
}

function formOf(parts: readonly Sent[]): Buffer {
	const written = parts.map(({ name, filename, bytes }) =>
		Buffer.concat([
			Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
			Buffer.from(filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: x/y`),
			Buffer.from('\r\n\r\n'),
			bytes,
			Buffer.from('\r\n'),
		]),
	);
	return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}

async function* inPieces(form: Buffer, lengths: readonly number[]): AsyncGenerator<Uint8Array> {
	let at = 0;
	for (let index = 0; at < form.length; index += 1) {
		const length = lengths[index % lengths.length] ?? form.length;
		yield form.subarray(at, at + length);
		at += length;
	}
}

async function read(form: Buffer, lengths: readonly number[] = [form.length]): Promise<Sent[]> {
	const read: Sent[] = [];
	for await (const { name, filename, bytes } of partsOf(inPieces(form, lengths), boundary)) {
		const chunks: Uint8Array[] = [];
		for await (const chunk of bytes) chunks.push(chunk);
		read.push({ name, filename, bytes: Buffer.concat(chunks) });
	}
	return read;
}

/** Bytes that often look like the beginning of a boundary. */
const bytes = fc
	.array(
		fc.oneof(
			fc.uint8Array({ maxLength: 40 }),
			fc.constantFrom('\r\n', '--', `\r\n--${boundary.slice(0, 9)}`, '\r\n--'),
		),
	)
	.map((pieces) => Buffer.concat(pieces.map((piece) => Buffer.from(piece))));
const word = fc.stringMatching(/^[\w .-]{1,12}$/);
const part = fc.record({ name: word, filename: fc.option(word, { nil: undefined }), bytes });

describe('a form in parts', () => {
	test('is read as it was written, however it comes in pieces', async () => {
		const lengths = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1 });
		await fc.assert(
			fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), lengths, async (parts, sizes) => {
				expect(await read(formOf(parts), sizes)).toEqual(parts);
			}),
		);
	});

	test('may have parts that nobody reads', async () => {
		const form = formOf([
			{ name: 'a', bytes: Buffer.from('1') },
			{ name: 'b', bytes: Buffer.from('2') },
		]);
		const names: string[] = [];
		for await (const { name } of partsOf(inPieces(form, [7]), boundary)) names.push(name);
		expect(names).toEqual(['a', 'b']);
	});

	test('that breaks off anywhere is unfinished', async () => {
		const form = formOf([{ name: 'file', filename: 'cv.pdf', bytes: Buffer.from('%PDF-1.4') }]);
		// The line break behind the end belongs to nothing.
		for (let length = 0; length < form.length - 2; length += 1)
			await expect(read(form.subarray(0, length))).rejects.toHaveProperty('kind', 'unfinished');
		expect(await read(form.subarray(0, form.length - 2))).toHaveLength(1);
	});

	test.each([
		['a part without a name', `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${boundary}--`],
		['a head without end', `--${boundary}\r\n${'x'.repeat(5000)}\r\n\r\n`],
		['something behind a boundary', `--${boundary}xx\r\n`],
	])('is malformed with %s', async (_, form) => {
		await expect(read(Buffer.from(form))).rejects.toThrow(MultipartError);
		await expect(read(Buffer.from(form))).rejects.toHaveProperty('kind', 'malformed');
	});

	test.each([
		['multipart/form-data; boundary=abc', 'abc'],
		['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
		['multipart/mixed; boundary=abc', undefined],
		['multipart/form-data', undefined],
		[`multipart/form-data; boundary=${'x'.repeat(71)}`, undefined],
		['application/json', undefined],
	])('%s names its boundary', (type, expected) => {
		expect(boundaryOf(type)).toBe(expected);
	});
});
