import { mix, rgb } from '../draw/colour.mjs';
import { fbm } from '../draw/noise.mjs';
import { gradient, path, polygon } from '../draw/shapes.mjs';
import { polish, stage } from './stage.mjs';

const gilt = '#e2bd6a';

export async function paint(canvas) {
	stage(canvas, '#d9b48a', '#a9764c', 0.8);
	await canvas.draw(
		polygon(
			[
				[270, 900],
				[780, 930],
				[960, 860],
				[800, 820],
			],
			'#140d0a',
		),
		{ blur: 20, opacity: 0.6 },
	);
	const defs = `<defs>${gradient(
		'spine',
		[
			[0, '#1c4147'],
			[0.5, '#3a737a'],
			[1, '#163439'],
		],
		true,
	)}${gradient(
		'pages',
		[
			[0, '#fff6e2'],
			[1, '#c9b490'],
		],
		true,
	)}</defs>`;
	await canvas.draw(
		defs +
			path('M712 132 L786 168 L786 886 L712 906Z', 'url(#pages)') +
			[0, 1, 2, 3, 4, 5]
				.map(
					(i) =>
						`<path d="M${722 + i * 11} ${140 + i * 5} V${902 - i * 3}" stroke="#b59c74" stroke-width="1.4"/>`,
				)
				.join('') +
			polygon(
				[
					[712, 120],
					[800, 160],
					[800, 172],
					[712, 134],
				],
				'#143035',
			),
	);
	await canvas.draw(
		defs +
			polygon(
				[
					[256, 112],
					[716, 120],
					[716, 914],
					[256, 902],
				],
				'#2f6a70',
			) +
			path('M216 128 Q232 108 258 112 V902 Q232 898 216 884Z', 'url(#spine)'),
		{
			shade: (c, x, y) =>
				mix(c, rgb('#9cc9c2'), 0.05 + Math.abs(fbm(x * 90, y * 90, 2)) * 0.14 + fbm(x * 4, y * 4, 3) * 0.08),
		},
	);
	let waves = '';
	for (let i = 0; i < 6; i++) {
		const y = 596 + i * 36;
		let d = `M306 ${y}`;
		for (let k = 0; k < 4; k++) d += ` q24 -44 46 -10 q14 24 ${(664 - 306) / 4 - 46} 10`;
		waves += `<path d="${d}" stroke="${gilt}" stroke-width="6" fill="none" stroke-linecap="round"/>`;
	}
	const frame = `<path d="M290 150 H682 V874 H290Z M304 164 H668 V860 H304Z" fill="none" stroke="${gilt}" stroke-width="4"/>`;
	const moon = `<circle cx="486" cy="330" r="84" fill="none" stroke="${gilt}" stroke-width="6"/>${path('M486 246 A84 84 0 0 1 486 414 A118 118 0 0 0 486 246Z', gilt)}<path d="M486 214 V190 M486 446 V470 M370 330 H346 M602 330 H626 M404 248 L388 232 M568 248 L584 232 M404 412 L388 428 M568 412 L584 428" stroke="${gilt}" stroke-width="6" stroke-linecap="round"/>`;
	await canvas.draw(
		frame +
			moon +
			waves +
			[180, 300, 720, 840]
				.map(
					(y) =>
						`<path d="M218 ${y} Q236 ${y - 8} 256 ${y - 4}" stroke="${gilt}" stroke-width="5" fill="none"/>`,
				)
				.join(''),
	);
	await canvas.draw(
		polygon(
			[
				[262, 118],
				[420, 120],
				[300, 900],
				[262, 898],
			],
			'#ffffff',
		),
		{ blur: 30, opacity: 0.12 },
	);
	await polish(canvas, 36);
}
