// node art/make.mjs [name ...]: makes every picture, or those whose file name contains a name.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { crops, makeCrop } from './crops.mjs';
import { Canvas } from './draw/canvas.mjs';

const out = join(import.meta.dirname, '../content/media');
const wanted = process.argv.slice(2);
const games = [
	'the-salt-crown',
	'emberwick',
	'a-quarrel-of-moons',
	'lowtide',
	'thornhollow',
	'the-glass-regent',
	'wending',
];
const offices = ['gent', 'quebec', 'barcelona', 'kuala-lumpur', 'guildford', 'dublin', 'selangor'];
/** Their fronts after dark, where no gallery shows what is inside. */
const fronts = ['kuala-lumpur', 'guildford', 'dublin'];
const merch = [
	'lamplighter-mug',
	'two-moons-pin',
	'citadel-print',
	'briar-tee',
	'tallow-candle',
	'book-of-tides',
];
/** Scenes of their own for banners, stories and the day of a playtest. */
const news = [
	['banner-brine-gate', 'brine-gate', 2400, 900],
	['news-the-salt-crown-is-out', 'the-salt-crown-is-out', 2400, 1350],
	['news-how-snow-remembers', 'how-snow-remembers', 2400, 1350],
	['playtests-questions', 'playtest-questions', 1600, 900],
];
/** Pictures are painted this much larger and scaled down, which smooths their edges. */
const oversize = 1.5;
const heroOversize = 1.25;
/** In-game scenes are traced ray by ray, which takes its time. */
const sceneOversize = 1.25;

mkdirSync(out, { recursive: true });
for (const game of games) {
	await make(`game-${game}-wide`, `./games/${game}.mjs`, 2400, 1350, true, heroOversize);
	await make(`game-${game}-tall`, `./games/${game}.mjs`, 960, 1440, false);
}
for (const game of games) {
	for (const file of scenesOf(game))
		await make(
			`game-${game}-scene-${file[0]}`,
			`./scenes/${game}/${file}`,
			...(opensPage(game, file) ? [2400, 1350] : [1600, 900]),
			true,
			sceneOversize,
		);
}
for (const office of offices)
	await make(`office-${office}`, `./offices/${office}.mjs`, 2400, 1600, true, heroOversize);
for (const front of fronts)
	await make(`office-${front}-front`, `./offices/${front}-front.mjs`, 1600, 1067, true, heroOversize);
for (const product of merch) await make(`merch-${product}`, `./merch/${product}.mjs`, 800, 800);
for (const [name, module, width, height] of news)
	await make(name, `./news/${module}.mjs`, width, height, true, heroOversize);
for (const crop of crops) if (isWanted(crop.name)) await save(crop.name, await makeCrop(crop, out));

/** Scenes that open an article from edge to edge, and have to be as wide as the widest screens. */
function opensPage(game, file) {
	return ['the-salt-crown/3', 'wending/1', 'wending/2'].includes(`${game}/${file[0]}`);
}

/** The files of a game's scenes begin with their number. */
function scenesOf(game) {
	return readdirSync(join(import.meta.dirname, 'scenes', game))
		.filter((file) => /^\d-.*\.mjs$/.test(file))
		.sort();
}

async function make(name, module, width, height, wide, scale = oversize) {
	if (!isWanted(name)) return;
	const { paint } = await import(module);
	const canvas = new Canvas(Math.round(width * scale), Math.round(height * scale));
	await paint(canvas, wide);
	await save(name, canvas.image(width, height));
}

/** The best quality that stays under 500 KB where a picture may fill the screen, under 300 KB elsewhere. */
async function save(name, image) {
	const { data: pixels, info } = await image
		.png({ compressionLevel: 1 })
		.toBuffer({ resolveWithObject: true });
	const limit = info.width >= 2000 ? 500_000 : 300_000;
	for (let quality = 94; quality >= 40; quality -= 4) {
		const bytes = await sharp(pixels).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
		if (bytes.length > limit && quality > 40) continue;
		writeFileSync(join(out, `${name}.webp`), bytes);
		console.log(name, `${Math.round(bytes.length / 1000)} KB`, `quality ${quality}`);
		return;
	}
}

function isWanted(name) {
	return wanted.length === 0 || wanted.some((part) => name.includes(part));
}
