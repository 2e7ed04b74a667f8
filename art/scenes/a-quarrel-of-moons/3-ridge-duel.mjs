import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, stars } from '../../draw/light.mjs';
import { snowfall } from '../../draw/nature.mjs';
import { fbm, random, ridged } from '../../draw/noise.mjs';
import { circle, group, path } from '../../draw/shapes.mjs';
import { moon } from '../../games/a-quarrel-of-moons.mjs';

const disc = { x: 0.93, y: 0.41, r: 0.3 };
const sky = ramp([0, '#120a22'], [0.3, '#3a1636'], [0.52, '#7a2c46'], [0.7, '#c8655a']);
const crest = (x) =>
	0.668 +
	0.035 * Math.sin(x * 2.2 + 0.6) +
	fbm(x * 4, 3, 4) * 0.013 -
	0.03 * smooth(0.5, 0, Math.abs(x - 0.9));

/** A duel on a ridge before the younger moon; the shadows reach further than the swords. */
export async function paint(canvas) {
	canvas.paint((x, y) => {
		const d = Math.hypot(x - disc.x, y - disc.y);
		const bank = fbm(x * 1.5 + 3, y * 6 + fbm(x * 2, y * 5, 4) * 0.8, 6);
		const c = mix(sky(y), rgb('#ff9a70'), Math.exp(-Math.max(0, d - disc.r) * 5) * 0.55);
		return mix(
			c,
			mix(rgb('#2a1230'), rgb('#e08068'), clamp(1.1 - d * 1.4 + bank * 0.4)),
			smooth(-0.05, 0.45, bank) * 0.6,
		);
	});
	stars(canvas, { count: 320, seed: 21, below: 0.4 });
	moon(canvas, disc, ['#f79a78', '#a1404c', '#ffdcb8'], 9);
	clouds(canvas);
	await ranges(canvas);
	mist(canvas, { from: 0.5, to: 0.72, colour: '#e08a78', strength: 0.55, seed: 2, grain: 1.8 });
	slope(canvas);
	await duel(canvas);
	await rocks(canvas);
	await snowfall(canvas, { seed: 12, amount: 0.5, colour: '#ffd9c8' });
	await canvas.bloom(0.78, 0.45, [5, 20, 70]);
	canvas.finish({ vignette: 0.5, contrast: 1.22, saturation: 1.1, grain: 0.045, seed: 43 });
}

/** Thin bars of cloud drawn across the moon. */
function clouds(canvas) {
	canvas.paint((x, y, old) => {
		const bar = fbm(x * 1.2 + 8, y * 13 + fbm(x * 2 + 3, y * 4, 3) * 1.4, 5);
		const share = smooth(0.12, 0.5, bar) * smooth(0.2, 0.36, y) * smooth(0.62, 0.5, y);
		return share ? mix(old, rgb('#7a2f4c'), share * 0.75) : undefined;
	});
}

async function ranges(canvas) {
	for (const [base, rise, seed, tone, blur] of [
		[600, 150, 2, '#9a4a58', 1.6],
		[650, 130, 7, '#6a2c48', 0.8],
	]) {
		let d = 'M0 1000 L0 620';
		for (let x = 0; x <= 1790; x += 6)
			d += ` L${x} ${(base - ridged(x / 420 + seed, seed, 6) ** 1.5 * rise * 1.5 + 40).toFixed(1)}`;
		await canvas.draw(path(`${d} L1790 1000Z`, tone), {
			blur,
			opacity: 0.85,
			shade: (c, x, y) =>
				mix(
					scale(c, 0.9 + 0.5 * (ridged(x * 9, y * 7, 4) - 0.4)),
					rgb('#e08a78'),
					smooth(0.5, 0.68, y) * 0.5,
				),
		});
	}
}

/** Snow falling away towards the viewer, swept by the wind, lit low from behind. */
function slope(canvas) {
	canvas.paint((x, y, old) => {
		const top = crest(x);
		if (y < top - 0.002) return undefined;
		const deep = clamp((y - top) / (1.02 - top));
		const spread = 1 / (0.25 + deep);
		const u = (x - 0.9) * spread;
		const sastrugi = fbm(u * 5 + deep * 3, deep * 26 * spread * 0.3 + u * 2, 5);
		const ahead = fbm(u * 5 + deep * 3 + 0.05, (deep + 0.02) * 26 * spread * 0.3 + u * 2, 5);
		const crisp = clamp(0.5 + (sastrugi - ahead) * 1.6);
		const lit = Math.exp(-(((x - disc.x) * 1.15) ** 2) * 3) * smooth(1.1, 0, deep);
		let c = mix(rgb('#3a1d44'), rgb('#9a5a70'), clamp(crisp * 0.8 + sastrugi * 0.3));
		c = mix(c, rgb('#ffbf98'), clamp(lit * (0.32 + crisp * 0.55)));
		c = mix(c, rgb('#ffe0bf'), smooth(0.02, 0.0, y - top) * (0.35 + 0.65 * lit));
		c = mix(c, rgb('#170c22'), smooth(0.45, 1, deep) * 0.72);
		return mix(old, c, smooth(-0.002, 0.002, y - top));
	});
}

async function duel(canvas) {
	const ink = '#1d0b1c';
	const attacker = person({ fill: ink, limb: ink, ...poses.lunge, coat: 0.75, wind: -0.9, head: 'hair' });
	const defender = person({
		fill: '#180a1e',
		limb: '#180a1e',
		...poses.guard,
		coat: 0.9,
		wind: 0.75,
		head: 'hood',
		arms: [
			[-64, -118],
			[88, 112],
		],
	});
	const blade = ([x, y], dx, dy) =>
		`<path d="M${x} ${y} l${dx} ${dy}" stroke="#2b1220" stroke-width="2.6" stroke-linecap="round"/><path d="M${x + dx * 0.12 - dy * 0.1} ${y + dy * 0.12 + dx * 0.1} l${dy * 0.2} ${-dx * 0.2}" stroke="#2b1220" stroke-width="2.4"/>`;
	const s = 2.3;
	const [ax, bx] = [778, 1058];
	const ay = crest(ax / 1000) * 1000 + 5;
	const by = crest(bx / 1000) * 1000 + 5;
	const left = attacker.shape + blade(attacker.hands[1], 52, -18);
	const right = defender.shape + blade(defender.hands[1], 44, -36);
	for (const [shape, x, y, flip, lean] of [
		[left, ax, ay, false, -0.66],
		[right, bx, by, true, 0.62],
	]) {
		const shadow = group(
			shape,
			`translate(${x} ${y - 2}) matrix(${flip ? -s : s} 0 ${-lean * s * 1.1} ${-s * 1.42} 0 0)`,
		);
		await canvas.draw(shadow, { blur: 2.4, opacity: 0.72, rough: 5, shade: () => rgb('#220f2c') });
	}
	const light = { dx: 0, dy: -1, light: rgb('#ffd2a8'), shadow: rgb('#0c0512'), round: 7, rim: 1.6 };
	await canvas.model(place(left, ax, ay, s), { ...light, dx: 0.8, dy: -0.4 });
	await canvas.model(place(right, bx, by, s, true), { ...light, dx: -0.8, dy: -0.4 });
	const a = [ax + (attacker.hands[1][0] + 44) * s, ay + (attacker.hands[1][1] - 15) * s];
	glow(canvas, { x: a[0] / 1000, y: a[1] / 1000, r: 0.1, colour: '#fff0d0', strength: 0.9, power: 3 });
	const next = random(5);
	let sparks = '';
	for (let i = 0; i < 26; i++) {
		const t = next() * 6.28;
		const r = 6 + next() ** 2 * 60;
		sparks += circle(
			(a[0] + Math.cos(t) * r).toFixed(1),
			(a[1] + Math.sin(t) * r).toFixed(1),
			(0.8 + next() * 1.6).toFixed(1),
			'#fff3d6',
		);
	}
	await canvas.draw(sparks);
	const drift = random(9);
	let spray = '';
	for (let i = 0; i < 90; i++)
		spray += circle(
			(ax - 60 - drift() * 180 + (i % 2) * 420).toFixed(1),
			(ay - drift() ** 2 * 60 + 6).toFixed(1),
			(1 + drift() * 3).toFixed(1),
			'#ffd9bd',
		);
	await canvas.draw(spray, { blur: 1.4, opacity: 0.5 });
}

async function rocks(canvas) {
	const next = random(17);
	const crag = (x, y, w, h) => {
		let d = `M${x - w / 2} 1020`;
		for (let i = 0; i <= 14; i++) {
			const t = i / 14;
			d += ` L${(x - w / 2 + w * t).toFixed(1)} ${(y - h * Math.sin(Math.PI * t) ** 0.7 * (0.6 + next() * 0.5)).toFixed(1)}`;
		}
		return path(`${d} L${x + w / 2} 1020Z`, '#1b0d24');
	};
	await canvas.model(crag(90, 1000, 460, 330) + crag(1690, 1000, 520, 420), {
		dx: 0,
		dy: -1,
		light: rgb('#d9806c'),
		shadow: rgb('#0b0512'),
		round: 16,
		rim: 2,
		rough: 4,
		shade: (c, x, y) => scale(c, 0.65 + 0.9 * ridged(x * 11, y * 8, 5)),
	});
}
