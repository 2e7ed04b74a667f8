import { readConfig } from '#contract/config.ts';
import { type Element, isElement, type Node } from './tree.ts';

/** What `data-with` may name, in words that hold for any service of a sort and for one alone. */
const sorts = {
	'bot-check': ['recaptcha', 'turnstile'],
	analytics: ['tag', 'collector', 'plausible', 'matomo'],
} as const;
const known = new Set<string>(Object.entries(sorts).flatMap(([sort, kinds]) => [sort, ...kinds]));

/** What of it this site has. */
function present(): ReadonlySet<string> {
	const { BOT_CHECK, ANALYTICS } = readConfig(process.env, ['BOT_CHECK', 'ANALYTICS']);
	const kinds: readonly string[] = [BOT_CHECK, ANALYTICS].filter((kind) => kind !== 'none');
	const names = Object.entries(sorts).flatMap(([sort, of]) =>
		of.some((kind) => kinds.includes(kind)) ? [sort] : [],
	);
	return new Set([...kinds, ...names]);
}

/** Words that nobody knows are taken for a mistake, so that a text does not vanish by one. */
function applies({ properties }: Element, has: ReadonlySet<string>): boolean {
	const names = String(properties.dataWith ?? '')
		.split(/\s+/)
		.filter(Boolean);
	return names.length === 0 || names.some((name) => has.has(name) || !known.has(name));
}

function keep(node: Node, has: ReadonlySet<string>): void {
	if (!node.children) return;
	node.children = node.children.filter((child) => !isElement(child) || applies(child, has));
	for (const child of node.children) keep(child, has);
}

/** Takes out the elements of a text that are about a service which this site does not have, as their `data-with` says. */
export function keepWhatApplies(tree: Node): void {
	keep(tree, present());
}
