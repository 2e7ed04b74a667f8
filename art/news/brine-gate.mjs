import { clamp, mix, rgb, scale, smooth } from '../draw/colour.mjs';
import { person, place, poses, seated } from '../draw/figures.mjs';
import { glow, mist, rays, water } from '../draw/light.mjs';
import { sparks } from '../draw/nature.mjs';
import { facets, fbm, random } from '../draw/noise.mjs';
import { circle, group, path } from '../draw/shapes.mjs';
import { caustics, masonry } from '../draw/texture.mjs';

const at = { x: 1690, foot: 690 };

/** The Brine Gate stands open: a great door in a wall of salt, light behind it, the ferry on its way in. */
export async function paint(canvas) {
	const source = [at.x / 1000, 0.5];
	canvas.paint((x, y) => {
		const { joint, tone, face } = masonry(x * 1000, y * 1000, { w: 118, h: 62, gap: 3 });
		const d = Math.hypot((x - source[0]) * 0.8, y - 0.46);
		const lit = clamp(1.15 - d * 0.85);
		let c = mix(rgb('#0b2a3a'), rgb('#4fa39a'), lit * (0.7 + tone * 0.25 + face * 0.3));
		c = mix(c, rgb('#b8e6cf'), 0.28 * lit ** 3 * smooth(0.3, 0.9, facets(x * 40, y * 24)));
		c = scale(c, 1 - joint * 0.45 - 0.2 * smooth(0.2, -0.4, fbm(x * 3, y * 9, 5)));
		c = mix(c, rgb('#9ff0d8'), 0.2 * caustics(x * 9, y * 9) * smooth(0.3, 0.69, y) * lit);
		return mix(c, rgb('#06121f'), 0.75 * smooth(1.15, 0.15, x));
	});
	await canvas.model(pillars(), {
		dx: 0.8,
		dy: -0.2,
		light: rgb('#7fd6bd'),
		shadow: rgb('#041019'),
		round: 16,
		rim: 2,
		rough: 2,
		shade: (c, x, y) => scale(c, 0.8 + 0.4 * fbm(x * 24, y * 8, 4)),
	});
	for (let i = 0; i < 8; i++) {
		const t = i / 7;
		const size = 1 - t * 0.62;
		await canvas.draw(path(arch(size), hex(mix(rgb('#0c3b46'), rgb('#ffe9b0'), t ** 0.8))), {
			shade: (c, x, y) => {
				const { joint, tone } = masonry(x * 1000 + i * 37, y * 1000, {
					w: 44 * size,
					h: 26 * size,
					gap: 1.4,
				});
				const cut = 1 - i / 7;
				return scale(c, 1 - cut * (0.14 - tone * 0.2 + joint * 0.2) + 0.1 * fbm(x * 40, y * 20, 3) * cut);
			},
		});
	}
	await canvas.draw(beyond());
	await canvas.draw(doors(), { shade: (c, x, y) => scale(c, 0.75 + 0.5 * fbm(x * 12, y * 60, 4)) });
	await canvas.draw(bands());
	await canvas.draw(lanterns(2.6), { blur: 8, opacity: 0.4 });
	await canvas.draw(lanterns(1));
	await canvas.draw(
		sparks(
			random(9),
			130,
			(next) => [at.x + (next() - 0.5) * 520 * next(), 100 + next() * 580],
			'#ffeab0',
			[0.8, 2.6],
		),
		{ mode: 'screen' },
	);
	rays(canvas, {
		x: source[0],
		y: 0.52,
		from: 0.15,
		to: 3,
		reach: 1.2,
		colour: '#ffe6a8',
		strength: 0.2,
		seed: 4,
		count: 18,
	});
	glow(canvas, { x: source[0], y: 0.55, r: 0.62, colour: '#ffe0a0', strength: 0.6 });
	water(canvas, {
		horizon: 0.69,
		ripple: 0.05,
		own: 0.42,
		tint: (x, deep) =>
			mix(mix(rgb('#1d6f74'), rgb('#04131e'), deep), rgb('#04101c'), 0.6 * smooth(1.2, 0.2, x)),
	});
	mist(canvas, { from: 0.58, to: 0.8, colour: '#8fe0c8', strength: 0.3, seed: 3 });
	const boat = group(
		path('M-190 -26 Q-120 26 -60 30 L70 30 Q140 22 196 -40 Q120 0 0 2 Q-110 0 -190 -26Z', '#06131c') +
			path('M-186 -26 Q-110 0 0 2 Q120 0 194 -38 L188 -30 Q110 10 0 12 Q-100 10 -176 -20Z', '#2f6f6c'),
		'translate(1350 826)',
	);
	const dark = { dx: 0.9, dy: -0.4, light: rgb('#ffe2a4'), shadow: rgb('#020a10'), round: 6, rim: 2.6 };
	await canvas.draw(group(boat, 'translate(0 1690) scale(1 -1)'), { opacity: 0.4, blur: 4 });
	await canvas.model(
		place(
			person({
				fill: '#0b2029',
				...poses.stand,
				head: 'hood',
				coat: 0.9,
				arms: [
					[30, 80],
					[60, 120],
				],
			}).shape,
			1256,
			838,
			2,
		),
		dark,
	);
	await canvas.draw('<path d="M1330 540 L1296 900" stroke="#06131c" stroke-width="6"/>');
	await canvas.model(
		place(seated('#12303a', { head: 'hair' }), 1370, 836, 1.5) +
			place(seated('#2c2338', { head: 'crown' }), 1446, 834, 1.45),
		dark,
	);
	await canvas.model(boat, { ...dark, round: 8 });
	await canvas.draw(
		circle(1540, 766, 9, '#fff0b8') + '<path d="M1532 800 L1540 770" stroke="#06131c" stroke-width="4"/>',
	);
	glow(canvas, { x: 1.54, y: 0.766, r: 0.16, colour: '#ffd88a', strength: 0.7 });
	await canvas.bloom(0.76, 0.45);
	canvas.finish({ vignette: 0.34, contrast: 1.16, saturation: 1.12, grain: 0.035, seed: 2 });
}

function arch(size) {
	const w = 236 * size;
	const top = 690 - 560 * size - (1 - size) * 60;
	const foot = at.foot + 6;
	return `M${at.x - w} ${foot} V${top + w * 0.9} Q${at.x - w} ${top + w * 0.2} ${at.x} ${top} Q${at.x + w} ${top + w * 0.2} ${at.x + w} ${top + w * 0.9} V${foot}Z`;
}

/** What shows through the gate: houses of a bright quarter far in. */
function beyond() {
	const next = random(5);
	let out = '';
	for (let i = 0; i < 16; i++) {
		const x = at.x - 84 + i * 11;
		const h = 60 + next() * 120 * Math.exp(-(((x - at.x) / 70) ** 2));
		out += path(
			`M${x} 694 V${694 - h} l6 -${10 + next() * 18} l6 ${10 + next() * 10} V694Z`,
			['#e8c07a', '#d8a86a', '#f2d69a'][i % 3],
		);
		out += circle(x + 6, 694 - h * 0.6, 1.6, '#fffbe0');
	}
	return out;
}

function pillars() {
	let out = '';
	for (const s of [-1, 1]) {
		for (const [d, w, h] of [
			[330, 116, 640],
			[470, 84, 520],
		])
			out += `<rect x="${at.x + s * d - w / 2}" y="${at.foot - h}" width="${w}" height="${h + 8}" fill="#12404c"/><rect x="${at.x + s * d - w / 2 - 14}" y="${at.foot - h - 26}" width="${w + 28}" height="34" fill="#185260"/><path d="M${at.x + s * d - w / 2} ${at.foot - h - 26} L${at.x + s * d} ${at.foot - h - 110} L${at.x + s * d + w / 2} ${at.foot - h - 26}Z" fill="#185260"/>`;
	}
	return out;
}

/** The two leaves, swung outwards, seen almost from the edge. */
function doors() {
	let out = '';
	for (const s of [-1, 1]) {
		const hinge = at.x + s * 240;
		out += path(
			`M${hinge} ${at.foot + 4} V330 Q${hinge} 240 ${hinge - s * 24} 200 L${hinge + s * 62} 150 Q${hinge + s * 96} 230 ${hinge + s * 96} 320 V${at.foot + 24}Z`,
			'#16333c',
		);
	}
	return out;
}

function bands() {
	let out = '';
	for (const s of [-1, 1])
		for (const y of [300, 420, 540, 650]) {
			const hinge = at.x + s * 240;
			out += `<path d="M${hinge} ${y} L${hinge + s * 96} ${y - 6}" stroke="#c89a4a" stroke-width="10"/>`;
			for (const k of [20, 48, 76]) out += circle(hinge + s * k, y - 3, 6, '#ffe0a0');
		}
	return out;
}

function lanterns(size) {
	let out = '';
	for (const s of [-1, 1])
		for (const [d, y, r] of [
			[330, 250, 15],
			[470, 340, 12],
		])
			out += circle(at.x + s * d, y, r * size, size > 1 ? '#ffd88a' : '#fff2c0');
	return out;
}

function hex(c) {
	return `#${c
		.map((v) =>
			Math.round(clamp(v) * 255)
				.toString(16)
				.padStart(2, '0'),
		)
		.join('')}`;
}
