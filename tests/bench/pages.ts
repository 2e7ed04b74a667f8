import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { endAll } from '../../sandbox/processes.ts';
import { ensureBrowser } from '../runner/browser.ts';
import { startSite, testEnvironment } from '../runner/site.ts';
import { required } from '../support/required.ts';
import type { Bench, Measured } from './pages/bench.ts';
import { measureFrames } from './pages/frames.ts';
import { measureInp } from './pages/inp.ts';
import { measureLighthouse } from './pages/lighthouse.ts';
import { measureNavigation } from './pages/navigation.ts';
import { type GroupName, readOptions } from './pages/options.ts';
import { servePeer } from './pages/peer.ts';
import { measureRequests } from './pages/requests.ts';
import { measureShifts } from './pages/shifts.ts';
import { measureSlowdown } from './pages/slowdown.ts';
import { checkLimits, circumstances, type Limit, writeResult } from './result.ts';

const groups: Record<GroupName, (bench: Bench) => Promise<Measured>> = {
	requests: measureRequests,
	shifts: measureShifts,
	inp: measureInp,
	navigation: measureNavigation,
	frames: measureFrames,
	lighthouse: measureLighthouse,
};

const options = readOptions();
const before = circumstances();
const data = mkdtempSync(join(tmpdir(), 'measured-'));
// A site that runs already is measured as it is.
if (!process.env.TEST_SITE_URL) Object.assign(process.env, await startSite(await testEnvironment(data)));
const origin = required('TEST_SITE_URL');
const executablePath = await ensureBrowser();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

try {
	const speed = await measureSlowdown(executablePath, origin);
	console.log('[SM-04] kinds of pages on a slow phone');
	console.table({ machine: speed });
	const { kinds, runs } = options;
	const peer = options.peer && (await servePeer(options.peer));
	const bench: Bench = {
		browser,
		executablePath,
		origin,
		kinds,
		runs,
		slowdown: speed.slowdown,
		...(peer && { peer }),
	};
	const result: Record<string, unknown> = { ...speed };
	const limits: Limit[] = [];
	for (const name of options.groups) {
		const measured = await groups[name](bench);
		console.log(`\n${name}`);
		console.table(measured.rows);
		result[name] = measured.rows;
		limits.push(...measured.limits);
	}
	// A part is shown, and not kept as if it were all.
	if (options.isWhole) await writeResult('pages', { ...before, command: 'npm run bench:pages', result });
	checkLimits(limits);
} finally {
	await browser.close();
	await endAll();
	rmSync(data, { recursive: true, force: true });
}
