// node art/layers.mjs [name ...]: cuts the key art of the newest games into the layers that move against each other.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cutLayers } from './draw/cut-layers.mjs';

const out = join(import.meta.dirname, '../content/media');
const games = ['wending', 'the-salt-crown', 'emberwick'];
const [width, height] = [1920, 1080];
/** All layers of a game together. */
const limit = 250_000;

const wanted = process.argv.slice(2);
for (const game of games)
	if (wanted.length === 0 || wanted.some((part) => game.includes(part))) await exportLayers(game);

async function exportLayers(game) {
	const { paint } = await import(`./games/${game}.mjs`);
	const layers = await cutLayers(join(out, `game-${game}-wide.webp`), paint, { width, height });
	for (let quality = 70; ; quality -= 4) {
		const files = await Promise.all(layers.map((layer) => encode(layer, quality)));
		const size = files.reduce((sum, { length }) => sum + length, 0);
		if (size > limit && quality > 30) continue;
		for (const [index, bytes] of files.entries())
			writeFileSync(join(out, `game-${game}-layer-${index}.avif`), bytes);
		console.log(game, layers.map(({ name }, i) => `${name} ${Math.round(files[i].length / 1000)} KB`).join(', '), `quality ${quality}`);
		return;
	}
}

function encode({ pixels }, quality) {
	return sharp(pixels, { raw: { width, height, channels: 4 } }).avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer();
}
