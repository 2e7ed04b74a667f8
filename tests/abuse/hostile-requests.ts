import fc from 'fast-check';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { multipart } from '../support/multipart.ts';
import type { CallOptions } from '../support/site.ts';
import { isSigned } from './every-call.ts';
import { fieldsOf, type SchemaNode, sampleOf } from './samples.ts';

/** A request that somebody who knows the contract, and means harm or makes mistakes, may send. */
export interface HostileRequest {
	endpoint: Endpoint;
	path: string;
	options: CallOptions;
	/** Who asks: somebody signed in, a sign-in that waits for its code, nobody, or who made a cookie up. */
	as: 'session' | 'challenge' | 'nobody' | 'forger';
}

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [{ x: nested(depth - 1) }]);
const evilKeys = ['__proto__', 'constructor', 'prototype', 'toString', '', 'x'];

const texts = fc.oneof(
	fc.constantFrom(
		...['', ' ', '\u0000', 'a\r\nBcc: x@y.zz', '\ud800', '\udfff\ud800', '\u202e\u0301', '🗝️'.repeat(40)],
		...['../../etc/passwd', '..%2f..%2fadmin', '%00', '%zz', '//evil.test', 'javascript:alert(1)', '@evil'],
		...['<script>alert(1)</script>', "' OR 1=1 --", '{{7*7}}', '%s%n', '-1', '1e9', 'NaN', 'null', 'true'],
		...['__proto__', 'constructor', 'toString', 'mira', 'MIRA', 'mira@players.example', 'x'.repeat(6000)],
	),
	fc.string({ unit: 'binary', maxLength: 60 }),
	fc.string({ unit: 'grapheme', maxLength: 30 }),
	fc.emailAddress(),
	fc.webUrl(),
);

const values: fc.Arbitrary<unknown> = fc.oneof(
	{ weight: 5, arbitrary: texts },
	fc.constantFrom<unknown[]>(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, -0, [], {}, [[]], [null]),
	fc.double(),
	fc.array(texts, { maxLength: 60 }),
	fc.dictionary(fc.constantFrom(...evilKeys), texts),
	fc.jsonValue({ maxDepth: 3 }),
	fc.constantFrom(nested(20), nested(400)),
);

/** What looks like the value of a field and is none, or only just one. */
function nearly(node: SchemaNode, sample: unknown): fc.Arbitrary<unknown> {
	if (node.wrapped) return nearly(node.wrapped, sample);
	if (node.type === 'object' && node.entries) return fc.record(nearlyAll(node.entries, sample as object));
	if (node.type === 'picklist')
		return fc.constantFrom(...(node.options ?? []), 'none', String(sample).toUpperCase());
	if (node.type === 'array') return fc.array(fc.oneof(fc.constant(sample), texts), { maxLength: 12 });
	if (node.type === 'number') return fc.oneof(fc.integer(), fc.double(), fc.constant(String(sample)));
	const around = [
		`${sample}x`,
		` ${sample} `,
		`${sample}${sample}`,
		String(sample).slice(1),
		[sample],
		{ sample },
	];
	return fc.constantFrom<unknown[]>(...around);
}

function nearlyAll(
	entries: Record<string, SchemaNode>,
	sample: object,
): Record<string, fc.Arbitrary<unknown>> {
	return Object.fromEntries(
		Object.entries(entries).map(([name, node]) => {
			const own: unknown = Reflect.get(sample, name);
			const arbitrary = fc.oneof(
				{ weight: 7, arbitrary: fc.constant(own) },
				{ weight: 2, arbitrary: nearly(node, own) },
				{ weight: 2, arbitrary: values },
				{ weight: 1, arbitrary: fc.constant(undefined) },
			);
			return [name, arbitrary];
		}),
	);
}

const inputs = (endpoint: Endpoint): fc.Arbitrary<Record<string, unknown>> =>
	fc
		.tuple(
			fc.record(nearlyAll(fieldsOf(endpoint), sampleOf(endpoint))),
			fc.array(fc.tuple(fc.constantFrom(...evilKeys), values), { maxLength: 2 }),
		)
		// Own properties by any name, which an assignment would not make.
		.map(([fields, more]) => Object.fromEntries([...Object.entries(fields), ...more]));

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const encoded = (value: unknown) => encodeURIComponent(asText(value).toWellFormed().slice(0, 1500));

function queryOf(input: Record<string, unknown>): string {
	const pairs = Object.entries(input).flatMap(([name, value]) =>
		[value].flat().map((one) => `${encodeURIComponent(name)}=${encoded(one)}`),
	);
	return pairs.length > 0 ? `?${pairs.join('&')}`.slice(0, 7000) : '';
}

/** Where the values of an input travel. */
function requestOf(
	endpoint: Endpoint,
	input: Record<string, unknown>,
): { path: string; options: CallOptions } {
	const rest = new Map(Object.entries(input));
	const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => {
		rest.delete(name);
		return encoded(input[name] ?? 'sample');
	});
	const { method } = endpoint;
	const given = Object.fromEntries(rest);
	if (method === 'GET') return { path: path + queryOf(given), options: { method } };
	if (endpoint.takes !== 'form') return { path, options: { method, body: JSON.stringify(given) } };
	const form = multipart([...rest].map(([name, value]) => [name.replace(/[\r\n"]/g, ''), asText(value)]));
	return { path, options: { method, ...form } };
}

type Sent = ReturnType<typeof requestOf>;

/** Spoils the form of a request: its body, its type, its address. */
const spoiled = (sent: Sent): fc.Arbitrary<Sent> => {
	const { body = '', headers } = sent.options;
	const asIs = String(body);
	const withBody = (next: string): Sent => ({ ...sent, options: { ...sent.options, body: next } });
	const typed = (type: string): Sent => ({
		...sent,
		options: { ...sent.options, headers: { ...headers, 'Content-Type': type } },
	});
	if (sent.options.method === 'GET') return fc.constantFrom(sent, { ...sent, path: `${sent.path}&x=1&x=2` });
	return fc.oneof(
		fc.nat(asIs.length).map((end) => withBody(asIs.slice(0, end))),
		fc.string({ unit: 'binary', maxLength: 80 }).map((text) => withBody(asIs + text)),
		fc.constantFrom('[]', '"x"', '0', '['.repeat(2000), '{"a":'.repeat(2000), '\ufeff{}').map(withBody),
		fc.constantFrom('text/plain', 'application/json; charset=latin1', 'multipart/form-data').map(typed),
	);
};

const callers = fc.oneof(
	{ weight: 5, arbitrary: fc.constant('session' as const) },
	{ weight: 2, arbitrary: fc.constant('nobody' as const) },
	fc.constantFrom('challenge' as const, 'forger' as const),
);

/** Requests to every call that the site's own pages make: as they should be, nearly so, and hostile. */
export const hostileRequests: fc.Arbitrary<HostileRequest> = fc
	.constantFrom(...endpoints.filter((each) => !isSigned(each)))
	.chain((endpoint) =>
		inputs(endpoint)
			.map((input) => requestOf(endpoint, input))
			.chain((sent) =>
				fc.oneof({ weight: 6, arbitrary: fc.constant(sent) }, { weight: 1, arbitrary: spoiled(sent) }),
			)
			.chain((sent) => callers.map((as): HostileRequest => ({ endpoint, ...sent, as }))),
	);
