import { createHash } from 'node:crypto';
import { readAnalytics } from '#contract/analytics.ts';
import { readConfig } from '#contract/config.ts';
import { locales } from '#contract/locales.ts';
import type { PageFile, PageParts } from './built-pages.ts';

/** A CSP source for one inline text. */
export function hashSource(text: string): string {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export interface ThirdParties {
	/** Origins that scripts may come from and talk to. */
	scripts: string[];
	/** Origins that may be shown in frames. */
	frames: string[];
	/** Further origins that scripts may talk to. */
	connections: string[];
}

/** Where a provider's script loads its other parts from. */
const companions: Record<string, string[]> = {
	'https://www.google.com': ['https://www.gstatic.com'],
	'https://www.recaptcha.net': ['https://www.gstatic.com'],
};

/** Where a provider's script sends what it counts. */
const counters: Record<string, string[]> = {
	'https://www.googletagmanager.com': [
		'https://*.google-analytics.com',
		'https://*.analytics.google.com',
		'https://*.googletagmanager.com',
	],
};

const originOf = (address: string) => new URL(address).origin;

/** The origins beside its own that pages may talk to: those that the environment names, and what belongs to them. */
export function readThirdParties(environment: Record<string, string | undefined>): ThirdParties {
	const config = readConfig(environment, ['BOT_CHECK_SCRIPT_URL', 'UPLOAD_URL', 'MAPS_URL']);
	const botCheck = originOf(config.BOT_CHECK_SCRIPT_URL);
	const analytics = readAnalytics(environment);
	const counter = analytics ? [originOf(analytics.url)] : [];
	return {
		scripts: [botCheck, ...(companions[botCheck] ?? []), ...(analytics?.kind === 'tag' ? counter : [])],
		frames: [botCheck, ...(config.MAPS_URL ? [originOf(config.MAPS_URL)] : [])],
		connections: [
			originOf(config.UPLOAD_URL),
			...counter.flatMap((origin) => [origin, ...(counters[origin] ?? [])]),
		],
	};
}

/**
 * The one policy of every page: scripts and styles of this origin and of the given hashes. Scripts make no markup
 * from text; the one Trusted Types policy is made by the loader of third-party scripts, for their addresses.
 */
export function contentSecurityPolicy(
	hashes: { scripts: string[]; styles: string[] },
	parties: ThirdParties,
): string {
	const directives: Record<string, string[]> = {
		'default-src': ["'none'"],
		// The search index is read by WebAssembly, which may be compiled; text may not.
		'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes.scripts, ...parties.scripts],
		'style-src': ["'self'", ...hashes.styles],
		'img-src': ["'self'", 'data:'],
		'font-src': ["'self'"],
		'media-src': ["'self'"],
		'connect-src': ["'self'", ...parties.scripts, ...parties.connections],
		'frame-src': parties.frames.length > 0 ? parties.frames : ["'none'"],
		'manifest-src': ["'self'"],
		'object-src': ["'none'"],
		'base-uri': ["'none'"],
		'form-action': ["'self'"],
		'frame-ancestors': ["'none'"],
		'require-trusted-types-for': ["'script'"],
		'trusted-types': ['default'],
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
		.join('; ');
}

/** What pages may run and be styled by. Together their hashes weigh nearly as much as a page, so each section has its own. */
export interface Policies {
	/** Of every page, for addresses of no section. */
	everywhere: string;
	/** Of the pages whose path begins alike after its language, '' being the home page. */
	sections: ReadonlyMap<string, string>;
}

/** The sources of what stands in the pages of a section. */
interface Section {
	scripts: Set<string>;
	styles: Set<string>;
}

const language = new RegExp(`^(?:${locales.join('|')})(?=/|$)`);

/** The first part of a page's path after its language. @param file below the built folder, such as `fr/blog/a.html` */
export function pageSection(file: string): string {
	const path = file.replace(/\.html$/, '').replace(language, '');
	const [first = ''] = path.split('/').filter(Boolean);
	return first === 'index' ? '' : first;
}

/** Of pages that any address may be answered with. */
const anywhere = ['404', 'error'];

/** Gathers what the pages of a built site hold, one after the other. */
export class PageInlineParts {
	readonly #sections = new Map<string, Section>();

	read({ file, scripts, styles }: Pick<PageFile & PageParts, 'file' | 'scripts' | 'styles'>): void {
		const name = pageSection(file);
		const section = this.#sections.get(name) ?? { scripts: new Set(), styles: new Set() };
		this.#sections.set(name, section);
		for (const text of scripts) section.scripts.add(hashSource(text));
		for (const text of styles) section.styles.add(hashSource(text));
	}

	/** The policies of the pages that were read. */
	policies(parties: ThirdParties): Policies {
		const policyOf = (names: Iterable<string>) => {
			const sections = [...names].flatMap((name) => this.#sections.get(name) ?? []);
			const all = (kind: keyof Section) => [...new Set(sections.flatMap((one) => [...one[kind]]))].sort();
			return contentSecurityPolicy({ scripts: all('scripts'), styles: all('styles') }, parties);
		};
		const names = [...this.#sections.keys()].sort();
		const sections = names.map((name) => [name, policyOf([name, ...anywhere])] as const);
		return { everywhere: policyOf(names), sections: new Map(sections) };
	}
}
