import { afterEach, expect, test, vi } from 'vitest';
import { matomoCounter } from '#features/consent/analytics/script-counters.ts';

const service = {
	kind: 'matomo',
	id: '7',
	url: 'https://stats.example/matomo.js',
	hitsUrl: 'https://stats.example/matomo.php',
} as const;
const view = { url: 'https://studio.example/blog', referrer: '' };

afterEach(() => {
	vi.unstubAllGlobals();
	document.head.replaceChildren();
});

test.each([
	['https:', true],
	['http:', false],
])('[AD-08] cookies of Matomo are secure where the site is: %s', (protocol, isSecure) => {
	vi.stubGlobal('_paq', undefined);
	vi.stubGlobal('location', { protocol });
	matomoCounter(service).count(view);
	const commands = Reflect.get(globalThis, '_paq') as unknown[][];
	expect(commands).toContainEqual(['setSecureCookie', isSecure]);
	expect(commands).toContainEqual(['setCustomUrl', view.url]);
	expect(commands.at(-1)).toEqual(['trackPageView']);
});
