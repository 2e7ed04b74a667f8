import { clamp, rgb } from '../draw/colour.mjs';
import { glow, rays } from '../draw/light.mjs';
import { random } from '../draw/noise.mjs';
import { birds } from '../draw/shapes.mjs';
import { airOf, cast, citadel, flats, heavens, lamps, mesas, saltLight } from '../games/the-salt-crown.mjs';

const layout = {
	sun: [0.66, 0.6],
	horizon: 0.75,
	centre: 0.8,
	city: { x: 1010, y: 758, size: 1.16 },
};

/** The Citadel in the first light, from the flats: the four stand before it. */
export async function paint(canvas) {
	const { sun, city } = layout;
	const air = airOf(layout);
	heavens(canvas, layout, air);
	await canvas.draw(birds(random(6), 640, 300, 14, 120, '#2a2358'));
	await mesas(canvas, layout, air);
	await canvas.draw(`<g transform="translate(${2 * city.x} 0) scale(-1 1)">${citadel(city)}</g>`, {
		shade: saltLight(layout, air),
	});
	await canvas.draw(lamps(city), { mode: 'screen' });
	rays(canvas, {
		x: sun[0],
		y: sun[1],
		from: -2.9,
		to: -0.2,
		reach: 1.2,
		colour: '#ffd0a0',
		strength: 0.16,
		seed: 8,
		count: 15,
	});
	glow(canvas, { x: sun[0], y: sun[1], r: 0.6, colour: '#ffc48a', strength: 0.5, power: 2.2 });
	flats(canvas, layout, air);
	const four = [
		[{ head: 'hair', coat: 0.95, trim: '#e0864a' }, 428, 964, 1.75],
		[{ head: 'crown', coat: 0.9, trim: '#f0b060' }, 520, 978, 1.85],
		[{ head: 'hood', coat: 0.85, trim: '#c43d52' }, 610, 966, 1.75, '#e8404e'],
		[{ head: 'hat', coat: 0.7, pack: '#4a2a50' }, 330, 974, 1.75],
	];
	await cast(canvas, four);
	turn(canvas);
	await canvas.bloom(0.8, 0.4);
	canvas.finish({ vignette: 0.3, contrast: 1.12, saturation: 1.05, grain: 0.04, seed: 3 });
}

/** From evening to morning: the reds cool to rose, the violet to clear blue. */
function turn(canvas) {
	const cool = rgb('#bfe4ff');
	canvas.paint((_x, y, [r, g, b]) => {
		const light = Math.max(r, g, b);
		const violet = clamp((Math.min(r, b) - g) * 2.2);
		const k = 0.65 * violet;
		const c = [r * (1 - 0.5 * k), g + (light - g) * 0.42 * k, b + (light - b) * 0.35 * k];
		return c.map((v, i) => v + (cool[i] * light - v) * 0.12 * (1 - y));
	});
}
