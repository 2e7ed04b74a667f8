import { clamp, mix, ramp, rgb, smooth } from '../draw/colour.mjs';
import { cells, fbm, random } from '../draw/noise.mjs';
import { circle, gradient, group, path, polygon, radial } from '../draw/shapes.mjs';

const sky = ramp([0, '#070c1c'], [0.3, '#131a38'], [0.55, '#33264a'], [0.75, '#6b3440']);
const ember = ramp([0, '#2a0d14'], [0.35, '#a02a12'], [0.65, '#ff7a1f'], [1, '#ffe09a']);

export async function paint(canvas, wide) {
	const peak = wide ? [1.16, 0.15] : [0.38, 0.26];
	paintSky(canvas, peak);
	paintHill(canvas, peak, wide);
	await village(canvas, wide);
	await canvas.bloom(0.6, 0.75, [4, 16, 60]);
	canvas.finish({ vignette: 0.5, contrast: 1.2, saturation: 1.12, grain: 0.05, seed: 2 });
}

function paintSky(canvas, peak) {
	const next = random(11);
	const stars = Array.from({ length: 420 }, () => [next() * 1.78, next() * 0.62, next() ** 4]);
	canvas.paint((x, y) => {
		const glow = Math.exp(-Math.hypot((x - peak[0]) * 0.9, (y - peak[1] - 0.12) * 1.1) * 3.1);
		let c = mix(sky(y), rgb('#d2571f'), glow * 0.62);
		const rise = Math.max(0, peak[1] + 0.06 - y);
		const px = x - peak[0] + rise * 1.7;
		const body = smooth(0.06 + rise * 1.5, 0, Math.abs(px));
		const curl = fbm(x * 5 + y * 3 + 8, y * 7 + fbm(x * 6, y * 6, 4) * 1.2, 6);
		const smoke = body * smooth(-0.35, 0.3, curl);
		c = mix(c, mix(rgb('#181426'), rgb('#e0692c'), clamp(glow * 1.25 + curl * 0.6 - 0.22)), smoke);
		return c;
	});
	for (const [x, y, size] of stars) dot(canvas, x, y, 0.25 + size * 0.75);
}

function dot(canvas, x, y, light) {
	const i = Math.floor(y * canvas.height) * canvas.width + Math.floor(x * canvas.height);
	if (x * canvas.height >= canvas.width || canvas.pixels[i * 3] > 0.25) return;
	for (let c = 0; c < 3; c++) canvas.pixels[i * 3 + c] += light * [0.75, 0.8, 1][c] * 0.8;
}

/** The burning hill: dark crust, veins of fire along the borders of cells, brighter towards the top. */
function paintHill(canvas, [cx, top], wide) {
	const rise = (x) => {
		const d = Math.abs(x - cx) / (wide ? 0.62 : 0.4);
		const rough = fbm(x * 7, 3, 6) * 0.035 + fbm(x * 30, 5, 4) * 0.008;
		return top + 0.06 * smooth(0.12, 0, d) + 0.6 * (d ** 1.05 / (1 + d * 0.35)) + rough;
	};
	canvas.paint((x, y) => {
		const edge = rise(x);
		if (y < edge - 0.001) return undefined;
		const deep = y - edge;
		const bend = fbm(x * 6, y * 6, 4) * 0.18;
		const u = (x - cx) * 5 + bend * 3;
		const v = y * 4.2 - Math.abs(x - cx) * 2.4 + bend * 3;
		const vein =
			smooth(0.13, 0, cells(u * 1.1, v * 1.1)) * 0.9 + smooth(0.1, 0, cells(u * 3.2 + 9, v * 3.2)) * 0.4;
		const heat =
			Math.exp(-deep * 3.1) *
			Math.exp(-Math.abs(x - cx) * 2.1) *
			(0.55 + 0.9 * smooth(-0.3, 0.45, fbm(x * 3 + 2, y * 3, 4)));
		const relief = clamp(0.5 + fbm(x * 22 + y * 9, y * 26, 5) * 0.9);
		let c = mix(rgb('#0d0a16'), rgb('#57262a'), relief * (0.25 + heat * 0.9));
		c = mix(c, ember(clamp(heat * 1.35)), clamp(vein * heat * 1.9));
		c = mix(c, rgb('#ff9a45'), smooth(0.012, 0, deep) * heat * 0.8);
		return mix(c, rgb('#3c2440'), smooth(0.5, 0.86, y) * 0.75);
	});
}

async function village(canvas, wide) {
	const next = random(wide ? 42 : 17);
	const wideness = (canvas.width / canvas.height) * 1000;
	const rows = [
		{ base: wide ? 690 : 700, size: 0.42, wall: '#3b2238', roof: '#241629', lit: 0.5, from: wide ? 0.28 : 0 },
		{ base: wide ? 752 : 762, size: 0.62, wall: '#2c1a2f', roof: '#1a1122', lit: 0.55, from: wide ? 0.2 : 0 },
		{ base: wide ? 832 : 838, size: 0.9, wall: '#21142a', roof: '#120c1b', lit: 0.6, from: wide ? 0.34 : 0 },
		{ base: wide ? 950 : 935, size: 1.35, wall: '#160e20', roof: '#0b0813', lit: 0.5, from: wide ? 0.52 : 0 },
	];
	for (const [index, row] of rows.entries()) {
		const slope = (x) =>
			row.base +
			Math.sin(x / 190 + index * 2) * 16 +
			(wide ? (1 - Math.min(1, x / wideness / 0.5)) * 26 * index : 0);
		let ground = `M0 1000 L0 ${slope(0)}`;
		for (let x = 0; x <= wideness + 40; x += 40) ground += ` L${x} ${slope(x)}`;
		await canvas.draw(path(`${ground} L${wideness} 1000Z`, row.roof));
		let houses = '';
		let lights = '';
		for (let x = wideness * row.from + next() * 60; x < wideness + 60; x += (44 + next() * 40) * row.size) {
			const house = cottage(next, x, slope(x) + (next() - 0.3) * 22 * row.size, row);
			houses += house.shape;
			lights += house.lights;
		}
		await canvas.lit(houses, {
			dx: wide ? -0.25 : 0,
			dy: -1,
			light: rgb('#ff8b45'),
			strength: 0.75,
			width: 1.8 + row.size,
		});
		await canvas.draw(lights);
		await canvas.draw(lights, { mode: 'screen', blur: 9 * row.size, opacity: 0.9 });
		await lanterns(canvas, next, wideness, slope, row, wide);
		await canvas.draw(fade(wideness, row.base), { blur: 9 * row.size });
		await canvas.draw(`<rect x="0" y="${row.base - 40}" width="${wideness}" height="120" fill="#d8612c"/>`, {
			blur: 40,
			mode: 'screen',
			opacity: 0.07,
		});
	}
	await lamplighter(canvas, wide);
}

/** The ground swallows the feet of a row of houses. */
function fade(wideness, base) {
	return `<rect x="-50" y="${base + 22}" width="${wideness + 100}" height="400" fill="#150d1e"/>`;
}

function cottage(next, x, y, { size, wall, roof, lit }) {
	const long = next() > 0.45;
	const w = (long ? 62 + next() * 40 : 38 + next() * 22) * size;
	const h = (long ? 30 + next() * 22 : 42 + next() * 44) * size;
	const peak = (long ? 34 + next() * 16 : 44 + next() * 34) * size;
	const eave = 7 * size;
	const top = y - h;
	const slant = long ? w * 0.16 : w / 2;
	let shape = polygon(
		[
			[x, y + 6],
			[x, top],
			[x + w, top],
			[x + w, y + 6],
		],
		wall,
	);
	shape += polygon(
		[
			[x - eave, top + eave],
			[x + slant, top - peak],
			[x + w - slant, top - peak],
			[x + w + eave, top + eave],
		],
		roof,
	);
	if (long) shape += dormer(x + w * 0.5, top - peak * 0.3, size, wall, roof);
	const cx = x + w * (0.2 + next() * 0.2);
	if (next() > 0.3)
		shape += polygon(
			[
				[cx, top],
				[cx, top - peak * 1.12],
				[cx + 8 * size, top - peak * 1.12],
				[cx + 8 * size, top],
			],
			roof,
		);
	return { shape, lights: windows(next, { x, y, w, h, size, wall, lit }) };
}

function dormer(x, y, size, wall, roof) {
	return (
		polygon(
			[
				[x - 8 * size, y],
				[x - 8 * size, y - 12 * size],
				[x + 8 * size, y - 12 * size],
				[x + 8 * size, y],
			],
			wall,
		) +
		polygon(
			[
				[x - 11 * size, y - 10 * size],
				[x, y - 24 * size],
				[x + 11 * size, y - 10 * size],
			],
			roof,
		)
	);
}

function windows(next, { x, y, w, h, size, wall, lit }) {
	let out = '';
	const across = Math.max(2, Math.round(w / (17 * size)));
	for (let wy = y - h + 9 * size; wy < y - 12 * size; wy += 21 * size) {
		for (let i = 0; i < across; i++) {
			if (next() > lit) continue;
			const wx = x + (w / across) * (i + 0.5) - 3.5 * size;
			const tone = ['#ffc867', '#ff9f45', '#ffe3a1', '#f07b35'][Math.floor(next() * 4)];
			out += path(`M${wx} ${wy} h${7 * size} v${10 * size} h${-7 * size}z`, tone);
			out += `<path d="M${wx + 3.5 * size} ${wy} v${10 * size} M${wx} ${wy + 5 * size} h${7 * size}" stroke="${wall}" stroke-width="${0.9 * size}"/>`;
		}
	}
	return out;
}

async function lanterns(canvas, next, wideness, slope, { size, from }, wide) {
	let cords = '';
	let glows = '';
	let cores = '';
	const count = wide ? 9 : 5;
	for (let s = 0; s < count; s++) {
		const x0 = wideness * from + next() * wideness * (1 - from);
		const span = (110 + next() * 120) * size;
		const y0 = slope(x0) - (64 + next() * 34) * size;
		const y1 = slope(x0 + span) - (60 + next() * 40) * size;
		const sag = span * 0.2;
		cords += `<path d="M${x0} ${y0} Q${x0 + span / 2} ${(y0 + y1) / 2 + sag * 2} ${x0 + span} ${y1}" stroke="#0d0914" stroke-width="${0.8 * size}" fill="none"/>`;
		const number = Math.round(span / (17 * size));
		for (let i = 1; i < number; i++) {
			const t = i / number;
			const x = x0 + span * t;
			const y = y0 * (1 - t) ** 2 + ((y0 + y1) / 2 + sag * 2) * 2 * t * (1 - t) + y1 * t * t;
			const r = (2 + next() * 1.3) * size;
			cores += `<ellipse cx="${x}" cy="${y + r}" rx="${r}" ry="${r * 1.3}" fill="${next() > 0.25 ? '#ffcf72' : '#ffefc4'}"/>`;
			glows += circle(x, y + r, r * 5, 'url(#halo)');
		}
	}
	const defs = `<defs>${radial('halo', [
		[0, '#ff9d3c', 0.75],
		[0.4, '#ff7a2a', 0.25],
		[1, '#ff6a1a', 0],
	])}</defs>`;
	await canvas.draw(cords);
	await canvas.draw(defs + glows, { mode: 'screen' });
	await canvas.draw(cores);
}

/** She stands on a roof ridge with her pole, lighting the last lantern. */
async function lamplighter(canvas, wide) {
	const x = wide ? 1560 : 520;
	const y = wide ? 838 : 850;
	const k = 1.15;
	const roof =
		polygon(
			[
				[-240, 190],
				[-40, 4],
				[130, -2],
				[330, 190],
			],
			'#07060e',
		) +
		polygon(
			[
				[-52, 0],
				[138, -7],
				[142, 4],
				[-48, 12],
			],
			'#120d1a',
		);
	const figure =
		path(
			'M-9 0 L-7 -26 Q-17 -34 -12 -60 Q-9 -74 2 -76 Q14 -74 16 -60 Q22 -40 14 -24 L18 2 L10 2 L4 -22 L-2 0Z',
			'#0b0812',
		) +
		path('M-7 -72 Q-8 -92 4 -93 Q16 -92 14 -76 Q8 -68 -7 -72Z', '#0b0812') +
		path('M-9 -92 Q4 -100 18 -90 L21 -87 Q4 -93 -12 -88Z', '#0b0812') +
		'<path d="M11 -60 L-22 -66 L-34 -78" stroke="#0b0812" stroke-width="5.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M-4 -34 L-66 -142" stroke="#0b0812" stroke-width="2.6" stroke-linecap="round"/>';
	await canvas.lit(group(roof + figure, `translate(${x} ${y}) scale(${k})`), {
		dx: -0.7,
		dy: -0.7,
		light: rgb('#ff9a4d'),
		strength: 0.95,
		width: 2.4,
	});
	const lamp = `<defs>${gradient('pane', [
		[0, '#fff3cd'],
		[1, '#ffb347'],
	])}${radial('flare', [
		[0, '#ffd58a', 1],
		[0.15, '#ff9a3c', 0.5],
		[1, '#ff6a1a', 0],
	])}</defs>`;
	const body =
		path('M-77 -166 h14 l4 20 h-22z', 'url(#pane)') +
		'<path d="M-80 -166 h20 M-82 -145 h24 M-70 -166 v-7 m-4 0 h8" stroke="#0b0812" stroke-width="2.2" fill="none"/>';
	await canvas.draw(lamp + group(circle(-70, -156, 120, 'url(#flare)'), `translate(${x} ${y}) scale(${k})`), {
		mode: 'screen',
		opacity: 0.85,
	});
	await canvas.draw(lamp + group(body, `translate(${x} ${y}) scale(${k})`));
}
