import { rgb } from '../draw/colour.mjs';
import { dog, person, place, poses } from '../draw/figures.mjs';
import { rainfall } from '../draw/nature.mjs';
import { group, path } from '../draw/shapes.mjs';
import { evening, lit, streetLamp, wall, wetStreet } from './front.mjs';

const street = 806;
const ink = ['#2b2440', '#3a2438', '#1f2c44', '#332a2a'];

/** Ormond Quay on a wet November evening: three tall houses, a door for each colour, and nobody on the top floor has gone home. */
export async function paint(canvas) {
	evening(canvas, [[0, '#16223f'], [0.4, '#33466a'], [0.75, '#8a7486'], [1, '#d39a80']], { seed: 3 });
	const houses = [
		[-20, 150, 470, ['#6a3a34', '#a8685a'], '#b5452f', '#d8b98c'],
		[478, 90, 1030, ['#7a4a38', '#bd7f62'], '#2f6a5c', '#e0c79c'],
		[1038, 178, 1520, ['#584048', '#93706c'], '#c99a2e', '#d8c0a0'],
	];
	for (const [x0, y0, x1, tone] of houses) wall(canvas, [x0, y0, x1, street - 4], tone, { course: 0.0135 });
	await canvas.model(houses.map(([x0, y0, x1]) => `<rect x="${x0}" y="${y0 - 12}" width="${x1 - x0}" height="22" fill="#b3a393"/><rect x="${x0}" y="${street - 24}" width="${x1 - x0}" height="22" fill="#8a7d74"/>` + [0.16, 0.84].map((t) => `<rect x="${x0 + (x1 - x0) * t - 34}" y="${y0 - 84}" width="68" height="74" fill="#7a4c40"/>` + [-20, 0, 20].map((d) => `<rect x="${x0 + (x1 - x0) * t + d - 6}" y="${y0 - 106}" width="12" height="24" fill="#a8604a"/>`).join('')).join('')).join(''), { dx: -0.3, dy: -0.9, light: rgb('#e8d2c0'), shadow: rgb('#161626'), round: 5, rim: 1.4 });
	const desk = (dx, y = 96) => `<rect x="${dx - 46}" y="${y}" width="92" height="8" fill="#33242a"/><rect x="${dx + 4}" y="${y - 44}" width="40" height="32" fill="#9ac4e6"/><path d="M${dx + 24} ${y - 12} v12" stroke="#33242a" stroke-width="5"/>`;
	const sits = (fill, head = 'hair') => ({ ...poses.sit, fill, head, coat: 0.1, arms: [[50, 84], [56, 88]] });
	for (const [x, y, w, h, more] of [
		[110, 214, 96, 150, { tone: '#ffbe70', people: [[-10, 1, { ...poses.stand, fill: ink[0], head: 'bun' }]] }],
		[330, 214, 96, 150, { tone: '#3d4c70' }],
		[110, 430, 104, 168, { tone: '#ffd090', inside: desk(8, 118), people: [[-26, 1.06, sits(ink[1], 'bun')]] }],
		[330, 430, 104, 168, { tone: '#ffc67c', people: [[-18, 1.08, { ...poses.stand, fill: ink[2], head: 'hair' }], [26, 1.08, { ...poses.stand, fill: ink[3], head: 'hat' }, true]] }],
		[574, 158, 104, 150, { tone: '#ffdc9a', inside: desk(6, 104), people: [[-28, 1, sits(ink[0], 'hair')]] }],
		[754, 158, 104, 150, { tone: '#ffd288', inside: desk(6, 104), people: [[-28, 1, sits(ink[1], 'cap')]] }],
		[934, 158, 104, 150, { tone: '#ffdc9a', people: [[0, 1, { ...poses.raise, fill: ink[2], head: 'bun', coat: 0.8 }]] }],
		[574, 372, 116, 190, { tone: '#ffca80', people: [[-20, 1.2, { ...poses.stand, fill: ink[3], head: 'hair', arms: [[-10, 6], [70, 100]] }], [28, 1.16, { ...poses.stand, fill: ink[0], head: 'bun', coat: 0.9 }, true]] }],
		[754, 372, 116, 190, { tone: '#ffd796', inside: desk(10, 134), people: [[-30, 1.2, sits(ink[2], 'hat')]] }],
		[934, 372, 116, 190, { tone: '#f6b56c', people: [[4, 1.2, { ...poses.back, fill: ink[1], head: 'hair', coat: 0.8 }]] }],
		[1148, 236, 92, 140, { tone: '#3b4768' }],
		[1366, 236, 92, 140, { tone: '#ffc070', people: [[0, 0.96, { ...poses.stand, fill: ink[1], head: 'hair' }, true]] }],
		[1148, 446, 100, 160, { tone: '#ffcf88', inside: desk(8, 112), people: [[-26, 1.02, sits(ink[3], 'bun')]] }],
		[1366, 446, 100, 160, { tone: '#44527a' }],
	])
		await lit(canvas, { x, y, w, h, bars: [2, 3], ...more });
	for (const [x, colour] of [
		[236, '#b5452f'],
		[660, '#2f6a5c'],
		[1266, '#c99a2e'],
	]) {
		await lit(canvas, { x, y: 612, w: 92, h: 10, arch: 52, tone: '#ffd690', bars: [4, 1] });
		const door = `<rect x="-50" y="0" width="100" height="176" fill="${colour}"/>` + [0, 1].map((i) => `<rect x="${-36 + i * 40}" y="16" width="32" height="62" fill="none" stroke="#00000055" stroke-width="4"/><rect x="${-36 + i * 40}" y="94" width="32" height="66" fill="none" stroke="#00000055" stroke-width="4"/>`).join('') + '<circle cx="34" cy="92" r="6" fill="#e8c878"/><rect x="-14" y="82" width="28" height="8" fill="#e8c878"/>' + path('M-66 176 V-12 H-54 V176Z M54 176 V-12 H66 V176Z M-74 176 H74 V196 H-74Z M-92 192 H92 V208 H-92Z', '#c9bba8');
		await canvas.model(group(door, `translate(${x} 618)`), { dx: -0.2, dy: -0.7, light: rgb('#ffdca8'), shadow: rgb('#120f1c'), round: 6, rim: 1.4 });
	}
	await lit(canvas, { x: 880, y: 612, w: 232, h: 150, tone: '#ffdb98', bars: [3, 1], people: [[-62, 1.16, { ...poses.stand, fill: ink[0], head: 'bun', arms: [[-10, 6], [60, 96]] }], [20, 1.16, { ...poses.stand, fill: ink[3], head: 'hair' }, true], [78, 1.16, { ...poses.stand, fill: ink[1], head: 'cap' }, true]], inside: '<path d="M-110 96 H110" stroke="#4a2e2c" stroke-width="10"/>' });
	wetStreet(canvas, street, ['#12182a', '#3a4258']);
	const light = { dx: 0.2, dy: -0.9, light: rgb('#ffd49a'), shadow: rgb('#0a0c18'), round: 10, rim: 2.2 };
	await streetLamp(canvas, 474, 872, 0.92);
	await streetLamp(canvas, 1034, 872, 0.92);
	const bike = '<g stroke="#1a1826" stroke-width="6" fill="none"><circle cx="-56" cy="-44" r="42"/><circle cx="62" cy="-44" r="42"/><path d="M-56 -44 L-20 -104 H40 L62 -44 M-20 -104 L8 -44 L40 -104 M-56 -44 H8 M-30 -118 h22 M40 -104 l-4 -22 h24"/></g>';
	const who = person({ fill: '#2a3c4a', limb: '#182430', skin: '#a9765a', ...poses.walk, head: 'hood', coat: 0.8, trim: '#c99a2e' });
	await canvas.draw(group(place(who.shape, 0, 0, 2.2), 'translate(700 906) scale(1 -0.6)'), { opacity: 0.4, blur: 3, rough: 8 });
	await canvas.model(group(bike, 'translate(1180 890) scale(1.2)') + place(who.shape, 700, 904, 2.2) + place(dog('#2b2630'), 816, 910, 1.7), light);
	await canvas.model(`<path d="M-20 1010 V962 Q700 948 1520 962 V1010Z" fill="#2c2f3e"/>`, { ...light, light: rgb('#a8a0a8'), round: 7 });
	await rainfall(canvas, { seed: 5, amount: 0.5, slant: 0.1, opacity: 0.22 });
	await canvas.bloom(0.74, 0.45, [5, 20, 60]);
	canvas.finish({ vignette: 0.42, contrast: 1.16, saturation: 1.08, grain: 0.035, seed: 93 });
}
