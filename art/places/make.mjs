// node art/places/make.mjs [--draft folder] [name ...]: paints the places, or those whose name contains a name.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Canvas } from '../draw/canvas.mjs';

const content = join(import.meta.dirname, '../../content/media');
const brand = join(import.meta.dirname, '../../src/brand');
const places = [
	['sign-in', 'sign-in', 1200, 1600, brand],
	['sign-up', 'sign-up', 1200, 1600, brand],
	['recovery', 'recovery', 1200, 1600, brand],
	['recovery-dark', 'recovery-dark', 1200, 1600, brand],
	['receipt', 'receipt', 1200, 1600, brand],
	['not-found', 'not-found', 2000, 1250, brand],
	['playtests', 'playtests', 2400, 1350],
	['careers', 'careers', 2000, 1125],
	['gallery-1', 'script-reading', 1200, 800],
	['gallery-2', 'stage', 1200, 800],
	['gallery-3', 'threads', 1200, 800],
	['gallery-4', 'courtyard', 1200, 800],
	['gallery-5', 'painters', 1200, 800],
	['gallery-6', 'choir', 1200, 800],
	['gallery-7', 'snowballs', 1200, 800],
	['gallery-8', 'rooftop', 1200, 800],
	['news-what-you-drew-in-october', 'drawings', 1600, 900],
	['news-three-weeks-of-reigns', 'rain-on-the-steps', 1600, 900],
	['news-how-to-build-a-city-of-salt', 'salt-model', 1600, 900],
	['news-ten-years-of-two-moons', 'birthday', 1600, 900],
	['support', 'support', 2400, 1000, brand],
	['press', 'press', 2000, 1125, brand],
];

const wanted = process.argv.slice(2);
const draft = wanted[0] === '--draft' ? wanted.splice(0, 2)[1] : undefined;
for (const [name, module, width, height, folder = content] of places) {
	if (wanted.length > 0 && !wanted.some((part) => name.includes(part) || module.includes(part))) continue;
	const { paint } = await import(`./${module}.mjs`);
	const size = draft ? 0.5 : 1;
	const canvas = new Canvas(width * size, height * size);
	// More pixels smooth each other, so that a large picture needs fewer rays for each.
	canvas.quality = draft ? 0.8 : width >= 1600 ? 0.4 : 1;
	await paint(canvas);
	if (draft)
		await canvas
			.image()
			.png()
			.toFile(join(draft, `${name}.png`));
	else await save(join(folder, `${name}.webp`), canvas.image(width, height));
}

/** The best quality that stays under 500 KB where a picture may fill the screen, under 300 KB elsewhere. */
async function save(file, image) {
	const { data: pixels, info } = await image
		.png({ compressionLevel: 1 })
		.toBuffer({ resolveWithObject: true });
	const limit = info.width >= 2000 ? 500_000 : 300_000;
	for (let quality = 94; quality >= 40; quality -= 4) {
		const bytes = await sharp(pixels).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
		if (bytes.length > limit && quality > 40) continue;
		writeFileSync(file, bytes);
		console.log(file, `${Math.round(bytes.length / 1000)} KB`, `quality ${quality}`);
		return;
	}
}
