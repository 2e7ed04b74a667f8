import { pickLocale } from '../../content/localised.ts';
import type { EditedEntry } from '../../services/cms/editor.ts';

/** What an entry is called among others. */
export function titleOf({ entry, id }: EditedEntry): string {
	const { title, name, city } = Object(pickLocale(entry, 'en'));
	return String(title ?? name ?? city ?? id) || id;
}

/** Where an entry is edited. */
export const entryPath = (collection: string, id: string) =>
	`/desk/content/${encodeURIComponent(collection)}/${encodeURIComponent(id)}`;
