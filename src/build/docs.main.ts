import { writeFile } from 'node:fs/promises';
import { fill } from './docs/fill.ts';
import { generatedParts, readDocument } from './docs/parts.ts';

for (const part of await generatedParts()) {
	const filled = fill(await readDocument(part.path), part);
	await writeFile(new URL(`../../${part.path}`, import.meta.url), filled);
}
