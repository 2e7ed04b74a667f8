import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, stars, water } from '../../draw/light.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { circle, group, path } from '../../draw/shapes.mjs';

const horizon = 0.6;
const disc = [1.3, 0.2];
const sky = ramp([0, '#071c26'], [0.3, '#123d44'], [0.5, '#2f6a66'], [0.6, '#86ac90']);

/** High water, and the last boat in: every window is lit, and the town stands with its feet in the moon. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const d = Math.hypot(x - disc[0], y - disc[1]);
		const bank = fbm(x * 1.5 + 9, y * 4.4 + fbm(x * 2, y * 3, 4) * 0.9, 6);
		let c = sky(Math.min(y, horizon));
		c = mix(c, mix(rgb('#0d2b33'), rgb('#e6edc4'), clamp(0.75 - d * 1.05 + fbm(x * 7, y * 16, 4) * 0.4)), 0.8 * smooth(-0.05, 0.45, bank) * smooth(0.6, 0.3, y));
		c = mix(c, rgb('#eef2cc'), 0.6 * Math.exp(-d * 5.4));
		return mix(c, rgb('#fbfbe6'), smooth(0.062, 0.058, d));
	});
	stars(canvas, { count: 420, seed: 17, below: 0.42, colour: [0.9, 1, 0.95] });
	const next = random(27);
	const far = town(next, { from: 40, to: 760, y: 604, size: 0.5, tone: '#24504e' });
	await canvas.draw(far.shape, { opacity: 0.9 });
	await canvas.draw(far.panes);
	mist(canvas, { from: 0.5, to: 0.64, colour: '#9fbf9c', strength: 0.5, seed: 3, grain: 2 });
	const main = town(next, { from: 640, to: 1560, y: 640, size: 1.35, tone: '#16393b' });
	const light = { dx: 0.5, dy: -0.8, light: rgb('#d9e6bc'), shadow: rgb('#061719') };
	await canvas.model(main.shape, { ...light, round: 6, rim: 1.8, rough: 1, shade: grain });
	await canvas.draw(main.panes);
	for (const [x, y] of main.lamps) glow(canvas, { x: x / 1000, y: y / 1000, r: 0.085, colour: '#ffb257', strength: 0.5, power: 2.4 });
	water(canvas, {
		horizon: 0.612,
		ripple: 0.03,
		own: 0.3,
		tint: (x, deep) => mix(mix(rgb('#4f857c'), rgb('#06222a'), clamp(deep * 1.3)), rgb('#e6f0c8'), 0.35 * Math.exp(-Math.abs(x - disc[0]) * 6) * (1 - deep)),
	});
	canvas.paint((x, y, old) => {
		if (y < 0.615) return undefined;
		const deep = (y - 0.612) / 0.388;
		const spread = 0.05 + deep * 0.12;
		const glint = smooth(0.12, 0.5, fbm(x * 11, (y * 60) / (0.3 + deep), 4));
		const path = Math.exp(-(((x - disc[0] - fbm(y * 14, 2, 3) * 0.04) / spread) ** 2));
		return mix(old, rgb('#f6f6d8'), clamp(glint * path * 0.9 + glint * 0.06));
	});
	await legs(canvas, main.feet, light);
	await boat(canvas);
	await jetty(canvas);
	await canvas.bloom(0.74, 0.5, [5, 20, 70]);
	canvas.finish({ vignette: 0.5, contrast: 1.2, saturation: 1.12, grain: 0.045, seed: 56 });
}

function grain(c, x, y) {
	const board = Math.abs(((y * 46 + fbm(x * 3, y * 3, 2)) % 1) - 0.5);
	return scale(c, (board > 0.42 ? 0.62 : 0.9) + fbm(x * 20, y * 40, 3) * 0.25);
}

/** Plank houses over one another, with stairs, balconies and a walkway that joins them. */
function town(next, { from, to, y, size, tone }) {
	let shape = '';
	let panes = '';
	const lamps = [];
	const feet = [];
	let x = from;
	while (x < to) {
		const w = (84 + next() * 60) * size;
		const floors = 1 + Math.floor(next() * 2.4);
		let base = y - (40 + next() * 16) * size;
		feet.push([x + 6 * size, base], [x + w * 0.5, base], [x + w - 6 * size, base]);
		shape += `<rect x="${x - 12 * size}" y="${base - 5 * size}" width="${w + 24 * size}" height="${8 * size}" fill="${tone}"/>`;
		let left = x;
		let wide = w;
		for (let f = 0; f < floors; f++) {
			const h = (54 + next() * 16) * size;
			shape += `<rect x="${left}" y="${base - h}" width="${wide}" height="${h}" fill="${tone}"/>`;
			const count = Math.max(1, Math.round(wide / (46 * size)));
			for (let i = 0; i < count; i++) {
				if (next() < 0.22) continue;
				const px = left + (wide * (i + 0.5)) / count;
				const [pw, ph] = [15 * size, 20 * size];
				panes += `<rect x="${px - pw / 2}" y="${base - h * 0.72}" width="${pw}" height="${ph}" fill="${['#ffd487', '#ffbf66', '#ffe6ae'][Math.floor(next() * 3)]}"/><path d="M${px} ${base - h * 0.72} v${ph} M${px - pw / 2} ${base - h * 0.72 + ph * 0.45} h${pw}" stroke="#0e2a2c" stroke-width="${1.8 * size}"/>`;
				if (next() > 0.5) lamps.push([px, base - h * 0.6]);
			}
			base -= h;
			if (f < floors - 1) shape += `<rect x="${left - 10 * size}" y="${base - 4 * size}" width="${wide + 22 * size}" height="${6 * size}" fill="${tone}"/>`;
			left += (next() - 0.2) * 16 * size;
			wide *= 0.82;
		}
		const rise = (34 + next() * 26) * size;
		shape += path(`M${left - 16 * size} ${base + 4} L${left + wide * (0.3 + next() * 0.4)} ${base - rise} L${left + wide + 20 * size} ${base + 4}Z`, tone);
		if (next() > 0.4) shape += `<rect x="${left + wide * 0.66}" y="${base - rise - 10 * size}" width="${10 * size}" height="${rise}" fill="${tone}"/>`;
		const gap = (22 + next() * 40) * size;
		shape += `<path d="M${x + w} ${y - 44 * size} q${gap / 2} ${10 * size} ${gap + 6 * size} 0" stroke="${tone}" stroke-width="${5 * size}" fill="none"/>`;
		x += w + gap;
	}
	return { shape, panes, lamps, feet };
}

/** The piles go down into the water and lean a little, all of them the same way. */
async function legs(canvas, feet, light) {
	let piles = '';
	for (const [i, [x, y]] of feet.entries()) piles += `<path d="M${x} ${y} L${x + ((i % 3) - 1) * 7} ${672 + (i % 2) * 10}" stroke="#12302f" stroke-width="9"/>`;
	await canvas.model(piles, { ...light, round: 4, rim: 1.6 });
	let rings = '';
	for (const [i, [x]] of feet.entries()) rings += `<ellipse cx="${x + ((i % 3) - 1) * 7}" cy="${674 + (i % 2) * 10}" rx="19" ry="3.4" fill="none" stroke="#dcead0" stroke-width="1.6"/>`;
	await canvas.draw(rings, { opacity: 0.55 });
}

async function boat(canvas) {
	const light = { dx: 0.6, dy: -0.6, light: rgb('#e9f0c8'), shadow: rgb('#04100f'), round: 9, rim: 2.2 };
	const [x, y] = [1000, 832];
	const hull =
		path('M-190 -34 Q-150 34 -40 38 L92 36 Q170 26 204 -52 Q150 -28 60 -24 L-90 -22 Q-150 -24 -190 -34Z', '#1c3432') +
		path('M-186 -36 Q-150 -22 -90 -20 L60 -22 Q150 -26 206 -56 L208 -48 Q152 -16 62 -12 L-92 -10 Q-152 -12 -188 -28Z', '#3f5a4a');
	const rower = person({ fill: '#183634', limb: '#0d2020', skin: '#8f6a4a', ...poses.sit, arms: [[52, 84], [60, 92]], lean: -12, head: 'hat', coat: 0.3, trim: '#d9a44c' });
	const other = person({ fill: '#2a4a44', limb: '#10292a', skin: '#8f6a4a', ...poses.sit, lean: 2, head: 'hood', coat: 0.3 });
	const load = path('M40 -22 q10 -52 62 -46 q34 -8 44 30 l4 12z', '#38493a') + '<circle cx="70" cy="-66" r="22" fill="none" stroke="#a9813f" stroke-width="6"/>';
	const whole = group(place(rower.shape, -60, -16, 1.55) + place(other.shape, -140, -20, 1.35, true) + load + hull, `translate(${x} ${y})`);
	await canvas.draw(group(whole, `translate(0 ${2 * y + 60}) scale(1 -0.9)`), { opacity: 0.42, blur: 2.6, rough: 14 });
	await canvas.model(whole, light);
	await canvas.draw(`<path d="M${x - 20} ${y - 66} L${x + 120} ${y + 66}" stroke="#4a5a44" stroke-width="6" stroke-linecap="round"/>`);
	const lamp = [x + 196, y - 98];
	await canvas.draw(`<path d="M${x + 196} ${y - 48} V${lamp[1]}" stroke="#12302f" stroke-width="5"/>` + circle(lamp[0], lamp[1], 11, '#fff0c4'));
	glow(canvas, { x: lamp[0] / 1000, y: lamp[1] / 1000, r: 0.17, colour: '#ffb65a', strength: 0.85, power: 2.6 });
}

/** Somebody has waited at the foot of the stair with a second lamp. */
async function jetty(canvas) {
	const light = { dx: 0.8, dy: -0.5, light: rgb('#d8e4b8'), shadow: rgb('#030e0f'), round: 9, rim: 2.4, rough: 2 };
	const wood =
		path('M-20 846 L430 820 L446 838 L-20 872Z', '#1d3b38') +
		'<path d="M60 850 V1020 M210 842 V1020 M372 832 V1020" stroke="#142c2b" stroke-width="22"/><path d="M60 930 L372 900" stroke="#142c2b" stroke-width="10"/><path d="M-20 730 L396 716 M60 850 V724 M210 842 V720 M386 830 V706" stroke="#1d3b38" stroke-width="9"/>';
	await canvas.model(wood, light);
	const waits = person({ fill: '#214540', limb: '#102827', skin: '#8f6a4a', ...poses.stand, arms: [[-10, 6], [92, 128]], head: 'bun', coat: 0.9, flare: 14, trim: '#c8703c' });
	const [x, y, s] = [286, 834, 2.5];
	await canvas.model(place(waits.shape, x, y, s), { ...light, round: 12 });
	const lamp = [x + waits.hands[1][0] * s, y + waits.hands[1][1] * s + 22];
	await canvas.draw(path(`M${lamp[0] - 13} ${lamp[1] - 14} h26 l6 40 h-38z`, '#ffe6ac') + path(`M${lamp[0] - 18} ${lamp[1] - 13} L${lamp[0]} ${lamp[1] - 28} L${lamp[0] + 18} ${lamp[1] - 13}Z M${lamp[0] - 21} ${lamp[1] + 25} h42 v6 h-42z`, '#0f2626'));
	glow(canvas, { x: lamp[0] / 1000, y: lamp[1] / 1000, r: 0.24, colour: '#ffae52', strength: 0.8, power: 2.8 });
}
