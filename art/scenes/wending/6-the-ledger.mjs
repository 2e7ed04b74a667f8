import { clamp, mix, rgb, scale, smooth } from '../../draw/colour.mjs';
import { person, place, poses } from '../../draw/figures.mjs';
import { glow, stars } from '../../draw/light.mjs';
import { snowfall, sparks } from '../../draw/nature.mjs';
import { fbm, hash, random } from '../../draw/noise.mjs';
import { circle, group, path } from '../../draw/shapes.mjs';
import { planks } from '../../draw/texture.mjs';

/** The eye, half the wagon's width, how far the floor lies below and where the cloth ends, in metres. */
const eye = [0.86, 0.56];
const wide = 1.02;
const low = 0.86;
const end = 3.3;
const lamp = [0.14, 0.46, 1.9];

/** In the last wagon, at night: the one who keeps the ledger writes down who was left behind today; outside it has begun to snow. */
export async function paint(canvas) {
	canvas.paint((x, y) => mix(rgb('#0e1a3c'), rgb('#5a6aa0'), smooth(0.3, 0.66, y)));
	stars(canvas, { count: 500, seed: 9, below: 0.6 });
	await outside(canvas);
	tunnel(canvas);
	await things(canvas);
	await keeper(canvas);
	const at = project(lamp);
	await canvas.draw(sparks(random(5), 50, (n) => [at.x + (n() - 0.5) * 700, at.y + (n() - 0.3) * 420], '#ffe2a8', [0.6, 1.7]), { mode: 'screen', opacity: 0.6 });
	await canvas.bloom(0.74, 0.48, [5, 20, 70]);
	canvas.finish({ vignette: 0.5, contrast: 1.18, saturation: 1.08, grain: 0.04, seed: 86 });
}

function project([x, y, z]) {
	return { x: (eye[0] + x / z) * 1000, y: (eye[1] - y / z) * 1000, scale: 1000 / z };
}

/** The tail of the wagon looks back along the road: a fire, a hill, the tracks of nineteen wagons. */
async function outside(canvas) {
	let hill = 'M500 700 L500 600';
	for (let x = 500; x <= 1220; x += 8) hill += ` L${x} ${(606 - 36 * Math.sin((x - 470) / 190) - fbm(x / 60, 3, 4) * 8).toFixed(1)}`;
	await canvas.draw(path(`${hill} L1220 900 L500 900Z`, '#7f92c4'), { shade: (c, x, y) => mix(c, rgb('#dfe6f6'), smooth(0.58, 0.76, y) * 0.6) });
	await canvas.draw('<path d="M830 612 Q800 690 760 860 M856 612 Q862 690 900 860" stroke="#5a6ca4" stroke-width="10" fill="none"/>', { blur: 2, opacity: 0.7 });
	const far = person({ fill: '#2c3460', ...poses.stand, head: 'hood', coat: 1 });
	await canvas.draw(place(far.shape, 905, 640, 0.5));
	glow(canvas, { x: 0.93, y: 0.632, r: 0.1, colour: '#ffa24e', strength: 0.85, power: 2.4 });
	await canvas.draw(circle(930, 636, 4, '#ffe2a8'));
	await snowfall(canvas, { seed: 4, amount: 0.7 });
}

/** Cloth on hoops, boards below; what the lamp reaches is gold. */
function tunnel(canvas) {
	canvas.paint((x, y, old) => {
		const [dx, dy] = [x - eye[0], y - eye[1]];
		const round = dy < 0 ? Math.hypot(dx, dy * 1.06) : Math.abs(dx);
		const zSide = wide / Math.max(round, 1e-4);
		const zFloor = dy > 0 ? low / dy : 1e9;
		const z = Math.min(zSide, zFloor);
		if (z > end) return undefined;
		const [px, py] = [dx * z, -dy * z];
		const isFloor = zFloor < zSide;
		const along = Math.atan2(dy, dx);
		let base;
		if (isFloor) {
			const board = planks(px, z, { w: 0.2, length: 1.7 });
			base = scale(mix(rgb('#5c3c28'), rgb('#96683e'), clamp(board.tone * 0.6 + board.face * 0.5 + 0.1)), 1 - board.joint * 0.6);
		} else {
			const weave = fbm(along * 9, z * 7, 4);
			base = scale(mix(rgb('#c9a878'), rgb('#e6cf9c'), clamp(0.5 + weave * 0.6)), 0.9 + 0.1 * Math.sin(z * 70));
			const sag = Math.abs(((z * 1.55 + 0.2) % 1) - 0.5);
			base = scale(base, 1 - 0.26 * smooth(0.2, 0.5, sag));
			const patch = hash(Math.floor(along * 3.2), Math.floor(z * 1.6)) > 0.86;
			if (patch) base = mix(base, rgb(['#a8523c', '#5c7a6c', '#b8873c'][Math.abs(Math.floor(along * 3.2)) % 3]), 0.5);
			const hoop = smooth(0.05, 0.03, Math.abs(((z * 1.55 + 0.7) % 1) - 0.5));
			base = mix(base, rgb('#6a4228'), hoop);
			if (dy > 0 && py < -0.34) {
				const rail = planks(z, py, { w: 0.3, length: 3 });
				base = scale(mix(rgb('#6a4429'), rgb('#94633c'), clamp(rail.tone * 0.6 + rail.face * 0.4)), 1 - rail.joint * 0.6);
			}
		}
		const d = Math.hypot(px - lamp[0], py - lamp[1], (z - lamp[2]) * 0.9);
		const warm = 1.25 / (0.32 + d * d * 1.2);
		const cool = smooth(1.6, end, z) * 0.5;
		const c = [0, 1, 2].map((i) => base[i] * (rgb('#3c2c3c')[i] * 0.75 + rgb('#ffb564')[i] * warm * 0.62 + rgb('#8fa8e6')[i] * cool));
		return mix(old, c, smooth(end, end - 0.03, z));
	});
}

/** A bunk with somebody small in it, pans, herbs, the lamp. */
async function things(canvas) {
	const light = { dx: 0.5, dy: -0.7, light: rgb('#ffcf8c'), shadow: rgb('#160d12'), round: 10, rim: 2 };
	const bunk =
		path('M-20 1020 V742 L520 690 L560 1020Z', '#5a3826') +
		path('M-20 748 Q120 690 300 694 Q430 694 520 690 L524 724 Q300 742 -20 800Z', '#8c3c3a') +
		path('M-20 792 Q240 742 524 722 L534 800 Q240 850 -20 900Z', '#743034') +
		path('M-20 846 Q240 800 530 772 L533 792 Q240 822 -20 870Z', '#d9a856') +
		path('M410 690 Q420 650 480 652 Q524 656 520 692Z', '#e6d6b8');
	await canvas.model(bunk, { ...light, dx: 0.7, round: 18 });
	const sleeper = '<ellipse cx="452" cy="660" rx="34" ry="28" fill="#a3765a"/>' + path('M420 662 Q414 620 456 622 Q490 626 486 652 Q460 640 446 660 Q436 672 420 662Z', '#3a261f') + path('M60 752 Q160 660 330 672 Q420 680 440 704 Q300 742 60 770Z', '#9c4640');
	await canvas.model(sleeper, light);
	const cat = path('M176 690 Q170 650 214 646 Q262 640 280 672 Q292 690 276 696 Q220 704 176 690Z M262 652 l4 -18 l12 10 l12 -8 l2 20 q4 16 -12 20 q-18 0 -18 -24z', '#2c2226');
	await canvas.model(cat, { ...light, round: 8 });
	let hung = '';
	for (const [x, y, kind] of [
		[560, 196, 0],
		[640, 172, 1],
		[1110, 176, 0],
		[1190, 210, 2],
		[1030, 158, 1],
	]) {
		hung += `<path d="M${x} ${y - 60} v60" stroke="#3a2420" stroke-width="4"/>`;
		if (kind === 0) hung += path(`M${x - 22} ${y} h44 l6 40 q-28 18 -56 0z`, '#8a5a34');
		if (kind === 1) for (let i = -3; i <= 3; i++) hung += `<path d="M${x} ${y - 6} q${i * 8} 30 ${i * 12} 74" stroke="${i % 2 ? '#6a7240' : '#8a8a4c'}" stroke-width="6" fill="none"/>`;
		if (kind === 2) hung += `<circle cx="${x}" cy="${y + 30}" r="30" fill="none" stroke="#a8743c" stroke-width="9"/>`;
	}
	await canvas.model(hung, { ...light, dx: 0, dy: 0.6, round: 5 });
	const at = project(lamp);
	await canvas.draw(
		`<path d="M${at.x} ${at.y - 190} V${at.y - 52}" stroke="#2c1c18" stroke-width="4"/>` +
			path(`M${at.x - 30} ${at.y - 34} h60 l10 78 h-80z`, '#ffe6aa') +
			path(`M${at.x - 40} ${at.y - 33} L${at.x} ${at.y - 62} L${at.x + 40} ${at.y - 33}Z M${at.x - 46} ${at.y + 44} h92 v11 h-92z`, '#2c1c18') +
			`<path d="M${at.x} ${at.y - 34} v78 M${at.x - 30} ${at.y - 34} l-10 78 M${at.x + 30} ${at.y - 34} l10 78" stroke="#2c1c18" stroke-width="4"/>` +
			circle(at.x, at.y + 8, 15, '#fffbe8'),
	);
	glow(canvas, { x: at.x / 1000, y: at.y / 1000, r: 0.46, colour: '#ffae56', strength: 0.62, power: 2.8 });
}

/** The table, the book as wide as an arm, and the hand that does not hurry. */
async function keeper(canvas) {
	const light = { dx: -0.55, dy: -0.75, light: rgb('#ffd79a'), shadow: rgb('#140c12'), round: 14, rim: 2.6 };
	const writer = person({ fill: '#3c4a58', limb: '#232430', skin: '#b0805e', ...poses.sit, arms: [[30, 66], [36, 82]], lean: 19, head: 'bun', coat: 0.3, trim: '#c4933c' });
	await canvas.model(`<rect x="1378" y="874" width="190" height="160" rx="10" fill="#4a3024"/>` + place(writer.shape, 1462, 884, 4.3, true), light);
	const table = path('M880 800 L1420 782 L1500 842 L850 866Z', '#7a5032') + path('M850 866 L1500 842 V880 L852 904Z', '#55351f') + '<path d="M892 900 V1020 M1450 880 V1020" stroke="#4a2e1c" stroke-width="30"/>';
	await canvas.model(table, { ...light, round: 8 });
	const book =
		path('M960 822 Q1060 780 1148 806 Q1236 772 1330 800 L1362 838 Q1250 816 1156 848 Q1050 826 930 862Z', '#5a2c28') +
		path('M970 816 Q1064 772 1148 800 L1154 838 Q1052 814 944 850Z', '#f6e6c4') +
		path('M1148 800 Q1236 766 1322 794 L1350 828 Q1250 806 1154 838Z', '#ecd8b0');
	await canvas.model(book, { ...light, dx: 0, round: 7 });
	let lines = '';
	for (let i = 0; i < 6; i++) {
		lines += `<path d="M${990 - i * 5} ${812 + i * 6} Q1064 ${788 + i * 5.6} ${1136 + i} ${806 + i * 5}" stroke="#5a4638" stroke-width="2.2" fill="none" stroke-dasharray="${20 + i * 3} 6 9 7"/>`;
		if (i < 4) lines += `<path d="M${1166} ${806 + i * 6} Q1236 ${782 + i * 5} ${1304 + i * 5} ${800 + i * 5.6}" stroke="#5a4638" stroke-width="2.2" fill="none" stroke-dasharray="${16 + i * 4} 7"/>`;
	}
	await canvas.draw(lines);
	await canvas.draw('<path d="M1262 806 Q1300 730 1352 672" stroke="#f0e6d6" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M1300 742 Q1348 690 1366 640 Q1330 662 1306 704Z" fill="#f6efe2"/>');
	const pot = group(path('M-26 0 V-34 Q-26 -44 0 -44 Q26 -44 26 -34 V0 Q0 10 -26 0Z', '#2c3a44') + '<ellipse cx="0" cy="-40" rx="17" ry="6" fill="#0e0a12"/>', 'translate(918 842)');
	const cup = group(path('M-24 -46 H24 L18 4 Q0 12 -18 4Z', '#b8873c') + '<path d="M24 -38 q20 2 16 22 q-4 12 -18 10" stroke="#b8873c" stroke-width="7" fill="none"/>', 'translate(1424 826)');
	await canvas.model(pot + cup, { ...light, round: 8 });
}
