import { clamp, mix, ramp, rgb, scale, smooth } from '../draw/colour.mjs';
import { stars } from '../draw/light.mjs';
import { fbm } from '../draw/noise.mjs';
import { circle, gradient, group, path, polygon, radial } from '../draw/shapes.mjs';
import { trace } from '../draw/solids.mjs';
import { terrain } from '../draw/terrain.mjs';
import { fire, glowing, ground, houses, lanterns, paintHouse, steam } from '../scenes/emberwick/village.mjs';

const sky = ramp([0, '#080b20'], [0.3, '#151a40'], [0.55, '#3a2750'], [0.72, '#7a3b45']);
const rows = [46, 55, 64, 73, 83, 93, 103, 114, 125, 137, 149, 161, 173];

/** A village of lanterns climbs the foot of a round green hill that burns from inside. */
export async function paint(canvas, wide) {
	const camera = wide
		? { height: 17, horizon: 0.56, focal: 1.12, centre: 1.14 }
		: { height: 19, horizon: 0.57, focal: 0.9, centre: 0.34 };
	const peak = [camera.centre, camera.horizon - 0.34];
	canvas.paint((x, y) => night(x, y, peak));
	stars(canvas, { count: 620, seed: 11, below: 0.5 });
	terrain(canvas, {
		camera,
		sun: [-0.5, 0.55, -0.35],
		near: 12,
		far: 700,
		detail: 0.003,
		height: ground,
		colour: turf,
	});
	const keep = wide ? (x, z) => x > -z * (0.34 + 0.2 * smooth(80, 170, z) - 0.1 * Math.sin(z)) : () => true;
	const solids = houses(wide ? 42 : 17, { rows, keep });
	trace(canvas, {
		camera,
		solids,
		far: 500,
		shade: (hit) => {
			const c = paintHouse(hit, { ambient: rgb('#55508f'), warmth: rgb('#ff9450'), light: 0.8 });
			return air(c, hit.distance);
		},
	});
	await lanterns(canvas, camera, wide ? 5 : 8, {
		count: wide ? 96 : 80,
		near: 44,
		far: 205,
		keep,
		reach: wide ? 0.75 : 0.4,
	});
	const vents = [
		[-46, 250, 0.2],
		[18, 268, 0.26],
		[62, 236, 0.17],
		[-8, 215, 0.15],
		[96, 262, 0.16],
		[-92, 262, 0.15],
	];
	steam(canvas, camera, vents, { low: rgb('#ff9a58'), high: rgb('#8d6b82'), strength: 0.5 });
	canvas.layer('houses', { nearer: 78 });
	canvas.layer('lamplighter');
	await lamplighter(canvas, wide);
	await canvas.bloom(0.6, 0.6, [4, 16, 60]);
	canvas.finish({ vignette: 0.5, contrast: 1.2, saturation: 1.1, grain: 0.045, seed: 2 });
}

function night(x, y, [px, py]) {
	const glow = Math.exp(-Math.hypot((x - px) * 0.8, (y - py - 0.16) * 1.2) * 3.2);
	const cloud = fbm(x * 1.6 + 4, y * 4 + fbm(x * 2, y * 4, 4) * 0.7, 6);
	let c = mix(sky(y), rgb('#c9602f'), glow * 0.5);
	c = mix(c, mix(rgb('#1d1c40'), rgb('#d9794a'), glow * 1.2), smooth(0, 0.5, cloud) * 0.42);
	return c;
}

/** Grass by night, with the fire under it showing along the seams. */
function turf({ x, z, h, light, distance }) {
	const tuft = fbm(x * 0.5, z * 0.5, 4) * smooth(260, 40, distance) + fbm(x / 9, z / 9, 4) * 0.8;
	let c = mix(rgb('#17182c'), rgb('#4c4a50'), clamp(0.36 + tuft * 0.5));
	c = mix(c, rgb('#46603c'), smooth(-0.3, 0.4, fbm(x / 38, z / 38, 4)) * 0.75);
	c = mix(scale(c, 0.5), mix(c, rgb('#8a96b4'), 0.2), clamp(light * 1.3));
	const lane = smooth(2.6, 1.6, Math.abs(x - 14 - 9 * Math.sin(z / 19))) * smooth(190, 150, z);
	c = mix(c, rgb('#b5764f'), lane * 0.6);
	const village = smooth(210, 160, z) * smooth(-0.62, -0.2, x / z);
	c = c.map((v, i) => v + rgb('#ff8a45')[i] * village * 0.3 * (1 + fbm(x / 8, z / 8, 3)));
	c = glowing(c, fire(x, z, h));
	return air(scale(c, 0.35 + 0.65 * smooth(14, 60, distance)), distance);
}

function air(c, distance) {
	return mix(c, rgb('#7a3d4c'), 0.42 * smooth(60, 420, distance));
}

/** She stands on a roof ridge with her pole, lighting the last lantern. */
async function lamplighter(canvas, wide) {
	const x = wide ? 1560 : 520;
	const y = wide ? 838 : 850;
	const k = 1.15;
	const roof =
		polygon(
			[
				[-240, 190],
				[-40, 4],
				[130, -2],
				[330, 190],
			],
			'#07060e',
		) +
		polygon(
			[
				[-52, 0],
				[138, -7],
				[142, 4],
				[-48, 12],
			],
			'#120d1a',
		);
	const figure =
		path(
			'M-9 0 L-7 -26 Q-17 -34 -12 -60 Q-9 -74 2 -76 Q14 -74 16 -60 Q22 -40 14 -24 L18 2 L10 2 L4 -22 L-2 0Z',
			'#0b0812',
		) +
		path('M-7 -72 Q-8 -92 4 -93 Q16 -92 14 -76 Q8 -68 -7 -72Z', '#0b0812') +
		path('M-9 -92 Q4 -100 18 -90 L21 -87 Q4 -93 -12 -88Z', '#0b0812') +
		'<path d="M11 -60 L-22 -66 L-34 -78" stroke="#0b0812" stroke-width="5.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M-4 -34 L-66 -142" stroke="#0b0812" stroke-width="2.6" stroke-linecap="round"/>';
	await canvas.lit(group(roof + figure, `translate(${x} ${y}) scale(${k})`), {
		dx: -0.7,
		dy: -0.7,
		light: rgb('#ff9a4d'),
		strength: 0.95,
		width: 2.4,
	});
	const lamp = `<defs>${gradient('pane', [
		[0, '#fff3cd'],
		[1, '#ffb347'],
	])}${radial('flare', [
		[0, '#ffd58a', 1],
		[0.15, '#ff9a3c', 0.5],
		[1, '#ff6a1a', 0],
	])}</defs>`;
	const body =
		path('M-77 -166 h14 l4 20 h-22z', 'url(#pane)') +
		'<path d="M-80 -166 h20 M-82 -145 h24 M-70 -166 v-7 m-4 0 h8" stroke="#0b0812" stroke-width="2.2" fill="none"/>';
	await canvas.draw(lamp + group(circle(-70, -156, 120, 'url(#flare)'), `translate(${x} ${y}) scale(${k})`), {
		mode: 'screen',
		opacity: 0.85,
	});
	await canvas.draw(lamp + group(body, `translate(${x} ${y}) scale(${k})`));
}
