import { clamp, mix, ramp, rgb, smooth } from '../draw/colour.mjs';
import { develop } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { rainfall } from '../draw/nature.mjs';
import { fbm } from '../draw/noise.mjs';
import { person } from '../draw/people.mjs';
import { varnish } from '../draw/pictures.mjs';
import { plain, plaster } from '../draw/stuff.mjs';

const camera = { at: [0.34, 1.16, -3.4], to: [0.06, 0.88, 1.2], fov: 34 };

/** Two friends on wet steps, a crown between them; they watch it rain on the plain. */
export async function paint(canvas) {
	const sky = ramp([0, '#2c3a66'], [0.3, '#56609a'], [0.48, '#a58ab0'], [0.56, '#f0b49a']);
	canvas.paint((x, y) => {
		const d = Math.hypot(x - 1.0, (y - 0.46) * 1.4);
		let c = mix(sky(y), rgb('#ffe0ae'), 0.7 * Math.exp(-d * 4));
		const bank = fbm(x * 1.6 + 3, y * 5 + fbm(x * 2.4, y * 4, 3) * 0.7, 6);
		c = mix(
			c,
			mix(rgb('#39406e'), rgb('#d89aa8'), clamp(y * 1.6 - d * 0.4)),
			smooth(-0.1, 0.5, bank) * smooth(0.56, 0.3, y) * 0.85,
		);
		const veil = smooth(0.1, 0.5, fbm(x * 3 + y * 0.8, 3, 4)) * smooth(0.2, 0.5, y) * 0.3;
		return mix(c, rgb('#6a74a4'), veil);
	});
	develop(canvas, build(), camera, { samples: 8, exposure: 1.25, fog: { density: 0.016, far: 20 }, seed: 5 });
	await rainfall(canvas, { amount: 0.9, slant: 0.12, colour: '#e8e4f4', opacity: 0.42 });
	await varnish(canvas, {
		stroke: 2.4,
		colours: { shadow: '#1a1f4e', shade: 0.2 },
		vignette: 0.36,
		bloom: [0.74, 0.34, [5, 20, 70]],
	});
}

function build() {
	const scene = new Scene();
	const stone = { ...plaster('#8d86a0', { worn: 0.4 }), gloss: 0.5, sharp: 40, mirror: 0.3, rough: 0.12 };
	scene.box([0, 0.3, -2.2], [9, 0.149, 3.2], stone);
	for (let i = 0; i < 6; i++) scene.box([0, 0.45 - i * 0.15 - 0.15, -0.2 + i * 0.42], [7, 0.15, 0.9], stone);
	scene.quad([-9, -0.5, 2.2], [9, -0.5, 2.2], [40, -0.5, 60], [-40, -0.5, 60], {
		...plaster('#6f6690', { worn: 0.5 }),
		gloss: 0.5,
		mirror: 0.55,
		rough: 0.05,
	});
	for (const s of [-1, 1]) {
		scene.box([s * 2.35, -0.5, 0.6], [0.7, 1.5, 2.4], stone);
		scene.box([s * 2.35, 1, -0.5], [0.86, 0.12, 0.5], stone);
		scene.lathe(
			[s * 2.35, 1.12, -0.5],
			[
				[0.2, 0],
				[0.16, 0.1],
				[0.28, 0.36],
				[0.22, 0.5],
				[0, 0.58],
			],
			stone,
		);
	}
	const seat = { sit: 0.46, detail: 0.012 };
	person(scene, {
		...seat,
		at: [-0.62, 0, -0.16],
		turn: 10,
		top: '#8c3440',
		coat: '#8c3440',
		legs: '#2a2438',
		style: 'tail',
		hair: '#3a1f16',
		lean: 8,
		cock: 8,
		left: [-0.2, 0.66, 0.34],
		right: [0.16, 0.66, 0.36],
		feet: [
			[-0.12, 0.1, 0.62],
			[0.12, 0.1, 0.66],
		],
	});
	person(scene, {
		...seat,
		at: [0.66, 0, -0.16],
		turn: -8,
		top: '#3c5a80',
		coat: '#3c5a80',
		legs: '#242838',
		style: 'curls',
		hair: '#17110f',
		skin: '#8a5c40',
		build: 1.1,
		lean: 14,
		cock: -6,
		left: [-0.16, 0.66, 0.36],
		right: [0.2, 0.64, 0.3],
		feet: [
			[-0.14, 0.1, 0.64],
			[0.1, 0.1, 0.6],
		],
	});
	crown(scene, [0.02, 0.47, -0.3]);
	scene.ambient = tone('#7a86b8').map((v) => v * 0.42);
	scene.sky = () => tone('#8a90c0').map((v) => v * 0.8);
	scene.light({ kind: 'sun', to: [0.5, 0.3, 0.8], colour: tone('#ffc79a'), power: 1.7, spread: 0.1 });
	scene.light({ kind: 'ball', at: [0.3, 2.2, -2.2], radius: 0.5, colour: tone('#ffd8b0'), power: 1.7 });
	return scene;
}

/** A ring of salt with tall crystal points. */
function crown(scene, at) {
	const salt = plain('#f4e2dc', { gloss: 0.6, sharp: 30, mirror: 0.12, rough: 0.1 });
	scene.with({ at, tilt: -6 }, () => {
		scene.lathe(
			[0, 0, 0],
			[
				[0.13, 0],
				[0.14, 0.02],
				[0.134, 0.075],
				[0.122, 0.075],
				[0.12, 0],
			],
			salt,
			{ sides: 24 },
		);
		for (let i = 0; i < 9; i++) {
			const a = (i / 9) * 6.2832 + 0.2;
			const high = i % 2 ? 0.1 : 0.17;
			scene.with({ at: [Math.cos(a) * 0.129, 0.065, Math.sin(a) * 0.129] }, () =>
				scene.lathe(
					[0, 0, 0],
					[
						[0.024, 0],
						[0.026, high * 0.6],
						[0, high],
					],
					salt,
					{ sides: 5 },
				),
			);
		}
	});
}
