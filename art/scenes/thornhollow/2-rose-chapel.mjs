import { clamp, mix, ramp, rgb, smooth } from '../../draw/colour.mjs';
import { dog, person, place, poses } from '../../draw/figures.mjs';
import { glow, mist } from '../../draw/light.mjs';
import { branching, rose, sparks, tuft } from '../../draw/nature.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { path } from '../../draw/shapes.mjs';
import { block, column, floor, lancet, shafts, trace } from '../../draw/solids.mjs';
import { project } from '../../draw/terrain.mjs';
import { masonry } from '../../draw/texture.mjs';

const sun = [0.66, 0.62, 0.42];
const sky = ramp([0, '#8fb083'], [0.35, '#c9d8a0'], [0.6, '#f0eebc']);
const end = 19;
const bay = 3.2;
const leaves = ['#1c3d24', '#2f5c33', '#4f7f42', '#86a854'];
const petals = ['#5c0f22', '#a5203a', '#d9566a'];

/** A chapel whose roof is leaves: roses have taken the altar, and morning comes in over the broken wall. */
export async function paint(canvas) {
	const camera = { height: 1.7, horizon: 0.68, focal: 0.98, x: -0.5, centre: 0.8 };
	canvas.paint((x, y) => mix(sky(y), rgb('#5f8a58'), smooth(-0.1, 0.5, fbm(x * 4, y * 4, 6)) * 0.7));
	trace(canvas, { camera, solids: chapel(), shade, far: 80 });
	mist(canvas, { from: 0.3, to: 0.8, colour: '#d3dfa6', strength: 0.26, seed: 3, grain: 2, depth: 14 });
	await growth(canvas, camera);
	shafts(canvas, {
		camera,
		beam: (x, y, z) => sunlit(x, y, z) * (0.6 + 0.8 * fbm(x * 0.8, y * 0.5 - z * 0.4, 3)),
		colour: rgb('#f2f0b0'),
		strength: 1.7,
		reach: 19,
		steps: 46,
	});
	await visitors(canvas, camera);
	await canopy(canvas);
	await canvas.draw(
		sparks(random(6), 140, (n) => [420 + n() * 1100, 120 + n() * 760], '#f6f5c4', [0.6, 2]),
		{ mode: 'screen', opacity: 0.7 },
	);
	await canvas.bloom(0.78, 0.45, [5, 20, 70]);
	canvas.finish({ vignette: 0.52, contrast: 1.22, saturation: 1.14, grain: 0.04, seed: 62 });
}

/** Openings of the long walls and the ragged line where they have fallen. */
function gone(u, y, height, seed) {
	const fallen = height + fbm(u * 0.45 + seed, seed, 4) * 3.4 + fbm(u * 2.4, seed, 3) * 0.6;
	if (y > fallen) return true;
	const at = ((u + 100) % bay) - bay / 2;
	return lancet(at, y - 2.3, 0.62, 2.4) > 0 && y > 2.3;
}

function rosewindow(x, y) {
	if (y < 2.6) return false;
	const big = lancet(x, y - 2.6, 2.05, 2.6);
	if (big < 0) return false;
	const bar = Math.abs(Math.abs(x) - 0.68);
	const ring = Math.abs(Math.hypot(x, y - 6) - 0.85);
	const low = y < 5.1 && bar < 0.09;
	const spoke =
		Math.hypot(x, y - 6) < 0.85 &&
		Math.min(Math.abs(x), Math.abs(y - 6), Math.abs(x - y + 6) * 0.7, Math.abs(x + y - 6) * 0.7) < 0.06;
	return !(low || ring < 0.1 || spoke || big < 0.12);
}

function chapel() {
	const solids = [
		floor(0, { part: 'floor' }),
		block(-5.2, -4.8, 0, 12, 0, end, { part: 'wall', cut: ([, y, z]) => gone(z, y, 7.6, 2) }),
		block(4.8, 5.2, 0, 12, 0, end, { part: 'wall', cut: ([, y, z]) => gone(z, y, 6, 7) }),
		block(-5.2, 5.2, 0, 13, end, end + 0.5, {
			part: 'wall',
			cut: ([x, y]) => rosewindow(x, y) || y > 10.6 - Math.abs(x) * 0.8 + fbm(x * 1.5, 4, 4) * 1.6,
		}),
		block(-1.5, 1.5, 0, 1, 15.8, 16.8, { part: 'altar' }),
		block(-1.7, 1.7, 1, 1.14, 15.7, 16.9, { part: 'altar' }),
		block(-2.6, 2.6, 0, 0.18, 14.8, end, { part: 'step' }),
	];
	for (let z = 3.2; z < end; z += bay) {
		for (const x of [-3.1, 3.1]) {
			const broken = x > 0 && z > 9 && z < 11;
			const h = broken ? 2.2 : 5;
			solids.push(
				column(x, z, 0.36, 0, h, 0.32, { part: 'column' }),
				column(x, z, 0.55, 0, 0.45, 0.42, { part: 'column' }),
			);
			if (!broken) solids.push(column(x, z, 0.32, h - 0.5, h + 0.2, 0.62, { part: 'column' }));
		}
	}
	for (const x of [-3.1, 3.1])
		solids.push(
			block(x - 0.26, x + 0.26, 5, 8.4, 0.6, end, {
				part: 'arcade',
				cut: ([, y, z]) => {
					const at = ((z - 3.2 + 100 * bay) % bay) - bay / 2;
					return (
						lancet(at, y - 5, 1.24, 0.1) > 0 ||
						y > 7.6 + fbm(z * 0.8, x, 4) * 1.4 ||
						(x > 0 && z > 6.5 && z < 12.6)
					);
				},
			}),
		);
	const next = random(15);
	for (let i = 0; i < 14; i++) {
		const [x, z, s] = [1.6 + next() * 3, 8 + next() * 5, 0.12 + next() * 0.34];
		solids.push(block(x - s, x + s, 0, s * 1.1, z - s, z + s, { part: 'rubble' }));
	}
	return solids;
}

/** Sun over the fallen right wall, broken up by leaves. */
function sunlit(x, y, z) {
	const t = (5 - x) / sun[0];
	if (t < 0) return 0;
	const [wy, wz] = [y + sun[1] * t, z + sun[2] * t];
	if (!gone(wz, wy, 6, 7)) return 0;
	return smooth(-0.12, 0.25, fbm(wz * 0.9 + 3, wy * 0.9, 4)) * smooth(13.5, 10, wy);
}

function shade(hit, world) {
	const { x, y, z, nx, ny, nz, distance } = hit;
	const flat = ny > 0.6;
	const [u, v] = flat ? [x, z] : Math.abs(nx) > 0.6 ? [z, y] : [x, y];
	const stone = masonry(u, v, flat ? { w: 1, h: 0.8, gap: 0.05 } : { w: 0.8, h: 0.42, gap: 0.03 });
	let base = mix(rgb('#8b8c72'), rgb('#c6c09c'), clamp(stone.tone * 0.7 + stone.face * 0.5));
	base = mix(base, rgb('#3d4230'), stone.joint * 0.7);
	const damp = fbm(u * 0.7 + 3, v * 0.5, 5);
	base = mix(base, rgb('#3f6236'), smooth(0.0, 0.4, damp + smooth(2.2, 0, y) * 0.25) * 0.8);
	if (flat) {
		const turf = smooth(
			-0.18,
			0.22,
			fbm(x * 0.9, z * 0.7, 5) + stone.joint * 0.5 + smooth(1.1, 3.2, Math.abs(x)) * 0.4 - 0.14,
		);
		base = mix(base, mix(rgb('#2e5229'), rgb('#7f9c4a'), clamp(0.5 + fbm(x * 9, z * 4, 3))), turf * 0.9);
	}
	const corner = 0.3 + 0.7 * world.open(hit, 1.8);
	const lit = sunlit(x, y, z) * clamp((sun[0] * nx + sun[1] * ny + sun[2] * nz) * 1.15 + 0.04);
	const window = clamp(-nz * 0.3 + Math.abs(nx) * 0.35 + ny * 0.3) * Math.exp(-Math.max(0, end - z) / 9);
	const up = clamp(0.35 + ny * 0.3) * smooth(-1, 8, y + 3);
	let c = [0, 1, 2].map(
		(i) =>
			base[i] *
			((rgb('#3d5f4c')[i] * (0.5 + up) + rgb('#d7e2a4')[i] * window * 0.7) * corner +
				rgb('#fff2b4')[i] * lit * 1.9),
	);
	c = mix(c, rgb('#c4d39a'), 0.5 * smooth(5, 26, distance) ** 1.3);
	return c;
}

/** Ivy on the arches, saplings in the nave, and roses that pour over the altar. */
async function growth(canvas, camera) {
	const next = random(29);
	const light = { dx: 0.7, dy: -0.7, light: rgb('#eef0a8'), shadow: rgb('#0c1f12'), round: 7, write: false };
	const spots = [];
	for (let i = 0; i < 240; i++) {
		const side = next() > 0.5 ? 1 : -1;
		const z = 3 + next() * 15;
		const high = next();
		if (side > 0 && z > 6 && z < 12.5 && high > 0.3) continue;
		const along = next();
		spots.push(
			along < 0.45
				? [side * 3.0, 4.6 + high * 3.1, z]
				: along < 0.7
					? [side * (2.75 + next() * 0.3), high * 4.5, 3.2 + Math.round((z - 3.2) / bay) * bay - 0.3]
					: [side * 4.7, 1 + high * 6, z],
		);
	}
	spots.sort((a, b) => b[2] - a[2]);
	for (const [from, to] of [
		[12, 30],
		[7, 12],
		[0, 7],
	]) {
		let out = '';
		for (const [x, y, z] of spots) {
			if (z < from || z >= to) continue;
			const at = project(canvas, camera, x, y, z);
			const r = at.scale * (0.2 + next() * 0.3);
			for (let k = 0; k < 3; k++)
				out += tuft(
					next,
					at.x + (next() - 0.5) * r,
					at.y + k * r * 0.8,
					r * (1 - k * 0.24),
					16,
					leaves.slice(from > 11 ? 1 : 0),
					{ size: 0.2 },
				);
		}
		const far = smooth(4, 22, from);
		await canvas.model(out, {
			...light,
			depth: from - 0.6,
			shade: (c, _x, y) => mix(c, rgb('#c4d39a'), far * 0.5 + 0.1 * smooth(0.6, 0.2, y)),
		});
	}
	const heap = (count, spread, x0, y0, z, bloom, size) => {
		let green = '';
		let red = '';
		for (let i = 0; i < count; i++) {
			const a = next() * 6.28;
			const d = Math.sqrt(next());
			const at = project(
				canvas,
				camera,
				x0 + Math.cos(a) * d * spread[0],
				y0 + Math.abs(Math.sin(a)) * d * spread[1],
				z,
			);
			green += tuft(next, at.x, at.y, at.scale * 0.22, 9, leaves, { size: 0.24 });
			if (next() < bloom) red += rose(next, at.x, at.y, at.scale * size * (0.7 + next() * 0.6), petals);
		}
		return [green, red];
	};
	for (const [count, spread, x, y, z, bloom, size] of [
		[120, [2.3, 2.5], 0.1, 0.1, 15.6, 0.75, 0.14],
		[40, [0.9, 0.8], -2.9, 0, 12.4, 0.5, 0.11],
		[60, [1, 1.3], 3.1, 0, 9.2, 0.7, 0.11],
		[46, [1, 0.9], -3.3, 0, 5.6, 0.6, 0.1],
	]) {
		const [green, red] = heap(count, spread, x, y, z, bloom, size);
		await canvas.model(green, { ...light, depth: z - 0.8 });
		await canvas.model(red, {
			...light,
			light: rgb('#ffd0b8'),
			shadow: rgb('#33060f'),
			round: 4,
			strength: 0.8,
			depth: z - 0.8,
		});
	}
	const trunk = project(canvas, camera, -1.9, 0, 11);
	const tips = [];
	const sapling = branching(next, {
		x: trunk.x,
		y: trunk.y,
		length: 92,
		width: 17,
		angle: -1.5,
		spread: 0.4,
		levels: 5,
		fill: '#3b3a26',
		tips: (x, y) => tips.push([x, y]),
	});
	await canvas.model(sapling, { ...light, round: 4, rim: 1.4, depth: 10.6 });
	await canvas.model(
		tips.map(([x, y]) => tuft(next, x, y, 26, 12, leaves.slice(1), { size: 0.22 })).join(''),
		{ ...light, depth: 10.6 },
	);
}

async function visitors(canvas, camera) {
	const at = project(canvas, camera, -0.25, 0, 8.4);
	const s = (at.scale * 1.45) / 100;
	const girl = person({
		fill: '#26382c',
		limb: '#16221a',
		skin: '#8a6248',
		...poses.back,
		head: 'hair',
		coat: 0.85,
		flare: 12,
		holds: 'lantern',
		trim: '#b23a44',
	});
	const friend = project(canvas, camera, 0.75, 0, 8.1);
	await canvas.draw(path(`M${at.x - 14} ${at.y} h30 l-70 66 h-58Z`, '#0b1a10'), { blur: 5, opacity: 0.6 });
	await canvas.model(
		place(girl.shape, at.x, at.y, s) + place(dog('#22301f', true), friend.x, friend.y, s, true),
		{
			dx: 0.7,
			dy: -0.7,
			light: rgb('#fbf3b8'),
			shadow: rgb('#0a150d'),
			round: 8,
			rim: 2.2,
			depth: 8,
		},
	);
	glow(canvas, {
		x: (at.x + girl.hands[1][0] * s) / 1000,
		y: (at.y + (girl.hands[1][1] + 13) * s) / 1000,
		r: 0.09,
		colour: '#ffc25e',
		strength: 0.8,
	});
}

/** Leaves and roses close to the viewer, dark against the light. */
async function canopy(canvas) {
	const next = random(90);
	let out = '';
	for (let i = 0; i < 130; i++) {
		const side = next();
		const [x, y] =
			side < 0.5
				? [next() ** 1.6 * 520, next() ** 1.8 * 280]
				: side < 0.8
					? [1778 - next() ** 1.7 * 420, next() ** 1.6 * 380]
					: [next() ** 2 * 300, 1000 - next() ** 1.8 * 200];
		out += tuft(next, x, y, 46, 9, ['#0c1d12', '#14301c', '#1f4426'], { size: 0.34 });
	}
	await canvas.model(out, {
		dx: 0.4,
		dy: 0.6,
		light: rgb('#a9c26a'),
		shadow: rgb('#060f09'),
		round: 9,
		rim: 1,
	});
	let roses = '';
	for (const [x, y, r] of [
		[120, 120, 34],
		[250, 62, 26],
		[60, 250, 26],
		[1690, 150, 32],
		[1600, 60, 24],
		[120, 925, 36],
		[40, 840, 26],
	])
		roses += rose(next, x, y, r, ['#33081a', '#6e1530', '#a5304a']);
	await canvas.model(roses, { dx: 0.5, dy: -0.3, light: rgb('#ffb09a'), shadow: rgb('#1d040c'), round: 7 });
}
