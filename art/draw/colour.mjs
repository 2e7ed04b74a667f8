/** '#rrggbb' as three numbers from 0 to 1. */
export function rgb(hex) {
	return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

export function mix(a, b, t) {
	return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export function scale(a, k) {
	return [a[0] * k, a[1] * k, a[2] * k];
}

export function clamp(x, low = 0, high = 1) {
	return x < low ? low : x > high ? high : x;
}

/** 0 below a, 1 above b, smooth between. */
export function smooth(a, b, x) {
	const t = clamp((x - a) / (b - a));
	return t * t * (3 - 2 * t);
}

/** A gradient through [position, '#rrggbb'] stops. */
export function ramp(...stops) {
	const parsed = stops.map(([at, hex]) => [at, rgb(hex)]);
	return (t) => {
		if (t <= parsed[0][0]) return parsed[0][1];
		for (let i = 1; i < parsed.length; i++) {
			const [at, colour] = parsed[i];
			if (t <= at) {
				const [from, before] = parsed[i - 1];
				return mix(before, colour, smooth(from, at, t));
			}
		}
		return parsed[parsed.length - 1][1];
	};
}
