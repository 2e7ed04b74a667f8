import { hills, paintSky, paintWater, tree } from '../draw/city.mjs';
import { rgb } from '../draw/colour.mjs';
import { random } from '../draw/noise.mjs';
import { birds, gradient, group, path, polygon } from '../draw/shapes.mjs';

const defs = `<defs>${gradient(
	'blue',
	[
		[0, '#a9dcef'],
		[0.35, '#4f9cc8'],
		[0.75, '#245f96'],
		[1, '#173f6d'],
	],
	true,
)}${gradient(
	'white',
	[
		[0, '#fff8e8'],
		[0.55, '#cfd8df'],
		[1, '#7c92ab'],
	],
	true,
)}</defs>`;

export async function paint(canvas) {
	const next = random(66);
	paintSky(canvas, {
		stops: [
			[0, '#35507f'],
			[0.4, '#8a86ad'],
			[0.75, '#f2b7a0'],
			[1, '#ffe2b0'],
		],
		horizon: 0.72,
		disc: { x: 0.3, y: 0.52, r: 0.045 },
		glow: '#fff0cb',
		cloud: '#8f7f9c',
		cover: 0.6,
		seed: 22,
	});
	await canvas.draw(hills({ width: 1500, base: 720, rise: 80, seed: 6.2, fill: '#8a88a6' }));
	const light = { dx: -0.9, dy: -0.3, light: rgb('#fff2cf') };
	await canvas.lit(defs + lower([380, 1120].map((x) => minaret(x, 150, 1)).join('')), {
		...light,
		width: 2.5,
		strength: 0.5,
	});
	await canvas.lit(defs + lower(dome()), { ...light, width: 4, strength: 0.6 });
	await canvas.lit(defs + lower([240, 1260].map((x) => minaret(x, 60, 1.25)).join('')), {
		...light,
		width: 3,
		strength: 0.6,
	});
	let grove = '';
	for (let i = 0; i < 34; i++)
		grove += tree(next, i * 46 + next() * 26, 742, 60 + next() * 44, i % 2 ? '#2f5a4c' : '#3d6b54');
	await canvas.lit(grove, { ...light, width: 2, strength: 0.5 });
	await canvas.draw(path('M0 760 V736 H1500 V760Z', '#2a4b48'));
	paintWater(canvas, { horizon: 0.758, tint: '#6d7f9a', depthTint: '#22365c', calm: 1.2 });
	await canvas.draw(birds(next, 640, 190, 10, 150, '#4a4a6b'));
	await canvas.bloom(0.84, 0.35);
	canvas.finish({ vignette: 0.28, contrast: 1.14, saturation: 1.1, grain: 0.035, seed: 17 });
}

/** Dome and minarets leave room above them, where pages have their menu. */
const lower = (markup) => group(markup, 'translate(150 149) scale(0.8)');

function dome() {
	const outline = 'M520 700 V520 Q516 380 610 300 Q690 240 750 232 Q810 240 890 300 Q984 380 980 520 V700Z';
	let out =
		polygon(
			[
				[430, 742],
				[430, 590],
				[1070, 590],
				[1070, 742],
			],
			'url(#white)',
		) + path(outline, 'url(#blue)');
	let lattice = '';
	for (let i = -4; i <= 4; i++)
		lattice += `<path d="M${750 + i * 54} 600 Q${750 + i * 60} 380 750 234" stroke="#eef6f8" stroke-width="3" fill="none" opacity="0.85"/>`;
	for (let i = 0; i < 7; i++) {
		const y = 300 + i * 46;
		const half = 230 * Math.sqrt(1 - ((y < 520 ? 520 - y : 0) / 292) ** 2);
		let zig = `M${750 - half} ${y}`;
		for (let k = 1; k <= 16; k++) zig += ` L${750 - half + (k / 16) * half * 2} ${y + (k % 2 ? -20 : 0)}`;
		lattice += `<path d="${zig}" stroke="#eef6f8" stroke-width="2.4" fill="none" opacity="0.75"/>`;
	}
	out += `<clipPath id="dome"><path d="${outline}"/></clipPath><g clip-path="url(#dome)">${lattice}</g>`;
	out += polygon(
		[
			[500, 606],
			[500, 578],
			[1000, 578],
			[1000, 606],
		],
		'url(#white)',
	);
	for (let x = 452; x < 1060; x += 42)
		out += path(`M${x} 740 V660 L${x + 13} 630 L${x + 26} 660 V740Z`, '#3f5f86');
	return `${out}<path d="M750 234 V168" stroke="#f4e3b4" stroke-width="5"/><circle cx="750" cy="206" r="8" fill="#f4e3b4"/><path d="M742 160 a11 11 0 1 0 14 0 a9 9 0 1 1 -14 0z" fill="#f4e3b4"/>`;
}

function minaret(x, top, s) {
	let out = polygon(
		[
			[x - 17 * s, 745],
			[x - 13 * s, top + 150],
			[x + 13 * s, top + 150],
			[x + 17 * s, 745],
		],
		'url(#white)',
	);
	for (const y of [top + 240, top + 400])
		out += polygon(
			[
				[x - 24 * s, y],
				[x - 20 * s, y + 20],
				[x + 20 * s, y + 20],
				[x + 24 * s, y],
			],
			'url(#white)',
		);
	out +=
		polygon(
			[
				[x - 22 * s, top + 152],
				[x - 18 * s, top + 168],
				[x + 18 * s, top + 168],
				[x + 22 * s, top + 152],
			],
			'url(#white)',
		) +
		polygon(
			[
				[x - 13 * s, top + 152],
				[x, top],
				[x + 13 * s, top + 152],
			],
			'url(#blue)',
		);
	for (let i = 1; i < 5; i++)
		out += `<path d="M${x - 13 * s * (i / 5)} ${top + (152 * i) / 5} H${x + 13 * s * (i / 5)}" stroke="#eef6f8" stroke-width="1.6"/>`;
	return `${out}<path d="M${x} ${top} v-26" stroke="#f4e3b4" stroke-width="3"/>`;
}
