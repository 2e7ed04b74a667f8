import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { random } from '../draw/noise.mjs';
import { drawn, varnish } from '../draw/pictures.mjs';
import { mug } from '../draw/rooms.mjs';
import { circle, path } from '../draw/shapes.mjs';
import { pictured, plain, wood } from '../draw/stuff.mjs';

const camera = { at: [0.02, 1.3, -0.92], to: [0.0, 0, 0.08], fov: 37 };
const line = (d, colour, width) =>
	`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A table of what players have sent: drawings in chalk, crayon and ink about a crown of sugar. */
export async function paint(canvas) {
	develop(canvas, await build(), camera, { samples: 8, exposure: 1.3, seed: 12, wobble: 0.0004, smooth: 4 });
	await varnish(canvas, {
		stroke: 2,
		colours: { shadow: '#1a2250', shade: 0.14 },
		vignette: 0.34,
		bloom: [0.86, 0.24, [5, 20, 60]],
	});
}

async function build() {
	const scene = new Scene();
	const next = random(8);
	scene.quad(
		[-3, 0, -2],
		[3, 0, -2],
		[3, 0, 3],
		[-3, 0, 3],
		wood('#8a6a4c', { seed: 9, gloss: 0.12, grain: 0.6 }),
	);
	const sheets = [
		[chalkCity(), '#3a3f4c', 1.6, -0.42, 0.3, 0.4, -6],
		[ferryman('#2d5f6c', '#c8503c'), '#f1e8d4', 0.72, 0.44, 0.36, 0.38, 9],
		[ferryman('#1c1c24', '#1c1c24'), '#e8e2d6', 0.72, 0.78, 0.12, 0.3, -12],
		[ship(), '#dfeaf0', 1.4, -0.56, -0.1, 0.3, 11],
		[claimants(), '#f4ead0', 1.5, 0.5, -0.12, 0.28, -7],
		[ferryman('#6a3a7c', '#e0a030'), '#f6efe0', 0.72, -0.9, 0.16, 0.3, 16],
		[sunset(), '#f3d8a8', 1.3, 0.02, 0.46, 0.27, 3],
		[suns(), '#fbf4e2', 1, -0.2, -0.34, 0.2, -14],
	];
	for (const [i, [markup, ground, wide, x, z, h, turn]] of sheets.entries()) {
		const draw = await drawn(markup, wide, ground);
		const w = h * wide;
		scene.with({ at: [x, 0.003 + i * 0.002, z], turn }, () => {
			scene.box([0, 0, 0], [w, 0.0014, h], plain(ground));
			scene.quad(
				[-w / 2, 0.002, -h / 2],
				[w / 2, 0.002, -h / 2],
				[w / 2, 0.002, h / 2],
				[-w / 2, 0.002, h / 2],
				pictured((u, v) => draw(u, 1 - v), w, h),
			);
		});
	}
	sugarCrown(scene, [0.02, 0.02, 0.04]);
	const crayons = ['#c8403c', '#e8a030', '#3c6ac0', '#3c8a5a', '#7a4a9c', '#1c1c24'];
	for (const [i, colour] of crayons.entries()) {
		const [x, z, a] = [0.2 + i * 0.055, -0.36 + next() * 0.05, next() * 3];
		const [dx, dz] = [Math.cos(a) * 0.05, Math.sin(a) * 0.05];
		scene.tube(
			[
				[x - dx, 0.01, z - dz],
				[x + dx, 0.01, z + dz],
			],
			0.008,
			plain(colour, { gloss: 0.2 }),
			8,
		);
		scene.tube(
			[
				[x + dx, 0.01, z + dz],
				[x + dx * 1.3, 0.008, z + dz * 1.3],
			],
			(t) => 0.007 - 0.005 * t,
			plain(colour),
			8,
		);
	}
	for (const [x, z] of [
		[-0.12, 0.24],
		[0.3, 0.2],
		[-0.3, 0.06],
		[0.2, -0.2],
	])
		scene.ball([x, 0.012, z], 0.012, plain(['#f4f0ea', '#f0b8c0', '#f7e3a0'][Math.floor(next() * 3)]), 8);
	mug(scene, { at: [-0.86, 0, -0.16], colour: '#3c6a80', turn: 40 });
	scene.lathe(
		[-0.86, 0.07, -0.16],
		[
			[0.035, 0],
			[0, 0.001],
		],
		plain('#8a5a30', { gloss: 0.5 }),
	);
	scene.ambient = tone('#8a98c8').map((v) => v * 0.5);
	scene.light({
		kind: 'pane',
		at: [-1.8, 1.7, 1.2],
		u: [0.4, 0, 0.6],
		v: [0, 0.8, 0],
		colour: tone('#ffe6c0'),
		power: 5.2,
	});
	return scene;
}

/** A crown of icing on a plate, with seven points and silver pearls. */
function sugarCrown(scene, at) {
	const icing = plain('#f3ece4', { gloss: 0.25, sharp: 20 });
	scene.lathe(
		[at[0], 0.012, at[2]],
		[
			[0, 0],
			[0.14, 0],
			[0.19, 0.014],
			[0.185, 0.018],
			[0.13, 0.006],
			[0, 0.006],
		],
		plain('#4a86a0', { gloss: 0.5 }),
		{ sides: 40 },
	);
	scene.with({ at }, () => {
		const ring = (y, r, thick) =>
			scene.tube(
				Array.from({ length: 41 }, (_, i) => [
					Math.cos((i / 40) * 6.2832) * r,
					y,
					Math.sin((i / 40) * 6.2832) * r,
				]),
				thick,
				icing,
				8,
			);
		ring(0.015, 0.1, 0.014);
		ring(0.04, 0.1, 0.011);
		ring(0.062, 0.102, 0.011);
		for (let i = 0; i < 9; i++) {
			const a = (i / 9) * 6.2832;
			const [x, z] = [Math.cos(a), Math.sin(a)];
			scene.tube(
				[
					[x * 0.1, 0.06, z * 0.1],
					[x * 0.11, 0.1, z * 0.11],
					[x * 0.122, 0.145, z * 0.122],
				],
				(t) => 0.02 - 0.014 * t,
				icing,
				8,
			);
			scene.ball(
				[x * 0.123, 0.152, z * 0.123],
				0.011,
				plain(i % 3 === 0 ? '#d8404c' : '#f6d878', { gloss: 0.6, sharp: 40 }),
				10,
			);
			scene.ball([x * 0.112, 0.04, z * 0.112], 0.008, plain('#c8d0dc', { gloss: 0.8, sharp: 50 }), 8);
		}
	});
}

function chalkCity() {
	let out = '';
	for (const [x, h, colour] of [
		[360, 300, '#9fc4e8'],
		[480, 420, '#f2b8c8'],
		[600, 540, '#fff6e0'],
		[740, 720, '#ffffff'],
		[880, 560, '#f2b8c8'],
		[1000, 430, '#fff6e0'],
		[1120, 320, '#9fc4e8'],
	]) {
		const top = 860 - h;
		out += line(`M${x - 48} 860 V${top + 70} L${x} ${top} L${x + 48} ${top + 70} V860`, colour, 16);
		out += line(
			`M${x - 20} ${top + 130} v40 M${x + 18} ${top + 160} v40 M${x - 18} ${top + 230} v30`,
			'#ffd878',
			14,
		);
	}
	return (
		out +
		line('M120 866 Q800 890 1500 860', '#ffffff', 18) +
		circle(1330, 220, 90, 'none', 'stroke="#ffd060" stroke-width="18"') +
		line('M1330 80 v-40 M1450 130 l30 -30 M1490 230 h44 M1210 130 l-30 -30', '#ffd060', 14)
	);
}

/** Everybody draws the ferryman. */
function ferryman(boat, coat) {
	return (
		line('M60 800 Q180 760 300 800 T540 800 T700 790 M40 880 Q160 840 300 880 T620 880', '#5a9ab0', 14) +
		path('M120 690 Q360 800 610 680 L560 780 Q360 840 170 790Z', boat) +
		path('M300 700 Q290 470 370 400 Q450 470 440 710Z', coat) +
		circle(370, 330, 76, coat) +
		circle(376, 345, 46, '#f0d0a8') +
		line('M360 338 v10 M392 338 v10 M358 368 q18 14 34 0', '#3a2a20', 9) +
		line('M520 160 L470 900 M430 520 L508 470', '#7a5030', 18)
	);
}

function ship() {
	return (
		path('M0 620 Q350 560 700 620 T1400 610 V1000 H0Z', '#c8b4d8') +
		path('M300 600 Q420 780 760 770 Q1020 760 1120 560 L980 620 Q640 700 420 600Z', '#7a4a3c') +
		line('M560 640 V220 M820 660 V160', '#5a3a30', 22) +
		path('M440 250 Q560 300 680 250 Q640 420 690 520 Q560 460 450 520 Q490 380 440 250Z', '#d8603c') +
		path('M690 190 Q820 250 960 190 Q910 380 970 500 Q820 440 690 510 Q740 350 690 190Z', '#e89048') +
		circle(1200, 220, 90, '#f6c850')
	);
}

function claimants() {
	let out = '';
	for (const [i, colour] of ['#b8404c', '#3c6ab0', '#4a8a5c', '#8a5aa8'].entries()) {
		const x = 240 + i * 340;
		out +=
			path(`M${x - 110} 880 Q${x - 80} 520 ${x} 460 Q${x + 80} 520 ${x + 110} 880Z`, colour) +
			circle(x, 370, 92, ['#f0d0a8', '#b07a52', '#7a4c30', '#e8b890'][i]);
		out +=
			line(`M${x - 30} 360 v12 M${x + 30} 360 v12`, '#2a1a18', 16) +
			line(i === 1 ? `M${x - 28} 420 q28 -22 56 0` : `M${x - 28} 408 q28 24 56 0`, '#8a3a30', 12);
		out += path(
			`M${x - 84} 300 L${x - 96} 190 L${x - 40} 250 L${x} 160 L${x + 40} 250 L${x + 96} 190 L${x + 84} 300Z`,
			'#f0c040',
		);
	}
	return out;
}

function sunset() {
	return (
		path('M0 640 H1300 V1000 H0Z', '#c890b0') +
		path('M0 400 H1300 V640 H0Z', '#f0a070') +
		circle(650, 560, 170, '#fff0b0') +
		path('M380 640 L430 420 L480 640Z M520 640 L600 260 L680 640Z M720 640 L780 380 L840 640Z', '#7a5aa8') +
		line('M480 760 H820 M420 850 H880', '#ffe6a0', 26)
	);
}

function suns() {
	return (
		path('M260 780 L200 380 L380 560 L500 260 L620 560 L800 380 L740 780Z', '#f0b838') +
		line('M260 780 H740', '#c87830', 30) +
		circle(500, 660, 50, '#d84050') +
		circle(360, 680, 30, '#3c78c0') +
		circle(640, 680, 30, '#3c78c0')
	);
}
