import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, ox, person, place, poses, wagon } from '../../draw/figures.mjs';
import { glow, mist, water } from '../../draw/light.mjs';
import { boulder, branching, grass, rainfall, tuft } from '../../draw/nature.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { circle, group, path } from '../../draw/shapes.mjs';

const bank = 0.56;
const sky = ramp([0, '#4a5f6c'], [0.25, '#75878a'], [0.42, '#a9ac98'], [0.56, '#d2c79a']);

/** A ford in the rain: the second wagon is in midstream, and one of the Wending holds the rope. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const fold = fbm(x * 1.3 + 2, y * 3, 4);
		const cloud = fbm(x * 1.7 + fold, y * 5 + fold * 2, 6);
		const c = mix(sky(y), rgb('#3a4c59'), smooth(-0.1, 0.5, cloud) * 0.65 * smooth(0.55, 0.1, y));
		return mix(c, rgb('#f0e2b0'), 0.6 * Math.exp(-Math.hypot((x - 1.25) * 0.7, y - 0.46) * 4.5));
	});
	await hills(canvas);
	await farBank(canvas);
	await wagonAcross(canvas);
	water(canvas, {
		horizon: bank + 0.03,
		ripple: 0.05,
		own: 0.55,
		squeeze: 0.9,
		tint: (_x, deep) => mix(rgb('#7d8f84'), rgb('#2c4348'), deep),
	});
	current(canvas);
	canvas.layer('wagon');
	await midstream(canvas);
	canvas.layer();
	await stones(canvas);
	await rainfall(canvas, { seed: 5, amount: 0.7, slant: 0.2, opacity: 0.26 });
	canvas.layer('bank');
	await nearBank(canvas);
	canvas.layer();
	await rainfall(canvas, { seed: 25, amount: 0.5, slant: 0.2, opacity: 0.3 });
	await canvas.bloom(0.84, 0.4);
	canvas.finish({ vignette: 0.46, contrast: 1.22, saturation: 1.12, grain: 0.045, seed: 82 });
}

/** Wooded ridges, one behind the other, each paler than the one before. */
async function hills(canvas) {
	const next = random(3);
	for (const [base, rise, seed, tone, size] of [
		[470, 120, 2, '#9aa596', 5],
		[510, 110, 6, '#7d8d80', 8],
		[550, 80, 11, '#5c7066', 13],
	]) {
		let d = `M0 1000 L0 ${base}`;
		let trees = '';
		for (let x = 0; x <= 1790; x += 6) {
			const y = base - (0.5 + fbm(x / 380 + seed, seed, 5) * 0.7) * rise;
			d += ` L${x} ${y.toFixed(1)}`;
			if (fbm(x / 120 + seed * 3, 4, 3) > -0.12 && next() > 0.3) {
				const h = size * (1.2 + next() * 1.6);
				trees += path(
					`M${x - size * 0.4} ${y + 4} Q${x - size * 0.5} ${y - h * 0.6} ${x} ${y - h} Q${x + size * 0.5} ${y - h * 0.6} ${x + size * 0.4} ${y + 4}Z`,
					tone,
				);
			}
		}
		await canvas.draw(path(`${d} L1790 1000Z`, tone) + trees, {
			blur: size < 6 ? 1.4 : 0.5,
			shade: (c, x, y) => mix(c, rgb('#d8d3ac'), smooth(0.36, 0.58, y) * 0.45 + 0.1 * fbm(x * 9, y * 14, 4)),
		});
		mist(canvas, {
			from: (base - rise) / 1000,
			to: (base + 70) / 1000,
			colour: '#d3d0b4',
			strength: 0.4,
			seed,
			grain: 2,
		});
	}
}

async function farBank(canvas) {
	const line = (x) => bank * 1000 + 6 - 22 * smooth(0.9, 1.5, x / 1000) + fbm(x / 160, 3, 4) * 12;
	let d = 'M0 1000';
	for (let x = 0; x <= 1790; x += 10) d += ` L${x} ${(line(x) - 6).toFixed(1)}`;
	await canvas.draw(path(`${d} L1790 1000Z`, '#66704a'), {
		shade: (c, x, y) => mix(c, rgb('#9a9a62'), clamp(0.3 + fbm(x * 22, y * 40, 4))),
	});
	await canvas.draw(
		path(
			`M1180 ${line(1180) - 2} Q1300 ${line(1300) - 26} 1500 ${line(1500) - 46} Q1600 ${line(1600) - 66} 1800 ${line(1790) - 74} V${line(1790) - 50} Q1560 ${line(1560) - 24} 1400 ${line(1400)} L1330 ${line(1330) + 12}Z`,
			'#b5a57c',
		),
		{ rough: 4 },
	);
	const next = random(9);
	await canvas.draw(
		grass(next, {
			from: 0,
			to: 1790,
			y: (x) => line(x) + 6,
			tall: 18,
			count: 600,
			fills: ['#4b5a38', '#6b7a46', '#8f9258'],
			wind: -0.2,
		}),
	);
	const tips = [];
	const willow = branching(next, {
		x: 250,
		y: line(250),
		length: 74,
		width: 24,
		angle: -1.35,
		spread: 0.5,
		levels: 5,
		bend: 0.4,
		droop: 0.3,
		fill: '#3c4438',
		tips: (x, y) => tips.push([x, y]),
	});
	await canvas.model(willow, {
		dx: 0.6,
		dy: -0.6,
		light: rgb('#c9c9a0'),
		shadow: rgb('#1f2a28'),
		round: 4,
		rim: 1,
	});
	let hair = '';
	for (const [x, y] of tips)
		for (let i = 0; i < 9; i++)
			hair += `<path d="M${x + (next() - 0.5) * 16} ${y} q${(next() - 0.7) * 26} ${24 + next() * 40} ${(next() - 0.8) * 34} ${46 + next() * 92}" stroke="${['#56683f', '#7c8a4c', '#3f5238', '#93995a'][i % 4]}" stroke-width="1.5" fill="none"/>`;
	await canvas.draw(hair, { opacity: 0.75, rough: 3 });
}

/** The first wagon has made it and climbs away. */
async function wagonAcross(canvas) {
	const light = { dx: -0.1, dy: -0.95, light: rgb('#f0e3bd'), shadow: rgb('#2a3638'), round: 8, rim: 1.4 };
	await canvas.model(place(wagon({ cloth: '#a39a7c', wood: '#54463a', iron: '#34302c' }), 1560, 520, 0.72), {
		...light,
		shade: (c) => mix(c, rgb('#b9b89c'), 0.22),
	});
	await canvas.model(
		place(ox('#4a453e', 3), 1654, 512, 0.62) +
			place(
				person({ fill: '#4b5048', limb: '#3a3a36', ...poses.walk, head: 'hat', coat: 0.7 }).shape,
				1490,
				530,
				0.5,
			),
		{ ...light, shade: (c) => mix(c, rgb('#b9b89c'), 0.2) },
	);
}

/** Fast brown water: long streaks, broken white where it meets stones. */
function current(canvas) {
	canvas.paint((x, y, old) => {
		const top = bank + 0.03;
		if (y < top) return undefined;
		const deep = (y - top) / (1 - top);
		const z = 1 / (deep + 0.1);
		const bend = fbm(x * 2, y * 4, 3) * 0.5;
		const flow = fbm((x - 0.9) * z * 0.7 + bend, z * 3.4 + bend + x * 0.6, 5);
		const streak = fbm((x - 0.9) * z * 0.5 + 7, z * 9 + bend * 2, 4);
		let c = mix(old, rgb('#8a8560'), smooth(0, 0.5, flow) * 0.28);
		c = mix(c, rgb('#22383c'), smooth(0.05, 0.5, -flow) * 0.4);
		c = mix(c, rgb('#eceada'), smooth(0.22, 0.5, streak) * 0.3);
		return mix(c, rgb('#15262b'), smooth(0.55, 1, deep) * 0.45);
	});
	const next = random(88);
	for (let i = 0; i < 240; i++) {
		const y = bank + 0.05 + next() ** 0.8 * 0.4;
		const deep = (y - bank) / (1 - bank);
		const [cx, r] = [next() * 1.78, 0.004 + deep * 0.016];
		const ring = 0.3 + next() * 0.7;
		const [j0, j1] = [Math.floor((y - r * 0.3) * canvas.height), Math.ceil((y + r * 0.3) * canvas.height)];
		for (let j = j0; j <= j1; j++) {
			for (let k = Math.floor((cx - r) * canvas.height); k < (cx + r) * canvas.height; k++) {
				if (k < 0 || k >= canvas.width || j >= canvas.height) continue;
				const d = Math.hypot(k / canvas.height - cx, (j / canvas.height - y) / 0.28) / r;
				const light = smooth(0.22, 0, Math.abs(d - ring)) * 0.3;
				const at = (j * canvas.width + k) * 3;
				for (let c = 0; c < 3; c++) canvas.pixels[at + c] += (0.95 - canvas.pixels[at + c]) * light;
			}
		}
	}
}

async function midstream(canvas) {
	const light = {
		dx: 0.5,
		dy: -0.85,
		light: rgb('#f6e8c0'),
		shadow: rgb('#16252a'),
		round: 14,
		rim: 2,
		rough: 1,
	};
	const y = 768;
	const body = place(wagon({ cloth: '#c2b288', wood: '#5a3c2a', iron: '#2a201b' }), 800, y + 30, 2.5);
	const team = place(ox('#3b332c', 4), 1108, y + 24, 2.2) + place(ox('#2b2622', -5), 1048, y + 44, 2.35);
	const driver = place(
		person({
			fill: '#3d4a4c',
			limb: '#2a2f30',
			skin: '#a3765a',
			...poses.sit,
			arms: [
				[60, 80],
				[56, 84],
			],
			head: 'hat',
			coat: 0.3,
			trim: '#b5533a',
		}).shape,
		902,
		y - 42,
		1.35,
	);
	const whole = body + team + driver;
	await canvas.draw(group(whole, `translate(0 ${2 * y}) scale(1 -1)`), {
		blur: 3,
		opacity: 0.5,
		rough: 16,
		shade: (c) => mix(c, rgb('#3a5254'), 0.45),
	});
	await canvas.model(
		`<clipPath id="wet"><rect x="0" y="0" width="1800" height="${y}"/></clipPath><g clip-path="url(#wet)">${whole}</g>`,
		light,
	);
	const next = random(44);
	let foam = '';
	for (const [from, to, at] of [
		[690, 940, y],
		[960, 1260, y + 1],
	]) {
		for (let i = 0; i < 110; i++) {
			const x = from + next() * (to - from);
			foam += `<ellipse cx="${x.toFixed(1)}" cy="${(at + (next() - 0.3) * 12).toFixed(1)}" rx="${(4 + next() * 13).toFixed(1)}" ry="${(1.4 + next() * 2.6).toFixed(1)}" fill="#f1efe0" opacity="${(0.25 + next() * 0.6).toFixed(2)}"/>`;
		}
		for (let i = 0; i < 60; i++)
			foam += circle(
				(from + next() * (to - from)).toFixed(1),
				(at - next() ** 2 * 46).toFixed(1),
				(0.8 + next() * 2).toFixed(1),
				'#f6f4e6',
				`opacity="${(0.3 + next() * 0.5).toFixed(2)}"`,
			);
	}
	await canvas.draw(foam, { blur: 0.6 });
	const lamp = [800 - 52 * 2.5, y + 30 - 42 * 2.5];
	await canvas.draw(path(`M${lamp[0] - 9} ${lamp[1] - 12} h18 l4 28 h-26z`, '#ffe2a0'));
	glow(canvas, { x: lamp[0] / 1000, y: lamp[1] / 1000, r: 0.16, colour: '#ffb755', strength: 0.85 });
	glow(canvas, {
		x: lamp[0] / 1000,
		y: (y + 50) / 1000,
		r: 0.1,
		colour: '#ffb755',
		strength: 0.3,
		squash: 0.6,
	});
}

async function stones(canvas) {
	const next = random(20);
	let rocks = '';
	let foam = '';
	for (const [x, y, w, h] of [
		[330, 690, 90, 34],
		[420, 702, 50, 20],
		[1420, 700, 110, 40],
		[1540, 720, 60, 22],
		[560, 812, 90, 30],
		[1490, 850, 170, 66],
		[1640, 880, 120, 44],
	]) {
		rocks += boulder(next, x, y, w, h, '#6a6c62');
		for (let i = 0; i < 26; i++)
			foam += `<ellipse cx="${x + (next() - 0.45) * w * 1.25}" cy="${y + (next() - 0.2) * 8}" rx="${5 + next() * 14}" ry="${1.6 + next() * 2.4}" fill="#f1efe0" opacity="${(0.25 + next() * 0.55).toFixed(2)}"/>`;
	}
	await canvas.model(rocks, {
		dx: 0.3,
		dy: -0.9,
		light: rgb('#dcd8bc'),
		shadow: rgb('#22302f'),
		round: 12,
		rough: 4,
		shade: (c, x, y) =>
			mix(
				scale(c, 0.8 + fbm(x * 30, y * 30, 4) * 0.4),
				rgb('#56683f'),
				smooth(0, 0.4, fbm(x * 12, y * 12, 4)) * 0.5,
			),
	});
	await canvas.draw(foam, { blur: 0.7 });
}

/** On the near side: the one with the rope about a post, a child, the dog that will not get its feet wet. */
async function nearBank(canvas) {
	const line = (x) =>
		905 +
		70 * smooth(500, 980, x) +
		fbm(x / 140, 8, 4) * 14 +
		60 * smooth(1200, 900, x) * smooth(500, 900, x);
	let d = 'M0 1020';
	for (let x = 0; x <= 1000; x += 10) d += ` L${x} ${line(x).toFixed(1)}`;
	await canvas.model(path(`${d} L1040 1020Z`, '#3c4432'), {
		dx: 0.4,
		dy: -0.9,
		light: rgb('#8f9468'),
		shadow: rgb('#12191a'),
		round: 16,
		rough: 5,
		shade: (c, x, y) => scale(c, 0.7 + 0.5 * (fbm(x * 24, y * 30, 4) + 0.4)),
	});
	const next = random(66);
	const light = { dx: 0.75, dy: -0.6, light: rgb('#f3e6bd'), shadow: rgb('#0d1517'), round: 12, rim: 2.2 };
	const post = path('M448 930 L456 752 Q470 744 484 754 L490 934Z', '#2c2822');
	const hauler = person({
		fill: '#2d3c40',
		limb: '#1b2325',
		skin: '#94694c',
		legs: [
			[-34, -30],
			[36, 14],
		],
		arms: [
			[64, 84],
			[76, 96],
		],
		lean: -24,
		head: 'hat',
		coat: 0.6,
		trim: '#b5533a',
	});
	const [hx, hy, s] = [300, 920, 2.5];
	const hands = hauler.hands.map(([a, b]) => [hx + a * s, hy + b * s]);
	const rope = `<path d="M${hands[0][0] - 60} ${hands[0][1] + 60} Q${hands[0][0] - 20} ${hands[0][1] + 20} ${hands[0][0]} ${hands[0][1]} L470 800 Q760 800 1010 742" stroke="#d3c296" stroke-width="4.4" fill="none"/>`;
	await canvas.model(post, { ...light, rough: 2 });
	await canvas.draw(rope);
	await canvas.model(place(hauler.shape, hx, hy, s), light);
	await canvas.model(
		place(
			person({
				fill: '#6b5a34',
				limb: '#2b2822',
				skin: '#94694c',
				...poses.stand,
				head: 'hood',
				coat: 0.7,
				arms: [
					[40, 90],
					[50, 110],
				],
			}).shape,
			120,
			932,
			1.65,
		) + place(dog('#231f1c', true), 600, 950, 1.8),
		light,
	);
	await canvas.draw(
		grass(next, {
			from: -10,
			to: 960,
			y: (x) => line(x) + 40,
			tall: 74,
			count: 300,
			fills: ['#141c19', '#263224', '#4a5634'],
			wind: -0.3,
		}),
	);
	let reeds = '';
	for (let i = 0; i < 26; i++) {
		const x = 1560 + next() * 240;
		const h = 170 + next() * 190;
		const lean = -20 - next() * 50;
		reeds += `<path d="M${x} 1010 Q${x} ${1010 - h * 0.6} ${x + lean} ${1010 - h}" stroke="${['#1d2a24', '#32412c', '#515c38'][i % 3]}" stroke-width="${3 + next() * 3}" fill="none"/>`;
		if (next() > 0.6)
			reeds += `<ellipse cx="${x + lean}" cy="${1010 - h}" rx="6" ry="24" fill="#4b3624" transform="rotate(${-12 - next() * 10} ${x + lean} ${1010 - h})"/>`;
	}
	await canvas.draw(reeds);
	await canvas.draw(tuft(next, 1700, 1000, 90, 40, ['#1d2a24', '#32412c'], { size: 0.16 }));
}
