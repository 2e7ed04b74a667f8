import { clamp, mix, rgb, scale, smooth } from '../../draw/colour.mjs';
import { camel, person, place, poses } from '../../draw/figures.mjs';
import { glow, mist, rays } from '../../draw/light.mjs';
import { cells, fbm, random } from '../../draw/noise.mjs';
import { birds, group, path } from '../../draw/shapes.mjs';
import { paintHeavens } from '../../draw/sky.mjs';
import { terrain } from '../../draw/terrain.mjs';

const horizon = 0.7;
const sun = [0.3, 0.58];
const ship = { x: 1210, y: 806, tilt: -5 };

/** The ship that stands where it ran out of sea: somebody lives in it, and somebody has stopped to look. */
export async function paint(canvas) {
	paintHeavens(canvas, {
		stops: [
			[0, '#4a3a86'],
			[0.4, '#9a64a4'],
			[0.75, '#ee9f92'],
			[1, '#ffdca6'],
		],
		horizon,
		sun,
		glow: '#ffe0b0',
		near: ['#ffd9b4', '#c9789a'],
		far: ['#e0a0b4', '#5a4688'],
		cover: 0.42,
		seed: 6,
		disc: 0.045,
	});
	ground(canvas);
	rays(canvas, { x: sun[0], y: sun[1], from: -2.6, to: -0.2, reach: 1.1, colour: '#ffd6a4', strength: 0.2, seed: 4 });
	mist(canvas, { from: 0.64, to: 0.78, colour: '#ffd0b0', strength: 0.5, seed: 3, grain: 2 });
	await far(canvas);
	await hull(canvas);
	await passers(canvas);
	await anchor(canvas);
	await canvas.draw(birds(random(4), 1240, 120, 12, 170, '#43305e'));
	await canvas.bloom(0.82, 0.42, [5, 22, 70]);
	canvas.finish({ vignette: 0.44, contrast: 1.2, saturation: 1.1, grain: 0.04, seed: 24 });
}

/** A crust of salt in plates, their raised rims catching the sun. */
function ground(canvas) {
	const camera = { height: 2.2, horizon, focal: 1.05, centre: 0.9 };
	const rim = (x, z) => smooth(0.14, 0.02, cells(x / 1.7 + fbm(x / 5, z / 5, 3) * 0.4, z / 1.7));
	terrain(canvas, {
		camera,
		sun: [-0.82, 0.3, 0.48],
		near: 2.5,
		far: 1500,
		detail: 0.0045,
		height: (x, z) => rim(x, z) * 0.05 * smooth(60, 12, z) + fbm(x / 16, z / 16, 4) * 0.22,
		colour: ({ x, z, light, distance, sx }) => {
			const edge = rim(x, z) * smooth(60, 14, distance) * 0.6;
			let c = mix(rgb('#5d4a8a'), rgb('#f4c6b2'), clamp(light * 1.7));
			c = mix(c, rgb('#fff0dc'), edge * (0.25 + light * 0.5));
			c = mix(c, rgb('#7c5c9c'), 0.35 * smooth(0, 0.5, fbm(x / 6, z / 6, 4)));
			c = mix(c, rgb('#ffd7a0'), 0.75 * Math.exp(-(((sx - sun[0]) * 3.2) ** 2)) * smooth(4, 60, distance));
			const shade = smooth(0.62, 0.8, sx - 0.2) * smooth(19, 9, distance) * smooth(4, 8, distance);
			c = mix(c, rgb('#3b2f66'), shade * 0.5);
			c = scale(c, 0.5 + 0.5 * smooth(2.5, 9, distance));
			return mix(c, rgb('#f6bfa4'), 1 - Math.exp(-distance / 240));
		},
	});
}

/** Two more, lying on their sides a mile away. */
async function far(canvas) {
	const wreck = (x, y, s, flip) =>
		group(
			path('M-90 0 Q-100 -26 -84 -40 L60 -34 Q96 -34 110 -48 Q104 -8 70 2Z', '#a8748e') +
				'<path d="M-40 -38 L-62 -120 M20 -36 L16 -140 M-72 -104 L-20 -96 M-20 -118 L50 -112" stroke="#a8748e" stroke-width="4"/>',
			`translate(${x} ${y}) scale(${flip ? -s : s} ${s})`,
		);
	await canvas.draw(wreck(610, 716, 0.42) + wreck(720, 710, 0.26, true), { opacity: 0.7, blur: 0.8 });
}

/** Clinker planks, a leaning deck, torn sails; a chimney and washing where there was rigging. */
async function hull(canvas) {
	const light = { dx: -0.9, dy: -0.4, light: rgb('#ffd8a6'), shadow: rgb('#1c1638'), rough: 2 };
	const set = (markup) => group(markup, `translate(${ship.x} ${ship.y}) rotate(${ship.tilt}) scale(1.06)`);
	await canvas.draw(
		path('M760 806 Q1160 770 1560 800 Q1760 826 1800 880 L1800 930 Q1400 850 1000 840 Q840 830 760 806Z', '#2c2350'),
		{ blur: 10, opacity: 0.62 },
	);
	const masts =
		path('M-120 -240 L-112 -676 H-102 L-92 -240Z M104 -230 L112 -586 H120 L130 -230Z', '#3d2a3e') +
		'<path d="M-250 -604 L48 -578 M-220 -446 L20 -430 M0 -520 L238 -500" stroke="#3d2a3e" stroke-width="9" stroke-linecap="round"/>' +
		'<path d="M-107 -670 L-420 -290 M-107 -670 L116 -580 M116 -580 L420 -300 M-107 -670 L-60 -250 M116 -580 L170 -250" stroke="#3d2a3e" stroke-width="2.2" fill="none"/>';
	await canvas.model(set(masts), { ...light, round: 5, rim: 1.6 });
	const cloth =
		path('M-246 -600 L44 -576 Q58 -520 30 -452 L4 -470 L-24 -438 L-60 -462 L-96 -430 L-140 -458 L-172 -434 L-216 -452 Q-196 -530 -246 -600Z', '#b5505a') +
		path('M6 -516 L234 -498 Q250 -440 220 -372 L188 -392 L160 -360 L120 -388 L84 -356 L52 -382 L22 -366 Q40 -440 6 -516Z', '#a8485a');
	await canvas.model(set(cloth), {
		...light,
		round: 26,
		rim: 1.4,
		shade: (c, x, y) => scale(c, 0.82 + 0.3 * fbm(x * 22, y * 5, 4)),
	});
	const body = path(
		'M-470 -330 L-440 -352 Q-420 -250 -330 -246 L-40 -230 L260 -244 Q390 -262 470 -372 L500 -366 Q470 -150 350 -26 Q180 26 -60 26 Q-300 20 -380 -40 Q-450 -160 -470 -330Z',
		'#6b4658',
	);
	await canvas.model(set(body), {
		...light,
		round: 60,
		rim: 2.4,
		strength: 1.2,
		shade: (c, x, y) => {
			const v = y + x * 0.07;
			const plank = Math.abs(((v * 34 + Math.sin(x * 2.2) * 0.9) % 1) - 0.5);
			const worn = fbm(x * 9, y * 34, 4);
			let k = scale(c, (plank > 0.43 ? 0.55 : 0.86) + worn * 0.35);
			k = mix(k, rgb('#d6b2bc'), smooth(0.74, 0.84, y + fbm(x * 8, 3, 4) * 0.05) * 0.4);
			return k;
		},
	});
	const rail =
		'<path d="M-440 -352 Q-420 -262 -330 -256 L-40 -240 L260 -254 Q390 -272 470 -376" stroke="#8a5c62" stroke-width="11" fill="none"/>' +
		'<path d="M-462 -290 Q-410 -214 -320 -206 L-30 -194 L270 -206 Q400 -226 484 -320" stroke="#2f2038" stroke-width="6" fill="none" opacity="0.7"/>';
	await canvas.model(set(rail), { ...light, round: 4, rim: 1.4 });
	const house =
		path('M176 -248 V-336 H330 V-258Z', '#7a5260') +
		path('M160 -332 L180 -372 H322 L346 -336Z', '#4a3148') +
		path('M286 -368 V-420 H308 V-366Z', '#54384c');
	await canvas.model(set(house), { ...light, round: 12, rim: 1.8 });
	const panes = set(
		'<rect x="198" y="-318" width="30" height="34" fill="#ffe2a0"/><rect x="246" y="-316" width="30" height="34" fill="#ffd48a"/><rect x="300" y="-206" width="34" height="30" fill="#ffdb96"/><rect x="366" y="-226" width="30" height="30" fill="#ffd48a"/>' +
			'<path d="M213 -318 v34 M198 -301 h30 M261 -316 v34 M246 -299 h30 M317 -206 v30 M300 -191 h34 M381 -226 v30 M366 -211 h30" stroke="#4a3148" stroke-width="3"/>',
	);
	await canvas.draw(panes);
	glow(canvas, { x: 1.5, y: 0.46, r: 0.17, colour: '#ffb45e', strength: 0.55 });
	glow(canvas, { x: 1.6, y: 0.56, r: 0.15, colour: '#ffb45e', strength: 0.5 });
	await canvas.draw(
		set('<path d="M297 -424 Q280 -460 306 -492 Q334 -526 308 -562 Q286 -596 320 -640" stroke="#f6dce0" stroke-width="17" fill="none" stroke-linecap="round"/>'),
		{ blur: 8, opacity: 0.5 },
	);
	const washing =
		'<path d="M-100 -330 Q40 -300 176 -336" stroke="#3d2a3e" stroke-width="2.4" fill="none"/>' +
		path('M-62 -322 h34 l4 50 l-42 -4z', '#f0dcd6') +
		path('M-12 -314 h46 l-2 40 l-42 2z', '#d98a72') +
		path('M52 -312 h26 l10 18 l-9 3 v36 h-28 v-38 l-8 -2z', '#efe2d4') +
		path('M104 -318 h30 l-3 46 h-24z', '#8d6a9a');
	await canvas.model(set(washing), { ...light, round: 6, rim: 1.2 });
	let ladder = '<path d="M-206 -250 L-214 30 M-176 -248 L-180 32" stroke="#2c1e34" stroke-width="3.4"/>';
	for (let i = 0; i < 15; i++) ladder += `<path d="M${-207 - i * 0.5} ${-232 + i * 18} l30 1" stroke="#2c1e34" stroke-width="4"/>`;
	const props = path('M-390 -20 L-500 60 L-482 66 L-364 -4Z M-240 10 L-300 66 L-282 70 L-222 20Z M330 -10 L420 76 L440 72 L352 -28Z M190 14 L240 74 L258 72 L212 10Z', '#4c3346');
	await canvas.model(set(props), { ...light, round: 6, rim: 1.8 });
	await canvas.draw(set(ladder));
	let bank = 'M770 850';
	for (let x = 770; x <= 1660; x += 10)
		bank += ` L${x} ${(838 - 26 * Math.exp(-(((x - 1130) / 260) ** 2)) - 20 * Math.exp(-(((x - 1500) / 120) ** 2)) - fbm(x / 60, 3, 4) * 9).toFixed(1)}`;
	await canvas.model(path(`${bank} Q1500 880 1200 874 Q900 872 770 850Z`, '#a083ac'), {
		...light,
		light: rgb('#ffe0c6'),
		shadow: rgb('#4a3a70'),
		round: 12,
		rough: 4,
	});
}

/** A pedlar and her camel on the way to the city, and the one who did not walk past. */
async function passers(canvas) {
	const light = { dx: -0.85, dy: -0.45, light: rgb('#ffdcae'), shadow: rgb('#171230'), round: 9, rim: 2.4 };
	const shadow = (x, y, s) =>
		canvas.draw(path(`M${x - 20 * s} ${y} L${x + 20 * s} ${y} L${x + 250 * s} ${y + 34 * s} L${x + 150 * s} ${y + 36 * s}Z`, '#2c2350'), {
			blur: 5,
			opacity: 0.55,
		});
	await shadow(560, 890, 1.5);
	await shadow(420, 900, 1.5);
	const pedlar = person({
		fill: '#352447',
		limb: '#241936',
		skin: '#8a5a58',
		...poses.back,
		arms: [
			[-10, 4],
			[60, 150],
		],
		lean: -5,
		head: 'hood',
		coat: 0.95,
		flare: 12,
		trim: '#d0633e',
		holds: '',
	});
	await canvas.model(place(camel('#4a3350', '#9c4a4c', 2), 420, 900, 1.95) + place(pedlar.shape, 566, 894, 2.1), light);
	await canvas.draw('<path d="M548 768 Q520 800 536 716" stroke="#20152c" stroke-width="2.6" fill="none"/>');
}

/** An anchor, half sunk in the crust, near enough to trip over. */
async function anchor(canvas) {
	const light = { dx: -0.8, dy: -0.6, light: rgb('#ffcfa6'), shadow: rgb('#0f0b22'), round: 9, rim: 2.4, rough: 3 };
	const iron =
		'<path d="M124 1010 L196 792" stroke="#3a2a48" stroke-width="22" stroke-linecap="round"/><path d="M152 838 L254 864" stroke="#3a2a48" stroke-width="15" stroke-linecap="round"/><circle cx="206" cy="762" r="24" fill="none" stroke="#3a2a48" stroke-width="11"/><path d="M30 930 Q40 1010 130 1010 Q230 1020 262 950 L282 976 L276 900 L222 934 L246 940 Q210 984 136 976 Q66 968 54 914 L80 920 L28 872 L8 930Z" fill="#3a2a48"/>';
	await canvas.model(iron, light);
	let chain = '';
	for (let i = 0; i < 15; i++)
		chain += `<ellipse cx="${232 + i * 25}" cy="${772 + 140 * smooth(0, 6, i) + Math.sin(i) * 5}" rx="15" ry="${i % 2 ? 5 : 9}" fill="none" stroke="#3a2a48" stroke-width="6" transform="rotate(${i < 5 ? 52 : 8} ${232 + i * 25} ${772 + 140 * smooth(0, 6, i)})"/>`;
	await canvas.model(chain, { ...light, round: 4 });
	await canvas.model(path('M-20 1020 V990 Q60 952 150 962 Q250 956 330 990 Q380 1004 420 1020Z', '#8d72a4'), {
		...light,
		light: rgb('#ffe0c8'),
		shadow: rgb('#3a2c5c'),
		round: 14,
		rough: 4,
	});
}
