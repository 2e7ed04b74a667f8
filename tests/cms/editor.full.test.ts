import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, readFile, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../sandbox/processes.ts';
import { ensureBrowser } from '../runner/browser.ts';
import { eventually } from '../support/eventually.ts';
import { copyProject, linkPackages, type OwnCopy } from '../support/own-copy.ts';

let copy: OwnCopy;
let command: ChildProcess;
let browser: Browser;
let page: Page;
let site: string;
let editor: string;
/** What the command printed. */
let said = '';

beforeAll(async () => {
	copy = await copyProject();
	await linkPackages(copy.folder);
	const installed = 'editor/decap/node_modules';
	if (existsSync(installed)) await symlink(resolve(installed), join(copy.folder, installed));
	const [port, sandboxPort, editorPort, previewPort] = [
		...[await freePort(), await freePort(), await freePort(), await freePort()],
	].map(String);
	site = `http://localhost:${port}`;
	editor = `http://127.0.0.1:${editorPort}/`;
	command = spawn(process.execPath, ['editor/start.main.ts'], {
		cwd: copy.folder,
		env: {
			...{ PATH: process.env.PATH, PORT: port, SANDBOX_PORT: sandboxPort, EDITOR_PORT: editorPort },
			PREVIEW_PORT: previewPort,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	await saysItsAddress(command);
	browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
	page = await browser.newPage({ viewport: { width: 1600, height: 1200 } });
	// Leaving a form that counts as changed asks first.
	page.on('dialog', (dialog) => void dialog.accept());
	await page.goto(editor);
	await page.getByRole('button', { name: 'Login' }).click();
	await page.getByRole('link', { name: 'News item' }).waitFor();
}, 300_000);

afterAll(async () => {
	await browser?.close();
	command?.kill('SIGTERM');
	if (command?.exitCode === null) await once(command, 'exit');
	await copy?.remove();
});

/** Resolves once the command has said where the editor is; rejects with what it said where it ends before. */
function saysItsAddress({ stdout, stderr }: ChildProcess): Promise<void> {
	return new Promise((done, reject) => {
		for (const stream of [stdout, stderr])
			stream?.on('data', (chunk) => {
				said += chunk;
				if (said.includes('with what you save as soon as you reload')) done();
			});
		command.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
	});
}

/** A field of the form by its label: at the left in English, at the right in another language. */
const field = (label: string, side: 'left' | 'right' = 'left') =>
	page.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`, 'i')).nth(side === 'left' ? 0 : 1);

/** Uploads one of the demo's pictures under a name of its own for the first field that has none. */
async function upload(picture: string, name: string): Promise<void> {
	await page.getByRole('button', { name: 'Choose an image' }).first().click();
	await uploadNew(picture, name);
}

/** Uploads a picture for the field that is being chosen for. */
async function uploadNew(picture: string, name: string): Promise<void> {
	const file = join(copy.folder, '.sandbox', name);
	await copyFile(join('content/media', picture), file);
	const [chooser] = await Promise.all([
		page.waitForEvent('filechooser'),
		page.getByText('Upload', { exact: true }).first().click(),
	]);
	await chooser.setFiles(file);
	await page.getByText(name, { exact: true }).waitFor();
	await page.getByRole('button', { name: 'Choose selected' }).click();
}

/** Opens the form of an entry; from the form of another one Decap goes there by way of a list. */
async function open(collection: string, entry: string): Promise<void> {
	await page.goto('about:blank');
	await page.goto(`${editor}#/collections/${collection}/entries/${entry}`);
}

/** Waits until the form has its entry. */
const expectValue = (label: string, value: string) =>
	eventually(async () => expect(await field(label).inputValue()).toBe(value));

async function publish(): Promise<void> {
	await page.getByRole('button', { name: 'Publish', exact: true }).click();
	await page.getByText('Publish now', { exact: true }).click();
	await page.getByText('Changes saved').waitFor();
}

const written = (path: string) => readFile(join(copy.folder, 'content', path), 'utf8');
const frontOf = async (path: string) => parse(/^---\n([\s\S]*?)---\n/.exec(await written(path))?.[1] ?? '');

describe('[SO-05] somebody who edits in the browser', { timeout: 120_000 }, () => {
	it('writes a story with two pictures in two languages, and sees it on the site', async () => {
		await page.getByRole('link', { name: 'News item' }).click();
		await field('Title').fill('A story of two lamps');
		await field('Summary').fill('Two lamps, and who lights them.');
		await page.locator('[data-slate-editor]').nth(0).click();
		await page.keyboard.type('The first lamp stands at the gate.');
		await field('Title', 'right').fill('Une histoire de deux lampes');
		await field('Summary', 'right').fill('Deux lampes, et qui les allume.');
		await page.locator('[data-slate-editor]').nth(1).click();
		await page.keyboard.type('La première lampe est à la porte.');
		await upload('gallery-1.webp', 'lamp-one.webp');
		await upload('gallery-2.webp', 'lamp-two.webp');
		await field('Description').fill('A lamp at a gate.');
		await field('Description', 'right').fill('Une lampe à une porte.');
		const point = page.getByRole('button', { name: /What crops keep/ }).first();
		await point.press('ArrowRight');
		await point.press('ArrowUp');
		for (const side of [0, 1])
			await page
				.getByRole('button', { name: /Add tags/i })
				.nth(side)
				.click();
		for (const side of ['left', 'right'] as const) await field('Entry', side).fill('Studio');
		for (const button of await page.getByRole('button', { name: /to now$/ }).all()) await button.click();
		await field('Author').fill('Ivo Maes');
		await publish();
		const english = await frontOf('office-news/a-story-of-two-lamps.en.md');
		expect(english).toHaveProperty('author', 'Ivo Maes');
		expect(english.image).toEqual({
			...{ url: '/media/lamp-one.webp', alt: 'A lamp at a gate.' },
			focalPoint: { x: 0.52, y: 0.48 },
		});
		expect(await frontOf('office-news/a-story-of-two-lamps.fr.md')).toEqual({
			...{ title: 'Une histoire de deux lampes', summary: 'Deux lampes, et qui les allume.' },
			...{ image: { url: '/media/lamp-two.webp', alt: 'Une lampe à une porte.' }, tags: ['Studio'] },
		});
		for (const [path, words] of [
			['/blog/a-story-of-two-lamps', 'The first lamp stands at the gate.'],
			['/fr/blog/a-story-of-two-lamps', 'La première lampe est à la porte.'],
			// Spanish has no file of its own, and says in which language it is.
			['/es/blog/a-story-of-two-lamps', 'The first lamp stands at the gate.'],
		]) {
			const response = await fetch(site + path);
			expect([path, response.status], said.slice(-2000)).toEqual([path, 200]);
			expect(await response.text()).toContain(words);
		}
	});

	it('changes a word of a page, and nothing else of its files', async () => {
		const before = [await written('pages/careers.en.md'), await written('pages/careers.fr.md')];
		await open('pages', 'careers');
		await expectValue('Title', 'Careers');
		await field('Title').fill('Work with us');
		await publish();
		const [english, french] = [await written('pages/careers.en.md'), await written('pages/careers.fr.md')];
		// The form writes moments with milliseconds.
		const parsed = (text = '') => {
			const [, front = ''] = /^---\n([\s\S]*?)---\n?/.exec(text) ?? [];
			return parse(front.replace(/(T\d\d:\d\d:\d\d)\.000Z/g, '$1Z'));
		};
		expect(parsed(english)).toEqual({ ...parsed(before[0]), title: 'Work with us' });
		expect(parsed(french)).toEqual(parsed(before[1]));
		expect(await (await fetch(`${site}/careers`)).text()).toContain('Work with us');
	});

	it('sees while writing how an entry without a page of its own reads, in the type of the site', async () => {
		await open('configs', 'consents');
		await expectValue('Title', 'A word about cookies');
		await page.locator('button[title="Toggle i18n"]').click();
		await page.locator('button[title="Toggle preview"]').click();
		const heading = page.frameLocator('#preview-pane').locator('h1');
		await field('Title').fill('Biscuits');
		await eventually(async () => expect(await heading.textContent()).toBe('Biscuits'));
		expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Fraunces');
	});

	it('[PV-03] sees while writing the entry in the site, in its language, where they had scrolled to', async () => {
		await open('office-news', 'the-brine-gate-opens');
		await expectValue('Title', 'The Brine Gate opens');
		const shown = page.frameLocator('#preview-pane').frameLocator('iframe.is-shown');
		const heading = (name: string) => shown.getByRole('heading', { level: 1, name }).waitFor();
		await heading('The Brine Gate opens');
		await shown.locator('footer').first().waitFor();
		await shown.locator('body').evaluate(() => scrollTo(0, 700));
		await field('Title').fill('A gate that nobody saved');
		await heading('A gate that nobody saved');
		expect(await shown.locator('body').evaluate(() => scrollY)).toBe(700);
		await field('Title').press('ControlOrMeta+A');
		await field('Title').press('Backspace');
		await shown.getByText(/entry "the-brine-gate-opens": is missing \(field title\)/).waitFor();
		await field('Title').fill('The gate again');
		await heading('The gate again');
		expect(await shown.locator('body').evaluate(() => scrollY)).toBe(700);
		await page.getByRole('button', { name: 'Writing in EN' }).click();
		await page.getByRole('menuitem', { name: 'fr' }).click();
		await field('Title').fill('Une porte que personne n’a enregistrée');
		await heading('Une porte que personne n’a enregistrée');
		expect(await shown.locator('html').getAttribute('lang')).toBe('fr');
		expect(await written('office-news/the-brine-gate-opens.fr.md')).not.toContain('personne n’a enregistrée');
	});

	it('[PV-03] is asked for the key of the preview where anybody may read the editor’s files', async () => {
		await page.route('**/config.json', async (route) => {
			const response = await route.fetch();
			const config = await response.json();
			await route.fulfill({ response, json: { ...config, preview: { ...config.preview, key: undefined } } });
		});
		await open('games', 'lowtide');
		const pane = page.frameLocator('#preview-pane');
		await pane.getByRole('heading', { level: 1, name: 'Lowtide' }).waitFor();
		const enter = async (key: string) => {
			await pane.getByLabel('Preview key').fill(key);
			await pane.getByRole('button', { name: 'Show the site' }).click();
		};
		await enter('a key that the preview has never heard of');
		await pane.getByText('The preview does not know this key.').waitFor();
		const { PREVIEW_KEY = '' } = parseEnv(await readFile(join(copy.folder, '.sandbox/env'), 'utf8'));
		await enter(PREVIEW_KEY);
		const shown = pane.frameLocator('iframe.is-shown');
		await field('Tagline').fill('Seven hours of land.');
		await shown.getByText('Seven hours of land.').first().waitFor();
		await page.unroute('**/config.json');
	});

	it('[PV-03] sees a picture in the site that is not saved yet', async () => {
		await open('office-news', 'a-choir-with-dry-mouths');
		const shown = page.frameLocator('#preview-pane').frameLocator('iframe.is-shown');
		await shown.locator('h1').waitFor();
		await page.getByRole('button', { name: 'Choose different image' }).first().click();
		await uploadNew('gallery-1.webp', 'never-saved.webp');
		await shown.locator('main img[src^="data:image/webp"]').first().waitFor();
		expect(existsSync(join(copy.folder, 'content/media/never-saved.webp'))).toBe(false);
	});
});
