import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, rays, water } from '../../draw/light.mjs';
import { branching, grass, rose, sparks, tuft } from '../../draw/nature.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { circle, group, path } from '../../draw/shapes.mjs';
import { briar } from '../../games/thornhollow.mjs';

const shore = 0.74;
const light = [1.0, 0.26];
const sky = ramp([0, '#06161a'], [0.35, '#123a3a'], [0.6, '#3f7c66'], [0.75, '#a8c890']);

/** What the wood sends when one has been kind: a stag of thorns, as tall as a church door, that has come to drink. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const d = Math.hypot(x - light[0], (y - light[1]) * 0.9);
		const veil = fbm(x * 2 + 3, y * 2.4 + fbm(x * 2, y * 2, 3), 6);
		let c = mix(sky(y), rgb('#5f9a80'), 0.4 * smooth(0, 0.6, veil));
		return mix(c, rgb('#eaf2bc'), 0.8 * Math.exp(-d * 3.2));
	});
	await wood(canvas);
	rays(canvas, { x: light[0], y: -0.1, from: 0.7, to: 2.5, reach: 1.1, start: 0.1, colour: '#eef4c0', strength: 0.34, seed: 7 });
	mist(canvas, { from: 0.5, to: 0.8, colour: '#c4daa4', strength: 0.5, seed: 5, grain: 2 });
	await stag(canvas);
	water(canvas, { horizon: shore, ripple: 0.014, own: 0.32, squeeze: 0.9, tint: (_x, deep) => mix(rgb('#3f6f5c'), rgb('#061a1a'), deep) });
	await rings(canvas);
	await bank(canvas);
	await canvas.draw(sparks(random(18), 150, (n) => [200 + n() * 1500, 180 + n() * 700], '#f2f8c0', [0.8, 2.6]), { mode: 'screen', blur: 0.5 });
	await canvas.bloom(0.74, 0.48, [5, 22, 80]);
	canvas.finish({ vignette: 0.54, contrast: 1.22, saturation: 1.1, grain: 0.04, seed: 65 });
}

/** Trunks in three distances, the nearest two like the posts of a door. */
async function wood(canvas) {
	const next = random(63);
	for (const [count, tone, width, opacity, blur] of [
		[30, '#5d8f78', 22, 0.5, 2.4],
		[20, '#2f6050', 34, 0.8, 1],
		[9, '#163a30', 56, 1, 0],
	]) {
		let out = '';
		for (let i = 0; i < count; i++) {
			let x = (i / count) * 1900 - 40 + (next() - 0.5) * 80;
			if (count < 12 && x > 700 && x < 1500) x = x < 1100 ? 480 + next() * 160 : 1600 + next() * 120;
			const w = width * (0.6 + next() * 0.7);
			const lean = (next() - 0.5) * 90;
			out += path(`M${x - w} 760 Q${x - w * 0.4} 600 ${x + lean * 0.4 - w * 0.44} 300 L${x + lean - w * 0.36} -20 H${x + lean + w * 0.36} L${x + lean * 0.4 + w * 0.44} 300 Q${x + w * 0.4} 600 ${x + w} 760Z`, tone);
			for (let k = 0; k < 3; k++) out += branching(next, { x: x + lean * 0.5, y: 120 + next() * 260, length: 90 + next() * 50, width: w * 0.3, angle: next() > 0.5 ? -0.4 - next() * 0.5 : -2.7 + next() * 0.5, spread: 0.5, levels: 3, bend: 0.5, fill: tone });
		}
		if (blur) await canvas.draw(out, { opacity, blur });
		else await canvas.model(out, { dx: 0.1, dy: -0.5, light: rgb('#b4cf98'), shadow: rgb('#06140f'), round: 18, rim: 1.8, rough: 5, shade: (c, x, y) => scale(c, 0.75 + 0.5 * (fbm(x * 40, y * 8, 4) + 0.3)) });
	}
}

/** The body is wound of briars, the antlers go up into the leaves, and roses have opened on both. */
async function stag(canvas) {
	const k = 1.24;
	const at = (markup) => group(markup, `translate(1150 744) scale(${-k} ${k})`);
	const leg = (x, bend, near) => path(`M${x - 15} -190 Q${x - 12} -120 ${x + bend - 6} -92 L${x + bend * 0.4 - 5} -10 L${x + bend * 0.4 - 9} 4 H${x + bend * 0.4 + 11} L${x + bend * 0.4 + 7} -10 L${x + bend + 9} -92 Q${x + 16} -130 ${x + 20} -190Z`, near ? '#1d3a2b' : '#152c21');
	const body =
		leg(-96, -8, false) +
		leg(72, 6, false) +
		path(
			'M-134 -246 Q-154 -212 -130 -174 Q-96 -148 -40 -154 Q30 -142 84 -164 Q120 -182 126 -214 Q134 -262 158 -298 Q166 -312 178 -318 L214 -310 Q234 -308 236 -326 Q234 -340 214 -350 Q198 -372 178 -384 Q158 -394 144 -380 Q124 -352 104 -308 Q88 -274 56 -270 Q0 -256 -70 -268 Q-114 -274 -134 -246Z',
			'#1d3a2b',
		) +
		path('M148 -378 Q122 -400 106 -388 Q120 -366 146 -362Z M-132 -246 Q-156 -238 -154 -204 Q-140 -210 -130 -226Z', '#24442f') +
		leg(-112, 8, true) +
		leg(92, -6, true);
	const next = random(91);
	const tips = [];
	let antlers = '';
	for (const [x, angle, length] of [
		[150, -2.15, 78],
		[172, -1.05, 78],
		[156, -1.72, 70],
		[168, -1.4, 70],
	])
		antlers += branching(next, { x, y: -378, length, width: 13, angle, spread: 0.56, levels: 4, bend: 0.5, droop: -0.7, fill: '#3a5a3e', tips: (px, py) => tips.push([px, py]) });
	let thorns = '';
	for (let i = 0; i < 30; i++) {
		const t = next();
		const x = -120 + t * 190;
		const y = -172 - next() * 76;
		thorns += `<path d="M${x} ${y} q${20 + next() * 34} ${-26 + next() * 20} ${60 + next() * 40} ${-4 + next() * 18}" stroke="${['#3c5f40', '#56794c', '#16301f'][i % 3]}" stroke-width="${2.4 + next() * 3}" fill="none"/>` + path(`M${x + 24} ${y - 12} l4 -13 l7 11z`, '#6a8a58');
	}
	let mane = '';
	for (let i = 0; i < 26; i++) mane += briar(next, { x: 96 + next() * 44, y: -196 - next() * 120, height: 8 + next() * 22, sweep: -16 + next() * 16, width: 3.4 }, '#33563a');
	const lit = { dx: 0.15, dy: -0.9, light: rgb('#eef4bc'), shadow: rgb('#050f0b'), rim: 2.4, rough: 2 };
	await canvas.model(at(antlers), { ...lit, round: 5 });
	await canvas.model(at(body), { ...lit, round: 26, shade: (c, x, y) => scale(c, 0.8 + 0.5 * fbm(x * 30, y * 30, 4)) });
	await canvas.model(at(thorns + mane), { ...lit, round: 3, rim: 1.2 });
	const leaves = tips.map(([x, y]) => tuft(next, x, y, 13, 4, ['#2f5a38', '#5f8a4c', '#a8bf72'], { size: 0.4 })).join('');
	await canvas.model(at(leaves), { ...lit, round: 4, rim: 0 });
	let bloom = '';
	for (const [x, y] of tips) if (next() > 0.5) bloom += rose(next, x, y, 7 + next() * 5, ['#6a1028', '#c2344e', '#f09aa0']);
	for (let i = 0; i < 16; i++) bloom += rose(next, -110 + next() * 230, -256 + next() * 70, 5 + next() * 6, ['#6a1028', '#b82f48', '#e8838c']);
	await canvas.model(at(bloom), { dx: 0.1, dy: -0.9, light: rgb('#ffe6d0'), shadow: rgb('#3a0818'), round: 3, strength: 0.7 });
	await canvas.draw(at(circle(192, -352, 5, '#fbffd8')));
	glow(canvas, { x: (1150 - 192 * k) / 1000, y: (744 - 352 * k) / 1000, r: 0.05, colour: '#fbffc8', strength: 0.9 });
	glow(canvas, { x: 0.95, y: 0.16, r: 0.36, colour: '#eef4b4', strength: 0.32 });
}

async function rings(canvas) {
	let out = '';
	for (const [x, y, r] of [
		[1046, 754, 56],
		[1272, 756, 58],
		[1060, 764, 100],
		[1262, 768, 110],
		[640, 860, 90],
	])
		for (const k of [1, 0.62, 0.3]) out += `<ellipse cx="${x}" cy="${y}" rx="${r * k}" ry="${r * k * 0.13}" fill="none" stroke="#e6f0bc" stroke-width="1.8"/>`;
	await canvas.draw(out, { opacity: 0.42, blur: 0.7 });
}

/** On the near bank she has put the lantern down, so as not to startle it; the dog, for once, is quiet. */
async function bank(canvas) {
	let d = 'M-20 1020 L-20 820';
	for (let x = -20; x <= 900; x += 8) d += ` L${x} ${(836 + 150 * smooth(330, 860, x) + fbm(x / 90, 7, 4) * 20).toFixed(1)}`;
	await canvas.model(path(`${d} L900 1020Z`, '#1a2f22'), { dx: 0.6, dy: -0.8, light: rgb('#a4bf84'), shadow: rgb('#040c09'), round: 18, rim: 2, rough: 4, shade: (c, x, y) => scale(c, 0.75 + 0.55 * (fbm(x * 30, y * 40, 4) + 0.3)) });
	const [x, y, s] = [372, 872, 2.5];
	const lit = { dx: 0.85, dy: -0.45, light: rgb('#e9f2b8'), shadow: rgb('#050d0a'), round: 12, rim: 2.6 };
	const figure = person({ fill: '#2b3d33', limb: '#17241d', skin: '#9a7058', ...poses.stand, arms: [[-12, 4], [46, 74]], head: 'hair', coat: 0.85, flare: 14, trim: '#b0484c' });
	await canvas.model(place(figure.shape, x, y, s) + place(dog('#1d2c24', true), x - 112, y - 14, 2.4), lit);
	const lamp = [x + 112, y + 14];
	await canvas.draw(path(`M${lamp[0] - 15} ${lamp[1] - 46} h30 l6 44 h-42z`, '#ffe4a0') + path(`M${lamp[0] - 20} ${lamp[1] - 45} L${lamp[0]} ${lamp[1] - 62} L${lamp[0] + 20} ${lamp[1] - 45}Z M${lamp[0] - 23} ${lamp[1] - 3} h46 v8 h-46z`, '#0d1b15') + `<path d="M${lamp[0] - 11} ${lamp[1] - 60} q11 -20 22 0" stroke="#0d1b15" stroke-width="3.4" fill="none"/>`);
	glow(canvas, { x: lamp[0] / 1000, y: (lamp[1] - 24) / 1000, r: 0.26, colour: '#ffb24e', strength: 0.75, power: 2.8 });
	const next = random(44);
	await canvas.draw(grass(next, { from: -10, to: 780, y: (px) => 846 + 150 * smooth(330, 860, px), tall: 60, count: 320, fills: ['#12281c', '#2f5236', '#7f9c60'], wind: 0.12 }));
	let reeds = '';
	for (let i = 0; i < 44; i++) {
		const rx = 1480 + next() * 320;
		const h = 130 + next() * 220;
		reeds += `<path d="M${rx} 1020 Q${rx - 4} ${1020 - h * 0.6} ${rx - 14 - next() * 34} ${1020 - h}" stroke="${['#0d2018', '#1d3b2a', '#33573a'][i % 3]}" stroke-width="${3 + next() * 3}" fill="none"/>`;
	}
	await canvas.draw(reeds);
	const frame = briar(next, { x: 1810, y: 1010, height: 900, sweep: -420, width: 40 }, '#0a1813') + briar(next, { x: -30, y: 1010, height: 960, sweep: 420, width: 42 }, '#0a1813');
	await canvas.model(frame, { dx: 0.2, dy: -0.8, light: rgb('#9dbb84'), shadow: rgb('#030807'), round: 10, rim: 2 });
}
