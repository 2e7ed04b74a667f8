import { clamp, smooth } from './colour.mjs';
import { cells, fbm, hash, noise } from './noise.mjs';

/** Courses of cut stone: `joint` is 1 in the mortar, `tone` differs from stone to stone, `face` is the stone's own roughness. */
export function masonry(u, v, { w = 1, h = 0.5, gap = 0.03 } = {}) {
	const bent = v + noise(u * 0.9, v * 0.9) * h * 0.06;
	const row = Math.floor(bent / h);
	const shifted = u / w + (row % 2 ? 0.5 : 0) + (hash(row, 3) - 0.5) * 0.3;
	const column = Math.floor(shifted);
	const inner = Math.min(
		Math.min(shifted - column, 1 - shifted + column) * w,
		Math.min(bent / h - row, 1 - bent / h + row) * h,
	);
	return {
		joint: smooth(gap, gap * 0.3, inner + noise(u * 6, v * 6) * gap * 0.6),
		tone: hash(row, column),
		face: fbm(u * 3, v * 3, 4),
	};
}

/** Boards along v, `w` wide and about `length` long, with grain. */
export function planks(u, v, { w = 0.22, length = 2.6 } = {}) {
	const row = Math.floor(u / w);
	const along = v / length + hash(row, 9) * 3;
	const board = Math.floor(along);
	const side = Math.min(u / w - row, 1 - u / w + row) * w;
	const end = Math.min(along - board, 1 - along + board) * length;
	return {
		joint: clamp(smooth(0.012, 0.004, side) + smooth(0.012, 0.004, end)),
		tone: hash(row, board),
		face: fbm(u * 14 + board * 7, v * 1.1 + row * 5, 4),
	};
}

/** Round stones set in earth. */
export function cobbles(u, v) {
	const bend = noise(u * 0.7, v * 0.7) * 0.3;
	const border = cells(u + bend, v - bend);
	return { joint: smooth(0.16, 0.03, border), dome: smooth(0, 0.55, border), face: fbm(u * 5, v * 5, 3) };
}

/** The bright net that moving water throws on walls, 0 to 1. */
export function caustics(u, v) {
	const wx = fbm(u * 0.8, v * 0.8, 3) * 0.9;
	const wy = fbm(u * 0.8 + 20, v * 0.8 + 9, 3) * 0.9;
	return (
		smooth(0.16, 0, cells(u + wx, v + wy)) * 0.7 + smooth(0.12, 0, cells(u * 1.7 + wy, v * 1.7 + wx)) * 0.4
	);
}
