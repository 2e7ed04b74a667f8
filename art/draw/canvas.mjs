import sharp from 'sharp';
import { clamp } from './colour.mjs';
import { fbm, random } from './noise.mjs';

/** A picture in the making: colour and distance of every pixel. Places are given in shares of the height, so that a scene holds at any size. */
export class Canvas {
	constructor(width, height) {
		this.width = width;
		this.height = height;
		this.pixels = new Float32Array(width * height * 3);
		this.depth = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
	}

	/** Runs colour(x, y, old, depth) for every pixel; x and y are shares of the height, nothing returned leaves it. */
	paint(colour) {
		const { width, height, pixels, depth } = this;
		const old = [0, 0, 0];
		for (let j = 0, i = 0; j < height; j++) {
			for (let k = 0; k < width; k++, i++) {
				old[0] = pixels[i * 3];
				old[1] = pixels[i * 3 + 1];
				old[2] = pixels[i * 3 + 2];
				const next = colour(k / height, j / height, old, depth[i]);
				if (next) this.set(i, next);
			}
		}
	}

	/** What is drawn from here on belongs to a layer of this name, or to none; only an Outline heeds it. */
	layer() {}

	set(i, colour) {
		this.pixels[i * 3] = colour[0];
		this.pixels[i * 3 + 1] = colour[1];
		this.pixels[i * 3 + 2] = colour[2];
	}

	/** Draws SVG markup (units: thousandths of the height); what the scene has nearer than `depth` hides it. */
	async draw(
		markup,
		{ depth = 0, blur = 0, mode = 'over', opacity = 1, shade, write = false, rough = 0 } = {},
	) {
		const { data } = await this.rasterise(markup, blur, rough);
		const { width, height, pixels } = this;
		for (let i = 0; i < width * height; i++) {
			const alpha = (data[i * 4 + 3] / 255) * opacity;
			if (alpha === 0 || this.depth[i] < depth) continue;
			let colour = [data[i * 4] / 255, data[i * 4 + 1] / 255, data[i * 4 + 2] / 255];
			if (shade) colour = shade(colour, (i % width) / height, Math.floor(i / width) / height);
			for (let c = 0; c < 3; c++) {
				const old = pixels[i * 3 + c];
				if (mode === 'over') pixels[i * 3 + c] = old + (colour[c] - old) * alpha;
				else if (mode === 'screen') pixels[i * 3 + c] = 1 - (1 - old) * (1 - colour[c] * alpha);
				else if (mode === 'add') pixels[i * 3 + c] = old + colour[c] * alpha;
				else pixels[i * 3 + c] = old * (1 - alpha + colour[c] * alpha);
			}
			if (write && alpha > 0.5) this.depth[i] = depth;
		}
	}

	/** Markup as pixels; `rough` lets its edges wander like a brush's, by so many thousandths. */
	async rasterise(markup, blur = 0, rough = 0) {
		const wide = (1000 * this.width) / this.height;
		const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${wide} 1000">${markup}</svg>`;
		let image = sharp(Buffer.from(svg));
		if (blur) image = image.blur(Math.max(0.4, (blur * this.height) / 1000));
		const drawn = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
		if (rough) drawn.data = this.wander(drawn.data, (rough * this.height) / 1000);
		return drawn;
	}

	wander(data, reach) {
		const { width, height } = this;
		if (!this.brush) {
			this.brush = new Float32Array(width * height * 2);
			for (let j = 0, i = 0; j < height; j++) {
				for (let k = 0; k < width; k++, i += 2) {
					const x = k / height;
					const y = j / height;
					this.brush[i] = fbm(x * 42, y * 42, 4);
					this.brush[i + 1] = fbm(x * 42 + 60, y * 42 + 20, 4);
				}
			}
		}
		const from = new Int32Array(data.buffer, data.byteOffset, width * height);
		const moved = new Int32Array(width * height);
		for (let j = 0, i = 0; j < height; j++) {
			for (let k = 0; k < width; k++, i++) {
				const x = clamp(Math.round(k + this.brush[i * 2] * reach), 0, width - 1);
				const y = clamp(Math.round(j + this.brush[i * 2 + 1] * reach), 0, height - 1);
				moved[i] = from[y * width + x];
			}
		}
		return Buffer.from(moved.buffer);
	}

	/**
	 * A sprite modelled as if it bulged: the side towards (dx, dy) takes `light`, the other one `shadow`;
	 * `round` is how far the shading reaches in, `shade` textures the result, `rim` adds a lit edge.
	 */
	async model(
		markup,
		{
			dx,
			dy,
			light,
			shadow = [0, 0, 0],
			round = 12,
			strength = 1,
			rim = 0,
			depth = 0,
			write = true,
			rough = 0,
			shade,
		},
	) {
		const { data } = await this.rasterise(markup, 0, rough);
		const { width, height } = this;
		const alphas = Buffer.alloc(width * height);
		for (let i = 0; i < alphas.length; i++) alphas[i] = data[i * 4 + 3];
		const sigma = Math.max(0.5, (round * height) / 1000);
		const [broad, fine] = await Promise.all(
			[sigma, Math.max(0.5, sigma / 4)].map((s) =>
				sharp(alphas, { raw: { width, height, channels: 1 } })
					.blur(s)
					.extractChannel(0)
					.raw()
					.toBuffer(),
			),
		);
		const step = Math.max(1, Math.round(sigma * 0.6));
		const slope = (field, j, k, reach) => {
			const east = field[j * width + clamp(k + reach, 0, width - 1)];
			const west = field[j * width + clamp(k - reach, 0, width - 1)];
			const south = field[clamp(j + reach, 0, height - 1) * width + k];
			const north = field[clamp(j - reach, 0, height - 1) * width + k];
			return ((west - east) * dx + (north - south) * dy) / 255;
		};
		const edge = Math.max(1, Math.round((rim * height) / 1000));
		for (let j = 0, i = 0; j < height; j++) {
			for (let k = 0; k < width; k++, i++) {
				const alpha = data[i * 4 + 3] / 255;
				if (alpha === 0 || this.depth[i] < depth) continue;
				const turn = clamp(
					(slope(broad, j, k, step) * 1.5 + slope(fine, j, k, Math.max(1, step >> 2)) * 0.7) * strength,
					-1,
					1,
				);
				let colour = [data[i * 4] / 255, data[i * 4 + 1] / 255, data[i * 4 + 2] / 255];
				for (let c = 0; c < 3; c++)
					colour[c] += turn > 0 ? (light[c] - colour[c]) * turn * 0.75 : (shadow[c] - colour[c]) * -turn;
				if (shade) colour = shade(colour, k / height, j / height, turn);
				if (rim) {
					const nj = clamp(Math.round(j + dy * edge), 0, height - 1);
					const nk = clamp(Math.round(k + dx * edge), 0, width - 1);
					const lit = 1 - data[(nj * width + nk) * 4 + 3] / 255;
					for (let c = 0; c < 3; c++) colour[c] += (light[c] - colour[c]) * lit * 0.85;
				}
				for (let c = 0; c < 3; c++) this.pixels[i * 3 + c] += (colour[c] - this.pixels[i * 3 + c]) * alpha;
				if (write && alpha > 0.5) this.depth[i] = depth;
			}
		}
	}

	/** A sprite whose edge towards (dx, dy) is lit: markup gives the shape, colour its inside. */
	async lit(markup, { dx, dy, light, strength = 1, width: edge = 3, depth = 0, write = true }) {
		const { data } = await this.rasterise(markup);
		const { width, height } = this;
		const ox = Math.round((dx * edge * height) / 1000);
		const oy = Math.round((dy * edge * height) / 1000);
		for (let j = 0; j < height; j++) {
			for (let k = 0; k < width; k++) {
				const i = j * width + k;
				const alpha = data[i * 4 + 3] / 255;
				if (alpha === 0 || this.depth[i] < depth) continue;
				const nj = clamp(j + oy, 0, height - 1);
				const nk = clamp(k + ox, 0, width - 1);
				const rim = alpha * (1 - data[(nj * width + nk) * 4 + 3] / 255) * strength;
				for (let c = 0; c < 3; c++) {
					const inside = data[i * 4 + c] / 255;
					const colour = inside + (light[c] - inside) * rim;
					this.pixels[i * 3 + c] += (colour - this.pixels[i * 3 + c]) * alpha;
				}
				if (write && alpha > 0.5) this.depth[i] = depth;
			}
		}
	}

	/** Light that spills out of what is brighter than the threshold. */
	async bloom(threshold = 0.75, strength = 0.6, radii = [6, 24, 70]) {
		const { width, height, pixels } = this;
		const bright = Buffer.alloc(width * height * 3);
		for (let i = 0; i < pixels.length; i += 3) {
			const peak = Math.max(pixels[i], pixels[i + 1], pixels[i + 2]);
			const part = peak > threshold ? (peak - threshold) / peak / (1 - threshold + 0.001) : 0;
			for (let c = 0; c < 3; c++) bright[i + c] = clamp(pixels[i + c] * Math.min(1, part)) * 255;
		}
		for (const radius of radii) {
			const sigma = (radius * height) / 1000;
			const blurred = await sharp(bright, { raw: { width, height, channels: 3 } })
				.blur(Math.max(0.4, sigma))
				.raw()
				.toBuffer();
			for (let i = 0; i < pixels.length; i++) {
				const glow = ((blurred[i] / 255) * strength) / Math.sqrt(radii.length);
				pixels[i] = 1 - (1 - Math.min(1, pixels[i])) * (1 - glow);
			}
		}
	}

	/** Darker corners, a curve that keeps the shadows rich, and grain. */
	finish({ vignette = 0.35, contrast = 1, saturation = 1, grain = 0.03, seed = 1 } = {}) {
		const { width, height, pixels } = this;
		const next = random(seed);
		const aspect = width / height;
		for (let j = 0, i = 0; j < height; j++) {
			for (let k = 0; k < width; k++, i += 3) {
				const dx = (k / height - aspect / 2) / (aspect / 2);
				const dy = (j / height - 0.5) / 0.5;
				const dark = 1 - vignette * clamp((dx * dx + dy * dy - 0.35) / 1.65) ** 1.2;
				const speck = (next() + next() - 1) * grain;
				const grey = pixels[i] * 0.3 + pixels[i + 1] * 0.59 + pixels[i + 2] * 0.11;
				for (let c = 0; c < 3; c++) {
					let v = clamp((grey + (pixels[i + c] - grey) * saturation) * dark);
					v += (v * v * (3 - 2 * v) - v) * (contrast - 1);
					pixels[i + c] = clamp(v + speck * (0.35 + 1.3 * v * (1 - v)));
				}
			}
		}
	}

	/** The picture as a sharp image, scaled to its final size. */
	image(width = this.width, height = this.height) {
		const bytes = Buffer.alloc(this.pixels.length);
		for (let i = 0; i < bytes.length; i++) bytes[i] = clamp(this.pixels[i]) * 255 + 0.5;
		return sharp(bytes, { raw: { width: this.width, height: this.height, channels: 3 } }).resize(
			width,
			height,
		);
	}
}
