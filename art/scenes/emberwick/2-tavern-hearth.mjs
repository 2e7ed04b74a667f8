import { clamp, mix, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, person, place, poses, seated } from '../../draw/figures.mjs';
import { glow } from '../../draw/light.mjs';
import { sparks } from '../../draw/nature.mjs';
import { fbm, random, ridged } from '../../draw/noise.mjs';
import { path } from '../../draw/shapes.mjs';
import { block, column, floor, shafts, trace, wall } from '../../draw/solids.mjs';
import { project } from '../../draw/terrain.mjs';
import { masonry, planks } from '../../draw/texture.mjs';

const fire = [0.9, 0.75, 7.5];
const lamps = [
	[-2.5, 2.05, 5.2],
	[3.4, 2.1, 4.6],
];

/** The tavern's hearth, fed by the hill itself; someone tells a story and nobody has gone home. */
export async function paint(canvas) {
	const camera = { height: 1.5, horizon: 0.5, focal: 1.0, x: 0.1, centre: 0.84 };
	trace(canvas, { camera, solids: room(), shade });
	await flames(canvas, camera);
	shafts(canvas, {
		camera,
		beam: (x, y, z) =>
			Math.exp(-Math.hypot(x - fire[0], (y - 1) * 0.9, z - fire[2]) * 0.75) * (0.7 + 0.6 * fbm(x, y - z, 3)),
		colour: rgb('#ff8a3d'),
		strength: 1.1,
		reach: 9,
	});
	canvas.layer('company');
	await company(canvas, camera);
	canvas.layer();
	for (const lamp of lamps) {
		const at = project(canvas, camera, ...lamp);
		await canvas.draw(
			`<path d="M${at.x} ${at.y - 30} V-10" stroke="#160d10" stroke-width="2.4"/><path d="M${at.x - 13} ${at.y - 24} h26 l5 38 h-36z" fill="#ffd88a"/><path d="M${at.x - 18} ${at.y - 24} L${at.x} ${at.y - 40} L${at.x + 18} ${at.y - 24}Z M${at.x - 20} ${at.y + 14} h40 v5 h-40z M${at.x - 1.5} ${at.y - 24} h3 v38 h-3z" fill="#1a1014"/>`,
		);
		glow(canvas, { x: at.x / 1000, y: at.y / 1000, r: 0.26, colour: '#ffa347', strength: 0.6, power: 3 });
	}
	await canvas.bloom(0.7, 0.55, [5, 20, 70]);
	canvas.finish({ vignette: 0.55, contrast: 1.2, saturation: 1.08, grain: 0.04, seed: 32 });
}

function room() {
	const solids = [
		floor(0, { part: 'boards' }),
		wall(1, 0, 0, -4.6, { part: 'plaster' }),
		wall(-1, 0, 0, -4.8, { part: 'plaster' }),
		wall(0, 0, -1, -9, { part: 'plaster' }),
		wall(0, -1, 0, -3.05, { part: 'ceiling' }),
		block(-1, -0.4, 0, 1.75, 7.4, 9, { part: 'stone' }),
		block(2.2, 2.8, 0, 1.75, 7.4, 9, { part: 'stone' }),
		block(-1.15, 2.95, 1.75, 2.12, 7.25, 9, { part: 'beam' }),
		block(-0.7, 2.5, 2.12, 3.05, 7.7, 9, { part: 'stone' }),
		block(-1.3, 3.1, 0, 0.14, 6.7, 9, { part: 'stone' }),
		block(2.3, 4.3, 0.74, 0.82, 3.1, 5.4, { part: 'beam' }),
		block(2.4, 2.55, 0, 0.74, 3.2, 3.35, { part: 'beam' }),
		block(2.4, 2.55, 0, 0.74, 5.1, 5.25, { part: 'beam' }),
		block(-4.4, -2.6, 0.74, 0.82, 5.3, 7.3, { part: 'beam' }),
		block(-2.85, -2.7, 0, 0.74, 5.4, 5.55, { part: 'beam' }),
		block(-4.6, -4.2, 1.1, 1.16, 2, 5, { part: 'beam' }),
	];
	for (const [x, z, h] of [
		[2.7, 3.7, 0.24],
		[3.3, 4.5, 0.2],
		[2.75, 4.8, 0.16],
		[-3.2, 6, 0.22],
		[-3.8, 5.7, 0.34],
		[3.7, 3.5, 0.36],
	])
		solids.push(column(x, z, 0.07, 0.82, 0.82 + h, 0.06, { part: 'mug' }));
	for (const z of [1.4, 3, 4.6, 6.2, 7.8])
		solids.push(block(-4.8, 4.8, 2.76, 3.05, z, z + 0.26, { part: 'beam' }));
	for (const x of [-2.2, 3.6]) solids.push(block(x, x + 0.24, 0, 3.05, 6.2, 6.44, { part: 'beam' }));
	for (const [x, z, r] of [
		[-3.9, 8.2, 0.42],
		[-3, 8.4, 0.42],
	])
		solids.push(
			column(x, z, r * 0.85, 0, 0.55, r, { part: 'barrel' }),
			column(x, z, r, 0.55, 1.1, r * 0.85, { part: 'barrel' }),
		);
	return solids;
}

function shade(hit, world) {
	const { x, y, z, nx, ny, solid } = hit;
	const [u, v] = Math.abs(ny) > 0.6 ? [x, z] : Math.abs(nx) > 0.6 ? [z, y] : [x, y];
	let base;
	if (solid.part === 'boards' || solid.part === 'ceiling') {
		const board = planks(u, v, { w: 0.24 });
		base = mix(rgb('#6b4631'), rgb('#a0714a'), clamp(board.tone * 0.6 + board.face * 0.5 + 0.1));
		base = scale(base, 1 - board.joint * 0.75);
	} else if (solid.part === 'stone') {
		const stone = masonry(u, v, { w: 0.46, h: 0.26, gap: 0.022 });
		base = mix(rgb('#6d5a58'), rgb('#a88f80'), clamp(stone.tone * 0.7 + stone.face * 0.5));
		base = mix(base, rgb('#241719'), stone.joint * 0.8);
	} else if (solid.part === 'plaster') {
		base = scale(rgb('#a98a70'), 0.85 + 0.4 * fbm(u * 1.4, v * 1.4, 5));
		if (Math.abs(nx) > 0.6 && nx > 0) {
			const pane = Math.abs(z - 6.6) < 0.62 && Math.abs(y - 1.75) < 0.55;
			const bar = Math.abs(Math.abs(z - 6.6) - 0.3) < 0.03 || Math.abs(y - 1.8) < 0.03;
			if (pane)
				return bar
					? rgb('#20151a')
					: mix(rgb('#31407a'), rgb('#8fa4d8'), smooth(1.2, 2.3, 3.4 - y) * 0.6 + fbm(z * 6, y * 6, 3) * 0.2);
		}
		if (v < 1.05)
			base = scale(
				mix(rgb('#5a3a2b'), rgb('#704a33'), fbm(u * 9, v, 3) + 0.5),
				Math.abs(u * 3 - Math.round(u * 3)) < 0.06 ? 0.5 : 1,
			);
	} else if (solid.part === 'mug')
		base = mix(rgb('#9c8364'), rgb('#c9b590'), clamp(fbm(x * 9, y * 20, 2) + 0.5));
	else if (solid.part === 'barrel')
		base =
			Math.abs(y - 0.3) < 0.04 || Math.abs(y - 0.8) < 0.04
				? rgb('#2a2224')
				: scale(rgb('#7d5133'), 0.8 + 0.3 * fbm(Math.atan2(x - solid.x, z - solid.z) * 6, y, 3));
	else base = scale(mix(rgb('#4f3326'), rgb('#7c5438'), clamp(0.5 + fbm(u * 2, v * 12, 4))), 0.9);
	const corner = 0.28 + 0.72 * world.open(hit, 1.1);
	const hearth = inHearth(x, z) ? 0.4 : world.lamp(hit, fire, { size: 0.34, samples: 5, reach: 14 }) * 7.4;
	let hang = 0;
	for (const lamp of lamps) hang += world.lamp(hit, lamp, { size: 0.1, samples: 2, reach: 7 }) * 1.15;
	const cold = clamp(nx * -0.2 + 0.25) * Math.exp(-Math.hypot(x + 4.6, z - 6.6) * 0.5) * 0.5;
	let c = [0, 1, 2].map(
		(i) =>
			base[i] *
			((rgb('#3a2436')[i] * 0.75 + rgb('#4a5fa8')[i] * cold) * corner +
				rgb('#ff8b3e')[i] * hearth +
				rgb('#ffb468')[i] * hang * corner),
	);
	if (inHearth(x, z) && y < 2) {
		const heat = ridged(x * 2.2 + 3, z * 2.2 + y * 2, 4);
		c = mix(
			c,
			mix(rgb('#ff5a16'), rgb('#ffd27a'), clamp(heat * 1.6 - 0.4)),
			clamp(1.25 - y * 0.55) * clamp(0.35 + heat * 0.7),
		);
	}
	return mix(c, rgb('#5a2c22'), 0.16 * smooth(3, 9, hit.distance));
}

function inHearth(x, z) {
	return x > -0.4 && x < 2.2 && z > 7.45;
}

/** Fire out of a cleft in the ground, licking round a hanging pot. */
async function flames(canvas, camera) {
	const next = random(5);
	const at = project(canvas, camera, fire[0], 0.14, 8);
	const k = at.scale / 100;
	const tongues = (count, spread, tall, fills) => {
		let out = '';
		for (let i = 0; i < count; i++) {
			const x = (next() - 0.5) * spread;
			const h = tall * (0.4 + next() * 0.8) * (1 - Math.abs(x / spread) * 0.9);
			const w = 8 + next() * 10;
			const bend = (next() - 0.5) * 26;
			out += path(
				`M${x - w} 4 Q${x - w * 1.3} ${-h * 0.45} ${x + bend} ${-h} Q${x + w * 0.3 + bend * 0.2} ${-h * 0.6} ${x + w * 1.2} ${-h * 0.4} Q${x + w * 1.4} ${-h * 0.1} ${x + w} 4Z`,
				fills[Math.floor(next() * fills.length)],
			);
		}
		return out;
	};
	const set = (markup) => place(markup, at.x, at.y, k);
	await canvas.draw(set(tongues(22, 190, 120, ['#c93a10', '#e8571a'])), { blur: 4, opacity: 0.9, rough: 8 });
	await canvas.draw(set(tongues(18, 140, 88, ['#ff8a2a', '#ffae45'])), { blur: 2, opacity: 0.95, rough: 6 });
	await canvas.draw(set(tongues(10, 90, 52, ['#ffe08a', '#fff3c4'])), { blur: 1.6, rough: 4 });
	const pot =
		'<path d="M0 -170 V-106" stroke="#120a0c" stroke-width="4"/>' +
		path('M-42 -106 H42 Q52 -52 24 -38 Q0 -32 -24 -38 Q-52 -52 -42 -106Z', '#160d10') +
		'<path d="M-42 -106 Q0 -176 42 -106" stroke="#160d10" stroke-width="4" fill="none"/>';
	await canvas.model(set(pot), { dx: 0, dy: 1, light: rgb('#ff7a2a'), round: 8, rim: 2 });
	await canvas.draw(
		sparks(
			next,
			60,
			(n) => [at.x + (n() - 0.5) * 260 * k, at.y - n() ** 0.8 * 330 * k],
			'#ffb35c',
			[0.8, 2.4],
		),
		{ mode: 'screen' },
	);
}

async function company(canvas, camera) {
	const ink = '#1b0f15';
	const warm = { light: rgb('#ff9c50'), shadow: rgb('#0d070b'), round: 9, rim: 2.2 };
	const put = async (markup, x, y, z, size, options, flip = false) => {
		const at = project(canvas, camera, x, y, z);
		await canvas.model(place(markup, at.x, at.y, (at.scale * size) / 100, flip), {
			...warm,
			...options,
			depth: z - 0.1,
		});
	};
	const teller = person({
		fill: '#3a1d20',
		skin: '#8a4b34',
		...poses.stand,
		arms: [
			[40, 80],
			[96, 140],
		],
		coat: 0.8,
		head: 'bun',
		trim: '#9c3d2b',
	});
	await put(teller.shape, -1.25, 0.1, 6.9, 1.66, { dx: 0.9, dy: 0.1, rim: 3 });
	const child = person({ fill: '#33202a', skin: '#7a4632', ...poses.sit, head: 'hair', coat: 0.2 });
	await put(child.shape, 2.75, -0.34, 6.55, 1.2, { dx: -0.8, dy: 0.1, rim: 2.6 }, true);
	await put(dog('#2a171a', true), -0.35, 0.14, 6.75, 1.35, { dx: 0.7, dy: -0.3 });
	for (const [x, z, head, lean, trim, fill] of [
		[-0.95, 4.9, 'bare', 4, '#6e3328', '#22131a'],
		[0.15, 4.7, 'hat', -3, undefined, ink],
		[1.25, 4.85, 'bun', -6, '#54464e', '#26151c'],
	])
		await put(seated(fill, { head, lean, trim }), x, 0.46, z, 1.5, { dx: (0.9 - x) * 0.4, dy: -0.9 });
	const bench = project(canvas, camera, 0.15, 0.5, 4.6);
	const b = bench.scale / 100;
	await canvas.model(
		place(
			path('M-185 -8 H185 V6 H-185Z M-160 6 h14 v48 h-14z M146 6 h14 v48 h-14z', '#241410'),
			bench.x,
			bench.y,
			b,
		),
		{ ...warm, dx: 0.2, dy: -1, rim: 1.6 },
	);
}
