import 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/** src/features/shell/hydrate-on-interaction.client.ts */
		'client:interaction'?: boolean;
	}
}
