import { describe, expect, test } from 'vitest';
import { errorCodes, isErrorCode } from '#contract/codes.ts';
import { endpoints } from '#contract/endpoints.ts';
import { answers, configPaths, expectNone, functionPaths } from './support.ts';

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
	AGE_NOT_MET PASSWORD_TOO_COMMON INVALID_SIGNATURE WISHLIST_FULL USER_BLOCKED
	XBOX_ACCOUNT_RESTRICTED XBOX_CHILD_ACCOUNT XBOX_PROFILE_MISSING
	NO_PENDING_PASSKEY PASSKEY_ALREADY_ADDED PASSKEY_LIMIT_REACHED PASSKEY_NOT_ACCEPTED PASSKEY_NOT_FOUND`.split(
		/\s+/,
	);

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

	test('is fulfilled by a function for each endpoint', () => {
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
});

describe('the rules themselves', () => {
	test('an endpoint without a function and a function without an endpoint are found', () => {
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
});
