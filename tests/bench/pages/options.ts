import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Kind, kinds } from './kinds.ts';

/** What is measured, in this order. */
export const groupNames = ['requests', 'shifts', 'inp', 'navigation', 'frames', 'lighthouse'] as const;
export type GroupName = (typeof groupNames)[number];

/** What the command line asks for. */
export interface Options {
	kinds: readonly Kind[];
	groups: readonly GroupName[];
	/** How often each is measured for its median. */
	runs: number;
	/** The folder of another site's pages, and the file that names its page of each kind. */
	peer?: { folder: string; pages: string };
	/** Everything is measured as often as it should be. */
	isWhole: boolean;
}

function pick<Each>(all: readonly Each[], wanted: string | undefined, toName: (each: Each) => string) {
	if (!wanted) return all;
	const names = wanted.split(',');
	const unknown = names.filter((name) => !all.some((each) => toName(each) === name));
	if (unknown.length > 0)
		throw new Error(`Unknown: ${unknown.join(', ')}. There are ${all.map(toName).join(', ')}.`);
	return all.filter((each) => names.includes(toName(each)));
}

/** Reads the command line. */
export function readOptions(): Options {
	const { values } = parseArgs({
		options: {
			only: { type: 'string' },
			measure: { type: 'string' },
			runs: { type: 'string', default: '5' },
			peer: { type: 'string', default: process.env.BENCH_PEER },
			'peer-pages': { type: 'string', default: fileURLToPath(new URL('peer-pages.json', import.meta.url)) },
		},
	});
	const { only, measure, runs, peer, 'peer-pages': pages } = values;
	return {
		kinds: pick(kinds, only, ({ name }) => name),
		groups: pick(groupNames, measure, (name) => name),
		runs: Number(runs),
		...(peer && { peer: { folder: peer, pages } }),
		isWhole: !only && !measure && runs === '5',
	};
}
