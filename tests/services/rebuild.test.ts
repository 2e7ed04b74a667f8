import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startHost } from '../../sandbox/host/start-host.ts';
import { release, siteFolder } from '../../sandbox/release.ts';
import { editEntry } from '../support/desk-entry.ts';
import { isFull } from '../support/full.ts';
import { createGate } from '../support/gate.ts';
import { type OwnStudio, startOwnStudio, tinyBuild } from '../support/own-studio.ts';

/** The whole run builds the site itself, any other one page of it by the same way. */
const full = { program: 'sandbox/release.main.ts', longest: 300_000 };
const tiny = { program: tinyBuild, longest: 25_000 };
const { program, longest } = isFull ? full : tiny;
const inTime = { timeout: longest };

let studio: OwnStudio;
beforeAll(async () => {
	studio = await startOwnStudio({ BUILD_PROGRAM: program });
}, 30_000);
afterAll(() => studio.stop());

const entry = (of = studio) => `${of.sandbox}/desk/content/games/emberwick`;
const home = async () => (await fetch(studio.site)).text();
const states = async (of = studio) => (await of.builds()).map(({ state }) => state);

/** Publishes a change of an entry at the desk. */
function publish(changes: Record<string, string>, of = studio): Promise<Response> {
	return editEntry(entry(of), 'publish', changes);
}

describe('an editor', () => {
	test('[KN-05] changes a headline and sees it on the site', { timeout: longest * 2 }, async () => {
		await publish({ 'tagline.en': 'The first line.' });
		await expect.poll(() => states(), inTime).toEqual(['live']);
		expect(await home()).toContain('The first line.');
		const reply = await publish({ 'tagline.en': 'Seen by everybody now.' });
		expect(reply.headers.get('location')).toContain('?done=published');
		await expect.poll(home, inTime).toContain('Seen by everybody now.');
		expect(await home()).not.toContain('The first line.');
	});

	test('[KN-05] breaks an entry: the old site stays, and the field is named until it is mended', {
		timeout: longest * 2,
	}, async () => {
		const before = await home();
		await publish({ 'name.en': '' });
		await expect.poll(() => states(), inTime).toEqual(['failed', 'live']);
		expect((await studio.builds())[0]).toMatchObject({ entry: 'games/emberwick', field: 'name' });
		const desk = await (await fetch(entry())).text();
		expect(desk).toMatch(/<strong>failed<\/strong>[\s\S]*games\/emberwick<\/a>, field <code>name<\/code>/);
		expect(await home()).toBe(before);
		await publish({ 'name.en': 'Emberwick' });
		await expect.poll(() => states(), inTime).toEqual(['live']);
	});
});

test('R23 a hundred publishes in a row make two builds, the second with the last of them', async () => {
	const gate = await createGate();
	const busy = await startOwnStudio({ TINY_GATE: gate.url });
	onTestFinished(async () => {
		gate.close();
		await busy.stop();
	});
	const held = gate.hold();
	await publish({ 'tagline.en': 'Line 0.' }, busy);
	await held;
	const more = Array.from({ length: 98 }, (_, index) => `Line ${index + 1}.`);
	await Promise.all(more.map((line) => publish({ 'tagline.en': line }, busy)));
	await publish({ 'tagline.en': 'The last line.' }, busy);
	gate.open();
	await expect.poll(() => states(busy), { timeout: tiny.longest }).toEqual(['live']);
	expect(await busy.buildCount()).toBe(2);
	expect(await (await fetch(busy.site)).text()).toContain('The last line.');
});

test('[KN-05] no request fails while releases are swapped', async () => {
	const data = await mkdtemp(join(tmpdir(), 'swaps-'));
	const page = (number: number) => `release ${number} `.repeat(5000);
	const swap = (number: number) =>
		release(data, { RELEASE_ID: String(number) }, async (folder) => {
			await mkdir(folder, { recursive: true });
			await writeFile(join(folder, 'index.html'), page(number));
		});
	await swap(0);
	const host = await startHost({ port: 0, dist: siteFolder(data), functions: join(data, 'none') });
	onTestFinished(async () => {
		await host.close();
		await rm(data, { recursive: true, force: true });
	});
	for (let number = 1; number <= 30; number += 1) {
		const asked = Array.from({ length: 20 }, () => fetch(host.origin));
		await swap(number);
		for (const reply of await Promise.all(asked)) {
			expect(reply.status).toBe(200);
			expect([page(number - 1), page(number)]).toContain(await reply.text());
		}
		expect(await (await fetch(host.origin)).text()).toBe(page(number));
	}
});
