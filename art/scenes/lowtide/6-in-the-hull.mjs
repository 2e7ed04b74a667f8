import { clamp, mix, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow, rays, water } from '../../draw/light.mjs';
import { sparks } from '../../draw/nature.mjs';
import { fbm, hash, random } from '../../draw/noise.mjs';
import { circle, group, path } from '../../draw/shapes.mjs';
import { planks } from '../../draw/texture.mjs';

const eye = [0.889, 0.6];
const lamp = [0.55, -0.18, 5.4];
const reach = 15;
const deck = 2.7;
const shore = 0.79;

/** Inside a ship that has lain on the flats for forty years: ribs like a nave, and two with a lamp who should be on their way back. */
export async function paint(canvas) {
	hold(canvas);
	for (const [x, seed, strength] of [
		[1.16, 3, 0.4],
		[1.34, 8, 0.34],
		[0.98, 5, 0.24],
	])
		rays(canvas, { x, y: -0.12, from: 1.5, to: 2.7, reach: 1.05, start: 0.1, colour: '#e2efb8', strength, seed });
	await salvagers(canvas, false);
	water(canvas, { horizon: shore, ripple: 0.02, own: 0.34, squeeze: 0.95, tint: (_x, deep) => mix(rgb('#3f7a68'), rgb('#082024'), deep), where: (x, y) => smooth(-0.03, 0.06, 0.12 - fbm(x * 2.2, y * 5 + 4, 4) * 0.6 - smooth(0.3, 0.85, Math.abs(x - eye[0])) * 0.12) });
	await salvagers(canvas, true);
	await near(canvas);
	await canvas.draw(sparks(random(9), 120, (n) => [420 + n() * 1000, 120 + n() * 640], '#f2f4cc', [0.6, 1.9]), { mode: 'screen', opacity: 0.65 });
	await canvas.bloom(0.76, 0.46, [5, 20, 70]);
	canvas.finish({ vignette: 0.54, contrast: 1.22, saturation: 1.12, grain: 0.045, seed: 55 });
}

/** Half the ship's breadth at a height over the eye and a distance. */
function breadth(h, z) {
	const taper = 0.16 + 0.84 * smooth(reach + 2, reach * 0.35, z);
	return (0.35 + 2.75 * (1 - Math.exp(-Math.max(0, h + 1.15) * 0.95))) * taper;
}

/** Whether the planking is gone at a place: higher up more of it. */
function gone(h, z, side) {
	const strake = Math.floor(h / 0.26);
	return h > 0.35 && fbm(z * 0.6 + strake * 2.3, strake * 1.1 + side * 4, 3) > 0.22 - 0.24 * smooth(0.4, 2.6, h);
}

/** What the ship has where a look in this direction leaves her, or nothing within reach. */
function met(dx, dy, z) {
	const h = -dy * z;
	if (h > deck) return 'deck';
	if (h < -1.05) return 'floor';
	return Math.abs(dx) * z > breadth(h, z) ? 'side' : undefined;
}

/** The same with how far away that is: coarse steps, then halves. */
function meet(dx, dy) {
	let near = 0.5;
	for (let z = 0.6; z < reach; z *= 1.05) {
		const part = met(dx, dy, z);
		if (!part) {
			near = z;
			continue;
		}
		let far = z;
		for (let i = 0; i < 9; i++) {
			const middle = (near + far) / 2;
			if (met(dx, dy, middle)) far = middle;
			else near = middle;
		}
		return { z: far, part: met(dx, dy, far) };
	}
	return { z: reach, part: 'end' };
}

function hold(canvas) {
	canvas.paint((x, y) => {
		const [dx, dy] = [x - eye[0], y - eye[1]];
		const { z, part } = meet(dx, dy);
		const [px, h] = [dx * z, -dy * z];
		const sky = mix(rgb('#bfe0b8'), rgb('#fbf6d2'), smooth(1.2, 0.2, Math.hypot(x - 1.2, y - 0.1)));
		const bow = mix(rgb('#9cc4a4'), rgb('#f4f4cc'), Math.exp(-Math.hypot(x - eye[0], (y - 0.52) * 0.8) * 2.6));
		if (part === 'end') return Math.abs(((dy * 40) % 1) - 0.5) > 0.44 ? scale(bow, 0.75) : bow;
		const rib = Math.abs(((z * 0.82 + 0.1) % 1) - 0.5);
		const isRib = rib < 0.09 + 0.01 * h;
		let c;
		if (part === 'deck') {
			const beam = Math.abs(((z * 0.41 + 0.3) % 1) - 0.5) < 0.08;
			const open = fbm(px * 0.7 + 3, z * 0.6, 4) > -0.02 || Math.abs(px) < 0.7;
			if (open && !beam) return mix(sky, bow, smooth(2, reach, z) * 0.6);
			c = scale(rgb('#4a4c3a'), beam ? 0.8 : 0.62);
		} else {
			if (part === 'side' && !isRib && gone(h, z, Math.sign(dx))) return mix(dx > 0 ? sky : mix(rgb('#6fa890'), sky, 0.5), bow, smooth(2, reach, z) * 0.6);
			const board = part === 'side' ? planks(h, z, { w: 0.26, length: 2.4 }) : planks(px, z, { w: 0.4, length: 2 });
			c = scale(mix(rgb('#4b4c3a'), rgb('#8d8760'), clamp(board.tone * 0.55 + board.face * 0.55 + 0.1)), 1 - board.joint * 0.65);
			if (isRib && part === 'side') c = scale(rgb('#7a7452'), 0.75 + 0.4 * smooth(0.09, 0, rib));
			c = mix(c, rgb('#2f6048'), smooth(0.5, -0.8, h + fbm(z * 2, h * 3, 4) * 0.6) * 0.75);
			if (hash(Math.floor(h * 18), Math.floor(z * 14)) > 0.988 && h < 0.2) c = mix(c, rgb('#d6d0ae'), 0.6);
			if (!isRib) c = scale(c, 0.62 + 0.38 * smooth(0.09, 0.2, rib));
		}
		const d = Math.hypot(px - lamp[0], h - lamp[1], (z - lamp[2]) * 0.8);
		const warm = 1.5 / (0.5 + d * d);
		const shaft = part !== 'deck' && dx < 0.25 ? smooth(0.08, 0.3, fbm(z * 0.7 + h * 0.5 + 2, h * 0.6 - z * 0.3, 3)) * smooth(2.4, 0.4, Math.abs(h - 0.6)) : 0;
		c = [0, 1, 2].map((i) => c[i] * (rgb('#37685e')[i] * (0.72 + 0.2 * clamp(h)) + rgb('#ffac58')[i] * warm * 0.6 + rgb('#fff3bc')[i] * shaft * 1.1));
		return mix(c, bow, 0.8 * smooth(3.4, reach, z) ** 1.2);
	});
}

async function salvagers(canvas, mirrored) {
	const light = { light: rgb('#ffd59a'), shadow: rgb('#061314'), rim: 2.4, round: 10, dy: -0.35 };
	const first = person({ fill: '#1b3a3a', limb: '#0d2224', skin: '#a87a54', ...poses.stand, arms: [[-14, 4], [54, 88]], head: 'hat', coat: 0.6, pack: '#33544a', trim: '#d9a44c' });
	const second = person({ fill: '#2b5048', limb: '#10292a', skin: '#a87a54', ...poses.kneel, head: 'bun', coat: 0.3, trim: '#c8703c' });
	const [x, y, s] = [900, 838, 2.5];
	if (!mirrored) return;
	await canvas.draw(group(place(first.shape, 0, 0, s), `translate(${x} ${y + 4}) scale(1 -0.7)`), { opacity: 0.45, blur: 2.4, rough: 8 });
	const chest = path('M-70 0 V-62 Q-68 -92 0 -94 Q68 -92 70 -62 V0Z', '#4a3a26') + '<path d="M-72 -60 H72 M-40 0 V-88 M40 0 V-88" stroke="#c8a04c" stroke-width="7"/><rect x="-11" y="-70" width="22" height="26" rx="4" fill="#d9b45c"/>';
	await canvas.model(group(chest, 'translate(1196 846) rotate(-9) scale(1.05)'), { ...light, dx: -0.8 });
	await canvas.model(place(second.shape, 1082, 846, 2.4), { ...light, dx: -0.8 });
	await canvas.model(place(first.shape, x, y, s), { ...light, dx: 0.8 });
	const [lx, ly] = [x + first.hands[1][0] * s, y + first.hands[1][1] * s];
	await canvas.draw(`<path d="M${lx} ${ly} v16" stroke="#0d2224" stroke-width="3"/>` + path(`M${lx - 13} ${ly + 14} h26 l6 38 h-38z`, '#ffe8b0') + path(`M${lx - 18} ${ly + 15} L${lx} ${ly + 2} L${lx + 18} ${ly + 15}Z M${lx - 21} ${ly + 51} h42 v6 h-42z`, '#0d2224'));
	glow(canvas, { x: lx / 1000, y: (ly + 34) / 1000, r: 0.34, colour: '#ffb45a', strength: 0.8, power: 2.8 });
}

/** The nearest rib, a rope and a hook, dark against all that. */
async function near(canvas) {
	const light = { dx: 0.7, dy: -0.6, light: rgb('#b4c896'), shadow: rgb('#030c0d'), round: 24, rim: 2.4, rough: 5, shade: (c, x, y) => scale(c, 0.75 + 0.5 * (fbm(x * 30, y * 6, 4) + 0.3)) };
	await canvas.model(path('M-20 1020 V-20 H220 Q96 150 84 430 Q80 760 262 1020Z', '#17322d'), light);
	await canvas.model(path('M1800 1020 V-20 H1600 Q1706 180 1716 440 Q1716 800 1580 1020Z', '#17322d'), { ...light, dx: -0.6 });
	await canvas.draw('<path d="M120 120 Q420 330 660 120 Q760 40 860 -20" stroke="#12282a" stroke-width="9" fill="none"/><path d="M610 160 Q590 300 612 372" stroke="#12282a" stroke-width="7" fill="none"/><path d="M612 372 q34 16 18 46 q-20 26 -42 4" stroke="#12282a" stroke-width="9" fill="none"/>');
	await canvas.draw(circle(612, 366, 9, '#12282a'));
}
