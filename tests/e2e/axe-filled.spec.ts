import { expect, test } from '@playwright/test';
import { clearFaults, type Fault, setFaults } from '../support/control.ts';
import { sample } from '../support/full.ts';
import { axeFindings } from './axe.ts';
import { layoutFaults } from './pseudo-locale.ts';

test.afterEach(clearFaults);

const fault = { service: 'cms', path: '/api/open/offices/job-offers/9001' };
const job = {
	...{ id: '9001', title: 'Keeper of the Lamps', team: 'Art', location: 'gent' },
	...{ positionType: 'Part-time', remote: true },
	description: '<p>You would keep the lamps burning.</p>',
	requirements: '<ul><li>A steady hand.</li></ul>',
	salary: { min: 300_000, max: 350_000, currency: 'EUR', per: 'month' },
	...{ publishedAt: '2026-11-01T08:00:00Z', validThrough: '2099-12-31T22:59:59Z' },
	categories: [{ location: 'gent', team: 'Art' }],
};
const published = (changes: object = {}): Fault => ({
	...fault,
	mode: 'body',
	body: JSON.stringify({ ...job, ...changes }),
});

const looks = [
	{ colorScheme: 'light', width: 320 },
	{ colorScheme: 'dark', width: 1440 },
] as const;

for (const [name, prefix, state] of sample([
	['a job newer than the build', '', published()],
	['a job that is no longer open', '/fr', published({ closed: true })],
	['a job that never was', '/es', { ...fault, mode: 'status:404' }],
	['a CMS that fails', '/fr', { ...fault, mode: 'status:500' }],
] as const))
	test(`the page that a function fills for ${name} has no finding of axe, and room`, async ({ page }) => {
		await setFaults(state);
		await page.goto(`${prefix}/careers/9001`, { waitUntil: 'networkidle' });
		for (const { colorScheme, width } of looks) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			await page.setViewportSize({ width, height: 900 });
			expect(await axeFindings(page)).toEqual([]);
			expect(await page.evaluate(layoutFaults)).toEqual([]);
		}
	});
