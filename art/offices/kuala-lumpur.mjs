import { blocks, hills, paintSky, tree, windowGrid } from '../draw/city.mjs';
import { rgb } from '../draw/colour.mjs';
import { random } from '../draw/noise.mjs';
import { gradient, group, path, polygon } from '../draw/shapes.mjs';

const defs = `<defs>${gradient(
	'steel',
	[
		[0, '#e9f0f2'],
		[0.35, '#9db3c4'],
		[0.7, '#52688a'],
		[1, '#2e3f66'],
	],
	true,
)}${gradient('dusk', [
	[0, '#33507c', 0],
	[1, '#1b2b52', 0.75],
])}</defs>`;

export async function paint(canvas) {
	const next = random(33);
	paintSky(canvas, {
		stops: [
			[0, '#10223f'],
			[0.4, '#2d5578'],
			[0.72, '#c78a8f'],
			[1, '#ffc28a'],
		],
		horizon: 0.76,
		disc: { x: 0.26, y: 0.3, r: 0.036 },
		glow: '#ffdcae',
		cloud: '#3c4670',
		cover: 0.62,
		seed: 12,
		stars: 90,
	});
	await canvas.draw(hills({ width: 1500, base: 780, rise: 90, seed: 4.4, fill: '#4a5580' }));
	const light = { dx: -0.9, dy: -0.3, light: rgb('#ffd3a2') };
	await canvas.lit(needle(), { ...light, width: 2, strength: 0.6 });
	await canvas.draw(
		blocks(next, { from: 0, to: 1500, base: 860, low: 90, high: 260, width: 80, fill: '#37416b' }),
	);
	await canvas.draw(lights(next, 0, 1500, 640, 800, 150), { opacity: 0.8 });
	for (const x of [640, 880])
		await canvas.lit(defs + lower(tower(next, x)), { ...light, width: 3, strength: 0.6 });
	await canvas.lit(defs + lower(bridge()), { ...light, width: 2, strength: 0.5 });
	await canvas.draw(
		blocks(next, { from: -20, to: 560, base: 930, low: 60, high: 170, width: 110, fill: '#252b50' }) +
			blocks(next, { from: 960, to: 1520, base: 930, low: 60, high: 190, width: 110, fill: '#252b50' }),
	);
	await canvas.draw(lights(next, 0, 560, 780, 900, 90) + lights(next, 960, 1500, 770, 900, 90));
	let park = '';
	for (let i = 0; i < 30; i++)
		park += tree(
			next,
			i * 54 + next() * 30,
			930 + next() * 30,
			90 + next() * 60,
			i % 2 ? '#1d4241' : '#24504a',
		);
	await canvas.lit(park, { dx: 0, dy: -1, light: rgb('#7fb08c'), width: 2.5, strength: 0.55 });
	let near = '';
	for (const [x, h, lean] of [
		[60, 330, 26],
		[150, 250, -20],
		[1380, 360, -30],
		[1470, 270, 16],
	])
		near += palm(next, x, 1010, h, lean);
	await canvas.lit(near + path('M0 1000 V950 Q400 930 800 952 Q1200 932 1500 948 V1000Z', '#0d2228'), {
		...light,
		width: 2.5,
		strength: 0.5,
	});
	await canvas.bloom(0.74, 0.5);
	canvas.finish({ vignette: 0.3, contrast: 1.14, saturation: 1.1, grain: 0.035, seed: 14 });
}

/** The towers leave room above them, where pages have their menu. */
const lower = (markup) => group(markup, 'translate(167.2 218.4) scale(0.78 0.76)');

/** Stepped shaft, ribbed with lit floors, closing in rings to a ball and a mast. */
function tower(next, x) {
	const steps = [
		[106, 900, 400],
		[96, 400, 330],
		[82, 330, 270],
		[66, 270, 222],
		[48, 222, 184],
		[32, 184, 154],
		[18, 154, 130],
	];
	let out = '';
	for (const [w, base, top] of steps) {
		out += polygon(
			[
				[x - w / 2, base],
				[x - w / 2, top],
				[x + w / 2, top],
				[x + w / 2, base],
			],
			'url(#steel)',
		);
		for (let y = top + 4; y < base; y += 11) {
			out += `<rect x="${x - w / 2}" y="${y}" width="${w}" height="3.4" fill="#2b3c62" opacity="0.8"/>`;
			for (let c = -w / 2 + 4; c < w / 2 - 4; c += 7)
				if (next() > 0.45) out += `<rect x="${x + c}" y="${y}" width="4.6" height="3.2" fill="#ffe2a1"/>`;
		}
		out += polygon(
			[
				[x - w / 2 - 4, top + 5],
				[x - w / 2 - 4, top],
				[x + w / 2 + 4, top],
				[x + w / 2 + 4, top + 5],
			],
			'#dfe9ee',
		);
		for (const c of [-0.3, 0, 0.3])
			out += `<rect x="${x + w * c - 1.4}" y="${top}" width="2.8" height="${base - top}" fill="#f2f6f7" opacity="0.35"/>`;
	}
	out +=
		polygon(
			[
				[x - 62, 910],
				[x - 62, 560],
				[x - 40, 560],
				[x - 40, 910],
			],
			'url(#steel)',
		) +
		windowGrid(next, {
			x: x - 62,
			y: 566,
			w: 22,
			h: 330,
			columns: 2,
			rows: 26,
			lit: '#ffe2a1',
			dark: '#2b3c62',
			share: 0.5,
			tall: 0.7,
		});
	out +=
		polygon(
			[
				[x - 10, 131],
				[x, 92],
				[x + 10, 131],
			],
			'#cfdce4',
		) +
		`<circle cx="${x}" cy="90" r="7" fill="#f6fbfc"/><path d="M${x} 84 V34" stroke="#f2f6f7" stroke-width="3"/>`;
	return `${out}<rect x="${x - 62}" y="400" width="115" height="510" fill="url(#dusk)"/>`;
}

function bridge() {
	return (
		polygon(
			[
				[690, 574],
				[690, 552],
				[830, 552],
				[830, 574],
			],
			'url(#steel)',
		) +
		'<rect x="690" y="558" width="140" height="5" fill="#ffe2a1"/><rect x="690" y="566" width="140" height="4" fill="#ffe2a1" opacity="0.7"/><path d="M760 574 L694 690 M760 574 L826 690" stroke="#b7c8d4" stroke-width="6"/><circle cx="760" cy="574" r="7" fill="#e9f0f2"/>'
	);
}

function needle() {
	return (
		path('M1228 870 L1236 470 L1248 470 L1256 870Z', '#56638f') +
		path(
			'M1206 470 Q1210 430 1242 420 Q1274 430 1278 470 Q1262 492 1242 494 Q1222 492 1206 470Z',
			'#6b77a3',
		) +
		'<path d="M1242 422 V300" stroke="#6b77a3" stroke-width="5"/><path d="M1210 466 H1274" stroke="#ffd89a" stroke-width="4"/>'
	);
}

function lights(next, from, to, top, bottom, count) {
	let out = '';
	for (let i = 0; i < count; i++)
		out += `<rect x="${(from + next() * (to - from)).toFixed(0)}" y="${(top + next() * (bottom - top)).toFixed(0)}" width="5" height="4" fill="${next() > 0.4 ? '#ffd88f' : '#ffb067'}"/>`;
	return out;
}

function palm(next, x, y, h, lean) {
	let out = `<path d="M${x} ${y} Q${x + lean * 0.2} ${y - h * 0.6} ${x + lean} ${y - h}" stroke="#0b1c22" stroke-width="11" fill="none"/>`;
	for (let i = 0; i < 13; i++) {
		const a = -Math.PI * 1.12 + (i / 12) * Math.PI * 1.24;
		const r = 84 + next() * 36;
		const ex = x + lean + Math.cos(a) * r;
		const ey = y - h + Math.sin(a) * r * 0.75 + 30;
		out += path(
			`M${x + lean} ${y - h} Q${x + lean + Math.cos(a) * r * 0.55} ${y - h + Math.sin(a) * r * 0.95 - 10} ${ex} ${ey} Q${x + lean + Math.cos(a) * r * 0.5} ${y - h + Math.sin(a) * r * 0.7 + 8} ${x + lean} ${y - h + 8}Z`,
			'#0b1c22',
		);
	}
	return out;
}
