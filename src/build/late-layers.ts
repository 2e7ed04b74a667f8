import { type AtRule, parse, type Root } from 'postcss';
import { RecentMap } from '#lib/recent-map.ts';
import { assetAddress } from './asset-address.ts';
import { textOf } from './page-bytes.ts';

/** Where a page with much else to show first has the styles of its form asked for; components/site/FormStyles.astro. */
const place = '<template data-styles="forms"></template>';
const sheets = /<style>([\s\S]*?)<\/style>/g;

interface Parts {
	/** What a page is drawn with. */
	first: string;
	/** What stands in the layer of forms. */
	forms: string;
}

const isOfForms = (node: Root['nodes'][number]): node is AtRule =>
	node.type === 'atrule' && node.name === 'layer' && node.params === 'forms' && node.nodes !== undefined;

/** Takes the layer of forms out of a style sheet. */
export function partsOf(css: string): Parts {
	const first = parse(css);
	const forms = first.nodes.filter(isOfForms);
	for (const node of forms) node.remove();
	return { first: first.toString(), forms: forms.join('') };
}

/** Puts the styles of a form into a file of their own, for pages whose form comes after what they are read for. */
export class LateForms {
	/** The style sheets, by the address that pages name. */
	readonly files = new Map<string, string>();
	/** Pages of a kind hold the same. */
	readonly #known = new RecentMap<Parts>(20);

	/** A page as it should be served. */
	finish(html: string): string {
		if (!html.includes(place)) return html;
		const found: string[] = [];
		const rest = html.replace(sheets, (_, css) => {
			const { first, forms } = this.#partsOf(css);
			found.push(forms);
			return `<style>${first}</style>`;
		});
		const sheet = textOf(found.join(''));
		const address = assetAddress('forms', 'css', sheet);
		this.files.set(address, sheet);
		return rest.replace(place, `<link rel="stylesheet" href="${address}" fetchpriority="low">`);
	}

	#partsOf(css: string): Parts {
		const parts = this.#known.get(css) ?? partsOf(css);
		this.#known.set(css, parts);
		return parts;
	}
}
