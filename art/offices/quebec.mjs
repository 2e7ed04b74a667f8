import { blocks, hills, paintSky, paintWater, windowGrid } from '../draw/city.mjs';
import { rgb } from '../draw/colour.mjs';
import { random } from '../draw/noise.mjs';
import { circle, group, path, polygon } from '../draw/shapes.mjs';

const brick = '#8a4f49';
const copper = '#4f8a84';

export async function paint(canvas) {
	const next = random(14);
	paintSky(canvas, {
		stops: [
			[0, '#0f1d3d'],
			[0.45, '#2c3f6e'],
			[0.8, '#7a6f97'],
			[1, '#d8a5a0'],
		],
		horizon: 0.7,
		disc: { x: 1.24, y: 0.2, r: 0.05 },
		glow: '#f3dcc8',
		cloud: '#2c3560',
		cover: 0.5,
		seed: 5,
		stars: 160,
	});
	await canvas.draw(hills({ width: 1500, base: 720, rise: 110, seed: 2.3, fill: '#56608c' }));
	await canvas.draw(hills({ width: 1500, base: 750, rise: 60, seed: 5.1, fill: '#3f4a78' }));
	paintWater(canvas, { horizon: 0.765, tint: '#3c4b7a', depthTint: '#121c3c', to: 1.5 });
	const light = { dx: 0.8, dy: -0.6, light: rgb('#ffe2cf') };
	await canvas.lit(
		path(
			'M0 1000 L0 600 Q120 570 260 585 L1010 600 Q1090 640 1120 720 Q1150 800 1250 850 L1300 1000Z',
			'#252c4f',
		),
		{ ...light, width: 5, strength: 0.5 },
	);
	await canvas.draw(slope(next));
	await canvas.lit(group(castle(next), 'translate(176 108) scale(0.82)'), {
		...light,
		width: 3,
		strength: 0.75,
	});
	await canvas.lit(lowerTown(next), { ...light, width: 3, strength: 0.8 });
	await canvas.draw(ice(next), { opacity: 0.85 });
	let flakes = '';
	for (let i = 0; i < 300; i++)
		flakes += circle(
			(next() * 1500).toFixed(0),
			(next() * 1000).toFixed(0),
			(0.8 + next() ** 3 * 4).toFixed(1),
			'#ffffff',
		);
	await canvas.draw(flakes, { opacity: 0.7, blur: 0.7 });
	await canvas.bloom(0.76, 0.45);
	canvas.finish({ vignette: 0.32, contrast: 1.14, saturation: 1.1, grain: 0.035, seed: 12 });
}

/** Snow in the clefts of the cliff, and bare trees under the terrace. */
function slope(next) {
	let out = '';
	for (let i = 0; i < 46; i++) {
		const x = next() * 1120;
		const y = 626 + next() ** 1.4 * 190;
		if (x > 1000 + (y - 600) * 0.6) continue;
		const w = 20 + next() * 70;
		out += polygon(
			[
				[x, y],
				[x + w * 0.4, y - 5 - next() * 8],
				[x + w, y + 4],
				[x + w * 0.7, y + 14 + next() * 22],
				[x + w * 0.5, y + 6],
			],
			next() > 0.4 ? '#7f8db8' : '#c6d2e6',
			'opacity="0.4"',
		);
	}
	for (let i = 0; i < 30; i++) {
		const x = 20 + next() * 1060;
		const y = 660 + next() * 150;
		const h = 34 + next() * 34;
		out +=
			polygon(
				[
					[x - h * 0.3, y],
					[x, y - h],
					[x + h * 0.3, y],
				],
				'#161d3a',
			) +
			polygon(
				[
					[x - h * 0.17, y - h * 0.42],
					[x, y - h],
					[x + h * 0.06, y - h * 0.5],
				],
				'#93a3c8',
			);
	}
	return out;
}

function roof(x, w, y, h, shrink) {
	return (
		polygon(
			[
				[x - w / 2 - 5, y],
				[x - (w / 2) * shrink, y - h],
				[x + (w / 2) * shrink, y - h],
				[x + w / 2 + 5, y],
			],
			copper,
		) +
		polygon(
			[
				[x - (w / 2) * shrink - 3, y - h],
				[x - (w / 2) * shrink - 3, y - h - 6],
				[x + (w / 2) * shrink + 3, y - h - 6],
				[x + (w / 2) * shrink + 3, y - h],
			],
			'#e6eef2',
		)
	);
}

function dormers(x, w, y, count) {
	let out = '';
	for (let i = 0; i < count; i++) {
		const dx = x - w / 2 + (w / count) * (i + 0.5);
		out += `${polygon(
			[
				[dx - 7, y],
				[dx - 7, y - 14],
				[dx, y - 24],
				[dx + 7, y - 14],
				[dx + 7, y],
			],
			'#3d6f6b',
		)}<rect x="${dx - 3}" y="${y - 13}" width="6" height="9" fill="#ffd894"/>`;
	}
	return out;
}

function wing(next, x, w, top, base, rise, share) {
	return (
		polygon(
			[
				[x - w / 2, base],
				[x - w / 2, top],
				[x + w / 2, top],
				[x + w / 2, base],
			],
			brick,
		) +
		roof(x, w, top, rise, 0.86) +
		dormers(x, w * 0.9, top - 10, Math.round(w / 44)) +
		windowGrid(next, {
			x: x - w / 2 + 6,
			y: top + 6,
			w: w - 12,
			h: base - top - 14,
			columns: Math.round(w / 24),
			rows: Math.round((base - top) / 36),
			lit: '#ffd894',
			dark: '#4a2b3c',
			share,
		})
	);
}

function turret(next, x, w, top, base, rise) {
	return (
		polygon(
			[
				[x - w / 2, base],
				[x - w / 2, top],
				[x + w / 2, top],
				[x + w / 2, base],
			],
			'#9a5c52',
		) +
		polygon(
			[
				[x - w / 2 - 5, top],
				[x, top - rise],
				[x + w / 2 + 5, top],
			],
			copper,
		) +
		`<path d="M${x} ${top - rise} v-26" stroke="#dfe9ec" stroke-width="2"/>` +
		windowGrid(next, {
			x: x - w / 2 + 4,
			y: top + 6,
			w: w - 8,
			h: base - top - 20,
			columns: 2,
			rows: Math.round((base - top) / 40),
			lit: '#ffd894',
			dark: '#4a2b3c',
			share: 0.55,
		})
	);
}

function castle(next) {
	let out =
		wing(next, 330, 240, 400, 600, 70, 0.4) +
		wing(next, 860, 260, 410, 606, 66, 0.45) +
		wing(next, 500, 220, 360, 600, 84, 0.45);
	out +=
		turret(next, 214, 56, 370, 600, 120) +
		turret(next, 990, 62, 380, 608, 130) +
		turret(next, 742, 48, 330, 600, 116);
	out +=
		polygon(
			[
				[560, 602],
				[560, 210],
				[700, 210],
				[700, 602],
			],
			'#96564e',
		) +
		windowGrid(next, {
			x: 566,
			y: 226,
			w: 128,
			h: 350,
			columns: 6,
			rows: 11,
			lit: '#ffdf9f',
			dark: '#4a2b3c',
			share: 0.55,
		});
	out += roof(630, 140, 212, 130, 0.62) + dormers(630, 110, 196, 4) + dormers(630, 84, 150, 3);
	for (const x of [556, 704]) out += turret(next, x, 40, 236, 600, 104);
	return (
		out +
		polygon(
			[
				[150, 616],
				[190, 596],
				[1020, 600],
				[1070, 622],
			],
			'#dbe4f0',
		) +
		`<path d="M160 604 V590 H1060 V608" stroke="#1d2444" stroke-width="2" fill="none"/>`
	);
}

function lowerTown(next) {
	let out = blocks(next, { from: 60, to: 900, base: 905, low: 60, high: 120, width: 70, fill: '#3b3358' });
	for (let x = 20; x < 1120; ) {
		const w = 70 + next() * 46;
		const y = 850 + next() * 26 + (x > 820 ? (x - 820) * 0.22 : 0);
		const h = 50 + next() * 40;
		out +=
			polygon(
				[
					[x, 1000],
					[x, y - h],
					[x + w, y - h],
					[x + w, 1000],
				],
				next() > 0.5 ? '#4d3c60' : '#5c4560',
			) +
			polygon(
				[
					[x - 6, y - h],
					[x + 10, y - h - 40],
					[x + w - 10, y - h - 40],
					[x + w + 6, y - h],
				],
				'#dfe7f2',
			);
		out += windowGrid(next, {
			x: x + 6,
			y: y - h + 6,
			w: w - 12,
			h: h + 40,
			columns: 3,
			rows: 3,
			lit: '#ffcf83',
			dark: '#241d38',
			share: 0.5,
		});
		x += w + 4;
	}
	return out;
}

function ice(next) {
	let out = '';
	for (let i = 0; i < 26; i++) {
		const y = 800 + next() ** 1.3 * 190;
		const x = 1130 + next() * 380 + (y - 800) * 0.4;
		const w = 18 + (y - 780) * (0.15 + next() * 0.35);
		out += polygon(
			[
				[x, y],
				[x + w * 0.3, y - w * 0.1],
				[x + w, y - w * 0.05],
				[x + w * 0.8, y + w * 0.09],
				[x + w * 0.2, y + w * 0.1],
			],
			next() > 0.5 ? '#dbe6f2' : '#aebdd8',
		);
	}
	return out;
}
