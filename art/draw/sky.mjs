import { clamp, mix, ramp, rgb, smooth } from './colour.mjs';
import { fbm } from './noise.mjs';

/**
 * A sky whose clouds lie on a plane that runs to the horizon, each lit on the side of the sun. `stops` run from the
 * top to the horizon; `near` and `far` are [lit, shaded] cloud colours by the sun and away from it.
 */
export function paintHeavens(
	canvas,
	{ stops, horizon, sun, glow, near, far, cover = 0.5, seed = 1, disc = 0, centre, reach = 1, streak = 1 },
) {
	const sky = ramp(...stops);
	const shine = rgb(glow);
	const middle = centre ?? canvas.width / canvas.height / 2;
	const thick = (x, y) => {
		const away = 0.34 / (horizon - y + 0.16);
		const u = (x - middle) * away * 1.1 + seed * 4;
		const v = away * 2.6 * streak + seed;
		return fbm(u + fbm(u * 1.4, v * 1.4, 3) * 0.5, v + fbm(u * 1.1 + 9, v, 3) * 0.4, 6);
	};
	const tones = [near, far].map((pair) => pair.map(rgb));
	canvas.paint((x, y) => {
		const d = Math.hypot(x - sun[0], y - sun[1]);
		let c = mix(sky(y / horizon), shine, 0.75 * Math.exp((-d * 5) / reach));
		if (y > horizon + 0.02) return c;
		const body = thick(x, y);
		const share = smooth(0.3 - cover * 0.6, 0.75 - cover * 0.4, body) * smooth(horizon, horizon - 0.16, y);
		if (share > 0.002) {
			const [sx, sy] = [(sun[0] - x) / (d + 0.05), (sun[1] - y) / (d + 0.05)];
			const edge = clamp(0.42 + (body - thick(x + sx * 0.022, y + sy * 0.022)) * 2.6);
			const t = smooth(0.15, 1.1, d);
			const [lit, dim] = [mix(tones[0][0], tones[1][0], t), mix(tones[0][1], tones[1][1], t)];
			c = mix(c, mix(dim, mix(lit, shine, 0.6 * Math.exp(-d * 4)), edge), share * 0.92);
		}
		if (!disc) return c;
		const core = smooth(disc * 1.05, disc * 0.97, d);
		return mix(c, mix(shine, [1, 1, 1], 0.6), Math.max(core, 0.7 * Math.exp(-Math.max(0, d - disc) * 22)));
	});
}
