import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { type StrapiAccess, send, signIn } from '../../connect/strapi/admin-api.ts';
import { createToken } from '../../connect/strapi/set-up.ts';
import { freePort } from '../../sandbox/processes.ts';
import { normal, questions } from '../support/content-questions.ts';

let folder: string;
let command: ChildProcess;
let site: string;
let origin: string;
let admin: StrapiAccess;
/** What the command printed. */
let said = '';

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'strapi-full-'));
	await chmod(folder, 0o755);
	const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
	const [port, sandboxPort, strapiPort, previewPort] = ports.map(String);
	site = `http://localhost:${port}`;
	origin = `http://127.0.0.1:${strapiPort}`;
	command = spawn(process.execPath, ['connect/strapi/start.main.ts'], {
		env: {
			...{ PATH: process.env.PATH, HOME: process.env.HOME, SANDBOX_DATA: folder },
			...{ PORT: port, SANDBOX_PORT: sandboxPort },
			...{ STRAPI_PORT: strapiPort, PREVIEW_PORT: previewPort, BUILD_SPACING: '0' },
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	await saysWhereStrapiIs(command);
	const email = /admin@\S+/.exec(said)?.[0] ?? '';
	const secrets = JSON.parse(await readFile(join(folder, 'strapi/secrets.json'), 'utf8'));
	admin = await signIn(origin, { email, password: secrets.ADMIN_PASSWORD });
}, 1_500_000);

afterAll(async () => {
	command?.kill('SIGTERM');
	if (command?.exitCode === null) await once(command, 'exit');
	await rm(folder, { recursive: true, force: true });
});

/** Resolves once the command has said where Strapi is; rejects with what it said where it ends before. */
function saysWhereStrapiIs({ stdout, stderr }: ChildProcess): Promise<void> {
	return new Promise((done, reject) => {
		for (const stream of [stdout, stderr])
			stream?.on('data', (chunk) => {
				said += chunk;
				if (said.includes('built anew as soon as you publish')) done();
			});
		command.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
	});
}

it('[SO-06] npm run strapi has the demo studio in a Strapi of its own, which answers as the files do', async () => {
	expect(said).toContain(`${origin}/admin`);
	const token = await createToken(admin, 'Tests', 'read-only');
	const choose = {
		files: { CMS_SOURCE: 'files', CONTENT_FOLDER: 'content' },
		strapi: { CMS_SOURCE: 'strapi', CMS_URL: origin, STRAPI_TOKEN: token },
	};
	for (const [name, ask] of Object.entries(questions))
		for (const locale of locales) {
			Object.assign(process.env, choose.files);
			const expected = normal(await ask(locale));
			Object.assign(process.env, choose.strapi);
			expect(normal(await ask(locale)), `${name} in ${locale}`).toEqual(expected);
		}
}, 300_000);

it('[PV-01] its button Preview shows what was saved in the site, and its frame alone may', async () => {
	const strapi = { origin, token: await createToken(admin, 'Drafts', 'full-access') };
	const { data } = (await send(strapi, 'GET', '/api/faqs?filters[slug]=lost-phone')) as {
		data: { documentId: string }[];
	};
	const documentId = data[0]?.documentId ?? '';
	const draft = { title: 'Un téléphone de Strapi' };
	await send(strapi, 'PUT', `/api/faqs/${documentId}?locale=fr&status=draft`, { data: draft });
	const query = new URLSearchParams({ documentId, locale: 'fr', status: 'draft' });
	const path = `/content-manager/preview/url/api::answer.answer?${query}`;
	const { data: button } = (await send(admin, 'GET', path)) as { data: { url: string } };
	const seen = await fetch(button.url);
	expect(await seen.text()).toContain(draft.title);
	expect(seen.headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${origin};`);
	const onSite = await (await fetch(`${site}/fr/support/faqs/lost-phone`)).text();
	expect(onSite).not.toContain(draft.title);
});

it('[SO-06] its token for the site only reads', async () => {
	const token = await createToken(admin, 'Reads', 'read-only');
	const strapi = { origin, token };
	await expect(send(strapi, 'POST', '/api/redirects', { data: {} })).rejects.toThrow(/answered 403/);
	await expect(send({ origin, token: '' }, 'GET', '/api/games')).rejects.toThrow(/answered 40[13]/);
});

it('[SO-06] a publish builds the site with what was published, and a draft does not', async () => {
	const strapi = { origin, token: await createToken(admin, 'Writes', 'full-access') };
	const { data } = (await send(strapi, 'GET', '/api/office-news?filters[slug]=the-brine-gate-opens')) as {
		data: { documentId: string }[];
	};
	const path = `/api/office-news/${data[0]?.documentId}?locale=fr`;
	await send(strapi, 'PUT', `${path}&status=draft`, { data: { title: 'Un brouillon' } });
	await send(strapi, 'PUT', `${path}&status=published`, { data: { title: 'Un titre de Strapi' } });
	await send(strapi, 'PUT', `${path}&status=draft`, { data: { title: 'Un autre brouillon' } });
	const readPage = async () => (await fetch(`${site}/fr/blog/the-brine-gate-opens`)).text();
	await expect.poll(readPage, { timeout: 300_000, interval: 1000 }).toContain('Un titre de Strapi');
	expect(await readPage()).not.toContain('brouillon');
}, 320_000);
