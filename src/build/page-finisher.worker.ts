/** The thread of src/build/page-finishing.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { workerData } from 'piscina';
import { PageFinisher, type Surroundings } from './page-finisher.ts';
import { type Games, SearchIndex } from './search-index.ts';

/** A page as Astro rendered it: its file as an address below the built folder, and its HTML in UTF-8. */
export interface RenderedPage {
	file: string;
	bytes: ArrayBuffer;
}

const folder: string = workerData;
const finisher = new PageFinisher(folder);
const search = new SearchIndex();
const made = new Set<string>();

function write(file: string, html: string): void {
	const path = fileURLToPath(new URL(file, pathToFileURL(folder)));
	const parent = dirname(path);
	if (!made.has(parent)) mkdirSync(parent, { recursive: true });
	made.add(parent);
	writeFileSync(path, html, 'latin1');
}

async function finishOne({ file, bytes }: RenderedPage): Promise<void> {
	try {
		const html = finisher.finish({ file, html: Buffer.from(bytes).toString('latin1') });
		write(file, html);
		await search.add({ file, html });
	} catch (error) {
		throw new Error(`${file} could not be finished: ${(error as Error).message}`, { cause: error });
	}
}

/** Finishes pages, writes them and takes them into the search index. */
export async function finish(pages: RenderedPage[]): Promise<void> {
	await Promise.all(pages.map(finishOne));
}

export const takeStyles = (sheets: ReadonlyMap<string, string>) => finisher.styles.take(sheets);
export const writeSurroundings = (surroundings: Surroundings) => finisher.writeSurroundings(surroundings);
export const writeSearchIndex = (games: Games) => search.write(folder, games);
