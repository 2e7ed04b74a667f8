import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { queriesFile } from './populate.ts';
import { schemaFiles } from './schemas.ts';

const queries = join(import.meta.dirname, '../../src/cms/sources/strapi/queries.ts');

/** Writes the content types and components into the `src` of a Strapi. */
export async function writeSchemas(folder: string): Promise<number> {
	const files = schemaFiles();
	for (const [path, text] of files) {
		const file = join(folder, 'src', path);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, text);
	}
	return files.size;
}

if (import.meta.main) {
	const [folder] = process.argv.slice(2);
	if (folder) console.log(`${await writeSchemas(folder)} files in ${join(folder, 'src')}`);
	else await writeFile(queries, queriesFile());
}
