import { expect, test } from 'vitest';
import { siteUrl } from '../support/site.ts';

const locationOf = async (path: string) => {
	const response = await fetch(siteUrl() + path, { redirect: 'manual' });
	return [response.status, response.headers.get('location')];
};

test('the prefix of the default locale leads to the unprefixed page', async () => {
	expect(await locationOf('/en')).toEqual([301, '/']);
	expect(await locationOf('/en/account/login')).toEqual([301, `${siteUrl()}/account/login`]);
});

test.each([
	'/en//evil.example',
	'/en///evil.example/x',
	'/en/%2f%2fevil.example',
	'/en/\\evil.example',
	'/en/https://evil.example',
	'/en/careers//evil.example',
	'/en/careers/https://evil.example',
])('%s leads nowhere but to this site', async (path) => {
	const [status, location] = await locationOf(path);
	const target = location ? new URL(String(location), siteUrl()).origin : siteUrl();
	expect([301, 400, 404]).toContain(status);
	expect(target).toBe(siteUrl());
});
