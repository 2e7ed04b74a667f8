import { clamp, rgb, scale, smooth } from '../draw/colour.mjs';
import { develop, seen } from '../draw/develop.mjs';
import { Scene, tone } from '../draw/mesh.mjs';
import { fbm, random } from '../draw/noise.mjs';
import { print, varnish } from '../draw/pictures.mjs';
import { candle, oak, table, thorns, wall } from '../draw/rooms.mjs';
import { circle, group, path } from '../draw/shapes.mjs';
import { glow, pictured, plain, plaster, tiles, wood } from '../draw/stuff.mjs';

const camera = { at: [-0.12, 1.18, -1.0], to: [0.1, 1.14, 8], fov: 46, shift: [0.02, -0.01] };

const wick = [-0.8, 1.0, 1.08];

/** A corridor a moment after somebody blew out the candle; the cat in the light of the door might know who. */
export async function paint(canvas) {
	const scene = await build();
	develop(canvas, scene, camera, { samples: 9, exposure: 1.55, fog: { density: 0.035, far: 16 }, seed: 9 });
	smoke(canvas);
	await varnish(canvas, {
		stroke: 3,
		bloom: [0.66, 0.5, [5, 22, 80]],
		colours: { shadow: '#0b1438', shade: 0.3 },
		vignette: 0.45,
		contrast: 1.12,
		saturation: 1.05,
		grain: 0.02,
	});
	await cat(canvas);
}

async function build() {
	const scene = new Scene();
	const next = random(3);
	const paper = plaster('#6c6c70', { worn: 0.25 });
	const panel = wood('#4c3a38', { seed: 2, gloss: 0.16 });
	const far = 7;
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
	];
	const gilt = plain('#8a6a34', { gloss: 0.4, sharp: 24 });
	for (const [i, z] of [1.1, 3.6, 4.6, 5.4].entries()) {
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

/** A cat in black and white, seated, its tail a question mark; drawn over the traced hall. */
async function cat(canvas) {
	const set = (markup) => group(markup, 'translate(812 916) scale(1.16)');
	const fur = (c, x, y) => scale(c, 0.86 + 0.3 * fbm(x * 60, y * 26, 4));
	await canvas.draw(set('<ellipse cx="6" cy="6" rx="170" ry="26" fill="#05060f"/>'), {
		blur: 9,
		opacity: 0.8,
	});
	await canvas.draw(set(path('M-96 2 C-130 60 -150 90 -160 140 L190 140 C170 80 150 40 110 2Z', '#060814')), {
		blur: 14,
		opacity: 0.55,
	});
	const halo = `<defs><linearGradient id="back" gradientUnits="userSpaceOnUse" x1="0" y1="-440" x2="0" y2="-20"><stop stop-color="#ffdc9a"/><stop offset="0.6" stop-color="#f0a050"/><stop offset="1" stop-color="#a85a30" stop-opacity="0"/></linearGradient></defs>`;
	const edge = (d) =>
		`<path d="${d}" fill="none" stroke="url(#back)" stroke-width="7" stroke-linejoin="round"/>`;
	const tail = 'M66 -26 C120 -22 158 -40 162 -84 C166 -128 118 -150 124 -196 C129 -234 176 -236 178 -202';
	await canvas.draw(
		set(
			`${halo}<path d="${tail}" fill="none" stroke="url(#back)" stroke-width="36" stroke-linecap="round"/>${edge(body)}${tilted(edge(head) + edge(ear(-1)) + edge(ear(1)))}`,
		),
	);
	const look = { dx: -0.75, dy: -0.5, light: rgb('#6f7fc4'), shadow: rgb('#05050c'), round: 14, shade: fur };
	await canvas.model(
		set(`<path d="${tail}" fill="none" stroke="#1d1b2a" stroke-width="29" stroke-linecap="round"/>`),
		{ ...look, round: 7 },
	);
	await canvas.model(set(path(body, '#1d1b2a')), look);
	const haunch = (s) =>
		path(
			`M${s * 60} -4 C${s * 128} -2 ${s * 122} -112 ${s * 70} -104 C${s * 38} -96 ${s * 34} -8 ${s * 60} -4Z`,
			'#211f30',
		);
	await canvas.model(set(haunch(-1) + haunch(1)), look);
	await canvas.model(
		set(path('M-38 -250 C-58 -214 -46 -168 -20 -140 L0 -122 L20 -140 C46 -168 58 -214 38 -250Z', '#e6ddd6')),
		{ ...look, light: rgb('#ffffff'), shadow: rgb('#6a6a8c'), round: 10, rough: 3 },
	);
	const leg = (s) =>
		path(
			`M${s * 7} -136 C${s * 4} -90 ${s * 6} -40 ${s * 6} -8 L${s * 48} -8 C${s * 46} -60 ${s * 54} -100 ${s * 46} -136 Q${s * 28} -176 ${s * 7} -136Z`,
			'#201e2e',
		);
	await canvas.model(set(leg(-1) + leg(1)), { ...look, round: 8 });
	const sock = (s) =>
		path(
			`M${s * 7} -46 C${s * 2} -30 ${s * 0} 2 ${s * 8} 6 C${s * 22} 12 ${s * 48} 10 ${s * 56} 2 C${s * 62} -10 ${s * 50} -28 ${s * 47} -46 Q${s * 28} -38 ${s * 7} -46Z`,
			'#e9e0d8',
		);
	await canvas.model(set(sock(-1) + sock(1)), {
		...look,
		light: rgb('#ffffff'),
		shadow: rgb('#74749a'),
		round: 7,
		rough: 1,
	});
	const toes = [-42, -29, 29, 42]
		.map((x) => `<path d="M${x} -2 v9" stroke="#8a8098" stroke-width="2.4" stroke-linecap="round"/>`)
		.join('');
	await canvas.draw(set(toes));
	await canvas.draw(
		set(
			path('M-52 -250 Q0 -222 52 -250 L50 -234 Q0 -206 -50 -234Z', '#b8283a') +
				circle(0, -216, 12, '#e8b64a') +
				circle(-3.6, -220, 3.6, '#fff0b8') +
				'<path d="M-7 -212 h14" stroke="#7a4a1c" stroke-width="2.4"/>',
		),
	);
	const ears = (part) => set(tilted(part));
	await canvas.model(ears(path(ear(-1), '#1d1b2a') + path(ear(1), '#1d1b2a')), { ...look, round: 7 });
	const inner = (s) => path(`M${s * 78} -362 L${s * 76} -422 Q${s * 58} -404 ${s * 42} -386Z`, '#b06a72');
	await canvas.draw(ears(inner(-1) + inner(1)), { opacity: 0.85, blur: 1 });
	await canvas.model(ears(path(head, '#1f1d2d')), { ...look, round: 18 });
	await canvas.model(
		ears(
			path(
				'M0 -374 C10 -344 16 -316 24 -304 C52 -304 58 -272 40 -258 C24 -248 8 -246 0 -246 C-8 -246 -24 -248 -40 -258 C-58 -272 -52 -304 -24 -304 C-16 -316 -10 -344 0 -374Z',
				'#ece3dc',
			),
		),
		{ ...look, light: rgb('#ffffff'), shadow: rgb('#74749a'), round: 9, rough: 1.2 },
	);
	await canvas.draw(ears(face()));
	await canvas.draw(ears(shine()), { mode: 'screen', blur: 8 });
}

const tilted = (markup) => group(markup, 'rotate(-5 0 -250)');

const body =
	'M-56 0 C-118 -8 -122 -112 -88 -172 C-70 -206 -56 -226 -52 -262 H52 C56 -226 70 -206 88 -172 C122 -112 118 -8 56 0Z';
const head =
	'M-92 -326 C-104 -300 -84 -272 -62 -258 C-42 -246 -20 -242 0 -242 C20 -242 42 -246 62 -258 C84 -272 104 -300 92 -326 C88 -372 58 -396 0 -396 C-58 -396 -88 -372 -92 -326Z';
const ear = (s) =>
	`M${s * 91} -334 C${s * 98} -376 ${s * 96} -412 ${s * 88} -438 Q${s * 84} -446 ${s * 76} -440 C${s * 56} -424 ${s * 36} -406 ${s * 24} -388Z`;

/** Two eyes, a nose, a mouth and whiskers. */
function face() {
	const eye = (s) =>
		`<g transform="translate(${s * 45} -324) rotate(${s * 5})"><path d="M-28 2 Q-20 -27 2 -27 Q24 -25 27 2 Q20 23 0 23 Q-20 23 -28 2Z" fill="#0c0a12"/><path d="M-24.500 1.500 Q-17 -23 2 -23 Q20 -21.500 23.500 1.500 Q17 19.500 0 19.500 Q-17 19.500 -24.500 1.500Z" fill="url(#iris)"/><ellipse cy="-1.500" rx="8.500" ry="18.500" fill="#0c0a12"/><circle cx="-7" cy="-10" r="5.600" fill="#fffbe8"/><circle cx="7" cy="9" r="2.600" fill="#fffbe8" opacity="0.8"/></g>`;
	const whisker = (s, y, lift) =>
		`<path d="M${s * 34} ${y} Q${s * 80} ${y - 6 + lift} ${s * 132} ${y + lift * 2}" stroke="#f4ece4" stroke-width="1.700" fill="none" stroke-linecap="round" opacity="0.85"/>`;
	const whiskers = [-1, 1]
		.map((s) => whisker(s, -282, -8) + whisker(s, -274, 0) + whisker(s, -267, 8))
		.join('');
	return (
		'<defs><radialGradient id="iris" cy="0.600"><stop stop-color="#fff0a0"/><stop offset="0.550" stop-color="#f4c23c"/><stop offset="1" stop-color="#8f9a2c"/></radialGradient></defs>' +
		eye(-1) +
		eye(1) +
		path('M-11 -296 Q0 -302 11 -296 Q8 -285 0 -282 Q-8 -285 -11 -296Z', '#d88a8e') +
		'<path d="M0 -283 V-273 Q-9 -260 -22 -267 M0 -273 Q9 -260 22 -267" stroke="#4a3a46" stroke-width="3" fill="none" stroke-linecap="round"/>' +
		whiskers
	);
}

function shine() {
	return circle(-45, -324, 26, '#6a5a1c') + circle(45, -324, 26, '#6a5a1c');
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
