import { join } from 'node:path';
import sharp from 'sharp';
import { brush, grade } from './develop.mjs';

/** A picture of out/ as (u, v) => linear colour, to hang on a wall or show on a screen. */
export async function print(name, wide = 480) {
	const file = join(import.meta.dirname, '../../content/media', `${name}.webp`);
	const { data, info } = await sharp(file)
		.resize({ width: wide })
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return (u, v) => {
		const x = Math.min(info.width - 1, Math.floor(u * info.width));
		const y = Math.min(info.height - 1, Math.floor(v * info.height));
		const o = (y * info.width + x) * 3;
		return [0, 1, 2].map((c) => (data[o + c] / 255) ** 2.2);
	};
}

/** The last steps all places share: strokes, light that spills, colour and grain. */
export async function varnish(
	canvas,
	{ stroke = 3.4, bloom = [0.72, 0.35, [5, 20, 60]], colours = {}, ...finish } = {},
) {
	if (stroke) brush(canvas, stroke, 0.8);
	for (const { markup, ...at } of canvas.faces ?? [])
		await canvas.draw(markup, { ...at, mode: 'multiply', opacity: 0.9 });
	if (bloom) await canvas.bloom(...bloom);
	grade(canvas, colours);
	canvas.finish({ vignette: 0.35, contrast: 1.15, saturation: 1.05, grain: 0.03, seed: 7, ...finish });
}

/** SVG markup (units: thousandths of the height) as such a picture, `wide` times as wide as high. */
export async function drawn(markup, wide, ground = '#efe6d2', height = 420) {
	const width = Math.round(height * wide);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${wide * 1000} 1000"><rect width="100%" height="100%" fill="${ground}"/>${markup}</svg>`;
	const { data } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return (u, v) => {
		const x = Math.min(width - 1, Math.floor(u * width));
		const y = Math.min(height - 1, Math.floor(v * height));
		return [0, 1, 2].map((c) => (data[(y * width + x) * 3 + c] / 255) ** 2.2);
	};
}
