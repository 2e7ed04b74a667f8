import { clamp, smooth } from '../draw/colour.mjs';
import { develop, seen } from '../draw/develop.mjs';
import { blob, Scene, tone } from '../draw/mesh.mjs';
import { fbm, random } from '../draw/noise.mjs';
import { person } from '../draw/people.mjs';
import { print, varnish } from '../draw/pictures.mjs';
import { candle, oak, table, thorns, wall } from '../draw/rooms.mjs';
import { circle, radial } from '../draw/shapes.mjs';
import { cloth, glow, pictured, plain, plaster, tiles, wood } from '../draw/stuff.mjs';

const camera = { at: [-0.12, 1.18, -1.0], to: [0.1, 1.14, 8], fov: 46, shift: [0.02, -0.01] };

const sitting = [0.36, 0, 2.6];
const wick = [-0.8, 1.0, 1.08];

/** A corridor a moment after somebody blew out the candle. */
export async function paint(canvas) {
	const scene = await build();
	develop(canvas, scene, camera, { samples: 9, exposure: 1.55, fog: { density: 0.035, far: 16 }, seed: 9 });
	smoke(canvas);
	await eyes(canvas);
	await varnish(canvas, {
		stroke: 3,
		bloom: [0.66, 0.5, [5, 22, 80]],
		colours: { shadow: '#0b1438', shade: 0.3 },
		vignette: 0.45,
		contrast: 1.12,
		saturation: 1.05,
		grain: 0.04,
	});
}

async function build() {
	const scene = new Scene();
	const next = random(3);
	const paper = plaster('#6c6c70', { worn: 0.25 });
	const panel = wood('#4c3a38', { seed: 2, gloss: 0.16 });
	const far = 11;
	scene.quad(
		[-1.4, 0, -3],
		[1.4, 0, -3],
		[1.4, 0, far],
		[-1.4, 0, far],
		tiles('#c7bda8', '#24283a', { size: 0.46, mirror: 0.45 }),
	);
	scene.quad([-1.4, 3, -3], [1.4, 3, -3], [1.4, 3, far], [-1.4, 3, far], plaster('#4a5064'));
	for (const s of [-1, 1]) {
		scene.quad([s * 1.4, 0, -3], [s * 1.4, 0, far], [s * 1.4, 3, far], [s * 1.4, 3, -3], paper);
		scene.box([s * 1.38, 0, 4], [0.05, 0.96, 14], panel);
		scene.box([s * 1.365, 0.96, 4], [0.08, 0.05, 14], panel);
		scene.box([s * 1.36, 0, 4], [0.07, 0.16, 14], panel);
		scene.box([s * 1.36, 2.86, 4], [0.1, 0.12, 14], panel);
		for (let z = -1; z < far; z += 1.05)
			scene.box([s * 1.352, 0.24, z], [0.02, 0.62, 0.74], wood('#42302f', { seed: 4 }));
	}
	for (const z of [2.6, 6.2]) {
		scene.box([0, 2.62, z], [2.8, 0.38, 0.24], panel);
		for (const s of [-1, 1]) scene.box([s * 1.28, 0, z], [0.24, 2.7, 0.24], panel);
	}
	wall(scene, {
		at: [-1.4, 0, far],
		long: 2.8,
		high: 3,
		holes: [[0.85, 1.95, 0, 2.25]],
		material: paper,
		reveal: panel,
		thick: 0.25,
	});
	scene.box([-0.62, 0, far - 0.04], [0.12, 2.34, 0.08], panel);
	scene.box([0.62, 0, far - 0.04], [0.12, 2.34, 0.08], panel);
	scene.box([0, 2.25, far - 0.04], [1.36, 0.12, 0.08], panel);
	scene.quad([-2, 0, far], [2, 0, far], [2, 0, far + 3], [-2, 0, far + 3], oak);
	scene.quad([-2, 0, far + 2], [2, 0, far + 2], [2, 3, far + 2], [-2, 3, far + 2], {
		colour: tone('#e8b878'),
		emit: (p) =>
			tone('#ffc27a').map(
				(v) => v * (0.42 + 0.5 * Math.exp(-(((p[0] - 0.3) * 1.6) ** 2) - (p[1] - 1.5) ** 2)),
			),
	});
	scene.with({ at: [0.55, 0, far - 0.05], turn: 62 }, () =>
		scene.box([0.5, 0, 0], [1.02, 2.22, 0.05], wood('#6a3d2c', { seed: 8 })),
	);
	const frames = [
		'game-the-salt-crown-tall',
		'game-a-quarrel-of-moons-tall',
		'game-thornhollow-tall',
		'game-lowtide-tall',
		'game-wending-tall',
	];
	const gilt = plain('#8a6a34', { gloss: 0.4, sharp: 24 });
	for (const [i, z] of [1.1, 3.6, 5, 7.4, 8.9].entries()) {
		const draw = await print(frames[i], 160);
		const s = i % 2 ? 1 : -1;
		const [w, h] = [0.6, 0.84];
		scene.with({ at: [s * 1.375, 1.35, z], turn: s * 90 }, () => {
			scene.box([0, -0.05, 0], [w + 0.1, h + 0.1, 0.05], gilt);
			scene.quad(
				[-w / 2, 0, -0.03],
				[w / 2, 0, -0.03],
				[w / 2, h, -0.03],
				[-w / 2, h, -0.03],
				pictured((u, v) => draw(u, 1 - v), w, h),
			);
		});
	}
	table(scene, {
		at: [-0.86, 0, 1.15],
		size: [0.7, 0.78, 0.42],
		material: wood('#5c3a2a', { seed: 6, gloss: 0.3 }),
		turn: 0,
	});
	scene.lathe(
		[-0.8, 0.78, 1.08],
		[
			[0, 0.004],
			[0.08, 0.004],
			[0.1, 0.02],
			[0.075, 0],
			[0.03, 0.01],
			[0.036, 0.05],
			[0.033, 0.05],
		],
		plain('#9a7438', { gloss: 0.6, sharp: 30, mirror: 0.4, rough: 0.15 }),
	);
	candle(scene, { at: [-0.8, 0.8, 1.08], high: 0.19, radius: 0.03, lit: false, wax: '#efe4cc' });
	scene.ball([-0.797, 1.005, 1.08], 0.0042, glow('#ff6a2a', 14), 8);
	scene.with({ at: [-0.8, 0.79, 1.08] }, () =>
		thorns(scene, next, {
			points: [
				[0.26, 0.01, -0.1],
				[0.13, 0.02, -0.08],
				[0.06, 0.05, -0.05],
				[0.01, 0.08, -0.055],
				[-0.055, 0.1, -0.02],
				[-0.05, 0.13, 0.04],
			],
			radius: 0.006,
			gap: 0.022,
			length: 0.02,
			leaves: 5,
		}),
	);
	scene.box([-1.06, 0.78, 1.16], [0.16, 0.04, 0.22], plain('#6a2a2c'), 20);
	cat(scene, sitting);
	person(scene, {
		at: [-0.12, 0, far + 0.75],
		turn: 8,
		height: 1.8,
		top: '#5a2c26',
		legs: '#241c20',
		style: 'short',
		hair: '#20140f',
		feet: [
			[-0.1, 0.08, -0.12],
			[0.1, 0.08, 0.2],
		],
		left: [-0.2, 0.9, 0.2],
		right: [0.22, 0.9, -0.1],
		detail: 0.02,
	});
	scene.ambient = tone('#2c3a60').map((v) => v * 0.6);
	scene.light({
		kind: 'pane',
		at: [0, 1.15, far + 0.3],
		u: [0.55, 0, 0],
		v: [0, 1.1, 0],
		colour: tone('#ffbe80'),
		power: 9,
		beam: 0.4,
	});
	scene.light({ kind: 'ball', at: [-1.1, 2.6, -0.9], radius: 0.4, colour: tone('#b4c6ff'), power: 2.6 });
	scene.light({ kind: 'ball', at: [0.9, 2.4, 4.4], radius: 0.3, colour: tone('#9ab0f0'), power: 0.5 });
	return scene;
}

function cat(scene, at) {
	const fur = tone('#1a1a24');
	const part = (a, b, ra, rb, melt = 0.03) => ({ a, b, ra, rb, colour: fur, melt });
	scene.with({ at, turn: 184, scale: 1.55 }, () =>
		blob(
			scene,
			[
				part([0, 0.1, -0.06], [0, 0.27, 0.03], 0.1, 0.072, 0.05),
				part([-0.07, 0.07, -0.02], [-0.08, 0.05, 0.06], 0.06, 0.05),
				part([0.07, 0.07, -0.02], [0.08, 0.05, 0.06], 0.06, 0.05),
				part([-0.032, 0.24, 0.06], [-0.034, 0.02, 0.1], 0.034, 0.02),
				part([0.032, 0.24, 0.06], [0.034, 0.02, 0.1], 0.034, 0.02),
				part([-0.034, 0.016, 0.1], [-0.036, 0.014, 0.125], 0.022, 0.018, 0.01),
				part([0.034, 0.016, 0.1], [0.036, 0.014, 0.125], 0.022, 0.018, 0.01),
				part([0, 0.29, 0.04], [0, 0.34, 0.06], 0.05, 0.055),
				part([-0.02, 0.365, 0.065], [0.02, 0.365, 0.065], 0.064, 0.064, 0.03),
				part([0, 0.345, 0.1], [0, 0.342, 0.115], 0.034, 0.026),
				part([-0.052, 0.405, 0.055], [-0.064, 0.455, 0.05], 0.03, 0.006, 0.012),
				part([0.052, 0.405, 0.055], [0.064, 0.455, 0.05], 0.03, 0.006, 0.012),
				part([0.05, 0.05, -0.12], [0.19, 0.03, -0.02], 0.026, 0.024, 0.03),
				part([0.19, 0.03, -0.02], [0.2, 0.028, 0.1], 0.024, 0.018, 0.02),
			],
			cloth,
			0.009,
		),
	);
}

async function eyes(canvas) {
	const { x, y, metre } = seen(canvas, camera, [sitting[0] + 0.006, 0.37 * 1.55, sitting[2] - 0.2]);
	const k = (metre / 1000) * 4.6;
	let out = '';
	for (const s of [-1, 1]) {
		const cx = x + s * 8.6 * k;
		out += `<g transform="translate(${cx} ${y}) rotate(${s * -10}) scale(${k})"><path d="M-7.2 0 Q0 -7.4 7.2 0 Q0 6.4 -7.2 0Z" fill="#f7d75a"/><ellipse rx="1.5" ry="4.9" fill="#120d0a"/></g>`;
	}
	const halo = `<defs>${radial('eyes', [
		[0, '#ffd84a', 0.22],
		[1, '#ffb020', 0],
	])}</defs>${circle(x - 9 * k, y, 30 * k, 'url(#eyes)')}${circle(x + 9 * k, y, 30 * k, 'url(#eyes)')}`;
	await canvas.draw(halo, { mode: 'screen' });
	await canvas.draw(out);
}

/** The wisp: a ribbon that rises from the wick, straight at first, then in curls. */
function smoke(canvas) {
	const at = seen(canvas, camera, wick);
	const [wx, wy] = [at.x / 1000, at.y / 1000];
	canvas.paint((x, y, old) => {
		const up = wy - y;
		if (up < 0 || up > 0.62) return undefined;
		const t = up / 0.62;
		let thick = 0;
		for (const [phase, gain, broad] of [
			[0, 1, 1],
			[1.7, 0.75, 1.7],
			[3.1, 0.5, 2.8],
		]) {
			const sway =
				(0.075 * t ** 1.25 + 0.012 * t) * Math.sin(t * 9.5 + phase * t * 1.3 + 0.6) +
				0.075 * t * t +
				fbm(y * 5 + phase, phase, 3) * 0.06 * t;
			const width = (0.0016 + 0.03 * t ** 1.6) * broad;
			const d = (x - wx - sway) / width;
			const edge = d > 0 ? Math.exp(-d * d * 0.9) : Math.exp(-d * d * 4.5);
			thick += gain * edge * (0.75 + 0.5 * fbm(x * 12, y * 5 + phase * 4, 4));
		}
		const veil = clamp(thick) * smooth(0, 0.015, up) * smooth(1, 0.55, t) * (1 - 0.4 * t);
		const warmth = clamp((x - wx) * 2.2) * 0.5;
		return [0, 1, 2].map(
			(c) =>
				1 -
				(1 - old[c]) *
					(1 - veil * ([0.6, 0.69, 0.92][c] + ([1, 0.8, 0.55][c] - [0.6, 0.69, 0.92][c]) * warmth)),
		);
	});
}
