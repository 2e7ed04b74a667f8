import { gradient, group, path } from '../draw/shapes.mjs';
import { flame, polish, shadow, stage } from './stage.mjs';

export async function paint(canvas) {
	stage(canvas, '#b98a4a', '#7c5530');
	await shadow(canvas, 470, 806, 420, 50);
	const defs = `<defs>${gradient(
		'clay',
		[
			[0, '#3c4458'],
			[0.2, '#5d6880'],
			[0.45, '#2b3244'],
			[1, '#11151f'],
		],
		true,
	)}${gradient(
		'rim',
		[
			[0, '#8c6f52'],
			[0.5, '#d0ab7c'],
			[1, '#5d4633'],
		],
		true,
	)}${gradient(
		'tea',
		[
			[0, '#5a2e17'],
			[1, '#2b1309'],
		],
		true,
	)}</defs>`;
	const handle =
		'<path d="M642 400 Q806 390 792 540 Q776 668 630 660" stroke="#1a1f2c" stroke-width="50" fill="none" stroke-linecap="round"/><path d="M642 392 Q792 384 782 520" stroke="#4a5469" stroke-width="9" fill="none" stroke-linecap="round"/>';
	const body =
		path('M262 310 Q258 620 286 760 Q310 826 460 826 Q610 826 634 760 Q662 620 658 310Z', 'url(#clay)') +
		path('M280 742 Q300 826 460 826 Q620 826 640 742 Q560 786 460 786 Q360 786 280 742Z', '#a3815c');
	const top =
		'<ellipse cx="460" cy="310" rx="198" ry="52" fill="url(#rim)"/><ellipse cx="460" cy="313" rx="182" ry="43" fill="#171c28"/><ellipse cx="460" cy="324" rx="168" ry="32" fill="url(#tea)"/>';
	const lantern = group(
		`<path d="M-42 -66 L-30 -98 H30 L42 -66Z M-36 -60 L-46 72 H46 L36 -60Z M-56 78 H56 M0 -98 V-122 M-17 -122 a17 17 0 1 1 34 0 M0 -60 V72" stroke="${flame}" stroke-width="7" fill="none" stroke-linejoin="round" stroke-linecap="round"/>${path('M0 44 Q-26 26 -12 -4 Q-4 -18 2 -38 Q26 -10 18 20 Q14 38 0 44Z', flame)}`,
		'translate(448 560)',
	);
	await canvas.draw(defs + handle + body + top + lantern);
	await canvas.draw(path('M300 370 Q296 590 318 730 L336 734 Q318 590 322 372Z', '#ffffff'), {
		blur: 7,
		opacity: 0.28,
	});
	await canvas.draw(
		'<path d="M400 270 Q380 210 420 170 Q450 130 420 80 M500 270 Q530 220 500 170 Q480 130 508 96" stroke="#fff6e4" stroke-width="16" fill="none" stroke-linecap="round"/>',
		{ blur: 11, opacity: 0.32 },
	);
	await polish(canvas, 31);
}
