import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { random } from '../draw/noise.mjs';
import { varnish } from '../draw/pictures.mjs';
import { books, curve, papers, pile, shadeOf, thorns, written } from '../draw/rooms.mjs';
import { glow, plain, plaster, wood } from '../draw/stuff.mjs';

const camera = { at: [-0.55, 1.5, -2.75], to: [-0.1, 1.42, 0.6], fov: 36 };
const brass = plain('#a8803c', { gloss: 0.6, sharp: 36, mirror: 0.35, rough: 0.16 });
const iron = plain('#3a3a40', { gloss: 0.5, sharp: 26 });

/** The counter where lost things are asked for: drawers, keys, one lamp. */
export async function paint(canvas, view = camera) {
	develop(canvas, build(), view, { samples: 8, exposure: 1.4, fog: { density: 0.03, far: 6 }, seed: 12 });
	await varnish(canvas, {
		colours: { shadow: '#141c48', shade: 0.24 },
		vignette: 0.5,
		bloom: [0.7, 0.42, [6, 24, 90]],
		grain: 0.035,
	});
}

function build() {
	const scene = new Scene();
	const next = random(64);
	scene.quad([-6, 0, 1.2], [6, 0, 1.2], [6, 3.6, 1.2], [-6, 3.6, 1.2], plaster('#42505a'));
	drawers(scene, next);
	keys(scene, next);
	const top = wood('#7a4c2e', { seed: 2, gloss: 0.3, mirror: 0.3 });
	scene.box([0, 0.98, -0.5], [8, 0.06, 0.8], top);
	scene.box([0, 0.9, -0.5], [7.9, 0.08, 0.74], wood('#5a3822', { seed: 7 }));
	scene.box([0, 0, -0.52], [7.8, 0.92, 0.6], wood('#4a3022', { seed: 9 }));
	lamp(scene, [0.62, 1.04, -0.42]);
	bell(scene, [-0.08, 1.04, -0.66]);
	ledger(scene, [0.12, 1.04, -0.46]);
	pile(scene, next, { at: [1.22, 1.04, -0.36], count: 5, turn: 14, size: 0.3 });
	books(scene, next, { at: [-2.2, 1.04, -0.3], long: 0.7, tall: 0.3 });
	papers(scene, next, { at: [-1.0, 1.04, -0.55], count: 4, spread: 0.08, turn: -20 });
	scene.with({ at: [0.98, 1.045, -0.68], turn: 30 }, () => key(scene, 0.15, brass));
	scene.with({ at: [-0.5, 1.045, -0.72], turn: -64 }, () => key(scene, 0.13, iron));
	const jar = plain('#5a8088', { gloss: 0.6, sharp: 50, mirror: 0.35, rough: 0.06 });
	scene.lathe(
		[-1.38, 1.04, -0.36],
		[
			[0, 0],
			[0.07, 0],
			[0.075, 0.03],
			[0.075, 0.17],
			[0.05, 0.2],
			[0.052, 0.22],
		],
		jar,
	);
	scene.with({ at: [-1.38, 1.22, -0.36] }, () => {
		for (const [x, z, lean] of [
			[0, 0, 0.1],
			[0.02, 0.02, -0.12],
			[-0.02, 0.01, -0.02],
		])
			thorns(scene, next, {
				points: [
					[x, -0.1, z],
					[x + lean * 0.4, 0.12, z],
					[x + lean, 0.26, z + 0.02],
					[x + lean * 2, 0.36, z],
				],
				radius: 0.007,
				gap: 0.04,
				length: 0.026,
				leaves: 6,
			});
	});
	scene.light({ kind: 'ball', at: [-3.2, 2.7, -2.4], radius: 0.5, colour: tone('#86a4f0'), power: 3.2 });
	scene.light({ kind: 'ball', at: [-2.4, 2.15, 0.3], radius: 0.1, colour: tone('#ffbe80'), power: 0.55 });
	scene.ambient = tone('#4a5684').map((v) => v * 0.5);
	return scene;
}

/** A wall of small drawers with a brass pull and a card each; two stand open. */
function drawers(scene, next) {
	const [w, h] = [0.3, 0.2];
	scene.box([1.6, 0.9, 0.98], [4.36, 2.2, 0.4], wood('#4a2e20', { seed: 12 }));
	for (let i = 0; i < 14; i++)
		for (let j = 0; j < 10; j++) {
			const x = -0.42 + i * 0.31;
			const y = 0.98 + j * 0.21;
			const out = (i === 3 && j === 4) || (i === 8 && j === 2) ? 0.2 : next() < 0.1 ? 0.03 : 0;
			scene.box(
				[x, y, 0.78 - out],
				[w * 0.95, h * 0.93, 0.03],
				wood(shadeOf('#8a5a38', 0.74 + next() * 0.5), { seed: i * 11 + j }),
			);
			if (out > 0.1) {
				scene.box([x, y, 0.78 - out / 2], [w * 0.9, 0.012, out], wood('#6a4630'));
				for (const s of [-1, 1])
					scene.box([x + s * w * 0.44, y, 0.78 - out / 2], [0.012, h * 0.7, out], wood('#6a4630'));
				for (let c = 0; c < 5; c++)
					scene.box(
						[x, y + 0.03, 0.74 - c * 0.03],
						[w * 0.78, h * (0.75 + next() * 0.35), 0.004],
						plain('#e2d6ba'),
					);
			}
			scene.with({ at: [x, y + h * 0.66, 0.762 - out] }, () =>
				scene.quad(
					[-0.05, -0.025, 0],
					[0.05, -0.025, 0],
					[0.05, 0.025, 0],
					[-0.05, 0.025, 0],
					written('#d8cba8', 0.1, 0.05, i + j),
				),
			);
			scene.lathe(
				[x, y + h * 0.2, 0.758 - out],
				[
					[0.03, 0],
					[0.022, 0.026],
					[0, 0.03],
				],
				brass,
				{ sides: 12, from: 180, to: 360 },
			);
		}
	scene.box([1.6, 3.1, 0.94], [4.5, 0.1, 0.5], wood('#5a3826', { seed: 5 }));
}

/** The board of keys: every hook another bow. */
function keys(scene, next) {
	scene.box([-1.85, 1.14, 1.1], [2.3, 1.5, 0.05], wood('#5c4030', { seed: 14 }));
	for (const y of [1.12, 2.62]) scene.box([-1.85, y, 1.07], [2.4, 0.06, 0.1], wood('#3e291c'));
	for (const x of [-3.02, -0.68]) scene.box([x, 1.12, 1.07], [0.06, 1.56, 0.1], wood('#3e291c'));
	for (let j = 0; j < 4; j++)
		for (let i = 0; i < 11; i++) {
			const [x, y] = [-2.85 + i * 0.2, 2.5 - j * 0.36];
			scene.tube(
				[
					[x, y, 1.08],
					[x, y, 1.0],
					[x, y + 0.025, 0.99],
				],
				0.006,
				brass,
				5,
			);
			if (next() < 0.2) continue;
			const metal = next() < 0.62 ? brass : iron;
			scene.with({ at: [x, y + 0.008, 1.01], roll: (next() - 0.5) * 10 }, () =>
				scene.with({ tilt: -90, roll: 0 }, () =>
					scene.with({ turn: 180 }, () => key(scene, 0.16 + next() * 0.06, metal, Math.floor(next() * 3))),
				),
			);
			if (next() < 0.35)
				scene.with({ at: [x + 0.03, y - 0.12, 0.985], roll: 12 }, () =>
					scene.quad(
						[-0.03, -0.05, 0],
						[0.03, -0.05, 0],
						[0.03, 0.03, 0],
						[-0.03, 0.03, 0],
						plain(['#b03a34', '#d8cba8', '#3a6a6a'][Math.floor(next() * 3)]),
					),
				);
		}
}

/** A key that lies along z, its bow at the origin. */
function key(scene, long, metal, kind = 0) {
	const r = long * 0.17;
	const ring = (x, z, size) =>
		scene.tube(
			Array.from({ length: 17 }, (_, i) => [
				x + Math.cos((i / 16) * 6.283) * size,
				0,
				z + Math.sin((i / 16) * 6.283) * size,
			]),
			long * 0.032,
			metal,
			6,
		);
	if (kind === 0) ring(0, r, r);
	else
		for (const [x, z] of kind === 1
			? [
					[-r * 0.6, r * 1.3],
					[r * 0.6, r * 1.3],
					[0, r * 0.5],
				]
			: [
					[0, r * 0.6],
					[0, r * 1.5],
				])
			ring(x, z, r * 0.55);
	scene.tube(
		[
			[0, 0, r * 2],
			[0, 0, long],
		],
		long * 0.036,
		metal,
		8,
	);
	scene.box([long * 0.07, -long * 0.015, long * 0.86], [long * 0.14, long * 0.03, long * 0.06], metal);
	scene.box([long * 0.055, -long * 0.015, long * 0.95], [long * 0.11, long * 0.03, long * 0.05], metal);
}

function lamp(scene, [x, y, z]) {
	scene.lathe(
		[x, y, z],
		[
			[0, 0.04],
			[0.03, 0.04],
			[0.09, 0.02],
			[0.1, 0.006],
			[0.1, 0],
		],
		brass,
		{ sides: 28 },
	);
	scene.tube(
		curve(
			[
				[x, y + 0.03, z],
				[x, y + 0.2, z],
				[x + 0.01, y + 0.33, z],
				[x - 0.02, y + 0.4, z],
			],
			8,
		),
		0.011,
		brass,
		8,
	);
	const green = {
		colour: tone('#2f6a50'),
		emit: (p) => tone('#4fa070').map((v) => v * (0.5 + Math.max(0, (y + 0.46 - p[1]) * 4))),
		gloss: 0.6,
		sharp: 40,
		ghost: true,
	};
	scene.lathe(
		[x - 0.02, y + 0.33, z],
		[
			[0.19, 0],
			[0.175, 0.05],
			[0.12, 0.1],
			[0.03, 0.125],
			[0, 0.13],
		],
		green,
		{ sides: 32 },
	);
	scene.lathe(
		[x - 0.02, y + 0.455, z],
		[
			[0.028, 0],
			[0.02, 0.02],
			[0, 0.035],
		],
		brass,
	);
	scene.ball([x - 0.02, y + 0.355, z], 0.035, glow('#ffe2ae', 6), 12);
	scene.lathe(
		[x - 0.02, y + 0.329, z],
		[
			[0.186, 0],
			[0.171, 0.05],
			[0.11, 0.1],
		],
		{ colour: [0, 0, 0], emit: tone('#ffd898').map((v) => v * 1.6), only: true, ghost: true },
		{ sides: 32 },
	);
	scene.light({
		kind: 'ball',
		at: [x - 0.02, y + 0.33, z - 0.02],
		radius: 0.05,
		colour: tone('#ffc58a'),
		power: 1.25,
		beam: 0.6,
	});
}

function bell(scene, [x, y, z]) {
	scene.lathe(
		[x, y, z],
		[
			[0.07, 0],
			[0.072, 0.012],
			[0.06, 0.014],
		],
		wood('#3a2418'),
	);
	scene.lathe(
		[x, y + 0.014, z],
		[
			[0.056, 0],
			[0.054, 0.02],
			[0.036, 0.046],
			[0.008, 0.054],
			[0.008, 0.062],
			[0.012, 0.068],
			[0, 0.074],
		],
		brass,
		{ sides: 28 },
	);
}

function ledger(scene, at) {
	scene.with({ at, turn: -10 }, () => {
		scene.box([0, 0, 0], [0.56, 0.014, 0.36], plain('#5a2428'));
		for (const s of [-1, 1]) {
			scene.box([s * 0.135, 0.014, 0], [0.26, 0.014, 0.33], plain('#c8b892'));
			const [a, b] = s < 0 ? [-0.262, -0.004] : [0.004, 0.262];
			scene.quad(
				[a, 0.029, -0.16],
				[b, 0.031, -0.16],
				[b, 0.031, 0.16],
				[a, 0.029, 0.16],
				written('#eadfc2', 0.258, 0.32, s + 6),
			);
		}
		scene.tube(
			[
				[0.12, 0.045, -0.12],
				[0.26, 0.05, 0.05],
			],
			0.006,
			plain('#1c1c24', { gloss: 0.6 }),
			6,
		);
	});
}
