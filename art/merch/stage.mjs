import { mix, rgb, smooth } from '../draw/colour.mjs';
import { fbm } from '../draw/noise.mjs';
import { path } from '../draw/shapes.mjs';

/** The studio's colours. */
export const ink = '#141a26';
export const paper = '#f3ebdc';
export const flame = '#f4c64e';
export const thorn = '#8f3136';
export const moss = '#5c7052';
export const tide = '#4b7c86';

/** A wall and a table in one colour, lit from the upper left. */
export function stage(canvas, wall, table, edge = 0.72) {
	canvas.paint((x, y) => {
		const d = Math.hypot(x - 0.32, y - 0.26);
		const plaster = fbm(x * 3, y * 3, 5) * 0.035 + fbm(x * 60, y * 60, 2) * 0.012;
		const back = mix(rgb(wall), [1, 0.97, 0.9], 0.34 * Math.exp(-d * 2.6) + plaster);
		const front = mix(
			rgb(table),
			[1, 0.97, 0.9],
			0.26 * Math.exp(-Math.hypot(x - 0.35, y - 0.82) * 2.8) + plaster,
		);
		const c = mix(back, front, smooth(edge - 0.004, edge + 0.004, y));
		return mix(c, mix(c, [0.05, 0.05, 0.09], 0.35), smooth(0.5, 1.1, d) * 0.6);
	});
}

/** A soft shadow on the table, falling to the right. */
export async function shadow(canvas, x, y, w, h = 34) {
	await canvas.draw(
		path(
			`M${x - w / 2} ${y} Q${x} ${y - h * 0.6} ${x + w * 0.7} ${y - h * 0.3} Q${x + w * 1.15} ${y + h * 0.2} ${x + w * 0.7} ${y + h * 0.6} Q${x} ${y + h} ${x - w / 2} ${y}Z`,
			'#0b0b14',
		),
		{ blur: 17, opacity: 0.55 },
	);
}

export async function polish(canvas, seed) {
	await canvas.bloom(0.9, 0.2, [8, 30]);
	canvas.finish({ vignette: 0.22, contrast: 1.1, saturation: 1.06, grain: 0.03, seed });
}
