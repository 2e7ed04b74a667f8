import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { endAll } from '../../sandbox/processes.ts';
import { ensureBrowser } from '../runner/browser.ts';
import { startSite, testEnvironment } from '../runner/site.ts';
import { required } from '../support/required.ts';
import { judge } from './pages/lighthouse.ts';
import { serveFloor } from './pages/serve-floor.ts';
import { cookiesOf, visitors } from './pages/visitors.ts';
import { weigh } from './pages/weigh.ts';
import { checkLimits, circumstances, type Limit, writeResult } from './result.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });

/** One of each type; those without a floor are no content to be said with less. */
const pages = [
	{ name: 'home', path: '/', floor: true },
	{ name: 'article', path: '/blog/diary-of-a-broken-oath', floor: true },
	{ name: 'news', path: '/blog', floor: true },
	{ name: 'location', path: '/careers/location/gent', floor: true },
	{ name: 'careers home', path: '/careers', floor: true },
	{ name: 'careers list', path: '/careers/search', floor: true },
	{ name: 'job', path: '/careers/2004', floor: true },
	{ name: 'legal', path: '/tos', floor: true },
	{ name: 'answer', path: '/support/faqs/black-screen-at-start', floor: true },
	{ name: 'press kit', path: '/press', floor: true },
	{ name: 'playtests', path: '/playtests', floor: true },
	{ name: 'sign-in', path: '/account/login', floor: false },
].filter(({ name }) => !values.only || values.only.split(',').includes(name));

const before = circumstances();
// A site that runs already is measured as it is.
const data = mkdtempSync(join(tmpdir(), 'measured-'));
if (!process.env.TEST_SITE_URL) Object.assign(process.env, await startSite(await testEnvironment(data)));
const site = required('TEST_SITE_URL');
const executablePath = await ensureBrowser();
const folder = mkdtempSync(join(tmpdir(), 'floor-'));
const floor = await serveFloor(
	folder,
	pages.filter((page) => page.floor).map(({ path }) => path),
);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const ratio = (value: number, of: number) => Math.round((value / of) * 100) / 100;

try {
	const cookies = await cookiesOf();
	const weights: Record<string, object> = {};
	for (const { name, path } of pages)
		for (const visitor of visitors)
			weights[`${name}, ${visitor}`] = await weigh(browser, site + path, cookies[visitor]);
	console.table(weights);

	const scores: Record<string, object> = {};
	const limits: Limit[] = [];
	/** After each page, for all of them take three quarters of an hour; some are told, and not kept as if they were all. */
	const write = async () => {
		if (values.only) return;
		await writeResult('pages', { ...before, command: 'npm run bench:pages', result: { weights, scores } });
	};
	for (const { name, path, floor: hasFloor } of pages) {
		const url = site + path;
		const {
			first,
			returning,
			floor: least,
		} = await judge(executablePath, {
			first: { url, cookies: cookies.first },
			returning: { url, cookies: cookies.returning },
			...(hasFloor && { floor: { url: floor.origin + path } }),
		});
		for (const [visitor, { scores: mine, lost }] of Object.entries({ first, returning }))
			scores[`${name}, ${visitor}`] = { ...mine, lost: lost.join(' ') };
		if (least) {
			const { FCP, LCP, TBT } = returning.scores;
			scores[`${name}, floor`] = least.scores;
			const beside = {
				FCP: ratio(FCP, least.scores.FCP),
				LCP: ratio(LCP, least.scores.LCP),
				TBT: Math.round(TBT - least.scores.TBT),
			};
			scores[`${name}, ratio`] = beside;
			limits.push([`the FCP of ${name} beside the floor's`, beside.FCP, 1.3]);
			limits.push([`the LCP of ${name} beside the floor's`, beside.LCP, 1.3]);
		}
		await write();
	}
	console.table(scores);
	checkLimits(limits);
} finally {
	await browser.close();
	await floor.stop();
	await endAll();
	for (const made of [folder, data]) rmSync(made, { recursive: true, force: true });
}
