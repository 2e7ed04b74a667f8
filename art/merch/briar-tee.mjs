import { mix, rgb } from '../draw/colour.mjs';
import { fbm } from '../draw/noise.mjs';
import { gradient, group, path } from '../draw/shapes.mjs';
import { paper, polish, stage } from './stage.mjs';

export async function paint(canvas) {
	stage(canvas, '#cbbf9f', '#cbbf9f', 2);
	await canvas.draw(
		'<path d="M500 120 V40 Q500 20 520 24 M330 190 Q420 130 500 122 Q580 130 670 190" stroke="#8a6a44" stroke-width="12" fill="none" stroke-linecap="round"/>',
	);
	const shape =
		'M390 164 Q500 236 610 164 Q690 176 742 214 Q830 300 886 430 Q836 482 756 506 Q734 452 716 424 Q722 640 736 892 Q500 930 264 892 Q278 640 284 424 Q266 452 244 506 Q164 482 114 430 Q170 300 258 214 Q310 176 390 164Z';
	await canvas.draw(group(path(shape, '#15130d'), 'translate(22 26)'), { blur: 18, opacity: 0.5 });
	const defs = `<defs>${gradient(
		'cloth',
		[
			[0, '#3d5a45'],
			[0.5, '#2c4636'],
			[1, '#1b2e26'],
		],
		true,
	)}</defs>`;
	await canvas.draw(defs + path(shape, 'url(#cloth)'), {
		shade: (c, x, y) =>
			mix(c, rgb('#86a07c'), 0.14 + fbm(x * 3.4 + fbm(x * 2, y * 5, 3) * 0.5, y * 2.2, 4) * 0.24),
	});
	await canvas.draw(
		path('M390 164 Q500 236 610 164 L622 176 Q500 262 378 176Z', '#22382c') +
			'<path d="M284 424 Q292 350 270 300 M716 424 Q708 350 730 300" stroke="#16261f" stroke-width="6" fill="none"/>',
	);
	await canvas.draw(group(ring(), 'translate(500 520)'));
	await polish(canvas, 34);
}

function ring() {
	let out = '';
	for (const [radius, turn] of [
		[150, 0],
		[138, 0.6],
	]) {
		let d = '';
		for (let i = 0; i <= 60; i++) {
			const a = (i / 60) * Math.PI * 2;
			const r = radius + Math.sin(a * 5 + turn * 5) * 17;
			d += `${i ? 'L' : 'M'}${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)} `;
		}
		out += `<path d="${d}Z" stroke="${paper}" stroke-width="9" fill="none"/>`;
		for (let i = 0; i < 18; i++) {
			const a = (i / 18) * Math.PI * 2 + turn;
			const r = radius + Math.sin(a * 5 + turn * 5) * 17;
			const s = i % 2 ? 1 : -1;
			out += path(
				`M${Math.cos(a - 0.05) * r} ${Math.sin(a - 0.05) * r} Q${Math.cos(a) * (r + s * 12)} ${Math.sin(a) * (r + s * 12)} ${Math.cos(a + 0.09) * (r + s * 34)} ${Math.sin(a + 0.09) * (r + s * 34)} Q${Math.cos(a + 0.06) * (r + s * 12)} ${Math.sin(a + 0.06) * (r + s * 12)} ${Math.cos(a + 0.06) * r} ${Math.sin(a + 0.06) * r}Z`,
				paper,
			);
		}
	}
	return `${out}<path d="M-34 58 V-20 Q0 -66 34 -20 V58 M-17 58 V-34 M0 58 V-44 M17 58 V-34 M-44 58 H44" stroke="${paper}" stroke-width="6" fill="none" stroke-linecap="round"/>`;
}
