import { fbm, random } from './noise.mjs';
import { circle, path, polygon } from './shapes.mjs';

/** Growing and falling things as markup, in thousandths of the height. */

const n = (value) => value.toFixed(1);

/**
 * A bare tree from its foot upwards, as tapering limbs; tips(x, y, angle) is told where twigs end.
 * lean and spread are in radians; the limbs droop when droop is above 0.
 */
export function branching(
	next,
	{ x, y, length, width, angle = -Math.PI / 2, spread = 0.5, levels = 6, droop = 0, bend = 0.25, fill, tips },
) {
	let out = '';
	const grow = (px, py, len, w, a, level) => {
		const turnBy = (next() - 0.5) * bend * 2;
		const mid = a + turnBy;
		const end = a + turnBy * 2 + droop * (Math.cos(a) > 0 ? 1 : -1) * (levels - level) * 0.04;
		const mx = px + Math.cos(mid) * len * 0.5;
		const my = py + Math.sin(mid) * len * 0.5;
		const ex = mx + Math.cos(end) * len * 0.5;
		const ey = my + Math.sin(end) * len * 0.5;
		const w2 = level === 0 ? w * 0.3 : w * 0.68;
		const nx = -Math.sin(mid);
		const ny = Math.cos(mid);
		out += path(
			`M${n(px + nx * w * 0.5)} ${n(py + ny * w * 0.5)} Q${n(mx + nx * w * 0.44)} ${n(my + ny * w * 0.44)} ${n(ex + nx * w2 * 0.5)} ${n(ey + ny * w2 * 0.5)} L${n(ex - nx * w2 * 0.5)} ${n(ey - ny * w2 * 0.5)} Q${n(mx - nx * w * 0.44)} ${n(my - ny * w * 0.44)} ${n(px - nx * w * 0.5)} ${n(py - ny * w * 0.5)}Z`,
			fill,
		);
		if (level === 0) {
			tips?.(ex, ey, end);
			return;
		}
		const children = level > levels - 2 ? 2 : 2 + Math.floor(next() * 1.6);
		for (let i = 0; i < children; i++) {
			const side = children === 1 ? 0 : i / (children - 1) - 0.5;
			grow(
				ex,
				ey,
				len * (0.62 + next() * 0.24),
				w2 * (i === 0 ? 0.95 : 0.72),
				end + side * spread * 2 + (next() - 0.5) * spread * 0.7,
				level - 1,
			);
		}
	};
	grow(x, y, length, width, angle, levels);
	return out;
}

/** A clump of leaves, blossoms or snow: many small strokes about a point. */
export function tuft(next, x, y, r, count, fills, { flat = 0.75, size = 0.28 } = {}) {
	let out = '';
	for (let i = 0; i < count; i++) {
		const a = next() * 6.283;
		const d = Math.sqrt(next()) * r;
		const s = r * size * (0.5 + next());
		out += `<ellipse cx="${n(x + Math.cos(a) * d)}" cy="${n(y + Math.sin(a) * d * flat)}" rx="${n(s)}" ry="${n(s * 0.55)}" fill="${fills[Math.floor(next() * fills.length)]}" transform="rotate(${Math.floor(next() * 180)} ${n(x + Math.cos(a) * d)} ${n(y + Math.sin(a) * d * flat)})"/>`;
	}
	return out;
}

/** A rose seen from the front: petals wound about a heart. */
export function rose(next, x, y, r, [deep, middle, pale]) {
	let out = '';
	for (const [ring, fill, share] of [
		[7, deep, 1],
		[6, middle, 0.74],
		[5, pale, 0.48],
		[3, deep, 0.24],
	]) {
		const start = next() * 6;
		for (let i = 0; i < ring; i++) {
			const a = start + (i / ring) * 6.283;
			out += `<ellipse cx="${n(x + Math.cos(a) * r * share * 0.55)}" cy="${n(y + Math.sin(a) * r * share * 0.55)}" rx="${n(r * share * 0.55)}" ry="${n(r * share * 0.42)}" fill="${fill}" transform="rotate(${n((a * 180) / Math.PI + 70)} ${n(x + Math.cos(a) * r * share * 0.55)} ${n(y + Math.sin(a) * r * share * 0.55)})"/>`;
		}
	}
	return out;
}

/** Blades of grass along a line, taller where they clump; wind bends them. */
export function grass(next, { from, to, y, tall, count, fills, wind = 0.2 }) {
	let out = '';
	for (let i = 0; i < count; i++) {
		const x = from + next() * (to - from);
		const foot = (typeof y === 'function' ? y(x) : y) + next() * tall * 0.3;
		const h = tall * (0.35 + next() * 0.65) * (0.6 + 0.8 * Math.max(0, fbm(x / 70, 3, 3) + 0.5));
		const lean = (wind + (next() - 0.5) * 0.7) * h;
		const w = 0.8 + h * 0.035;
		out += path(
			`M${n(x - w)} ${n(foot)} Q${n(x + lean * 0.2)} ${n(foot - h * 0.6)} ${n(x + lean)} ${n(foot - h)} Q${n(x + lean * 0.3 + w)} ${n(foot - h * 0.5)} ${n(x + w)} ${n(foot)}Z`,
			fills[Math.floor(next() * fills.length)],
		);
	}
	return out;
}

/** An angular stone, w wide and h tall, on its foot at x, y. */
export function boulder(next, x, y, w, h, fill) {
	const points = [];
	for (let i = 0; i <= 9; i++) {
		const a = Math.PI * (1 + i / 9);
		const r = 0.82 + next() * 0.3;
		points.push([x + Math.cos(a) * w * 0.5 * r, y + Math.sin(a) * h * r]);
	}
	points[0][1] = y + h * 0.08;
	points[9][1] = y + h * 0.08;
	return polygon(points, fill);
}

/** Flakes in three distances. */
export async function snowfall(canvas, { seed = 90, amount = 1, colour = '#ffffff' }) {
	const next = random(seed);
	const wide = (canvas.width / canvas.height) * 1000;
	for (const [count, size, blur, opacity] of [
		[320, 1, 0, 0.5],
		[110, 2, 0.8, 0.6],
		[26, 5, 3.4, 0.5],
	]) {
		let flakes = '';
		for (let i = 0; i < count * amount; i++) {
			const r = size * (0.5 + next());
			flakes += circle(n(next() * wide), n(next() * 1000), n(r), colour);
		}
		await canvas.draw(flakes, { blur, opacity });
	}
}

/** Rain as slanted strokes in three distances. */
export async function rainfall(
	canvas,
	{ seed = 70, amount = 1, slant = 0.18, colour = '#dfe8ea', opacity = 0.3 },
) {
	const next = random(seed);
	const wide = (canvas.width / canvas.height) * 1000;
	for (const [count, length, width, blur, part] of [
		[700, 22, 0.7, 0, 0.55],
		[260, 48, 1.1, 0.3, 0.75],
		[60, 110, 2, 1.4, 0.8],
	]) {
		let strokes = '';
		for (let i = 0; i < count * amount; i++) {
			const x = next() * wide * 1.2 - wide * 0.1;
			const y = next() * 1100 - 100;
			const l = length * (0.6 + next() * 0.8);
			strokes += `M${n(x)} ${n(y)} l${n(-l * slant)} ${n(l)}`;
		}
		await canvas.draw(`<path d="${strokes}" stroke="${colour}" stroke-width="${width}" fill="none"/>`, {
			blur,
			opacity: opacity * part,
			mode: 'screen',
		});
	}
}

/** Sparks, motes or fireflies scattered by at(next) => [x, y]. */
export function sparks(next, count, at, colour, [small, large] = [0.6, 2]) {
	let out = '';
	for (let i = 0; i < count; i++) {
		const [x, y] = at(next);
		out += circle(
			n(x),
			n(y),
			(small + next() ** 3 * (large - small)).toFixed(2),
			colour,
			`opacity="${(0.25 + next() * 0.75).toFixed(2)}"`,
		);
	}
	return out;
}
