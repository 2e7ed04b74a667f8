/** Repeatable random numbers in [0, 1). */
export function random(seed) {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

const permutation = shuffled(7);

function shuffled(seed) {
	const next = random(seed);
	const table = Uint8Array.from({ length: 256 }, (_, i) => i);
	for (let i = 255; i > 0; i--) {
		const j = Math.floor(next() * (i + 1));
		[table[i], table[j]] = [table[j], table[i]];
	}
	const twice = new Uint8Array(512);
	twice.set(table);
	twice.set(table, 256);
	return twice;
}

const directions = Float32Array.from({ length: 64 }, (_, i) =>
	i % 2 ? Math.sin((i >> 1) * (Math.PI / 16)) : Math.cos((i >> 1) * (Math.PI / 16)),
);

function corner(hash, x, y) {
	const i = (hash & 31) * 2;
	return directions[i] * x + directions[i + 1] * y;
}

/** Gradient noise, about -0.7 to 0.7. */
export function noise(x, y) {
	const x0 = Math.floor(x);
	const y0 = Math.floor(y);
	const fx = x - x0;
	const fy = y - y0;
	const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
	const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
	const a = permutation[x0 & 255] + (y0 & 255);
	const b = permutation[(x0 + 1) & 255] + (y0 & 255);
	const top = corner(permutation[a], fx, fy) * (1 - u) + corner(permutation[b], fx - 1, fy) * u;
	const low =
		corner(permutation[a + 1], fx, fy - 1) * (1 - u) + corner(permutation[b + 1], fx - 1, fy - 1) * u;
	return top * (1 - v) + low * v;
}

/** A repeatable number in [0, 1) for a pair of whole numbers. */
export function hash(i, j) {
	let t = Math.imul(i | 0, 0x27d4eb2d) ^ Math.imul(j | 0, 0x165667b1);
	t = Math.imul(t ^ (t >>> 15), 0x85ebca6b);
	t = Math.imul(t ^ (t >>> 13), 0xc2b2ae35);
	return ((t ^ (t >>> 16)) >>> 0) / 4294967296;
}

/** Several octaves of noise, about -1 to 1. */
export function fbm(x, y, octaves = 5) {
	let sum = 0;
	let size = 0.75;
	for (let i = 0; i < octaves; i++) {
		sum += size * noise(x, y);
		size *= 0.5;
		[x, y] = [x * 1.62 + y * 1.18 + 17.1, y * 1.62 - x * 1.18 + 9.7];
	}
	return sum;
}

/** Noise with sharp crests, 0 to about 1. */
export function ridged(x, y, octaves = 5) {
	let sum = 0;
	let size = 0.5;
	let weight = 1;
	for (let i = 0; i < octaves; i++) {
		let n = 1 - Math.abs(noise(x, y)) * 1.8;
		n = n * n * weight;
		sum += n * size;
		weight = Math.min(1, Math.max(0, n * 1.6));
		size *= 0.5;
		[x, y] = [x * 1.62 + y * 1.18 + 31.7, y * 1.62 - x * 1.18 + 4.3];
	}
	return sum;
}

/** Distance to the border between the cells of a scattered pattern: 0 on the border. */
export function cells(x, y) {
	const x0 = Math.floor(x);
	const y0 = Math.floor(y);
	let first = 9;
	let second = 9;
	for (let j = -1; j <= 1; j++) {
		for (let i = -1; i <= 1; i++) {
			const h = permutation[permutation[(x0 + i) & 255] + ((y0 + j) & 255)];
			const dx = x0 + i + 0.15 + (h & 15) / 21 - x;
			const dy = y0 + j + 0.15 + (h >> 4) / 21 - y;
			const d = dx * dx + dy * dy;
			if (d < first) [first, second] = [d, first];
			else if (d < second) second = d;
		}
	}
	return Math.sqrt(second) - Math.sqrt(first);
}

/** A tone from 0 to 1 for each cell of a scattered pattern: flat faces, as of broken stone. */
export function facets(x, y) {
	const x0 = Math.floor(x);
	const y0 = Math.floor(y);
	let nearest = 9;
	let tone = 0;
	for (let j = -1; j <= 1; j++) {
		for (let i = -1; i <= 1; i++) {
			const h = permutation[permutation[(x0 + i) & 255] + ((y0 + j) & 255)];
			const dx = x0 + i + 0.15 + (h & 15) / 21 - x;
			const dy = y0 + j + 0.15 + (h >> 4) / 21 - y;
			const d = dx * dx + dy * dy;
			if (d < nearest) [nearest, tone] = [d, permutation[h ^ 91] / 255];
		}
	}
	return tone;
}
