import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, rays, stars } from '../../draw/light.mjs';
import { branching, rose, snowfall, tuft } from '../../draw/nature.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { circle, group, path } from '../../draw/shapes.mjs';
import { column, floor, trace } from '../../draw/solids.mjs';
import { project } from '../../draw/terrain.mjs';
import { moon } from '../../games/a-quarrel-of-moons.mjs';

const pool = { x: 0, z: 9.5, r: 2.5 };
const sky = ramp([0, '#0a1f44'], [0.35, '#1c4a7c'], [0.6, '#5f97bd'], [0.72, '#b9dbe6']);

/** The Regent's winter garden: trees of rime under a vault of glass, and one that has not heard it is winter. */
export async function paint(canvas) {
	const camera = { height: 1.75, horizon: 0.64, focal: 0.95, x: -0.3, centre: 0.86 };
	canvas.paint((x, y) =>
		mix(sky(y), rgb('#8fd6d4'), smooth(0.05, 0.5, fbm(x * 2.2, y * 0.8 + 3, 5)) * smooth(0.5, 0.1, y) * 0.4),
	);
	stars(canvas, { count: 500, seed: 4, below: 0.5 });
	moon(canvas, { x: 1.3, y: 0.2, r: 0.075 }, ['#eef6fb', '#a9c4d8', '#ffffff'], 5);
	glow(canvas, { x: 1.3, y: 0.2, r: 0.5, colour: '#bfe0f5', strength: 0.5 });
	await vault(canvas, camera);
	trace(canvas, {
		camera,
		solids: garden(),
		shade,
		far: 27,
		sky: (d) => mix(rgb('#bfe0ee'), rgb('#1c4a7c'), clamp(d[1] * 1.6)),
	});
	await planting(canvas, camera, [15, 27]);
	mist(canvas, { from: 0.4, to: 0.74, colour: '#cfe6f0', strength: 0.5, seed: 8, grain: 2 });
	rays(canvas, {
		x: 1.3,
		y: 0.2,
		from: 1.2,
		to: 2.9,
		reach: 1,
		start: 0.1,
		colour: '#d6ecf8',
		strength: 0.3,
		seed: 6,
	});
	await planting(canvas, camera, [10, 15]);
	await camellia(canvas, camera);
	await regent(canvas, camera);
	await planting(canvas, camera, [0, 10]);
	await snowfall(canvas, { seed: 3, amount: 0.3 });
	await canvas.bloom(0.78, 0.45, [5, 20, 70]);
	canvas.finish({ vignette: 0.48, contrast: 1.2, saturation: 1.12, grain: 0.04, seed: 73 });
}

/** Hoops of iron and glass, one behind the other, frost creeping up from their feet. */
async function vault(canvas, camera) {
	const [half, spring, rise, end] = [7, 4.2, 5.6, 27];
	const hoop = (z, share = 1) => {
		const points = [];
		for (let i = 0; i <= 40; i++) {
			const a = Math.PI * (i / 40);
			const at = project(canvas, camera, -Math.cos(a) * half * share, spring + Math.sin(a) * rise * share, z);
			points.push(`${at.x.toFixed(1)} ${at.y.toFixed(1)}`);
		}
		const foot = (x) => {
			const at = project(canvas, camera, x * share, 0, z);
			return `${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
		};
		return `M${foot(-half)} L${points.join(' L')} L${foot(half)}`;
	};
	const tint = (z) =>
		mix(rgb('#0d2748'), rgb('#8db8d0'), smooth(3, 27, z))
			.map((v) => Math.round(v * 255))
			.join(',');
	await canvas.draw(`<path d="${hoop(end)}Z" fill="#dcf0f6"/>`, { opacity: 0.35 });
	let purlins = '';
	for (let i = 0; i <= 16; i++) {
		const a = Math.PI * (i / 16);
		const [x, y] = [-Math.cos(a) * half, spring + Math.sin(a) * rise];
		const [p, q] = [project(canvas, camera, x, y, 2.2), project(canvas, camera, x, y, end)];
		purlins += `<path d="M${p.x} ${p.y} L${q.x} ${q.y}" stroke="rgb(${tint(11)})" stroke-width="2.2" opacity="0.8"/>`;
	}
	for (const x of [-half, half])
		for (const y of [0.9, 2, 3.1, spring]) {
			const [p, q] = [project(canvas, camera, x, y, 1.6), project(canvas, camera, x, y, end)];
			purlins += `<path d="M${p.x} ${p.y} L${q.x} ${q.y}" stroke="rgb(${tint(9)})" stroke-width="2.6" opacity="0.85"/>`;
		}
	await canvas.draw(purlins);
	for (let z = end; z > 2; z -= 1.75) {
		await canvas.draw(
			`<path d="${hoop(z)}" stroke="rgb(${tint(z)})" stroke-width="${(30 / z + 1.4).toFixed(1)}" fill="none"/>`,
		);
		await canvas.draw(
			`<path d="${hoop(z, 0.985)}" stroke="#e6f4fa" stroke-width="${(7 / z + 0.4).toFixed(1)}" fill="none"/>`,
			{ opacity: 0.55 },
		);
	}
	canvas.paint((x, y, old) => {
		const side = smooth(0.5, 0.86, Math.abs(x - 0.88)) * smooth(0.05, 0.7, y);
		const rime = smooth(-0.05, 0.4, fbm(x * 7, y * 7 + fbm(x * 5, y * 5, 3) * 2, 6) + side * 0.5 - 0.25);
		return mix(old, rgb('#cfe8f2'), rime * side * 0.6);
	});
}

function garden() {
	return [
		floor(0, { part: 'ground' }),
		column(pool.x, pool.z, pool.r + 0.28, 0, 0.34, pool.r + 0.24, { part: 'kerb' }),
		column(pool.x, pool.z, pool.r, 0.3, 0.345, pool.r, { part: 'ice' }),
		column(pool.x, pool.z, 0.5, 0.34, 0.6, 0.36, { part: 'kerb' }),
		column(pool.x, pool.z, 0.14, 0.6, 1.35, 0.1, { part: 'kerb' }),
		column(pool.x, pool.z, 0.12, 1.35, 1.56, 0.72, { part: 'kerb' }),
		column(pool.x, pool.z, 0.7, 1.5, 1.57, 0.7, { part: 'ice' }),
		column(pool.x, pool.z, 0.42, 0.5, 1.52, 0.62, { part: 'fall' }),
	];
}

function shade(hit, world) {
	const { x, y, z, nx, ny, nz, solid, distance } = hit;
	const haze = (c) => mix(c, rgb('#b5d6e6'), 0.75 * (1 - Math.exp(-((distance / 19) ** 1.8))));
	const moonlit = clamp(nx * 0.5 + ny * 0.62 - nz * 0.1 + 0.14) * (0.35 + 0.65 * world.open(hit, 1.3));
	if (solid.part === 'fall') {
		const streak = fbm(Math.atan2(x - solid.x, z - solid.z) * 7, y * 1.5, 4);
		if (streak < -0.02) return undefined;
		return haze(mix(rgb('#6fb4dc'), rgb('#f2fbff'), clamp(0.4 + streak * 1.2 + nx * 0.3)));
	}
	if (solid.part === 'ice') {
		const seen =
			world.mirror(hit, [fbm(x * 3, z * 3, 3) * 0.05, 0, fbm(x * 3 + 8, z * 3, 3) * 0.05], 1) ??
			rgb('#a9d0e6');
		const snow = smooth(0.1, 0.35, fbm(x * 1.3, z * 1.3, 5));
		return haze(mix(mix(seen, rgb('#3a7fb4'), 0.4), rgb('#e3f1f8'), snow * 0.7));
	}
	if (solid.part === 'kerb')
		return haze(
			scale(mix(rgb('#5f86ac'), rgb('#f0f8fc'), moonlit), 0.85 + fbm(x * 5, y * 9 + z * 4, 4) * 0.3),
		);
	const path =
		smooth(1.25, 0.95, Math.abs(x + 0.12 * Math.sin(z))) +
		smooth(0.95, 0.7, Math.abs(Math.hypot(x - pool.x, z - pool.z) - pool.r - 0.9));
	const drift = fbm(x * 0.9, z * 0.7, 5);
	let c = mix(rgb('#5c8cba'), rgb('#eef6fb'), clamp(0.45 + drift * 0.6 + moonlit * 0.3));
	const slab = Math.min(Math.abs(((x * 1.4 + 40) % 1) - 0.5), Math.abs(((z * 1.1) % 1) - 0.5));
	c = mix(
		c,
		mix(rgb('#47709c'), rgb('#86abc9'), clamp(0.5 + fbm(x * 4, z * 4, 3) - smooth(0.06, 0.02, slab) * 0.6)),
		clamp(path) * smooth(0.35, -0.1, drift) * 0.85,
	);
	const warm = Math.exp(-Math.hypot(x - 2.7, (z - 8.4) * 0.8) * 0.8);
	c = mix(c, rgb('#ffcf9a'), warm * 0.4);
	return haze(scale(c, 0.5 + 0.5 * smooth(2.4, 8, distance)));
}

/** Orange trees in tubs and clipped hedges, all of them white. */
async function planting(canvas, camera, [from, to]) {
	const next = random(from * 7 + 5);
	const spots = [];
	for (let z = 25; z > 3; z -= 2.4)
		for (const x of [-4.6, 4.6]) spots.push([x + (next() - 0.5) * 1.1, z + next()]);
	for (const [x, z] of spots) {
		if (z < from || z >= to || (z < 7 && Math.abs(x) < 3) || (x > 0 && z > 7 && z < 10)) continue;
		const at = project(canvas, camera, x, 0, z);
		const k = at.scale;
		const far = smooth(6, 26, z);
		const fade = (hex) =>
			`rgb(${mix(rgb(hex), rgb('#b5d6e6'), far * 0.75)
				.map((v) => Math.round(v * 255))
				.join(',')})`;
		const tips = [];
		const tree = branching(next, {
			x: at.x,
			y: at.y - k * 0.5,
			length: k * 0.95,
			width: k * 0.13,
			spread: 0.46,
			levels: 6,
			bend: 0.4,
			droop: 0.2,
			fill: fade('#2a5078'),
			tips: (px, py) => tips.push([px, py]),
		});
		const tub =
			path(
				`M${at.x - k * 0.42} ${at.y - k * 0.6} H${at.x + k * 0.42} L${at.x + k * 0.34} ${at.y} H${at.x - k * 0.34}Z`,
				fade('#3f6a94'),
			) +
			path(
				`M${at.x - k * 0.46} ${at.y - k * 0.66} H${at.x + k * 0.46} V${at.y - k * 0.54} H${at.x - k * 0.46}Z`,
				fade('#e3f1f8'),
			);
		await canvas.model(tree + tub, {
			dx: 0.7,
			dy: -0.7,
			light: rgb('#eaf6fc'),
			shadow: rgb('#163a68'),
			round: 4,
			rim: 2,
			strength: 1 - far * 0.6,
		});
		const rime = tips
			.filter(() => next() > 0.3)
			.map(([px, py]) =>
				tuft(next, px, py, k * 0.11, 4, [fade('#f4fbff'), fade('#cfe6f3'), fade('#9cc4e0')], { size: 0.4 }),
			)
			.join('');
		await canvas.model(rime, {
			dx: 0.7,
			dy: -0.7,
			light: rgb('#ffffff'),
			shadow: rgb('#5c8fc0'),
			round: 5,
			strength: 0.8 - far * 0.5,
		});
	}
}

/** The one tree in flower, lit by a lamp among its leaves. */
async function camellia(canvas, camera) {
	const next = random(64);
	const at = project(canvas, camera, 2.75, 0, 8.4);
	const k = at.scale;
	const tree = branching(next, {
		x: at.x,
		y: at.y - k * 0.4,
		length: k * 0.8,
		width: k * 0.16,
		spread: 0.36,
		levels: 4,
		bend: 0.2,
		fill: '#3c2c30',
	});
	const tips = Array.from({ length: 74 }, () => {
		const a = next() * 6.28;
		const d = Math.sqrt(next()) * k * (0.78 + 0.14 * Math.sin(a * 3));
		return [at.x + Math.cos(a) * d, at.y - k * 2.05 + Math.sin(a) * d * 0.86];
	});
	const tub =
		path(
			`M${at.x - k * 0.5} ${at.y - k * 0.62} H${at.x + k * 0.5} L${at.x + k * 0.4} ${at.y + 2} H${at.x - k * 0.4}Z`,
			'#7a4a34',
		) +
		path(
			`M${at.x - k * 0.54} ${at.y - k * 0.68} H${at.x + k * 0.54} V${at.y - k * 0.54} H${at.x - k * 0.54}Z`,
			'#d9a45c',
		);
	glow(canvas, {
		x: at.x / 1000,
		y: (at.y - k * 1.9) / 1000,
		r: 0.34,
		colour: '#ffbe73',
		strength: 0.6,
		power: 2,
	});
	await canvas.model(tree + tub, {
		dx: -0.2,
		dy: -0.6,
		light: rgb('#ffd9a0'),
		shadow: rgb('#1d1020'),
		round: 6,
		rim: 1.4,
	});
	const green = tips
		.map(([x, y]) =>
			tuft(next, x, y, k * 0.2, 9, ['#12382f', '#1f5a41', '#3f8256', '#7faa5e'], { size: 0.26 }),
		)
		.join('');
	await canvas.model(green, { dx: 0.2, dy: -0.7, light: rgb('#f2e6a8'), shadow: rgb('#08201f'), round: 8 });
	const blooms = tips
		.filter(() => next() > 0.58)
		.map(([x, y]) => rose(next, x, y, k * (0.075 + next() * 0.05), ['#7a1226', '#cf2f4a', '#f4929a']))
		.join('');
	await canvas.model(blooms, {
		dx: 0.2,
		dy: -0.7,
		light: rgb('#ffe3d0'),
		shadow: rgb('#4a0818'),
		round: 4,
		strength: 0.8,
	});
	let fallen = '';
	for (let i = 0; i < 46; i++) {
		const p = project(canvas, camera, 2.6 + (next() - 0.5) * 3.4, 0.01, 7 + next() * 2.6);
		fallen += `<ellipse cx="${p.x.toFixed(1)}" cy="${p.y.toFixed(1)}" rx="${(p.scale * 0.035).toFixed(1)}" ry="${(p.scale * 0.016).toFixed(1)}" fill="${['#b0283f', '#d9566a', '#7a1830'][i % 3]}"/>`;
	}
	await canvas.draw(fallen, { opacity: 0.9 });
	const lamp = [at.x - k * 0.3, at.y - k * 1.2];
	await canvas.draw(circle(...lamp, k * 0.07, '#fff3cf'));
	glow(canvas, { x: lamp[0] / 1000, y: lamp[1] / 1000, r: 0.13, colour: '#ffc87a', strength: 0.85 });
}

/** The missing Regent's chair stands empty; the double reaches for a flower. */
async function regent(canvas, camera) {
	const at = project(canvas, camera, 1.25, 0, 7.6);
	const s = (at.scale * 1.72) / 100;
	const shape = person({
		fill: '#1f3c6c',
		limb: '#14284c',
		skin: '#d0a48c',
		...poses.stand,
		arms: [
			[-8, 6],
			[104, 128],
		],
		head: 'crown',
		coat: 1,
		flare: 20,
		trim: '#e9dcc0',
	}).shape;
	await canvas.draw(
		group(path('M-20 0 H24 L-60 46 H-130Z', '#123462'), `translate(${at.x} ${at.y}) scale(${s})`),
		{ blur: 5, opacity: 0.5 },
	);
	await canvas.model(place(shape, at.x, at.y, s), {
		dx: 0.8,
		dy: -0.5,
		light: rgb('#ffdcb0'),
		shadow: rgb('#0a1c3c'),
		round: 10,
		rim: 2.4,
	});
	const seat = project(canvas, camera, -3.1, 0, 7.2);
	const k = (seat.scale * 1.5) / 100;
	const chair = path(
		'M-34 0 L-30 -46 H30 L34 0 H26 L22 -30 H-22 L-26 0Z M-32 -54 H32 V-44 H-32Z M-32 -50 Q-38 -120 -20 -132 Q0 -150 20 -132 Q38 -120 32 -50 H24 Q28 -108 14 -120 Q0 -130 -14 -120 Q-28 -108 -24 -50Z M-14 -50 V-112 H-9 V-50Z M9 -50 V-112 H14 V-50Z M-3 -50 V-118 H3 V-50Z',
		'#2f5684',
	);
	await canvas.model(
		place(chair, seat.x, seat.y, k) +
			place(path('M-34 -56 Q-10 -70 8 -62 Q26 -66 34 -55 Q0 -50 -34 -56Z', '#f2f9fd'), seat.x, seat.y, k),
		{ dx: 0.7, dy: -0.7, light: rgb('#f2faff'), shadow: rgb('#12305c'), round: 4, rim: 2 },
	);
}
