import { clamp, rgb } from './colour.mjs';
import { cross, minus, unit } from './mesh.mjs';
import { fbm } from './noise.mjs';
import { trace } from './trace.mjs';

/** Paints a lit room or place into the canvas; what the canvas shows already stays where nothing stands. */
export function develop(canvas, scene, camera, options = {}) {
	const { width, height } = canvas;
	const {
		samples = 8,
		exposure = 1,
		fog = null,
		seed = 1,
		wobble = 0.0007,
		smooth = 5,
		soft = 1,
		chroma = 0.84,
	} = options;
	const quality = canvas.quality ?? 1;
	const warp =
		wobble && ((x, y) => [wobble * fbm(x * 14, y * 14, 3), wobble * fbm(x * 14 + 31, y * 14 + 9, 3)]);
	const buffers = trace(scene, camera, {
		width,
		height,
		samples: Math.max(2, Math.round(samples * quality)),
		seed,
		fog,
		warp,
	});
	canvas.faces = (scene.faces ?? []).flatMap((part) => drawnFace(canvas, camera, part));
	settle(buffers);
	const scale = height / 1000;
	const light = calm(buffers.light, buffers, { width, height, passes: smooth, strength: 1.6 * soft });
	const shine = calm(buffers.shine, buffers, { width, height, passes: 2, strength: 0.9 });
	const air = fog
		? calm(buffers.air, null, { width, height, passes: Math.round(4 + Math.log2(scale + 1)) })
		: null;
	for (let i = 0; i < width * height; i++) {
		const solid = buffers.solid[i];
		const o0 = i * 3;
		const lit = [0, 1, 2].map((c) => light[o0 + c] * buffers.colour[o0 + c] + shine[o0 + c]);
		const grey = lit[0] * 0.25 + lit[1] * 0.6 + lit[2] * 0.15;
		for (let c = 0; c < 3; c++) {
			const o = o0 + c;
			const behind = canvas.pixels[o];
			const haze = air ? film(air[o] * exposure) : 0;
			let value = behind;
			if (solid > 0) {
				const muted = grey + (lit[c] - grey) * chroma;
				const seen = film((muted * buffers.clear[i] + (air ? air[o] : 0)) * exposure);
				const open = 1 - (1 - behind * buffers.clear[i]) * (1 - haze);
				value = seen * solid + open * (1 - solid);
			} else if (air) value = 1 - (1 - behind * buffers.clear[i]) * (1 - haze);
			canvas.pixels[o] = value;
		}
		if (solid > 0.5) canvas.depth[i] = Math.min(canvas.depth[i], buffers.depth[i]);
	}
	return buffers;
}

/** A part of a face as markup and how far off it is; nothing when it is turned away. */
function drawnFace(canvas, camera, { kind, points, size, towards, colour }) {
	const away = unit(minus(camera.at, points[0]));
	const turned = away[0] * towards[0] + away[1] * towards[1] + away[2] * towards[2];
	if (turned < 0.2) return [];
	const places = points.map((point) => seen(canvas, camera, point));
	const [a, b, c] = places;
	const r = size * a.metre;
	const dot = (p) => `${p.x.toFixed(2)} ${p.y.toFixed(2)}`;
	const line = (stroke, width) =>
		`<path d="M${dot(a)} Q${(2 * b.x - (a.x + c.x) / 2).toFixed(2)} ${(2 * b.y - (a.y + c.y) / 2).toFixed(2)} ${dot(c)}" fill="none" stroke="${stroke}" stroke-width="${width.toFixed(2)}" stroke-linecap="round"/>`;
	const markup = {
		eye: () =>
			`<ellipse cx="${a.x.toFixed(2)}" cy="${a.y.toFixed(2)}" rx="${(r * 0.85 * Math.max(0.5, turned)).toFixed(2)}" ry="${(r * 1.1).toFixed(2)}" fill="#1c1210"/>`,
		brow: () => line(colour, r),
		mouth: () => line('#7a3630', r),
	}[kind]();
	return [{ markup, depth: a.depth - 0.03, blur: r * 0.12 }];
}

/** Where a point of the scene is seen, in thousandths of the height, and how long a metre is there. */
export function seen(canvas, camera, point) {
	const eye = unit(minus(camera.to, camera.at));
	const right = unit(cross([0, 1, 0], eye));
	const up = cross(eye, right);
	const d = minus(point, camera.at);
	const dot = (a) => a[0] * d[0] + a[1] * d[1] + a[2] * d[2];
	const size = 0.5 / Math.tan(((camera.fov ?? 40) * Math.PI) / 360) / dot(eye);
	return {
		x: (canvas.width / canvas.height / 2 + dot(right) * size - (camera.shift?.[0] ?? 0)) * 1000,
		y: (0.5 - dot(up) * size + (camera.shift?.[1] ?? 0)) * 1000,
		metre: size * 1000,
		depth: Math.hypot(...d),
	};
}

/** Sums become means where only part of a pixel was hit. */
function settle({ light, colour, shine, normal, solid }) {
	for (let i = 0; i < solid.length; i++) {
		if (solid[i] === 0) continue;
		for (let c = 0; c < 3; c++) {
			const o = i * 3 + c;
			light[o] /= solid[i];
			colour[o] /= solid[i];
			shine[o] /= solid[i];
			normal[o] /= solid[i];
		}
	}
}

/** A curve as of film, from light to what a screen shows. */
export function film(x) {
	const y = Math.max(0, x);
	const v = clamp((y * (2.51 * y + 0.03)) / (y * (2.43 * y + 0.59) + 0.14));
	return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
}

/** Smooths what is noisy and keeps the edges of things. */
function calm(source, guide, { width, height, passes, strength = 2 }) {
	let from = source;
	let to = new Float32Array(source.length);
	const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
	for (let pass = 0; pass < passes; pass++) {
		const step = 1 << pass;
		const tolerance = strength / (1 + pass * 0.8);
		for (let j = 0; j < height; j++)
			for (let k = 0; k < width; k++) {
				const i = j * width + k;
				const o = i * 3;
				let r = 0;
				let g = 0;
				let b = 0;
				let all = 0;
				const grey = from[o] + from[o + 1] + from[o + 2];
				for (let y = -2; y <= 2; y++) {
					const nj = j + y * step;
					if (nj < 0 || nj >= height) continue;
					for (let x = -2; x <= 2; x++) {
						const nk = k + x * step;
						if (nk < 0 || nk >= width) continue;
						const q = nj * width + nk;
						const u = q * 3;
						let w = kernel[x + 2] * kernel[y + 2];
						if (guide) {
							const { normal, depth, solid } = guide;
							if (solid[q] === 0) continue;
							const nd =
								normal[o] * normal[u] + normal[o + 1] * normal[u + 1] + normal[o + 2] * normal[u + 2];
							if (nd <= 0) continue;
							const n2 = nd * nd;
							const n8 = n2 * n2 * n2 * n2;
							const dz = Math.abs(depth[i] - depth[q]) / (0.02 * depth[i] * (1 + step * 0.35));
							const dl =
								Math.abs(grey - from[u] - from[u + 1] - from[u + 2]) / (tolerance * (grey * 0.5 + 0.05));
							const e = dz + dl;
							if (e > 12) continue;
							w *= n8 * n8 * Math.exp(-e);
						}
						r += from[u] * w;
						g += from[u + 1] * w;
						b += from[u + 2] * w;
						all += w;
					}
				}
				if (all > 1e-9) {
					to[o] = r / all;
					to[o + 1] = g / all;
					to[o + 2] = b / all;
				} else {
					to[o] = from[o];
					to[o + 1] = from[o + 1];
					to[o + 2] = from[o + 2];
				}
			}
		[from, to] = [to, pass === 0 ? new Float32Array(source.length) : from];
	}
	return from;
}

/** Strokes of a brush: each pixel takes the calmest of eight directions around it. Size in thousandths of the height. */
export function brush(canvas, size = 3, amount = 1) {
	const { width, height, pixels } = canvas;
	const r = Math.max(2, Math.round((size * height) / 1000));
	const taps = [];
	for (let y = -r; y <= r; y++)
		for (let x = -r; x <= r; x++) {
			const d = Math.hypot(x, y);
			if (d > r + 0.3) continue;
			const fall = Math.exp(-((d / r) ** 2) * 1.6);
			const a = ((Math.atan2(y, x) / Math.PI) * 4 + 8) % 8;
			const s0 = Math.floor(a) % 8;
			const part = a - Math.floor(a);
			if (d === 0) for (let s = 0; s < 8; s++) taps.push([x, y, s, fall * 0.125]);
			else taps.push([x, y, s0, fall * (1 - part)], [x, y, (s0 + 1) % 8, fall * part]);
		}
	const flat = Float32Array.from(taps.flat());
	const out = new Float32Array(pixels.length);
	const sums = new Float64Array(8 * 5);
	for (let j = 0; j < height; j++)
		for (let k = 0; k < width; k++) {
			sums.fill(0);
			for (let t = 0; t < flat.length; t += 4) {
				const nj = j + flat[t + 1];
				const nk = k + flat[t];
				if (nj < 0 || nk < 0 || nj >= height || nk >= width) continue;
				const o = (nj * width + nk) * 3;
				const w = flat[t + 3];
				const s = flat[t + 2] * 5;
				const [a, b, c] = [pixels[o], pixels[o + 1], pixels[o + 2]];
				sums[s] += a * w;
				sums[s + 1] += b * w;
				sums[s + 2] += c * w;
				sums[s + 3] += (a * a + b * b + c * c) * w;
				sums[s + 4] += w;
			}
			let all = 0;
			let [r0, g0, b0] = [0, 0, 0];
			for (let s = 0; s < 40; s += 5) {
				const w = sums[s + 4];
				if (w <= 0) continue;
				const [a, b, c] = [sums[s] / w, sums[s + 1] / w, sums[s + 2] / w];
				const spread = Math.max(0, sums[s + 3] / w - a * a - b * b - c * c);
				const weight = 1 / (1 + (spread * 900) ** 4 + spread * 60);
				r0 += a * weight;
				g0 += b * weight;
				b0 += c * weight;
				all += weight;
			}
			const o = (j * width + k) * 3;
			out[o] = pixels[o] + (r0 / all - pixels[o]) * amount;
			out[o + 1] = pixels[o + 1] + (g0 / all - pixels[o + 1]) * amount;
			out[o + 2] = pixels[o + 2] + (b0 / all - pixels[o + 2]) * amount;
		}
	canvas.pixels = out;
}

/** Colour in the shadows and in the lights, and the tooth of the paper. */
export function grade(
	canvas,
	{ shadow = '#141a3a', shade = 0.12, high = '#fff0d8', warm = 0.08, tooth = 0.03 } = {},
) {
	const low = rgb(shadow);
	const top = rgb(high);
	canvas.paint((x, y, old) => {
		const grey = clamp(old[0] * 0.3 + old[1] * 0.59 + old[2] * 0.11);
		const dark = (1 - grey) ** 3 * shade;
		const weave =
			tooth * (fbm(x * 90 + fbm(x * 9, y * 9, 2) * 6, y * 160, 3) * 0.6 + fbm(x * 260, y * 260, 2) * 0.5);
		return [0, 1, 2].map((c) => {
			const v = 1 - (1 - old[c]) * (1 - low[c] * dark);
			return (v + (v * top[c] - v) * warm * grey) * (1 + weave * (0.4 + grey));
		});
	});
}
