import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow, stars } from '../../draw/light.mjs';
import { sparks } from '../../draw/nature.mjs';
import { fbm, hash, random } from '../../draw/noise.mjs';
import { circle, group, path } from '../../draw/shapes.mjs';
import { masonry, planks } from '../../draw/texture.mjs';
import { moon } from '../../games/a-quarrel-of-moons.mjs';

const floor = 0.8;
const axis = [0.9, 0.47];
const elder = { x: 1.3, y: 0.4, r: 0.115 };
const younger = { x: 0.54, y: 0.56, r: 0.07 };
const sky = ramp([0, '#120f38'], [0.4, '#33286c'], [0.8, '#8270b4']);

/** The machine under Harrow Fell that says which law holds at what hour: somebody has stopped it, and somebody else is winding it up again. */
export async function paint(canvas) {
	room(canvas);
	await shelves(canvas);
	await rings(canvas, false);
	moon(canvas, younger, ['#f2806a', '#8f3146', '#ffc9a8'], 9);
	await machine(canvas);
	moon(canvas, elder, ['#f6f2ff', '#a9a4d2', '#ffffff'], 3);
	await rings(canvas, true);
	await people(canvas);
	glow(canvas, { x: elder.x, y: elder.y, r: 0.46, colour: '#cfc8ff', strength: 0.42 });
	glow(canvas, { x: younger.x, y: younger.y, r: 0.36, colour: '#ff7a62', strength: 0.46 });
	await canvas.draw(sparks(random(4), 110, (n) => [300 + n() * 1200, 120 + n() * 680], '#e9e2ff', [0.6, 1.8]), { mode: 'screen', opacity: 0.6 });
	await canvas.bloom(0.76, 0.48, [5, 20, 70]);
	canvas.finish({ vignette: 0.52, contrast: 1.2, saturation: 1.12, grain: 0.04, seed: 46 });
}

/** A round window as high as the room, stone to both sides, and a floor that shines. */
function room(canvas) {
	canvas.paint((x, y) => {
		const d = Math.hypot(x - axis[0], (y - 0.44) * 1.02);
		if (d < 0.56 && y < floor) {
			const spoke = Math.abs(((Math.atan2(y - 0.44, x - axis[0]) * 12) / 6.283 + 24.5) % 1 - 0.5);
			const bar = Math.max(smooth(0.03, 0.018, spoke * d * 0.9), smooth(0.008, 0.004, Math.abs(d - 0.36)), smooth(0.524, 0.532, d));
			const pane = mix(sky(y), rgb('#a895dc'), smooth(0, 0.6, fbm(x * 2, y * 2.6, 6)) * 0.4);
			return mix(pane, rgb('#120c28'), bar);
		}
		if (y < floor) {
			const stone = masonry(x * 7, y * 7, { w: 0.8, h: 0.42, gap: 0.03 });
			let c = mix(rgb('#3c3260'), rgb('#6a5c8e'), clamp(stone.tone * 0.7 + stone.face * 0.4));
			c = mix(c, rgb('#150f2c'), stone.joint * 0.75);
			if (d < 0.62) c = scale(rgb('#7d6ea0'), Math.abs(((Math.atan2(y - 0.44, x - axis[0]) * 34) / 6.283 + 40) % 1 - 0.5) > 0.45 ? 0.5 : 0.95);
			const red = 0.9 * Math.exp(-Math.hypot(x - younger.x, y - younger.y) * 4);
			const pale = 0.9 * Math.exp(-Math.hypot(x - elder.x, y - elder.y) * 3.6);
			return [0, 1, 2].map((i) => c[i] * (0.36 + rgb('#ff7a62')[i] * red + rgb('#d9d2ff')[i] * pale) * (0.7 + 0.3 * smooth(0, 0.4, y)));
		}
		const z = 0.32 / (y - floor + 0.07);
		const u = (x - axis[0]) * z;
		const r = Math.hypot(u * 1.1, z - 2.6);
		const tile = (Math.floor(Math.atan2(u, z - 2.6) * 8) + Math.floor(r * 3)) % 2;
		let c = mix(rgb('#2c2450'), rgb('#5c5084'), tile ? 0.8 : 0.25);
		c = scale(c, 0.8 + 0.3 * fbm(u * 6, z * 6, 3));
		const glint = Math.exp(-(((x - elder.x) * 3.4) ** 2)) * 0.55;
		const warm = Math.exp(-(((x - younger.x) * 4) ** 2)) * 0.55;
		c = [0, 1, 2].map((i) => c[i] * (0.55 + rgb('#d9d2ff')[i] * glint * 1.6 + rgb('#ff7a62')[i] * warm * 1.6));
		return mix(c, sky(0.5), 0.24 * Math.exp(-(((x - axis[0]) * 2.4) ** 2)) * smooth(1, floor, y));
	});
	stars(canvas, { count: 260, seed: 15, below: 0.6 });
	canvas.paint((x, y, old) => (Math.hypot(x - axis[0], (y - 0.44) * 1.02) > 0.53 && y < floor ? mix(old, scale(old, 0.96), 1) : undefined));
}

async function shelves(canvas) {
	const next = random(8);
	let out = '';
	for (const [from, to] of [
		[-20, 270],
		[1530, 1800],
	]) {
		out += `<rect x="${from}" y="250" width="${to - from}" height="552" fill="#2a1c34"/>`;
		for (let row = 0; row < 5; row++) {
			const y = 350 + row * 110;
			out += `<rect x="${from}" y="${y}" width="${to - from}" height="12" fill="#4a3248"/>`;
			for (let x = from + 12; x < to - 16; ) {
				const w = 11 + next() * 17;
				const h = 54 + next() * 34;
				if (next() > 0.1) out += `<rect x="${x.toFixed(0)}" y="${(y - h).toFixed(0)}" width="${w.toFixed(0)}" height="${h.toFixed(0)}" fill="${['#7a4658', '#4f5a8c', '#8c7650', '#5c4a78', '#6f3a44'][Math.floor(next() * 5)]}"/>`;
				x += w + 2;
			}
		}
	}
	await canvas.model(out, {
		dx: 0,
		dy: -0.6,
		light: rgb('#d9c8e8'),
		shadow: rgb('#0c0818'),
		round: 5,
		shade: (c, x, y) => {
			const red = Math.exp(-Math.hypot(x - younger.x, y - younger.y) * 3);
			const pale = Math.exp(-Math.hypot(x - elder.x, y - elder.y) * 2.8);
			return [0, 1, 2].map((i) => c[i] * (0.42 + rgb('#ff8a70')[i] * red * 1.2 + rgb('#d9d2ff')[i] * pale * 1.2));
		},
	});
}

const brass = { light: rgb('#ffe6b0'), shadow: rgb('#2c1830'), round: 5, rim: 1.8 };

/** Great hoops of brass; the near halves pass before the moons. */
async function rings(canvas, near) {
	const [x, y] = [axis[0] * 1000, axis[1] * 1000];
	const hoop = (rx, ry, tilt, width) => {
		const half = near ? `M${-rx} 0 A${rx} ${ry} 0 0 0 ${rx} 0` : `M${-rx} 0 A${rx} ${ry} 0 0 1 ${rx} 0`;
		const marks = Array.from({ length: 25 }, (_, i) => {
			const a = (i / 24) * Math.PI * (near ? 1 : -1);
			return circle((Math.cos(a) * rx).toFixed(1), (Math.sin(a) * ry).toFixed(1), i % 6 ? 3 : 7, '#e8c27a');
		}).join('');
		return group(`<path d="${half}" stroke="#a87a42" stroke-width="${width}" fill="none"/>${marks}`, `translate(${x} ${y}) rotate(${tilt})`);
	};
	await canvas.model(hoop(430, 96, -11, 15) + hoop(330, 64, 9, 11) + hoop(520, 150, -4, 9), { ...brass, dx: near ? 0.3 : 0, dy: near ? -0.9 : 0.5 });
}

async function machine(canvas) {
	const [x, y] = [axis[0] * 1000, axis[1] * 1000];
	const gear = (cx, cy, r, teeth) => {
		const points = Array.from({ length: teeth * 4 }, (_, i) => {
			const a = (i / (teeth * 4)) * 6.283;
			const k = i % 4 < 2 ? r : r * 0.86;
			return `${(cx + Math.cos(a) * k).toFixed(1)} ${(cy + Math.sin(a) * k).toFixed(1)}`;
		});
		return path(`M${points.join(' L')}Z`, '#9a6e3c') + circle(cx, cy, r * 0.6, '#6a4830') + circle(cx, cy, r * 0.2, '#e0b86c');
	};
	const arms =
		`<path d="M${x} ${y} L${elder.x * 1000 - 70} ${elder.y * 1000 + 34} M${x} ${y} L${younger.x * 1000 + 44} ${younger.y * 1000 - 20} M${x} ${y} L${x + 90} ${y - 210} M${x} ${y} L${x - 110} ${y - 170}" stroke="#b98a4c" stroke-width="13" stroke-linecap="round"/>` +
		circle(x + 90, y - 216, 26, '#5c7ab0') +
		circle(x - 114, y - 178, 19, '#c9a24e');
	const column =
		path(`M${x - 26} ${y} L${x - 44} ${y + 250} L${x - 120} ${floor * 1000 + 64} H${x + 120} L${x + 44} ${y + 250} L${x + 26} ${y}Z`, '#7a5434') +
		`<rect x="${x - 190}" y="${floor * 1000 + 56}" width="380" height="34" rx="8" fill="#5c3f30"/><rect x="${x - 230}" y="${floor * 1000 + 88}" width="460" height="36" rx="8" fill="#4a3230"/>`;
	await canvas.model(column, { ...brass, dx: 0.3, dy: -0.7, round: 16 });
	await canvas.model(gear(x - 104, y + 262, 84, 18) + gear(x + 66, y + 214, 56, 13) + gear(x + 96, y + 318, 46, 11), { ...brass, dx: 0.3, dy: -0.8, round: 7 });
	await canvas.model(arms, { ...brass, dx: 0.2, dy: -0.9, round: 6 });
	await canvas.model(circle(x, y, 74, '#e0a24a') + Array.from({ length: 16 }, (_, i) => { const a = (i / 16) * 6.283; return path(`M${x + Math.cos(a - 0.12) * 76} ${y + Math.sin(a - 0.12) * 76} L${x + Math.cos(a) * (i % 2 ? 108 : 128)} ${y + Math.sin(a) * (i % 2 ? 108 : 128)} L${x + Math.cos(a + 0.12) * 76} ${y + Math.sin(a + 0.12) * 76}Z`, '#d9953c'); }).join(''), { light: rgb('#fff2c8'), shadow: rgb('#7a3a2c'), round: 26, rim: 2, dx: 0.2, dy: -0.8 });
	glow(canvas, { x: axis[0], y: axis[1], r: 0.3, colour: '#ffc46a', strength: 0.4 });
}

/** She turns the crank; the other holds the hour against her. */
async function people(canvas) {
	const [x, y, s] = [650, 934, 2.7];
	const winder = person({ fill: '#2c2154', limb: '#1a1338', skin: '#a3728a', ...poses.stand, arms: [[40, 76], [62, 100]], lean: 14, head: 'hair', coat: 0.9, flare: 14, trim: '#b5586c' });
	const judge = person({ fill: '#3a2038', limb: '#201226', skin: '#a3727a', ...poses.stand, arms: [[-8, 6], [56, 128]], head: 'hat', coat: 0.95, flare: 12, trim: '#d9b26a' });
	for (const [cx, cy] of [
		[x, y],
		[1290, 962],
	])
		await canvas.draw(`<ellipse cx="${cx}" cy="${cy + 2}" rx="${46 * s}" ry="${7 * s}" fill="#0a0620"/>`, { blur: 6, opacity: 0.6 });
	const crank = `<path d="M${axis[0] * 1000 - 104} ${axis[1] * 1000 + 262} L${x + 96} ${y - 176} L${x + 96} ${y - 120}" stroke="#c9a05c" stroke-width="11" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`;
	await canvas.model(crank, { ...brass, dx: 0.3, dy: -0.8 });
	await canvas.model(place(winder.shape, x, y, s), { dx: -0.5, dy: -0.75, light: rgb('#ffa08a'), shadow: rgb('#0c0722'), round: 12, rim: 2.8 });
	await canvas.model(place(judge.shape, 1290, 962, 2.8, true), { dx: 0.3, dy: -0.85, light: rgb('#ece6ff'), shadow: rgb('#0c0722'), round: 12, rim: 2.8 });
	const hand = [1290 - judge.hands[1][0] * 2.8, 962 + judge.hands[1][1] * 2.8];
	await canvas.model(circle(hand[0] - 6, hand[1] - 12, 21, '#e0b86c') + circle(hand[0] - 6, hand[1] - 12, 15, '#f6efe0'), { ...brass, dx: 0.2, dy: -0.8 });
	const pile = Array.from({ length: 7 }, (_, i) => { const board = planks(i, i * 2, { w: 1 }); return `<rect x="${330 + hash(i, 3) * 30}" y="${900 - i * 22}" width="${150 - hash(i, 5) * 40}" height="20" rx="3" fill="${board.tone > 0.5 ? '#6a4058' : ['#4f5a8c', '#8c7650'][i % 2]}"/>`; }).join('');
	await canvas.model(pile, { dx: 0.6, dy: -0.7, light: rgb('#ff9a84'), shadow: rgb('#0c0722'), round: 5, rim: 1.6 });
}
