import { blob, cross, distance, minus, plus, tone, unit } from './mesh.mjs';
import { cloth } from './stuff.mjs';

/**
 * A person of soft shapes and a few colours, with a calm face: eyes, brows and a mouth. They face +z at turn 0; hands and feet are places
 * in metres beside them ([x to their right, height, forward]); sit is the height of the seat.
 */
export function person(scene, options) {
	const { at, turn = 0, detail = 0.012 } = options;
	scene.with({ at, turn }, () => {
		const parts = bodyOf(options);
		blob(scene, parts, cloth, detail);
		if (options.marks) for (const at of parts.joints) scene.ball(at, 0.014, options.marks, 8);
		if (detail < 0.018) face(scene, parts.head, options);
		if (options.brim) hat(scene, options);
	});
}

function bodyOf({
	height: h = 1.72,
	build = 1,
	sit,
	crouch = 0,
	lean = 0,
	side = 0,
	twist = 0,
	nod = 0,
	look = 0,
	cock = 0,
	left,
	right,
	feet,
	knees,
	top = '#6b3a3a',
	sleeve,
	bare = false,
	legs = '#2a2d3d',
	shoes = '#1c1a1c',
	skin = '#c99a78',
	hair = '#2b1c16',
	style = 'short',
	skirt,
	coat,
	scarf,
	apron,
	mitts,
}) {
	const c = {
		top: tone(top),
		sleeve: tone(sleeve ?? top),
		legs: tone(legs),
		shoes: tone(shoes),
		skin: calm(skin),
		hair: calm(hair),
		hand: mitts ? tone(mitts) : calm(skin),
	};
	const parts = [];
	parts.joints = [];
	const put = (a, b, ra, rb, colour, melt = 0.03, weight = 1) =>
		parts.push({ a, b, ra, rb, colour, melt, weight });
	const rad = Math.PI / 180;
	const hips = [0, sit === undefined ? 0.525 * h - crouch : sit + 0.06 * h, 0];
	const spine = unit([Math.sin(side * rad), Math.cos(lean * rad), Math.sin(lean * rad)]);
	const across = unit([Math.cos(twist * rad), Math.sin(-side * rad) * 0.6, -Math.sin(twist * rad)]);
	const ahead = unit(cross(across, spine));
	const on = (up, out = 0, front = 0) =>
		plus(plus(plus(hips, spine, up * h), across, out * h), ahead, front * h);
	const w = build;

	for (const s of [-1, 1]) {
		put(
			plus(hips, [s * 0.042 * h * w, 0.02 * h, 0]),
			on(0.13, s * 0.034 * w),
			0.068 * h * w,
			0.058 * h * w,
			c.top,
			0.05,
		);
		put(on(0.13, s * 0.034 * w), on(0.235, s * 0.05 * w, 0.004), 0.058 * h * w, 0.062 * h * w, c.top, 0.05);
		put(on(0.268, s * 0.03), on(0.25, s * 0.09 * w), 0.047 * h, 0.041 * h * Math.sqrt(w), c.top, 0.05);
		put(
			plus(hips, [s * 0.045 * h * w, -0.012 * h, -0.012 * h]),
			plus(hips, [s * 0.045 * h * w, 0, 0.012 * h]),
			0.068 * h * w,
			0.06 * h * w,
			coat ? c.top : c.legs,
			0.04,
		);
	}
	const gaze = unit(plus(plus(ahead, across, Math.sin(look * rad)), spine, 0));
	const face = unit(plus(plus(gaze, [0, 1, 0], -Math.sin(nod * rad)), across, Math.sin(look * rad) * 0.8));
	const neck = on(0.295, 0, 0.004);
	const up = unit(
		plus(
			plus(spine, [0, 1, 0], 1.2),
			plus(face, across, Math.sin(cock * rad) * 2),
			Math.sin(nod * rad) * 0.5 + 0.12,
		),
	);
	put(on(0.275), plus(neck, up, 0.03 * h), 0.036 * h, 0.031 * h, c.skin, 0.02);
	const head = plus(neck, up, 0.083 * h);
	const crown = unit(
		minus(
			up,
			face.map((v) => v * (up[0] * face[0] + up[1] * face[1] + up[2] * face[2])),
		),
	);
	const skull = (rise, front) => plus(plus(head, crown, rise * h * 1.08), face, front * h * 1.08);
	put(skull(0.016, -0.012), skull(0.016, 0.012), 0.054 * h, 0.051 * h, c.skin, 0.02);
	put(skull(-0.012, 0.016), skull(-0.034, 0.03), 0.043 * h, 0.026 * h, c.skin, 0.03);
	put(skull(-0.006, 0.055), skull(-0.016, 0.064), 0.006 * h, 0.008 * h, c.skin, 0.02);
	hairOf(style, put, skull, c.hair, h, neck, on);
	const aside = unit(cross(crown, face));
	parts.head = (rise, front, out) => plus(skull(rise, front), aside, out * h);
	if (scarf) {
		put(on(0.292, -0.02, 0.014), on(0.292, 0.02, 0.014), 0.046 * h, 0.046 * h, tone(scarf), 0.02, 3);
		put(on(0.285, 0.02, 0.05), on(0.16, 0.03, 0.075), 0.024 * h, 0.026 * h, tone(scarf), 0.02, 3);
	}

	const ear = cross(spine, ahead);
	for (const s of [-1, 1]) {
		const shoulder = on(0.252, s * 0.1 * w);
		const rest = [
			s * 0.132 * h * w,
			hips[1] - (sit === undefined ? 0.035 : 0) * h,
			(sit === undefined ? 0.035 : 0.14) * h,
		];
		const goal = (s < 0 ? left : right) ?? rest;
		const pole = unit(plus(plus([0, -1, 0], ear, s * 0.55), ahead, -0.45));
		const { joint: elbow, end: wrist } = bend(shoulder, goal, 0.172 * h, 0.15 * h, pole);
		for (const out of [-1, 1])
			parts.joints.push(
				plus(shoulder, ahead, out * 0.034 * h),
				plus(elbow, ahead, out * 0.023 * h),
				plus(wrist, ahead, out * 0.02 * h),
			);
		put(shoulder, elbow, 0.036 * h * Math.sqrt(w), 0.028 * h * Math.sqrt(w), c.sleeve, 0.03);
		put(elbow, wrist, 0.028 * h * Math.sqrt(w), 0.02 * h, bare ? c.skin : c.sleeve, 0.02);
		const reach = unit(minus(wrist, elbow));
		const palm = unit(plus(reach, [0, -0.25, 0]));
		put(wrist, plus(wrist, palm, 0.035 * h), 0.017 * h, 0.021 * h, c.hand, 0.014, 1.4);
		put(plus(wrist, palm, 0.035 * h), plus(wrist, palm, 0.072 * h), 0.019 * h, 0.011 * h, c.hand, 0.014, 1.4);
	}

	for (const s of [-1, 1]) {
		const hip = plus(hips, [s * 0.05 * h * w, -0.02 * h, 0]);
		const foot =
			feet?.[s < 0 ? 0 : 1] ??
			(sit === undefined ? [s * 0.065 * h, 0.045 * h, s * 0.01] : [s * 0.075 * h, 0.045 * h, 0.25 * h]);
		const pole = unit(knees?.[s < 0 ? 0 : 1] ?? [s * 0.12, 0.25, 1]);
		const { joint: knee, end: ankle } = bend(hip, foot, 0.248 * h, 0.238 * h, pole);
		for (const out of [-1, 1])
			parts.joints.push(
				plus(knee, [out, 0, 0], 0.03 * h),
				plus(ankle, [out, 0, 0], 0.02 * h),
				plus(hip, [out, 0, 0], 0.05 * h),
			);
		put(hip, knee, 0.058 * h * w, 0.038 * h * Math.sqrt(w), c.legs, 0.03);
		put(knee, ankle, 0.037 * h * Math.sqrt(w), 0.026 * h, c.legs, 0.02);
		const toe = unit([s * 0.16, 0, 1]);
		put(
			plus(ankle, [0, -0.016 * h, -0.014 * h]),
			plus(plus(ankle, toe, 0.088 * h), [0, -0.026 * h, 0]),
			0.027 * h,
			0.02 * h,
			c.shoes,
			0.02,
			1.5,
		);
	}
	if (skirt || coat) {
		const colour = tone(skirt ?? coat);
		const drop = skirt ? 0.32 : 0.07;
		const hem = skirt ? 0.088 : 0.074;
		if (sit === undefined)
			for (const s of [-1, 1])
				put(
					plus(hips, [s * 0.03 * h, 0.02 * h, 0]),
					plus(hips, [s * 0.055 * h, -drop * h, 0]),
					0.07 * h * w,
					hem * h * w,
					colour,
					0.05,
					2,
				);
		else
			for (const s of [-1, 1])
				put(
					plus(hips, [s * 0.04 * h, 0, 0]),
					[s * 0.06 * h, sit + 0.03 * h, 0.24 * h],
					0.07 * h * w,
					0.062 * h * w,
					colour,
					0.06,
					2,
				);
	}
	if (apron) {
		put(on(0.2, 0, 0.05), on(0.02, 0, 0.055), 0.045 * h, 0.05 * h, tone(apron), 0.02, 1.5);
		put(on(0, 0, 0.05), plus(hips, [0, -0.17 * h, 0.055 * h]), 0.058 * h, 0.062 * h, tone(apron), 0.02, 1.5);
	}
	return parts;
}

/** Skin and hair as they look in lamplight: never so pale that a lamp burns them out. */
function calm(colour) {
	const t = tone(colour);
	const grey = t[0] * 0.3 + t[1] * 0.59 + t[2] * 0.11;
	return t.map((v) => (v * 0.42) / (0.42 + grey * 0.6));
}

/** Tells the scene where eyes, brows and mouth are; `head` gives a place on it by rise, front and side. */
function face(scene, head, { height: h = 1.72, hair = '#2b1c16', style = 'short' }) {
	const ahead = scene.direction(unit(minus(head(0, 1, 0), head(0, 0, 0))));
	const aside = scene.direction(unit(minus(head(0, 0, 1), head(0, 0, 0))));
	const at = (...place) => scene.point(head(...place));
	const outwards = (s) => unit(plus(ahead, aside, s * 0.4));
	scene.faces ??= [];
	for (const s of [-1, 1]) {
		scene.faces.push({
			kind: 'eye',
			points: [at(0.008, 0.0545, s * 0.0205)],
			size: 0.0044 * h,
			towards: outwards(s),
		});
		scene.faces.push({
			kind: 'brow',
			points: [at(0.023, 0.056, s * 0.0115), at(0.0275, 0.0535, s * 0.021), at(0.0235, 0.047, s * 0.031)],
			size: 0.0042 * h,
			towards: outwards(s),
			colour: style === 'scarf' || style === 'wool' ? '#2b1c16' : hair,
		});
	}
	scene.faces.push({
		kind: 'mouth',
		points: [at(-0.033, 0.05, -0.0125), at(-0.0385, 0.0545, 0), at(-0.033, 0.05, 0.0125)],
		size: 0.0034 * h,
		towards: ahead,
	});
}

function hairOf(style, put, skull, colour, h, neck, on) {
	if (style === 'bald') return;
	const cap = (size = 1) => {
		put(skull(0.028, -0.022), skull(0.036, -0.006), 0.0555 * h * size, 0.0545 * h * size, colour, 0.008, 1.6);
		put(skull(0.004, -0.03), skull(-0.02, -0.03), 0.046 * h * size, 0.034 * h * size, colour, 0.02, 1.6);
	};
	if (style === 'afro') {
		put(skull(0.04, -0.02), skull(0.045, -0.01), 0.078 * h, 0.074 * h, colour, 0.02, 2);
		put(skull(0, -0.035), skull(0, -0.03), 0.062 * h, 0.06 * h, colour, 0.03, 2);
		return;
	}
	if (style === 'scarf') {
		put(skull(0.026, -0.02), skull(0.034, -0.006), 0.057 * h, 0.056 * h, colour, 0.012, 2);
		put(skull(0, -0.024), plus(neck, [0, -0.02 * h, 0]), 0.05 * h, 0.056 * h, colour, 0.04, 2.2);
		put(on(0.285, -0.03), on(0.285, 0.03), 0.05 * h, 0.05 * h, colour, 0.05, 2.2);
		return;
	}
	if (style === 'wool') {
		put(skull(0.034, -0.014), skull(0.046, -0.004), 0.056 * h, 0.052 * h, colour, 0.01, 2.2);
		put(skull(0.1, -0.012), skull(0.102, -0.012), 0.018 * h, 0.018 * h, colour, 0.01, 2);
		return;
	}
	cap(style === 'curls' ? 1.12 : 1);
	if (style === 'curls')
		for (let i = 0; i < 9; i++) {
			const t = i * 2.4;
			put(
				skull(0.03 + 0.03 * Math.sin(t), -0.035 + 0.02 * Math.cos(t * 1.7)),
				skull(0.02, -0.03),
				0.03 * h,
				0.04 * h,
				colour,
				0.01,
				1.4,
			);
		}
	if (style === 'bun') put(skull(0.055, -0.055), skull(0.06, -0.058), 0.03 * h, 0.028 * h, colour, 0.012, 2);
	if (style === 'tail') {
		put(skull(0.02, -0.062), skull(-0.02, -0.085), 0.02 * h, 0.024 * h, colour, 0.012, 2);
		put(skull(-0.02, -0.085), on(0.2, 0, -0.075), 0.024 * h, 0.01 * h, colour, 0.012, 2);
	}
	if (style === 'bob' || style === 'long') {
		const ear = cross(minus(skull(1, 0), skull(0, 0)), minus(skull(0, 1), skull(0, 0))).map(
			(v) => v / (h * h),
		);
		for (const s of [-1, 0, 1])
			put(
				plus(skull(0.006, -0.02), ear, s * 0.034 * h),
				plus(skull(style === 'bob' ? -0.045 : -0.035, -0.022), ear, s * 0.036 * h),
				0.034 * h,
				0.03 * h,
				colour,
				0.02,
				1.5,
			);
		if (style === 'long')
			for (const s of [-1, 1])
				put(
					plus(skull(-0.03, -0.03), ear, s * 0.02 * h),
					on(0.17, s * 0.03, -0.06),
					0.034 * h,
					0.022 * h,
					colour,
					0.03,
					2,
				);
	}
	if (style === 'beard')
		put(skull(-0.03, 0.022), skull(-0.05, 0.03), 0.038 * h, 0.02 * h, colour, 0.014, 1.6);
}

function hat(scene, { height: h = 1.72, sit, lean = 0, brim }) {
	const hips = sit === undefined ? 0.525 * h : sit + 0.06 * h;
	const t = (lean * Math.PI) / 180;
	const y = hips + Math.cos(t) * 0.33 * h + 0.09 * h;
	const z = Math.sin(t) * 0.33 * h;
	const straw = { colour: tone(brim), gloss: 0.02 };
	scene.lathe(
		[0, y, z],
		[
			[0.125 * h, -0.004 * h],
			[0.07 * h, 0],
			[0.058 * h, 0.003 * h],
			[0.052 * h, 0.045 * h],
			[0, 0.052 * h],
		],
		straw,
	);
}

/** Two bars from a to (towards) the goal; the joint goes to the side of the pole. */
function bend(a, goal, first, second, pole) {
	const way = minus(goal, a);
	const l = Math.min(distance(goal, a), (first + second) * 0.998);
	const along = unit(way);
	const dot = pole[0] * along[0] + pole[1] * along[1] + pole[2] * along[2];
	const aside = unit(plus(pole, along, -dot));
	const x = (first * first - second * second + l * l) / (2 * l);
	const y = Math.sqrt(Math.max(0, first * first - x * x));
	return { joint: plus(plus(a, along, x), aside, y), end: plus(a, along, l) };
}
