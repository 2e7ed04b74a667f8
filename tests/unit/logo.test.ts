import { describe, expect, it } from 'vitest';
import { toOutline } from '#cms/logo.ts';

describe('the outline of a logo', () => {
	it('keeps shapes where they stand', () => {
		const svg =
			'<svg viewBox="0 0 8 4"><title>T</title><g transform="scale(.5)"><path d="M0 0h1"/></g></svg>';
		expect(toOutline(svg)).toEqual({
			viewBox: '0 0 8 4',
			shapes: '<g transform="scale(.5)"><path d="M0 0h1"/></g>',
		});
	});

	it.each([
		'<script>alert(1)</script>',
		'<path d="M0 0" onload="alert(1)"/>',
		'<path d="M0 0" style="fill:url(//evil.example)"/>',
		'<path d="M0 0&quot; onload=&quot;alert(1)"/>',
		'<a href="javascript:alert(1)"><path d="M0 0"/></a>',
		'<use href="//evil.example/x.svg#y"/><path d="M0 0"/>',
		'<foreignObject><iframe srcdoc="x"></iframe></foreignObject><path d="M0 0"/>',
	])('leaves out of a foreign file everything else: %s', (markup) => {
		const { shapes = '' } = toOutline(`<svg viewBox="0 0 1 1">${markup}<path d="M1 1"/></svg>`) ?? {};
		expect(shapes).not.toMatch(/script|onload|style|href|url|iframe|foreign|<a|<use|quot/i);
		expect(shapes).toContain('<path d="M1 1"/>');
	});

	it('is nothing for a picture without shapes', () => {
		expect(toOutline('<svg viewBox="0 0 1 1"><image href="x.png"/></svg>')).toBeNull();
	});
});
