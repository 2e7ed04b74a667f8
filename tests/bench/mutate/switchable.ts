import type { Change } from './changes.ts';

/**
 * What tells whether a change is made: MUTANT for Node, `mutant` in a page (page-mutant.ts). Who records what tests reach
 * gives a folder as MUTANTS_REACHED, or `reachMutant` in a page. Node is told from a page without `globalThis.process`,
 * which a build for pages replaces.
 */
const question = (number: number) => `
function isMutant() {
	const { process: node, mutant, reachMutant } = globalThis;
	if (!node?.getBuiltinModule) {
		reachMutant?.(${number});
		return mutant === ${number};
	}
	const { MUTANT, MUTANTS_REACHED: folder } = node.env;
	const { existsSync, writeFileSync } = node.getBuiltinModule('node:fs');
	if (folder && !existsSync(folder + '/${number}')) writeFileSync(folder + '/${number}', '');
	return MUTANT === '${number}';
}
`;

function both({ place, before, after }: Change): string {
	if (place === 'statement') return `{ if (!isMutant()) ${before} }`;
	const choice = `(isMutant() ? (${after}) : (${before}))`;
	return place === 'attribute' ? `{${choice}}` : choice;
}

/** A file with one change that is made where its number is asked for, so that one build serves every change. */
export function switchable(text: string, number: number, change: Change): string {
	return text.slice(0, change.start) + both(change) + text.slice(change.end) + question(number);
}
