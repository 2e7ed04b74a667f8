import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import i18next from 'astro-i18next';
import customMedia from 'postcss-custom-media';
import { clientInteraction } from './src/build/client-interaction.ts';
import { content, releaseFile } from './src/build/content.ts';
import { breakpointMedia } from './src/build/custom-media.ts';
import { devServer } from './src/build/dev-server.ts';
import { remoteImageAddresses } from './src/build/retry-image-fetch.ts';
import { siteFiles } from './src/build/site-files.ts';
import { checkJobs, checkParts, readConfig } from './src/contract/config.ts';
import { jobs, parts } from './src/site.config.ts';

checkParts(parts);
checkJobs(jobs, process.env);
const config = readConfig(process.env, ['SITE_URL']);

const font = (name, cssVariable, file, { weight, display, fallbacks }) => ({
	provider: fontProviders.local(),
	name,
	cssVariable,
	fallbacks,
	// Astro's own know Arial and Times only by name and in one weight; src/styles/stand-ins.css has ours.
	optimizedFallbacks: false,
	display,
	options: { variants: [{ src: [`./node_modules/${file}`], weight, style: 'normal' }] },
});

/**
 * Few files for a page, and little in them that it does not run: what all pages run, React, and what nearly all forms, lists or
 * pages of the account area run. A file that many but not most of them import is in none of these and gets one of its own.
 */
const scriptFiles = [
	{ name: 'page', test: /\/src\/layouts\/page\.client\.ts$/, priority: 6 },
	{
		name: 'react',
		test: /\/node_modules\/(?:react|react-dom|scheduler|nanostores|@(?:astrojs|nanostores)\/react)\//,
		priority: 5,
	},
	{
		name: 'calls',
		test: /\/node_modules\/valibot\/|\/src\/(?:api\/(?:bot-check|call)|contract\/(?:endpoint|fields|spelling|limits|locales)|i18n\/(?:paths|messages)|lib\/(?:browser\/load-json|text\/(?:interpolate|format|mail-link)))\.ts/,
		priority: 4,
	},
	{
		name: 'ui',
		test: /\/src\/ui\/(?:\w+\.|feedback\/(?:Notice|ErrorPage)|form\/form-context)|\/src\/features\/account\/shared\/Loading/,
		priority: 4,
	},
	{
		name: 'forms',
		test: /\/node_modules\/@formisch\/|\/src\/ui\/form\/(?:Form|FieldFrame|ErrorSummary|TextField|SelectField|drafts|field-errors|form-texts|use-)|\/src\/lib\/browser\/pointer-press/,
		priority: 3,
	},
	{ name: 'urls', test: /\/src\/lib\/url\//, priority: 3 },
	{ name: 'countries', test: /\/src\/lib\/countries/, priority: 3 },
	{ name: 'jobs', test: /\/src\/contract\/jobs/, priority: 3 },
	{
		name: 'session',
		test: /\/src\/(?:contract\/(?:account-fields|codes|cookies|date-of-birth|endpoints\/account)\.ts|stores\/(?:logout|session))/,
		priority: 2,
	},
	{ name: 'swr', test: /\/node_modules\/swr\//, priority: 2 },
	{
		name: 'account',
		test: /\/src\/(?:features\/account\/(?:shared\/(?:AccountForm|LinkRow|LoadError|StatusMessage|account-paths|page-guards|with-guard)|passkeys\/PasskeyButton|mfa\/ResendCode)|ui\/form\/PasswordField)/,
		priority: 1,
	},
	{
		name: 'account-area',
		test: /\/src\/(?:features\/account\/(?:shared\/(?:SignedIn|AccountData|StatusBadge|EmptyState|ConfirmDialog)|verification\/)|contract\/endpoints\/account-settings|ui\/feedback\/Dialog)/,
		priority: 0,
	},
	{
		name: 'job-list',
		test: /\/src\/(?:features\/jobs\/list\/newer-jobs|contract\/endpoints\/jobs|lib\/job-data)/,
		priority: 1,
	},
];

/**
 * What the script of all pages loads on demand asks for its own imports: their names would stand in every page. Set by a hook,
 * as Astro passes no `modulePreload` on.
 */
const shortPreloads = {
	name: 'short-preloads',
	configEnvironment: (environment) =>
		environment === 'client' ? { build: { modulePreload: { resolveDependencies } } } : undefined,
};
const resolveDependencies = (_file, dependencies, { hostId }) =>
	/\/page\.[^/]*$/.test(hostId) ? [] : dependencies;

export default defineConfig({
	site: config.SITE_URL,
	output: 'static',
	trailingSlash: 'never',
	outDir: process.env.OUT_DIR ?? './dist',
	build: { format: 'file', inlineStylesheets: 'always', concurrency: 16 },
	integrations: [react(), i18next(), siteFiles(), releaseFile(), content(), devServer(), clientInteraction()],
	image: {
		// Effort 2 instead of 4 takes an eighth of the time and costs a tenth of the size.
		service: {
			entrypoint: 'astro/assets/services/sharp',
			config: { avif: { effort: 2, quality: 56 }, webp: { effort: 3 } },
		},
		remotePatterns: remoteImageAddresses().map((address) => {
			const { protocol, hostname, port } = new URL(address);
			return { protocol: protocol.slice(0, -1), hostname, ...(port && { port }) };
		}),
	},
	fonts: [
		font('Fraunces', '--font-fraunces', '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2', {
			weight: '600',
			display: 'swap',
			fallbacks: ['Heading stand-in', 'Heading stand-in on Android', 'serif'],
		}),
		font(
			'Source Sans 3',
			'--font-source-sans',
			'@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
			{
				weight: '200 900',
				display: 'optional',
				fallbacks: ['Text stand-in', 'Text stand-in on Android', 'sans-serif'],
			},
		),
	],
	server: { port: Number(process.env.PORT ?? 8888) },
	vite: {
		define: {
			'import.meta.env.PART_ACCOUNTS': String(parts.accounts),
			'import.meta.env.PART_PASSKEYS': String(parts.passkeys),
			'import.meta.env.PART_FORMS': String(parts.forms),
			'import.meta.env.PART_UPLOADS': String(parts.uploads),
		},
		server: process.env.FUNCTIONS_URL ? { proxy: { '/api': process.env.FUNCTIONS_URL } } : {},
		build: { assetsInlineLimit: 0 },
		plugins: [shortPreloads],
		environments: {
			client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptFiles } } } } },
		},
		css: { postcss: { plugins: [breakpointMedia(), customMedia()] } },
	},
});
