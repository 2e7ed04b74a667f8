import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, person, place, poses } from '../../draw/figures.mjs';
import { glow, mist } from '../../draw/light.mjs';
import { snowfall } from '../../draw/nature.mjs';
import { fbm, random, ridged } from '../../draw/noise.mjs';
import { group, path } from '../../draw/shapes.mjs';
import { paintHeavens } from '../../draw/sky.mjs';

const horizon = 0.5;
const sun = [0.42, 0.48];

/** The one day of the winter when the court comes down on the ice: nobody looks at the Regent, and everybody does. */
export async function paint(canvas) {
	paintHeavens(canvas, {
		stops: [
			[0, '#23427c'],
			[0.45, '#6f86b4'],
			[0.8, '#e2a8a4'],
			[1, '#ffd3a4'],
		],
		horizon,
		sun,
		glow: '#ffe2b4',
		near: ['#ffdcb4', '#c9889a'],
		far: ['#b9b4d0', '#3f5690'],
		cover: 0.44,
		seed: 9,
		disc: 0.03,
	});
	await shore(canvas);
	ice(canvas);
	await stalls(canvas);
	await crowd(canvas);
	await bunting(canvas);
	await snowfall(canvas, { seed: 31, amount: 0.7 });
	await canvas.bloom(0.8, 0.42, [5, 20, 70]);
	canvas.finish({ vignette: 0.44, contrast: 1.18, saturation: 1.12, grain: 0.04, seed: 75 });
}

/** Alps, then firs, then a line of snow. */
async function shore(canvas) {
	let alps = 'M-20 560 L-20 500';
	for (let x = -20; x <= 1800; x += 5) alps += ` L${x} ${(496 - ridged(x / 460 + 3.3, 2, 7) ** 1.3 * 330).toFixed(1)}`;
	await canvas.model(path(`${alps} L1800 560Z`, '#8fa4cc'), {
		dx: -0.7,
		dy: -0.6,
		light: rgb('#ffe4cc'),
		shadow: rgb('#4a65a0'),
		round: 14,
		rough: 3,
		shade: (c, x, y) => mix(mix(c, rgb('#f4ecf2'), 0.5 * smooth(-0.1, 0.4, fbm(x * 14, y * 20, 4))), rgb('#ffd9b8'), 0.5 * Math.exp(-Math.abs(x - sun[0]) * 2) * smooth(0.3, 0.5, y) + 0.2),
	});
	mist(canvas, { from: 0.38, to: 0.54, colour: '#ffdcc4', strength: 0.5, seed: 4, grain: 2 });
	const next = random(8);
	let firs = '';
	for (let i = 0; i < 150; i++) {
		const x = next() * 1800 - 10;
		const h = 30 + next() * 54 + 26 * smooth(400, 900, Math.abs(x - 700));
		for (let k = 0; k < 4; k++) firs += path(`M${x - h * (0.26 - k * 0.05)} ${514 - h * k * 0.22} L${x} ${514 - h * (0.42 + k * 0.2)} L${x + h * (0.26 - k * 0.05)} ${514 - h * k * 0.22}Z`, ['#3c5684', '#48628e', '#344c7a'][i % 3]);
	}
	await canvas.draw(firs, { shade: (c, x) => mix(c, rgb('#ffcfa8'), 0.42 * Math.exp(-Math.abs(x - sun[0]) * 2.6)) });
	let bank = 'M-20 540 L-20 508';
	for (let x = -20; x <= 1800; x += 12) bank += ` L${x} ${(512 - fbm(x / 120, 5, 3) * 8).toFixed(1)}`;
	await canvas.draw(path(`${bank} L1800 540Z`, '#dfe2f0'));
}

/** Swept ice, scored by a thousand skates. */
function ice(canvas) {
	const above = canvas.pixels.slice();
	const { width, height } = canvas;
	canvas.paint((x, y) => {
		if (y < 0.517) return undefined;
		const deep = (y - 0.517) / 0.483;
		const z = 1 / (deep + 0.07);
		const u = (x - 0.85) * z;
		const wave = fbm(u * 3, z * 4, 3) * 0.02;
		const j = clamp(Math.floor((1.034 - y - deep * 0.06 + wave) * height), 0, height - 1);
		const k = clamp(Math.floor((x + wave * 0.5) * height), 0, width - 1);
		const i = (j * width + k) * 3;
		let c = mix([above[i], above[i + 1], above[i + 2]], mix(rgb('#a9c6e0'), rgb('#2c5a94'), deep), 0.5 + 0.22 * deep);
		const snow = smooth(0.1, 0.32, fbm(u * 0.7 + 3, z * 1.1, 5));
		c = mix(c, mix(rgb('#eef2fa'), rgb('#93b2d8'), deep * 0.8), snow * 0.72);
		const arc = Math.min(
			Math.abs(((Math.hypot(u - 1.3, z * 1.3 - 4) * 2.3 + fbm(u, z, 2)) % 1) - 0.5),
			Math.abs(((Math.hypot(u + 2.2, z * 1.1 - 6) * 1.9 + fbm(u + 5, z, 2)) % 1) - 0.5),
		);
		const score = smooth(0.03, 0, Math.abs(arc - 0.32)) * smooth(-0.1, 0.25, fbm(u * 2.4, z * 2.4, 3));
		c = mix(c, rgb('#f4f8fc'), score * 0.2);
		c = mix(c, rgb('#ffe2b8'), 0.55 * Math.exp(-(((x - sun[0]) * 4) ** 2)) * (1 - deep * 0.7));
		return scale(c, 1 - 0.28 * smooth(0.6, 1, deep));
	});
}

/** Booths of striped cloth with a lamp in each, smoke over the roasting ones. */
async function stalls(canvas) {
	const light = { dx: -0.6, dy: -0.6, light: rgb('#ffe6c4'), shadow: rgb('#22305c'), round: 6, rim: 1.6 };
	const booth = (w, h, [one, two]) => {
		let roof = '';
		for (let i = 0; i < 8; i++) roof += path(`M${-w * 0.56 + (w * 1.12 * i) / 8} ${-h} L${-w * 0.34 + (w * 0.68 * i) / 8} ${-h * 1.5} H${-w * 0.34 + (w * 0.68 * (i + 1)) / 8} L${-w * 0.56 + (w * 1.12 * (i + 1)) / 8} ${-h} q${-w * 0.07} ${h * 0.16} ${-w * 0.14} 0Z`, i % 2 ? one : two);
		return path(`M${-w / 2} 0 V${-h} H${w / 2} V0Z`, '#4a3348') + `<rect x="${-w * 0.44}" y="${-h * 0.92}" width="${w * 0.88}" height="${h * 0.46}" fill="#ffc878"/>` + path(`M${-w * 0.52} ${-h * 0.46} H${w * 0.52} V${-h * 0.36} H${-w * 0.52}Z`, '#7a5340') + roof + path(`M${-w * 0.36} ${-h * 1.5} Q0 ${-h * 1.66} ${w * 0.36} ${-h * 1.5} Q0 ${-h * 1.56} ${-w * 0.36} ${-h * 1.5}Z`, '#f6f8fd');
	};
	for (const [x, y, s, tones] of [
		[980, 552, 0.6, ['#b8434f', '#f2e6da']],
		[1100, 560, 0.72, ['#3f6fa4', '#f2ecdc']],
		[1240, 574, 0.92, ['#c9923c', '#f6ecd8']],
		[1420, 598, 1.25, ['#8a3a5c', '#f2e4e0']],
		[1650, 640, 1.75, ['#b8434f', '#f6ecdc']],
	]) {
		await canvas.draw(`<ellipse cx="${x + 20 * s}" cy="${y + 3}" rx="${110 * s}" ry="${11 * s}" fill="#2a4478"/>`, { blur: 5, opacity: 0.55 });
		await canvas.model(group(booth(150, 110, tones), `translate(${x} ${y}) scale(${s})`), light);
		const seller = person({ fill: '#2a2850', skin: '#8a6470', ...poses.stand, head: ['bun', 'hat', 'hood'][Math.round(x) % 3], arms: [[20, 60], [40, 80]] }).shape;
		await canvas.draw(group(`<clipPath id="b${x}"><rect x="-66" y="-102" width="132" height="51"/></clipPath><g clip-path="url(#b${x})">${place(seller, -10, -12, 0.86)}</g>`, `translate(${x} ${y}) scale(${s})`));
		glow(canvas, { x: x / 1000, y: (y - 76 * s) / 1000, r: 0.1 * s + 0.03, colour: '#ffb45c', strength: 0.5 });
		glow(canvas, { x: x / 1000, y: (y + 10 * s) / 1000, r: 0.13 * s, colour: '#ffb45c', strength: 0.3, squash: 2.4 });
	}
	await canvas.draw('<path d="M1250 430 q-16 -40 8 -70 q22 -30 0 -64 M1436 414 q-20 -46 10 -84 q24 -34 -4 -76" stroke="#e8dce6" stroke-width="18" fill="none" stroke-linecap="round"/>', { blur: 11, opacity: 0.4 });
}

async function crowd(canvas) {
	const light = { dx: -0.75, dy: -0.4, light: rgb('#ffdfb8'), shadow: rgb('#101a3c') };
	const next = random(17);
	const glide = { legs: [[-34, -66], [16, 2]], arms: [[-40, -20], [46, 62]], lean: 15 };
	const turn = { legs: [[-52, -70], [8, 0]], arms: [[-80, -70], [76, 84]], lean: 8 };
	const ink = ['#2c3a6c', '#4a2f58', '#23305c', '#5c3444', '#31506c'];
	const heads = ['hat', 'bun', 'hair', 'cap', 'hood'];
	const people = [];
	for (let i = 0; i < 42; i++) {
		const t = next() ** 1.5;
		const x = 120 + next() * 1500;
		people.push([x, 536 + t * 120 + 6, 0.34 + t * 0.86, { ...[glide, poses.stand, poses.walk, turn][i % 4], head: heads[i % 5], coat: 0.4 + next() * 0.6, flare: 6 + next() * 12, fill: ink[i % 5] }, next() > 0.5]);
	}
	people.push(
		[350, 760, 2.1, { ...glide, head: 'hat', coat: 0.6, wind: -0.3, fill: '#2c3a6c', trim: '#c9923c' }, false],
		[228, 752, 2, { ...glide, head: 'bun', coat: 0.85, flare: 16, wind: -0.3, fill: '#6a3048', trim: '#e9dcc0' }, false],
		[1330, 800, 2.3, { ...turn, head: 'hair', coat: 0.5, fill: '#31506c', trim: '#c44a52' }, true],
		[1530, 868, 2.7, { ...poses.stand, head: 'hat', coat: 0.85, fill: '#23284c', trim: '#8a3a4c', arms: [[-10, 6], [30, 70]] }, true],
		[1622, 876, 2.6, { ...poses.stand, head: 'bun', coat: 1, flare: 22, fill: '#3f2a50', arms: [[10, 40], [46, 100]] }, true],
	);
	people.sort((a, b) => a[1] - b[1]);
	for (const [x, y, s, options, flip] of people) {
		if (s < 1.4 && Math.abs(x - 800) < 150 && y > 580) continue;
		const shape = person({ limb: '#18224a', skin: '#8f6a70', ...options }).shape;
		await canvas.draw(group(place(shape, 0, 0, s, flip), `translate(${x} ${y + 2}) scale(1 -0.8)`), { opacity: 0.32, blur: 1 + s * 0.6, rough: 5 });
		await canvas.model(place(shape, x, y, s, flip), { ...light, round: 4 * s, rim: s > 1 ? 2.2 : 1.3 });
	}
	await canvas.model(place(dog('#33293c'), 1440, 880, 1.7, true), { ...light, round: 5, rim: 2 });
	const [x, y, s] = [800, 800, 2.55];
	const regent = person({ fill: '#a8283c', limb: '#5c1626', skin: '#c09080', ...glide, lean: 8, arms: [[-46, -34], [40, 60]], head: 'crown', coat: 0.95, flare: 20, wind: -0.34, trim: '#f0dca8' }).shape;
	await canvas.draw(group(place(regent, 0, 0, s), `translate(${x} ${y + 4}) scale(1 -0.8)`), { opacity: 0.42, blur: 2.6, rough: 7 });
	await canvas.model(place(regent, x, y, s), { ...light, round: 11, rim: 2.8 });
	await canvas.draw(`<path d="M${x - 250} ${y + 10} Q${x - 90} ${y + 26} ${x + 34} ${y + 6}" stroke="#f4f8fc" stroke-width="3.4" fill="none"/>`, { opacity: 0.8 });
}

/** Lanterns on a cord from pole to pole, the nearest almost overhead. */
async function bunting(canvas) {
	let cord = '<path d="M60 1020 L74 150 M1720 1020 L1706 120" stroke="#1c2850" stroke-width="15"/><path d="M74 168 Q480 420 900 300 Q1300 190 1706 140" stroke="#1c2850" stroke-width="3" fill="none"/>';
	const at = (t) => (t < 0.5 ? [74 + 826 * (t * 2), 168 * (1 - t * 2) ** 2 + 2 * t * 2 * (1 - t * 2) * 420 + 300 * (t * 2) ** 2] : [900 + 806 * (t * 2 - 1), 300 * (2 - t * 2) ** 2 + 2 * (t * 2 - 1) * (2 - t * 2) * 190 + 140 * (t * 2 - 1) ** 2]);
	const lamps = Array.from({ length: 13 }, (_, i) => at(0.05 + (i / 12) * 0.9));
	for (const [x, y] of lamps) cord += `<path d="M${x} ${y} v12" stroke="#1c2850" stroke-width="2.6"/>`;
	await canvas.model(cord, { dx: -0.7, dy: -0.3, light: rgb('#ffdcb4'), shadow: rgb('#0c1434'), round: 3, rim: 1.6 });
	for (const [i, [x, y]] of lamps.entries()) {
		await canvas.draw(`<ellipse cx="${x.toFixed(1)}" cy="${(y + 32).toFixed(1)}" rx="15" ry="21" fill="${['#ffdf9a', '#ffb870', '#f49a84'][i % 3]}"/><path d="M${(x - 8).toFixed(1)} ${(y + 12).toFixed(1)} h16 M${(x - 8).toFixed(1)} ${(y + 52).toFixed(1)} h16" stroke="#1c2850" stroke-width="4"/>`);
		glow(canvas, { x: x / 1000, y: (y + 32) / 1000, r: 0.075, colour: '#ffb866', strength: 0.55, power: 2.4 });
	}
}
