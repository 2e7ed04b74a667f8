// node art/trailers/make.mjs [--stills folder] [game ...]: films the trailers, or takes a strip of stills of each.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { filesOf } from './scenes.mjs';
import { timed, trailers } from './shots.mjs';
import { compose } from './sound.mjs';

const root = join(import.meta.dirname, '../..');
const media = join(root, 'content/media');
const frame = { width: 1280, height: 720, bars: 60 };
const rate = 24;
/** What a film may weigh, sound included. */
const limit = 2_400_000;
const soundRate = 72_000;
const paper = '#f6efe2';

const { values, positionals } = parseArgs({ options: { stills: { type: 'string' } }, allowPositionals: true });
const wanted = Object.keys(trailers).filter((game) => positionals.length === 0 || positionals.includes(game));
const own = existsSync(chromium.executablePath());
const browser = await chromium.launch({ executablePath: own ? undefined : '/usr/bin/chromium', args: ['--no-sandbox'] });

async function film(game) {
	const { shots, total } = timed(trailers[game]);
	const page = await openStage(await Promise.all(shots.map((shot) => withFiles(game, shot))));
	const draw = async (seconds) => Buffer.from(await page.evaluate(([at, end]) => window.drawFrame(at, end), [seconds, total]), 'base64');
	if (values.stills) await strip(game, draw, total);
	else await encode(game, draw, total);
	await page.close();
}

async function openStage(shots) {
	const page = await browser.newPage();
	const particles = stripTypeScriptTypes(readFileSync(join(root, 'src/features/media/particles.ts'), 'utf8'));
	const stage = readFileSync(join(import.meta.dirname, 'stage.mjs'), 'utf8');
	const imports = { particles: `data:text/javascript;base64,${Buffer.from(particles).toString('base64')}` };
	await page.setContent(
		`<!doctype html><script>window.frame = ${JSON.stringify(frame)}</script><script type="importmap">${JSON.stringify({ imports })}</script><script type="module">${stage}</script>`,
	);
	await page.waitForFunction(() => window.drawFrame);
	await page.evaluate((all) => window.prepare(all), shots);
	return page;
}

/** A shot with what it shows as data addresses. */
async function withFiles(game, shot) {
	if (shot.card === 'studio') return { ...shot, files: [], logo: lettering(join(root, 'src/brand/wordmark.svg')), logoWidth: 0.26 };
	const isTitle = shot.card === 'title';
	const files = (await filesOf(game, isTitle ? 'wide' : shot.scene)).map(toAddress);
	if (!isTitle) return { ...shot, files };
	const soft = await sharp(join(media, `game-${game}-wide.webp`)).resize(1280).blur(14).jpeg().toBuffer();
	return {
		...shot,
		files: [`data:image/jpeg;base64,${soft.toString('base64')}`],
		shade: 0.62,
		from: { x: 0.5, y: 0.5, zoom: 1.06 },
		to: { x: 0.5, y: 0.5, zoom: 1.16 },
		logo: lettering(join(media, `game-${game}-logo.svg`)),
		logoWidth: 0.46,
	};
}

const toAddress = (file) => `data:image/${extname(file).slice(1)};base64,${readFileSync(file).toString('base64')}`;

/** A drawing of one colour, large, in the colour of paper. */
function lettering(file) {
	const drawing = readFileSync(file, 'utf8');
	const [width, height] = /viewBox="([^"]+)"/.exec(drawing)[1].split(' ').slice(2);
	const size = / width="\d/.test(drawing) ? '' : `width="${width * 4}" height="${height * 4}"`;
	const svg = drawing.replace('<svg', `<svg color="${paper}" ${size}`);
	return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

async function strip(game, draw, total) {
	mkdirSync(values.stills, { recursive: true });
	const [columns, rows, width, height] = [5, 5, 480, 270];
	const parts = [];
	for (let i = 0; i < columns * rows; i++) {
		const still = await sharp(await draw(((i + 0.5) / (columns * rows)) * total)).resize(width, height).toBuffer();
		parts.push({ input: still, left: (i % columns) * width, top: Math.floor(i / columns) * height });
	}
	await sharp({ create: { width: columns * width, height: rows * height, channels: 3, background: '#000' } })
		.composite(parts)
		.jpeg({ quality: 88 })
		.toFile(join(values.stills, `${game}.jpg`));
}

/** Films into a lossless master and makes the two files of it, each in two passes so that it weighs what it may. */
async function encode(game, draw, total) {
	const folder = mkdtempSync(join(tmpdir(), 'trailer-'));
	const [sound, master] = [join(folder, 'sound.wav'), join(folder, 'master.mkv')];
	writeFileSync(sound, compose(game, timed(trailers[game])));
	const camera = ffmpeg(['-f', 'image2pipe', '-framerate', `${rate}`, '-i', '-', '-vf', 'hqdn3d=1.5:1.5:4:4,format=yuv420p', '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '6', master]);
	for (let i = 0; i < total * rate; i++) if (!camera.stdin.write(await draw(i / rate))) await new Promise((done) => camera.stdin.once('drain', done));
	camera.stdin.end();
	await ended(camera);
	const video = Math.floor((limit * 8) / total - soundRate);
	const output = join(media, `game-${game}-trailer`);
	const passes = ['-b:v', `${video}`, '-pix_fmt', 'yuv420p', '-passlogfile', join(folder, 'pass'), '-map_metadata', '-1'];
	const h264 = [...passes, '-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'high', '-aq-mode', '3'];
	const vp9 = [...passes, '-c:v', 'libvpx-vp9', '-deadline', 'good', '-cpu-used', '3', '-row-mt', '1', '-auto-alt-ref', '1', '-lag-in-frames', '25'];
	await twoPasses(master, h264, ['-i', sound, '-c:a', 'aac', '-b:a', `${soundRate}`, '-movflags', '+faststart', '-shortest'], `${output}.mp4`);
	await twoPasses(master, vp9, ['-i', sound, '-c:a', 'libopus', '-b:a', `${soundRate}`, '-shortest'], `${output}.webm`);
	await sharp(await draw(posterAt(game)))
		.extract({ left: 0, top: frame.bars, width: frame.width, height: frame.height - 2 * frame.bars })
		.webp({ quality: 86 }).toFile(`${output}.webp`);
	rmSync(folder, { recursive: true });
	for (const ending of ['mp4', 'webm', 'webp']) console.log(`${output}.${ending}`, `${Math.round(statSync(`${output}.${ending}`).size / 1000)} KB`, `${total.toFixed(1)} s`);
}

/** The second that a poster shows: well into the shot of the key art. */
function posterAt(game) {
	const { start, length } = timed(trailers[game]).shots.at(-2);
	return start + length * 0.45;
}

async function twoPasses(master, video, sound, output) {
	const [, , ...own] = sound;
	await ended(ffmpeg(['-i', master, ...video, '-pass', '1', '-an', '-f', 'null', '-']));
	await ended(ffmpeg(['-i', master, '-i', sound[1], ...video, '-pass', '2', ...own, output]));
}

function ffmpeg(args) {
	return spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
}

const ended = (child) =>
	new Promise((resolve, reject) => child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`)))));

for (const game of wanted) await film(game);
await browser.close();
