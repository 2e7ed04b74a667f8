import { paintSky } from '../draw/city.mjs';
import { clamp, mix, rgb, smooth } from '../draw/colour.mjs';
import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { fbm, random } from '../draw/noise.mjs';
import { person } from '../draw/people.mjs';
import { varnish } from '../draw/pictures.mjs';
import { ash, chair, curve, foliage, mug, plant, table } from '../draw/rooms.mjs';
import { birds, path, polygon } from '../draw/shapes.mjs';
import { fabric, plain, plaster, tiles, wood } from '../draw/stuff.mjs';

const camera = { at: [1.7, 1.95, -5.3], to: [-0.25, 1.36, 0], fov: 39 };

/** Lunch on the roof in Barcelona, the basilica and the sea behind. */
export async function paint(canvas) {
	paintSky(canvas, {
		stops: [
			[0, '#4a8cc4'],
			[0.5, '#8cc0dc'],
			[1, '#f8e2bc'],
		],
		horizon: 0.52,
		disc: { x: 1.6, y: 0.02, r: 0.001 },
		glow: '#fff2cc',
		cloud: '#dfe6ea',
		cover: 0.45,
		seed: 4,
	});
	canvas.paint((x, y, old) => {
		if (y < 0.435 || y > 0.6) return undefined;
		const glint = smooth(0.15, 0.5, fbm(x * 12, y * 120, 3));
		return mix(
			mix(rgb('#7fb4c8'), old, smooth(0.45, 0.435, y)),
			[1, 0.98, 0.9],
			glint * 0.35 * Math.exp(-Math.abs(x - 1.2) * 1.6),
		);
	});
	const next = random(52);
	await canvas.draw(city(next, 470, 0.5, ['#c9a99a', '#d6b8a0', '#bfa59e'], '#a88f92'));
	await canvas.lit(basilica(), {
		dx: 0.8,
		dy: -0.4,
		light: rgb('#ffe8bc'),
		strength: 0.8,
		width: 2.4,
		write: false,
	});
	await canvas.draw(city(next, 515, 0.8, ['#c98f6e', '#d8a880', '#b98268', '#e0c09a'], '#8a6a68'));
	await canvas.draw(city(next, 585, 1.3, ['#b5764f', '#c98e62', '#a56a4c', '#d6ae84'], '#6c4c4a'));
	await canvas.draw(birds(next, 900, 150, 9, 110, '#5a6a80'));
	develop(canvas, build(), camera, {
		samples: 8,
		exposure: 0.9,
		fog: { density: 0.006, far: 12, glow: tone('#ffe8c0').map((v) => v * 0.6) },
		seed: 7,
		chroma: 0.92,
	});
	await varnish(canvas, {
		colours: { shadow: '#2c3a74', shade: 0.2, warm: 0.1 },
		vignette: 0.3,
		bloom: [0.84, 0.32, [6, 24, 80]],
		contrast: 1.1,
		saturation: 1.06,
	});
}

function city(next, base, size, walls, dark) {
	let out = '';
	for (let x = -20; x < 1540; ) {
		const w = (46 + next() * 60) * size;
		const h = (26 + next() * 46) * size;
		const fill = walls[Math.floor(next() * walls.length)];
		out += polygon(
			[
				[x, 760],
				[x, base - h],
				[x + w, base - h],
				[x + w, 760],
			],
			fill,
		);
		out += polygon(
			[
				[x, 760],
				[x, base - h],
				[x + w * 0.28, base - h],
				[x + w * 0.28, 760],
			],
			dark,
			'opacity="0.35"',
		);
		out += polygon(
			[
				[x - 2, base - h],
				[x - 2, base - h - 4 * size],
				[x + w + 2, base - h - 4 * size],
				[x + w + 2, base - h],
			],
			'#e8cfa8',
		);
		if (next() < 0.45)
			out += polygon(
				[
					[x + w * 0.4, base - h],
					[x + w * 0.4, base - h - 15 * size],
					[x + w * 0.7, base - h - 15 * size],
					[x + w * 0.7, base - h],
				],
				fill,
			);
		for (let wy = base - h + 9 * size; wy < base + 60; wy += 17 * size)
			for (let wx = x + w * 0.34; wx < x + w - 6 * size; wx += 12 * size)
				if (next() < 0.75)
					out += `<rect x="${wx.toFixed(1)}" y="${wy.toFixed(1)}" width="${(4.5 * size).toFixed(1)}" height="${(8 * size).toFixed(1)}" fill="${dark}" opacity="0.7"/>`;
		x += w;
	}
	return out;
}

/** Towers like drip castles, with a cross on the tallest. */
function basilica() {
	const stone = '#b3876e';
	let out = '';
	for (const [x, top, w] of [
		[350, 322, 22],
		[386, 284, 24],
		[470, 280, 24],
		[506, 318, 22],
		[408, 236, 26],
		[448, 240, 26],
		[428, 178, 40],
		[330, 356, 18],
		[528, 352, 18],
	]) {
		const h = 540 - top;
		out += path(
			`M${x - w / 2} 560 C${x - w / 2} ${top + h * 0.4} ${x - w * 0.34} ${top + h * 0.16} ${x} ${top} C${x + w * 0.34} ${top + h * 0.16} ${x + w / 2} ${top + h * 0.4} ${x + w / 2} 560Z`,
			stone,
		);
		for (let y = top + 34; y < 470; y += 13)
			out += `<path d="M${x - 1.6} ${y} v6 M${x + 4} ${y + 3} v6" stroke="#7c5850" stroke-width="2"/>`;
		out += `<circle cx="${x}" cy="${top - 3}" r="3.4" fill="#f0dcb0"/>`;
	}
	out += polygon(
		[
			[330, 560],
			[336, 440],
			[428, 390],
			[520, 440],
			[526, 560],
		],
		'#a67a64',
	);
	out += '<path d="M428 176 v-26 M418 160 h20" stroke="#f6e6c0" stroke-width="4"/>';
	out +=
		'<path d="M560 560 V210 M470 226 H640 M560 210 L500 226 M560 210 L630 226 M486 226 V300" stroke="#8a7a80" stroke-width="2.4" fill="none"/>';
	return out;
}

function build() {
	const scene = new Scene();
	const next = random(29);
	const white = plaster('#e0d2b8', { worn: 0.24 });
	scene.quad(
		[-5, 0, -7],
		[5, 0, -7],
		[5, 0, 2.2],
		[-5, 0, 2.2],
		tiles('#b8694a', '#a85c40', { size: 0.22, mirror: 0.05 }),
	);
	scene.box([0, 0, 2.2], [10, 0.86, 0.24], white);
	scene.box([0, 0.86, 2.2], [10, 0.08, 0.34], tiles('#b05c3c', '#b8684a', { size: 0.25, mirror: 0 }));
	scene.box([-4.4, 0, 0], [0.24, 2.9, 5], white);
	const beam = wood('#8a6a4a', { seed: 5 });
	for (const [x, z] of [
		[-3.3, 1.7],
		[2.4, 1.7],
		[-3.3, -1.2],
	])
		scene.box([x, 0, z], [0.12, 2.6, 0.12], beam);
	for (const z of [1.7, -1.2]) scene.box([-0.6, 2.6, z], [7.6, 0.12, 0.1], beam);
	for (let x = -4; x <= 3; x += 0.5) scene.box([x, 2.72, 0.2], [0.07, 0.1, 3.5], beam);
	const sail = fabric('#f2e4c8', { folds: 0.06 });
	for (let i = 0; i < 14; i++) {
		const at = (t, z) => [-3.2 + t * 3.4, 2.86 - 0.16 * Math.sin(t * 21) ** 2, z];
		scene.quad(at(i / 14, -1.3), at((i + 1) / 14, -1.3), at((i + 1) / 14, 1.9), at(i / 14, 1.9), sail);
	}
	for (let i = 0; i < 12; i++)
		foliage(scene, next, {
			at: [-4.2 + i * 0.62, 2.82 + next() * 0.1, 1.7 - (i % 3) * 0.2],
			size: 0.42,
			clusters: 5,
			leaves: 50,
			leaf: 0.07,
			colour: i % 3 === 1 ? '#b8447a' : '#5d8040',
			flat: 0.6,
		});
	const seats = [
		[
			-1.25,
			0.95,
			170,
			{
				top: '#c8503c',
				style: 'long',
				hair: '#2a1810',
				skin: '#c89270',
				brim: '#e8d09a',
				right: [0.14, 1.16, 0.3],
			},
		],
		[
			-0.4,
			1.0,
			184,
			{
				top: '#f0e6d2',
				style: 'short',
				hair: '#17110f',
				skin: '#7a4e34',
				height: 1.82,
				right: [0.3, 1.34, 0.42],
			},
		],
		[
			0.5,
			0.98,
			190,
			{ top: '#3a6a84', style: 'bob', hair: '#c88a4a', skin: '#e2b698', left: [-0.12, 1.12, 0.3] },
		],
		[-1.1, -0.75, 8, { top: '#5a7a54', style: 'curls', hair: '#5a2c16', skin: '#d8a684' }],
		[0.35, -0.78, -10, { top: '#d8a83c', style: 'bun', hair: '#15100e', skin: '#a5734f', look: -30 }],
	];
	const cloth = fabric('#f4ecd8', { folds: 0.05 });
	table(scene, { at: [-0.35, 0, 0.12], size: [2.7, 0.74, 0.95], material: ash });
	scene.box([-0.35, 0.742, 0.12], [2.1, 0.006, 1.0], cloth);
	for (const z of [-0.385, 0.625])
		for (let i = 0; i < 28; i++) {
			const at = (k, y) => [-1.4 + k * 0.075, y, z + Math.sin(k * 1.3) * 0.018 * (y < 0.7 ? 1 : 0)];
			scene.quad(at(i, 0.746), at(i + 1, 0.746), at(i + 1, 0.52), at(i, 0.52), cloth);
		}
	for (const [x, z, turn, more] of seats) {
		chair(scene, { at: [x, 0, z], turn, material: ash });
		person(scene, {
			at: [x, 0, z],
			turn,
			sit: 0.45,
			lean: 7,
			legs: '#4a5a78',
			bare: true,
			left: [-0.16, 0.82, 0.36],
			right: [0.16, 0.82, 0.36],
			...more,
		});
	}
	person(scene, {
		at: [1.75, 0, 0.7],
		turn: -104,
		height: 1.74,
		top: '#8a9ab4',
		legs: '#c8b494',
		style: 'beard',
		hair: '#3a2216',
		skin: '#c89270',
		apron: '#2c4a5a',
		bare: true,
		left: [-0.16, 1.1, 0.42],
		right: [0.16, 1.1, 0.42],
		nod: 10,
	});
	scene.lathe(
		[1.31, 1.13, 0.6],
		[
			[0, 0],
			[0.2, 0],
			[0.25, 0.05],
			[0.25, 0.06],
		],
		plain('#2a2a2e', { gloss: 0.4 }),
	);
	scene.lathe(
		[1.31, 1.15, 0.6],
		[
			[0.23, 0],
			[0.12, 0.05],
			[0, 0.06],
		],
		plain('#e0a030'),
	);
	for (let i = 0; i < 9; i++)
		scene.ball(
			[1.31 + Math.cos(i * 2.4) * 0.14, 1.2, 0.6 + Math.sin(i * 2.4) * 0.14],
			0.026,
			plain(['#c8402c', '#4a7a3a', '#e8d0a0'][i % 3]),
			8,
		);
	food(scene);
	for (const [x, z, size, pot] of [
		[-3.6, 1.6, 1.1, '#b0623e'],
		[3.2, 1.6, 1.3, '#3a6a84'],
		[2.9, -1.2, 0.9, '#b0623e'],
		[-3.9, -0.8, 0.9, '#c8a070'],
	])
		plant(scene, next, { at: [x, 0, z], size, leaves: 34, potSize: 0.2, colour: '#5d8040', pot });
	scene.ambient = tone('#a8c4f0').map((v) => v * 0.46);
	scene.sky = (d) => tone('#b4d2f4').map((v) => v * (0.7 + 0.4 * clamp(d[1])));
	scene.light({ kind: 'sun', to: [0.62, 0.66, 0.32], colour: tone('#ffe2ae'), power: 3.3, spread: 0.02 });
	return scene;
}

function food(scene) {
	const china = plain('#eae2d0', { gloss: 0.3, sharp: 40 });
	for (const [x, z] of [
		[-1.2, 0.42],
		[-0.4, 0.44],
		[0.45, 0.42],
		[-1.05, -0.18],
		[0.3, -0.2],
	]) {
		scene.lathe(
			[x, 0.75, z],
			[
				[0, 0],
				[0.09, 0],
				[0.125, 0.016],
				[0.127, 0.018],
			],
			china,
		);
		scene.ball(
			[x, 0.765, z],
			0.045,
			plain(['#c88a3c', '#8a9a4a', '#c8503c'][Math.abs(Math.round(x * 7)) % 3]),
			10,
		);
	}
	scene.lathe(
		[-0.35, 0.75, 0.12],
		[
			[0, 0],
			[0.12, 0],
			[0.18, 0.09],
			[0.185, 0.1],
		],
		plain('#3a6a84', { gloss: 0.4 }),
	);
	for (let i = 0; i < 10; i++)
		scene.ball(
			[-0.35 + Math.cos(i * 2.4) * 0.1, 0.85 + (i > 6 ? 0.06 : 0), 0.12 + Math.sin(i * 2.4) * 0.1],
			0.042,
			plain(i % 3 ? '#e08a28' : '#d8c040', { gloss: 0.2 }),
			10,
		);
	for (const [x, z, colour] of [
		[-0.75, 0.18, '#5a1c24'],
		[0.05, 0.0, '#2c4a34'],
	])
		scene.lathe(
			[x, 0.75, z],
			[
				[0, 0],
				[0.037, 0],
				[0.037, 0.19],
				[0.014, 0.24],
				[0.014, 0.3],
				[0, 0.3],
			],
			plain(colour, { gloss: 0.7, sharp: 50, mirror: 0.3, rough: 0.05 }),
		);
	for (const [x, z] of [
		[-1.0, 0.24],
		[-0.15, 0.36],
		[0.62, 0.2],
		[-0.85, -0.05],
		[0.5, -0.05],
	])
		scene.lathe(
			[x, 0.75, z],
			[
				[0.028, 0],
				[0.033, 0.11],
				[0.031, 0.11],
				[0.026, 0.01],
			],
			plain('#b8d0d4', { gloss: 0.7, mirror: 0.3 }),
			{ sides: 12 },
		);
	scene.tube(
		curve(
			[
				[0.7, 0.77, 0.3],
				[0.84, 0.79, 0.28],
				[0.98, 0.77, 0.22],
			],
			5,
		),
		(t) => 0.036 * Math.sin(Math.PI * (0.15 + t * 0.7)),
		plain('#c08a48'),
		8,
	);
	mug(scene, { at: [0.72, 0.75, -0.16], colour: '#c8503c' });
}
