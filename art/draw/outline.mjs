import { Canvas } from './canvas.mjs';

/** A canvas that draws no colours: it finds out how much of each pixel the layers of a scene cover. */
export class Outline extends Canvas {
	isOutline = true;
	/** By the layer's name, the farthest first. */
	layers = new Map();

	/** @param nearer what stands so near by now belongs to the layer, too */
	layer(name, { nearer = 0 } = {}) {
		this.cover = name && (this.layers.get(name) ?? new Uint8Array(this.depth.length));
		if (!this.cover) return;
		this.layers.set(name, this.cover);
		for (let i = 0; i < this.cover.length; i++) if (this.depth[i] < nearer) this.cover[i] = 255;
	}

	paint() {}
	finish() {}
	async bloom() {}

	async draw(markup, { depth = 0, blur = 0, mode = 'over', opacity = 1, write = false, rough = 0 } = {}) {
		if (mode !== 'over' || !(this.cover || write)) return;
		const { data } = await this.rasterise(markup, blur, rough);
		for (let i = 0; i < this.depth.length; i++) {
			const alpha = data[i * 4 + 3] * opacity;
			if (alpha === 0 || this.depth[i] < depth) continue;
			if (this.cover) this.cover[i] = Math.max(this.cover[i], alpha);
			if (write && alpha > 127) this.depth[i] = depth;
		}
	}

	model(markup, { depth = 0, write = true, rough = 0 }) {
		return this.draw(markup, { depth, write, rough });
	}

	lit(markup, { depth = 0, write = true }) {
		return this.draw(markup, { depth, write });
	}
}
