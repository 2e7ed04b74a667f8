import { clamp, mix, ramp, rgb, scale, smooth } from '../draw/colour.mjs';
import { person, place, poses } from '../draw/figures.mjs';
import { glow } from '../draw/light.mjs';
import { fbm, noise, random, ridged } from '../draw/noise.mjs';
import { group, path, polygon } from '../draw/shapes.mjs';
import { terrain } from '../draw/terrain.mjs';

const sky = ramp([0, '#0b0a22'], [0.3, '#221c4b'], [0.52, '#4a3a78'], [0.68, '#9a7ba6'], [0.8, '#d9b3bd']);
const sun = [0.35, 0.42, 0.2];

export async function paint(canvas, wide) {
	const elder = wide ? { x: 0.86, y: 0.3, r: 0.2 } : { x: 0.26, y: 0.24, r: 0.17 };
	const younger = wide ? { x: 0.53, y: 0.2, r: 0.085 } : { x: 0.51, y: 0.13, r: 0.075 };
	const camera = { height: 620, horizon: wide ? 0.68 : 0.7, focal: 1.25, centre: wide ? 0.9 : 0.33, x: 400 };
	paintSky(canvas, elder, younger);
	const height = (x, z) => {
		const gap = smooth(0, 1500, Math.abs(x - 300 - z * 0.12));
		return (
			(ridged(x / 2300 + 3, z / 2300 + 1, 8) ** 1.5 * 1150 + 60 * fbm(x / 300, z / 300, 4)) *
				(0.35 + 0.65 * gap) *
				smooth(300, 2600, z) -
			120
		);
	};
	terrain(canvas, {
		camera,
		sun,
		near: 500,
		far: 14000,
		detail: 0.004,
		height,
		colour: ({ x, z, h, light, slope, distance, sx, sy }) => {
			const snow = smooth(380, 620, h + fbm(x / 130, z / 130, 4) * 180) * smooth(0.55, 0.3, slope);
			const base = mix(rgb('#2b2352'), rgb('#b9abd8'), snow);
			let c = mix(scale(base, 0.34), mix(base, rgb('#efe3ff'), 0.4), clamp(light * 1.3));
			const low = smooth(330, -60, h + fbm(x / 700, z / 500, 4) * 120);
			c = mix(
				c,
				mix(rgb('#6b5a98'), rgb('#c9a9c4'), smooth(2500, 9000, distance)),
				low * smooth(900, 3500, distance) * 0.92,
			);
			return mix(
				c,
				sky(clamp(sy, 0.5, 0.72)),
				(1 - Math.exp(-distance / 7000)) * (0.85 + 0.15 * Math.sin(sx)),
			);
		},
	});
	await observatory(canvas, wide);
	if (!wide) await climber(canvas);
	await canvas.bloom(0.72, 0.5, [5, 20, 80]);
	canvas.finish({ vignette: 0.45, contrast: 1.18, saturation: 1.1, grain: 0.045, seed: 3 });
}

function paintSky(canvas, elder, younger) {
	const next = random(8);
	canvas.paint((x, y) => {
		const warp = fbm(x * 1.8 + 5, y * 1.8, 5);
		const band = Math.exp(-(((y - 0.46 + x * 0.22 + warp * 0.18) / 0.17) ** 2));
		let c = mix(sky(y), rgb('#6a57a8'), band * 0.42 * smooth(-0.3, 0.5, fbm(x * 4, y * 4 + 7, 6)));
		c = mix(c, rgb('#c98fb4'), band ** 3 * 0.3 * smooth(0, 0.5, fbm(x * 7 + 3, y * 7, 5)));
		const halo = Math.exp(-Math.hypot(x - elder.x, y - elder.y) * 4.2) * 0.5;
		c = mix(c, rgb('#cdd0ff'), halo);
		c = mix(c, rgb('#ff8d7a'), Math.exp(-Math.hypot(x - younger.x, y - younger.y) * 9) * 0.45);
		return c;
	});
	for (let i = 0; i < 1300; i++) {
		const k = Math.floor(next() * canvas.width);
		const j = Math.floor(next() * canvas.height * 0.62);
		const light = next() ** 6;
		for (let c = 0; c < 3; c++)
			canvas.pixels[(j * canvas.width + k) * 3 + c] += (0.12 + light * 0.9) * [1, 0.95, 1][c];
	}
	moon(canvas, elder, ['#e8e6f5', '#8c8bb8', '#f9f7ff'], 3);
	moon(canvas, younger, ['#e08a74', '#8f3f4e', '#ffc9a8'], 9);
}

/** A lit ball with seas and craters; the light comes from the upper left. */
export function moon(canvas, { x: cx, y: cy, r }, [bright, dark, rim], seed) {
	const next = random(seed);
	const craters = Array.from({ length: 46 }, () => [
		(next() - 0.5) * 2,
		(next() - 0.5) * 2,
		0.02 + next() ** 3 * 0.16,
	]);
	canvas.paint((x, y, old) => {
		const u = (x - cx) / r;
		const v = (y - cy) / r;
		const d = u * u + v * v;
		if (d > 1.02) return undefined;
		const w = Math.sqrt(Math.max(0, 1 - d));
		const seas = smooth(-0.02, 0.3, fbm(u * 1.5 + seed, v * 1.5, 6));
		let shade = 0.86 - seas * 0.42 + noise(u * 16, v * 16) * 0.1 + fbm(u * 7, v * 7, 4) * 0.14;
		for (const [a, b, size] of craters) {
			const q = Math.hypot(u - a, v - b) / size;
			if (q < 1.25) shade += q < 0.85 ? -0.1 + ((u - a + v - b) / size) * 0.13 : 0.1 * smooth(1.25, 0.95, q);
		}
		const light = clamp(0.22 + 0.95 * (-u * 0.62 - v * 0.42 + w * 0.66));
		let c = mix(rgb(dark), rgb(bright), clamp(shade));
		c = mix(scale(c, 0.2), c, smooth(0.05, 0.75, light));
		c = mix(c, rgb(rim), smooth(0.55, 0.05, w) * smooth(0.3, 0.9, light) * 0.5);
		return mix(old, c, smooth(1.02, 0.985, d));
	});
}

async function observatory(canvas, wide) {
	const x = wide ? 1390 : 420;
	const y = wide ? 690 : 700;
	const next = random(31);
	const rock = cliff(next, wide);
	const light = { dx: -0.8, dy: -0.6, light: rgb('#cfc6ff'), strength: 0.85, width: 2.6 };
	const wideness = (canvas.width / canvas.height) * 1000;
	await canvas.lit(group(rock, `translate(${x} ${y})`), { ...light, strength: 0.8 });
	await canvas.draw(group(rock, `translate(${x} ${y})`), { shade: crag, opacity: 0.94 });
	await canvas.lit(group(buildings(), `translate(${x} ${y})`), light);
	await canvas.draw(group(windows(), `translate(${x} ${y})`));
	await canvas.draw(group(windows(), `translate(${x} ${y})`), { blur: 7, mode: 'screen' });
	await canvas.draw(
		`<ellipse cx="${wideness * 0.72}" cy="965" rx="${wideness * 0.55}" ry="46" fill="#8f78b4"/>`,
		{ blur: 34, opacity: 0.55 },
	);
	await canvas.draw(`<rect x="0" y="930" width="${wideness}" height="90" fill="#17122f"/>`, {
		blur: 40,
		opacity: 0.7,
	});
}

/** In front of the tall crop: the youngest astronomer on a spur of rock, a lantern in hand. */
async function climber(canvas) {
	const next = random(73);
	let spur = 'M-20 1020 V850';
	for (let i = 0; i <= 16; i++)
		spur += ` L${-20 + i * 26} ${(858 + i * 2 + i ** 2 * 0.55 + (next() - 0.5) * 16).toFixed(1)}`;
	const light = { dx: 0.2, dy: -0.95, light: rgb('#cfc6ff'), shadow: rgb('#07050f') };
	await canvas.model(path(`${spur} L420 1020Z`, '#1b1534'), {
		...light,
		round: 16,
		rim: 2,
		rough: 4,
		shade: (c, x, y) => scale(c, 0.6 + ridged(x * 9, y * 6, 5) * 0.9),
	});
	const [x, y, size] = [168, 882, 1.12];
	const figure = person({
		fill: '#1c1438',
		limb: '#120d26',
		...poses.back,
		head: 'hair',
		coat: 0.85,
		flare: 11,
		wind: 0.25,
		holds: 'lantern',
		trim: '#b0556a',
	});
	await canvas.model(place(figure.shape, x, y, size), { ...light, round: 7, rim: 2 });
	const [hx, hy] = figure.hands[1];
	glow(canvas, {
		x: (x + hx * size) / 1000,
		y: (y + (hy + 13) * size) / 1000,
		r: 0.12,
		colour: '#ffc27a',
		strength: 0.9,
	});
}

function cliff(next, wide) {
	const reach = wide ? 430 : 330;
	const left = [];
	for (let i = 0; i <= 60; i++) {
		const t = i / 60;
		const step = Math.floor(t * 7) / 7;
		left.push(
			`L${-158 - reach * (t * 0.5 + step * 0.5) ** 1.35 + fbm(t * 9, 1, 4) * 46} ${6 + 340 * t + (next() - 0.5) * 7}`,
		);
	}
	return path(`M620 360 L620 18 L250 4 ${left.join(' ')}Z`, '#120e26');
}

/** Rock with vertical clefts, lit from the moons' side. */
function crag(_, x, y) {
	const bend = fbm(x * 5, y * 3, 3) * 0.1;
	const here = ridged((x + bend) * 7, y * 2.6, 6);
	const beside = ridged((x + bend - 0.006) * 7, (y - 0.004) * 2.6, 6);
	const light = clamp(0.26 + (here - beside) * 4.2);
	return mix(rgb('#0c091c'), rgb('#6a5d97'), light * smooth(1.02, 0.68, y));
}

/** The hall, its dome split along the meridian, the great telescope pointing between the moons. */
function buildings() {
	const wall = '#1b1536';
	const dark = '#0f0b20';
	let out = '';
	out +=
		polygon(
			[
				[-128, 12],
				[-128, -62],
				[-60, -62],
				[-60, 12],
			],
			wall,
		) +
		polygon(
			[
				[-136, -60],
				[-94, -92],
				[-52, -60],
			],
			dark,
		);
	out +=
		polygon(
			[
				[118, 12],
				[118, -84],
				[196, -84],
				[196, 12],
			],
			wall,
		) +
		polygon(
			[
				[110, -82],
				[157, -128],
				[204, -82],
			],
			dark,
		);
	out +=
		polygon(
			[
				[150, -110],
				[150, -178],
				[164, -178],
				[164, -110],
			],
			wall,
		) +
		polygon(
			[
				[145, -176],
				[157, -206],
				[169, -176],
			],
			dark,
		);
	out += polygon(
		[
			[-74, 14],
			[-70, -96],
			[128, -96],
			[132, 14],
		],
		'#221a42',
	);
	for (let i = 0; i < 8; i++)
		out += polygon(
			[
				[-66 + i * 26, 12],
				[-64 + i * 26, -92],
				[-58 + i * 26, -92],
				[-56 + i * 26, 12],
			],
			'#171130',
		);
	out += polygon(
		[
			[-82, -94],
			[-82, -106],
			[140, -106],
			[140, -94],
		],
		'#2c2352',
	);
	out += path('M-76 -106 Q-74 -196 -2 -220 L8 -206 L-2 -188 L12 -170 L2 -148 L16 -128 L10 -106Z', '#2a2150');
	out += group(
		path('M22 -106 L30 -126 L20 -146 L34 -166 L24 -186 L38 -204 L34 -216 Q124 -200 134 -106Z', '#241c48'),
		'translate(14 3) rotate(6 80 -106)',
	);
	for (const [a, b] of [
		[-66, -20],
		[-44, -12],
		[-20, -4],
	])
		out += `<path d="M${a} -106 Q${a + 6} -176 ${b} -212" stroke="#140f2b" stroke-width="2" fill="none"/>`;
	for (const [a, b] of [
		[128, 74],
		[102, 62],
		[76, 52],
	])
		out += `<path d="M${a + 12} -104 Q${a + 4} -172 ${b + 6} -204" stroke="#140f2b" stroke-width="2" fill="none"/>`;
	out += group(
		polygon(
			[
				[-13, 10],
				[-9, -150],
				[9, -150],
				[13, 10],
			],
			'#3a2f66',
		) +
			polygon(
				[
					[-15, -146],
					[-15, -162],
					[15, -162],
					[15, -146],
				],
				'#463a78',
			) +
			polygon(
				[
					[-16, -70],
					[-16, -80],
					[16, -80],
					[16, -70],
				],
				'#463a78',
			) +
			polygon(
				[
					[-5, 10],
					[-4, 34],
					[4, 34],
					[5, 10],
				],
				'#463a78',
			),
		'translate(26 -118) rotate(-24)',
	);
	for (const [x, y, r] of [
		[-30, -252, 40],
		[6, -262, 15],
		[52, -258, 75],
		[84, -238, 20],
		[24, -286, 55],
	])
		out += group(
			polygon(
				[
					[-9, -4],
					[4, -7],
					[10, 2],
					[-2, 8],
				],
				'#241c48',
			),
			`translate(${x} ${y}) rotate(${r})`,
		);
	return out;
}

function windows() {
	let out = '';
	for (const [x, y] of [
		[-104, -40],
		[-82, -40],
		[136, -56],
		[160, -56],
		[136, -26],
		[157, -150],
	])
		out += path(`M${x} ${y} v-9 q4 -8 8 0 v9z`, '#ffcf8a');
	for (const x of [-50, 2, 54, 106]) out += path(`M${x} -40 v-22 q5 -10 10 0 v22z`, '#ffb978');
	out += path(
		'M14 -106 L22 -128 L12 -148 L26 -168 L16 -188 L24 -204 L32 -190 L24 -170 L34 -148 L26 -128 L34 -106Z',
		'#ffd9a0',
		'opacity="0.55"',
	);
	return out;
}
