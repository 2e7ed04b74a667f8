import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { mapTexts } from '#lib/text/clean-text.ts';

/** The part of an entry that its page and its copies are told apart by. */
export interface Entry {
	id: string;
	slug?: string;
	body?: { en?: string };
	description?: { en?: string };
}

const firstCopy = 900_000;

/** A copy with texts of its own, so that nothing that is kept of the original spares it work. */
function copyOf(original: Entry, number: number): Entry {
	const varied = mapTexts(original, (text) =>
		text.startsWith('<') ? `${text}<p>${number}</p>` : text,
	) as Entry;
	const slug = original.slug && `${original.slug}-${number}`;
	return { ...varied, id: `${firstCopy + number}`, ...(slug && { slug }) };
}

const entryOf = ({ json }: Record<string, SQLOutputValue>) => JSON.parse(String(json)) as Entry;

/** Fills a collection up with copies of the demo's own entries, so that every page is of real length. */
function fillCollection(db: DatabaseSync, collection: string, amount: number): Entry[] {
	const entries = db
		.prepare('SELECT json FROM cms_entry WHERE collection = ? AND published = 1')
		.all(collection)
		.map(entryOf);
	const originals = entries.filter(({ id }) => Number(id) < firstCopy);
	const put = db.prepare(
		'INSERT INTO cms_entry (collection, id, json, position, updated_at) VALUES (?, ?, ?, ?, ?)',
	);
	const now = new Date().toISOString();
	for (let number = entries.length; number < amount; number++) {
		const copy = copyOf(originals[number % originals.length] as Entry, number);
		const whole = { ...copy, previousSlugs: [] };
		put.run(collection, copy.id, JSON.stringify(whole), 1000 + number, now);
		entries.push(copy);
	}
	return entries;
}

/** Fills a sandbox up to an amount of entries, a fifth of them jobs; gives them all. @param data its folder */
export function fill(data: string, amount: number): Entry[] {
	const jobs = Math.round(amount / 5);
	return fillWith(data, { 'office-news': amount - jobs, 'job-offers': jobs });
}

/** Fills collections of a sandbox up to amounts; gives all of their entries. @param data its folder */
export function fillWith(data: string, amounts: Readonly<Record<string, number>>): Entry[] {
	const db = new DatabaseSync(join(data, 'sandbox.db'));
	try {
		db.exec('PRAGMA busy_timeout = 5000; BEGIN');
		const entries = Object.entries(amounts).flatMap(([name, amount]) => fillCollection(db, name, amount));
		db.exec('COMMIT');
		return entries;
	} finally {
		db.close();
	}
}
