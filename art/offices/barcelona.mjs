import { windowGrid } from '../draw/city.mjs';
import { mix, rgb, scale, smooth } from '../draw/colour.mjs';
import { person, place, poses, seated } from '../draw/figures.mjs';
import { glow, rays } from '../draw/light.mjs';
import { tuft } from '../draw/nature.mjs';
import { fbm, hash, random } from '../draw/noise.mjs';
import { birds, circle, gradient, group, path, polygon } from '../draw/shapes.mjs';
import { paintHeavens } from '../draw/sky.mjs';
import { masonry } from '../draw/texture.mjs';

const sun = [0.37, 0.5];
const light = { dx: -0.9, dy: -0.25, light: rgb('#fff0c0') };
const box = (x, y, w, h, fill, more = '') =>
	`<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}" ${more}/>`;
const defs = `<defs>${gradient('stone', [
	[0, '#f6d29c'],
	[0.5, '#dd9f72'],
	[1, '#b06f60'],
])}${gradient('shade', [
	[0, '#b9755c'],
	[1, '#74464f'],
])}</defs>`;

/** The Sagrada Família over the roofs of the Eixample, the sea to one side; supper is being laid on a terrace. */
export async function paint(canvas) {
	paintHeavens(canvas, {
		stops: [
			[0, '#1f5fae'],
			[0.35, '#5fa3cf'],
			[0.62, '#c8bfc0'],
			[0.84, '#ffbf85'],
			[1, '#ffe0a0'],
		],
		horizon: 0.6,
		sun,
		glow: '#fff2c4',
		near: ['#fff0cc', '#f09a72'],
		far: ['#ffd9c0', '#7c82b8'],
		cover: 0.8,
		seed: 5.2,
		reach: 1.4,
		disc: 0.042,
	});
	sea(canvas);
	await canvas.draw(sails(), { blur: 0.4 });
	await canvas.draw(montjuic(), { shade: (c, x, y) => mix(c, rgb('#ffd0a0'), 0.45 * smooth(0.54, 0.64, y)) });
	for (const row of [0, 1, 2, 3]) {
		await canvas.model(quarter(row), {
			...light,
			shadow: rgb('#5a3050'),
			round: 4,
			rim: 1.1,
			shade: (c, x, y) =>
				mix(scale(c, 0.92 + 0.16 * fbm(x * 90, y * 60, 3)), rgb('#ffcf98'), 0.5 - row * 0.13),
		});
	}
	const [towers, slits] = basilica();
	await canvas.model(defs + towers, {
		...light,
		shadow: rgb('#6a3a52'),
		round: 8,
		rim: 1.6,
		shade: (c, x, y) => {
			const { joint, tone } = masonry(x * 1000, y * 1000, { w: 9, h: 6, gap: 0.8 });
			const carved = fbm(x * 70, y * 18, 4) * 0.14;
			return mix(
				scale(c, 0.92 + (tone - 0.5) * 0.12 - joint * 0.1 + carved),
				rgb('#ffc890'),
				0.12 + 0.2 * smooth(0.5, 0.72, y),
			);
		},
	});
	await canvas.draw(slits);
	rays(canvas, {
		x: sun[0],
		y: sun[1],
		from: -1.2,
		to: 0.9,
		reach: 1.1,
		colour: '#ffdf9c',
		strength: 0.16,
		seed: 2,
		count: 14,
	});
	glow(canvas, { x: sun[0], y: sun[1], r: 0.5, colour: '#ffc070', strength: 0.4 });
	await canvas.model(blocksNear(), {
		...light,
		shadow: rgb('#4a2444'),
		round: 6,
		rim: 1.4,
		shade: (c, x, y) => scale(c, 0.9 + 0.2 * fbm(x * 80, y * 50, 4)),
	});
	await canvas.draw(nearWindows());
	await canvas.model(avenue(), {
		...light,
		light: rgb('#ffe08a'),
		shadow: rgb('#1f2c3a'),
		round: 7,
		shade: (c, x, y) => scale(c, 0.8 + 0.5 * fbm(x * 130, y * 130, 3)),
	});
	await canvas.model(terrace(), {
		...light,
		shadow: rgb('#2c1434'),
		round: 6,
		rim: 1.6,
		shade: (c, x, y) => scale(c, 0.88 + 0.24 * fbm(x * 60, y * 90, 4)),
	});
	await canvas.draw(tiles());
	for (const [markup, x, y, size, flip] of supper())
		await canvas.model(place(markup, x, y, size, flip), {
			...light,
			shadow: rgb('#1d0f2c'),
			round: 4,
			rim: 1.6,
		});
	await canvas.draw(bulbs());
	for (let i = 0; i < 14; i++) {
		const [x, y] = bulb(i);
		glow(canvas, { x: x / 1000, y: y / 1000, r: 0.035, colour: '#ffcf7a', strength: 0.55 });
	}
	await canvas.draw(birds(random(21), 560, 250, 12, 110, '#4c5078'));
	await canvas.bloom(0.84, 0.34);
	canvas.finish({ vignette: 0.26, contrast: 1.14, saturation: 1.12, grain: 0.035, seed: 13 });
}

/** The Mediterranean, with the sun's road on it. */
function sea(canvas) {
	canvas.paint((x, y) => {
		if (y < 0.6 || y > 0.72) return undefined;
		const deep = (y - 0.6) / 0.12;
		const wave = fbm(x * 9, y * 190, 4);
		const road = Math.exp(-(((x - sun[0]) / (0.05 + deep * 0.22)) ** 2));
		let c = mix(rgb('#9fc7cf'), rgb('#3f8bab'), deep);
		c = mix(c, rgb('#ffdf9e'), 0.45 * Math.exp(-Math.abs(x - sun[0]) * 2));
		return mix(c, rgb('#fff6d6'), road * smooth(-0.1, 0.35, wave) * 0.9);
	});
}

function sails() {
	let out = '';
	for (const [x, y, s] of [
		[214, 622, 1],
		[262, 616, 0.7],
		[520, 618, 0.8],
		[1180, 620, 0.9],
		[1290, 615, 0.6],
	])
		out += group(
			path('M0 0 V-24 Q10 -10 11 -2Z M-1.5 -2 V-20 L-9 -2Z', '#fff4dc') +
				path('M-10 0 h22 q-3 5 -7 5 h-10 q-4 -1 -5 -5z', '#6a4a5a'),
			`translate(${x} ${y}) scale(${s})`,
		);
	return out;
}

function montjuic() {
	return (
		path(
			'M1000 640 C1090 622 1150 586 1226 570 C1300 556 1360 566 1420 590 C1470 606 1500 612 1520 614 V680 H1000Z',
			'#9a8494',
		) +
		box(1268, 548, 40, 16, '#a08a94') +
		box(1280, 538, 16, 12, '#a08a94')
	);
}

/** Rows of the city's square blocks, each nearer than the one before. */
function quarter(row) {
	const next = random(60 + row);
	const base = [664, 690, 724, 760][row];
	const size = [0.55, 0.75, 1, 1.3][row];
	const tones = ['#d8a184', '#c88a72', '#e0b490', '#b9786a', '#d09a90'];
	let out = '';
	for (let x = -20; x < 1520; ) {
		const w = (40 + next() * 46) * size;
		const h = (24 + next() * 22) * size + 14;
		const tone = tones[Math.floor(next() * tones.length)];
		out += box(x, base - h, w, h + 60, tone);
		out += box(x - 1, base - h - 2.4 * size, w + 2, 3 * size, '#f2cfa4');
		if (next() > 0.5) out += box(x + w * 0.2, base - h - 12 * size, w * 0.24, 12 * size, '#b07868');
		if (next() > 0.7)
			out += `<path d="M${(x + w * 0.8).toFixed(1)} ${(base - h).toFixed(1)} v${(-18 * size).toFixed(1)} m${-5 * size} ${4 * size} h${10 * size}" stroke="#8a5a5a" stroke-width="${1.1 * size}" fill="none"/>`;
		out += windowGrid(next, {
			x: x + 3,
			y: base - h + 4 * size,
			w: w - 6,
			h: h + 8,
			columns: 4,
			rows: 2 + (row > 1 ? 1 : 0),
			lit: '#ffe6a8',
			dark: '#8a5a68',
			share: 0.3,
			tall: 1.7,
		});
		x += w + 1;
	}
	return out;
}

/** A tapering bell tower; the second markup holds the slits that spiral up it. */
function tower(x, w, top, base) {
	const h = base - top;
	const half = (t) => w * (0.09 + 0.41 * Math.sin(Math.min(1, t * 1.06) * 1.52) ** 0.9);
	const left = [];
	const right = [];
	for (let i = 0; i <= 24; i++) {
		const t = i / 24;
		left.push([x - half(t), top + h * t]);
		right.unshift([x + half(t), top + h * t]);
	}
	const shade = [...Array(25).keys()].map((i) => [x + half(i / 24) * 0.32, top + (h * i) / 24]);
	let walls =
		polygon([...left, ...right], 'url(#stone)') +
		polygon([...shade, ...right], 'url(#shade)', 'opacity="0.8"');
	let cuts = '';
	for (let y = top + h * 0.05; y < 632; y += 11.5) {
		const r = half((y - top) / h);
		for (const a of [-0.74, -0.38, 0, 0.38, 0.74]) {
			const wide = 3.4 * Math.cos(a * 1.2) * (w / 70);
			cuts += box(
				x + Math.sin(a * 1.5) * r - wide / 2,
				y + a * 3,
				wide,
				7,
				a < 0.3 ? '#6e3d48' : '#4c2a42',
				'opacity="0.85"',
			);
		}
		if (hash(Math.floor(y), Math.floor(x)) > 0.86) cuts += box(x - r * 0.2, y, 2.6, 7, '#ffdf94');
	}
	for (const t of [0.24, 0.46, 0.68])
		walls += box(x - half(t) - 1.6, top + h * t, half(t) * 2 + 3.2, 3, '#f7dcae');
	return [walls, cuts];
}

function finial(x, y, s, colour) {
	return (
		polygon(
			[
				[x - 4 * s, y + 2],
				[x, y - 28 * s],
				[x + 4 * s, y + 2],
			],
			'#f0cf8c',
		) +
		circle(x, y - 30 * s, 5.4 * s, colour) +
		circle(x - 1.6 * s, y - 31.6 * s, 1.8 * s, '#fff4d0')
	);
}

function basilica() {
	let walls = '';
	let cuts = '';
	const add = ([a, b]) => {
		walls += a;
		cuts += b;
	};
	const foot = 742;
	add(tower(852, 84, 322, foot));
	cuts += path('M852 284 l5 15 l15 5 l-15 5 l-5 15 l-5 -15 l-15 -5 l15 -5z', '#fff3c8');
	add(tower(752, 108, 270, foot));
	cuts += path('M746 274 v-18 h-14 v-11 h14 v-14 h12 v14 h14 v11 h-14 v18z', '#fff3c8');
	for (const [x, top, tint] of [
		[686, 376, '#f6e2a8'],
		[812, 384, '#f6e2a8'],
		[904, 404, '#f6e2a8'],
	]) {
		add(tower(x, 66, top, foot));
		cuts += finial(x, top, 0.9, tint);
	}
	for (const [x, top, tint] of [
		[608, 424, '#e5694f'],
		[648, 392, '#f1c34f'],
		[948, 400, '#6fae9b'],
		[990, 432, '#e5694f'],
	]) {
		add(tower(x, 50, top, foot));
		cuts += finial(x, top, 0.85, tint);
	}
	for (const x of [628, 970]) {
		walls += path(
			`M${x - 62} ${foot + 6} V664 Q${x - 50} 612 ${x} 576 Q${x + 50} 612 ${x + 62} 664 V${foot + 6}Z`,
			'url(#stone)',
		);
		cuts +=
			path(`M${x - 30} ${foot + 6} V676 Q${x} 610 ${x + 30} 676 V${foot + 6}Z`, '#5b3244') +
			path(`M${x - 20} ${foot + 6} V684 Q${x} 636 ${x + 20} 684 V${foot + 6}Z`, '#ffcb74') +
			path(`M${x - 1.6} ${foot + 6} V660 h3.2 V${foot + 6}Z`, '#5b3244');
		for (let i = -2; i <= 2; i++)
			cuts += circle(
				x + i * 9,
				646 - 6 * (2 - Math.abs(i)),
				2.4,
				['#5fb3b5', '#e5694f', '#f1c34f'][(i + 2) % 3],
			);
	}
	let ridge = `M676 ${foot + 6} V640`;
	for (let x = 676; x < 924; x += 31) ridge += ` L${x + 15.5} ${598 + ((x / 31) % 2) * 10} L${x + 31} 640`;
	walls += path(`${ridge} V${foot + 6}Z`, 'url(#stone)');
	for (let i = 0; i < 8; i++) {
		const x = 692 + i * 31;
		cuts += path(`M${x - 8} 726 V672 Q${x} 650 ${x + 8} 672 V726Z`, '#5b3244');
		for (let k = 0; k < 3; k++)
			cuts += box(
				x - 6,
				678 + k * 15,
				12,
				12,
				['#ffb45a', '#5fb3b5', '#e5694f', '#8a6ab0', '#f1c34f'][(i + k) % 5],
				'opacity="0.85"',
			);
		cuts +=
			circle(x, 654, 4.4, ['#f1c34f', '#5fb3b5', '#e5694f'][i % 3]) +
			finial(x, 612, 0.34, ['#e5694f', '#f1c34f', '#6fae9b'][i % 3]);
	}
	walls +=
		'<path d="M1064 760 V352 M1000 366 H1156 M1064 330 L1004 364 M1064 330 L1150 364 M1064 352 V330 M1010 366 V404" stroke="#a07a68" stroke-width="2.6" fill="none"/>';
	return [walls, cuts];
}

function blocksNear() {
	const next = random(88);
	let out = '';
	for (const [x, w, h, fill] of nearPlan) {
		out += box(x, 812 - h, w, h + 60, fill) + box(x - 3, 812 - h - 5, w + 6, 7, '#ecc198');
		for (let i = 0; i < w / 14; i++)
			if (next() > 0.3) out += box(x + i * 14 + 3, 812 - h - 11, 5, 8, '#ecc198');
		if (next() > 0.3)
			out +=
				box(x + w * 0.62, 812 - h - 26, w * 0.2, 24, fill) +
				path(`M${x + w * 0.6} ${812 - h - 26} l${w * 0.12} -14 l${w * 0.12} 14z`, '#b0563f');
	}
	return out;
}

const nearPlan = [
	[-20, 132, 70, '#a86a5c'],
	[114, 104, 52, '#c08468'],
	[220, 146, 74, '#8f5454'],
	[368, 112, 58, '#b5765e'],
	[482, 96, 44, '#a0625a'],
	[1010, 118, 46, '#b5765e'],
	[1130, 128, 66, '#955a58'],
	[1260, 110, 54, '#bb7f66'],
	[1372, 150, 76, '#8a4f52'],
];

function nearWindows() {
	const next = random(17);
	let out = '';
	for (const [x, w, h] of nearPlan) {
		const columns = Math.round(w / 24);
		for (let c = 0; c < columns; c++)
			for (let r = 0; r < 2; r++) {
				const [px, py] = [x + ((c + 0.5) * w) / columns, 812 - h + 10 + r * 34];
				const lit = next() > 0.55;
				out +=
					box(px - 5, py, 10, 20, lit ? '#ffdc92' : '#4c2c46') +
					box(px - 8.5, py, 3, 20, '#4f7466') +
					box(px + 5.5, py, 3, 20, '#4f7466');
				out += `<path d="M${px - 8} ${py + 21} h16 M${px - 7} ${py + 21} v-7 M${px - 3.5} ${py + 21} v-7 M${px} ${py + 21} v-7 M${px + 3.5} ${py + 21} v-7 M${px + 7} ${py + 21} v-7" stroke="#2c1834" stroke-width="1"/>`;
				if (next() > 0.7)
					out += circle(px - 4, py + 17, 2.2, '#c8483c') + circle(px + 2, py + 17, 2.6, '#5d7a4a');
			}
	}
	return out;
}

/** Plane trees along the street below the terrace. */
function avenue() {
	const next = random(5);
	let out = box(-10, 806, 1540, 80, '#2f4436');
	for (const [y, step] of [
		[806, 34],
		[830, 38],
		[852, 42],
	])
		for (let x = -10; x < 1520; x += step)
			out += tuft(
				next,
				x + next() * 20,
				y - next() * 14,
				30,
				40,
				['#4a6a3c', '#5f7f45', '#38543a', '#7d9448'],
				{ flat: 0.8, size: 0.2 },
			);
	return out;
}

/** The terrace in front, with its wall, plants and a pergola's post. */
function terrace() {
	const next = random(3);
	let out = box(-10, 884, 1540, 130, '#b0604c') + box(-10, 872, 1540, 15, '#d99a74');
	for (const [x, s] of [
		[60, 1.5],
		[330, 0.9],
		[1190, 1],
		[1424, 1.7],
	])
		out +=
			path(`M${x - 18 * s} ${872 - 32 * s} h${36 * s} l${-5 * s} ${32 * s} h${-26 * s}z`, '#c06a48') +
			palm(next, x, 872 - 30 * s, 66 * s);
	for (const [x, h] of [
		[448, 148],
		[1052, 150],
	])
		out += `<path d="M${x} 874 V${874 - h}" stroke="#5a2f3c" stroke-width="4.5"/>`;
	return out;
}

function palm(next, x, y, size) {
	let out = '';
	for (let i = 0; i < 13; i++) {
		const a = -Math.PI * (0.04 + (i / 12) * 0.92) + (next() - 0.5) * 0.16;
		const l = size * (0.75 + next() * 0.35);
		const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.9 + l * 0.18];
		const [cx, cy] = [x + Math.cos(a) * l * 0.55, y + Math.sin(a) * l * 0.85];
		out += path(
			`M${x.toFixed(1)} ${y.toFixed(1)} Q${(cx - 3).toFixed(1)} ${(cy - 3).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)} Q${(cx + 5).toFixed(1)} ${(cy + 7).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}Z`,
			['#3f5f42', '#54764a', '#2f4a3c'][i % 3],
		);
	}
	return out;
}

function tiles() {
	let out = '';
	for (let row = 0; row < 6; row++) {
		const y = 890 + row ** 1.35 * 11;
		out += `<path d="M0 ${y.toFixed(1)} H1500" stroke="#7a3a40" stroke-width="${1 + row * 0.3}" opacity="0.5"/>`;
	}
	for (let i = -40; i < 60; i++)
		out += `<path d="M${750 + i * 26} 888 L${750 + i * 62} 1010" stroke="#7a3a40" stroke-width="1.4" opacity="0.4"/>`;
	return out;
}

/** Friends at a long table on the terrace, two more who look at the towers. */
function supper() {
	const table =
		path('M-170 -44 H170 L178 -30 H-178Z', '#f3dcc0') +
		path('M-178 -30 H178 L172 -12 H-172Z', '#d8b49c') +
		'<path d="M-150 -12 V0 M150 -12 V0" stroke="#4a2838" stroke-width="5"/>' +
		[-130, -84, -30, 26, 78, 128]
			.map((x, i) =>
				i % 2
					? path(`M${x - 3} -44 v-15 q0 -4 1.4 -6 v-6 h3.2 v6 q1.4 2 1.4 6 v15z`, '#5a7a4a')
					: `<ellipse cx="${x}" cy="-44" rx="12" ry="3" fill="#fff4e0"/>${circle(x, -47, 4.4, '#e08a3c')}`,
			)
			.join('');
	return [
		[seated('#8a4350', { head: 'hair' }), 592, 936, 1.3, false],
		[seated('#3d5a78', { head: 'bun' }), 680, 938, 1.26, false],
		[seated('#5d4a72', { head: 'cap' }), 820, 938, 1.3, true],
		[seated('#b0603f', { head: 'hat' }), 908, 936, 1.26, true],
		[table, 750, 972, 1.22],
		[
			person({ fill: '#33405e', ...poses.raise, head: 'bare', coat: 0.3, trim: '#e0b070' }).shape,
			498,
			972,
			1.34,
			false,
		],
		[person({ fill: '#6a2f48', ...poses.stand, head: 'hair', coat: 0.95 }).shape, 1004, 970, 1.3, true],
	];
}

function bulb(i) {
	const t = i / 13;
	return [448 + t * 604, 730 + Math.sin(t * Math.PI) * 34 + Math.sin(t * Math.PI * 3) * 3];
}

function bulbs() {
	let line = '';
	let lights = '';
	for (let i = 0; i < 14; i++) {
		const [x, y] = bulb(i);
		line += `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)} `;
		lights += circle(x.toFixed(1), (y + 5).toFixed(1), 4.4, '#fff0b8');
	}
	return `<path d="${line}" stroke="#3c2238" stroke-width="1.6" fill="none"/>${lights}`;
}
