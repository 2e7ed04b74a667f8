import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { random } from '../draw/noise.mjs';
import { person } from '../draw/people.mjs';
import { print, varnish } from '../draw/pictures.mjs';
import { ash, bars, curve, mug, papers, plant, room, stool, table, wall, written } from '../draw/rooms.mjs';
import { boards, pictured, plain, plaster, wood } from '../draw/stuff.mjs';

const camera = { at: [-0.9, 1.55, -4.1], to: [0.12, 1.36, 0.6], fov: 36 };

/** The wall where a story hangs: cards, pictures and the red threads between them. */
export async function paint(canvas) {
	develop(canvas, await build(), camera, {
		samples: 8,
		exposure: 1.4,
		fog: { density: 0.03, far: 8 },
		seed: 13,
	});
	await varnish(canvas, {
		colours: { shadow: '#1c2350', shade: 0.2 },
		vignette: 0.42,
		bloom: [0.8, 0.3, [5, 20, 70]],
	});
}

async function build() {
	const scene = new Scene();
	const next = random(77);
	room(scene, {
		x: [-2.9, 3.4],
		z: [-6, 1.2],
		high: 3.2,
		floor: boards('#8a6a4c', { along: 'x' }),
		walls: plaster('#8f8a80'),
		open: ['left'],
	});
	const frame = wood('#3a4044');
	const holes = [
		[2.6, 4.2, 0.9, 2.9],
		[4.7, 6.3, 0.9, 2.9],
	];
	scene.with({ at: [-2.9, 0, -6], turn: -90 }, () => {
		wall(scene, {
			at: [0, 0, 0],
			long: 7.2,
			high: 3.2,
			holes,
			material: plaster('#8f8a80'),
			reveal: plaster('#b0a898'),
		});
		for (const hole of holes) bars(scene, hole, { columns: 3, rows: 4, material: frame, z: 0.2 });
	});
	const board = plain('#cfc9ba');
	scene.box([0.35, 0.62, 1.16], [4.6, 2.1, 0.05], board);
	for (const y of [0.6, 2.7]) scene.box([0.35, y, 1.13], [4.7, 0.05, 0.08], wood('#6a4a34'));
	const art = [];
	for (const slug of [
		'the-salt-crown',
		'emberwick',
		'a-quarrel-of-moons',
		'lowtide',
		'thornhollow',
		'wending',
	])
		art.push(await print(`game-${slug}-wide`, 200));
	const pins = [];
	const tints = ['#f2ead6', '#f2d98a', '#e6a89a', '#a8c8d0', '#c4d0a0', '#f2ead6'];
	for (let row = 0; row < 5; row++)
		for (let column = 0; column < 10; column++) {
			if (next() < 0.16) continue;
			const x = -1.72 + column * 0.46 + (next() - 0.5) * 0.16;
			const y = 0.86 + row * 0.4 + (next() - 0.5) * 0.12;
			const picture = next() < 0.22;
			const [w, h] = picture ? [0.34, 0.19] : next() < 0.5 ? [0.17, 0.24] : [0.2, 0.15];
			const draw = art[Math.floor(next() * art.length)];
			const material = picture
				? pictured((u, v) => draw(u, 1 - v), w, h)
				: written(tints[Math.floor(next() * tints.length)], w, h, column * 7 + row);
			scene.with({ at: [x, y, 1.125], roll: (next() - 0.5) * 14, tilt: (next() - 0.5) * 8 }, () =>
				scene.quad([-w / 2, -h / 2, 0], [w / 2, -h / 2, 0], [w / 2, h / 2, 0], [-w / 2, h / 2, 0], material),
			);
			pins.push([x, y + h * 0.36, 1.1]);
			scene.ball(
				[x, y + h * 0.36, 1.105],
				0.014,
				plain(['#a8232c', '#d8a030', '#2c5a6a'][Math.floor(next() * 3)], { gloss: 0.5 }),
				8,
			);
		}
	const red = plain('#b01c28');
	for (let i = 0; i < 44; i++) {
		const a = pins[Math.floor(next() * pins.length)];
		const near = pins.filter((p) => p !== a && Math.hypot(p[0] - a[0], p[1] - a[1]) < 1.25);
		const b = near[Math.floor(next() * near.length)];
		if (!b) continue;
		const sag = 0.02 + next() * 0.09;
		scene.tube(curve([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - sag, 1.06], b], 6), 0.0052, red, 5);
	}
	const hand = [0.62, 1.63, 0.86];
	for (const p of [
		pins[Math.floor(pins.length * 0.75)],
		pins[Math.floor(pins.length * 0.35)],
		pins[Math.floor(pins.length * 0.9)],
	])
		scene.tube(curve([p, [(p[0] + hand[0]) / 2, (p[1] + hand[1]) / 2 - 0.06, 1.0], hand], 8), 0.006, red, 5);
	person(scene, {
		at: [0.98, 0, 0.42],
		turn: -28,
		height: 1.7,
		top: '#2f4d63',
		legs: '#3a342f',
		hair: '#3a1d12',
		style: 'bun',
		skin: '#cf9d7a',
		look: -6,
		nod: -8,
		right: [-0.02, 1.58, 0.52],
		left: [-0.2, 1.5, 0.5],
		bare: true,
		feet: [
			[-0.1, 0.08, 0.04],
			[0.12, 0.08, -0.08],
		],
	});
	person(scene, {
		at: [-0.62, 0, 0.05],
		turn: 24,
		height: 1.82,
		top: '#9a6a3a',
		legs: '#2b2f3a',
		hair: '#17110f',
		style: 'short',
		skin: '#7d5238',
		nod: -6,
		left: [-0.2, 1.08, 0.16],
		right: [0.24, 1.52, 0.46],
		coat: undefined,
		build: 1.05,
	});
	table(scene, { at: [-1.6, 0, -0.95], size: [1.5, 0.74, 0.8], material: ash, turn: 14 });
	papers(scene, next, { at: [-1.5, 0.74, -1.0], count: 7, spread: 0.24, turn: 30 });
	mug(scene, { at: [-1.15, 0.74, -0.85], colour: '#9a3a34' });
	for (const [x, z] of [
		[-1.95, -0.85],
		[-1.85, -1.1],
	])
		scene.lathe(
			[x, 0.74, z],
			[
				[0, 0],
				[0.05, 0],
				[0.055, 0.09],
				[0.04, 0.09],
				[0.02, 0.02],
			],
			red,
		);
	stool(scene, { at: [1.95, 0, -0.45], material: ash, high: 0.62 });
	person(scene, {
		at: [1.95, 0, -0.45],
		turn: -38,
		sit: 0.6,
		height: 1.66,
		top: '#7a3a4c',
		legs: '#2a2c38',
		hair: '#7a5028',
		style: 'long',
		skin: '#e0b494',
		lean: 16,
		nod: -8,
		left: [-0.08, 0.86, 0.38],
		right: [0.1, 1.12, 0.3],
		feet: [
			[-0.12, 0.24, 0.3],
			[0.13, 0.08, 0.42],
		],
	});
	plant(scene, next, { at: [2.95, 0, 0.7], size: 0.95, leaves: 32, potSize: 0.18, pot: '#4a5a60' });
	scene.ambient = tone('#5a668c').map((v) => v * 0.55);
	scene.sky = () => tone('#b8c8ee').map((v) => v * 0.8);
	scene.light({
		kind: 'sun',
		to: [-0.86, 0.27, -0.44],
		colour: tone('#ffd9a4'),
		power: 3.6,
		spread: 0.03,
		beam: 0.8,
	});
	return scene;
}
