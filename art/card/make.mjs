// node art/card/make.mjs: composes the picture that links to pages without one of their own are shown with.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const from = (path) => fileURLToPath(new URL(path, import.meta.url));
const [width, height] = [1200, 630];

const art = await sharp(from('../../src/brand/sign-in.webp'))
	.resize({ width: 860 })
	.extract({ left: 0, top: 480, width: 860, height })
	.toBuffer();
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
	<linearGradient id="shade"><stop offset="0.28" stop-color="#060a13" stop-opacity="0"/><stop offset="0.66" stop-color="#060a13"/></linearGradient>
	<rect width="100%" height="100%" fill="url(#shade)"/></svg>`;
// The colours that the mark has on dark ground.
const sign = readFileSync(from('../../public/mark.svg'), 'utf8').replace(
	/<style>[^<]*<\/style>/,
	'<style>.candle{fill:#f6f1e7}.flame{fill:#f5c044}</style>',
);
const mark = await sharp(Buffer.from(sign), { density: 600 }).resize(260).toBuffer();

await sharp({ create: { width, height, channels: 3, background: '#060a13' } })
	.composite([
		{ input: art, left: 0, top: 0 },
		{ input: Buffer.from(shade), left: 0, top: 0 },
		{ input: mark, left: 815, top: 185 },
	])
	.webp({ quality: 88 })
	.toFile(from('../../src/brand/card.webp'));
