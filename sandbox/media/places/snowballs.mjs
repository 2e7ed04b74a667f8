import { paintSky } from '../draw/city.mjs';
import { rgb } from '../draw/colour.mjs';
import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { fbm, random } from '../draw/noise.mjs';
import { person } from '../draw/people.mjs';
import { varnish } from '../draw/pictures.mjs';
import { curve } from '../draw/rooms.mjs';
import { circle, polygon } from '../draw/shapes.mjs';
import { brick, glow, plain, plaster, wood } from '../draw/stuff.mjs';

const camera = { at: [0.1, 1.25, -5.6], to: [0.05, 1.62, 0], fov: 36 };
const snow = {
	colour: (p) => tone('#c2cbe0').map((v) => v * (1 + fbm(p[0] * 3, p[2] * 3, 4) * 0.1)),
	gloss: 0.06,
	sharp: 20,
};

/** Snowballs in old Quebec, the whole office against the producers. */
export async function paint(canvas) {
	const next = random(41);
	paintSky(canvas, {
		stops: [
			[0, '#16265c'],
			[0.45, '#3f5a98'],
			[0.8, '#9a9cc8'],
			[1, '#e2b8b4'],
		],
		horizon: 0.62,
		disc: { x: 0.2, y: 0.9, r: 0.001 },
		glow: '#ffd2c0',
		cloud: '#4c5f9a',
		cover: 0.6,
		seed: 12,
		stars: 60,
	});
	await canvas.lit(castle(), {
		dx: -0.5,
		dy: -0.6,
		light: rgb('#c8c8f0'),
		strength: 0.6,
		width: 2,
		write: false,
	});
	await canvas.draw(castleLights(next));
	await canvas.draw(castleLights(random(41)), { blur: 6, mode: 'screen' });
	const scene = build();
	develop(canvas, scene, camera, {
		samples: 12,
		exposure: 0.98,
		fog: { density: 0.006, far: 24, glow: tone('#7a90d0').map((v) => v * 0.7) },
		seed: 17,
	});
	await flakes(canvas, next);
	await varnish(canvas, {
		colours: { shadow: '#1a2c6a', shade: 0.2, warm: 0.05 },
		vignette: 0.36,
		bloom: [0.78, 0.36, [5, 20, 70]],
	});
}

function castle() {
	const [wall, roof] = ['#4a4a7c', '#2f6a7c'];
	const block = (x, w, top, peak) =>
		polygon(
			[
				[x, 640],
				[x, top],
				[x + w, top],
				[x + w, 640],
			],
			wall,
		) +
		polygon(
			[
				[x - 5, top + 3],
				[x + w * 0.22, top - peak],
				[x + w * 0.78, top - peak],
				[x + w + 5, top + 3],
			],
			roof,
		);
	const turret = (x, w, top, peak) =>
		polygon(
			[
				[x - w, 640],
				[x - w, top],
				[x + w, top],
				[x + w, 640],
			],
			wall,
		) +
		polygon(
			[
				[x - w - 4, top + 3],
				[x, top - peak],
				[x + w + 4, top + 3],
			],
			roof,
		);
	return (
		block(600, 120, 420, 60) +
		block(820, 150, 410, 60) +
		block(700, 130, 300, 84) +
		turret(700, 17, 330, 90) +
		turret(830, 17, 330, 90) +
		turret(604, 14, 405, 70) +
		turret(966, 16, 395, 80) +
		turret(765, 13, 235, 60)
	);
}

function castleLights(next) {
	let out = '';
	for (let x = 612; x < 960; x += 17)
		for (let y = 330; y < 600; y += 22) {
			if (y < 425 && (x < 705 || x > 825)) continue;
			if (next() < 0.42)
				out += `<rect x="${x}" y="${y}" width="6" height="9" fill="#ffc878" opacity="${(0.5 + next() * 0.5).toFixed(2)}"/>`;
		}
	return out;
}

function build() {
	const scene = new Scene();
	const next = random(6);
	const height = (x, z) =>
		0.16 * fbm(x * 0.5, z * 0.5, 4) +
		0.03 * fbm(x * 3, z * 3, 3) +
		0.5 * Math.max(0, Math.abs(x) - 2.9) ** 1.2 * (Math.abs(x) < 4.4 ? 1 : 0.6) * 0.6 -
		0.05;
	scene.ground(height, { from: [-8, -7], to: [8, 16], step: 0.16 }, snow);
	for (const s of [-1, 1]) for (let i = 0; i < 5; i++) house(scene, next, s, -3.2 + i * 3.5, i);
	const team = [
		{
			at: [-1.75, 0, -0.35],
			turn: 62,
			coat: '#a83a34',
			top: '#a83a34',
			hair: '#2c5a6a',
			style: 'wool',
			scarf: '#e0b040',
			lean: 12,
			right: [0.34, 1.86, -0.28],
			left: [-0.28, 1.3, 0.36],
			feet: [
				[-0.14, 0.1, 0.32],
				[0.14, 0.1, -0.3],
			],
			look: 10,
		},
		{
			at: [-2.35, 0, 1.5],
			turn: 84,
			coat: '#35566e',
			top: '#35566e',
			hair: '#d8a83c',
			style: 'wool',
			scarf: '#c8503c',
			skin: '#6b4430',
			lean: 16,
			nod: 20,
			sit: 0.2,
			right: [0.14, 0.22, 0.42],
			left: [-0.14, 0.22, 0.42],
			feet: [
				[-0.14, 0.08, 0.2],
				[0.14, 0.08, -0.1],
			],
		},
		{
			at: [1.75, 0, 0.1],
			turn: -78,
			coat: '#3d5a44',
			top: '#3d5a44',
			hair: '#b54a3a',
			style: 'wool',
			scarf: '#e8e0d0',
			skin: '#c89270',
			height: 1.84,
			build: 1.1,
			lean: -10,
			right: [0.26, 1.66, 0.2],
			left: [-0.24, 1.62, 0.34],
			feet: [
				[-0.16, 0.1, -0.26],
				[0.16, 0.1, 0.22],
			],
		},
		{
			at: [2.3, 0, 1.9],
			turn: -64,
			coat: '#6a4a78',
			top: '#6a4a78',
			hair: '#e8e0d0',
			style: 'wool',
			scarf: '#3a8a8a',
			skin: '#d8a684',
			height: 1.64,
			lean: 8,
			right: [0.34, 1.74, -0.22],
			left: [-0.3, 1.26, 0.3],
			feet: [
				[-0.14, 0.1, 0.3],
				[0.14, 0.1, -0.26],
			],
		},
		{
			at: [0.75, 0, 4.2],
			turn: 170,
			coat: '#c08a3c',
			top: '#c08a3c',
			hair: '#3a4a7a',
			style: 'wool',
			scarf: '#a8323a',
			skin: '#e2b698',
			height: 1.7,
			lean: -4,
			left: [-0.42, 1.84, 0.1],
			right: [0.42, 1.84, 0.1],
		},
		{
			at: [-0.75, 0, 5.4],
			turn: 150,
			coat: '#4a4a5a',
			top: '#4a4a5a',
			hair: '#8a2f3a',
			style: 'wool',
			scarf: '#7aa0c0',
			skin: '#a5734f',
			height: 1.78,
			left: [-0.2, 0.9, 0.2],
			right: [0.3, 1.5, 0.3],
		},
	];
	for (const one of team) {
		const ground = height(one.at[0], one.at[2]);
		person(scene, {
			legs: '#23283a',
			shoes: '#3a2a22',
			mitts: '#26304a',
			...one,
			at: [one.at[0], ground - 0.03, one.at[2]],
		});
	}
	const balls = [
		[-1.3, 2.0, -0.3],
		[-0.35, 2.3, 0],
		[0.45, 2.0, 0.25],
		[1.05, 1.72, 0.15],
		[1.1, 2.25, 1.2],
		[0.1, 1.95, 2.2],
	];
	for (const [x, y, z] of balls) scene.ball([x, y, z], 0.062, snow, 12);
	for (let i = 0; i < 26; i++) {
		const a = next() * 6.28;
		const r = next() * 0.22;
		scene.ball(
			[1.42 + Math.cos(a) * r * 0.6, 1.52 + Math.sin(a) * r, 0.05 + (next() - 0.5) * 0.2],
			0.008 + next() * 0.02,
			snow,
			8,
		);
	}
	for (const [x, z] of [
		[-2.95, -1.4],
		[2.75, 3.6],
	])
		lantern(scene, x, z, height(x, z));
	scene.ambient = tone('#7c98e0').map((v) => v * 0.22);
	scene.sky = (d) => (d[1] > 0 ? tone('#8aa4ea').map((v) => v * 0.4) : tone('#8a94c0').map((v) => v * 0.2));
	scene.light({ kind: 'sun', to: [0.25, 0.5, 0.85], colour: tone('#ffc4b0'), power: 1.1, spread: 0.12 });
	return scene;
}

function house(scene, next, s, z, i) {
	const wide = 3.3;
	const high = 3.6 + ((i * 7) % 3) * 0.5;
	const walls = [
		plaster('#7a6a62'),
		brick('#7a4a40'),
		plaster('#8a7a5c'),
		plaster('#56647a'),
		brick('#6a5048'),
	][(i + (s > 0 ? 2 : 0)) % 5];
	const x = s * 4.1;
	scene.box([x + s * 2, 0, z], [4, high, wide], walls);
	const roof = plain(['#3a4a5e', '#6a2f30', '#44525a'][i % 3]);
	for (const k of [0, 1]) {
		const m = k ? snow : roof;
		const lift = k * 0.1;
		scene.quad(
			[x - s * 0.3, high - 0.1 + lift, z - wide / 2 - 0.02],
			[x - s * 0.3, high - 0.1 + lift, z + wide / 2 + 0.02],
			[x + s * 2, high + 2.4 + lift, z + wide / 2 + 0.02],
			[x + s * 2, high + 2.4 + lift, z - wide / 2 - 0.02],
			m,
		);
		if (k)
			scene.tube(
				[
					[x - s * 0.3, high - 0.06, z - wide / 2],
					[x - s * 0.34, high - 0.04, z],
					[x - s * 0.3, high - 0.06, z + wide / 2],
				],
				0.09,
				snow,
				8,
			);
	}
	for (const e of [-1, 1])
		scene.triangle(
			[x, high, z + (e * wide) / 2],
			[x + s * 4, high, z + (e * wide) / 2],
			[x + s * 2, high + 2.3, z + (e * wide) / 2],
			walls,
		);
	scene.box([x + s * 1.1, high + 1.2, z], [0.9, 1, 0.9], walls);
	scene.box([x + s * 1.1, high + 2.2, z], [1.1, 0.14, 1.1], snow);
	scene.box([x + s * 2, high + 1.8, z + 1.1], [0.5, 1.6, 0.6], brick('#6a4a40'));
	scene.box([x + s * 2, high + 3.4, z + 1.1], [0.6, 0.12, 0.7], snow);
	const frame = wood(['#b8b0a0', '#7a2f2f', '#3a5a50'][i % 3]);
	for (const y of [0.9, 2.4])
		for (const e of [-0.85, 0.35]) {
			const lit = next() < 0.72;
			const face = x - s * 0.012;
			scene.box([x, y - 0.06, z + e + 0.3], [0.14, 1.12, 0.78], frame);
			scene.quad(
				[face - s * 0.07, y, z + e],
				[face - s * 0.07, y, z + e + 0.6],
				[face - s * 0.07, y + 1, z + e + 0.6],
				[face - s * 0.07, y + 1, z + e],
				lit ? glow('#ffb860', 1.25 + next() * 0.5, { shines: true }) : plain('#2a3558', { gloss: 0.4 }),
			);
			scene.box([face - s * 0.08, y, z + e + 0.3], [0.02, 1, 0.03], frame);
			scene.box([face - s * 0.08, y + 0.5, z + e + 0.3], [0.02, 0.03, 0.6], frame);
			scene.box([x - s * 0.1, y - 0.1, z + e + 0.3], [0.2, 0.07, 0.84], snow);
			if (lit && y < 1)
				scene.light({
					kind: 'pane',
					at: [face - s * 0.1, y + 0.5, z + e + 0.3],
					u: [0, 0, s * 0.3],
					v: [0, -0.5, 0],
					colour: tone('#ffb868'),
					power: 1.5,
				});
		}
}

function lantern(scene, x, z, y) {
	const iron = plain('#14161c', { gloss: 0.3 });
	scene.tube(
		[
			[x, y, z],
			[x, y + 2.5, z],
		],
		0.035,
		iron,
		8,
	);
	scene.lathe(
		[x, y + 2.5, z],
		[
			[0.05, 0],
			[0.11, 0.1],
			[0.14, 0.4],
		],
		{ colour: tone('#e8b070'), emit: tone('#ffc070').map((v) => v * 3.4), ghost: true },
		{ sides: 6 },
	);
	scene.lathe(
		[x, y + 2.9, z],
		[
			[0.18, 0],
			[0.05, 0.14],
			[0, 0.2],
		],
		iron,
		{ sides: 6 },
	);
	scene.lathe(
		[x, y + 2.97, z],
		[
			[0.16, 0],
			[0.07, 0.1],
			[0, 0.13],
		],
		snow,
		{ sides: 10 },
	);
	scene.tube(
		curve(
			[
				[x, y + 2.35, z],
				[x + 0.25, y + 2.3, z],
				[x + 0.3, y + 2.16, z],
			],
			5,
		),
		0.012,
		iron,
		5,
	);
	scene.light({
		kind: 'ball',
		at: [x, y + 2.7, z],
		radius: 0.08,
		colour: tone('#ffb868'),
		power: 11,
		beam: 0.5,
	});
}

async function flakes(canvas, next) {
	for (const [count, size, blur, opacity] of [
		[260, 1.6, 0.5, 0.7],
		[90, 3.4, 1.6, 0.6],
		[26, 8, 5, 0.45],
	]) {
		let out = '';
		for (let i = 0; i < count; i++)
			out += circle(
				(next() * 1500).toFixed(1),
				(next() * 1000).toFixed(1),
				(size * (0.5 + next() * 0.7)).toFixed(1),
				'#f2f5ff',
			);
		await canvas.draw(out, { blur, opacity });
	}
}
