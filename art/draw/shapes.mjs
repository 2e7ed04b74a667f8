/** SVG markup in thousandths of the picture's height. */

export function polygon(points, fill, more = '') {
	return `<polygon points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" fill="${fill}" ${more}/>`;
}

export function path(d, fill, more = '') {
	return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function circle(x, y, r, fill, more = '') {
	return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
}

export function group(content, transform = '', more = '') {
	return `<g ${transform ? `transform="${transform}"` : ''} ${more}>${content}</g>`;
}

/** A gradient along the vertical (or horizontal) of what it fills; stops are [offset, colour, opacity]. */
export function gradient(id, stops, across = false) {
	const end = across ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
	const parts = stops.map(
		([offset, colour, opacity = 1]) =>
			`<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
	);
	return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${parts.join('')}</linearGradient>`;
}

export function radial(id, stops) {
	const parts = stops.map(
		([offset, colour, opacity = 1]) =>
			`<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
	);
	return `<radialGradient id="${id}">${parts.join('')}</radialGradient>`;
}

/** A walking person about 10 units tall, feet at 0,0; a cloak and, if asked, a staff. */
export function walker(fill, { staff = false, pack = false } = {}) {
	const body =
		'M-1.6 0 L-1.1 -3.4 Q-2.3 -5 -1.5 -7.6 Q-1 -8.5 0 -8.5 Q1.2 -8.4 1.6 -7.2 Q2.2 -5 1.5 -3.4 L2.2 0 L1.3 0 L0.3 -2.8 L-0.8 0Z';
	const hood = 'M-1 -8.2 Q-1.1 -10.2 0.1 -10.3 Q1.4 -10.2 1.2 -8.4 Q0.3 -7.6 -1 -8.2Z';
	const stick = staff ? `<path d="M3.1 0 L2.5 -11.5" stroke="${fill}" stroke-width="0.45" fill="none"/>` : '';
	const sack = pack ? path('M-1.4 -7.8 Q-3.4 -7.6 -3.2 -5.4 Q-2.8 -4 -1.4 -4.4Z', fill) : '';
	return path(body, fill) + path(hood, fill) + stick + sack;
}

/** Birds far off, as small strokes around a point. */
export function birds(next, x, y, count, spread, colour) {
	let out = '';
	for (let i = 0; i < count; i++) {
		const bx = x + (next() - 0.5) * spread * 2;
		const by = y + (next() - 0.5) * spread * 0.6;
		const s = 2 + next() * 4;
		out += `<path d="M${bx - s} ${by - s * 0.4} Q${bx - s * 0.4} ${by - s * 0.6} ${bx} ${by} Q${bx + s * 0.5} ${by - s * 0.7} ${bx + s} ${by - s * 0.3}" fill="none" stroke="${colour}" stroke-width="${0.6 + s * 0.12}" stroke-linecap="round"/>`;
	}
	return out;
}
