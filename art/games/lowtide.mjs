import { clamp, mix, ramp, rgb, scale, smooth } from '../draw/colour.mjs';
import { fbm, random } from '../draw/noise.mjs';
import { birds, circle, group, path, polygon, walker } from '../draw/shapes.mjs';

const sky = ramp([0, '#16383f'], [0.2, '#2f6663'], [0.38, '#6ea58f'], [0.5, '#c7cf9d'], [0.58, '#f3e0a8']);

export async function paint(canvas, wide) {
	const horizon = wide ? 0.6 : 0.6;
	const sunAt = wide ? [0.72, 0.545] : [0.2, 0.545];
	paintSky(canvas, horizon, sunAt);
	await canvas.draw(farShore(canvas, horizon), { opacity: 0.55, blur: 1.2 });
	const wideness = (canvas.width / canvas.height) * 1000;
	const h = horizon * 1000;
	const light = { dx: wide ? -0.8 : -0.6, dy: -0.5, light: rgb('#ffe9b0') };
	const far = wide
		? [
				[wreckRibs('#5d8079'), 640, h + 6, 0.34],
				[stilts(random(3), 9, '#2f5652', '#ffd98a'), 930, h, 0.55],
			]
		: [
				[wreckRibs('#5d8079'), 520, h + 6, 0.3],
				[stilts(random(3), 7, '#2f5652', '#ffd98a'), 30, h, 0.46],
			];
	const near = wide
		? [
				[stilts(random(12), 5, '#143538', '#ffc76b'), 1290, h + 74, 1.5, 0.95],
				[hulk(), 880, h + 112, 0.72, 0.85],
			]
		: [
				[stilts(random(12), 3, '#143538', '#ffc76b'), 330, h + 44, 1.3, 0.95],
				[hulk(), 190, h + 128, 0.7, 0.85],
			];
	for (const [shape, x, y, size] of far)
		await canvas.lit(group(shape, `translate(${x} ${y}) scale(${size})`), {
			...light,
			strength: 0.5,
			width: 1.4,
		});
	flats(canvas, horizon, sunAt);
	for (const [shape, x, y, size, strength] of near) {
		await canvas.draw(group(shape, `translate(${x} ${y + 16 * size}) scale(${size} ${-size * 0.9})`), {
			opacity: 0.5,
			blur: 1.6,
			shade: ripple,
		});
		await canvas.draw(
			`<ellipse cx="${x + 40}" cy="${y + 18 * size}" rx="${210 * size}" ry="${9 * size}" fill="#0d2426"/>`,
			{ opacity: 0.55, blur: 6 },
		);
		await canvas.lit(group(shape, `translate(${x} ${y}) scale(${size})`), {
			...light,
			strength,
			width: 1.5 + size,
		});
	}
	const salvager = wide ? [1190, h + 268, 6.4] : [450, h + 290, 6];
	const people =
		group(
			walker('#0d2224', { staff: true, pack: true }),
			`translate(${salvager[0]} ${salvager[1]}) scale(${salvager[2]})`,
		) +
		group(
			walker('#0d2224', { pack: true }),
			`translate(${salvager[0] + 58} ${salvager[1] - 34}) scale(${salvager[2] * 0.8})`,
		);
	await canvas.draw(group(people, `translate(0 ${salvager[1] * 2}) scale(1 -1)`), {
		opacity: 0.35,
		blur: 1.5,
	});
	await canvas.lit(people, { ...light, strength: 0.9, width: 2 });
	await canvas.draw(
		`<ellipse cx="${sunAt[0] * 1000}" cy="${h + 4}" rx="${wideness * 0.5}" ry="12" fill="#ffeebd"/>`,
		{ blur: 16, mode: 'screen', opacity: 0.4 },
	);
	await canvas.draw(birds(random(9), wide ? 760 : 330, 330, 14, 150, '#17393c'));
	await canvas.bloom(0.8, 0.4);
	canvas.finish({ vignette: 0.45, contrast: 1.2, saturation: 1.1, grain: 0.045, seed: 4 });
}

export function paintSky(canvas, horizon, sunAt) {
	canvas.paint((x, y) => {
		const d = Math.hypot((x - sunAt[0]) * 0.8, y - sunAt[1]);
		let c = sky(Math.min(y, horizon));
		const bank = fbm(x * 1.5 + 2, y * 4.5 + fbm(x * 2, y * 5, 4) * 0.9, 7);
		const cloud = smooth(-0.1, 0.42, bank) * smooth(0.58, 0.28, y);
		const lit = mix(rgb('#1d4247'), rgb('#e6dba6'), clamp(0.72 - d * 0.85 + fbm(x * 7, y * 18, 5) * 0.55));
		c = mix(c, lit, cloud * 0.88);
		c = mix(c, rgb('#fff1c2'), 0.75 * Math.exp(-d * 5.5));
		return mix(c, rgb('#fffbe3'), smooth(0.036, 0.031, Math.hypot(x - sunAt[0], y - sunAt[1])) * 0.9);
	});
}

/** Wet mud: the sky and all that stands on the horizon mirrored in pools and channels between banks. */
export function flats(canvas, horizon, sunAt) {
	const { width, height } = canvas;
	const above = canvas.pixels.slice();
	canvas.paint((x, y) => {
		if (y <= horizon + 0.001) return undefined;
		const depth = (y - horizon) / (1 - horizon);
		const z = 1 / (depth + 0.02);
		const u = (x - 0.6) * z * 0.9;
		const v = z * 2.1;
		const winding = fbm(u * 0.5 + 3, v * 0.55, 5);
		const pool = smooth(
			-0.08,
			0.1,
			winding +
				fbm(u * 2.2, v * 2.2, 4) * 0.32 -
				0.02 +
				0.22 * Math.exp(-(((u + 0.4 * Math.sin(v * 0.9)) / 0.5) ** 2)),
		);
		const ripple = fbm(u * 16, v * 30, 3) * 0.006 * (0.4 + depth * 2);
		const my = Math.max(0, 2 * horizon - y - (y - horizon) * 0.08 + ripple);
		const j = Math.floor(my * height);
		const k = Math.floor(clamp(x + ripple * 0.6, 0, (width - 1) / height) * height);
		const i = (j * width + k) * 3;
		const mirrored = mix([above[i], above[i + 1], above[i + 2]], rgb('#1d4a4a'), 0.12 + 0.3 * depth);
		const relief = fbm(u * 5, v * 9, 5) - fbm(u * 5 + 0.05, v * 9 + 0.09, 5);
		const glint = smooth(0.25, 0.0, Math.abs(x - sunAt[0]) * (0.8 + depth)) * 0.35;
		let mud = mix(rgb('#1c3331'), rgb('#8a8c68'), clamp(0.3 + relief * 2.6 + glint - depth * 0.22));
		mud = mix(mud, rgb('#b9c09a'), Math.exp(-depth * 9) * 0.6);
		let c = mix(mud, mirrored, pool * 0.92);
		const rim = pool * (1 - pool) * 4;
		c = mix(c, rgb('#f2e6b4'), rim * 0.22 * (0.3 + glint));
		c = mix(c, scale(c, 0.4), smooth(0.45, 1, depth) * 0.8);
		return c;
	});
}

/** A reflection takes the colour of the water it lies on. */
export function ripple(colour, x, y) {
	return mix(colour, rgb('#2c5c58'), 0.35 + 0.3 * smooth(-0.2, 0.3, fbm(x * 12, y * 90, 2)));
}

export function farShore(canvas, horizon) {
	const wide = (canvas.width / canvas.height) * 1000;
	let d = `M0 ${horizon * 1000 + 3}`;
	for (let x = 0; x <= wide + 10; x += 10)
		d += ` L${x} ${horizon * 1000 - 6 - Math.max(0, fbm(x / 160, 2, 5)) * 34}`;
	return path(`${d} L${wide} ${horizon * 1000 + 3}Z`, '#4b7a73');
}

/** Houses of planks on crooked legs, joined by walkways, with lamps and washing. */
export function stilts(next, count, colour, lamp) {
	let out = '';
	let x = 0;
	for (let i = 0; i < count; i++) {
		const w = 44 + next() * 46;
		const h = 34 + next() * 30;
		const deck = -(52 + next() * 26);
		for (let leg = 0; leg <= 3; leg++) {
			const lx = x + (w * leg) / 3;
			out += `<path d="M${lx} ${deck} L${lx + (next() - 0.5) * 9} ${14 + next() * 8}" stroke="${colour}" stroke-width="3"/>`;
		}
		out += `<path d="M${x} ${deck * 0.4} L${x + w} ${deck * 0.8} M${x + w} ${deck * 0.35} L${x} ${deck * 0.75}" stroke="${colour}" stroke-width="1.3"/>`;
		out += polygon(
			[
				[x - 8, deck],
				[x + w + 10, deck],
				[x + w + 10, deck - 5],
				[x - 8, deck - 5],
			],
			colour,
		);
		out += polygon(
			[
				[x, deck],
				[x + 2, deck - h],
				[x + w - 2, deck - h + 2],
				[x + w, deck],
			],
			colour,
		);
		const ridge = x + w * (0.3 + next() * 0.4);
		out += polygon(
			[
				[x - 8, deck - h + 4],
				[ridge, deck - h - 20 - next() * 22],
				[x + w + 8, deck - h + 5],
			],
			colour,
		);
		if (next() > 0.4)
			out += polygon(
				[
					[ridge + 6, deck - h],
					[ridge + 6, deck - h - 44],
					[ridge + 12, deck - h - 44],
					[ridge + 12, deck - h],
				],
				colour,
			);
		for (let k = 0; k < 3; k++)
			if (next() > 0.35)
				out += `<rect x="${x + 7 + k * (w / 3.2)}" y="${deck - h + 10 + next() * 6}" width="7" height="10" fill="${lamp}"/>`;
		out +=
			circle(x + w + 8, deck - 16, 2.6, lamp) +
			`<path d="M${x + w + 8} ${deck} v-24" stroke="${colour}" stroke-width="1.2"/>`;
		const gap = 20 + next() * 38;
		out += `<path d="M${x + w} ${deck - 2} Q${x + w + gap / 2} ${deck + 7} ${x + w + gap} ${deck - 2} M${x + w} ${deck - 18} Q${x + w + gap / 2} ${deck - 9} ${x + w + gap} ${deck - 18}" stroke="${colour}" stroke-width="1.6" fill="none"/>`;
		x += w + gap;
	}
	return out;
}

export function wreckRibs(colour) {
	let out = '';
	for (let i = 0; i < 9; i++)
		out += `<path d="M${i * 26} 12 Q${i * 26 - 22} -52 ${i * 26 + 14 - i} ${-96 + Math.abs(i - 4) * 8}" stroke="${colour}" stroke-width="6" fill="none" stroke-linecap="round"/>`;
	return `${out}<path d="M-24 10 Q100 24 240 8" stroke="${colour}" stroke-width="9" fill="none"/>`;
}

/** A steamer on her side, funnel gone, plates open. */
export function hulk() {
	const body = path(
		'M-190 -30 L-150 -74 L-20 -78 L150 -96 L214 -128 L206 -60 Q190 -4 150 22 L-150 24 Q-182 10 -190 -30Z',
		'#132a2b',
	);
	const deck = path(
		'M-150 -74 L-20 -78 L150 -96 L214 -128 L196 -84 L140 -70 L-140 -52 L-176 -44Z',
		'#2a4745',
	);
	const house =
		path('M-70 -76 L-62 -136 L24 -142 L34 -80Z', '#1b3637') +
		path('M-44 -138 L-36 -178 L-6 -180 L-2 -140Z', '#16302f');
	const mast =
		'<path d="M84 -90 L132 -248 M-108 -72 L-134 -176 M132 -248 L208 -120 M132 -248 L20 -138 M132 -248 L-134 -176" stroke="#132a2b" stroke-width="4" fill="none"/><path d="M132 -248 L208 -120 M132 -248 L20 -138 M132 -248 L-134 -176" stroke="#132a2b" stroke-width="1.4" fill="none"/>';
	const wounds = path(
		'M-96 -20 l22 -16 l18 10 l20 -12 l8 26 l-30 14z M60 -30 l30 -18 l26 14 l-8 28 l-40 4z',
		'#071617',
	);
	const rust = [-150, -110, -30, 20, 130, 170]
		.map(
			(x, i) =>
				`<path d="M${x} ${-40 + (i % 3) * 8} l${3 + (i % 2) * 3} 40" stroke="#8b6b46" stroke-width="3" opacity="0.45"/>`,
		)
		.join('');
	const panes = [-52, -34, -16, 2]
		.map((x) => `<rect x="${x}" y="-124" width="9" height="11" fill="#071617"/>`)
		.join('');
	return group(mast + body + deck + house + panes + wounds + rust, 'rotate(-9)');
}
