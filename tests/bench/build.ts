import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builder } from '#build/build-site.ts';
import { locales } from '#contract/locales.ts';
import { ownSandbox } from '../support/sandbox.ts';
import { type Entry, fill } from './build/fill.ts';
import { fillFolder } from './build/fill-folder.ts';
import { timed } from './build/phases.ts';
import { checkLimits, circumstances, type Limit, writeResult } from './result.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { full: { type: 'boolean', default: false } },
});
const usual = values.full ? [1000, 5000, 20_000] : [1000, 5000];
/** Entries; a fifth of them jobs, the others news. */
const amounts = positionals.length > 0 ? positionals.map(Number).toSorted((a, b) => a - b) : usual;

const bare = fileURLToPath(new URL('bare', import.meta.url));
const before = circumstances();
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

const tenth = (value: number) => Math.round(value * 10) / 10;
const hundredth = (value: number) => Math.round(value * 100) / 100;

/** As `npm run build` does, with what Astro is told beside. */
async function build(options: string[], more: NodeJS.ProcessEnv = {}) {
	const out = join(folder, 'out');
	const timing = await timed([...builder, ...options], { ...environment, ...more, OUT_DIR: out });
	const pages = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.html')).length;
	await rm(out, { recursive: true });
	const { seconds, busy, search, megabytes } = timing;
	return {
		pages,
		seconds: tenth(seconds),
		'for the search index': tenth(search),
		'ms a page beside it': hundredth(((seconds - search) * 1000) / pages),
		'pages a second': Math.round(pages / (seconds - search)),
		'ms of a core a page': hundredth((busy * 1000) / pages),
		MB: megabytes,
	};
}

/** As many pages as the site has, with the texts of its entries and nothing around them. */
async function buildBare(entries: Entry[], pages: number) {
	const texts = entries.flatMap(({ id, slug = id, body, description }) =>
		locales.map((locale) => ({ locale, slug, body: (body ?? description)?.en ?? '' })),
	);
	const list = Array.from({ length: pages }, (_, index) => {
		const { locale, slug, body } = texts[index % texts.length] as (typeof texts)[number];
		return { path: `${locale}/${slug}-${index}`, title: slug, body };
	});
	const file = join(folder, 'pages.json');
	await writeFile(file, JSON.stringify(list));
	return build(['--root', bare], { BARE_PAGES: file });
}

/** The same amount from files, as a studio without a CMS has them. */
async function buildFromFiles(amount: number) {
	const content = join(folder, `content-${amount}`);
	await fillFolder('content', content, amount);
	return build([], { CMS_SOURCE: 'files', CONTENT_FOLDER: content, CMS_URL: undefined });
}

type Row = Awaited<ReturnType<typeof build>>;

const beside = (row: Row) => row.seconds - row['for the search index'];

/** What each page costs that the amount before did not have: it stays the same where time grows with pages. */
function further(row: Row, before: Row | undefined) {
	if (!before) return {};
	const ms = ((beside(row) - beside(before)) * 1000) / (row.pages - before.pages);
	return { 'ms a further page': hundredth(ms) };
}
const rows: Record<string, Row> = {};
const ratios: Limit[] = [];
function note(name: string, row: Row): void {
	rows[name] = row;
	console.log(name, row);
}

try {
	// Encodes the pictures: all further builds have them from the cache.
	await build([]);
	let [lastSite, lastLeast]: Row[] = [];
	for (const amount of amounts) {
		const entries = fill(sandbox.data, amount);
		const site = await build([]);
		note(`${amount} entries`, site);
		const least = await buildBare(entries, site.pages);
		note(`${amount} entries, bare Astro`, least);
		const ratio = hundredth(site['ms a page beside it'] / least['ms a page beside it']);
		ratios.push([`the time for ${amount} entries beside bare Astro`, ratio, 2]);
		const files = await buildFromFiles(amount);
		note(`${amount} entries, from files`, files);
		const perPage = files['ms a page beside it'] / least['ms a page beside it'];
		ratios.push([`the time for ${amount} entries from files beside bare Astro`, hundredth(perPage), 2]);
		Object.assign(rows[`${amount} entries`] ?? {}, {
			'times the bare one': ratio,
			'by core': hundredth(site['ms of a core a page'] / least['ms of a core a page']),
			...further(site, lastSite),
		});
		Object.assign(rows[`${amount} entries, bare Astro`] ?? {}, further(least, lastLeast));
		[lastSite, lastLeast] = [site, least];
	}
	console.table(rows);
	const asked = process.argv.slice(2);
	const command = ['npm run bench:build', ...(asked.length > 0 ? ['--', ...asked] : [])].join(' ');
	await writeResult('build', { ...before, command, result: rows });
	checkLimits([
		...ratios,
		...Object.entries(rows).map(([name, { MB }]) => [`the memory for ${name} in MB`, MB, 2048] as const),
	]);
} finally {
	await sandbox.close();
	await rm(folder, { recursive: true, force: true });
}
