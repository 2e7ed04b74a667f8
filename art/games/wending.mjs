import { clamp, mix, ramp, rgb, scale, smooth } from '../draw/colour.mjs';
import { ox, place, wagon } from '../draw/figures.mjs';
import { settle } from '../draw/light.mjs';
import { grass } from '../draw/nature.mjs';
import { fbm, random } from '../draw/noise.mjs';
import { birds, group, path } from '../draw/shapes.mjs';
import { paintHeavens } from '../draw/sky.mjs';
import { project, terrain } from '../draw/terrain.mjs';

const stops = [
	[0, '#1f5aa6'],
	[0.4, '#5f9cc6'],
	[0.72, '#e2c39a'],
	[0.92, '#ffce7e'],
	[1, '#ffe2a0'],
];
const sky = ramp(...stops);
const sun = [0.62, 0.24, 0.75];

export async function paint(canvas, wide) {
	const camera = {
		height: 8.5,
		horizon: wide ? 0.5 : 0.5,
		focal: 1.2,
		centre: wide ? 1.02 : 0.34,
		x: wide ? 2 : 4,
	};
	const sunAt = wide ? [1.36, 0.36] : [0.5, 0.37];
	const air = (x, y) => {
		const d = Math.hypot((x - sunAt[0]) * 0.75, y - sunAt[1]);
		return mix(sky(Math.min(y, 0.5) / 0.5), rgb('#fff3c6'), 0.9 * Math.exp(-d * 4.2));
	};
	paintHeavens(canvas, {
		stops,
		horizon: 0.5,
		sun: sunAt,
		glow: '#fff3c6',
		near: ['#fff2cc', '#f0a868'],
		far: ['#ffe6c4', '#7f86b4'],
		cover: 0.82,
		seed: 3.7,
		disc: 0.032,
		centre: camera.centre,
		reach: 1.3,
	});
	const bend = (z) =>
		17 * Math.sin(z / 34 + 0.5) * smooth(8, 60, z) +
		60 * Math.sin(z / 150 + 1.1) * smooth(60, 240, z) +
		150 * Math.sin(z / 420 + 2) * smooth(300, 900, z);
	const hills = (x, z) => {
		const far = smooth(90, 700, z);
		return (
			fbm(x / 70 + 4, z / 75, 4) * (3 + 15 * far) +
			fbm(x / 420 + 2, z / 380, 5) * 120 * far +
			smooth(900, 3200, z) * (90 + 260 * fbm(x / 1100, z / 1500 + 3, 5))
		);
	};
	const height = (x, z) => {
		const off = Math.abs(x - bend(z));
		const road = smooth(9, 2, off);
		return (
			hills(x, z) * (1 - road) + hills(bend(z), z) * road + smooth(0.4, 6, off) * 0.1 * fbm(x / 1.6, z / 3, 3)
		);
	};
	terrain(canvas, {
		camera,
		sun,
		near: 7,
		far: 9000,
		height,
		colour: ({ x, z, light, slope, distance, sx, sy }) => {
			const off = Math.abs(x - bend(z)) + fbm(x / 2.4, z / 2.4, 3) * 0.7;
			const path = smooth(3.1, 2.3, off);
			const rut = smooth(0.45, 0.15, Math.abs(off - 1.25)) * smooth(180, 30, distance);
			const blades = fbm(x * 3.2, z * 2.6, 4) * smooth(90, 8, distance) * 0.5 + fbm(x / 5, z / 5, 3) * 0.3;
			const grass = blades + fbm(x / 22, z / 22, 5);
			let base = mix(rgb('#77702a'), rgb('#e8b44a'), clamp(0.5 + grass * 0.75));
			base = mix(base, rgb('#6f8a3c'), smooth(0, 0.4, fbm(x / 130 + 8, z / 130, 4)) * 0.7);
			base = mix(base, rgb('#8d6f4e'), smooth(0.25, 0.5, slope));
			base = mix(base, mix(rgb('#d9c09a'), rgb('#9b7d58'), rut * 0.7), path);
			let c = mix(
				mix(scale(base, 0.34), rgb('#37506b'), 0.32),
				mix(base, rgb('#ffd27a'), 0.42),
				clamp(light * 2.1),
			);
			c = mix(c, mix(scale(c, 0.3), rgb('#1f2f3f'), 0.35), smooth(34, 10, distance) * 0.85);
			c = mix(c, rgb('#14232e'), (wide ? 0.72 : 0.3) * smooth(1.05, 0.3, sx) * smooth(0.62, 0.98, sy));
			return mix(c, air(sx, Math.min(sy, 0.5)), 1 - Math.exp(-((distance / 1500) ** 0.95)));
		},
	});
	await flowers(canvas, camera, height, bend);
	await trees(canvas, camera, height, bend);
	// The trees begin farther off.
	canvas.layer('caravan', { nearer: 92 });
	await caravan(canvas, camera, height, bend, wide);
	if (!wide) settle(canvas, { from: 0.7, colour: '#221c1a', strength: 0.8 });
	canvas.layer('traveller', { nearer: 42 });
	await traveller(canvas, camera, height, bend, wide);
	canvas.layer('verge');
	await verge(canvas, wide);
	canvas.layer();
	await canvas.draw(birds(random(6), sunAt[0] * 1000 - (wide ? 260 : 190), 240, 8, 80, '#5c5a63'));
	await canvas.bloom(0.85, 0.45);
	canvas.finish({ vignette: 0.4, contrast: 1.18, saturation: 1.12, grain: 0.04, seed: 7 });
}

/** Tall grass at the edge of the road, against the light. */
async function verge(canvas, wide) {
	const next = random(41);
	const half = wide ? 889 : 333;
	const foot = (x) =>
		wide ? 1012 - 54 * Math.abs(x / half - 1.1) ** 1.8 : 1004 - 46 * Math.abs(x / half - 1) ** 1.5;
	const blades = (tall, count, fills) =>
		grass(next, { from: -10, to: half * 2 + 20, y: foot, tall, count, fills, wind: 0.3 });
	await canvas.draw(blades(wide ? 110 : 150, wide ? 620 : 300, ['#2b2418', '#3f3420', '#6b5428']), {
		opacity: 0.95,
	});
	await canvas.draw(blades(wide ? 70 : 90, wide ? 560 : 260, ['#14110f', '#1d1813', '#2c2417']));
}

/** Poppies and daisies in drifts beside the road. */
async function flowers(canvas, camera, height, bend) {
	const next = random(27);
	let out = '';
	for (let i = 0; i < 5200; i++) {
		const z = 13 + next() ** 1.7 * 190;
		const x = bend(z) + (next() - 0.5) * (30 + z * 1.5);
		if (fbm(x / 12 + 3, z / 14, 3) + next() * 0.25 < 0.2 || Math.abs(x - bend(z)) < 3.4) continue;
		const { x: px, y: py, scale: s } = project(canvas, camera, x, height(x, z) + 0.25, z);
		const r = Math.max(0.7, s * 0.09 * (0.6 + next() * 0.7));
		const red = fbm(x / 20, z / 20 + 7, 2) > -0.12;
		out += `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${r.toFixed(2)}" ry="${(r * 0.7).toFixed(2)}" fill="${(red ? ['#e0492c', '#c83824', '#f0703c'] : ['#fff0cc', '#f7d878', '#ffe6b0'])[Math.floor(next() * 3)]}"/>`;
	}
	await canvas.draw(out, {
		opacity: 0.85,
		shade: (c, x, y) =>
			mix(
				scale(c, 1 - 0.4 * smooth(0.75, 1, y)),
				rgb('#14232e'),
				0.5 * smooth(0.9, 0.3, x) * smooth(0.66, 0.95, y),
			),
	});
}

async function trees(canvas, camera, height, bend) {
	const next = random(15);
	const all = Array.from({ length: 26 }, () => {
		const z = 95 + next() ** 1.6 * 620;
		return {
			z,
			x: bend(z) + (next() > 0.5 ? 1 : -1) * (18 + next() * z * 0.5),
			count: 1 + Math.floor(next() * 5),
		};
	}).sort((a, b) => b.z - a.z);
	for (const { x, z, count } of all) {
		let grove = '';
		for (let i = 0; i < count; i++) {
			const tx = x + (i - count / 2) * (1.4 + next() * 2.6);
			const { x: px, y: py, scale: s } = project(canvas, camera, tx, height(tx, z), z);
			const k = (s * (6 + next() * 6)) / 26;
			grove += group(
				path('M-1 2 Q-3.4 -5 -2.6 -12 Q-1.8 -21 0.3 -27 Q2.4 -20 2.9 -12 Q3.3 -5 1 2Z', '#3a3d28'),
				`translate(${px} ${py}) scale(${k})`,
			);
		}
		const dim = Math.min(1, z / 900);
		await canvas.lit(grove, {
			dx: 0.9,
			dy: -0.4,
			light: mix(rgb('#e8b85c'), rgb('#ffe9b5'), dim),
			width: 1.6,
			strength: 0.85,
			depth: z,
			write: false,
		});
	}
}

async function caravan(canvas, camera, height, bend, wide) {
	for (const [i, z] of (wide ? [52, 60, 69, 79, 90, 102] : [78, 87, 97, 108]).entries()) {
		const x = bend(z);
		const { x: px, y: py, scale: s } = project(canvas, camera, x, height(x, z), z);
		const k = (s * (wide ? 4.4 : 3.8)) / 78;
		const cloth = ['#b0563e', '#d89a4c', '#b8784c', '#c9b08a', '#9c5444', '#d0a868'][i];
		const team = wagon({ cloth, wood: '#5a3524', iron: '#2c1b16' }) + place(ox('#3f2a22', i), 122, 0, 0.62);
		const pennant =
			i === 0
				? '<path d="M-30 -70 V-126" stroke="#2c1b16" stroke-width="2.4"/>' +
					path('M-30 -126 L12 -116 L-30 -102Z', '#d0392c')
				: '';
		await canvas.lit(group(team + pennant, `translate(${px} ${py + 1}) scale(${-k} ${k})`), {
			dx: 0.9,
			dy: -0.6,
			light: rgb('#ffe3a1'),
			width: 2,
			strength: 0.9,
			depth: z - 8,
		});
	}
}

async function traveller(canvas, camera, height, bend, wide) {
	const z = 24;
	const x = bend(z) + 0.3;
	const { x: px, y: py, scale: s } = project(canvas, camera, x, height(x, z), z);
	const k = (s * (wide ? 2.5 : 2.2)) / 100;
	const figure = wanderer();
	await canvas.draw(group(figure, `translate(${px} ${py}) matrix(${k} 0 ${k * 0.7} ${-k * 0.75} 0 0)`), {
		opacity: 0.6,
		blur: 1.4,
		shade: () => rgb('#241f1c'),
	});
	await canvas.lit(group(figure, `translate(${px} ${py}) scale(${k})`), {
		dx: 0.85,
		dy: -0.5,
		light: rgb('#ffdf9a'),
		width: 2.6,
		strength: 0.95,
	});
}

/** Seen from behind: a long coat, a broad hat, a bedroll and a staff; 100 units tall, feet at 0,0. */
function wanderer() {
	const dark = '#251b1e';
	let out = '<path d="M27 3 L22 -96" stroke="#2d2120" stroke-width="2.4" stroke-linecap="round"/>';
	out += path('M-9 0 L-9 -22 L-1 -22 L-2 1 Q-6 3 -9 0Z M5 2 L3 -22 L11 -22 L13 0 Q9 4 5 2Z', '#1a1315');
	out += path(
		'M-17 -14 Q-16 -44 -13 -58 Q-11 -72 1 -73 Q13 -72 15 -58 Q18 -42 20 -12 Q12 -16 8 -11 Q2 -17 -4 -12 Q-10 -17 -17 -14Z',
		dark,
	);
	out += path('M13 -62 Q22 -54 24 -46 L21 -43 Q14 -48 11 -52Z', dark);
	out +=
		path('M-12 -66 Q0 -60 13 -66 L14 -42 Q1 -36 -13 -42Z', '#3d2a26') +
		path('M-16 -72 H17 Q20 -69 17 -66 H-16 Q-19 -69 -16 -72Z', '#54372c');
	out += '<path d="M-8 -64 L-7 -40 M9 -64 L8 -40" stroke="#1d1416" stroke-width="1.4"/>';
	out +=
		path('M-6 -76 Q-8 -86 1 -87 Q9 -86 8 -76 Q1 -71 -6 -76Z', dark) +
		path('M-18 -82 Q-8 -86 -6 -92 Q1 -99 8 -92 Q10 -86 20 -82 Q1 -74 -18 -82Z', '#2f2122');
	return out;
}
