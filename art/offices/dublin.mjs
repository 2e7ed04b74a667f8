import { paintSky, paintWater, windowGrid } from '../draw/city.mjs';
import { rgb } from '../draw/colour.mjs';
import { random } from '../draw/noise.mjs';
import { birds, circle, group, path, polygon, walker } from '../draw/shapes.mjs';

const light = { dx: 0.9, dy: -0.4, light: rgb('#ffd9a0') };
const iron = '#e9ecdf';

export async function paint(canvas) {
	const next = random(44);
	paintSky(canvas, {
		stops: [
			[0, '#2c4468'],
			[0.4, '#6f87a0'],
			[0.75, '#e0b48c'],
			[1, '#ffe0a6'],
		],
		horizon: 0.66,
		disc: { x: 0.95, y: 0.5, r: 0.042 },
		glow: '#ffeabf',
		cloud: '#6c7088',
		cover: 0.68,
		seed: 15,
	});
	await canvas.lit(dome(), { ...light, width: 2, strength: 0.6 });
	await canvas.lit(quay(next, -20, 620, 1, 640), { ...light, width: 2.5, strength: 0.7 });
	await canvas.lit(quay(next, 960, 1520, 1, 646), { ...light, width: 2.5, strength: 0.7 });
	await canvas.draw(
		path('M0 690 L0 640 L620 650 L960 650 L1500 640 V690Z', '#4a4550') +
			path('M0 690 V676 H1500 V690Z', '#34313f'),
	);
	await canvas.lit(arch(), { ...light, width: 2.5, strength: 0.6 });
	await canvas.lit(people(next), { ...light, width: 1.4, strength: 0.7 });
	paintWater(canvas, { horizon: 0.688, tint: '#4d5f66', depthTint: '#1c2b3a' });
	await canvas.draw(lamps(), { mode: 'screen', blur: 5 });
	await canvas.draw(lamps());
	await canvas.draw(
		path('M0 1000 V948 Q300 930 560 966 Q700 990 720 1000Z', '#14202b') +
			birds(next, 520, 250, 9, 150, '#f1eee2'),
	);
	await canvas.bloom(0.82, 0.4);
	canvas.finish({ vignette: 0.3, contrast: 1.14, saturation: 1.08, grain: 0.035, seed: 15 });
}

/** The elliptic arch with its railing and the three lamp hoops. */
function arch() {
	const deck = (x) => 618 - 66 * (1 - ((x - 760) / 520) ** 2);
	let out = path(
		'M232 688 Q260 640 330 608 Q540 520 760 520 Q980 520 1190 608 Q1260 640 1288 688 L1256 688 Q1220 640 1150 612 Q960 548 760 548 Q560 548 370 612 Q300 640 264 688Z',
		iron,
	);
	out += `<path d="M236 640 Q500 532 760 532 Q1020 532 1284 640" stroke="#b8bdb0" stroke-width="5" fill="none"/>`;
	for (let x = 240; x <= 1280; x += 13)
		out += `<path d="M${x} ${deck(x) + 6} V${deck(x) - 34}" stroke="${iron}" stroke-width="2.2"/>`;
	out += `<path d="M236 ${deck(236) - 34} ${Array.from({ length: 41 }, (_, i) => `L${236 + i * 26.2} ${deck(236 + i * 26.2) - 34}`).join(' ')}" stroke="${iron}" stroke-width="5" fill="none"/>`;
	for (let x = 300; x < 1230; x += 34)
		out += `<path d="M${x} ${620 - 80 * (1 - ((x - 760) / 520) ** 2)} l17 22 l17 -22" stroke="${iron}" stroke-width="3" fill="none"/>`;
	for (const x of [420, 760, 1100]) {
		const y = deck(x) - 30;
		out += `<path d="M${x - 74} ${y + 8} V${y - 60} Q${x - 70} ${y - 124} ${x} ${y - 132} Q${x + 70} ${y - 124} ${x + 74} ${y - 60} V${y + 8}" stroke="${iron}" stroke-width="6" fill="none"/><path d="M${x - 60} ${y - 70} Q${x - 40} ${y - 108} ${x} ${y - 112} Q${x + 40} ${y - 108} ${x + 60} ${y - 70}" stroke="${iron}" stroke-width="2.4" fill="none"/>`;
		out +=
			path(`M${x - 12} ${y - 134} h24 l-5 -32 h-14z`, '#5a5448') +
			path(`M${x - 10} ${y - 166} L${x} ${y - 182} L${x + 10} ${y - 166}Z`, iron);
	}
	return (
		out +
		polygon(
			[
				[190, 690],
				[190, 610],
				[262, 604],
				[266, 690],
			],
			'#8f8a80',
		) +
		polygon(
			[
				[1256, 690],
				[1258, 604],
				[1330, 610],
				[1330, 690],
			],
			'#8f8a80',
		)
	);
}

function lamps() {
	let out = '';
	for (const x of [420, 760, 1100]) {
		const y = 618 - 66 * (1 - ((x - 760) / 520) ** 2) - 30;
		out += path(`M${x - 9} ${y - 138} h18 l-4 -24 h-10z`, '#fff0bd');
	}
	for (const x of [60, 150, 1390, 1470]) out += circle(x, 566, 6, '#ffe7a8');
	return out;
}

function quay(next, from, to, size, base) {
	const walls = ['#8b4f48', '#a96f56', '#5f6a72', '#c0a07c', '#74464c', '#90857a', '#43586a'];
	let out = '';
	for (let i = 0, x = from; x < to; i++) {
		const w = (62 + next() * 46) * size;
		const far = Math.min(1, Math.abs(x - 780) / 700);
		const h = (110 + next() * 70) * (0.5 + far * 0.75);
		const wall = walls[(i * 3 + (from > 0 ? 2 : 0)) % walls.length];
		out +=
			polygon(
				[
					[x, base + 12],
					[x, base - h],
					[x + w, base - h],
					[x + w, base + 12],
				],
				wall,
			) +
			polygon(
				[
					[x - 3, base - h],
					[x + 6, base - h - 16],
					[x + w - 6, base - h - 16],
					[x + w + 3, base - h],
				],
				'#3d3c4b',
			);
		for (const c of [0.2, 0.74])
			if (next() > 0.3)
				out += polygon(
					[
						[x + w * c, base - h - 12],
						[x + w * c, base - h - 40],
						[x + w * c + 15, base - h - 40],
						[x + w * c + 15, base - h - 12],
					],
					'#70424a',
				);
		out += windowGrid(next, {
			x: x + 4,
			y: base - h + 6,
			w: w - 8,
			h: h - 36,
			columns: 3,
			rows: Math.max(2, Math.round(h / 46)),
			lit: '#ffe0a0',
			dark: '#39404f',
			share: 0.35,
			tall: 1.8,
		});
		out += `<rect x="${x + 3}" y="${base - 26}" width="${w - 6}" height="8" fill="${['#2f5d50', '#a33f35', '#27425f', '#c99a3d'][i % 4]}"/><rect x="${x + 6}" y="${base - 17}" width="${w - 12}" height="26" fill="#ffdca0" opacity="0.85"/>`;
		x += w + 1;
	}
	return `${out}<path d="M${from > 0 ? 1390 : 60} 640 V566 M${from > 0 ? 1470 : 150} 640 V566" stroke="#2c2d38" stroke-width="5"/>`;
}

function dome() {
	return (
		path('M590 660 V560 H604 V500 Q606 440 660 426 Q714 440 716 500 V560 H730 V660Z', '#7f8b98') +
		path('M604 500 Q610 440 660 428 Q710 440 716 500Z', '#5f8f86') +
		'<path d="M660 428 V396" stroke="#5f8f86" stroke-width="5"/>' +
		[612, 636, 660, 684, 708]
			.map((x) => `<rect x="${x - 4}" y="504" width="8" height="34" fill="#a9b2b8"/>`)
			.join('')
	);
}

function people(next) {
	let out = '';
	for (const x of [356, 520, 560, 690, 846, 900, 1040, 1176]) {
		const y = 618 - 66 * (1 - ((x - 760) / 520) ** 2) - 2;
		out += group(
			walker(['#2d2b3c', '#4a2f3a', '#243b47'][Math.floor(next() * 3)]),
			`translate(${x} ${y}) scale(${next() > 0.5 ? 4.6 : -4.6} 4.6)`,
		);
	}
	return out;
}
