import { stat } from 'node:fs/promises';
import { CmsError, MissingError } from '../error.ts';
import type { ContentRequest, Source } from '../source.ts';
import { contentFolder } from './files/entries.ts';
import { addImageSizes } from './files/image-sizes.ts';
import { readOpen } from './files/open-entry.ts';
import { fileReader } from './files/read-entry.ts';
import { readMedia } from './files/read-media.ts';
import { applyQuery, findList, findOne } from './find-entries.ts';

async function mustExist({ collection }: ContentRequest): Promise<void> {
	const folder = contentFolder();
	const found = await stat(folder).catch(() => undefined);
	if (!found?.isDirectory()) throw new CmsError(collection, folder, 'CONTENT_FOLDER names no folder');
}

function unknown({ collection, path }: ContentRequest): CmsError {
	return new CmsError(collection, contentFolder(), `the source "files" has no answer to ${path}`);
}

/** Markdown in a folder, for a studio without a CMS; docs/content.md says how it is laid out. */
export const source: Source = {
	async one(question) {
		await mustExist(question);
		const find = findOne(question);
		if (!find) throw unknown(question);
		const entry = await find(fileReader);
		const { collection, path } = question;
		if (!entry) throw new MissingError(collection, contentFolder(), `there is no file for ${path}`);
		const place = entry.placeOf('');
		return { url: place, body: await addImageSizes(entry, collection), placeOf: entry.placeOf };
	},

	async list(question) {
		await mustExist(question);
		const find = findList(question);
		if (!find) throw unknown(question);
		const entries = applyQuery(await find(fileReader), question.query);
		const body = await Promise.all(entries.map((entry) => addImageSizes(entry, question.collection)));
		const url = contentFolder();
		return { url, body, placeOf: (field, index = 0) => entries[index]?.placeOf(field) ?? url };
	},

	open: readOpen,

	file: readMedia,
};
