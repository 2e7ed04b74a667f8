import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, person, place, poses } from '../../draw/figures.mjs';
import { facade, house } from '../../draw/houses.mjs';
import { glow, mist, stars } from '../../draw/light.mjs';
import { snowfall } from '../../draw/nature.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { path } from '../../draw/shapes.mjs';
import { block, floor, lancet, shafts, trace } from '../../draw/solids.mjs';
import { project } from '../../draw/terrain.mjs';
import { masonry } from '../../draw/texture.mjs';

const end = 13.5;
const sky = ramp([0, '#0a1130'], [0.35, '#1c2a5c'], [0.6, '#45518a'], [0.75, '#8a86ac']);

/** The end of Cooper's Lane on a night of snow: a door that was not there before, and it stands open. */
export async function paint(canvas) {
	const camera = { height: 1.9, horizon: 0.62, focal: 1.06, x: 0.2, centre: 0.84 };
	canvas.paint((x, y) => mix(sky(y), rgb('#7b86b8'), smooth(0, 0.6, fbm(x * 1.6, y * 3.4, 6)) * 0.36));
	stars(canvas, { count: 400, seed: 6, below: 0.4 });
	trace(canvas, { camera, solids: lane(), shade, far: 60 });
	shafts(canvas, {
		camera,
		beam: (x, y, z) => {
			const t = (end - z) / end;
			if (t < 0 || t > 0.75) return 0;
			const half = 0.55 + t * 1.5;
			return smooth(half, half * 0.5, Math.abs(x - 0.15 - t * 0.5)) * smooth(2.9 - t, 1.2, y) * (1 - t) * (0.8 + 0.5 * fbm(x * 1.4, z, 3));
		},
		colour: rgb('#ff9c48'),
		strength: 1.5,
		reach: 14,
		steps: 40,
	});
	mist(canvas, { from: 0.4, to: 0.74, colour: '#6d7ab0', strength: 0.22, seed: 4, grain: 2.4, depth: 9 });
	await keeper(canvas, camera);
	await snowfall(canvas, { seed: 21, amount: 1.2 });
	await canvas.bloom(0.7, 0.5, [4, 18, 60]);
	canvas.finish({ vignette: 0.5, contrast: 1.2, saturation: 1.1, grain: 0.04, seed: 35 });
}

const inDoor = (x, y) => lancet(x - 0.15, y, 0.62, 1.75) > 0;

function lane() {
	const next = random(52);
	const solids = [
		floor(0, { part: 'snow' }),
		block(-6, 6, -1, 8, end, end + 0.5, { part: 'end', cut: ([x, y]) => inDoor(x, y) }),
		block(-1.2, 1.5, 0, 4, end + 2.2, end + 2.6, { part: 'light' }),
		block(-0.75, 1.05, -0.1, 0.16, end - 0.7, end + 0.1, { part: 'step' }),
	];
	for (const side of [-1, 1]) {
		let z = side < 0 ? 0.6 : 1.4;
		while (z < end - 1) {
			const deep = Math.min(3.2 + next() * 1.4, end - z);
			solids.push(
				...house({ side, front: side * (2.2 + next() * 0.35), z, deep, floors: 2, rise: 2.2 + next(), jetty: 0.24, seed: next() }),
			);
			z += deep + 0.1;
		}
	}
	for (const [x, z, r] of [
		[-1.7, 5.2, 0.36],
		[-1.85, 6.1, 0.32],
		[1.85, 9.2, 0.34],
	])
		solids.push(block(x - r, x + r, 0, r * 2.1, z - r, z + r, { part: 'crate' }));
	return solids;
}

/** Snow has been trodden down the middle; it lies on sills and eaves. */
function shade(hit, world) {
	const { x, y, z, nx, ny, nz, solid, distance } = hit;
	if (solid.part === 'light') return mix(rgb('#ff8a34'), rgb('#fff0c0'), clamp(1.15 - Math.hypot(x - 0.15, y - 1.3) * 0.5));
	let base;
	let own = 0;
	const white = mix(rgb('#b9c4ea'), rgb('#f2f4ff'), clamp(0.55 + fbm(x * 1.4, z * 1.4, 4)));
	if (solid.part === 'snow') {
		const step = fbm(x * 4.5, z * 2.6, 4);
		const trod = smooth(0.95, 0.4, Math.abs(x - 0.15 - Math.sin(z / 3) * 0.25)) * smooth(-0.2, 0.2, step);
		base = mix(white, rgb('#7884b4'), trod * 0.6);
	} else if (solid.part === 'end' || solid.part === 'step') {
		const stone = masonry(x, y, { w: 0.7, h: 0.36, gap: 0.03 });
		base = mix(mix(rgb('#6b6580'), rgb('#a39aa4'), clamp(stone.tone * 0.7 + stone.face * 0.5)), rgb('#221e34'), stone.joint * 0.8);
		const arch = lancet(x - 0.15, y, 0.86, 1.75);
		if (solid.part === 'end' && arch > 0 && arch < 0.24) base = rgb('#8d7a78');
		if (ny > 0.5) base = white;
	} else if (solid.part === 'crate') base = ny > 0.5 ? white : scale(rgb('#5d4238'), Math.abs(((y * 6) % 1) - 0.5) > 0.42 ? 0.6 : 1);
	else {
		const at = facade(hit, { glow: 0.3 });
		if (at.kind === 'pane') {
			own = at.lit ? 0.85 : 0;
			base = at.lit ? mix(rgb('#f08a3c'), rgb('#ffd68c'), at.depth * 0.5 + at.tone * 0.3) : rgb('#222a54');
		} else if (at.kind === 'timber') base = scale(rgb('#44303a'), 0.7 + at.tone * 0.4);
		else if (at.kind === 'door') base = mix(rgb('#34505a'), rgb('#5a2f38'), smooth(0.4, 0.6, solid.seed));
		else if (at.kind === 'plaster') base = scale(mix(rgb('#b9aab0'), rgb('#968aa0'), solid.seed), 0.6 + 0.45 * at.tone);
		else if (at.kind === 'tiles') base = rgb('#6a5a7c');
		else base = mix(mix(rgb('#62607c'), rgb('#96909c'), clamp(at.tone)), rgb('#221e34'), at.joint * 0.8);
		if (ny > 0.2) base = white;
		const ledge = fbm(z * 2.2 + x, y * 0.6, 3);
		if (Math.abs(nx) > 0.6 && y < 0.34 + ledge * 0.3) base = mix(base, white, 0.9);
	}
	const corner = 0.32 + 0.68 * world.open(hit, 1.4, 5);
	const warm = world.lamp(hit, [0.15, 1.35, end - 0.25], { size: 0.12, samples: 4, reach: 16 }) * 13;
	const sky = 0.5 + 0.45 * ny + 0.08 * nx;
	let c = [0, 1, 2].map((i) => base[i] * (rgb('#5566b4')[i] * sky * corner * 1.15 + rgb('#ff9a48')[i] * warm));
	c = mix(c, base, own);
	return mix(c, rgb('#5c6aa6'), 0.5 * (1 - Math.exp(-((distance / 26) ** 1.6))));
}

/** The lamplighter has put the shovel down; the dog has gone ahead by three steps and no more. */
async function keeper(canvas, camera) {
	const at = project(canvas, camera, 0.05, 0, 7.2);
	const s = (at.scale * 1.74) / 100;
	await canvas.draw(path(`M${at.x - 14 * s} ${at.y} L${at.x + 14 * s} ${at.y} L${at.x - 10 * s} ${at.y + 190} L${at.x - 100 * s} ${at.y + 190}Z`, '#1a1f4c'), { blur: 7, opacity: 0.6 });
	const figure = person({
		fill: '#1d1a38',
		limb: '#131128',
		...poses.back,
		arms: [
			[-22, -6],
			[34, 60],
		],
		head: 'hat',
		coat: 0.74,
		flare: 12,
		trim: '#b0432f',
	});
	const friend = project(canvas, camera, -0.72, 0, 9.3);
	const tool = `<path d="M${at.x - 74} ${at.y + 10} L${at.x - 92} ${at.y - 210}" stroke="#4a3036" stroke-width="7"/>` + path(`M${at.x - 96} ${at.y + 2} h50 l6 52 q-32 14 -62 0z`, '#8f3a34');
	await canvas.model(tool + place(figure.shape, at.x, at.y, s) + place(dog('#262040'), friend.x, friend.y, (friend.scale * 0.95) / 55), {
		dx: 0.15,
		dy: -0.95,
		light: rgb('#ffb468'),
		shadow: rgb('#0a0a20'),
		round: 9,
		rim: 2.6,
	});
	const door = project(canvas, camera, 0.15, 1.3, end);
	glow(canvas, { x: door.x / 1000, y: door.y / 1000, r: 0.36, colour: '#ff9a42', strength: 0.6, power: 2.6 });
}
