import { expect, test } from '@playwright/test';
import { sample } from '../support/full.ts';

const paths = [
	'/',
	'/blog',
	'/blog/diary-of-a-broken-oath',
	'/careers',
	'/careers/location/gent',
	'/careers/location/kuala-lumpur',
	'/press',
	'/games',
	'/games/emberwick',
	'/support/saves',
	'/support/faqs/disk-space-the-salt-crown',
	'/support/report',
	'/support/feedback',
	'/support/patches',
	'/search',
];

/** Runs in the page: the pictures whose `sizes` say another width than they have, within a fifth. */
function wrongSizes(): string[] {
	const probe = document.body.appendChild(document.createElement('div'));
	const widthOf = (sizes: string) => {
		const parts = sizes
			.split(/,(?![^(]*\))/)
			.map((part) => /^\s*(\(max-width: [\d.]+px\))?\s*(.+)$/.exec(part));
		const [, , width = ''] = parts.find((part) => !part?.[1] || matchMedia(part[1]).matches) ?? [];
		probe.style.inlineSize = width;
		return probe.getBoundingClientRect().width;
	};
	const wrong = [...document.querySelectorAll<HTMLImageElement>('picture img[loading=lazy]')].flatMap(
		(image) => {
			const { width, height } = image.getBoundingClientRect();
			const sizes = image.previousElementSibling?.getAttribute('sizes') ?? '';
			if (width === 0) return [];
			const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
			// What is cut off at the sides has to be there as well, up to half as much again.
			const drawn = Math.min(1.5 * width, Math.max(width, height * ratio));
			const said = widthOf(sizes);
			if (said >= 0.8 * width && said <= 1.2 * drawn) return [];
			return [`${image.className} of ${Math.round(width)} px says ${Math.round(said)} (${sizes})`];
		},
	);
	probe.remove();
	return [...new Set(wrong)];
}

for (const path of sample(paths))
	test(`pictures of ${path} are fetched as wide as they stand there`, async ({ page }) => {
		for (const width of [390, 1024, 1440, 1920, 2560]) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(path, { waitUntil: 'domcontentloaded' });
			expect(await page.evaluate(wrongSizes), `${width} px`).toEqual([]);
		}
	});
