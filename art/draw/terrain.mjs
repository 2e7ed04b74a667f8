import { clamp } from './colour.mjs';

/**
 * Draws ground of any shape in true perspective, near to far, column by column.
 * height(x, z) is in metres; colour({x, z, h, light, slope, distance, sx, sy}) gives the pixel.
 * camera: height in metres, horizon as a share of the picture, focal length in picture heights.
 */
export function terrain(
	canvas,
	{ height, colour, camera, sun, near = 4, far = 6000, detail = 0.006, shadows = true },
) {
	const { width, height: rows, pixels, depth } = canvas;
	const centre = camera.centre ?? width / rows / 2;
	const horizon = camera.horizon * rows;
	const focal = camera.focal * rows;
	for (let k = 0; k < width; k++) {
		const direction = (k / rows - centre) / camera.focal;
		let floor = rows;
		let lastTop = rows;
		for (let z = near; z < far && floor > 0; z += z * detail) {
			const x = (camera.x ?? 0) + direction * z;
			const h = height(x, z);
			const top = horizon + ((camera.height - h) * focal) / z;
			if (top < floor) {
				const point = canvas.isOutline ? {} : describe({ height, sun, x, z, h, step: z * 0.0035, shadows });
				point.distance = z;
				point.sx = k / rows;
				const from = Math.max(0, Math.floor(top));
				for (let j = floor - 1; j >= from; j--) {
					const i = j * width + k;
					if (depth[i] <= z) continue;
					point.sy = j / rows;
					const c = canvas.isOutline ? black : colour(point);
					pixels[i * 3] = c[0];
					pixels[i * 3 + 1] = c[1];
					pixels[i * 3 + 2] = c[2];
					depth[i] = z;
				}
				floor = from;
			}
			lastTop = top;
		}
		soften(canvas, k, floor, lastTop);
	}
}

const black = [0, 0, 0];

/** Where a point of the world stands in the picture, in thousandths of the height. */
export function project(canvas, camera, x, y, z) {
	const centre = camera.centre ?? canvas.width / canvas.height / 2;
	return {
		x: (centre + ((x - (camera.x ?? 0)) / z) * camera.focal) * 1000,
		y: (camera.horizon + ((camera.height - y) / z) * camera.focal) * 1000,
		scale: (camera.focal / z) * 1000,
	};
}

function describe({ height, sun, x, z, h, step, shadows }) {
	const gx = (height(x + step, z) - h) / step;
	const gz = (height(x, z + step) - h) / step;
	const length = Math.hypot(gx, gz, 1);
	let light = (-gx * sun[0] + sun[1] - gz * sun[2]) / length;
	if (shadows && light > 0) {
		let reach = step * 6;
		for (let i = 0; i < 9; i++, reach *= 1.75) {
			const over = height(x + sun[0] * reach, z + sun[2] * reach) - h - sun[1] * reach;
			if (over > 0) light *= clamp(1 - over / (reach * 0.06));
			if (light <= 0) break;
		}
	}
	return { x, z, h, light: clamp(light, 0, 1), slope: 1 - 1 / length };
}

function soften(canvas, k, floor) {
	const i = floor * canvas.width + k;
	if (floor <= 0 || floor >= canvas.height) return;
	for (let c = 0; c < 3; c++) {
		const above = canvas.pixels[(i - canvas.width) * 3 + c];
		canvas.pixels[i * 3 + c] = (canvas.pixels[i * 3 + c] + above) / 2;
	}
}
