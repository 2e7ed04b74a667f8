import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, rays } from '../../draw/light.mjs';
import { branching, grass, rose, sparks } from '../../draw/nature.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { birds, group, path } from '../../draw/shapes.mjs';
import { terrain } from '../../draw/terrain.mjs';
import { briar } from '../../games/thornhollow.mjs';

const camera = { height: 2.6, horizon: 0.63, focal: 1.05, centre: 0.889 };
const sky = ramp([0, '#1f3f3a'], [0.25, '#4f7f62'], [0.45, '#a9bd80'], [0.62, '#f0e6ac']);
const gate = [1.12, 0.6];

/** Where the path gives out: a meadow in the last sun, and across the whole width of it a hedge of thorns with one gate. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const bank = fbm(x * 1.3 + 2, y * 4.6 + fbm(x * 2, y * 4, 4) * 0.9, 6);
		let c = sky(Math.min(0.62, y));
		c = mix(c, mix(rgb('#2b4a44'), rgb('#fff0bc'), clamp(0.95 - Math.hypot(x - gate[0], y - 0.42) * 1.1 + fbm(x * 6, y * 14, 4) * 0.4)), 0.8 * smooth(-0.08, 0.42, bank));
		return mix(c, rgb('#fff4c4'), 0.55 * Math.exp(-Math.hypot(x - gate[0], (y - 0.5) * 1.2) * 4));
	});
	await hedge(canvas);
	terrain(canvas, { camera, sun: [0.24, 0.34, 0.9], near: 3, far: 46, detail: 0.004, height: (x, z) => fbm(x / 7, z / 7, 4) * 0.4 + fbm(x / 1.4, z / 1.4, 3) * 0.05 + 0.9 * smooth(4, 15, Math.abs(x)) * smooth(60, 10, z), colour: meadow });
	rays(canvas, { x: gate[0], y: gate[1] - 0.05, from: 0.25, to: 2.9, reach: 0.62, start: 0.05, colour: '#fbf6c0', strength: 0.34, seed: 4 });
	await iron(canvas);
	mist(canvas, { from: 0.52, to: 0.72, colour: '#dfe6ae', strength: 0.36, seed: 8, grain: 2 });
	await flowers(canvas);
	await girl(canvas);
	await canvas.draw(birds(random(3), 520, 180, 9, 150, '#1f3a34'));
	await canvas.draw(sparks(random(4), 110, (n) => [480 + n() * 1200, 430 + n() * 460], '#fbf8c8', [0.7, 2]), { mode: 'screen', opacity: 0.7 });
	await canvas.bloom(0.8, 0.42, [5, 22, 70]);
	canvas.finish({ vignette: 0.5, contrast: 1.2, saturation: 1.12, grain: 0.04, seed: 64 });
}

const track = (z) => 0.4 + Math.sin(z / 5) * 0.5 + (z - 10) * 0.09;

function meadow({ x, z, light, distance, sx }) {
	const blade = fbm(x * 6, z * 2.6, 4);
	let c = mix(rgb('#23402c'), rgb('#9fa456'), clamp(0.42 + blade * 0.7));
	c = mix(c, rgb('#f2e6a0'), clamp(light * 0.65));
	c = mix(c, rgb('#c9b68a'), smooth(0.62, 0.28, Math.abs(x - track(z)) + blade * 0.14) * 0.75);
	c = mix(c, rgb('#fbf2b4'), 0.62 * Math.exp(-(((sx - gate[0]) * 3.6) ** 2)) * smooth(8, 34, distance));
	c = mix(c, scale(c, 0.4), smooth(9, 3, distance) * 0.75);
	return mix(c, rgb('#dfe2a4'), 0.4 * smooth(16, 44, distance));
}

/** A wall of briars, three deep; it is higher than any house, and it has moved since the morning. */
async function hedge(canvas) {
	const next = random(58);
	for (const [count, tone, height, width, opacity, blur, light] of [
		[60, '#5d7d58', 470, 12, 0.75, 2, 0.5],
		[54, '#33573f', 420, 17, 0.9, 0.8, 0.7],
		[46, '#1b3a2a', 350, 21, 1, 0, 1],
	]) {
		let out = '';
		for (let i = 0; i < count; i++) {
			const x = -80 + (i / count) * 1940 + (next() - 0.5) * 60;
			const door = Math.abs(x - gate[0] * 1000);
			if (door < 84) continue;
			const tall = height * (0.62 + next() * 0.55) * (0.72 + 0.3 * smooth(60, 420, door));
			const sweep = (door < 240 && next() > 0.3 ? Math.sign(gate[0] * 1000 - x) * 130 : (next() - 0.5) * 560) * (0.6 + next() * 0.6);
			out += briar(next, { x, y: 660 + next() * 20, height: tall, sweep, width: width * (0.6 + next() * 0.7) }, tone);
		}
		if (blur) await canvas.draw(out, { opacity, blur });
		else await canvas.model(out, { dx: 0, dy: -0.9, light: rgb('#e0e2a0'), shadow: rgb('#07140e'), round: 6, rim: 1.8 * light, rough: 1 });
		mist(canvas, { from: 0.4, to: 0.72, colour: '#dbe2a6', strength: blur ? 0.34 : 0.14, seed: count, grain: 2 });
	}
	let bush = 'M-20 700 L-20 610';
	for (let x = -20; x <= 1800; x += 10) bush += ` L${x} ${(640 - 44 * smooth(40, 170, Math.abs(x - gate[0] * 1000)) - fbm(x / 46, 3, 5) * 40).toFixed(1)}`;
	await canvas.model(path(`${bush} L1800 700Z`, '#1b3626'), { dx: 0, dy: -0.9, light: rgb('#b9c47c'), shadow: rgb('#08160f'), round: 8, rough: 9, shade: (c, x, y) => scale(c, 0.75 + 0.6 * (fbm(x * 40, y * 40, 3) + 0.2)) });
	const flowers = random(11);
	let roses = '';
	for (let i = 0; i < 70; i++) {
		const x = flowers() * 1780;
		if (Math.abs(x - gate[0] * 1000) < 70) continue;
		roses += rose(flowers, x, 660 - flowers() ** 0.8 * 250, 4 + flowers() * 6, ['#6a1226', '#b02a42', '#e0707c']);
	}
	await canvas.draw(roses, { opacity: 0.9 });
}

/** Two posts and two leaves of iron, one of them ajar; the light comes from inside. */
async function iron(canvas) {
	const [x, y] = [gate[0] * 1000, 672];
	canvas.paint((px, py, old) => {
		const [u, v] = [(px * 1000 - x) / 62, (y - py * 1000) / 190];
		if (Math.abs(u) > 1 || v < -0.02 || v > 1.1 - u * u * 0.14) return undefined;
		return mix(old, mix(rgb('#dfe8ac'), rgb('#fffbe0'), smooth(1, 0.1, Math.hypot(u, v - 0.45))), 0.86);
	});
	const bars = (from, to, step) => Array.from({ length: 6 }, (_, i) => `<path d="M${from + ((to - from) * i) / 5} ${-2 + step * i} V${-150 - Math.sin((i / 5) * 3.14) * 34 + step * i}" stroke="#101d17" stroke-width="4.4"/>`).join('');
	const markup =
		path('M-82 8 V-192 H-60 V8Z M60 8 V-192 H82 V8Z M-90 -190 L-71 -226 L-52 -190Z M52 -190 L71 -226 L90 -190Z', '#1d2f26') +
		bars(-58, -6, 0) +
		bars(56, 20, 3) +
		'<path d="M-58 -36 H-6 M-58 -120 H-6 M56 -34 L20 -22 M56 -118 L20 -104" stroke="#101d17" stroke-width="5"/><path d="M-60 -192 Q0 -286 60 -192" stroke="#101d17" stroke-width="6" fill="none"/><path d="M-40 -206 q16 -30 40 -10 q24 -20 40 10 M0 -238 v-40 M-10 -262 h20" stroke="#101d17" stroke-width="4.4" fill="none"/>';
	await canvas.model(group(markup, `translate(${x} ${y})`), { dx: 0, dy: -0.5, light: rgb('#f6f2b4'), shadow: rgb('#050d09'), round: 3, rim: 1.4 });
	glow(canvas, { x: gate[0], y: gate[1] - 0.01, r: 0.26, colour: '#fbf4b8', strength: 0.5 });
}

async function flowers(canvas) {
	const next = random(29);
	const fills = ['#1b3a28', '#3f6238', '#8a9650', '#c9c47a'];
	await canvas.draw(grass(next, { from: -10, to: 1790, y: (x) => 800 + ((x - 930) / 900) ** 2 * -40, tall: 40, count: 520, fills, wind: 0.18 }), { opacity: 0.9 });
	await canvas.draw(
		grass(next, { from: -10, to: 700, y: 1010, tall: 220, count: 220, fills: ['#0c1e16', '#183323', '#2c4c30'], wind: 0.2 }) + grass(next, { from: 1240, to: 1800, y: 1014, tall: 230, count: 200, fills: ['#0c1e16', '#183323', '#2c4c30'], wind: -0.1 }),
	);
	let heads = '';
	for (let i = 0; i < 44; i++) {
		const x = next() > 0.45 ? next() * 620 : 1280 + next() * 480;
		const y = 830 + next() * 130;
		heads += `<path d="M${x} ${y} q6 60 2 140" stroke="#1d3a26" stroke-width="2.4" fill="none"/>` + (i % 3 ? `<circle cx="${x}" cy="${y}" r="${4 + next() * 5}" fill="#f2ecc4"/><circle cx="${x}" cy="${y}" r="2.4" fill="#d9a83c"/>` : rose(next, x, y, 9 + next() * 5, ['#7a1730', '#b8324a', '#e88a90']));
	}
	await canvas.draw(heads);
	const oak = branching(random(77), { x: 96, y: 1020, length: 290, width: 120, angle: -1.4, spread: 0.5, levels: 6, bend: 0.5, droop: 0.4, fill: '#12241b' });
	await canvas.model(oak, { dx: 0.8, dy: -0.4, light: rgb('#c8cc8a'), shadow: rgb('#050d09'), round: 12, rim: 2.2, rough: 5 });
}

async function girl(canvas) {
	const [x, y, s] = [905, 872, 2.15];
	const light = { dx: 0.5, dy: -0.85, light: rgb('#fbf2bc'), shadow: rgb('#06110c'), round: 10, rim: 2.4 };
	await canvas.draw(path(`M${x - 26} ${y} L${x + 26} ${y} L${x - 130} ${y + 150} L${x - 290} ${y + 150}Z`, '#0b1a12'), { blur: 8, opacity: 0.55 });
	const figure = person({ fill: '#2a3a30', limb: '#18241d', ...poses.back, arms: [[-14, -2], [22, 12]], head: 'hair', coat: 0.85, flare: 14, holds: 'lantern', trim: '#b0484c' });
	await canvas.model(place(figure.shape, x, y, s) + place(dog('#1d2b23', true), x - 120, y + 14, 2), light);
	const [lx, ly] = [x + figure.hands[1][0] * s, y + (figure.hands[1][1] + 13) * s];
	glow(canvas, { x: lx / 1000, y: ly / 1000, r: 0.13, colour: '#ffbe5a', strength: 0.9, power: 2.6 });
}
