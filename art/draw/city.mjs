import { clamp, mix, ramp, rgb, smooth } from './colour.mjs';
import { fbm, random } from './noise.mjs';
import { path, polygon } from './shapes.mjs';

/** A sky with a sun or moon and banks of cloud; stops run from top to horizon. */
export function paintSky(canvas, { stops, horizon, disc, glow, cloud, cover = 0.5, seed = 1, stars = 0 }) {
	const sky = ramp(...stops);
	const shine = rgb(glow);
	const dark = rgb(cloud);
	canvas.paint((x, y) => {
		const d = Math.hypot(x - disc.x, y - disc.y);
		let c = sky(y / horizon);
		const bank = fbm(x * 1.7 + seed * 7, y * 5.5 + fbm(x * 2.4 + seed, y * 5, 4) * 0.8, 6);
		const lit = mix(dark, shine, clamp(0.75 - d * 0.75 + fbm(x * 8, y * 20, 4) * 0.5));
		c = mix(
			c,
			lit,
			smooth(0.28 - cover * 0.5, 0.62 - cover * 0.4, bank) * 0.75 * smooth(horizon * 1.02, horizon * 0.55, y),
		);
		c = mix(c, shine, 0.6 * Math.exp(-d * 4.5));
		return mix(c, mix(shine, [1, 1, 1], 0.6), smooth(disc.r * 1.06, disc.r * 0.97, d));
	});
	const next = random(seed + 40);
	for (let i = 0; i < stars; i++) {
		const at =
			(Math.floor(next() ** 1.4 * canvas.height * horizon * 0.8) * canvas.width +
				Math.floor(next() * canvas.width)) *
			3;
		const light = 0.15 + next() ** 5 * 0.8;
		for (let c = 0; c < 3; c++) canvas.pixels[at + c] += light;
	}
}

/** Water below the horizon that mirrors what is drawn above it. */
export function paintWater(canvas, { horizon, tint, depthTint, calm = 1, from = 0, to = 9 }) {
	const { width, height } = canvas;
	const above = canvas.pixels.slice();
	canvas.paint((x, y) => {
		if (y < horizon || x < from || x > to) return undefined;
		const deep = (y - horizon) / (1 - horizon);
		const wave = fbm(x * 9, (y * 26) / (0.25 + deep), 4) * 0.02 * (0.25 + deep) * (2 - calm);
		const j = clamp(Math.floor((2 * horizon - y + wave) * height), 0, height - 1);
		const k = clamp(Math.floor((x + wave * 0.7) * height), 0, width - 1);
		const i = (j * width + k) * 3;
		const c = mix([above[i], above[i + 1], above[i + 2]], rgb(tint), 0.28 + 0.22 * deep);
		const glint = smooth(0.2, 0.5, fbm(x * 7, (y * 60) / (0.4 + deep), 3));
		return mix(mix(c, rgb(depthTint), deep * 0.6), [1, 1, 0.95], glint * 0.07);
	});
}

/** Rows of lit and dark windows in a box. */
export function windowGrid(next, { x, y, w, h, columns, rows, lit, dark, share = 0.4, tall = 1.5 }) {
	let out = '';
	const cw = w / columns;
	const size = Math.min(cw * 0.46, (h / rows) * 0.36);
	for (let r = 0; r < rows; r++) {
		for (let c = 0; c < columns; c++) {
			const fill = next() < share ? lit : dark;
			const wx = x + cw * (c + 0.5) - size / 2;
			const wy = y + (h / rows) * (r + 0.5) - (size * tall) / 2;
			out += `<rect x="${wx.toFixed(1)}" y="${wy.toFixed(1)}" width="${size.toFixed(1)}" height="${(size * tall).toFixed(1)}" fill="${fill}"/>`;
		}
	}
	return out;
}

/** A skyline of plain blocks between two places, for depth. */
export function blocks(next, { from, to, base, low, high, width, fill }) {
	let out = '';
	for (let x = from; x < to; ) {
		const w = width * (0.6 + next() * 0.8);
		const h = low + next() * (high - low);
		out += polygon(
			[
				[x, base],
				[x, base - h],
				[x + w, base - h],
				[x + w, base],
			],
			fill,
		);
		if (next() > 0.6)
			out += polygon(
				[
					[x + w * 0.3, base - h],
					[x + w * 0.3, base - h - 10],
					[x + w * 0.55, base - h - 10],
					[x + w * 0.55, base - h],
				],
				fill,
			);
		x += w * (0.9 + next() * 0.2);
	}
	return out;
}

/** A line of hills. */
export function hills({ width, base, rise, seed, step = 15, stretch = 300, fill }) {
	let d = `M0 1000 L0 ${base}`;
	for (let x = 0; x <= width + step; x += step)
		d += ` L${x} ${(base - (0.5 + fbm(x / stretch + seed, seed, 5) * 0.5) * rise).toFixed(1)}`;
	return path(`${d} L${width} 1000Z`, fill);
}

/** A round-headed tree. */
export function tree(next, x, y, size, fill) {
	let out = `<path d="M${x} ${y} V${y - size * 0.6}" stroke="${fill}" stroke-width="${size * 0.07}"/>`;
	for (let i = 0; i < 9; i++)
		out += `<ellipse cx="${x + (next() - 0.5) * size * 0.7}" cy="${y - size * (0.55 + next() * 0.5)}" rx="${size * (0.14 + next() * 0.16)}" ry="${size * (0.12 + next() * 0.13)}" fill="${fill}"/>`;
	return out;
}
