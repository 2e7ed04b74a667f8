import type { Plugin } from 'postcss';
import { breakpoints } from '#lib/browser/breakpoints.ts';

const definitions = Object.entries(breakpoints).flatMap(([name, width]) => [
	{ name: 'custom-media', params: `--from-${name} (width >= ${width}px)` },
	{ name: 'custom-media', params: `--below-${name} (width < ${width}px)` },
]);

/** Gives every style sheet `--from-<name>` and `--below-<name>` for the breakpoints, for postcss-custom-media to fill in. */
export function breakpointMedia(): Plugin {
	return {
		postcssPlugin: 'breakpoint-media',
		Once(root, { AtRule }) {
			root.prepend(definitions.map((definition) => new AtRule(definition)));
		},
	};
}
