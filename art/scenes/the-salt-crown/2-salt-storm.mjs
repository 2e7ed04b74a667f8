import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { camel, person, place, poses } from '../../draw/figures.mjs';
import { mist } from '../../draw/light.mjs';
import { cells, fbm, random } from '../../draw/noise.mjs';
import { group, path } from '../../draw/shapes.mjs';

const disc = [1.33, 0.3];
const veil = ramp([0, '#6b5a78'], [0.3, '#b08390'], [0.55, '#e8b79e'], [0.72, '#f6d9b8'], [1, '#8d7385']);

/** Four claimants and their beasts, roped together, cross the plain in a salt storm. */
export async function paint(canvas) {
	canvas.paint(storm);
	await ruins(canvas);
	mist(canvas, { from: 0.34, to: 0.82, colour: '#f3cfae', strength: 0.55, seed: 3, grain: 1.6 });
	ground(canvas);
	canvas.layer('caravan');
	await caravan(canvas);
	canvas.layer();
	gusts(canvas, 0.55);
	canvas.layer('ribs');
	await foreground(canvas);
	canvas.layer();
	gusts(canvas, 0.3, 7);
	await grains(canvas);
	await canvas.bloom(0.86, 0.4);
	canvas.finish({ vignette: 0.5, contrast: 1.24, saturation: 1.12, grain: 0.045, seed: 22 });
}

/** Curtains of salt driven from right to left, a pale sun behind them. */
function storm(x, y) {
	const d = Math.hypot(x - disc[0], y - disc[1]);
	const fold = fbm(x * 1.1 + y * 0.5, y * 2.2 - x * 0.35, 4);
	const streak = fbm(x * 2.1 + fold * 0.8 + y, y * 9 - x * 1.6 + fold * 2, 6);
	let c = veil(clamp(y + fold * 0.16));
	c = mix(c, rgb('#51466a'), smooth(0.05, 0.6, -streak) * 0.7 * smooth(0.8, 0.25, y));
	c = mix(c, rgb('#ffe6c4'), smooth(-0.05, 0.55, streak) * 0.5 * Math.exp(-d * 1.2));
	c = mix(c, rgb('#fff0d2'), 0.8 * Math.exp(-d * 5.2));
	return mix(c, rgb('#fffaf0'), smooth(0.062, 0.052, d + streak * 0.012) * 0.85);
}

/** Masts of ships that went down with the sea, far off and fading. */
async function ruins(canvas) {
	const hulk = (x, y, s, turn) =>
		group(
			path('M-130 0 Q-118 -52 -96 -60 L-60 -34 Q10 -24 84 -40 L132 -92 Q124 -30 96 4Z', '#7d667c') +
				'<path d="M-40 -32 L-52 -210 M34 -36 L30 -268 M86 -44 L98 -176 M-76 -170 L-18 -182 M-20 -214 L78 -222 M70 -140 L124 -148" stroke="#7d667c" stroke-width="7" fill="none"/><path d="M-52 -208 L30 -264 L98 -174 M-52 -208 L-96 -60 M30 -266 L-20 -30 M30 -266 L80 -40" stroke="#7d667c" stroke-width="1.6" fill="none"/>',
			`translate(${x} ${y}) rotate(${turn}) scale(${s})`,
		);
	await canvas.draw(hulk(560, 640, 0.72, -12), { opacity: 0.3, blur: 2.4 });
	await canvas.draw(hulk(250, 655, 1.25, 9), { opacity: 0.5, blur: 1.6, rough: 2 });
}

function ground(canvas) {
	const crest = (x) => 0.735 + 0.05 * Math.sin(x * 2.1 + 0.4) + fbm(x * 3, 4, 4) * 0.02;
	canvas.paint((x, y, old) => {
		const top = crest(x);
		if (y < top - 0.02) return undefined;
		const deep = clamp((y - top) / (1.02 - top));
		const z = 1 / (deep + 0.12);
		const bend = fbm(x * 2, y * 3, 3) * 0.4;
		const crack =
			smooth(0.09, 0.01, cells((x - 0.9) * z * 2.1 + bend, z * 4 + bend)) * smooth(0.12, 0.5, deep);
		const drift = fbm(x * 3 - y * 5, y * 16 + x * 2, 5);
		let c = mix(rgb('#f0d3bb'), rgb('#8c7290'), clamp(0.35 + deep * 0.5 - drift * 0.75));
		c = mix(c, rgb('#fff0dc'), smooth(0.12, 0.5, drift) * 0.6 * (1 - deep * 0.5));
		c = mix(c, rgb('#4f4064'), crack * 0.55);
		c = mix(c, scale(rgb('#3f3356'), 0.8), smooth(0.35, 1, deep) * 0.72);
		return mix(old, c, smooth(-0.02, 0.05, y - top) * 0.96);
	});
}

/** They lean into the wind, which comes from the right with the light. */
async function caravan(canvas) {
	const ink = ['#54405c', '#3e2d4c', '#332542', '#281d38'];
	const light = { dx: 0.9, dy: -0.45, light: rgb('#ffe2b8'), shadow: rgb('#221833'), rim: 2 };
	const train = [
		[camel(ink[0], '#7c5560', 4), 560, 764, 1.5],
		[
			person({ fill: ink[1], ...poses.trudge, coat: 0.8, wind: -0.8, head: 'hood', trim: '#7f4450' }).shape,
			742,
			790,
			1.85,
		],
		[camel(ink[1], '#6a4557', -5), 905, 802, 2.05],
		[
			person({ fill: ink[2], ...poses.walk, lean: 16, coat: 0.95, wind: -0.7, head: 'hair', trim: '#b8564a' })
				.shape,
			1086,
			816,
			2.2,
		],
		[
			person({ fill: ink[2], ...poses.trudge, coat: 0.7, wind: -0.9, head: 'hat', pack: '#3c2a40' }).shape,
			1232,
			834,
			2.4,
		],
		[
			person({
				fill: ink[3],
				...poses.trudge,
				lean: 18,
				coat: 1,
				wind: -0.75,
				head: 'hood',
				trim: '#d9a05e',
				holds: 'staff',
			}).shape,
			1408,
			850,
			2.75,
		],
	];
	const rope = train
		.slice(1)
		.map(([, x, y, s], i) => {
			const [, px, py, ps] = train[i];
			const [y0, y1] = [py - 56 * ps, y - 48 * s];
			return `<path d="M${px + 10 * ps} ${y0} Q${(px + x) / 2} ${Math.max(y0, y1) + 26} ${x} ${y1}" stroke="#2d2038" stroke-width="2.4" fill="none"/>`;
		})
		.join('');
	for (const [markup, x, y, s] of train) {
		await canvas.draw(
			group(`<ellipse cx="-26" cy="1" rx="46" ry="5" fill="#2f2344"/>`, `translate(${x} ${y}) scale(${s})`),
			{ blur: 5, opacity: 0.55 },
		);
		await canvas.model(place(markup, x, y, s), { ...light, round: 5 * s, rough: 1.6 });
		gusts(canvas, 0.05 + 0.1 * (2.8 - s), x / 100, [x / 1000 - 0.2, x / 1000 + 0.12]);
	}
	await canvas.draw(rope);
}

/** Salt flying past, denser near the ground. */
function gusts(canvas, strength, seed = 1, [from, to] = [-1, 9]) {
	canvas.paint((x, y, old) => {
		if (x < from || x > to) return undefined;
		const bend = fbm(x * 1.4 + seed, y * 2, 3);
		const flow = fbm(x * 1.5 + seed * 3 + bend, y * 13 - x * 2.2 + bend * 3, 5);
		const low = smooth(0.42, 0.72, y) * smooth(1.05, 0.8, y);
		const fade = from < 0 ? 1 : smooth(from, from + 0.1, x) * smooth(to, to - 0.1, x);
		const d = Math.hypot(x - disc[0], y - disc[1]);
		const colour = mix(rgb('#c39a9c'), rgb('#fff0d6'), Math.exp(-d * 1.5));
		return mix(old, colour, smooth(0.02, 0.55, flow) * low * fade * strength);
	});
}

/** A rib of an old ship in the dark of the foreground. */
async function foreground(canvas) {
	const ribs =
		path('M40 1010 Q-10 760 96 520 Q110 500 118 512 Q56 760 128 1010Z', '#2a1e38') +
		path('M220 1010 Q168 850 236 690 Q246 676 254 686 Q218 850 286 1010Z', '#2a1e38') +
		path('M-20 1010 Q140 930 420 968 L470 1010Z', '#241a32');
	await canvas.model(ribs, {
		dx: 0.9,
		dy: -0.4,
		light: rgb('#f2c6a4'),
		shadow: rgb('#150f20'),
		round: 22,
		rim: 2,
		rough: 5,
		shade: (c, x, y) => scale(c, 0.82 + 0.4 * fbm(x * 40, y * 9, 4)),
	});
}

async function grains(canvas) {
	const next = random(31);
	let strokes = '';
	for (let i = 0; i < 420; i++) {
		const x = next() * 1800;
		const y = 250 + next() ** 0.7 * 760;
		const l = 8 + next() ** 3 * 60;
		strokes += `M${x.toFixed(1)} ${y.toFixed(1)} l${-l.toFixed(1)} ${(l * 0.13).toFixed(1)}`;
	}
	await canvas.draw(`<path d="${strokes}" stroke="#fff3e0" stroke-width="1.3" stroke-linecap="round"/>`, {
		opacity: 0.4,
		blur: 0.5,
	});
}
