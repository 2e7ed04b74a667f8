import sharp from 'sharp';
import { Outline } from './outline.mjs';

/** How far, in shares of the width, layers move against each other at most; what lies deeper below another one is never seen. */
const reach = 0.045;
/** Drawn so much larger, which smooths edges. */
const oversize = 1.25;

/**
 * The layers of a finished picture, farthest first, each as RGBA pixels. The first one, `behind`, holds what the picture
 * has to show where the others have moved away from: their surroundings, continued below them.
 * @param paint the script of the picture
 */
export async function cutLayers(file, paint, { width, height }) {
	const picture = await sharp(file).resize(width, height).removeAlpha().raw().toBuffer();
	const outline = new Outline(width * oversize, height * oversize);
	await paint(outline, true);
	const names = [...outline.layers.keys()];
	const covers = await Promise.all(names.map((name) => shrink(outline, outline.layers.get(name), width, height)));
	const masks = [new Uint8Array(width * height).fill(255), ...covers];
	const layers = [];
	for (const [index, mask] of masks.entries()) {
		const above = union(masks.slice(index + 1), width * height);
		const weights = mask.map((cover, i) => (cover > 0 && above[i] === 0 ? 1 : 0));
		const colours = fill(picture, weights, width, height);
		const depth = await blur(above, width, height, reach * width * 0.4);
		// The finished picture itself stands behind all of them.
		const isSeen = (i) => depth[i] <= 250 && (index > 0 || depth[i] > 4);
		const alphas = mask.map((cover, i) => (isSeen(i) ? cover : 0));
		layers.push({ name: ['behind', ...names][index], pixels: toPixels(colours, alphas, width, height) });
	}
	return layers;
}

/** What is transparent goes on in the colours around it, which weighs the least. */
function toPixels(colours, alphas, width, height) {
	const weights = alphas.map((alpha) => (alpha > 0 ? 1 : 0));
	const even = fill(colours, weights, width, height);
	const pixels = Buffer.alloc(width * height * 4);
	for (let i = 0; i < alphas.length; i++) {
		for (let c = 0; c < 3; c++) pixels[i * 4 + c] = even[i * 3 + c];
		pixels[i * 4 + 3] = alphas[i];
	}
	return pixels;
}

function shrink({ width: w, height: h }, mask, width, height) {
	return sharp(Buffer.from(mask.buffer), { raw: { width: w, height: h, channels: 1 } })
		.resize(width, height)
		.extractChannel(0)
		.raw()
		.toBuffer();
}

function blur(mask, width, height, sigma) {
	return sharp(Buffer.from(mask), { raw: { width, height, channels: 1 } })
		.blur(sigma)
		.extractChannel(0)
		.raw()
		.toBuffer();
}

function union(masks, size) {
	const all = new Uint8Array(size);
	for (const mask of masks) for (let i = 0; i < size; i++) all[i] = Math.max(all[i], mask[i]);
	return all;
}

/** Continues the pixels that have a weight over those that have none, from ever coarser copies of the picture. */
function fill(picture, weights, width, height) {
	const levels = [{ width, height, colours: Float32Array.from(picture, (v, i) => v * weights[Math.floor(i / 3)]), weights: Float32Array.from(weights) }];
	while (levels.at(-1).width > 2 && levels.at(-1).height > 2) levels.push(halve(levels.at(-1)));
	for (let n = levels.length - 2; n >= 0; n--) continueFrom(levels[n + 1], levels[n]);
	return Uint8Array.from(levels[0].colours, (v) => Math.round(v));
}

function halve({ width: w, height: h, colours, weights }) {
	const [width, height] = [Math.ceil(w / 2), Math.ceil(h / 2)];
	const half = { width, height, colours: new Float32Array(width * height * 3), weights: new Float32Array(width * height) };
	for (let j = 0; j < h; j++) {
		for (let k = 0; k < w; k++) {
			const [from, to] = [j * w + k, (j >> 1) * width + (k >> 1)];
			half.weights[to] += weights[from];
			for (let c = 0; c < 3; c++) half.colours[to * 3 + c] += colours[from * 3 + c];
		}
	}
	// A few pixels say as much of what is around as many.
	for (let i = 0; i < half.weights.length; i++) {
		const part = Math.max(1, half.weights[i]);
		half.weights[i] /= part;
		for (let c = 0; c < 3; c++) half.colours[i * 3 + c] /= part;
	}
	return half;
}

/** Fills up what a level does not know from the next coarser one, between whose pixels it draws lines. */
function continueFrom(coarse, { width, height, colours, weights }) {
	for (let j = 0, i = 0; j < height; j++) {
		const y = Math.max(0, j / 2 - 0.25);
		const [top, v] = [Math.floor(y), y % 1];
		const low = Math.min(top + 1, coarse.height - 1);
		for (let k = 0; k < width; k++, i++) {
			const rest = 1 - weights[i];
			if (rest <= 0) continue;
			const x = Math.max(0, k / 2 - 0.25);
			const [left, u] = [Math.floor(x), x % 1];
			const right = Math.min(left + 1, coarse.width - 1);
			for (let c = 0; c < 3; c++) {
				const at = (row, column) => coarse.colours[(row * coarse.width + column) * 3 + c];
				const above = at(top, left) * (1 - u) + at(top, right) * u;
				const below = at(low, left) * (1 - u) + at(low, right) * u;
				colours[i * 3 + c] += rest * (above * (1 - v) + below * v);
			}
			weights[i] = 1;
		}
	}
}
