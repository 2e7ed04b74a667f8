import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { schemaFiles } from './schemas.ts';

/** Writes the content types and components into the `src` of a Strapi, in the place of those of the same names. */
export async function writeSchemas(folder: string): Promise<number> {
	const files = [...schemaFiles()].map(([path, text]) => ({ path: join(folder, 'src', path), text }));
	for (const { path, text } of files) {
		await mkdir(dirname(path), { recursive: true });
		await rm(path, { force: true });
		await writeFile(path, text);
	}
	return files.length;
}
