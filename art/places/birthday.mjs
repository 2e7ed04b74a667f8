import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { random } from '../draw/noise.mjs';
import { print, varnish } from '../draw/pictures.mjs';
import { candle } from '../draw/rooms.mjs';
import { pictured, plain, plaster, wood } from '../draw/stuff.mjs';

const camera = { at: [0.16, 1.3, -1.36], to: [0.0, 0.96, 0.2], fov: 34, lens: 0.006, focus: 1.5 };

/** Ten candles on a cake, two biscuits for moons: one red, one white. */
export async function paint(canvas) {
	develop(canvas, await build(), camera, { samples: 9, exposure: 1.3, seed: 33, wobble: 0.0005, smooth: 5 });
	await varnish(canvas, {
		stroke: 2.2,
		colours: { shadow: '#1c1450', shade: 0.26 },
		vignette: 0.44,
		bloom: [0.7, 0.42, [5, 22, 80]],
	});
}

async function build() {
	const scene = new Scene();
	const next = random(10);
	scene.box([0, 0.74, 0.4], [4, 0.05, 2], wood('#5a3a44', { seed: 2, gloss: 0.3, grain: 0.6 }));
	scene.quad([-4, 0, 1.9], [4, 0, 1.9], [4, 3, 1.9], [-4, 3, 1.9], plaster('#40386a', { worn: 0.3 }));
	const draw = await print('game-a-quarrel-of-moons-wide', 700);
	scene.with({ at: [0.1, 1.04, 1.86] }, () => {
		scene.box([0, -0.03, 0.01], [1.28, 0.75, 0.03], plain('#8a6a34', { gloss: 0.4, sharp: 24 }));
		scene.quad(
			[-0.61, 0, -0.02],
			[0.61, 0, -0.02],
			[0.61, 0.69, -0.02],
			[-0.61, 0.69, -0.02],
			pictured((u, v) => draw(u, 1 - v), 1.22, 0.69),
		);
	});
	const top = 0.79;
	const china = plain('#d8d4e4', { gloss: 0.6, sharp: 40 });
	scene.lathe(
		[0, top, 0.2],
		[
			[0.1, 0],
			[0.05, 0.02],
			[0.05, 0.06],
			[0.3, 0.075],
			[0.3, 0.085],
			[0, 0.085],
		],
		china,
		{ sides: 40 },
	);
	const foot = top + 0.085;
	const frosting = plain('#6a5aa8', { gloss: 0.2, sharp: 16 });
	const cream = plain('#e6dcf0', { gloss: 0.25, sharp: 18 });
	scene.lathe(
		[0, foot, 0.2],
		[
			[0.24, 0],
			[0.245, 0.02],
			[0.24, 0.13],
			[0.225, 0.15],
			[0, 0.152],
		],
		frosting,
		{ sides: 48 },
	);
	for (let i = 0; i < 26; i++) {
		const a = (i / 26) * 6.2832;
		scene.ball([Math.cos(a) * 0.246, foot + 0.012, 0.2 + Math.sin(a) * 0.246], 0.022, cream, 10);
		scene.ball([Math.cos(a) * 0.222, foot + 0.152, 0.2 + Math.sin(a) * 0.222], 0.018, cream, 10);
	}
	for (let i = 0; i < 40; i++) {
		const a = next() * 6.2832;
		const y = foot + 0.04 + next() * 0.09;
		scene.ball(
			[Math.cos(a) * 0.243, y, 0.2 + Math.sin(a) * 0.243],
			0.005 + next() * 0.004,
			plain('#ffe9a8', { gloss: 0.5 }),
			6,
		);
	}
	for (let i = 0; i < 10; i++) {
		const a = (i / 10) * 6.2832 + 0.3;
		candle(scene, {
			at: [Math.cos(a) * 0.16, foot + 0.15, 0.2 + Math.sin(a) * 0.16],
			high: 0.1,
			radius: 0.009,
			power: 0.04,
			wax: ['#f0a0a0', '#f4ecd8'][i % 2],
		});
	}
	moon(scene, [0.03, foot + 0.2, 0.22], 0.085, '#a83c30', -6);
	moon(scene, [-0.62, top + 0.012, 0.08], 0.12, '#ece6da', 0, true);
	moon(scene, [-0.44, top + 0.03, -0.04], 0.1, '#c8503c', 0, true);
	for (const [i, [x, z]] of [
		[0.56, 0.0],
		[0.7, 0.16],
		[0.5, 0.3],
	].entries()) {
		scene.lathe(
			[x, top, z],
			[
				[0.04, 0],
				[0.01, 0.008],
				[0.008, 0.09],
				[0.04, 0.12],
				[0.048, 0.2],
				[0.046, 0.2],
				[0.036, 0.125],
				[0, 0.1],
			],
			plain(['#b8c4e8', '#c8b4d8', '#b8c4e8'][i], { gloss: 0.9, sharp: 60, mirror: 0.3, rough: 0.04 }),
			{ sides: 24 },
		);
	}
	for (const [x, z, colour, a] of [
		[0.3, -0.16, '#e0a040', 0.4],
		[-0.2, -0.2, '#c84c58', 2],
		[0.16, -0.26, '#5a8ac8', 1.2],
	])
		scene.tube(
			[0, 1, 2, 3, 4, 5, 6, 7].map((i) => [
				x + Math.cos(a) * i * 0.02 + Math.sin(i * 1.8) * 0.012,
				top + 0.006 + Math.abs(Math.sin(i * 1.8)) * 0.012,
				z + Math.sin(a) * i * 0.02,
			]),
			0.0035,
			plain(colour, { gloss: 0.3 }),
			5,
		);
	scene.ambient = tone('#4a4690').map((v) => v * 0.55);
	scene.light({ kind: 'ball', at: [-1.6, 2, -0.8], radius: 0.4, colour: tone('#8a9cf0'), power: 2 });
	scene.light({ kind: 'ball', at: [0.3, 2.2, 1.3], radius: 0.2, colour: tone('#b09cff'), power: 0.7 });
	return scene;
}

/** A round biscuit with craters in its icing, standing or lying. */
function moon(scene, at, r, colour, turn, lies = false) {
	scene.with({ at, turn, tilt: lies ? 0 : -84 }, () => {
		scene.cylinder([0, 0, 0], r, 0.014, plain('#b07c48'), 36);
		scene.cylinder([0, 0.014, 0], r * 0.94, 0.006, plain(colour, { gloss: 0.3, sharp: 20 }), 36);
		for (const [x, z, k] of [
			[0.3, 0.2, 0.24],
			[-0.35, 0.35, 0.17],
			[-0.2, -0.4, 0.26],
			[0.45, -0.3, 0.12],
		])
			scene.cylinder(
				[x * r, 0.02, z * r],
				r * k,
				0.002,
				plain(colour === '#c8503c' ? '#9c3a30' : '#c4bccc'),
				18,
			);
	});
}
