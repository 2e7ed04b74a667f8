import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow } from '../../draw/light.mjs';
import { fbm, hash, random } from '../../draw/noise.mjs';
import { ball, block, column, floor, trace } from '../../draw/solids.mjs';
import { project } from '../../draw/terrain.mjs';

const chandeliers = [
	[0, 5.5, 8],
	[0, 5.5, 14.5],
	[0, 5.5, 21],
];
const gowns = ['#d9eef6', '#e8b45c', '#c96a8a', '#8fc0e6', '#f4ead6', '#d98a6a', '#a9d6c4'];
const frost = ramp([0, '#0d2340'], [0.5, '#3f7ba6'], [1, '#cfeaf2']);

/** The ballroom of mirrors: every couple dances with all its reflections, and the Regent's double has to go in. */
export async function paint(canvas) {
	const camera = { height: 2.25, horizon: 0.52, focal: 0.94, x: -0.9, centre: 0.86 };
	trace(canvas, { camera, solids: ballroom(), shade, sky: () => rgb('#1d4a70'), far: 120 });
	for (const [x, y, z] of chandeliers) {
		const at = project(canvas, camera, x, y, z);
		glow(canvas, { x: at.x / 1000, y: at.y / 1000, r: 3.4 / z, colour: '#ffd890', strength: 0.62, power: 2 });
	}
	await guests(canvas, camera);
	await canvas.bloom(0.8, 0.5, [4, 16, 60]);
	canvas.finish({ vignette: 0.56, contrast: 1.3, saturation: 1.16, grain: 0.035, seed: 71 });
}

function ballroom() {
	const solids = [
		floor(0, { part: 'floor' }),
		block(-6.4, -6, 0, 9, -2, 27, { part: 'mirror', clear: true }),
		block(6, 6.4, 0, 9, -2, 27, { part: 'mirror', clear: true }),
		block(-6.4, 6.4, 0, 9, 26.4, 27, { part: 'end', clear: true }),
		block(-7, 7, 8.2, 9, -2, 27, { part: 'ceiling', clear: true }),
	];
	for (let z = 2; z < 27; z += 4.1)
		for (const x of [-5.85, 5.85]) {
			solids.push(
				column(x, z, 0.22, 0, 6.4, 0.18, { part: 'pilaster' }),
				column(x, z, 0.34, 0, 0.4, 0.26, { part: 'gilt' }),
				column(x, z, 0.2, 6.2, 6.7, 0.42, { part: 'gilt' }),
			);
		}
	for (const [cx, cy, cz] of chandeliers) {
		solids.push(column(cx, cz, 0.03, cy + 0.6, 8.2, 0.03, { part: 'gilt', clear: true }));
		for (const [ring, r, y] of [
			[14, 1.25, 0],
			[10, 0.8, 0.42],
			[6, 0.4, 0.8],
		])
			for (let i = 0; i < ring; i++) {
				const a = (i / ring) * 6.283 + ring;
				solids.push(
					ball(cx + Math.cos(a) * r, cy + y, cz + Math.sin(a) * r, 0.075, { part: 'flame', clear: true }),
				);
				if (i % 2)
					solids.push(
						column(
							cx + Math.cos(a) * r * 0.9,
							cz + Math.sin(a) * r * 0.9,
							0.01,
							cy + y - 0.45,
							cy + y - 0.1,
							0.05,
							{ part: 'drop', clear: true },
						),
					);
			}
	}
	const next = random(16);
	for (const [x, z, a] of [
		[-3.2, 8.4, 0.4],
		[1.7, 9.8, 2],
		[3.9, 7.4, 1],
		[-1, 12.4, 2.6],
		[3.3, 13.4, 0.2],
		[-4, 14.6, 1.4],
		[0.9, 16.6, 3],
		[-2.4, 18.4, 0.9],
		[3.6, 18.8, 2.2],
		[0.2, 21.4, 1.2],
		[-4.2, 21, 0.3],
	])
		solids.push(...couple(x, z, a, gowns[Math.floor(next() * gowns.length)], next()));
	return solids;
}

/** Two who dance: a bell of a gown and a dark coat, close together. */
function couple(x, z, a, gown, lean) {
	const [dx, dz] = [Math.cos(a) * 0.3, Math.sin(a) * 0.3];
	const [lx, lz, mx, mz] = [x - dx, z - dz, x + dx, z + dz];
	const hair = ['#3a2a26', '#6b4a2c', '#20191c', '#c9a65e'][Math.floor(lean * 4)];
	return [
		column(lx, lz, 0.66, 0.02, 0.5, 0.46, { part: 'gown', tone: gown }),
		column(lx, lz, 0.46, 0.5, 1.06, 0.13, { part: 'gown', tone: gown }),
		column(lx, lz, 0.13, 1.06, 1.4, 0.19, { part: 'gown', tone: gown }),
		column(lx, lz, 0.05, 1.38, 1.52, 0.05, { part: 'skin' }),
		ball(lx, 1.6, lz, 0.105, { part: 'skin' }),
		ball(lx - dx * 0.18, 1.67, lz - dz * 0.18, 0.105, { part: 'hair', tone: hair }),
		column(mx, mz, 0.13, 0, 0.85, 0.19, { part: 'coat', tone: '#1f2f4c' }),
		column(mx, mz, 0.24, 0.75, 1.1, 0.18, { part: 'coat', tone: '#2a3f66' }),
		column(mx, mz, 0.17, 1.1, 1.52, 0.23, { part: 'coat', tone: '#2a3f66' }),
		column(mx, mz, 0.055, 1.5, 1.64, 0.055, { part: 'skin' }),
		ball(mx, 1.74, mz, 0.11, { part: 'skin' }),
		ball(mx, 1.79, mz, 0.108, { part: 'hair', tone: hair }),
		block(
			Math.min(lx, mx) - 0.05,
			Math.max(lx, mx) + 0.05,
			1.2,
			1.29,
			Math.min(lz, mz) - 0.05,
			Math.max(lz, mz) + 0.05,
			{ part: 'coat', tone: '#2a3f66' },
		),
	];
}

/** Panes of mirror in gilded frames; the end wall is a window on the winter night. */
function shade(hit, world) {
	const { x, y, z, nx, ny, nz, solid, distance } = hit;
	if (solid.part === 'flame') return [1, 0.93, 0.72];
	if (solid.part === 'drop')
		return mix(rgb('#9cd0ea'), [1, 1, 1], hash(Math.floor(x * 90), Math.floor(z * 90)));
	const haze = (c) => mix(c, rgb('#8fb8d4'), 0.36 * (1 - Math.exp(-((distance / 46) ** 1.4))));
	let base;
	if (solid.part === 'mirror') {
		const along = ((z + 100 - 2) % 4.1) / 4.1;
		const side = Math.min(along, 1 - along) * 4.1;
		const arch = y - 5 - Math.sqrt(Math.max(0, 1.7 ** 2 - (2.05 - side) ** 2)) * 0.7;
		const edge = Math.max(0.42 - side, arch, 0.34 - y);
		if (edge > 0.1) base = mix(rgb('#cfe0ea'), rgb('#9db7cc'), clamp(0.5 + fbm(z * 2, y * 2, 4)));
		else if (edge > 0) base = scale(rgb('#e3b868'), 0.75 + 0.4 * Math.sin(edge * 90));
		else {
			const rime = smooth(0.5, 0, Math.min(-edge, y * 0.4)) * smooth(-0.2, 0.35, fbm(z * 4, y * 4, 5));
			const seen =
				world.mirror(hit, [0, fbm(z, y, 2) * 0.006, fbm(z + 9, y, 2) * 0.006], 3) ?? rgb('#1b446a');
			return haze(mix(mix(scale(seen, 0.86), rgb('#5fa0c8'), 0.12), rgb('#e6f5fa'), rime * 0.4));
		}
	} else if (solid.part === 'end') {
		const bar = Math.min(Math.abs(((x + 60) % 1.5) - 0.75), Math.abs(((y + 0.2) % 1.7) - 0.85));
		if (y > 7.4 || Math.abs(x) > 5.6 || bar < 0.06) base = rgb('#d8c08c');
		else {
			const snow = smooth(0.3, 0.75, fbm(x * 3, y * 3, 5) + smooth(2.4, 0.4, y) * 0.7);
			return haze(
				mix(frost(clamp(0.15 + smooth(7, 0, y) * 0.5 + fbm(x, y, 4) * 0.3)), rgb('#eaf6fa'), snow * 0.5),
			);
		}
	} else if (solid.part === 'floor') {
		const [i, j] = [Math.floor((x + z) * 0.62), Math.floor((x - z) * 0.62)];
		base = mix(
			(i + j) % 2 ? rgb('#e6eef0') : rgb('#8fb2c8'),
			rgb('#5b8bb0'),
			clamp(fbm(x * 1.3, z * 1.3, 5) * 0.5 + 0.2),
		);
	} else if (solid.part === 'ceiling') {
		const coffer = Math.max(Math.abs(((x + 60) % 1.6) - 0.8), Math.abs(((z + 60) % 1.6) - 0.8));
		base = coffer > 0.68 ? rgb('#dcb66e') : mix(rgb('#35587c'), rgb('#6d93b4'), smooth(0.6, 0, coffer));
	} else if (solid.part === 'gilt') base = rgb('#e3ba6c');
	else if (solid.part === 'pilaster')
		base = scale(rgb('#dfe9ee'), 0.8 + 0.2 * Math.cos(Math.atan2(x - solid.x, z - solid.z) * 9));
	else if (solid.part === 'skin') base = rgb('#e0b598');
	else if (solid.part === 'gown') {
		const fold = Math.cos(Math.atan2(x - solid.x, z - solid.z) * 13 + y * 2.4);
		base = scale(rgb(solid.tone), 0.8 + 0.24 * fold * smooth(1.1, 0.2, y));
	} else base = rgb(solid.tone);
	const deep = hit.bounce ?? 0;
	let warm = 0;
	for (const at of chandeliers) {
		const [lx, ly, lz] = [at[0] - x, at[1] - y, at[2] - z];
		const d = Math.hypot(lx, ly, lz);
		const facing = clamp((lx * nx + ly * ny + lz * nz) / d) * 0.8 + 0.24;
		const seen = deep
			? 1
			: 0.25 + 0.75 * clamp(world.lamp(hit, at, { size: 0.9, samples: 3, reach: 22 }) * 400, 0, 1);
		warm += (facing * seen * 11) / (6 + d * d);
	}
	const corner = deep ? 0.85 : 0.35 + 0.65 * world.open(hit, 0.8, 5);
	const cold = clamp(0.4 - nz * 0.45 + ny * 0.1) * (0.5 + 0.5 * smooth(4, 26, z));
	let c = [0, 1, 2].map(
		(k) => base[k] * (rgb('#2f5f96')[k] * (0.3 + cold * 0.7) * corner + rgb('#ffcf8c')[k] * warm * 1.42),
	);
	if (solid.part === 'floor' && deep < 2) {
		const seen = world.mirror(hit, [fbm(x * 5, z * 5, 2) * 0.012, 0, fbm(x * 5 + 9, z * 5, 2) * 0.012], 2);
		if (seen) c = mix(c, seen, 0.42);
	}
	if (solid.part === 'gilt') c = mix(c, rgb('#fff0c4'), 0.3 * clamp(0.3 + ny + nx * 0.5));
	return haze(c);
}

/** Courtiers who do not dance, and the one with the Regent's face, crowned, her back to us. */
async function guests(canvas, camera) {
	const put = async (x, z, options, flip, light = {}) => {
		const at = project(canvas, camera, x, 0, z);
		const s = (at.scale * 1.72) / 100;
		await canvas.draw(`<ellipse cx="${at.x}" cy="${at.y}" rx="${34 * s}" ry="${6 * s}" fill="#0b1c34"/>`, {
			blur: 4,
			opacity: 0.5,
		});
		await canvas.model(place(person(options).shape, at.x, at.y, s, flip), {
			dx: flip ? -0.4 : 0.4,
			dy: -0.9,
			light: rgb('#fff0cc'),
			shadow: rgb('#0a1730'),
			round: 12,
			rim: 2,
			...light,
		});
	};
	await put(
		-1.75,
		4.3,
		{
			fill: '#28406e',
			limb: '#1a2a4c',
			skin: '#3a2a2c',
			...poses.back,
			head: 'crown',
			coat: 1,
			flare: 17,
			trim: '#e2ba6a',
		},
		false,
		{ round: 14, shadow: rgb('#0a1834') },
	);
	await put(
		1.35,
		4.5,
		{
			fill: '#16233f',
			limb: '#0e172c',
			skin: '#b98e78',
			...poses.bow,
			lean: 28,
			head: 'bare',
			coat: 0.5,
			trim: '#8f3f4e',
		},
		true,
	);
	await put(
		2.15,
		5.1,
		{
			fill: '#3d2a4c',
			limb: '#22182e',
			skin: '#b98e78',
			...poses.stand,
			head: 'bun',
			coat: 1,
			flare: 17,
			arms: [
				[-10, 6],
				[24, 120],
			],
		},
		true,
	);
}
