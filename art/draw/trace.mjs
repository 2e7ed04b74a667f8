import { clamp } from './colour.mjs';
import { cross, minus, unit } from './mesh.mjs';
import { random } from './noise.mjs';

/** Boxes in boxes around the triangles, so that a ray meets few of them. */
function index(scene) {
	const count = scene.made.length;
	const p = scene.points;
	const low = new Float32Array(count * 3);
	const high = new Float32Array(count * 3);
	const middle = new Float32Array(count * 3);
	for (let i = 0; i < count; i++)
		for (let k = 0; k < 3; k++) {
			const [a, b, c] = [p[i * 9 + k], p[i * 9 + 3 + k], p[i * 9 + 6 + k]];
			low[i * 3 + k] = Math.min(a, b, c) - 1e-5;
			high[i * 3 + k] = Math.max(a, b, c) + 1e-5;
			middle[i * 3 + k] = (a + b + c) / 3;
		}
	const order = Uint32Array.from({ length: count }, (_, i) => i);
	const boxes = new Float32Array(count * 2 * 6 + 12);
	const first = new Int32Array(count * 2 + 2);
	const sizes = new Int32Array(count * 2 + 2);
	let used = 1;
	const stack = [[0, 0, count]];
	while (stack.length) {
		const [node, from, to] = stack.pop();
		const l = [1e9, 1e9, 1e9];
		const h = [-1e9, -1e9, -1e9];
		const ml = [1e9, 1e9, 1e9];
		const mh = [-1e9, -1e9, -1e9];
		for (let s = from; s < to; s++) {
			const i = order[s];
			for (let k = 0; k < 3; k++) {
				l[k] = Math.min(l[k], low[i * 3 + k]);
				h[k] = Math.max(h[k], high[i * 3 + k]);
				ml[k] = Math.min(ml[k], middle[i * 3 + k]);
				mh[k] = Math.max(mh[k], middle[i * 3 + k]);
			}
		}
		for (let k = 0; k < 3; k++) {
			boxes[node * 6 + k] = l[k];
			boxes[node * 6 + 3 + k] = h[k];
		}
		const axis = [0, 1, 2].reduce((a, b) => (mh[b] - ml[b] > mh[a] - ml[a] ? b : a));
		if (to - from <= 4 || mh[axis] - ml[axis] < 1e-6) {
			first[node] = from;
			sizes[node] = to - from;
			continue;
		}
		const cut = bestCut(order, from, to, axis, ml[axis], mh[axis], low, high, middle);
		let split = from;
		for (let s = from; s < to; s++) {
			if (middle[order[s] * 3 + axis] >= cut) continue;
			[order[s], order[split]] = [order[split], order[s]];
			split++;
		}
		if (split === from || split === to) split = (from + to) >> 1;
		first[node] = used;
		sizes[node] = 0;
		stack.push([used, from, split], [used + 1, split, to]);
		used += 2;
	}
	return { order, boxes, first, sizes };
}

function bestCut(order, from, to, axis, least, most, low, high, middle) {
	const bins = 12;
	const counts = new Int32Array(bins);
	const l = new Float32Array(bins * 3).fill(1e9);
	const h = new Float32Array(bins * 3).fill(-1e9);
	for (let s = from; s < to; s++) {
		const i = order[s];
		const b = Math.min(bins - 1, Math.floor(((middle[i * 3 + axis] - least) / (most - least)) * bins));
		counts[b]++;
		for (let k = 0; k < 3; k++) {
			l[b * 3 + k] = Math.min(l[b * 3 + k], low[i * 3 + k]);
			h[b * 3 + k] = Math.max(h[b * 3 + k], high[i * 3 + k]);
		}
	}
	let best = 1e30;
	let at = bins >> 1;
	for (let b = 1; b < bins; b++) {
		const cost = weigh(counts, l, h, 0, b) + weigh(counts, l, h, b, bins);
		if (cost < best) [best, at] = [cost, b];
	}
	return least + ((most - least) * at) / bins;
}

function weigh(counts, l, h, from, to) {
	const a = [1e9, 1e9, 1e9];
	const z = [-1e9, -1e9, -1e9];
	let n = 0;
	for (let b = from; b < to; b++) {
		n += counts[b];
		for (let k = 0; k < 3; k++) {
			a[k] = Math.min(a[k], l[b * 3 + k]);
			z[k] = Math.max(z[k], h[b * 3 + k]);
		}
	}
	if (!n) return 0;
	const [x, y, w] = [z[0] - a[0], z[1] - a[1], z[2] - a[2]];
	return n * (x * y + y * w + w * x);
}

/**
 * Follows light through a scene: every buffer has the camera's view.
 * fog: {density, glow} scatters the lights that have `beam`.
 */
export function trace(scene, camera, { width, height, samples = 8, seed = 1, fog = null, warp = 0 }) {
	const { order, boxes, first, sizes } = index(scene);
	const count = order.length;
	const tri = new Float32Array(count * 9);
	const ghost = new Uint8Array(count);
	for (let s = 0; s < count; s++) {
		const i = order[s] * 9;
		const p = scene.points;
		for (let k = 0; k < 3; k++) {
			tri[s * 9 + k] = p[i + k];
			tri[s * 9 + 3 + k] = p[i + 3 + k] - p[i + k];
			tri[s * 9 + 6 + k] = p[i + 6 + k] - p[i + k];
		}
		ghost[s] = scene.materials[scene.made[order[s]]].ghost ? 1 : 0;
	}
	const { materials, lights, normals, uvs, colours, made } = scene;
	const next = random(seed);
	const stack = new Int32Array(128);
	let hitAt = -1;
	let hitT = 0;
	let hitU = 0;
	let hitV = 0;

	function cast(ox, oy, oz, dx, dy, dz, far, any) {
		const ix = 1 / (dx || 1e-9);
		const iy = 1 / (dy || 1e-9);
		const iz = 1 / (dz || 1e-9);
		let top = 0;
		stack[top++] = 0;
		hitAt = -1;
		hitT = far;
		while (top > 0) {
			const node = stack[--top];
			const size = sizes[node];
			if (size > 0) {
				for (let s = first[node]; s < first[node] + size; s++) {
					if (any && ghost[s]) continue;
					const o = s * 9;
					const e1x = tri[o + 3];
					const e1y = tri[o + 4];
					const e1z = tri[o + 5];
					const e2x = tri[o + 6];
					const e2y = tri[o + 7];
					const e2z = tri[o + 8];
					const px = dy * e2z - dz * e2y;
					const py = dz * e2x - dx * e2z;
					const pz = dx * e2y - dy * e2x;
					const det = e1x * px + e1y * py + e1z * pz;
					if (det > -1e-12 && det < 1e-12) continue;
					const inv = 1 / det;
					const sx = ox - tri[o];
					const sy = oy - tri[o + 1];
					const sz = oz - tri[o + 2];
					const u = (sx * px + sy * py + sz * pz) * inv;
					if (u < 0 || u > 1) continue;
					const qx = sy * e1z - sz * e1y;
					const qy = sz * e1x - sx * e1z;
					const qz = sx * e1y - sy * e1x;
					const v = (dx * qx + dy * qy + dz * qz) * inv;
					if (v < 0 || u + v > 1) continue;
					const t = (e2x * qx + e2y * qy + e2z * qz) * inv;
					if (t < 1e-4 || t >= hitT) continue;
					hitT = t;
					hitAt = s;
					hitU = u;
					hitV = v;
					if (any) return true;
				}
				continue;
			}
			const a = first[node];
			const ta = enter(a, ox, oy, oz, ix, iy, iz);
			const tb = enter(a + 1, ox, oy, oz, ix, iy, iz);
			if (ta < tb) {
				if (tb < hitT) stack[top++] = a + 1;
				if (ta < hitT) stack[top++] = a;
			} else {
				if (ta < hitT) stack[top++] = a;
				if (tb < hitT) stack[top++] = a + 1;
			}
		}
		return hitAt >= 0;
	}

	function enter(node, ox, oy, oz, ix, iy, iz) {
		const o = node * 6;
		const x0 = (boxes[o] - ox) * ix;
		const x1 = (boxes[o + 3] - ox) * ix;
		const y0 = (boxes[o + 1] - oy) * iy;
		const y1 = (boxes[o + 4] - oy) * iy;
		const z0 = (boxes[o + 2] - oz) * iz;
		const z1 = (boxes[o + 5] - oz) * iz;
		const near = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
		const far = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
		return far >= Math.max(0, near) ? near : 1e30;
	}

	/** What the last hit is: its place, normal towards the eye, material and colour. */
	function look(ox, oy, oz, dx, dy, dz) {
		const i = order[hitAt];
		const s = hitAt * 9;
		const w = 1 - hitU - hitV;
		const flat = unit(cross([tri[s + 3], tri[s + 4], tri[s + 5]], [tri[s + 6], tri[s + 7], tri[s + 8]]));
		if (flat[0] * dx + flat[1] * dy + flat[2] * dz > 0) for (let k = 0; k < 3; k++) flat[k] = -flat[k];
		let n = [0, 1, 2].map(
			(k) => normals[i * 9 + k] * w + normals[i * 9 + 3 + k] * hitU + normals[i * 9 + 6 + k] * hitV,
		);
		if (n[0] === 0 && n[1] === 0 && n[2] === 0) n = flat;
		else {
			n = unit(n);
			if (n[0] * flat[0] + n[1] * flat[1] + n[2] * flat[2] < 0) n = [-n[0], -n[1], -n[2]];
		}
		const material = materials[made[i]];
		const p = [ox + dx * hitT, oy + dy * hitT, oz + dz * hitT];
		const uv = [
			uvs[i * 6] * w + uvs[i * 6 + 2] * hitU + uvs[i * 6 + 4] * hitV,
			uvs[i * 6 + 1] * w + uvs[i * 6 + 3] * hitU + uvs[i * 6 + 5] * hitV,
		];
		let colour = typeof material.colour === 'function' ? material.colour(p, n, uv) : material.colour;
		if (material.own)
			colour = [0, 1, 2].map(
				(k) =>
					(colours[i * 9 + k] * w + colours[i * 9 + 3 + k] * hitU + colours[i * 9 + 6 + k] * hitV) *
					colour[k],
			);
		if (material.bump) n = unit(material.bump(p, n, uv));
		return { p, n, flat, material, colour, uv, t: hitT };
	}

	let reached = 0;
	const sum = [0, 0, 0];
	const shine = [0, 0, 0];
	/** Light from the lights at a point; view gives the highlight. */
	function gather(p, n, flat, view, gloss, sharp, careful) {
		sum[0] = sum[1] = sum[2] = shine[0] = shine[1] = shine[2] = 0;
		const ox = p[0] + flat[0] * 1e-3;
		const oy = p[1] + flat[1] * 1e-3;
		const oz = p[2] + flat[2] * 1e-3;
		for (const light of lights) {
			let [lx, ly, lz] = [0, 0, 0];
			let far = 1e9;
			let power = 1;
			if (light.kind === 'sun') {
				const s = light.spread ?? 0.02;
				lx = light.to[0] + (next() - 0.5) * s;
				ly = light.to[1] + (next() - 0.5) * s;
				lz = light.to[2] + (next() - 0.5) * s;
				const l = Math.hypot(lx, ly, lz);
				lx /= l;
				ly /= l;
				lz /= l;
			} else {
				let [ax, ay, az] = light.at;
				if (light.kind === 'pane') {
					const [a, b] = [next() * 2 - 1, next() * 2 - 1];
					ax += light.u[0] * a + light.v[0] * b;
					ay += light.u[1] * a + light.v[1] * b;
					az += light.u[2] * a + light.v[2] * b;
				} else if (light.radius) {
					ax += (next() + next() - 1) * light.radius;
					ay += (next() + next() - 1) * light.radius;
					az += (next() + next() - 1) * light.radius;
				}
				lx = ax - p[0];
				ly = ay - p[1];
				lz = az - p[2];
				const square = lx * lx + ly * ly + lz * lz;
				far = Math.sqrt(square);
				lx /= far;
				ly /= far;
				lz /= far;
				power = 1 / Math.max(0.01, square);
				if (light.kind === 'pane') {
					const w = cross(light.u, light.v);
					const size = Math.hypot(...w);
					const cos = Math.max(0, (w[0] * lx + w[1] * ly + w[2] * lz) / size);
					power *= cos * size * 4;
				}
			}
			const cos = n[0] * lx + n[1] * ly + n[2] * lz;
			if (cos <= 0 || flat[0] * lx + flat[1] * ly + flat[2] * lz <= 0) continue;
			power *= light.power ?? 1;
			const chance = Math.min(1, (cos * power) / careful);
			if (chance < 1) {
				if (next() > chance) continue;
				power /= chance;
			}
			if (cast(ox, oy, oz, lx, ly, lz, far - 2e-3, true)) continue;
			for (let k = 0; k < 3; k++) sum[k] += light.colour[k] * power * cos;
			if (gloss && view) {
				const h = unit([lx - view[0], ly - view[1], lz - view[2]]);
				const part = gloss * power * clamp(h[0] * n[0] + h[1] * n[1] + h[2] * n[2]) ** sharp;
				for (let k = 0; k < 3; k++) shine[k] += light.colour[k] * part;
			}
		}
	}

	function around(n) {
		const r = Math.sqrt(next());
		const t = next() * Math.PI * 2;
		const side = unit(cross(n, Math.abs(n[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
		const up = cross(side, n);
		const [a, b, c] = [r * Math.cos(t), r * Math.sin(t), Math.sqrt(Math.max(0, 1 - r * r))];
		return [0, 1, 2].map((k) => side[k] * a + up[k] * b + n[k] * c);
	}

	/** The light that comes back along a ray, without its own bounces. */
	function back(ox, oy, oz, d, reflected) {
		const met = cast(ox, oy, oz, d[0], d[1], d[2], 1e9, false);
		reached = hitT;
		if (!met) return scene.sky ? scene.sky(d) : scene.ambient;
		const hit = look(ox, oy, oz, d[0], d[1], d[2]);
		gather(hit.p, hit.n, hit.flat, null, 0, 1, reflected ? 0.02 : 0.15);
		const emit = hit.material.emit;
		const glow = emit && (reflected || hit.material.shines) ? glowOf(emit, hit) : [0, 0, 0];
		return [0, 1, 2].map((k) => hit.colour[k] * (sum[k] + scene.ambient[k]) + glow[k]);
	}

	const eye = unit(minus(camera.to, camera.at));
	const right = unit(cross([0, 1, 0], eye));
	const up = cross(eye, right);
	const focal = 0.5 / Math.tan(((camera.fov ?? 40) * Math.PI) / 360);
	const pixels = width * height;
	const buffers = {
		light: new Float32Array(pixels * 3),
		colour: new Float32Array(pixels * 3),
		shine: new Float32Array(pixels * 3),
		normal: new Float32Array(pixels * 3),
		air: new Float32Array(pixels * 3),
		depth: new Float32Array(pixels),
		solid: new Float32Array(pixels),
		clear: new Float32Array(pixels),
	};
	const grid = Math.sqrt(samples);
	const share = 1 / samples;
	for (let j = 0, i = 0; j < height; j++)
		for (let k = 0; k < width; k++, i++) for (let s = 0; s < samples; s++) sample(i, j, k, s);
	return buffers;

	function sample(i, j, k, s) {
		const jx = ((s % Math.ceil(grid)) + next()) / Math.ceil(grid);
		const jy = (Math.floor(s / Math.ceil(grid)) + next()) / Math.ceil(grid);
		let sx = (k + jx - width / 2) / height + (camera.shift?.[0] ?? 0);
		let sy = -(j + Math.min(1, jy) - height / 2) / height + (camera.shift?.[1] ?? 0);
		if (warp) {
			const [wx, wy] = warp(sx, sy);
			sx += wx;
			sy += wy;
		}
		let d = [0, 1, 2].map((c) => eye[c] * focal + right[c] * sx + up[c] * sy);
		let [ox, oy, oz] = camera.at;
		if (camera.lens) {
			const t = camera.focus / focal;
			const r = camera.lens * Math.sqrt(next());
			const a = next() * Math.PI * 2;
			const shift = [0, 1, 2].map((c) => right[c] * r * Math.cos(a) + up[c] * r * Math.sin(a));
			d = [0, 1, 2].map((c) => d[c] * t - shift[c]);
			ox += shift[0];
			oy += shift[1];
			oz += shift[2];
		}
		d = unit(d);
		let hit = null;
		let clear = 1;
		if (cast(ox, oy, oz, d[0], d[1], d[2], 1e9, false)) {
			hit = look(ox, oy, oz, d[0], d[1], d[2]);
			shade(i, hit, d);
		}
		const t = hit ? hit.t : (fog?.far ?? 30);
		if (fog) clear = air(i, ox, oy, oz, d, Math.min(t, fog.far ?? 30));
		buffers.clear[i] += clear * share;
		if (hit) {
			buffers.solid[i] += share;
			buffers.depth[i] += t * share;
		} else buffers.depth[i] += (fog?.far ?? 200) * share;
	}

	function shade(i, { p, n, flat, material, colour, uv, t }, d) {
		const o = i * 3;
		for (let c = 0; c < 3; c++) {
			buffers.colour[o + c] += colour[c] * share;
			buffers.normal[o + c] += n[c] * share;
		}
		if (material.emit) {
			const glow = glowOf(material.emit, { p, n, uv, t });
			for (let c = 0; c < 3; c++) buffers.shine[o + c] += glow[c] * share;
			if (material.only) return;
		}
		gather(p, n, flat, d, material.gloss ?? 0, material.sharp ?? 30, 0.02);
		for (let c = 0; c < 3; c++) {
			buffers.light[o + c] += sum[c] * share;
			buffers.shine[o + c] += Math.min(4, shine[c]) * share;
		}
		const [ox, oy, oz] = [p[0] + flat[0] * 1e-3, p[1] + flat[1] * 1e-3, p[2] + flat[2] * 1e-3];
		const bounce = back(ox, oy, oz, around(n), false);
		const open = clamp(reached / 1.4);
		for (let c = 0; c < 3; c++)
			buffers.light[o + c] += (Math.min(3, bounce[c]) + scene.ambient[c] * open) * share;
		if (!material.mirror) return;
		const dot = d[0] * n[0] + d[1] * n[1] + d[2] * n[2];
		const rough = material.rough ?? 0.04;
		const r = unit([0, 1, 2].map((c) => d[c] - 2 * dot * n[c] + (next() + next() - 1) * rough));
		const fresnel = material.mirror * (0.12 + 0.88 * (1 - clamp(-dot)) ** 4);
		const seen = back(ox, oy, oz, r, true);
		for (let c = 0; c < 3; c++) buffers.shine[o + c] += Math.min(3, seen[c]) * fresnel * share;
	}

	/** Light scattered towards the eye by the air; answers how much of what lies behind it passes. */
	function air(i, ox, oy, oz, d, far) {
		const t = far * next();
		const p = [ox + d[0] * t, oy + d[1] * t, oz + d[2] * t];
		const thick = typeof fog.density === 'function' ? fog.density(p) : fog.density;
		const weight = thick * far * Math.exp(-thick * t) * share;
		for (const light of lights) {
			if (!light.beam) continue;
			let to = light.to;
			let reach = 1e9;
			let power = (light.power ?? 1) * light.beam;
			if (light.at) {
				to = minus(light.at, p);
				reach = Math.hypot(...to);
				to = [to[0] / reach, to[1] / reach, to[2] / reach];
				power /= Math.max(0.06, reach * reach);
				if (light.kind === 'pane') {
					const w = cross(light.u, light.v);
					power *= Math.max(0, w[0] * to[0] + w[1] * to[1] + w[2] * to[2]) * 4;
				}
			}
			if (cast(p[0], p[1], p[2], to[0], to[1], to[2], reach - 0.01, true)) continue;
			for (let c = 0; c < 3; c++) buffers.air[i * 3 + c] += light.colour[c] * power * weight * 0.16;
		}
		const clear = Math.exp(-thick * far);
		if (fog.glow) for (let c = 0; c < 3; c++) buffers.air[i * 3 + c] += fog.glow[c] * (1 - clear) * share;
		return clear;
	}
}

function glowOf(emit, hit) {
	return typeof emit === 'function' ? emit(hit.p, hit.n, hit.uv) : emit;
}
