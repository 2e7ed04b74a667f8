import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, rays } from '../../draw/light.mjs';
import { branching, grass, rose, sparks, tuft } from '../../draw/nature.mjs';
import { facets, fbm, random } from '../../draw/noise.mjs';
import { circle, group, path } from '../../draw/shapes.mjs';
import { briar } from '../../games/thornhollow.mjs';

const light = [0.95, 0.12];
const sky = ramp([0, '#d9e4ac'], [0.25, '#86a87c'], [0.55, '#2f5a4c'], [1, '#0c2224']);
const way = (x) => 560 + 92 * Math.sin(((x - 300) / 1180) * 3.14) + 12 * Math.sin(x / 70);

/** Two trees have reached for each other over a gorge, and long ago somebody hung a lamp on each root: the dog goes first. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const d = Math.hypot((x - light[0]) * 0.9, y - light[1]);
		const veil = fbm(x * 2 + 8, y * 2.4 + fbm(x * 2, y * 2, 3), 6);
		const c = mix(sky(y), rgb('#6f9c7c'), 0.36 * smooth(0, 0.6, veil));
		return mix(c, rgb('#fbf8d0'), 0.75 * Math.exp(-d * 3.6));
	});
	await walls(canvas, 1);
	rays(canvas, { x: light[0], y: -0.15, from: 0.7, to: 2.45, reach: 1.3, start: 0.1, colour: '#f6f6c4', strength: 0.36, seed: 6 });
	mist(canvas, { from: 0.6, to: 1.1, colour: '#b9d0a0', strength: 0.7, seed: 4, grain: 1.6 });
	await walls(canvas, 0);
	await bridge(canvas);
	await crossing(canvas);
	await frame(canvas);
	await canvas.draw(sparks(random(2), 170, (n) => [260 + n() * 1280, 240 + n() * 720], '#f2f8b8', [0.8, 2.6]), { mode: 'screen', blur: 0.5 });
	await canvas.bloom(0.76, 0.46, [5, 22, 80]);
	canvas.finish({ vignette: 0.5, contrast: 1.2, saturation: 1.12, grain: 0.04, seed: 66 });
}

const rock = (tone, haze) => (c, x, y, turn) => {
	const face = facets(x * 14, y * 8) * 0.5 + facets(x * 34, y * 18) * 0.3 + fbm(x * 40, y * 30, 3) * 0.2;
	let k = mix(scale(tone, 0.35), tone, clamp(face + turn * 0.6));
	k = mix(k, rgb('#5c8a4c'), smooth(0.05, 0.4, fbm(x * 9, y * 9, 4) + turn * 0.4) * 0.6);
	return mix(k, rgb('#a9c496'), haze + (1 - haze) * 0.5 * smooth(0.62, 1, y));
};

/** The gorge: far walls in the light, near ones in the dark. */
async function walls(canvas, far) {
	const next = random(far ? 5 : 9);
	const edge = (flip) => {
		let d = 'M-20 1020 V-20';
		const points = far ? [[520, 330], [470, 480], [590, 640], [520, 800], [640, 1020]] : [[330, 470], [400, 560], [310, 660], [370, 780], [250, 900], [330, 1020]];
		d += far ? ' L430 -20 L560 120 L470 230' : ' L120 -20 L180 300 L300 440';
		for (const [x, y] of points) d += ` L${x + (next() - 0.5) * 40} ${y}`;
		return group(path(`${d}Z`, '#4c5c48'), flip ? 'translate(1780 0) scale(-1 1)' : '');
	};
	const options = { dy: -0.6, light: rgb('#e6eab4'), shadow: rgb('#0a1a16'), round: 30, rim: far ? 1 : 2.2, rough: 6, shade: rock(far ? rgb('#6f8a70') : rgb('#46584a'), far ? 0.5 : 0.06) };
	await canvas.model(edge(false), { ...options, dx: 0.6 });
	await canvas.model(edge(true), { ...options, dx: -0.6 });
	if (far) return;
	let fall = '';
	for (let i = 0; i < 46; i++) fall += `<path d="M${1330 + next() * 60} ${470 + next() * 30} q${(next() - 0.5) * 16} 260 ${-20 + next() * 60} 560" stroke="#eef4d8" stroke-width="${1.4 + next() * 3}" fill="none" opacity="${(0.2 + next() * 0.4).toFixed(2)}"/>`;
	await canvas.draw(fall, { blur: 1.2 });
}

/** Roots as thick as a person, wound about one another, with moss on their backs. */
async function bridge(canvas) {
	const next = random(33);
	let back = '';
	let front = '';
	for (let i = 0; i < 15; i++) {
		const lift = (next() - 0.4) * 60;
		const phase = next() * 6.28;
		const width = 20 + next() * 26;
		const points = [];
		for (let x = 200; x <= 1580; x += 30) points.push(`${x} ${(way(x) + 20 + lift * Math.sin((x / 1780) * 3.14) + Math.sin(x / 120 + phase) * 22).toFixed(1)}`);
		const strand = `<path d="M${points.join(' L')}" stroke="${['#3c4a34', '#4a5a3c', '#32402e'][i % 3]}" stroke-width="${width.toFixed(0)}" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`;
		if (i % 2) back += strand;
		else front += strand;
	}
	for (let i = 0; i < 34; i++) {
		const x = 330 + next() * 1120;
		const l = 40 + next() ** 2 * 230;
		back += `<path d="M${x} ${way(x) + 20} q${(next() - 0.5) * 50} ${l * 0.5} ${(next() - 0.5) * 40} ${l}" stroke="#3a4a34" stroke-width="${(3 + next() * 7).toFixed(1)}" fill="none" stroke-linecap="round"/>`;
	}
	const options = { dx: 0.05, dy: -0.95, light: rgb('#dfe6a4'), shadow: rgb('#07120d'), round: 11, rim: 2.2, rough: 3, shade: (c, x, y, turn) => mix(scale(c, 0.8 + 0.5 * fbm(x * 40, y * 40, 4)), rgb('#86a84e'), smooth(0.1, 0.55, turn + fbm(x * 18, y * 18, 3) * 0.4) * 0.7) };
	await canvas.model(back, options);
	await canvas.model(front, options);
	let moss = '';
	for (let x = 230; x < 1560; x += 9) moss += tuft(next, x, way(x) + 4 + next() * 12, 13, 4, ['#3f6a34', '#6a9440', '#a8bc5c'], { size: 0.4, flat: 0.5 });
	await canvas.model(moss, { ...options, round: 5, rim: 0, shade: undefined });
	let flowers = '';
	for (let i = 0; i < 26; i++) {
		const x = 260 + next() * 1260;
		flowers += rose(next, x, way(x) + 26 + next() * 40, 6 + next() * 7, ['#6a1028', '#bd3048', '#ee929a']);
	}
	await canvas.draw(flowers);
	for (let i = 0; i < 9; i++) {
		const x = 380 + i * 128 + next() * 30;
		const y = way(x) + 110 + next() * 70;
		await canvas.draw(`<path d="M${x} ${way(x) + 30} V${y - 24}" stroke="#1b2a1e" stroke-width="3"/>` + path(`M${x - 9} ${y - 22} h18 l4 26 h-26z`, '#ffe6a4') + path(`M${x - 13} ${y - 21} L${x} ${y - 33} L${x + 13} ${y - 21}Z M${x - 15} ${y + 3} h30 v5 h-30z`, '#16241a'));
		glow(canvas, { x: x / 1000, y: (y - 8) / 1000, r: 0.09, colour: '#ffb85a', strength: 0.7, power: 2.4 });
	}
}

async function crossing(canvas) {
	const lit = { dx: 0.2, dy: -0.9, light: rgb('#f6f4c0'), shadow: rgb('#07110d'), round: 10, rim: 2.6 };
	const girl = person({ fill: '#35463a', limb: '#1b2820', skin: '#a87a60', ...poses.walk, arms: [[-50, -36], [52, 70]], head: 'hair', coat: 0.85, flare: 14, wind: -0.15, trim: '#b8484c' });
	const [x, y, s] = [800, way(800) - 2, 1.95];
	await canvas.model(place(girl.shape, x, y, s) + place(dog('#24342a'), 985, way(985) - 1, 1.6), lit);
	const [lx, ly] = [x + girl.hands[1][0] * s, y + girl.hands[1][1] * s + 8];
	await canvas.draw(path(`M${lx - 9} ${ly} h18 l4 25 h-26z`, '#ffe8a8') + circle(lx, ly + 12, 5, '#fffbe0'));
	glow(canvas, { x: lx / 1000, y: (ly + 12) / 1000, r: 0.14, colour: '#ffbe5c', strength: 0.85, power: 2.6 });
}

/** The two trees, and what hangs from them. */
async function frame(canvas) {
	const next = random(71);
	const trunk = 'M-20 1020 V-20 H210 Q150 160 176 340 Q204 470 320 556 Q230 560 214 660 Q240 800 150 1020Z';
	const options = { dy: -0.5, light: rgb('#cfd896'), shadow: rgb('#040c09'), round: 26, rim: 2.4, rough: 6, shade: (c, x, y) => scale(c, 0.7 + 0.55 * (fbm(x * 34, y * 6, 4) + 0.35)) };
	await canvas.model(path(trunk, '#26352a'), { ...options, dx: 0.8 });
	await canvas.model(group(path(trunk, '#26352a'), 'translate(1780 0) scale(-1 1)'), { ...options, dx: -0.8 });
	const boughs = branching(next, { x: 150, y: 130, length: 190, width: 60, angle: -0.15, spread: 0.5, levels: 5, bend: 0.5, droop: 0.5, fill: '#22312a' }) + branching(next, { x: 1640, y: 110, length: 190, width: 60, angle: -3, spread: 0.5, levels: 5, bend: 0.5, droop: 0.5, fill: '#22312a' });
	await canvas.model(boughs, { ...options, dx: 0, round: 7, shade: undefined });
	const vines = briar(next, { x: 60, y: 1010, height: 420, sweep: 300, width: 26 }, '#16241c') + briar(next, { x: 1740, y: 1010, height: 480, sweep: -320, width: 28 }, '#16241c');
	await canvas.model(vines, { ...options, dx: 0, round: 8, shade: undefined });
	await canvas.draw(grass(next, { from: -10, to: 420, y: 1010, tall: 120, count: 130, fills: ['#0c1a14', '#1c3326', '#3a5c38'], wind: 0.2 }) + grass(next, { from: 1380, to: 1800, y: 1010, tall: 120, count: 130, fills: ['#0c1a14', '#1c3326', '#3a5c38'], wind: -0.2 }));
}
