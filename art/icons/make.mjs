// node art/icons/make.mjs: the icons of the site, from public/mark.svg.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../../public');
const mark = readFileSync(join(folder, 'mark.svg'), 'utf8').match(/<path.*\/>/)[0];
const [ink, ground, paper, flame] = ['#0b0f19', '#1a2440', '#f6f1e7', '#f5c044'];

/** The mark on ink, a soft light behind the flame; `share` is how much of the side it takes. */
function tile(share) {
	const edge = (1 - share) * 50;
	const size = share / 0.32;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
		<style>.candle { fill: ${paper} } .flame { fill: ${flame} }</style>
		<radialGradient id="g" cx=".5" cy=".34" r=".72"><stop stop-color="${ground}"/><stop offset="1" stop-color="${ink}"/></radialGradient>
		<rect width="100" height="100" fill="url(#g)"/>
		<g transform="translate(${edge} ${edge}) scale(${size})">${mark}</g>
	</svg>`;
}

const png = (share, side) =>
	sharp(Buffer.from(tile(share)), { density: 72 * (side / 100) })
		.resize(side, side)
		.png({ compressionLevel: 9, palette: true })
		.toBuffer();

/** An icon file around one PNG, 32 px wide and high. */
function ico(picture) {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(32, 6);
	head.writeUInt8(32, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(picture.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, picture]);
}

// Icons of 192 and 512 may be cut to a circle: the mark stays inside its inner four fifths.
for (const [name, side, share] of [
	['apple-touch-icon', 180, 0.68],
	['icon-192', 192, 0.58],
	['icon-512', 512, 0.58],
])
	writeFileSync(join(folder, `${name}.png`), await png(share, side));

// Feed readers and some browsers ask for it whatever a page says.
writeFileSync(join(folder, 'favicon.ico'), ico(await png(0.86, 32)));
