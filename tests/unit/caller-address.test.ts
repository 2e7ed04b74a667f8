import { describe, expect, test } from 'vitest';
import { callerAddress } from '../../services/shared/address.ts';

const from = (forwarded: string | undefined, proxies: number) =>
	callerAddress(
		{
			headers: new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }),
			socketAddress: '10.0.0.2',
		},
		proxies,
	);

describe('the address that limits count', () => {
	test('is the connection’s where no proxy is trusted, whatever a visitor writes', () => {
		expect(from('203.0.113.7', 0)).toBe('10.0.0.2');
	});

	test('is what our outermost proxy wrote, not what a visitor wrote before it', () => {
		expect(from('203.0.113.7', 1)).toBe('203.0.113.7');
		expect(from('198.51.100.1, 203.0.113.7', 1)).toBe('203.0.113.7');
		expect(from('198.51.100.1, 203.0.113.7, 10.0.0.9', 2)).toBe('203.0.113.7');
		expect(from('2001:db8::7', 1)).toBe('2001:db8::7');
	});

	test.each([undefined, '', 'unknown', 'for=x', '203.0.113.7, nonsense'])(
		'is the connection’s where a proxy wrote no address (%s)',
		(forwarded) => expect(from(forwarded, 1)).toBe('10.0.0.2'),
	);

	test('is the connection’s where fewer proxies wrote than are trusted', () => {
		expect(from('203.0.113.7', 2)).toBe('10.0.0.2');
	});
});
