import { clamp, mix, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow, mist } from '../../draw/light.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { path } from '../../draw/shapes.mjs';
import { block, column, floor, roof, shafts, trace } from '../../draw/solids.mjs';
import { project } from '../../draw/terrain.mjs';
import { caustics, masonry } from '../../draw/texture.mjs';

const gate = 34;
const lamp = [1.15, 1.55, 10.6];

/** The drowned quarter behind the Brine Gate: a boat between houses of salt, in green light from the sluice. */
export async function paint(canvas) {
	const camera = { height: 2.1, horizon: 0.6, focal: 1.02, x: -0.4, centre: 0.86 };
	canvas.paint((x, y) =>
		mix(rgb('#2a5a5c'), rgb('#e3b79a'), smooth(-0.05, 0.45, y + fbm(x * 3, y * 7, 5) * 0.16)),
	);
	trace(canvas, { camera, solids: quarter(), shade, sky: () => rgb('#1d4a44'), far: 60 });
	shafts(canvas, {
		camera,
		beam: (x, y, z) => {
			const t = (gate - z) * 0.55;
			const bar = smooth(0.5, 0.7, Math.abs(Math.sin((x - t * 0.16) * 2.2)));
			const hole = smooth(3.4, 2.6, Math.abs(x - t * 0.16)) * smooth(10.5, 8, y + t * 0.5) * smooth(-1, 1, y);
			return hole * (0.3 + bar) * Math.exp(-t * 0.13);
		},
		colour: rgb('#a9f0b4'),
		strength: 2.1,
		reach: gate,
	});
	mist(canvas, { from: 0.4, to: 0.72, colour: '#8fd6ac', strength: 0.3, seed: 5, grain: 2 });
	canvas.layer('boat');
	await boat(canvas, camera);
	canvas.layer();
	await drops(canvas);
	await canvas.bloom(0.72, 0.5, [5, 20, 70]);
	canvas.finish({ vignette: 0.52, contrast: 1.22, saturation: 1.1, grain: 0.04, seed: 23 });
}

function quarter() {
	const next = random(14);
	const solids = [floor(0, { part: 'water', clear: true })];
	for (const side of [-1, 1]) {
		let z = 1.5;
		while (z < gate - 1) {
			const deep = 3.4 + next() * 2.6;
			const front = side * (3.5 + next() * 0.9);
			const h = 5.5 + next() * 6.5;
			const [x0, x1] = side < 0 ? [-14, front] : [front, 14];
			solids.push(
				block(x0, x1, -1, h, z, z + deep - 0.15, {
					part: 'house',
					front,
					side,
					from: z,
					deep,
					h,
					seed: next(),
				}),
			);
			if (next() > 0.35)
				solids.push(
					side < 0
						? roof(-9, front + 0.3, h, 2.2 + next() * 1.6, z - 0.1, z + deep, { part: 'roof', across: true })
						: roof(front - 0.3, 9, h, 2.2 + next() * 1.6, z - 0.1, z + deep, { part: 'roof', across: true }),
				);
			if (next() > 0.4) {
				const y = 2.6 + next() * 1.4;
				solids.push(
					block(
						Math.min(front, front - side * 0.9),
						Math.max(front, front - side * 0.9),
						y,
						y + 0.14,
						z + 0.5,
						z + deep - 0.6,
						{ part: 'ledge' },
					),
				);
			}
			z += deep;
		}
	}
	solids.push(block(-3.9, 4, 4.7, 5.7, 17, 18.6, { part: 'bridge' }));
	for (const x of [-5.4, 5.4]) solids.push(column(x, gate - 1, 1.9, -1, 19, 1.6, { part: 'tower' }));
	solids.push(block(-5, 5, 11.2, 14.6, gate - 1.6, gate, { part: 'tower' }));
	for (let i = -4; i <= 4; i++)
		solids.push(block(i * 0.92 - 0.16, i * 0.92 + 0.16, 3.2, 11.4, gate - 0.9, gate - 0.6, { part: 'iron' }));
	for (const y of [3.2, 6, 8.8])
		solids.push(block(-4, 4, y, y + 0.32, gate - 1, gate - 0.7, { part: 'iron' }));
	solids.push(block(-30, 30, -1, 40, gate + 1, gate + 2, { part: 'beyond', clear: true }));
	for (const [x, z, h] of [
		[-2.1, 7.2, 2.4],
		[2.5, 14.5, 1.9],
		[-2.6, 20, 2.2],
	])
		solids.push(column(x, z, 0.13, -1, h, 0.11, { part: 'post' }));
	return solids;
}

function shade(hit, world) {
	const { x, y, z, nx, ny, nz, solid, distance } = hit;
	if (solid.part === 'beyond')
		return mix(
			rgb('#d9ffc9'),
			rgb('#2f7a68'),
			clamp(Math.hypot(x * 0.1, (y - 6) * 0.07) + fbm(x * 0.4, y * 0.2, 4) * 0.3),
		);
	const fog = 1 - Math.exp(-((distance / 30) ** 1.6));
	const air = mix(rgb('#1f5a50'), rgb('#9be6b0'), Math.exp(-(x * x) / 30) * smooth(2, 30, z));
	if (solid.part === 'water') {
		const bend = (s) => fbm(x * 1.6 * s, z * 0.9 * s, 4) * 0.055 + fbm(x * 6 * s, z * 3 * s, 3) * 0.022;
		const seen = world.mirror(hit, [bend(1), 0, bend(1.3)], 1) ?? air;
		const edge = clamp(Math.abs(hit.dy) * 2.2);
		const deep = mix(rgb('#0a3a3a'), rgb('#1d7a68'), clamp(0.4 + fbm(x * 0.8, z * 0.5, 4)));
		return mix(mix(seen, deep, 0.2 + edge * 0.45), air, fog * 0.5);
	}
	if (solid.part === 'iron') return mix(rgb('#0b211f'), air, fog * 0.4);
	const u = Math.abs(nx) > 0.6 ? z : x;
	const stone = masonry(u, solid.part === 'roof' ? y * 1.6 : y, { w: 1.1, h: 0.5, gap: 0.03 });
	const wet = smooth(1.3, 0.5, y + fbm(u * 1.1, y, 4) * 0.7);
	let base = mix(rgb('#cfd6bd'), rgb('#8fae9d'), stone.tone * 0.7 + stone.face * 0.3);
	base = mix(base, rgb('#eaf0d6'), smooth(0.1, 0.5, fbm(u * 0.9 + 5, y * 0.35, 5)) * 0.6);
	base = mix(base, rgb('#35594f'), stone.joint * 0.6);
	base = mix(base, rgb('#2f6b4d'), wet * 0.85);
	base = mix(base, rgb('#d8e6c4'), smooth(0.08, 0, Math.abs(y - 1.35 - fbm(u * 1.1, 2, 4) * 0.4)) * 0.5);
	let hole = 0;
	if (solid.part === 'house' && Math.abs(nx) > 0.6) hole = opening(z - solid.from, y, solid);
	if (solid.part === 'roof') base = scale(base, 0.6 + 0.25 * Math.cos(y * 16));
	const corner = 0.35 + 0.65 * world.open(hit, 1.8);
	const toward = clamp(-nz * -0.1 + Math.abs(nx) * 0.5 + ny * 0.4) * smooth(0, 26, z);
	const net = caustics(u * 0.9, y * 0.9 + x * 0.3) * smooth(5.5, 0.4, y) * (0.3 + 0.7 * smooth(2, 24, z));
	let c = [0, 1, 2].map(
		(i) => base[i] * (rgb('#2f6f68')[i] * 0.8 + rgb('#8fe0a6')[i] * toward * 0.9 + 0.05) * corner * 1.15,
	);
	c = c.map((v, i) => v + rgb('#c9ffc0')[i] * net * 0.34 * base[i]);
	const warm = world.lamp(hit, lamp, { size: 0.12, samples: 2, reach: 14 }) * 11;
	c = c.map((v, i) => v + base[i] * rgb('#ffb765')[i] * warm);
	const high = smooth(3.5, 10, y) * (0.4 + 0.6 * Math.abs(nx));
	c = c.map((v, i) => v + base[i] * rgb('#e8a98f')[i] * high * 0.2 * corner);
	c = mix(c, hole && solid.seed > 0.55 && y > 3 ? rgb('#ffc070') : rgb('#0b2a2a'), hole * 0.88);
	return mix(scale(c, 0.5 + 0.5 * smooth(2.5, 15, distance)), air, fog);
}

/** Arched doors at the water and windows above them. */
function opening(u, y, { deep, h, seed }) {
	const arch = (cx, foot, w, tall) => {
		const dx = Math.abs(u - cx);
		const top = foot + tall - w + Math.sqrt(Math.max(0, w * w - dx * dx));
		return dx < w && y > foot && y < top ? 1 : 0;
	};
	let dark = arch(deep * (0.35 + seed * 0.3), -1, 0.62, 3.1);
	for (let level = 3.5; level < h - 1.4; level += 2.1)
		for (const part of [0.28, 0.7]) dark = Math.max(dark, arch(deep * part, level, 0.3, 1.25));
	return dark;
}

/** Two of the four on the water, one poling, the lamp between them. */
async function boat(canvas, camera) {
	const at = project(canvas, camera, 1.1, 0, 10.4);
	const s = at.scale / 100;
	const ink = '#10282b';
	const hull = path(
		'M-150 -34 Q-128 6 -70 8 L78 8 Q136 4 160 -44 Q150 -46 140 -36 Q90 -22 -80 -24 Q-124 -26 -150 -34Z',
		'#16302f',
	);
	const poler = person({
		fill: ink,
		...poses.walk,
		lean: 12,
		coat: 0.7,
		head: 'hood',
		arms: [
			[46, 96],
			[30, 110],
		],
	});
	const sitter = person({ fill: ink, ...poses.sit, coat: 0.3, head: 'crown' });
	const crew =
		place(poler.shape, -92, -14, 1.72) +
		`<path d="M-150 26 L-14 -232" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>` +
		place(sitter.shape, 64, 2, 1.42, true) +
		`<path d="M14 -20 V-150 M14 -150 h16" stroke="${ink}" stroke-width="4" fill="none"/>`;
	const whole = place(hull + crew, at.x, at.y, s);
	await canvas.draw(`<g transform="translate(0 ${(2 * at.y + 6).toFixed(1)}) scale(1 -1)">${whole}</g>`, {
		blur: 3,
		opacity: 0.5,
		shade: (c, x, y) => mix(c, rgb('#0e3a38'), 0.4 + 0.5 * smooth(-0.1, 0.3, fbm(x * 14, y * 80, 2))),
	});
	await canvas.model(whole, {
		dx: 0.1,
		dy: -1,
		light: rgb('#c4f5bb'),
		shadow: rgb('#061614'),
		round: 10,
		rim: 2,
	});
	const [lx, ly] = [at.x + 30 * s, at.y - 138 * s];
	await canvas.draw(
		`<rect x="${lx - 6 * s}" y="${ly - 8 * s}" width="${12 * s}" height="${18 * s}" rx="3" fill="#fff0bd"/>`,
	);
	glow(canvas, { x: lx / 1000, y: ly / 1000, r: 0.3, colour: '#ff9a3a', strength: 0.95, power: 2.6 });
	glow(canvas, {
		x: lx / 1000,
		y: (at.y + 60 * s) / 1000,
		r: 0.12,
		colour: '#ffab4d',
		strength: 0.4,
		squash: 0.5,
	});
}

async function drops(canvas) {
	const next = random(9);
	let out = '';
	for (let i = 0; i < 60; i++)
		out += `<path d="M${(next() * 1778).toFixed(1)} ${(next() * 620).toFixed(1)} v${(6 + next() * 26).toFixed(1)}" stroke="#d6ffd9" stroke-width="1"/>`;
	await canvas.draw(out, { opacity: 0.22, blur: 0.5 });
}
