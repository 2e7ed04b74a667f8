import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, ox, person, place, poses, seated, wagon } from '../../draw/figures.mjs';
import { glow, mist, stars } from '../../draw/light.mjs';
import { grass, sparks } from '../../draw/nature.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { group, path } from '../../draw/shapes.mjs';
import { project, terrain } from '../../draw/terrain.mjs';

const camera = { height: 2.6, horizon: 0.665, focal: 1.05, centre: 0.86 };
const fire = [0.4, 15];
const sky = ramp([0, '#0b1736'], [0.3, '#173158'], [0.52, '#2f5a7c'], [0.66, '#8fa08f'], [0.72, '#d9b878']);

/** A camp under the stars: the wagons in a ring, the road's people about the fire, someone not asleep yet. */
export async function paint(canvas) {
	canvas.paint(night);
	stars(canvas, { count: 5200, seed: 17, below: 0.66, band, colour: [1, 0.96, 0.88] });
	terrain(canvas, {
		camera,
		sun: [-0.4, 0.5, -0.6],
		near: 3.5,
		far: 5200,
		height: land,
		colour: meadow,
		shadows: false,
	});
	mist(canvas, { from: 0.56, to: 0.72, colour: '#6f8a94', strength: 0.5, seed: 3, grain: 1.6, depth: 60 });
	canvas.layer('camp');
	await ring(canvas);
	await hearth(canvas);
	await company(canvas);
	canvas.layer('edge');
	await edge(canvas);
	await canvas.bloom(0.7, 0.55, [4, 18, 70]);
	canvas.finish({ vignette: 0.46, contrast: 1.2, saturation: 1.12, grain: 0.04, seed: 81 });
}

/** The milky way rises from behind the hills, leaning to the right. */
function band(x, y) {
	const along = x - 0.62 - (0.7 - y) * 0.75 + fbm(x * 2, y * 2, 4) * 0.09;
	return Math.exp(-((along / 0.15) ** 2));
}

function night(x, y) {
	const way = band(x, y);
	const dust = smooth(-0.06, 0.4, fbm(x * 6.5 + 3, y * 6.5 + 8, 7));
	const cloud = clamp(0.75 + fbm(x * 10 + 9, y * 10, 6) * 1.1);
	let c = mix(sky(y), rgb('#10305a'), smooth(0.1, 0.6, fbm(x * 1.6, y * 1.6, 4)) * 0.3);
	c = mix(c, rgb('#a9b6d6'), way * 0.46 * cloud * (1 - dust * 0.8) * smooth(0.72, 0.4, y));
	c = mix(c, rgb('#f0c9a0'), way ** 3 * 0.42 * cloud * (1 - dust) * smooth(0.7, 0.45, y));
	return mix(c, rgb('#0a1834'), way ** 2 * dust * 0.34);
}

function land(x, z) {
	return (
		fbm(x / 12, z / 12, 3) * 0.16 +
		smooth(40, 200, z) * fbm(x / 120 + 4, z / 120, 4) * 9 +
		smooth(300, 2400, z) * (60 + 210 * Math.abs(fbm(x / 900 + 7, z / 1300, 5)))
	);
}

function meadow({ x, z, distance, sy, light }) {
	const tuft = fbm(x * 3, z * 1.4, 4) * smooth(70, 6, distance) + fbm(x / 5, z / 5, 4) * 0.6;
	let c = mix(rgb('#142536'), rgb('#3f5a58'), clamp(0.35 + tuft * 0.5 + light * 0.2));
	const road = smooth(1.9, 1.2, Math.abs(x + 5.4 - 3 * Math.sin(z / 17) + z * 0.02)) * smooth(140, 50, z);
	c = mix(c, rgb('#5d6470'), road * 0.7);
	const d = Math.hypot(x - fire[0], (z - fire[1]) * 0.9);
	c = mix(
		c,
		mix(rgb('#b8662a'), rgb('#ffc56a'), clamp(0.4 + tuft)),
		clamp(Math.exp(-d * 0.27) * (1 + tuft * 0.9)),
	);
	c = mix(c, sky(Math.min(sy, 0.66)), 0.85 * (1 - Math.exp(-((distance / 1300) ** 0.9))));
	return scale(c, 0.45 + 0.55 * smooth(4, 11, distance));
}

async function ring(canvas) {
	const wagons = [
		[-7.2, 21, -1, '#8d9a86'],
		[-1.9, 26, 1, '#b3a27c'],
		[4.8, 24.5, -1, '#a38a72'],
		[10.6, 18.5, 1, '#7f9296'],
		[-10.6, 13.5, 1, '#93866e'],
	].sort((a, b) => b[1] - a[1]);
	for (const [x, z, face, cloth] of wagons) {
		const at = project(canvas, camera, x, land(x, z), z);
		const s = (at.scale * 3.1) / 78;
		const toward = Math.sign(fire[0] - x);
		await canvas.draw(
			`<ellipse cx="${at.x - toward * 20 * s}" cy="${at.y}" rx="${64 * s}" ry="${8 * s}" fill="#081222"/>`,
			{ blur: 5, opacity: 0.6 },
		);
		await canvas.model(
			place(wagon({ cloth, wood: '#3a2820', iron: '#181415' }), at.x, at.y + 2, s, face < 0),
			{
				dx: toward * 0.8,
				dy: 0.25,
				light: rgb('#ffb765'),
				shadow: rgb('#0d1b38'),
				round: 12 * s,
				rim: 2,
				rough: 1,
				depth: z,
				shade: (c, px, py) =>
					mix(
						scale(c, 0.55),
						rgb('#ffb25a'),
						0.32 * Math.exp(-Math.hypot(px - 0.89, (py - 0.8) * 1.4) * 3.2),
					),
			},
		);
		const lamp = [at.x - face * 52 * s, at.y - 42 * s];
		await canvas.draw(
			`<rect x="${lamp[0] - 3 * s}" y="${lamp[1] - 4 * s}" width="${6 * s}" height="${9 * s}" rx="2" fill="#ffe9b0"/>`,
		);
		glow(canvas, {
			x: lamp[0] / 1000,
			y: lamp[1] / 1000,
			r: 0.05 + 0.03 * s,
			colour: '#ffb14f',
			strength: 0.75,
		});
	}
	for (const [x, z, flip] of [
		[-12.5, 22, false],
		[-14.4, 20.5, true],
		[13.8, 25, true],
	]) {
		const at = project(canvas, camera, x, land(x, z), z);
		await canvas.model(place(ox('#1b2230'), at.x, at.y, (at.scale * 1.6) / 62, flip), {
			dx: x < 0 ? 0.8 : -0.8,
			dy: -0.2,
			light: rgb('#d98f4e'),
			shadow: rgb('#0a1426'),
			round: 8,
			rim: 1.4,
			depth: z,
		});
	}
}

async function hearth(canvas) {
	const at = project(canvas, camera, fire[0], land(...fire), fire[1]);
	const next = random(15);
	const k = at.scale / 100;
	let stones = '';
	for (let i = 0; i < 13; i++) {
		const a = (i / 13) * 6.283;
		stones += `<ellipse cx="${at.x + Math.cos(a) * 96 * k}" cy="${at.y + Math.sin(a) * 22 * k}" rx="${17 * k}" ry="${11 * k}" fill="#3a3433"/>`;
	}
	await canvas.model(
		`${stones}<path d="M${at.x - 70 * k} ${at.y + 6 * k} L${at.x + 60 * k} ${at.y - 30 * k} M${at.x + 76 * k} ${at.y + 4 * k} L${at.x - 56 * k} ${at.y - 34 * k} M${at.x} ${at.y + 12 * k} V${at.y - 40 * k}" stroke="#2b1a12" stroke-width="${15 * k}" stroke-linecap="round"/>`,
		{ dx: 0, dy: -1, light: rgb('#ffb45a'), shadow: rgb('#120c10'), round: 4, rim: 1.4, depth: 15 },
	);
	const tongue = (count, spread, tall, fills) => {
		let out = '';
		for (let i = 0; i < count; i++) {
			const x = (next() - 0.5) * spread * k;
			const h = tall * k * (0.45 + next() * 0.7) * (1 - Math.abs(x / spread / k) * 1.1);
			const w = (12 + next() * 14) * k;
			const bend = (next() - 0.4) * 44 * k;
			out += path(
				`M${at.x + x - w} ${at.y} Q${at.x + x - w * 1.4} ${at.y - h * 0.45} ${at.x + x + bend} ${at.y - h} Q${at.x + x + w * 0.3} ${at.y - h * 0.6} ${at.x + x + w * 1.3} ${at.y - h * 0.36} Q${at.x + x + w * 1.4} ${at.y - h * 0.1} ${at.x + x + w} ${at.y}Z`,
				fills[i % fills.length],
			);
		}
		return out;
	};
	await canvas.draw(tongue(14, 150, 190, ['#d8481a', '#ef6c22']), { blur: 2.6, opacity: 0.85, rough: 6 });
	await canvas.draw(tongue(12, 110, 140, ['#ff9a35', '#ffb850']), { blur: 1.4, opacity: 0.95, rough: 5 });
	await canvas.draw(tongue(7, 70, 84, ['#ffe9a8', '#fff6d6']), { blur: 1, rough: 3 });
	glow(canvas, {
		x: at.x / 1000,
		y: (at.y - 60 * k) / 1000,
		r: 0.42,
		colour: '#ff9c42',
		strength: 0.5,
		power: 2.4,
	});
	const rise = (n) => {
		const up = n() ** 0.9;
		return [at.x + (n() - 0.5) * 60 * k + Math.sin(up * 9) * 26 * up + up * 60, at.y - 70 * k - up * 420];
	};
	await canvas.draw(sparks(next, 110, rise, '#ffc470', [0.7, 2.3]), { mode: 'screen' });
}

async function company(canvas) {
	const put = async (markup, x, z, size, flip = false, lift = 0) => {
		const at = project(canvas, camera, x, land(x, z) + lift, z);
		const s = (at.scale * size) / 100;
		const dx = fire[0] - x;
		const dz = fire[1] - z;
		const reach = Math.hypot(dx, dz);
		await canvas.draw(
			group(
				path('M-16 0 H16 L34 26 H-34Z', '#070d1a'),
				`translate(${at.x} ${at.y}) matrix(1 0 ${(-dx / reach) * 2.4} ${dz < 0 ? -0.3 : 1} 0 0) scale(${s})`,
			),
			{ blur: 4, opacity: 0.55 },
		);
		await canvas.model(place(markup, at.x, at.y, s, flip), {
			dx: (dx / reach) * 0.9,
			dy: dz > 0 ? -0.5 : 0.1,
			light: rgb('#ffb866'),
			shadow: rgb('#0b1428'),
			round: 8,
			rim: 2.2,
			strength: dz > 0 ? 0.8 : 1.2,
			depth: z - 0.2,
		});
	};
	const on = (options) => person({ ...options }).shape;
	await put(
		on({
			fill: '#6b4436',
			limb: '#3a2722',
			skin: '#c98d5c',
			...poses.stand,
			arms: [
				[50, 100],
				[80, 130],
			],
			head: 'hat',
			coat: 0.6,
			trim: '#c9a04c',
		}),
		-2.2,
		17.2,
		1.75,
	);
	await put(
		on({
			fill: '#4a4a58',
			limb: '#2c2a30',
			skin: '#c98d5c',
			...poses.sit,
			head: 'bun',
			coat: 0.3,
			trim: '#a8483a',
		}),
		2.6,
		16.9,
		1.45,
		true,
	);
	await put(
		on({ fill: '#54593e', limb: '#33301f', skin: '#c98d5c', ...poses.sit, head: 'hair', coat: 0.3 }),
		3.9,
		15.4,
		1.45,
		true,
	);
	await put(
		on({ fill: '#5a3a44', limb: '#2e2026', skin: '#c98d5c', ...poses.sit, head: 'cap', coat: 0.25 }),
		-3.3,
		15.6,
		1.35,
	);
	await put(dog('#3a2a20', true), -1.3, 16.2, 1.3);
	for (const [x, z, options] of [
		[-1.7, 12.2, { head: 'hood', lean: 4 }],
		[-0.45, 11.9, { head: 'hair', lean: -5, trim: '#6b3a34' }],
		[1.75, 12, { head: 'hat', lean: -4 }],
	])
		await put(seated('#1d1a24', options), x, z, 1.7, false, 0.12);
	await put(
		on({
			fill: '#22283a',
			limb: '#171a26',
			...poses.back,
			head: 'hat',
			coat: 0.85,
			holds: 'staff',
			pack: '#3a2d2a',
			arms: [
				[-12, 6],
				[26, 40],
			],
		}),
		-5.1,
		9.2,
		1.8,
	);
}

async function edge(canvas) {
	const next = random(36);
	const fills = ['#081120', '#0d1a2c', '#16283a'];
	await canvas.draw(grass(next, { from: -20, to: 1800, y: 1010, tall: 92, count: 420, fills, wind: 0.25 }));
	await canvas.draw(
		grass(next, {
			from: 500,
			to: 1300,
			y: 1016,
			tall: 60,
			count: 150,
			fills: ['#3a2f22', '#5d4526', '#1d2024'],
			wind: 0.25,
		}),
	);
}
