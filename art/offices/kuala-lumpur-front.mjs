import { rgb } from '../draw/colour.mjs';
import { person, place, poses } from '../draw/figures.mjs';
import { glow } from '../draw/light.mjs';
import { random } from '../draw/noise.mjs';
import { circle, group, path } from '../draw/shapes.mjs';
import { evening, lit, wall, wetStreet } from './front.mjs';

const street = 812;
const ink = ['#25324a', '#4a2a3c', '#2c4038', '#3a2c4c'];

/** Bangsar after sunset: the testers' floor over a row of kitchens, and the half of them that has gone down to eat. */
export async function paint(canvas) {
	evening(canvas, [[0, '#132046'], [0.4, '#3a4684'], [0.75, '#a06a8c'], [1, '#f0a070']], { seed: 8, glow: '#ff9c80' });
	await palms(canvas);
	const houses = [
		[-20, 150, 420, ['#3f7f7a', '#6fb0a4']],
		[420, 96, 1080, ['#c9a25a', '#ecd190']],
		[1080, 150, 1520, ['#a8566a', '#d98a90']],
	];
	for (const [x0, y0, x1, tone] of houses) wall(canvas, [x0, y0, x1, street - 2], tone, { bricks: false });
	const trim = houses
		.map(([x0, y0, x1]) => {
			const posts = [x0, x1].map((x) => `<rect x="${x - 16}" y="${y0 - 6}" width="32" height="${street - y0}" fill="#f4e8d2"/>`).join('');
			const middle = (x0 + x1) / 2;
			return `${posts}<rect x="${x0}" y="${y0 - 14}" width="${x1 - x0}" height="24" fill="#f4e8d2"/><rect x="${x0}" y="528" width="${x1 - x0}" height="26" fill="#f4e8d2"/>` + path(`M${middle - 120} ${y0 - 12} Q${middle - 90} ${y0 - 34} ${middle - 70} ${y0 - 62} Q${middle} ${y0 - 104} ${middle + 70} ${y0 - 62} Q${middle + 90} ${y0 - 34} ${middle + 120} ${y0 - 12}Z`, '#f4e8d2');
		})
		.join('');
	await canvas.model(trim, { dx: -0.3, dy: -0.9, light: rgb('#fff2d8'), shadow: rgb('#3a2a48'), round: 6, rim: 1.2 });
	const desk = '<rect x="-62" y="150" width="124" height="10" fill="#3a2a30"/><rect x="-2" y="98" width="54" height="40" fill="#a4d4ee"/><path d="M25 138 v12" stroke="#3a2a30" stroke-width="6"/>';
	const sits = (fill, head) => ({ ...poses.sit, fill, head, coat: 0.1, arms: [[52, 86], [58, 90]] });
	for (const [x, more] of [
		[110, { tone: '#4a5a8c' }],
		[290, { tone: '#ffd08a', people: [[0, 1.4, { ...poses.stand, fill: ink[0], head: 'bun' }]] }],
		[520, { tone: '#ffdc9c', inside: desk, people: [[-34, 1.36, sits(ink[1], 'hair')]] }],
		[672, { tone: '#ffe2a8', inside: desk, people: [[-34, 1.36, sits(ink[0], 'cap')]] }],
		[828, { tone: '#ffdc9c', people: [[-14, 1.4, { ...poses.raise, fill: ink[2], head: 'hair', coat: 0.4 }], [34, 1.36, { ...poses.stand, fill: ink[3], head: 'bun' }, true]] }],
		[980, { tone: '#ffe2a8', inside: desk, people: [[-34, 1.36, sits(ink[3], 'hood')]] }],
		[1210, { tone: '#ffc67c', people: [[8, 1.4, { ...poses.back, fill: ink[1], head: 'hair', coat: 0.7 }]] }],
		[1390, { tone: '#4f5688' }],
	]) {
		await lit(canvas, { x, y: 262, w: 112, h: 214, arch: 50, bars: [2, 3], frame: '#2c4a50', ...more });
		const slats = [-1, 1].map((s) => `<rect x="${x + s * 92 - 26}" y="232" width="52" height="250" fill="#35686c"/>` + Array.from({ length: 15 }, (_, i) => `<rect x="${x + s * 92 - 21}" y="${242 + i * 16}" width="42" height="5" fill="#234a50"/>`).join('')).join('');
		if (x < 440 || x > 1060) await canvas.model(slats, { dx: -0.3, dy: -0.8, light: rgb('#bfe0d0'), shadow: rgb('#10242c'), round: 4 });
	}
	for (const [x, w, tone] of [
		[200, 330, '#ffbe68'],
		[750, 560, '#ffd48c'],
		[1300, 330, '#ffc070'],
	])
		await lit(canvas, { x, y: 590, w, h: 204, tone, bars: [1, 1], frame: '#3a2a30', people: [[-w * 0.3, 1.7, { ...poses.stand, fill: ink[1], head: 'cap', arms: [[20, 70], [50, 92]] }], [w * 0.26, 1.66, { ...poses.stand, fill: ink[2], head: 'bun', arms: [[-10, 6], [66, 110]] }, true]], inside: `<path d="M${-w / 2} 128 H${w / 2}" stroke="#7a4a34" stroke-width="14"/>` + Array.from({ length: Math.round(w / 46) }, (_, i) => `<path d="M${-w / 2 + 24 + i * 46} 0 v34" stroke="#5a3a30" stroke-width="3"/><ellipse cx="${-w / 2 + 24 + i * 46}" cy="46" rx="13" ry="17" fill="${['#c8763c', '#b5452f', '#d9a23c'][i % 3]}"/>`).join('') });
	await awnings(canvas);
	wetStreet(canvas, street, ['#1a1a2e', '#55404c'], { cobbled: false, own: 0.5 });
	await tables(canvas);
	await canvas.bloom(0.74, 0.45, [5, 20, 60]);
	canvas.finish({ vignette: 0.42, contrast: 1.15, saturation: 1.1, grain: 0.035, seed: 94 });
}

async function palms(canvas) {
	const next = random(4);
	let out = '';
	for (const [x, y, s] of [
		[80, 150, 1],
		[1440, 140, 1.1],
		[1250, 160, 0.7],
	]) {
		out += `<path d="M${x} ${y + 100} Q${x + 10} ${y + 20} ${x + 4} ${y - 30}" stroke="#182c3c" stroke-width="${12 * s}" fill="none"/>`;
		for (let i = 0; i < 11; i++) {
			const a = (i / 11) * 6.28 + next() * 0.3;
			const l = (70 + next() * 30) * s;
			out += `<path d="M${x + 4} ${y - 30} Q${x + 4 + Math.cos(a) * l * 0.6} ${y - 50 + Math.sin(a) * l * 0.3} ${x + 4 + Math.cos(a) * l} ${y - 20 + Math.sin(a) * l * 0.7}" stroke="#1f3a44" stroke-width="${9 * s}" fill="none" stroke-linecap="round"/>`;
		}
	}
	await canvas.model(out, { dx: 0, dy: -0.7, light: rgb('#f0a888'), shadow: rgb('#0c1830'), round: 4 });
}

/** Striped cloth over the five-foot way, a row of paper lanterns under it. */
async function awnings(canvas) {
	let cloth = '';
	for (const [from, to, one, two] of [
		[0, 408, '#b5452f', '#f4e2c4'],
		[432, 1068, '#2f6a7c', '#f4e2c4'],
		[1092, 1500, '#c9862e', '#f4e2c4'],
	]) {
		const count = Math.round((to - from) / 40);
		for (let i = 0; i < count; i++) {
			const [a, b] = [from + ((to - from) * i) / count, from + ((to - from) * (i + 1)) / count];
			cloth += path(`M${a} 548 H${b} L${b + (b - 750) * 0.03} 612 q${-(b - a) / 2} 16 ${-(b - a)} 0Z`, i % 2 ? one : two);
		}
	}
	await canvas.model(cloth, { dx: 0, dy: -0.7, light: rgb('#ffeccc'), shadow: rgb('#2c1c30'), round: 8, rim: 1.2 });
	for (let i = 0; i < 15; i++) {
		const [x, y] = [50 + i * 100, 640 + (i % 2) * 10];
		await canvas.draw(`<path d="M${x} 606 V${y - 20}" stroke="#3a2430" stroke-width="3"/><ellipse cx="${x}" cy="${y}" rx="19" ry="23" fill="${i % 3 ? '#f0603c' : '#ffc24e'}"/><path d="M${x - 10} ${y - 22} h20 M${x - 10} ${y + 22} h20" stroke="#7a2c20" stroke-width="5"/>`);
		glow(canvas, { x: x / 1000, y: y / 1000, r: 0.08, colour: '#ff9a4e', strength: 0.5, power: 2.2 });
	}
}

/** Plastic stools, steel tables, and the argument about whether it was a bug. */
async function tables(canvas) {
	const light = { dx: 0.1, dy: -0.9, light: rgb('#ffdca4'), shadow: rgb('#0e0c1a'), round: 9, rim: 2 };
	const table = (x, y, s) => group('<rect x="-92" y="-92" width="184" height="11" rx="5" fill="#c9c2b4"/><path d="M-62 -82 L-74 0 M62 -82 L74 0" stroke="#8a8278" stroke-width="8"/><ellipse cx="-40" cy="-98" rx="22" ry="6" fill="#e8e0d0"/><ellipse cx="36" cy="-98" rx="26" ry="7" fill="#e8e0d0"/><rect x="-8" y="-122" width="14" height="30" rx="3" fill="#d9823c"/>', `translate(${x} ${y}) scale(${s})`);
	const stool = (x, y, s, fill) => group(path('M-26 -52 H26 L32 0 H22 L18 -40 H-18 L-22 0 H-32Z', fill), `translate(${x} ${y}) scale(${s})`);
	const guest = (x, y, s, options, flip) => place(person({ skin: '#9a6a4c', limb: '#1c2030', ...poses.sit, coat: 0.1, arms: [[30, 70], [52, 104]], ...options }).shape, x, y, s, flip);
	for (const [x, y, s, shirts] of [
		[330, 900, 1.02, ['#d9a23c', '#5a8a9c']],
		[780, 928, 1.16, ['#b5503c', '#6a9a6c']],
		[1230, 900, 1.02, ['#8a6ab0', '#e0b25c']],
	]) {
		await canvas.draw(`<ellipse cx="${x}" cy="${y + 2}" rx="${190 * s}" ry="${15 * s}" fill="#0a0812"/>`, { blur: 7, opacity: 0.55 });
		await canvas.model(stool(x - 138 * s, y, s, '#c4432f') + stool(x + 138 * s, y, s, '#2f6aa0') + table(x, y, s) + guest(x - 150 * s, y - 46 * s, 1.7 * s, { fill: shirts[0], head: 'hair' }, false) + guest(x + 150 * s, y - 46 * s, 1.7 * s, { fill: shirts[1], head: x === 780 ? 'hood' : 'cap' }, true), light);
	}
	const server = person({ fill: '#f0e6d2', limb: '#26304a', skin: '#9a6a4c', ...poses.walk, arms: [[30, 60], [74, 92]], head: 'cap', coat: 0.35 });
	await canvas.model(place(server.shape, 556, 890, 2) + `<ellipse cx="634" cy="752" rx="42" ry="8" fill="#c9c2b4"/>` + circle(626, 742, 12, '#d9823c'), light);
}
