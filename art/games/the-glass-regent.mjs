import { clamp, mix, ramp, rgb, scale, smooth } from '../draw/colour.mjs';
import { person, place, poses } from '../draw/figures.mjs';
import { glow, settle } from '../draw/light.mjs';
import { fbm, random, ridged } from '../draw/noise.mjs';
import { circle, gradient, group, path, polygon, radial } from '../draw/shapes.mjs';
import { project, terrain } from '../draw/terrain.mjs';

const sky = ramp([0, '#0d2038'], [0.25, '#1d4264'], [0.45, '#4a7f9f'], [0.6, '#a5c9d6'], [0.7, '#dcebec']);
const sun = [-0.7, 0.42, 0.5];

export async function paint(canvas, wide) {
	const camera = { height: 16, horizon: wide ? 0.62 : 0.64, focal: 1.2, centre: wide ? 1.05 : 0.335 };
	const palace = wide ? [1.19, 0.62] : [0.335, 0.64];
	const air = (x, y) =>
		mix(
			sky(Math.min(y, 0.64)),
			rgb('#e9f6f7'),
			0.5 * Math.exp(-Math.hypot(x - palace[0], (y - palace[1] + 0.14) * 0.8) * 4),
		);
	canvas.paint((x, y) => {
		let c = air(x, y);
		const curtain = fbm(x * 2.2 + fbm(x * 3, y * 0.8, 3) * 0.7, y * 0.55 + 3, 4);
		const ray = 0.6 + 0.4 * fbm(x * 26, y * 1.6, 3);
		const veil = smooth(0.02, 0.3, curtain) * smooth(0.52, 0.2, y) * smooth(-0.02, 0.14, y) * ray;
		c = mix(c, rgb('#7fe0d0'), veil * 0.42);
		return mix(c, rgb('#c3dbe6'), smooth(0.1, 0.5, fbm(x * 1.6, y * 6 + 4, 6)) * 0.35 * smooth(0.1, 0.5, y));
	});
	const alps = (x, z) => smooth(2300, 5200, z) * ridged(x / 1900 + 4, z / 1900, 7) ** 1.3 * 1150;
	const height = (x, z) =>
		fbm(x / 45, z / 60, 4) * 2.6 + fbm(x / 230, z / 200 + 3, 3) * 10 * smooth(60, 300, z) + alps(x, z);
	terrain(canvas, {
		camera,
		sun,
		near: 7,
		far: 9000,
		height,
		colour: ({ x, z, light, slope, distance, sx, sy }) => {
			const drift = fbm(x / 3, z / 9, 4) * smooth(160, 10, distance);
			let base = mix(rgb('#dbe8f0'), rgb('#8fa6bd'), smooth(0.3, 0.55, slope) * smooth(1800, 3000, distance));
			base = mix(base, rgb('#fff7ee'), clamp(drift * 0.6));
			let c = mix(mix(scale(base, 0.42), rgb('#2f5f92'), 0.45), base, clamp(light * 1.6));
			const glow = Math.exp(-(((x - 30) / 120) ** 2) - ((z - 250) / 170) ** 2);
			c = mix(c, rgb('#ffe3b0'), glow * 0.3);
			const track =
				smooth(0.55, 0.2, Math.abs(Math.abs(x - 4 - 14 * Math.sin(z / 75) - z * 0.1) - 1.1)) *
				smooth(240, 40, distance);
			c = mix(c, rgb('#2e5a86'), track * 0.55);
			c = mix(c, mix(scale(c, 0.3), rgb('#0e2a47'), 0.5), smooth(190, 48, distance) * 0.85);
			return mix(c, air(sx, sy), 1 - Math.exp(-distance / 2600));
		},
	});
	const at = project(canvas, camera, wide ? 48 : 0, 2, 330);
	await forest(canvas, camera, height, random(51), 420, 900, 70, '#34607c', wide ? 48 : 0);
	await build(canvas, at, wide ? 1.28 : 1.06);
	await forest(canvas, camera, height, random(52), 150, 320, 46, '#17344c', wide ? 48 : 0);
	await forest(canvas, camera, height, random(57), 62, 125, 46, '#081726', wide ? 48 : 0);
	if (!wide) await arrival(canvas);
	await snow(canvas);
	await canvas.bloom(0.9, 0.28);
	canvas.finish({ vignette: 0.42, contrast: 1.16, saturation: 1.1, grain: 0.04, seed: 6 });
}

export async function build(canvas, { x, y }, size) {
	const next = random(77);
	const defs = `<defs>${gradient('left', [
		[0, '#e4f7fb', 0.95],
		[0.4, '#9ccfe2', 0.88],
		[0.75, '#c9c6b4', 0.9],
		[1, '#ffc777', 0.95],
	])}${gradient('right', [
		[0, '#5c9fc4', 0.92],
		[0.5, '#24618f', 0.9],
		[0.82, '#5b6478', 0.92],
		[1, '#c98a4e', 0.95],
	])}${gradient('core', [
		[0, '#ffffff', 0],
		[0.5, '#ffe7b4', 0.18],
		[1, '#ffd68a', 0.7],
	])}${radial('halo', [
		[0, '#fff0cc', 0.8],
		[0.5, '#cfeaf0', 0.25],
		[1, '#cfeaf0', 0],
	])}</defs>`;
	let halls = '';
	const order = [];
	for (let i = 0; i < 34; i++) {
		const u = (next() - 0.5) * 2;
		order.push([
			u * 170,
			(90 + 250 * Math.exp(-((u * 1.7) ** 2))) * (0.55 + next() * 0.45),
			12 + next() * 16,
			next(),
		]);
	}
	order.sort((a, b) => b[1] - a[1]);
	for (const [sx, h, w, r] of [[0, 410, 34, 0.2], [-46, 320, 26, 0.7], [48, 335, 26, 0.3], ...order])
		halls += spire(sx, h, w, r);
	const lower = dome(-92, 74, 46) + dome(96, 82, 50) + dome(0, 112, 64);
	const stair =
		polygon(
			[
				[-26, -2],
				[26, -2],
				[64, 26],
				[-64, 26],
			],
			'#eaf6f8',
			'opacity="0.75"',
		) +
		[4, 9, 14, 19]
			.map((s) => `<path d="M${-26 - s * 1.5} ${s} H${26 + s * 1.5}" stroke="#7fa6bd" stroke-width="0.8"/>`)
			.join('');
	await canvas.draw(
		group(circle(0, -150, 330, 'url(#halo)'), `translate(${x} ${y}) scale(${size})`).replace(/^/, defs),
		{ mode: 'screen', opacity: 0.3 },
	);
	await canvas.draw(defs + group(halls + lower + stair, `translate(${x} ${y}) scale(${size})`));
	await canvas.draw(defs + group(halls + lower, `translate(${x} ${y}) scale(${size})`), {
		blur: 12,
		mode: 'screen',
		opacity: 0.1,
	});
}

/** In front of the tall crop: somebody comes with a lantern, between dark firs. */
async function arrival(canvas) {
	settle(canvas, { from: 0.72, colour: '#061427', strength: 0.86 });
	const next = random(12);
	let firs = '';
	for (const [x, y, size] of [
		[70, 1010, 3.1],
		[-10, 960, 2.2],
		[150, 1020, 1.8],
		[610, 1012, 2.7],
		[680, 970, 2.3],
		[540, 1024, 1.5],
	])
		firs += group(fir(next, '#07152a'), `translate(${x} ${y}) scale(${size})`);
	const light = { light: rgb('#d5e9f5'), shadow: rgb('#040b18'), rim: 1.8 };
	await canvas.model(firs, { ...light, dx: -0.2, dy: -0.9, round: 7, rough: 3 });
	const [x, y, size] = [322, 862, 0.92];
	const shape = person({
		fill: '#122546',
		limb: '#0b1830',
		...poses.back,
		head: 'hood',
		coat: 1,
		flare: 14,
		holds: 'lantern',
		trim: '#8f3f4e',
	});
	await canvas.draw(
		group(path('M-14 0 H14 L46 96 H-20Z', '#040d1c'), `translate(${x} ${y}) scale(${size})`),
		{
			blur: 5,
			opacity: 0.6,
		},
	);
	await canvas.model(place(shape.shape, x, y, size), { ...light, dx: 0.1, dy: -1, round: 6 });
	const [hx, hy] = shape.hands[1];
	glow(canvas, {
		x: (x + hx * size) / 1000,
		y: (y + (hy + 13) * size) / 1000,
		r: 0.11,
		colour: '#ffc46b',
		strength: 0.9,
	});
}

/** A tall cut crystal: two faces, bright edges, floors seen through the glass. */
export function spire(x, h, w, r) {
	const neck = -h * (0.62 + r * 0.14);
	const split = x + w * (-0.12 + r * 0.2);
	const l = x - w / 2;
	const rr = x + w / 2;
	let out = polygon(
		[
			[l, 4],
			[l + w * 0.06, neck],
			[split, neck - 5],
			[split, 6],
		],
		'url(#left)',
		'opacity="0.88"',
	);
	out += polygon(
		[
			[split, 6],
			[split, neck - 5],
			[rr - w * 0.06, neck],
			[rr, 4],
		],
		'url(#right)',
		'opacity="0.88"',
	);
	out +=
		polygon(
			[
				[l + w * 0.06, neck],
				[x, -h],
				[split, neck - 5],
			],
			'#f7ffff',
			'opacity="0.9"',
		) +
		polygon(
			[
				[split, neck - 5],
				[x, -h],
				[rr - w * 0.06, neck],
			],
			'#3f83ad',
			'opacity="0.95"',
		);
	for (let y = neck + 12; y < -6; y += 11 + r * 8)
		out += `<path d="M${l + 1} ${y} L${split} ${y + 2.4} L${rr - 1} ${y}" stroke="#ffffff" stroke-width="0.55" fill="none" opacity="0.55"/>`;
	out += polygon(
		[
			[l + w * 0.2, 4],
			[l + w * 0.2, neck * 0.5],
			[rr - w * 0.2, neck * 0.5],
			[rr - w * 0.2, 4],
		],
		'url(#core)',
		'opacity="0.8"',
	);
	return `${out}<path d="M${split} 6 L${split} ${neck - 5} L${x} ${-h}" stroke="#ffffff" stroke-width="0.9" fill="none" opacity="0.9"/>`;
}

function dome(x, h, w) {
	let out = path(
		`M${x - w} 4 V${-h * 0.45} Q${x - w} ${-h * 0.95} ${x} ${-h} Q${x + w} ${-h * 0.95} ${x + w} ${-h * 0.45} V4Z`,
		'url(#left)',
		'opacity="0.78"',
	);
	out += path(
		`M${x + w * 0.15} 4 V${-h} Q${x + w} ${-h * 0.95} ${x + w} ${-h * 0.45} V4Z`,
		'url(#right)',
		'opacity="0.6"',
	);
	for (let i = -2; i <= 2; i++)
		out += `<path d="M${x + i * w * 0.4} 4 V${-h * 0.45} Q${x + i * w * 0.36} ${-h * 0.9} ${x} ${-h}" stroke="#ffffff" stroke-width="0.9" fill="none" opacity="0.75"/>`;
	out += `<path d="M${x - w} ${-h * 0.45} H${x + w} M${x - w} ${-h * 0.2} H${x + w}" stroke="#ffffff" stroke-width="0.7" opacity="0.6"/>`;
	for (let i = -1; i <= 1; i++)
		out += path(`M${x + i * w * 0.55 - 5} 4 v-20 q5 -10 10 0 v20z`, '#fff2cf', 'opacity="0.95"');
	return `${out}<path d="M${x} ${-h} v-16" stroke="#f4ffff" stroke-width="1.4"/>`;
}

async function forest(canvas, camera, height, next, near, far, count, colour, clear) {
	const trees = [];
	for (let i = 0; i < count; i++) {
		const z = near + next() * (far - near);
		const spread = near < 120 ? 1 : 1.15;
		const x =
			(next() - 0.5) * 2 * z * spread * (canvas.width / canvas.height / 1.5) + (near < 120 ? z * 0.15 : 0);
		if (near < 400 && Math.abs(x - clear * (z / 330)) < 26 + z * 0.09) continue;
		if (near < 120 && canvas.width > canvas.height && x < z * 0.1) continue;
		trees.push([x, z, 0.7 + next() * 0.6]);
	}
	trees.sort((a, b) => b[1] - a[1]);
	let markup = '';
	for (const [x, z, size] of trees) {
		const { x: px, y: py, scale: s } = project(canvas, camera, x, height(x, z), z);
		const k = (s * 13 * size) / 100;
		if (px < -120 || px > (canvas.width / canvas.height) * 1000 + 120) continue;
		markup += group(fir(next, colour), `translate(${px.toFixed(1)} ${py.toFixed(1)}) scale(${k.toFixed(3)})`);
	}
	await canvas.lit(markup, {
		dx: -0.6,
		dy: -0.8,
		light: rgb('#e6f4fa'),
		width: 1.8,
		strength: 0.7,
		depth: near * 0.5,
		write: false,
	});
}

export function fir(next, colour) {
	let d = 'M-2 4';
	const left = [];
	const right = [];
	for (let i = 0; i < 7; i++) {
		const y = -8 - i * 13;
		const w = (25 - i * 3.3) * (0.85 + next() * 0.3);
		left.push(`L${-w} ${y + 4} L${-w * 0.45} ${y - 7}`);
		right.unshift(`L${w * 0.45} ${y - 7} L${w} ${y + 4}`);
	}
	d += `${left.join(' ')} L0 -108 ${right.join(' ')} L2 4Z`;
	return path(d, colour);
}

async function snow(canvas) {
	const next = random(90);
	const wide = (canvas.width / canvas.height) * 1000;
	for (const [count, size, blur, opacity] of [
		[260, 1.1, 0, 0.55],
		[90, 2.2, 0.9, 0.6],
		[26, 5, 3.2, 0.45],
	]) {
		let flakes = '';
		for (let i = 0; i < count; i++)
			flakes += circle(
				(next() * wide).toFixed(1),
				(next() * 1000).toFixed(1),
				(size * (0.5 + next())).toFixed(2),
				'#ffffff',
			);
		await canvas.draw(flakes, { blur, opacity });
	}
}
