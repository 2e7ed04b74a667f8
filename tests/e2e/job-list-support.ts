import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

/** The part of a job that the list shows. */
export interface Job {
	id: string;
	title: string;
	team: string;
	location: string;
	positionType: string;
	validThrough: string;
	closed?: boolean;
	categories: { location: string; team: string }[];
}

/** The jobs that can be applied to, as the CMS has them. */
export async function openJobs(request: APIRequestContext, locale = 'en'): Promise<Job[]> {
	const address = `${process.env.TEST_SANDBOX_URL}/cms/api/offices/job-offers?locale=${locale}&limit=1000`;
	const jobs: Job[] = await (await request.get(address)).json();
	return jobs.filter(({ closed, validThrough }) => !closed && Date.parse(validThrough) > Date.now());
}

/** Whether a job is open in one of the teams at one of the places; none named are all. */
export function isIn(job: Job, locations: string[], teams: string[] = []): boolean {
	return [job, ...job.categories].some(
		({ location, team }) =>
			(locations.length === 0 || locations.includes(location)) &&
			(teams.length === 0 || teams.includes(team)),
	);
}

export const sortedIds = (jobs: Job[]) => jobs.map(({ id }) => id).sort();

export const rows = (page: Page) => page.locator('[data-job]:not([hidden])');

export const idsOf = (page: Page) =>
	rows(page).evaluateAll((all: HTMLElement[]) => all.map((row) => row.dataset.job ?? '').sort());

/** Waits until the list shows exactly these jobs. */
export const expectJobs = (page: Page, jobs: Job[]) =>
	expect.poll(() => idsOf(page)).toEqual(sortedIds(jobs));

/** Opens a page, comes near its list with a mouse, and waits until the list answers. */
export async function openList(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await page.locator('[data-facet]').first().hover();
	await ready(page);
}

/** Waits until the list answers, after it was used or where its page wants more than was built. */
export const ready = (page: Page) => expect(page.locator('[data-ready]')).toHaveCount(1);

/** The control of one facet. */
export const facet = (page: Page, name: 'location' | 'team' | 'type'): Locator =>
	page.locator(`[data-facet="${name}"]`);

/** Opens a facet's list and ticks or unticks a value. */
export async function toggle(page: Page, name: 'location' | 'team' | 'type', label: string): Promise<void> {
	const control = facet(page, name);
	if (!(await control.locator('details').evaluate((details: HTMLDetailsElement) => details.open)))
		await control.locator('summary').click();
	await control.getByRole('checkbox', { name: new RegExp(`^${label} \\d+$`) }).click();
}

export const status = (page: Page) => page.locator('main [role="status"]').first();
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
