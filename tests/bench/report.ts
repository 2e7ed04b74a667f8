import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fillPart, readPart } from '#build/docs/parts.ts';
import { figures } from './report/figures.ts';
import { highlights } from './report/highlights.ts';
import { type Result, resultsFolder } from './result.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Every result of this machine, by name. */
async function readResults(): Promise<Map<string, Result>> {
	const names = (await readdir(resultsFolder)).filter((name) => name.endsWith('.json')).sort();
	const read = async (name: string) =>
		[name.replace('.json', ''), JSON.parse(await readFile(`${resultsFolder}/${name}`, 'utf8'))] as const;
	// What was written before results told of their circumstances cannot be compared.
	return new Map((await Promise.all(names.map(read))).filter(([, result]) => result.date));
}

type Report = (results: Map<string, Result>, before: string) => string;

async function put(path: string, name: string, report: Report): Promise<void> {
	const document = await readFile(at(path), 'utf8');
	const text = report(results, readPart(document, { path, name }));
	await writeFile(at(path), fillPart(document, { path, name, text }));
}

const results = await readResults();
await put('tests/bench/FIGURES.md', 'figures', figures);
await put('README.md', 'measured', highlights);
console.log(`Wrote ${results.size} results into tests/bench/FIGURES.md and README.md.`);
