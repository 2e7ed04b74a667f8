import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, stars } from '../../draw/light.mjs';
import { sparks } from '../../draw/nature.mjs';
import { cells, fbm, hash, random } from '../../draw/noise.mjs';
import { circle, group, path } from '../../draw/shapes.mjs';
import { block, column, floor, shafts, trace, turned } from '../../draw/solids.mjs';
import { project } from '../../draw/terrain.mjs';

const sky = ramp([0, '#0d0b2c'], [0.3, '#251c52'], [0.55, '#5a3a7a'], [0.7, '#b86a86']);
const well = { x: 0.3, z: 10.5 };
const lamp = [well.x, 1.62, well.z];

/** Four who do not trust one another swear at a well, inside a ring of stones of salt: a well can be a witness. */
export async function paint(canvas) {
	const camera = { height: 2.5, horizon: 0.56, focal: 1.02, centre: 0.86 };
	const band = (x, y) => 0.9 * Math.exp(-(((x * 0.5 + y - 0.72) * 6) ** 2));
	canvas.paint((x, y) => {
		const milk = band(x, y) * (0.5 + fbm(x * 5, y * 5, 5));
		let c = mix(sky(y), rgb('#cbb2ec'), clamp(milk) * 0.42);
		c = mix(c, rgb('#e08a8c'), 0.4 * smooth(0.3, 0.58, y) * smooth(0.1, 0.5, fbm(x * 1.5 + 4, y * 6, 5)));
		return c;
	});
	stars(canvas, { count: 1800, seed: 12, below: 0.62, band });
	trace(canvas, { camera, solids: ring(), shade, far: 240 });
	mist(canvas, { from: 0.5, to: 0.72, colour: '#a2668e', strength: 0.38, seed: 9, grain: 2, depth: 17 });
	shafts(canvas, {
		camera,
		beam: (x, y, z) =>
			Math.exp(-Math.hypot(x - lamp[0], (y - lamp[1]) * 0.9, z - lamp[2]) * 0.62) * (0.7 + 0.5 * fbm(x, y - z, 3)),
		colour: rgb('#ffa25c'),
		strength: 0.6,
		reach: 16,
	});
	await claimants(canvas, camera);
	await canvas.draw(
		sparks(random(2), 70, (n) => [760 + n() * 330, 640 - n() ** 1.5 * 420], '#ffd9a0', [0.7, 2]),
		{ mode: 'screen', blur: 0.5 },
	);
	await canvas.bloom(0.72, 0.5, [5, 20, 70]);
	canvas.finish({ vignette: 0.52, contrast: 1.2, saturation: 1.1, grain: 0.04, seed: 25 });
}

function ring() {
	const next = random(19);
	const solids = [
		floor(0, { part: 'crust' }),
		column(well.x, well.z, 1.2, 0, 0.18, 1.16, { part: 'kerb' }),
		column(well.x, well.z, 0.86, 0.18, 0.85, 0.8, { part: 'kerb' }),
	];
	for (let i = 0; i < 15; i++) {
		const a = (i / 15) * 6.283 + 0.18;
		const r = 6.6 + next() * 0.9;
		const [x, z] = [well.x + Math.cos(a) * r, well.z + Math.sin(a) * r];
		if (z < 6.6) continue;
		const h = 2.6 + next() * 3.2;
		const w = 0.5 + next() * 0.35;
		solids.push(
			turned(
				block(x - w, x + w, -0.2, h, z - w * 0.7, z + w * 0.7, {
					part: 'stone',
					seed: i,
					cut: ([px, py, pz]) => py > h - 0.4 - fbm(px * 1.2 + i, pz * 1.2, 3) * 0.9,
				}),
				next() * 1.2,
				x,
				z,
			),
		);
	}
	for (let i = 0; i < 26; i++) {
		const [x, z, s] = [(next() - 0.5) * 15, 4.5 + next() * 13, 0.05 + next() ** 2 * 0.3];
		if (Math.hypot(x - well.x, z - well.z) < 3) continue;
		solids.push(turned(block(x - s, x + s, 0, s * 1.1, z - s, z + s, { part: 'stone', seed: i }), next() * 2, x, z));
	}
	return solids;
}

function shade(hit, world) {
	const { x, y, z, nx, ny, nz, solid, distance } = hit;
	const flat = solid.part === 'crust';
	let base;
	if (flat) {
		const rim = smooth(0.15, 0.02, cells(x / 1.5 + fbm(x / 4, z / 4, 3) * 0.5, z / 1.5));
		base = mix(rgb('#9c88ac'), rgb('#d8c6cc'), clamp(0.5 + fbm(x * 0.8, z * 0.8, 4) + rim * 0.4));
		base = mix(base, rgb('#57456f'), smooth(0.2, 0, Math.abs(rim - 0.5)) * 0.3);
	} else {
		const [u, v] = Math.abs(nx) > 0.6 ? [z, y] : [x, y];
		const vein = fbm(u * 2 + (solid.seed ?? 0) * 5, v * 1.2, 5);
		base = mix(rgb('#c3aed0'), rgb('#fff6f2'), clamp(0.6 + vein * 0.7));
		base = mix(base, rgb('#6a5688'), smooth(0.75, 0.95, Math.sin(v * 9 + vein * 6)) * 0.4);
		if (solid.part === 'kerb' && Math.abs(((Math.atan2(x - well.x, z - well.z) * 2.6 + 40) % 1) - 0.5) > 0.46) base = scale(base, 0.5);
	}
	const corner = 0.3 + 0.7 * world.open(hit, 1.4);
	const warm = world.lamp(hit, lamp, { size: 0.03, samples: 3, reach: 30 }) * 19;
	const night = 0.4 + 0.35 * ny + 0.2 * nz;
	let c = [0, 1, 2].map(
		(i) => base[i] * (rgb('#4a3f86')[i] * night * corner + rgb('#c0709a')[i] * clamp(-nz * 0.16 + 0.06) + rgb('#ffb066')[i] * warm),
	);
	const glint = flat && hash(Math.floor(x * 30), Math.floor(z * 30)) > 0.994 ? clamp(warm * 2) : 0;
	c = mix(c, rgb('#fff2d8'), glint * 0.8);
	return mix(c, mix(rgb('#5b3d78'), rgb('#a8627f'), clamp(distance / 150)), 1 - Math.exp(-((distance / 52) ** 1.6)));
}

/** Each has a hand over the water and an eye on the other three. */
async function claimants(canvas, camera) {
	const four = [
		[-1.9, 11.6, { fill: '#3a2450', head: 'crown', arms: [[-8, 4], [78, 66]] }, false],
		[2.5, 11.5, { fill: '#2e2a52', head: 'hair', arms: [[-8, 4], [76, 60]] }, true],
		[-1.05, 9.1, { fill: '#24183a', head: 'hat', arms: [[-10, 6], [64, 54]], pack: '#463050' }, false],
		[1.65, 9.05, { fill: '#291a34', head: 'hood', arms: [[-10, 6], [70, 62]], coat: 1 }, true],
	];
	const cast = async ([x, z, options, flip]) => {
		const at = project(canvas, camera, x, 0, z);
		const s = (at.scale * 1.74) / 100;
		const away = [x - well.x, z - well.z];
		const end = project(canvas, camera, x + away[0] * 3, 0, Math.max(4.4, z + away[1] * 3));
		await canvas.draw(
			path(`M${at.x - 12 * s} ${at.y} L${at.x + 12 * s} ${at.y} L${end.x + 60 * s} ${end.y} L${end.x - 60 * s} ${end.y}Z`, '#120c2a'),
			{ blur: 8, opacity: 0.6, depth: z - 3 },
		);
		const nearer = z < well.z;
		await canvas.model(
			place(
				person({ limb: '#170f28', skin: '#a86f58', coat: 0.85, flare: 11, trim: '#c4553e', ...poses.stand, ...options }).shape,
				at.x,
				at.y,
				s,
				flip,
			),
			{
				dx: flip ? -0.8 : 0.8,
				dy: nearer ? -0.25 : -0.1,
				light: rgb('#ffbf7c'),
				shadow: rgb('#0b0820'),
				round: nearer ? 7 : 14,
				rim: 2.4,
				strength: nearer ? 1.1 : 1.3,
			},
		);
	};
	for (const one of four.slice(0, 2)) await cast(one);
	const at = project(canvas, camera, ...lamp);
	const k = at.scale / 130;
	await canvas.draw(
		group(
			'<path d="M-62 60 L-54 -128 L54 -128 L62 60" stroke="#2a1c34" stroke-width="9" fill="none"/><path d="M0 -126 V-42" stroke="#2a1c34" stroke-width="3"/>' +
				path('M-15 -36 h30 l7 40 h-44z', '#ffe6aa') +
				path('M-22 -36 L0 -56 L22 -36Z M-24 4 h48 v7 h-48z', '#2a1c34') +
				circle(0, -12, 9, '#fffbe6'),
			`translate(${at.x} ${at.y}) scale(${k})`,
		),
	);
	glow(canvas, { x: at.x / 1000, y: at.y / 1000 - 0.01, r: 0.3, colour: '#ffa652', strength: 0.75, power: 3 });
	for (const one of four.slice(2)) await cast(one);
}
