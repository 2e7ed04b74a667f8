/** The thread of src/build/page-finishing.ts. */
import { move, workerData } from 'piscina';
import { PageFinisher, type Surroundings } from './page-finisher.ts';
import { type Games, SearchIndex } from './search-index.ts';

const folder: string = workerData;
const finisher = new PageFinisher(folder);
const search = new SearchIndex();

/** Takes a page as chunks of bytes and moves it back as such: to move costs nothing, a text would be copied. */
export async function finish({ file, chunks }: { file: string; chunks: Uint8Array[] }) {
	const html = finisher.finish({ file, html: Buffer.concat(chunks).toString('latin1') });
	await search.add({ file, html });
	// A buffer that shares its memory with others cannot be moved.
	const finished = Buffer.allocUnsafeSlow(html.length);
	finished.write(html, 'latin1');
	return move(finished.buffer);
}

export const takeStyles = (sheets: ReadonlyMap<string, string>) => finisher.styles.take(sheets);
export const writeSurroundings = (surroundings: Surroundings) => finisher.writeSurroundings(surroundings);
export const writeSearchIndex = (games: Games) => search.write(folder, games);
