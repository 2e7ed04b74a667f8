import { readConfig } from '#contract/config.ts';
import type { Locale } from '#contract/locales.ts';

/** What the site asks a CMS for, in the terms of the spec's REST paths. */
export interface Question {
	/** The collection's name in messages. */
	collection: string;
	/** The path of the spec, with its locale and query filled in. */
	path: string;
}

/** An answer as it came, in the shapes of docs/openapi and the address it came from. */
export interface Answer {
	url: string;
	body: unknown;
}

/** A content service. Another CMS is connected by a file in sources/ that answers the same questions. */
export interface Source {
	one(question: Question, locale: Locale): Promise<Answer>;
	/** Every entry of a list, over all its pages. */
	list(question: Question, locale: Locale): Promise<Answer & { body: unknown[] }>;
}

/** The source that CMS_SOURCE names. */
export async function loadSource(): Promise<Source> {
	const { CMS_SOURCE } = readConfig(process.env, ['CMS_SOURCE']);
	const { source } = (await import(`./sources/${CMS_SOURCE}.ts`)) as { source: Source };
	return source;
}
