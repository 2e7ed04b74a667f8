import { required } from './required.ts';

/** The part of a job that says where it is. */
export interface OpenJob {
	id: string;
	location: string;
	validThrough: string;
	closed?: boolean;
	categories: { location: string }[];
}

/** The jobs that can be applied to, as the CMS has them. */
export async function openJobs(): Promise<OpenJob[]> {
	const reply = await fetch(
		`${required('TEST_SANDBOX_URL')}/cms/api/offices/job-offers?locale=en&limit=1000`,
	);
	const jobs = (await reply.json()) as OpenJob[];
	return jobs.filter(({ closed, validThrough }) => !closed && Date.parse(validThrough) > Date.now());
}
