import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { random } from '../draw/noise.mjs';
import { drawn, varnish } from '../draw/pictures.mjs';
import { papers } from '../draw/rooms.mjs';
import { pictured, plain, plaster, wood } from '../draw/stuff.mjs';

const camera = { at: [0.34, 1.44, -1.5], to: [0.0, 0.98, 0.1], fov: 34, lens: 0.006, focus: 1.6 };
const ages = ['#f3e6de', '#e8b9b4', '#b9c2de', '#8fa0cc', '#d8cfcc'];

/** A model of the city cut from salt, on a bench by a lamp: young salt is grey, old salt blue, wet salt pink. */
export async function paint(canvas) {
	develop(canvas, await build(), camera, { samples: 9, exposure: 1.25, seed: 21, wobble: 0.0005, smooth: 4 });
	await varnish(canvas, {
		stroke: 2.2,
		colours: { shadow: '#141c48', shade: 0.2 },
		vignette: 0.42,
		bloom: [0.78, 0.34, [5, 20, 70]],
	});
}

async function build() {
	const scene = new Scene();
	const next = random(19);
	const bench = wood('#7a563a', { seed: 3, gloss: 0.16, grain: 0.7 });
	scene.box([0, 0.74, 0.3], [3.4, 0.05, 1.5], bench);
	scene.quad([-4, 0, 1.6], [4, 0, 1.6], [4, 3, 1.6], [-4, 3, 1.6], plaster('#4a6a78', { worn: 0.3 }));
	await pinned(scene);
	const top = 0.79;
	scene.box([0, top, 0.1], [0.78, 0.014, 0.6], wood('#4a3226', { seed: 6 }));
	for (let layer = 0; layer < 5; layer++) {
		const count = [5, 9, 14, 20, 26][layer];
		for (let i = 0; i < count; i++) {
			const a = (i / count) * 6.2832 + next() * 0.4;
			const r = 0.02 + layer * 0.052 + next() * 0.02;
			const high = [0.44, 0.3, 0.2, 0.12, 0.06][layer] * (0.75 + next() * 0.5);
			tower(
				scene,
				next,
				[Math.cos(a) * r * 1.25, top + 0.014, 0.1 + Math.sin(a) * r],
				high,
				0.016 + next() * 0.009,
			);
		}
	}
	tower(scene, next, [0, top + 0.014, 0.1], 0.56, 0.026);
	for (let i = 0; i < 60; i++) {
		const a = next() * 6.28;
		const r = 0.3 + next() * 0.14;
		scene.ball(
			[Math.cos(a) * r * 1.2, top + 0.016, 0.1 + Math.sin(a) * r * 0.8],
			0.004 + next() * 0.007,
			plain(ages[i % 5]),
			5,
		);
	}
	for (const [i, x] of [-0.86, -0.7, -0.54].entries())
		jar(scene, [x, top, 0.42 - i * 0.05], ages[[4, 1, 3][i]]);
	papers(scene, next, { at: [0.62, top + 0.001, -0.16], count: 3, spread: 0.04, turn: 20, size: 0.24 });
	for (const [x, z, a, colour] of [
		[0.52, -0.2, 0.5, '#d8a030'],
		[0.74, -0.1, 1.1, '#b8403c'],
		[-0.5, -0.24, 2.4, '#2c4a6a'],
	])
		scene.tube(
			[
				[x, top + 0.01, z],
				[x + Math.cos(a) * 0.16, top + 0.01, z + Math.sin(a) * 0.16],
			],
			0.0055,
			plain(colour, { gloss: 0.3 }),
			6,
		);
	scene.box([-0.44, top, -0.3], [0.34, 0.004, 0.04], plain('#d8c48c'), 12);
	heap(scene, [-0.72, top, -0.08], next);
	lamp(scene, [0.78, top, 0.42]);
	scene.ambient = tone('#4a5c90').map((v) => v * 0.5);
	scene.light({
		kind: 'pane',
		at: [-2.6, 1.9, 0.2],
		u: [0, 0, 0.7],
		v: [0, 0.7, 0],
		colour: tone('#8fb0ff'),
		power: 2.4,
	});
	return scene;
}

function tower(scene, next, at, high, wide) {
	const salt = plain(ages[Math.floor(next() ** 1.4 * 5)], { gloss: 0.3, sharp: 24 });
	const peak = high > 0.1 || next() > 0.5 ? wide * (1.6 + next() * 1.6) : 0.002;
	scene.with({ at, turn: next() * 90 }, () =>
		scene.lathe(
			[0, 0, 0],
			[
				[wide * 1.08, 0],
				[wide * 0.86, high],
				[wide * 1.04, high + 0.002],
				[wide * 1.04, high + 0.012],
				[wide * 0.8, high + 0.013],
				[0, high + 0.013 + peak],
			],
			salt,
			{ sides: next() > 0.4 ? 6 : 4 },
		),
	);
}

function jar(scene, at, colour) {
	scene.cylinder(at, 0.058, 0.1, plain(colour, { gloss: 0.5, sharp: 40 }), 20);
	scene.cylinder(
		[at[0], at[1] + 0.1, at[2]],
		0.055,
		0.03,
		plain('#a8b8c0', { gloss: 0.8, sharp: 50, mirror: 0.2 }),
		20,
	);
	scene.cylinder([at[0], at[1] + 0.13, at[2]], 0.06, 0.02, wood('#9a7048', { seed: 5 }), 20);
}

function heap(scene, at, next) {
	scene.lathe(
		at,
		[
			[0.13, 0],
			[0.09, 0.03],
			[0.04, 0.07],
			[0, 0.085],
		],
		plaster('#efe6e0', { worn: 0.6, scale: 4 }),
		{ sides: 24 },
	);
	for (let i = 0; i < 26; i++) {
		const a = next() * 6.28;
		const r = 0.12 + next() * 0.06;
		scene.ball(
			[at[0] + Math.cos(a) * r, at[1] + 0.003, at[2] + Math.sin(a) * r],
			0.004 + next() * 0.004,
			plain('#f3ebe4'),
			5,
		);
	}
}

function lamp(scene, [x, y, z]) {
	const iron = plain('#2a3c3a', { gloss: 0.5, sharp: 30 });
	scene.cylinder([x, y, z], 0.09, 0.016, iron, 24);
	scene.tube(
		[
			[x, y, z],
			[x + 0.12, y + 0.3, z + 0.02],
			[x - 0.2, y + 0.62, z - 0.06],
		],
		0.011,
		iron,
		8,
	);
	const head = [x - 0.22, y + 0.56, z - 0.07];
	scene.with({ at: head, roll: -24 }, () => {
		scene.lathe(
			[0, 0, 0],
			[
				[0.12, 0],
				[0.09, 0.07],
				[0.04, 0.12],
				[0, 0.13],
			],
			iron,
		);
		scene.lathe(
			[0, 0, 0],
			[
				[0.115, 0.004],
				[0.08, 0.07],
				[0, 0.11],
			],
			{ colour: tone('#f0d8a8'), emit: tone('#ffce8c').map((v) => v * 1.6), ghost: true },
		);
	});
	scene.light({
		kind: 'ball',
		at: [head[0] - 0.02, head[1] - 0.02, head[2]],
		radius: 0.05,
		colour: tone('#ffcf94'),
		power: 1.5,
	});
}

/** Plans and colour studies on the wall. */
async function pinned(scene) {
	const stroke = (d, colour, width = 8) =>
		`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
	const plan = stroke(
		'M500 500 m-380 0 a380 380 0 1 0 760 0 a380 380 0 1 0 -760 0 M500 500 m-220 0 a220 220 0 1 0 440 0 a220 220 0 1 0 -440 0 M500 120 V880 M120 500 H880 M240 240 L760 760 M760 240 L240 760',
		'#3c5c94',
		9,
	);
	const rise = stroke(
		'M100 900 V700 H220 V520 H340 V380 H440 V160 L500 60 L560 160 V380 H660 V520 H780 V700 H900 V900',
		'#7a4a5c',
		10,
	);
	let swatches = '';
	for (let i = 0; i < 20; i++)
		swatches += `<rect x="${80 + (i % 5) * 172}" y="${90 + Math.floor(i / 5) * 215}" width="140" height="170" fill="${ages[(i * 3) % 5]}"/>`;
	for (const [markup, ground, x, y, h] of [
		[plan, '#e6ecf2', -0.72, 1.16, 0.5],
		[rise, '#f2e8d6', -0.06, 1.3, 0.44],
		[swatches, '#fbf6ec', 0.6, 1.2, 0.42],
	]) {
		const draw = await drawn(markup, 1, ground);
		scene.with({ at: [x, y, 1.57] }, () =>
			scene.quad(
				[-h / 2, 0, 0],
				[h / 2, 0, 0],
				[h / 2, h, 0],
				[-h / 2, h, 0],
				pictured((u, v) => draw(u, 1 - v), h, h),
			),
		);
	}
}
