import { describe, expect, test } from 'vitest';
import { headersFile } from '#build/headers.ts';
import { sharedSecurityHeaders } from '#contract/config.ts';
import { toResponse } from '#functions/_lib/http/response.ts';
import { headersFor, parseHeaders } from '../../sandbox/host/headers.ts';

const rules = parseHeaders(
	headersFile({ everywhere: "default-src 'self'", rules: [], filled: new Map() }, ['', '/fr'], true),
);
const pages = ['/', '/fr/account/login', '/account/validate/a/b'].map(
	(path) => [path, new Headers(headersFor(rules, path))] as const,
);
const answer = toResponse(
	{ kind: 'ok', data: null },
	{ requestId: 'request-1', endpoint: undefined, method: 'GET' },
);

describe('a page and an answer of the API', () => {
	test.each(Object.keys(sharedSecurityHeaders))('say the same in %s', (name) => {
		const said = answer.headers.get(name);
		expect(said).toBeTruthy();
		expect(pages.map(([path, headers]) => [path, headers.get(name)])).toEqual(
			pages.map(([path]) => [path, said]),
		);
	});

	test('ask for HTTPS for a year without a place in the preload list', () => {
		expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
	});
});
