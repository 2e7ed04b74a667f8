import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readConfig } from '#contract/config.ts';
import type { FailureBody } from '#contract/endpoint.ts';
import { locales } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { contentSecurityPolicy, hashSource, inlineParts, type ThirdParties } from './csp.ts';
import { headersFile } from './headers.ts';
import { redirects, redirectsFile } from './redirects.ts';

async function hashesIn(folder: string): Promise<{ scripts: string[]; styles: string[] }> {
	const scripts = new Set<string>();
	const styles = new Set<string>();
	for await (const name of glob('**/*.html', { cwd: folder })) {
		const parts = inlineParts(await readFile(`${folder}${name}`, 'utf8'));
		for (const text of parts.scripts) scripts.add(hashSource(text));
		for (const text of parts.styles) styles.add(hashSource(text));
	}
	return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

/** Where a provider's script loads its other parts from. */
const companions: Record<string, string[]> = {
	'https://www.google.com': ['https://www.gstatic.com'],
	'https://www.recaptcha.net': ['https://www.gstatic.com'],
};

function thirdParties(): ThirdParties {
	const { BOT_CHECK_SCRIPT_URL } = readConfig(process.env, ['BOT_CHECK_SCRIPT_URL']);
	const botCheck = new URL(BOT_CHECK_SCRIPT_URL).origin;
	return { scripts: [botCheck, ...(companions[botCheck] ?? [])], frames: [botCheck], connections: [] };
}

const prefixes = locales.map((locale) => localePath('/', locale)).filter((prefix) => prefix !== '/');

/** No function saw the request, so it has no id. */
const apiNotFound: FailureBody = { messages: ['NOT_FOUND'], requestId: '' };

/** Writes what the CDN reads beside the pages: headers with the policy for their inline parts, redirects, API 404. */
export function siteFiles(): AstroIntegration {
	return {
		name: 'site-files',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const folder = fileURLToPath(dir);
				const { SITE_URL } = readConfig(process.env, ['SITE_URL']);
				const policy = contentSecurityPolicy(await hashesIn(folder), thirdParties());
				await writeFile(`${folder}_headers`, headersFile(policy, ['', ...prefixes]));
				await writeFile(`${folder}_redirects`, redirectsFile(redirects(prefixes, SITE_URL)));
				await writeFile(`${folder}api-not-found.json`, JSON.stringify(apiNotFound));
			},
		},
	};
}
