import { join } from 'node:path';
import sharp from 'sharp';
import { path, polygon } from '../draw/shapes.mjs';
import { polish, shadow, stage } from './stage.mjs';

/** Framed, leaning against the wall; the picture is the game's own tall scene. */
export async function paint(canvas) {
	stage(canvas, '#7b8a86', '#5b4636', 0.86);
	await shadow(canvas, 520, 936, 560, 40);
	await canvas.draw('<rect x="262" y="76" width="500" height="850" fill="#0a0b10"/>', {
		blur: 26,
		opacity: 0.5,
	});
	const scene = await sharp(join(import.meta.dirname, '../../content/media/game-the-salt-crown-tall.webp'))
		.resize(320, 480)
		.jpeg({ quality: 92 })
		.toBuffer();
	let out =
		polygon(
			[
				[232, 60],
				[748, 60],
				[748, 926],
				[232, 926],
			],
			'#2b1f1a',
		) +
		polygon(
			[
				[232, 60],
				[748, 60],
				[734, 76],
				[248, 76],
			],
			'#5d4433',
		) +
		polygon(
			[
				[232, 60],
				[248, 76],
				[248, 910],
				[232, 926],
			],
			'#4a3528',
		) +
		polygon(
			[
				[256, 84],
				[724, 84],
				[724, 902],
				[256, 902],
			],
			'#f5eee0',
		);
	out += `<image x="300" y="136" width="380" height="570" href="data:image/jpeg;base64,${scene.toString('base64')}"/>`;
	out += '<path d="M300 136 H680 V706 H300Z" fill="none" stroke="#cdbfa6" stroke-width="2"/>';
	out +=
		'<path d="M566 770 q12 -26 22 -4 q-6 24 6 6 q10 -20 18 -2 q4 12 16 -6 q12 -18 18 2 q8 12 34 -10" stroke="#3d3a4a" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M302 768 h70 M302 784 h44" stroke="#8d8065" stroke-width="4" stroke-linecap="round"/>';
	await canvas.draw(out);
	await canvas.draw(path('M256 84 H470 L256 520Z', '#ffffff'), { opacity: 0.09, mode: 'screen' });
	await polish(canvas, 33);
}
