import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What no two entries share, which stands in the English file. */
const own = /^(?:id: .*\n|previousSlugs:\n(?: +- .*\n)+)/gm;

/** The file of a copy, with a text of its own, so that nothing that is cached of the original spares it work. */
const toCopy = (text: string, number: number) => `${text.replace(own, '').trimEnd()}\n\n${number}\n`;

/** Fills a collection up with copies of its own entries, each in all the languages of the original. */
async function fillCollection(folder: string, amount: number): Promise<void> {
	const files = await readdir(folder);
	const byName = Map.groupBy(files, (file) => file.split('.')[0] ?? '');
	const originals = [...byName];
	for (let number = originals.length; number < amount; number++) {
		const [name, parts] = originals[number % originals.length] as (typeof originals)[number];
		for (const part of parts) {
			const text = await readFile(join(folder, part), 'utf8');
			await writeFile(join(folder, part.replace(name, `${name}-${number}`)), toCopy(text, number));
		}
	}
}

/** Makes a folder of content with an amount of entries, a fifth of them jobs. */
export async function fillFolder(content: string, folder: string, amount: number): Promise<void> {
	await cp(content, folder, { recursive: true });
	const jobs = Math.round(amount / 5);
	await fillCollection(join(folder, 'office-news'), amount - jobs);
	await fillCollection(join(folder, 'job-offers'), jobs);
}
