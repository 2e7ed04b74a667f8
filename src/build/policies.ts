import { locales } from '#contract/locales.ts';
import { RecentMap } from '#lib/recent-map.ts';
import { contentSecurityPolicy, hashSource, inlineParts, type ThirdParties } from './csp.ts';
import { textOf } from './page-bytes.ts';

/** What pages may run and be styled by. Together their hashes weigh nearly as much as a page, so each section has its own. */
export interface Policies {
	/** Of every page, for addresses of no section. */
	everywhere: string;
	/** Of the pages whose path begins alike after its language, '' being the home page. */
	sections: ReadonlyMap<string, string>;
}

interface Page {
	section: string;
	scripts: string[];
	styles: string[];
}

const language = new RegExp(`^(?:${locales.join('|')})(?=/|$)`);

/** The first part of a page's path after its language. @param file below the built folder, such as `fr/blog/a.html` */
export function sectionOf(file: string): string {
	const path = file.replace(/\.html$/, '').replace(language, '');
	const [first = ''] = path.split('/').filter(Boolean);
	return first === 'index' ? '' : first;
}

/** What any address may be answered with. */
const isAnywhere = ({ section }: Page) => section === '404' || section === 'error';

const sorted = (texts: string[]) => [...new Set(texts)].sort();

/** Gathers what the pages of a built site hold, one after the other. */
export class PolicyReader {
	readonly #pages: Page[] = [];
	/** Most pages hold the same few. */
	readonly #sources = new RecentMap<string>(200);

	/** @param file below the built folder */
	read(file: string, html: string): void {
		const { scripts, styles } = inlineParts(html);
		const sourceOf = (text: string) => this.#sourceOf(text);
		this.#pages.push({
			section: sectionOf(file),
			scripts: scripts.map(sourceOf),
			styles: styles.map(sourceOf),
		});
	}

	/** The policies of the pages that were read. */
	policies(parties: ThirdParties): Policies {
		const policyOf = (some: Page[]) => {
			const scripts = sorted(some.flatMap((page) => page.scripts));
			const styles = sorted(some.flatMap((page) => page.styles));
			return contentSecurityPolicy({ scripts, styles }, parties);
		};
		const bySection = Map.groupBy(this.#pages, ({ section }) => section);
		const anywhere = this.#pages.filter(isAnywhere);
		const sections = sorted([...bySection.keys()]).map((section): [string, string] => [
			section,
			policyOf([...(bySection.get(section) ?? []), ...anywhere]),
		]);
		return { everywhere: policyOf(this.#pages), sections: new Map(sections) };
	}

	#sourceOf(text: string): string {
		const source = this.#sources.get(text) ?? hashSource(textOf(text));
		this.#sources.set(text, source);
		return source;
	}
}
