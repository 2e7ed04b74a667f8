import { hills, paintSky, windowGrid } from '../draw/city.mjs';
import { mix, rgb, smooth } from '../draw/colour.mjs';
import { fbm, random } from '../draw/noise.mjs';
import { birds, circle, group, path, polygon, walker } from '../draw/shapes.mjs';

const vanish = [790, 620];
const light = { dx: 0.8, dy: -0.5, light: rgb('#ffe0a8') };

export async function paint(canvas) {
	const next = random(55);
	paintSky(canvas, {
		stops: [
			[0, '#406a94'],
			[0.45, '#90abb5'],
			[0.8, '#f0cf9f'],
			[1, '#ffe9bd'],
		],
		horizon: 0.66,
		disc: { x: 0.86, y: 0.42, r: 0.04 },
		glow: '#fff1c8',
		cloud: '#a2918f',
		cover: 0.55,
		seed: 18,
	});
	await canvas.draw(hills({ width: 1500, base: 640, rise: 140, seed: 9.1, stretch: 420, fill: '#7d9a76' }));
	await canvas.draw(hills({ width: 1500, base: 650, rise: 70, seed: 3.1, stretch: 240, fill: '#5f7f5e' }));
	paintStreet(canvas);
	await canvas.lit(row(next, -1), { ...light, width: 3, strength: 0.55 });
	await canvas.lit(row(next, 1), { ...light, dx: -0.7, width: 3, strength: 0.75 });
	await canvas.lit(passers(next), { ...light, width: 1.6, strength: 0.8 });
	await canvas.lit(guildhall(next), { ...light, width: 3.5, strength: 0.7 });
	await canvas.lit(clock(), { ...light, width: 3, strength: 0.7 });
	await canvas.draw(dial());
	await canvas.draw(birds(next, 1020, 190, 8, 110, '#4b5263'));
	await canvas.bloom(0.84, 0.35);
	canvas.finish({ vignette: 0.32, contrast: 1.14, saturation: 1.08, grain: 0.035, seed: 16 });
}

/** The cobbles fall away from the reader, worn pale in the middle. */
function paintStreet(canvas) {
	const [vx, vy] = [vanish[0] / 1000, vanish[1] / 1000];
	canvas.paint((x, y) => {
		if (y < vy) return undefined;
		const depth = (y - vy) / (1 - vy);
		const z = 1 / (depth + 0.03);
		const u = (x - vx) * z * 6;
		const row = Math.floor(z * 16 + 0.2 * Math.sin(u));
		const stone =
			smooth(0.1, 0.3, Math.abs((((u * 3 + row * 0.5) % 1) + 1) % 1) - 0.02) *
			smooth(0.02, 0.22, (z * 16) % 1);
		const tone = mix(
			rgb('#6d5f62'),
			rgb('#c9b193'),
			0.35 + 0.3 * stone + fbm(u * 2, z * 5, 3) * 0.35 + 0.25 * Math.exp(-((u / 2.2) ** 2)),
		);
		return mix(mix(tone, rgb('#f0d2a0'), Math.exp(-depth * 5) * 0.7), rgb('#3b3145'), depth * 0.4);
	});
}

/** Houses along one side of the street, far to near. */
function row(next, side) {
	const walls = ['#e8d9b8', '#b5654d', '#d9c3a0', '#8d4f48', '#efe4cc', '#a07a5e'];
	let out = '';
	const edge = (t) => vanish[0] + side * (26 + 740 * t * t + 120 * t);
	for (let i = 0; i < 7; i++) {
		const t0 = 0.16 + i * 0.13;
		const t1 = t0 + 0.13;
		const [x0, x1] = [edge(t0), edge(t1)];
		const scale = (t) => 0.2 + t * t * 1.35 + t * 0.25;
		const rise = 1 + next() * 0.3;
		const [h0, h1] = [250 * scale(t0) * rise, 250 * scale(t1) * rise];
		const [b0, b1] = [vanish[1] + 10 + 300 * t0 * t0, vanish[1] + 10 + 300 * t1 * t1];
		const wall = walls[(i + (side > 0 ? 1 : 4)) % walls.length];
		out += polygon(
			[
				[x0, b0],
				[x0, b0 - h0],
				[x1, b1 - h1],
				[x1, b1],
			],
			wall,
		);
		const lift = [60 * scale(t0), 60 * scale(t1)];
		out += polygon(
			[
				[x0 - side * 3, b0 - h0],
				[x0 + side * (x1 - x0) * side * 0.5, (b0 - h0 + b1 - h1) / 2 - lift[1] * 1.5],
				[x1 + side * 6, b1 - h1],
			],
			'#6b4a45',
		);
		const timber = wall === '#e8d9b8' || wall === '#efe4cc';
		for (let r = 0; r < 3; r++) {
			for (let c = 0; c < 3; c++) {
				const u = 0.16 + c * 0.28;
				const v = 0.2 + r * 0.27;
				const at = (uu, vv) => [x0 + (x1 - x0) * uu, b0 + (b1 - b0) * uu - (h0 + (h1 - h0) * uu) * (1 - vv)];
				const lit = r === 2 ? '#ffdf9c' : next() > 0.6 ? '#ffe3ab' : '#4a4655';
				out += polygon([at(u, v), at(u + 0.17, v), at(u + 0.17, v + 0.16), at(u, v + 0.16)], lit);
				if (timber && r < 2)
					out += `<path d="M${at(u - 0.05, v - 0.06).join(' ')} L${at(u - 0.05, v + 0.22).join(' ')} M${at(0, v - 0.07).join(' ')} L${at(1, v - 0.07).join(' ')}" stroke="#3d2b2c" stroke-width="${2 + t1 * 4}"/>`;
			}
		}
		if (next() > 0.3)
			out += group(
				path('M0 0 L20 4 L0 9Z', ['#b03a2c', '#2f6f62', '#d9a441'][i % 3]),
				`translate(${x1 - (side > 0 ? 0 : 0)} ${b1 - h1 * 0.5}) scale(${-side * (0.6 + t1)} ${0.6 + t1})`,
			);
	}
	return out;
}

/** Black timber front, balcony and white cupola, close on the left. */
function guildhall(next) {
	let out =
		polygon(
			[
				[-20, 1010],
				[-20, 250],
				[330, 330],
				[330, 930],
				[300, 1010],
			],
			'#3a2b2f',
		) +
		polygon(
			[
				[-20, 262],
				[-20, 214],
				[352, 312],
				[340, 340],
			],
			'#e9dfc7',
		);
	for (let i = 0; i < 4; i++) {
		const x = 10 + i * 80;
		const y = 330 + i * 17;
		out +=
			polygon(
				[
					[x, y],
					[x + 56, y + 12],
					[x + 56, y + 172],
					[x, y + 172],
				],
				'#e9dfc7',
			) +
			windowGrid(next, {
				x: x + 4,
				y: y + 14,
				w: 48,
				h: 150,
				columns: 3,
				rows: 4,
				lit: '#ffdf9c',
				dark: '#59616d',
				share: 0.45,
				tall: 1.9,
			});
	}
	out += polygon(
		[
			[-20, 560],
			[340, 570],
			[340, 588],
			[-20, 584],
		],
		'#e9dfc7',
	);
	for (let x = -10; x < 336; x += 15) out += `<path d="M${x} 584 V626" stroke="#d9b872" stroke-width="3"/>`;
	out +=
		polygon(
			[
				[-20, 626],
				[340, 626],
				[340, 640],
				[-20, 642],
			],
			'#2a1f25',
		) +
		path('M30 1010 V740 Q90 680 150 740 V1010Z', '#1d151b') +
		path('M200 990 V756 Q246 706 292 756 V970Z', '#ffcf85');
	const cupola =
		polygon(
			[
				[96, 238],
				[96, 190],
				[204, 190],
				[204, 262],
			],
			'#efe6cf',
		) +
		[112, 138, 164, 188].map((x) => path(`M${x - 7} 252 v-40 q7 -12 14 0 v44z`, '#6a6a72')).join('') +
		path('M84 192 Q92 130 150 112 Q208 130 216 192Z', '#5f7f86') +
		polygon(
			[
				[134, 116],
				[136, 84],
				[164, 84],
				[166, 116],
			],
			'#efe6cf',
		) +
		path('M128 86 Q150 52 172 86Z', '#5f7f86') +
		'<path d="M150 62 V14 M136 30 H164" stroke="#d9b872" stroke-width="4"/>';
	return cupola + out;
}

function clock() {
	let out =
		'<path d="M330 430 L560 412 M330 560 Q470 548 540 470 M330 392 Q450 366 560 396 M380 428 q20 30 44 -4 q20 40 50 -4" stroke="#1d151b" stroke-width="9" fill="none"/><path d="M330 408 L500 300 L570 372" stroke="#1d151b" stroke-width="4" fill="none"/>';
	out +=
		polygon(
			[
				[540, 560],
				[540, 364],
				[712, 352],
				[712, 572],
			],
			'#1b151d',
		) +
		polygon(
			[
				[528, 368],
				[626, 300],
				[724, 354],
				[724, 338],
				[626, 276],
				[528, 350],
			],
			'#d9b872',
		) +
		polygon(
			[
				[534, 556],
				[718, 566],
				[700, 590],
				[552, 578],
			],
			'#d9b872',
		);
	return `${out}<path d="M626 276 V238 M616 250 H636" stroke="#d9b872" stroke-width="5"/>${path('M560 582 Q626 640 692 588Z', '#1b151d')}${circle(626, 622, 9, '#d9b872')}`;
}

function dial() {
	let out =
		circle(626, 460, 82, '#d9b872') + circle(626, 460, 75, '#16121c') + circle(626, 460, 50, '#201a28');
	for (let i = 0; i < 12; i++) {
		const a = (i / 12) * Math.PI * 2;
		const [c, s] = [Math.cos(a), Math.sin(a)];
		out += `<path d="M${626 + c * 56} ${460 + s * 56} L${626 + c * 71} ${460 + s * 71}" stroke="#ffe09a" stroke-width="${i % 3 ? 4 : 8}"/>`;
	}
	return `${out}<path d="M626 460 L590 424" stroke="#ffe9b5" stroke-width="8" stroke-linecap="round"/><path d="M626 460 L662 404" stroke="#ffe9b5" stroke-width="5" stroke-linecap="round"/>${circle(626, 460, 8, '#ffe9b5')}<path d="M556 372 l14 0 M696 552 l-14 0" stroke="#d9b872" stroke-width="3"/>`;
}

function passers(next) {
	let out = '';
	for (const [x, y, s] of [
		[800, 650, 3],
		[772, 656, 3],
		[850, 690, 4.4],
		[740, 706, 4.8],
		[930, 760, 6.6],
		[700, 800, 7.4],
		[1010, 800, 7.6],
	])
		out += group(
			walker(['#2f2a3a', '#5b3040', '#28404a'][Math.floor(next() * 3)], { pack: next() > 0.6 }),
			`translate(${x} ${y}) scale(${next() > 0.5 ? s : -s} ${s})`,
		);
	return out;
}
