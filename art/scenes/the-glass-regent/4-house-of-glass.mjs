import { clamp, mix, ramp, rgb, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow, stars, water } from '../../draw/light.mjs';
import { snowfall } from '../../draw/nature.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { circle, path } from '../../draw/shapes.mjs';

const sky = ramp([0, '#0a1a3e'], [0.4, '#1c4476'], [0.7, '#4c86b0'], [0.8, '#9cc8da']);
const ground = 872;
/** Where the floors begin, from below, and how wide the house is there. */
const storeys = [
	[ground - 10, 250, 1530],
	[ground - 188, 330, 1450],
	[ground - 358, 450, 1330],
	[ground - 520, 610, 1170],
];

/** The palace from the garden, at night: no wall in it hides anything, and everybody knows who is upstairs with whom. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const veil = fbm(x * 1.8 + fbm(x * 2.4, y, 3) * 0.6, y * 0.8 + 4, 5);
		let c = mix(sky(y), rgb('#79dccb'), 0.34 * smooth(0.02, 0.4, veil) * smooth(0.55, 0.1, y));
		c = mix(c, rgb('#ffd9a0'), 0.42 * Math.exp(-Math.hypot((x - 0.89) * 0.9, y - 0.6) * 3));
		return c;
	});
	stars(canvas, { count: 700, seed: 13, below: 0.5 });
	await spires(canvas);
	await rooms(canvas);
	await iron(canvas);
	await household(canvas);
	water(canvas, {
		horizon: 0.89,
		ripple: 0.016,
		squeeze: 0.9,
		own: 0.26,
		tint: (_x, deep) => mix(rgb('#5f9cc0'), rgb('#0d2a52'), deep),
		where: (x, y) => smooth(0.888, 0.9, y),
	});
	await garden(canvas);
	await snowfall(canvas, { seed: 8, amount: 0.6 });
	await canvas.bloom(0.74, 0.46, [5, 20, 70]);
	canvas.finish({ vignette: 0.48, contrast: 1.18, saturation: 1.12, grain: 0.04, seed: 74 });
}

/** Behind the house its towers go on into the dark. */
async function spires(canvas) {
	const spire = (x, foot, w, tall, fill) => path(`M${x - w} ${foot} L${x - w * 0.7} ${foot - tall * 0.5} L${x} ${foot - tall} L${x + w * 0.7} ${foot - tall * 0.5} L${x + w} ${foot}Z`, fill);
	let back = '';
	for (const [x, w, tall] of [
		[300, 50, 420],
		[410, 62, 560],
		[560, 66, 690],
		[1220, 66, 690],
		[1370, 62, 560],
		[1480, 50, 420],
	])
		back += spire(x, ground, w, tall, '#5f9fc8');
	await canvas.model(back, {
		dx: 0.2,
		dy: -0.6,
		light: rgb('#dff3f8'),
		shadow: rgb('#173e70'),
		round: 22,
		rim: 1.8,
		shade: (c, x, y) => mix(c, rgb('#ffe0ac'), 0.4 * Math.exp(-Math.hypot(x - 0.89, y - 0.55) * 3)),
	});
	const crown = spire(790, storeys[3][0] - 140, 46, 120, '#78b4d4') + spire(990, storeys[3][0] - 140, 46, 120, '#78b4d4') + spire(890, storeys[3][0] - 140, 76, 190, '#8cc4de');
	await canvas.model(crown, { dx: -0.3, dy: -0.7, light: rgb('#f4fbfc'), shadow: rgb('#1d4a80'), round: 26, rim: 2 });
}

const height = (floor) => (floor === 3 ? 140 : storeys[floor][0] - storeys[floor + 1][0]);

/** Each room has its own lamp and its own colour behind the panes. */
async function rooms(canvas) {
	const next = random(33);
	for (const [floor, [y, from, to]] of storeys.entries()) {
		const top = y - height(floor);
		const bays = [7, 6, 5, 3][floor];
		const w = (to - from) / bays;
		for (let i = 0; i < bays; i++) {
			const [x0, x1] = [from + i * w, from + (i + 1) * w];
			const warm = floor === 2 && i === 2 ? 1 : 0.45 + next() * 0.45;
			const tone = mix(rgb('#2c5f92'), rgb(['#f4b868', '#ffd690', '#f0a070', '#cfe2da'][Math.floor(next() * 4)]), warm);
			const [cx, cy] = [(x0 + x1) / 2000, (top + height(floor) * 0.32) / 1000];
			canvas.paint((x, y2, old) => {
				if (x < x0 / 1000 || x >= x1 / 1000 || y2 < top / 1000 || y2 >= y / 1000) return undefined;
				const d = Math.hypot(x - cx, (y2 - cy) * 0.9);
				let c = mix(mix(rgb('#24507e'), tone, 0.76), mix(tone, rgb('#fff6dc'), 0.6), Math.exp(-d * 9.5));
				c = mix(c, rgb('#21406a'), 0.4 * smooth(y / 1000 - 0.03, y / 1000, y2));
				return mix(old, c, 0.9);
			});
			const lampX = (x0 + x1) / 2;
			await canvas.draw(`<path d="M${lampX} ${top} v${height(floor) * 0.2}" stroke="#2a4c78" stroke-width="2"/>` + [-12, 0, 12].map((d) => circle(lampX + d, top + height(floor) * 0.24 + Math.abs(d) * 0.2, 4.4, '#fffbe8')).join(''));
		}
	}
}

/** Floors, mullions and the ribs of the roof; frost has begun in the corners. */
async function iron(canvas) {
	let bars = '';
	let floors = '';
	for (const [floor, [y, from, to]] of storeys.entries()) {
		const top = y - height(floor);
		const bays = [7, 6, 5, 3][floor];
		floors += `<rect x="${from - 16}" y="${y - 7}" width="${to - from + 32}" height="14" fill="#a9d4e6"/>`;
		for (let i = 0; i <= bays * 3; i++) {
			const x = from + ((to - from) * i) / (bays * 3);
			bars += `<path d="M${x} ${y} V${top}" stroke="#cfe9f3" stroke-width="${i % 3 ? 1.6 : 6}" opacity="${i % 3 ? 0.6 : 1}"/>`;
		}
		bars += `<path d="M${from} ${top + height(floor) * 0.3} H${to}" stroke="#cfe9f3" stroke-width="1.6" opacity="0.6"/>`;
	}
	floors += `<rect x="${storeys[3][1] - 16}" y="${storeys[3][0] - 147}" width="${storeys[3][2] - storeys[3][1] + 32}" height="14" fill="#a9d4e6"/>`;
	await canvas.model(floors + bars, { dx: -0.3, dy: -0.9, light: rgb('#ffffff'), shadow: rgb('#2c6398'), round: 3, write: false });
	canvas.paint((x, y, old) => {
		const inside = storeys.some(([base, from, to], i) => y * 1000 < base && y * 1000 > base - height(i) && x * 1000 > from && x * 1000 < to);
		if (!inside) return undefined;
		const rime = smooth(0.14, 0.45, fbm(x * 6, y * 6 + fbm(x * 5, y * 5, 3) * 2, 6));
		const sheen = smooth(0.03, 0, Math.abs(((x + y * 0.5) * 2.6 + 10) % 1 - 0.4)) * 0.18;
		return mix(old, rgb('#dff2f8'), clamp(rime * 0.34 + sheen));
	});
}

/** The dancing, the dining, the cards, the quarrel, a bath, a lesson; and in the middle of it one who is alone and looked at. */
async function household(canvas) {
	const next = random(6);
	const ink = ['#1d3560', '#23305c', '#33284e', '#1a2c54'];
	const people = [];
	const add = (floor, t, options, flip = false, s = 1) => {
		const [y, from, to] = storeys[floor];
		people.push([from + (to - from) * t, y - 7, s * 1.02, options, flip]);
	};
	for (let i = 0; i < 7; i++) {
		add(0, 0.06 + i * 0.075, { ...poses.dance, head: i % 2 ? 'bun' : 'hair', coat: i % 2 ? 1 : 0.6, flare: i % 2 ? 22 : 8 }, i % 2 === 1);
	}
	add(0, 0.63, { ...poses.bow, head: 'hair', coat: 0.6 }, true);
	add(0, 0.72, { ...poses.stand, head: 'hat', coat: 0.8 });
	add(0, 0.8, { ...poses.stand, head: 'bun', coat: 1, flare: 20, arms: [[-10, 6], [60, 100]] }, true);
	add(0, 0.9, { ...poses.walk, head: 'cap', coat: 0.5, arms: [[20, 40], [70, 84]] });
	add(1, 0.06, { ...poses.stand, head: 'hat', coat: 0.7 });
	add(1, 0.13, { ...poses.raise, head: 'hair', coat: 0.6 }, true);
	for (let i = 0; i < 5; i++) add(1, 0.25 + i * 0.055, { ...poses.sit, head: ['hair', 'bun', 'hat', 'bun', 'hair'][i] }, i % 2 === 1, 0.95);
	add(1, 0.6, { ...poses.walk, head: 'cap', coat: 0.5, holds: 'bundle' });
	add(1, 0.76, { ...poses.guard, head: 'hair', coat: 0.5, holds: 'sword' });
	add(1, 0.88, { ...poses.lunge, head: 'bun', coat: 0.5, holds: 'sword' }, true);
	add(2, 0.06, { ...poses.stand, head: 'bun', coat: 1, flare: 18 });
	add(2, 0.14, { ...poses.stand, head: 'hat', coat: 0.7 }, true);
	add(2, 0.27, { ...poses.sit, head: 'hair' });
	add(2, 0.73, { ...poses.back, head: 'hat', coat: 0.8 }, true);
	add(2, 0.79, { ...poses.back, head: 'bun', coat: 1, flare: 18 }, true);
	add(2, 0.92, { ...poses.walk, head: 'hood', coat: 1 }, true);
	add(3, 0.12, { ...poses.stand, head: 'hat', coat: 0.8, holds: 'staff' });
	add(3, 0.86, { ...poses.stand, head: 'hat', coat: 0.8, holds: 'staff' }, true);
	let shapes = '';
	for (const [i, [x, y, s, options, flip]] of people.entries()) shapes += place(person({ fill: ink[i % 4], limb: '#14244a', skin: '#6b5a72', ...options }).shape, x, y, s * (0.94 + next() * 0.1), flip);
	const [y1, from1, to1] = storeys[1];
	const table = `<rect x="${from1 + (to1 - from1) * 0.22}" y="${y1 - 58}" width="${(to1 - from1) * 0.29}" height="9" fill="#1d3560"/><path d="M${from1 + (to1 - from1) * 0.24} ${y1 - 52} V${y1 - 8} M${from1 + (to1 - from1) * 0.49} ${y1 - 52} V${y1 - 8}" stroke="#1d3560" stroke-width="6"/>`;
	await canvas.model(shapes + table, { dx: 0, dy: -0.9, light: rgb('#ffe6bc'), shadow: rgb('#0c1c40'), round: 5, rim: 1.2 });
	const [y, from, to] = storeys[2];
	const x = (from + to) / 2;
	glow(canvas, { x: x / 1000, y: (y - 90) / 1000, r: 0.2, colour: '#ffe2a8', strength: 0.5 });
	const regent = person({ fill: '#8a2238', limb: '#5a1428', skin: '#8a6a70', ...poses.stand, arms: [[-18, -4], [36, 78]], head: 'crown', coat: 1, flare: 24, trim: '#f0d9a0' });
	await canvas.model(place(regent.shape, x, y - 7, 1.24), { dx: 0, dy: -0.9, light: rgb('#ffdcae'), shadow: rgb('#3a0c1c'), round: 8, rim: 1.8 });
}

/** Clipped trees, a frozen canal, a bridge; someone with a tray stands outside and looks up. */
async function garden(canvas) {
	const light = { dx: 0.1, dy: -0.9, light: rgb('#ffe8c4'), shadow: rgb('#0a1c42'), round: 16, rim: 2, rough: 3 };
	await canvas.model(path('M-20 1020 V886 Q200 852 330 872 L250 896 Q180 940 240 1020Z M1800 1020 V880 Q1620 850 1470 872 L1536 896 Q1630 940 1560 1020Z', '#b8d6ea'), {
		...light,
		shade: (c, x, y) => mix(c, rgb('#3a6aa4'), smooth(0.88, 1, y + fbm(x * 6, y * 8, 4) * 0.05) * 0.75),
	});
	let cones = '';
	for (const [x, y, s] of [
		[70, 930, 1.5],
		[196, 898, 1.05],
		[290, 884, 0.7],
		[1716, 936, 1.6],
		[1598, 898, 1.05],
		[1500, 882, 0.7],
	])
		cones += path(`M${x - 62 * s} ${y} Q${x - 20 * s} ${y - 120 * s} ${x} ${y - 250 * s} Q${x + 20 * s} ${y - 120 * s} ${x + 62 * s} ${y}Z`, '#1d4a6c') + `<rect x="${x - 10 * s}" y="${y - 4}" width="${20 * s}" height="${22 * s}" fill="#122c50"/>`;
	await canvas.model(cones, { ...light, dx: 0.5, dy: -0.6, light: rgb('#e8f4fa'), shade: (c, x, y) => mix(c, rgb('#eaf5fb'), smooth(0.1, 0.4, fbm(x * 20, y * 20, 4)) * 0.6) });
	const maid = person({ fill: '#1b2c54', limb: '#101c3c', skin: '#7a5f6a', ...poses.back, arms: [[-30, -60], [40, 92]], head: 'bun', coat: 0.9, flare: 14, trim: '#e8eef6' });
	const [x, y, s] = [448, 980, 2];
	await canvas.draw(`<ellipse cx="${x}" cy="${y}" rx="60" ry="9" fill="#0b1c40"/>`, { blur: 5, opacity: 0.6 });
	await canvas.model(place(maid.shape, x, y, s) + path(`M${x + 30} ${y - 138} h86 l-8 9 h-70z`, '#dce8f0') + path(`M${x + 58} ${y - 138} v-20 h14 v20z M${x + 82} ${y - 138} v-14 h16 v14z`, '#c9a45c'), { ...light, dx: 0.7, dy: -0.6, round: 10, rim: 2.4 });
}
