import { clamp, mix, ramp, rgb, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, rays } from '../../draw/light.mjs';
import { snowfall } from '../../draw/nature.mjs';
import { cells, fbm, random, ridged } from '../../draw/noise.mjs';
import { birds, group, path } from '../../draw/shapes.mjs';
import { build, fir } from '../../games/the-glass-regent.mjs';

const sun = [0.62, 0.4];
const sky = ramp([0, '#2f5a94'], [0.2, '#6a94bf'], [0.36, '#bcc7dc'], [0.46, '#f6cfc2'], [0.54, '#ffe3bd']);

/** Dawn on the ice bridge: a rider of the eleven houses and her torch cross the gorge to the palace. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const d = Math.hypot((x - sun[0]) * 0.8, y - sun[1]);
		const wisp = fbm(x * 1.5 + 2, y * 7 + fbm(x * 2, y * 5, 4), 6);
		let c = mix(sky(y), rgb('#ffe6c0'), 0.75 * Math.exp(-d * 4.4));
		c = mix(
			c,
			mix(rgb('#8a93bb'), rgb('#ffdcc4'), clamp(1 - d * 1.2)),
			smooth(0.02, 0.5, wisp) * 0.6 * smooth(0.55, 0.2, y),
		);
		return mix(c, rgb('#fffaf0'), smooth(0.05, 0.042, Math.hypot(x - sun[0], y - sun[1])) * 0.95);
	});
	await peaks(canvas, 430, 190, 3, '#9fb0d0', 0.62, 1.2);
	await build(canvas, { x: 1378, y: 476 }, 0.62);
	await peaks(canvas, 520, 150, 11, '#7f9cc6', 0.8, 0.4, (x) => smooth(0.2, 0.0, Math.abs(x - 1.38)) * 60);
	mist(canvas, { from: 0.36, to: 0.68, colour: '#ffe3d0', strength: 0.6, seed: 2, grain: 1.7 });
	await cliffs(canvas);
	rays(canvas, {
		x: sun[0],
		y: sun[1],
		from: 0.1,
		to: 3,
		reach: 1,
		start: 0.1,
		colour: '#ffe6bd',
		strength: 0.24,
		seed: 4,
	});
	await bridge(canvas);
	mist(canvas, { from: 0.74, to: 1.1, colour: '#cfdcf0', strength: 0.85, seed: 6, grain: 1.5 });
	await crossing(canvas);
	await foreground(canvas);
	await canvas.draw(birds(random(2), 780, 250, 9, 130, '#4a5f8c'));
	await snowfall(canvas, { seed: 31, amount: 0.45 });
	await canvas.bloom(0.86, 0.4);
	canvas.finish({ vignette: 0.42, contrast: 1.2, saturation: 1.14, grain: 0.04, seed: 72 });
}

async function peaks(canvas, base, rise, seed, tone, opacity, blur, lower = () => 0) {
	let d = 'M0 1000 L0 500';
	for (let x = 0; x <= 1790; x += 5)
		d += ` L${x} ${(base - ridged(x / 460 + seed, seed, 7) ** 1.4 * rise * 1.7 + rise * 0.6 + lower(x / 1000)).toFixed(1)}`;
	await canvas.draw(path(`${d} L1790 1000Z`, tone), {
		blur,
		opacity,
		shade: (c, x, y) => {
			const here = ridged(x * 5 + seed, y * 4, 6);
			const light = clamp(0.5 + (here - ridged(x * 5 + seed + 0.02, y * 4 + 0.01, 6)) * 3);
			return mix(mix(c, rgb('#4f74a8'), 0.5 - light * 0.5), rgb('#ffe6d6'), light * 0.6);
		},
	});
}

/** Ice and rock, split into upright facets; the side to the sun is warm. */
function ice(c, x, y, turn) {
	const u = x * 9 + fbm(x * 6, y * 3, 3) * 0.8;
	const v = y * 4.5 + fbm(x * 6 + 7, y * 4, 3);
	const facet = cells(u, v);
	const tone = ridged(u * 0.6, v * 0.4, 4);
	let k = mix(rgb('#20487c'), rgb('#8fbcdc'), clamp(tone * 1.1 + turn * 0.5));
	k = mix(k, rgb('#e9f6fb'), smooth(0.12, 0, facet) * 0.45);
	k = mix(k, rgb('#ffd9bd'), clamp(turn) * 0.6);
	return mix(mix(k, c, 0.2), rgb('#bccfe8'), smooth(0.6, 1, y) * 0.6);
}

async function cliffs(canvas) {
	const next = random(9);
	const side = (from, to, top, deep) => {
		let d = `M${from} 1020 L${from} ${top}`;
		const n = 26;
		for (let i = 0; i <= n; i++) {
			const t = i / n;
			d += ` L${(to + (from - to) * (-0.06 * t - 0.03 * Math.floor(t * 5)) + (next() - 0.5) * 22).toFixed(1)} ${(top + 4 + t * deep).toFixed(1)}`;
		}
		return path(`${d} L${from} 1020Z`, '#4f7fb0');
	};
	const light = { light: rgb('#ffe3cc'), shadow: rgb('#173a6c'), round: 34, rough: 5, shade: ice };
	await canvas.model(side(1800, 1180, 560, 470), { ...light, dx: -0.9, dy: -0.3, rim: 1.6 });
	await canvas.model(
		path(
			'M1160 574 Q1200 560 1250 562 Q1340 528 1460 536 Q1640 520 1800 500 V596 Q1500 620 1300 600 Q1200 604 1160 574Z',
			'#eaf2fa',
		),
		{ dx: -0.5, dy: -0.9, light: rgb('#fff3e4'), shadow: rgb('#7fa3d0'), round: 14 },
	);
	let firs = '';
	for (const [x, y, s] of [
		[1250, 548, 0.62],
		[1298, 546, 0.8],
		[1500, 545, 0.7],
		[1560, 540, 1.05],
		[1640, 534, 0.85],
		[1712, 526, 1.2],
	])
		firs += group(fir(next, '#1f4468'), `translate(${x} ${y}) scale(${s})`);
	await canvas.lit(firs, { dx: -0.8, dy: -0.5, light: rgb('#ffe6d2'), width: 1.6, strength: 0.8 });
	await canvas.model(side(-20, 330, 712, 330), { ...light, dx: 0.9, dy: -0.3, rim: 2 });
}

const deck = (t) => [270 + t * 950, 716 - 140 * t - 84 * Math.sin(Math.PI * t)];

/** One long bow of ice, hung with arches and icicles, the sun inside it. */
async function bridge(canvas) {
	const top = [];
	const low = [];
	for (let i = 0; i <= 60; i++) {
		const t = i / 60;
		const [x, y] = deck(t);
		top.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
		const sag = 46 + 190 * (2 * t - 1) ** 2 + 14 * Math.sin(t * 60);
		low.unshift(`${x.toFixed(1)} ${(y + sag).toFixed(1)}`);
	}
	let arches = '';
	for (let i = 0; i < 11; i++) {
		const t = 0.04 + i * 0.089;
		const [x, y] = deck(t);
		const [x2] = deck(t + 0.062);
		const depth = 30 + 150 * (2 * (t + 0.03) - 1) ** 2;
		if (depth > 44)
			arches += `M${x} ${y + depth} V${y + 56} Q${(x + x2) / 2} ${y + 14} ${x2} ${y + 56} V${y + depth}Z `;
	}
	const body = `<mask id="arches"><rect width="1800" height="1000" fill="#fff"/><path d="${arches}" fill="#000"/></mask><path d="M${top.join(' L')} L${low.join(' L')}Z" fill="#9fd0ea" mask="url(#arches)"/>`;
	await canvas.model(body, {
		dx: -0.5,
		dy: -0.8,
		light: rgb('#fff6e6'),
		shadow: rgb('#1f5590'),
		round: 9,
		rim: 2,
		rough: 2.4,
		shade: (c, x, y, turn) => {
			const crack = smooth(0.07, 0, cells(x * 22, y * 16 + x * 6));
			const inner = Math.exp(-(((x - 0.64) / 0.3) ** 2));
			let k = mix(rgb('#2f78b4'), rgb('#bfe6f4'), clamp(0.45 + fbm(x * 10, y * 20, 4) * 0.6 + turn * 0.5));
			k = mix(k, rgb('#ffdcae'), inner * 0.5);
			k = mix(k, [1, 1, 1], crack * 0.4);
			return mix(k, c, 0.3);
		},
	});
	const next = random(18);
	let icicles = '';
	for (let i = 0; i < 90; i++) {
		const t = next();
		const [x, y] = deck(t);
		const from = y + 44 + 190 * (2 * t - 1) ** 2;
		const l = 10 + next() ** 2 * 60;
		icicles += path(
			`M${x - 4} ${from - 8} L${x + (next() - 0.5) * 3} ${from + l} L${x + 4} ${from - 8}Z`,
			'#d6eff8',
		);
	}
	await canvas.draw(icicles, { opacity: 0.8 });
	let rail = '';
	let cord = '';
	for (let i = 0; i <= 24; i++) {
		const [x, y] = deck(i / 24);
		rail += path(
			`M${x - 4} ${y + 2} L${x - 2.6} ${y - 36} L${x} ${y - 48} L${x + 2.6} ${y - 36} L${x + 4} ${y + 2}Z`,
			'#cdeaf6',
		);
		if (i) {
			const [px, py] = deck((i - 1) / 24);
			cord += `<path d="M${px} ${py - 36} Q${(px + x) / 2} ${(py + y) / 2 - 20} ${x} ${y - 36}" stroke="#e6f6fb" stroke-width="2.2" fill="none"/>`;
		}
	}
	await canvas.lit(rail + cord, { dx: -0.8, dy: -0.5, light: rgb('#fffaf0'), width: 1.6 });
}

async function crossing(canvas) {
	const light = { dx: -0.8, dy: -0.4, light: rgb('#ffe9cc'), shadow: rgb('#101d3c'), round: 6, rim: 1.8 };
	const walkers = [
		[0.62, 0.62, { fill: '#3f5380', ...poses.walk, head: 'hat', coat: 0.7 }],
		[0.56, 0.66, { fill: '#33466f', ...poses.walk, head: 'hood', coat: 0.8, pack: '#4b4a66' }],
		[
			0.28,
			1,
			{
				fill: '#243459',
				skin: '#7f6470',
				...poses.walk,
				head: 'crown',
				coat: 1,
				flare: 14,
				wind: -0.4,
				trim: '#c9a35a',
			},
		],
		[0.2, 1.02, { fill: '#2c2a4a', ...poses.walk, head: 'hood', coat: 0.8, holds: 'staff' }],
	];
	for (const [t, s, options] of walkers) {
		const [x, y] = deck(t);
		const shape = person({ limb: '#182442', ...options }).shape;
		await canvas.model(place(shape, x, y + 4, s), light);
	}
	const [bx, by] = deck(0.2);
	await canvas.model(
		path(
			`M${bx + 17} ${by - 112} q46 -22 84 -2 q30 14 62 0 l-12 42 q-34 12 -62 -2 q-34 -14 -68 4z`,
			'#b8434f',
		),
		{ ...light, round: 12, rough: 1 },
	);
	await canvas.draw(
		`<path d="M${bx + 19} ${by - 4} L${bx + 15} ${by - 130}" stroke="#1c2748" stroke-width="3.4"/>`,
	);
	const [lx, ly] = deck(0.56);
	glow(canvas, { x: (lx + 16) / 1000, y: (ly - 34) / 1000, r: 0.06, colour: '#ffc469', strength: 0.9 });
}

async function foreground(canvas) {
	const next = random(77);
	const ledge = path('M-20 1020 V860 Q120 806 300 836 Q430 850 520 930 Q560 980 620 1020Z', '#dbe7f4');
	await canvas.model(ledge, {
		dx: 0.6,
		dy: -0.8,
		light: rgb('#fff0e0'),
		shadow: rgb('#34588f'),
		round: 30,
		rough: 5,
		shade: (c, x, y) => mix(c, rgb('#2a4c84'), smooth(0.84, 1.02, y + fbm(x * 6, y * 9, 4) * 0.06) * 0.75),
	});
	let firs = '';
	for (const [x, y, s] of [
		[70, 890, 3.2],
		[190, 872, 2.1],
		[-10, 930, 2.6],
		[1740, 1040, 4.2],
		[1620, 1050, 2.6],
	])
		firs += group(fir(next, '#0f2748'), `translate(${x} ${y}) scale(${s})`);
	await canvas.model(firs, {
		dx: 0.2,
		dy: -0.9,
		light: rgb('#dbe9f6'),
		shadow: rgb('#081530'),
		round: 7,
		rim: 1.8,
		rough: 3,
	});
}
