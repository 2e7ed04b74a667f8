import { paintSky } from '../draw/city.mjs';
import { rgb } from '../draw/colour.mjs';
import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { random } from '../draw/noise.mjs';
import { person } from '../draw/people.mjs';
import { print, varnish } from '../draw/pictures.mjs';
import {
	bars,
	books,
	chair,
	curve,
	foliage,
	oak,
	papers,
	pendant,
	plant,
	table,
	wall,
	walnut,
	written,
} from '../draw/rooms.mjs';
import { birds, polygon } from '../draw/shapes.mjs';
import { boards, brick, cobbles, glow, pictured, plain, plaster, wood } from '../draw/stuff.mjs';

const camera = { at: [-6.5, 1.65, -8.2], to: [-2.2, 1.65, 0], fov: 42, shift: [0, 0.2] };

/** The studio in the old flax warehouse at dusk; behind the big windows a script is read aloud. */
export async function paint(canvas) {
	const next = random(14);
	paintSky(canvas, {
		stops: [
			[0, '#14214c'],
			[0.35, '#34457e'],
			[0.65, '#8a6f9a'],
			[0.85, '#dc8f78'],
			[1, '#ffc88c'],
		],
		horizon: 0.72,
		disc: { x: 0.16, y: 0.74, r: 0.001 },
		glow: '#ffbf8a',
		cloud: '#3b4472',
		cover: 0.6,
		seed: 6,
		stars: 90,
	});
	await canvas.lit(skyline(next), {
		dx: -0.6,
		dy: -0.4,
		light: rgb('#ffb98c'),
		strength: 0.5,
		width: 2.5,
		write: false,
	});
	await canvas.draw(homes(next));
	await canvas.draw(birds(next, 250, 240, 8, 90, '#2c3260'));
	const scene = await build();
	develop(canvas, scene, camera, {
		samples: 7,
		exposure: 1.35,
		fog: { density: 0.008, far: 30, glow: tone('#6a5a80').map((v) => v * 0.6) },
		seed: 8,
	});
	await varnish(canvas, {
		stroke: 2.8,
		bloom: [0.74, 0.4, [4, 16, 60]],
		colours: { shadow: '#17225a', shade: 0.22 },
		vignette: 0.42,
		contrast: 1.14,
	});
}

/** The three towers and, before them, two rows of stepped gables. */
function skyline(next) {
	return towers('#4a4074') + gables(next, 742, 0.62, '#463c6c') + gables(next, 768, 0.95, '#352d58');
}

function towers(fill) {
	const shaft = (x, w, top, more = 0) =>
		polygon(
			[
				[x - w / 2 - more, 800],
				[x - w / 2, top],
				[x + w / 2, top],
				[x + w / 2 + more, 800],
			],
			fill,
		);
	const spire = (x, w, foot, top) =>
		polygon(
			[
				[x - w / 2, foot],
				[x, top],
				[x + w / 2, foot],
			],
			fill,
		);
	let out = shaft(62, 50, 520) + spire(62, 40, 522, 470);
	for (const s of [-1, 1]) out += shaft(62 + s * 25, 11, 496) + spire(62 + s * 25, 15, 498, 456);
	out +=
		shaft(160, 34, 500, 4) + shaft(160, 44, 496) + polygon(octagon(160, 430), fill) + spire(160, 9, 436, 376);
	for (const s of [-1, 1]) out += shaft(160 + s * 19, 8, 478) + spire(160 + s * 19, 12, 480, 452);
	out += shaft(262, 52, 506, 2) + shaft(262, 38, 484);
	for (const s of [-1, 1])
		out +=
			shaft(262 + s * 24, 12, 482) + spire(262 + s * 24, 12, 484, 464) + spire(262 + s * 15, 8, 488, 468);
	return out;
}

/** The helmet of the belfry. */
function octagon(x, top) {
	return [
		[x - 17, top + 68],
		[x - 15, top + 44],
		[x - 8, top + 36],
		[x - 9, top + 14],
		[x - 3, top],
		[x + 3, top],
		[x + 9, top + 14],
		[x + 8, top + 36],
		[x + 15, top + 44],
		[x + 17, top + 68],
	];
}

function gables(next, base, size, fill) {
	let out = '';
	for (let x = -20; x < 620; ) {
		const w = (40 + next() * 24) * size;
		const top = base - (20 + next() * 44) * size;
		const peak = w * (0.6 + next() * 0.3);
		const outline = [[x, 860]];
		for (let s = 0; s < 4; s++)
			outline.push([x + (w / 8) * s, top - (peak / 4) * s], [x + (w / 8) * (s + 0.7), top - (peak / 4) * s]);
		for (let s = 3; s >= 0; s--)
			outline.push(
				[x + w - (w / 8) * (s + 0.7), top - (peak / 4) * s],
				[x + w - (w / 8) * s, top - (peak / 4) * s],
			);
		outline.push([x + w, 860]);
		out += polygon(
			next() < 0.6 ? outline : [outline[0], outline[1], [x + w / 2, top - peak], [x + w, top], [x + w, 860]],
			fill,
		);
		x += w * 0.97;
	}
	return out;
}

/** Windows where somebody is still up. */
function homes(next) {
	let out = '';
	for (let i = 0; i < 34; i++)
		out += `<rect x="${(next() * 400).toFixed(1)}" y="${(722 + next() * 60).toFixed(1)}" width="4" height="6" fill="${next() < 0.5 ? '#ffc070' : '#ffdc9c'}" opacity="${(0.4 + next() * 0.6).toFixed(2)}"/>`;
	return out;
}

async function build() {
	const scene = new Scene();
	const next = random(23);
	const bricks = brick('#8a5844', { mortar: '#8a7d72' });
	const stone = plaster('#b0a48e', { worn: 0.3 });
	const iron = plain('#1d2326', { gloss: 0.2 });
	scene.quad([-40, 0, -12], [20, 0, -12], [20, 0, 14], [-40, 0, 14], cobbles('#6a6470', { size: 0.19 }));
	const holes = [];
	for (let i = 0; i < 5; i++) {
		holes.push([0.7 + i * 2.9, 3.2 + i * 2.9, 0.62, 3.75]);
		holes.push([1.15 + i * 2.9, 2.85 + i * 2.9, 4.9, 7.0]);
		holes.push([1.3 + i * 2.9, 2.7 + i * 2.9, 8.1, 9.7]);
	}
	holes[9] = [9.85, 11.35, 0.02, 3.6];
	wall(scene, { at: [-5, 0, 0], long: 15.2, high: 11, holes, material: bricks, reveal: stone, thick: 0.4 });
	scene.with({ at: [-5, 0, 0] }, () => {
		for (const [i, hole] of holes.entries()) {
			if (i === 9) continue;
			bars(scene, hole, {
				columns: i % 3 ? 3 : 4,
				rows: i % 3 ? 4 : 5,
				material: iron,
				z: 0.22,
				frame: 0.05,
				thick: 0.03,
			});
			const [a, b, c, d] = hole;
			scene.box([(a + b) / 2, c - 0.12, 0], [b - a + 0.3, 0.12, 0.3], stone);
			scene.box([(a + b) / 2, d, -0.02], [b - a + 0.34, 0.26, 0.1], stone);
			scene.box([(a + b) / 2, d, -0.04], [0.26, 0.34, 0.14], stone);
		}
		for (const y of [4.2, 7.5]) scene.box([7.6, y, -0.04], [15.3, 0.16, 0.14], stone);
		scene.box([7.6, 10.8, -0.1], [15.5, 0.3, 0.34], stone);
		for (let x = 0; x <= 15.2; x += 2.9) scene.box([x + 0.36, 0, -0.06], [0.42, 10.8, 0.14], bricks);
		scene.box([7.6, 0, -0.04], [15.3, 0.5, 0.12], stone);
	});
	scene.quad([-5, 0, 0], [-5, 0, 9], [-5, 11, 9], [-5, 11, 0], bricks);
	scene.with({ at: [-5, 11, 4.5], turn: -90 }, () =>
		scene.slab(
			[
				[-4.7, 0],
				[4.7, 0],
				[3.2, 2.8],
				[-3.2, 2.8],
			],
			0.1,
			bricks,
		),
	);
	scene.quad(
		[-5.2, 11, -0.2],
		[10.4, 11, -0.2],
		[10.4, 13.8, 1.4],
		[-5.2, 13.8, 1.4],
		plain('#3a3844', { gloss: 0.1 }),
	);
	hoist(scene, iron);
	await inside(scene, next);
	scene.box([5.6, 0.02, 0.3], [1.5, 3.4, 0.06], wood('#2f4a44', { seed: 3 }));
	wallLamp(scene, [4.6, 3.1, -0.45], iron);
	wallLamp(scene, [-4.55, 3.1, -0.45], iron);
	street(scene, next, iron);
	scene.ambient = tone('#5a68a0').map((v) => v * 0.4);
	scene.sky = (d) =>
		d[0] < -0.2 && d[1] < 0.4 ? tone('#e8a890').map((v) => v * 0.55) : tone('#6a7cc0').map((v) => v * 0.42);
	return scene;
}

function hoist(scene, iron) {
	scene.box([1.9, 10.1, -0.7], [0.16, 0.2, 1.6], wood('#4a3426'));
	scene.tube(
		[
			[1.9, 10.1, -1.3],
			[1.9, 8.9, -1.3],
		],
		0.012,
		iron,
		5,
	);
	scene.tube(
		[
			[1.9, 8.9, -1.3],
			[1.98, 8.75, -1.3],
			[1.9, 8.66, -1.3],
			[1.83, 8.74, -1.3],
		],
		0.02,
		iron,
		6,
	);
}

async function inside(scene, next) {
	const plank = boards('#8a6446', { along: 'x' });
	const back = plaster('#c49a6c', { worn: 0.2 });
	for (const [y, z] of [
		[0.05, 5],
		[4.35, 4.5],
		[7.7, 4.5],
	]) {
		scene.quad([-4.9, y, 0.4], [10, y, 0.4], [10, y, z], [-4.9, y, z], plank);
		scene.quad([-4.9, y, z], [10, y, z], [10, y + 3.5, z], [-4.9, y + 3.5, z], back);
		scene.quad(
			[-4.9, y + 3.4, 0.4],
			[10, y + 3.4, 0.4],
			[10, y + 3.4, z],
			[-4.9, y + 3.4, z],
			wood('#6a4a34'),
		);
	}
	for (const x of [-2.3, 0.6, 3.5]) scene.box([x, 0.05, 2.9], [0.3, 3.4, 0.3], wood('#5a3c28'));
	table(scene, { at: [-1.5, 0.35, 1.75], size: [4.3, 0.76, 1.1], material: oak });
	scene.quad([-4.9, 0.35, 0.4], [4.6, 0.35, 0.4], [4.6, 0.35, 5], [-4.9, 0.35, 5], plank);
	for (const x of [-3.0, -1.5, 0.05])
		pendant(scene, { at: [x, 2.55, 1.75], top: 3.45, power: 5.2, shade: '#2a3a34', radius: 0.3 });
	for (const x of [3.2, 6.6, 9]) pendant(scene, { at: [x, 2.7, 2], top: 3.45, power: 3, radius: 0.3 });
	const readers = [
		[-3.2, 2.6, 178, '#7a3038', 'long', '#3a2014', '#d0a080'],
		[-2.4, 2.65, 184, '#b98d3c', 'afro', '#120d0c', '#6b4430'],
		[-1.55, 2.6, 176, '#35566e', 'beard', '#4a2c18', '#d5a684'],
		[-0.7, 2.65, 190, '#4f6a48', 'scarf', '#8898b4', '#b07e5a'],
		[0.15, 2.6, 200, '#6a4a78', 'short', '#cfc8bc', '#dcb092'],
		[-2.75, 0.92, 4, '#3a4a5c', 'bun', '#1c1210', '#c08a66'],
		[-0.35, 0.92, -6, '#8a5034', 'curls', '#7a3a1e', '#e0b494'],
	];
	for (const [x, z, turn, top, style, hair, skin] of readers) {
		chair(scene, { at: [x, 0.35, z], turn, material: walnut });
		person(scene, {
			at: [x, 0.35, z],
			turn,
			sit: 0.45,
			top,
			style,
			hair,
			skin,
			lean: 8,
			nod: 10,
			left: [-0.15, 0.84, 0.4],
			right: [0.15, 0.86, 0.4],
			detail: 0.019,
		});
	}
	person(scene, {
		at: [1.35, 0.35, 1.75],
		turn: -96,
		height: 1.78,
		top: '#c2b8a4',
		legs: '#2c3040',
		style: 'tail',
		hair: '#7a3a1e',
		skin: '#dcae90',
		left: [-0.1, 1.2, 0.38],
		right: [0.46, 1.62, 0.3],
		detail: 0.017,
	});
	scene.with({ at: [0.94, 1.62, 1.7], turn: -96, tilt: -60 }, () =>
		scene.quad(
			[-0.12, 0, -0.16],
			[0.12, 0, -0.16],
			[0.12, 0, 0.16],
			[-0.12, 0, 0.16],
			written('#fff4dc', 0.24, 0.32, 3),
		),
	);
	for (let i = 0; i < 6; i++)
		papers(scene, next, {
			at: [-3.3 + i * 0.7, 1.11, 1.75 + (i % 2 ? 0.22 : -0.2)],
			count: 3,
			spread: 0.08,
			turn: i * 40,
		});
	for (const [i, x] of [-3.9, -1.9, 0.2, 2.3].entries()) {
		const draw = await print(`game-${['lowtide', 'emberwick', 'the-salt-crown', 'wending'][i]}-tall`, 160);
		scene.box([x, 1.55, 4.96], [1.0, 1.4, 0.04], plain('#241c18'));
		scene.quad(
			[x - 0.46, 1.59, 4.93],
			[x + 0.46, 1.59, 4.93],
			[x + 0.46, 2.91, 4.93],
			[x - 0.46, 2.91, 4.93],
			pictured((u, v) => draw(u, 1 - v).map((c) => c * 1.3), 0.92, 1.32),
		);
	}
	for (const y of [0.5, 0.9, 1.3, 1.7, 2.1]) books(scene, next, { at: [5.8, y, 4.8], long: 3.4, tall: 0.32 });
	for (const [x, z] of [
		[-4.3, 1.0],
		[2.2, 1.2],
		[7.2, 1.1],
	])
		plant(scene, next, { at: [x, 0.35, z], size: 0.9, leaves: 20, potSize: 0.17 });
	for (const [x, y, power, hue] of [
		[-2.6, 7.1, 2.6, '#ffc890'],
		[3.2, 7.1, 2.6, '#ffd4a4'],
		[8.6, 7.0, 1.6, '#ffc080'],
		[-3, 10.3, 1.5, '#ffc080'],
		[6, 10.3, 1.7, '#ffd09a'],
	])
		scene.light({ kind: 'ball', at: [x, y, 2.4], radius: 0.1, colour: tone(hue), power: power * 2.2 });
	for (const [x, z, turn, top] of [
		[-3.1, 1.2, 150, '#4a5a6a'],
		[0.4, 1.5, 30, '#7a3a3a'],
		[3.3, 1.1, -70, '#5a6a44'],
	])
		person(scene, {
			at: [x, 4.35, z],
			turn,
			top,
			style: x > 0 ? 'bob' : 'short',
			detail: 0.022,
			left: [-0.2, 1.1, 0.3],
		});
}

function wallLamp(scene, [x, y, z], iron) {
	scene.tube(
		curve(
			[
				[x, y + 0.1, 0],
				[x, y + 0.28, -0.25],
				[x, y + 0.12, -0.45],
			],
			6,
		),
		0.016,
		iron,
		6,
	);
	scene.lathe(
		[x, y - 0.12, z],
		[
			[0.05, 0],
			[0.1, 0.22],
			[0.12, 0.24],
			[0, 0.32],
		],
		{ colour: tone('#e8b070'), emit: tone('#ffc070').map((v) => v * 3), ghost: true },
		{ sides: 8 },
	);
	scene.light({
		kind: 'ball',
		at: [x, y - 0.05, z - 0.02],
		radius: 0.06,
		colour: tone('#ffb878'),
		power: 2.4,
		beam: 0.6,
	});
}

function street(scene, next, iron) {
	person(scene, {
		at: [3.35, 0, -1.75],
		turn: 62,
		height: 1.74,
		coat: '#2c3448',
		top: '#2c3448',
		legs: '#1c1e28',
		style: 'wool',
		hair: '#a83a34',
		scarf: '#c89a3a',
		feet: [
			[-0.1, 0.12, -0.3],
			[0.1, 0.08, 0.3],
		],
		left: [-0.2, 0.84, 0.16],
		right: [0.22, 0.84, -0.1],
	});
	bicycle(scene, [-3.6, 0, -0.5], iron);
	for (const x of [-4.4, 2.0]) {
		scene.box([x + 0.4, 0, -0.5], [0.9, 0.5, 0.5], wood('#4a3a2c'));
		foliage(scene, next, {
			at: [x + 0.4, 0.78, -0.5],
			size: 0.42,
			clusters: 7,
			leaves: 60,
			leaf: 0.06,
			colour: '#4a6a40',
		});
	}
	for (let i = 0; i < 5; i++)
		scene.lathe(
			[-9.2 + i * 2.4, 0, -3.6],
			[
				[0.1, 0],
				[0.08, 0.5],
				[0.11, 0.62],
				[0.09, 0.72],
				[0, 0.76],
			],
			iron,
			{ sides: 10 },
		);
	for (let i = 0; i < 4; i++)
		scene.tube(
			curve(
				[
					[-9.2 + i * 2.4, 0.6, -3.6],
					[-8 + i * 2.4, 0.36, -3.6],
					[-6.8 + i * 2.4, 0.6, -3.6],
				],
				6,
			),
			0.016,
			iron,
			5,
		);
}

function bicycle(scene, at, iron) {
	scene.with({ at, turn: 6, tilt: 9 }, () => {
		const wheel = (x) =>
			scene.tube(
				Array.from({ length: 25 }, (_, i) => [
					x + Math.cos((i / 24) * 6.283) * 0.33,
					0.34 + Math.sin((i / 24) * 6.283) * 0.33,
					0,
				]),
				0.015,
				iron,
				6,
			);
		wheel(-0.5);
		wheel(0.5);
		const red = plain('#8a2f2a', { gloss: 0.4 });
		for (const line of [
			[
				[-0.5, 0.34, 0],
				[-0.2, 0.78, 0],
				[0.36, 0.8, 0],
				[0.5, 0.34, 0],
			],
			[
				[-0.5, 0.34, 0],
				[-0.05, 0.32, 0],
				[0.36, 0.8, 0],
			],
			[
				[-0.05, 0.32, 0],
				[-0.24, 0.92, 0],
			],
		])
			scene.tube(line, 0.017, red, 6);
		scene.tube(
			[
				[0.33, 0.8, 0],
				[0.3, 1.02, 0],
				[0.42, 1.06, -0.2],
			],
			0.014,
			iron,
			6,
		);
		scene.box([-0.26, 0.92, 0], [0.26, 0.05, 0.13], plain('#4a2c1c'));
		scene.ball([0.46, 0.84, 0], 0.05, glow('#ffe0a0', 1.5), 8);
	});
}
