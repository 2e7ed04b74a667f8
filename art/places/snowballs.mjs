import { paintSky } from '../draw/city.mjs';
import { rgb } from '../draw/colour.mjs';
import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { fbm, random } from '../draw/noise.mjs';
import { person } from '../draw/people.mjs';
import { varnish } from '../draw/pictures.mjs';
import { curve } from '../draw/rooms.mjs';
import { circle, path, polygon } from '../draw/shapes.mjs';
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
	await canvas.draw(rock(random(9)));
	await canvas.draw(castleLights(random(41)));
	await canvas.draw(castleLights(random(41)), { blur: 6, mode: 'screen' });
	const scene = build();
	develop(canvas, scene, camera, {
		samples: 8,
		exposure: 0.92,
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

/** The Château on its rock: steep copper roofs, a tall middle, snow on every ledge. */
function castle() {
	const [stone, shade, copper, snowy] = ['#5a5486', '#48457a', '#3d7282', '#aab4dc'];
	const body = (x, w, top, foot = 640) =>
		polygon(
			[
				[x, foot],
				[x, top],
				[x + w, top],
				[x + w, foot],
			],
			stone,
		) +
		polygon(
			[
				[x + w * 0.66, foot],
				[x + w * 0.66, top],
				[x + w, top],
				[x + w, foot],
			],
			shade,
		);
	const roof = (x, w, top, peak, ridge = 0.5) =>
		polygon(
			[
				[x - 4, top + 2],
				[x + w * (0.5 - ridge / 2), top - peak],
				[x + w * (0.5 + ridge / 2), top - peak],
				[x + w + 4, top + 2],
			],
			copper,
		) +
		polygon(
			[
				[x - 4, top + 2],
				[x + w * (0.5 - ridge / 2), top - peak],
				[x + w * (0.5 - ridge / 2) + 5, top - peak],
				[x + 8, top + 2],
			],
			snowy,
			'opacity="0.6"',
		) +
		polygon(
			[
				[x - 4, top + 4],
				[x - 4, top - 1],
				[x + w + 4, top - 1],
				[x + w + 4, top + 4],
			],
			snowy,
		);
	const dormers = (x, w, top, count) =>
		Array.from({ length: count }, (_, i) => {
			const at = x + (w / count) * (i + 0.5);
			return body(at - 4, 8, top - 14, top) + roof(at - 4, 8, top - 14, 10, 0);
		}).join('');
	const turret = (x, w, top, peak) => body(x - w, w * 2, top) + roof(x - w, w * 2, top, peak, 0);
	return (
		body(622, 96, 470) +
		roof(622, 96, 470, 48) +
		dormers(622, 96, 470, 4) +
		body(800, 120, 462) +
		roof(800, 120, 462, 50) +
		dormers(800, 120, 462, 5) +
		turret(622, 13, 456, 66) +
		turret(926, 15, 448, 74) +
		turret(866, 10, 444, 58) +
		body(708, 104, 372) +
		roof(708, 104, 372, 72, 0.56) +
		dormers(708, 104, 372, 5) +
		turret(708, 14, 392, 74) +
		turret(812, 14, 392, 74) +
		body(742, 36, 306, 380) +
		roof(742, 36, 306, 46, 0.12) +
		'<path d="M760 262 V236" stroke="#3d7282" stroke-width="2.5"/>'
	);
}

/** The rock under it, with bare trees and drifts. */
function rock(next) {
	const foot = (x) => 602 + 10 * Math.sin(x / 60) + Math.max(0, Math.abs(x - 770) - 150) * 0.42;
	let d = 'M420 900 L420 700';
	for (let x = 440; x <= 1080; x += 12) d += ` L${x} ${(foot(x) + next() * 7).toFixed(1)}`;
	let out = path(`${d} L1100 720 L1100 900Z`, '#54608f');
	for (let i = 0; i < 46; i++) {
		const x = 470 + next() * 580;
		const y = foot(x) + 8 + next() * 90;
		const w = 12 + next() * 34;
		out += path(
			`M${x} ${y} q${w * 0.4} ${-5 - next() * 5} ${w} 1 q${-w * 0.4} ${6 + next() * 5} ${-w} -1Z`,
			'#a3b0da',
			`opacity="${(0.4 + next() * 0.5).toFixed(2)}"`,
		);
	}
	for (let i = 0; i < 60; i++) {
		const x = 450 + next() * 620;
		const y = foot(x) + 14 + next() * 90;
		const h = 14 + next() * 16;
		out += path(`M${x} ${y - h} l${h * 0.26} ${h} h${-h * 0.52}Z`, ['#2b3766', '#364476', '#404f86'][i % 3]);
	}
	return out;
}

function castleLights(next) {
	let out = '';
	for (const [x0, x1, y0] of [
		[632, 704, 484],
		[716, 806, 386],
		[822, 914, 476],
	])
		for (let x = x0; x < x1; x += 11.5)
			for (let y = y0; y < 588; y += 17)
				out +=
					next() < 0.46
						? `<rect x="${x}" y="${y}" width="4.6" height="8" fill="${next() < 0.6 ? '#ffc878' : '#ffe0a8'}" opacity="${(0.55 + next() * 0.45).toFixed(2)}"/>`
						: `<rect x="${x}" y="${y}" width="4.6" height="8" fill="#2f3366" opacity="0.8"/>`;
	return out;
}

function build() {
	const scene = new Scene();
	const next = random(6);
	const steps = footprints(next);
	const height = (x, z) =>
		steps.reduce((sum, [sx, sz]) => sum - 0.07 * Math.exp(-((x - sx) ** 2 + (z - sz) ** 2) / 0.012), 0) +
		0.16 * fbm(x * 0.5, z * 0.5, 4) +
		0.05 * fbm(x * 2.6, z * 2.6, 3) -
		0.05 * Math.max(0, fbm(x * 4 + 9, z * 4, 2) - 0.12) +
		0.5 * Math.max(0, Math.abs(x) - 2.9) ** 1.2 * (Math.abs(x) < 4.4 ? 1 : 0.6) * 0.6 -
		0.05;
	scene.ground(height, { from: [-8, -7], to: [8, 16], step: 0.1 }, snow);
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
			at: [-2.0, 0, 2.3],
			turn: 76,
			coat: '#35566e',
			top: '#35566e',
			hair: '#d8a83c',
			style: 'wool',
			scarf: '#c8503c',
			skin: '#6b4430',
			lean: 16,
			nod: 20,
			right: [0.3, 1.78, -0.24],
			left: [-0.26, 1.24, 0.34],
			feet: [
				[-0.14, 0.1, 0.26],
				[0.14, 0.1, -0.28],
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
			hair: '#c0703c',
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
	scene.light({ kind: 'sun', to: [0.45, 0.3, 0.75], colour: tone('#ffc4b0'), power: 1.5, spread: 0.12 });
	return scene;
}

/** Where they have run: pairs of steps along a few tracks. */
function footprints(next) {
	const steps = [];
	for (const [x0, z0, x1, z1] of [
		[-1.75, -0.4, -1.1, 6],
		[-2.0, 2.3, 0.4, 4],
		[1.75, 0.1, 0.8, 6.2],
		[0.75, 4.2, -0.6, -2.4],
		[2.3, 1.9, 0.6, -1.8],
	])
		for (let t = 0; t < 1; t += 0.075)
			steps.push([
				x0 + (x1 - x0) * t + (steps.length % 2 ? 0.13 : -0.13) + (next() - 0.5) * 0.1,
				z0 + (z1 - z0) * t + Math.sin(t * 7) * 0.3,
			]);
	return steps;
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
