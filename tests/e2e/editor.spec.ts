import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, test } from '@playwright/test';
import { Hono } from 'hono';
import { editorApp } from '../../editor/app.ts';
import { call, players, siteUrl } from '../support/site.ts';
import { enter } from './area-support.ts';

test('[SO-05] the editor is not at the site’s address', async () => {
	for (const path of ['/admin', '/admin/', '/fr/admin', '/editor', '/admin/config.yml'])
		expect([path, (await call(path)).status]).toEqual([path, 404]);
});

/** Serves an application at a free port of this machine. */
async function serveOnce(app: Hono) {
	const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
	await new Promise((resolve) => server.once('listening', resolve));
	const { port } = server.address() as AddressInfo;
	return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

const readProfile = async (url: string) => {
	try {
		const response = await fetch(url, { credentials: 'include' });
		return await response.text();
	} catch (error) {
		return `failed: ${(error as Error).name}`;
	}
};

for (const [name, appOf] of [
	['under its policy', () => editorApp({ port: 0, siteUrl: siteUrl(), fileServer: '', folder: 'content' })],
	['if its policy were gone', () => new Hono().get('/', (c) => c.html('<p>editor</p>'))],
] as const)
	test(`[SO-05] a script at the editor’s address reads no session of the site, ${name}`, async ({ page }) => {
		await enter(page, players.mira, '/account');
		const { port, close } = await serveOnce(
			new Hono().all('*', (c) => {
				// Its own name is that of its port, which is known only now.
				const url = new URL(c.req.url);
				url.host = '127.0.0.1:0';
				return appOf().request(url, { headers: { Host: '127.0.0.1:0' } });
			}),
		);
		await page.goto(`http://127.0.0.1:${port}/`);
		expect(await page.evaluate(() => document.cookie)).toBe('');
		const said = await page.evaluate(readProfile, `${siteUrl()}/api/account/profile`);
		expect(said).toBe('failed: TypeError');
		await close();
	});
