import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { facade, house } from '../../draw/houses.mjs';
import { glow, mist, stars } from '../../draw/light.mjs';
import { fbm, random, ridged } from '../../draw/noise.mjs';
import { path } from '../../draw/shapes.mjs';
import { block, column, floor, trace } from '../../draw/solids.mjs';
import { project } from '../../draw/terrain.mjs';
import { cobbles } from '../../draw/texture.mjs';
import { moon } from '../../games/a-quarrel-of-moons.mjs';

const sky = ramp([0, '#0b0922'], [0.35, '#1d1744'], [0.6, '#3d2f6a'], [0.72, '#6e5686']);
const pale = [0.4, 0.78, 0.36];
const red = [-0.42, 0.74, 0.34];

/** A village square under both moons: one side keeps its promises in white, the other lies in red. */
export async function paint(canvas) {
	const camera = { height: 2.3, horizon: 0.66, focal: 0.98, x: 0, centre: 0.889 };
	canvas.paint((x, y) => {
		let c = mix(sky(y), rgb('#7a64b0'), smooth(0, 0.55, fbm(x * 2.4, y * 3 + 4, 6)) * 0.35);
		c = mix(c, rgb('#ff6a58'), Math.exp(-Math.hypot(x - 0.56, y - 0.15) * 3.4) * 0.55);
		c = mix(c, rgb('#cdd2ff'), Math.exp(-Math.hypot(x - 1.2, y - 0.16) * 3) * 0.55);
		const peaks = 0.6 - ridged(x * 1.5 + 2, 3, 6) * 0.17;
		return y > peaks ? mix(rgb('#3a2c5c'), rgb('#8a6d98'), smooth(peaks, 0.7, y)) : c;
	});
	stars(canvas, { count: 700, seed: 5, below: 0.5 });
	moon(canvas, { x: 0.56, y: 0.15, r: 0.085 }, ['#f2806a', '#8f3146', '#ffc9a8'], 9);
	moon(canvas, { x: 1.2, y: 0.16, r: 0.115 }, ['#f0eefa', '#9997c2', '#ffffff'], 3);
	trace(canvas, { camera, solids: square(), shade, far: 70 });
	mist(canvas, {
		from: 0.5,
		to: 0.76,
		colour: (x) => mix(rgb('#c75a66'), rgb('#b7b6ee'), smooth(0.7, 1.1, x)),
		strength: 0.32,
		seed: 3,
		grain: 2.4,
		depth: 14,
	});
	await villagers(canvas, camera);
	await canvas.bloom(0.76, 0.45, [5, 20, 70]);
	canvas.finish({ vignette: 0.46, contrast: 1.22, saturation: 1.14, grain: 0.04, seed: 42 });
}

function square() {
	const next = random(33);
	const solids = [floor(0, { part: 'ground' })];
	for (const side of [-1, 1]) {
		let z = side < 0 ? 5.6 : 5;
		while (z < 26) {
			const deep = 3.6 + next() * 1.8;
			solids.push(
				...house({
					side,
					front: side * (5.6 + next() * 0.7 - smooth(10, 26, z) * 2.6),
					z,
					deep,
					floors: next() > 0.55 ? 2 : 1,
					rise: 2.4 + next() * 1.6,
					jetty: 0.25,
					seed: next(),
					angle: side * -0.06 + (next() - 0.5) * 0.12,
				}),
			);
			z += deep + 0.3 + (next() > 0.6 ? 1.6 : 0);
		}
	}
	solids.push(
		block(-1.75, 1.75, -1, 8.2, 26, 29.5, { part: 'tower' }),
		column(0, 27.7, 2.5, 8.2, 13.6, 0.02, { part: 'spire' }),
		block(-4.6, 4.6, -1, 4.4, 29.2, 38, { part: 'tower' }),
		column(0, 12.4, 1.35, 0, 0.28, 1.3, { part: 'well' }),
		column(0, 12.4, 0.95, 0.28, 0.95, 0.92, { part: 'well' }),
		block(-0.95, -0.83, 0.9, 2.7, 12.34, 12.46, { part: 'well' }),
		block(0.83, 0.95, 0.9, 2.7, 12.34, 12.46, { part: 'well' }),
		column(0, 12.4, 1.35, 2.6, 3.7, 0.02, { part: 'spire' }),
	);
	return solids;
}

/** 0 where the red moon rules, 1 where the pale one does; the border runs down the middle of everything. */
function side(x, z) {
	return smooth(-0.12, 0.12, x + fbm(z * 0.5, 2, 3) * 0.12);
}

function shade(hit, world) {
	const { x, y, z, nx, ny, nz, solid, distance } = hit;
	let base;
	let own = 0;
	if (solid.part === 'ground') {
		const stone = cobbles(x * 2.5, z * 2.5);
		base = mix(rgb('#6c6186'), rgb('#aaa0bd'), clamp(stone.face * 0.9 + 0.45));
		base = mix(scale(base, 0.35 + 0.65 * stone.dome), rgb('#1c1634'), stone.joint * 0.7);
	} else if (solid.part === 'well' || solid.part === 'tower') {
		const u = Math.abs(nx) > 0.6 ? z : x;
		const course = Math.abs(((y * 2.2) % 1) - 0.5) > 0.46 ? 0.65 : 1;
		base = scale(mix(rgb('#6f6488'), rgb('#a094b4'), clamp(0.5 + fbm(u * 2, y * 2, 4))), course);
		const arch =
			Math.abs(x) < 0.45 && ((y > 5.4 && y < 6.7 + Math.cos(x * 3) * 0.3) || (y < 2.1 && Math.abs(x) < 0.4));
		if (solid.part === 'tower' && arch && nz < -0.5 && z < 27) base = rgb('#161030');
	} else if (solid.part === 'spire') base = scale(rgb('#5c4a78'), 0.7 + 0.3 * Math.cos(y * 15));
	else {
		const at = facade(hit, { glow: 0.34 });
		if (at.kind === 'pane') {
			own = at.lit ? 0.9 : 0;
			base = at.lit ? mix(rgb('#ff9a55'), rgb('#ffdb9c'), at.depth * 0.6 + at.tone * 0.3) : rgb('#141130');
		} else if (at.kind === 'timber') base = scale(rgb('#43314f'), 0.7 + at.tone * 0.4);
		else if (at.kind === 'door') base = rgb('#4b3556');
		else if (at.kind === 'plaster')
			base = scale(mix(rgb('#c9bdd2'), rgb('#a79cb8'), solid.seed), 0.6 + 0.45 * at.tone);
		else if (at.kind === 'tiles')
			base = scale(mix(rgb('#584a78'), rgb('#7a6a94'), at.tone), 0.95 - at.joint * 0.45);
		else base = mix(mix(rgb('#6c6180'), rgb('#9c90a8'), clamp(at.tone)), rgb('#1d1733'), at.joint * 0.8);
	}
	const corner = 0.32 + 0.68 * world.open(hit, 1.5, 5);
	const s = side(x, z);
	const white = s * world.sun(hit, pale, { size: 0.02, samples: 2 });
	const blood = (1 - s) * world.sun(hit, red, { size: 0.02, samples: 2 });
	const fill = clamp(0.45 + ny * 0.35 - nz * 0.1);
	const tone = mix(rgb('#6b1f3c'), rgb('#43478e'), s);
	let c = [0, 1, 2].map(
		(i) =>
			base[i] *
			(tone[i] * fill * corner * 1.75 + rgb('#dfe2ff')[i] * white * 1.7 + rgb('#ff5a48')[i] * blood * 2.1),
	);
	if (solid.part === 'ground') {
		const line = smooth(0.05, 0.015, Math.abs(x + fbm(z * 0.5, 2, 3) * 0.12));
		c = mix(c, rgb('#fbe9ff'), line * 0.55);
	}
	c = mix(c, base, own);
	return mix(
		c,
		mix(rgb('#7c3a58'), rgb('#6f6aa8'), smooth(-6, 6, x)),
		0.62 * (1 - Math.exp(-((distance / 34) ** 1.6))),
	);
}

/** They stand along the line and wait for somebody to cross it. */
async function villagers(canvas, camera) {
	const crowd = [
		[-4.3, 11.5, '#33152c', { head: 'hat', coat: 0.7 }],
		[-3.2, 10, '#3a172e', { head: 'bun', coat: 1, flare: 12, trim: '#a83b44' }],
		[-2.1, 8.6, '#2d1228', { head: 'hood', coat: 0.8, holds: 'staff' }],
		[-5.1, 8, '#2a1026', { head: 'hat', coat: 0.6 }],
		[-1.35, 13.5, '#3d1a30', { head: 'bare', coat: 0.5 }],
		[2.2, 10.8, '#262752', { head: 'hair', coat: 0.9 }],
		[3.3, 9.6, '#20214a', { head: 'hat', coat: 0.6, trim: '#8f97d8' }],
		[1.6, 8.3, '#1c1d44', { head: 'hood', coat: 1, holds: 'lantern' }],
		[4.6, 8.3, '#191a3e', { head: 'cap', coat: 0.45 }],
		[1.2, 14, '#2c2d5c', { head: 'bun', coat: 0.9 }],
	].sort((a, b) => b[1] - a[1]);
	for (const [x, z, fill, options] of crowd) {
		const at = project(canvas, camera, x, 0, z);
		const s = (at.scale * 1.7) / 100;
		const left = x < 0;
		const light = rgb(left ? '#ff7a62' : '#e6e8ff');
		await canvas.draw(
			path(
				`M${at.x - 9 * s} ${at.y} h${18 * s} l${(left ? 64 : -64) * s} ${58 * s} h${-22 * s}Z`,
				left ? '#1f0b1c' : '#121230',
			),
			{ blur: 3, opacity: 0.65 },
		);
		const figure = person({
			fill,
			...[poses.stand, poses.walk, poses.back, poses.bow][Math.floor(z * 7) % 4],
			lean: 2 + ((z * 3) % 6),
			...options,
		});
		await canvas.model(place(figure.shape, at.x, at.y, s, !left), {
			dx: left ? -0.8 : 0.8,
			dy: -0.6,
			light,
			shadow: rgb('#0d0820'),
			round: 7,
			rim: 1.7,
			strength: 0.35,
			depth: z,
		});
		if (options.holds === 'lantern')
			glow(canvas, {
				x: (at.x - figure.hands[1][0] * s) / 1000,
				y: (at.y + (figure.hands[1][1] + 13) * s) / 1000,
				r: 0.09,
				colour: '#ffb45e',
				strength: 0.9,
			});
	}
	const at = project(canvas, camera, 0, 0, 6.6);
	const s = (at.scale * 1.68) / 100;
	const you = person({
		fill: '#241a40',
		limb: '#171130',
		...poses.back,
		head: 'hair',
		coat: 0.85,
		flare: 11,
		trim: '#d8b25e',
	}).shape;
	await canvas.draw(
		path(`M${at.x - 10 * s} ${at.y} h${20 * s} l${52 * s} ${74 * s} h${-30 * s}Z`, '#1a0b24') +
			path(`M${at.x - 10 * s} ${at.y} h${20 * s} l${-60 * s} ${74 * s} h${-30 * s}Z`, '#12112e'),
		{ blur: 4, opacity: 0.6 },
	);
	await canvas.model(place(you, at.x, at.y, s), {
		dx: 0.9,
		dy: -0.4,
		light: rgb('#eef0ff'),
		shadow: rgb('#c24a48'),
		round: 10,
		rim: 2.4,
		depth: 6,
	});
}
