import { clamp, mix, rgb, smooth } from './colour.mjs';
import { fbm, random } from './noise.mjs';

/** Light and air on a picture in the making; places are shares of the height. */

/** A soft light added about a point; `squash` above 1 flattens it. */
export function glow(canvas, { x, y, r, colour, strength = 0.6, squash = 1, depth = 0, power = 2 }) {
	const [red, green, blue] = rgb(colour);
	canvas.paint((px, py, old, near) => {
		if (near < depth) return undefined;
		const d = Math.hypot(px - x, (py - y) * squash) / r;
		if (d >= 1) return undefined;
		const light = (1 - d) ** power * strength;
		return [
			1 - (1 - old[0]) * (1 - red * light),
			1 - (1 - old[1]) * (1 - green * light),
			1 - (1 - old[2]) * (1 - blue * light),
		];
	});
}

/** A bank of mist between two heights, thickest in the middle, torn by noise. */
export function mist(canvas, { from, to, colour, strength = 0.6, seed = 1, grain = 3, depth = 0 }) {
	const tone = typeof colour === 'string' ? () => rgb(colour) : colour;
	const middle = (from + to) / 2;
	canvas.paint((x, y, old, near) => {
		if (y < from || y > to || near < depth) return undefined;
		const band = smooth(from, middle, y) * smooth(to, middle, y);
		const torn = smooth(-0.45, 0.5, fbm(x * grain + seed * 9, y * grain * 2.6 + seed * 4, 5));
		return mix(old, tone(x, y), clamp(band * torn * strength * 1.3));
	});
}

/** Stars, thicker along a milky way when `band(x, y)` says so. */
export function stars(canvas, { count, seed = 8, below = 0.6, band, colour = [1, 0.97, 0.95] }) {
	const next = random(seed);
	const { width, height } = canvas;
	const size = height / 900;
	for (let n = 0; n < count; n++) {
		const x = next() * width;
		const y = next() ** 1.2 * height * below;
		const light = next() ** 6;
		if (band && next() > 0.25 + band(x / height, y / height)) continue;
		const r = size * (0.5 + light * 1.1);
		const reach = Math.ceil(r);
		for (let j = -reach; j <= reach; j++) {
			for (let k = -reach; k <= reach; k++) {
				const [px, py] = [Math.round(x) + k, Math.round(y) + j];
				if (px < 0 || py < 0 || px >= width || py >= height) continue;
				const i = py * width + px;
				if (canvas.depth[i] !== Number.POSITIVE_INFINITY) continue;
				const part = clamp(1.2 - Math.hypot(k, j) / r) * (0.18 + light * 0.9);
				for (let c = 0; c < 3; c++) canvas.pixels[i * 3 + c] += part * colour[c];
			}
		}
	}
}

/** Rays that fan out from a point, uneven as through leaves or clouds; angles in radians, 0 to the right. */
export function rays(
	canvas,
	{ x, y, from, to, reach, colour, strength = 0.3, seed = 1, count = 26, depth = 0, start = 0 },
) {
	const tone = rgb(colour);
	canvas.paint((px, py, old, near) => {
		if (near < depth) return undefined;
		const d = Math.hypot(px - x, py - y);
		if (d > reach || d < start) return undefined;
		const a = Math.atan2(py - y, px - x);
		const inside = smooth(from, from + 0.12, a) * smooth(to, to - 0.12, a);
		if (inside === 0) return undefined;
		const ray =
			smooth(-0.15, 0.45, fbm(a * count * 0.4 + seed * 7, seed, 3)) * (0.85 + 0.3 * fbm(px * 3, py * 3, 3));
		const light =
			inside * ray * smooth(reach, reach * 0.2, d) * smooth(start, start * 1.6 + 0.02, d) * strength;
		return [0, 1, 2].map((c) => 1 - (1 - old[c]) * (1 - tone[c] * light));
	});
}

/**
 * Still or running water below `horizon` that mirrors what is above it: ripple is its size,
 * tint(x, depth) the water's own colour, `where(x, y)` how much of a place is water.
 */
export function water(
	canvas,
	{ horizon, ripple = 0.02, tint, own = 0.35, where, squeeze = 1, seed = 0, stretch = 1 },
) {
	const { width, height } = canvas;
	const above = canvas.pixels.slice();
	canvas.paint((x, y, old) => {
		if (y < horizon) return undefined;
		const share = where ? where(x, y) : 1;
		if (share <= 0) return undefined;
		const deep = (y - horizon) / (1 - horizon);
		const scale = 0.12 + deep;
		const wave =
			fbm((x * 7 * stretch) / (0.4 + deep) + seed, (y * 22) / scale, 4) * ripple * scale +
			fbm(x * 22 + seed, (y * 70) / scale, 3) * ripple * 0.35 * scale;
		const j = clamp(Math.floor((horizon - (y - horizon) * squeeze + wave) * height), 0, height - 1);
		const k = clamp(Math.floor((x + wave * 0.6) * height), 0, width - 1);
		const i = (j * width + k) * 3;
		const c = mix([above[i], above[i + 1], above[i + 2]], tint(x, deep), clamp(own * (0.5 + deep)));
		return mix(old, c, share);
	});
}

/** The picture grows darker towards its foot, so that a caption can be read there. */
export function settle(canvas, { from = 0.7, colour, strength = 0.8 }) {
	const tone = rgb(colour);
	canvas.paint((_, y, old) => (y < from ? undefined : mix(old, tone, smooth(from, 1.02, y) * strength)));
}
