import { clamp, mix, ramp, rgb, scale, smooth } from '../draw/colour.mjs';
import { camel, person, place, poses } from '../draw/figures.mjs';
import { glow, rays } from '../draw/light.mjs';
import { cells, facets, fbm, hash, noise, random, ridged } from '../draw/noise.mjs';
import { birds, circle, gradient, group, path, polygon } from '../draw/shapes.mjs';

const sky = ramp(
	[0, '#10225e'],
	[0.3, '#2f3f9a'],
	[0.52, '#8a4aa6'],
	[0.7, '#e25a80'],
	[0.86, '#ff8f58'],
	[1, '#ffd07a'],
);
const gold = rgb('#ffe6a8');
const fire = rgb('#ff9a5c');
const night = rgb('#141a52');

/** Where things stand, in shares of the height; the words lie on the dark headland at the lower left. */
const layouts = {
	wide: {
		sun: [1.37, 0.53],
		horizon: 0.66,
		centre: 1.15,
		city: { x: 1130, y: 668, size: 0.86 },
		ship: { x: 1472, y: 816, size: 1.66 },
		birds: [880, 300],
	},
	tall: {
		sun: [0.55, 0.5],
		horizon: 0.63,
		centre: 0.34,
		city: { x: 318, y: 638, size: 0.86 },
		ship: { x: 524, y: 748, size: 1.05 },
		birds: [130, 250],
	},
};

export async function paint(canvas, wide) {
	const layout = wide ? layouts.wide : layouts.tall;
	const { sun, horizon, city } = layout;
	const air = airOf(layout);
	heavens(canvas, layout, air);
	await canvas.draw(birds(random(4), ...layout.birds, 11, 80, '#2a2358'));
	rays(canvas, {
		x: sun[0],
		y: sun[1],
		from: -3.1,
		to: -0.25,
		reach: 1.1,
		colour: '#ffb070',
		strength: 0.13,
		seed: 5,
		count: 13,
	});
	await mesas(canvas, layout, air);
	canvas.layer('city');
	await canvas.draw(citadel(city), { shade: saltLight(layout, air) });
	canvas.layer();
	await canvas.draw(lamps(city), { mode: 'screen' });
	glow(canvas, { x: sun[0], y: sun[1], r: 0.5, colour: '#ffb061', strength: 0.5, power: 2.4 });
	await canvas.draw(band(canvas, horizon), { blur: 12, opacity: 0.55, mode: 'screen' });
	flats(canvas, layout, air);
	canvas.layer('ship');
	await wreck(canvas, layout.ship);
	canvas.layer('headland');
	if (wide) await headland(canvas);
	else await shore(canvas);
	await canvas.bloom(0.8, 0.42);
	canvas.finish({ vignette: 0.34, contrast: 1.16, saturation: 1.12, grain: 0.04 });
}

/** The colour of the open sky at a place, by where the sun is. */
export function airOf({ sun, horizon }) {
	return (x, y) => {
		const d = Math.hypot((x - sun[0]) * 0.75, (y - sun[1]) * 1.15);
		let c = mix(sky(y / horizon), night, 0.5 * smooth(0.45, 1.5, d));
		c = mix(c, fire, 0.5 * Math.exp(-d * 4));
		return mix(c, gold, 0.85 * Math.exp(-d * 7.5));
	};
}

/** A sky of cloud that thins towards the horizon; each bank is lit on the side of the sun. */
export function heavens(canvas, { sun, horizon, centre }, air) {
	const thick = (x, y) => {
		const far = 0.34 / (horizon - y + 0.16);
		const u = (x - centre) * far * 1.1 + 4;
		const v = far * 2.6;
		return fbm(u + fbm(u * 1.4, v * 1.4, 3) * 0.5, v + fbm(u * 1.1 + 9, v, 3) * 0.4, 6);
	};
	const crest = (x) => {
		const away = smooth(0.2, 0.62, Math.abs(x - sun[0] + 0.1));
		return horizon - 0.03 - away * 0.34 * (0.3 + 0.7 * smooth(-0.3, 0.4, fbm(x * 1.9 + 5.2, 3, 3)));
	};
	const heap = (x, y) => (y - crest(x)) * 7 + billow(x * 6 + 3, y * 8, 5) * 1.5 - 0.9;
	canvas.paint((x, y) => {
		let c = air(x, y);
		if (y > horizon + 0.02) return c;
		const d = Math.hypot(x - sun[0], y - sun[1]);
		const body = thick(x, y);
		const cover = smooth(-0.02, 0.55, body) * smooth(horizon, horizon - 0.14, y);
		if (cover > 0.002) {
			const [sx, sy] = [(sun[0] - x) / (d + 0.05), (sun[1] - y) / (d + 0.05)];
			const edge = clamp(0.42 + (body - thick(x + sx * 0.022, y + sy * 0.022)) * 2.6);
			const warm = mix(rgb('#ff9e6a'), rgb('#b85fae'), smooth(0.2, 1.1, d));
			const shade = mix(rgb('#8a4a86'), rgb('#262a72'), smooth(0.1, 0.9, d));
			c = mix(c, mix(shade, mix(warm, gold, Math.exp(-d * 4)), edge), cover * 0.92);
		}
		const pile = y < horizon - 0.03 && y > horizon - 0.4 ? heap(x, y) : -1;
		if (pile > 0) {
			const [sx, sy] = [(sun[0] - x) / (d + 0.05), (sun[1] - 0.22 - y) / (d + 0.05)];
			const edge = clamp(0.36 + (pile - heap(x + sx * 0.008, y + sy * 0.008)) * 1.5);
			const lit = mix(rgb('#ffc08a'), rgb('#f57f92'), smooth(0.3, 1.3, d));
			const dim = mix(rgb('#b05a96'), rgb('#5a3f9c'), smooth(0.3, 1, d));
			const foot = smooth(horizon - 0.15, horizon - 0.03, y);
			c = mix(c, mix(mix(dim, lit, edge), air(x, y), 0.15 + 0.8 * foot), smooth(0, 0.5, pile) * 0.9);
		}
		const disc = smooth(0.046, 0.043, d);
		c = mix(c, rgb('#fff4d0'), Math.max(disc, 0.75 * Math.exp(-Math.max(0, d - 0.04) * 22)));
		return c;
	});
}

/** Heaped noise, round on top as cumulus is. */
function billow(x, y, octaves) {
	let sum = 0;
	for (let i = 0, size = 0.5; i < octaves; i++, size *= 0.5) {
		sum += Math.abs(noise(x, y)) * 2 * size;
		[x, y] = [x * 1.62 + y * 1.18 + 3.7, y * 1.62 - x * 1.18 + 8.1];
	}
	return sum;
}

/** Table mountains on the horizon, each range paler than the one before it. */
export async function mesas(canvas, { horizon, sun }, air) {
	const wide = (canvas.width / canvas.height) * 1000;
	for (const [range, rise, reach] of [
		[3.1, 64, 0.32],
		[8.4, 40, 0.5],
	]) {
		let d = `M-5 ${horizon * 1000 + 6}`;
		for (let x = -5; x <= wide + 5; x += 3) {
			const step = smooth(0.02, 0.16, fbm(x / 230 + range, range, 3)) * (0.75 + 0.25 * fbm(x / 40, range, 3));
			d += ` L${x} ${(horizon * 1000 + 4 - step * rise - 5 * fbm(x / 60, range + 4, 3)).toFixed(1)}`;
		}
		await canvas.draw(path(`${d} L${wide + 5} ${horizon * 1000 + 6}Z`, '#5a3f86'), {
			shade: (c, x, y) => {
				const glare = Math.exp(-Math.abs(x - sun[0]) * 2.2);
				const cut = fbm(x * 50, y * 12, 3) * 0.12;
				return mix(scale(c, 1 + cut), air(x, horizon - 0.03), 1 - reach + glare * 0.3 * reach);
			},
		});
	}
}

/** Salt: crystal faces, warmer near the sun, veiled towards its foot. */
export function saltLight({ sun, horizon }, air) {
	return (c, x, y) => {
		const d = Math.hypot(x - sun[0], y - sun[1]);
		const face = 0.9 + 0.16 * facets(x * 130, y * 70) + 0.14 * fbm(x * 60, y * 22, 4);
		const lit = mix(scale(c, face), [c[0] * 1.05, c[1] * 0.86, c[2] * 0.7], 0.5 * Math.exp(-d * 3));
		const low = mix(
			lit,
			[lit[0] * 0.78, lit[1] * 0.55, lit[2] * 0.85],
			smooth(horizon - 0.22, horizon - 0.03, y),
		);
		return mix(low, air(x, Math.min(y, horizon - 0.02)), 0.05 + 0.3 * smooth(horizon - 0.06, horizon, y));
	};
}

function band(canvas, horizon) {
	const wide = (canvas.width / canvas.height) * 1000;
	return `<ellipse cx="${wide * 0.68}" cy="${horizon * 1000}" rx="${wide * 0.6}" ry="13" fill="#ff9c6a"/>`;
}

/** The salt flats under a film of brine: what stands behind them is mirrored, dry crust breaks the mirror. */
export function flats(canvas, { sun, horizon, centre }, air) {
	const { width, height } = canvas;
	const above = canvas.pixels.slice();
	canvas.paint((x, y) => {
		if (y < horizon) return undefined;
		const drop = y - horizon;
		const z = 10.4 / (drop + 0.0012);
		const wx = ((x - centre) * z) / 1.15;
		const near = smooth(700, 40, z);
		const wander = fbm(wx / 9, z / 9, 3) * 0.6;
		const rim = smooth(0.13, 0.02, cells(wx / 6.5 + wander, z / 6.5 - wander)) * smooth(260, 40, z);
		const fine = smooth(0.12, 0.02, cells(wx / 2 + wander, z / 2)) * smooth(70, 24, z) * 0.5;
		const crust = clamp(smooth(-0.12, 0.2, fbm(wx / 46 + 2, z / 30 + 6, 5) - 0.08) + rim * 0.8);
		const wave = (fbm(x * 26, z / 3, 3) * 0.004 + fbm(x * 7, z / 22, 3) * 0.006) * (0.2 + near);
		const j = clamp(Math.round((horizon - drop * 0.94 + wave) * height), 0, height - 1);
		const k = clamp(Math.round((x + wave * 0.5) * height), 0, width - 1);
		const i = (j * width + k) * 3;
		const mirror = mix([above[i], above[i + 1], above[i + 2]], rgb('#2b2a78'), 0.12 + 0.22 * near);
		const path = Math.exp(-(((x - sun[0]) / (0.07 + drop * 0.35)) ** 2));
		let salt = mix(air(x, horizon - drop * 0.7 - 0.05), rgb('#c79ad0'), 0.3);
		salt = scale(salt, 0.62 + 0.28 * fbm(wx / 3, z / 3, 4) + 0.25 * facets(wx * 0.9, z * 0.9) * near);
		salt = mix(salt, gold, path * 0.45);
		salt = mix(salt, mix(rgb('#3c2a6c'), salt, 0.35), fine * near);
		salt = mix(salt, mix(salt, gold, 0.35 + 0.5 * path), rim * near);
		let c = mix(mirror, salt, crust * 0.85);
		const spark = hash(Math.floor(wx * 16), Math.floor(z * 5)) > 0.994 - path * 0.02 ? 1 : 0;
		c = mix(c, gold, spark * (0.15 + path * 0.7) * near);
		c = mix(c, air(x, horizon - 0.01), 0.75 * Math.exp(-drop * 60));
		return mix(c, rgb('#1c1650'), 0.55 * smooth(horizon + 0.1, 1.05, y));
	});
}

/** The ship, its sails lit through, and its likeness in the brine. */
async function wreck(canvas, at) {
	const markup = ship(at);
	await canvas.draw(group(markup, `translate(0 ${2 * at.y + 34 * at.size}) scale(1 -1)`), {
		opacity: 0.5,
		blur: 1.6,
		shade: (c) => mix(c, rgb('#241b4c'), 0.45),
	});
	await canvas.model(markup, {
		dx: -0.35,
		dy: -0.75,
		light: rgb('#ffb070'),
		shadow: rgb('#150f33'),
		round: 6,
		rim: 1.6,
		rough: 0.8,
		shade: (c, x, y) => scale(c, 0.85 + 0.3 * fbm(x * 30, y * 140, 3)),
	});
	await canvas.draw(group(crust(), `translate(${at.x} ${at.y}) scale(${at.size})`), {
		rough: 3,
		shade: (c, x, y) =>
			mix(
				scale(c, 0.8 + 0.5 * fbm(x * 70, y * 190, 4)),
				rgb('#ffb58a'),
				0.3 * smooth(0.05, 0.3, fbm(x * 40, y * 90, 3)),
			),
	});
}

/** In the wide picture the four claimants look down on the flats from a headland that is left dark for words. */
async function headland(canvas) {
	const ground =
		'M-10 590 L40 578 L96 596 L150 600 L196 622 L262 634 L300 656 L372 672 L420 694 L500 704 L566 724 L660 736 L742 742 L800 750 L905 752 L960 754 L1004 766 L1022 780 L1012 808 L1034 826 L1026 862 L1048 884 L1040 930 L1062 956 L1058 1010 H-10Z';
	await canvas.model(path(ground, '#1d1850'), {
		dx: 0.75,
		dy: -0.7,
		light: rgb('#e0706c'),
		shadow: rgb('#0c0a2a'),
		round: 7,
		strength: 0.8,
		rim: 1.5,
		rough: 4,
		shade: (c, x, y, turn) => {
			const layer = y * 34 + fbm(x * 3, y * 3, 3) * 1.6 - x * 3;
			const strata = smooth(0.75, 0.98, layer - Math.floor(layer)) * 0.35;
			const stone = facets(x * 18 + fbm(x * 6, y * 6, 3), y * 46) * 0.5 + ridged(x * 7, y * 16, 4) * 0.4;
			const quiet = 1 - 0.75 * smooth(1, 0.6, x) * smooth(0.6, 0.78, y);
			const glow = smooth(0.75, 1.1, x) * smooth(1, 0.75, y) * 0.5;
			return scale(
				mix(c, rgb('#5d2a66'), glow),
				0.68 + (stone - strata) * quiet * 0.8 + Math.max(0, turn) * 0.2,
			);
		},
	});
	await cast(canvas, [
		[{ head: 'hat', coat: 0.7, pack: '#4a2a50' }, 786, 750, 0.84],
		[camel('#2a1a48', '#8c3a52', 3), 846, 753, 0.84],
		[{ head: 'hair', coat: 0.95, trim: '#e0864a' }, 912, 754, 0.84],
		[{ head: 'crown', coat: 0.9, trim: '#f0b060' }, 944, 755, 0.9],
		[{ head: 'hood', coat: 0.85, trim: '#c43d52' }, 984, 762, 0.88, '#e8404e'],
	]);
}

/** In the tall picture they walk along the dark shore at its foot. */
async function shore(canvas) {
	const ground =
		'M-10 838 C60 828 120 842 200 846 C300 850 380 838 460 846 C540 852 610 842 680 850 L680 1010 H-10Z';
	await canvas.model(path(ground, '#1c1648'), {
		dx: 0.5,
		dy: -0.85,
		light: rgb('#d8706e'),
		shadow: rgb('#0c0a2a'),
		round: 12,
		rim: 1.8,
		rough: 4,
		shade: (c, x, y) => scale(c, (0.75 + facets(x * 26, y * 40) * 0.3) * (1 - 0.45 * smooth(0.88, 1, y))),
	});
	await cast(canvas, [
		[camel('#2a1a48', '#7c3450', 4), 104, 852, 0.95],
		[{ ...poses.walk, head: 'hood', coat: 0.8, trim: '#c43d52' }, 216, 856, 0.98, '#d8384e'],
		[{ ...poses.walk, head: 'hair', coat: 0.95, trim: '#e0864a' }, 292, 858, 1],
		[{ ...poses.walk, head: 'hat', coat: 0.7, pack: '#4a2a50' }, 380, 852, 0.98],
		[{ ...poses.walk, head: 'crown', coat: 0.9, trim: '#f0b060' }, 462, 858, 1.02],
	]);
}

export async function cast(canvas, everybody) {
	for (const [who, x, y, size, pennon] of everybody) {
		const markup =
			typeof who === 'string'
				? who
				: person({ fill: '#241a46', ...who }).shape + (pennon ? flag(pennon) : '');
		await canvas.model(place(markup, x, y, size), {
			dx: 0.85,
			dy: -0.5,
			light: rgb('#ffc486'),
			shadow: rgb('#120c2e'),
			round: 5,
			rim: 1.7,
		});
	}
}

/** A pennon on a pole, held before oneself. */
function flag(colour) {
	return (
		'<path d="M17 2 L12 -128" stroke="#241a46" stroke-width="2.4" fill="none"/>' +
		path(
			'M12 -128 Q30 -138 44 -128 Q60 -118 84 -126 L70 -116 L82 -104 Q60 -98 44 -108 Q30 -116 13 -108Z',
			colour,
		)
	);
}

/** Towers of salt about a crown of five, their bright sides to the right. */
export function citadel({ x: cx, y: base, size }) {
	const next = random(23);
	const defs = `<defs>${gradient('lit', [
		[0, '#fff3d2'],
		[0.45, '#ffcf94'],
		[1, '#ff9f72'],
	])}${gradient('dim', [
		[0, '#8a86d8'],
		[0.5, '#6a58b0'],
		[1, '#5a3f92'],
	])}${gradient('mid', [
		[0, '#f0c8c4'],
		[1, '#b684ac'],
	])}</defs>`;
	const towers = [];
	for (let layer = 0; layer < 6; layer++) {
		const count = 8 + layer * 2;
		for (let i = 0; i < count; i++) {
			const u = ((i + 0.5 + (next() - 0.5) * 0.7) / count) * 2 - 1;
			const reach = 150 + layer * 26;
			const envelope = Math.exp(-((Math.abs(u) * (1 + layer * 0.1)) ** 1.6) * 2.7);
			const h = (60 + 330 * envelope * (1 - layer * 0.135) * (0.75 + next() * 0.4)) * (layer > 3 ? 0.8 : 1);
			towers.push(tower(next, u * reach, h, 12 + next() * 15 + layer * 2.4, layer));
		}
		if (layer === 1) towers.push(crown(next));
	}
	return (
		defs + group(towers.join('') + massif(random(5)), `translate(${cx} ${base}) scale(${-size} ${size})`)
	);
}

/** The cliff of salt the city stands on, faceted, with a lit gate and a stair. */
function massif(next) {
	let out = '';
	for (let row = 0; row < 3; row++) {
		let x = -300 + row * 22;
		while (x < 300 - row * 22) {
			const w = 22 + next() * 34;
			const middle = Math.exp(-(((x + w / 2) / 170) ** 2));
			const top = -(14 + middle * (74 - row * 24) + next() * 16) + row * 4;
			const foot = 2 + row * 3 + next() * 4;
			const ridge = x + w * (0.3 + next() * 0.25);
			out += polygon(
				[
					[x - 7, foot],
					[x + 3, top + 8],
					[ridge, top],
					[ridge + 3, foot + 2],
				],
				'url(#lit)',
			);
			out += polygon(
				[
					[ridge + 3, foot + 2],
					[ridge, top],
					[x + w, top + 10],
					[x + w + 9, foot],
				],
				'url(#dim)',
			);
			x += w * 0.82;
		}
	}
	out +=
		path('M-15 12 V-30 Q0 -52 15 -30 V12Z', '#fff0d2') +
		path('M-11 12 V-27 Q0 -45 11 -27 V12Z', '#ffb45e') +
		path('M-5 12 V-18 Q0 -28 5 -18 V12Z', '#ffe2a0');
	return out;
}

function crown(next) {
	let out = '';
	const heights = [300, 372, 470, 388, 318];
	for (const [i, h] of heights.entries()) {
		const x = (i - 2) * 30;
		out += tower(next, x, h, i === 2 ? 26 : 19, 1, true);
	}
	return out;
}

function tower(next, x, h, w, layer, regal = false) {
	const split = w * 0.42;
	const taper = w * 0.1;
	const top = -h;
	const left = x - w / 2;
	const right = x + w / 2;
	let out = polygon(
		[
			[left, 0],
			[left + taper, top],
			[left + split, top],
			[left + split, 0],
		],
		'url(#lit)',
	);
	out += polygon(
		[
			[left + split, 0],
			[left + split, top],
			[right - taper, top],
			[right, 0],
		],
		'url(#dim)',
	);
	for (let y = top + 8; y < 0; y += 9 + next() * 16)
		out += polygon(
			[
				[left, y],
				[right, y],
				[right, y + 0.9],
				[left, y + 0.9],
			],
			'#6c5f86',
			'opacity="0.22"',
		);
	const cap = regal || next() > 0.45;
	out += polygon(
		[
			[left - 1.5, top],
			[right + 1.5, top],
			[right + 0.5, top + 4],
			[left - 0.5, top + 4],
		],
		'url(#mid)',
	);
	if (cap) {
		const peak = regal ? 62 : 14 + next() * 34;
		out += polygon(
			[
				[left + taper, top],
				[left + split, top - peak],
				[left + split, top],
			],
			'url(#lit)',
		);
		out += polygon(
			[
				[left + split, top],
				[left + split, top - peak],
				[right - taper, top],
			],
			'url(#dim)',
		);
		if (regal)
			out += polygon(
				[
					[left + split - 4, top - peak],
					[left + split, top - peak - 11],
					[left + split + 4, top - peak],
					[left + split, top - peak + 9],
				],
				'#fff8e8',
			);
	} else {
		for (let m = left; m < right - 2; m += w / 4)
			out += polygon(
				[
					[m, top],
					[m, top - 5],
					[m + w / 8, top - 5],
					[m + w / 8, top],
				],
				m < left + split ? 'url(#lit)' : 'url(#dim)',
			);
	}
	for (let y = top + 14; y < -20; y += 20 + next() * 26) {
		const glow = next() > 0.6;
		if (next() > 0.45)
			out += path(
				`M${left + split + w * 0.2} ${y + 6} v-4 q1.3 -2.6 2.6 0 v4z`,
				glow ? '#ffcf7d' : '#4c4a72',
			);
		if (next() > 0.7) out += path(`M${left + w * 0.14} ${y + 9} v-4 q1.1 -2.2 2.2 0 v4z`, '#a06f68');
	}
	return (
		out +
		(layer > 2
			? polygon(
					[
						[left, 0],
						[left, -h * 0.25],
						[left - w * 0.35, 0],
					],
					'url(#lit)',
				)
			: '')
	);
}

/** Lamps in the streets and windows, thickest about the gate. */
export function lamps({ x, y, size }) {
	const next = random(77);
	let out = '';
	for (let i = 0; i < 150; i++) {
		const [a, up] = [(next() + next() + next() - 1.5) * 210, next() ** 1.6];
		const r = 0.8 + next() ** 3 * 1.6;
		out += circle(
			(x + a * size).toFixed(1),
			(y - (16 + up * 190 * Math.exp(-((a / 120) ** 2))) * size).toFixed(1),
			r.toFixed(2),
			'#ffc260',
			`opacity="${(0.4 + next() * 0.6).toFixed(2)}"`,
		);
	}
	return out;
}

export function ship({ x, y, size }) {
	const hull =
		'M-92 -26 Q-86 -20 -80 -22 L-70 -8 Q-40 16 10 17 Q58 15 78 -10 L92 -44 L83 -45 L74 -30 Q30 -14 -20 -17 Q-52 -20 -66 -30 L-70 -46 L-90 -50Z';
	const line = (d, colour, width) =>
		`<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none"/>`;
	const strakes = [0, 1, 2, 3, 4]
		.map((i) =>
			line(
				`M${-78 + i * 12} ${-22 + i * 8} Q0 ${5 + i * 3.4} ${78 - i * 9} ${-26 + i * 8.4}`,
				'#140e2c',
				0.8,
			),
		)
		.join('');
	const breach =
		path('M18 12 L26 -4 L36 0 L44 -8 L50 6 L40 14Z', '#0d0922') +
		line('M26 12 L29 -2 M34 13 L37 0 M42 12 L45 -4', '#4a2f50', 1.2);
	const ports = [-46, -30, -14, 2, 56, 66].map((px) => path(`M${px} -6 h5 v4.4 h-5z`, '#0d0922')).join('');
	const masts =
		line('M-34 -16 L-40 -122', '#2a1c40', 3.2) +
		line('M14 -14 L11 -148', '#2a1c40', 3.6) +
		line('M56 -20 L60 -104', '#2a1c40', 2.8);
	const yards = line(
		'M-66 -92 L-16 -102 M-22 -112 L46 -106 M-12 -70 L38 -66 M36 -84 L84 -88',
		'#2a1c40',
		1.8,
	);
	const ropes = line(
		'M-40 -122 L-88 -48 M-40 -122 L11 -146 L60 -104 L90 -44 M11 -148 L-20 -18 M11 -148 L44 -18 M-40 -122 L-6 -16 M-40 -122 L-58 -24 M60 -104 L40 -20 M60 -104 L78 -30 M11 -148 L28 -18',
		'#2c2044',
		0.55,
	);
	const sails =
		path(
			'M-20 -111 Q-12 -92 -20 -73 L-12 -77 L-6 -70 L2 -76 L10 -66 Q28 -74 40 -68 Q36 -88 44 -105Z',
			'#c2533f',
			'opacity="0.94"',
		) +
		path(
			'M-9 -69 Q-2 -54 -8 -40 L2 -46 L6 -36 L14 -44 L24 -34 Q30 -40 36 -38 Q32 -52 36 -65Z',
			'#a33c46',
			'opacity="0.94"',
		) +
		path(
			'M38 -84 Q44 -64 40 -50 Q50 -58 58 -52 L66 -60 L74 -50 Q76 -70 82 -87Z',
			'#b5483f',
			'opacity="0.94"',
		) +
		path(
			'M-64 -91 Q-56 -76 -62 -58 L-54 -64 L-46 -52 Q-40 -66 -30 -62 Q-22 -82 -18 -100Z',
			'#b84c44',
			'opacity="0.94"',
		);
	return group(
		group(
			masts + sails + yards + ropes + path(hull, '#2f1f48') + strakes + breach + ports,
			'translate(0 8) rotate(14)',
		),
		`translate(${x} ${y}) scale(${size})`,
	);
}

/** Salt that has grown up the keel. */
function crust() {
	return path(
		'M-104 23 Q-84 18 -70 19 Q-52 8 -30 12 Q-8 6 12 12 Q30 4 52 13 Q74 8 92 17 Q112 18 128 24 Q60 31 -10 30 Q-70 29 -104 23Z',
		'#8a5c9c',
	);
}
