import { clamp, mix, rgb, scale, smooth } from '../draw/colour.mjs';
import { glow } from '../draw/light.mjs';
import { fbm, hash } from '../draw/noise.mjs';
import { circle, group, path } from '../draw/shapes.mjs';
import { block, column, trace, turned } from '../draw/solids.mjs';
import { project } from '../draw/terrain.mjs';
import { planks } from '../draw/texture.mjs';

/** Decimetres on a desk; the table is at height 0. */
const camera = { height: 6.2, horizon: -0.12, focal: 1.32, x: 0, centre: 0.86 };
const lamp = [4.1, 4.4, 12.6];
const sheet = { x: -0.3, z: 10.2, w: 1.62, l: 2.2, turn: -0.16 };
const pencil = { x: 1.55, z: 9.5, turn: 0.72 };
const edge = 17;

/** A quarter to four in the playtest room: the last page of questions, a pencil, tea, and a key to the drawer where the phone sleeps. */
export async function paint(canvas) {
	room(canvas);
	trace(canvas, { camera, solids: desk(), shade, far: 40 });
	await controller(canvas);
	await key(canvas);
	await steam(canvas);
	const bulb = project(canvas, camera, ...lamp);
	glow(canvas, { x: bulb.x / 1000, y: bulb.y / 1000 + 0.02, r: 0.5, colour: '#ffc878', strength: 0.5, power: 2.4 });
	await canvas.bloom(0.78, 0.4, [5, 20, 70]);
	canvas.finish({ vignette: 0.5, contrast: 1.18, saturation: 1.08, grain: 0.035, seed: 92 });
}

/** What is behind the desk is out of focus: a screen with an evening of salt on it, a window, somebody else's lamp. */
function room(canvas) {
	canvas.paint((x, down) => {
		const y = down * 0.8;
		let c = mix(rgb('#1a1c30'), rgb('#2b2530'), clamp(y * 2.4));
		c = mix(c, rgb('#4a3030'), 0.5 * smooth(0.14, 0.4, y) * (0.6 + 0.4 * fbm(x * 2, y * 2, 3)));
		const pane = smooth(0.05, 0.09, x) * smooth(0.48, 0.44, x) * smooth(0.24, 0.2, y);
		const bar = smooth(0.012, 0.02, Math.abs(x - 0.265));
		c = mix(c, mix(rgb('#2f4a80'), rgb('#c98a7c'), clamp(y * 4.4)), pane * bar * 0.8);
		const screen = smooth(0.58, 0.61, x) * smooth(1.16, 1.13, x) * smooth(0.285, 0.265, y);
		const sun = Math.hypot(x - 0.98, (y - 0.17) * 1.1);
		let show = mix(rgb('#3a3490'), rgb('#ff9a7c'), smooth(-0.02, 0.2, y));
		show = mix(show, rgb('#ffe9b8'), Math.exp(-sun * 11));
		const spire = Math.max(smooth(0.02, 0.01, Math.abs(x - 0.83)) * smooth(0.05, 0.08, y), smooth(0.06, 0.045, Math.abs(x - 0.83)) * smooth(0.13, 0.15, y));
		show = mix(show, rgb('#6a4a9a'), spire * 0.8 * smooth(0.26, 0.2, y));
		show = mix(show, rgb('#5b3f86'), smooth(0.205, 0.225, y) * 0.8);
		c = mix(c, show, screen);
		c = mix(c, rgb('#9a7ac0'), 0.24 * Math.exp(-Math.hypot((x - 0.87) * 0.9, y - 0.2) * 4));
		for (const [bx, by, r] of [
			[0.52, 0.12, 0.03],
			[1.3, 0.07, 0.036],
			[1.68, 0.12, 0.026],
		])
			c = mix(c, rgb('#ffc878'), 0.66 * smooth(r, r * 0.8, Math.hypot(x - bx, (y - by) * 1.25)));
		return c;
	});
}

function desk() {
	const { x, z, w, l, turn } = sheet;
	const lead = (from, to, half, part) => turned(block(pencil.x + from, pencil.x + to, 0.02, 0.02 + half * 2, pencil.z - half, pencil.z + half, { part }), pencil.turn, pencil.x, pencil.z);
	return [
		block(-30, 30, -1, 0, 2, edge, { part: 'table' }),
		turned(block(x - w, x + w, 0, 0.025, z - l, z + l, { part: 'sheet' }), turn, x, z),
		turned(block(x - w - 0.5, x + w - 0.3, 0, 0.012, z - l + 0.5, z + l + 0.4, { part: 'under' }), turn + 0.2, x, z),
		lead(-1.3, 1.05, 0.075, 'wood'),
		lead(-1.5, -1.3, 0.08, 'rubber'),
		column(-4, 11.6, 0.62, 0, 1.25, 0.66, { part: 'mug' }),
		column(-4, 11.6, 0.58, 1.1, 1.255, 0.58, { part: 'tea' }),
		column(-4, 11.6, 1.05, 0, 0.09, 1.12, { part: 'saucer' }),
		column(4.6, 13.6, 0.95, 0, 0.16, 0.9, { part: 'brass' }),
		column(4.6, 13.6, 0.09, 0.16, 4.8, 0.09, { part: 'brass' }),
		column(4.1, 12.6, 1.45, 4.3, 5.6, 0.5, { part: 'shade', clear: true }),
		block(-7.4, -5.1, 0, 0.5, 13.4, 16, { part: 'book', seed: 1 }),
		turned(block(-7.1, -5.2, 0.5, 0.86, 13.6, 15.8, { part: 'book', seed: 2 }), 0.14, -6.2, 14.6),
		turned(block(-7, -5.4, 0.86, 1.16, 13.7, 15.6, { part: 'book', seed: 3 }), -0.12, -6.2, 14.6),
		turned(block(1.6, 3.1, 0, 1.0, 15, 15.06, { part: 'card' }), -0.16, 2.3, 15),
	];
}

/** Where a place is on the sheet, from -1 to 1 both ways. */
function onSheet({ x, z }) {
	const [dx, dz] = [x - sheet.x, z - sheet.z];
	const [c, s] = [Math.cos(sheet.turn), Math.sin(sheet.turn)];
	return [(dx * c + dz * s) / sheet.w, -(dz * c - dx * s) / sheet.l];
}

/** Nine questions, each a printed line or two, and what has been written below in pencil; the last is still empty. */
function printed(hit) {
	const [u, v] = onSheet(hit);
	let c = mix(rgb('#f4ead4'), rgb('#fff8e6'), 0.5 + fbm(u * 6, v * 8, 3) * 0.4);
	if (Math.abs(u) > 0.82 || v < -0.9 || v > 0.9) return c;
	if (v < -0.74) return u < 0.1 && Math.abs(v + 0.82) < 0.035 ? rgb('#2c2836') : u > 0.62 && Math.hypot((u - 0.72) * 0.73, v + 0.82) < 0.06 ? rgb('#d99a3c') : c;
	const row = Math.floor((v + 0.74) / 0.182);
	const t = (v + 0.74) / 0.182 - row;
	const ink = rgb('#3a3644');
	if (Math.abs(t - 0.14) < 0.075 && u < -0.3 + hash(row, 2) * 0.9 && hash(Math.floor(u * 16), row) > 0.18) c = mix(c, ink, 0.8);
	if (Math.abs(t - 0.92) < 0.018) c = mix(c, ink, 0.24);
	if (row < 7) {
		const wave = t - 0.66 - 0.1 * Math.sin(u * 52 + row * 9) * Math.sin(u * 23 + row) - 0.06 * fbm(u * 30, row, 2);
		const word = hash(Math.floor(u * 5.4 + row * 0.37), row + 7) > 0.16;
		if (Math.abs(wave) < 0.06 && word && u < hash(row, 5) * 0.9 + 0.1) c = mix(c, rgb('#5b5a6c'), 0.72);
	}
	return c;
}

function shade(hit, world) {
	const { x, y, z, nx, ny, nz, solid } = hit;
	let base;
	let gloss = 0;
	if (solid.part === 'table') {
		const board = planks(z * 0.18, x * 0.16, { w: 0.5, length: 3.2 });
		base = mix(rgb('#5d3826'), rgb('#96603c'), clamp(board.tone * 0.4 + board.face * 0.55 + 0.2));
		base = scale(base, 1 - board.joint * 0.5);
		const ring = Math.abs(Math.hypot(x + 2.2, z - 13.2) - 0.7);
		base = mix(base, rgb('#3d2418'), smooth(0.09, 0.03, ring) * 0.5);
		gloss = 0.2;
	} else if (solid.part === 'sheet') base = ny > 0.5 ? printed(hit) : rgb('#efe4cc');
	else if (solid.part === 'under') base = rgb('#e6dac2');
	else if (solid.part === 'wood') base = scale(rgb('#e0a62f'), 0.85 + 0.3 * Math.abs(Math.sin(y * 60)));
	else if (solid.part === 'rubber') base = rgb('#c4606a');
	else if (solid.part === 'mug' || solid.part === 'saucer') {
		const band = solid.part === 'mug' && Math.abs(y - 0.96) < 0.07;
		base = band ? rgb('#d99a3c') : mix(rgb('#4f7490'), rgb('#6f94aa'), clamp(0.5 + fbm(x * 4, y * 4, 3)));
		gloss = 0.16;
	} else if (solid.part === 'tea') {
		base = ny > 0.5 ? rgb('#8a4a22') : rgb('#35506a');
		gloss = 0.3;
	} else if (solid.part === 'brass') {
		base = rgb('#b98a44');
		gloss = 0.3;
	} else if (solid.part === 'shade') return mix(rgb('#2f6a54'), rgb('#bfe6a8'), clamp(smooth(5.6, 4.3, y) * 0.62 + clamp(-nz) * 0.12));
	else if (solid.part === 'card') base = Math.min(Math.abs(y - 0.62), Math.abs(y - 0.4)) < 0.045 && Math.abs(x - 2.35) < 0.5 ? rgb('#8a7a74') : rgb('#f2e6cc');
	else base = ny > 0.5 || nz > -0.5 ? rgb(['#6a3040', '#30506a', '#5c6a3c'][solid.seed - 1]) : mix(rgb('#e8dcc4'), rgb(['#6a3040', '#30506a', '#5c6a3c'][solid.seed - 1]), smooth(0.3, 0.5, Math.abs(fbm(y * 20, 3, 2))));
	const corner = 0.28 + 0.72 * world.open(hit, 1.6, 6);
	const warm = world.lamp(hit, lamp, { size: 0.22, samples: 6, reach: 30 }) * 36;
	const screen = clamp(nz * -0.1 + ny * 0.3 + 0.1) * Math.exp(-Math.hypot((x - 0.4) * 0.5, z - 17) * 0.13);
	let c = [0, 1, 2].map((i) => base[i] * ((rgb('#3a3a5c')[i] * (1.05 + 0.2 * nx) + rgb('#b088d8')[i] * screen * 0.6) * corner + rgb('#ffc27a')[i] * warm));
	if (gloss && !hit.bounce) {
		const seen = world.mirror(hit, [fbm(x * 2, z * 2, 3) * 0.03, 0, fbm(x * 2 + 9, z * 2, 3) * 0.03], 1);
		c = mix(c, seen ?? mix(rgb('#6a4a80'), rgb('#2a2436'), clamp(Math.abs(x) * 0.12)), gloss * smooth(8.6, 13, z));
	}
	return c;
}

/** A controller has been put aside, still warm. */
async function controller(canvas) {
	const at = project(canvas, camera, 4.5, 0.25, 9.1);
	const k = at.scale / 100;
	const set = (markup) => group(markup, `translate(${at.x} ${at.y}) rotate(-14) scale(${k * 0.82} ${k * 0.66})`);
	const body = path('M-150 -70 Q-90 -104 0 -100 Q90 -104 150 -70 Q190 -20 206 70 Q214 128 172 134 Q134 136 96 60 Q50 40 0 42 Q-50 40 -96 60 Q-134 136 -172 134 Q-214 128 -206 70 Q-190 -20 -150 -70Z', '#33394c');
	await canvas.draw(set(path('M-170 -30 Q0 -60 190 -30 L240 120 Q200 200 120 120 L-90 110 Q-190 200 -220 110Z', '#100a0c')), { blur: 16, opacity: 0.6 });
	await canvas.model(set(body), { dx: 0.1, dy: -0.9, light: rgb('#ffdca4'), shadow: rgb('#12121c'), round: 24, rim: 2.2 });
	const parts =
		circle(-62, 8, 34, '#1c2030') + circle(-62, 4, 24, '#2c3246') + circle(62, 8, 34, '#1c2030') + circle(62, 4, 24, '#2c3246') +
		path('M-126 -52 h16 v-16 h20 v16 h16 v20 h-16 v16 h-20 v-16 h-16z', '#1c2030') +
		circle(112, -66, 12, '#d9a83c') + circle(112, -18, 12, '#5f9a74') + circle(88, -42, 12, '#b5484c') + circle(136, -42, 12, '#4f7fb0');
	await canvas.model(set(parts), { dx: 0.1, dy: -0.9, light: rgb('#ffe0b0'), shadow: rgb('#0a0a12'), round: 5 });
}

/** The key, on its tag. */
async function key(canvas) {
	const at = project(canvas, camera, -2.5, 0.03, 8.4);
	const k = at.scale / 100;
	const set = (markup) => group(markup, `translate(${at.x} ${at.y}) rotate(18) scale(${k} ${k * 0.8})`);
	const iron = '<circle cx="-62" cy="0" r="26" fill="none" stroke="#c8a260" stroke-width="11"/><path d="M-36 0 H74 M52 0 V30 M72 0 V26" stroke="#c8a260" stroke-width="11" fill="none"/>';
	const tag = path('M-96 6 L-150 40 L-236 84 L-262 34 L-176 -10 L-122 -16Z', '#e9d6ae') + circle(-128, 6, 6, '#6a4a30') + '<path d="M-230 50 l60 -30 M-214 66 l40 -20" stroke="#6a4a40" stroke-width="6"/>';
	await canvas.draw(set(group(iron.replaceAll('#c8a260', '#0d0709') + path('M-96 6 L-150 40 L-236 84 L-262 34 L-176 -10 L-122 -16Z', '#0d0709'), 'translate(-10 12)')), { blur: 6, opacity: 0.55 });
	await canvas.model(set('<path d="M-84 6 Q-110 16 -126 6" stroke="#8a6a4a" stroke-width="4" fill="none"/>' + tag), { dx: 0.5, dy: -0.7, light: rgb('#ffe6b8'), shadow: rgb('#4a3020'), round: 5 });
	await canvas.model(set(iron), { dx: 0.6, dy: -0.7, light: rgb('#fff0c4'), shadow: rgb('#4a3018'), round: 4, rim: 1.6 });
}

async function steam(canvas) {
	const at = project(canvas, camera, -4, 1.25, 11.6);
	const curl = (dx, tall) => `<path d="M${at.x + dx} ${at.y - 8} q-26 ${-tall * 0.25} 4 ${-tall * 0.5} q28 ${-tall * 0.22} -2 ${-tall * 0.5}" stroke="#f6e6d0" stroke-width="15" fill="none" stroke-linecap="round"/>`;
	await canvas.draw(curl(-14, 190) + curl(22, 150), { blur: 12, opacity: 0.26 });
}
