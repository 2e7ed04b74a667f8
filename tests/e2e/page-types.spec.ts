import { expect, type Page, test } from '@playwright/test';
import { isFull, sample } from '../support/full.ts';
import { complaintsOf } from './account-support.ts';
import { axeFindings } from './axe.ts';
import { statesUnseenInForcedColors, unseenInForcedColors } from './forced-colors.ts';
import { ofAccount, open, type PageType, pageTypes, prefixes, somePrefixes, unlisted } from './page-types.ts';
import { expectRoom, zoomed } from './pseudo-locale.ts';
import { smallTargets } from './targets.ts';

const schemes = ['light', 'dark'] as const;
const widths = [390, 1440] as const;

interface Look {
	scheme: (typeof schemes)[number];
	width: number;
}

/** What axe finds in each look of a page that is open; still, so that no colour is caught on its way to another. */
async function findings(page: Page, looks: readonly Look[]): Promise<string[]> {
	const found: string[] = [];
	for (const { scheme, width } of looks) {
		await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
		await page.setViewportSize({ width, height: 900 });
		for (const { id, nodes } of await axeFindings(page))
			found.push(...nodes.map(({ target }) => `${scheme}, ${width} px: ${id} at ${target.join(' ')}`));
	}
	return found;
}

const everyLook = schemes.flatMap((scheme) => widths.map((width) => ({ scheme, width })));
const lookOf = (turn: number): Look => ({
	scheme: schemes[turn % schemes.length] ?? 'light',
	width: widths[Math.floor(turn / 2) % widths.length] ?? 390,
});

async function expectRoomForTwiceTheText(page: Page): Promise<void> {
	for (const width of [390, 1024]) {
		await page.setViewportSize({ width, height: 800 });
		const needed = await page.evaluate(() => {
			const root = document.documentElement;
			root.style.fontSize = '200%';
			const { scrollWidth } = root;
			root.style.fontSize = '';
			return scrollWidth;
		});
		expect(needed).toBeLessThanOrEqual(width);
	}
}

test.describe.configure({ mode: 'parallel' });

for (const [turn, type] of sample(pageTypes.entries(), 3))
	for (const prefix of somePrefixes(turn)) {
		const look = lookOf(turn);
		const name = `${prefix}${type.path} in ${look.scheme} colours, ${look.width} px wide`;
		test(`axe finds nothing on ${name}; targets are 44 px high, forced colours leave everything to be seen, and there is room for twice the text, wider spacing and longer words in both directions`, async ({
			page,
		}) => {
			const complaints = complaintsOf(page);
			await open(page, type, prefix);
			expect(complaints).toEqual([]);
			expect(await findings(page, [look])).toEqual([]);
			await page.emulateMedia({ forcedColors: 'active' });
			expect(await page.evaluate(unseenInForcedColors)).toEqual([]);
			expect(await statesUnseenInForcedColors(page)).toEqual([]);
			await page.emulateMedia({ forcedColors: null });
			await expectRoomForTwiceTheText(page);
			await page.setViewportSize({ width: 390, height: 844 });
			expect(await page.evaluate(smallTargets), 'lower than 44 px').toEqual([]);
			await page.setViewportSize(zoomed);
			await expectRoom(page);
		});
	}

/** What the sitemap lists in the language of the unprefixed pages. */
async function listed(page: Page): Promise<PageType[]> {
	const text = await (await page.request.get('/sitemap-0.xml')).text();
	const paths = [...text.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname);
	return paths.filter((path) => !/^\/(?:en|fr|es)(?:\/|$)/.test(path)).map((path) => ({ path }));
}

async function findingsOfType(page: Page, type: PageType): Promise<string[]> {
	const found: string[] = [];
	for (const prefix of prefixes) {
		await open(page, type, prefix);
		found.push(...(await findings(page, everyLook)).map((finding) => `${prefix}${type.path} ${finding}`));
	}
	return found;
}

if (isFull) {
	for (const type of [...unlisted, ...ofAccount])
		test(`axe finds nothing in any look and language of ${type.path}`, async ({ page }) => {
			test.setTimeout(240_000);
			expect(await findingsOfType(page, type)).toEqual([]);
		});

	const parts = 8;
	for (let part = 0; part < parts; part++)
		test(`axe finds nothing in any look and language of what the sitemap lists, part ${part + 1} of ${parts}`, async ({
			page,
		}) => {
			test.setTimeout(3_600_000);
			const types = await listed(page);
			expect(types.length).toBeGreaterThan(100);
			const found: string[] = [];
			for (const [index, type] of types.entries())
				if (index % parts === part) found.push(...(await findingsOfType(page, type)));
			expect(found).toEqual([]);
		});
}
