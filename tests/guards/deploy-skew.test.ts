import { describe, expect, test } from 'vitest';
import { openapi } from '#build/openapi/documents.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectNone, read } from './support.ts';
import { takenBack } from './taken-back.ts';

test('R17 the contract takes nothing back that pages of the last release count on', () => {
	const before: unknown = JSON.parse(read('tests/fixtures/openapi.json'));
	expectNone(
		takenBack(before, openapi(endpoints, { title: '', version: '' })),
		'Changes are additive: keep the old name, make what is new optional, and give an answer new kinds of values in a new field. tests/fixtures/openapi.json is what pages that are still open use; a release moves it (tests/faults/README.md).',
	);
});

const text = { type: 'string', minLength: 1, maxLength: 80 };
const body = {
	type: 'object',
	properties: {
		a: text,
		b: { type: 'string', enum: ['x', 'y'] },
		list: { type: 'array', maxItems: 5, items: { type: 'string', pattern: '^a' } },
	},
	required: ['a'],
};
const state = { type: 'string', enum: ['on', 'off'] };
const factor = { anyOf: [{ type: 'null' }, { type: 'string' }] };
const item = { type: 'object', properties: { id: { type: 'string' }, state, factor }, required: ['id'] };
const answer = {
	type: 'object',
	properties: { status: { const: true }, data: { type: 'array', items: item } },
	required: ['data'],
};
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const operation = {
	parameters: [{ name: 'q', in: 'query', required: false, schema: { type: 'string' } }],
	requestBody: json(body),
	responses: { 200: json(answer), 422: { 'x-codes': ['INCORRECT_PASSWORD'] } },
};
const before = {
	paths: { '/api/a': { post: operation } },
	components: { schemas: { ErrorCode: { enum: ['INCORRECT_PASSWORD'] } } },
};

function changed(from: string, to: string): unknown {
	const said = JSON.stringify(before);
	expect(said).toContain(from);
	return JSON.parse(said.replace(from, to));
}

describe('the rules themselves', () => {
	test.each([
		['/api/a', '/api/b', 'POST /api/a is gone'],
		['"post"', '"get"', 'POST /api/a is gone'],
		['"name":"q"', '"name":"r"', 'no longer takes q'],
		['"required":false', '"required":true', 'newly requires q'],
		['"a":{"type":"string"', '"c":{"type":"string"', 'request.a is gone'],
		['"required":["a"]', '"required":["a","b"]', 'request.b is newly required'],
		['["x","y"]', '["x"]', 'no longer takes y'],
		['"maxLength":80', '"maxLength":79', 'request.a has a tighter maxLength'],
		['"minLength":1', '"minLength":2', 'request.a has a tighter minLength'],
		['"maxItems":5', '"maxItems":4', 'request.list has a tighter maxItems'],
		['"pattern":"^a"', '"pattern":"^b"', 'request.list[] has a tighter pattern'],
		['"minLength":1', '"format":"email"', 'request.a has a tighter format'],
		['"id":{"type":"string"}', '"id":{"type":"number"}', 'was string and is now number'],
		['"id":{"type":"string"}', '"key":{"type":"string"}', 'answer.data[].id is gone'],
		['"required":["id"]', '"required":[]', 'may now be missing'],
		['["on","off"]', '["on","off","away"]', 'answer.data[].state may now be away'],
		['"enum":["on","off"]', '"description":"any"', 'answer.data[].state may now be anything'],
		['[{"type":"null"},{"type":"string"}]', '[{"type":"null"},{"type":"string"},{"type":"number"}]', 'kind'],
		['"const":true', '"const":false', 'answer.status may now be anything'],
		['"x-codes":["INCORRECT_PASSWORD"]', '"x-codes":[]', 'no longer names INCORRECT_PASSWORD'],
		['"enum":["INCORRECT_PASSWORD"]', '"enum":[]', 'the code INCORRECT_PASSWORD is gone'],
	])('%s to %s takes something back', (from, to, message) => {
		expect(takenBack(before, changed(from, to)).join('\n')).toContain(message);
	});

	test.each([
		['"a":{"type":"string"', '"c":{"type":"string"},"a":{"type":"string"'],
		['"required":["a"]', '"required":[]'],
		['["x","y"]', '["x","y","z"]'],
		['"maxLength":80', '"maxLength":81'],
		['"minLength":1,', ''],
		['["on","off"]', '["on"]'],
		['"id":{"type":"string"}', '"id":{"type":"string"},"new":{"type":"string"}'],
		['"x-codes":["INCORRECT_PASSWORD"]', '"x-codes":["INCORRECT_PASSWORD","NOT_FOUND"]'],
	])('%s to %s adds only', (from, to) => {
		expect(takenBack(before, changed(from, to))).toEqual([]);
	});
});
