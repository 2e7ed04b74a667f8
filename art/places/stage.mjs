import { develop } from '../draw/develop.mjs';
import { Scene, tone, unit } from '../draw/mesh.mjs';
import { person } from '../draw/people.mjs';
import { print, varnish } from '../draw/pictures.mjs';
import { glow, plain, plaster, screen } from '../draw/stuff.mjs';

const camera = { at: [0.25, 1.3, -5.7], to: [0.12, 1.3, 0], fov: 32 };

/** The rehearsal stage: two actors in suits fight with wooden swords, the crew watches. */
export async function paint(canvas) {
	develop(canvas, await build(), camera, {
		samples: 9,
		exposure: 1.5,
		fog: { density: 0.026, far: 12, glow: tone('#1a2c4a').map((v) => v * 0.25) },
		seed: 6,
	});
	await varnish(canvas, {
		colours: { shadow: '#0f1c44', shade: 0.26 },
		vignette: 0.5,
		bloom: [0.7, 0.45, [5, 22, 80]],
		grain: 0.035,
	});
}

async function build() {
	const scene = new Scene();
	const grid = {
		colour: (p) => {
			const [x, z] = [Math.abs(p[0] - Math.round(p[0])), Math.abs(p[2] - Math.round(p[2]))];
			return x < 0.014 || z < 0.014 ? tone('#8a9aa8') : tone('#3a4450');
		},
		gloss: 0.2,
		sharp: 30,
		mirror: 0.3,
		rough: 0.1,
	};
	scene.quad([-7, 0, -7], [7, 0, -7], [7, 0, 5], [-7, 0, 5], grid);
	scene.quad([-7, 0, 4.6], [7, 0, 4.6], [7, 5, 4.6], [-7, 5, 4.6], plaster('#39424e', { worn: 0.4 }));
	for (const s of [-1, 1])
		scene.quad([s * 6, 0, -7], [s * 6, 0, 5], [s * 6, 5, 5], [s * 6, 5, -7], plaster('#313844'));
	const steel = plain('#2c3038', { gloss: 0.4, sharp: 20 });
	for (const z of [0.6, 3.2]) truss(scene, z, steel);
	await backdrop(scene);
	lampOn(scene, [-2.6, 3.75, 0.6], [-0.5, 0.9, 0.3], '#ffd2a0', 60, steel);
	lampOn(scene, [2.9, 3.75, 0.6], [0.6, 0.9, 0.4], '#8fb6ff', 60, steel);
	lampOn(scene, [0.3, 3.85, 3.2], [0.1, 0.8, 0.4], '#b8ccff', 50, steel);
	const suit = {
		marks: glow('#e8f2ff', 1.5),
		top: '#4a5060',
		legs: '#3a3f4c',
		shoes: '#15161a',
		detail: 0.013,
	};
	const left = {
		...suit,
		at: [-0.72, 0, 0.25],
		turn: 78,
		height: 1.78,
		crouch: 0.13,
		lean: 16,
		style: 'tail',
		hair: '#4a2414',
		skin: '#d3a080',
		look: 6,
		feet: [
			[-0.16, 0.08, -0.42],
			[0.18, 0.08, 0.46],
		],
		knees: [
			[-0.2, 0, 1],
			[0.15, 0.2, 1],
		],
		left: [-0.05, 1.42, 0.52],
		right: [0.1, 1.44, 0.54],
	};
	const right = {
		...suit,
		at: [0.95, 0, 0.35],
		turn: -100,
		height: 1.86,
		crouch: 0.1,
		lean: -6,
		style: 'short',
		hair: '#15100e',
		skin: '#7a4e34',
		build: 1.06,
		feet: [
			[-0.22, 0.08, 0.24],
			[0.22, 0.08, -0.44],
		],
		knees: [
			[-0.2, 0.2, 1],
			[0.5, 0.1, 0.8],
		],
		left: [-0.3, 1.66, 0.28],
		right: [0.06, 1.66, 0.36],
		top: '#3a2b30',
	};
	person(scene, left);
	person(scene, right);
	sword(scene, [-0.12, 1.46, 0.36], [0.5, 1.98, 0.3]);
	sword(scene, [0.55, 1.72, 0.36], [-0.16, 2.16, 0.28]);
	crew(scene);
	scene.ambient = tone('#2c3c68').map((v) => v * 0.5);
	return scene;
}

function truss(scene, z, steel) {
	for (const y of [4, 4.3])
		scene.tube(
			[
				[-6, y, z],
				[6, y, z],
			],
			0.03,
			steel,
			6,
		);
	for (let x = -6; x < 6; x += 0.4)
		scene.tube(
			[
				[x, 4, z],
				[x + 0.2, 4.3, z],
				[x + 0.4, 4, z],
			],
			0.014,
			steel,
			5,
		);
}

function lampOn(scene, at, to, colour, power, steel) {
	const d = unit(to.map((v, k) => v - at[k]));
	const turn = (Math.atan2(d[0], d[2]) * 180) / Math.PI;
	const tilt = 90 - (Math.asin(-d[1]) * -180) / Math.PI - 90;
	scene.tube([[at[0], 4, at[2]], at], 0.015, steel, 5);
	scene.with({ at, turn, tilt: 90 + tilt }, () => {
		scene.lathe(
			[0, -0.14, 0],
			[
				[0.06, 0],
				[0.09, 0.1],
				[0.12, 0.42],
			],
			steel,
			{ sides: 24 },
		);
		scene.cylinder([0, -0.16, 0], 0.06, 0.03, steel);
		scene.lathe(
			[0, 0.2, 0],
			[
				[0, 0],
				[0.1, 0],
			],
			glow(colour, 5),
			{ sides: 16 },
		);
		scene.light({ kind: 'ball', at: [0, 0.06, 0], radius: 0.02, colour: tone(colour), power, beam: 0.55 });
	});
}

function sword(scene, a, b) {
	const ash = plain('#d8b888', { gloss: 0.2 });
	scene.tube([a, b], (t) => 0.017 - t * 0.007, ash, 6);
	const at = a.map((v, k) => v + (b[k] - v) * 0.12);
	scene.tube(
		[
			[at[0] - 0.07, at[1] + 0.08, at[2]],
			[at[0] + 0.07, at[1] - 0.08, at[2]],
		],
		0.012,
		ash,
		6,
	);
}

/** Who watches: the director from behind, an operator with a camera, both dark against the stage. */
function crew(scene) {
	person(scene, {
		at: [-1.02, 0, -2.3],
		turn: 24,
		height: 1.8,
		top: '#3c2c34',
		legs: '#23262e',
		hair: '#1a1210',
		style: 'curls',
		skin: '#a8744e',
		build: 1.06,
		left: [-0.24, 1.06, 0.2],
		right: [0.2, 1.34, 0.26],
		look: 8,
	});
	const operator = { at: [1.62, 0, -1.75], turn: -26 };
	person(scene, {
		...operator,
		height: 1.72,
		top: '#2f4a44',
		legs: '#2a2a34',
		hair: '#7a3a20',
		style: 'bun',
		skin: '#d8a888',
		lean: 8,
		left: [-0.05, 1.34, 0.36],
		right: [0.15, 1.36, 0.34],
	});
	const black = plain('#17191f', { gloss: 0.2 });
	scene.with(operator, () => {
		scene.box([0.05, 1.36, 0.42], [0.13, 0.13, 0.26], black);
		scene.with({ at: [0.05, 1.43, 0.55], tilt: 90 }, () =>
			scene.cylinder([0, 0, 0], 0.05, 0.14, plain('#0d0e12', { gloss: 0.5 })),
		);
		scene.tube(
			[
				[0.05, 1.5, 0.32],
				[0.05, 1.58, 0.42],
				[0.05, 1.5, 0.52],
			],
			0.012,
			black,
			6,
		);
	});
}

/** A wall of light behind the actors shows the place they are in. */
async function backdrop(scene) {
	const draw = await print('game-a-quarrel-of-moons-wide', 700);
	const [w, h] = [6.2, 3.1];
	scene.with({ at: [0.2, 0.25, 4.3] }, () => {
		scene.box([0, -0.12, 0.08], [w + 0.3, h + 0.24, 0.12], plain('#101218'));
		scene.quad(
			[-w / 2, 0, 0],
			[w / 2, 0, 0],
			[w / 2, h, 0],
			[-w / 2, h, 0],
			screen((u, v) => draw(u, 1 - (0.1 + v * 0.84)), w, h, 0.7),
		);
		scene.light({
			kind: 'pane',
			at: [0, h / 2, -0.05],
			u: [w / 2, 0, 0],
			v: [0, h / 2, 0],
			colour: tone('#a88cff'),
			power: 0.4,
		});
	});
}
