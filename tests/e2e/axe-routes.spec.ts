import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { ofAccount, open, type PageType, pageTypes, prefixes, unlisted } from './page-types.ts';

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
const lookOf = (index: number): Look => ({
	scheme: schemes[index % schemes.length] ?? 'light',
	width: widths[Math.floor(index / 2) % widths.length] ?? 390,
});

test.describe.configure({ mode: 'parallel' });

for (const [index, type] of pageTypes.entries()) {
	const prefix = prefixes[index % prefixes.length] ?? '';
	const look = lookOf(index);
	test(`axe finds nothing on ${prefix}${type.path} in ${look.scheme} colours, ${look.width} px wide`, async ({
		page,
	}) => {
		await open(page, type, prefix);
		expect(await findings(page, [look])).toEqual([]);
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

if (process.env.TEST_FULL) {
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
