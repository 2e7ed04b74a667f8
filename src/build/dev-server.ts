import type { AstroIntegration } from 'astro';
import { locales } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { redirects } from './redirects.ts';

const prefixes = locales.map((locale) => localePath('/', locale)).filter((prefix) => prefix !== '/');
const rewrites = redirects(prefixes, '')
	.filter(({ status }) => status === 200)
	.map(({ from, to }) => ({ start: from.replace(/\*$/, ''), to }));

/** While developing, answers the addresses that the CDN rewrites; functions are reached through the server's proxy. */
export function devServer(): AstroIntegration {
	return {
		name: 'dev-server',
		hooks: {
			'astro:server:setup': ({ server }) => {
				server.middlewares.use((request, _response, next) => {
					const rewrite = rewrites.find(({ start }) => request.url?.startsWith(start));
					if (rewrite) request.url = rewrite.to;
					next();
				});
			},
		},
	};
}
