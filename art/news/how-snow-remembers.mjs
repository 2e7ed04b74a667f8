import { clamp, mix, ramp, rgb, scale, smooth } from '../draw/colour.mjs';
import { glow } from '../draw/light.mjs';
import { snowfall } from '../draw/nature.mjs';
import { fbm, hash, noise, random } from '../draw/noise.mjs';
import { group, path } from '../draw/shapes.mjs';
import { project, terrain } from '../draw/terrain.mjs';

const camera = { height: 2.5, horizon: 0.4, focal: 1.1 };
const sky = ramp([0, '#23397e'], [0.35, '#5a6bb6'], [0.7, '#e39aa8'], [1, '#ffd6a6']);
const sun = [-0.78, 0.22, 0.58];

/** Where the shovelled path runs. */
const way = (z) => 1.1 + Math.sin(z / 9) * 2.1 - z * 0.02 - 1.6 * smooth(8, 3, z);

/** A path dug through deep snow to a lit house, the shovel left standing beside it; two prints for each step. */
export async function paint(canvas) {
	const air = (x, y) =>
		mix(
			sky(y / camera.horizon),
			rgb('#ffe6b8'),
			0.75 * Math.exp(-Math.hypot((x - 0.32) * 0.9, y - 0.36) * 3.6),
		);
	canvas.paint((x, y) => {
		const bank = fbm(x * 1.5 + 3, y * 6 + fbm(x * 2, y * 4, 3) * 0.8, 6);
		return mix(
			air(x, y),
			mix(rgb('#6a6cb4'), rgb('#ffc4a8'), clamp(0.4 + y - x * 0.2 + fbm(x * 6, y * 20, 3) * 0.5)),
			0.75 * smooth(0, 0.5, bank) * smooth(0.4, 0.2, y),
		);
	});
	await canvas.draw(forest(), {
		shade: (c, x, y) => mix(c, air(x, 0.34), 0.45 + 0.2 * smooth(0.34, 0.42, y)),
	});
	terrain(canvas, {
		camera,
		sun,
		near: 2.2,
		far: 900,
		detail: 0.0035,
		height: (x, z) => {
			const d = x - way(z) + noise(x * 2, z * 2) * 0.08;
			const dug = smooth(0.95, 0.6, Math.abs(d)) * smooth(40, 34, z);
			const thrown =
				(Math.exp(-(((Math.abs(d) - 1.35) / 0.34) ** 2)) * 0.42 +
					noise(x * 5, z * 5) * 0.05 * smooth(2.4, 1, Math.abs(d))) *
				smooth(40, 34, z);
			const drifts =
				fbm(x / 9, z / 9, 4) * 0.5 + fbm(x / 60, z / 60, 3) * 1.4 + fbm(x * 1.4, z * 1.4, 3) * 0.025;
			return drifts * smooth(0, 14, Math.abs(d) + 2) - dug * 0.52 + thrown - steps(x, z) * 0.13;
		},
		colour: ({ x, z, light, distance, sx, sy }) => {
			const lit = clamp(light * 2.1);
			let c = mix(rgb('#5668b8'), rgb('#ffdcc4'), lit);
			c = mix(c, rgb('#ffffff'), 0.35 * smooth(0.55, 1, lit));
			c = mix(c, rgb('#8f6ab0'), 0.18 * smooth(-0.2, 0.4, fbm(x / 4, z / 4, 3)) * (1 - lit));
			const d = Math.abs(x - way(z));
			c = mix(
				c,
				scale(mix(rgb('#5a68a8'), rgb('#d8b8b8'), lit), 0.9),
				smooth(0.72, 0.5, d) * smooth(40, 34, z) * 0.55,
			);
			if (distance > 6 && distance < 40 && hash(Math.floor(x * 60), Math.floor(z * 40)) > 0.996)
				c = mix(c, [1, 1, 1], 0.8);
			return mix(c, air(sx, Math.min(sy, camera.horizon - 0.02)), 1 - Math.exp(-distance / 130));
		},
	});
	const home = project(canvas, camera, way(38) - 0.2, 0.1, 40);
	await canvas.model(house(home.x, home.y, home.scale / 10), {
		dx: -0.85,
		dy: -0.4,
		light: rgb('#ffe0c0'),
		shadow: rgb('#1c1c48'),
		round: 3,
		rim: 1.2,
	});
	await canvas.draw(windows(home.x, home.y, home.scale / 10));
	await canvas.draw(
		group(
			'<path d="M20 -88 Q8 -112 24 -132 Q44 -152 30 -182 Q20 -206 44 -236" stroke="#eadff2" stroke-width="15" fill="none" stroke-linecap="round"/>',
			`translate(${home.x} ${home.y}) scale(${home.scale / 10})`,
		),
		{ blur: 7, opacity: 0.5 },
	);
	glow(canvas, { x: home.x / 1000, y: home.y / 1000 - 0.03, r: 0.13, colour: '#ffb860', strength: 0.6 });
	const foot = project(canvas, camera, way(6) + 1.55, 0.5, 6);
	await canvas.draw(path(`M${foot.x} ${foot.y} l170 16 l26 14 l-60 4 l-136 -24z`, '#3c4a98'), {
		opacity: 0.5,
		blur: 5,
	});
	await canvas.model(shovel(foot.x, foot.y, foot.scale / 205), {
		dx: -0.9,
		dy: -0.3,
		light: rgb('#ffd8a8'),
		shadow: rgb('#1c1433'),
		round: 4,
		rim: 1.6,
	});
	await canvas.draw(`<ellipse cx="${foot.x + 4}" cy="${foot.y + 6}" rx="58" ry="17" fill="#cfc4e4"/>`, {
		blur: 3,
	});
	await snowfall(canvas, { amount: 0.5, seed: 14 });
	await canvas.bloom(0.84, 0.34);
	canvas.finish({ vignette: 0.28, contrast: 1.14, saturation: 1.1, grain: 0.035, seed: 6 });
}

/** Boot prints beside the path, left and right in turn. */
function steps(x, z) {
	const line = way(z) - 3.1 - z * 0.06;
	if (Math.abs(x - line) > 0.5 || z > 34) return 0;
	const step = Math.floor(z / 0.62);
	const dz = z - (step + 0.5) * 0.62;
	const dx = x - line - (step % 2 ? 0.2 : -0.2);
	return smooth(1, 0.6, Math.hypot(dx / 0.13, dz / 0.24));
}

function forest() {
	const next = random(3);
	let out = '';
	for (let i = 0; i < 90; i++) {
		const x = next() * 1800 - 10;
		const h = 26 + next() * 52;
		const y = 412 + next() * 8;
		let fir = '';
		for (let k = 0; k < 4; k++)
			fir += path(
				`M${x - h * (0.26 - k * 0.05)} ${y - h * k * 0.22} L${x} ${y - h * (0.42 + k * 0.2)} L${x + h * (0.26 - k * 0.05)} ${y - h * k * 0.22}Z`,
				['#4a5490', '#545c9a', '#434a86'][i % 3],
			);
		out += fir;
	}
	return out;
}

function house(x, y, k) {
	return group(
		path('M-40 4 V-30 H40 V4Z', '#5a3a44') +
			path('M-50 -28 L-26 -66 H30 L52 -28 Q50 -22 44 -24 H-44 Q-50 -22 -50 -28Z', '#dfe0f6') +
			path('M14 -62 v-22 h10 v22z', '#6a4048') +
			path('M12 -84 q7 -6 14 0 v4 h-14z', '#e8e8fa'),
		`translate(${x} ${y}) scale(${k})`,
	);
}

function windows(x, y, k) {
	return group(
		'<rect x="-30" y="-22" width="14" height="14" fill="#ffd27a"/><rect x="16" y="-22" width="14" height="14" fill="#ffc060"/><path d="M-6 4 V-18 q6 -6 12 0 V4Z" fill="#ffdf98"/><path d="M-23 -22 v14 M-30 -15 h14 M23 -22 v14 M16 -15 h14" stroke="#5a3a44" stroke-width="1.6"/>',
		`translate(${x} ${y}) scale(${k})`,
	);
}

/** A snow shovel stuck upright, its grip at the top. */
function shovel(x, y, k) {
	return group(
		'<path d="M0 -30 L-14 -268" stroke="#8a5a3a" stroke-width="11"/>' +
			path('M-40 -282 q26 -16 52 0 l-3 14 h-12 v-6 h-22 v6 h-13z', '#b8403c') +
			path('M-44 -66 Q4 -84 50 -60 L44 14 H-34Z', '#b8483c') +
			path('M-44 -66 Q4 -84 50 -60 L48 -48 Q4 -70 -42 -54Z', '#8a2f34') +
			path('M-44 -66 Q0 -96 50 -60 Q30 -66 4 -72 Q-24 -74 -44 -66Z', '#f0f0fc'),
		`translate(${x} ${y}) scale(${k}) rotate(5)`,
	);
}
