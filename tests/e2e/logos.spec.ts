import { expect, test } from '@playwright/test';
import { readLogo } from '#cms/logo.ts';
import { logos } from '../fixtures/logos.ts';

interface Pair {
	original: string;
	own: string;
	/** The channels that have to be the same: 3 is what is covered, however it is coloured. */
	channels: readonly number[];
}

interface Compared {
	isSeen: boolean;
	/** In thousandths of the picture. */
	different: number;
	/** What it is coloured in where that is one colour. */
	color: string | undefined;
}

/** Runs in the page: draws two files as images, and looks for what is not the same beyond what rounding changes. */
async function compare({ original, own, channels }: Pair): Promise<Compared> {
	const side = 240;
	const draw = async (svg: string) => {
		const image = new Image();
		image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
		await image.decode();
		const scale = side / Math.max(image.naturalWidth, image.naturalHeight);
		const context = new OffscreenCanvas(side, side).getContext('2d');
		if (!context) throw new Error('no canvas');
		context.drawImage(image, 0, 0, image.naturalWidth * scale, image.naturalHeight * scale);
		return context.getImageData(0, 0, side, side).data;
	};
	const [one, other] = await Promise.all([draw(original), draw(own)]);
	const shown = (pixels: Uint8ClampedArray, at: number, channel: number) => {
		const alpha = pixels[at + 3] ?? 0;
		return channel === 3 ? alpha : ((pixels[at + channel] ?? 0) * alpha) / 255;
	};
	let different = 0;
	const colors = new Set<string>();
	for (let at = 0; at < one.length; at += 4) {
		if (channels.some((channel) => Math.abs(shown(one, at, channel) - shown(other, at, channel)) > 16))
			different++;
		if (other[at + 3] === 255) colors.add([...other.slice(at, at + 3)].join());
	}
	return {
		isSeen: one.some((value) => value > 0),
		different: Math.round((1000 * different) / side ** 2),
		color: colors.size === 1 ? [...colors][0] : undefined,
	};
}

/** What is copied from a page names no namespace, and is shown there all the same. */
const asFile = (svg: string) =>
	/xmlns(?::\w+)?=/.test(svg) ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');

test('[FX-22] a logo looks in the browser as the file that it was made of', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/robots.txt');
	for (const { name, svg, shown } of logos.filter((logo) => logo.shown !== 'words')) {
		const { svg: own = '' } = await readLogo(svg);
		const channels = shown === 'light' ? [3] : [0, 1, 2, 3];
		const { isSeen, different, color } = await page.evaluate(compare, {
			original: asFile(svg),
			own,
			channels,
		});
		expect({ name, isSeen, different }).toEqual({ name, isSeen: true, different: 0 });
		if (shown === 'light' && color) expect({ name, color }).toEqual({ name, color: '253,250,244' });
	}
});

test('[FX-22] the home page opens with the logo of its game', async ({ page }) => {
	await page.goto('/');
	const logo = page.getByRole('heading', { level: 1 }).getByRole('img');
	await expect(logo).toHaveAttribute('src', /^\/logos\/[a-z-]+\.svg$/);
	await expect(logo).toHaveAccessibleName(/\w/);
	await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
