import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { ox, person, place, poses, wagon } from '../../draw/figures.mjs';
import { glow, mist, rays } from '../../draw/light.mjs';
import { boulder } from '../../draw/nature.mjs';
import { facets, fbm, random, ridged } from '../../draw/noise.mjs';
import { birds, group, path } from '../../draw/shapes.mjs';
import { terrain } from '../../draw/terrain.mjs';

const sun = [0.74, 0.3, 0.42];
const sunAt = [1.5, 0.2];
const sky = ramp([0, '#3a6fa6'], [0.25, '#7fa9c4'], [0.45, '#d9d3b4'], [0.6, '#ffe0a0']);
const camera = { height: 1500, horizon: 0.46, focal: 1.2, centre: 0.95, x: 900 };

/** The pass: the road is a shelf in the rock, and the whole caravan on it is smaller than a shadow. */
export async function paint(canvas) {
	const air = (x, y) =>
		mix(
			sky(Math.min(y, 0.6)),
			rgb('#fff0c4'),
			0.85 * Math.exp(-Math.hypot((x - sunAt[0]) * 0.8, y - sunAt[1]) * 3.4),
		);
	canvas.paint((x, y) => {
		const d = Math.hypot(x - sunAt[0], y - sunAt[1]);
		const cirrus = fbm(x * 1.5 + y, y * 8 + fbm(x * 2, y * 4, 4), 6);
		const c = mix(air(x, y), rgb('#fff4d8'), smooth(0.05, 0.5, cirrus) * 0.5);
		return mix(c, rgb('#fffdf0'), smooth(0.036, 0.03, d));
	});
	const height = (x, z) =>
		ridged(x / 2500 + 6.4, z / 2500 + 2, 8) ** 1.5 *
			2300 *
			smooth(2200, 5200, z) *
			(0.55 + 0.45 * smooth(0, 1500, Math.abs(x - 700 - z * 0.06))) +
		60 * fbm(x / 260, z / 260, 4);
	terrain(canvas, {
		camera,
		sun,
		near: 1800,
		far: 22000,
		detail: 0.0035,
		height,
		colour: ({ x, z, h, light, slope, distance, sx, sy }) => {
			const snow = smooth(520, 900, h + fbm(x / 170, z / 170, 4) * 260) * smooth(0.62, 0.36, slope);
			const strata = fbm(x / 800, h / 46, 3);
			const rock = mix(rgb('#6f5d58'), rgb('#b08d6c'), clamp(0.5 + strata));
			const base = mix(rock, rgb('#f3efe6'), snow);
			let c = mix(
				mix(scale(base, 0.42), rgb('#3f6a9c'), 0.4),
				mix(base, rgb('#ffd48a'), 0.42),
				clamp(light * 1.7),
			);
			c = mix(c, rgb('#dfd8c0'), smooth(420, -40, h + fbm(x / 700, z / 500, 4) * 160) * 0.7);
			return mix(c, air(sx, clamp(sy, 0.3, 0.58)), 1 - Math.exp(-((distance / 11500) ** 1.25)));
		},
	});
	mist(canvas, { from: 0.42, to: 0.82, colour: '#f3e3bd', strength: 0.6, seed: 7, grain: 1.5 });
	rays(canvas, {
		x: sunAt[0],
		y: sunAt[1],
		from: 1.3,
		to: 3.1,
		reach: 1.3,
		start: 0.05,
		colour: '#ffe8b0',
		strength: 0.26,
		seed: 2,
	});
	await farWall(canvas);
	mist(canvas, { from: 0.6, to: 1.05, colour: '#ecdcb8', strength: 0.66, seed: 4, grain: 1.6 });
	canvas.layer('wall');
	await shelf(canvas);
	await caravan(canvas);
	canvas.layer('ledge');
	await ledge(canvas);
	canvas.layer();
	await canvas.draw(birds(random(5), 1120, 420, 7, 110, '#3a4656'));
	await canvas.bloom(0.86, 0.42);
	canvas.finish({ vignette: 0.42, contrast: 1.2, saturation: 1.14, grain: 0.04, seed: 83 });
}

/** Rock in tilted beds, broken into upright faces; the light grazes it from the right, snow keeps to the brows. */
function rock(tone, low) {
	return (c, x, y, turn) => {
		const u = x + y * 0.2 + fbm(x * 5, y * 5, 4) * 0.035;
		const v = y - x * 0.16 + fbm(x * 5 + 8, y * 5, 4) * 0.035;
		const large = facets(u * 7, v * 3.2);
		const middle = facets(u * 19 + 3, v * 8.5);
		const small = facets(u * 46, v * 22 + 7);
		const grain = fbm(u * 60, v * 36, 3);
		const face = large * 0.46 + middle * 0.36 + small * 0.18 + grain * 0.14;
		const light = clamp(0.36 + (face - 0.5) * 1.7 + turn * 0.8);
		const bed = smooth(0.82, 1, Math.sin(v * 46 + fbm(u * 4, v * 9, 3) * 5));
		let k = mix(mix(scale(tone, 0.22), rgb('#24365c'), 0.45), mix(tone, rgb('#ffc878'), 0.5), light);
		k = scale(k, 1 - bed * 0.16);
		const brow = smooth(0.16, 0.5, turn + (middle - 0.5) * 0.5 + fbm(x * 16, y * 22, 4) * 0.3);
		k = mix(k, mix(rgb('#9fb4d4'), rgb('#fff3d8'), light + 0.2), brow * 0.85);
		return mix(mix(k, c, 0.08), rgb('#dccfae'), low * smooth(0.52, 0.98, y));
	};
}

async function farWall(canvas) {
	const next = random(13);
	let d = 'M1790 1020 V250';
	for (let i = 0; i <= 40; i++) {
		const t = i / 40;
		d += ` L${(1790 - 560 * t ** 1.2 + (next() - 0.5) * 26).toFixed(1)} ${(240 + 700 * t ** 0.8 + (next() - 0.5) * 34 - 70 * Math.sin(t * 7)).toFixed(1)}`;
	}
	await canvas.model(path(`${d} L1180 1020Z`, '#8a766c'), {
		dx: 0.2,
		dy: -0.9,
		light: rgb('#ffe0a4'),
		shadow: rgb('#3d567c'),
		round: 30,
		rough: 5,
		shade: (c, x, y, turn) => mix(rock(rgb('#937c6c'), 0.5)(c, x, y, turn), rgb('#cfc8b4'), 0.34),
	});
}

/** The height of the road along the shelf. */
const road = (x) => 700 - 150 * smooth(150, 1050, x) + 12 * Math.sin(x / 90) - 26 * smooth(900, 1150, x);

async function shelf(canvas) {
	const next = random(4);
	let wall = 'M-20 1020 V-20 L330 -20';
	for (let i = 0; i <= 30; i++) {
		const t = i / 30;
		wall += ` L${(330 + 800 * t + (next() - 0.5) * 22).toFixed(1)} ${(-20 + 560 * t ** 1.25 + (next() - 0.5) * 46 - 50 * Math.sin(t * 9) * (1 - t)).toFixed(1)}`;
	}
	wall += ' L1168 560 L1150 640 L1090 700 L1110 800 L1040 880 L1060 1020Z';
	await canvas.model(path(wall, '#8a6f5c'), {
		dx: 0.9,
		dy: -0.35,
		light: rgb('#ffd894'),
		shadow: rgb('#2c3d5c'),
		round: 40,
		rim: 2,
		rough: 7,
		shade: rock(rgb('#8f735c'), 0.55),
	});
	let top = '';
	let foot = '';
	for (let x = -24; x <= 1172; x += 8) {
		top += ` L${x} ${(road(x) - 22 + fbm(x / 40, 2, 3) * 5).toFixed(1)}`;
		foot = ` L${x} ${(road(x) + 30 + fbm(x / 26, 6, 4) * 16).toFixed(1)}${foot}`;
	}
	const left = `M-24 ${road(-24) - 22}`;
	await canvas.draw(path(`${left}${top}${foot}Z`, '#3a3032'), { blur: 9, opacity: 0.7 });
	await canvas.model(path(`${left}${top}${foot}Z`, '#c9ab7c'), {
		dx: 0.4,
		dy: -0.9,
		light: rgb('#fff0c4'),
		shadow: rgb('#5a4a48'),
		round: 12,
		rim: 1.6,
		rough: 4,
		shade: (c, x, y) => scale(c, 0.78 + 0.45 * (fbm(x * 40, y * 60, 4) + 0.3)),
	});
	let kerb = '';
	for (let x = -10; x < 1160; x += 17 + next() * 16)
		kerb += boulder(next, x, road(x) + 18 + next() * 9, 12 + next() * 14, 6 + next() * 11, '#8a7460');
	await canvas.model(kerb, {
		dx: 0.8,
		dy: -0.6,
		light: rgb('#ffe2a8'),
		shadow: rgb('#332f38'),
		round: 4,
		rough: 2,
	});
}

async function caravan(canvas) {
	const light = { dx: 0.9, dy: -0.4, light: rgb('#ffe6b0'), shadow: rgb('#22202c'), rim: 1.6 };
	const wagons = [
		[250, 1.02],
		[430, 0.92],
		[600, 0.82],
		[752, 0.72],
		[888, 0.62],
		[1006, 0.52],
	];
	const cloths = ['#d6bf8e', '#b98a5c', '#c9b493', '#a3987c', '#cba36c', '#bfae90'];
	for (const [i, [x, s]] of wagons.entries()) {
		const slope = ((Math.atan2(road(x + 40) - road(x - 40), 80) * 180) / Math.PI).toFixed(1);
		const y = road(x) + 4;
		const set = (markup, dx, dy = 0) =>
			group(markup, `translate(${x} ${y}) rotate(${slope}) scale(${s}) translate(${dx} ${dy})`);
		await canvas.draw(set('<ellipse cx="-30" cy="2" rx="90" ry="8" fill="#2c2226"/>', 0), {
			blur: 4,
			opacity: 0.6,
		});
		let markup =
			set(wagon({ cloth: cloths[i], wood: '#5a3a28', iron: '#2c1d18' }), 0) +
			set(group(ox('#4b362c', i % 2 ? 4 : -4), 'scale(0.82)'), 96);
		if (i === 5)
			markup += set(
				'<path d="M10 -76 V-116" stroke="#3a241c" stroke-width="2.6"/>' +
					path('M10 -116 L46 -107 L10 -97Z', '#b83a2c'),
				0,
			);
		await canvas.model(markup, { ...light, round: 10 * s });
	}
	for (const [x, s, options] of [
		[348, 0.62, { fill: '#5a3c34', head: 'hat', holds: 'staff', coat: 0.7 }],
		[520, 0.54, { fill: '#4a4c54', head: 'hood', pack: '#6b553c' }],
		[538, 0.4, { fill: '#7a4234', head: 'hair' }],
		[684, 0.48, { fill: '#54483a', head: 'hat' }],
		[826, 0.42, { fill: '#5c3a3c', head: 'bun' }],
		[1080, 0.36, { fill: '#3c3a44', head: 'hat', holds: 'staff' }],
	])
		await canvas.model(
			place(person({ limb: '#2c2224', skin: '#a3765a', ...poses.walk, ...options }).shape, x, road(x) + 8, s),
			{ ...light, round: 4 },
		);
	glow(canvas, { x: 1.1, y: 0.5, r: 0.3, colour: '#ffe0a0', strength: 0.2 });
}

/** Close by, below the road: a cairn with a strip of cloth, and the one who counts them past. */
async function ledge(canvas) {
	const next = random(53);
	const light = {
		dx: 0.85,
		dy: -0.5,
		light: rgb('#ffdc9c'),
		shadow: rgb('#141722'),
		round: 22,
		rim: 2.2,
		rough: 4,
	};
	const shape =
		'M900 1020 Q1010 930 1120 916 Q1210 880 1320 896 Q1440 872 1560 890 Q1680 868 1800 880 V1020Z';
	await canvas.model(path(shape, '#4f453f'), { ...light, shade: rock(rgb('#5c5048'), 0) });
	let cairn = '';
	for (const [x, y, w, h] of [
		[1560, 900, 120, 34],
		[1552, 870, 92, 30],
		[1566, 842, 74, 28],
		[1556, 816, 54, 24],
		[1562, 794, 36, 22],
	])
		cairn += boulder(next, x, y, w, h, '#5f544c');
	await canvas.model(cairn, {
		...light,
		round: 8,
		shade: (c, x, y) => scale(c, 0.8 + 0.5 * fbm(x * 40, y * 40, 4)),
	});
	await canvas.draw('<path d="M1562 780 V690" stroke="#2b1d1a" stroke-width="5"/>');
	await canvas.model(
		path(
			'M1562 692 Q1530 700 1506 690 Q1480 684 1452 700 L1458 722 Q1486 708 1510 716 Q1538 724 1562 716Z',
			'#b83a2c',
		),
		{ ...light, round: 8, rim: 1 },
	);
	const shapeOf = person({
		fill: '#2e2428',
		limb: '#1d171b',
		skin: '#7d5a48',
		...poses.back,
		head: 'hat',
		coat: 0.85,
		wind: -0.35,
		holds: 'staff',
		pack: '#4a3226',
		trim: '#c9973f',
		arms: [
			[-14, 4],
			[30, 60],
		],
	}).shape;
	await canvas.model(place(shapeOf, 1350, 902, 2.1, true), { ...light, round: 12 });
}
