import { clamp, mix, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow } from '../../draw/light.mjs';
import { fbm, ridged } from '../../draw/noise.mjs';
import { path } from '../../draw/shapes.mjs';

const clear = { x: 0.88, y: 0.53, rx: 0.36, ry: 0.4 };

/** How clear the pane is at a place, from 0 to 1: somebody has breathed on it, and the edge is already growing back. */
function seen(x, y) {
	const a = Math.atan2(y - clear.y, x - clear.x);
	const fern = fbm(Math.cos(a) * 3 + 4, Math.sin(a) * 3, 4) * 0.16 + ridged(x * 6, y * 6, 4) * 0.16 - 0.1;
	return smooth(1.06, 0.84, Math.hypot((x - clear.x) / clear.rx, (y - clear.y) / clear.ry) + fern);
}

/** The only privacy there is: a pane with frost on it, a candle behind it, and two who have as long as a breath lasts. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const d = Math.hypot((x - 0.9) * 0.9, (y - 0.6) * 0.9);
		let c = mix(rgb('#ffcf86'), rgb('#4a2438'), smooth(0, 0.62, d));
		const fold = Math.abs(((x * 9 + fbm(y * 2, x, 2) * 0.4) % 1) - 0.5);
		c = mix(c, scale(c, 0.6), smooth(0.2, 0.5, fold) * 0.7);
		return mix(c, rgb('#8a2a3c'), 0.34 * smooth(0.3, 0.9, y));
	});
	await company(canvas);
	watchers(canvas);
	frost(canvas);
	await lead(canvas);
	glow(canvas, { x: 0.9, y: 0.52, r: 0.62, colour: '#ffb868', strength: 0.34, power: 2.2 });
	await canvas.bloom(0.8, 0.4, [5, 20, 70]);
	canvas.finish({ vignette: 0.46, contrast: 1.16, saturation: 1.1, grain: 0.04, seed: 76 });
}

async function company(canvas) {
	const light = { light: rgb('#ffe2b0'), shadow: rgb('#1c0c1c'), round: 20, rim: 3, dy: -0.3 };
	const regent = person({ fill: '#a8283c', limb: '#5c1626', skin: '#d0a088', ...poses.stand, arms: [[-6, 10], [44, 96]], lean: 5, head: 'crown', coat: 1, flare: 22, trim: '#f0dca8' });
	const friend = person({ fill: '#2c3f6c', limb: '#1a2648', skin: '#a87a62', ...poses.stand, arms: [[-6, 8], [52, 104]], lean: 7, head: 'bun', coat: 0.95, flare: 16, trim: '#e6ecf4' });
	await canvas.model(place(regent.shape, 760, 1130, 5.9), { ...light, dx: 0.8 });
	await canvas.model(place(friend.shape, 1030, 1140, 5.7, true), { ...light, dx: -0.8 });
	const [x, y] = [896, 742];
	await canvas.draw(path(`M${x - 15} ${y} V${y - 96} Q${x} ${y - 104} ${x + 15} ${y - 96} V${y}Z`, '#f6ead0') + path(`M${x - 40} ${y - 4} h80 l-12 22 h-56z`, '#c9a45c') + path(`M${x - 11} ${y - 102} Q${x - 14} ${y - 128} ${x} ${y - 156} Q${x + 14} ${y - 128} ${x + 11} ${y - 102} Q${x} ${y - 92} ${x - 11} ${y - 102}Z`, '#fff6d0'));
	glow(canvas, { x: x / 1000, y: (y - 124) / 1000, r: 0.34, colour: '#ffb45a', strength: 0.85, power: 2.6 });
}

/** Behind the other panes stand those who cannot see in: blue shapes, and they have all turned this way. */
function watchers(canvas) {
	canvas.paint((x, y, old) => {
		const here = seen(x, y);
		if (here >= 1) return undefined;
		let c = mix(rgb('#16386a'), rgb('#8fc0dc'), smooth(1, 0.05, y + fbm(x * 2, y * 2, 4) * 0.3));
		for (const [cx, s] of [
			[0.14, 1],
			[0.36, 0.8],
			[1.42, 0.84],
			[1.64, 1.05],
		]) {
			const body = Math.hypot((x - cx) / (0.105 * s), Math.max(0, y - 0.52) * 0.05) < 1 && y > 0.56 - 0.1 * s + ((x - cx) / (0.105 * s)) ** 2 * 0.05;
			const head = Math.hypot((x - cx) / (0.05 * s), (y - 0.4 + 0.1 * (s - 1)) / (0.066 * s)) < 1;
			if (body || head) c = mix(c, rgb('#0f2a58'), 0.55);
		}
		c = mix(c, rgb('#ffcf96'), 0.4 * Math.exp(-Math.hypot(x - 0.9, y - 0.6) * 3));
		return mix(c, old, here);
	});
}

/** Ferns of ice, thick in the corners and thin where the warmth has been. */
function frost(canvas) {
	canvas.paint((x, y, old) => {
		const here = seen(x, y);
		const wx = x + fbm(x * 3, y * 3, 3) * 0.12;
		const wy = y + fbm(x * 3 + 7, y * 3, 3) * 0.12;
		const fern = ridged(wx * 5.2, wy * 5.2, 6) * 0.6 + ridged(wx * 13 + 3, wy * 13, 4) * 0.4;
		const thick = smooth(0.3, 0.95, Math.hypot(x - clear.x, (y - clear.y) * 1.2));
		const ice = smooth(0.34, 0.7, fern + thick * 0.2) * (1 - here);
		const c = mix(old, mix(rgb('#a9d2e8'), rgb('#fbffff'), clamp(fern * 1.5 - 0.3)), clamp(ice * (0.5 + 0.4 * thick)));
		const rim = smooth(0.16, 0.5, here) * smooth(0.94, 0.5, here);
		return mix(c, rgb('#fff4dc'), rim * (0.3 + fern * 0.4));
	});
}

/** Bars of the window. */
async function lead(canvas) {
	const bars = '<path d="M470 -20 V1020 M1300 -20 V1020 M-20 96 H1800" stroke="#c9dfea" stroke-width="22"/>';
	await canvas.model(bars, { dx: -0.4, dy: -0.7, light: rgb('#ffffff'), shadow: rgb('#244a78'), round: 7, rim: 2 });
}
