import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openContentCache } from '#cms/cache/content-cache.ts';
import { loadFaqs } from '#cms/collections/faqs.ts';
import { loadGames } from '#cms/collections/games.ts';
import { loadJobs } from '#cms/collections/jobs.ts';
import { loadNews } from '#cms/collections/news.ts';
import { locales } from '#contract/locales.ts';

/** Milliseconds after which what is published is read again, behind the back of whoever looks at a draft. */
const lifetime = 60_000;

/** Reads what is published before somebody asks, since lists of thousands take a while: a draft is shown among them. */
export function openPublished(): void {
	const filesFolder = join(tmpdir(), 'preview-files');
	openContentCache({ lifetime, filesFolder, patient: true, isPreview: true });
	for (const locale of locales)
		for (const load of [loadNews, loadJobs, loadFaqs, loadGames])
			load(locale).catch((error: unknown) => console.error(error));
}
