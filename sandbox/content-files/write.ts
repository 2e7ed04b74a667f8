import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Collection, collections } from '#cms/sources/files/collections.ts';
import { plainCollections, routedCollections } from '../content/collections.ts';
import type { DemoEntry } from '../content/types.ts';
import { entryFiles, type WrittenFile } from './entry-files.ts';
import { mediaIn } from './values.ts';

const media = join(import.meta.dirname, '../media');

/** Collections whose order is the editor's. */
const ordered = ['faq-categories', 'faqs', 'games', 'multibanners', 'offices', 'redirects'];

/** A definition is easier to edit as JSON than as text. */
function withDefinition(entry: DemoEntry): DemoEntry {
	const { config } = entry as DemoEntry & { config?: unknown };
	return typeof config === 'string' ? ({ ...entry, config: JSON.parse(config) } as DemoEntry) : entry;
}

function filesOf(name: string, collection: Collection): WrittenFile[] {
	const entries = plainCollections[name] ?? routedCollections[name] ?? [];
	const { folder } = collection;
	const layout = { ...collection, single: folder ? undefined : name, inOrder: ordered.includes(name) };
	return entries
		.flatMap((entry, index) => entryFiles(withDefinition(entry), index, layout))
		.map((file) => ({ ...file, name: join(folder, file.name) }));
}

/** Writes the demo studio as files, as the source `files` reads them. @returns how many there are */
export async function writeContentFiles(folder: string): Promise<number> {
	const files = Object.entries(collections).flatMap(([name, collection]) => filesOf(name, collection));
	for (const { name, text } of files) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), text);
	}
	await mkdir(join(folder, 'media'), { recursive: true });
	const pictures = mediaIn(files.map(({ text }) => text));
	for (const name of pictures) await copyFile(join(media, name), join(folder, 'media', name));
	return files.length + pictures.length;
}
