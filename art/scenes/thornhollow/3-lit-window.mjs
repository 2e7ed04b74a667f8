import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, person, place, poses } from '../../draw/figures.mjs';
import { glow, mist } from '../../draw/light.mjs';
import { branching, grass, sparks, tuft } from '../../draw/nature.mjs';
import { fbm, noise, random, ridged } from '../../draw/noise.mjs';
import { circle, gradient, group, path } from '../../draw/shapes.mjs';

const air = ramp([0, '#0b1a22'], [0.35, '#1c3f3e'], [0.62, '#4a7562'], [0.78, '#8fa67a']);

/** A hollow tree with a window that somebody has lit, at the blue end of an evening. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const d = Math.hypot((x - 0.42) * 0.8, y - 0.56);
		return mix(air(y + fbm(x * 2, y * 3, 5) * 0.12), rgb('#c9d6a0'), Math.exp(-d * 3.2) * 0.75);
	});
	await forest(canvas);
	await ground(canvas);
	await trunk(canvas);
	await dwelling(canvas);
	await guests(canvas);
	await nearby(canvas);
	await canvas.draw(
		sparks(random(4), 90, (n) => [80 + n() * 1300, 330 + n() * 560], '#f4f0a8', [0.8, 2.6]),
		{ mode: 'screen', blur: 0.7 },
	);
	await canvas.bloom(0.7, 0.55, [5, 22, 80]);
	canvas.finish({ vignette: 0.52, contrast: 1.2, saturation: 1.1, grain: 0.04, seed: 63 });
}

async function forest(canvas) {
	const next = random(52);
	for (const [count, tone, base, length, width, opacity, blur] of [
		[16, '#5f8a72', 690, 190, 22, 0.45, 2.4],
		[11, '#2f5a50', 720, 230, 34, 0.7, 1.2],
		[6, '#17383a', 770, 270, 52, 0.92, 0],
	]) {
		let out = '';
		for (let i = 0; i < count; i++) {
			const x = ((i + next() * 0.8) / count) * 1900 - 60;
			out += branching(next, {
				x,
				y: base + next() * 16,
				length: length * (0.85 + next() * 0.4),
				width,
				spread: 0.4,
				levels: 5,
				bend: 0.42,
				droop: 0.3,
				fill: tone,
			});
		}
		await canvas.draw(out, { opacity, blur, rough: 2 });
		mist(canvas, { from: 0.42, to: 0.84, colour: '#a9bf90', strength: 0.34, seed: count, grain: 2 });
	}
}

const bank = (x) => 0.755 + 0.022 * Math.sin(x * 4) - 0.05 * smooth(0.7, 1.3, x) + fbm(x * 4, 2, 4) * 0.014;

async function ground(canvas) {
	canvas.paint((x, y, old) => {
		const top = bank(x);
		if (y < top) return undefined;
		const deep = clamp((y - top) / (1 - top));
		const litter = fbm(x * 16, y * 22, 5);
		const way = smooth(
			0.07 + deep * 0.2,
			0.03 + deep * 0.12,
			Math.abs(x - 0.98 + (1 - deep) * -0.06 + deep * 0.46 + 0.03 * Math.sin(deep * 6)),
		);
		const warm = Math.exp(-Math.hypot((x - 1.02) * 1.6, (y - 0.8) * 2.6) * 2.6);
		let c = mix(rgb('#12261f'), rgb('#45603f'), clamp(0.4 + litter * 0.8));
		c = mix(c, mix(rgb('#3b4433'), rgb('#8c8a60'), clamp(0.5 + litter)), way * 0.7);
		c = mix(c, rgb('#ffb35a'), warm * (0.4 + litter * 0.35));
		return mix(old, scale(c, 1 - 0.55 * deep), smooth(0, 0.02, y - top));
	});
	const next = random(81);
	await canvas.draw(
		grass(next, {
			from: 0,
			to: 1780,
			y: (x) => bank(x / 1000) * 1000 + 8,
			tall: 30,
			count: 520,
			fills: ['#1b3a2a', '#2f5538', '#6f8a52'],
		}),
	);
}

/** Old bark in long twisting ridges, moss on its weather side, warm where the window reaches. */
function bark(c, x, y) {
	const twist =
		(x - 1.24) * (1 + 0.2 * Math.sin(y * 3)) + noise(x * 3, y * 2) * 0.09 + fbm(x * 9, y * 3, 3) * 0.03;
	const deep = ridged(twist * 13, y * 1.7 + twist * 2, 6);
	const beside = ridged((twist + 0.006) * 13, y * 1.7 + (twist + 0.006) * 2, 6);
	const relief = clamp(0.42 + (deep - beside) * 3.4 + (deep - 0.5) * 0.5);
	let k = mix(rgb('#14170f'), rgb('#6d624a'), relief);
	k = mix(
		k,
		rgb('#587a3c'),
		smooth(0.02, 0.4, fbm(x * 6, y * 4, 5) + (1.12 - x) * 0.9 - 0.02) * (0.4 + relief * 0.6),
	);
	const warm =
		Math.exp(-(Math.hypot((x - 1.22) * 1.1, y - 0.42) * 4.6)) +
		Math.exp(-(Math.hypot(x - 1.1, y - 0.68) * 6)) * 0.8;
	k = mix(k, rgb('#ffb560'), clamp(warm * relief * 1.1));
	return mix(k, c, 0.35);
}

async function trunk(canvas) {
	const shape =
		'M920 850 Q1010 800 1030 690 Q1050 520 1010 360 Q980 240 860 130 Q800 70 700 40 L720 -20 H1800 V-20 L1790 60 Q1640 90 1560 190 Q1480 300 1490 470 Q1496 660 1560 740 Q1640 830 1790 860 L1790 900 Q1620 900 1530 850 Q1480 900 1400 905 Q1360 850 1310 880 Q1250 920 1180 890 Q1120 850 1060 880 Q990 900 920 850Z';
	const limbs = random(33);
	const arms =
		branching(limbs, {
			x: 900,
			y: 150,
			length: 240,
			width: 74,
			angle: -2.75,
			spread: 0.46,
			levels: 5,
			bend: 0.5,
			droop: 0.6,
			fill: '#3c3a2a',
		}) +
		branching(limbs, {
			x: 1010,
			y: 330,
			length: 120,
			width: 30,
			angle: -2.9,
			spread: 0.5,
			levels: 4,
			bend: 0.5,
			fill: '#3c3a2a',
		});
	const light = { dx: -0.8, dy: -0.35, light: rgb('#a3b888'), shadow: rgb('#080b08'), strength: 1.1 };
	await canvas.model(arms, { ...light, round: 9, rim: 1.4, rough: 3, shade: bark });
	await canvas.model(path(shape, '#3a382a'), { ...light, round: 60, rough: 5, shade: bark });
	const next = random(12);
	let leaves = '';
	for (let i = 0; i < 70; i++)
		leaves += tuft(
			next,
			380 + next() * 620,
			20 + next() ** 2 * 230,
			34,
			14,
			['#16352a', '#24523a', '#4a7a4a', '#87a35c'],
			{ size: 0.16 },
		);
	await canvas.model(leaves, { dx: -0.4, dy: 0.5, light: rgb('#bccd8a'), shadow: rgb('#081510'), round: 7 });
}

/** A round window with someone's shadow in it, a crooked door, a chimney of clay, steps of fungus. */
async function dwelling(canvas) {
	const defs = `<defs>${gradient('pane', [
		[0, '#ffe6a4'],
		[0.6, '#ffbe5c'],
		[1, '#f08a34'],
	])}</defs>`;
	const frame = '#1d160e';
	await canvas.model(
		circle(1226, 410, 108, '#2a2014') +
			path('M1012 846 V690 Q1016 596 1094 590 Q1172 596 1176 690 V862Z', '#2a2014'),
		{ dx: 0, dy: 1, light: rgb('#ffbe70'), shadow: rgb('#0c0906'), round: 9, rough: 3 },
	);
	await canvas.draw(defs + circle(1226, 410, 86, 'url(#pane)'));
	const sitter =
		path(
			'M1206 496 Q1196 440 1222 424 Q1218 392 1240 386 Q1264 388 1262 414 Q1260 426 1252 430 Q1290 444 1296 496Z',
			'#a5581f',
		) + path('M1150 496 h60 v-12 h-60z M1164 484 v-26 q12 -8 24 0 v26z', '#a5581f');
	await canvas.draw(
		`<clipPath id="round"><circle cx="1226" cy="410" r="86"/></clipPath><g clip-path="url(#round)">${sitter}</g>`,
		{ opacity: 0.8, blur: 1.2 },
	);
	await canvas.draw(
		`<path d="M1226 322 V498 M1140 410 H1312 M1166 350 Q1226 384 1286 350 M1166 470 Q1226 436 1286 470" stroke="${frame}" stroke-width="9" fill="none"/>${circle(1226, 410, 88, 'none', `stroke="${frame}" stroke-width="13"`)}`,
	);
	const boards = [0, 1, 2, 3]
		.map((i) =>
			path(
				`M${1032 + i * 32} ${848 + i * 3} V${640 - Math.sin((i + 0.5) * 0.8) * 34} h30 V${850 + i * 3}Z`,
				['#5e3a22', '#6d4629', '#57361f', '#644026'][i],
			),
		)
		.join('');
	await canvas.draw(
		`<clipPath id="door"><path d="M1030 850 V694 Q1034 612 1094 608 Q1154 612 1158 694 V860Z"/></clipPath><g clip-path="url(#door)">${boards}</g>`,
		{ rough: 2, shade: (c, x, y) => scale(c, 0.75 + fbm(x * 60, y * 6, 3) * 0.4) },
	);
	await canvas.draw(
		`${circle(1094, 684, 22, 'url(#pane)')}${defs}<path d="M1094 662 v44 M1072 684 h44" stroke="${frame}" stroke-width="4"/>${circle(1142, 752, 6, '#d9a24c')}<path d="M1030 720 h44 M1030 810 h40" stroke="#120d08" stroke-width="7"/>`,
	);
	const caps = [
		[960, 880, 60],
		[900, 912, 74],
		[1420, 640, 54],
		[1462, 560, 46],
		[1400, 500, 36],
		[1440, 720, 60],
	]
		.map(
			([x, y, r]) =>
				path(
					`M${x - r} ${y} Q${x - r * 0.8} ${y - r * 0.6} ${x} ${y - r * 0.62} Q${x + r * 0.8} ${y - r * 0.6} ${x + r} ${y} Q${x} ${y + r * 0.26} ${x - r} ${y}Z`,
					'#9a6a40',
				) +
				path(
					`M${x - r} ${y} Q${x} ${y + r * 0.3} ${x + r} ${y} Q${x} ${y + r * 0.5} ${x - r * 0.6} ${y + r * 0.16}Z`,
					'#d9bd8a',
				),
		)
		.join('');
	await canvas.model(caps, {
		dx: -0.3,
		dy: -0.9,
		light: rgb('#f5d9a0'),
		shadow: rgb('#24160c'),
		round: 10,
		rough: 1.6,
	});
	const lamp = [972, 640];
	await canvas.draw(
		`<path d="M1024 596 Q980 580 ${lamp[0]} ${lamp[1] - 30}" stroke="${frame}" stroke-width="6" fill="none"/>` +
			path(`M${lamp[0] - 15} ${lamp[1] - 24} h30 l6 44 h-42z`, '#ffdf98') +
			path(
				`M${lamp[0] - 21} ${lamp[1] - 24} l21 -16 l21 16z M${lamp[0] - 25} ${lamp[1] + 20} h50 v7 h-50z M${lamp[0] - 2} ${lamp[1] - 24} h4 v44 h-4z`,
				frame,
			),
	);
	glow(canvas, {
		x: lamp[0] / 1000,
		y: lamp[1] / 1000,
		r: 0.22,
		colour: '#ffac4a',
		strength: 0.7,
		power: 2.6,
	});
	glow(canvas, { x: 1.226, y: 0.41, r: 0.36, colour: '#ffb45a', strength: 0.6, power: 2.4 });
	const smoke = path('M1330 60 Q1300 0 1340 -40 L1400 -40 Q1372 0 1372 60Z', '#b9c3a4');
	await canvas.draw(smoke, { blur: 16, opacity: 0.4 });
}

async function guests(canvas) {
	const light = { dx: 0.9, dy: -0.4, light: rgb('#ffd08a'), shadow: rgb('#060d0b'), round: 10, rim: 2.4 };
	const girl = person({
		fill: '#1c302b',
		limb: '#0f1c19',
		skin: '#93653f',
		...poses.walk,
		head: 'hair',
		coat: 0.8,
		flare: 10,
		trim: '#a8343c',
		holds: 'lantern',
	});
	const [x, y, s] = [610, 880, 2.15];
	await canvas.draw(
		group(path('M-12 0 H16 L-130 34 L-190 26Z', '#04100c'), `translate(${x} ${y}) scale(${s})`),
		{ blur: 6, opacity: 0.6 },
	);
	await canvas.model(place(girl.shape, x, y, s) + place(dog('#182621'), x + 150, y - 6, 1.9), light);
	glow(canvas, {
		x: (x + girl.hands[1][0] * s) / 1000,
		y: (y + (girl.hands[1][1] + 13) * s) / 1000,
		r: 0.14,
		colour: '#ffbe5a',
		strength: 0.8,
	});
}

async function nearby(canvas) {
	const next = random(7);
	let ferns = '';
	for (const [x, y, size] of [
		[60, 1010, 1.2],
		[220, 1030, 0.9],
		[1690, 1020, 1.25],
		[1500, 1040, 0.8],
	]) {
		for (let f = 0; f < 9; f++) {
			const a = -1.57 + (f - 4) * 0.3 + (next() - 0.5) * 0.2;
			const l = size * (150 + next() * 90);
			let frond = `<path d="M0 0 Q${l * 0.5} ${-l * 0.1} ${l} ${l * 0.16}" stroke="#0b1d17" stroke-width="4" fill="none"/>`;
			for (let i = 2; i < 14; i++) {
				const t = i / 14;
				const w = 30 * size * (1 - t) + 5;
				const yy = -l * 0.2 * t * (1 - t) + l * 0.16 * t * t;
				frond += path(
					`M${l * t} ${yy} q${w * 0.5} ${-w * 0.5} ${w * 0.9} ${-w} q${-w * 0.1} ${w * 0.6} ${-w * 0.5} ${w}z M${l * t} ${yy} q${w * 0.5} ${w * 0.5} ${w * 0.9} ${w} q${-w * 0.1} ${-w * 0.6} ${-w * 0.5} ${-w}z`,
					'#0e241c',
				);
			}
			ferns += group(frond, `translate(${x} ${y}) rotate(${((a * 180) / Math.PI).toFixed(1)})`);
		}
	}
	await canvas.model(ferns, {
		dx: 0.3,
		dy: -0.9,
		light: rgb('#7f9f68'),
		shadow: rgb('#040a08'),
		round: 5,
		rim: 1.2,
	});
}
