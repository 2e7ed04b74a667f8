/// <reference types="astro/client" />

/** Parts of src/site.config.ts, as astro.config.mjs writes them into scripts: what is off is left out of them. */
interface ImportMetaEnv {
	readonly PART_ACCOUNTS: boolean;
	readonly PART_PASSKEYS: boolean;
	readonly PART_FORMS: boolean;
	readonly PART_UPLOADS: boolean;
}

declare module 'astro:scripts/page-ssr.js';

/** For TypeScript alone, which knows of no pages; `astro check` knows each. */
declare module '*.astro' {
	const component: import('astro/runtime/server/index.js').AstroComponentFactory;
	export default component;
}

declare module 'astro-i18next' {
	import type { AstroIntegration } from 'astro';

	export interface AstroI18nextConfig {
		defaultLocale: string;
		locales: string[];
		namespaces: string[];
		defaultNamespace: string;
		load: ('server' | 'client')[];
		trailingSlash: 'never';
		i18nextServer: import('i18next').InitOptions;
	}
	export default function integration(): AstroIntegration;
	export function localizePath(path: string, locale: string, base?: string): string;
}
