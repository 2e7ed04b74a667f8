import { gradient, group, path, radial } from '../draw/shapes.mjs';
import { flame, ink, polish, shadow, stage, thorn } from './stage.mjs';

export async function paint(canvas) {
	stage(canvas, '#2a2433', '#3a2a26');
	await shadow(canvas, 510, 830, 420, 44);
	const defs = `<defs>${gradient(
		'glass',
		[
			[0, '#4a3a34'],
			[0.16, '#8a6242'],
			[0.4, '#3a2a26'],
			[0.8, '#1b161c'],
			[1, '#3f3436'],
		],
		true,
	)}${gradient('wax', [
		[0, '#fff1c9'],
		[1, '#e0a765'],
	])}${gradient(
		'label',
		[
			[0, '#fbf4e4'],
			[1, '#d9cbb0'],
		],
		true,
	)}${radial('halo', [
		[0, '#fff0c0', 1],
		[0.12, '#ffc861', 0.7],
		[0.45, '#ff9a3c', 0.22],
		[1, '#ff8a2c', 0],
	])}${radial('through', [
		[0, '#ffb757', 0.8],
		[1, '#ff8a2c', 0],
	])}</defs>`;
	const glass =
		path('M316 346 V800 Q318 846 372 850 H628 Q682 846 684 800 V346Z', 'url(#glass)') +
		'<ellipse cx="500" cy="346" rx="184" ry="42" fill="#2b2024"/><ellipse cx="500" cy="364" rx="170" ry="36" fill="url(#wax)"/>';
	const label =
		path('M352 500 Q500 536 648 500 V736 Q500 772 352 736Z', 'url(#label)') +
		'<path d="M368 522 Q500 554 632 522 V720 Q500 752 368 720Z" fill="none" stroke="#8d7a58" stroke-width="3"/>';
	const mark = group(
		`<rect x="-15" y="-30" width="30" height="72" fill="${ink}"/>${path('M0 -34 Q-17 -54 0 -86 Q17 -54 0 -34Z', flame)}${path('M-15 22 Q-46 14 -54 -20 Q-26 -8 -15 6Z M15 8 Q44 0 52 -32 Q26 -22 15 -8Z', thorn)}<path d="M-34 46 H34" stroke="${ink}" stroke-width="5"/>`,
		'translate(500 642)',
	);
	await canvas.draw(defs + glass);
	await canvas.draw(`${defs}<ellipse cx="500" cy="440" rx="190" ry="150" fill="url(#through)"/>`, {
		mode: 'screen',
		opacity: 0.8,
	});
	await canvas.draw(defs + label + mark);
	await canvas.draw(path('M340 380 V780 L358 790 V386Z', '#fff6e4'), { blur: 6, opacity: 0.35 });
	await canvas.draw(
		'<path d="M500 364 Q496 340 502 318" stroke="#2b1a14" stroke-width="7" fill="none" stroke-linecap="round"/>',
	);
	await canvas.draw(`${defs}<circle cx="502" cy="270" r="420" fill="url(#halo)"/>`, {
		mode: 'screen',
		opacity: 0.75,
	});
	await canvas.draw(
		path('M502 334 Q456 306 476 250 Q488 214 504 168 Q530 222 536 262 Q544 312 502 334Z', '#ffc65a') +
			path('M502 328 Q478 304 490 266 Q498 242 505 214 Q520 250 522 276 Q522 312 502 328Z', '#fff6d6'),
		{ blur: 1.2 },
	);
	await polish(canvas, 35);
}
