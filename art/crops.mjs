import { join } from 'node:path';
import sharp from 'sharp';
import { Canvas } from './draw/canvas.mjs';

/**
 * Parts of the scenes, some in another light. left, top and width are shares of the source; the height follows from
 * the size. `from` names a picture that is there, `scene` a script that is painted anew, larger than the scene itself.
 */
const banner = { size: [2400, 900] };
const news = { size: [1600, 900] };

export const crops = [
	{
		name: 'banner-playtest-season',
		scene: './scenes/emberwick/1-lantern-lane.mjs',
		left: 0,
		top: 0.3,
		width: 1,
		...banner,
	},
	{
		name: 'banner-wending-sets-out',
		scene: './scenes/wending/3-pass.mjs',
		left: 0,
		top: 0.16,
		width: 1,
		...banner,
	},
	{
		name: 'news-a-playtest-room-in-selangor',
		from: 'office-selangor',
		left: 0.04,
		top: 0.05,
		width: 0.92,
		light: { brightness: 0.96, saturation: 1.1, hue: 10 },
		...news,
	},
	{ name: 'news-writing-in-three-languages', from: 'office-quebec', left: 0, top: 0.02, width: 1, ...news },
	{
		name: 'archive-a-quarrel-of-moons',
		from: 'game-a-quarrel-of-moons-wide',
		left: 0.16,
		top: 0,
		width: 0.84,
		...news,
	},
	{
		name: 'archive-the-salt-crown',
		from: 'game-the-salt-crown-wide',
		left: 0.5,
		top: 0.42,
		width: 0.5,
		light: { brightness: 0.92, saturation: 0.7, hue: 12 },
		...news,
	},
];

export async function makeCrop({ from, scene, left, top, width, size, light }, folder) {
	const source = scene ? await painted(scene, size[0]) : sharp(join(folder, `${from}.webp`));
	const { width: w, height: h } = await source.metadata();
	const region = { left: Math.round(left * w), top: Math.round(top * h), width: Math.floor(width * w) };
	region.height = Math.min(Math.round((region.width * size[1]) / size[0]), h - region.top);
	const image = source.extract(region).resize(...size, { kernel: 'lanczos3' });
	return light ? image.modulate(light) : image;
}

async function painted(scene, wide) {
	const { paint } = await import(scene);
	const canvas = new Canvas(wide, Math.round((wide * 9) / 16));
	await paint(canvas);
	return sharp(await canvas.image().png({ compressionLevel: 1 }).toBuffer());
}
