import { clamp, mix, ramp, rgb, scale, smooth } from '../draw/colour.mjs';
import { camel, person, place, poses } from '../draw/figures.mjs';
import { settle } from '../draw/light.mjs';
import { cells, fbm, random, ridged } from '../draw/noise.mjs';
import { birds, gradient, group, path, polygon, walker } from '../draw/shapes.mjs';
import { project, terrain } from '../draw/terrain.mjs';

const sky = ramp([0, '#22304f'], [0.25, '#4d5478'], [0.42, '#a37b87'], [0.54, '#e59c7c'], [0.64, '#ffd2a0']);
const sun = [-0.72, 0.3, 0.62];

export async function paint(canvas, wide) {
	const camera = {
		height: 9,
		horizon: wide ? 0.66 : 0.7,
		focal: wide ? 1.15 : 1.05,
		centre: wide ? 0.9 : 0.33,
	};
	const sunAt = wide ? [0.5, 0.6] : [0.06, 0.62];
	const shift = wide ? 0 : 0.04;
	const haze = (x, y) => {
		const d = Math.hypot((x - sunAt[0]) * 0.7, y - sunAt[1]);
		return mix(sky(Math.min(y - shift, 0.62)), rgb('#ffe7bd'), 0.75 * Math.exp(-d * 4.5));
	};
	canvas.paint((x, y) => {
		const d = Math.hypot(x - sunAt[0], (y - sunAt[1]) * 1.25);
		let c = haze(x, y);
		const streak = fbm(x * 1.3 + 3 + y * 0.8, y * 7 + fbm(x * 2, y * 4, 3) * 0.9, 6);
		const cloud = smooth(0.02, 0.5, streak) * smooth(0.66, 0.3, y);
		const lit = mix(
			rgb('#5a5478'),
			rgb('#ffb98c'),
			clamp(0.15 + y * 1.3 - d * 0.35 + fbm(x * 6, y * 22, 4) * 0.5),
		);
		c = mix(c, lit, cloud * 0.8);
		const disc = smooth(0.034, 0.031, Math.hypot(x - sunAt[0], y - sunAt[1]));
		c = mix(c, rgb('#fff6df'), disc);
		return mix(c, rgb('#fff0cf'), 0.5 * Math.exp(-d * 13));
	});
	const mesa = (x, z) =>
		smooth(2600, 3900, z) * smooth(0.2, 0.62, fbm(x / 1700 + 9, z / 2600 + 2, 3) + 0.35) * 190;
	terrain(canvas, {
		camera,
		sun,
		near: 6,
		far: 7500,
		height: (x, z) =>
			fbm(x / 26, z / 26, 4) * 0.22 +
			fbm(x / 240 + 5, z / 240, 3) * 2.2 +
			mesa(x, z) * (0.75 + 0.25 * ridged(x / 320, z / 320, 4)),
		colour: ({ x, z, light, slope, distance, sx, sy }) => {
			const wander = fbm(x / 9, z / 9, 3) * 0.5;
			const crack = smooth(0.1, 0.015, cells(x / 7 + wander, z / 7 - wander)) * smooth(130, 20, distance);
			const fine = smooth(0.12, 0.02, cells(x / 2.1 + wander, z / 2.1)) * smooth(45, 8, distance) * 0.5;
			const pink = smooth(0.05, 0.45, fbm(x / 60, z / 34 + 4, 4));
			let base = mix(rgb('#e7dbd6'), rgb('#dc9f97'), pink * 0.65);
			if (slope > 0.2) base = rgb('#c58e82');
			let c = mix(mix(base, rgb('#46507c'), 0.62), mix(base, rgb('#ffd9ad'), 0.5), clamp(light * 2.3));
			c = mix(c, rgb('#5c4a63'), clamp(crack + fine) * 0.55);
			c = mix(c, mix(scale(c, 0.5), rgb('#3a2f55'), 0.35), smooth(150, 30, distance) * 0.9);
			return mix(c, haze(sx, Math.min(sy, camera.horizon)), 1 - Math.exp(-distance / 1500));
		},
	});
	const at = project(canvas, camera, wide ? 118 : 4, 0, 700);
	await canvas.draw(citadel(at.x, at.y + 6, wide ? 1 : 0.98), {
		shade: (c, x, y) =>
			mix(c, haze(x, Math.min(y, 0.6)), 0.04 + 0.34 * smooth(0.42, camera.horizon + 0.03, y)),
	});
	await canvas.draw(mist(canvas, at.y), { blur: 14, opacity: 0.75 });
	if (wide) await people(canvas, camera);
	await canvas.lit(ship(project(canvas, camera, wide ? 21 : 7.6, 0, wide ? 52 : 64), wide ? 1 : 0.86), {
		dx: -1,
		dy: -0.5,
		light: rgb('#ffcf9c'),
		strength: 0.85,
		width: 3,
	});
	if (!wide) await claimants(canvas);
	await canvas.draw(birds(random(4), at.x - 150, at.y - 330, 9, 90, '#3c3a55'));
	await canvas.bloom(0.82, 0.4);
	canvas.finish({ vignette: 0.42, contrast: 1.18, saturation: 1.08, grain: 0.045 });
}

/** In front of the tall crop: the four and their camel, on their way to the crown. */
async function claimants(canvas) {
	settle(canvas, { from: 0.78, colour: '#2b1f3e', strength: 0.88 });
	const cast = [
		[camel('#33253f', '#5c3c4c', 4), 104, 946, 1.05],
		[
			person({ fill: '#33253f', ...poses.walk, head: 'hood', coat: 0.8, holds: 'staff', trim: '#8f4450' })
				.shape,
			216,
			952,
			1.08,
		],
		[
			person({ fill: '#2e2140', ...poses.walk, head: 'hair', coat: 0.95, trim: '#c9784e' }).shape,
			292,
			958,
			1.1,
		],
		[
			person({ fill: '#2b1f3c', ...poses.walk, head: 'hat', coat: 0.7, pack: '#3c2a40' }).shape,
			380,
			950,
			1.08,
		],
		[
			person({ fill: '#291d3a', ...poses.walk, head: 'crown', coat: 0.9, trim: '#d9a05e' }).shape,
			462,
			962,
			1.12,
		],
	];
	for (const [markup, x, y, size] of cast) {
		await canvas.draw(
			group(markup, `translate(${x} ${y}) matrix(${size} 0 ${size * 1.7} ${-size * 0.3} 0 0)`),
			{
				opacity: 0.5,
				blur: 1.6,
				shade: () => rgb('#1d1430'),
			},
		);
		await canvas.model(place(markup, x, y, size), {
			dx: -0.9,
			dy: -0.4,
			light: rgb('#ffd6a6'),
			shadow: rgb('#191028'),
			round: 6,
			rim: 1.8,
		});
	}
}

function citadel(cx, base, size) {
	const next = random(23);
	const defs = `<defs>${gradient('lit', [
		[0, '#fff6e6'],
		[0.5, '#ffdcb6'],
		[1, '#f3b48e'],
	])}${gradient('dim', [
		[0, '#8388b8'],
		[0.6, '#66669a'],
		[1, '#575487'],
	])}${gradient('mid', [
		[0, '#e3cfce'],
		[1, '#b692a0'],
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
	return defs + group(towers.join('') + massif(random(5)), `translate(${cx} ${base}) scale(${size})`);
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

function mist(canvas, y) {
	const wide = (canvas.width / canvas.height) * 1000;
	return `<ellipse cx="${wide * 0.6}" cy="${y + 2}" rx="${wide * 0.55}" ry="17" fill="#ffdcb8"/>`;
}

async function people(canvas, camera) {
	const walkers = [
		[-3, 62],
		[0.2, 66],
		[3, 64],
		[6.5, 72],
	];
	for (const [i, [x, z]] of walkers.entries()) {
		const { x: px, y: py, scale: s } = project(canvas, camera, x, 0, z);
		const k = (s * 1.75) / 10;
		await canvas.draw(
			group(walker('#2a2440'), `translate(${px} ${py}) matrix(${k} 0 ${k * 2.6} ${-k * 0.32} 0 0)`),
			{ opacity: 0.45, blur: 0.5 },
		);
		await canvas.lit(
			group(walker('#352b45', { staff: i === 0, pack: i % 2 === 1 }), `translate(${px} ${py}) scale(${k})`),
			{ dx: -1, dy: 0, light: rgb('#ffd6a6'), width: 1.4 },
		);
	}
}

function ship({ x, y, scale: s }, size) {
	const k = (s / 10) * size;
	const hull =
		'M-92 -26 Q-86 -20 -80 -22 L-70 -8 Q-40 16 10 17 Q58 15 78 -10 L92 -44 L83 -45 L74 -30 Q30 -14 -20 -17 Q-52 -20 -66 -30 L-70 -46 L-90 -50Z';
	const strakes = [0, 1, 2, 3]
		.map(
			(i) =>
				`<path d="M${-78 + i * 13} ${-22 + i * 9} Q0 ${6 + i * 4} ${78 - i * 10} ${-26 + i * 9}" stroke="#1f1a2c" stroke-width="0.9" fill="none" opacity="0.8"/>`,
		)
		.join('');
	const mast =
		'<path d="M-34 -16 L-40 -122 M14 -14 L11 -148 M56 -20 L60 -104" stroke="#2f2637" stroke-width="3.4" fill="none"/>';
	const yards =
		'<path d="M-66 -92 L-16 -102 M-22 -112 L46 -106 M36 -84 L84 -88" stroke="#2f2637" stroke-width="2" fill="none"/>';
	const ropes =
		'<path d="M-40 -122 L-88 -48 M-40 -122 L11 -146 L60 -104 L90 -44 M11 -148 L-20 -18 M11 -148 L44 -18 M-40 -122 L-6 -16" stroke="#352c3f" stroke-width="0.7" fill="none"/>';
	const rag =
		path('M-20 -111 Q-14 -84 -22 -62 Q-8 -72 4 -66 Q2 -88 10 -108Z', '#4a3a4a', 'opacity="0.9"') +
		path('M38 -84 Q44 -64 40 -50 Q50 -58 58 -52 Q56 -70 60 -86Z', '#43354a', 'opacity="0.9"');
	const crust = path(
		'M-84 21 Q-60 14 -42 13 Q-20 4 12 8 Q50 2 92 17 Q104 21 112 23 Q60 29 -10 28 Q-60 28 -84 21Z',
		'#75636d',
	);
	const shadow = `<defs><linearGradient id="fall" x1="0" x2="1"><stop stop-color="#3b2f52" stop-opacity="0.8"/><stop offset="1" stop-color="#3b2f52" stop-opacity="0"/></linearGradient></defs>${path('M-96 22 Q-30 12 60 12 L330 6 L330 30 Q120 34 -20 30Z', 'url(#fall)')}`;
	return group(
		shadow + group(mast + yards + ropes + rag + path(hull, '#3a2d3c') + strakes, 'rotate(13)') + crust,
		`translate(${x} ${y}) scale(${k})`,
	);
}
