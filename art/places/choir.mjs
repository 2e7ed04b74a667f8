import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { random } from '../draw/noise.mjs';
import { person } from '../draw/people.mjs';
import { varnish } from '../draw/pictures.mjs';
import { curve, pendant, written } from '../draw/rooms.mjs';
import { boards, fabric, plain, wood } from '../draw/stuff.mjs';

const camera = { at: [-1.15, 1.62, -3.5], to: [-0.05, 1.44, 0.9], fov: 36 };
const singers = [
	['#7a3038', 'long', '#3a2014', '#d5a684', 1.64],
	['#34566c', 'beard', '#2a1a12', '#c89270', 1.84],
	['#b98d3c', 'afro', '#120d0c', '#6b4430', 1.72],
	['#4e6848', 'bob', '#b56a34', '#e2b698', 1.62],
	['#5a4a78', 'short', '#17110f', '#a5734f', 1.8],
	['#8a5438', 'curls', '#5a2c16', '#d8a684', 1.7],
	['#3a4a5c', 'scarf', '#4a6a8a', '#b07e5a', 1.6],
	['#96474a', 'bald', '#17110f', '#7a4e34', 1.82],
	['#6a7048', 'bun', '#5a4636', '#c99a78', 1.64],
];

/** The studio's choir, recorded in the wood-lined room. */
export async function paint(canvas) {
	develop(canvas, build(), camera, { samples: 8, exposure: 1.3, fog: { density: 0.03, far: 9 }, seed: 31 });
	await varnish(canvas, {
		colours: { shadow: '#1c1f4c', shade: 0.22 },
		vignette: 0.48,
		bloom: [0.74, 0.38, [5, 20, 70]],
	});
}

function build() {
	const scene = new Scene();
	const next = random(2);
	const panel = wood('#9a6a42', { seed: 4 });
	scene.quad([-5, 0, -6], [5, 0, -6], [5, 0, 4], [-5, 0, 4], boards('#6a4a34', { along: 'x', mirror: 0.3 }));
	scene.quad([-5, 3.8, -6], [5, 3.8, -6], [5, 3.8, 4], [-5, 3.8, 4], plain('#2a2426'));
	for (let i = 0; i < 30; i++) {
		const a = -1.25 + (i / 29) * 2.5;
		const depth = 0.12 + 0.3 * next();
		const [x, z] = [Math.sin(a) * 4.1, Math.cos(a) * 3.6 - 0.4];
		scene.box(
			[x, 0, z],
			[0.36, 3.8, depth],
			i % 4 === 1 ? wood('#7a5030', { seed: i }) : panel,
			(a * 180) / Math.PI,
		);
		if (i % 3 === 0)
			scene.box(
				[Math.sin(a) * 3.85, 0.9 + next() * 0.6, Math.cos(a) * 3.35 - 0.4],
				[0.34, 1.2, 0.08],
				fabric('#3f4a50', { folds: 0.1 }),
				(a * 180) / Math.PI,
			);
	}
	scene.box([0, 0, 2.2], [4.6, 0.4, 1.3], wood('#4a3426'));
	for (const [i, [top, style, hair, skin, height]] of singers.entries()) {
		const back = i >= 5;
		const a = back ? (i - 6.5) * 0.31 : (i - 2) * 0.37;
		const r = back ? 2.5 : 1.72;
		const at = [Math.sin(a) * r, back ? 0.4 : 0, Math.cos(a) * r - 0.35];
		const turn = 180 + (a * 180) / Math.PI;
		person(scene, {
			at,
			turn,
			height,
			top,
			style,
			hair,
			skin,
			legs: i % 2 ? '#2a2d3a' : '#3a3030',
			skirt: i === 0 || i === 8 ? top : undefined,
			build: i === 1 || i === 7 ? 1.14 : 1,
			left: [-0.14, height * 0.69, 0.34],
			right: [0.14, height * 0.69, 0.34],
			nod: -6,
			cock: (i % 3) * 5 - 5,
		});
		scene.with({ at, turn }, () =>
			scene.with({ at: [0, height * 0.72, 0.4], tilt: -48 }, () => {
				scene.box([0, -0.008, 0], [0.3, 0.006, 0.24], plain('#2c2a3a'));
				scene.quad(
					[-0.14, 0, -0.11],
					[0.14, 0, -0.11],
					[0.14, 0, 0.11],
					[-0.14, 0, 0.11],
					written('#f2ead6', 0.28, 0.22, i),
				);
			}),
		);
	}
	person(scene, {
		at: [-1.62, 0, -0.62],
		turn: 50,
		height: 1.74,
		top: '#23242c',
		legs: '#1c1c22',
		style: 'bun',
		hair: '#4a4640',
		skin: '#d8a684',
		left: [-0.42, 1.5, 0.24],
		right: [0.36, 1.66, 0.3],
		look: 4,
	});
	scene.tube(
		[
			[-1.19, 1.68, -0.68],
			[-1.0, 1.9, -0.58],
		],
		0.005,
		plain('#e8e0cc'),
		5,
	);
	stand(scene, [-1.2, 0, -0.22]);
	const steel = plain('#3a3c44', { gloss: 0.6, sharp: 30 });
	for (const [x, z] of [
		[-1.1, 0.35],
		[0.0, 0.55],
		[1.15, 0.35],
	]) {
		scene.tube(
			curve(
				[
					[x, 3.8, z],
					[x + 0.02, 3, z],
					[x, 2.34, z],
				],
				8,
			),
			0.013,
			steel,
			6,
		);
		scene.lathe(
			[x, 2.12, z],
			[
				[0, 0],
				[0.04, 0.02],
				[0.045, 0.08],
				[0.032, 0.1],
				[0.03, 0.2],
				[0, 0.21],
			],
			steel,
			{ sides: 14 },
		);
	}
	for (const [x, z] of [
		[-1.5, 0.7],
		[1.5, 0.7],
		[0, 1.5],
	])
		pendant(scene, { at: [x, 2.95, z], top: 3.8, power: 2.1, shade: '#6a3028', radius: 0.26, beam: 0.6 });
	scene.light({ kind: 'ball', at: [-3.4, 2.6, -2.6], radius: 0.4, colour: tone('#8aa6e8'), power: 4.4 });
	scene.ambient = tone('#4a4668').map((v) => v * 0.6);
	return scene;
}

function stand(scene, [x, y, z]) {
	const black = plain('#17171c', { gloss: 0.3 });
	scene.tube(
		[
			[x, y, z],
			[x, y + 1.05, z],
		],
		0.014,
		black,
		6,
	);
	for (const s of [0.5, 2.6, 4.7])
		scene.tube(
			[
				[x, 0.16, z],
				[x + Math.cos(s) * 0.28, 0.01, z + Math.sin(s) * 0.28],
			],
			0.01,
			black,
			5,
		);
	scene.with({ at: [x, y + 1.05, z], tilt: -50 }, () => {
		scene.box([0, 0, 0], [0.52, 0.012, 0.36], black);
		scene.quad(
			[-0.23, 0.014, -0.15],
			[0.23, 0.014, -0.15],
			[0.23, 0.014, 0.16],
			[-0.23, 0.014, 0.16],
			written('#f2ead6', 0.46, 0.31, 8),
		);
	});
}
