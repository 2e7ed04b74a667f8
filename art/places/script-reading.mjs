import { mix, ramp, rgb, smooth } from '../draw/colour.mjs';
import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { fbm, random } from '../draw/noise.mjs';
import { person } from '../draw/people.mjs';
import { varnish } from '../draw/pictures.mjs';
import {
	bars,
	books,
	chair,
	mug,
	oak,
	papers,
	pendant,
	plant,
	table,
	wall,
	walnut,
	written,
} from '../draw/rooms.mjs';
import { boards, plain, plaster, tiles, wood } from '../draw/stuff.mjs';

const camera = { at: [-1.0, 1.66, -3.5], to: [0.02, 1.08, 0.2], fov: 36 };

/** A script read aloud at the kitchen table. */
export async function paint(canvas) {
	const dusk = ramp([0, '#15234e'], [0.3, '#33457e'], [0.55, '#8d86ad']);
	canvas.paint((x, y) => mix(dusk(y), rgb('#c7b4c8'), smooth(0.1, 0.6, fbm(x * 2, y * 8, 5)) * 0.4));
	develop(canvas, build(), camera, { samples: 8, exposure: 1.45, fog: { density: 0.02, far: 8 }, seed: 3 });
	await varnish(canvas, {
		colours: { shadow: '#16204a', shade: 0.22 },
		vignette: 0.5,
		bloom: [0.72, 0.4, [5, 20, 70]],
	});
}

function build() {
	const scene = new Scene();
	const next = random(5);
	const green = plaster('#4c6259', { worn: 0.2 });
	const hole = [3.0, 4.5, 1.05, 2.35];
	const frame = wood('#c4b8a0', { grain: 0.5 });
	scene.quad([-4, 0, -5], [4, 0, -5], [4, 0, 2.2], [-4, 0, 2.2], boards('#6b4e38', { along: 'x' }));
	wall(scene, { at: [-4, 0, 2.2], long: 8, high: 2.9, holes: [hole], material: green, reveal: frame });
	scene.with({ at: [-4, 0, 2.2] }, () => bars(scene, hole, { columns: 2, rows: 2, material: frame, z: 0.2 }));
	scene.quad([-2.6, 0, -5], [-2.6, 0, 2.2], [-2.6, 2.9, 2.2], [-2.6, 2.9, -5], green);
	scene.quad([3.1, 0, -5], [3.1, 0, 2.2], [3.1, 2.9, 2.2], [3.1, 2.9, -5], plaster('#76695a'));
	scene.quad([-4, 2.9, -5], [4, 2.9, -5], [4, 2.9, 2.2], [-4, 2.9, 2.2], plaster('#5a564e'));
	kitchen(scene, next, frame);
	table(scene, { at: [0, 0, 0], size: [2.3, 0.76, 1.05], material: oak });
	pendant(scene, { at: [-0.1, 1.72, 0.02], top: 2.9, power: 2.3, shade: '#8a2f2a', radius: 0.3, beam: 0.9 });
	const readers = [
		{
			at: [-1.62, 0, 0.08],
			turn: 90,
			top: '#8a3a34',
			hair: '#241611',
			style: 'beard',
			build: 1.12,
			height: 1.8,
			skin: '#c89572',
			lean: 14,
			left: [-0.2, 0.98, 0.47],
			right: [0.16, 0.98, 0.47],
			script: [0, 0.99, 0.56],
		},
		{
			at: [-0.66, 0, 0.86],
			turn: 172,
			top: '#c9a24e',
			hair: '#120d0c',
			style: 'curls',
			skin: '#7a4e36',
			lean: 6,
			nod: 4,
			left: [-0.34, 1.36, 0.34],
			right: [0.14, 0.82, 0.36],
			cock: 6,
		},
		{
			at: [0.12, 0, 0.9],
			turn: 184,
			top: '#3d5f78',
			hair: '#a8552c',
			style: 'bob',
			height: 1.64,
			skin: '#e0b394',
			lean: 14,
			nod: 16,
			left: [-0.14, 0.93, 0.36],
			right: [0.15, 0.93, 0.36],
			script: [0, 0.96, 0.44],
		},
		{
			at: [0.86, 0, 0.84],
			turn: 196,
			top: '#55486e',
			hair: '#46618c',
			style: 'scarf',
			height: 1.62,
			skin: '#b07e5a',
			lean: 5,
			nod: 4,
			look: 14,
			left: [-0.1, 0.83, 0.34],
			right: [0.17, 1.13, 0.22],
		},
		{
			at: [1.6, 0, -0.05],
			turn: -92,
			top: '#6f7a4a',
			hair: '#3a3430',
			style: 'short',
			height: 1.74,
			skin: '#d8ac8c',
			lean: 10,
			nod: 8,
			left: [-0.16, 0.82, 0.42],
			right: [0.15, 0.82, 0.4],
		},
		{
			at: [0.62, 0, -0.92],
			turn: -8,
			top: '#394b42',
			hair: '#3a2216',
			style: 'bun',
			height: 1.68,
			skin: '#d5a07c',
			lean: 12,
			look: -16,
			left: [-0.16, 0.82, 0.4],
			right: [0.18, 0.82, 0.42],
		},
	];
	for (const { script, ...reader } of readers) {
		scene.with({ at: reader.at, turn: reader.turn }, () => {
			chair(scene, { at: [0, 0, 0], material: walnut });
			if (script)
				scene.with({ at: script, tilt: -52 }, () =>
					scene.quad(
						[-0.12, 0, -0.15],
						[0.12, 0, -0.15],
						[0.12, 0, 0.15],
						[-0.12, 0, 0.15],
						written('#f2ead6', 0.24, 0.3, 4),
					),
				);
		});
		person(scene, { sit: 0.45, ...reader });
	}
	papers(scene, next, { at: [-0.72, 0.76, 0.26], count: 3, spread: 0.05, turn: 170 });
	papers(scene, next, { at: [0.8, 0.76, 0.24], count: 3, spread: 0.05, turn: 190 });
	papers(scene, next, { at: [0.95, 0.76, -0.08], count: 3, spread: 0.04, turn: 95 });
	papers(scene, next, { at: [0.5, 0.76, -0.34], count: 4, spread: 0.06, turn: 10 });
	papers(scene, next, { at: [-0.35, 0.76, -0.2], count: 3, spread: 0.12, turn: 30 });
	for (const [x, z, colour] of [
		[-0.95, -0.2, '#c8b89a'],
		[-0.32, 0.34, '#9a3a34'],
		[0.42, 0.3, '#3a5a6a'],
		[0.86, -0.3, '#d8c8a8'],
		[0.2, -0.34, '#6a7a4a'],
	])
		mug(scene, { at: [x, 0.76, z], colour, turn: x * 200 });
	scene.lathe(
		[-0.02, 0.76, 0.06],
		[
			[0, 0],
			[0.085, 0],
			[0.1, 0.05],
			[0.075, 0.12],
			[0.05, 0.135],
			[0, 0.15],
		],
		plain('#2c4a52', { gloss: 0.4, sharp: 40 }),
	);
	scene.tube(
		[
			[0.09, 0.82, 0.06],
			[0.15, 0.87, 0.06],
			[0.17, 0.9, 0.06],
		],
		0.013,
		plain('#2c4a52', { gloss: 0.4 }),
		6,
	);
	scene.ambient = tone('#46506e').map((v) => v * 1.25);
	scene.sky = () => tone('#7c8ec0').map((v) => v * 1.2);
	return scene;
}

function kitchen(scene, next, frame) {
	const blue = wood('#37505a', { grain: 0.5 });
	scene.box([-1.75, 0, 1.9], [1.7, 0.88, 0.6], blue);
	scene.box([1.9, 0, 1.9], [2.4, 0.88, 0.6], blue);
	scene.box([0, 0.88, 1.88], [6, 0.04, 0.64], wood('#8a6642', { seed: 3 }));
	for (const x of [-2.2, -1.5, 1.1, 1.8, 2.5]) {
		scene.box([x, 0.1, 1.592], [0.6, 0.7, 0.02], wood('#3f5a64', { grain: 0.5, seed: 2 }));
		scene.ball([x + 0.22, 0.7, 1.57], 0.016, plain('#b08a4a', { gloss: 0.6 }), 8);
	}
	scene.quad(
		[-2.6, 0.92, 2.19],
		[-1.05, 0.92, 2.19],
		[-1.05, 1.5, 2.19],
		[-2.6, 1.5, 2.19],
		tiles('#d8cdb4', '#cfc2a6', { size: 0.15 }),
	);
	for (const y of [1.62, 2.06]) {
		scene.box([-1.85, y, 2.04], [1.4, 0.03, 0.26], frame);
		scene.box([1.95, y, 2.04], [1.9, 0.03, 0.26], frame);
	}
	books(scene, next, { at: [1.1, 2.09, 2.04], long: 1.2, tall: 0.26 });
	for (let i = 0; i < 9; i++) {
		const x = -2.4 + i * 0.14;
		scene.lathe(
			[x, 1.65, 2.02],
			[
				[0, 0],
				[0.05, 0],
				[0.055, 0.09 + next() * 0.07],
				[0.03, 0.17],
				[0, 0.17],
			],
			plain(['#b8905a', '#8a4a34', '#5a6a4a', '#c8b894', '#3a4a5a'][i % 5], { gloss: 0.3, sharp: 40 }),
			{ sides: 12 },
		);
	}
	for (let i = 0; i < 5; i++)
		scene.lathe(
			[1.2 + i * 0.3, 1.65, 2.02],
			[
				[0, 0],
				[0.06, 0],
				[0.1, 0.07],
				[0.102, 0.075],
			],
			plain(['#c8b89a', '#7a8a9a', '#a85a3a'][i % 3], { gloss: 0.25 }),
			{ sides: 14 },
		);
	plant(scene, next, { at: [-1.0, 0.92, 2.0], size: 0.42, leaves: 22, potSize: 0.09 });
	plant(scene, next, { at: [2.35, 2.09, 2.02], size: 0.5, leaves: 22, potSize: 0.09 });
	scene.lathe(
		[-1.9, 0.92, 1.9],
		[
			[0, 0],
			[0.14, 0],
			[0.15, 0.14],
			[0.145, 0.15],
			[0.14, 0.02],
		],
		plain('#a85a3a', { gloss: 0.4 }),
	);
	for (let i = 0; i < 4; i++) {
		const x = -1.35 + i * 0.16;
		scene.tube(
			[
				[x, 1.6, 2.1],
				[x, 1.4, 2.1],
			],
			0.007,
			plain('#8a8a88', { gloss: 0.6 }),
			5,
		);
		scene.ball([x, 1.37, 2.1], 0.03, plain('#8a8a88', { gloss: 0.6 }), 8);
	}
}
