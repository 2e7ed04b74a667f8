import type { Cookie } from '@playwright/test';
import { newPlayer } from '../../support/players.ts';
import { required } from '../../support/required.ts';
import { call, createJar } from '../../support/site.ts';

export const visitors = ['first', 'returning', 'signed in'] as const;
/** Who opens a page: nobody known, one who has answered the consent question, one who is signed in too. */
export type Visitor = (typeof visitors)[number];
/** A cookie as both Playwright and Puppeteer take it. */
export type SetCookie = Pick<Cookie, 'name' | 'value'> & { url: string };

/** The cookies that each visitor comes with. */
export async function cookiesOf(): Promise<Record<Visitor, SetCookie[]>> {
	const url = required('TEST_SITE_URL');
	const player = await newPlayer();
	const jar = createJar();
	await call('/api/account/login', { body: { username: player.username, password: player.password }, jar });
	// A cookie of that prefix is only taken for an address that is secure, as that of this machine counts in a browser.
	const cookie = (name: string, value: string) => ({
		name,
		value,
		url: name.startsWith('__Host-') ? url.replace('http:', 'https:') : url,
	});
	const returning = [cookie('consent', '1'), cookie('analytics', '0')];
	const session = (jar.header() ?? '').split('; ').map((pair) => {
		const [name = '', ...value] = pair.split('=');
		return cookie(name, value.join('='));
	});
	return { first: [], returning, 'signed in': [...returning, ...session] };
}
