import { clamp, rgb } from './colour.mjs';

/** '#rrggbb' as linear light. */
export function tone(hex) {
	return rgb(hex).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
}

/** What stands in a room: triangles, what they are made of and the lights. Metres; y is up. */
export class Scene {
	constructor() {
		this.points = [];
		this.normals = [];
		this.uvs = [];
		this.colours = [];
		this.made = [];
		this.materials = [];
		this.lights = [];
		this.place = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];
		this.ambient = [0, 0, 0];
		this.sky = null;
	}

	/** Everything fill() adds stands at `at`, turned by degrees. */
	with({ at = [0, 0, 0], turn = 0, tilt = 0, roll = 0, scale = 1 }, fill) {
		const before = this.place;
		this.place = combine(before, matrix(at, turn, tilt, roll, scale));
		fill();
		this.place = before;
	}

	point([x, y, z]) {
		const m = this.place;
		return [
			m[0] * x + m[1] * y + m[2] * z + m[9],
			m[3] * x + m[4] * y + m[5] * z + m[10],
			m[6] * x + m[7] * y + m[8] * z + m[11],
		];
	}

	direction([x, y, z]) {
		const m = this.place;
		return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
	}

	material(material) {
		const at = this.materials.indexOf(material);
		return at < 0 ? this.materials.push(material) - 1 : at;
	}

	triangle(a, b, c, material, { uv, normals, colours } = {}) {
		this.points.push(...this.point(a), ...this.point(b), ...this.point(c));
		if (normals) for (const n of normals) this.normals.push(...unit(this.direction(n)));
		else this.normals.push(0, 0, 0, 0, 0, 0, 0, 0, 0);
		this.uvs.push(...(uv ? uv.flat() : [a[0], a[1], b[0], b[1], c[0], c[1]]));
		this.colours.push(...(colours ? colours.flat() : [1, 1, 1, 1, 1, 1, 1, 1, 1]));
		this.made.push(this.material(material));
	}

	/** Four corners in order; u runs along the first side, in metres. */
	quad(a, b, c, d, material) {
		const w = distance(a, b);
		const h = distance(b, c);
		this.triangle(a, b, c, material, {
			uv: [
				[0, 0],
				[w, 0],
				[w, h],
			],
		});
		this.triangle(a, c, d, material, {
			uv: [
				[0, 0],
				[w, h],
				[0, h],
			],
		});
	}

	/** A box on the ground at `at`; u runs along the longer side of each face. */
	box([x, y, z], [w, h, d], material, turn = 0) {
		this.with({ at: [x, y, z], turn }, () => {
			const [l, r, b, t, n, f] = [-w / 2, w / 2, 0, h, -d / 2, d / 2];
			this.side([l, b, n], [r, b, n], [r, t, n], [l, t, n], material);
			this.side([r, b, f], [l, b, f], [l, t, f], [r, t, f], material);
			this.side([l, b, f], [l, b, n], [l, t, n], [l, t, f], material);
			this.side([r, b, n], [r, b, f], [r, t, f], [r, t, n], material);
			this.side([l, t, n], [r, t, n], [r, t, f], [l, t, f], material);
			this.side([l, b, n], [l, b, f], [r, b, f], [r, b, n], material);
		});
	}

	side(a, b, c, d, material) {
		if (distance(a, b) >= distance(b, c)) this.quad(a, b, c, d, material);
		else this.quad(b, c, d, a, material);
	}

	/** A profile of [radius, height] turned about the upright. */
	lathe([x, y, z], profile, material, { sides = 20, from = 0, to = 360 } = {}) {
		this.with({ at: [x, y, z] }, () => {
			for (let i = 0; i < sides; i++) {
				const a = ((from + ((to - from) * i) / sides) * Math.PI) / 180;
				const b = ((from + ((to - from) * (i + 1)) / sides) * Math.PI) / 180;
				for (let j = 1; j < profile.length; j++) {
					const [r0, y0] = profile[j - 1];
					const [r1, y1] = profile[j];
					const ny = r0 - r1;
					const nr = y1 - y0;
					const p = (r, t, h) => [r * Math.cos(t), h, r * Math.sin(t)];
					const na = unit([nr * Math.cos(a), ny, nr * Math.sin(a)]);
					const nb = unit([nr * Math.cos(b), ny, nr * Math.sin(b)]);
					const [q0, q1, q2, q3] = [p(r0, a, y0), p(r0, b, y0), p(r1, b, y1), p(r1, a, y1)];
					const wide = (r0 + r1) * (b - a);
					const [u0, u1] = [i * wide * 0.5, (i + 1) * wide * 0.5];
					if (r0 > 0)
						this.triangle(q0, q1, q2, material, {
							normals: [na, nb, nb],
							uv: [
								[u0, y0],
								[u1, y0],
								[u1, y1],
							],
						});
					if (r1 > 0)
						this.triangle(q0, q2, q3, material, {
							normals: [na, nb, na],
							uv: [
								[u0, y0],
								[u1, y1],
								[u0, y1],
							],
						});
				}
			}
		});
	}

	cylinder(at, radius, height, material, sides = 16) {
		this.lathe(
			at,
			[
				[0, 0],
				[radius, 0],
				[radius, height],
				[0, height],
			],
			material,
			{ sides },
		);
	}

	ball(at, radius, material, sides = 16) {
		const profile = [];
		for (let i = 0; i <= sides / 2; i++) {
			const t = (i / (sides / 2)) * Math.PI;
			profile.push([Math.max(0, radius * Math.sin(t)), -radius * Math.cos(t)]);
		}
		this.lathe(at, profile, material, { sides });
	}

	/** A round bar through points; radius may be a function of the way from 0 to 1. */
	tube(points, radius, material, sides = 8) {
		const thick = typeof radius === 'function' ? radius : () => radius;
		const rings = points.map((p, i) => {
			const along = unit(minus(points[Math.min(points.length - 1, i + 1)], points[Math.max(0, i - 1)]));
			const side = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
			const up = cross(side, along);
			const r = thick(i / Math.max(1, points.length - 1));
			return Array.from({ length: sides }, (_, s) => {
				const t = (s / sides) * Math.PI * 2;
				const n = [0, 1, 2].map((k) => side[k] * Math.cos(t) + up[k] * Math.sin(t));
				return { n, p: [0, 1, 2].map((k) => p[k] + n[k] * r) };
			});
		});
		for (let i = 1; i < rings.length; i++)
			for (let s = 0; s < sides; s++) {
				const [a, b] = [rings[i - 1][s], rings[i - 1][(s + 1) % sides]];
				const [d, c] = [rings[i][s], rings[i][(s + 1) % sides]];
				this.triangle(a.p, b.p, c.p, material, { normals: [a.n, b.n, c.n] });
				this.triangle(a.p, c.p, d.p, material, { normals: [a.n, c.n, d.n] });
			}
	}

	/** A flat outline (x, y) made `depth` thick along z. */
	slab(outline, depth, material) {
		const back = depth / 2;
		for (const [a, b, c] of ears(outline)) {
			this.triangle([...a, -back], [...b, -back], [...c, -back], material);
			if (depth) this.triangle([...a, back], [...b, back], [...c, back], material);
		}
		if (!depth) return;
		for (let i = 0; i < outline.length; i++) {
			const [a, b] = [outline[i], outline[(i + 1) % outline.length]];
			this.quad([...a, -back], [...b, -back], [...b, back], [...a, back], material);
		}
	}

	/** Ground whose height is given by height(x, z). */
	ground(height, { from, to, step }, material) {
		const e = step * 0.5;
		const at = (x, z) => ({
			p: [x, height(x, z), z],
			n: unit([height(x - e, z) - height(x + e, z), 2 * e, height(x, z - e) - height(x, z + e)]),
		});
		for (let x = from[0]; x < to[0]; x += step)
			for (let z = from[1]; z < to[1]; z += step) {
				const [a, b, c, d] = [at(x, z), at(x + step, z), at(x + step, z + step), at(x, z + step)];
				const uv = (...points) => ({
					uv: points.map(({ p }) => [p[0], p[2]]),
					normals: points.map(({ n }) => n),
				});
				this.triangle(a.p, b.p, c.p, material, uv(a, b, c));
				this.triangle(a.p, c.p, d.p, material, uv(a, c, d));
			}
	}

	/** kind: 'ball' (at, radius), 'pane' (at, u, v: half sides; shines away from u x v), 'sun' (to, spread). */
	light(light) {
		const l = { ...light };
		if (l.at) l.at = this.point(l.at);
		if (l.u) l.u = this.direction(l.u);
		if (l.v) l.v = this.direction(l.v);
		if (l.to) l.to = unit(this.direction(l.to));
		this.lights.push(l);
	}
}

function matrix(at, turn, tilt, roll, scale) {
	const [a, b, c] = [turn, tilt, roll].map((v) => (v * Math.PI) / 180);
	const yaw = [Math.cos(a), 0, Math.sin(a), 0, 1, 0, -Math.sin(a), 0, Math.cos(a)];
	const pitch = [1, 0, 0, 0, Math.cos(b), -Math.sin(b), 0, Math.sin(b), Math.cos(b)];
	const bank = [Math.cos(c), -Math.sin(c), 0, Math.sin(c), Math.cos(c), 0, 0, 0, 1];
	return [...times(times(yaw, pitch), bank).map((v) => v * scale), ...at];
}

function times(a, b) {
	const out = [];
	for (let i = 0; i < 3; i++)
		for (let j = 0; j < 3; j++) out.push(a[i * 3] * b[j] + a[i * 3 + 1] * b[3 + j] + a[i * 3 + 2] * b[6 + j]);
	return out;
}

function combine(a, b) {
	return [
		...times(a, b),
		a[0] * b[9] + a[1] * b[10] + a[2] * b[11] + a[9],
		a[3] * b[9] + a[4] * b[10] + a[5] * b[11] + a[10],
		a[6] * b[9] + a[7] * b[10] + a[8] * b[11] + a[11],
	];
}

export function minus(a, b) {
	return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function plus(a, b, k = 1) {
	return [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
}

export function cross(a, b) {
	return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function distance(a, b) {
	return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export function unit(a) {
	const l = Math.hypot(...a) || 1;
	return [a[0] / l, a[1] / l, a[2] / l];
}

/** Cuts a simple outline into triangles. */
function ears(outline) {
	let rest = outline.slice();
	if (area(rest) < 0) rest = rest.reverse();
	const out = [];
	for (let guard = 0; rest.length > 3 && guard < 5000; guard++) {
		const i = guard % rest.length;
		const [a, b, c] = [rest[(i + rest.length - 1) % rest.length], rest[i], rest[(i + 1) % rest.length]];
		if (turnOf(a, b, c) <= 0) continue;
		if (rest.some((p) => p !== a && p !== b && p !== c && inside(p, a, b, c))) continue;
		out.push([a, b, c]);
		rest.splice(i, 1);
		guard = 0;
	}
	out.push(rest.slice(0, 3));
	return out;
}

function area(points) {
	return points.reduce((sum, [x, y], i) => {
		const [nx, ny] = points[(i + 1) % points.length];
		return sum + x * ny - nx * y;
	}, 0);
}

function turnOf(a, b, c) {
	return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function inside(p, a, b, c) {
	return turnOf(a, b, p) >= 0 && turnOf(b, c, p) >= 0 && turnOf(c, a, p) >= 0;
}

/** Round bars that melt into one another: parts are {a, b, ra, rb, colour, melt}. */
export function blob(scene, parts, material, cell = 0.016) {
	const low = [9, 9, 9];
	const high = [-9, -9, -9];
	for (const { a, b, ra, rb } of parts)
		for (let k = 0; k < 3; k++) {
			low[k] = Math.min(low[k], a[k] - ra, b[k] - rb);
			high[k] = Math.max(high[k], a[k] + ra, b[k] + rb);
		}
	const size = low.map((v, k) => Math.ceil((high[k] - v) / cell) + 6);
	const from = low.map((v) => v - cell * 3);
	const [nx, ny, nz] = size;
	const values = new Float32Array(nx * ny * nz).fill(1);
	const block = 5;
	for (let z = 0; z < nz; z += block)
		for (let y = 0; y < ny; y += block)
			for (let x = 0; x < nx; x += block) {
				const half = (block / 2) * cell;
				const d = reach(
					parts,
					from[0] + x * cell + half,
					from[1] + y * cell + half,
					from[2] + z * cell + half,
				);
				const far = Math.abs(d) > half * 1.9 + 0.03;
				for (let k = z; k < Math.min(nz, z + block); k++)
					for (let j = y; j < Math.min(ny, y + block); j++)
						for (let i = x; i < Math.min(nx, x + block); i++)
							values[(k * ny + j) * nx + i] = far
								? d
								: reach(parts, from[0] + i * cell, from[1] + j * cell, from[2] + k * cell);
			}
	const at = new Int32Array(nx * ny * nz).fill(-1);
	const vertices = [];
	const steps = [0, 1, nx, nx + 1, nx * ny, nx * ny + 1, nx * ny + nx, nx * ny + nx + 1];
	const edges = [0, 1, 0, 2, 0, 4, 1, 3, 1, 5, 2, 3, 2, 6, 3, 7, 4, 5, 4, 6, 5, 7, 6, 7];
	for (let z = 0; z < nz - 1; z++)
		for (let y = 0; y < ny - 1; y++)
			for (let x = 0; x < nx - 1; x++) {
				const i = (z * ny + y) * nx + x;
				let signs = 0;
				for (let c = 0; c < 8; c++) if (values[i + steps[c]] < 0) signs |= 1 << c;
				if (signs === 0 || signs === 255) continue;
				const p = [0, 0, 0];
				let count = 0;
				for (let e = 0; e < 24; e += 2) {
					const [c0, c1] = [edges[e], edges[e + 1]];
					const v0 = values[i + steps[c0]];
					const v1 = values[i + steps[c1]];
					if (v0 < 0 === v1 < 0) continue;
					const t = v0 / (v0 - v1);
					for (let k = 0; k < 3; k++) p[k] += ((c0 >> k) & 1) * (1 - t) + ((c1 >> k) & 1) * t;
					count++;
				}
				const v = [x, y, z].map((g, k) => from[k] + (g + p[k] / count) * cell);
				at[i] = vertices.push({ p: v, n: slope(parts, v), c: tint(parts, v) }) - 1;
			}
	const put = (a, b, c, d) => {
		const [va, vb, vc, vd] = [vertices[at[a]], vertices[at[b]], vertices[at[c]], vertices[at[d]]];
		if (!va || !vb || !vc || !vd) return;
		for (const [p, q, r] of [
			[va, vb, vc],
			[va, vc, vd],
		])
			scene.triangle(p.p, q.p, r.p, material, { normals: [p.n, q.n, r.n], colours: [p.c, q.c, r.c] });
	};
	for (let z = 1; z < nz - 1; z++)
		for (let y = 1; y < ny - 1; y++)
			for (let x = 1; x < nx - 1; x++) {
				const i = (z * ny + y) * nx + x;
				const here = values[i] < 0;
				if (here !== values[i + 1] < 0) put(i, i - nx, i - nx - nx * ny, i - nx * ny);
				if (here !== values[i + nx] < 0) put(i, i - 1, i - 1 - nx * ny, i - nx * ny);
				if (here !== values[i + nx * ny] < 0) put(i, i - 1, i - 1 - nx, i - nx);
			}
}

function reach(parts, x, y, z) {
	let d = 9;
	for (const part of parts) {
		const e = bar(part, x, y, z);
		if (e > d + 0.12) continue;
		const k = part.melt ?? 0.03;
		const h = clamp(0.5 + (0.5 * (d - e)) / k);
		d = d + (e - d) * h - k * h * (1 - h);
	}
	return d;
}

function bar({ a, b, ra, rb }, x, y, z) {
	const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
	const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
	const l = bx * bx + by * by + bz * bz;
	const t = l ? clamp((px * bx + py * by + pz * bz) / l) : 0;
	return Math.hypot(px - bx * t, py - by * t, pz - bz * t) - (ra + (rb - ra) * t);
}

function slope(parts, [x, y, z]) {
	const e = 0.006;
	return unit([
		reach(parts, x + e, y, z) - reach(parts, x - e, y, z),
		reach(parts, x, y + e, z) - reach(parts, x, y - e, z),
		reach(parts, x, y, z + e) - reach(parts, x, y, z - e),
	]);
}

function tint(parts, [x, y, z]) {
	const out = [0, 0, 0];
	let sum = 0;
	for (const part of parts) {
		const weight = Math.exp(-bar(part, x, y, z) / 0.002) * (part.weight ?? 1);
		sum += weight;
		for (let k = 0; k < 3; k++) out[k] += part.colour[k] * weight;
	}
	return out.map((v) => v / sum);
}
