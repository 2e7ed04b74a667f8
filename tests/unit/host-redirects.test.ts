import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { findRedirect, parseRedirects } from '../../sandbox/host/redirects.ts';

const text = `
# a comment
/en/*                      /:splat               301
/old/:id/page              /new/:id?from=old     302   # why
/item id=:id               /items/:id            301
/exact id=1                /one                  301
/shell/*                   /shell                200
/fr/*                      /fr/404.html          404
/files/*                   https://files.example/:splat 302!
/slash/                    /no-slash             301
/plain                     /fr                   302
/a.b                       /dotted               301
/api/*                     /api-not-found.json   404
`;

const addresses = [
	'/en/careers/1/2',
	'/en',
	'/en/',
	'/en//evil.test',
	'/EN/careers',
	'/english',
	'/old/7/page',
	'/old/7/page/',
	'/old/7/page/more',
	'/old/7/page?a=b',
	'/item?id=5',
	'/item?id=5&more=3',
	'/item?more=3',
	'/item',
	'/exact?id=1',
	'/exact?id=2',
	'/shell',
	'/shell/a/b/c',
	'/shells',
	'/fr',
	'/fr/x',
	'/files/a.zip',
	'/slash',
	'/slash/',
	'/plain/',
	'/a.b',
	'/aXb',
	'/api/x/y',
	'/nothing',
];

interface Match {
	to: string;
	status: number;
	force: boolean;
}
interface Matcher {
	match(request: object): Match | null;
}

/** Netlify's own parser and matcher, as its command line uses them. */
async function netlifyMatcher(): Promise<Matcher> {
	const file = join(mkdtempSync(join(tmpdir(), 'redirects-')), '_redirects');
	writeFileSync(file, text);
	const { redirects } = await parseAllRedirects({
		redirectsFiles: [file],
		minimal: false,
		configRedirects: [],
	});
	const rules = (redirects as unknown as Record<string, unknown>[]).map(({ from, query, ...rest }) => ({
		...rest,
		origin: from,
		params: query,
	}));
	const redirector = createRequire(import.meta.url)('netlify-redirector') as {
		parseJSON(text: string, options: object): Promise<Matcher>;
	};
	return redirector.parseJSON(JSON.stringify(rules), {});
}

const nothing = { headers: {}, cookieValues: {}, getHeader: () => '', getCookie: () => '' };
let netlify: Matcher;
const ours = parseRedirects(text);

beforeAll(async () => {
	netlify = await netlifyMatcher();
});

describe('a _redirects file', () => {
	test.each(addresses)('leads %s where Netlify leads it', (address) => {
		const url = new URL(address.replace(/^\/\//, '/'), 'http://localhost');
		const theirs = netlify.match({
			...nothing,
			scheme: 'http',
			host: 'localhost',
			path: url.pathname,
			query: url.search.slice(1),
		});
		const found = findRedirect(ours, url);
		const withoutQuery = found && { ...found, to: found.to.replace(url.search || '?none', '') };
		const expected = theirs ? { to: theirs.to, status: theirs.status, force: theirs.force } : undefined;
		expect(withoutQuery).toEqual(expected);
	});

	test('keeps the query, unless the target has one', () => {
		const to = (address: string) => findRedirect(ours, new URL(address, 'http://localhost'))?.to;
		expect(to('/en/careers?team=Art')).toBe('/careers?team=Art');
		expect(to('/old/7/page?a=b')).toBe('/new/7?from=old');
		expect(to('/item?id=5')).toBe('/items/5?id=5');
	});

	test.each(['/only-one', '/a /b 999x', '/a /b 302 Language=fr', 'x'])(
		'is refused where it cannot be read: %s',
		(line) => {
			expect(() => parseRedirects(line)).toThrow('_redirects');
		},
	);
});
