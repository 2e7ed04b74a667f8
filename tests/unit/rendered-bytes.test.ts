import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bytesOf, keepBytes } from '#build/rendered-bytes.ts';

const bytes = new TextEncoder().encode('<p>é</p>');
const init = { status: 404, headers: { 'Content-Type': 'text/html' } };

describe('while bytes are kept', () => {
	const native = globalThis.Response;
	let undo: () => void;
	beforeEach(() => {
		undo = keepBytes();
	});
	afterEach(() => {
		undo();
		expect(globalThis.Response).toBe(native);
	});

	test('an answer gives what it was made of, uncopied', async () => {
		const response = new Response(bytes, init);
		expect(await bytesOf(response)).toBe(bytes);
		expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'text/html']);
	});

	test('an answer is read as any other', async () => {
		expect(await new Response(bytes, init).text()).toBe('<p>é</p>');
		const { body, status } = new Response(bytes, init);
		expect(await new Response(body, { status }).text()).toBe('<p>é</p>');
	});

	test('answers from elsewhere count as answers, and others give what comes out of them', async () => {
		expect(new native('x')).toBeInstanceOf(Response);
		expect(new Response(bytes)).toBeInstanceOf(native);
		expect(new TextDecoder().decode(await bytesOf(new Response('<p>é</p>')))).toBe('<p>é</p>');
		expect(new Response(null).body).toBeNull();
		class Own extends Response {}
		expect(new Own(bytes)).toBeInstanceOf(Own);
	});
});
