import { clamp, mix, ramp, rgb, smooth } from '../draw/colour.mjs';
import { fbm, random } from '../draw/noise.mjs';
import { circle, group, path, radial } from '../draw/shapes.mjs';

const depthTone = ramp(
	[0, '#0a140d'],
	[0.35, '#16291a'],
	[0.65, '#335037'],
	[0.85, '#6b8c5c'],
	[1, '#a9c48a'],
);

export async function paint(canvas, wide) {
	const gate = wide ? [1.2, 0.66] : [0.335, 0.64];
	const wideness = (canvas.width / canvas.height) * 1000;
	const air = (x, y) => {
		const d = Math.hypot((x - gate[0]) * 1.05, (y - gate[1] + 0.2) * 0.85);
		const drift = fbm(x * 2.2, y * 3 + 4, 6);
		const c = mix(rgb('#16281c'), rgb('#7fa070'), Math.exp(-d * 2.1) * (0.9 + drift * 0.5));
		return mix(c, rgb('#f4f6cf'), Math.exp(-((d * 3.6) ** 1.5)) * 0.95);
	};
	canvas.paint(air);
	for (const [layer, far] of [0.94, 0.78, 0.6, 0.42].entries()) {
		await canvas.draw(thicket(random(60 + layer), canvas, gate, far), {
			blur: far > 0.7 ? 1.6 : 0,
			shade: (_, x, y) => mix(rgb('#0d1a11'), air(x, y), 0.3 + far * 0.55),
		});
		await fog(canvas, gate, far, layer);
	}
	paintGround(canvas, gate);
	await rays(canvas, gate, wide);
	const size = wide ? 1.05 : 0.94;
	const light = { dx: 0, dy: -1, light: rgb('#eef4c4'), width: 2.2 };
	await canvas.lit(group(ironGate(), `translate(${gate[0] * 1000} ${gate[1] * 1000 + 40}) scale(${size})`), {
		...light,
		strength: 0.55,
	});
	await canvas.lit(thicket(random(71), canvas, gate, 0.2), {
		dx: wide ? 0.7 : 0.1,
		dy: -0.6,
		light: rgb('#b8d08a'),
		width: 2.5,
		strength: 0.6,
	});
	await wanderer(canvas, gate, wide);
	await canvas.lit(thicket(random(wide ? 83 : 85), canvas, gate, 0.03), {
		dx: 0.8,
		dy: -0.5,
		light: rgb('#5f7d4b'),
		width: 3,
		strength: 0.5,
	});
	await canvas.draw(motes(random(4), gate), { mode: 'screen', blur: 0.6 });
	await canvas.draw(`<rect x="0" y="930" width="${wideness}" height="120" fill="#060d09"/>`, {
		blur: 45,
		opacity: 0.85,
	});
	await canvas.bloom(0.78, 0.42, [5, 22, 80]);
	canvas.finish({ vignette: 0.5, contrast: 1.16, saturation: 1.1, grain: 0.045, seed: 5 });
}

/** Great arching briars that leave the gate free; far is 1 at the back. */
export function thicket(next, canvas, [gx, gy], far) {
	const wide = (canvas.width / canvas.height) * 1000;
	const tone = `rgb(${depthTone(far)
		.map((v) => Math.round(v * 255))
		.join(',')})`;
	const near = 1 - far;
	const count = Math.round(8 + far * 20);
	const clear = 95 + near * 190;
	let out = '';
	for (let i = 0; i < count; i++) {
		const side = next() > 0.5 ? 1 : -1;
		let x = gx * 1000 + side * (clear + next() ** 0.8 * wide * 0.75);
		if (near > 0.9 && x < wide * 0.34 && wide > 1000) x = -60 + next() * 120;
		const base = gy * 1000 + 60 + near * 460;
		const height = 260 + next() * 520 + near * 420;
		const sweep = -side * (80 + next() * 340) * (0.7 + near * 0.7);
		out += briar(next, { x, y: base, height, sweep, width: 7 + near * 44 * (0.5 + next() * 0.6) }, tone);
	}
	return out;
}

export function briar(next, { x, y, height, sweep, width }, tone) {
	const c1 = [x - sweep * 0.25, y - height * 0.5];
	const c2 = [x + sweep * 0.15, y - height * 1.02];
	const end = [x + sweep, y - height * (0.72 + next() * 0.2)];
	const steps = 26;
	const points = [];
	for (let i = 0; i <= steps; i++) {
		const t = i / steps;
		const m = 1 - t;
		const px = m ** 3 * x + 3 * m * m * t * c1[0] + 3 * m * t * t * c2[0] + t ** 3 * end[0];
		const py = m ** 3 * y + 3 * m * m * t * c1[1] + 3 * m * t * t * c2[1] + t ** 3 * end[1];
		points.push([px + Math.sin(t * 9 + x) * width * 0.12, py, (width / 2) * (1 - t) ** 0.75 + 0.8]);
	}
	const left = [];
	const right = [];
	let thorns = '';
	for (let i = 0; i < steps; i++) {
		const [ax, ay, r] = points[i];
		const [bx, by] = points[i + 1];
		const length = Math.hypot(bx - ax, by - ay) || 1;
		const nx = -(by - ay) / length;
		const ny = (bx - ax) / length;
		left.push(`${(ax + nx * r).toFixed(1)} ${(ay + ny * r).toFixed(1)}`);
		right.unshift(`${(ax - nx * r).toFixed(1)} ${(ay - ny * r).toFixed(1)}`);
		if (next() > 0.3 && i > 1) {
			const s = next() > 0.5 ? 1 : -1;
			const size = r * (0.9 + next() * 0.7) + 3.5;
			const fx = (bx - ax) / length;
			const fy = (by - ay) / length;
			const ox = ax + nx * s * r * 0.85;
			const oy = ay + ny * s * r * 0.85;
			thorns += path(
				`M${ox - fx * size * 0.55} ${oy - fy * size * 0.55} Q${ox + nx * s * size * 0.4} ${oy + ny * s * size * 0.4} ${ox + nx * s * size - fx * size * 0.45} ${oy + ny * s * size - fy * size * 0.45} Q${ox + nx * s * size * 0.45 + fx * size * 0.3} ${oy + ny * s * size * 0.45 + fy * size * 0.3} ${ox + fx * size * 0.5} ${oy + fy * size * 0.5}Z`,
				tone,
			);
		}
	}
	const tip = points[steps];
	return path(`M${left.join(' L')} L${tip[0]} ${tip[1]} L${right.join(' L')}Z`, tone) + thorns;
}

async function fog(canvas, gate, far, layer) {
	canvas.paint((x, y, old) => {
		const d = Math.hypot((x - gate[0]) * 0.9, (y - gate[1] + 0.12) * 1.1);
		const bank = smooth(-0.35, 0.5, fbm(x * 2.4 + layer * 9, y * 5 - layer * 3, 5)) * smooth(0.15, 0.7, y);
		return mix(old, mix(rgb('#35523a'), rgb('#dfe9b4'), Math.exp(-d * 2.6)), bank * 0.42 * (0.4 + far));
	});
}

function paintGround(canvas, [gx, gy]) {
	canvas.paint((x, y, old) => {
		const top = gy + 0.03 + fbm(x * 5, 2, 4) * 0.012;
		if (y < top) return undefined;
		const depth = (y - top) / (1 - top);
		const z = 1 / (depth + 0.06);
		const middle = gx + (x > 0 ? 0.06 * Math.sin(depth * 4.5) : 0);
		const path = smooth(0.16 + depth * 0.5, 0.02 + depth * 0.3, Math.abs(x - middle) / (0.35 + depth));
		const grain = fbm((x - gx) * z * 5, z * 7, 5);
		const litness = Math.exp(-depth * 2.4) * Math.exp(-(((x - middle) / (0.14 + depth * 0.32)) ** 2));
		let c = mix(rgb('#0e1a11'), rgb('#2d4428'), clamp(0.45 + grain * 0.8));
		c = mix(c, mix(rgb('#3b4a30'), rgb('#8d9468'), clamp(0.5 + grain)), path * 0.65);
		c = mix(c, rgb('#f0f2c4'), litness * (0.62 + grain * 0.3));
		return mix(old, c, smooth(0, 0.05, y - top) * (1 - 0.15 * depth));
	});
}

async function rays(canvas, [gx, gy], wide) {
	const x = gx * 1000;
	const y = gy * 1000 - 160;
	let out = '';
	const next = random(22);
	for (let i = 0; i < 16; i++) {
		const a = (0.12 + next() * 0.76) * Math.PI;
		const w = 0.012 + next() * 0.03;
		const reach = 520 + next() * 300;
		out += path(
			`M${x} ${y} L${x + Math.cos(a - w) * reach} ${y + Math.sin(a - w) * reach} L${x + Math.cos(a + w) * reach} ${y + Math.sin(a + w) * reach}Z`,
			'#e8f0b8',
		);
	}
	await canvas.draw(out, { blur: 12, mode: 'screen', opacity: wide ? 0.13 : 0.12 });
}

/** Two stone posts and two iron leaves, one of them open towards the light. */
export function ironGate() {
	const iron = '#0b120c';
	let out = '';
	for (const side of [-1, 1]) {
		out +=
			path(`M${side * 96} 26 L${side * 98} -236 L${side * 142} -240 L${side * 146} 30Z`, '#131d14') +
			path(`M${side * 90} -232 L${side * 150} -238 L${side * 152} -254 L${side * 88} -250Z`, '#1b281b') +
			path(`M${side * 104} -252 L${side * 120} -304 L${side * 136} -254Z`, '#131d14');
		for (let y = -210; y < 20; y += 34)
			out += `<path d="M${side * 98} ${y} L${side * 143} ${y - 2}" stroke="#070c08" stroke-width="1.6"/>`;
	}
	const leaf = (x0, x1, top0, top1) => {
		let d = '';
		for (let i = 0; i <= 6; i++) {
			const t = i / 6;
			const x = x0 + (x1 - x0) * t;
			const top = top0 + (top1 - top0) * t;
			d += `M${x} 20 L${x} ${top} M${x - 3} ${top + 6} L${x} ${top - 14} L${x + 3} ${top + 6} `;
		}
		const rails = [-20, -110, -170].map((y) => `M${x0} ${y} L${x1} ${y + (top1 - top0) * 0.3} `).join('');
		const curls = `M${x0 + (x1 - x0) * 0.5} -140 m-14 0 a14 14 0 1 1 28 0 a14 14 0 1 1 -28 0 `;
		return `<path d="${d}${rails}${curls}" stroke="${iron}" stroke-width="3.4" fill="none"/>`;
	};
	out += leaf(-96, -8, -196, -236) + leaf(96, 62, -196, -250);
	out += `<path d="M-120 -262 Q0 -400 120 -262" stroke="${iron}" stroke-width="6" fill="none"/><path d="M-104 -250 Q0 -372 104 -250" stroke="${iron}" stroke-width="3" fill="none"/>`;
	for (let i = 1; i < 8; i++)
		out += `<path d="M${-112 + i * 28} ${-268 - Math.sin((i / 8) * Math.PI) * 66} v14" stroke="${iron}" stroke-width="3"/>`;
	return `${out}<path d="M0 -332 v-34 M-12 -352 h24" stroke="${iron}" stroke-width="4.5"/>`;
}

async function wanderer(canvas, [gx, gy], wide) {
	const x = gx * 1000 - (wide ? 60 : 36);
	const y = gy * 1000 + (wide ? 150 : 158);
	const dark = '#0a110c';
	const person =
		path(
			'M-10 0 L-8 -22 Q-20 -30 -14 -56 Q-10 -68 1 -69 Q13 -68 15 -54 Q21 -34 13 -20 L16 2 L8 2 L3 -18 L-3 0Z',
			dark,
		) +
		path('M-8 -64 Q-10 -86 2 -88 Q14 -86 12 -66 Q4 -58 -8 -64Z', dark) +
		`<path d="M13 -50 L27 -40 L29 -34" stroke="${dark}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M29 -34 v5" stroke="${dark}" stroke-width="1.5"/>`;
	const dog = path(
		'M-62 0 L-61 -14 Q-66 -20 -64 -28 Q-58 -34 -44 -31 L-36 -33 L-33 -42 L-29 -38 Q-23 -38 -20 -32 Q-24 -27 -30 -27 L-33 -18 L-33 0 L-37 0 L-38 -14 L-54 -13 L-57 0Z M-64 -26 Q-74 -34 -72 -44 Q-66 -38 -60 -32Z',
		dark,
	);
	await canvas.draw(group(path('M-70 4 L30 4 L70 200 L-150 200Z', '#050a06'), `translate(${x} ${y})`), {
		blur: 9,
		opacity: 0.55,
	});
	await canvas.lit(group(person + dog, `translate(${x} ${y})`), {
		dx: 0.2,
		dy: -1,
		light: rgb('#eaf2bf'),
		width: 2.2,
		strength: 0.85,
	});
	const defs = `<defs>${radial('lamp', [
		[0, '#fff2b8', 1],
		[0.2, '#ffc95e', 0.55],
		[1, '#ff9d2e', 0],
	])}</defs>`;
	await canvas.draw(defs + group(circle(29, -24, 62, 'url(#lamp)'), `translate(${x} ${y})`), {
		mode: 'screen',
		opacity: 0.9,
	});
	await canvas.draw(
		group(`<rect x="25" y="-30" width="8" height="11" rx="2" fill="#fff0b0"/>`, `translate(${x} ${y})`),
	);
}

function motes(next, [gx, gy]) {
	let out = '';
	for (let i = 0; i < 120; i++) {
		const a = next() * 6.28;
		const r = next() ** 0.6 * 420;
		out += circle(
			(gx * 1000 + Math.cos(a) * r).toFixed(1),
			(gy * 1000 - 80 + Math.sin(a) * r * 0.7).toFixed(1),
			(0.6 + next() * 1.7).toFixed(2),
			'#f2f5c0',
			`opacity="${(0.2 + next() * 0.7).toFixed(2)}"`,
		);
	}
	return out;
}
