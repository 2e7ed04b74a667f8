import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, water } from '../../draw/light.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { birds, circle, group, path, radial } from '../../draw/shapes.mjs';
import { stilts, wreckRibs } from '../../games/lowtide.mjs';

const sky = ramp([0, '#1c3a4c'], [0.22, '#3d6f70'], [0.42, '#92a987'], [0.56, '#f0c98a'], [0.64, '#f6dca4']);
const ground = 0.69;

/** The market under a beached hull at dusk: lamps along her ribs, stalls in her lee. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const d = Math.hypot((x - 0.3) * 0.8, y - 0.56);
		const bank = fbm(x * 1.4 + 1, y * 6 + fbm(x * 2, y * 4, 4) * 0.9, 6);
		let c = mix(sky(Math.min(y, 0.64)), rgb('#ffe2a0'), 0.8 * Math.exp(-d * 4.2));
		c = mix(
			c,
			mix(rgb('#35525a'), rgb('#f2b67c'), clamp(0.9 - d + bank * 0.5)),
			smooth(0, 0.5, bank) * 0.7 * smooth(0.66, 0.3, y),
		);
		return c;
	});
	await canvas.draw(group(wreckRibs('#6d8a78'), 'translate(60 640) scale(0.5)'), { opacity: 0.7, blur: 1 });
	await canvas.draw(group(stilts(random(13), 5, '#3b625a', '#ffd98a'), 'translate(-20 646) scale(0.72)'), {
		opacity: 0.95,
	});
	flat(canvas);
	await hull(canvas);
	mist(canvas, { from: 0.5, to: 0.76, colour: '#e0b987', strength: 0.22, seed: 9, grain: 2 });
	await stalls(canvas);
	await lamps(canvas);
	await crowd(canvas);
	water(canvas, {
		horizon: 0.865,
		ripple: 0.03,
		own: 0.34,
		tint: () => rgb('#14383a'),
		where: (x, y) =>
			smooth(0.02, 0.16, fbm(x * 2.4 + 7, y * 9, 5) + smooth(0.87, 1, y) * 0.2 - 0.02) *
			smooth(0.865, 0.9, y) *
			0.85,
	});
	await nearest(canvas);
	await canvas.draw(birds(random(3), 420, 200, 12, 180, '#2a4a4c'));
	await canvas.bloom(0.74, 0.5, [5, 20, 70]);
	canvas.finish({ vignette: 0.5, contrast: 1.2, saturation: 1.1, grain: 0.045, seed: 53 });
}

function flat(canvas) {
	canvas.paint((x, y, old) => {
		const top = ground - 0.04 + fbm(x * 3, 2, 4) * 0.008;
		if (y < top) return undefined;
		const deep = clamp((y - top) / (1 - top));
		const z = 1 / (deep + 0.1);
		const grain = fbm((x - 0.8) * z * 2, z * 4, 5);
		const warm = Math.exp(-(((x - 1.05) * 1.3) ** 2)) * smooth(0, 0.25, deep) * smooth(0.9, 0.3, deep);
		let c = mix(rgb('#2c4a47'), rgb('#a99a74'), clamp(0.4 + grain * 0.7 - deep * 0.25));
		c = mix(c, rgb('#f0b96a'), warm * (0.3 + grain * 0.3));
		c = mix(c, rgb('#0c2326'), smooth(0.45, 1, deep) * 0.75);
		return mix(old, c, smooth(top, top + 0.012, y));
	});
}

/** A ship's side that leans over the stalls: planks in long curves, her ribs bare where the planks are gone. */
async function hull(canvas) {
	const shell =
		'M470 690 Q520 430 720 300 Q1000 130 1420 96 L1830 60 L1830 700 Q1500 660 1180 650 Q980 640 860 560 Q740 600 690 700Z';
	const shadeHull = (c, x, y) => {
		const dx = x - 1.75;
		const dy = y + 1.15;
		const strake = (Math.hypot(dx * 0.62, dy) - 1.2) * 21 + fbm(x * 1.4, y * 1.4, 3) * 0.5;
		const row = Math.floor(strake);
		const seam = smooth(0.09, 0.02, Math.min(strake - row, 1 - strake + row));
		const plate = fbm(row * 7.3 + x * 2.2, row * 3.1, 3);
		const rust = smooth(0, 0.5, fbm(x * 3 + 4, y * 1.1, 5));
		let k = mix(rgb('#2c4646'), rgb('#4e6660'), clamp(0.5 + plate * 0.9));
		k = mix(k, rgb('#8a5a3a'), rust * 0.55);
		k = mix(k, rgb('#0d2022'), seam * 0.75);
		const low = Math.exp(-(((x - 1.15) / 0.42) ** 2)) * smooth(0.26, 0.62, y);
		k = mix(k, mix(k, rgb('#f2a85a'), 0.6), low);
		k = mix(k, rgb('#f3cf94'), smooth(0.95, 0.45, x) * 0.22);
		return mix(scale(k, 0.62 + 0.5 * c[1] * 2), rgb('#07191b'), smooth(1.2, 1.85, x) * 0.4);
	};
	await canvas.model(path(shell, '#4a605c'), {
		dx: -0.8,
		dy: -0.5,
		light: rgb('#f7d7a0'),
		shadow: rgb('#0a1a1c'),
		round: 46,
		rim: 2,
		strength: 1,
		shade: shadeHull,
	});
	const wound = path(
		'M930 300 L1010 262 L1080 282 L1190 236 L1260 262 L1236 350 L1270 430 L1160 470 L1060 452 L980 486 L936 420 L960 360Z',
		'#0a1d1f',
	);
	await canvas.draw(wound, { rough: 7 });
	let ribs = '';
	for (let i = 0; i < 7; i++)
		ribs += `<path d="M${952 + i * 50} ${270 + (i % 2) * 8 - i * 5} Q${936 + i * 50} 380 ${970 + i * 48} 474" stroke="#3b4a40" stroke-width="13" fill="none"/>`;
	ribs +=
		'<path d="M920 350 Q1080 320 1270 322 M936 420 Q1080 396 1260 402" stroke="#33443c" stroke-width="8" fill="none"/>';
	await canvas.model(
		`<clipPath id="wound"><path d="M930 300 L1010 262 L1080 282 L1190 236 L1260 262 L1236 350 L1270 430 L1160 470 L1060 452 L980 486 L936 420 L960 360Z"/></clipPath><g clip-path="url(#wound)">${ribs}</g>`,
		{
			dx: 0,
			dy: 1,
			light: rgb('#ffbe70'),
			shadow: rgb('#0a1a1a'),
			round: 5,
		},
	);
	glow(canvas, { x: 1.1, y: 0.42, r: 0.2, colour: '#ff9f45', strength: 0.5, power: 2 });
	const rail =
		'<path d="M720 296 Q1000 126 1420 92 L1830 56" stroke="#1c3032" stroke-width="10" fill="none"/>' +
		Array.from(
			{ length: 16 },
			(_, i) =>
				`<path d="M${760 + i * 66} ${276 - 178 * (1 - (1 - i / 16) ** 1.8)} v-34" stroke="#1c3032" stroke-width="4"/>`,
		).join('') +
		'<path d="M1290 110 L1236 -20 M1500 92 L1560 -20 M1290 110 L1560 -20" stroke="#1c3032" stroke-width="7"/>';
	await canvas.lit(rail, { dx: -0.7, dy: -0.6, light: rgb('#f7d7a0'), width: 2, strength: 0.8 });
	let props = '';
	for (const [x, y] of [
		[600, 470],
		[760, 590],
		[1330, 640],
		[1560, 650],
	])
		props += `<path d="M${x} ${y} L${x - 60} 726 M${x} ${y} L${x + 34} 722" stroke="#1a2c2c" stroke-width="9"/>`;
	await canvas.lit(props, { dx: -0.8, dy: 0, light: rgb('#f0c184'), width: 2 });
}

async function stalls(canvas) {
	const next = random(28);
	const colours = [
		['#b5533a', '#e0c48a'],
		['#2f6f6a', '#d9d3a8'],
		['#c98a3c', '#7c3f30'],
		['#4f7a5c', '#ead9a4'],
		['#8f3f3c', '#d6b070'],
	];
	const rows = [
		[
			[760, 716, 0.85],
			[930, 720, 0.88],
			[1104, 722, 0.9],
			[1290, 728, 0.92],
			[1480, 734, 1],
		],
		[
			[560, 776, 1.15],
			[1390, 800, 1.35],
			[1660, 812, 1.45],
		],
	];
	for (const [index, row] of rows.entries()) {
		let out = '';
		for (const [i, [x, y, s]] of row.entries()) {
			const [a, b] = colours[(i * 2 + index) % colours.length];
			let stall =
				'<path d="M-78 0 V-112 M78 0 V-120 M-64 -50 H70" stroke="#1f2c28" stroke-width="5"/>' +
				path('M-84 -44 H84 L76 -4 H-76Z', '#4a3a2a') +
				path('M-90 -50 H90 V-42 H-90Z', '#6d5236');
			for (let k = 0; k < 7; k++) {
				const [l, r] = [-94 + k * 27, -94 + (k + 1) * 27];
				stall += path(`M${l * 0.82} -132 L${r * 0.82} -132 L${r} -96 q-13 12 -27 0z`, k % 2 ? b : a);
			}
			for (let k = 0; k < 12; k++) {
				const gx = -76 + k * 13 + next() * 5;
				const r = 4 + next() * 5;
				stall +=
					next() > 0.5
						? circle(
								gx,
								-50 - r * 0.8,
								r,
								['#c9a45a', '#8fb0a0', '#b86a44', '#d9cf9e'][Math.floor(next() * 4)],
							)
						: path(
								`M${gx - 4} -50 v${-10 - next() * 12} q4 -5 8 0 v${14}z`,
								['#5f8f86', '#a8c9a8', '#8a6a48'][Math.floor(next() * 3)],
							);
			}
			for (let k = 0; k < 4; k++)
				stall +=
					`<path d="M${-58 + k * 38} -100 v${12 + next() * 16}" stroke="#20302c" stroke-width="1.6"/>` +
					path(
						`M${-64 + k * 38} -84 q6 -8 12 0 l-2 22 h-8z`,
						['#7a9a8a', '#c98f58', '#9aa88a'][Math.floor(next() * 3)],
					);
			out += place(stall, x, y, s);
		}
		await canvas.model(out, {
			dx: -0.2,
			dy: -0.6,
			light: rgb('#ffdca0'),
			shadow: rgb('#10201f'),
			round: 8,
			strength: 0.9,
			rough: 1.4,
			shade: (c, x, y) => scale(c, 0.72 + 0.4 * smooth(0.9, 0.6, y) + fbm(x * 30, y * 30, 3) * 0.16),
		});
	}
}

async function lamps(canvas) {
	const next = random(6);
	let cords = '';
	let halo = '';
	let core = '';
	for (const [x0, y0, x1, y1, n] of [
		[600, 470, 930, 470, 8],
		[930, 490, 1290, 480, 9],
		[1290, 480, 1700, 500, 9],
		[700, 610, 1110, 560, 8],
		[1180, 590, 1640, 620, 9],
	]) {
		cords += `<path d="M${x0} ${y0} Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + 110} ${x1} ${y1}" stroke="#14282a" stroke-width="2.2" fill="none"/>`;
		for (let i = 1; i < n; i++) {
			const t = i / n;
			const x = x0 + (x1 - x0) * t;
			const y = y0 * (1 - t) ** 2 + ((y0 + y1) / 2 + 110) * 2 * t * (1 - t) + y1 * t * t;
			const r = 5 + next() * 3;
			core += `<ellipse cx="${x}" cy="${y + r}" rx="${r}" ry="${r * 1.3}" fill="${next() > 0.4 ? '#ffd98c' : '#fff0c4'}"/>`;
			halo += circle(x, y + r, r * 7, 'url(#lamp)');
		}
	}
	const defs = `<defs>${radial('lamp', [
		[0, '#ffb35a', 0.7],
		[0.4, '#ff9a40', 0.2],
		[1, '#ff8a30', 0],
	])}</defs>`;
	await canvas.draw(cords);
	await canvas.draw(defs + halo, { mode: 'screen' });
	await canvas.draw(core);
	for (const [x, y] of [
		[760, 636],
		[1000, 640],
		[1290, 650],
		[1400, 680],
		[1650, 690],
		[566, 660],
	])
		glow(canvas, { x: x / 1000, y: y / 1000, r: 0.17, colour: '#ffa04a', strength: 0.42 });
}

async function crowd(canvas) {
	const next = random(61);
	const heads = ['hat', 'hood', 'bun', 'cap', 'hair', 'bare'];
	const trims = ['#b8623c', '#d9b35a', '#6fa596', undefined, undefined];
	const spots = [];
	for (let i = 0; i < 26; i++) {
		const y = 728 + next() ** 1.4 * 100;
		spots.push([540 + next() * 1180, y]);
	}
	for (const [x, y] of spots.sort((a, b) => a[1] - b[1])) {
		const s = 0.72 + ((y - 728) / 100) * 0.7;
		const pose = [poses.stand, poses.walk, poses.back, poses.stand, poses.bow][Math.floor(next() * 5)];
		const ink = ['#243c3c', '#33403a', '#3d3a30', '#27363f', '#422f2a'][Math.floor(next() * 5)];
		const shape = person({
			fill: ink,
			limb: '#1a2826',
			skin: '#7d5a44',
			...pose,
			head: heads[Math.floor(next() * 6)],
			coat: 0.35 + next() * 0.6,
			trim: trims[Math.floor(next() * 5)],
			pack: next() > 0.8 ? '#3c3325' : undefined,
			holds: next() > 0.85 ? 'bundle' : '',
		}).shape;
		await canvas.draw(`<ellipse cx="${x}" cy="${y}" rx="${22 * s}" ry="${4 * s}" fill="#0a1c1d"/>`, {
			blur: 3,
			opacity: 0.5,
		});
		await canvas.model(place(shape, x, y, s, next() > 0.5), {
			dx: (1080 - x) / 700,
			dy: -0.7,
			light: rgb('#ffcf88'),
			shadow: rgb('#0a1616'),
			round: 5,
			rim: 1.4,
		});
	}
}

/** Nearest: a salvager with a full pack, a dog, and the ship's anchor. */
async function nearest(canvas) {
	const light = { dx: 0.7, dy: -0.7, light: rgb('#ffd292'), shadow: rgb('#061112'), round: 12, rim: 2.4 };
	const shape = person({
		fill: '#14292b',
		limb: '#0d1c1e',
		skin: '#5f4434',
		...poses.walk,
		head: 'hat',
		coat: 0.6,
		pack: '#2c2a20',
		holds: 'staff',
		trim: '#b8623c',
	}).shape;
	await canvas.draw(group(place(shape, 0, 0, 2.9), 'translate(300 916) scale(1 -0.5)'), {
		blur: 4,
		opacity: 0.5,
	});
	await canvas.model(place(shape, 300, 912, 2.9) + place(dog('#10201f'), 470, 930, 2.1), light);
	const anchor =
		'<path d="M0 -330 L0 10" stroke="#10211f" stroke-width="26"/>' +
		circle(0, -356, 30, 'none', 'stroke="#10211f" stroke-width="13"') +
		path('M-104 -286 Q0 -300 104 -286 L104 -262 Q0 -276 -104 -262Z', '#10211f') +
		path(
			'M-190 -96 L-196 -20 Q-120 60 0 62 Q120 60 196 -20 L190 -96 L236 -40 L214 -30 Q150 84 0 100 Q-150 84 -214 -30 L-236 -40Z',
			'#10211f',
		) +
		'<path d="M0 -356 Q-70 -330 -96 -250 Q-140 -120 -330 60" stroke="#13201c" stroke-width="12" fill="none" stroke-dasharray="20 7"/>';
	await canvas.model(group(anchor, 'translate(1560 912) rotate(24) scale(0.66)'), {
		...light,
		dx: -0.6,
		dy: -0.7,
		rough: 3,
		shade: (c, x, y) => mix(c, rgb('#7a4a2c'), smooth(-0.1, 0.4, fbm(x * 16, y * 16, 4)) * 0.45),
	});
}
