import { clamp, mix, ramp, rgb, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, stars } from '../../draw/light.mjs';
import { grass } from '../../draw/nature.mjs';
import { fbm, random, ridged } from '../../draw/noise.mjs';
import { group, path } from '../../draw/shapes.mjs';
import { moon } from '../../games/a-quarrel-of-moons.mjs';

const sky = ramp([0, '#0a0822'], [0.3, '#1c1548'], [0.5, '#432f7c'], [0.66, '#8f78c0']);
const elder = { x: 1.02, y: 0.9, r: 0.44 };

/** The elder moon was due at nine: its rim lies along the hills, and it comes no higher. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const d = Math.hypot(x - elder.x, y - elder.y) - elder.r;
		const veil = fbm(x * 2 + 7, y * 3 + fbm(x * 2, y * 2, 3), 6);
		let c = mix(sky(y), rgb('#8a78cc'), smooth(0, 0.6, veil) * 0.32);
		c = mix(c, rgb('#e6dcff'), 0.85 * Math.exp(-Math.max(0, d) * 6.2));
		return mix(c, rgb('#ff5c52'), 0.42 * Math.exp(-Math.hypot(x - 0.3, y - 0.2) * 4.2));
	});
	stars(canvas, { count: 1100, seed: 7, below: 0.5 });
	moon(canvas, { x: 0.3, y: 0.2, r: 0.055 }, ['#f2806a', '#8f3146', '#ffc9a8'], 9);
	moon(canvas, elder, ['#f6f2ff', '#b6b0dc', '#ffffff'], 3);
	await hills(canvas);
	await crowd(canvas);
	await foreground(canvas);
	await canvas.bloom(0.8, 0.45, [5, 22, 80]);
	canvas.finish({ vignette: 0.5, contrast: 1.2, saturation: 1.12, grain: 0.04, seed: 44 });
}

const brow = (x) => 742 - 92 * Math.exp(-(((x - 980) / 420) ** 2)) + fbm(x / 150, 4, 4) * 22;

/** Ranges in front of its light, each darker and nearer. */
async function hills(canvas) {
	for (const [base, rise, seed, tone, haze] of [
		[676, 150, 3.1, '#8878ba', 0.5],
		[730, 130, 9.6, '#54468a', 0.3],
	]) {
		let d = `M-20 1020 L-20 ${base}`;
		for (let x = -20; x <= 1800; x += 5) d += ` L${x} ${(base - ridged(x / 430 + seed, seed, 6) * rise).toFixed(1)}`;
		await canvas.draw(path(`${d} L1800 1020Z`, tone), {
			shade: (c, x, y) => mix(c, rgb('#efe6ff'), haze * Math.exp(-Math.abs(x - elder.x) * 2.2) * smooth(0.85, 0.58, y)),
		});
		mist(canvas, { from: 0.62, to: 0.86, colour: (x) => mix(rgb('#7a66b4'), rgb('#f2eaff'), Math.exp(-Math.abs(x - elder.x) * 2)), strength: 0.5, seed, grain: 2 });
	}
}

/** Everyone who could not sleep, on the brow above the village; one of them writes it down. */
async function crowd(canvas) {
	let d = 'M-20 1020';
	for (let x = -20; x <= 1800; x += 8) d += ` L${x} ${brow(x).toFixed(1)}`;
	await canvas.model(path(`${d} L1800 1020Z`, '#150f30'), {
		dx: 0.05,
		dy: -1,
		light: rgb('#cfc4f4'),
		shadow: rgb('#07051a'),
		round: 16,
		rim: 2.4,
		rough: 3,
		shade: (c, x, y) => mix(c, rgb('#3a2e68'), clamp(0.3 + fbm(x * 24, y * 24, 4)) * 0.6),
	});
	const light = { dx: 0, dy: -0.9, light: rgb('#efe8ff'), shadow: rgb('#070418'), round: 7, rim: 2 };
	const ink = ['#1c1440', '#241a4a', '#190f38', '#2a1c46'];
	const folk = [
		[560, 1.0, { ...poses.stand, head: 'hat', holds: 'staff', coat: 0.8 }],
		[618, 1.05, { ...poses.stand, head: 'hair', coat: 0.95 }],
		[652, 0.66, { ...poses.stand, head: 'cap', coat: 0.4 }],
		[748, 1.12, { ...poses.raise, head: 'hood', coat: 0.9, arms: [[-12, 6], [96, 92]] }],
		[1090, 1.08, { ...poses.back, head: 'bun', coat: 1 }],
		[1138, 1.12, { ...poses.back, head: 'hat', coat: 0.8 }],
		[1190, 0.7, { ...poses.back, head: 'hair', coat: 0.6 }],
		[1286, 1.02, { ...poses.walk, head: 'hood', coat: 0.9, holds: 'lantern' }],
		[1392, 0.96, { ...poses.walk, head: 'hat', coat: 0.7, holds: 'staff' }],
		[456, 0.94, { ...poses.walk, head: 'hood', coat: 0.9, holds: 'lantern' }],
	];
	for (const [i, [x, s, options]] of folk.entries()) {
		const y = brow(x) + 5;
		await canvas.model(place(person({ fill: ink[i % 4], limb: '#100a26', ...options }).shape, x, y, s * 1.2, x > 1200), light);
		if (options.holds === 'lantern') glow(canvas, { x: (x + (x > 1200 ? -18 : 18) * s) / 1000, y: (y - 52 * s) / 1000, r: 0.07, colour: '#ffb25c', strength: 0.9 });
	}
	const [x, y] = [946, brow(940) + 4];
	const glass = group(
		'<path d="M0 -92 L-34 0 M0 -92 L30 0 M0 -92 L4 0" stroke="#120b2a" stroke-width="5.4" stroke-linecap="round"/>' +
			path('M-74 -74 L58 -136 L68 -114 L-66 -52Z M-90 -64 L-72 -72 L-66 -56 L-84 -50Z', '#2c2056') +
			path('M52 -138 L74 -147 L86 -119 L64 -110Z', '#b98d52') +
			path('M-22 -99 L-8 -105 L2 -83 L-12 -77Z', '#b98d52'),
		`translate(${x + 34} ${y}) scale(1.25)`,
	);
	const witness = person({
		fill: '#2b1c50',
		limb: '#140c2c',
		skin: '#8a6480',
		...poses.stand,
		arms: [
			[34, 96],
			[40, 104],
		],
		lean: 6,
		head: 'hair',
		coat: 0.9,
		flare: 12,
		trim: '#a8506a',
	});
	await canvas.model(glass + place(witness.shape, x - 96, y + 4, 1.6) + path(`M${x - 48} ${y - 92} l34 -12 l8 26 l-34 12z`, '#f3ecff'), { ...light, round: 9 });
}

async function foreground(canvas) {
	const next = random(14);
	await canvas.draw(grass(next, { from: -10, to: 1790, y: (x) => brow(x) + 14, tall: 24, count: 420, fills: ['#1b1440', '#3b2f6c', '#7a6cb0'], wind: 0.15 }));
	let wall = '';
	for (let i = 0; i < 34; i++) {
		const x = -10 + i * 24;
		wall += `<rect x="${x}" y="${(930 - i * 1.6 - next() * 10).toFixed(1)}" width="${(22 + next() * 8).toFixed(1)}" height="120" rx="6" fill="${['#140e30', '#1a1338', '#100a28'][i % 3]}"/>`;
	}
	await canvas.model(wall, { dx: 0.2, dy: -0.95, light: rgb('#8a7cc4'), shadow: rgb('#05031a'), round: 6, rim: 1.8, rough: 3 });
	await canvas.draw(grass(next, { from: -10, to: 1790, y: 1006, tall: 120, count: 260, fills: ['#0a0620', '#120b2c', '#1c1440'], wind: 0.2 }));
}
