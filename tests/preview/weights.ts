import { brotliCompressSync } from 'node:zlib';
import { budgets } from '../support/budgets.ts';
import type { Answer, Visit } from './visit.ts';

const weigh = (text: string) => brotliCompressSync(text).length;
const inKB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const namedScripts = (html: string) =>
	[...html.matchAll(/<script\b[^>]*\ssrc="(\/[^"]+)"/g)].map(([, path = '']) => path);

const staticImports = (script: string, path: string) =>
	[...script.matchAll(/\b(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)].map(
		([, name = '']) => new URL(name, `http://site.invalid${path}`).pathname,
	);

interface Script {
	weight: number;
	/** The paths of what it imports. */
	imports: string[];
}

const known = new WeakMap<Visit, Map<string, Promise<Script>>>();

/** A script of a site; pages share most of them. */
function scriptAt(path: string, visit: Visit): Promise<Script> {
	const scripts = known.get(visit) ?? new Map<string, Promise<Script>>();
	known.set(visit, scripts);
	const script =
		scripts.get(path) ??
		visit(path).then(({ text }) => ({ weight: weigh(text), imports: staticImports(text, path) }));
	scripts.set(path, script);
	return script;
}

/** What the scripts weigh that a page runs by itself, with all that they import. */
async function scriptWeight(html: string, visit: Visit): Promise<number> {
	const found = new Map<string, number>();
	const queue = namedScripts(html);
	for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
		if (found.has(path)) continue;
		const { weight, imports } = await scriptAt(path, visit);
		found.set(path, weight);
		queue.push(...imports);
	}
	return [...found.values()].reduce((sum, weight) => sum + weight, 0);
}

/** What is too heavy of a page, as brotli, so that it hangs on no setting of a CDN. @param kind a name of a budget */
export async function weightProblems(kind: string, { text }: Answer, visit: Visit): Promise<string[]> {
	const budget = budgets.find(({ name }) => name === kind);
	if (!budget) return [];
	const weights = { html: weigh(text), script: await scriptWeight(text, visit) };
	return (['html', 'script'] as const)
		.filter((part) => weights[part] > budget[part])
		.map((part) => `its ${part} weighs ${inKB(weights[part])} of ${inKB(budget[part])}`);
}
