import { locales } from '#contract/locales.ts';
import type { PageFile, PageParts } from './built-pages.ts';
import { contentSecurityPolicy, hashSource, type ThirdParties } from './csp.ts';

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
export function sectionOf(file: string): string {
	const path = file.replace(/\.html$/, '').replace(language, '');
	const [first = ''] = path.split('/').filter(Boolean);
	return first === 'index' ? '' : first;
}

/** Of pages that any address may be answered with. */
const anywhere = ['404', 'error'];

/** Gathers what the pages of a built site hold, one after the other. */
export class PolicyReader {
	readonly #sections = new Map<string, Section>();

	read({ file, scripts, styles }: Pick<PageFile & PageParts, 'file' | 'scripts' | 'styles'>): void {
		const name = sectionOf(file);
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
