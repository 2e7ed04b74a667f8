import { blocks, hills, paintSky, tree, windowGrid } from '../draw/city.mjs';
import { rgb } from '../draw/colour.mjs';
import { random } from '../draw/noise.mjs';
import { birds, gradient, path, polygon } from '../draw/shapes.mjs';

const defs = `<defs>${gradient('stone', [
	[0, '#f0c596'],
	[0.55, '#c98f6c'],
	[1, '#8e5f5b'],
])}${gradient('shade', [
	[0, '#b07a63'],
	[1, '#6b4a55'],
])}</defs>`;

export async function paint(canvas) {
	const next = random(21);
	paintSky(canvas, {
		stops: [
			[0, '#3d6b9c'],
			[0.45, '#93aab8'],
			[0.75, '#f4c293'],
			[1, '#ffe3ad'],
		],
		horizon: 0.66,
		disc: { x: 0.26, y: 0.56, r: 0.055 },
		glow: '#fff0c4',
		cloud: '#b58a8e',
		cover: 0.45,
		seed: 8,
	});
	await canvas.draw(
		`<rect x="0" y="640" width="1500" height="80" fill="#8fb0b8"/><ellipse cx="260" cy="652" rx="260" ry="7" fill="#fff0c4"/>`,
		{ blur: 2 },
	);
	await canvas.draw(hills({ width: 1500, base: 735, rise: 50, seed: 7.7, fill: '#b48f88' }));
	const light = { dx: -0.9, dy: -0.3, light: rgb('#fff0c8') };
	await canvas.lit(
		blocks(next, { from: 0, to: 1500, base: 800, low: 60, high: 120, width: 64, fill: '#c08f7c' }),
		{ ...light, width: 2, strength: 0.6 },
	);
	await canvas.lit(defs + basilica(), { ...light, width: 3.4, strength: 0.7 });
	await canvas.lit(crane(), { ...light, width: 1.5, strength: 0.5 });
	await canvas.lit(roofs(next, 850, '#b5705c', '#8d4f4d', 0.9), { ...light, width: 3, strength: 0.75 });
	let avenue = '';
	for (let i = 0; i < 20; i++)
		avenue += tree(
			next,
			i * 84 + next() * 30,
			930 + next() * 20,
			90 + next() * 40,
			i % 2 ? '#46583f' : '#566645',
		);
	await canvas.lit(avenue, { ...light, width: 3, strength: 0.6 });
	await canvas.lit(roofs(next, 985, '#6e3f47', '#4d2c3d', 1.4), { ...light, width: 4, strength: 0.85 });
	await canvas.draw(birds(next, 420, 220, 10, 130, '#5c5468'));
	await canvas.bloom(0.84, 0.35);
	canvas.finish({ vignette: 0.28, contrast: 1.14, saturation: 1.1, grain: 0.035, seed: 13 });
}

/** A tapering tower with rows of slits and a coloured finial. */
function tower(x, w, top, base, tip) {
	const h = base - top;
	const shape = (k) =>
		`M${x - (w / 2) * k} ${base} C${x - (w / 2) * k} ${base - h * 0.55} ${x - w * 0.26 * k} ${top + h * 0.12} ${x - w * 0.1 * k} ${top} L${x + w * 0.1 * k} ${top} C${x + w * 0.26 * k} ${top + h * 0.12} ${x + (w / 2) * k} ${base - h * 0.55} ${x + (w / 2) * k} ${base}Z`;
	let out = path(shape(1), 'url(#stone)');
	out += path(
		`M${x + w * 0.08} ${base} L${x + w * 0.04} ${top} L${x + w * 0.1} ${top} C${x + w * 0.26} ${top + h * 0.12} ${x + w / 2} ${base - h * 0.55} ${x + w / 2} ${base}Z`,
		'url(#shade)',
		'opacity="0.75"',
	);
	for (let y = top + h * 0.1; y < base - 10; y += 15) {
		const t = (y - top) / h;
		const half = w * (0.1 + 0.36 * Math.sin(Math.min(1, t * 1.1) * 1.5));
		for (let i = -2; i <= 2; i++)
			out += `<rect x="${(x + (i / 2.6) * half - 1.3).toFixed(1)}" y="${y.toFixed(1)}" width="2.6" height="9" fill="#5b3d4a" opacity="0.75"/>`;
	}
	return out + tip;
}

function finial(x, y, s, colour) {
	return `${polygon(
		[
			[x - 4 * s, y],
			[x, y - 34 * s],
			[x + 4 * s, y],
		],
		'#e8c07a',
	)}<circle cx="${x}" cy="${y - 36 * s}" r="${6 * s}" fill="${colour}"/>`;
}

function basilica() {
	const star = path('M900 176 l6 -22 l6 22 l22 6 l-22 6 l-6 22 l-6 -22 l-22 -6z', '#fff6d8');
	const cross = path('M786 118 h12 v-26 h24 v-12 h-24 v-26 h-12 v26 h-24 v12 h24z', '#fff6d8');
	let out = tower(906, 96, 208, 800, star) + tower(792, 128, 118, 800, cross);
	for (const [x, top] of [
		[720, 286],
		[862, 292],
		[968, 330],
	])
		out += tower(x, 84, top, 800, finial(x, top, 1.1, '#f6e2a8'));
	for (const [x, top, tint] of [
		[622, 350, '#e5694f'],
		[676, 300, '#f1c34f'],
		[1030, 316, '#6fae9b'],
		[1082, 362, '#e5694f'],
	])
		out += tower(x, 62, top, 800, finial(x, top, 1, tint));
	for (const x of [648, 1056])
		out +=
			path(`M${x - 74} 805 V680 Q${x - 60} 600 ${x} 560 Q${x + 60} 600 ${x + 74} 680 V805Z`, 'url(#stone)') +
			path(`M${x - 32} 805 V700 Q${x} 610 ${x + 32} 700 V805Z`, '#5b3d4a');
	out += path(
		'M700 805 V640 L740 600 L780 640 L820 596 L860 640 L900 598 L940 640 L990 610 V805Z',
		'url(#stone)',
	);
	for (const x of [740, 800, 860, 920])
		out +=
			path(`M${x - 15} 790 V690 Q${x} 650 ${x + 15} 690 V790Z`, '#5b3d4a') +
			`<circle cx="${x}" cy="664" r="9" fill="#7fb3b5"/>`;
	return out;
}

function crane() {
	return '<path d="M1166 800 V250 M1000 268 H1330 M1166 214 L1010 266 M1166 214 L1322 266 M1166 250 V214 M1030 268 V330" stroke="#8a6a5c" stroke-width="4" fill="none"/><path d="M1160 800 l12 -30 l-12 -30 l12 -30 l-12 -30 l12 -30 l-12 -30 l12 -30 l-12 -30 l12 -30 l-12 -30 l12 -30 l-12 -30 l12 -30 l-12 -30 l12 -30 l-12 -30 l12 -30" stroke="#8a6a5c" stroke-width="1.6" fill="none"/>';
}

function roofs(next, base, wall, roof, size) {
	let out = '';
	for (let x = -30; x < 1530; ) {
		const w = (110 + next() * 70) * size;
		const h = (50 + next() * 50) * size;
		out += polygon(
			[
				[x, 1010],
				[x, base - h],
				[x + w, base - h],
				[x + w, 1010],
			],
			next() > 0.5 ? wall : roof,
		);
		out += polygon(
			[
				[x - 3, base - h],
				[x - 3, base - h - 7 * size],
				[x + w + 3, base - h - 7 * size],
				[x + w + 3, base - h],
			],
			'#e0b08a',
		);
		out += windowGrid(next, {
			x: x + 8,
			y: base - h + 8,
			w: w - 16,
			h: h + 10,
			columns: 4,
			rows: 2,
			lit: '#ffe1a4',
			dark: '#4a2c3d',
			share: 0.3,
			tall: 1.8,
		});
		if (next() > 0.45)
			out += polygon(
				[
					[x + w * 0.2, base - h],
					[x + w * 0.2, base - h - 34 * size],
					[x + w * 0.46, base - h - 34 * size],
					[x + w * 0.46, base - h],
				],
				roof,
			);
		if (next() > 0.5)
			out += `<path d="M${x + w * 0.7} ${base - h} v${-42 * size} m${-10 * size} ${9 * size} h${20 * size} m${-17 * size} ${8 * size} h${14 * size}" stroke="#4a2c3d" stroke-width="${1.8 * size}"/>`;
		x += w + 2;
	}
	return out;
}
