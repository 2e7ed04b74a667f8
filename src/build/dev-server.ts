import type { AstroIntegration } from 'astro';
import { locales } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { defaultLocale, regionalPage } from '#site.config';
import { redirects } from './redirects.ts';

const prefixes = locales.map((locale) => localePath('/', locale)).filter((prefix) => prefix !== '/');
const rewrites = redirects({ prefixes, siteUrl: '', regionalSite: undefined })
	.filter(({ to, status }) => status === 200 && !to.startsWith('/.netlify/'))
	.map(({ from, to }) => ({ start: from.slice(0, -1), to }));

/** A page of the rewritten part that is built under its own address. */
const builtPage = localePath(regionalPage.path, defaultLocale);

/** What React components need while developing before one is loaded; Astro brings it to pages with islands only. */
const reactRefresh = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/**
 * While developing, answers the addresses that the CDN rewrites, and shows the kit at /kit, of which a build has no page.
 * Functions are reached through the server's proxy.
 */
export function devServer(): AstroIntegration {
	return {
		name: 'dev-server',
		hooks: {
			'astro:config:setup': ({ command, injectRoute, injectScript }) => {
				if (command !== 'dev') return;
				injectScript('page', reactRefresh);
				injectRoute({ pattern: '/kit', entrypoint: './src/pages/_kit.astro' });
			},
			'astro:server:setup': ({ server }) => {
				server.middlewares.use((request, _response, next) => {
					const { url = '' } = request;
					const rewrite = rewrites.find(({ start }) => url.startsWith(start) && !url.startsWith(builtPage));
					if (rewrite) request.url = rewrite.to.replace(':splat', url.slice(rewrite.start.length));
					next();
				});
			},
		},
	};
}
