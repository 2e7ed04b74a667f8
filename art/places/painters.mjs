import { clamp, mix, ramp, rgb, smooth } from '../draw/colour.mjs';
import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { fbm, random } from '../draw/noise.mjs';
import { person } from '../draw/people.mjs';
import { print, varnish } from '../draw/pictures.mjs';
import { ash, bars, books, monitor, mug, oak, papers, plant, stool, table, wall } from '../draw/rooms.mjs';
import { boards, pictured, plain, plaster, wood } from '../draw/stuff.mjs';

const camera = { at: [2.5, 1.62, -3.9], to: [-0.85, 1.28, 0.3], fov: 42 };

/** The art room: one at an easel, two at tablets, light from a tall north window. */
export async function paint(canvas) {
	const sky = ramp([0, '#9fb6d6'], [0.5, '#e2e4e4'], [0.8, '#f6ead0']);
	canvas.paint((x, y) => mix(sky(y * 1.4), rgb('#ffffff'), smooth(0, 0.5, fbm(x * 2, y * 4, 5)) * 0.6));
	develop(canvas, await build(), camera, {
		samples: 8,
		exposure: 1.0,
		fog: { density: 0.03, far: 8 },
		seed: 21,
	});
	await varnish(canvas, {
		colours: { shadow: '#1f2854', shade: 0.18 },
		vignette: 0.4,
		bloom: [0.82, 0.32, [6, 24, 80]],
	});
}

async function build() {
	const scene = new Scene();
	const next = random(15);
	const white = plaster('#8d9494', { worn: 0.16 });
	const frame = wood('#2e3438');
	scene.quad([-3.2, 0, -6], [3.4, 0, -6], [3.4, 0, 2], [-3.2, 0, 2], boards('#806046', { along: 'z' }));
	const holes = [
		[3.1, 4.6, 0.8, 3.3],
		[5.0, 6.5, 0.8, 3.3],
	];
	scene.with({ at: [-3.2, 0, -6], turn: -90 }, () => {
		wall(scene, { at: [0, 0, 0], long: 8, high: 3.7, holes, material: white, reveal: white });
		for (const hole of holes) bars(scene, hole, { columns: 3, rows: 5, material: frame, z: 0.2 });
	});
	scene.quad([-3.2, 0, 2], [3.4, 0, 2], [3.4, 3.7, 2], [-3.2, 3.7, 2], white);
	scene.quad([3.4, 0, -6], [3.4, 0, 2], [3.4, 3.7, 2], [3.4, 3.7, -6], white);
	scene.quad([-3.2, 3.7, -6], [3.4, 3.7, -6], [3.4, 3.7, 2], [-3.2, 3.7, 2], white);
	const big = await print('game-the-salt-crown-wide', 420);
	await easel(scene, [-1.0, 0, 0.45], 14, (u, v) => unfinished(big, u, v));
	person(scene, {
		at: [-0.72, 0, -0.22],
		turn: -4,
		height: 1.72,
		top: '#a8893c',
		apron: '#5a6a74',
		legs: '#2c3040',
		hair: '#5a2c18',
		style: 'bun',
		skin: '#d8a684',
		right: [0.06, 1.36, 0.5],
		left: [-0.3, 1.08, 0.26],
		bare: true,
		nod: 2,
		look: -8,
		feet: [
			[-0.12, 0.08, 0.1],
			[0.14, 0.08, -0.1],
		],
	});
	scene.tube(
		[
			[-0.6, 1.38, 0.36],
			[-0.66, 1.5, 0.52],
		],
		0.007,
		oak,
		5,
	);
	scene.with({ at: [-1.03, 1.1, 0.06], turn: -10, tilt: -18 }, () => {
		const outline = Array.from({ length: 18 }, (_, i) => [
			Math.cos(i * 0.349) * 0.19 * (1 + 0.16 * Math.sin(i * 0.7)),
			Math.sin(i * 0.349) * 0.13,
		]);
		scene.with({ tilt: 90 }, () => scene.slab(outline, 0.01, plain('#8a5a34')));
		for (let i = 0; i < 8; i++)
			scene.ball(
				[Math.cos(i * 0.6) * 0.13, 0.008, Math.sin(i * 0.6) * 0.08],
				0.017,
				plain(['#c8322c', '#e0a030', '#f0e8d8', '#2c5a8a', '#3a6a44', '#7a3a6a', '#1c1c22', '#d87a4a'][i], {
					gloss: 0.4,
				}),
				8,
			);
	});
	const screens = ['game-lowtide-wide', 'game-emberwick-wide'];
	for (const [i, [x, z, turn]] of [
		[1.58, 1.0, 14],
		[0.72, -0.75, -12],
	].entries()) {
		const draw = await print(screens[i], 320);
		scene.with({ at: [x, 0, z], turn }, () => {
			table(scene, { at: [0, 0, 0.3], size: [1.25, 0.74, 0.7], material: ash });
			monitor(scene, { at: [0, 0.74, 0.44], wide: 0.72, draw, power: 1.1, light: 1.2 });
			scene.with({ at: [0, 0.77, 0.1], tilt: -16 }, () => {
				scene.box([0, 0, 0], [0.46, 0.016, 0.3], plain('#17181c', { gloss: 0.2 }));
				scene.quad(
					[-0.21, 0.018, -0.13],
					[0.21, 0.018, -0.13],
					[0.21, 0.018, 0.13],
					[-0.21, 0.018, 0.13],
					pictured((u, v) => draw(u, 1 - v).map((c) => c * 1.2), 0.42, 0.26),
				);
			});
			mug(scene, { at: [0.48, 0.74, 0.12], colour: i ? '#3a5a6a' : '#a8523a' });
			stool(scene, { at: [0, 0, -0.4], material: oak, high: 0.5 });
			person(scene, {
				...(i
					? { top: '#3e4f68', hair: '#14100f', style: 'afro', skin: '#6b4430', height: 1.76 }
					: { top: '#8c3f3a', hair: '#6e5034', style: 'short', skin: '#dcae90', height: 1.8, build: 1.14 }),
				at: [0, 0, -0.4],
				sit: 0.48,
				lean: 14,
				nod: 12,
				left: [-0.16, 0.84, 0.4],
				right: [0.1, 0.88, 0.42],
			});
		});
	}
	const gilt = plain('#6a5030', { gloss: 0.2 });
	for (const [i, [x, y, w, h]] of [
		[-2.2, 1.3, 0.8, 1.2],
		[-0.1, 2.1, 1.3, 0.74],
		[1.3, 1.75, 0.7, 1.05],
		[2.35, 1.62, 0.8, 1.2],
	].entries()) {
		const tall = h > w;
		const draw = await print(
			`game-${['wending', 'the-glass-regent', 'thornhollow', 'a-quarrel-of-moons'][i]}-${tall ? 'tall' : 'wide'}`,
			260,
		);
		scene.box([x, y - 0.03, 1.97], [w + 0.06, h + 0.06, 0.04], gilt);
		scene.quad(
			[x - w / 2, y, 1.945],
			[x + w / 2, y, 1.945],
			[x + w / 2, y + h, 1.945],
			[x - w / 2, y + h, 1.945],
			pictured((u, v) => draw(u, 1 - v), w, h),
		);
	}
	scene.box([-2.2, 0, 1.75], [1.6, 0.8, 0.42], wood('#6a4a34'));
	for (let i = 0; i < 10; i++) {
		const x = -2.9 + i * 0.15;
		scene.lathe(
			[x, 0.8, 1.7 + (i % 3) * 0.06],
			[
				[0, 0],
				[0.04, 0],
				[0.042, 0.1],
				[0.036, 0.1],
			],
			plain(['#b8b0a0', '#8a4a34', '#4a5a6a'][i % 3], { gloss: 0.3 }),
			{ sides: 10 },
		);
		for (let b = 0; b < 4; b++)
			scene.tube(
				[
					[x, 0.82, 1.72],
					[x + (next() - 0.5) * 0.09, 1.02 + next() * 0.1, 1.72 + (next() - 0.5) * 0.09],
				],
				0.005,
				b % 2 ? oak : plain('#2c2018'),
				5,
			);
	}
	for (let i = 0; i < 4; i++)
		scene.with({ at: [3.2 - i * 0.05, 0, -1.4 - i * 0.12], turn: 84, tilt: 9 }, () =>
			scene.box(
				[0, 0, 0],
				[0.9 + i * 0.1, 1.2 - i * 0.16, 0.03],
				plain(['#d6ccb6', '#8a6a4a', '#c8bca4', '#5a6a74'][i]),
			),
		);
	table(scene, { at: [-1.9, 0, -1.5], size: [0.9, 0.7, 0.7], material: ash, turn: 12 });
	papers(scene, next, { at: [-1.9, 0.7, -1.5], count: 5, spread: 0.12, turn: 20 });
	books(scene, next, { at: [-2.2, 0.7, -1.25], long: 0.4 });
	plant(scene, next, { at: [-2.75, 0, 0.6], size: 1.1, leaves: 34, potSize: 0.2 });
	scene.ambient = tone('#5c6a90').map((v) => v * 0.4);
	scene.sky = (d) => tone('#dfe8ff').map((v) => v * (0.5 + 0.3 * clamp(d[1])));
	scene.light({
		kind: 'sun',
		to: [-0.84, 0.46, -0.32],
		colour: tone('#ffdcae'),
		power: 3,
		spread: 0.015,
		beam: 0.5,
	});
	scene.light({
		kind: 'pane',
		at: [-3.3, 2.05, -2.1],
		u: [0, 0, 0.75],
		v: [0, 1.25, 0],
		colour: tone('#e6eeff'),
		power: 4.4,
		beam: 0.7,
	});
	scene.light({
		kind: 'pane',
		at: [-3.3, 2.05, -0.2],
		u: [0, 0, 0.75],
		v: [0, 1.25, 0],
		colour: tone('#fff0d8'),
		power: 5.2,
		beam: 0.7,
	});
	return scene;
}

/** A canvas half painted: the picture fades into primed linen and sketched lines. */
function unfinished(draw, u, v) {
	const edge = smooth(0.05, 0.32, 0.2 + (u - 0.28) * 1.2 + fbm(u * 7, v * 9, 4) * 0.5);
	const lines = Math.abs(fbm(u * 3 + 4, v * 4, 3)) < 0.012 ? 0.5 : 1;
	const linen = [0.78 * lines, 0.72 * lines, 0.6 * lines];
	const strokes = fbm(u * 60, v * 9, 3) * 0.015;
	return mix(
		linen,
		draw(clamp(u + strokes), clamp(v + strokes)).map((c) => c * 1.15),
		edge,
	);
}

async function easel(scene, at, turn, draw) {
	scene.with({ at, turn }, () => {
		for (const x of [-0.4, 0.4])
			scene.tube(
				[
					[x, 0, -0.1],
					[x * 0.2, 2.1, 0.28],
				],
				0.024,
				oak,
				6,
			);
		scene.tube(
			[
				[0, 0, 0.85],
				[0, 1.9, 0.26],
			],
			0.024,
			oak,
			6,
		);
		scene.box([0, 0.8, 0.0], [1.0, 0.05, 0.12], oak);
		scene.with({ at: [0, 0.85, 0.02], tilt: 9 }, () => {
			scene.box([0, 0, 0.02], [1.36, 0.78, 0.035], plain('#b8a88a'));
			scene.quad(
				[-0.68, 0, 0],
				[0.68, 0, 0],
				[0.68, 0.78, 0],
				[-0.68, 0.78, 0],
				pictured((u, v) => draw(u, 1 - v), 1.36, 0.78),
			);
		});
	});
}
