import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, water } from '../../draw/light.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { birds, circle, group, path } from '../../draw/shapes.mjs';

const horizon = 0.54;
const sun = [0.56, 0.545];
const sky = ramp([0, '#123036'], [0.22, '#2d6664'], [0.38, '#76a892'], [0.48, '#d8cf9c'], [0.54, '#ffe4a4']);

/** Before sunrise the bell has been rung: the whole town walks out on what was sea, and the sky lies at its feet. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const d = Math.hypot((x - sun[0]) * 0.7, y - sun[1]);
		const bank = fbm(x * 1.3 + 5, y * 6.5 + fbm(x * 2, y * 5, 4) * 0.8, 6);
		let c = sky(Math.min(y, horizon));
		c = mix(c, mix(rgb('#1d474a'), rgb('#ffd9a0'), clamp(0.9 - d * 1.15 + fbm(x * 6, y * 18, 4) * 0.4)), 0.85 * smooth(-0.02, 0.4, bank) * smooth(0.54, 0.3, y));
		c = mix(c, rgb('#fff0c0'), 0.8 * Math.exp(-d * 5));
		return c;
	});
	await wrecks(canvas);
	mist(canvas, { from: 0.47, to: 0.58, colour: '#f2dfac', strength: 0.6, seed: 6, grain: 2.4 });
	await people(canvas, false);
	water(canvas, {
		horizon,
		ripple: 0.008,
		own: 0.24,
		tint: (x, deep) => mix(mix(rgb('#8fae8e'), rgb('#123a3c'), deep), rgb('#ffe0a0'), 0.4 * Math.exp(-Math.abs(x - sun[0]) * 4) * (1 - deep)),
	});
	banks(canvas);
	await people(canvas, true);
	await bell(canvas);
	await canvas.draw(birds(random(8), 1060, 250, 18, 260, '#17393c'));
	await canvas.bloom(0.82, 0.4);
	canvas.finish({ vignette: 0.46, contrast: 1.2, saturation: 1.1, grain: 0.045, seed: 54 });
}

/** What the water has let go of: a steamer on her keel, church railings, somebody's front door. */
async function wrecks(canvas) {
	const h = horizon * 1000 + 2;
	const far = group(
		path('M-210 0 L-236 -62 L-150 -56 L170 -60 L236 -84 Q216 -20 180 2Z', '#5d8378') +
			path('M-80 -58 V-104 H20 V-60Z M-52 -104 V-170 H-20 V-104Z M70 -60 V-90 H110 V-60Z', '#5d8378') +
			'<path d="M-150 -58 L-146 -190 M130 -62 L136 -170 M-146 -186 L-36 -168 L134 -166" stroke="#5d8378" stroke-width="4" fill="none"/>',
		`translate(830 ${h}) rotate(-3) scale(0.62)`,
	);
	const church = group(
		path('M-26 0 V-120 L0 -190 L26 -120 V0Z M26 -2 V-70 H120 L132 -40 V0Z', '#6f9483') +
			'<path d="M0 -188 V-222 M-9 -208 H9" stroke="#6f9483" stroke-width="3.4"/>',
		`translate(1210 ${h}) rotate(5) scale(0.5)`,
	);
	await canvas.draw(church + far, { opacity: 0.75, blur: 0.9, shade: (c, x, y) => mix(c, rgb('#ffe2a8'), 0.55 * Math.exp(-Math.abs(x - sun[0]) * 3) * smooth(0.42, 0.55, y)) });
	const posts = Array.from({ length: 26 }, (_, i) => `<path d="M${1310 + i * 20} ${h + 6 + i * 1.2} v${-26 - i * 1.5}" stroke="#2d5552" stroke-width="${2 + i * 0.12}"/>`).join('');
	await canvas.draw(posts);
}

/** Ribbed mud between the pools, gold towards the sun. */
function banks(canvas) {
	canvas.paint((x, y, old) => {
		const deep = (y - horizon) / (1 - horizon);
		if (deep < 0.004) return undefined;
		const z = 1 / (deep + 0.06);
		const u = (x - sun[0]) * z;
		const body = fbm(u * 0.42 + 8, z * 1.35 + u * 0.14, 5);
		const dry = smooth(0.03, 0.1, body + 0.16 * smooth(0.55, 1, deep)) * smooth(0.01, 0.06, deep);
		if (dry <= 0) return undefined;
		const ribs = Math.sin(z * 16 + u * 1.2 + fbm(u * 1.6, z * 2.2, 4) * 5);
		const lit = Math.exp(-(((x - sun[0]) * 1.5) ** 2)) * (1 - deep * 0.6);
		let c = mix(rgb('#16302e'), rgb('#a99c6c'), clamp(0.3 + ribs * 0.16 * smooth(9, 3, z) + lit * 0.55 + body * 0.4));
		c = mix(c, rgb('#ffe6ac'), smooth(0.035, 0, Math.abs(body - 0.06)) * lit * 0.8);
		return mix(old, scale(c, 1 - 0.5 * deep), dry * 0.94);
	});
}

const walkers = [
	[604, 560, 0.52, { ...poses.walk, head: 'hood', holds: 'staff' }],
	[640, 562, 0.54, { ...poses.walk, head: 'hat', pack: '#1c3c3c' }],
	[688, 565, 0.56, { ...poses.walk, head: 'cap' }],
	[760, 575, 0.74, { ...poses.walk, head: 'bun', holds: 'bundle' }],
	[820, 580, 0.78, { ...poses.walk, head: 'hat', holds: 'staff' }],
	[930, 606, 1.08, { ...poses.trudge, lean: 16, head: 'hood', pack: '#24443f' }],
	[1150, 676, 1.95, { ...poses.walk, head: 'hair', coat: 0.5, trim: '#c8703c', holds: 'lantern' }],
	[1310, 742, 2.7, { ...poses.trudge, lean: 15, head: 'hat', coat: 0.62, pack: '#213c38', trim: '#d9a44c' }],
];

/** They come down in one line and fan out; each has a double under the boots. */
async function people(canvas, near) {
	const light = { dx: -0.75, dy: -0.35, light: rgb('#ffe6a8'), shadow: rgb('#061618') };
	for (const [x, y, s, options] of walkers) {
		if (s > 1 !== near) continue;
		const ink = s > 1.5 ? '#14302f' : s > 0.7 ? '#234a46' : '#335d55';
		const shape = person({ fill: ink, limb: s > 1 ? '#0c2021' : ink, ...options }).shape;
		const mirrored = group(place(shape, 0, 0, s, true), `translate(${x} ${y + 3}) scale(1 -1)`);
		await canvas.draw(mirrored, { opacity: 0.5, blur: 1.4, rough: 6, shade: (c) => mix(c, rgb('#2f5c55'), 0.4) });
		await canvas.model(place(shape, x, y, s, true), { ...light, round: 4 * s, rim: s > 1 ? 2.2 : 1.2 });
	}
	if (!near) return;
	const sledge = group(
		'<path d="M-86 0 Q-108 -6 -112 -28 M-86 0 H96 M-70 -22 H86 M-60 0 V-22 M-4 0 V-22 M60 0 V-22" stroke="#12292a" stroke-width="6" fill="none" stroke-linecap="round"/>' +
			path('M-56 -24 q22 -40 56 -30 q36 -24 58 8 l10 22z', '#2b4a44') +
			path('M-34 -46 l70 -34 l8 12 l-66 38z', '#3b3326'),
		'translate(1500 748) scale(1.25)',
	);
	await canvas.draw('<path d="M1386 736 Q1370 690 1330 610" stroke="#0f2425" stroke-width="3.4" fill="none"/>');
	await canvas.draw(group(sledge, 'translate(0 1500) scale(1 -1)'), { opacity: 0.4, blur: 2.4, rough: 7 });
	await canvas.model(sledge, { ...light, round: 7, rim: 2 });
	await canvas.model(place(dog('#12282a'), 1010, 664, 1.25, true), { ...light, round: 5, rim: 1.8 });
	const lamp = [1150 - 22 * 1.95, 676 - 40 * 1.95];
	await canvas.draw(circle(lamp[0], lamp[1] + 14, 9, '#ffeab8'));
	glow(canvas, { x: lamp[0] / 1000, y: (lamp[1] + 14) / 1000, r: 0.16, colour: '#ffb85c', strength: 0.75, power: 2.6 });
}

/** The bell on its crooked frame, and a stair down to where the boats lie on their sides. */
async function bell(canvas) {
	const light = { dx: 0.8, dy: -0.35, light: rgb('#ffe2a0'), shadow: rgb('#041213'), round: 8, rim: 2.4, rough: 2 };
	const frame =
		'<path d="M118 1020 L150 250 M372 1020 L330 250" stroke="#17302f" stroke-width="26"/>' +
		'<path d="M96 276 H392" stroke="#17302f" stroke-width="22"/>' +
		'<path d="M142 560 L346 760 M350 560 L136 760 M128 780 H366 M140 540 H344" stroke="#17302f" stroke-width="12"/>' +
		path('M64 282 L244 150 L424 282 L404 290 L244 176 L84 290Z', '#17302f');
	const shell =
		path('M244 300 Q184 304 178 384 Q176 424 154 446 H334 Q312 424 310 384 Q304 304 244 300Z', '#8a6a34') +
		path('M148 442 H340 V456 H148Z', '#6a5028') +
		'<path d="M244 276 V304" stroke="#2b2a20" stroke-width="12"/><circle cx="262" cy="470" r="15" fill="#3a3220"/><path d="M262 484 Q256 620 232 742" stroke="#c8b27c" stroke-width="4.4" fill="none"/>';
	await canvas.model(frame, light);
	await canvas.model(shell, { ...light, round: 26, rim: 3 });
	const ringer = person({
		fill: '#1d3c3a',
		limb: '#0e2324',
		skin: '#8f6a4a',
		...poses.back,
		arms: [
			[20, 150],
			[30, 168],
		],
		lean: -6,
		head: 'cap',
		coat: 0.5,
		trim: '#c8703c',
	});
	await canvas.model(path('M-20 1020 V900 H470 L520 1020Z', '#122726') + '<path d="M-20 905 H476 M-20 950 H496" stroke="#0a1a1a" stroke-width="5"/>', { ...light, round: 5 });
	await canvas.model(place(ringer.shape, 206, 904, 2.6), { ...light, round: 12 });
}
