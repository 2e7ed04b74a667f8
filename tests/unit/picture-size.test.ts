import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readImageSize } from '#cms/sources/files/image-sizes.ts';
import { gif, png, text } from '../support/files.ts';

const size = { width: 37, height: 23 };
const blank = (alpha: boolean) =>
	sharp({ create: { ...size, channels: alpha ? 4 : 3, background: { r: 200, g: 90, b: 10, alpha: 0.5 } } });

describe('the size of a picture', () => {
	test.each<[string, () => Promise<Buffer>]>([
		['AVIF', () => blank(false).avif().toBuffer()],
		['GIF', () => blank(false).gif().toBuffer()],
		['JPEG', () => blank(false).jpeg().toBuffer()],
		[
			'JPEG in steps, with more before its frame',
			() => blank(false).withMetadata().jpeg({ progressive: true }).toBuffer(),
		],
		['PNG', () => blank(true).png().toBuffer()],
		['WebP', () => blank(false).webp().toBuffer()],
		['WebP without losses', () => blank(false).webp({ lossless: true }).toBuffer()],
		['WebP one can see through', () => blank(true).webp().toBuffer()],
	])('is read from a %s', async (_name, make) => {
		expect(readImageSize(await make())).toEqual(size);
	});

	test('is how a picture is shown that was taken with the phone on its side', async () => {
		const turned = await blank(false).withMetadata({ orientation: 6 }).jpeg().toBuffer();
		expect(readImageSize(turned)).toEqual({ width: size.height, height: size.width });
	});

	test.each([
		['its view box', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d=""/></svg>'],
		['what it says itself', '<?xml version="1.0"?>\n<svg width="64px" height="32" viewBox="0 0 640 320"/>'],
	])('is read from an SVG by %s', (_name, svg) => {
		expect(readImageSize(Buffer.from(svg))).toEqual({ width: 64, height: 32 });
	});

	test('is read from the smallest pictures', () => {
		for (const picture of [png, gif]) expect(readImageSize(picture)).toEqual({ width: 1, height: 1 });
	});

	test.each([
		['words', text],
		['half of a PNG', png.subarray(0, 12)],
		['nothing', Buffer.alloc(0)],
		['an SVG without a size', Buffer.from('<svg/>')],
		['a JPEG without a frame', Buffer.from('ffd8ffe00004000000', 'hex')],
	])('is not made up for %s', (_name, bytes) => {
		expect(readImageSize(bytes)).toBeUndefined();
	});
});
