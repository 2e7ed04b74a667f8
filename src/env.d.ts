/// <reference types="astro/client" />

declare module 'astro:scripts/page-ssr.js';

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
