import type { Config } from '@netlify/functions';
import * as v from 'valibot';
import { isOpen, type JobFields, type JobPosting, jobPosting, jobSchemaIn } from '#cms/collections/jobs.ts';
import { findHrefs, isDeadLink, withoutDeadLinks } from '#cms/links.ts';
import { locales } from '#contract/locales.ts';
import { jobFacts, noOffice, type TemplateTexts } from '#i18n/job-facts.ts';
import { fetchEntry } from './_lib/content/cms.ts';
import { notFoundPage, serverErrorPage } from './_lib/pages/error-pages.ts';
import { fillTemplate, type Values } from './_lib/pages/fill-template.ts';
import type { PageResult } from './_lib/pages/page-response.ts';
import { type PageCall, servePage } from './_lib/pages/serve-page.ts';
import { fetchJson } from './_lib/upstream/load-json.ts';

// The default language's name before the path is taken away by _redirects, which lets a built page win as well.
export const config: Config = {
	path: ['/careers/:id', '/fr/careers/:id', '/es/careers/:id'],
	preferStatic: true,
};

/** How long the CDN keeps a filled page, in seconds: the next build has a page of its own. */
const maxAge = 60;

async function readTexts({ read }: PageCall): Promise<TemplateTexts> {
	const text = await read('careers/template/texts.json');
	if (text === undefined) throw new Error('the site is built without templates of job pages');
	return JSON.parse(text) as TemplateTexts;
}

/** The page that Astro built for jobs of that office, which names its own address wherever it means the job's. */
async function readTemplate(state: 'open' | 'closed', { id, location }: JobFields, { read }: PageCall) {
	for (const name of [location, noOffice]) {
		const path = `careers/template/${state}/${name}`;
		const html = await read(`${path}.html`);
		const inside = encodeURIComponent(path);
		if (html) return html.replaceAll(path, `careers/${id}`).replaceAll(inside, `careers%2F${id}`);
	}
	throw new Error('the site is built without templates of job pages');
}

/** The job's own texts stand without what the job-posting provider adds. */
async function loadPosting(
	{ providerId }: JobFields,
	locale: string,
	call: PageCall,
): Promise<JobPosting | undefined> {
	const { JOB_POSTINGS_URL } = call.config;
	if (!providerId || !JOB_POSTINGS_URL) return undefined;
	const url = `${JOB_POSTINGS_URL}/postings/${encodeURIComponent(providerId)}?locale=${locale}`;
	const parsed = v.safeParse(jobPosting, await fetchJson({ service: 'postings', url }, call), {
		lang: locale,
	});
	return parsed.success ? parsed.output : undefined;
}

/** A text whose links to parts that the site does not have are plain words. */
const withoutDead = (html: string) => (findHrefs(html).some(isDeadLink) ? withoutDeadLinks(html) : html);

/** A part that stands once or not at all. */
const once = (stands: unknown, values: Values = {}) => (stands ? [values] : []);

function valuesOf(job: JobFields, added: JobPosting | undefined, texts: TemplateTexts): Values {
	const { remote, salary, ...facts } = jobFacts(job, texts, texts.locale);
	const language = job.locale ?? texts.locale;
	const { applyUrl, sections = [] } = added ?? {};
	const game = texts.games[job.game ?? ''];
	const notes = locales.map((locale) => [`only-in-${locale}`, once(locale === language)]);
	return {
		...Object.fromEntries(notes),
		...facts,
		id: job.id,
		title: job.title,
		lang: language,
		game: once(game, { gameName: game?.name ?? '', gameHref: game?.href ?? '' }),
		remote: once(remote, { remote }),
		salary: once(salary, { salary }),
		description: { markup: withoutDead(job.description) },
		requirements: { markup: withoutDead(job.requirements) },
		sections: sections.map(({ title, html }) => ({ sectionTitle: title, sectionHtml: { markup: html } })),
		steps: once(!applyUrl),
		applyHere: once(!applyUrl),
		applyThere: once(applyUrl, { applyUrl: applyUrl ?? '' }),
	};
}

async function openPage(job: JobFields, texts: TemplateTexts, call: PageCall): Promise<PageResult> {
	const [template, added] = await Promise.all([
		readTemplate('open', job, call),
		loadPosting(job, texts.locale, call),
	]);
	return { status: 200, html: fillTemplate(template, valuesOf(job, added, texts)), maxAge };
}

async function closedPage(job: JobFields, texts: TemplateTexts, call: PageCall): Promise<PageResult> {
	const { title, team, locale } = job;
	const values = {
		title,
		lang: locale ?? texts.locale,
		team: texts.teams[team] ?? team,
		teamSlug: texts.teamSlugs[team] ?? '',
	};
	return { status: 404, html: fillTemplate(await readTemplate('closed', job, call), values), maxAge };
}

/** What may stand in an address and be asked of the CMS. */
const idIn = (path: string) => /^\/careers\/([a-z\d][\w-]{0,63})\/?$/i.exec(path)?.[1];

async function answer(call: PageCall): Promise<PageResult> {
	const id = idIn(call.path);
	if (!id) return notFoundPage(call.read);
	const texts = await readTexts(call);
	const { locale } = texts;
	const loaded = await fetchEntry(
		{ path: `/api/open/offices/job-offers/${id}`, query: { locale } },
		jobSchemaIn(texts.timeZones),
		call,
	);
	if (loaded.kind === 'failed' && loaded.status !== 404) return serverErrorPage(call.read, 503);
	if (loaded.kind !== 'ok' || loaded.data.id !== id) return notFoundPage(call.read);
	return isOpen(loaded.data) ? openPage(loaded.data, texts, call) : closedPage(loaded.data, texts, call);
}

export default servePage({ route: '/careers/:id', section: 'careers' }, answer);
