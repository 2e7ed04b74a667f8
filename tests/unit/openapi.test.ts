import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { accountDocument, openapi, siteDocument, submissionsDocument } from '#build/openapi/documents.ts';
import type { JsonObject } from '#build/openapi/schema.ts';
import { errorCodes } from '#contract/codes.ts';
import { endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { email, line } from '#contract/fields.ts';
import { routes } from '#services/accounts/routes.ts';
import { site } from '#site.config';

const readJson = (path: string) =>
	JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as JsonObject;
const { version } = readJson('package.json');
const documents = [siteDocument, accountDocument, submissionsDocument].map((each) => ({
	...each,
	document: openapi(each.endpoints, {
		title: `${site.studio}: ${each.title}`,
		version: String(version),
		kind: each.kind,
	}),
}));
const [{ document: current }] = documents as [(typeof documents)[0]];

/** A part of the document by its keys; fails where it is missing. */
function at(document: JsonObject, ...keys: string[]): JsonObject {
	return keys.reduce<JsonObject>((part, key) => {
		const next = part[key];
		if (typeof next !== 'object' || next === null) throw new Error(`${keys.join(' > ')} has no ${key}`);
		return next as JsonObject;
	}, document);
}

const operations = endpoints.map((declared) => ({
	name: declared.name,
	declared,
	operation: at(current, 'paths', declared.path.replace(/:(\w+)/g, '{$1}'), declared.method.toLowerCase()),
}));

function referencesIn(part: unknown): string[] {
	if (typeof part !== 'object' || part === null) return [];
	return Object.entries(part).flatMap(([key, value]) =>
		key === '$ref' ? [String(value)] : referencesIn(value),
	);
}

describe('the API description', () => {
	test.each(documents)('$path is up to date', ({ path, document }) => {
		expect(readJson(path), 'run npm run docs and commit what it wrote').toEqual(document);
	});

	test('is OpenAPI 3.1 with a title and a version', () => {
		expect(current.openapi).toMatch(/^3\.1\.\d+$/);
		expect(current.info).toMatchObject({ title: `${site.studio}: site`, version });
	});

	test('names each operation once', () => {
		const ids = operations.map(({ operation }) => operation.operationId);
		expect(new Set(ids).size).toBe(endpoints.length);
	});

	test.each(documents)('$path resolves every reference', ({ document }) => {
		const references = new Set(referencesIn(document));
		expect(references.size).toBeGreaterThan(0);
		for (const reference of references) expect(at(document, ...reference.slice(2).split('/'))).toBeDefined();
	});

	test.each([accountDocument, submissionsDocument])(
		'$path has answers of 200, which functions alone read',
		(each) => {
			expect(each.endpoints.filter(({ status = 200 }) => status !== 200)).toEqual([]);
		},
	);

	test('knows every code', () => {
		expect(at(current, 'components', 'schemas', 'ErrorCode').enum).toEqual([...errorCodes]);
	});

	test.each(operations)(
		'$name tells its success, its codes, its policy and its cookies',
		({ declared, operation }) => {
			expect(operation.summary).toMatch(/\.$/);
			expect(operation['x-policy']).toEqual({ ...declared.policy });
			const responses = at(operation, 'responses');
			const success = at(responses, String(declared.status ?? 200));
			const type = declared.produces ?? 'application/json';
			const shape = declared.status === 302 ? ['headers', 'Location'] : ['content', type];
			expect(at(success, ...shape, 'schema')).toBeDefined();
			const codes = Object.values(responses).flatMap((answer) => (answer as JsonObject)['x-codes'] ?? []);
			expect(codes).toEqual(expect.arrayContaining([...declared.codes]));
			const schemes = Object.keys(at(current, 'components', 'securitySchemes'));
			for (const need of operation.security as JsonObject[])
				expect(schemes).toEqual(expect.arrayContaining(Object.keys(need)));
		},
	);

	test.each(documents)(
		'$path says of each token who is meant, and has no other',
		({ document, endpoints }) => {
			const schemes = at(document, 'components', 'securitySchemes');
			const all = Object.values(at(document, 'paths')).flatMap((path) => Object.values(path as JsonObject));
			expect(all).toHaveLength(endpoints.length);
			const asked = all.flatMap((operation) => (operation as { security: JsonObject[] }).security);
			expect(new Set(asked.flatMap((need) => Object.keys(need)))).toEqual(new Set(Object.keys(schemes)));
			for (const scheme of Object.values(schemes))
				expect(scheme).toHaveProperty('description', expect.stringMatching(/^The token of .*\.$/));
		},
	);

	test.each([siteDocument, accountDocument])(
		'[SI-03] $path tells a sign-in by passkey from a session',
		(each) => {
			const document = openapi(each.endpoints, { title: 'A', version: '1', kind: each.kind });
			const needs = (path: string) => at(document, 'paths', `/api/account/${path}`, 'post').security;
			expect(needs('login/passkey/options')).toEqual([{}, { passkey: [] }]);
			expect(needs('login/passkey')).toEqual([{ passkey: [] }]);
			expect(needs('mfa/passkey')).toEqual([{ challenge: [] }]);
			expect(needs('mfa/resend')).toEqual([{ session: [] }, { challenge: [] }]);
			expect(needs('passkeys/verify')).toEqual([{ session: [] }]);
		},
	);

	test('describes every call that the account service answers', () => {
		const described = accountDocument.endpoints.map(({ method, path }) => `${method} ${path}`);
		const answered = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
		expect(described.toSorted()).toEqual(answered.toSorted());
	});

	test.each(operations)('$name declares every part of its path', ({ declared, operation }) => {
		const parts = [...declared.path.matchAll(/:(\w+)/g)].map(([, part]) => part);
		const inPath = ((operation.parameters ?? []) as JsonObject[]).filter(
			(parameter) => parameter.in === 'path',
		);
		expect(inPath.map((parameter) => parameter.name)).toEqual(parts);
		expect(inPath.every((parameter) => parameter.required === true)).toBe(true);
	});

	test.each(operations)('$name takes a body only where it posts something', ({ declared, operation }) => {
		const fields = Object.keys(declared.request.entries ?? {}).filter(
			(name) => !declared.path.includes(`:${name}`),
		);
		const expected = declared.method === 'POST' && fields.length > 0;
		expect('requestBody' in operation).toBe(expected);
		if (!expected) return;
		const type = declared.takes === 'form' ? 'multipart/form-data' : 'application/json';
		const schema = at(operation, 'requestBody', 'content', type, 'schema');
		expect(Object.keys(at(schema, 'properties'))).toEqual(fields);
	});
});

describe('the generator', () => {
	const sample = endpoint({
		name: 'things.find',
		method: 'GET',
		path: '/api/things/:id',
		summary: 'Finds a thing.',
		request: v.object({ id: v.string(), query: v.optional(line({ min: 3, max: 80 })), email }),
		data: v.object({ found: v.boolean() }),
		redirects: true,
		codes: ['NOT_FOUND', 'API_MAINTENANCE', 'USER_NOT_FOUND'],
		policy: { auth: 'required', csrf: 'none', cache: 60 },
	});
	const operation = at(openapi([sample], { title: 'A', version: '1' }), 'paths', '/api/things/{id}', 'get');

	test('puts what a GET takes into path and query, with its bounds', () => {
		expect(operation.parameters).toEqual([
			{ name: 'id', in: 'path', required: true, schema: { type: 'string' } },
			expect.objectContaining({ name: 'query', in: 'query', required: false }),
			expect.objectContaining({ name: 'email', in: 'query', required: true }),
		]);
		expect(operation.parameters).toMatchObject([
			{},
			{ schema: { minLength: 3, maxLength: 80 } },
			{ schema: { format: 'email', maxLength: 254 } },
		]);
		expect(operation).not.toHaveProperty('requestBody');
	});

	test('sorts codes by the status they come with', () => {
		const codes = (status: string) => at(operation, 'responses', status)['x-codes'];
		expect(codes('401')).toEqual(['NEEDS_LOGIN_REFRESH']);
		expect(codes('404')).toEqual(['NOT_FOUND']);
		expect(codes('422')).toEqual(['TERMS_NOT_LATEST', 'USER_NOT_FOUND']);
		expect(codes('503')).toEqual(['API_MAINTENANCE', 'SERVICE_TEMPORARILY_UNAVAILABLE']);
		expect(at(operation, 'responses')).not.toHaveProperty('403');
	});

	test('says where a success may send the visitor', () => {
		const schema = at(operation, 'responses', '200', 'content', 'application/json', 'schema');
		expect(schema.oneOf).toHaveLength(2);
	});
});
