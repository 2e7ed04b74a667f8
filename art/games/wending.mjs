import { clamp, mix, ramp, rgb, scale, smooth } from '../draw/colour.mjs';
import { settle } from '../draw/light.mjs';
import { grass } from '../draw/nature.mjs';
import { fbm, random } from '../draw/noise.mjs';
import { birds, group, path } from '../draw/shapes.mjs';
import { project, terrain } from '../draw/terrain.mjs';

const sky = ramp([0, '#3f6f96'], [0.22, '#7f9fae'], [0.4, '#d9c49c'], [0.52, '#ffdc8e'], [0.62, '#ffe9b5']);
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
		return mix(sky(Math.min(y, 0.56)), rgb('#fff3c6'), 0.9 * Math.exp(-d * 4.2));
	};
	canvas.paint((x, y) => {
		const d = Math.hypot(x - sunAt[0], y - sunAt[1]);
		let c = air(x, y);
		const puff = fbm(x * 2.4 + 11, y * 6.5 + fbm(x * 3, y * 7, 4) * 0.8, 7);
		const cloud = smooth(0.0, 0.42, puff - 0.06) * smooth(0.5, 0.2, y);
		const lit = mix(rgb('#8b8799'), rgb('#fff1cf'), clamp(0.75 - d * 0.45 + fbm(x * 9, y * 20, 4) * 0.5));
		c = mix(c, lit, cloud * 0.85);
		c = mix(c, rgb('#fffbe6'), smooth(0.03, 0.026, d));
		return c;
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
			const grass = fbm(x * 2.4, z * 0.7, 4) * smooth(120, 10, distance) * 0.6 + fbm(x / 22, z / 22, 5);
			let base = mix(rgb('#7a6a2c'), rgb('#d8a94a'), clamp(0.5 + grass * 0.75));
			base = mix(base, rgb('#6c7a45'), smooth(0.05, 0.4, fbm(x / 130 + 8, z / 130, 4)) * 0.6);
			base = mix(base, rgb('#8d6f4e'), smooth(0.25, 0.5, slope));
			base = mix(base, mix(rgb('#d9c09a'), rgb('#9b7d58'), rut * 0.7), path);
			let c = mix(
				mix(scale(base, 0.34), rgb('#37506b'), 0.32),
				mix(base, rgb('#ffd27a'), 0.42),
				clamp(light * 2.1),
			);
			c = mix(c, mix(scale(c, 0.3), rgb('#1f2f3f'), 0.35), smooth(46, 13, distance) * 0.9);
			return mix(c, air(sx, Math.min(sy, 0.5)), 1 - Math.exp(-((distance / 1500) ** 0.95)));
		},
	});
	await trees(canvas, camera, height, bend);
	await caravan(canvas, camera, height, bend, wide);
	if (!wide) settle(canvas, { from: 0.7, colour: '#221c1a', strength: 0.8 });
	await traveller(canvas, camera, height, bend, wide);
	if (!wide) await verge(canvas);
	await canvas.draw(birds(random(6), sunAt[0] * 1000 - (wide ? 260 : 190), 240, 8, 80, '#5c5a63'));
	await canvas.bloom(0.85, 0.45);
	canvas.finish({ vignette: 0.4, contrast: 1.18, saturation: 1.12, grain: 0.04, seed: 7 });
}

/** Tall grass at the edge of the road, against the light. */
async function verge(canvas) {
	const next = random(41);
	const foot = (x) => 1004 - 46 * Math.abs(x / 333 - 1) ** 1.5;
	const blades = (tall, count, fills) =>
		grass(next, { from: -10, to: 680, y: foot, tall, count, fills, wind: 0.3 });
	await canvas.draw(blades(150, 300, ['#2b2418', '#3f3420', '#6b5428']), { opacity: 0.95 });
	await canvas.draw(blades(90, 260, ['#14110f', '#1d1813', '#2c2417']));
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
	for (const [i, z] of (wide ? [74, 82, 91, 101, 112] : [78, 87, 97, 108]).entries()) {
		const x = bend(z);
		const { x: px, y: py, scale: s } = project(canvas, camera, x, height(x, z), z);
		const k = (s * 3.4) / 30;
		const shape =
			path('M-17 -8 L-18 -14 Q-18 -31 0 -32 Q18 -31 18 -14 L17 -8Z', '#6a4330') +
			path('M-18 -14 H18 V-7 H-18Z', '#43291f') +
			[-11, 11]
				.map(
					(w) =>
						`<circle cx="${w}" cy="-5" r="5.4" fill="none" stroke="#2c1b16" stroke-width="2"/><path d="M${w - 5} -5 h10 M${w} -10 v10" stroke="#2c1b16" stroke-width="1"/>`,
				)
				.join('') +
			path(
				'M-24 -1 L-25 -8 Q-34 -9 -36 -16 L-40 -20 L-41 -15 L-36 -6 L-35 -1 L-33 -1 L-33 -6 L-27 -6 L-26 -1Z',
				'#3a241c',
			);
		const pennant =
			i === 0
				? '<path d="M12 -30 V-48" stroke="#2c1b16" stroke-width="1.4"/>' +
					path('M12 -48 L28 -44 L12 -39Z', '#b03a2c')
				: '';
		await canvas.lit(group(shape + pennant, `translate(${px} ${py + 1}) scale(${k})`), {
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
