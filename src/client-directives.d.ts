import 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/** src/features/shell/used.client.ts */
		'client:used'?: boolean;
	}
}
