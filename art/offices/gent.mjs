import { clamp, mix, rgb, scale, smooth } from '../draw/colour.mjs';
import { person, place, poses, seated } from '../draw/figures.mjs';
import { glow, water } from '../draw/light.mjs';
import { fbm, random } from '../draw/noise.mjs';
import { birds, circle, group, path, polygon } from '../draw/shapes.mjs';
import { paintHeavens } from '../draw/sky.mjs';
import { masonry } from '../draw/texture.mjs';

const quay = 668;
const light = { dx: -0.9, dy: -0.4, light: rgb('#ffd59a') };
const box = (x, y, w, h, fill, more = '') =>
	`<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}" ${more}/>`;

/** The Graslei at dusk: guild houses on the Leie, the three towers of Gent behind them. */
export async function paint(canvas) {
	paintHeavens(canvas, {
		stops: [
			[0, '#1b3a86'],
			[0.35, '#5064b8'],
			[0.62, '#b07fb8'],
			[0.82, '#ff9f86'],
			[1, '#ffd894'],
		],
		horizon: 0.68,
		sun: [0.3, 0.6],
		glow: '#ffe0a0',
		near: ['#ffc48e', '#c8708a'],
		far: ['#e08aa0', '#4a4a9a'],
		cover: 0.7,
		seed: 2.3,
		reach: 1.5,
	});
	await canvas.draw(farRoofs(), { shade: (c, x, y) => mix(c, rgb('#f0a890'), smooth(0.5, 0.66, y) * 0.5) });
	for (const [tower, veil] of [
		[saintBavo(), 0.34],
		[belfry(), 0.16],
		[saintNicholas(), 0.22],
	]) {
		await canvas.model(tower.walls, {
			...light,
			shadow: rgb('#2a2258'),
			round: 9,
			rim: 1.2,
			shade: stone(veil),
		});
		await canvas.draw(tower.detail, {
			shade: (c, x, y) => mix(c, rgb('#e79a92'), veil * smooth(0.3, 0.68, y)),
		});
	}
	await canvas.draw(nearRoofs(), { shade: (c, x, y) => scale(c, 0.85 + 0.3 * fbm(x * 120, y * 40, 3)) });
	const row = houses();
	await canvas.model(row.walls, {
		...light,
		shadow: rgb('#1d1638'),
		round: 7,
		rim: 1.2,
		shade: bricks,
	});
	await canvas.draw(row.shadows, { mode: 'multiply', blur: 1.5 });
	await canvas.draw(row.detail);
	await canvas.draw(row.panes);
	await canvas.model(bank(), {
		...light,
		shadow: rgb('#141028'),
		round: 5,
		shade: (c, x, y) => {
			const { joint, tone } = masonry(x * 1000, y * 1000, { w: 17, h: 8, gap: 1 });
			return scale(c, 0.72 + tone * 0.4 - joint * 0.25);
		},
	});
	await canvas.draw(life());
	for (const x of lampPlaces)
		glow(canvas, { x: x / 1000, y: 0.6, r: 0.075, colour: '#ffb860', strength: 0.75 });
	glow(canvas, { x: 0.3, y: 0.6, r: 0.5, colour: '#ffb070', strength: 0.3 });
	water(canvas, {
		horizon: 0.694,
		ripple: 0.022,
		own: 0.36,
		tint: (x, deep) => mix(rgb('#4c4a8c'), rgb('#1a1d52'), deep),
	});
	await canvas.draw(boats(), { rough: 0.4 });
	for (const [x, y] of [
		[0.64, 0.79],
		[0.7, 0.79],
		[1.06, 0.742],
	])
		glow(canvas, { x, y, r: 0.09, colour: '#ffb060', strength: 0.4, squash: 1.6 });
	await canvas.draw(birds(random(9), 1010, 300, 8, 90, '#3a3468'));
	await canvas.bloom(0.78, 0.36);
	canvas.finish({ vignette: 0.3, contrast: 1.14, saturation: 1.1, grain: 0.035, seed: 11 });
}

function stone(veil) {
	return (c, x, y) => {
		const { joint, tone } = masonry(x * 1000, y * 1000, { w: 10, h: 5, gap: 0.8 });
		const worn = scale(c, 0.86 + tone * 0.22 - joint * 0.14 + fbm(x * 30, y * 12, 4) * 0.12);
		return mix(worn, rgb('#e79a92'), veil * (0.4 + 0.6 * smooth(0.35, 0.68, y)));
	};
}

function bricks(c, x, y) {
	const { joint, tone } = masonry(x * 1000, y * 1000, { w: 7, h: 3.4, gap: 0.6 });
	const soot = fbm(x * 14, y * 9, 4) * 0.14 - 0.14 * smooth(0.6, 0.67, y);
	return scale(c, clamp(0.9 + (tone - 0.5) * 0.26 + joint * 0.1 + soot, 0, 1.4));
}

/** Far roofs towards both sides, so that the towers do not stand alone. */
function farRoofs() {
	const next = random(31);
	let out = '';
	for (let x = -20; x < 1520; ) {
		const w = 34 + next() * 40;
		const top = 560 - next() * 46 - 18 * Math.exp(-(((x - 760) / 420) ** 2));
		out += polygon(
			[
				[x, 690],
				[x, top],
				[x + w / 2, top - w * (0.45 + next() * 0.4)],
				[x + w, top],
				[x + w, 690],
			],
			['#8a6a9a', '#7a6096', '#94708f'][Math.floor(next() * 3)],
		);
		if (next() > 0.75) out += box(x + w * 0.3, top - w * 0.7, 4, w * 0.7, '#7a6096');
		x += w * 0.8;
	}
	return out;
}

function nearRoofs() {
	const next = random(14);
	let out = '';
	for (let x = -30; x < 1520; ) {
		const w = 60 + next() * 50;
		const top = 545 - next() * 40;
		out += polygon(
			[
				[x, 690],
				[x, top + 36],
				[x + w * 0.5, top],
				[x + w, top + 36],
				[x + w, 690],
			],
			['#6a3a52', '#7a4450', '#58365a'][Math.floor(next() * 3)],
		);
		out += box(x + w * 0.2, top - 6, 9, 40, '#5a3048') + box(x + w * 0.2 - 1.5, top - 8, 12, 3, '#8a5460');
		if (next() > 0.4)
			out +=
				polygon(
					[
						[x + w * 0.62, top + 34],
						[x + w * 0.62, top + 22],
						[x + w * 0.7, top + 14],
						[x + w * 0.78, top + 22],
						[x + w * 0.78, top + 34],
					],
					'#8a5a58',
				) + box(x + w * 0.66, top + 23, w * 0.08, 9, next() > 0.5 ? '#ffcf7e' : '#33284a');
		x += w * 0.86;
	}
	return out;
}

/** A tower of stages from its foot upwards: [width, height, windows, window height]; `cap` is what sits on it. */
function stages(x, foot, list, fill, dark) {
	let walls = '';
	let detail = '';
	let y = foot;
	for (const [w, h, count = 0, tall = 0] of list) {
		walls += box(x - w / 2, y - h, w, h + 1, fill);
		detail += box(x + w * 0.14, y - h, w * 0.36, h, dark, 'opacity="0.34"');
		for (const s of [-1, 1])
			detail += box(x + (s * w) / 2 - 3, y - h, 6, h, s < 0 ? '#e8b8a0' : dark, 'opacity="0.4"');
		walls += box(x - w / 2 - 3, y - h - 2, w + 6, 5, fill);
		detail += box(x - w / 2 - 3, y - h - 2, w + 6, 2, '#f0c8a8', 'opacity="0.6"');
		for (let i = 0; i < count; i++)
			detail += lancet(
				x + ((i + 0.5) / count - 0.5) * w * 0.8,
				y - h * 0.14,
				Math.min(15, (w / count) * 0.42),
				tall,
			);
		y -= h;
	}
	return { walls, detail, y };
}

/** A pointed window with louvres. */
function lancet(x, foot, w, h) {
	let out = path(
		`M${(x - w / 2 - 1.6).toFixed(1)} ${foot} V${(foot - h + w * 0.5).toFixed(1)} Q${x} ${(foot - h - w * 0.6).toFixed(1)} ${(x + w / 2 + 1.6).toFixed(1)} ${(foot - h + w * 0.5).toFixed(1)} V${foot}Z`,
		'#dcae9c',
		'opacity="0.6"',
	);
	out += path(
		`M${(x - w / 2).toFixed(1)} ${foot} V${(foot - h + w * 0.5).toFixed(1)} Q${x} ${(foot - h - w * 0.4).toFixed(1)} ${(x + w / 2).toFixed(1)} ${(foot - h + w * 0.5).toFixed(1)} V${foot}Z`,
		'#2c2350',
	);
	for (let y = foot - 4; y > foot - h + w * 0.4; y -= 6)
		out += box(x - w / 2, y, w, 1.2, '#6a5480', 'opacity="0.8"');
	return `${out}<path d="M${x} ${foot} V${(foot - h).toFixed(1)}" stroke="#8a7090" stroke-width="1"/>`;
}

function spire(x, y, w, h, fill) {
	return polygon(
		[
			[x - w / 2, y],
			[x, y - h],
			[x + w / 2, y],
		],
		fill,
	);
}

/** A thin turret with a pointed cap. */
function pinnacle(x, y, w, h, cap, fill, roof) {
	return (
		box(x - w / 2, y - h, w, h, fill) +
		spire(x, y - h + 1, w * 1.3, cap, roof) +
		circle(x, y - h - cap, 1.6, '#ffdf9a')
	);
}

function belfry() {
	const fill = '#7d6384';
	const dark = '#33284f';
	const { walls, detail, y } = stages(
		752,
		690,
		[
			[92, 150],
			[84, 92, 3, 62],
			[80, 78, 3, 56],
		],
		fill,
		dark,
	);
	let top = '';
	for (const x of [714, 790]) top += pinnacle(x, y + 2, 11, 26, 30, fill, '#4d5a86');
	top += path(`M716 ${y} L722 ${y - 34} H782 L788 ${y}Z`, '#566492');
	top += box(728, y - 66, 48, 34, fill) + path(`M722 ${y - 64} Q752 ${y - 84} 782 ${y - 64}Z`, '#566492');
	top += box(736, y - 88, 32, 18, fill) + spire(752, y - 86, 34, 46, '#566492');
	for (const x of [730, 774]) top += pinnacle(x, y - 62, 5, 12, 16, fill, '#566492');
	let more = '';
	for (const x of [738, 752, 766]) more += lancet(x, y - 38, 7, 22);
	more +=
		circle(752, y + 100, 19, '#e7c890') +
		circle(752, y + 100, 15.5, '#2c2350') +
		`<path d="M752 ${y + 100} V${y + 89} M752 ${y + 100} L760 ${y + 104}" stroke="#ffe09a" stroke-width="2.2" stroke-linecap="round"/>`;
	for (let i = 0; i < 12; i++)
		more += circle(
			(752 + Math.sin(i * 0.5236) * 12.8).toFixed(1),
			(y + 100 - Math.cos(i * 0.5236) * 12.8).toFixed(1),
			0.9,
			'#ffe09a',
		);
	more += path(`M742 ${y - 134} q6 -7 14 -5 l10 -5 l-4 7 q-6 6 -12 4 l-4 5z`, '#ffdc86');
	return { walls: walls + top, detail: detail + more };
}

function saintNicholas() {
	const fill = '#6f5f86';
	const dark = '#2c2350';
	const { walls, detail, y } = stages(
		566,
		690,
		[
			[104, 160],
			[96, 66, 3, 44],
			[92, 62, 3, 46],
		],
		fill,
		dark,
	);
	let top = spire(566, y, 92, 62, '#4a5684');
	for (const x of [522, 610]) top += pinnacle(x, y + 190, 20, 214, 46, fill, '#4a5684');
	for (const x of [540, 592]) top += pinnacle(x, y + 6, 9, 20, 26, fill, '#4a5684');
	const nave = polygon(
		[
			[420, 690],
			[420, 566],
			[468, 520],
			[516, 566],
			[516, 690],
		],
		fill,
	);
	let more = '';
	for (const x of [446, 468, 490]) more += lancet(x, 640, 10, 54);
	more += circle(468, 566, 10, '#2c2350') + circle(468, 566, 10, 'none', 'stroke="#dcae9c" stroke-width="2"');
	return { walls: nave + walls + top, detail: detail + more };
}

function saintBavo() {
	const fill = '#8d7096';
	const dark = '#3d3062';
	const { walls, detail, y } = stages(
		948,
		690,
		[
			[110, 140],
			[102, 96, 3, 66],
			[94, 86, 2, 62],
		],
		fill,
		dark,
	);
	let top = '';
	for (const x of [900, 924, 972, 996]) top += pinnacle(x, y + 4, 10, 34, 26, fill, fill);
	const nave = polygon(
		[
			[996, 690],
			[996, 560],
			[1024, 516],
			[1128, 516],
			[1150, 562],
			[1150, 690],
		],
		fill,
	);
	let more = '';
	for (let x = 1016; x < 1146; x += 24)
		more += lancet(x, 640, 10, 56) + box(x + 9, 560, 5, 120, '#b08aa0', 'opacity="0.5"');
	return { walls: walls + top + nave, detail: detail + more };
}

const plan = [
	[86, 150, 'step', '#8f3f3a', 3],
	[74, 128, 'bell', '#c08a5c', 3],
	[96, 166, 'step', '#a3604a', 4],
	[70, 118, 'neck', '#d3b48a', 3],
	[104, 150, 'step', '#7d3540', 4],
	[84, 176, 'bell', '#b9705a', 3],
	[116, 148, 'spike', '#9a8f98', 4],
	[92, 172, 'step', '#b4553f', 4],
	[66, 96, 'step', '#d8bd94', 2],
	[102, 180, 'neck', '#a0483c', 4],
	[88, 150, 'bell', '#cf9a68', 3],
	[112, 158, 'step', '#8a4048', 4],
	[78, 132, 'step', '#b98468', 3],
	[94, 164, 'bell', '#96503f', 3],
	[84, 142, 'step', '#caa67a', 3],
	[90, 156, 'neck', '#7d3a44', 3],
	[100, 148, 'step', '#ab6a50', 4],
];

/** The row of guild houses: walls, cast shadows, stonework and panes. */
function houses() {
	const next = random(8);
	const out = { walls: '', shadows: '', detail: '', panes: '' };
	let x = -30;
	for (const [w, h, kind, wall, columns] of plan) {
		const eaves = quay - h;
		const trim = mixHex(wall, '#ffe6c0', 0.55);
		out.walls += box(x, eaves, w, h + 2, wall) + gable(kind, x, eaves, w, wall);
		out.shadows += box(x + w - 7, eaves, 7, h, '#7a6090');
		out.detail += ornaments(kind, x, eaves, w, trim);
		const floors = Math.round(h / 44);
		const storey = (h - 34) / floors;
		for (let f = 0; f < floors; f++) {
			const y = eaves + f * storey;
			out.detail += box(x + 1, y + storey - 3, w - 2, 2.2, trim, 'opacity="0.75"');
			for (let c = 0; c < columns; c++) {
				const cw = (w - 10) / columns;
				out.panes += pane(
					next,
					x + 5 + cw * (c + 0.5),
					y + 5,
					cw * 0.56,
					storey - 12,
					trim,
					f === floors - 1 ? 0.7 : 0.45,
				);
			}
		}
		if (kind === 'step' || kind === 'spike') {
			out.panes += pane(next, x + w * 0.36, eaves - 26, w * 0.13, 21, trim, 0.5);
			out.panes += pane(next, x + w * 0.64, eaves - 26, w * 0.13, 21, trim, 0.5);
			out.panes += pane(next, x + w * 0.5, eaves - 52, w * 0.11, 16, trim, 0.4);
		} else out.panes += pane(next, x + w * 0.5, eaves - 28, w * 0.2, 24, trim, 0.6);
		out.panes += shop(next, x, w, trim);
		x += w + 0.5;
	}
	return out;
}

function gable(kind, x, y, w, fill) {
	if (kind === 'bell')
		return path(
			`M${x} ${y + 1} Q${x + 2} ${y - 26} ${x + w * 0.24} ${y - 32} Q${x + w * 0.3} ${y - 64} ${x + w / 2} ${y - 72} Q${x + w * 0.7} ${y - 64} ${x + w * 0.76} ${y - 32} Q${x + w - 2} ${y - 26} ${x + w} ${y + 1}Z`,
			fill,
		);
	if (kind === 'neck')
		return (
			path(
				`M${x} ${y + 1} Q${x + w * 0.26} ${y - 4} ${x + w * 0.28} ${y - 34} H${x + w * 0.72} Q${x + w * 0.74} ${y - 4} ${x + w} ${y + 1}Z`,
				fill,
			) + path(`M${x + w * 0.24} ${y - 33} Q${x + w / 2} ${y - 74} ${x + w * 0.76} ${y - 33}Z`, fill)
		);
	const steps = kind === 'spike' ? 7 : 5;
	let out = '';
	for (let s = 0; s < steps; s++)
		out += box(
			x + (w / 2 / (steps + 0.6)) * s,
			y - (s + 1) * (70 / steps),
			w - (w / (steps + 0.6)) * s,
			70 / steps + 1,
			fill,
		);
	return out;
}

function ornaments(kind, x, y, w, trim) {
	let out = box(x, y - 2, w, 3, trim, 'opacity="0.8"');
	if (kind === 'step' || kind === 'spike') {
		const steps = kind === 'spike' ? 7 : 5;
		for (let s = 0; s < steps; s++) {
			const inset = (w / 2 / (steps + 0.6)) * s;
			const top = y - (s + 1) * (70 / steps);
			const wide = w / 2 / (steps + 0.6) + 2;
			out +=
				box(x + inset - 1, top - 2, wide, 2.6, trim) +
				box(x + w - inset - wide + 1, top - 2, wide, 2.6, trim);
		}
		return `${out}${spire(x + w / 2, y - 70, 7, 16, trim)}${circle(x + w / 2, y - 87, 2, '#ffdf9a')}`;
	}
	const top = kind === 'bell' ? 72 : 56;
	const curve =
		kind === 'bell'
			? `M${x} ${y} Q${x + 2} ${y - 26} ${x + w * 0.24} ${y - 32} Q${x + w * 0.3} ${y - 64} ${x + w / 2} ${y - 72} Q${x + w * 0.7} ${y - 64} ${x + w * 0.76} ${y - 32} Q${x + w - 2} ${y - 26} ${x + w} ${y}`
			: `M${x} ${y} Q${x + w * 0.26} ${y - 4} ${x + w * 0.28} ${y - 34} M${x + w * 0.24} ${y - 33} Q${x + w / 2} ${y - 74} ${x + w * 0.76} ${y - 33} M${x + w * 0.72} ${y - 34} Q${x + w * 0.74} ${y - 4} ${x + w} ${y}`;
	return `${out}<path d="${curve}" stroke="${trim}" stroke-width="2.4" fill="none"/>${circle(x + w / 2, y - top - 4, 3.4, trim)}`;
}

/** A window with frame, glazing bars and what shows in it. */
function pane(next, x, y, w, h, trim, share) {
	const lit = next() < share;
	const l = x - w / 2;
	const glass = lit
		? ['#ffdf8e', '#ffb55a', '#ffca72'][Math.floor(next() * 3)]
		: ['#3a3a6a', '#4a4678', '#2f2f58'][Math.floor(next() * 3)];
	let out = box(l - 1.8, y - 1.8, w + 3.6, h + 3.4, trim) + box(l, y, w, h, glass);
	if (!lit)
		out += polygon(
			[
				[l, y],
				[l + w * 0.7, y],
				[l, y + h * 0.6],
			],
			'#c88aa8',
			'opacity="0.45"',
		);
	else if (next() > 0.5) out += box(l, y, w * 0.24, h, '#d8703c', 'opacity="0.5"');
	if (lit && next() > 0.8)
		out +=
			path(`M${x - 2.4} ${y + h} v-${h * 0.34} q2.4 -5 4.8 0 v${h * 0.34}z`, '#6a3a30') +
			circle(x, y + h * 0.52, 2, '#6a3a30');
	out += `<path d="M${x.toFixed(1)} ${y.toFixed(1)} v${h.toFixed(1)} M${l.toFixed(1)} ${(y + h * 0.38).toFixed(1)} h${w.toFixed(1)}" stroke="${trim}" stroke-width="1.2"/>`;
	return out + box(l - 3, y + h + 1, w + 6, 1.8, trim);
}

/** The ground floor: a door, a shop window, an awning. */
function shop(next, x, w, trim) {
	const door = x + w * (next() > 0.5 ? 0.2 : 0.74);
	const front = x + w * (door < x + w / 2 ? 0.62 : 0.34);
	let out =
		path(`M${door - 7} ${quay} v-20 q7 -8 14 0 v20z`, trim) +
		path(`M${door - 5} ${quay} v-19 q5 -6 10 0 v19z`, next() > 0.5 ? '#ffc066' : '#3a2430');
	out +=
		box(front - w * 0.19, quay - 24, w * 0.38, 20, trim) +
		box(front - w * 0.17, quay - 22, w * 0.34, 17, '#ffcf78');
	for (let i = 0; i < 4; i++)
		out += box(
			front - w * 0.15 + i * w * 0.08,
			quay - 12 - next() * 4,
			w * 0.05,
			7,
			['#b8643c', '#8a4a3c', '#d89a50'][i % 3],
			'opacity="0.7"',
		);
	if (next() > 0.45) {
		const [a, b] = next() > 0.5 ? ['#c8483c', '#f4e0c0'] : ['#3c6a78', '#e8dcc0'];
		for (let i = 0; i < 6; i++) {
			const l = front - w * 0.22 + (i * w * 0.44) / 6;
			out += polygon(
				[
					[l + 2, quay - 30],
					[l + (w * 0.44) / 6 + 1, quay - 30],
					[l + (w * 0.44) / 6, quay - 21],
					[l, quay - 21],
				],
				i % 2 ? a : b,
			);
		}
	}
	return out;
}

/** The stone bank with stairs down to the water. */
function bank() {
	let out = box(-10, quay - 1, 1540, 28, '#8a7280') + box(-10, quay - 3, 1540, 5, '#c8a498');
	for (const x of [386, 884, 1216])
		for (let s = 0; s < 6; s++)
			out += box(x + s * 8, quay + 1 + s * 4, 56 - s * 8, 4, s % 2 ? '#6a5468' : '#b08f90');
	return out;
}

const lampPlaces = [130, 326, 508, 668, 838, 1000, 1170, 1360];

/** Lamps, café tables, cyclists and walkers on the quay. */
function life() {
	const next = random(41);
	let out = '';
	for (const x of lampPlaces)
		out +=
			`<path d="M${x} ${quay} V606" stroke="#241b38" stroke-width="2.6"/><path d="M${x - 6} 606 h12" stroke="#241b38" stroke-width="2"/>` +
			path(`M${x - 4.5} 606 l-1.6 -10 h12.2 l-1.6 10z`, '#ffe2a0') +
			path(`M${x - 7} 596 q7 -8 14 0z`, '#241b38');
	for (const x of [440, 474, 590, 622, 912, 948, 1080]) {
		out +=
			place(seated('#3a2648', { head: next() > 0.5 ? 'bun' : 'hair' }), x - 9, quay - 7, 0.3) +
			place(seated('#4a2c3e', { head: 'cap' }), x + 10, quay - 7, 0.3);
		out +=
			`<path d="M${x - 6} ${quay - 10} h12 M${x} ${quay - 10} v11" stroke="#241b38" stroke-width="1.6"/>` +
			circle(x, quay - 12, 1.6, '#ffdf8a');
		if (next() > 0.35)
			out +=
				path(
					`M${x - 20} ${quay - 28} Q${x} ${quay - 44} ${x + 20} ${quay - 28}Z`,
					['#d8574a', '#e9dcc0', '#48808a'][Math.floor(next() * 3)],
				) + `<path d="M${x} ${quay} v-38" stroke="#241b38" stroke-width="1.2"/>`;
	}
	for (const [x, flip, head, coat, fill, pose] of [
		[694, false, 'hat', 0.7, '#2c2146', poses.walk],
		[716, false, 'hair', 0.9, '#5a2a3c', poses.walk],
		[794, true, 'hood', 0.8, '#26304e', poses.walk],
		[250, false, 'bun', 0.9, '#3a2648', poses.walk],
		[1140, true, 'cap', 0.5, '#2a2a4c', poses.stand],
		[1290, true, 'hair', 0.9, '#482a44', poses.walk],
	])
		out += place(person({ fill, ...pose, head, coat, trim: '#c8603c' }).shape, x, quay + 1, 0.37, flip);
	return out + bicycle(858) + bicycle(206) + bicycle(1236);
}

function bicycle(x) {
	const wheel = (dx) => circle(x + dx, quay - 7, 7, 'none', 'stroke="#1d1630" stroke-width="1.3"');
	return `${wheel(0)}${wheel(19)}<path d="M${x} ${quay - 7} l6 -11 h9 l4 11 M${x + 6} ${quay - 18} l4 11 l5 -11 M${x + 3} ${quay - 20} h5 M${x + 15} ${quay - 18} l-1 -5 h5" stroke="#1d1630" stroke-width="1.4" fill="none"/>`;
}

/** A tour boat with lit windows, a rowing boat and a moored barge. */
function boats() {
	const crew = (x, y, k, head, fill = '#241a3c') => place(seated(fill, { head }), x, y, k);
	const tour = group(
		path('M-150 -2 Q-140 26 -108 30 L116 30 Q150 22 166 -10 L112 -2 L-70 2Z', '#231a3c') +
			path('M-146 -1 L112 -1 L164 -8 L162 -3 L112 4 L-144 4Z', '#d8634a') +
			path('M-84 0 L-78 -32 H66 L84 0Z', '#e9d9bc') +
			path(
				'M-72 -5 l5 -21 h26 v21z M-36 -26 h26 v21 h-26z M-5 -26 h26 v21 h-26z M26 -26 h30 l12 21 h-42z',
				'#ffd27a',
			) +
			path('M-82 -32 H70 L72 -37 H-84Z', '#8a4a4a') +
			crew(-52, -4, 0.28, 'hat') +
			crew(-20, -4, 0.28, 'bun') +
			crew(10, -4, 0.28, 'hair') +
			crew(-112, 4, 0.42, 'cap') +
			crew(104, 2, 0.4, 'hair', '#3a2040') +
			'<path d="M134 -6 V-46" stroke="#231a3c" stroke-width="2"/>' +
			path('M134 -46 l20 6 l-20 6z', '#f2c14e'),
		'translate(668 806)',
	);
	const rowing = group(
		path('M-58 0 Q-46 16 -20 17 L22 17 Q48 14 60 -4 Q20 6 -58 0Z', '#1d1633') +
			crew(-8, 6, 0.5, 'hat') +
			crew(24, 6, 0.46, 'bun', '#4a2440') +
			'<path d="M-6 -10 L-52 20 M-2 -8 L40 22" stroke="#1d1633" stroke-width="2"/>',
		'translate(1058 752)',
	);
	const barge = group(
		path('M-96 0 Q-90 20 -70 22 H80 Q96 16 100 -2Z', '#2b2140') +
			path('M-62 0 v-16 h70 v16z', '#4a6a78') +
			path('M-54 -12 h16 v8 h-16z M-30 -12 h16 v8 h-16z', '#ffd07a'),
		'translate(250 716) scale(0.8)',
	);
	return barge + rowing + tour;
}

function mixHex(a, b, t) {
	return `#${mix(rgb(a), rgb(b), t)
		.map((v) =>
			Math.round(v * 255)
				.toString(16)
				.padStart(2, '0'),
		)
		.join('')}`;
}
