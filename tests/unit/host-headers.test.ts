import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../sandbox/host/headers.ts';

const text = `
# everything
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; img-src data: https:
  Link: </a.css>; rel=preload
  Link: </b.css>; rel=preload

/_astro/*
  Cache-Control: public, max-age=31536000, immutable

/account/:page
  Referrer-Policy: no-referrer
  X-Frame-Options: SAMEORIGIN

/blog/post-*
  X-Post: yes
`;

const paths = [
	'/',
	'/x',
	'/_astro',
	'/_astro/a/b.js',
	'/account',
	'/account/login',
	'/account/login/',
	'/account/login/mfa',
	'/blog/post-1',
	'/Blog/post-',
	'/blog/posts',
];

let netlify: { forRegExp: RegExp; values: Record<string, string> }[];
beforeAll(async () => {
	const file = join(mkdtempSync(join(tmpdir(), 'headers-')), '_headers');
	writeFileSync(file, text);
	const parsed = await parseAllHeaders({
		headersFiles: [file],
		minimal: false,
		configHeaders: [],
		netlifyConfigPath: undefined,
	});
	netlify = parsed.headers as unknown as typeof netlify;
});

const lower = (headers: Record<string, string>) =>
	Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe('a _headers file', () => {
	test.each(paths)('gives %s the headers that Netlify gives it', (path) => {
		const matching = netlify.filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values);
		expect(headersFor(parseHeaders(text), path)).toEqual(lower(Object.assign({}, ...matching)));
	});

	test.each(['X-Early: 1', '/a\n  NoValue', '/a\n  Empty:'])(
		'is refused where it cannot be read: %j',
		(bad) => {
			expect(() => parseHeaders(bad)).toThrow('_headers');
		},
	);
});
