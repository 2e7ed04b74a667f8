/** The thread of src/build/page-finishing.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { workerData } from 'piscina';
import { PageFinisher, type Surroundings } from './page-finisher.ts';
import type { Policies } from './policies.ts';

/** A page as Astro rendered it: its file as an address below the built folder, and its HTML in UTF-8. */
export interface RenderedPage {
	file: string;
	bytes: ArrayBuffer;
}

const folder: string = workerData;
const finisher = new PageFinisher(folder);
const made = new Set<string>();

function write(file: string, html: string): void {
	const path = fileURLToPath(new URL(file, pathToFileURL(folder)));
	const parent = dirname(path);
	if (!made.has(parent)) mkdirSync(parent, { recursive: true });
	made.add(parent);
	writeFileSync(path, html, 'latin1');
}

/** Finishes pages and writes them. */
export function finish(pages: RenderedPage[]): void {
	for (const { file, bytes } of pages) {
		try {
			write(file, finisher.finish({ file, html: Buffer.from(bytes).toString('latin1') }));
		} catch (error) {
			throw new Error(`${file} could not be finished: ${(error as Error).message}`, { cause: error });
		}
	}
}

/** Writes what stands beside the pages when all were given. */
export function writeSurroundings(surroundings: Surroundings): Promise<Policies> {
	return finisher.writeSurroundings(surroundings);
}

export const takeStyles = (sheets: ReadonlyMap<string, string>) => finisher.styles.take(sheets);
