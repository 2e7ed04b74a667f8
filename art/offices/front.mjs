import { clamp, mix, ramp, rgb, scale, smooth } from '../draw/colour.mjs';
import { person, place } from '../draw/figures.mjs';
import { glow, water } from '../draw/light.mjs';
import { fbm } from '../draw/noise.mjs';
import { group } from '../draw/shapes.mjs';
import { masonry } from '../draw/texture.mjs';

/** The front of an office after dark, seen from across the street: what a wall is made of, who is behind its windows. */

/** An evening sky; stops run from the top to where the street begins. */
export function evening(canvas, stops, { glow: shine = '#ffb080', seed = 1 } = {}) {
	const sky = ramp(...stops);
	canvas.paint((x, y) => {
		const bank = fbm(x * 1.4 + seed * 5, y * 4.4 + fbm(x * 2, y * 3, 4) * 0.8, 6);
		return mix(sky(y), mix(sky(0), rgb(shine), clamp(y * 1.4)), 0.55 * smooth(0, 0.5, bank));
	});
}

/** Bricks, or plaster that has seen some rain, within a box in thousandths. */
export function wall(canvas, [x0, y0, x1, y1], tone, { bricks = true, course = 0.018 } = {}) {
	const [dark, light] = tone.map(rgb);
	canvas.paint((x, y, old) => {
		if (x * 1000 < x0 || x * 1000 > x1 || y * 1000 < y0 || y * 1000 > y1) return undefined;
		const stone = masonry(x, y, { w: course * 2.6, h: course, gap: course * 0.11 });
		let c = mix(dark, light, clamp(bricks ? stone.tone * 0.55 + stone.face * 0.4 + 0.2 : 0.5 + fbm(x * 5, y * 5, 5) * 0.6));
		if (bricks) c = mix(c, scale(dark, 0.55), stone.joint * 0.6);
		c = scale(c, 1 - 0.32 * smooth(y1 / 1000 - 0.4, y1 / 1000, y) * (0.6 + 0.4 * fbm(x * 3, y * 2, 3)));
		return mix(old, c, 1);
	});
}

/**
 * A lit window: who is in it stands on its sill at `dx` from its middle, at a size; `bars` are its panes across and down,
 * `inside` is what else is seen.
 */
export async function lit(canvas, { x, y, w, h, tone = '#ffc878', frame = '#2a2026', bars = [2, 2], people = [], inside = '', arch = 0 }) {
	const id = `w${Math.round(x)}-${Math.round(y)}`;
	const hole = arch ? `<path d="M${-w / 2} ${h} V0 Q${-w / 2} ${-arch} 0 ${-arch} Q${w / 2} ${-arch} ${w / 2} 0 V${h}Z"/>` : `<rect x="${-w / 2}" y="0" width="${w}" height="${h}"/>`;
	const at = (markup) => group(markup, `translate(${x} ${y})`);
	await canvas.draw(at(group(hole, '', `fill="${frame}" stroke="${frame}" stroke-width="16" stroke-linejoin="round"`)));
	const warm = rgb(tone);
	await canvas.draw(at(group(hole, '', `fill="${tone}"`)), {
		shade: (_, px, py) => {
			const d = Math.hypot((px * 1000 - x) / w, (py * 1000 - y - h * 0.24) / h);
			return mix(scale(warm, 0.66), mix(warm, [1, 1, 0.92], 0.5), Math.exp(-d * 2.4));
		},
	});
	const figures = people.map(([dx, s, options, flip]) => place(person({ skin: '#8a5f52', limb: options.fill, ...options }).shape, dx, h + 2, s, flip)).join('');
	const clip = `<clipPath id="${id}">${hole}</clipPath>`;
	await canvas.model(at(`${clip}<g clip-path="url(#${id})">${inside}${figures}</g>`), {
		dx: 0,
		dy: -0.9,
		light: rgb('#ffe6b4'),
		shadow: rgb('#120d1c'),
		round: 6,
		rim: 1.4,
		write: false,
	});
	let panes = '';
	for (let i = 1; i < bars[0]; i++) panes += `<path d="M${-w / 2 + (w * i) / bars[0]} ${-arch} V${h}" stroke="${frame}" stroke-width="5"/>`;
	for (let i = 1; i < bars[1]; i++) panes += `<path d="M${-w / 2} ${(h * i) / bars[1]} H${w / 2}" stroke="${frame}" stroke-width="5"/>`;
	if (arch) panes += `<path d="M${-w / 2} 0 H${w / 2}" stroke="${frame}" stroke-width="6"/>`;
	await canvas.draw(at(`<clipPath id="${id}b">${hole}</clipPath><g clip-path="url(#${id}b)">${panes}</g><rect x="${-w / 2 - 14}" y="${h + 4}" width="${w + 28}" height="13" fill="#8d8078"/>`));
	glow(canvas, { x: x / 1000, y: (y + h * 0.5) / 1000, r: (Math.max(w, h) * 0.95) / 1000, colour: tone, strength: 0.2 });
}

/** A wet street from `from` down, which doubles what stands above it. */
export function wetStreet(canvas, from, tone, { ripple = 0.02, own = 0.42, cobbled = true } = {}) {
	const [near, far] = tone.map(rgb);
	water(canvas, { horizon: from / 1000, ripple, own, squeeze: 0.82, tint: (_x, deep) => mix(far, near, deep) });
	if (!cobbled) return;
	canvas.paint((x, y, old) => {
		if (y * 1000 < from) return undefined;
		const deep = (y - from / 1000) / (1 - from / 1000);
		const z = 1 / (deep + 0.24);
		const stone = masonry((x - 0.75) * z * 1.5, z * 2.4, { w: 0.16, h: 0.12, gap: 0.02 });
		return mix(old, scale(near, 0.7), stone.joint * 0.5 * smooth(0, 0.1, deep));
	});
}

/** A street lamp on its foot. */
export async function streetLamp(canvas, x, y, size, colour = '#ffd28a') {
	const post = `<path d="M0 0 V-330" stroke="#14121c" stroke-width="11"/><path d="M-17 0 h34 l-8 -44 h-18z M-13 -326 h26 l9 -12 h-44z" fill="#14121c"/>`;
	await canvas.model(group(post, `translate(${x} ${y}) scale(${size})`), { dx: 0.4, dy: -0.8, light: rgb(colour), shadow: rgb('#06060c'), round: 4, rim: 1.4 });
	await canvas.draw(group(`<path d="M-20 -338 h40 l9 -66 h-58z" fill="#ffeab8"/><path d="M-32 -404 L0 -436 L32 -404Z" fill="#14121c"/><path d="M0 -338 V-404 M-20 -338 l-9 -66 M20 -338 l9 -66" stroke="#14121c" stroke-width="4"/>`, `translate(${x} ${y}) scale(${size})`));
	glow(canvas, { x: x / 1000, y: (y - 370 * size) / 1000, r: 0.3 * size, colour, strength: 0.65, power: 2.6 });
}
