import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, person, place, poses } from '../../draw/figures.mjs';
import { facade, house } from '../../draw/houses.mjs';
import { glow, mist } from '../../draw/light.mjs';
import { branching, grass, sparks } from '../../draw/nature.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { path } from '../../draw/shapes.mjs';
import { block, column, floor, trace } from '../../draw/solids.mjs';
import { project } from '../../draw/terrain.mjs';
import { cobbles } from '../../draw/texture.mjs';

const sky = ramp([0, '#2c4a72'], [0.3, '#7a86a0'], [0.5, '#e0b48c'], [0.62, '#ffdc9a']);
const lantern = [0.62, 1.02, 6.2];

/** A village at the hour when the caravan leaves it: the last wagon has gone round the bend, and a child stands at the road with a lamp. */
export async function paint(canvas) {
	const camera = { height: 1.75, horizon: 0.6, focal: 1.02, x: 0.3, centre: 0.86 };
	canvas.paint((x, y) => {
		const bank = fbm(x * 1.3 + 7, y * 5.4 + fbm(x * 2, y * 4, 4) * 0.8, 6);
		let c = mix(sky(Math.min(0.62, y)), rgb('#fff0c0'), 0.7 * Math.exp(-Math.hypot((x - 0.98) * 0.8, y - 0.6) * 4));
		c = mix(c, mix(rgb('#4a5680'), rgb('#ffcf94'), clamp(y * 1.7 - 0.1)), 0.7 * smooth(0, 0.45, bank) * smooth(0.62, 0.3, y));
		const hill = 0.56 - 0.06 * Math.sin(x * 3.1 + 0.6) - fbm(x * 3, 6, 4) * 0.02;
		return y > hill ? mix(rgb('#b08a5c'), rgb('#e9c27c'), clamp((y - hill) * 9 + 0.2)) : c;
	});
	trace(canvas, { camera, solids: village(), shade, far: 90 });
	mist(canvas, { from: 0.46, to: 0.68, colour: '#ffd79a', strength: 0.42, seed: 6, grain: 2.2, depth: 16 });
	await leaving(canvas, camera);
	await child(canvas, camera);
	await verge(canvas);
	await canvas.draw(sparks(random(3), 60, (n) => [520 + n() * 800, 420 + n() * 420], '#fff0c4', [0.6, 1.8]), { mode: 'screen', opacity: 0.7 });
	await canvas.bloom(0.78, 0.46, [5, 20, 70]);
	canvas.finish({ vignette: 0.46, contrast: 1.18, saturation: 1.1, grain: 0.04, seed: 85 });
}

const bend = (z) => 0.5 + (z - 6) ** 2 * 0.0052;

function village() {
	const next = random(64);
	const solids = [floor(0, { part: 'ground' })];
	for (const [side, from, to] of [
		[-1, 3.4, 34],
		[1, 8.4, 30],
	]) {
		let z = from;
		while (z < to) {
			const deep = 3.4 + next() * 1.6;
			solids.push(...house({ side, front: bend(z) + side * (2.7 + next() * 0.7), z, deep, floors: next() > 0.6 ? 2 : 1, rise: 2.2 + next() * 1.2, jetty: 0.2, seed: next(), back: 5, angle: (next() - 0.5) * 0.12 - side * 0.02 }));
			z += deep + (next() > 0.5 ? 0.2 : 1.8);
		}
	}
	for (let i = 0; i < 9; i++) {
		const z = 3 + i * 0.56;
		solids.push(block(2.5, 2.62, 0, 1.05, z, z + 0.1, { part: 'wood' }));
	}
	solids.push(
		block(2.52, 2.6, 0.34, 0.44, 2.6, 7.6, { part: 'wood' }),
		block(2.52, 2.6, 0.78, 0.88, 2.6, 7.6, { part: 'wood' }),
		column(-1.75, 5.4, 0.36, 0, 0.8, 0.4, { part: 'wood' }),
		block(-0.42, 0.12, 9, 12.8, 44, 45, { part: 'stone' }),
		block(-2, 2, -1, 9, 44, 48, { part: 'stone' }),
		column(0, 46, 2.2, 9, 13.4, 0.02, { part: 'spire' }),
	);
	return solids;
}

function shade(hit, world) {
	const { x, y, z, nx, ny, nz, solid, distance } = hit;
	let base;
	let own = 0;
	if (solid.part === 'ground') {
		const off = Math.abs(x - bend(z));
		const stone = cobbles(x * 2.6, z * 2.6);
		base = mix(scale(mix(rgb('#8a7460'), rgb('#c9ae86'), clamp(stone.face + 0.45)), 0.45 + 0.55 * stone.dome), rgb('#4a3a34'), stone.joint * 0.5);
		const turf = mix(rgb('#55602f'), rgb('#a3933f'), clamp(0.5 + fbm(x * 7, z * 4, 4)));
		base = mix(base, turf, smooth(1.5, 2.1, off + fbm(x * 2, z * 2, 3) * 0.4));
		base = mix(base, rgb('#6f5a48'), smooth(0.22, 0.08, Math.abs(off - 0.72)) * 0.5);
	} else if (solid.part === 'wood') base = scale(rgb('#8a6844'), 0.8 + 0.4 * fbm(x * 8, y * 20 + z * 8, 3));
	else if (solid.part === 'spire') base = scale(rgb('#6a5a64'), 0.7 + 0.3 * Math.cos(y * 9));
	else if (solid.part === 'stone') base = scale(rgb('#a8977c'), 0.85 + 0.4 * fbm(x * 1.5, y * 1.5, 4));
	else {
		const at = facade(hit, { glow: 0.4 });
		if (at.kind === 'pane') {
			own = at.lit ? 0.9 : 0;
			base = at.lit ? mix(rgb('#ff9f4a'), rgb('#ffe2a0'), at.depth * 0.5 + at.tone * 0.4) : rgb('#46506a');
		} else if (at.kind === 'timber') base = scale(rgb('#5c4030'), 0.75 + at.tone * 0.4);
		else if (at.kind === 'door') base = mix(rgb('#3c6460'), rgb('#8a4432'), smooth(0.4, 0.6, solid.seed));
		else if (at.kind === 'plaster') base = scale(mix(rgb('#ecd7ac'), rgb('#d0b08c'), solid.seed), 0.6 + 0.45 * at.tone);
		else if (at.kind === 'tiles') base = scale(mix(rgb('#9a5f44'), rgb('#c48a5a'), at.tone), 0.95 - at.joint * 0.45);
		else base = mix(mix(rgb('#8d8070'), rgb('#bfae94'), clamp(at.tone)), rgb('#3f362f'), at.joint * 0.8);
	}
	const corner = 0.3 + 0.7 * world.open(hit, 1.4, 5);
	const low = world.sun(hit, [0.12, 0.2, 0.97], { size: 0.012, samples: 3 });
	const warm = world.lamp(hit, lantern, { size: 0.04, samples: 3, reach: 9 }) * 2.6;
	const up = 0.5 + 0.35 * ny - 0.1 * nz + 0.05 * nx;
	let c = [0, 1, 2].map((i) => base[i] * ((rgb('#7180ae')[i] * up * 1.1 + rgb('#ffcf8a')[i] * clamp(nz * 0.2 + 0.18)) * corner + rgb('#ffd08a')[i] * low * 1.5 + rgb('#ffa84e')[i] * warm));
	c = mix(c, base, own);
	return mix(c, mix(rgb('#d8a878'), rgb('#ffe2a8'), Math.exp(-Math.abs(hit.sx - 0.98) * 2)), 1 - Math.exp(-((distance / 40) ** 1.7)));
}

/** The back of the last wagon, and the hand that waves from it. */
async function leaving(canvas, camera) {
	const at = project(canvas, camera, bend(17.5), 0, 17.5);
	const s = at.scale / 40;
	const back =
		`<circle cx="-27" cy="-15" r="14" fill="none" stroke="#3a261e" stroke-width="3.4"/><circle cx="27" cy="-15" r="14" fill="none" stroke="#3a261e" stroke-width="3.4"/>` +
		path('M-28 -16 H28 V-34 H-28Z', '#5c3c2a') +
		path('M-32 -32 Q-38 -74 -19 -84 Q0 -92 19 -84 Q38 -74 32 -32Z', '#c2683f') +
		path('M-17 -34 Q-21 -64 -11 -72 Q0 -78 11 -72 Q21 -64 17 -34Z', '#4a2c22');
	const waver = person({ fill: '#6a4a5a', ...poses.sit, arms: [[10, 40], [150, 168]], head: 'bun', coat: 0.2, skin: '#a3765a' });
	const light = { dx: 0.1, dy: -0.8, light: rgb('#ffe8b4'), shadow: rgb('#2c2028'), round: 6, rim: 2 };
	await canvas.model(place(back, at.x, at.y, s) + place(waver.shape, at.x - 4 * s, at.y - 32 * s, s * 0.42), light);
	glow(canvas, { x: at.x / 1000 + 0.02, y: (at.y - 58 * s) / 1000, r: 0.06, colour: '#ffb860', strength: 0.7 });
	for (const [x, z, options] of [
		[-0.9, 15.6, { fill: '#4c4450', ...poses.walk, head: 'hat', holds: 'staff', coat: 0.8 }],
		[1.1, 16, { fill: '#5c4238', ...poses.walk, head: 'hood', pack: '#6b553c' }],
		[1.6, 14.6, { fill: '#3f4a50', ...poses.walk, head: 'hair', coat: 0.5 }],
	]) {
		const p = project(canvas, camera, bend(z) + x, 0, z);
		await canvas.model(place(person({ limb: '#2c2428', skin: '#a3765a', ...options }).shape, p.x, p.y, (p.scale * 1.7) / 100), light);
	}
}

async function child(canvas, camera) {
	const at = project(canvas, camera, 0.4, 0, 6.2);
	const s = (at.scale * 1.2) / 100;
	await canvas.draw(path(`M${at.x - 22 * s} ${at.y} L${at.x + 22 * s} ${at.y} L${at.x - 20 * s} ${at.y + 130} L${at.x - 130 * s} ${at.y + 130}Z`, '#241d26'), { blur: 7, opacity: 0.5 });
	const figure = person({ fill: '#7a3a34', limb: '#33262c', skin: '#b08464', ...poses.back, arms: [[-14, 0], [34, 40]], head: 'hair', coat: 0.7, flare: 12, trim: '#d9b45c' });
	const light = { dx: 0.3, dy: -0.85, light: rgb('#ffe4a8'), shadow: rgb('#1c1620'), round: 10, rim: 2.4 };
	const friend = project(canvas, camera, -0.35, 0, 6.5);
	await canvas.model(place(figure.shape, at.x, at.y, s) + place(dog('#4a382e', true), friend.x, friend.y, friend.scale / 80), light);
	const [x, y] = [at.x + figure.hands[1][0] * s, at.y + figure.hands[1][1] * s];
	await canvas.draw(`<path d="M${x} ${y} v16" stroke="#2c2026" stroke-width="3"/>` + path(`M${x - 11} ${y + 15} h22 l5 34 h-32z`, '#ffe8b0') + path(`M${x - 15} ${y + 16} L${x} ${y + 4} L${x + 15} ${y + 16}Z M${x - 18} ${y + 48} h36 v6 h-36z`, '#2c2026'));
	glow(canvas, { x: x / 1000, y: (y + 32) / 1000, r: 0.24, colour: '#ffb24e', strength: 0.8, power: 2.8 });
}

/** An old apple tree over the fence, and what grows along the road. */
async function verge(canvas) {
	const next = random(28);
	const tips = [];
	const tree = branching(next, { x: 1640, y: 1020, length: 250, width: 100, angle: -1.75, spread: 0.5, levels: 6, bend: 0.5, droop: 0.5, fill: '#33261f', tips: (x, y) => tips.push([x, y]) });
	await canvas.model(tree, { dx: -0.8, dy: -0.4, light: rgb('#ffcf8c'), shadow: rgb('#120d10'), round: 10, rim: 2.2, rough: 4 });
	const leaf = tips.filter(() => next() > 0.25).map(([x, y]) => Array.from({ length: 6 }, () => `<ellipse cx="${(x + (next() - 0.5) * 50).toFixed(1)}" cy="${(y + (next() - 0.5) * 40).toFixed(1)}" rx="9" ry="5" fill="${['#5c6030', '#8a7a34', '#b8923c', '#46502c'][Math.floor(next() * 4)]}" transform="rotate(${Math.floor(next() * 180)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`).join('')).join('');
	await canvas.model(leaf, { dx: -0.7, dy: -0.5, light: rgb('#ffe0a0'), shadow: rgb('#1c1c14'), round: 4, rim: 1 });
	const apples = tips.filter(() => next() > 0.8).map(([x, y]) => `<circle cx="${x}" cy="${y + 8}" r="8" fill="#b5452c"/>`).join('');
	await canvas.model(apples, { dx: -0.7, dy: -0.6, light: rgb('#ffd090'), shadow: rgb('#3a0f10'), round: 4 });
	const fills = ['#23261a', '#4c5028', '#8a803a', '#c9a850'];
	await canvas.draw(grass(next, { from: 1150, to: 1800, y: 990, tall: 130, count: 300, fills, wind: -0.2 }) + grass(next, { from: -10, to: 420, y: 994, tall: 120, count: 220, fills, wind: 0.2 }));
}
