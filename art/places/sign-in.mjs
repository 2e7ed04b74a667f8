import { clamp, mix, ramp, rgb, smooth } from '../draw/colour.mjs';
import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { fbm, random } from '../draw/noise.mjs';
import { varnish } from '../draw/pictures.mjs';
import { bars, books, candle, curve, papers, pile, thorns, wall, walnut } from '../draw/rooms.mjs';
import { circle, path, polygon } from '../draw/shapes.mjs';
import { fabric, plain, plaster, wood } from '../draw/stuff.mjs';

const camera = { at: [0.1, 1.44, -2.5], to: [0.03, 1.4, 0], fov: 50 };

/** What changes with the hour: the sky, what shines in it, the houses and the light that falls into the room. */
export const night = {
	sky: [0, '#070d22', 0.22, '#0f1d44', 0.42, '#243a70', 0.58, '#5a6ca6'],
	disc: { at: [0.5, 0.288], size: 0.035, colour: [1, 0.985, 0.9], glow: '#aebbe2' },
	clouds: ['#1a2448', '#b9c3e6'],
	stars: 0.8,
	towers: '#1d2850',
	haze: '#5a6a9c',
	roofs: ['#1a2348', '#141b3a', '#0d132b'],
	rim: '#8fa2da',
	lit: 1,
	ambient: ['#20283c', 0.5],
	above: ['#5a76c0', 0.34, 0.5],
	sun: { to: [0.3, 0.62, 0.9], colour: '#9db4ff', power: 0.42 },
	candle: 0.8,
	exposure: 1.25,
	shadow: '#0c1433',
};

export const dawn = {
	...night,
	sky: [0, '#31456f', 0.2, '#7f7f9e', 0.4, '#e0a08a', 0.58, '#ffdca0'],
	disc: { at: [0.672, 0.4], size: 0.03, colour: [1, 0.95, 0.78], glow: '#ffc98a' },
	clouds: ['#8a7890', '#ffd2ae'],
	stars: 0,
	towers: '#8c7384',
	haze: '#ffcf9a',
	roofs: ['#7c6270', '#5c4658', '#3c2f40'],
	rim: '#ffd6a2',
	lit: 0.25,
	ambient: ['#4a3c40', 0.75],
	above: ['#e8b090', 0.5, 0.5],
	sun: { to: [-0.35, 0.4, 0.9], colour: '#ffc890', power: 1.5 },
	candle: 0.5,
	shadow: '#33203a',
};

/** An hour after sunset: a green sky, a young moon and every house lit. */
export const dusk = {
	...night,
	sky: [0, '#0d2238', 0.22, '#1c4258', 0.42, '#4f7a7c', 0.58, '#e0a878'],
	disc: { at: [0.268, 0.27], size: 0.022, colour: [1, 0.97, 0.88], glow: '#7fb0b8' },
	clouds: ['#1c3346', '#c98f78'],
	stars: 0.35,
	towers: '#1d3644',
	haze: '#c08a68',
	roofs: ['#20384a', '#182a3a', '#101c2a'],
	rim: '#e8b088',
	lit: 2.2,
	ambient: ['#26343a', 0.55],
	above: ['#6aa0a8', 0.34, 0.5],
	sun: { to: [-0.3, 0.55, 0.9], colour: '#ffb890', power: 0.5 },
	candle: 0.8,
	shadow: '#0c2330',
};

export const noon = {
	...night,
	sky: [0, '#3f7fb6', 0.25, '#6ba6cf', 0.45, '#a4cbdf', 0.58, '#dcebe8'],
	disc: { at: [0.62, -0.05], size: 0.03, colour: [1, 1, 0.95], glow: '#fff6dc' },
	clouds: ['#b6cede', '#ffffff'],
	stars: 0,
	towers: '#7f9cac',
	haze: '#e4eeea',
	roofs: ['#9a8378', '#86604f', '#6c4a40'],
	rim: '#fff0d6',
	lit: 1.6,
	panes: ['#4a3a3c', '#5a4a4c', '#6f6468'],
	ambient: ['#5c5a58', 0.85],
	above: ['#bcd8e8', 0.6, 0.5],
	sun: { to: [0.35, 0.85, 0.8], colour: '#fff2d8', power: 1.9 },
	candle: 0.25,
	exposure: 1.15,
	shadow: '#2c2a38',
};

/** A desk of the studio by a tall window, one candle, the roofs of Gent and whatever shines above them. */
export async function paint(canvas, hour = night) {
	await outside(canvas, hour);
	const scene = build(hour);
	develop(canvas, scene, camera, {
		samples: 9,
		exposure: hour.exposure,
		fog: { density: 0.05, far: 4 },
		seed: 4,
	});
	await varnish(canvas, {
		stroke: 2.4,
		bloom: [0.7, 0.42, [4, 18, 60]],
		colours: { shadow: hour.shadow, shade: 0.2 },
		vignette: 0.6,
		contrast: 1.16,
		grain: 0.035,
	});
}

async function outside(canvas, hour) {
	const { disc, clouds } = hour;
	const stops = Array.from({ length: 4 }, (_, i) => [hour.sky[i * 2], hour.sky[i * 2 + 1]]);
	const sky = ramp(...stops);
	canvas.paint((x, y) => {
		const d = Math.hypot(x - disc.at[0], y - disc.at[1]);
		const bank = fbm(x * 3.2, y * 9 + fbm(x * 4, y * 8, 4) * 0.9, 6);
		let c = mix(sky(y), rgb(disc.glow), 0.5 * Math.exp(-d * 8));
		c = mix(c, mix(rgb(clouds[0]), rgb(clouds[1]), Math.exp(-d * 5)), smooth(0.05, 0.6, bank) * 0.6);
		const face = 0.92 + fbm(x * 46, y * 46, 4) * 0.13;
		const [r, g, b] = disc.colour;
		return mix(c, [face * r, face * g, face * b], smooth(disc.size + 0.0015, disc.size - 0.0005, d));
	});
	const next = random(12);
	let stars = '';
	for (let i = 0; i < 150; i++)
		stars += circle(
			next() * 750,
			next() ** 1.3 * 430,
			0.4 + next() ** 4 * 1.3,
			'#cdd8ff',
			`opacity="${(0.2 + next() * 0.7).toFixed(2)}"`,
		);
	if (hour.stars) await canvas.draw(stars, { mode: 'screen', opacity: hour.stars });
	await canvas.draw(towers(hour.towers), { blur: 1.5 });
	await canvas.draw(`<rect x="0" y="450" width="750" height="160" fill="${hour.haze}"/>`, {
		blur: 36,
		mode: 'screen',
		opacity: 0.4,
	});
	for (const [base, size, fill, share] of [
		[500, 0.6, hour.roofs[0], 0.2],
		[535, 0.85, hour.roofs[1], 0.3],
		[580, 1.2, hour.roofs[2], 0.34],
	]) {
		const { shape, lights } = roofs(next, base, size, fill, share * hour.lit, hour.panes);
		await canvas.lit(shape, {
			dx: 0.1,
			dy: -1,
			light: rgb(hour.rim),
			strength: 0.6,
			width: 1.6,
			write: false,
		});
		await canvas.draw(lights);
		if (!hour.panes) await canvas.draw(lights, { mode: 'screen', blur: 7 });
	}
}

/** The three towers in a row, far off. */
function towers(fill) {
	const tower = (x, w, top, spire) =>
		polygon(
			[
				[x - w / 2, 620],
				[x - w / 2, top],
				[x + w / 2, top],
				[x + w / 2, 620],
			],
			fill,
		) +
		[-1, 1]
			.map((s) =>
				polygon(
					[
						[x + s * w * 0.5 - 5, top + 6],
						[x + s * w * 0.5, top - 24],
						[x + s * w * 0.5 + 5, top + 6],
					],
					fill,
				),
			)
			.join('') +
		(spire
			? polygon(
					[
						[x - w * 0.4, top],
						[x - 5, top - spire * 0.55],
						[x, top - spire],
						[x + 5, top - spire * 0.55],
						[x + w * 0.4, top],
					],
					fill,
				)
			: '');
	return tower(236, 40, 388, 0) + tower(318, 30, 380, 92) + tower(412, 44, 392, 0);
}

function roofs(next, base, size, fill, share, panes = ['#ffb45c', '#ffd28c', '#e08a45']) {
	let shape = '';
	let lights = '';
	for (let x = 60; x < 720; ) {
		const w = (34 + next() * 26) * size;
		const top = base - (6 + next() * 34) * size;
		const peak = w * (0.62 + next() * 0.3);
		const steps = 4;
		let d = `M${x} 760 V${top}`;
		for (let s = 1; s <= steps; s++)
			d += ` H${(x + (w / 2 / steps) * (s - 0.35)).toFixed(1)} V${(top - (peak / steps) * s).toFixed(1)}`;
		for (let s = steps; s >= 1; s--)
			d += ` H${(x + w - (w / 2 / steps) * (s - 0.35)).toFixed(1)} V${(top - (peak / steps) * (s - 1)).toFixed(1)}`;
		if (next() > 0.4) d += ` H${x + w} V760Z`;
		else
			d = `M${x} 760 V${top} L${x + w / 2} ${top - peak} L${x + w} ${top} V760Z M${x + w * 0.68} ${top} v${-peak * 1.05} h${6 * size} v${peak}Z`;
		shape += path(d, fill);
		for (let r = 0; r < 5; r++)
			for (let c = 0; c < 3; c++)
				if (next() < share) {
					const wx = x + w * (0.2 + c * 0.24);
					const wy = top + (4 + r * 19) * size;
					lights += `<rect x="${wx.toFixed(1)}" y="${wy.toFixed(1)}" width="${(6 * size).toFixed(1)}" height="${(9 * size).toFixed(1)}" fill="${panes[Math.floor(next() * 3)]}" opacity="${(0.55 + next() * 0.45).toFixed(2)}"/>`;
				}
		x += w * (0.96 + next() * 0.1);
	}
	return { shape, lights };
}

function build(hour) {
	const scene = new Scene();
	const next = random(31);
	const paintwork = wood('#4a4f52', { grain: 0.6, gloss: 0.1 });
	const hole = [2.28, 3.72, 0.98, 2.5];
	wall(scene, {
		at: [-3, 0, 0.05],
		long: 6,
		high: 3.4,
		holes: [hole],
		material: plaster('#5d5a62', { worn: 0.35 }),
		reveal: paintwork,
		thick: 0.26,
	});
	scene.with({ at: [-3, 0, 0.05] }, () =>
		bars(scene, hole, { columns: 2, rows: 4, material: paintwork, z: 0.16, frame: 0.05, thick: 0.026 }),
	);
	scene.box([0, 0.95, 0.04], [1.66, 0.035, 0.3], paintwork);
	for (const x of [-0.79, 0.79]) scene.box([x, 0.985, 0.03], [0.1, 1.62, 0.05], paintwork);
	scene.box([0, 2.5, 0.03], [1.68, 0.12, 0.06], paintwork);
	curtain(scene, -0.98, 0.42);
	curtain(scene, 1.0, 0.34);
	scene.box([0.05, 0.72, -0.46], [2.5, 0.045, 0.86], walnut);
	scene.box([0.05, 0.56, -0.42], [2.4, 0.16, 0.76], walnut);
	for (const x of [-0.42, 0.52]) {
		scene.box([x, 0.585, -0.808], [0.72, 0.11, 0.012], wood('#6b432c', { seed: 3 }));
		scene.ball([x, 0.64, -0.83], 0.016, plain('#a8824a', { gloss: 0.6, sharp: 40 }), 10);
	}
	scene.with({ at: [-0.2, 0.765, -0.5] }, () => holder(scene, next, hour));
	const top = pile(scene, next, { at: [-0.66, 0.765, -0.3], count: 5, turn: 12, size: 0.27 });
	pile(scene, next, { at: [-0.66, top, -0.3], count: 1, turn: -14, size: 0.2 });
	pile(scene, next, { at: [0.72, 0.765, -0.28], count: 3, turn: -8, size: 0.3 });
	openBook(scene, [0.24, 0.768, -0.6]);
	papers(scene, next, { at: [-0.5, 0.766, -0.72], count: 3, spread: 0.05, turn: 20 });
	inkwell(scene, [0.56, 0.765, -0.5]);
	books(scene, next, { at: [0.56, 0.986, 0.06], long: 0.18, tall: 0.2, deep: 0.13 });
	scene.ambient = tone(hour.ambient[0]).map((v) => v * hour.ambient[1]);
	scene.sky = (d) => tone(hour.above[0]).map((v) => v * (hour.above[1] + hour.above[2] * clamp(d[1])));
	scene.light({ kind: 'sun', ...hour.sun, colour: tone(hour.sun.colour), spread: 0.03 });
	return scene;
}

function curtain(scene, x, wide) {
	const cloth = fabric('#5a2430', { folds: 0.12 });
	const n = 46;
	for (let i = 0; i < n; i++) {
		const at = (t, y) => [
			x + (t - 0.5) * wide * (y < 1.3 ? 0.8 + 0.2 * smooth(0.9, 1.3, y) : 1),
			y,
			-0.06 + Math.sin(t * 34 + Math.sin(y * 1.6) * 0.7) * 0.035 + Math.sin(t * 13) * 0.02,
		];
		const ys = [0.3, 0.8, 1.3, 1.8, 2.3, 2.75];
		for (let j = 1; j < ys.length; j++)
			scene.quad(
				at(i / n, ys[j - 1]),
				at((i + 1) / n, ys[j - 1]),
				at((i + 1) / n, ys[j]),
				at(i / n, ys[j]),
				cloth,
			);
	}
}

/** A brass dish with a candle; a thorned branch winds around it. */
function holder(scene, next, hour) {
	const brass = plain('#9a7438', { gloss: 0.5, sharp: 34, mirror: 0.4, rough: 0.18 });
	scene.lathe(
		[0, 0, 0],
		[
			[0, 0.004],
			[0.075, 0.004],
			[0.1, 0.02],
			[0.106, 0.02],
			[0.08, 0],
			[0, 0],
		],
		brass,
		{ sides: 28 },
	);
	scene.lathe(
		[0, 0.004, 0],
		[
			[0.036, 0],
			[0.03, 0.012],
			[0.036, 0.05],
			[0.033, 0.05],
			[0.03, 0.02],
		],
		brass,
	);
	candle(scene, {
		at: [0, 0.02, 0],
		high: 0.25,
		radius: 0.025,
		power: hour.candle,
		beam: 0.55,
		colour: tone('#ffbb80'),
	});
	const winding = Array.from({ length: 15 }, (_, i) => {
		const t = i / 14;
		const a = -0.6 + t * 8.4;
		const r = 0.1 - 0.045 * Math.min(1, t * 2.2) + 0.012 * Math.sin(i * 2);
		return [Math.cos(a) * r, 0.012 + t * 0.23, Math.sin(a) * r];
	});
	thorns(scene, next, {
		points: [
			[0.4, 0.008, -0.13],
			[0.28, 0.02, -0.16],
			[0.16, 0.012, -0.1],
			...winding.slice(0, 12),
			[0.1, 0.245, 0.02],
			[0.15, 0.29, 0.02],
			[0.155, 0.33, 0.01],
		],
		radius: 0.0088,
		gap: 0.03,
		length: 0.032,
		leaves: 11,
		bark: '#4a3020',
		leaf: '#6e8442',
	});
}

function openBook(scene, at) {
	scene.with({ at, turn: -14 }, () => {
		scene.box([0, 0, 0], [0.4, 0.008, 0.28], plain('#4a2a24'));
		for (const s of [-1, 1]) {
			const line = Array.from({ length: 9 }, (_, i) => [
				s * (i / 8) * 0.19,
				0.012 + 0.026 * Math.sin(Math.PI * Math.min(1, (i / 8) ** 0.6)) * (1 - (i / 8) * 0.5),
			]);
			for (let i = 1; i < line.length; i++) {
				const [[x0, y0], [x1, y1]] = [line[i - 1], line[i]];
				const ink = (p, _n, [, v]) =>
					v > 0.03 && v < 0.23 && Math.floor(v * 90) % 2 && i > 1 && i < 8 && Math.sin(p[0] * 620) > -0.7
						? tone('#9a8a70')
						: tone('#e4d6b6');
				scene.quad([x0, y0, -0.13], [x0, y0, 0.13], [x1, y1, 0.13], [x1, y1, -0.13], {
					colour: (p, n, [u]) => ink(p, n, [0, u]),
				});
			}
			scene.box([s * 0.095, 0.008, 0], [0.19, 0.008, 0.26], plain('#c8b892'));
		}
	});
}

function inkwell(scene, [x, y, z]) {
	const glass = plain('#12182a', { gloss: 0.8, sharp: 60, mirror: 0.5, rough: 0.05 });
	scene.lathe(
		[x, y, z],
		[
			[0, 0],
			[0.034, 0],
			[0.036, 0.03],
			[0.018, 0.042],
			[0.02, 0.054],
			[0.012, 0.054],
		],
		glass,
	);
	const quill = plain('#d8cdb4');
	const line = curve(
		[
			[x, y + 0.03, z],
			[x + 0.05, y + 0.16, z + 0.03],
			[x + 0.13, y + 0.27, z + 0.03],
		],
		10,
	);
	scene.tube(line, (t) => 0.003 - t * 0.002, quill, 5);
	for (let i = 7; i < line.length - 1; i++) {
		const t = (i - 7) / (line.length - 8);
		const w = 0.024 * Math.sin(Math.PI * (t * 0.9 + 0.1)) ** 0.7;
		const [a, b] = [line[i], line[i + 1]];
		scene.quad(
			[a[0] - w, a[1] + w * 0.4, a[2]],
			[a[0] + w * 0.8, a[1] - w * 0.9, a[2]],
			[b[0] + w * 0.8, b[1] - w * 0.9, b[2]],
			[b[0] - w, b[1] + w * 0.4, b[2]],
			quill,
		);
	}
}
