import { createHash } from 'node:crypto';
import type { PageParts } from './built-pages.ts';
import { type PageToJudge, pagePath, type ThirdParty } from './third-parties.ts';

/** A CSP source for one inline text. */
export function hashSource(text: string): string {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The one policy of every page: scripts and styles of this origin and of the given hashes. Scripts make no markup
 * from text; the one Trusted Types policy is made by the loader of third-party scripts, for their addresses.
 */
export function contentSecurityPolicy(
	hashes: { scripts: string[]; styles: string[] },
	parties: readonly ThirdParty[],
): string {
	const all = (kind: 'scripts' | 'frames' | 'connections') => parties.flatMap((party) => party[kind]);
	const frames = all('frames');
	const media = parties.flatMap((party) => party.media ?? []);
	const directives: Record<string, string[]> = {
		'default-src': ["'none'"],
		// The search index is read by WebAssembly, which may be compiled; text may not.
		'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes.scripts, ...all('scripts')],
		'style-src': ["'self'", ...hashes.styles],
		'img-src': ["'self'", 'data:', ...media],
		'font-src': ["'self'"],
		'media-src': ["'self'", ...media],
		'connect-src': ["'self'", ...all('connections')],
		'frame-src': frames.length > 0 ? frames : ["'none'"],
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

/** What the pages at an address, after its language, are answered with. A star at its end stands for whatever is below it. */
export interface PolicyRule {
	path: string;
	policy: string;
}

/** What pages may run, be styled by and talk to. Together their hashes weigh nearly as much as a page, so each section has its own. */
export interface Policies {
	/** Of addresses of no section. */
	everywhere: string;
	/** Of the pages of sections, the later rule counting. */
	rules: readonly PolicyRule[];
	/** Of pages that functions fill, by the first part of their path. */
	filled: ReadonlyMap<string, string>;
}

/** The sources of what stands in the pages of a section, and whom each page talks to. */
interface Section {
	scripts: Set<string>;
	styles: Set<string>;
	/** By the path after its language. */
	pages: Map<string, Set<ThirdParty>>;
}

/** The first part of a page's path after its language. @param file below the built folder, such as `fr/blog/a.html` */
export function pageSection(file: string): string {
	return pagePath(file).split('/')[1] ?? '';
}

/** Of pages that any address may be answered with. */
const anywhere = ['404', 'error'];

/** Of pages that functions fill. */
const isTemplate = (path: string) => /^\/(?:[\w-]+\/template|template-forms)(?:\/|$)/.test(path);

type Parties = ReadonlySet<ThirdParty>;

const isSame = (one: Parties, other: Parties) =>
	one.size === other.size && [...one].every((party) => other.has(party));

/** What most of some pages talk to; the fewest where as many talk to others. */
function mostCommon(all: readonly Parties[]): Parties {
	const counts: { parties: Parties; times: number }[] = [];
	for (const parties of all) {
		const same = counts.find((each) => isSame(each.parties, parties));
		if (same) same.times++;
		else counts.push({ parties, times: 1 });
	}
	const [first] = counts.toSorted((a, b) => b.times - a.times || a.parties.size - b.parties.size);
	return first?.parties ?? new Set();
}

interface PartyRule {
	path: string;
	parties: Parties;
}

/** Rules for the pages below a path, each where it says something else than those before it. */
function rulesBelow(
	path: string,
	pages: ReadonlyMap<string, Parties>,
	inherited: Parties | undefined,
): PartyRule[] {
	const own = pages.get(path);
	const below = [...pages].filter(([page]) => page.startsWith(`${path}/`));
	const most = below.length > 0 ? mostCommon(below.map(([, parties]) => parties)) : (own ?? new Set());
	const isSection = inherited === undefined;
	const rules: PartyRule[] = [];
	// Only a star stands for the page itself, too, and for all that nobody knows below it.
	if (isSection || (below.length > 0 && !isSame(most, inherited)))
		rules.push({ path: `${path}/*`, parties: most });
	const given = rules.length > 0 ? most : (inherited ?? most);
	if (isSection || (own && (rules.length > 0 || !isSame(own, given))))
		rules.push({ path, parties: own ?? most });
	const children = Map.groupBy(below, ([page]) => page.slice(path.length + 1).split('/')[0] ?? '');
	const further = [...children.keys()]
		.sort()
		.flatMap((child) => rulesBelow(`${path}/${child}`, new Map(children.get(child)), most));
	return [...rules, ...further];
}

/** Gathers what the pages of a built site hold, one after the other. */
export class PageInlineParts {
	readonly #sections = new Map<string, Section>();
	readonly #parties: readonly ThirdParty[];
	/** By the texts, most of which stand in many pages. */
	readonly #hashes = new Map<string, string>();

	constructor(parties: readonly ThirdParty[]) {
		this.#parties = parties;
	}

	read(page: PageToJudge & Pick<PageParts, 'scripts' | 'styles'>): void {
		const name = pageSection(page.file);
		const section = this.#sections.get(name) ?? { scripts: new Set(), styles: new Set(), pages: new Map() };
		this.#sections.set(name, section);
		for (const text of page.scripts) section.scripts.add(this.#hash(text));
		for (const text of page.styles) section.styles.add(this.#hash(text));
		const path = pagePath(page.file);
		const used = this.#parties.filter((party) => party.isUsedBy(page));
		section.pages.set(path, new Set([...(section.pages.get(path) ?? []), ...used]));
	}

	#hash(text: string): string {
		const hash = this.#hashes.get(text) ?? hashSource(text);
		this.#hashes.set(text, hash);
		return hash;
	}

	/** The policies of the pages that were read. */
	policies(): Policies {
		const names = [...this.#sections.keys()].sort();
		return {
			everywhere: this.#policyOf(names, this.#partiesOf(anywhere)),
			rules: names.flatMap((name) => this.#rulesOf(name)),
			filled: new Map(
				names.map((name) => [name, this.#policyOf([name, ...anywhere], this.#partiesOf([name], isTemplate))]),
			),
		};
	}

	#partiesOf(names: readonly string[], isMeant = (_path: string) => true): Parties {
		const pages = names.flatMap((name) => [...(this.#sections.get(name)?.pages ?? [])]);
		return new Set(pages.filter(([path]) => isMeant(path)).flatMap(([, parties]) => [...parties]));
	}

	#policyOf(names: readonly string[], parties: Parties): string {
		const sections = names.flatMap((name) => this.#sections.get(name) ?? []);
		const all = (kind: 'scripts' | 'styles') =>
			[...new Set(sections.flatMap((one) => [...one[kind]]))].sort();
		const used = this.#parties.filter((party) => parties.has(party));
		return contentSecurityPolicy({ scripts: all('scripts'), styles: all('styles') }, used);
	}

	#rulesOf(name: string): PolicyRule[] {
		const pages = this.#sections.get(name)?.pages ?? new Map<string, Parties>();
		const policyOf = (parties: Parties) => this.#policyOf([name, ...anywhere], parties);
		if (name === '') return [{ path: '', policy: policyOf(this.#partiesOf([name])) }];
		return rulesBelow(`/${name}`, pages, undefined).map(({ path, parties }) => ({
			path,
			policy: policyOf(parties),
		}));
	}
}
