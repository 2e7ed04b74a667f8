import { clamp, mix, smooth } from './colour.mjs';
import { tone } from './mesh.mjs';
import { cells, fbm, noise } from './noise.mjs';

/** What things are made of. Colours are given as on a screen, '#rrggbb'. */
export function plain(hex, more = {}) {
	return { colour: tone(hex), ...more };
}

export function glow(hex, power = 1, more = {}) {
	return { colour: [0, 0, 0], emit: tone(hex).map((v) => v * power), only: true, ghost: true, ...more };
}

export function wood(hex, { grain = 1, gloss = 0.12, seed = 0, mirror = 0 } = {}) {
	const base = tone(hex);
	const dark = base.map((v, i) => v * [0.5, 0.42, 0.36][i]);
	return {
		colour: (p, _n, [u, v]) => {
			const bend = fbm(u * 0.9 + seed, v * 2.4 + p[1] * 0.3 + seed, 3);
			const line = fbm(u * 1.5 + seed * 3, (v + bend * 0.05) * 34 * grain, 4);
			const patch = fbm(p[0] * 1.3 + seed, p[2] * 1.3 + p[1], 3);
			const k = clamp(0.62 + line * 0.42 + patch * 0.25 + bend * 0.2);
			return mix(dark, base, k);
		},
		gloss,
		sharp: 26,
		mirror,
		rough: 0.12,
	};
}

export function boards(hex, { wide = 0.16, along = 'z', gloss = 0.16, mirror = 0.22 } = {}) {
	const base = tone(hex);
	return {
		colour: (p) => {
			const u = along === 'z' ? p[2] : p[0];
			const v = along === 'z' ? p[0] : p[2];
			const row = Math.floor(v / wide);
			const shift = hash(row, 3) * 7;
			const piece = Math.floor((u + shift) / 2.3);
			const shade = 0.72 + 0.42 * hash(row * 7 + 1, piece);
			const edge = Math.min(v / wide - row, 1 - (v / wide - row)) * wide;
			const end = Math.abs((u + shift) / 2.3 - piece) * 2.3;
			const gap = 0.28 + 0.72 * smooth(0, 0.007, Math.min(edge, end));
			const grain = 1 + fbm(u * 1.8 + row * 3.1, v * 42, 4) * 0.34 + fbm(u * 0.7, v * 0.7, 3) * 0.16;
			return base.map((c) => c * shade * gap * grain);
		},
		gloss,
		sharp: 40,
		mirror,
		rough: 0.16,
	};
}

export function brick(hex, { mortar = '#8f8276', worn = 0.35 } = {}) {
	const base = tone(hex);
	const joint = tone(mortar);
	return {
		colour: (p, n) => {
			const u = Math.abs(n[0]) > 0.6 ? p[2] : p[0];
			const v = Math.abs(n[1]) > 0.7 ? p[2] : p[1];
			const row = Math.floor(v / 0.078);
			const x = u / 0.23 + (row & 1) * 0.5;
			const column = Math.floor(x);
			const inX = Math.min(x - column, 1 - (x - column)) * 0.23;
			const inY = Math.min(v / 0.078 - row, 1 - (v / 0.078 - row)) * 0.078;
			const shade = 0.66 + 0.62 * hash(row, column);
			const red = hash(column + 9, row);
			const stain = fbm(u * 0.7, v * 0.7, 4) * worn + fbm(u * 5, v * 5, 3) * 0.16;
			const c = [base[0] * shade, base[1] * shade * (0.82 + red * 0.4), base[2] * shade * (0.86 + red * 0.3)];
			return mix(joint, c, smooth(0.002, 0.011, Math.min(inX, inY))).map((w) =>
				Math.max(0.003, w * (1 + stain)),
			);
		},
		gloss: 0.03,
	};
}

export function plaster(hex, { worn = 0.22, scale = 1 } = {}) {
	const base = tone(hex);
	return {
		colour: (p) => {
			const a = p[0] + p[2] * 0.83;
			const stain = fbm(a * 0.9 * scale, p[1] * 1.1 * scale, 5) * worn + fbm(a * 9, p[1] * 9, 3) * 0.07;
			return base.map((v) => v * (1 + stain));
		},
		bump: (p, n) => rough(p, n, 7, 0.06),
	};
}

/** Colours of their own for each part: clothes, hair, skin. */
export const cloth = {
	colour: (p) => {
		const k = 1 + fbm((p[0] + p[2]) * 24, p[1] * 24, 2) * 0.16;
		return [k, k, k];
	},
	own: true,
	gloss: 0.015,
	sharp: 8,
	bump: (p, n) => rough(p, n, 9, 0.34, 0.45),
};

export function fabric(hex, { folds = 0.3 } = {}) {
	return { colour: tone(hex), gloss: 0.015, sharp: 8, bump: (p, n) => rough(p, n, 9, folds, 0.5) };
}

export function cobbles(hex, { size = 0.16 } = {}) {
	const base = tone(hex);
	return {
		colour: (p) => {
			const x = p[0] / size + fbm(p[0], p[2], 3) * 0.7;
			const z = p[2] / size;
			const edge = cells(x, z);
			const shade =
				0.75 + noise(Math.floor(x) * 3.7, Math.floor(z) * 5.3) * 0.6 + fbm(p[0] * 0.6, p[2] * 0.6, 4) * 0.3;
			return base.map((c) => c * shade * (0.3 + 0.7 * smooth(0.02, 0.22, edge)));
		},
		bump: (p, n) => rough(p, n, 4 / size, 0.3),
		gloss: 0.08,
		sharp: 24,
		mirror: 0.14,
		rough: 0.22,
	};
}

export function tiles(hex, other, { size = 0.3, mirror = 0.15 } = {}) {
	const [a, b] = [tone(hex), tone(other)];
	return {
		colour: (p) => {
			const [x, z] = [p[0] / size, p[2] / size];
			const even = (Math.floor(x) + Math.floor(z)) & 1;
			const edge = Math.min(
				x - Math.floor(x),
				1 - (x - Math.floor(x)),
				z - Math.floor(z),
				1 - (z - Math.floor(z)),
			);
			const k = (0.5 + 0.5 * smooth(0, 0.03, edge)) * (0.85 + 0.3 * hash(Math.floor(x), Math.floor(z)));
			return (even ? a : b).map((v) => v * k * (1 + fbm(p[0] * 3, p[2] * 3, 3) * 0.2));
		},
		gloss: 0.15,
		sharp: 50,
		mirror,
		rough: 0.07,
	};
}

/** A small picture on a wall or a screen: draw(u, v) with both from 0 to 1; wide and high as the quad. */
export function pictured(draw, wide, high, more = {}) {
	return { colour: (_p, _n, [u, v]) => draw(clamp(u / wide), clamp(v / high)), ...more };
}

export function screen(draw, wide, high, power = 1) {
	return {
		colour: [0.01, 0.01, 0.012],
		emit: (_p, _n, [u, v]) => draw(clamp(u / wide), clamp(v / high)).map((c) => c * power),
		only: true,
		ghost: true,
	};
}

export function hash(a, b) {
	const s = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
	return s - Math.floor(s);
}

/** A normal shaken by the roughness of a surface. */
export function rough([x, y, z], n, scale, amount, upright = 1) {
	const u = (x + z * 0.6) * scale;
	const v = (y * upright + z * 0.8 - x * 0.2) * scale;
	return [
		n[0] + fbm(u, v, 3) * amount,
		n[1] + fbm(u + 17, v + 5, 3) * amount,
		n[2] + fbm(u + 41, v + 23, 3) * amount,
	];
}
