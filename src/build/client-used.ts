import type { AstroIntegration } from 'astro';

/** Gives islands the directive `client:used`, for those that most visitors of a page leave alone. */
export function clientUsed(): AstroIntegration {
	return {
		name: 'client-used',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) => {
				addClientDirective({ name: 'used', entrypoint: './src/features/shell/used.client.ts' });
			},
		},
	};
}
