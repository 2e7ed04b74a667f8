import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { locales } from '#contract/locales.ts';
import { ownSandbox } from '../support/sandbox.ts';
import { type Timing, timed } from './timed.ts';

const [news = 2000, offers = 500] = process.argv.slice(2).map(Number);
const astro = fileURLToPath(import.meta.resolve('astro/package.json')).replace(
	'package.json',
	'bin/astro.mjs',
);

interface Entry {
	id: string;
	slug?: string;
	body?: { en: string };
	description?: { en: string };
}

/** Fills a collection up with copies of its own entries, so that every page is of real length. */
function fill(db: DatabaseSync, collection: string, amount: number): Entry[] {
	const rows = db
		.prepare('SELECT json FROM cms_entry WHERE collection = ? AND published = 1')
		.all(collection);
	const entries = rows.map(({ json }) => JSON.parse(String(json)) as Entry);
	const put = db.prepare(
		'INSERT INTO cms_entry (collection, id, json, position, updated_at) VALUES (?, ?, ?, ?, ?)',
	);
	const copies = Array.from({ length: Math.max(0, amount - entries.length) }, (_, index) => {
		const original = entries[index % entries.length] as Entry;
		const id = `${900_000 + index}`;
		const slug = original.slug && `${original.slug}-${index}`;
		return { ...original, id, ...(slug && { slug }), previousSlugs: [] };
	});
	const now = new Date().toISOString();
	for (const [index, copy] of copies.entries())
		put.run(collection, copy.id, JSON.stringify(copy), 1000 + index, now);
	return [...entries, ...copies];
}

async function htmlFiles(folder: string): Promise<number> {
	const names = await readdir(folder, { recursive: true });
	return names.filter((name) => name.endsWith('.html')).length;
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const sandbox = await ownSandbox();
const environment = {
	...process.env,
	NODE_ENV: 'production',
	ASTRO_TELEMETRY_DISABLED: '1',
	SITE_URL: 'http://localhost:8888',
	CMS_URL: `${sandbox.origin}/cms`,
	MERCH_URL: `${sandbox.origin}/merch`,
	JOB_POSTINGS_URL: `${sandbox.origin}/postings`,
	BOT_CHECK_SITE_KEY: 'sandbox',
	UPLOAD_URL: `${sandbox.origin}/uploads`,
	REGIONAL_SITE_QUEBEC: `${sandbox.origin}/quebec`,
};

const rows: Record<string, Timing & { pages: number; 'ms a page': number }> = {};
async function measure(
	name: string,
	program: string[],
	extra: NodeJS.ProcessEnv,
	out: string,
): Promise<void> {
	const timing = await timed(program, { ...environment, ...extra, OUT_DIR: out });
	const pages = await htmlFiles(out);
	rows[name] = { ...timing, pages, 'ms a page': Math.round((timing.seconds * 10_000) / pages) / 10 };
	console.log(name, rows[name]);
}

try {
	// Encodes what pictures the cache does not hold yet.
	await timed([astro, 'build'], { ...environment, OUT_DIR: join(folder, 'first') });
	await measure('demo content', [astro, 'build'], {}, join(folder, 'second'));
	const db = new DatabaseSync(join(sandbox.data, 'sandbox.db'));
	const items = fill(db, 'office-news', news);
	const jobs = fill(db, 'job-offers', offers);
	db.close();
	await measure(`${news} news and ${offers} offers`, [astro, 'build'], {}, join(folder, 'large'));
	const pages = [...items, ...jobs].flatMap(({ id, slug = id, body, description }) =>
		locales.map((locale) => ({
			path: `${locale}/${slug}`,
			title: slug,
			body: (body ?? description)?.en ?? '',
		})),
	);
	const { pages: wanted = 0 } = rows[`${news} news and ${offers} offers`] ?? {};
	const list = join(folder, 'pages.json');
	await writeFile(list, JSON.stringify(pages.slice(0, wanted)));
	const bare = fileURLToPath(new URL('bare', import.meta.url));
	await measure('bare Astro', [astro, 'build', '--root', bare], { BARE_PAGES: list }, join(folder, 'bare'));
	const results = fileURLToPath(new URL('results', import.meta.url));
	await mkdir(results, { recursive: true });
	await writeFile(join(results, 'build.json'), `${JSON.stringify(rows, null, '\t')}\n`);
	console.table(rows);
} finally {
	await sandbox.close();
	await rm(folder, { recursive: true, force: true });
}
