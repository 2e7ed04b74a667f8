import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, rays, water } from '../../draw/light.mjs';
import { rainfall } from '../../draw/nature.mjs';
import { fbm, random, ridged } from '../../draw/noise.mjs';
import { birds, circle, group } from '../../draw/shapes.mjs';
import { stilts } from '../../games/lowtide.mjs';

const horizon = 0.47;
const gap = [0.42, 0.4];
const sky = ramp([0, '#0e262c'], [0.25, '#1f4a4b'], [0.38, '#4c8074'], [0.47, '#d6d39b']);

/** The tide comes home behind three runners; the lamps of the town are still a mile off. */
export async function paint(canvas) {
	canvas.paint(storm);
	rays(canvas, {
		x: gap[0],
		y: 0.2,
		from: 0.5,
		to: 2.6,
		reach: 0.6,
		colour: '#f5e3a4',
		strength: 0.3,
		seed: 3,
	});
	await canvas.draw(
		group(stilts(random(21), 9, '#1d4442', '#ffcf7a'), `translate(20 ${horizon * 1000 + 2}) scale(0.5)`),
	);
	await canvas.draw(
		group(stilts(random(5), 6, '#2b5651', '#ffd58a'), `translate(420 ${horizon * 1000 + 1}) scale(0.3)`),
		{ opacity: 0.85 },
	);
	wave(canvas);
	sand(canvas);
	await runners(canvas);
	spray(canvas);
	await canvas.draw(birds(random(14), 980, 250, 16, 260, '#0f2b2e'));
	await rainfall(canvas, { seed: 8, amount: 0.5, slant: 0.34, opacity: 0.26 });
	await canvas.bloom(0.8, 0.4);
	canvas.finish({ vignette: 0.5, contrast: 1.22, saturation: 1.12, grain: 0.045, seed: 52 });
}

function storm(x, y) {
	const fold = fbm(x * 1.2 + 6, y * 2.6, 4);
	const bank = fbm(x * 1.7 + fold, y * 5.5 + fold * 1.6, 7);
	const d = Math.hypot((x - gap[0]) * 0.7, y - gap[1]);
	let c = sky(Math.min(y + fold * 0.04, horizon));
	c = mix(
		c,
		mix(rgb('#0f2429'), rgb('#7d9c82'), clamp(0.8 - d * 1.3 + bank * 0.7)),
		smooth(-0.2, 0.35, bank) * smooth(0.48, 0.3, y) * 0.9,
	);
	c = mix(c, rgb('#fff0b8'), 0.85 * Math.exp(-d * 6.5));
	return mix(c, rgb('#16353a'), smooth(1, 1.7, x) * smooth(0.5, 0.3, y) * 0.55);
}

const front = (x) => 0.565 + 0.05 * (x - 0.9) + 0.018 * Math.sin(x * 5 + 1) + fbm(x * 4, 2, 4) * 0.014;
const top = (x) =>
	horizon + 0.012 - smooth(0.45, 1.7, x) * 0.105 + fbm(x * 3.2, 6, 5) * 0.03 * smooth(0.3, 1.2, x);

/** A wall of water that is taller the nearer it comes: dark green glass, a broken crest, foam at its foot. */
function wave(canvas) {
	canvas.paint((x, y, old) => {
		const [up, down] = [top(x), front(x)];
		if (y < up - 0.05 || y > down + 0.03) return undefined;
		const t = (y - up) / (down - up);
		const strand = ridged(x * 5 - t * 1.6, t * 3.6 + x, 5);
		const curl = fbm(x * 13, y * 30 + x * 3, 5);
		let c = mix(rgb('#12393b'), rgb('#3f8577'), clamp(strand * 1.2 - 0.15 + (0.45 - t) * 0.5));
		c = mix(
			c,
			rgb('#cfe3b4'),
			smooth(0.35, 0, t) * 0.5 * Math.exp(-(((x - gap[0]) * 0.9) ** 2)) + smooth(0.6, 0.85, strand) * 0.18,
		);
		const crest = smooth(0.16, -0.02, t + curl * 0.13) * smooth(0.35, 1, x);
		const foot = smooth(0.7, 1.02, t + curl * 0.22);
		c = mix(c, rgb('#f0f3da'), clamp(crest * 0.9 + foot * 0.95));
		const edge = smooth(-0.03, 0.04, t + curl * 0.05) * smooth(1.16, 1.02, t + curl * 0.14);
		return mix(old, c, edge);
	});
}

/** Wet sand with runnels that the first thin water already fills. */
function sand(canvas) {
	const above = (x) => front(x) + 0.012;
	water(canvas, {
		horizon: 0.56,
		ripple: 0.03,
		squeeze: 0.8,
		own: 0.42,
		tint: () => rgb('#1c4a49'),
		where: (x, y) => smooth(above(x) - 0.006, above(x) + 0.012, y),
	});
	canvas.paint((x, y, old) => {
		const start = above(x);
		if (y < start) return undefined;
		const deep = clamp((y - start) / (1 - start));
		const z = 1 / (deep + 0.09);
		const u = (x - 0.7) * z;
		const bank = fbm(u * 0.7 + 4, z * 1.9 + u * 0.2, 5);
		const ribs = Math.sin((z * 13 + u * 2 + fbm(u * 1.5, z * 2, 4) * 6) * 1.2);
		const dry = smooth(-0.02, 0.22, bank) * smooth(0.05, 0.3, deep);
		const lit = Math.exp(-(((x - gap[0]) * 1.3) ** 2));
		let mud = mix(
			rgb('#1b3532'),
			rgb('#8f9a74'),
			clamp(0.34 + ribs * 0.16 * smooth(0.9, 0.3, z / 8) + bank * 0.5 + lit * 0.2),
		);
		mud = scale(mud, 1 - 0.45 * deep);
		let c = mix(old, mud, dry * 0.86);
		const lace =
			smooth(0.12, 0.0, Math.abs(deep - 0.16 - 0.05 * Math.sin(x * 6) - fbm(x * 5, 3, 4) * 0.09)) *
			smooth(-0.1, 0.3, fbm(x * 26, y * 60, 4));
		c = mix(c, rgb('#eef2da'), lace * 0.75);
		c = mix(c, rgb('#eef2da'), smooth(0.05, 0, deep) * smooth(-0.2, 0.25, fbm(x * 18, y * 50, 4)) * 0.8);
		return mix(c, rgb('#081c1e'), smooth(0.5, 1.05, deep) * 0.6);
	});
}

async function runners(canvas) {
	const crowd = [
		[1015, 722, 1.75, { ...poses.sprint, head: 'cap', coat: 0.3, wind: -0.6, trim: '#b8623c' }, '#1b3a3c'],
		[
			760,
			790,
			2.35,
			{ ...poses.run, head: 'hair', coat: 0.55, wind: -0.8, pack: '#274340', trim: '#d9a44c' },
			'#122c2f',
		],
		[455, 868, 3, { ...poses.sprint, head: 'hat', coat: 0.6, wind: -0.7, pack: '#213632' }, '#0d2225'],
	];
	for (const [x, y, s, options, ink] of crowd) {
		const shape = person({ fill: ink, limb: ink, ...options }).shape;
		await canvas.draw(group(place(shape, 0, 0, s, true), `translate(${x} ${y + 4}) scale(1 -0.86)`), {
			blur: 1.6,
			opacity: 0.55,
			rough: 9,
			shade: (c) => mix(c, rgb('#1d4b4a'), 0.35),
		});
		await canvas.model(place(shape, x, y, s, true), {
			dx: -0.9,
			dy: -0.35,
			light: rgb('#fbe9b4'),
			shadow: rgb('#061314'),
			round: 3 * s,
			rim: 2,
			rough: 1,
		});
		const next = random(x);
		let drops = '';
		for (let i = 0; i < 70; i++) {
			const a = next() * Math.PI;
			const r = next() ** 1.6 * 44 * s * 0.5;
			drops += circle(
				(x + 26 * s + Math.cos(a) * r * 1.5).toFixed(1),
				(y - Math.sin(a) * r).toFixed(1),
				(0.7 + next() * 0.9 * s).toFixed(1),
				'#f1f4de',
				`opacity="${(0.3 + next() * 0.6).toFixed(2)}"`,
			);
		}
		await canvas.draw(drops);
		await canvas.draw(
			`<ellipse cx="${x + 10 * s}" cy="${y + 3}" rx="${30 * s}" ry="${3.4 * s}" fill="#eef2da"/>`,
			{ blur: 2.5, opacity: 0.45 },
		);
	}
}

/** Foam torn off the crest. */
function spray(canvas) {
	mist(canvas, {
		from: 0.3,
		to: 0.56,
		colour: (x) => mix(rgb('#dfe6c4'), rgb('#8fb0a0'), smooth(0.6, 1.7, x)),
		strength: 0.2,
		seed: 5,
		grain: 3,
	});
	const next = random(40);
	for (let i = 0; i < 1500; i++) {
		const x = 0.6 + next() ** 0.7 * 1.2;
		const y = top(x) - next() ** 3 * 0.1 + next() * 0.015;
		const k = Math.floor(x * canvas.height);
		const j = Math.floor(y * canvas.height);
		if (k >= canvas.width || j < 0) continue;
		const light = 0.2 + next() * 0.5;
		for (const d of [0, 1]) {
			const at = (j * canvas.width + Math.min(k + d, canvas.width - 1)) * 3;
			for (let c = 0; c < 3; c++) canvas.pixels[at + c] += (1 - canvas.pixels[at + c]) * light;
		}
	}
	glow(canvas, { x: gap[0], y: gap[1] + 0.05, r: 0.5, colour: '#ffedb0', strength: 0.3, squash: 2 });
}
