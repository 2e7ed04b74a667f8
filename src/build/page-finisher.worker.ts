/** The thread of src/build/page-finishing.ts. */
import { workerData } from 'piscina';
import { type Page, PageFinisher, type Surroundings } from './page-finisher.ts';
import { type Games, SearchIndex } from './search-index.ts';

const folder: string = workerData;
const finisher = new PageFinisher(folder);
const search = new SearchIndex();

export async function finish(page: Page): Promise<string> {
	const html = finisher.finish(page);
	await search.add({ ...page, html });
	return html;
}

export const writeSurroundings = (surroundings: Surroundings) => finisher.writeSurroundings(surroundings);
export const writeSearchIndex = (games: Games) => search.write(folder, games);
