import { beforeEach, expect, test } from 'vitest';
import '#features/shell/language-switch.client.ts';

beforeEach(() => {
	history.replaceState(null, '', '/careers/search?team=art#list');
	document.body.innerHTML = `
		<main><a href="https://law.example/doc?id=5#ch2" hreflang="fr">The law</a></main>
		<footer><a href="/fr/careers/search" hreflang="fr" lang="fr">Français</a></footer>`;
});

/** Where a link leads once it is clicked; nobody leaves. */
function clicked(selector: string): string {
	const link = document.querySelector(selector) as HTMLAnchorElement;
	addEventListener('click', (event) => event.preventDefault(), { once: true });
	link.click();
	return link.href;
}

test('[KN-07] another language keeps the query and the place of the page', () => {
	expect(clicked('footer a')).toBe(`${location.origin}/fr/careers/search?team=art#list`);
});

test('a link of the content that names a language leads where its editor said', () => {
	expect(clicked('main a')).toBe('https://law.example/doc?id=5#ch2');
});
