import { clamp, mix, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow } from '../../draw/light.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { circle, group, path } from '../../draw/shapes.mjs';
import { block, column, shafts, trace } from '../../draw/solids.mjs';
import { project } from '../../draw/terrain.mjs';
import { planks } from '../../draw/texture.mjs';
import { farShore, flats, paintSky, stilts, wreckRibs } from '../../games/lowtide.mjs';

const window = { x0: -0.35, x1: 2.35, y0: 0.86, y1: 2.12, z: 5.6 };
const door = { x0: -2.75, x1: -1.75, y0: 0, y1: 2.05, z: 5.6 };
const sun = [0.34, 0.5, 0.8];

/** A rented room on stilts: the tide is out, the window is open on the flats, and somebody watches the clock. */
export async function paint(canvas) {
	const camera = { height: 1.45, horizon: 0.52, focal: 0.98, x: -0.1, centre: 0.84 };
	await view(canvas, camera);
	trace(canvas, { camera, solids: room(), shade });
	shafts(canvas, {
		camera,
		beam: (x, y, z) => daylight(x, y, z) * (0.75 + 0.6 * fbm(x, y - z * 0.4, 3)),
		colour: rgb('#ffe6ae'),
		strength: 0.8,
		reach: 6,
		steps: 34,
	});
	const at = project(canvas, camera, 1, 1.5, window.z);
	glow(canvas, { x: at.x / 1000, y: at.y / 1000, r: 0.5, colour: '#ffe9b0', strength: 0.2, squash: 1.4 });
	await things(canvas, camera);
	await watcher(canvas, camera);
	await canvas.bloom(0.82, 0.4, [5, 20, 60]);
	canvas.finish({ vignette: 0.5, contrast: 1.2, saturation: 1.12, grain: 0.04, seed: 51 });
}

async function view(canvas, camera) {
	const h = camera.horizon;
	paintSky(canvas, h, [1.24, h - 0.12]);
	await canvas.draw(farShore(canvas, h), { opacity: 0.55, blur: 1 });
	const light = { dx: 0.6, dy: -0.6, light: rgb('#ffe9b0'), width: 1.2, write: false };
	await canvas.lit(group(wreckRibs('#3f6a64'), `translate(900 ${h * 1000 + 8}) scale(0.42)`), light);
	await canvas.lit(
		group(stilts(random(6), 4, '#2f5a55', '#ffd98a'), `translate(1010 ${h * 1000 + 3}) scale(0.5)`),
		light,
	);
	flats(canvas, h, [1.24, h - 0.12]);
}

/** The back wall is what is left around a window and a door. */
function room() {
	const z = window.z;
	const part = 'boards';
	const solids = [
		block(-3.6, 3.7, -0.3, 0, 0, z + 0.16, { part: 'floor' }),
		block(-3.6, -3.4, 0, 2.9, 0, z + 0.16, { part }),
		block(3.5, 3.7, 0, 2.9, 0, z + 0.16, { part }),
		block(-3.4, door.x0, 0, 2.7, z, z + 0.16, { part }),
		block(door.x1, window.x0, 0, 2.7, z, z + 0.16, { part }),
		block(window.x1, 3.5, 0, 2.7, z, z + 0.16, { part }),
		block(window.x0, window.x1, 0, window.y0, z, z + 0.16, { part }),
		block(window.x0, window.x1, window.y1, 2.7, z, z + 0.16, { part }),
		block(door.x0, door.x1, door.y1, 2.7, z, z + 0.16, { part }),
		block(-3.6, 3.7, 2.7, 2.9, 0, z + 0.3, { part: 'ceiling' }),
		block(window.x0 - 0.12, window.x1 + 0.12, window.y0 - 0.1, window.y0, z - 0.2, z + 0.2, { part: 'beam' }),
		block(window.x0 - 0.1, window.x1 + 0.1, window.y1, window.y1 + 0.1, z - 0.06, z + 0.2, { part: 'beam' }),
		block(0.96, 1.04, window.y0, window.y1, z + 0.04, z + 0.12, { part: 'beam' }),
		block(-0.35, 2.35, 1.68, 1.73, z + 0.05, z + 0.1, { part: 'beam' }),
		block(-3.2, -1.6, -0.3, -0.02, z + 0.2, z + 6, { part: 'floor' }),
		block(0.5, 2.2, 0.72, 0.78, 3.7, 4.7, { part: 'beam' }),
		block(0.58, 0.68, 0, 0.72, 3.8, 3.9, { part: 'beam' }),
		block(2.02, 2.12, 0, 0.72, 3.8, 3.9, { part: 'beam' }),
		block(2.02, 2.12, 0, 0.72, 4.5, 4.6, { part: 'beam' }),
		column(0.85, 4.25, 0.075, 0.78, 1.02, 0.06, { part: 'glass' }),
		column(1.02, 4.45, 0.06, 0.78, 1.12, 0.05, { part: 'glass' }),
		block(1.3, 1.75, 0.78, 0.84, 4, 4.35, { part: 'book' }),
		column(1.95, 4.3, 0.12, 0.78, 0.9, 0.14, { part: 'brass' }),
		block(-3.4, -2.4, 0, 0.5, 2.4, 3.8, { part: 'chest' }),
		block(2.5, 3.5, 0, 0.42, 3.6, 5.4, { part: 'bed' }),
		column(-1.25, 5.1, 0.24, 0.28, 0.95, 0.22, { part: 'iron' }),
		column(-1.25, 5.1, 0.06, 0.95, 2.7, 0.06, { part: 'iron' }),
		block(-3.4, -2.9, 1.35, 1.4, 3.2, 5.2, { part: 'beam' }),
	];
	for (const x of [-3.2, -1.15, 1, 3.1]) solids.push(block(x, x + 0.16, 2.45, 2.7, 0, z, { part: 'beam' }));
	for (const [zz, r, h] of [
		[3.4, 0.09, 0.3],
		[3.75, 0.12, 0.22],
		[4.15, 0.08, 0.38],
		[4.5, 0.11, 0.26],
		[4.9, 0.1, 0.3],
	])
		solids.push(column(-3.15, zz, r, 1.4, 1.4 + h, r * 0.7, { part: 'glass' }));
	return solids;
}

function daylight(x, y, z) {
	const t = (window.z - z) / sun[2];
	if (t < 0) return 0;
	const [wx, wy] = [x + sun[0] * t, y + sun[1] * t];
	const inside = ({ x0, x1, y0, y1 }) => wx > x0 && wx < x1 && wy > y0 && wy < y1;
	if (inside(window)) return Math.abs(wx - 1) < 0.05 || Math.abs(wy - 1.7) < 0.03 ? 0 : 1;
	return inside(door) ? 1 : 0;
}

function shade(hit, world) {
	const { x, y, z, nx, ny, solid } = hit;
	let base;
	if (solid.part === 'glass') base = mix(rgb('#2f6a63'), rgb('#a8d8b8'), clamp(0.4 + nx * 0.4));
	else if (solid.part === 'brass') base = rgb('#c99a4e');
	else if (solid.part === 'book') base = ny > 0.5 ? rgb('#e8dcc0') : rgb('#6b4a3a');
	else if (solid.part === 'iron') base = rgb('#39484a');
	else if (solid.part === 'bed')
		base = mix(rgb('#a9a184'), rgb('#587a75'), smooth(0.3, 0.34, ((z * 2.2) % 1) * 0.6));
	else {
		const [u, v] = Math.abs(ny) > 0.6 ? [x, z] : Math.abs(nx) > 0.6 ? [y, z] : [x, y];
		const board =
			solid.part === 'beam'
				? { tone: 0.3, face: fbm(u * 9, v * 3, 4), joint: 0 }
				: planks(u, v, { w: 0.2, length: 3 });
		base = mix(rgb('#4f5d50'), rgb('#a3977a'), clamp(board.tone * 0.65 + board.face * 0.5 + 0.1));
		base = mix(base, rgb('#7f5b40'), smooth(0.2, 0.5, fbm(u * 1.3 + 3, v * 0.8, 4)) * 0.5);
		const chink = solid.part === 'boards' && board.joint > 0.7 && fbm(u * 3, v * 1.6, 3) > 0.12;
		base = chink && Math.abs(hit.nz) > 0.6 ? scale(rgb('#ffe9b8'), 1.6) : scale(base, 1 - board.joint * 0.8);
		if (solid.part === 'beam') base = scale(base, 0.75);
	}
	const corner = 0.28 + 0.72 * world.open(hit, 1.1);
	const sunlit = daylight(x, y, z) > 0 ? world.sun(hit, sun, { size: 0.015, samples: 3 }) : 0;
	const panel = (cx, cy, size) => {
		const [lx, ly, lz] = [cx - x, cy - y, window.z - 0.1 - z];
		const d = Math.hypot(lx, ly, lz);
		return (clamp((lx * nx + ly * ny + lz * hit.nz) / d) * size) / (0.5 + d * d * 0.55);
	};
	const sky = panel(1, 1.5, 1.6) + panel(-2.25, 1.1, 0.9);
	const bounce = clamp(0.3 - ny * 0.5) * Math.exp(-Math.hypot(x - 0.2, z - 3) * 0.45) * 0.5;
	const c = [0, 1, 2].map(
		(i) =>
			base[i] *
			(rgb('#28504f')[i] * 0.75 * corner +
				rgb('#bfdcc0')[i] * sky * corner +
				rgb('#e8b878')[i] * bounce * corner +
				rgb('#ffdf9c')[i] * sunlit * 3.2),
	);
	if (solid.part === 'floor' && !hit.bounce && z < window.z) {
		const seen = world.mirror(hit, [fbm(x * 6, z * 2, 3) * 0.08, 0, fbm(x * 6 + 9, z * 2, 3) * 0.08], 1);
		if (seen) return mix(c, seen, 0.14);
	}
	return c;
}

/** What the flats gave back: a clock that still goes, a ship's wheel, a coil of rope, an oilskin. */
async function things(canvas, camera) {
	const put = (markup, x, y, z, size) => {
		const at = project(canvas, camera, x, y, z);
		return place(markup, at.x, at.y, (at.scale * size) / 100);
	};
	const light = {
		dx: 0.7,
		dy: -0.5,
		light: rgb('#ffe9b6'),
		shadow: rgb('#0a1c1c'),
		round: 5,
		rim: 1.6,
		write: false,
	};
	const clock =
		circle(0, 0, 50, '#6b5236') +
		circle(0, 0, 40, '#efe6c8') +
		'<path d="M0 0 L-16 -24 M0 0 L30 10" stroke="#1c2422" stroke-width="4.5" stroke-linecap="round"/>' +
		Array.from({ length: 12 }, (_, i) =>
			circle((Math.sin(i * 0.5236) * 33).toFixed(1), (Math.cos(i * 0.5236) * 33).toFixed(1), 2.2, '#1c2422'),
		).join('') +
		path('M-12 48 h24 l4 76 h-32z', '#5a4530') +
		circle(0, 106, 11, '#d9ac5c');
	await canvas.model(put(clock, -1.03, 1.86, 5.55, 0.55), {
		...light,
		depth: 5.4,
	});
	let wheel = circle(0, 0, 62, 'none', 'stroke="#3f3a2a" stroke-width="11"') + circle(0, 0, 15, '#4a4431');
	for (let i = 0; i < 8; i++)
		wheel += group(
			'<path d="M0 -12 V-92" stroke="#3f3a2a" stroke-width="8" stroke-linecap="round"/>',
			`rotate(${i * 45 + 12})`,
		);
	await canvas.model(put(wheel, 2.95, 1.62, 5.55, 0.62), { ...light, depth: 5.4 });
	const coat =
		path(
			'M-8 -60 L8 -60 Q34 -52 38 -30 L46 44 Q40 50 32 44 L26 6 L30 96 Q0 108 -30 96 L-26 6 L-32 44 Q-40 50 -46 44 L-38 -30 Q-34 -52 -8 -60Z',
			'#b08a35',
		) + path('M-13 -62 Q0 -84 13 -62 L8 -50 H-8Z', '#8f6c2a');
	await canvas.model(put(coat, -1.5, 1.42, 5.55, 0.66), {
		...light,
		round: 8,
		depth: 5.4,
		shade: (c, x, y) => scale(c, 0.7 + fbm(x * 40, y * 12, 3) * 0.3),
	});
	let rope = '';
	for (let i = 0; i < 4; i++)
		rope += `<ellipse cx="0" cy="${i * 5}" rx="${44 - i * 2}" ry="${52 + i}" fill="none" stroke="#8f8258" stroke-width="6"/>`;
	await canvas.model(put(rope, -3.3, 1.75, 3, 0.5), { ...light, round: 3 });
	const lamp = project(canvas, camera, -0.72, 2.1, 4.1);
	await canvas.draw(
		`<path d="M${lamp.x} ${lamp.y - 150} V${lamp.y - 26}" stroke="#152625" stroke-width="2.4"/>` +
			path(`M${lamp.x - 16} ${lamp.y - 26} h32 l7 50 h-46z`, '#ffd78c') +
			path(
				`M${lamp.x - 22} ${lamp.y - 26} l22 -18 l22 18z M${lamp.x - 26} ${lamp.y + 24} h52 v7 h-52z M${lamp.x - 2} ${lamp.y - 26} h4 v50 h-4z`,
				'#152625',
			),
	);
	glow(canvas, { x: lamp.x / 1000, y: lamp.y / 1000, r: 0.2, colour: '#ffb45a', strength: 0.6, power: 3 });
}

async function watcher(canvas, camera) {
	const at = project(canvas, camera, 0.12, 0, 4.5);
	const s = (at.scale * 1.5) / 100;
	const sitter = person({
		fill: '#1f3c3c',
		limb: '#16292b',
		skin: '#7c5a44',
		...poses.sit,
		arms: [
			[30, 84],
			[26, 100],
		],
		lean: 10,
		coat: 0.25,
		head: 'bun',
		trim: '#b8623c',
	}).shape;
	const stool = path('M-22 -23 H20 V-17 H-22Z M-18 -17 h6 l-4 26 h-6z M10 -17 h6 l5 26 h-6z', '#241f18');
	await canvas.draw(
		group(path('M-20 2 H40 L-60 70 L-150 64Z', '#081a1a'), `translate(${at.x} ${at.y}) scale(${s})`),
		{ blur: 5, opacity: 0.6 },
	);
	await canvas.model(place(stool + group(sitter, 'translate(-2 6)'), at.x, at.y, s), {
		dx: 0.8,
		dy: -0.55,
		light: rgb('#fff0c2'),
		shadow: rgb('#071414'),
		round: 9,
		rim: 2.4,
	});
}
