import { blocks, paintSky, paintWater, windowGrid } from '../draw/city.mjs';
import { rgb } from '../draw/colour.mjs';
import { random } from '../draw/noise.mjs';
import { birds, group, path, polygon } from '../draw/shapes.mjs';

const light = { dx: -0.9, dy: -0.3, light: rgb('#ffcf8f') };

export async function paint(canvas) {
	const next = random(5);
	paintSky(canvas, {
		stops: [
			[0, '#263a63'],
			[0.4, '#6c6a92'],
			[0.75, '#e29a7d'],
			[1, '#ffd7a0'],
		],
		horizon: 0.74,
		disc: { x: 0.14, y: 0.6, r: 0.045 },
		glow: '#ffd59a',
		cloud: '#5b5a86',
		cover: 0.55,
		seed: 3,
	});
	await canvas.draw(
		blocks(next, { from: 0, to: 1500, base: 760, low: 60, high: 130, width: 60, fill: '#8d7590' }),
	);
	await canvas.lit(saintNicholas('#5d4d70') + belfry('#54456a') + saintBavo('#5d4d70'), {
		...light,
		width: 4,
		strength: 0.85,
	});
	await canvas.draw(gilding());
	await canvas.lit(gables(next), { ...light, width: 2.5, strength: 0.6 });
	paintWater(canvas, { horizon: 0.765, tint: '#4a4468', depthTint: '#1d2242' });
	await canvas.draw(path('M0 760 H1500 V772 H0Z', '#231c31'));
	await canvas.lit(boat(), { ...light, width: 2 });
	await canvas.draw(birds(next, 980, 150, 9, 120, '#3a365a'));
	await canvas.bloom(0.82, 0.35);
	canvas.finish({ vignette: 0.3, contrast: 1.14, saturation: 1.08, grain: 0.035, seed: 11 });
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

function saintNicholas(fill) {
	let out =
		polygon(
			[
				[285, 770],
				[285, 360],
				[415, 360],
				[415, 770],
			],
			fill,
		) + spire(350, 362, 120, 120, fill);
	for (const x of [288, 412])
		out +=
			polygon(
				[
					[x - 15, 770],
					[x - 15, 310],
					[x + 15, 310],
					[x + 15, 770],
				],
				fill,
			) + spire(x, 312, 40, 92, fill);
	out +=
		polygon(
			[
				[120, 770],
				[120, 590],
				[200, 500],
				[285, 590],
				[285, 770],
			],
			fill,
		) + spire(150, 560, 26, 80, fill);
	return out + lancets([318, 350, 382], 400, 120) + lancets([318, 350, 382], 560, 90);
}

function belfry(fill) {
	let out =
		polygon(
			[
				[662, 770],
				[670, 330],
				[790, 330],
				[798, 770],
			],
			fill,
		) +
		polygon(
			[
				[652, 332],
				[652, 308],
				[808, 308],
				[808, 332],
			],
			fill,
		);
	for (const x of [664, 796])
		out +=
			polygon(
				[
					[x - 14, 330],
					[x - 14, 272],
					[x + 14, 272],
					[x + 14, 330],
				],
				fill,
			) + spire(x, 274, 36, 56, fill);
	out +=
		polygon(
			[
				[682, 310],
				[690, 230],
				[770, 230],
				[778, 310],
			],
			fill,
		) +
		polygon(
			[
				[690, 232],
				[716, 150],
				[744, 150],
				[770, 232],
			],
			fill,
		) +
		polygon(
			[
				[712, 152],
				[720, 112],
				[740, 112],
				[748, 152],
			],
			fill,
		) +
		spire(730, 114, 34, 84, fill);
	return (
		out +
		lancets([698, 730, 762], 380, 130) +
		lancets([698, 730, 762], 570, 100) +
		lancets([712, 730, 748], 250, 44)
	);
}

function saintBavo(fill) {
	let out =
		polygon(
			[
				[1058, 770],
				[1066, 300],
				[1214, 300],
				[1222, 770],
			],
			fill,
		) +
		polygon(
			[
				[1052, 302],
				[1052, 282],
				[1228, 282],
				[1228, 302],
			],
			fill,
		);
	for (const x of [1064, 1112, 1168, 1216])
		out +=
			polygon(
				[
					[x - 11, 284],
					[x - 11, 232],
					[x + 11, 232],
					[x + 11, 284],
				],
				fill,
			) + spire(x, 234, 28, 62, fill);
	out += polygon(
		[
			[1222, 770],
			[1222, 560],
			[1300, 480],
			[1420, 480],
			[1450, 560],
			[1450, 770],
		],
		fill,
	);
	return (
		out +
		lancets([1100, 1140, 1180], 350, 150) +
		lancets([1100, 1140, 1180], 560, 110) +
		lancets([1270, 1310, 1350, 1390], 600, 90)
	);
}

function lancets(places, top, h) {
	return places
		.map((x) =>
			path(
				`M${x - 8} ${top + h} V${top + 14} Q${x} ${top - 12} ${x + 8} ${top + 14} V${top + h}Z`,
				'#2f2748',
			),
		)
		.join('');
}

function gilding() {
	return (
		path('M716 26 Q726 14 744 20 L758 12 L752 24 Q742 34 728 30 L722 36Z', '#ffdc86') +
		'<circle cx="730" cy="452" r="21" fill="#f2d9a2"/><circle cx="730" cy="452" r="17" fill="#2f2748"/><path d="M730 452 V439 M730 452 L739 457" stroke="#ffdc86" stroke-width="2.6" stroke-linecap="round"/>'
	);
}

function gables(next) {
	const walls = ['#8c4a45', '#a0674d', '#6f4b5b', '#b3805c', '#7a3f44', '#96594a', '#5c4a63'];
	let out = '';
	for (let i = 0, x = -20; x < 1520; i++) {
		const w = 86 + next() * 44;
		const h = 150 + next() * 80;
		const wall = walls[i % walls.length];
		const top = 765 - h;
		const kind = Math.floor(next() * 3);
		let gable = '';
		if (kind < 2) {
			for (let s = 0; s < 5; s++)
				gable += polygon(
					[
						[x + (w / 11) * s, top],
						[x + (w / 11) * s, top - s * 17 - 12],
						[x + w - (w / 11) * s, top - s * 17 - 12],
						[x + w - (w / 11) * s, top],
					],
					wall,
				);
		} else
			gable = path(
				`M${x} ${top} Q${x + 4} ${top - 40} ${x + w * 0.3} ${top - 50} Q${x + w * 0.36} ${top - 86} ${x + w / 2} ${top - 92} Q${x + w * 0.64} ${top - 86} ${x + w * 0.7} ${top - 50} Q${x + w - 4} ${top - 40} ${x + w} ${top}Z`,
				wall,
			);
		out +=
			gable +
			polygon(
				[
					[x, 768],
					[x, top],
					[x + w, top],
					[x + w, 768],
				],
				wall,
			);
		out += windowGrid(next, {
			x: x + 6,
			y: top + 4,
			w: w - 12,
			h: h - 40,
			columns: 4,
			rows: 3,
			lit: '#ffd58c',
			dark: '#2c2036',
			share: 0.45,
			tall: 1.7,
		});
		out += windowGrid(next, {
			x: x + w * 0.3,
			y: top - 46,
			w: w * 0.4,
			h: 44,
			columns: 2,
			rows: 1,
			lit: '#ffd58c',
			dark: '#2c2036',
			share: 0.5,
			tall: 1.6,
		});
		out += path(
			`M${x + w * 0.4} 768 v-30 q${w * 0.1} -18 ${w * 0.2} 0 v30z`,
			next() > 0.4 ? '#ffc674' : '#241a2d',
		);
		x += w + 1;
	}
	return out;
}

function boat() {
	return group(
		path('M-130 0 Q-120 26 -92 30 L110 30 Q140 20 152 -6 L96 0 L-60 4Z', '#1c1729') +
			path('M-60 4 L-52 -26 L62 -26 L72 0Z', '#33294a') +
			path('M-46 -20 h24 v12 h-26z M-14 -20 h24 v12 h-24z M18 -20 h26 l5 12 h-31z', '#ffd08a'),
		'translate(1020 880)',
	);
}
