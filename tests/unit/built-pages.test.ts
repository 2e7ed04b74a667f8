import { expect, test } from 'vitest';
import { readPage } from '#build/built-pages.ts';

const partsOf = (html: string) => {
	const { scripts, styles } = readPage(html);
	return { scripts, styles };
};

test('inline scripts and styles are read as they stand, whatever attributes and texts look like', () => {
	const html = `<style media="(width > 3px)">a > b {}</style><p title="<script>no</script>">&lt;script></p>
		<script>if (a < b && "</p>") run();</script><SCRIPT type="module">go()</SCRIPT><script></script>`;
	expect(partsOf(html)).toEqual({
		scripts: ['if (a < b && "</p>") run();', 'go()', ''],
		styles: ['a > b {}'],
	});
});

test('files and data are no inline scripts', () => {
	const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script>
		<script type="application/json">{}</script><!-- <script>commented()</script> -->`;
	expect(partsOf(html)).toEqual({ scripts: [], styles: [] });
});
