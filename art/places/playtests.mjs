import { mix, ramp, rgb, smooth } from '../draw/colour.mjs';
import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { fbm, random } from '../draw/noise.mjs';
import { person } from '../draw/people.mjs';
import { print, varnish } from '../draw/pictures.mjs';
import {
	bars,
	chair,
	monitor,
	mug,
	oak,
	papers,
	pendant,
	plant,
	table,
	wall,
	walnut,
} from '../draw/rooms.mjs';
import { boards, brick, pictured, plain, plaster, wood } from '../draw/stuff.mjs';

const camera = { at: [-2.7, 1.85, -3.9], to: [0.3, 1.02, 1.4], fov: 41 };
const games = ['the-salt-crown', 'emberwick', 'a-quarrel-of-moons', 'lowtide', 'wending', 'the-glass-regent'];
const players = [
	{ top: '#7a3038', hair: '#20140f', style: 'long', skin: '#c08a66', lean: 12, height: 1.66 },
	{ top: '#3a5a72', hair: '#6a4a2a', style: 'short', skin: '#d8a888', lean: -4, build: 1.12, height: 1.84 },
	{ top: '#c09a48', hair: '#150f0e', style: 'afro', skin: '#6e4630', lean: 16, height: 1.7 },
	{ top: '#4a5a3c', hair: '#6a5238', style: 'bun', skin: '#d3a184', lean: 6, height: 1.62, build: 1.08 },
	{ top: '#5a4a72', hair: '#4a6190', style: 'scarf', skin: '#b98560', lean: 8, height: 1.64 },
	{ top: '#8a5a38', hair: '#3a2014', style: 'curls', skin: '#a5734f', lean: 14, height: 1.76 },
];

/** An evening in the playtest room: six desks, six games nobody else has seen. */
export async function paint(canvas) {
	const dusk = ramp([0, '#1c2b58'], [0.3, '#3f4d86'], [0.5, '#a8708a'], [0.66, '#f0a070']);
	canvas.paint((x, y) => mix(dusk(y * 1.6), rgb('#f7b98a'), smooth(0.1, 0.5, fbm(x * 2, y * 9, 5)) * 0.5));
	const scene = await build();
	develop(canvas, scene, camera, { samples: 7, exposure: 1.5, fog: { density: 0.012, far: 12 }, seed: 2 });
	await varnish(canvas, {
		stroke: 3,
		bloom: [0.76, 0.36, [4, 16, 60]],
		colours: { shadow: '#141c44', shade: 0.2 },
		vignette: 0.5,
		contrast: 1.16,
	});
}

async function build() {
	const scene = new Scene();
	const next = random(8);
	const bricks = brick('#6e4a42', { mortar: '#5f5853' });
	const frame = wood('#2c3036');
	const holes = [
		[1.2, 3, 1, 2.9],
		[3.9, 5.7, 1, 2.9],
		[6.6, 8.4, 1, 2.9],
	];
	scene.quad(
		[-5, 0, -6],
		[5, 0, -6],
		[5, 0, 4.2],
		[-5, 0, 4.2],
		boards('#5c473a', { along: 'z', mirror: 0.3 }),
	);
	wall(scene, { at: [-5, 0, 4.2], long: 10, high: 3.5, holes, material: bricks, reveal: plaster('#75685e') });
	scene.with({ at: [-5, 0, 4.2] }, () => {
		for (const hole of holes) bars(scene, hole, { columns: 3, rows: 4, material: frame, z: 0.2 });
	});
	scene.quad([5, 0, -6], [5, 0, 4.2], [5, 3.5, 4.2], [5, 3.5, -6], plaster('#5a6470'));
	scene.quad([-5, 0, -6], [-5, 0, 4.2], [-5, 3.5, 4.2], [-5, 3.5, -6], plaster('#6b5c52'));
	scene.quad([-5, 3.5, -6], [5, 3.5, -6], [5, 3.5, 4.2], [-5, 3.5, 4.2], wood('#4a3a30'));
	for (let x = -4; x <= 4; x += 2) scene.box([x, 3.2, -1], [0.22, 0.3, 10.4], walnut);
	for (let i = 0; i < 6; i++) {
		const [column, row] = [i % 3, Math.floor(i / 3)];
		const at = [-2.1 + column * 2.1 + row * 0.25, 0, row * 2.35 - 0.2];
		const draw = await print(`game-${games[i]}-wide`, 320);
		const p = players[i];
		scene.with({ at }, () => {
			table(scene, { at: [0, 0, 0.35], size: [1.5, 0.74, 0.72], material: oak });
			monitor(scene, {
				at: [0, 0.74, 0.46],
				wide: 0.78,
				draw,
				power: 1.3,
				light: 2.4,
				colour: tone(['#cdb8ff', '#ff9a6a', '#b0a0ff', '#7fe0c0', '#ffc080', '#a0d0ff'][i]),
			});
			scene.box([0, 0.74, 0.2], [0.4, 0.018, 0.13], plain('#22242a', { gloss: 0.2 }));
			papers(scene, next, { at: [0.52, 0.74, 0.22], count: 2, spread: 0.03, turn: -10 });
			mug(scene, { at: [-0.5, 0.74, 0.3], colour: ['#c8b89a', '#9a3a34', '#3a5a6a'][i % 3], turn: 40 });
			lamp(scene, [-0.6, 0.74, 0.52]);
			chair(scene, {
				at: [0, 0, -0.32],
				material: i % 2 ? walnut : plain('#2e3238', { gloss: 0.1 }),
				high: 0.86,
			});
			person(scene, {
				...p,
				at: [0, 0, -0.3],
				turn: (i % 3) * 4 - 4,
				sit: 0.45,
				nod: 6,
				left: [-0.13, 0.79, 0.42],
				right: [0.13, 0.79, 0.42],
				feet: [
					[-0.16, 0.08, 0.3 + (i % 2) * 0.12],
					[0.14, 0.08, 0.42 - (i % 2) * 0.12],
				],
			});
		});
	}
	for (const [x, z] of [
		[-2.1, 0.2],
		[0, 0.2],
		[2.1, 0.2],
		[-0.8, 2.6],
		[1.3, 2.6],
	])
		pendant(scene, { at: [x, 2.35, z], top: 3.2, power: 1.5, shade: '#243038', beam: 0.9 });
	host(scene);
	plant(scene, next, { at: [4.3, 0, 3.5], size: 1, leaves: 34, potSize: 0.2 });
	plant(scene, next, { at: [-4.4, 0, 3.5], size: 0.8, leaves: 26, potSize: 0.18 });
	const poster = await print('game-thornhollow-tall', 240);
	scene.with({ at: [4.97, 1.3, 2.6], turn: 90 }, () => {
		scene.box([0, -0.04, 0], [1.08, 1.58, 0.04], plain('#15161a'));
		scene.quad(
			[-0.5, 0, -0.025],
			[0.5, 0, -0.025],
			[0.5, 1.5, -0.025],
			[-0.5, 1.5, -0.025],
			pictured((u, v) => poster(u, 1 - v), 1, 1.5),
		);
	});
	scene.ambient = tone('#3a4468').map((v) => v * 0.75);
	scene.sky = () => tone('#8a86c0').map((v) => v * 1.1);
	return scene;
}

function lamp(scene, [x, y, z]) {
	const brass = plain('#8a6a38', { gloss: 0.5, sharp: 30 });
	scene.cylinder([x, y, z], 0.06, 0.012, brass);
	scene.tube(
		[
			[x, y, z],
			[x, y + 0.26, z],
		],
		0.007,
		brass,
		6,
	);
	scene.lathe(
		[x, y + 0.22, z],
		[
			[0.085, 0],
			[0.05, 0.1],
			[0, 0.1],
		],
		{ colour: tone('#e8b070'), emit: tone('#ffb060').map((v) => v * 1.5), ghost: true },
	);
	scene.light({ kind: 'ball', at: [x, y + 0.24, z], radius: 0.03, colour: tone('#ffb878'), power: 0.22 });
}

function host(scene) {
	scene.with({ at: [3.25, 0, 0.9], turn: -132 }, () => {
		person(scene, {
			at: [0, 0, 0],
			height: 1.76,
			top: '#2c5a5a',
			legs: '#2a2630',
			hair: '#5a2c1a',
			style: 'tail',
			skin: '#d0a080',
			nod: 14,
			look: -8,
			left: [-0.06, 1.06, 0.3],
			right: [0.12, 1.14, 0.27],
		});
		scene.with({ at: [-0.02, 1.1, 0.4], tilt: -38 }, () => {
			scene.box([0, 0, 0], [0.24, 0.008, 0.33], plain('#6a4a2c'));
			scene.box([0, 0.009, 0], [0.21, 0.002, 0.29], plain('#f0e8d6'));
			scene.box([0, 0.01, 0.15], [0.08, 0.012, 0.025], plain('#a8a8a8', { gloss: 0.6 }));
		});
	});
}
