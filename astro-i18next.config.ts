import type { AstroI18nextConfig } from 'astro-i18next';
import { locales } from './src/contract/locales.ts';
import { namespaces } from './src/i18n/resources.ts';
import { defaultLocale } from './src/site.config.ts';

/** Read by the integration when a build starts; texts never reach the browser through i18next. */
export default {
	defaultLocale,
	locales: [...locales],
	namespaces: [...namespaces],
	defaultNamespace: 'common',
	load: ['server'],
	trailingSlash: 'never',
	i18nextServer: {
		preload: [...locales],
		fallbackLng: false,
		interpolation: { escapeValue: false },
		backend: { loadPath: './i18n/{{lng}}/{{ns}}.json' },
	},
} satisfies AstroI18nextConfig;
