import { clamp, mix, ramp, rgb, scale, smooth } from '../../draw/colour.mjs';
import { dog, person, place, poses } from '../../draw/figures.mjs';
import { glow, mist } from '../../draw/light.mjs';
import { branching, snowfall } from '../../draw/nature.mjs';
import { fbm, random } from '../../draw/noise.mjs';
import { circle } from '../../draw/shapes.mjs';
import { trace } from '../../draw/solids.mjs';
import { project, terrain } from '../../draw/terrain.mjs';
import { fire, glowing, ground, houses, lanterns, paintHouse, steam } from './village.mjs';

const sky = ramp([0, '#3a4a86'], [0.3, '#7d86b8'], [0.5, '#d3b3bf'], [0.62, '#f3cdb0']);
const sun = [-0.72, 0.34, -0.2];

/** The second winter, at first light: snow on the hill but for the seams, and children rolling a lantern of snow. */
export async function paint(canvas) {
	const camera = { height: 6.6, horizon: 0.55, focal: 1.25, centre: 0.62, x: -8 };
	canvas.paint((x, y) => {
		const cloud = fbm(x * 1.4 + 2, y * 5 + fbm(x * 2, y * 4, 4) * 0.8, 6);
		const c = mix(sky(y + 0.06 * fbm(x * 2, y * 2, 3)), rgb('#f6d9c2'), smooth(0.05, 0.55, cloud) * 0.5);
		return mix(c, rgb('#5c6499'), smooth(0.1, 0.6, -cloud) * 0.4);
	});
	terrain(canvas, { camera, sun, near: 5, far: 800, detail: 0.003, height: land, colour: snow });
	const keep = (x, z) => (x > -z * 0.2 || x < -z * 0.62 ? z > 70 || x > 14 : z > 118);
	trace(canvas, {
		camera,
		solids: houses(23, { rows: [50, 62, 74, 86, 98, 110, 123, 136, 150, 164], keep, reach: 0.9 }),
		far: 500,
		shade: (hit) => {
			const c = paintHouse(hit, { snow: 1, ambient: rgb('#93a0d6'), warmth: rgb('#ff9a52'), light: 0.95 });
			return air(c, hit.distance);
		},
	});
	await lanterns(canvas, camera, 15, { count: 46, near: 52, far: 170, keep, reach: 0.7 });
	steam(
		canvas,
		camera,
		[
			[-60, 262, 0.3],
			[-18, 238, 0.34],
			[26, 250, 0.4],
			[74, 262, 0.3],
			[2, 205, 0.2],
			[118, 270, 0.24],
		],
		{ low: rgb('#ffbf8f'), high: rgb('#e6dbe6'), strength: 0.85 },
	);
	mist(canvas, { from: 0.44, to: 0.72, colour: '#e3c8d4', strength: 0.3, seed: 6, grain: 2.2, depth: 80 });
	canvas.layer('village', { nearer: 200 });
	canvas.layer('orchard');
	await orchard(canvas);
	await children(canvas, camera);
	canvas.layer();
	await snowfall(canvas, { seed: 44, amount: 0.8 });
	await canvas.bloom(0.8, 0.4, [4, 16, 50]);
	canvas.finish({ vignette: 0.36, contrast: 1.18, saturation: 1.12, grain: 0.04, seed: 33 });
}

function land(x, z) {
	return ground(x, z) + fbm(x / 7, z / 7, 3) * 0.35 * smooth(60, 10, z);
}

function snow({ x, z, h, light, slope, distance }) {
	const drift = fbm(x * 0.7, z * 0.5, 4) * smooth(90, 8, distance);
	let c = mix(rgb('#6676b8'), rgb('#ffe6da'), clamp(light * 1.15 + drift * 0.3 + 0.12));
	const bare = smooth(0.06, 0.3, fbm(x / 20, z / 20, 5) - 0.12 + slope * 0.2) * smooth(14, 40, h);
	c = mix(c, rgb('#4d4a68'), bare * 0.65);
	const { heat, core, halo } = fire(x, z, h);
	c = mix(c, scale(rgb('#4b3147'), 0.9), clamp(halo * 1.25));
	c = glowing(c, { heat, core: core * 1.2, halo: halo * 0.55 });
	const village = smooth(170, 130, z) * smooth(40, 60, z);
	c = c.map((v, i) => v + rgb('#ff9a5a')[i] * village * 0.1 * (1 + fbm(x / 7, z / 7, 3)));
	const track = smooth(1.2, 0.7, Math.abs(x + 3 - 5 * Math.sin(z / 13))) * smooth(70, 30, z);
	c = mix(c, rgb('#6d7ab5'), track * (0.4 + 0.3 * fbm(x * 2, z, 3)));
	return air(scale(c, 0.5 + 0.5 * smooth(8, 56, distance)), distance);
}

function air(c, distance) {
	return mix(c, rgb('#c9b3cc'), 0.42 * smooth(70, 420, distance));
}

/** A bare apple tree at the left, snow along its limbs. */
async function orchard(canvas) {
	for (const [x, y, length, width, seed, tone, light] of [[110, 1010, 170, 44, 9, '#2b2a48', 1]]) {
		const tree = branching(random(seed), {
			x,
			y,
			length,
			width,
			spread: 0.52,
			levels: 6,
			bend: 0.36,
			angle: -1.45,
			fill: tone,
		});
		await canvas.model(tree, {
			dx: -0.35,
			dy: -0.94,
			light: rgb('#f2f0ff'),
			shadow: rgb('#17172c'),
			round: 5,
			rim: 2.6 * light,
			rough: 2,
			strength: 1.3,
		});
	}
}

async function children(canvas, camera) {
	const put = async (markup, x, z, size, flip = false, more = {}) => {
		const at = project(canvas, camera, x, land(x, z), z);
		const s = (at.scale * size) / 100;
		await canvas.draw(
			`<ellipse cx="${at.x + 26 * s}" cy="${at.y + 1}" rx="${54 * s}" ry="${7 * s}" fill="#3c4788"/>`,
			{
				blur: 3,
				opacity: 0.6,
			},
		);
		await canvas.model(place(markup, at.x, at.y, s, flip), {
			dx: -0.7,
			dy: -0.6,
			light: rgb('#ffe3cf'),
			shadow: rgb('#171732'),
			round: 7,
			rim: 1.8,
			...more,
		});
		return { ...at, s };
	};
	const lantern = await put(
		circle(0, -44, 50, '#c4cdf0') + circle(2, -122, 36, '#c9d1f2') + circle(4, -176, 22, '#ced6f5'),
		-5.4,
		19,
		1.15,
		false,
		{ round: 16, rim: 0 },
	);
	const heart = [lantern.x, lantern.y - 46 * lantern.s];
	await canvas.draw(circle(...heart, 17 * lantern.s, '#ffdc8a'), { blur: 3 });
	glow(canvas, {
		x: heart[0] / 1000,
		y: heart[1] / 1000,
		r: 0.16,
		colour: '#ff9a42',
		strength: 0.85,
		power: 2.4,
	});
	const child = (options) => person({ coat: 0.5, flare: 9, ...options }).shape;
	await put(
		child({
			fill: '#8a3a35',
			limb: '#2f2740',
			skin: '#e0a07e',
			...poses.raise,
			arms: [
				[60, 110],
				[110, 150],
			],
			head: 'hood',
			trim: '#e0b25a',
		}),
		-7.1,
		18.6,
		1.35,
	);
	await put(
		child({
			fill: '#3d4f78',
			limb: '#26243c',
			skin: '#d99a78',
			...poses.walk,
			arms: [
				[60, 80],
				[70, 84],
			],
			lean: 18,
			head: 'cap',
			trim: '#b8483a',
		}),
		-3.2,
		18.4,
		1.5,
		true,
	);
	await put(
		child({ fill: '#54406a', limb: '#26243c', skin: '#d99a78', ...poses.run, head: 'hair', trim: '#d9743f' }),
		1.2,
		24,
		1.3,
		true,
	);
	await put(dog('#3a2a38'), 3.4, 25, 1.5, true);
}
