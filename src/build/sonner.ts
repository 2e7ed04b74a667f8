import type { AstroConfig } from 'astro';

type Plugin = NonNullable<AstroConfig['vite']['plugins']>[number];

/** What sonner does as soon as it is loaded, against the Content-Security-Policy. */
const injection = /^__insertCSS\(".*"\);$/m;

/** Takes the style element out of sonner, whose style sheet the site imports instead. */
export function withoutStyleElement(code: string): string {
	if (!injection.test(code))
		throw new Error(
			'sonner puts its style element into the page in another way now: mend src/build/sonner.ts.',
		);
	return code.replace(injection, '');
}

/** Has pages load sonner without its style element. */
export function sonner(): Plugin {
	return {
		name: 'sonner',
		// What the development server bundles beforehand would pass by.
		config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
		transform: {
			filter: { id: /\/node_modules\/sonner\/.*\.m?js/ },
			handler: (code) => ({ code: withoutStyleElement(code), map: null }),
		},
	};
}
