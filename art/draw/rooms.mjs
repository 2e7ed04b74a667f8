import { clamp } from './colour.mjs';
import { tone } from './mesh.mjs';
import { fabric, glow, plain, screen, wood } from './stuff.mjs';

export const warm = tone('#ffcc9a');
export const amber = tone('#ffb06a');
export const cool = tone('#8fb4ff');

/** A wall along x from 0 to `long`, facing -z, with openings [x0, x1, y0, y1] cut through its thickness. */
export function wall(
	scene,
	{ at, turn = 0, long, high, holes = [], material, reveal = material, thick = 0.3 },
) {
	scene.with({ at, turn }, () => {
		const xs = [0, long, ...holes.flat()].sort((a, b) => a - b);
		const ys = [0, high, ...holes.flatMap(([, , a, b]) => [a, b])].sort((a, b) => a - b);
		for (let i = 1; i < xs.length; i++)
			for (let j = 1; j < ys.length; j++) {
				const [x0, x1, y0, y1] = [xs[i - 1], xs[i], ys[j - 1], ys[j]];
				if (x1 - x0 < 1e-6 || y1 - y0 < 1e-6) continue;
				const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
				if (holes.some(([a, b, c, d]) => mx > a && mx < b && my > c && my < d)) continue;
				for (const z of [0, thick]) scene.quad([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z], material);
			}
		for (const [a, b, c, d] of holes) {
			scene.quad([a, c, 0], [a, d, 0], [a, d, thick], [a, c, thick], reveal);
			scene.quad([b, c, 0], [b, d, 0], [b, d, thick], [b, c, thick], reveal);
			scene.quad([a, c, 0], [b, c, 0], [b, c, thick], [a, c, thick], reveal);
			scene.quad([a, d, 0], [b, d, 0], [b, d, thick], [a, d, thick], reveal);
		}
	});
}

/** The bars of a window that fills [x0, x1, y0, y1] in the plane z = 0. */
export function bars(
	scene,
	[x0, x1, y0, y1],
	{ columns = 2, rows = 3, material, thick = 0.035, z = 0.12, frame = 0.06 },
) {
	const bar = (x, y, w, h, d = thick) => scene.box([x, y, z], [w, h, d], material);
	for (const x of [x0 + frame / 2, x1 - frame / 2]) bar(x, y0, frame, y1 - y0, thick * 1.6);
	for (const y of [y0, y1 - frame]) bar((x0 + x1) / 2, y, x1 - x0, frame, thick * 1.6);
	for (let i = 1; i < columns; i++) bar(x0 + ((x1 - x0) * i) / columns, y0, thick, y1 - y0);
	for (let j = 1; j < rows; j++) bar((x0 + x1) / 2, y0 + ((y1 - y0) * j) / rows - thick / 2, x1 - x0, thick);
}

export function room(scene, { x: [l, r], z: [n, f], high, floor, walls, ceiling = walls, open = [] }) {
	scene.quad([l, 0, n], [r, 0, n], [r, 0, f], [l, 0, f], floor);
	if (!open.includes('top')) scene.quad([l, high, n], [r, high, n], [r, high, f], [l, high, f], ceiling);
	if (!open.includes('far')) scene.quad([l, 0, f], [r, 0, f], [r, high, f], [l, high, f], walls);
	if (!open.includes('near')) scene.quad([l, 0, n], [r, 0, n], [r, high, n], [l, high, n], walls);
	if (!open.includes('left')) scene.quad([l, 0, n], [l, 0, f], [l, high, f], [l, high, n], walls);
	if (!open.includes('right')) scene.quad([r, 0, n], [r, 0, f], [r, high, f], [r, high, n], walls);
}

export function table(
	scene,
	{ at, size: [w, h, d], material, turn = 0, leg = 0.07, inset = 0.06, apron = 0.09 },
) {
	scene.with({ at, turn }, () => {
		scene.box([0, h - 0.04, 0], [w, 0.04, d], material);
		if (apron) {
			for (const s of [-1, 1]) {
				scene.box(
					[0, h - 0.04 - apron, s * (d / 2 - inset - leg / 2)],
					[w - inset * 2, apron, 0.03],
					material,
				);
				scene.box(
					[s * (w / 2 - inset - leg / 2), h - 0.04 - apron, 0],
					[0.03, apron, d - inset * 2],
					material,
				);
			}
		}
		for (const x of [-1, 1])
			for (const z of [-1, 1])
				scene.box(
					[x * (w / 2 - inset - leg / 2), 0, z * (d / 2 - inset - leg / 2)],
					[leg, h - 0.04, leg],
					material,
				);
	});
}

export function chair(scene, { at, turn = 0, material, high = 0.9, seat = 0.45 }) {
	scene.with({ at, turn }, () => {
		scene.box([0, seat - 0.035, 0], [0.43, 0.035, 0.42], material);
		for (const x of [-0.19, 0.19]) {
			scene.tube(
				[
					[x, 0, 0.18],
					[x * 0.96, seat - 0.03, 0.17],
				],
				0.017,
				material,
				6,
			);
			scene.tube(
				[
					[x, 0, -0.21],
					[x, seat, -0.19],
					[x, high, -0.26],
				],
				0.017,
				material,
				6,
			);
		}
		for (const y of [high - 0.08, high - 0.22])
			scene.box([0, y, -0.235 - (y - seat) * 0.05], [0.4, 0.07, 0.018], material);
	});
}

export function stool(scene, { at, material, high = 0.5 }) {
	scene.with({ at }, () => {
		scene.cylinder([0, high - 0.04, 0], 0.17, 0.04, material);
		for (let i = 0; i < 4; i++) {
			const [x, z] = [Math.cos(i * 1.57 + 0.78), Math.sin(i * 1.57 + 0.78)];
			scene.tube(
				[
					[x * 0.19, 0, z * 0.19],
					[x * 0.12, high - 0.03, z * 0.12],
				],
				0.016,
				material,
				6,
			);
		}
	});
}

/** A lamp on a cord; the shade keeps the light to a cone. */
export function pendant(
	scene,
	{ at, top, power = 3, colour = warm, shade = '#20242e', inside = '#e8c08a', radius = 0.24, beam = 0 },
) {
	const [x, y, z] = at;
	const out = plain(shade, { gloss: 0.2, sharp: 30 });
	scene.tube(
		[
			[x, y + 0.2, z],
			[x, top, z],
		],
		0.006,
		plain('#0d0d10'),
		5,
	);
	scene.lathe(
		[x, y, z],
		[
			[radius, 0],
			[radius * 0.86, 0.08],
			[radius * 0.4, 0.19],
			[0.03, 0.24],
			[0, 0.25],
		],
		out,
	);
	scene.lathe(
		[x, y, z],
		[
			[radius * 0.97, 0.004],
			[radius * 0.83, 0.08],
			[radius * 0.38, 0.185],
			[0, 0.2],
		],
		{
			colour: tone(inside),
			emit: tone(inside).map((v, i) => v * colour[i] * 1.6),
			ghost: true,
		},
	);
	scene.ball([x, y + 0.045, z], 0.05, glow('#ffe2ae', 9), 12);
	scene.light({ kind: 'ball', at: [x, y + 0.03, z], radius: 0.05, colour, power, beam });
}

export function candle(
	scene,
	{ at, high = 0.2, radius = 0.028, power = 0.6, lit = true, wax = '#efe2c4', colour = amber, beam = 0 },
) {
	const [x, y, z] = at;
	scene.lathe(
		at,
		[
			[radius, 0],
			[radius * 0.97, high * 0.6],
			[radius * 1.02, high - 0.004],
			[radius * 0.7, high],
			[0, high - 0.006],
		],
		lit
			? {
					colour: tone(wax),
					emit: (p) => tone('#ff9a48').map((v) => v * 1.1 * clamp((p[1] - y - high * 0.25) / high) ** 2),
					gloss: 0.08,
				}
			: plain(wax, { gloss: 0.08 }),
	);
	for (const [a, drop] of [
		[0.6, 0.5],
		[2.2, 0.3],
		[4.4, 0.65],
	])
		scene.tube(
			[
				[x + Math.cos(a) * radius * 0.9, y + high, z + Math.sin(a) * radius * 0.9],
				[x + Math.cos(a) * radius * 1.04, y + high * (1 - drop), z + Math.sin(a) * radius * 1.04],
			],
			(t) => radius * (0.1 + 0.13 * t),
			plain(wax),
			6,
		);
	scene.tube(
		[
			[x, y + high - 0.01, z],
			[x + 0.003, y + high + 0.014, z],
		],
		0.0022,
		plain('#0a0806'),
		5,
	);
	if (!lit) return;
	const flame = Array.from({ length: 13 }, (_, i) => {
		const t = i / 12;
		return [0.0125 * Math.sin(Math.PI * t ** 0.62) * (1 - t * 0.25), t * 0.062];
	});
	scene.lathe(
		[x, y + high + 0.006, z],
		flame,
		{
			colour: [0, 0, 0],
			only: true,
			ghost: true,
			emit: (p) =>
				tone('#ffd27a').map((v, i) => v * [15, 11, 8][i] * (0.35 + clamp((p[1] - y - high) / 0.05))),
		},
		{ sides: 12 },
	);
	scene.light({ kind: 'ball', at: [x, y + high + 0.04, z], radius: 0.014, colour, power, beam });
}

export function books(scene, next, { at, long, turn = 0, tall = 0.24, deep = 0.17, colours }) {
	const tones = colours ?? [
		'#5a2a28',
		'#28424a',
		'#6a5530',
		'#2c2f4a',
		'#3d4a30',
		'#7a6a52',
		'#402238',
		'#8a4a30',
	];
	scene.with({ at, turn }, () => {
		for (let x = 0; x < long - 0.03; ) {
			const w = 0.018 + next() * 0.035;
			if (next() < 0.06) {
				x += w * 2;
				continue;
			}
			const h = tall * (0.68 + next() * 0.32);
			const colour = tones[Math.floor(next() * tones.length)];
			scene.with({ at: [x + w / 2, 0, 0], roll: next() < 0.08 ? -9 : 0 }, () => {
				scene.box(
					[0, 0, -deep / 2 + (deep * (0.75 + next() * 0.25)) / 2],
					[w, h, deep * 0.9],
					plain(colour, { gloss: 0.08, sharp: 14 }),
				);
				scene.box(
					[0, h * (0.72 + next() * 0.1), -deep / 2 - 0.001],
					[w * 0.98, 0.006, 0.004],
					plain('#b08a4a'),
				);
			});
			x += w + 0.002;
		}
	});
}

export function pile(scene, next, { at, count = 4, turn = 0, size = 0.24 }) {
	const tones = ['#5a2a28', '#28424a', '#8a6a3a', '#2c2f4a', '#3d4a30', '#7a5a42'];
	let y = at[1];
	for (let i = 0; i < count; i++) {
		const h = 0.022 + next() * 0.026;
		const w = size * (0.8 + next() * 0.25);
		const d = size * 0.72 * (0.85 + next() * 0.2);
		scene.with(
			{
				at: [at[0] + (next() - 0.5) * 0.02, y, at[2] + (next() - 0.5) * 0.02],
				turn: turn + (next() - 0.5) * 26,
			},
			() => {
				const cover = plain(tones[Math.floor(next() * tones.length)], { gloss: 0.08, sharp: 14 });
				scene.box([0, 0, 0], [w, 0.004, d], cover);
				scene.box([0, 0.004, 0], [w * 0.97, h - 0.008, d * 0.96], plain('#cdbd9a'));
				scene.box([0, h - 0.004, 0], [w, 0.004, d], cover);
				scene.box([-w / 2, 0, 0], [0.005, h, d], cover);
			},
		);
		y += h;
	}
	return y;
}

export function papers(
	scene,
	next,
	{ at, count = 4, spread = 0.12, turn = 0, size = 0.21, colour = '#e6dcc6' },
) {
	for (let i = 0; i < count; i++) {
		const sheet = written(colour, size, size * 1.41, Math.floor(next() * 99));
		scene.with(
			{
				at: [
					at[0] + (next() - 0.5) * spread * 2,
					at[1] + 0.001 + i * 0.0012,
					at[2] + (next() - 0.5) * spread * 2,
				],
				turn: turn + (next() - 0.5) * 50,
			},
			() => {
				const [w, h] = [size / 2, (size * 1.41) / 2];
				scene.quad([-w, 0, -h], [w, 0, -h], [w, 0, h], [-w, 0, h], sheet);
			},
		);
	}
}

/** Paper with lines that look like writing and are none. */
export function written(hex, wide, high, seed = 1) {
	const base = tone(hex);
	return {
		colour: (_p, _n, [u, v]) => {
			const [x, y] = [u / wide, v / high];
			const row = Math.floor(y * 22);
			const end = 0.55 + 0.35 * Math.abs(Math.sin(row * 12.9 + seed));
			const ink =
				x > 0.12 &&
				x < end &&
				row % 5 !== seed % 5 &&
				row > 1 &&
				row < 20 &&
				y * 22 - row > 0.45 &&
				Math.sin(x * 90 + Math.sin(row + seed) * 9) > -0.75;
			return ink ? base.map((c) => c * 0.42) : base;
		},
	};
}

export function mug(scene, { at, colour = '#c8b89a', turn = 0 }) {
	const clay = plain(colour, { gloss: 0.2, sharp: 40 });
	scene.with({ at, turn }, () => {
		scene.lathe(
			[0, 0, 0],
			[
				[0, 0],
				[0.036, 0],
				[0.04, 0.02],
				[0.04, 0.09],
				[0.036, 0.09],
				[0.035, 0.072],
				[0, 0.07],
			],
			clay,
			{ sides: 16 },
		);
		scene.tube(
			[
				[0.038, 0.075, 0],
				[0.066, 0.068, 0],
				[0.068, 0.035, 0],
				[0.039, 0.022, 0],
			],
			0.006,
			clay,
			6,
		);
	});
}

/** A screen on a foot, facing -z, that lights what is before it. */
export function monitor(scene, { at, turn = 0, wide = 0.62, draw, power = 1, light = 1, colour = cool }) {
	const high = wide * 0.5625;
	const dark = plain('#121318', { gloss: 0.15 });
	scene.with({ at, turn }, () => {
		scene.box([0, 0, 0.06], [0.24, 0.014, 0.18], dark);
		scene.box([0, 0.01, 0.07], [0.05, 0.22, 0.02], dark);
		scene.with({ at: [0, 0.14, 0.03], tilt: -3 }, () => {
			scene.box([0, 0, 0.012], [wide + 0.025, high + 0.025, 0.022], dark);
			const [l, b] = [-wide / 2, 0.0125];
			scene.quad(
				[l, b, -0.001],
				[-l, b, -0.001],
				[-l, b + high, -0.001],
				[l, b + high, -0.001],
				screen((u, v) => draw(u, 1 - v), wide, high, power),
			);
			if (light)
				scene.light({
					kind: 'pane',
					at: [0, b + high / 2, -0.01],
					u: [wide / 2, 0, 0],
					v: [0, high / 2, 0],
					colour,
					power: light,
				});
		});
	});
}

/** A plant of leaves that bend outward. */
export function plant(
	scene,
	next,
	{ at, size = 0.6, leaves = 26, colour = '#3d5a34', pot = '#8a5238', potSize = 0.13 },
) {
	if (pot)
		scene.lathe(
			at,
			[
				[0, 0],
				[potSize * 0.72, 0],
				[potSize, potSize * 1.5],
				[potSize * 1.06, potSize * 1.5],
				[potSize * 1.06, potSize * 1.75],
				[potSize * 0.9, potSize * 1.7],
				[0, potSize * 1.6],
			],
			plain(pot, { gloss: 0.04 }),
		);
	const base = pot ? potSize * 1.6 : 0;
	for (let i = 0; i < leaves; i++) {
		const turn = next() * 360;
		const rise = 0.35 + next() * 0.65;
		const long = size * (0.55 + next() * 0.5);
		const leaf = fabric(shadeOf(colour, 0.7 + next() * 0.6), { folds: 0.1 });
		leaf.gloss = 0.1;
		leaf.sharp = 18;
		scene.with({ at: [at[0], at[1] + base, at[2]], turn }, () => {
			let before = null;
			for (let s = 0; s <= 6; s++) {
				const t = s / 6;
				const z = long * (1 - rise * 0.6) * t + 0.02;
				const y = long * rise * (t - 0.42 * t * t * (1.4 - rise));
				const w = size * 0.075 * Math.sin(Math.PI * Math.min(1, t ** 0.8 + 0.02));
				const row = [
					[-w, y, z],
					[0, y - w * 0.35, z],
					[w, y, z],
				];
				if (before)
					for (let k = 0; k < 2; k++) scene.quad(before[k], before[k + 1], row[k + 1], row[k], leaf);
				before = row;
			}
		});
	}
}

export function shadeOf(hex, k) {
	return `#${[1, 3, 5]
		.map((i) =>
			Math.round(clamp((Number.parseInt(hex.slice(i, i + 2), 16) * k) / 255) * 255)
				.toString(16)
				.padStart(2, '0'),
		)
		.join('')}`;
}

/** A crown of leaves: many small ones in clusters. */
export function foliage(
	scene,
	next,
	{ at, size, clusters = 14, leaves = 120, leaf = 0.1, colour = '#5a7a34', flat = 0.7 },
) {
	const tints = [0.6, 0.8, 1, 1.15, 1.3].map((k) => ({
		colour: tone(shadeOf(colour, k)),
		gloss: 0.05,
		sharp: 10,
	}));
	for (let c = 0; c < clusters; c++) {
		const [a, b, r] = [next() * 6.28, next() * 2 - 1, size * next() ** 0.4 * 0.75];
		const s = Math.sqrt(1 - b * b);
		const centre = [at[0] + Math.cos(a) * s * r, at[1] + b * r * flat, at[2] + Math.sin(a) * s * r];
		const spread = size * (0.28 + next() * 0.2);
		for (let i = 0; i < leaves; i++) {
			const [t, y, q] = [next() * 6.28, next() * 2 - 1, spread * next() ** 0.33];
			const k = Math.sqrt(1 - y * y);
			const p = [centre[0] + Math.cos(t) * k * q, centre[1] + y * q * 0.7, centre[2] + Math.sin(t) * k * q];
			scene.with({ at: p, turn: next() * 360, tilt: next() * 80 - 40, roll: next() * 60 - 30 }, () => {
				const l = leaf * (0.6 + next() * 0.7);
				const tint = tints[Math.floor(next() * tints.length)];
				scene.quad([-l * 0.4, 0, 0], [0, 0, -l], [l * 0.4, 0, 0], [0, 0, l], tint);
			});
		}
	}
}

/** A branch with thorns through points. */
export function thorns(
	scene,
	next,
	{ points, radius = 0.009, gap = 0.035, length = 0.022, bark = '#3a2a20', leaf = '#4a5a30', leaves = 6 },
) {
	const skin = plain(bark, { gloss: 0.06, sharp: 12 });
	const line = curve(points, 10);
	scene.tube(line, (t) => radius * (1.1 - t * 0.75), skin, 7);
	let walked = 0;
	let turn = 0;
	for (let i = 1; i < line.length; i++) {
		const [a, b] = [line[i - 1], line[i]];
		walked += Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
		if (walked < gap) continue;
		walked = 0;
		turn += 2.4;
		const d = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
		const l = Math.hypot(...d);
		const out = [Math.cos(turn) * 0.9, Math.abs(Math.sin(turn)) * 0.9 + 0.1, Math.sin(turn) * 0.9];
		const tip = [0, 1, 2].map(
			(k) => b[k] + out[k] * length * (0.7 + next() * 0.5) - (d[k] / l) * length * 0.4,
		);
		scene.tube(
			[b, b.map((v, k) => v + (tip[k] - v) * 0.5 + (d[k] / l) * length * 0.12), tip],
			(t) => radius * (0.75 - t * 0.72) * 0.8,
			skin,
			5,
		);
	}
	for (let i = 0; i < leaves; i++) {
		const at = line[Math.floor((0.25 + next() * 0.7) * (line.length - 1))];
		const green = fabric(shadeOf(leaf, 0.7 + next() * 0.6), { folds: 0.05 });
		scene.with({ at, turn: next() * 360, tilt: -20 - next() * 40 }, () => {
			const s = length * (1.3 + next() * 0.8);
			let before = null;
			for (let k = 0; k <= 5; k++) {
				const t = k / 5;
				const w = s * 0.42 * Math.sin(Math.PI * t ** 0.75);
				const row = [
					[-w, -w * 0.2 + t * t * 0.2 * s, t * s * 1.5],
					[0, t * t * 0.2 * s - w * 0.3, t * s * 1.5],
					[w, -w * 0.2 + t * t * 0.2 * s, t * s * 1.5],
				];
				if (before)
					for (let m = 0; m < 2; m++) scene.quad(before[m], before[m + 1], row[m + 1], row[m], green);
				before = row;
			}
		});
	}
}

/** A smooth line through points. */
export function curve(points, steps = 8) {
	const out = [];
	for (let i = 0; i < points.length - 1; i++) {
		const [a, b, c, d] = [
			points[Math.max(0, i - 1)],
			points[i],
			points[i + 1],
			points[Math.min(points.length - 1, i + 2)],
		];
		for (let s = 0; s < steps; s++) {
			const t = s / steps;
			out.push(
				[0, 1, 2].map(
					(k) =>
						0.5 *
						(2 * b[k] +
							(c[k] - a[k]) * t +
							(2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
							(3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3),
				),
			);
		}
	}
	out.push(points[points.length - 1]);
	return out;
}

export const oak = wood('#8a5c36', { seed: 1 });
export const walnut = wood('#5a3826', { seed: 5 });
export const ash = wood('#b08a5c', { seed: 9 });
