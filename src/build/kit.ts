import type { AstroIntegration } from 'astro';

/** Shows the kit at /kit while developing; a build has no such page. */
export function kit(): AstroIntegration {
	return {
		name: 'kit',
		hooks: {
			'astro:config:setup': ({ command, injectRoute }) => {
				if (command === 'dev') injectRoute({ pattern: '/kit', entrypoint: './src/pages/_kit.astro' });
			},
		},
	};
}
