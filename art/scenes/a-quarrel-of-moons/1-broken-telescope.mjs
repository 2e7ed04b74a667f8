import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow, stars } from '../../draw/light.mjs';
import { sparks } from '../../draw/nature.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { circle, gradient, group, path } from '../../draw/shapes.mjs';
import { ball, block, column, floor, shafts, trace } from '../../draw/solids.mjs';
import { project } from '../../draw/terrain.mjs';
import { masonry, planks } from '../../draw/texture.mjs';
import { moon } from '../../games/a-quarrel-of-moons.mjs';

const dome = { z: 8.5, r: 7.6, y: 3.2 };
const elder = [0.34, 0.66, 0.67];
const candle = [-2.75, 1.22, 5.5];
const night = ramp([0, '#0d0b28'], [0.5, '#2d2560'], [1, '#6d5a9f']);

/** Inside the observatory: the elder moon looks in through the torn dome at the broken telescope. */
export async function paint(canvas) {
	const camera = { height: 1.55, horizon: 0.74, focal: 0.86, x: -0.2, centre: 0.84 };
	canvas.paint((x, y) => mix(night(y * 1.6), rgb('#8a76c0'), smooth(0, 0.6, fbm(x * 3, y * 4, 5)) * 0.35));
	stars(canvas, { count: 900, seed: 3, below: 0.7 });
	moon(canvas, { x: 1.075, y: 0.19, r: 0.105 }, ['#f0eefc', '#9a98c4', '#ffffff'], 3);
	glow(canvas, { x: 1.075, y: 0.19, r: 0.5, colour: '#b9b4ff', strength: 0.5 });
	trace(canvas, { camera, solids: room(), shade });
	shafts(canvas, {
		camera,
		beam: (x, y, z) => (moonlit(x, y, z) ? 0.75 + 0.6 * fbm(x * 0.7, y * 0.4 - z * 0.5, 3) : 0),
		colour: rgb('#b7b2ff'),
		strength: 1.05,
		reach: 16,
		steps: 44,
	});
	await telescope(canvas, camera);
	await astronomer(canvas, camera);
	await canvas.draw(
		sparks(random(12), 130, (n) => [700 + n() * 620 - 120, 150 + n() * 720], '#dcd6ff', [0.6, 1.9]),
		{ mode: 'screen', opacity: 0.6 },
	);
	await canvas.bloom(0.74, 0.5, [5, 20, 70]);
	canvas.finish({ vignette: 0.5, contrast: 1.22, saturation: 1.12, grain: 0.04, seed: 41 });
}

/** The slit of the dome and the tear beside it, where nothing is left. */
function torn([x, y, z]) {
	const across = x - 0.9 + (z - dome.z) * -0.16;
	const up = y - dome.y;
	if (up < 1.1) return false;
	const ragged = fbm(up * 1.3, z * 1.3, 4) * 0.75 + fbm(up * 5, z * 5, 2) * 0.14;
	const width = 0.95 + smooth(2.5, 6.8, up) * 0.7 + ragged;
	return Math.abs(across) < width && z > dome.z - 4;
}

function moonlit(x, y, z) {
	const [ox, oy, oz] = [x, y - dome.y, z - dome.z];
	const b = ox * elder[0] + oy * elder[1] + oz * elder[2];
	const c = ox * ox + oy * oy + oz * oz - dome.r * dome.r;
	const disc = b * b - c;
	if (disc < 0) return false;
	const t = Math.sqrt(disc) - b;
	return torn([x + elder[0] * t, y + elder[1] * t, z + elder[2] * t]);
}

function room() {
	const next = random(8);
	const solids = [
		floor(0, { part: 'floor' }),
		ball(0, dome.y, dome.z, dome.r, { part: 'dome', inside: true, cut: torn, clear: true }),
		column(0.6, 9.2, 1.9, 0, 0.35, 1.8, { part: 'stone' }),
		column(0.6, 9.2, 0.75, 0.35, 1.5, 0.5, { part: 'stone' }),
		block(-3.7, -2.1, 0.92, 1, 4.9, 6.3, { part: 'wood' }),
		block(-3.6, -3.45, 0, 0.92, 5, 5.15, { part: 'wood' }),
		block(-2.35, -2.2, 0, 0.92, 5, 5.15, { part: 'wood' }),
		block(-2.35, -2.2, 0, 0.92, 6, 6.15, { part: 'wood' }),
		column(-2.75, 5.5, 0.035, 1, 1.16, 0.035, { part: 'wax', clear: true }),
		block(-3.4, -3.05, 1, 1.3, 5.5, 5.9, { part: 'book', seed: 1 }),
		block(-3.35, -2.95, 1, 1.09, 5.1, 5.4, { part: 'book', seed: 2 }),
	];
	for (let i = 0; i < 9; i++) {
		const a = 2.2 + i * 0.2;
		const [x, z] = [Math.cos(a) * 6.4, dome.z + Math.sin(a) * 6.2];
		solids.push(block(x - 0.55, x + 0.55, 0, 2.9, z - 0.22, z + 0.3, { part: 'shelf', seed: i }));
	}
	for (let i = 0; i < 16; i++) {
		const a = next() * 6.28;
		const d = 0.9 + next() * 3;
		const s = 0.1 + next() ** 2 * 0.5;
		const [x, z] = [1.2 + Math.cos(a) * d, 7.6 + Math.sin(a) * d * 0.9];
		solids.push(block(x - s, x + s, 0, s * 0.9, z - s * 0.8, z + s * 0.7, { part: 'rubble', seed: i }));
	}
	return solids;
}

function shade(hit, world) {
	const { x, y, z, nx, ny, nz, solid } = hit;
	let base;
	if (solid.part === 'dome') {
		const a = Math.atan2(x, z - dome.z);
		const up = y - dome.y;
		if (up < 0) {
			const stone = masonry(a * dome.r, y, { w: 1, h: 0.5 });
			base = mix(
				mix(rgb('#5d5285'), rgb('#8678ab'), clamp(stone.tone + stone.face * 0.4)),
				rgb('#1c1636'),
				stone.joint * 0.75,
			);
		} else {
			const rib = Math.abs(((a * 24) / 6.283 + 40) % 1) - 0.5;
			const course = Math.abs(((up * 1.05) % 1) - 0.5);
			base = scale(rgb('#6f659c'), 0.75 + 0.5 * fbm(a * 5, up * 1.4, 5));
			if (Math.abs(rib) < 0.055) base = rgb('#3a2f60');
			if (course < 0.03) base = scale(base, 0.55);
			if (up < 0.5)
				base = mix(
					base,
					rgb('#c49a55'),
					smooth(0.5, 0.42, up) * smooth(0.02, 0.08, Math.abs(((a * 9) % 1) - 0.5)),
				);
		}
	} else if (solid.part === 'floor') {
		const r = Math.hypot(x - 0.6, z - 9.2);
		const a = Math.atan2(x - 0.6, z - 9.2);
		const stone = masonry(a * (2 + Math.floor(r)), r, { w: 1.1, h: 1, gap: 0.03 });
		base = mix(rgb('#6f6592'), rgb('#9a8eb5'), clamp(stone.tone * 0.7 + stone.face * 0.5));
		base = mix(base, rgb('#221b3e'), stone.joint * 0.7);
		const brass =
			smooth(0.05, 0.02, Math.abs(r - 3)) +
			smooth(0.05, 0.02, Math.abs(r - 3.4)) +
			smooth(0.05, 0.02, Math.abs(x - 0.6 + (z - 9.2) * 0.1)) +
			smooth(0.1, 0.05, Math.abs(r - 3.2)) * (Math.abs(((a * 36) / 6.283 + 50) % 1) < 0.14 ? 1 : 0);
		base = mix(base, rgb('#d9ab62'), clamp(brass) * 0.85);
	} else if (solid.part === 'shelf' && nz < -0.5) {
		const row = Math.floor(y / 0.42);
		const spine = Math.floor(x / 0.07 + row * 13);
		const tone = Math.abs(Math.sin(spine * 12.9 + row * 4));
		const tall = y / 0.42 - row < 0.62 + tone * 0.25;
		base =
			y / 0.42 - row > 0.93
				? rgb('#2d2142')
				: tall
					? mix(
							rgb('#4b3358'),
							rgb(['#8a5a5e', '#5b6a94', '#9a865f'][spine % 3 < 0 ? 0 : Math.abs(spine % 3)]),
							tone,
						)
					: rgb('#150f28');
	} else if (solid.part === 'wood') {
		const board = planks(z, x, { w: 0.3 });
		base = scale(
			mix(rgb('#5d3f4e'), rgb('#86605a'), clamp(board.tone + board.face * 0.5)),
			1 - board.joint * 0.5,
		);
	} else if (solid.part === 'book') base = ny > 0.5 ? rgb('#5a3f52') : rgb('#cdbfa8');
	else if (solid.part === 'wax') return rgb('#ffe9bd');
	else base = scale(rgb('#8278a8'), 0.8 + 0.5 * fbm(x * 2 + nx * 4, y * 2 + z * 2, 4));
	const corner = 0.3 + 0.7 * world.open(hit, 1.4);
	const beam = moonlit(x, y, z) ? world.sun(hit, elder, { size: 0.012, samples: 3 }) : 0;
	const sheen = clamp(0.3 - nx * 0.2 - nz * 0.25 + ny * 0.4);
	const warm = world.lamp(hit, candle, { size: 0.08, samples: 3, reach: 8 }) * 1.7;
	const red = clamp(nx * 0.7 - nz * 0.2) * smooth(1, -6, x) * 0.34;
	const c = [0, 1, 2].map(
		(i) =>
			base[i] *
			(rgb('#4a4590')[i] * (0.34 + sheen * 0.85) * corner +
				rgb('#d5d2ff')[i] * beam * 2.4 +
				rgb('#ff7a68')[i] * red * corner +
				rgb('#ffb566')[i] * warm),
	);
	if (solid.part === 'floor' && !hit.bounce) {
		const seen = world.mirror(hit, [fbm(x * 4, z * 4, 3) * 0.05, 0, fbm(x * 4 + 9, z * 4, 3) * 0.05], 1);
		if (seen) return mix(mix(c, seen, 0.18), rgb('#4c4488'), 0.16 * smooth(4, 15, hit.distance));
	}
	return mix(c, rgb('#4c4488'), 0.2 * smooth(5, 16, hit.distance));
}

/** The tube has come off its mount and lies against it, its glass gone. */
async function telescope(canvas, camera) {
	const at = project(canvas, camera, 0.6, 1.4, 9.2);
	const k = at.scale / 100;
	const brass = `<defs>${gradient('tube', [
		[0, '#c7b8e0'],
		[0.28, '#8d78a8'],
		[0.62, '#4d3d6a'],
		[1, '#231a3c'],
	])}${gradient('ring', [
		[0, '#ffe2a6'],
		[0.35, '#c08f52'],
		[1, '#45294a'],
	])}</defs>`;
	const tube =
		path('M-330 -46 L40 -58 L40 58 L-330 46Z', 'url(#tube)') +
		path('M60 -64 L286 -76 L296 -40 L276 -14 L300 20 L288 78 L60 64Z', 'url(#tube)') +
		[-330, -210, -60].map((x) => path(`M${x} -54 h26 v108 h-26z`, 'url(#ring)')).join('') +
		path('M34 -66 h30 v132 h-30z', 'url(#ring)') +
		path('M-410 -22 L-330 -30 V30 L-410 22Z', 'url(#ring)') +
		'<path d="M300 -60 l40 -20 M296 24 l56 10 M280 -16 l30 -4" stroke="#c9bdf0" stroke-width="4"/>';
	const fork =
		path(
			'M-70 20 Q-78 -60 -36 -120 L-8 -108 Q-34 -50 -26 20Z M70 20 Q84 -40 66 -96 L40 -90 Q42 -40 26 20Z',
			'#4a3c6c',
		) +
		circle(0, 16, 34, '#6a5688') +
		circle(0, 16, 16, '#c08f52');
	const light = { dx: 0.35, dy: -0.94, light: rgb('#eceaff'), shadow: rgb('#120d26'), rough: 1 };
	await canvas.draw(
		`<ellipse cx="${at.x + 90}" cy="${at.y + 165 * k}" rx="${260 * k}" ry="${26 * k}" fill="#120d28"/>`,
		{ blur: 8, opacity: 0.6, depth: 8 },
	);
	await canvas.model(place(fork, at.x, at.y, k), { ...light, round: 8, rim: 2, depth: 8.4 });
	await canvas.model(
		brass + group(tube, `translate(${at.x + 20 * k} ${at.y - 66 * k}) rotate(-31) scale(${k * 0.92})`),
		{ ...light, round: 12, rim: 2.2, depth: 8 },
	);
	const shards = random(3);
	let glass = '';
	for (let i = 0; i < 26; i++) {
		const p = project(canvas, camera, 1.4 + (shards() - 0.3) * 3.4, 0.02, 5.4 + shards() * 3.4);
		const s = (p.scale / 100) * (4 + shards() * 9);
		glass += path(
			`M${p.x} ${p.y} l${s} ${-s * 0.7} l${s * 0.8} ${s * 0.5} l${-s * 1.1} ${s * 0.5}Z`,
			'#e9e6ff',
			`opacity="${(0.3 + shards() * 0.6).toFixed(2)}"`,
		);
	}
	await canvas.draw(glass);
}

async function astronomer(canvas, camera) {
	const at = project(canvas, camera, -1.15, 0, 6.1);
	const s = (at.scale * 1.66) / 100;
	const figure = person({
		fill: '#2c2150',
		limb: '#1d1638',
		skin: '#8f6a80',
		...poses.back,
		lean: -3,
		head: 'hair',
		coat: 0.85,
		flare: 12,
		trim: '#a2596b',
		arms: [
			[-10, 6],
			[34, 112],
		],
	});
	await canvas.draw(
		group(
			`<path d="M-8 0 L10 0 L-58 66 L-120 62Z" fill="#0f0a22"/>`,
			`translate(${at.x} ${at.y}) scale(${s})`,
		),
		{ blur: 4, opacity: 0.6 },
	);
	const hand = figure.hands[1];
	const page = path(`M${hand[0] - 6} ${hand[1] - 12} l17 -4 l5 18 l-17 5Z`, '#efe6d2');
	await canvas.model(place(figure.shape + page, at.x, at.y, s), {
		dx: 0.5,
		dy: -0.85,
		light: rgb('#dcd8ff'),
		shadow: rgb('#120c28'),
		round: 9,
		rim: 2.2,
		depth: 6,
	});
	const flame = project(canvas, camera, ...candle);
	await canvas.draw(
		path(
			`M${flame.x - 5} ${flame.y + 6} Q${flame.x - 6} ${flame.y - 6} ${flame.x} ${flame.y - 18} Q${flame.x + 6} ${flame.y - 6} ${flame.x + 5} ${flame.y + 6}Z`,
			'#fff3c9',
		),
	);
	glow(canvas, { x: flame.x / 1000, y: flame.y / 1000, r: 0.24, colour: '#ffab52', strength: 0.7, power: 3 });
}
