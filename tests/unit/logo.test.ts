import { describe, expect, it } from 'vitest';
import { readLogo } from '#cms/logo.ts';
import { logos } from '../fixtures/logos.ts';

describe('[FX-22] the logo of a game', () => {
	it('comes in more than thirty ways', () => expect(logos.length).toBeGreaterThan(40));

	it.each(logos)('$name: is shown as $shown', async ({ svg, shown, says }) => {
		const { svg: own, problems } = await readLogo(svg);
		const kind = own === undefined ? 'words' : problems.join().includes('own colours') ? 'picture' : 'light';
		expect({ kind, problems }).toEqual({
			kind: shown,
			problems: says ? [expect.stringContaining(says)] : [],
		});
		if (shown === 'light') expect(own).toContain('#fdfaf4');
	});

	it.each([
		'<script>evil()</script>',
		'<script href="https://evil.example/x.js"/>',
		'<path d="M0 0" onload="evil()"/>',
		'<path d="M0 0h9v9" style="fill:url(//evil.example)"/>',
		'<path d="M0 0h9v9" fill="url(https://evil.example/x.svg#a)"/>',
		'<a href="javascript:evil()"><path d="M0 0"/></a>',
		'<use href="//evil.example/x.svg#y"/><path d="M0 0"/>',
		'<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" onload="evil()"></iframe></foreignObject>',
		'<set attributeName="onmouseover" to="evil()"/>',
		'<g xmlns:x="http://www.w3.org/1999/xhtml"><x:script>evil()</x:script></g>',
		'<image href="https://evil.example/x.png"/>',
	])('runs nothing of a foreign file: %s', async (markup) => {
		const { svg = '', problems } = await readLogo(
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${markup}<path d="M1 1h5v5"/></svg>`,
		);
		expect(svg).not.toMatch(/<script|:script|\son\w+=|javascript:/i);
		expect(svg).toContain('M1 1h5v5');
		if (/evil\.example/.test(svg)) expect(problems.join()).toMatch(/own colours/);
	});
});
