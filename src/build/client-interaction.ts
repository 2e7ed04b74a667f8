import type { AstroIntegration } from 'astro';

/** Gives islands the directive `client:interaction`, for those that most visitors of a page leave alone. */
export function clientInteraction(): AstroIntegration {
	return {
		name: 'client-interaction',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) => {
				const entrypoint = './src/features/shell/hydrate-on-interaction.client.ts';
				addClientDirective({ name: 'interaction', entrypoint });
			},
		},
	};
}

declare module 'astro' {
	interface AstroClientDirectives {
		/** src/features/shell/hydrate-on-interaction.client.ts */
		'client:interaction'?: boolean;
	}
}
