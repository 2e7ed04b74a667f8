import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, person, place, poses } from '../../draw/figures.mjs';
import { facade, house } from '../../draw/houses.mjs';
import { glow, mist } from '../../draw/light.mjs';
import { cells, fbm, random } from '../../draw/noise.mjs';
import { circle } from '../../draw/shapes.mjs';
import { ball, floor, trace } from '../../draw/solids.mjs';
import { project } from '../../draw/terrain.mjs';
import { cobbles } from '../../draw/texture.mjs';

const sky = ramp([0, '#0a0d26'], [0.35, '#1c1a44'], [0.6, '#4a2a55'], [0.75, '#94443f']);
const last = [1.02, 2.95, 6.3];

/** A lane between leaning houses at dusk: the lamplighter reaches up to the last lantern. */
export async function paint(canvas) {
	const camera = { height: 1.35, horizon: 0.72, focal: 1.02, x: -0.35, centre: 0.82 };
	canvas.paint((x, y) => backdrop(x, y));
	const lamps = strings();
	const solids = [
		floor(0, { part: 'ground' }),
		...street(),
		...lamps.map(([x, y, z]) => ball(x, y, z, 0.085, { part: 'lamp', clear: true })),
	];
	const near = [last, ...lamps.filter((_, i) => i % 5 === 2)];
	trace(canvas, { camera, solids, shade: (hit, world) => shade(hit, world, near), far: 70 });
	mist(canvas, { from: 0.4, to: 0.86, colour: '#c9613a', strength: 0.3, seed: 4, grain: 2.4, depth: 11 });
	for (const [x, y, z] of lamps) {
		const at = project(canvas, camera, x, y, z);
		glow(canvas, {
			x: at.x / 1000,
			y: at.y / 1000,
			r: 0.6 / z + 0.02,
			colour: '#ff8a35',
			strength: 0.4,
			depth: z - 1,
			power: 3,
		});
	}
	canvas.layer('lamplighter');
	await lamplighter(canvas, camera);
	await canvas.bloom(0.66, 0.6, [4, 16, 60]);
	canvas.finish({ vignette: 0.5, contrast: 1.2, saturation: 1.1, grain: 0.04, seed: 31 });
}

/** The night, and the hill that burns from inside at the end of the lane. */
function backdrop(x, y) {
	const cx = 0.98;
	const top = 0.27 + ((x - cx) * 1.15) ** 2 * 0.62 + fbm(x * 6, 2, 4) * 0.012;
	if (y < top) {
		const smoke = fbm(x * 2.6 + y, y * 3 + fbm(x * 3, y * 3, 3), 5);
		const c = mix(sky(y), rgb('#e0692c'), Math.exp(-Math.hypot(x - cx, (y - 0.42) * 1.2) * 4) * 0.5);
		return mix(c, rgb('#7a3a48'), smooth(0, 0.5, smoke) * 0.3);
	}
	const bend = fbm(x * 7, y * 7, 4) * 0.25;
	const seam = smooth(0.2, 0, cells(x * 9 + bend, y * 13 - bend));
	const heat = smooth(0.3, 0, y - top) * (0.5 + fbm(x * 5, y * 5, 3));
	const c = mix(rgb('#2a1730'), rgb('#63302f'), clamp(0.4 + fbm(x * 30, y * 40, 4)));
	return mix(c, rgb('#ff9a4a'), clamp(seam * heat * 1.5 + heat * 0.32));
}

function street() {
	const next = random(19);
	const solids = [];
	for (const side of [-1, 1]) {
		let z = side < 0 ? 1.2 : 0.4;
		while (z < 44) {
			const deep = 3.1 + next() * 1.9;
			const bend = Math.max(0, z - 12) * 0.035;
			solids.push(
				...house({
					side,
					front: side * (2.1 + next() * 0.35) + bend,
					z,
					deep,
					floors: next() > 0.85 ? 3 : 2,
					rise: 2 + next() * 1.3,
					jetty: 0.2 + next() * 0.18,
					seed: next(),
					angle: (next() - 0.5) * 0.06,
				}),
			);
			z += deep + (next() > 0.8 ? 1.1 : 0.12);
		}
	}
	return solids;
}

/** Lanterns on cords across the lane; the nearest one is still dark but for the flame that reaches it. */
function strings() {
	const next = random(7);
	const lamps = [];
	for (const z of [8.6, 12.5, 17, 22.5, 29, 37]) {
		const h = 4 + next() * 0.9;
		const bend = Math.max(0, z - 12) * 0.035;
		const count = 6;
		for (let i = 0; i <= count; i++) {
			const t = i / count;
			lamps.push([
				bend - 1.75 + t * 3.6,
				h - Math.sin(t * Math.PI) * 0.75 + (next() - 0.5) * 0.1,
				z + (t - 0.5) * 1.6,
			]);
		}
	}
	return lamps;
}

function shade(hit, world, lamps) {
	const { x, z, nx, ny, solid, distance } = hit;
	if (solid.part === 'lamp') return [1, 0.86, 0.55];
	let base;
	let own = 0;
	if (solid.part === 'ground') {
		const stone = cobbles(x * 3.4, z * 3.4);
		const gutter = smooth(0.35, 0.1, Math.abs(x - 0.1));
		base = mix(rgb('#7d6a78'), rgb('#b59a94'), clamp(stone.face + 0.4));
		base = mix(scale(base, 0.3 + 0.7 * stone.dome), rgb('#2b2030'), stone.joint * 0.7 + gutter * 0.2);
	} else {
		const seen = facade(hit, { glow: 0.62 });
		const inGap = seen.kind === 'pane' && Math.abs(nx) < 0.6;
		const at = inGap ? { kind: 'plaster', tone: 0.5 } : seen;
		if (at.kind === 'pane') {
			own = at.lit ? 0.95 : 0;
			base = at.lit ? mix(rgb('#ff9238'), rgb('#ffdf95'), at.depth * 0.5 + at.tone * 0.4) : rgb('#1f2140');
		} else if (at.kind === 'timber') base = scale(rgb('#4a2e2c'), 0.7 + at.tone * 0.4);
		else if (at.kind === 'door') base = mix(rgb('#34504c'), rgb('#5a2b2c'), smooth(0.4, 0.6, solid.seed));
		else if (at.kind === 'plaster')
			base = scale(mix(rgb('#d8b693'), rgb('#b98d86'), solid.seed), 0.55 + 0.5 * at.tone);
		else if (at.kind === 'tiles')
			base = scale(mix(rgb('#5d4160'), rgb('#85504e'), at.tone), 0.8 - at.joint * 0.45);
		else base = mix(mix(rgb('#6d5f6f'), rgb('#a38c86'), clamp(at.tone)), rgb('#241a2b'), at.joint * 0.8);
	}
	const corner = 0.3 + 0.7 * world.open(hit, 1.4, 5);
	let warm = 0;
	for (const [i, at] of lamps.entries())
		warm += world.lamp(hit, at, { size: 0.1, samples: i ? 1 : 3, reach: 11 }) * (i ? 1.5 : 4.4);
	const hill = clamp(-hit.nz * 0.7 + ny * 0.2) * 0.3 * smooth(0, 20, z);
	const ambient = mix(rgb('#3a3a74'), rgb('#7a3f48'), smooth(4, 34, distance) * 0.8);
	let c = [0, 1, 2].map(
		(i) => base[i] * ((ambient[i] * (0.75 + 0.35 * ny) + rgb('#ff9a55')[i] * (warm + hill)) * corner),
	);
	c = mix(c, base, own);
	if (solid.part === 'ground' && !hit.bounce) {
		const wet = smooth(-0.1, 0.35, fbm(x * 0.8, z * 0.5, 4));
		const seen = world.mirror(hit, [fbm(x * 5, z * 5, 3) * 0.06, 0, fbm(x * 5 + 8, z * 5, 3) * 0.06], 1);
		c = mix(c, seen ?? rgb('#53304a'), 0.3 * wet);
	}
	return mix(
		c,
		mix(rgb('#6a3345'), rgb('#c8603a'), clamp(0.3 + Math.abs(nx) * 0.1)),
		1 - Math.exp(-((distance / 46) ** 1.5)),
	);
}

async function lamplighter(canvas, camera) {
	const at = project(canvas, camera, 0.1, 0, 5.9);
	const s = (at.scale * 1.72) / 100;
	const ink = '#1d1426';
	const figure = person({
		fill: ink,
		skin: '#6b3d30',
		...poses.raise,
		arms: [
			[120, 150],
			[138, 152],
		],
		coat: 0.62,
		flare: 12,
		head: 'hat',
		trim: '#a3402f',
	});
	const lamp = project(canvas, camera, ...last);
	const hand = [at.x + figure.hands[1][0] * s, at.y + figure.hands[1][1] * s];
	const grip = [hand[0] - (lamp.x - hand[0]) * 0.75, hand[1] - (lamp.y - hand[1]) * 0.75];
	const pole = `<path d="M${grip[0]} ${grip[1]} L${lamp.x - 4} ${lamp.y + 8}" stroke="#2b1a1c" stroke-width="5" stroke-linecap="round"/>`;
	const bracket = `<path d="M${lamp.x + 130} ${lamp.y - 62} H${lamp.x} v20 M${lamp.x + 130} ${lamp.y - 20} Q${lamp.x + 60} ${lamp.y - 20} ${lamp.x + 30} ${lamp.y - 62}" stroke="#150f1c" stroke-width="6" fill="none"/>`;
	await canvas.draw(
		`<ellipse cx="${at.x - 16}" cy="${at.y + 2}" rx="${60 * s}" ry="${8 * s}" fill="#0c0714"/>`,
		{
			blur: 5,
			opacity: 0.7,
		},
	);
	const friend = project(canvas, camera, -0.85, 0, 6.1);
	await canvas.draw(bracket);
	await canvas.model(
		place(figure.shape, at.x, at.y, s) + pole + place(dog('#241820', true), friend.x, friend.y, s * 1.15),
		{ dx: 0.6, dy: -0.8, light: rgb('#ffb066'), shadow: rgb('#0c0814'), round: 10, rim: 2.4, depth: 5 },
	);
	const frame =
		`<path d="M${lamp.x - 19} ${lamp.y - 36} h38 l7 52 h-52z" fill="#ffdf93"/>` +
		`<path d="M${lamp.x - 26} ${lamp.y - 38} L${lamp.x} ${lamp.y - 56} L${lamp.x + 26} ${lamp.y - 38}Z M${lamp.x - 28} ${lamp.y + 16} h56 v6 h-56z" fill="#150f1c"/>` +
		`<path d="M${lamp.x} ${lamp.y - 40} v56 M${lamp.x - 20} ${lamp.y - 36} l-7 52 M${lamp.x + 20} ${lamp.y - 36} l7 52" stroke="#150f1c" stroke-width="3.4"/>` +
		circle(lamp.x, lamp.y - 6, 9, '#fffbe8');
	await canvas.draw(frame);
	glow(canvas, {
		x: lamp.x / 1000,
		y: (lamp.y - 8) / 1000,
		r: 0.4,
		colour: '#ff9a42',
		strength: 0.75,
		power: 3,
	});
}
