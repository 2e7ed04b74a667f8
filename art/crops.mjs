import { join } from 'node:path';
import sharp from 'sharp';
import { random } from './draw/noise.mjs';

/**
 * Banners and news pictures: parts of the scenes, some in another light.
 * left, top and width are shares of the source; the height follows from the size.
 */
const banner = { size: [1600, 600] };
const news = { size: [1600, 900] };

export const crops = [
	{
		name: 'banner-brine-gate',
		from: 'game-the-salt-crown-wide',
		left: 0.33,
		top: 0.43,
		width: 0.67,
		light: { brightness: 0.9, saturation: 1.15, hue: -8 },
		...banner,
	},
	{
		name: 'banner-playtest-season',
		from: 'game-emberwick-scene-1',
		left: 0,
		top: 0.3,
		width: 1,
		...banner,
	},
	{
		name: 'banner-wending-sets-out',
		from: 'game-wending-wide',
		left: 0.08,
		top: 0.11,
		width: 0.9,
		...banner,
	},
	{
		name: 'news-the-brine-gate-opens',
		from: 'game-the-salt-crown-wide',
		left: 0.42,
		top: 0.35,
		width: 0.48,
		light: { brightness: 0.8, saturation: 1.15, hue: -12 },
		...news,
	},
	{
		name: 'news-three-weeks-of-reigns',
		from: 'game-the-salt-crown-wide',
		left: 0.36,
		top: 0.36,
		width: 0.64,
		...news,
	},
	{
		name: 'news-the-salt-crown-is-out',
		from: 'game-the-salt-crown-wide',
		left: 0.12,
		top: 0.02,
		width: 0.88,
		...news,
	},
	{ name: 'news-introducing-wending', from: 'game-wending-wide', left: 0.2, top: 0.16, width: 0.8, ...news },
	{
		name: 'news-how-to-build-a-city-of-salt',
		from: 'game-the-salt-crown-tall',
		left: 0,
		top: 0.2,
		width: 1,
		light: { brightness: 1.04, saturation: 0.8, hue: 14 },
		...news,
	},
	{
		name: 'news-a-playtest-room-in-selangor',
		from: 'office-selangor',
		left: 0.04,
		top: 0.05,
		width: 0.92,
		...news,
	},
	{
		name: 'news-emberwick-second-winter',
		from: 'game-emberwick-wide',
		left: 0.14,
		top: 0.14,
		width: 0.86,
		tint: { colour: '#a9c8ff', strength: 0.75 },
		snow: 340,
		...news,
	},
	{ name: 'news-writing-in-three-languages', from: 'office-quebec', left: 0, top: 0.02, width: 1, ...news },
	{
		name: 'news-ten-years-of-two-moons',
		from: 'game-a-quarrel-of-moons-wide',
		left: 0.16,
		top: 0,
		width: 0.84,
		...news,
	},
];

export async function makeCrop({ from, left, top, width, size, light, tint, snow = 0 }, folder) {
	const source = sharp(join(folder, `${from}.webp`));
	const { width: w, height: h } = await source.metadata();
	const region = { left: Math.round(left * w), top: Math.round(top * h), width: Math.floor(width * w) };
	region.height = Math.min(Math.round((region.width * size[1]) / size[0]), h - region.top);
	let image = source.extract(region).resize(...size, { kernel: 'lanczos3' });
	if (light) image = image.modulate(light);
	if (!tint) return image;
	const layer = await sharp({
		create: {
			width: size[0],
			height: size[1],
			channels: 4,
			background: { ...channels(tint.colour), alpha: tint.strength },
		},
	})
		.png()
		.toBuffer();
	return sharp(await image.png().toBuffer()).composite([
		{ input: layer, blend: 'soft-light' },
		{ input: layer, blend: 'soft-light' },
		{ input: Buffer.from(flakes(...size, snow)) },
	]);
}

function flakes(width, height, count) {
	const next = random(12);
	let dots = '';
	for (let i = 0; i < count; i++) {
		dots += `<circle cx="${(next() * width).toFixed(1)}" cy="${(next() * height).toFixed(1)}" r="${(0.8 + next() ** 4 * 6).toFixed(1)}" fill="#fff" opacity="${(0.25 + next() * 0.5).toFixed(2)}"/>`;
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${dots}</svg>`;
}

function channels(hex) {
	const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
	return { r, g, b };
}
