import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { editEntry } from '../support/desk-entry.ts';
import { createGate, type Gate } from '../support/gate.ts';
import { type OwnStudio, startOwnStudio } from '../support/own-studio.ts';

let studio: OwnStudio;
let gate: Gate;

beforeAll(async () => {
	gate = await createGate();
	studio = await startOwnStudio({ TINY_GATE: gate.url });
}, 30_000);
afterEach(() => gate.open());
afterAll(async () => {
	await studio.stop();
	gate.close();
});

const ask = (of = studio) => fetch(`${of.sandbox}/build-hook`, { method: 'POST' });
const states = async (of = studio) => (await of.builds()).map(({ state }) => state);
const expectStates = (wanted: string[], of = studio) =>
	expect.poll(() => states(of), { timeout: 20_000 }).toEqual(wanted);
const page = async () => (await fetch(studio.site)).text();
const releases = () => readdirSync(join(studio.data, 'releases')).sort();

/** Asks for a build that goes no further until the gate opens. */
async function askAndHold(): Promise<void> {
	const held = gate.hold();
	await ask();
	await held;
}

/** Changes the content, whatever becomes of it. */
function publishTagline(text: string): Promise<Response> {
	const address = `${studio.sandbox}/desk/content/games/emberwick`;
	return editEntry(address, 'publish', { 'tagline.en': text });
}

describe('the build hook', () => {
	test('builds at once, and serves the release that it built', async () => {
		expect(await states()).toEqual([]);
		await askAndHold();
		expect(await states()).toEqual(['building']);
		gate.open();
		await expectStates(['live']);
		const [live] = await studio.builds();
		expect(readlinkSync(join(studio.data, 'site'))).toBe(`releases/${live?.id}`);
		expect(await page()).toContain('<h2>');
	});

	test('is asked by no page that somebody opens', async () => {
		const before = await studio.buildCount();
		const headers = { Origin: 'https://elsewhere.example' };
		const reply = await fetch(`${studio.sandbox}/build-hook`, { method: 'POST', headers });
		expect([reply.status, await studio.buildCount()]).toEqual([404, before]);
	});

	test('R23 is asked a hundred times during a build and builds once more after it', async () => {
		const before = await studio.buildCount();
		await askAndHold();
		await Promise.all([...Array(100)].map(() => ask()));
		expect(await states()).toEqual(['queued', 'building', 'live']);
		gate.open();
		await expectStates(['live']);
		expect(await studio.buildCount()).toBe(before + 2);
	});

	test('R23 the trailing build has the latest content', async () => {
		await askAndHold();
		await publishTagline('Written during the build.');
		await publishTagline('Written last.');
		gate.open();
		await expectStates(['live']);
		expect(await page()).toContain('Written last.');
	});

	test('keeps the old site when a build fails, and what the build printed', async () => {
		const before = await page();
		const faults = [{ service: 'cms', path: '/api/games', mode: 'body', body: '[]' }];
		const control = `${studio.sandbox}/control/faults`;
		await fetch(control, { method: 'POST', body: JSON.stringify(faults) });
		await ask();
		await expectStates(['failed', 'live']);
		const [failed] = await studio.builds();
		expect(failed).toHaveProperty('entry', 'games');
		expect(await page()).toBe(before);
		const log = await (await fetch(`${studio.sandbox}/build-hook/builds/${failed?.id}/log`)).text();
		expect(log).toContain('CMS collection "games"');
		await fetch(control, { method: 'DELETE' });
		await ask();
		await expectStates(['live']);
	});

	test('keeps the release before the live one for pages that are open, and none before it', () => {
		expect(releases()).toHaveLength(2);
		for (const release of releases())
			expect(readFileSync(join(studio.data, 'releases', release, 'index.html'), 'utf8')).toContain('<h2>');
	});

	test('ends its build when the sandbox ends, and calls it failed', async () => {
		const before = releases();
		await askAndHold();
		await studio.restart('SIGTERM');
		gate.open();
		expect(releases()).toEqual(before);
		expect(await states()).toEqual(['failed', 'live']);
	});

	test('calls what a crash of the sandbox left behind failed, and builds when it is asked again', async () => {
		await askAndHold();
		await ask();
		await studio.restart('SIGKILL');
		expect(await states()).toEqual(['failed', 'live']);
		gate.open();
		await ask();
		await expectStates(['live']);
	});
});

test('R23 builds start some seconds apart, so that failing at once makes no third', async () => {
	const slow = await startOwnStudio({ BUILD_SPACING: '600000' });
	onTestFinished(() => slow.stop());
	await ask(slow);
	await expectStates(['live'], slow);
	for (const _ of [1, 2, 3]) await ask(slow);
	expect(await states(slow)).toEqual(['queued', 'live']);
	expect(await slow.buildCount()).toBe(2);
});
