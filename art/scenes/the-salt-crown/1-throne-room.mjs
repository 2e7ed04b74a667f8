import { clamp, mix, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow } from '../../draw/light.mjs';
import { cells, fbm, random, ridged } from '../../draw/noise.mjs';
import { polygon } from '../../draw/shapes.mjs';
import { block, column, floor, shafts, trace, turned, wall } from '../../draw/solids.mjs';
import { project } from '../../draw/terrain.mjs';
import { masonry } from '../../draw/texture.mjs';

const end = 27;
const rose = { x: 0, y: 10.6, r: 4 };
const sun = [0.2, 0.56, 0.8];
const glass = ['#ffdf9e', '#ff9f7d', '#fff1d8', '#d9798f', '#ffc27a'].map(rgb);

/** The throne room of the Citadel: evening falls through the rose of salt on a claimant before the empty seat. */
export async function paint(canvas) {
	const camera = { height: 1.7, horizon: 0.76, focal: 0.96, x: -0.6, centre: 0.84 };
	trace(canvas, { camera, solids: hall(), shade });
	shafts(canvas, {
		camera,
		beam: (x, y, z) => light(x, y, z)[0] * (0.75 + 0.5 * fbm(x * 0.5, y * 0.4 + z * 0.2, 3)),
		colour: rgb('#ffc9a0'),
		strength: 1.25,
		reach: end,
		steps: 40,
	});
	glow(canvas, { x: 0.86, y: 0.41, r: 0.5, colour: '#ffb98a', strength: 0.12 });
	canvas.layer('court');
	await court(canvas, camera);
	await canvas.bloom(0.8, 0.5, [5, 22, 70]);
	canvas.finish({ vignette: 0.5, contrast: 1.2, saturation: 1.1, grain: 0.035, seed: 21 });
}

function hall() {
	const solids = [
		floor(0, { part: 'floor' }),
		wall(0, 0, -1, -end, { part: 'end', clear: true }),
		wall(1, 0, 0, -9, { part: 'wall' }),
		wall(-1, 0, 0, -9, { part: 'wall' }),
		wall(0.64, -0.77, 0, -11.6, { part: 'vault' }),
		wall(-0.64, -0.77, 0, -11.6, { part: 'vault' }),
	];
	for (let z = 4.5; z < end; z += 4.4) {
		for (const x of [-5.6, 5.6]) {
			solids.push(column(x, z, 0.56, 0, 9.4, 0.5, { part: 'column' }));
			solids.push(column(x, z, 0.9, 0, 0.6, 0.72, { part: 'column' }));
			solids.push(column(x, z, 0.5, 8.6, 10, 1.25, { part: 'column' }));
		}
	}
	for (let s = 0; s < 5; s++)
		solids.push(
			block(-3.6 + s * 0.36, 3.6 - s * 0.36, 0, 0.2 * (s + 1), 18.6 + s * 0.5, end, { part: 'step' }),
		);
	return [...solids, ...throne()];
}

/** A seat grown from crystals that lean on each other. */
function throne() {
	const next = random(6);
	const parts = [
		block(-0.8, 0.8, 1, 1.75, 21.6, 22.8, { part: 'crystal' }),
		block(-1.05, -0.75, 1, 2.3, 21.6, 22.9, { part: 'crystal' }),
		block(0.75, 1.05, 1, 2.3, 21.6, 22.9, { part: 'crystal' }),
	];
	for (let i = -4; i <= 4; i++) {
		const h = 5.4 - Math.abs(i) * 0.55 + next() * 0.5;
		const shard = block(i * 0.3 - 0.17, i * 0.3 + 0.17, 1, h, 22.8, 23.2, { part: 'crystal' });
		const top = [i * 0.09 + (next() - 0.5) * 0.3, 0.55, -0.5];
		const d = top[0] * i * 0.3 + top[1] * h + top[2] * 22.8;
		shard.planes.push([...top, d]);
		parts.push(turned(shard, (next() - 0.5) * 0.7, i * 0.3, 23));
	}
	return parts;
}

/** What the rose lets through at a place in its plane: brightness and the pane's colour. */
function pane(x, y) {
	const dx = x - rose.x;
	const dy = y - rose.y;
	const r = Math.hypot(dx, dy) / rose.r;
	if (r > 1) return [0, glass[0]];
	const a = Math.atan2(dx, dy) / (Math.PI * 2) + 0.5;
	const ring = r < 0.24 ? 0 : r < 0.64 ? 1 : 2;
	const count = [6, 12, 24][ring];
	const petal = a * count - Math.floor(a * count);
	const side = Math.min(petal, 1 - petal) * ((r * 6.28) / count);
	const inner = [0, 0.24, 0.64][ring];
	const outer = [0.24, 0.64, 1][ring];
	const lobe = smooth(0.02, 0.05, Math.min(r - inner, outer - r));
	const arch = ring && smooth(0.0, 0.05, side - Math.max(0, (r - outer + 0.13) * 0.55));
	const colour = glass[(Math.floor(a * count) + ring * 2) % glass.length];
	return [lobe * (ring === 0 ? 1 : arch), mix(colour, glass[2], smooth(0.6, 0.1, r))];
}

function light(x, y, z) {
	const t = (end - z) / sun[2];
	if (t < 0) return [0, glass[0]];
	return pane(x + sun[0] * t, y + sun[1] * t);
}

function shade(hit, world) {
	const { x, y, z, nx, ny, nz, solid } = hit;
	if (solid.part === 'end') {
		const [open, colour] = pane(x, y);
		if (open > 0.02) return mix(rgb('#3a2c4c'), scale(colour, 1.25), open);
	}
	const flat = solid.part === 'floor' || solid.part === 'step';
	const [u, v] = flat ? [x, z] : Math.abs(nx) > Math.abs(nz) ? [z, y] : [x, y];
	const stone = masonry(u, v, flat ? { w: 1.5, h: 1.5, gap: 0.035 } : { w: 1.7, h: 0.85, gap: 0.04 });
	const veins = smooth(0.06, 0, Math.abs(fbm(u * 0.7 + 4, v * 0.7 + nx * 9, 5) - 0.1));
	const crystal = ridged(u * 1.6 + nx * 5, v * 1.6 + z * 0.2, 4);
	let base = mix(rgb('#e9d8d2'), rgb('#dcaaa4'), clamp(stone.tone * 0.5 + veins * 0.35));
	base = mix(base, rgb('#fff5ec'), clamp(crystal - 0.45) * 0.8);
	if (solid.part !== 'column' && solid.part !== 'crystal')
		base = mix(base, rgb('#55456a'), stone.joint * (solid.part === 'vault' ? 0.3 : 0.55));
	if (solid.part === 'column') {
		const flute = Math.cos(Math.atan2(x - solid.x, z - solid.z) * 14);
		base = scale(base, 0.86 + flute * 0.13 + 0.1 * smooth(0.12, 0, cells(x * 2 + z, y * 0.5)));
	}
	const corner = 0.45 + 0.55 * world.open(hit, 2.2);
	const near = Math.exp(-(end - z) / 11);
	const sky = 0.2 + 0.36 * near + 0.12 * clamp(ny);
	let c = mix(
		scale(rgb('#4b4a92'), 0.5),
		rgb('#b98d9c'),
		clamp(near + (solid.part === 'vault' ? -0.2 : 0.05)),
	);
	c = [0, 1, 2].map((i) => base[i] * c[i] * (0.5 + sky) * corner * 1.5);
	const [open, colour] = light(x, y, z);
	if (open > 0.01) {
		const lit = world.sun(hit, sun, { size: 0.03, samples: 3 }) * open;
		c = c.map((value, i) => value + base[i] * colour[i] * lit * 2.6);
	}
	const back = clamp(nz * 0.5 + nx * -0.2 + 0.2) * near;
	c = c.map((value, i) => value + base[i] * rgb('#ffb08c')[i] * back * 0.3 * corner);
	if (solid.part === 'crystal') {
		const facet = clamp(0.2 - nx * 0.55 + ny * 0.5 + 0.12 * smooth(1.5, 5, y));
		c = mix(rgb('#8a5c86'), rgb('#fff1e4'), clamp(facet * (0.6 + 0.5 * corner)));
	}
	if (solid.part === 'floor' && !hit.bounce) {
		const seen = world.mirror(hit, [fbm(x * 3, z * 3, 3) * 0.02, 0, fbm(x * 3 + 9, z * 3, 3) * 0.02], 1);
		if (seen) c = mix(c, seen, 0.2 + 0.3 * smooth(6, 24, z) - stone.joint * 0.15);
	}
	return mix(c, rgb('#c98796'), 0.26 * smooth(8, 34, hit.distance));
}

async function court(canvas, camera) {
	const lit = { dx: 0.35, dy: -1, light: rgb('#ffdcae') };
	const stand = (x, z, options, flip, tone = '#2c2340') => {
		const at = project(canvas, camera, x, 0, z);
		return {
			at,
			z,
			markup: place(
				person({ fill: tone, limb: tone, ...options }).shape,
				at.x,
				at.y,
				(at.scale * 1.78) / 100,
				flip,
			),
		};
	};
	const claimant = stand(-2.6, 13.4, { ...poses.back, head: 'hair', coat: 1, flare: 11 }, false, '#4a2c48');
	const shade = polygon(
		[
			[claimant.at.x - 12, claimant.at.y],
			[claimant.at.x + 12, claimant.at.y],
			[claimant.at.x - 46, claimant.at.y + 118],
			[claimant.at.x - 104, claimant.at.y + 112],
		],
		'#2a1d3c',
	);
	await canvas.draw(shade, { blur: 5, opacity: 0.6 });
	await canvas.model(claimant.markup, {
		...lit,
		round: 9,
		rim: 2,
		depth: claimant.z - 0.3,
		shadow: rgb('#1d1632'),
	});
	for (const [x, z, options, flip] of [
		[-4.5, 9.2, { ...poses.stand, holds: 'staff', head: 'hood', coat: 0.9 }, false],
		[
			-5.05,
			9.7,
			{
				...poses.stand,
				head: 'crown',
				coat: 0.75,
				arms: [
					[-14, -4],
					[20, 80],
				],
			},
			false,
		],
		[
			4.5,
			7.6,
			{
				...poses.guard,
				head: 'bun',
				coat: 0.5,
				arms: [
					[-10, 4],
					[12, 26],
				],
				holds: 'sword',
			},
			true,
		],
	]) {
		const guest = stand(x, z, options, flip, '#231b38');
		await canvas.model(guest.markup, {
			...lit,
			dx: flip ? -0.8 : 0.8,
			dy: -0.5,
			round: 9,
			rim: 1.6,
			depth: guest.z,
		});
	}
}
