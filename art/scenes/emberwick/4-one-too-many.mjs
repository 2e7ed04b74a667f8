import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, stars } from '../../draw/light.mjs';
import { branching, sparks, tuft } from '../../draw/nature.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { circle, group, path } from '../../draw/shapes.mjs';
import { terrain } from '../../draw/terrain.mjs';

const camera = { height: 3.2, horizon: 0.5, focal: 1.02, centre: 0.889 };
const sky = ramp([0, '#0b0f2c'], [0.3, '#23205a'], [0.46, '#5c3468'], [0.54, '#c25a4c']);
const lamp = [1.235, 0.47];

/** Above the last roofs, on a tree that is on no list, somebody has hung a lantern. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const bank = fbm(x * 1.4 + 3, y * 5 + fbm(x * 2, y * 4, 4) * 0.8, 6);
		let c = mix(sky(y), rgb('#ff9a55'), 0.6 * Math.exp(-Math.hypot((x - 0.2) * 0.8, (y - 0.54) * 1.6) * 3.4));
		c = mix(c, mix(rgb('#1c1c4c'), rgb('#d8705a'), clamp(y * 1.7 - 0.1)), 0.6 * smooth(0, 0.5, bank) * smooth(0.56, 0.3, y));
		return c;
	});
	stars(canvas, { count: 700, seed: 9, below: 0.4 });
	await ridges(canvas);
	terrain(canvas, { camera, sun: [-0.7, 0.3, 0.5], near: 3, far: 90, detail: 0.005, height: meadow, colour: turf });
	await wallAndPath(canvas);
	await tree(canvas);
	await company(canvas);
	await canvas.draw(
		sparks(random(5), 70, (n) => [1235 + (n() - 0.5) * 520, 470 + (n() - 0.4) * 420], '#ffd08a', [0.8, 2.2]),
		{ mode: 'screen', blur: 0.6 },
	);
	await canvas.bloom(0.66, 0.55, [4, 18, 64]);
	canvas.finish({ vignette: 0.5, contrast: 1.2, saturation: 1.1, grain: 0.04, seed: 34 });
}

/** A round meadow that falls away to the left, where the village is. */
function meadow(x, z) {
	return (
		fbm(x / 9, z / 9, 4) * 0.5 + 1.1 * smooth(-6, 6, x) * smooth(4, 16, z) - 16 * smooth(22, 70, z) - 4.6 * smooth(1, -11, x) * smooth(7, 20, z)
	);
}

function turf({ x, z, light, distance, sx, sy }) {
	const blade = fbm(x * 5, z * 2.4, 4);
	let c = mix(rgb('#191b34'), rgb('#3f4a48'), clamp(0.45 + blade * 0.6));
	c = mix(c, rgb('#8a5a58'), clamp(light * 0.5));
	const way = smooth(0.75, 0.4, Math.abs(x - 0.5 - Math.sin(z / 3.4) * 0.9 + (z - 9) * 0.22));
	c = mix(c, rgb('#8d6c68'), way * 0.45);
	const pool = Math.exp(-Math.hypot(sx - lamp[0] + 0.06, (sy - 0.77) * 2.3) * 4.2);
	c = c.map((v, i) => v + rgb('#ff9340')[i] * pool * (0.5 + blade * 0.45));
	return mix(c, rgb('#3b2450'), 0.5 * smooth(12, 60, distance));
}

/** Hills in the last light; the village is a drift of lamps between them. */
async function ridges(canvas) {
	const line = (base, rise, seed, fill) => {
		let d = `M-20 1020 L-20 ${base}`;
		for (let x = -20; x <= 1800; x += 12) d += ` L${x} ${(base - (0.5 + fbm(x / 330 + seed, seed, 5) * 0.5) * rise).toFixed(1)}`;
		return path(`${d} L1800 1020Z`, fill);
	};
	await canvas.draw(line(548, 90, 2.2, '#6a3a5e'), { shade: (c, x, y) => mix(c, rgb('#e87c58'), 0.5 * Math.exp(-(((x - 0.2) * 2) ** 2)) * smooth(0.56, 0.48, y)) });
	await canvas.draw(line(600, 74, 7.4, '#3c2752'));
	mist(canvas, { from: 0.5, to: 0.66, colour: '#c0605a', strength: 0.34, seed: 5, grain: 2 });
	const next = random(41);
	let roofs = '';
	let panes = '';
	let lamps = '';
	let halo = '';
	const houses = Array.from({ length: 74 }, () => {
		const t = next() ** 0.8;
		const x = 40 + next() * 720 + t * 60;
		return { x, y: 604 + t * 118 + Math.abs(x - 420) * 0.03, s: 0.5 + t * 0.9 };
	}).sort((a, b) => a.y - b.y);
	for (const { x, y, s } of houses) {
		const w = (22 + next() * 18) * s;
		const h = (16 + next() * 10) * s;
		const tone = ['#2b1c3e', '#34203f', '#241a3a'][Math.floor(next() * 3)];
		roofs += path(`M${x - w} ${y} v${-h} L${x - w * 1.15} ${y - h} L${x - w * 0.1} ${y - h * 2.3} L${x + w * 1.15} ${y - h} L${x + w} ${y - h} V${y}Z`, tone);
		roofs += path(`M${x - w * 1.15} ${y - h} L${x - w * 0.1} ${y - h * 2.3} L${x - w * 0.02} ${y - h * 2.18} L${x - w} ${y - h * 0.96}Z`, '#8a4a58');
		for (let i = 0; i < 3; i++) if (next() > 0.4) panes += `<rect x="${(x - w * 0.7 + i * w * 0.5).toFixed(1)}" y="${(y - h * 0.72).toFixed(1)}" width="${(4.4 * s).toFixed(1)}" height="${(6 * s).toFixed(1)}" fill="${next() > 0.4 ? '#ffc870' : '#ff9f4a'}"/>`;
	}
	for (let i = 0; i < 26; i++) {
		const x = 60 + next() * 680;
		const y = 580 + next() * 128;
		const span = 46 + next() * 60;
		for (let k = 0; k <= 6; k++) {
			const [px, py] = [x + (span * k) / 6, y + Math.sin((k / 6) * Math.PI) * 9];
			lamps += circle(px.toFixed(1), py.toFixed(1), 1.7, '#ffdc96');
			halo += circle(px.toFixed(1), py.toFixed(1), 8, '#ff8a35');
		}
	}
	await canvas.draw(roofs);
	await canvas.draw(panes);
	await canvas.draw(halo, { mode: 'screen', blur: 4, opacity: 0.36 });
	await canvas.draw(lamps);
	mist(canvas, { from: 0.55, to: 0.76, colour: '#7a3a58', strength: 0.4, seed: 2, grain: 2.6 });
}

/** A dry wall runs down towards the lanes. */
async function wallAndPath(canvas) {
	const next = random(3);
	let stones = '';
	for (let row = 3; row >= 0; row--) {
		for (let i = 0; i < 30; i++) {
			const t = i / 29;
			const x = -20 + t * 640;
			const y = 968 - t * 226 - row * (30 - t * 16);
			const w = (46 - 26 * t) * (0.8 + next() * 0.5);
			const h = (32 - 18 * t) * (0.8 + next() * 0.4);
			stones += `<rect x="${(x - w / 2 + (row % 2) * 12).toFixed(1)}" y="${(y - h).toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" rx="${(h * 0.36).toFixed(1)}" fill="${['#3b3150', '#463a56', '#302848'][Math.floor(next() * 3)]}"/>`;
		}
	}
	await canvas.model(stones, {
		dx: 0.7,
		dy: -0.6,
		light: rgb('#ff9a58'),
		shadow: rgb('#0c0a1e'),
		round: 6,
		rim: 1.2,
		shade: (c, x) => scale(c, 0.75 + 0.35 * smooth(0, 0.6, x)),
	});
}

async function tree(canvas) {
	const next = random(88);
	const tips = [];
	const limb = (x, y, length, width, angle, levels) =>
		branching(next, { x, y, length, width, angle, spread: 0.55, levels, bend: 0.5, droop: 0.6, fill: '#221830', tips: (px, py) => tips.push([px, py]) });
	const wood =
		path(
			'M1424 936 Q1478 880 1476 790 Q1470 700 1420 620 Q1360 520 1286 446 Q1254 412 1204 388 L1208 378 Q1270 394 1312 428 Q1400 500 1466 596 Q1494 560 1500 480 L1530 478 Q1534 580 1520 640 Q1556 600 1620 570 L1632 588 Q1566 640 1552 730 Q1552 850 1620 938 Q1560 912 1520 944 Q1480 916 1424 936Z',
			'#221830',
		) +
		limb(1512, 500, 150, 40, -1.5, 5) +
		limb(1616, 584, 130, 34, -0.62, 5) +
		limb(1400, 560, 90, 20, -1.9, 4) +
		limb(1310, 440, 74, 15, -2.1, 4) +
		limb(1240, 402, 58, 10, 2.9, 3);
	const lit = { light: rgb('#ffab62'), shadow: rgb('#0a0718'), round: 9, rim: 2, rough: 3 };
	await canvas.model(wood, {
		...lit,
		dx: -0.8,
		dy: 0.2,
		shade: (c, x, y) => mix(c, rgb('#ff9a48'), 0.62 * Math.exp(-((Math.hypot(x - lamp[0], y - lamp[1]) * 3.4) ** 2))),
	});
	const leaves = tips
		.filter(() => next() > 0.45)
		.map(([x, y]) => tuft(next, x, y, 17, 5, ['#3a2034', '#5a2e34', '#87452f', '#2a1a30'], { size: 0.34 }))
		.join('');
	await canvas.model(leaves, {
		...lit,
		dx: -0.7,
		dy: 0.3,
		round: 4,
		rim: 0,
		shade: (c, x, y) => mix(c, rgb('#ffb45c'), 0.55 * Math.exp(-((Math.hypot(x - lamp[0], y - lamp[1]) * 3) ** 2))),
	});
	const [lx, ly] = [lamp[0] * 1000, lamp[1] * 1000];
	await canvas.draw(
		`<path d="M${lx - 4} 386 V${ly - 54}" stroke="#120c1c" stroke-width="3"/>` +
			path(`M${lx - 22} ${ly - 34} h36 l9 62 h-54z`, '#ffe09a') +
			path(`M${lx - 30} ${ly - 34} L${lx - 4} ${ly - 56} L${lx + 22} ${ly - 34}Z M${lx - 34} ${ly + 28} h60 v8 h-60z`, '#120c1c') +
			`<path d="M${lx - 4} ${ly - 34} v62 M${lx - 22} ${ly - 34} l-9 62 M${lx + 14} ${ly - 34} l9 62" stroke="#120c1c" stroke-width="3.4"/>` +
			circle(lx - 4, ly + 2, 12, '#fffbe8'),
	);
	glow(canvas, { x: lamp[0] - 0.004, y: lamp[1], r: 0.5, colour: '#ff9238', strength: 0.75, power: 3 });
}

/** She has counted twice. The dog has not been asked. */
async function company(canvas) {
	const light = { dx: 0.85, dy: -0.4, light: rgb('#ffb872'), shadow: rgb('#0b0818'), round: 11, rim: 2.6 };
	const [x, y, s] = [905, 872, 2.3];
	await canvas.draw(path(`M${x - 30} ${y} L${x + 30} ${y} L${x - 250} ${y + 90} L${x - 380} ${y + 80}Z`, '#0c0818'), { blur: 8, opacity: 0.55 });
	const figure = person({
		fill: '#231a36',
		limb: '#171128',
		skin: '#9a6048',
		...poses.stand,
		arms: [
			[-16, 4],
			[52, 116],
		],
		lean: -3,
		head: 'hat',
		coat: 0.72,
		flare: 12,
		trim: '#b0432f',
	});
	const [hx, hy] = [x + figure.hands[1][0] * s, y + figure.hands[1][1] * s];
	const list = path(`M${hx - 6} ${hy - 26} l34 6 l-8 58 l-34 -6z`, '#f2dcb4');
	const pole = `<path d="M${x - 120} ${y - 10} L${x - 10} ${y - 330}" stroke="#3a2430" stroke-width="6" stroke-linecap="round"/>` + circle(x - 10, y - 332, 7, '#6a4a3a');
	await canvas.model(group(pole) + place(figure.shape, x, y, s) + list + place(dog('#2b2030', true), x - 128, y + 26, 2.1), light);
}
