import { expect, test } from 'vitest';
import { withLateScripts } from '#build/late-scripts.ts';

test('the scripts that a page names come after what it is drawn with, and nothing else changes', () => {
	const rest = '<script>go();</script><script src="/a.js"></script><p>&lt;script type="module" src=</p>';
	expect(withLateScripts(`<script type="module" src="/_astro/a.js"></script>${rest}`)).toBe(
		`<script type="module" fetchpriority="low" src="/_astro/a.js"></script>${rest}`,
	);
});

test('the scripts that stand in a page are made small, and data is left as it is', () => {
	const data = '<script type="application/json">{ "a": 1 }</script>';
	expect(withLateScripts(`<script>\n\tgo(1 + 1);\n\tgo();\n</script>${data}`)).toBe(
		`<script>go(2),go();</script>${data}`,
	);
});
