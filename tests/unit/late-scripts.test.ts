import { expect, test } from 'vitest';
import { LateScripts } from '#build/late-scripts.ts';

test('the scripts that a page names come after what it is drawn with, and nothing else changes', () => {
	const rest = '<script>go();</script><script src="/a.js"></script><p>&lt;script type="module" src=</p>';
	expect(new LateScripts().finish(`<script type="module" src="/_astro/a.js"></script>${rest}`)).toBe(
		`<script type="module" fetchpriority="low" src="/_astro/a.js"></script>${rest}`,
	);
});

test('the scripts that stand in a page are made small, and data is left as it is', () => {
	const data = '<script type="application/json">{ "a": 1 }</script>';
	expect(new LateScripts().finish(`<script>\n\tgo(1 + 1);\n\tgo();\n</script>${data}`)).toBe(
		`<script>go(2),go();</script>${data}`,
	);
});

const runtime = '<script>{ customElements.define("astro-island", class extends HTMLElement {}); }</script>';
const island = (client: string) => `<astro-island props="{}" client="${client}"></astro-island>`;

test('what brings islands to life is a file of its own, which all pages name', () => {
	const scripts = new LateScripts();
	const [one, other] = ['idle', 'visible'].map((client) => scripts.finish(runtime + island(client)));
	const [[address, code] = []] = scripts.files;
	expect(address).toMatch(/^\/_astro\/islands\.[\w-]{8}\.js$/);
	const script = `<script defer fetchpriority="low" src="${address}"></script>`;
	expect([one, other]).toEqual([script + island('idle'), script + island('visible')]);
	expect(code).toContain('customElements.define("astro-island"');
	expect(scripts.files.size).toBe(1);
});
