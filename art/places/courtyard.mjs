import { paintSky } from '../draw/city.mjs';
import { clamp } from '../draw/colour.mjs';
import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { random } from '../draw/noise.mjs';
import { person } from '../draw/people.mjs';
import { varnish } from '../draw/pictures.mjs';
import {
	ash,
	bars,
	chair,
	curve,
	foliage,
	mug,
	papers,
	plant,
	shadeOf,
	table,
	wall,
} from '../draw/rooms.mjs';
import { brick, cobbles, fabric, glow, plain, plaster, wood } from '../draw/stuff.mjs';

const camera = { at: [-1.6, 1.66, -6.3], to: [-0.2, 1.55, 0], fov: 36 };

/** Lunch hour in the courtyard, under the lime tree. */
export async function paint(canvas) {
	paintSky(canvas, {
		stops: [
			[0, '#4f8fc8'],
			[0.5, '#8fc0de'],
			[1, '#f2e6c8'],
		],
		horizon: 0.7,
		disc: { x: 0.2, y: -0.2, r: 0.001 },
		glow: '#fff6dc',
		cloud: '#e8e6e0',
		cover: 0.5,
		seed: 9,
	});
	develop(canvas, build(), camera, {
		samples: 8,
		exposure: 0.95,
		fog: { density: 0.012, far: 14, glow: tone('#ffe8b8').map((v) => v * 0.6) },
		seed: 5,
		chroma: 0.92,
	});
	await varnish(canvas, {
		colours: { shadow: '#2a3a6a', shade: 0.2, warm: 0.12 },
		vignette: 0.32,
		bloom: [0.82, 0.34, [6, 24, 80]],
		contrast: 1.1,
		saturation: 1.08,
	});
}

function build() {
	const scene = new Scene();
	const next = random(19);
	const bricks = brick('#a06a50', { mortar: '#b0a290' });
	const stone = plaster('#c8bca4');
	const green = wood('#3f5f58', { grain: 0.5 });
	scene.quad([-9, 0, -8], [9, 0, -8], [9, 0, 6], [-9, 0, 6], cobbles('#8c8276', { size: 0.17 }));
	const holes = [];
	for (let i = 0; i < 4; i++)
		holes.push([1 + i * 3, 2.5 + i * 3, 0.85, 2.7], [1.1 + i * 3, 2.4 + i * 3, 3.7, 5.2]);
	holes[4] = [7.05, 8.4, 0.02, 2.7];
	wall(scene, { at: [-6, 0, 3.6], long: 13, high: 6.2, holes, material: bricks, reveal: stone });
	scene.quad([-6, 0, 3.84], [7, 0, 3.84], [7, 6, 3.84], [-6, 6, 3.84], {
		colour: (p) => tone('#5a7080').map((v) => v * (0.5 + 0.35 * Math.sin(p[0] * 2.2 + p[1] * 1.3))),
		gloss: 0.4,
		mirror: 1,
		rough: 0.03,
	});
	scene.with({ at: [-6, 0, 3.6] }, () => {
		for (const hole of holes) {
			bars(scene, hole, { columns: 2, rows: 3, material: green, z: 0.12 });
			const [a, b, c, d] = hole;
			scene.box([(a + b) / 2, c - 0.1, -0.04], [b - a + 0.24, 0.1, 0.3], stone);
			scene.box([(a + b) / 2, d, -0.02], [b - a + 0.24, 0.2, 0.1], stone);
		}
		scene.box([6.5, 6.1, -0.1], [13.2, 0.2, 0.3], stone);
	});
	scene.quad([4.6, 0, -8], [4.6, 0, 3.6], [4.6, 5.4, 3.6], [4.6, 5.4, -8], plaster('#d8c4a0', { worn: 0.3 }));
	scene.box([4.55, 0, 0.8], [0.06, 2.2, 1.1], green);
	tree(scene, next, [-2.5, 0, 1.3]);
	for (let i = 0; i < 30; i++) {
		const z = -2.8 + next() * 6.2;
		foliage(scene, next, {
			at: [4.5, 2.5 + 1.5 * next() + (Math.abs(z - 0.8) < 0.8 ? 0.3 : -1.4 * next() ** 2), z],
			size: 0.5,
			clusters: 6,
			leaves: 42,
			leaf: 0.09,
			colour: i % 4 ? '#5a7c3a' : '#7a9444',
			flat: 1,
		});
	}
	for (let i = 0; i < 16; i++)
		foliage(scene, next, {
			at: [2.9 + next() * 1.6, 3.1 + next() * 2.4, 3.5],
			size: 0.5,
			clusters: 6,
			leaves: 42,
			leaf: 0.09,
			colour: '#5a7c3a',
			flat: 1,
		});
	for (const [x, z, size] of [
		[-4.6, 3, 1.1],
		[3.7, 2.9, 1.2],
		[1.7, 3.2, 0.7],
		[3.9, -0.6, 0.8],
		[-0.5, 3.2, 0.6],
	])
		plant(scene, next, {
			at: [x, 0, z],
			size,
			leaves: 30,
			potSize: 0.17 * size + 0.05,
			colour: '#5d8040',
			pot: '#b0623e',
		});
	const seats = [
		[-0.55, -0.5, 8, { top: '#e0d6c0', style: 'long', hair: '#4a2814', brim: '#e0c080', skin: '#d8a684' }],
		[
			0.55,
			-0.55,
			-10,
			{ top: '#2f5a72', style: 'short', hair: '#15100e', skin: '#7a4e34', bare: true, height: 1.82 },
		],
		[-0.5, 1.05, 172, { top: '#b8503c', style: 'curls', hair: '#8a4420', skin: '#e2b698', bare: true }],
		[0.5, 1.1, 188, { top: '#d8a83c', style: 'scarf', hair: '#3c6a74', skin: '#b07e5a' }],
	];
	table(scene, { at: [0, 0, 0.28], size: [2.1, 0.74, 0.9], material: ash });
	for (const [x, z, turn, more] of seats) {
		chair(scene, { at: [x, 0, z], turn, material: green });
		person(scene, {
			at: [x, 0, z],
			turn,
			sit: 0.45,
			lean: 8,
			left: [-0.16, 0.82, 0.38],
			right: x < 0 ? [0.12, 1.06, 0.32] : [0.16, 0.82, 0.38],
			legs: '#3a4660',
			...more,
		});
	}
	for (const [x, z, c] of [
		[-0.5, 0.1, '#d8c8a8'],
		[0.4, 0.12, '#9a3a34'],
		[0.6, 0.52, '#3a6a7a'],
	])
		mug(scene, { at: [x, 0.74, z], colour: c, turn: x * 90 });
	papers(scene, next, { at: [0.02, 0.74, 0.3], count: 4, spread: 0.12 });
	scene.lathe(
		[-0.1, 0.74, 0.42],
		[
			[0, 0],
			[0.1, 0],
			[0.15, 0.07],
			[0.152, 0.08],
		],
		plain('#e8e0cc', { gloss: 0.3 }),
	);
	for (let i = 0; i < 8; i++)
		scene.ball(
			[-0.1 + Math.cos(i * 2.4) * 0.07, 0.83 + (i > 5 ? 0.05 : 0), 0.42 + Math.sin(i * 2.4) * 0.07],
			0.035,
			plain(i % 2 ? '#c8402c' : '#d8952c', { gloss: 0.3 }),
			10,
		);
	person(scene, {
		at: [2.35, 0, 1.75],
		turn: -122,
		height: 1.76,
		top: '#5a7048',
		legs: '#c8b898',
		hair: '#c8a878',
		style: 'bob',
		skin: '#e0b494',
		bare: true,
		left: [-0.1, 1.16, 0.3],
		right: [0.2, 1.04, 0.2],
	});
	person(scene, {
		at: [1.75, 0, 2.15],
		turn: 128,
		height: 1.84,
		top: '#8a93a8',
		legs: '#2c3448',
		hair: '#2a1a12',
		style: 'beard',
		skin: '#c08a66',
		bare: true,
		left: [-0.2, 1.02, 0.2],
		right: [0.16, 1.2, 0.34],
		build: 1.08,
	});
	person(scene, {
		at: [-2.7, 0, -0.1],
		turn: 66,
		sit: 0.42,
		height: 1.68,
		top: '#8a5a7a',
		legs: '#2e3a54',
		hair: '#1a120f',
		style: 'bun',
		skin: '#a5734f',
		lean: 18,
		nod: 18,
		left: [-0.1, 0.72, 0.36],
		right: [0.12, 0.72, 0.36],
		bare: true,
	});
	scene.box([-2.75, 0, -0.1], [0.55, 0.42, 1.9], wood('#8a6a48'));
	scene.with({ at: [-2.32, 0.72, 0.08], turn: 66, tilt: -24 }, () =>
		scene.box([0, 0, 0], [0.26, 0.015, 0.2], plain('#f0e8d6')),
	);
	for (const [a, b] of [
		[
			[-4.4, 3.5, 3.4],
			[4.5, 3.7, -0.6],
		],
		[
			[-2.5, 3.2, 1.4],
			[4.5, 3.9, 2.6],
		],
		[
			[-2.5, 3.2, 1.2],
			[4.5, 3.5, -3.4],
		],
	]) {
		const line = curve([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.7, (a[2] + b[2]) / 2], b], 12);
		scene.tube(line, 0.008, plain('#1c1c20'), 5);
		for (let i = 1; i < line.length; i += 2)
			scene.ball([line[i][0], line[i][1] - 0.07, line[i][2]], 0.045, glow('#ffe2a8', 1.3), 8);
		for (let i = 2; i < line.length - 1; i += 2)
			scene.with({ at: line[i] }, () =>
				scene.slab(
					[
						[-0.12, 0],
						[0.12, 0],
						[0, -0.26],
					],
					0,
					fabric(shadeOf(['#c8502c', '#e0b040', '#3a6a7a', '#e8dcc0'][(i >> 1) % 4], 1)),
				),
			);
	}
	scene.ambient = tone('#9ab8e8').map((v) => v * 0.5);
	scene.sky = (d) => tone('#a8ccf4').map((v) => v * (0.7 + 0.4 * clamp(d[1])));
	scene.light({
		kind: 'sun',
		to: [-0.5, 0.82, -0.4],
		colour: tone('#ffe6b8'),
		power: 3.4,
		spread: 0.02,
		beam: 0.12,
	});
	return scene;
}

function tree(scene, next, [x, y, z]) {
	const bark = wood('#6a5644', { seed: 4 });
	scene.tube(
		curve(
			[
				[x, y, z],
				[x + 0.08, y + 1.2, z],
				[x - 0.02, y + 2.4, z + 0.1],
				[x + 0.1, y + 3.6, z],
			],
			8,
		),
		(t) => 0.2 - t * 0.12,
		bark,
		10,
	);
	for (const [dx, dy, dz] of [
		[1.3, 4, -0.6],
		[-1.2, 3.9, 0.3],
		[0.5, 4.6, 0.8],
		[-0.4, 4.3, -1.1],
	])
		scene.tube(
			curve(
				[
					[x, 2.1, z],
					[x + dx * 0.4, 3, z + dz * 0.4],
					[x + dx, dy, z + dz],
				],
				6,
			),
			(t) => 0.09 - t * 0.07,
			bark,
			8,
		);
	for (const [dx, dy, dz, s] of [
		[0, 4.2, -0.4, 1.4],
		[1.4, 3.7, -0.8, 1.1],
		[0.6, 3.4, -1.6, 0.8],
		[-1.4, 4.1, 0.2, 1.1],
		[0.4, 4.2, -1.5, 1],
		[2.3, 4.5, -1.0, 0.8],
	])
		foliage(scene, next, {
			at: [x + dx, dy, z + dz],
			size: s,
			clusters: 16,
			leaves: 75,
			leaf: 0.13,
			colour: '#6f9440',
		});
}
