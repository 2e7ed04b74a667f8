import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, rays, stars, water } from '../../draw/light.mjs';
import { branching, grass, sparks, tuft } from '../../draw/nature.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { group, path } from '../../draw/shapes.mjs';
import { briar } from '../../games/thornhollow.mjs';

const crown = [1.02, 0.27];
const shore = 0.63;
const sky = ramp([0, '#07141f'], [0.3, '#0e2b36'], [0.5, '#2c5a56'], [0.64, '#9cba8c']);

/** The far side of the gate: a drowned meadow, and the one tree that all the briars come from. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const d = Math.hypot(x - crown[0], (y - crown[1]) * 1.1);
		const veil = fbm(x * 2 + 4, y * 2.6 + fbm(x * 2, y * 2, 3), 6);
		let c = mix(sky(y), rgb('#3d7a70'), smooth(0, 0.6, veil) * 0.4);
		c = mix(c, rgb('#cfe3a4'), Math.exp(-d * 3.4) * 0.75);
		return mix(c, rgb('#fbf9d2'), Math.exp(-((d * 5.6) ** 1.6)) * 0.9);
	});
	stars(canvas, { count: 500, seed: 31, below: 0.45, colour: [0.85, 1, 0.9] });
	await woods(canvas);
	await tree(canvas);
	rays(canvas, {
		x: crown[0],
		y: crown[1],
		from: 0.35,
		to: 2.85,
		reach: 0.75,
		start: 0.08,
		colour: '#eef5c0',
		strength: 0.26,
		seed: 5,
	});
	mist(canvas, { from: 0.5, to: 0.72, colour: '#b9d3a2', strength: 0.5, seed: 4, grain: 2 });
	water(canvas, {
		horizon: shore,
		ripple: 0.012,
		own: 0.3,
		tint: (_x, deep) => mix(rgb('#244f4b'), rgb('#07151a'), deep),
	});
	await meadow(canvas);
	await threshold(canvas);
	await canvas.draw(
		sparks(random(8), 150, (n) => [250 + n() * 1350, 330 + n() ** 0.6 * 560], '#eef8b8', [0.8, 2.6]),
		{ mode: 'screen', blur: 0.6 },
	);
	await canvas.bloom(0.72, 0.5, [5, 22, 80]);
	canvas.finish({ vignette: 0.52, contrast: 1.2, saturation: 1.1, grain: 0.04, seed: 61 });
}

/** Pale trunks far off, on both shores. */
async function woods(canvas) {
	const next = random(24);
	for (const [count, tone, opacity, size, blur] of [
		[26, '#3f6a5c', 0.5, 0.55, 1.6],
		[15, '#1d4340', 0.75, 0.8, 0.6],
	]) {
		let out = '';
		for (let i = 0; i < count; i++) {
			const x = next() > 0.5 ? next() * 700 : 1330 + next() * 480;
			out += branching(next, {
				x,
				y: shore * 1000 + 6,
				length: 130 * size * (0.8 + next() * 0.5),
				width: 11 * size,
				spread: 0.34,
				levels: 4,
				bend: 0.3,
				fill: tone,
			});
		}
		await canvas.draw(out, { opacity, blur });
	}
}

/** Its roots stand in the water, its crown holds a light like a caught moon. */
async function tree(canvas) {
	const next = random(47);
	const x = crown[0] * 1000;
	let out = '';
	for (const [angle, length, width] of [
		[-1.57, 120, 58],
		[-1.2, 128, 38],
		[-1.95, 128, 38],
		[-0.85, 120, 24],
		[-2.35, 122, 24],
	])
		out += branching(next, {
			x: x + (angle + 1.57) * 26,
			y: 500,
			length,
			width,
			angle,
			spread: 0.42,
			levels: 6,
			bend: 0.5,
			droop: 0.5,
			fill: '#132620',
		});
	out += path(
		`M${x - 34} 505 Q${x - 44} 580 ${x - 130} 640 L${x - 70} 636 Q${x - 30} 606 ${x - 20} 640 L${x + 8} 640 Q${x + 22} 606 ${x + 64} 638 L${x + 140} 642 Q${x + 46} 580 ${x + 36} 500Z`,
		'#132620',
	);
	let thorns = '';
	for (let i = 0; i < 16; i++) {
		const side = i % 2 ? 1 : -1;
		thorns += briar(
			next,
			{
				x: x + side * (30 + next() * 60),
				y: 640,
				height: 130 + next() * 170,
				sweep: side * (140 + next() * 260),
				width: 8 + next() * 9,
			},
			'#17302a',
		);
	}
	await canvas.model(thorns, { dx: 0, dy: -1, light: rgb('#b9d79a'), round: 3, rim: 1.4 });
	await canvas.model(out, {
		dx: 0,
		dy: -0.9,
		light: rgb('#e6f0b8'),
		shadow: rgb('#07110f'),
		round: 7,
		rim: 1.4,
		rough: 2,
		shade: (c, px, py) =>
			mix(c, rgb('#f6f6c8'), 0.55 * Math.exp(-((Math.hypot(px - crown[0], py - crown[1]) * 7) ** 2))),
	});
	const blossom = random(5);
	let petals = '';
	for (let i = 0; i < 60; i++) {
		const a = blossom() * 6.28;
		const r = 60 + blossom() ** 0.7 * 250;
		petals += tuft(
			blossom,
			x + Math.cos(a) * r,
			290 + Math.sin(a) * r * 0.66,
			11,
			5,
			['#e9d9c0', '#c98a94', '#f4ead2', '#a85a6c'],
			{ size: 0.32 },
		);
	}
	await canvas.draw(petals, { opacity: 0.85 });
	glow(canvas, { x: crown[0], y: crown[1], r: 0.36, colour: '#f4f6c0', strength: 0.55, power: 2.4 });
}

/** A spit of grass with a path of stones leads out to it. */
async function meadow(canvas) {
	const edge = (x) =>
		0.9 -
		0.2 * Math.exp(-(((x - 0.92) / 0.34) ** 2)) +
		fbm(x * 4, 5, 4) * 0.02 -
		0.07 * smooth(0.5, 0, x) -
		0.07 * smooth(1.3, 1.78, x);
	canvas.paint((x, y, old) => {
		const top = edge(x);
		if (y < top) return undefined;
		const deep = clamp((y - top) / (1 - top));
		const lit = Math.exp(-(((x - 1) * 2.2) ** 2)) * smooth(1, 0.1, deep);
		const blade = fbm(x * 26, y * 12 + x * 4, 4);
		let c = mix(rgb('#0c211b'), rgb('#3f6a48'), clamp(0.35 + blade * 0.7));
		c = mix(c, rgb('#d5e2a0'), clamp(lit * (0.35 + blade * 0.5)));
		const way = smooth(
			0.03 + 0.1 * deep,
			0.015 + 0.06 * deep,
			Math.abs(x - 0.955 - 0.045 * Math.sin(deep * 5)),
		);
		c = mix(c, rgb('#dfe2b0'), way * (0.45 + blade * 0.4));
		return mix(old, scale(c, 1 - 0.55 * deep), smooth(0, 0.012, y - top));
	});
	const next = random(71);
	const blades = (from, to, lift, tall, count, fills) =>
		grass(next, { from, to, y: (x) => edge(x / 1000) * 1000 + lift, tall, count, fills, wind: 0.1 });
	await canvas.draw(blades(0, 1780, 8, 34, 520, ['#173a2c', '#2f5c40', '#8fae74']));
	await canvas.draw(
		blades(0, 780, 90, 80, 240, ['#0a1d18', '#12302a', '#1d4434']) +
			blades(1130, 1780, 90, 80, 220, ['#0a1d18', '#12302a', '#1d4434']),
	);
	let flowers = '';
	for (let i = 0; i < 150; i++) {
		const x = next() * 1780;
		const y = edge(x / 1000) * 1000 + next() ** 0.8 * 130;
		flowers += tuft(next, x, y - 12, 3 + next() * 4, 4, ['#fbf8dc', '#e6ecc0', '#d7a6ac'], { size: 0.5 });
	}
	await canvas.draw(flowers, { opacity: 0.9 });
}

/** The gate's leaves behind the viewer frame what the girl and her dog see first. */
async function threshold(canvas) {
	const at = [965, 842];
	const s = 1.5;
	const girl = person({
		fill: '#1b2a24',
		limb: '#101a16',
		...poses.back,
		head: 'hair',
		coat: 0.85,
		flare: 12,
		holds: 'lantern',
		trim: '#a5484c',
	});
	await canvas.draw(
		group(path('M-12 0 H34 L70 150 H-60Z', '#050d0b'), `translate(${at[0]} ${at[1]}) scale(${s})`),
		{ blur: 7, opacity: 0.6 },
	);
	const light = { dx: 0.1, dy: -1, light: rgb('#eef4c4'), shadow: rgb('#050b09'), round: 8, rim: 2.2 };
	await canvas.model(
		place(girl.shape, ...at, s) + place(dog('#15211c', true), at[0] - 74, at[1] + 4, 1.5),
		light,
	);
	glow(canvas, {
		x: (at[0] + girl.hands[1][0] * s) / 1000,
		y: (at[1] + (girl.hands[1][1] + 13) * s) / 1000,
		r: 0.12,
		colour: '#ffbe55',
		strength: 0.9,
		power: 2.6,
	});
	const post = 'M-20 1020 V130 L-34 118 V96 H150 V118 L136 130 V1020Z M-10 96 L58 -30 L126 96Z';
	let leaf = '';
	for (let i = 0; i < 5; i++)
		leaf += `<path d="M${186 + i * 40} ${1010} V${190 - i * 22} M${178 + i * 40} ${206 - i * 22} L${186 + i * 40} ${164 - i * 22} L${194 + i * 40} ${206 - i * 22}" stroke="#070f0d" stroke-width="${11 - i}" fill="none"/>`;
	leaf +=
		'<path d="M140 330 L360 290 M140 620 L360 640 M140 920 L360 990" stroke="#070f0d" stroke-width="10"/><path d="M266 470 m-44 0 a44 44 0 1 1 88 0 a44 44 0 1 1 -88 0" stroke="#070f0d" stroke-width="7" fill="none"/>';
	const next = random(3);
	const vine =
		briar(next, { x: 40, y: 1010, height: 620, sweep: 330, width: 30 }, '#0a1712') +
		briar(next, { x: 1760, y: 1010, height: 700, sweep: -300, width: 34 }, '#0a1712');
	const light2 = { dx: 0.9, dy: -0.4, light: rgb('#a9c88c'), shadow: rgb('#030706'), round: 14, rim: 2 };
	await canvas.model(path(post, '#0d1914') + leaf, {
		...light2,
		shade: (c, x, y) => scale(c, 0.8 + fbm(x * 18, y * 18, 4) * 0.6),
	});
	await canvas.model(group(path(post, '#0d1914'), 'translate(1760 60) scale(-1 1)'), {
		...light2,
		dx: -0.9,
		shade: (c, x, y) => scale(c, 0.8 + fbm(x * 18, y * 18, 4) * 0.6),
	});
	await canvas.model(vine, { ...light2, dx: 0, dy: -1, round: 8 });
}
