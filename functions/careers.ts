import type { Config } from '@netlify/functions';
import * as v from 'valibot';
import { isOpen, jobSchema } from '#cms/collections/jobs.ts';
import * as careers from '#contract/endpoints/jobs.ts';
import { fetchEntries, fetchEntry } from './_lib/content/cms.ts';
import { ok } from './_lib/http/result.ts';
import { route, serve } from './_lib/http/serve.ts';
import { matchesFilters } from './_lib/jobs/job-filter.ts';

export const config: Config = { path: ['/api/careers/job-offers', '/api/careers/job-offers/:id'] };

const jobOnWire = v.pipe(
	jobSchema,
	v.transform((job): careers.Job => {
		const { locale, keywords: _, salary, providerId, publishedAt, validThrough, ...rest } = job;
		return {
			...rest,
			// Said here, as the clocks of visitors may be wrong.
			closed: !isOpen(job),
			...(locale && { locale }),
			...(salary && { salary }),
			...(providerId && { providerId }),
			publishedAt: publishedAt.toISOString(),
			validThrough: validThrough.toISOString(),
		};
	}),
);

export default serve(
	route(careers.listJobs, async (call) => {
		const { input } = call;
		const query = { ...input, query: input.query || undefined };
		const loaded = await fetchEntries({ path: '/api/offices/job-offers', query }, jobOnWire, call);
		// A CMS may know fewer filters than we do.
		return loaded.kind === 'ok' ? ok(loaded.data.filter((job) => matchesFilters(job, input))) : loaded;
	}),
	route(careers.readJob, (call) => {
		const { id, ...query } = call.input;
		return fetchEntry({ path: `/api/open/offices/job-offers/${id}`, query }, jobOnWire, call);
	}),
);
