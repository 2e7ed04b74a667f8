import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { plainCollections, routedCollections } from '../content/collections.ts';
import type { DemoEntry } from '../content/types.ts';
import { entryFiles, type Layout } from './entry-files.ts';
import { mediaIn } from './values.ts';

const media = join(import.meta.dirname, '../media');

/** Every collection that the site reads from a CMS; merch and postings have services of their own. */
const layouts: Record<string, Layout> = {
	configs: {},
	'contact-form': { single: 'contact-form' },
	'contact-surveys': {},
	'faq-categories': { inOrder: true },
	faqs: { body: 'description', inOrder: true },
	games: { body: 'description', inOrder: true },
	'issue-form': { single: 'issue-form' },
	'job-offers': { body: 'description', markdown: ['requirements'] },
	multibanners: { inOrder: true },
	'office-news': { body: 'body' },
	offices: { body: 'text', inOrder: true },
	pages: { body: 'blocks', inBlocks: true },
	presses: { body: 'pageBlocks', inBlocks: true, single: 'presses' },
	'support-patches': { body: 'notes' },
};

/** A definition is easier to edit as JSON than as text. */
function withDefinition(entry: DemoEntry): DemoEntry {
	const { config } = entry as DemoEntry & { config?: unknown };
	return typeof config === 'string' ? ({ ...entry, config: JSON.parse(config) } as DemoEntry) : entry;
}

function filesOf(collection: string, layout: Layout): { path: string; text: string }[] {
	const entries = plainCollections[collection] ?? routedCollections[collection] ?? [];
	const folder = layout.single ? '' : collection;
	return entries
		.flatMap((entry, index) => entryFiles(withDefinition(entry), index, layout))
		.map(({ name, text }) => ({ path: join(folder, name), text }));
}

/** Writes the demo studio as files, as the source `files` reads them. @returns how many there are */
export async function writeContentFiles(folder: string): Promise<number> {
	const files = Object.entries(layouts).flatMap(([collection, layout]) => filesOf(collection, layout));
	for (const { path, text } of files) {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), text);
	}
	await mkdir(join(folder, 'media'), { recursive: true });
	const pictures = mediaIn(files.map(({ text }) => text));
	for (const name of pictures) await copyFile(join(media, name), join(folder, 'media', name));
	return files.length + pictures.length;
}
