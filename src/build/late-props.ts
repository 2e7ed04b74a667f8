import { initSync, parse } from 'es-module-lexer';
import { assetAddress } from './asset-address.ts';
import { bytesOf, textOf } from './page-bytes.ts';

/** The islands that are told nothing before they are used. */
const waiting = /<astro-island\b[^>]*\sclient="interaction"[^>]*>/g;

/** What is shorter than this, as JSON, stays in the page. */
const long = 200;

const signs: Record<string, string> = { '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
const plain = (text: string) => text.replace(/&(?:quot|#39|lt|gt|amp);/g, (sign) => signs[sign] ?? sign);
const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const quoted = (text: string) => text.replace(/[&"<>]/g, (sign) => entities[sign] ?? sign);

function attributeOf(tag: string, name: string): string {
	return plain(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

/** A name with what Astro made of its value. */
type Told = [name: string, value: [kind: number, value?: { once?: [number, string]; value?: unknown }]];

/** The name of what is told once of all pages (src/components/site/told-once.ts). */
const onceOf = ([, [, value]]: Told) => value?.once?.[1];
const isLate = (one: Told) => onceOf(one) !== undefined || JSON.stringify(one[1]).length > long;

/** A page names what is told once, and none of the pages before it says what that is. */
export class NotToldYet extends Error {
	override name = 'NotToldYet';
}

initSync();

/**
 * Takes what islands are told out of pages, where they wait until they are used (`client:interaction`), into files that pages
 * share; what is short stays, since it differs from page to page. The same files name the scripts that the island takes,
 * so that they can be fetched at once.
 */
export class LateProps {
	/** What was taken out of pages, by the address that they name instead. */
	readonly files = new Map<string, string>();
	readonly #read: (address: string) => string;
	readonly #imports = new Map<string, readonly string[]>();
	/** What is told once, by its name. */
	readonly #once = new Map<string, Told[1]>();
	/** By the scripts of islands and what they are told late. */
	readonly #addresses = new Map<string, string>();

	/** @param read the text of a built script, by its address */
	constructor(read: (address: string) => string) {
		this.#read = read;
	}

	/** A page as it should be served. */
	finish(html: string): string {
		return html.replace(waiting, (tag) => bytesOf(this.#finishIsland(textOf(tag))));
	}

	#finishIsland(tag: string): string {
		const told: Told[] = Object.entries(JSON.parse(attributeOf(tag, 'props')));
		const late = told.filter(isLate).map((one) => this.#wholeOf(one));
		if (late.length === 0) return tag;
		const scripts = [attributeOf(tag, 'component-url'), attributeOf(tag, 'renderer-url')];
		const sign = JSON.stringify([scripts, late.map((one) => onceOf(one) ?? one)]);
		const address = this.#addresses.get(sign) ?? this.#keep(late, scripts);
		this.#addresses.set(sign, address);
		const rest = quoted(JSON.stringify(Object.fromEntries(told.filter((one) => !isLate(one)))));
		// Nothing reads the name that Astro gives each island.
		const short = tag.replace(/\suid="[^"]*"/, '');
		return short.replace(/\sprops="[^"]*"/, () => ` props="${rest}" data-late="${address}"`);
	}

	/** What is told once with its value, also where only another page has that. */
	#wholeOf(one: Told): Told {
		const once = onceOf(one);
		if (once === undefined) return one;
		const [name, value] = one;
		const whole = this.#once.get(once) ?? value;
		if (!whole[1]?.value) throw new NotToldYet(`no page says what "${once}" is`);
		this.#once.set(once, whole);
		return [name, whole];
	}

	/** Makes a file of what islands are told late, and gives its address. */
	#keep(late: readonly Told[], scripts: readonly string[]): string {
		const text = JSON.stringify({ props: Object.fromEntries(late), modules: this.#modulesOf(scripts) });
		const address = assetAddress('island', 'json', text);
		this.files.set(address, text);
		return address;
	}

	/** The addresses of scripts and of all that they import, each once. */
	#modulesOf(scripts: readonly string[]): string[] {
		const found = new Set(scripts);
		for (const script of found) for (const other of this.#importsOf(script)) found.add(other);
		return [...found];
	}

	#importsOf(script: string): readonly string[] {
		const known = this.#imports.get(script);
		if (known) return known;
		const [all] = parse(this.#read(script));
		const imports = all
			.filter(({ n, d }) => n !== undefined && d === -1)
			.map(({ n }) => new URL(n ?? '', `file://${script}`).pathname);
		this.#imports.set(script, imports);
		return imports;
	}
}
