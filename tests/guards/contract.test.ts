import { describe, expect, test } from 'vitest';
import { openapi } from '#build/openapi.ts';
import { errorCodes, isErrorCode } from '#contract/codes.ts';
import { endpoints } from '#contract/endpoints.ts';
import { answers, configPaths, expectNone, functionPaths, read } from './support.ts';

/** The service error codes of the specification, section 8. */
const catalogue = `
	ACCOUNT_CREATE_ERROR ACCOUNT_DELETE_ERROR ACCOUNT_LINK_ERROR ACCOUNT_LOGIN_ERROR ACCOUNT_UNLINK_ERROR
	EMAIL_IN_USE EMAIL_NOT_FOUND EMAIL_NOT_VERIFIED USERNAME_IN_USE USER_NOT_FOUND
	INVALID_EMAIL INVALID_PASSWORD INVALID_USERNAME INVALID_PHONE_NUMBER INVALID_GAME_ID INVALID_PARAMETERS
	INCORRECT_PASSWORD INCORRECT_EMAIL_TOKEN
	ALREADY_FRIENDS_OR_PENDING_INVITE FRIEND_NOT_FOUND USERS_MUST_NOT_MATCH INVITE_NOT_FOUND_OR_EXPIRED
	ALREADY_LOBBY_MEMBER ALREADY_LOBBY_MEMBER_OR_INVITEE LOBBY_HOST_NOT_FOUND LOBBY_INVITE_ONLY LOBBY_NOT_FOUND
	LOBBY_NOT_FOUND_OR_NOT_OWNER NOT_FRIENDS_WITH_LOBBY_OWNER NOT_LOBBY_MEMBER
	API_MAINTENANCE AUTH_CHALLENGE_NOT_REQUESTED AUTH_TICKET_EXPIRED AUTH_TICKET_FAILED_VALIDATION INVALID_AUTH_TICKET
	INCORRECT_APIMETHOD_FOR_CHALLENGE COOKIE_INVALID COOKIE_REMOVAL_FAILED MISSING_COOKIE NEEDS_LOGIN_REFRESH
	NEEDS_PASSWORD_LOGIN NEW_PASSWORD_REQUIRED OAUTH_AUTHENTICATION_ERROR GGP_USER_NOT_FOUND
	MFA_ALREADY_ENABLED MFA_CODE_INVALID MFA_NOT_ENABLED MFA_VERIFICATION_FAILED NO_PENDING_MFA_VERIFICATION
	MISSING_PASSWORD_REVALIDATION NO_PENDING_EMAIL_VALIDATION NO_PENDING_PASSWORD_RESET PASSWORD_RESET_CODE_EXPIRED
	PASSWORD_RESET_CODE_INVALID PASSWORD_SETUP_MISMATCH
	MISSING_TERMS_ACCEPT MISSING_TERMS_VERSION TERMS_ALREADY_ACCEPTED TERMS_NOT_LATEST
	PLATFORM_ALREADY_LINKED PLATFORM_ID_IN_USE PLATFORM_ID_NOT_FOUND PLATFORM_NOT_LINKED UNSUPPORTED_PLATFORM
	MISSING_POST_BODY MISSING_REDIRECT REQUEST_EXCEEDS_LIMIT SAVE_NOT_FOUND SERVICE_TEMPORARILY_UNAVAILABLE
	TOO_MANY_REQUESTS INTERNAL_SERVER_ERROR`
	.trim()
	.split(/\s+/);

/** Codes of ours beyond the catalogue. */
const ours =
	`FORBIDDEN_ORIGIN UNSUPPORTED_MEDIA_TYPE NOT_FOUND METHOD_NOT_ALLOWED BOT_CHECK_FAILED UPLOAD_REFUSED
	AGE_NOT_MET PASSWORD_TOO_COMMON INVALID_SIGNATURE`.split(/\s+/);

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

interface Named {
	name: string;
	path: string;
}

/** Endpoints that no function answers. */
function unanswered(declared: readonly Named[], patterns: readonly string[]): string[] {
	return declared
		.filter(({ path }) => !patterns.some((pattern) => answers(pattern, path.replace(/:\w+/g, 'x'))))
		.map(({ name, path }) => `${name} (${path}) is answered by no function`);
}

/** Paths under /api that a function answers without a promise in the contract. */
function undeclared(declared: readonly Named[], patterns: readonly string[]): string[] {
	const wanted = (pattern: string) =>
		declared.some(({ path }) => path === pattern || answers(pattern, path.replace(/:\w+/g, 'x')));
	return patterns.filter((pattern) => pattern.startsWith('/api/') && !wanted(pattern));
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeAt = (value: unknown, ...keys: string[]): Node =>
	keys.reduce<Node>((part, key) => (isNode(part[key]) ? part[key] : {}), isNode(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What an older reader of answers would miss in a schema: properties, guarantees that they are there, types. */
function missingInAnswer(before: unknown, now: unknown, where: string): string[] {
	if (!isNode(before)) return [];
	if (!isNode(now)) return [`${where} is gone`];
	const lost = Object.entries(nodeAt(before, 'properties')).flatMap(([name, schema]) =>
		missingInAnswer(schema, nodeAt(now, 'properties')[name], `${where}.${name}`),
	);
	const required = listOf(now.required);
	const loose = listOf(before.required)
		.filter((name) => !required.includes(name) && isNode(nodeAt(now, 'properties')[String(name)]))
		.map((name) => `${where}.${name} may now be missing`);
	const alternatives = ['oneOf', 'anyOf'].flatMap((kind) =>
		listOf(before[kind]).flatMap((schema, index) =>
			missingInAnswer(schema, listOf(now[kind])[index], `${where} ${kind} ${index + 1}`),
		),
	);
	const items = 'items' in before ? missingInAnswer(before.items, now.items, `${where}[]`) : [];
	return [...changedType(before, now, where), ...lost, ...loose, ...alternatives, ...items];
}

function changedType(before: Node, now: Node, where: string): string[] {
	const differs = before.type !== undefined && before.type !== now.type;
	return differs ? [`${where} was ${before.type} and is now ${now.type ?? 'anything'}`] : [];
}

/** What an older caller would be refused for: fields that are gone or newly needed, types and choices that are gone. */
function refusedInRequest(before: unknown, now: unknown, where: string): string[] {
	if (!isNode(before))
		return isNode(now) && listOf(now.required).length > 0 ? [`${where} now needs a body`] : [];
	if (!isNode(now)) return [`${where} is gone`];
	const lost = Object.entries(nodeAt(before, 'properties')).flatMap(([name, schema]) =>
		refusedInRequest(schema, nodeAt(now, 'properties')[name], `${where}.${name}`),
	);
	const needed = listOf(now.required)
		.filter((name) => !listOf(before.required).includes(name))
		.map((name) => `${where}.${name} is newly required`);
	const choices = listOf(now.enum);
	const fewer = choices.length > 0 ? listOf(before.enum).filter((choice) => !choices.includes(choice)) : [];
	return [
		...changedType(before, now, where),
		...lost,
		...needed,
		...fewer.map((choice) => `${where} no longer takes ${choice}`),
	];
}

interface Parameter {
	name: string;
	in: string;
	required: boolean;
	schema: unknown;
}

function parameterBreaks(before: Node, now: Node, where: string): string[] {
	const [old, present] = [before, now].map((operation) => listOf(operation.parameters) as Parameter[]);
	const same = (list: Parameter[] | undefined, wanted: Parameter) =>
		list?.find((one) => one.name === wanted.name && one.in === wanted.in);
	const lost = (old ?? []).flatMap((one) => {
		const found = same(present, one);
		if (!found) return [`${where} no longer takes ${one.name} in its ${one.in}`];
		return refusedInRequest(one.schema, found.schema, `${where} ${one.name}`);
	});
	const needed = (present ?? [])
		.filter((one) => one.required && !same(old, one)?.required)
		.map((one) => `${where} newly requires ${one.name}`);
	return [...lost, ...needed];
}

function operationBreaks(before: Node, now: Node, where: string): string[] {
	const schema = (operation: Node, ...keys: string[]) =>
		nodeAt(operation, ...keys, 'content', 'application/json').schema;
	const success = ['200', '202'].find((status) => nodeAt(before, 'responses')[status]) ?? '200';
	const codesOf = (operation: Node) =>
		Object.values(nodeAt(operation, 'responses')).flatMap((answer) => listOf(nodeAt(answer)['x-codes']));
	const codes = codesOf(before).filter((code) => !codesOf(now).includes(code));
	return [
		...parameterBreaks(before, now, where),
		...refusedInRequest(schema(before, 'requestBody'), schema(now, 'requestBody'), `${where} request`),
		...missingInAnswer(
			schema(before, 'responses', success),
			schema(now, 'responses', success),
			`${where} answer`,
		),
		...codes.map((code) => `${where} no longer names ${code}`),
	];
}

/** Where one API description takes back what an older one promised. */
function takenBack(before: unknown, now: unknown): string[] {
	const operations = Object.entries(nodeAt(before, 'paths')).flatMap(([path, methods]) =>
		Object.entries(nodeAt(methods)).flatMap(([method, operation]) => {
			const present = nodeAt(now, 'paths', path)[method];
			const where = `${method.toUpperCase()} ${path}`;
			return isNode(present) ? operationBreaks(nodeAt(operation), present, where) : [`${where} is gone`];
		}),
	);
	const codes = (document: unknown) => listOf(nodeAt(document, 'components', 'schemas', 'ErrorCode').enum);
	const gone = codes(before).filter((code) => !codes(now).includes(code));
	return [...operations, ...gone.map((code) => `the code ${code} is gone`)];
}

describe('the contract', () => {
	test('names each endpoint and each method and path once', () => {
		expect(repeated(endpoints.map(({ name }) => name)), 'give each endpoint a name of its own').toEqual([]);
		const calls = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
		expect(repeated(calls), 'declare each call once, with all its fields').toEqual([]);
	});

	test('names only codes that it knows', () => {
		const problems = endpoints.flatMap(({ name, codes }) =>
			codes.filter((code) => !isErrorCode(code)).map((code) => `${name} names ${code}`),
		);
		expectNone(
			problems,
			'Add the code to src/contract/codes.ts and its text to errors.json in every locale.',
		);
	});

	test('has every code of the catalogue, and beyond it only those we chose', () => {
		expect([...errorCodes].sort(), 'a code of the specification stays, a new one is listed here').toEqual(
			[...catalogue, ...ours].sort(),
		);
		expect(repeated(errorCodes)).toEqual([]);
	});

	test('is kept by a function for each endpoint', () => {
		const patterns = functionPaths().map(({ path }) => path);
		expectNone(
			unanswered(endpoints, patterns),
			'Add the path to `export const config = { path: [...] }` of the function of its area; only literals are read there.',
		);
	});

	test('declares what the functions answer', () => {
		const patterns = functionPaths().map(({ path }) => path);
		expectNone(undeclared(endpoints, patterns), 'Declare the call in src/contract/endpoints first.');
	});

	test('takes nothing back', () => {
		const before: unknown = JSON.parse(read('tests/fixtures/openapi.json'));
		expectNone(
			takenBack(before, openapi(endpoints, { title: '', version: '' })),
			'Changes are additive: keep the old name, make what is new optional. tests/fixtures/openapi.json is what others already use.',
		);
	});
});

describe('the rules themselves', () => {
	test('an endpoint without a function and a function without an endpoint are told', () => {
		const declared = [
			{ name: 'a', path: '/api/a/:id' },
			{ name: 'b', path: '/api/b' },
		];
		expect(unanswered(declared, ['/api/a/*'])).toEqual(['b (/api/b) is answered by no function']);
		expect(unanswered(declared, ['/api/a/:id', '/api/b'])).toEqual([]);
		expect(undeclared(declared, ['/api/a/*', '/api/c', '/careers/:id'])).toEqual(['/api/c']);
	});

	test('the paths of a function are read as the bundler reads them', () => {
		const paths = (text: string) => configPaths({ path: 'functions/a.ts', text }).map(({ path }) => path);
		expect(paths("export const config: Config = { path: ['/a', '/b'] };")).toEqual(['/a', '/b']);
		expect(paths("export const config = { path: '/a', preferStatic: true } satisfies Config;")).toEqual([
			'/a',
		]);
		expect(paths('export const config = { path: [computed] };')).toEqual([]);
	});

	const operation = {
		parameters: [{ name: 'q', in: 'query', required: false, schema: { type: 'string' } }],
		requestBody: {
			content: {
				'application/json': {
					schema: {
						type: 'object',
						properties: { a: { type: 'string' }, b: { type: 'string', enum: ['x', 'y'] } },
						required: ['a'],
					},
				},
			},
		},
		responses: {
			200: {
				content: {
					'application/json': {
						schema: {
							type: 'object',
							properties: {
								data: {
									type: 'array',
									items: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
								},
							},
							required: ['data'],
						},
					},
				},
			},
			422: { 'x-codes': ['INCORRECT_PASSWORD'] },
		},
	};
	const before = {
		paths: { '/api/a': { post: operation } },
		components: { schemas: { ErrorCode: { enum: ['INCORRECT_PASSWORD'] } } },
	};
	const changed = (from: string, to: string) =>
		JSON.parse(JSON.stringify(before).replace(from, to)) as unknown;

	test.each([
		['/api/a', '/api/b', 'POST /api/a is gone'],
		['"post"', '"get"', 'POST /api/a is gone'],
		['"name":"q"', '"name":"r"', 'no longer takes q'],
		['"required":false', '"required":true', 'newly requires q'],
		['"a":{"type":"string"}', '"c":{"type":"string"}', 'request.a is gone'],
		['"required":["a"]', '"required":["a","b"]', 'request.b is newly required'],
		['["x","y"]', '["x"]', 'no longer takes y'],
		['"id":{"type":"string"}', '"id":{"type":"number"}', 'was string and is now number'],
		['"id":{"type":"string"}', '"key":{"type":"string"}', 'answer.data[].id is gone'],
		['"required":["id"]', '"required":[]', 'may now be missing'],
		['"x-codes":["INCORRECT_PASSWORD"]', '"x-codes":[]', 'no longer names INCORRECT_PASSWORD'],
		['"enum":["INCORRECT_PASSWORD"]', '"enum":[]', 'the code INCORRECT_PASSWORD is gone'],
	])('%s to %s takes something back', (from, to, message) => {
		const problems = takenBack(before, changed(from, to));
		expect(problems.join('\n')).toContain(message);
	});

	test.each([
		['"a":{"type":"string"}', '"a":{"type":"string"},"c":{"type":"string"}'],
		['"required":["a"]', '"required":[]'],
		['["x","y"]', '["x","y","z"]'],
		['"id":{"type":"string"}', '"id":{"type":"string"},"new":{"type":"string"}'],
		['"x-codes":["INCORRECT_PASSWORD"]', '"x-codes":["INCORRECT_PASSWORD","NOT_FOUND"]'],
	])('%s to %s adds only', (from, to) => {
		expect(takenBack(before, changed(from, to))).toEqual([]);
	});
});
