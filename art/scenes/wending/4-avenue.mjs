import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, ox, person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, rays } from '../../draw/light.mjs';
import { boulder, grass } from '../../draw/nature.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { birds, group, path } from '../../draw/shapes.mjs';
import { project, terrain } from '../../draw/terrain.mjs';

const camera = { height: 2.1, horizon: 0.55, focal: 1.1, centre: 0.8 };
const sun = [0.8, 0.5];
const sky = ramp([0, '#4f7fa8'], [0.25, '#93aeb2'], [0.42, '#e2cf9c'], [0.55, '#ffe6a6']);

/** One road, an avenue of poplars in October: the caravan is a quarter of a mile on, and somebody has to run to catch up. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const d = Math.hypot((x - sun[0]) * 0.85, y - sun[1]);
		const bank = fbm(x * 1.4 + 2, y * 5 + fbm(x * 2, y * 4, 4) * 0.8, 6);
		let c = sky(Math.min(y, 0.55));
		c = mix(c, mix(rgb('#7d8794'), rgb('#fff2cc'), clamp(1 - d * 1.2 + fbm(x * 6, y * 14, 4) * 0.4)), 0.75 * smooth(-0.02, 0.45, bank));
		return mix(c, rgb('#fff6d4'), 0.85 * Math.exp(-d * 5.2));
	});
	await hills(canvas);
	terrain(canvas, { camera, sun: [0.02, 0.3, 0.95], near: 3, far: 400, detail: 0.004, height: (x, z) => fbm(x / 11, z / 11, 4) * 0.35 * smooth(1.6, 4, Math.abs(x)) - 0.16 * smooth(1.8, 0.4, Math.abs(Math.abs(x) - 0.8)) * smooth(60, 10, z), colour: land });
	rays(canvas, { x: sun[0], y: sun[1], from: 0.2, to: 2.95, reach: 0.75, start: 0.06, colour: '#ffe9b0', strength: 0.3, seed: 5 });
	mist(canvas, { from: 0.46, to: 0.62, colour: '#ffe9b8', strength: 0.6, seed: 7, grain: 2 });
	await caravan(canvas);
	await harvest(canvas);
	for (const z of [120, 92, 72, 57, 45, 36, 28.5, 22.5, 17.6, 13.6, 10.4]) await pair(canvas, z);
	await milestone(canvas);
	await late(canvas);
	await leavesInAir(canvas);
	await canvas.bloom(0.82, 0.42, [5, 22, 70]);
	canvas.finish({ vignette: 0.44, contrast: 1.18, saturation: 1.12, grain: 0.04, seed: 84 });
}

function land({ x, z, light, distance, sx }) {
	const blade = fbm(x * 5, z * 2.2, 4);
	let c = mix(rgb('#4e5a30'), rgb('#b59a4c'), clamp(0.45 + blade * 0.7));
	const far = Math.floor(fbm(x / 40, z / 26, 2) * 6);
	c = mix(c, rgb(['#c9a650', '#8f8a44', '#d8bb68', '#7a7a3e'][((far % 4) + 4) % 4]), smooth(26, 90, distance) * 0.7);
	const road = smooth(1.75, 1.35, Math.abs(x) + blade * 0.2);
	const rut = smooth(0.34, 0.1, Math.abs(Math.abs(x) - 0.8));
	let dirt = mix(rgb('#a5865c'), rgb('#e6cf9c'), clamp(0.5 + blade * 0.5 + light * 0.3));
	dirt = mix(dirt, rgb('#6f573e'), rut * 0.5);
	const wet = rut * smooth(0.0, 0.22, fbm(x * 0.6, z * 0.32, 4)) * smooth(60, 20, distance);
	dirt = mix(dirt, mix(rgb('#8fa6ac'), rgb('#fff0c4'), Math.exp(-(((sx - sun[0]) * 5) ** 2))), wet * 0.85);
	c = mix(c, dirt, road);
	const fallen = smooth(0.3, 0.5, fbm(x * 9, z * 7, 2)) * smooth(40, 8, distance);
	c = mix(c, rgb('#d98a2c'), fallen * 0.7 * smooth(0.6, 1.6, Math.abs(x)));
	c = mix(scale(c, 0.7), mix(c, rgb('#ffe0a0'), 0.3), clamp(light * 1.4));
	const shadow = smooth(-0.2, 0.3, Math.sin(z * 1.1 + x * 0.05)) * smooth(5, 2.4, Math.abs(x)) * smooth(50, 12, distance);
	c = mix(c, scale(mix(c, rgb('#3f4a6a'), 0.4), 0.66), shadow * 0.55);
	c = scale(c, 0.48 + 0.52 * smooth(3, 11, distance));
	return mix(c, rgb('#ffe2a6'), 1 - Math.exp(-distance / 120));
}

async function hills(canvas) {
	for (const [base, rise, seed, tone, opacity] of [
		[548, 86, 4.2, '#c6b48a', 0.8],
		[560, 52, 8.8, '#a8974e', 0.9],
	]) {
		let d = `M-20 700 L-20 ${base}`;
		for (let x = -20; x <= 1800; x += 10) d += ` L${x} ${(base - (0.5 + fbm(x / 260 + seed, seed, 5) * 0.6) * rise).toFixed(1)}`;
		await canvas.draw(path(`${d} L1800 700Z`, tone), { opacity, shade: (c, x) => mix(c, rgb('#ffe9b4'), 0.65 * Math.exp(-Math.abs(x - sun[0]) * 2.4)) });
	}
}

/** A poplar each side: flames of gold on the side of the sun, rust on the other. */
async function pair(canvas, z) {
	const next = random(Math.round(z * 10));
	for (const side of [-1, 1]) {
		const at = project(canvas, camera, side * 2.9, 0, z);
		const k = at.scale;
		const h = k * (7.6 + next() * 1.8);
		const w = k * (0.8 + next() * 0.22);
		const far = smooth(14, 110, z);
		const tone = (hex) => `rgb(${mix(rgb(hex), rgb('#ffe0a0'), far * 0.72).map((v) => Math.round(v * 255)).join(',')})`;
		const trunk = path(`M${at.x - k * 0.16} ${at.y} Q${at.x - k * 0.1} ${at.y - k * 1.2} ${at.x - k * 0.07} ${at.y - h * 0.7} H${at.x + k * 0.07} Q${at.x + k * 0.1} ${at.y - k * 1.2} ${at.x + k * 0.18} ${at.y}Z`, tone('#4a3324'));
		let leaves = '';
		const count = z < 20 ? 2600 : z < 36 ? 1400 : z < 60 ? 600 : 240;
		for (let i = 0; i < count; i++) {
			const t = next() ** 0.85;
			const half = w * (t < 0.3 ? (0.25 + (t / 0.3) * 0.75) ** 0.7 : ((1 - t) / 0.7) ** 0.72);
			const x = at.x + (next() - 0.5) * 2 * half * (0.4 + 0.6 * next());
			const y = at.y - k * 1.1 - t * (h - k * 1.1);
			const r = k * (0.034 + next() * 0.05);
			leaves += `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(r * 0.62).toFixed(1)}" ry="${(r * 1.25).toFixed(1)}" fill="${tone(['#c8862c', '#e0a63a', '#a8642a', '#f0c458', '#8a5a2c'][Math.floor(next() * 5)])}" transform="rotate(${((next() - 0.5) * 50).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
		}
		await canvas.model(trunk + leaves, {
			dx: -side * 0.85,
			dy: -0.35,
			light: rgb('#fff0b4'),
			shadow: mix(rgb('#4a2c2c'), rgb('#d8b07c'), far),
			round: k * 0.16,
			rim: 1.2,
			strength: 1.1 - far * 0.6,
			rough: 2,
			shade: (c, x, y) => mix(c, rgb('#ffdf8a'), 0.34 * Math.exp(-Math.hypot(x - sun[0], y - sun[1]) * 3.4)),
		});
	}
}

/** The last three of nineteen wagons, in their own dust. */
async function caravan(canvas) {
	const light = { dx: 0, dy: -0.9, light: rgb('#fff0c0'), shadow: rgb('#5a3a30'), round: 4, rim: 1.4 };
	for (const [z, x, cloth] of [
		[88, -0.5, '#c98a5c'],
		[66, 0.3, '#d8be92'],
		[48, -0.2, '#b5573e'],
	]) {
		const at = project(canvas, camera, x, 0, z);
		const s = at.scale / 26;
		const back = path('M-26 0 V-12 M26 0 V-12', 'none') + `<circle cx="-25" cy="-13" r="13" fill="none" stroke="#4a3024" stroke-width="3"/><circle cx="25" cy="-13" r="13" fill="none" stroke="#4a3024" stroke-width="3"/>` + path('M-27 -14 H27 V-30 H-27Z', '#6a4632') + path('M-30 -28 Q-36 -66 -18 -76 Q0 -84 18 -76 Q36 -66 30 -28Z', cloth) + path('M-15 -30 Q-19 -58 -9 -65 Q0 -70 9 -65 Q19 -58 15 -30Z', '#5a3c30');
		await canvas.model(place(back, at.x, at.y, s), { ...light, shade: (c) => mix(c, rgb('#ffe0a0'), 0.5 * smooth(30, 90, z)) });
	}
	mist(canvas, { from: 0.53, to: 0.61, colour: (x) => mix(rgb('#e9d3a0'), rgb('#fff3cc'), Math.exp(-Math.abs(x - 0.8) * 5)), strength: 0.44, seed: 3, grain: 4 });
	for (const [z, x, options] of [
		[40, 0.9, { fill: '#6a4a3c', ...poses.walk, head: 'hat', holds: 'staff' }],
		[37, -0.9, { fill: '#7a5040', ...poses.walk, head: 'hair', coat: 0.9 }],
		[35, -0.35, { fill: '#5c5044', ...poses.walk, head: 'hood', pack: '#6b553c' }],
	]) {
		const at = project(canvas, camera, x, 0, z);
		await canvas.model(place(person({ limb: '#4a342c', ...options }).shape, at.x, at.y, (at.scale * 1.7) / 100), light);
	}
	const straggler = project(canvas, camera, 1.1, 0, 30);
	await canvas.model(place(ox('#5a4436', 3), straggler.x, straggler.y, straggler.scale / 48, true), light);
}

/** Sheaves in rows on the stubble, and a rick. */
async function harvest(canvas) {
	const next = random(36);
	const light = { dx: 0, dy: -0.7, light: rgb('#fff2c4'), shadow: rgb('#6a4c34'), round: 5, rim: 1.4 };
	let sheaves = '';
	for (const z of [70, 52, 40, 31, 24])
		for (let i = -9; i <= 9; i++) {
			const x = i * 4.6 + (next() - 0.5) * 1.4 + (z % 7);
			if (Math.abs(x) < 6.5) continue;
			const at = project(canvas, camera, x, 0, z);
			const k = at.scale;
			sheaves += path(`M${at.x - k * 0.42} ${at.y} L${at.x - k * 0.14} ${at.y - k * 0.74} L${at.x - k * 0.3} ${at.y - k * 1.16} L${at.x} ${at.y - k * 1.02} L${at.x + k * 0.3} ${at.y - k * 1.14} L${at.x + k * 0.13} ${at.y - k * 0.74} L${at.x + k * 0.42} ${at.y}Z`, ['#c99f4a', '#b88a3c', '#d8b35c'][Math.floor(next() * 3)]);
		}
	await canvas.model(sheaves, light);
}

/** A stone at the verge that has been written over many times. */
async function milestone(canvas) {
	const light = { dx: 0.6, dy: -0.7, light: rgb('#ffe6ac'), shadow: rgb('#1f2430'), round: 20, rim: 2.4, rough: 4 };
	const set = (markup) => group(markup, 'translate(1440 962) rotate(-7) scale(0.72)');
	await canvas.draw(path('M1350 962 L1530 962 L1600 1020 L1290 1020Z', '#20242a'), { blur: 10, opacity: 0.6 });
	await canvas.model(set(path('M-96 10 L-80 -150 Q-60 -196 0 -200 Q62 -194 78 -148 L98 12Z', '#8d8072')), {
		...light,
		shade: (c, x, y) => mix(scale(c, 0.8 + 0.5 * fbm(x * 26, y * 26, 5)), rgb('#6a7a40'), smooth(0.05, 0.4, fbm(x * 9, y * 9, 4) + (y - 0.9) * 1.6) * 0.7),
	});
	await canvas.draw(set('<circle cx="0" cy="-112" r="40" stroke="#453c36" stroke-width="6" fill="none"/><path d="M0 -152 V-72 M-40 -112 H40 M-28 -140 L28 -84 M28 -140 L-28 -84" stroke="#453c36" stroke-width="4.4"/>'), { opacity: 0.75 });
	const next = random(9);
	let rocks = '';
	for (let i = 0; i < 12; i++) rocks += boulder(next, 1300 + next() * 330, 968 + next() * 30, 24 + next() * 44, 14 + next() * 22, '#776a5c');
	await canvas.model(rocks, { ...light, round: 8 });
	const fills = ['#2a2f1e', '#5c5c2c', '#a08a3c', '#d0aa50'];
	await canvas.draw(grass(next, { from: 1180, to: 1800, y: 984, tall: 110, count: 320, fills, wind: -0.25 }) + grass(next, { from: -10, to: 330, y: 990, tall: 120, count: 200, fills, wind: -0.2 }));
}

async function late(canvas) {
	const light = { dx: 0.1, dy: -0.9, light: rgb('#fff0c0'), shadow: rgb('#1c1a22'), round: 12, rim: 2.6 };
	const [x, y, s] = [560, 920, 2.5];
	await canvas.draw(path(`M${x - 40} ${y} L${x + 40} ${y} L${x - 60} ${y + 110} L${x - 210} ${y + 110}Z`, '#241f26'), { blur: 8, opacity: 0.55 });
	const figure = person({ fill: '#3d3440', limb: '#26202a', skin: '#9a6f52', ...poses.back, legs: [[-14, -20], [12, 2]], arms: [[-18, -4], [22, 40]], head: 'hat', coat: 0.74, flare: 12, pack: '#7a5436', holds: 'staff', trim: '#c4933c' });
	await canvas.model(place(figure.shape, x, y, s) + place(dog('#3a2c26'), x + 150, y - 24, 1.7), light);
	glow(canvas, { x: sun[0], y: sun[1] + 0.02, r: 0.3, colour: '#fff0c0', strength: 0.34 });
	await canvas.draw(birds(random(6), 420, 190, 11, 170, '#4a4a52'));
}

async function leavesInAir(canvas) {
	const next = random(70);
	let out = '';
	for (let i = 0; i < 70; i++) {
		const [x, y, r] = [next() * 1780, 200 + next() * 760, 3 + next() ** 3 * 12];
		out += group(path(`M0 ${-r} Q${r * 0.8} 0 0 ${r} Q${-r * 0.8} 0 0 ${-r}Z`, ['#e0a23a', '#c4762c', '#f2c860'][i % 3]), `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${Math.floor(next() * 360)})`);
	}
	await canvas.draw(out, { opacity: 0.85, blur: 0.6 });
}
