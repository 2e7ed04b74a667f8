import { circle, gradient, group, path, polygon } from '../draw/shapes.mjs';
import { polish, stage } from './stage.mjs';

export async function paint(canvas) {
	stage(canvas, '#3a3156', '#3a3156', 2);
	const defs = `<defs>${gradient('gold', [
		[0, '#fff0c0'],
		[0.35, '#d8a94e'],
		[0.7, '#8f6425'],
		[1, '#e9c676'],
	])}${gradient('night', [
		[0, '#2b2560'],
		[1, '#5c479a'],
	])}${gradient('elder', [
		[0, '#fdfaf2'],
		[1, '#c9c4e2'],
	])}${gradient('younger', [
		[0, '#f0a184'],
		[1, '#b9524e'],
	])}</defs>`;
	const card = group(
		'<rect x="-290" y="-350" width="580" height="700" rx="14" fill="#efe5d2"/>',
		'translate(500 510) rotate(-4)',
	);
	await canvas.draw(
		group(
			'<rect x="-290" y="-350" width="580" height="700" rx="14" fill="#08070f"/>',
			'translate(528 544) rotate(-4)',
		),
		{ blur: 22, opacity: 0.6 },
	);
	await canvas.draw(card);
	await canvas.draw(
		group(
			'<path d="M-70 268 H70 M-40 292 H40" stroke="#8d8065" stroke-width="6" stroke-linecap="round"/>',
			'translate(500 510) rotate(-4)',
		),
	);
	await canvas.draw(circle(516, 480, 226, '#120d22'), { blur: 15, opacity: 0.55 });
	let stars = '';
	for (const [x, y, r] of [
		[-150, -60, 6],
		[-96, -146, 4],
		[40, -164, 6],
		[150, 40, 5],
		[-40, 150, 5],
		[96, 132, 7],
		[-160, 60, 4],
		[10, 60, 4],
	])
		stars += polygon(
			[
				[x, y - r * 2.4],
				[x + r * 0.5, y - r * 0.5],
				[x + r * 2.4, y],
				[x + r * 0.5, y + r * 0.5],
				[x, y + r * 2.4],
				[x - r * 0.5, y + r * 0.5],
				[x - r * 2.4, y],
				[x - r * 0.5, y - r * 0.5],
			],
			'url(#gold)',
		);
	const hills =
		path(
			'M-196 84 Q-130 40 -80 92 L-30 60 L10 104 L60 70 L110 110 Q160 80 196 84 A212 212 0 0 1 -196 84Z',
			'#1b1740',
		) +
		'<path d="M-196 84 Q-130 40 -80 92 L-30 60 L10 104 L60 70 L110 110 Q160 80 196 84" stroke="url(#gold)" stroke-width="6" fill="none" stroke-linejoin="round"/>';
	const pin =
		circle(0, 0, 222, 'url(#gold)') +
		circle(0, 0, 205, 'url(#night)') +
		stars +
		circle(-46, -42, 96, 'url(#gold)') +
		circle(-46, -42, 89, 'url(#elder)') +
		circle(-72, -66, 17, '#b6b0d3') +
		circle(-20, -14, 25, '#b6b0d3') +
		circle(-66, 2, 11, '#b6b0d3') +
		circle(96, -76, 51, 'url(#gold)') +
		circle(96, -76, 45, 'url(#younger)') +
		hills +
		'<circle r="213" fill="none" stroke="url(#gold)" stroke-width="18"/>';
	await canvas.draw(defs + group(pin, 'translate(500 460) rotate(-4)'));
	await canvas.draw(path('M330 330 Q420 236 560 248 Q430 280 356 400Z', '#ffffff'), {
		blur: 10,
		opacity: 0.45,
		mode: 'screen',
	});
	await polish(canvas, 32);
}
