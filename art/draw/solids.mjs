import { clamp } from './colour.mjs';
import { hash } from './noise.mjs';

/**
 * Rooms and houses in true perspective: solids met by rays, with shadows, mirrors and shafts of light.
 * The camera is terrain.mjs's: it stands at (x, height, 0) and looks along z; metres.
 */

/** The half-spaces [nx, ny, nz, d] that hold a convex body; more becomes properties of what is hit. */
export function convex(planes, centre, radius, more = {}) {
	return { kind: 'convex', planes, centre, radius, ...more };
}

export function block(x0, x1, y0, y1, z0, z1, more) {
	return convex(
		[
			[-1, 0, 0, -x0],
			[1, 0, 0, x1],
			[0, -1, 0, -y0],
			[0, 1, 0, y1],
			[0, 0, -1, -z0],
			[0, 0, 1, z1],
		],
		[(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2],
		Math.hypot(x1 - x0, y1 - y0, z1 - z0) / 2,
		more,
	);
}

/** Everything beyond a plane: a wall, vault or slope without end; (nx, ny, nz) looks into the room. */
export function wall(nx, ny, nz, d, more) {
	return convex([[nx, ny, nz, d]], [0, 0, 0], 1e6, more);
}

/** A pitched roof over a plan, its ridge along z or (across) along x. */
export function roof(x0, x1, y0, rise, z0, z1, { across = false, ...more } = {}) {
	const half = (across ? z1 - z0 : x1 - x0) / 2;
	const length = Math.hypot(half, rise);
	const [n, m] = [rise / length, half / length];
	const slopes = across
		? [
				[0, m, -n, m * y0 - n * z0],
				[0, m, n, m * y0 + n * z1],
				[-1, 0, 0, -x0],
				[1, 0, 0, x1],
			]
		: [
				[-n, m, 0, m * y0 - n * x0],
				[n, m, 0, m * y0 + n * x1],
				[0, 0, -1, -z0],
				[0, 0, 1, z1],
			];
	return convex(
		[[0, -1, 0, -y0], ...slopes],
		[(x0 + x1) / 2, y0 + rise / 2, (z0 + z1) / 2],
		Math.hypot(x1 - x0, rise, z1 - z0) / 2,
		more,
	);
}

/** How far inside a pointed opening a place is, in metres: above 0 within; `half` its half width, `spring` where it begins to close. */
export function lancet(u, v, half, spring) {
	const dx = Math.abs(u);
	if (v <= spring) return half - dx;
	return half * 2 - Math.hypot(dx + half, v - spring);
}

/** The body turned by an angle about the upright line through (x, z). */
export function turned(solid, angle, x, z) {
	const [c, s] = [Math.cos(angle), Math.sin(angle)];
	const planes = solid.planes.map(([nx, ny, nz, d]) => {
		const [tx, tz] = [nx * c - nz * s, nx * s + nz * c];
		return [tx, ny, tz, d - nx * x - nz * z + tx * x + tz * z];
	});
	const [cx, cy, cz] = solid.centre;
	const centre = [x + (cx - x) * c - (cz - z) * s, cy, z + (cx - x) * s + (cz - z) * c];
	return { ...solid, planes, centre };
}

/** An upright round body, r0 wide at y0 and r1 at y1. */
export function column(x, z, r0, y0, y1, r1 = r0, more = {}) {
	const radius = Math.hypot((y1 - y0) / 2, Math.max(r0, r1));
	return { kind: 'column', x, z, y0, y1, r0, r1, centre: [x, (y0 + y1) / 2, z], radius, ...more };
}

/** A ball, or a vault seen from within. */
export function ball(x, y, z, r, more = {}) {
	return { kind: 'ball', x, y, z, r, centre: [x, y, z], radius: r, ...more };
}

export function floor(y, more = {}) {
	return { kind: 'floor', y, ...more };
}

const black = [0, 0, 0];

/**
 * Paints what the rays meet. shade(hit, world) gives the colour: hit has the place x y z, the normal nx ny nz,
 * the way of looking dx dy dz, the distance, the solid and sx sy in the picture.
 */
export function trace(canvas, { camera, solids, shade, sky, far = 900 }) {
	const { width, height, depth } = canvas;
	const world = new World(solids, shade, sky, far);
	const centre = camera.centre ?? width / height / 2;
	const eye = [camera.x ?? 0, camera.height, 0];
	const strips = inStrips(canvas, camera, centre, solids);
	for (let j = 0, i = 0; j < height; j++) {
		const dy = (camera.horizon - j / height) / camera.focal;
		for (let k = 0; k < width; k++, i++) {
			const dx = (k / height - centre) / camera.focal;
			world.cell = order[(j % 3) * 3 + (k % 3)] / 9;
			const hit = world.meet(eye, [dx, dy, 1], 0.05, Math.min(far, depth[i]), undefined, strips[k >> 5]);
			if (!hit) continue;
			hit.sx = k / height;
			hit.sy = j / height;
			const colour = canvas.isOutline ? black : shade(hit, world);
			if (!colour) continue;
			canvas.set(i, colour);
			depth[i] = hit.distance;
		}
	}
	return world;
}

/** For every 32 columns of the picture the solids that can be seen there. */
function inStrips({ width, height }, camera, centre, solids) {
	const strips = Array.from({ length: (width >> 5) + 1 }, () => []);
	for (const solid of solids) {
		let [from, to] = [0, strips.length - 1];
		const near = solid.centre ? solid.centre[2] - solid.radius : 0;
		if (near > 0.1) {
			const x = solid.centre[0] - (camera.x ?? 0);
			const z = solid.centre[2] + solid.radius;
			const left = Math.min((x - solid.radius) / near, (x - solid.radius) / z);
			const right = Math.max((x + solid.radius) / near, (x + solid.radius) / z);
			from = Math.max(0, ((centre + left * camera.focal) * height) >> 5);
			to = Math.min(to, ((centre + right * camera.focal) * height) >> 5);
		}
		for (let s = from; s <= to; s++) strips[s].push(solid);
	}
	return strips;
}

const order = [0, 5, 7, 3, 8, 1, 6, 2, 4];

class World {
	constructor(solids, shade, sky, far) {
		Object.assign(this, { solids, shade, sky, far, cell: 0 });
		this.opaque = solids.filter((solid) => !solid.clear);
	}

	meet(o, d, from, to, skip, among = this.solids) {
		let best = to;
		let found;
		let normal;
		for (const solid of among) {
			if (solid === skip) continue;
			const at = reach(solid, o, d, from, best);
			if (at === undefined) continue;
			best = at.t;
			found = solid;
			normal = at.n;
		}
		if (!found) return undefined;
		const [x, y, z] = [o[0] + d[0] * best, o[1] + d[1] * best, o[2] + d[2] * best];
		return {
			x,
			y,
			z,
			nx: normal[0],
			ny: normal[1],
			nz: normal[2],
			dx: d[0],
			dy: d[1],
			dz: d[2],
			distance: best,
			solid: found,
		};
	}

	/** Whether nothing stands between a place and the end of a way. */
	free(hit, d, to = this.far) {
		const o = [hit.x + hit.nx * 0.004, hit.y + hit.ny * 0.004, hit.z + hit.nz * 0.004];
		return this.opaque.every((solid) => reach(solid, o, d, 0.003, to) === undefined);
	}

	/** Light from a lamp [x, y, z] that is `size` wide, 1 at a metre's distance straight below it. */
	lamp(hit, at, { size = 0.15, samples = 3, reach: far = 60 } = {}) {
		const [lx, ly, lz] = [at[0] - hit.x, at[1] - hit.y, at[2] - hit.z];
		const distance = Math.hypot(lx, ly, lz);
		const facing = (lx * hit.nx + ly * hit.ny + lz * hit.nz) / distance;
		if (facing <= 0 || distance > far) return 0;
		let seen = 0;
		for (let s = 0; s < samples; s++) {
			const r = this.scatter(s, size);
			if (this.free(hit, [lx + r[0], ly + r[1], lz + r[2]], 0.97)) seen++;
		}
		return ((facing * seen) / samples / (0.25 + distance * distance)) * 1.25;
	}

	/** Light from a sun in direction `way`, softened by `size`. */
	sun(hit, way, { size = 0.02, samples = 2 } = {}) {
		const facing = way[0] * hit.nx + way[1] * hit.ny + way[2] * hit.nz;
		if (facing <= 0) return 0;
		let seen = 0;
		for (let s = 0; s < samples; s++) {
			const r = this.scatter(s, size);
			if (this.free(hit, [way[0] + r[0], way[1] + r[1], way[2] + r[2]])) seen++;
		}
		return (facing * seen) / samples;
	}

	/** A place in a ball of light; nine neighbouring pixels take different ones, so that shadows have soft edges. */
	scatter(sample, size) {
		const i = sample * 9 + this.cell * 9;
		return [0, 1, 2].map((c) => (hash(i, c + 5) - 0.5) * 2 * size);
	}

	/** How open a place is to its surroundings: 0 in a deep corner. */
	open(hit, within = 1.5, rays = 6) {
		let free = 0;
		for (let r = 0; r < rays; r++) {
			const part = (r + this.cell) / rays;
			const a = (r * 9 + this.cell * 9) * 2.39996;
			const b = part * 2 - 1;
			const c = Math.sqrt(1 - b * b);
			const d = [Math.cos(a) * c + hit.nx * 1.05, b + hit.ny * 1.05, Math.sin(a) * c + hit.nz * 1.05];
			if (this.free(hit, d, within / Math.hypot(...d))) free++;
		}
		return free / rays;
	}

	/** The colour seen in a mirror at a place, its normal bent by (bx, by, bz). */
	mirror(hit, [bx, by, bz] = [0, 0, 0], limit = 2) {
		if ((hit.bounce ?? 0) >= limit) return undefined;
		let [nx, ny, nz] = [hit.nx + bx, hit.ny + by, hit.nz + bz];
		const length = Math.hypot(nx, ny, nz);
		[nx, ny, nz] = [nx / length, ny / length, nz / length];
		const k = 2 * (hit.dx * nx + hit.dy * ny + hit.dz * nz);
		const d = [hit.dx - k * nx, hit.dy - k * ny, hit.dz - k * nz];
		const seen = this.meet([hit.x, hit.y, hit.z], d, 0.01, this.far, hit.solid);
		if (!seen) return this.sky?.(d, hit);
		seen.bounce = (hit.bounce ?? 0) + 1;
		seen.distance = hit.distance + seen.distance * Math.hypot(...d);
		seen.sx = hit.sx;
		seen.sy = hit.sy;
		return this.shade(seen, this);
	}
}

/** Where a ray enters a solid between two distances: t and the normal n. */
function reach(solid, o, d, from, to) {
	if (solid.kind === 'floor') {
		const t = (solid.y - o[1]) / d[1];
		return t > from && t < to ? { t, n: [0, d[1] > 0 ? -1 : 1, 0] } : undefined;
	}
	const [cx, cy, cz] = solid.centre;
	const [ox, oy, oz] = [o[0] - cx, o[1] - cy, o[2] - cz];
	const dd = d[0] * d[0] + d[1] * d[1] + d[2] * d[2];
	const b = ox * d[0] + oy * d[1] + oz * d[2];
	const c = ox * ox + oy * oy + oz * oz - solid.radius * solid.radius;
	const disc = b * b - dd * c;
	if (disc < 0) return undefined;
	if (solid.kind === 'ball') return meetBall(solid, o, d, from, to, dd, b, Math.sqrt(disc));
	if (c > 0 && b > 0) return undefined;
	const at = solid.kind === 'column' ? meetColumn(solid, o, d, from, to) : meetConvex(solid, o, d, from, to);
	return at && solid.cut?.([0, 1, 2].map((i) => o[i] + d[i] * at.t)) ? undefined : at;
}

function meetBall(solid, o, d, from, to, dd, b, root) {
	const t = solid.inside ? (root - b) / dd : (-b - root) / dd;
	if (t <= from || t >= to) return undefined;
	const sign = solid.inside ? -1 : 1;
	const p = [0, 1, 2].map((c) => o[c] + d[c] * t);
	if (solid.cut?.(p)) return undefined;
	return { t, n: p.map((v, c) => (sign * (v - solid.centre[c])) / solid.radius) };
}

function meetConvex(solid, o, d, from, to) {
	let enter = from;
	let leave = to;
	let normal;
	for (const plane of solid.planes) {
		const speed = plane[0] * d[0] + plane[1] * d[1] + plane[2] * d[2];
		const gap = plane[3] - plane[0] * o[0] - plane[1] * o[1] - plane[2] * o[2];
		if (speed < 0) {
			const t = gap / speed;
			if (t > enter) {
				enter = t;
				normal = plane;
			}
		} else if (speed > 0) leave = Math.min(leave, gap / speed);
		else if (gap < 0) return undefined;
		if (enter > leave) return undefined;
	}
	return normal && { t: enter, n: normal };
}

function meetColumn({ x, z, y0, y1, r0, r1 }, o, d, from, to) {
	const k = (r1 - r0) / (y1 - y0);
	const base = r0 + k * (o[1] - y0);
	const [ox, oz] = [o[0] - x, o[2] - z];
	const a = d[0] * d[0] + d[2] * d[2] - k * k * d[1] * d[1];
	const b = ox * d[0] + oz * d[2] - base * k * d[1];
	const c = ox * ox + oz * oz - base * base;
	let best = to;
	let n;
	const disc = b * b - a * c;
	if (disc > 0 && Math.abs(a) > 1e-9) {
		const root = Math.sqrt(disc);
		for (const t of [(-b - root) / a, (-b + root) / a]) {
			const y = o[1] + d[1] * t;
			const r = r0 + k * (y - y0);
			if (t <= from || t >= best || y < y0 || y > y1 || r <= 0) continue;
			best = t;
			const length = Math.hypot(1, k);
			n = [(ox + d[0] * t) / r / length, -k / length, (oz + d[2] * t) / r / length];
		}
	}
	for (const [y, r, up] of [
		[y0, r0, -1],
		[y1, r1, 1],
	]) {
		const t = (y - o[1]) / d[1];
		if (t <= from || t >= best || Math.hypot(ox + d[0] * t, oz + d[2] * t) > r) continue;
		best = t;
		n = [0, up, 0];
	}
	return n && { t: best, n };
}

/**
 * Light that hangs in the air: beam(x, y, z) is how much of it there is at a place.
 * Walked in coarse steps up to what stands in the way, then smoothed.
 */
export function shafts(
	canvas,
	{ camera, beam, colour, strength = 1, from = 0.5, reach: far = 30, steps = 26 },
) {
	if (canvas.isOutline) return;
	const { width, height } = canvas;
	const grain = Math.max(2, Math.round(height / 340));
	const across = Math.ceil(width / grain) + 1;
	const down = Math.ceil(height / grain) + 1;
	const field = new Float32Array(across * down);
	const centre = camera.centre ?? width / height / 2;
	for (let j = 0; j < down; j++) {
		for (let k = 0; k < across; k++) {
			const px = Math.min(k * grain, width - 1);
			const py = Math.min(j * grain, height - 1);
			const end = Math.min(far, canvas.depth[py * width + px]);
			const dx = (px / height - centre) / camera.focal;
			const dy = (camera.horizon - py / height) / camera.focal;
			const step = (end - from) / steps;
			let sum = 0;
			for (let s = 0; s < steps; s++) {
				const t = from + (s + hash(k * 977 + j, s)) * step;
				sum += beam((camera.x ?? 0) + dx * t, camera.height + dy * t, t);
			}
			field[j * across + k] = (sum * step) / far;
		}
	}
	const soft = blurred(field, across, down);
	canvas.paint((x, y, old) => {
		const u = (x * height) / grain;
		const v = (y * height) / grain;
		const k = Math.min(Math.floor(u), across - 2);
		const j = Math.min(Math.floor(v), down - 2);
		const i = j * across + k;
		const top = soft[i] + (soft[i + 1] - soft[i]) * (u - k);
		const low = soft[i + across] + (soft[i + across + 1] - soft[i + across]) * (u - k);
		const light = (top + (low - top) * (v - j)) * strength;
		return [0, 1, 2].map((c) => 1 - (1 - Math.min(1, old[c])) * Math.exp(-light * colour[c] * 2));
	});
}

function blurred(field, width, height) {
	const out = new Float32Array(field.length);
	for (let j = 0; j < height; j++) {
		for (let k = 0; k < width; k++) {
			let sum = 0;
			for (let b = -2; b <= 2; b++)
				for (let a = -2; a <= 2; a++)
					sum += field[clamp(j + b, 0, height - 1) * width + clamp(k + a, 0, width - 1)];
			out[j * width + k] = sum / 25;
		}
	}
	return out;
}
