import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { facade, house } from '../../draw/houses.mjs';
import { cells, fbm, random } from '../../draw/noise.mjs';
import { circle, radial } from '../../draw/shapes.mjs';
import { project } from '../../draw/terrain.mjs';

/** The village under the burning hill, in metres; the hill's middle is at x 0. */

const hill = { z: 340, reach: 225, top: 112 };
const ember = ramp([0, '#3a1016'], [0.35, '#b23412'], [0.65, '#ff7f24'], [1, '#ffd98c']);

export function ground(x, z) {
	const d = Math.hypot(x * 0.92, z - hill.z) / hill.reach;
	const dome = d < 1 ? (0.5 + 0.5 * Math.cos(Math.PI * d)) ** 0.82 : 0;
	const lumps = fbm(x / 46, z / 46, 4) * 7 * smooth(0.98, 0.6, d) + fbm(x / 13, z / 13, 3) * 1.1;
	return dome * hill.top + lumps * smooth(20, 120, z) + fbm(x / 160 + 3, z / 160, 3) * 5 * smooth(30, 90, z);
}

/** Turf over fire: how hot a place is, and whether it lies on a seam. */
export function fire(x, z, h) {
	const wx = x / 30 + fbm(x / 34, z / 34, 4) * 0.9;
	const wz = z / 30 + fbm(x / 34 + 9, z / 34, 4) * 0.9;
	const border = Math.min(cells(wx * 0.8, wz * 0.8), cells(wx * 1.9 + 4, wz * 1.9) * 1.5 + 0.06);
	const patch = smooth(-0.28, 0.36, fbm(x / 64 + 2, z / 64 + 5, 4)) * smooth(18, 66, h);
	return {
		heat: patch,
		core: smooth(0.06, 0.0, border) * patch,
		halo: smooth(0.75, 0, border) ** 1.6 * patch,
	};
}

export function glowing(c, { heat, core, halo }, strength = 1) {
	c = mix(c, ember(0.3 + heat * 0.2), heat * 0.28 * strength);
	c = mix(c, ember(0.4 + heat * 0.25), clamp(halo * 0.95 * strength));
	return mix(c, ember(clamp(0.55 + core * 0.6)), clamp(core * 0.95 * strength));
}

/** Houses on terraces up the hill's foot; keep(x, z) leaves room. */
export function houses(seed, { rows, keep = () => true, reach = 1.1 }) {
	const next = random(seed);
	const all = [];
	for (const z of rows) {
		const step = 8.6 + z * 0.012;
		for (let x = -z * reach; x < z * reach; x += step * (0.8 + next() * 0.5)) {
			const pz = z + (next() - 0.5) * 7;
			const [floors, angle, own, gap] = [next(), next(), next(), next()];
			if (gap < 0.06 || !keep(x, pz)) continue;
			all.push(
				...house({
					side: 1,
					front: x,
					z: pz,
					deep: 5.4 + own * 3,
					back: 6 + own * 2,
					floors: floors > 0.66 ? 2 : 1,
					rise: 3.2 + own * 1.8,
					jetty: 0.25,
					seed: own,
					y: ground(x, pz) + 0.2,
					angle: [0.08, 1.5, 1.64, 3.1][Math.floor(angle * 4)] + (floors - 0.5) * 0.5,
				}),
			);
		}
	}
	return all;
}

/** A house's wall or roof under the ambient light, warm near the street; snow is how much of it lies on the roofs. */
export function paintHouse(hit, { snow = 0, ambient, warmth, light = 1 }) {
	const { x, y, z, nx, ny, nz, solid } = hit;
	const at = facade(hit, { glow: 0.6 });
	if (at.kind === 'pane')
		return at.lit ? mix(rgb('#ff8f35'), rgb('#ffe09a'), at.depth * 0.5 + at.tone * 0.4) : scale(ambient, 0.5);
	let base;
	if (at.kind === 'timber') base = scale(rgb('#4a2e2c'), 0.7 + at.tone * 0.4);
	else if (at.kind === 'door') base = rgb('#4a3230');
	else if (at.kind === 'plaster')
		base = scale(mix(rgb('#d8b693'), rgb('#b98d86'), solid.seed), 0.6 + 0.45 * at.tone);
	else if (at.kind === 'tiles')
		base = scale(mix(rgb('#7d5f82'), rgb('#b0706a'), at.tone), 0.95 - at.joint * 0.4);
	else base = mix(mix(rgb('#6d5f6f'), rgb('#a38c86'), clamp(at.tone)), rgb('#241a2b'), at.joint * 0.8);
	if (ny > 0.2)
		base = mix(base, rgb('#e6ecff'), snow * smooth(-0.25, 0.12, fbm(x * 0.9, z * 0.9 + y, 4) + 0.25));
	const street =
		Math.exp(-Math.max(0, y - solid.ground) / 2.4) *
		(0.55 + 0.6 * fbm(x / 7, z / 7, 3)) *
		(ny > 0.2 ? 0.1 : 1);
	const sky = light * (0.5 + 0.5 * ny - 0.15 * nx - 0.1 * nz);
	return [0, 1, 2].map((i) => base[i] * (ambient[i] * sky * 1.4 + warmth[i] * clamp(street) * 2.1));
}

/** Lanterns on cords between the houses, hidden by what stands before them. */
export async function lanterns(
	canvas,
	camera,
	seed,
	{ count, near = 40, far = 200, keep = () => true, reach = 1 },
) {
	const next = random(seed);
	const parts = new Map();
	for (let s = 0; s < count; s++) {
		const z = near + next() ** 1.3 * (far - near);
		const x = (next() - 0.5) * 2 * z * reach;
		const [span, turn, high] = [9 + next() * 10, (next() - 0.5) * 0.8, 3.6 + next() * 1.8];
		if (!keep(x, z)) continue;
		const key = Math.round(z / 12) * 12;
		const number = Math.round(span / 1.7);
		for (let i = 0; i <= number; i++) {
			const t = i / number;
			const [px, pz] = [x + span * t * Math.cos(turn), z + span * t * Math.sin(turn)];
			const y = ground(x, z) * (1 - t) + ground(x + span, pz) * t + high - Math.sin(t * Math.PI) * 1.1;
			const at = project(canvas, camera, px, y, pz);
			const r = Math.max(1.15, at.scale * 0.13);
			const part = parts.get(key) ?? { halo: '', core: '' };
			part.halo += circle(at.x.toFixed(1), at.y.toFixed(1), (r * 7.5).toFixed(1), 'url(#lantern)');
			part.core += circle(
				at.x.toFixed(1),
				at.y.toFixed(1),
				r.toFixed(2),
				next() > 0.3 ? '#ffd47c' : '#fff0c8',
			);
			parts.set(key, part);
		}
	}
	const defs = `<defs>${radial('lantern', [
		[0, '#ff9d3c', 0.7],
		[0.35, '#ff7a2a', 0.22],
		[1, '#ff6a1a', 0],
	])}</defs>`;
	for (const [z, { halo, core }] of [...parts].sort((a, b) => b[0] - a[0])) {
		await canvas.draw(defs + halo, { mode: 'screen', depth: z - 6 });
		await canvas.draw(core, { depth: z - 6 });
	}
}

/** Steam out of the turf, lit from below. */
export function steam(canvas, camera, vents, { low, high, strength = 0.5 }) {
	const plumes = vents.map(([x, z, tall]) => {
		const at = project(canvas, camera, x, ground(x, z), z);
		return { x: at.x / 1000, y: at.y / 1000, tall, z };
	});
	canvas.paint((x, y, old, near) => {
		let c = old;
		for (const plume of plumes) {
			const up = (plume.y - y) / plume.tall;
			if (up < 0 || up > 1 || near < plume.z - 30) continue;
			const drift = fbm(x * 5 + plume.x * 9, y * 4, 4) * 0.08 * up - up * up * 0.06;
			const across = Math.abs(x - plume.x - drift) / (0.006 + 0.075 * up);
			if (across > 1) continue;
			const curl = smooth(-0.3, 0.35, fbm(x * 14 + plume.z, y * 11, 5));
			c = mix(c, mix(low, high, smooth(0, 0.6, up)), (1 - across) * curl * smooth(1, 0.3, up) * strength);
		}
		return c;
	});
}
