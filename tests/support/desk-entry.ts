type Entry = Record<string, unknown>;

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };

/** The text in the form of a desk's page about an entry. */
export function readEntryText(markup: string): string {
	const [, text = ''] = /<textarea[^>]* name="entry"[^>]*>\n?([\s\S]*?)<\/textarea>/.exec(markup) ?? [];
	return text.replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => signs[name] ?? '');
}

/** The entry in that form. */
export const readEntryForm = (markup: string): Entry => JSON.parse(readEntryText(markup));

function setField(entry: Entry, [key = '', ...rest]: readonly string[], value: unknown): void {
	if (rest.length === 0) entry[key] = value;
	else setField(entry[key] as Entry, rest, value);
}

/** Publishes an entry at the desk, or stores it as a draft, with changes by the paths of fields. */
export async function editEntry(
	address: string,
	action: 'publish' | 'draft',
	changes: Record<string, unknown> = {},
): Promise<Response> {
	const entry = readEntryForm(await (await fetch(address)).text());
	for (const [path, value] of Object.entries(changes)) setField(entry, path.split('.'), value);
	const body = new URLSearchParams({ action, entry: JSON.stringify(entry) });
	return fetch(address, { method: 'POST', body, redirect: 'manual' });
}
