import type { Locale } from '#contract/locales.ts';
import { slugify } from '#lib/slugify.ts';
import { readCollection, readNamed } from './read-collection.ts';
import type { Entry } from './read-entry.ts';

interface Game {
	slug: string;
	name: string;
	platforms?: string[];
}

/** What an issue can be about: every game with what it runs on, and the categories of the file issue-form. */
export async function readIssueChoices(locale: Locale): Promise<Entry | undefined> {
	const [entries, form] = await Promise.all([
		readCollection('games', locale),
		readNamed('issue-form', 'issue-form', locale),
	]);
	if (!form) return undefined;
	const games = entries.map(({ fields }) => fields as unknown as Game);
	const names = [...new Set(games.flatMap(({ platforms = [] }) => platforms))];
	const fields = {
		games: games.map(({ slug, name, platforms = [] }) => ({
			id: slug,
			name,
			platforms: platforms.map(slugify),
		})),
		platforms: names.map((name) => ({ id: slugify(name), name })),
		categories: form.fields.categories,
	};
	return { fields, placeOf: form.placeOf };
}
