import type { Config } from '@netlify/functions';
import * as v from 'valibot';
import { isOpen, type JobFields, jobSchemaIn } from '#cms/collections/jobs.ts';
import * as careers from '#contract/endpoints/jobs.ts';
import type { TemplateTexts } from '#i18n/job-facts.ts';
import { fetchEntries, fetchEntry } from './_lib/content/cms.ts';
import { ok } from './_lib/http/result.ts';
import { route, serve } from './_lib/http/serve.ts';
import { matchesFilters } from './_lib/jobs/job-filter.ts';
import { openBuiltSite } from './_lib/pages/built-site.ts';

export const config: Config = { path: ['/api/careers/job-offers', '/api/careers/job-offers/:id'] };

const toWirePay = ({ per, ...amounts }: NonNullable<JobFields['salary']>) => ({
	...amounts,
	...(per && { per }),
});

function toWire(job: JobFields): careers.Job {
	const { locale, keywords: _, countries: __, game: ___, salary, positionType, publishedAt, ...rest } = job;
	const { providerId, validThrough, applyUrl, ...said } = rest;
	return {
		...said,
		// Said here, as the clocks of visitors may be wrong.
		closed: !isOpen(job),
		...(locale && { locale }),
		...(positionType && { positionType }),
		...(salary && { salary: toWirePay(salary) }),
		...(providerId && { providerId }),
		...(applyUrl && { applyUrl }),
		...(validThrough && { validThrough: validThrough.toISOString() }),
		publishedAt: publishedAt.toISOString(),
	};
}

/** Jobs as they are answered, whose days are those of their offices, as the build knew them. */
async function jobOnWire() {
	const text = await (await openBuiltSite())('careers/template/texts.json');
	const { timeZones = {} } = text ? (JSON.parse(text) as Partial<TemplateTexts>) : {};
	return v.pipe(jobSchemaIn(timeZones), v.transform(toWire));
}

export default serve(
	route(careers.listJobs, async (call) => {
		const { input } = call;
		const query = { ...input, query: input.query || undefined };
		const loaded = await fetchEntries({ path: '/api/offices/job-offers', query }, await jobOnWire(), call);
		// A CMS may know fewer filters than we do.
		return loaded.kind === 'ok' ? ok(loaded.data.filter((job) => matchesFilters(job, input))) : loaded;
	}),
	route(careers.readJob, async (call) => {
		const { id, ...query } = call.input;
		return fetchEntry({ path: `/api/open/offices/job-offers/${id}`, query }, await jobOnWire(), call);
	}),
);
