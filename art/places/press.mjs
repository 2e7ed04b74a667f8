import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { random } from '../draw/noise.mjs';
import { print, varnish } from '../draw/pictures.mjs';
import { curve, mug, papers, thorns } from '../draw/rooms.mjs';
import { pictured, plain, wood } from '../draw/stuff.mjs';

const camera = { at: [-0.02, 1.22, -1.06], to: [-0.08, 0, 0.06], fov: 37.5, lens: 0.005, focus: 1.55 };

/** A table where the press pack is laid out: prints, pins, a loupe and a camera. */
export async function paint(canvas) {
	develop(canvas, await build(), camera, {
		samples: 9,
		exposure: 1.25,
		seed: 44,
		wobble: 0.0004,
		smooth: 4,
	});
	await varnish(canvas, {
		stroke: 2.2,
		colours: { shadow: '#1a2250', shade: 0.18 },
		vignette: 0.42,
		bloom: [0.84, 0.26, [5, 20, 70]],
	});
}

async function build() {
	const scene = new Scene();
	const next = random(12);
	scene.quad(
		[-3, 0, -2],
		[3, 0, -2],
		[3, 0, 3],
		[-3, 0, 3],
		wood('#6a4630', { seed: 4, gloss: 0.12, grain: 0.5 }),
	);
	for (const x of [-0.92, -0.3, 0.34, 0.98]) scene.box([x, -0.012, 0], [0.006, 0.0135, 4], plain('#1c120c'));
	scene.box([-0.35, 0, 0.12], [0.98, 0.004, 0.7], plain('#2f4a48', { gloss: 0.03 }), -4);
	const prints = [
		['game-the-salt-crown-wide', -0.32, 0.18, 0.62, 0.35, -7],
		['game-emberwick-tall', 0.3, 0.24, 0.28, 0.42, 9],
		['game-a-quarrel-of-moons-wide', -0.72, -0.14, 0.44, 0.248, 12],
		['game-lowtide-wide', -0.18, -0.2, 0.42, 0.236, -3],
		['game-thornhollow-tall', -0.92, 0.26, 0.26, 0.39, -14],
		['game-wending-wide', 0.24, -0.26, 0.36, 0.203, -16],
		['game-the-glass-regent-wide', 0.72, 0.5, 0.5, 0.281, -6],
	];
	for (const [i, [name, x, z, w, h, turn]] of prints.entries()) {
		const draw = await print(name, 640);
		scene.with({ at: [x, 0.006 + i * 0.0035, z], turn }, () => {
			scene.box([0, 0, 0], [w + 0.03, 0.0028, h + 0.03], plain('#efe7d6', { gloss: 0.1 }));
			scene.quad(
				[-w / 2, 0.003, -h / 2],
				[w / 2, 0.003, -h / 2],
				[w / 2, 0.003, h / 2],
				[-w / 2, 0.003, h / 2],
				pictured((u, v) => draw(u, 1 - v).map((c) => c * 0.95), w, h, { gloss: 0.12, sharp: 60 }),
			);
		});
	}
	photo(scene, [0.62, 0, 0.08], -158);
	loupe(scene, [-0.06, 0.032, 0.02]);
	for (const [i, [x, z, r]] of [
		[-0.46, -0.3, 0.04],
		[-0.36, -0.345, 0.033],
		[-0.545, -0.345, 0.034],
		[0.5, -0.3, 0.037],
		[0.59, -0.26, 0.032],
	].entries())
		pin(scene, x, z, r, i);
	scene.with({ at: [-0.82, 0, -0.32] }, () => mug(scene, { at: [0, 0, 0], colour: '#c8b89a', turn: 150 }));
	scene.lathe(
		[-0.82, 0.06, -0.32],
		[
			[0.035, 0],
			[0, 0.001],
		],
		plain('#2a170c', { gloss: 0.6 }),
	);
	papers(scene, next, { at: [0.88, 0.002, -0.24], count: 3, spread: 0.03, turn: 24, size: 0.26 });
	scene.tube(
		[
			[0.74, 0.016, -0.3],
			[0.9, 0.016, -0.16],
		],
		0.006,
		plain('#a8323a', { gloss: 0.5 }),
		8,
	);
	scene.with({ at: [-0.62, 0.02, 0.42], turn: 14 }, () =>
		thorns(scene, next, {
			points: [
				[-0.2, 0.02, 0],
				[-0.08, 0.03, 0.04],
				[0.06, 0.025, 0.02],
				[0.22, 0.05, 0.06],
			],
			radius: 0.007,
			gap: 0.035,
			length: 0.024,
			leaves: 9,
			leaf: '#5a7240',
		}),
	);
	scene.ambient = tone('#5a6aa0').map((v) => v * 0.4);
	scene.light({
		kind: 'pane',
		at: [-2.0, 1.7, 1.0],
		u: [0.3, 0, 0.6],
		v: [0, 0.8, 0],
		colour: tone('#ffe2b8'),
		power: 4.6,
	});
	scene.light({ kind: 'ball', at: [2.0, 1.6, -0.8], radius: 0.4, colour: tone('#88a4f0'), power: 1.1 });
	return scene;
}

function photo(scene, at, turn) {
	const leather = plain('#1a1a1e', { gloss: 0.12, sharp: 10 });
	const silver = plain('#b4b2aa', { gloss: 0.7, sharp: 40, mirror: 0.3, rough: 0.15 });
	const glass = plain('#1a2440', { gloss: 1, sharp: 80, mirror: 0.8, rough: 0.02 });
	scene.with({ at, turn, scale: 1.5 }, () => {
		scene.box([0, 0.012, 0], [0.145, 0.06, 0.036], leather);
		for (const y of [0, 0.072]) scene.box([0, y, 0], [0.148, 0.014, 0.038], silver);
		scene.box([0, 0.086, 0], [0.05, 0.016, 0.032], silver);
		scene.box([0, 0.1, 0], [0.018, 0.004, 0.02], leather);
		scene.cylinder([0.052, 0.086, 0], 0.012, 0.012, silver);
		scene.cylinder([-0.052, 0.086, 0], 0.01, 0.008, silver);
		scene.cylinder([0.03, 0.086, 0.002], 0.006, 0.01, plain('#a8323a', { gloss: 0.5 }));
		scene.with({ at: [0, 0.046, 0.018], tilt: 90 }, () => {
			scene.lathe(
				[0, 0, 0],
				[
					[0.036, 0],
					[0.036, 0.014],
					[0.033, 0.016],
				],
				silver,
				{ sides: 30 },
			);
			scene.lathe(
				[0, 0.014, 0],
				[
					[0.033, 0],
					[0.033, 0.02],
					[0.031, 0.03],
					[0.024, 0.03],
					[0.02, 0.022],
				],
				leather,
				{ sides: 30 },
			);
			scene.lathe(
				[0, 0.034, 0],
				[
					[0.024, 0],
					[0.012, 0.005],
					[0, 0.006],
				],
				glass,
				{ sides: 24 },
			);
		});
		scene.box([-0.045, 0.058, 0.019], [0.022, 0.012, 0.002], glass);
	});
	const strap = plain('#6a3a24', { gloss: 0.1 });
	scene.tube(
		curve(
			[
				[at[0] - 0.1, 0.1, at[2] + 0.05],
				[at[0] - 0.22, 0.03, at[2] + 0.14],
				[at[0] - 0.06, 0.014, at[2] + 0.3],
				[at[0] + 0.2, 0.014, at[2] + 0.26],
				[at[0] + 0.24, 0.03, at[2] + 0.08],
				[at[0] + 0.1, 0.1, at[2] - 0.05],
			],
			10,
		),
		0.009,
		strap,
		6,
	);
}

function loupe(scene, [x, y, z]) {
	const brass = plain('#a8803c', { gloss: 0.6, sharp: 36, mirror: 0.3, rough: 0.14 });
	scene.tube(
		Array.from({ length: 29 }, (_, i) => [
			x + Math.cos((i / 28) * 6.283) * 0.062,
			y,
			z + Math.sin((i / 28) * 6.283) * 0.062,
		]),
		0.007,
		brass,
		8,
	);
	scene.tube(
		[
			[x + 0.05, y, z - 0.045],
			[x + 0.085, y, z - 0.075],
		],
		0.006,
		brass,
		8,
	);
	scene.tube(
		[
			[x + 0.083, y, z - 0.073],
			[x + 0.17, y - 0.008, z - 0.15],
		],
		(t) => 0.008 + 0.004 * t,
		wood('#3a2218', { gloss: 0.4 }),
		8,
	);
}

/** Enamel: a candle, a moon, a thorn, a wave, a star. */
function pin(scene, x, z, r, kind) {
	const gilt = plain('#c09a4c', { gloss: 0.7, sharp: 40, mirror: 0.3, rough: 0.1 });
	const enamel = plain(['#7a1f2c', '#23306a', '#2c5a44', '#2a6a7a', '#3a2450'][kind], {
		gloss: 0.7,
		sharp: 60,
	});
	scene.cylinder([x, 0.018, z], r, 0.005, gilt, 28);
	scene.cylinder([x, 0.023, z], r * 0.88, 0.0006, enamel, 28);
	scene.with({ at: [x, 0.0245, z], tilt: 90, roll: 0 }, () => {
		const s = r * 0.62;
		if (kind === 0)
			scene.slab(
				[
					[0, 1],
					[0.34, 0.4],
					[0.2, 0.05],
					[0.2, -0.9],
					[-0.2, -0.9],
					[-0.2, 0.05],
					[-0.34, 0.4],
				].map(([a, b]) => [a * s, b * s]),
				0.001,
				gilt,
			);
		else if (kind === 1)
			scene.slab(
				[
					...Array.from({ length: 13 }, (_, i) => [Math.cos(0.6 + i * 0.42), Math.sin(0.6 + i * 0.42)]),
					...Array.from({ length: 9 }, (_, i) => [
						0.35 + 0.72 * Math.cos(5.3 - i * 0.54),
						0.1 + 0.72 * Math.sin(5.3 - i * 0.54),
					]),
				].map(([a, b]) => [a * s, b * s]),
				0.001,
				gilt,
			);
		else
			scene.slab(
				Array.from({ length: 10 }, (_, i) => [
					Math.sin(i * 0.628) * (i % 2 ? 0.42 : 1) * s,
					Math.cos(i * 0.628) * (i % 2 ? 0.42 : 1) * s,
				]),
				0.001,
				gilt,
			);
	});
}
