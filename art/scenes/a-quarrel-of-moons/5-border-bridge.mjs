import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, stars } from '../../draw/light.mjs';
import { branching, sparks } from '../../draw/nature.mjs';
import { facets, fbm, random, ridged } from '../../draw/noise.mjs';
import { group, path } from '../../draw/shapes.mjs';
import { masonry } from '../../draw/texture.mjs';
import { moon } from '../../games/a-quarrel-of-moons.mjs';

const sky = ramp([0, '#0b0922'], [0.35, '#201850'], [0.6, '#453478'], [0.75, '#7a6098']);
const red = rgb('#ff6f5c');
const pale = rgb('#d9dcff');
/** How much of a place is under the pale moon: the border runs down the keystone. */
const side = (x) => smooth(0.872, 0.906, x);
/** The same for what is far off, where the two lights mingle. */
const far = (x) => smooth(0.45, 1.3, x);
const deck = (x) => 520 + ((x - 889) / 900) ** 2 * 46;

/** The bridge on the border of the two skies: a promise made at one end has to be kept at the other, or is not one. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const veil = fbm(x * 1.8 + 5, y * 2.8 + fbm(x * 2, y * 2, 3), 6);
		let c = mix(sky(y), rgb('#8a78c8'), smooth(0, 0.6, veil) * 0.34);
		c = mix(c, red, 0.52 * Math.exp(-Math.hypot(x - 0.36, y - 0.2) * 3));
		return mix(c, pale, 0.55 * Math.exp(-Math.hypot(x - 1.42, y - 0.17) * 2.9));
	});
	stars(canvas, { count: 900, seed: 21, below: 0.55 });
	moon(canvas, { x: 0.36, y: 0.2, r: 0.092 }, ['#f2806a', '#8f3146', '#ffc9a8'], 9);
	moon(canvas, { x: 1.42, y: 0.17, r: 0.12 }, ['#f4f0ff', '#a4a0cc', '#ffffff'], 3);
	await ranges(canvas);
	await bridge(canvas);
	await cliffs(canvas);
	await people(canvas);
	await canvas.draw(sparks(random(9), 80, (n) => [n() * 1780, 420 + n() * 520], '#efe8ff', [0.6, 1.8]), { mode: 'screen', opacity: 0.6 });
	await canvas.bloom(0.76, 0.46, [5, 20, 70]);
	canvas.finish({ vignette: 0.5, contrast: 1.22, saturation: 1.14, grain: 0.04, seed: 45 });
}

const tint = (x) => mix(red, pale, side(x));

async function ranges(canvas) {
	for (const [base, rise, seed, tone, haze] of [
		[700, 240, 2.4, '#4a3c7c', 0.42],
		[800, 210, 7.7, '#30255c', 0.3],
	]) {
		let d = `M-20 1020 L-20 ${base}`;
		for (let x = -20; x <= 1800; x += 5) d += ` L${x} ${(base - ridged(x / 420 + seed, seed, 6) * rise).toFixed(1)}`;
		await canvas.draw(path(`${d} L1800 1020Z`, tone), { shade: (c, x, y) => mix(c, mix(red, pale, far(x)), haze * (0.4 + 0.6 * smooth(0.9, 0.5, y)) * 0.7) });
		mist(canvas, { from: 0.62, to: 1.02, colour: (x) => mix(rgb('#6a3a62'), rgb('#a39ad8'), far(x)), strength: 0.5, seed, grain: 1.8 });
	}
}

/** Three arches of cut stone, the middle one over nothing at all. */
async function bridge(canvas) {
	const arch = (cx, half, foot) => `M${cx - half} ${foot} V${deck(cx) + 40 + half * 0.96} Q${cx - half} ${deck(cx) + 36} ${cx} ${deck(cx) + 34} Q${cx + half} ${deck(cx) + 36} ${cx + half} ${deck(cx) + 40 + half * 0.96} V${foot}Z`;
	let top = '';
	for (let x = -20; x <= 1800; x += 20) top += `${top ? ' L' : 'M'}${x} ${(deck(x) - 34).toFixed(1)}`;
	const body = `${top} L1800 1020 L-20 1020Z`;
	const holes = arch(889, 250, 1030) + arch(340, 200, 1030) + arch(1438, 200, 1030);
	await canvas.model(`<path d="${body} ${holes}" fill="#8d80a8" fill-rule="evenodd"/>`, {
		dx: 0,
		dy: -0.9,
		light: rgb('#efe6ff'),
		shadow: rgb('#171034'),
		round: 16,
		rim: 2,
		rough: 2,
		shade: (c, x, y, turn) => {
			const stone = masonry(x * 15, y * 15, { w: 0.9, h: 0.46, gap: 0.05 });
			let k = mix(scale(c, 0.62 + 0.4 * stone.tone + 0.2 * stone.face), rgb('#1c1438'), stone.joint * 0.7);
			const lit = tint(x);
			k = [0, 1, 2].map((i) => k[i] * (0.32 + lit[i] * 0.86));
			k = mix(k, lit, clamp(turn) * 0.3);
			return mix(k, mix(rgb('#3a1c3c'), rgb('#6f68a8'), side(x)), smooth(0.66, 1, y) * 0.85);
		},
	});
	let ribs = '';
	for (const [cx, half] of [
		[889, 250],
		[340, 200],
		[1438, 200],
	])
		for (let i = 0; i <= 26; i++) {
			const a = Math.PI * (i / 26);
			const [rx, ry] = [half + 4, half * 0.98];
			const [x, y] = [cx - Math.cos(a) * rx, deck(cx) + 40 + half * 0.96 - Math.sin(a) * ry];
			ribs += group('<rect x="-13" y="-17" width="26" height="32" rx="3" fill="#a497bc"/>', `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((a * 180) / Math.PI - 90).toFixed(1)})`);
		}
	const lit = (c, x) => [0, 1, 2].map((i) => c[i] * (0.34 + tint(x)[i] * 0.9));
	await canvas.model(ribs, { dx: 0, dy: -0.9, light: rgb('#efe6ff'), shadow: rgb('#171034'), round: 5, rim: 1.4, rough: 1, shade: lit });
	let wall = '';
	for (let x = -10; x < 1790; x += 26) wall += `<rect x="${x}" y="${(deck(x) - 62 + (Math.round(x / 26) % 4 ? 6 : -8)).toFixed(1)}" width="24.6" height="40" rx="3" fill="#9a8cb4"/>`;
	wall += [0, 1].map((i) => `<rect x="${876 + i * 14}" y="372" width="12" height="130" fill="#9a8cb4"/>`).join('');
	await canvas.model(wall, { dx: 0, dy: -0.9, light: rgb('#f4ecff'), shadow: rgb('#171034'), round: 4, rim: 1.6, rough: 1, shade: lit });
	mist(canvas, { from: 0.72, to: 1.04, colour: (x) => mix(rgb('#8a4468'), rgb('#b9b2ea'), far(x)), strength: 0.7, seed: 12, grain: 2 });
}

async function cliffs(canvas) {
	const next = random(25);
	const rock = (c, x, y, turn) => mix(scale(c, 0.55 + facets(x * 16, y * 11) * 0.5 + fbm(x * 40, y * 40, 3) * 0.2), tint(x), clamp(turn) * 0.34);
	const left = 'M-20 1020 V486 Q60 492 120 520 Q150 620 132 720 Q190 830 150 930 L180 1020Z';
	const light = { dy: -0.6, light: rgb('#efe4ff'), shadow: rgb('#0a0620'), round: 26, rim: 2.2, rough: 6, shade: rock };
	await canvas.model(path(left, '#35265a'), { ...light, dx: 0.5 });
	await canvas.model(group(path(left, '#3a3268'), 'translate(1780 0) scale(-1 1)'), { ...light, dx: -0.5 });
	const trees = branching(next, { x: 52, y: 500, length: 120, width: 26, angle: -1.3, spread: 0.5, levels: 5, bend: 0.5, fill: '#160c26' });
	const more = branching(random(7), { x: 1742, y: 500, length: 110, width: 24, angle: -1.4, spread: 0.5, levels: 5, bend: 0.5, fill: '#16123a' });
	await canvas.model(trees, { dx: 0.3, dy: -0.8, light: red, shadow: rgb('#0a0418'), round: 5, rim: 1.6 });
	await canvas.model(more, { dx: -0.3, dy: -0.8, light: pale, shadow: rgb('#060420'), round: 5, rim: 1.6 });
}

/** Two guards who share a brazier, and those who cross: a cart of bread, a bride, somebody who has thought better of it. */
async function people(canvas) {
	const set = async (x, s, options, flip = false) => {
		const shape = person({ fill: x < 889 ? '#3a1c38' : '#2a2858', limb: x < 889 ? '#200f26' : '#171638', skin: '#8a6470', ...options });
		await canvas.model(place(shape.shape, x, deck(x) - 30, s, flip), { dx: x < 889 ? -0.5 : 0.5, dy: -0.8, light: x < 889 ? rgb('#ffb09a') : rgb('#f2f0ff'), shadow: rgb('#0a0620'), round: 6, rim: 2 });
		return shape;
	};
	await set(806, 1.5, { ...poses.stand, head: 'hat', coat: 0.75, holds: 'staff', trim: '#d9523e' });
	await set(972, 1.5, { ...poses.stand, head: 'hood', coat: 0.85, holds: 'staff', trim: '#e6e2f6' }, true);
	await set(590, 1.2, { ...poses.walk, head: 'bun', coat: 1, flare: 18, fill: '#7a2438' });
	await set(548, 1.2, { ...poses.walk, head: 'hair', coat: 0.7 });
	await set(440, 1.15, { ...poses.trudge, lean: 12, head: 'cap', pack: '#4a2836' });
	await set(1180, 1.2, { ...poses.walk, head: 'hat', coat: 0.7, holds: 'lantern' }, true);
	await set(1292, 1.2, { ...poses.walk, head: 'hood', coat: 0.95 });
	await set(1352, 0.78, { ...poses.walk, head: 'hair', coat: 0.5 });
	const cart = group('<circle cx="0" cy="-20" r="18" fill="none" stroke="#20102a" stroke-width="4"/>' + path('M-52 -30 H50 L44 -54 H-46Z', '#4a2836') + path('M-40 -54 q10 -20 26 -6 q12 -18 28 0 q14 -12 24 6z', '#c98a5c') + '<path d="M50 -34 L86 -44" stroke="#20102a" stroke-width="4"/>', `translate(336 ${deck(336) - 30}) scale(1.2)`);
	await canvas.model(cart, { dx: -0.4, dy: -0.8, light: rgb('#ffb09a'), shadow: rgb('#0a0620'), round: 5, rim: 1.6 });
	const [x, y] = [889, deck(889) - 34];
	await canvas.draw(`<path d="M${x - 20} ${y} L${x - 12} ${y - 34} M${x + 20} ${y} L${x + 12} ${y - 34} M${x} ${y} V${y - 34}" stroke="#140a20" stroke-width="5"/>` + path(`M${x - 26} ${y - 50} H${x + 26} L${x + 16} ${y - 28} H${x - 16}Z`, '#140a20') + path(`M${x - 18} ${y - 48} q-10 -26 4 -44 q6 14 14 -14 q10 22 16 4 q12 26 2 54z`, '#ff9a4a') + path(`M${x - 8} ${y - 48} q-4 -16 6 -28 q10 12 8 28z`, '#fff0c0'));
	glow(canvas, { x: x / 1000, y: (y - 70) / 1000, r: 0.22, colour: '#ffa04a', strength: 0.75, power: 2.6 });
	glow(canvas, { x: 1.161, y: (deck(1180) - 86) / 1000, r: 0.07, colour: '#ffc070', strength: 0.8 });
}
