import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { cutLayers } from '../draw/cut-layers.mjs';

const media = join(import.meta.dirname, '../../content/media');
/** Finding out what covers what takes a while, so layers are kept between runs. */
const kept = join(tmpdir(), 'trailer-layers');
const [width, height] = [1600, 900];

/** The files of a scene, the finished picture first, then its layers from the farthest to the nearest. */
export async function filesOf(game, scene) {
	const picture = join(media, `game-${game}-${scene === 'wide' ? 'wide' : `scene-${scene}`}.webp`);
	const isLayer = (file) => file.startsWith(`game-${game}-layer-`);
	const layers = scene === 'wide' ? readdirSync(media).filter(isLayer).sort().map((file) => join(media, file)) : await layersOf(game, scene);
	return [picture, ...layers];
}

async function layersOf(game, scene) {
	const folder = join(kept, `${game}-${scene}`);
	if (!existsSync(folder)) await cut(game, scene, folder);
	return readdirSync(folder).sort().map((file) => join(folder, file));
}

async function cut(game, scene, folder) {
	const scenes = join(import.meta.dirname, '../scenes', game);
	const file = readdirSync(scenes).find((name) => name.startsWith(`${scene}-`));
	const { paint } = await import(join(scenes, file));
	const layers = await cutLayers(join(media, `game-${game}-scene-${scene}.webp`), paint, { width, height });
	mkdirSync(folder, { recursive: true });
	for (const [index, { pixels }] of layers.entries())
		await sharp(pixels, { raw: { width, height, channels: 4 } })
			.webp({ quality: 95, alphaQuality: 100 })
			.toFile(join(folder, `${index}.webp`));
}
