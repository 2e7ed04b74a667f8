import { rgb } from '../draw/colour.mjs';
import { dog, person, place, poses } from '../draw/figures.mjs';
import { snowfall } from '../draw/nature.mjs';
import { group, path } from '../draw/shapes.mjs';
import { evening, lit, streetLamp, wall, wetStreet } from './front.mjs';

const street = 812;
const ink = ['#2c2844', '#40283a', '#22344a', '#3a3226'];

/** The house off the High Street where everything is recorded: gravel upstairs, a quartet in the bay, and silence asked for at the door. */
export async function paint(canvas) {
	evening(canvas, [[0, '#1a2a52'], [0.4, '#4f6292'], [0.75, '#b08c9c'], [1, '#f0bc94']], { seed: 5 });
	wall(canvas, [-20, 190, 330, street], ['#7a4438', '#b5705a'], { course: 0.014 });
	wall(canvas, [330, 130, 1170, 560], ['#d9c8a8', '#f4e8cc'], { bricks: false });
	wall(canvas, [330, 556, 1170, street], ['#8a6a52', '#b8957a'], { course: 0.02 });
	wall(canvas, [1170, 220, 1520, street], ['#4f5a5c', '#828c88'], { course: 0.015 });
	const beam = (d, w = 17) => `<path d="${d}" stroke="#3a2a28" stroke-width="${w}" fill="none"/>`;
	const roofs =
		path('M296 200 L470 -40 L644 200Z M520 200 L750 -120 L980 200Z M856 200 L1030 -40 L1204 200Z', '#e9dcc0') +
		beam('M286 214 L470 -44 L654 214 M506 214 L750 -126 L994 214 M846 214 L1030 -44 L1214 214', 26);
	await canvas.model(roofs, { dx: -0.3, dy: -0.9, light: rgb('#fff2d4'), shadow: rgb('#2c2438'), round: 6, rim: 1.4 });
	const frame =
		beam('M330 214 H1170 M330 390 H1170 M330 556 H1170', 24) +
		beam('M338 204 V556 M618 204 V556 M882 204 V556 M1162 204 V556') +
		beam('M470 -30 V120 M750 -100 V60 M1030 -30 V120 M390 120 H550 M640 60 H860 M950 120 H1110', 13) +
		beam('M346 548 Q420 470 440 400 M1154 548 Q1080 470 1060 400 M640 548 Q660 470 716 400 M860 548 Q840 470 784 400', 12) +
		`<rect x="-20" y="180" width="350" height="22" fill="#b3a393"/><rect x="1170" y="210" width="350" height="22" fill="#a8a89c"/>`;
	await canvas.model(frame, { dx: -0.3, dy: -0.8, light: rgb('#c9a888'), shadow: rgb('#120c14'), round: 5, rim: 1.2 });
	const mic = (x) => `<path d="M${x} 0 V56" stroke="#241c26" stroke-width="4"/><rect x="${x - 8}" y="54" width="16" height="34" rx="8" fill="#241c26"/>`;
	const tray = '<rect x="-70" y="142" width="140" height="14" fill="#5a4030"/><path d="M-62 142 q10 -14 22 -3 q12 -14 26 0 q14 -12 28 0 q14 -10 24 0 q10 -8 20 3z" fill="#8a7a6a"/>';
	const desk = '<path d="M-84 140 H84 L96 160 H-96Z" fill="#33262c"/>' + Array.from({ length: 9 }, (_, i) => `<rect x="${-72 + i * 17}" y="${126 - (i % 3) * 4}" width="8" height="16" fill="${['#9fd0a4', '#ffd27a', '#e07a5c'][i % 3]}"/>`).join('');
	for (const [x, y, w, h, more] of [
		[478, 236, 150, 138, { tone: '#ffd08a', bars: [3, 2], inside: mic(-30), people: [[24, 1.12, { ...poses.raise, fill: ink[1], head: 'hair', coat: 0.5 }, true]] }],
		[750, 236, 170, 138, { tone: '#ffe0a0', bars: [3, 2], inside: '<rect x="-60" y="92" width="120" height="9" fill="#33242a"/><rect x="-16" y="54" width="58" height="34" fill="#a4cce6"/>', people: [[-52, 1.04, { ...poses.sit, fill: ink[0], head: 'bun', coat: 0.1, arms: [[50, 84], [56, 88]] }]] }],
		[1022, 236, 150, 138, { tone: '#44527c', bars: [3, 2] }],
		[478, 408, 196, 132, { tone: '#ffdc98', bars: [3, 1], inside: group(tray, 'translate(10 -16)') + mic(60), people: [[-14, 1.06, { ...poses.walk, fill: ink[2], head: 'hair', coat: 0.5 }]] }],
		[750, 408, 200, 132, { tone: '#ffcf80', bars: [3, 1], inside: group(desk, 'translate(0 -30)'), people: [[-44, 1, { ...poses.back, fill: ink[3], head: 'hair', coat: 0.5 }], [40, 1.02, { ...poses.back, fill: ink[1], head: 'cap', coat: 0.5 }]] }],
		[1022, 408, 196, 132, { tone: '#ffd890', bars: [3, 1], people: [[-40, 1.08, { ...poses.stand, fill: ink[0], head: 'bun', arms: [[-10, 6], [90, 130]] }], [36, 1.04, { ...poses.stand, fill: ink[2], head: 'hat' }, true]] }],
		[74, 280, 90, 140, { tone: '#3f4c70' }],
		[232, 280, 90, 140, { tone: '#ffc884', people: [[0, 1, { ...poses.stand, fill: ink[1], head: 'bun' }]] }],
		[150, 540, 220, 190, { tone: '#ffbe74', bars: [3, 2], people: [[-50, 1.4, { ...poses.stand, fill: ink[3], head: 'hair' }], [46, 1.36, { ...poses.stand, fill: ink[0], head: 'hat' }, true]] }],
		[1268, 306, 92, 140, { tone: '#ffcc88' }],
		[1426, 306, 92, 140, { tone: '#404a6c' }],
		[1346, 556, 230, 176, { tone: '#4a5a80', bars: [4, 2] }],
	])
		await lit(canvas, { x, y, w, h, bars: [2, 3], frame: '#33262c', ...more });
	const player = (x, fill, head, flip) => [x, 1.56, { ...poses.sit, fill, head, coat: 0.15, arms: [[30, 96], [62, 120]] }, flip];
	const cello = (x) => `<path d="M${x} 194 V50" stroke="#5c3020" stroke-width="6"/>` + path(`M${x - 22} 182 Q${x - 32} 150 ${x - 15} 138 Q${x - 26} 122 ${x - 16} 104 H${x + 16} Q${x + 26} 122 ${x + 15} 138 Q${x + 32} 150 ${x + 22} 182 Q${x} 196 ${x - 22} 182Z`, '#8a4a28');
	await lit(canvas, { x: 620, y: 596, w: 430, h: 196, tone: '#ffdc98', bars: [5, 2], frame: '#33262c', people: [player(-180, ink[0], 'hair', false), player(-70, ink[1], 'bun', false), player(80, ink[2], 'hat', true), player(176, ink[3], 'hair', true)], inside: cello(116) + [-126, -20, 40].map((x) => `<path d="M${x} 194 V112 M${x - 20} 112 h40" stroke="#33242a" stroke-width="4"/><rect x="${x - 22}" y="86" width="44" height="28" fill="#f4ead0"/>`).join('') + mic(0) });
	const door = '<path d="M-66 200 V20 Q-66 -50 0 -50 Q66 -50 66 20 V200Z" fill="#3a2a28"/><path d="M-50 200 V22 Q-50 -34 0 -34 Q50 -34 50 22 V200Z" fill="#2f5a6a"/><path d="M-25 -26 V200 M25 -26 V200 M-50 60 H50 M-50 140 H50" stroke="#1d3a46" stroke-width="4"/><circle cx="36" cy="104" r="7" fill="#e8c878"/><rect x="-26" y="22" width="52" height="22" rx="3" fill="#e0523c"/>';
	await canvas.model(group(door, 'translate(990 612)') + `<rect x="906" y="806" width="168" height="14" fill="#b3a393"/>`, { dx: -0.2, dy: -0.7, light: rgb('#ffdca8'), shadow: rgb('#100d18'), round: 6, rim: 1.4 });
	wetStreet(canvas, street, ['#1c2236', '#56586c'], { own: 0.5 });
	const light = { dx: 0, dy: -0.9, light: rgb('#ffdca8'), shadow: rgb('#0c0d18'), round: 9, rim: 2.2 };
	await streetLamp(canvas, 300, 866, 0.9);
	await streetLamp(canvas, 1190, 866, 0.9);
	const cello2 = path('M-26 0 Q-40 -44 -20 -62 Q-34 -84 -20 -108 Q-8 -120 -7 -176 H7 Q8 -120 20 -108 Q34 -84 20 -62 Q40 -44 26 0 Q0 18 -26 0Z', '#2c2026');
	const late = person({ fill: '#5c3444', limb: '#241c2c', skin: '#a9765a', ...poses.walk, lean: 8, head: 'bun', coat: 0.75, trim: '#d9a24c' });
	const listener = person({ fill: '#2f4a4c', limb: '#1a2630', skin: '#a9765a', ...poses.stand, head: 'hat', coat: 0.8 });
	await canvas.model(group(cello2, 'translate(800 884) rotate(14) scale(1.1)') + place(late.shape, 846, 906, 2.15) + place(listener.shape, 520, 900, 2.1) + place(dog('#3a2e2c', true), 430, 904, 1.8), light);
	await canvas.model('<path d="M-20 1010 V966 Q740 952 1520 966 V1010Z" fill="#35384a"/>', { ...light, light: rgb('#b0a8b0'), round: 7 });
	await snowfall(canvas, { seed: 12, amount: 0.35 });
	await canvas.bloom(0.76, 0.42, [5, 20, 60]);
	canvas.finish({ vignette: 0.42, contrast: 1.15, saturation: 1.08, grain: 0.035, seed: 95 });
}
