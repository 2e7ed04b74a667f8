import { type AtRule, parse, type Root } from 'postcss';
import { RecentMap } from '#lib/recent-map.ts';
import { assetAddress } from './asset-address.ts';
import { textOf } from './page-bytes.ts';

/** Where a page with much else to show first has the styles of the rest asked for; components/site/LateLayers.astro. */
const place = '<template data-styles="late"></template>';
const layers = ['below', 'forms'];
const sheets = /<style>([\s\S]*?)<\/style>/g;

interface Parts {
	/** What a page is drawn with. */
	first: string;
	/** What stands in the late layers. */
	late: string;
}

const isLate = (node: Root['nodes'][number]): node is AtRule =>
	node.type === 'atrule' && node.name === 'layer' && layers.includes(node.params) && node.nodes !== undefined;

/** Takes the late layers out of a style sheet. */
export function partsOf(css: string): Parts {
	const first = parse(css);
	const late = first.nodes.filter(isLate);
	for (const node of late) node.remove();
	return { first: first.toString(), late: late.join('') };
}

/** Puts the styles of what stands far down into a file of their own, for pages that say where it begins. */
export class LateLayers {
	/** The style sheets, by the address that pages name. */
	readonly files = new Map<string, string>();
	/** Pages of a kind hold the same. */
	readonly #known = new RecentMap<Parts>(20);

	/** A page as it should be served. */
	finish(html: string): string {
		if (!html.includes(place)) return html;
		const found: string[] = [];
		const rest = html.replace(sheets, (_, css) => {
			const { first, late } = this.#partsOf(css);
			found.push(late);
			return `<style>${first}</style>`;
		});
		const sheet = textOf(found.join(''));
		const address = assetAddress('late', 'css', sheet);
		this.files.set(address, sheet);
		return rest.replace(place, `<link rel="stylesheet" href="${address}" fetchpriority="low">`);
	}

	#partsOf(css: string): Parts {
		const parts = this.#known.get(css) ?? partsOf(css);
		this.#known.set(css, parts);
		return parts;
	}
}
