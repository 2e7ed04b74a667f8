import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { budgets } from '../support/budgets.ts';
import { sample } from '../support/full.ts';
import { openList, rows } from './job-list-support.ts';

interface Job {
	id: string;
	title: string;
	team: string;
	location: string;
	positionType: string;
	locale?: string;
	providerId?: string;
	closed?: boolean;
	validThrough: string;
	publishedAt: string;
	categories: { team: string; location: string }[];
}

async function loadAllJobs(request: APIRequestContext, locale = 'en'): Promise<Job[]> {
	const address = `${process.env.TEST_SANDBOX_URL}/cms/api/offices/job-offers?locale=${locale}&limit=1000`;
	return (await request.get(address)).json();
}

const isOpen = ({ closed, validThrough }: Job) => !closed && Date.parse(validThrough) > Date.now();

const loadJobs = async (request: APIRequestContext, locale = 'en') =>
	(await loadAllJobs(request, locale)).filter(isOpen);

const jobPath = '/careers/2004';
const aside = (page: Page) => page.getByRole('complementary', { name: 'At a glance' });
const officeOf = (page: Page) => page.getByRole('region', { name: 'The office in Gent' });

for (const [prefix, language] of sample([
	['', 'en'],
	['/en', 'en'],
	['/fr', 'fr'],
	['/es', 'es'],
] as const))
	test(`[RT-27] ${prefix}/careers/:id is the page of its job in ${language}`, async ({ page, request }) => {
		const job = (await loadJobs(request, language)).find(({ id }) => id === '2004');
		expect((await page.goto(`${prefix}${jobPath}`))?.status()).toBe(200);
		await expect(page.locator('html')).toHaveAttribute('lang', language);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(job?.title ?? '');
		await expect(page.locator('[data-layout="careers"]')).toBeVisible();
	});

test('[RT-27] every open job has its page, and no withdrawn one', async ({ request }) => {
	const jobs = await loadAllJobs(request);
	const { open = [], over = [] } = Object.groupBy(jobs, (job) => (isOpen(job) ? 'open' : 'over'));
	expect(Math.min(open.length, over.length)).toBeGreaterThan(0);
	for (const { id, title } of [...open, ...over]) {
		const answer = await request.get(`/careers/${id}`);
		const hasPage = open.some((job) => job.id === id);
		expect([answer.status(), (await answer.text()).includes('id="apply"')], title).toEqual([
			hasPage ? 200 : 404,
			hasPage,
		]);
	}
});

test('[CA-07] title, place, type and team stand in the first view, on a phone too', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 700 });
	await page.goto(jobPath);
	const head = page.locator('main header');
	await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
	for (const fact of ['Gent', 'Art', 'Full-time'])
		await expect(head.getByRole('listitem').filter({ hasText: fact })).toBeInViewport({ ratio: 1 });
});

for (const [device, width] of sample(Object.entries({ phone: 390, desk: 1280 })))
	test(`[CA-08] on a ${device} the way to apply stays in view while the job is read`, async ({ page }) => {
		await page.setViewportSize({ width, height: 700 });
		await page.goto(jobPath);
		const apply = page.locator('a[href="#apply"]:visible');
		for (const heading of ['What you would do', 'If you need something to be different']) {
			await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
			await expect(apply).toBeInViewport();
		}
		await apply.click();
		await expect(page.getByRole('heading', { name: 'Apply for this position' })).toBeInViewport();
	});

test('[CA-08] the office has its picture and its address', { tag: '@full' }, async ({ page }) => {
	await page.goto(jobPath);
	const office = officeOf(page);
	await expect(office.getByRole('img')).toHaveAttribute('alt', /\S/);
	await expect(office).toContainText('Oude Vlasmarkt 9');
	await expect(office).toContainText('9000 Gent');
	await expect(office.getByRole('link', { name: 'More about Gent' })).toHaveAttribute(
		'href',
		'/careers/location/gent',
	);
});

for (const list of sample([
	'/careers/search?location=gent&team=Art&query=artist',
	'/fr/careers/search?team=Art',
	'/careers',
	'/careers/internships?location=gent',
]))
	test(`[CA-08] from ${list} the way back keeps the filters`, { tag: '@full' }, async ({ page }) => {
		await openList(page, list);
		const row = rows(page).filter({ visible: true }).last();
		const id = await row.getAttribute('data-job');
		await row.getByRole('link').first().click();
		await page.waitForURL(new RegExp(`/careers/${id}$`));
		await page.locator('[data-back]').click();
		await expect(page).toHaveURL(list);
	});

test('[CA-08] who came from elsewhere is led to the whole list', { tag: '@full' }, async ({ page }) => {
	await page.goto('/blog');
	await page.evaluate((address) => location.assign(address), `/fr${jobPath}`);
	await page.waitForURL(`/fr${jobPath}`);
	await expect(page.locator('[data-back]')).toHaveAttribute('href', '/fr/careers/search');
});

test('[CA-09] the job is shared on Facebook, Twitter and LinkedIn by plain links', async ({
	page,
	baseURL,
}) => {
	await page.goto(`/fr${jobPath}`);
	const address = encodeURIComponent(`${baseURL}/fr${jobPath}`);
	for (const [name, start] of Object.entries({
		Facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
		Twitter: 'https://twitter.com/intent/tweet?url=',
		LinkedIn: 'https://www.linkedin.com/sharing/share-offsite/?url=',
	})) {
		const link = page.getByRole('link', { name: `Partager sur ${name}` });
		await expect(link).toHaveAttribute('href', start + address);
		await expect(link).toHaveAttribute('rel', /noopener/);
	}
});

test('[CA-09] copying the link says Copied! and copies the address', async ({ page, context, baseURL }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(`${jobPath}?utm_source=elsewhere#apply`);
	await aside(page).getByRole('button', { name: 'Copy link' }).click();
	await expect(aside(page).getByRole('status')).toHaveText('Copied!');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + jobPath);
});

test('[CA-09] where the browser does not let it copy, the address is shown', { tag: '@full' }, async ({
	page,
	baseURL,
}) => {
	await page.addInitScript(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
	});
	await page.goto(jobPath);
	await aside(page).getByRole('button', { name: 'Copy link' }).click();
	await expect(aside(page).getByRole('status')).toContainText(`${baseURL}${jobPath}`);
});

test('[CA-09] the device’s own ways of sharing are offered where there are some', { tag: '@full' }, async ({
	page,
	baseURL,
}) => {
	await page.addInitScript(() => {
		Object.assign(navigator, {
			share: async (data: unknown) => Object.assign(globalThis, { shared: data }),
		});
	});
	await page.goto(jobPath);
	await aside(page).getByRole('button', { name: 'Share', exact: true }).click();
	const shared = () => page.evaluate(() => (globalThis as { shared?: unknown }).shared);
	await expect.poll(shared).toEqual({ title: 'Environment Artist', url: baseURL + jobPath });
});

test('[CA-08] [CA-10] street view and map load nothing before they are asked for', async ({ page }) => {
	const maps: string[] = [];
	page.on('request', (request) => {
		const { pathname, searchParams } = new URL(request.url());
		if (pathname.startsWith('/maps'))
			maps.push(`${pathname} ${searchParams.get('location') ?? searchParams.get('q')}`);
	});
	await page.goto(jobPath, { waitUntil: 'networkidle' });
	const office = officeOf(page);
	await office.scrollIntoViewIfNeeded();
	await expect(page.locator('iframe')).toHaveCount(0);
	expect(maps).toEqual([]);
	await office.getByRole('button', { name: 'Street view' }).click();
	await expect(page.frameLocator('iframe[title="Street view"]').getByRole('heading')).toHaveText(
		'The street',
	);
	await expect(office.getByRole('button', { name: 'Street view' })).toHaveAttribute('aria-pressed', 'true');
	await office.getByRole('button', { name: 'Map', exact: true }).click();
	await expect(page.frameLocator('iframe[title="Map"]').getByRole('heading')).toHaveText('A map');
	await expect(page.locator('iframe')).toHaveCount(1);
	expect(maps).toEqual(['/maps/streetview 51.0562,3.7253', '/maps/place 51.0562,3.7253']);
});

test('a job that names the job-posting provider shows what that holds', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/fr/careers/2104');
	for (const name of ['Comment nous recrutons', 'Ce que nous offrons', 'S’installer à Québec'])
		await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
});

test('a job that is applied for elsewhere leads there', { tag: '@full' }, async ({ page }) => {
	await page.goto('/careers/2503');
	await expect(page.locator('#apply').getByRole('link', { name: /^Apply/ })).toHaveAttribute(
		'href',
		'https://jobs.tallowandthorn.example/posting-2503',
	);
	await expect(page.getByRole('heading', { name: 'What happens after you apply' })).toHaveCount(0);
});

test('three similar openings are of the same team or office', { tag: '@full' }, async ({ page, request }) => {
	const jobs = await loadJobs(request);
	const own = jobs.find(({ id }) => id === '2004');
	await page.goto(jobPath);
	const similar = page
		.getByRole('region', { name: 'Similar openings' })
		.getByRole('listitem')
		.locator('a:has([data-title])');
	await expect(similar).toHaveCount(3);
	const ids = await similar.evaluateAll((all: HTMLAnchorElement[]) =>
		all.map(({ pathname }) => pathname.split('/').at(-1)),
	);
	expect(ids).not.toContain('2004');
	for (const id of ids) {
		const other = jobs.find((job) => job.id === id);
		const teams = other?.categories.map(({ team }) => team).concat(other.team) ?? [];
		expect(teams.includes(own?.team ?? '') || other?.location === own?.location).toBe(true);
	}
});

test('[KN-01] a job describes itself to search engines, and links to it show its office', async ({
	page,
	request,
	baseURL,
}) => {
	const job = (await loadJobs(request)).find(({ id }) => id === '2004');
	await page.goto(jobPath);
	const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
	const facts = texts.map((text) => JSON.parse(text));
	expect(facts.find((data) => data['@type'] === 'JobPosting')).toMatchObject({
		title: job?.title,
		url: baseURL + jobPath,
		datePosted: new Date(job?.publishedAt ?? 0).toISOString(),
		validThrough: new Date(job?.validThrough ?? 0).toISOString(),
		employmentType: 'FULL_TIME',
		jobLocation: [{ address: { addressLocality: 'Gent', addressCountry: 'BE' } }],
		directApply: true,
		baseSalary: { currency: 'EUR', value: { minValue: 42_000, maxValue: 52_000, unitText: 'YEAR' } },
	});
	expect(facts.find((data) => data['@type'] === 'BreadcrumbList')).toBeTruthy();
	const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
	expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg');
	const office = await officeOf(page).getByRole('img').getAttribute('alt');
	await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', office ?? '');
});

async function postingOf(page: Page, id: string) {
	await page.goto(`/careers/${id}`);
	const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
	return texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'JobPosting');
}

test('[KN-01] search engines get every office of a job, and where it is applied for', {
	tag: '@full',
}, async ({ page, request }) => {
	const jobs = await loadJobs(request);
	const placesOf = ({ location, categories }: Job) =>
		new Set([location, ...categories.map((category) => category.location)]);
	const several = jobs.find((job) => placesOf(job).size > 1);
	const posting = await postingOf(page, several?.id ?? '');
	expect(posting.jobLocation).toHaveLength(several ? placesOf(several).size : 0);
	expect(posting.directApply).toBe(true);
	expect((await postingOf(page, '2503')).directApply).toBe(false);
});

test('[KN-01] a job that is not translated says so and keeps its language', { tag: '@full' }, async ({
	page,
	request,
}) => {
	const english = (await loadJobs(request, 'fr')).find(({ locale }) => locale === 'en');
	await page.goto(`/fr/careers/${english?.id}`);
	await expect(page.getByText('Pas encore traduit')).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a job opens with the art of its game or else of its office, and shows no picture twice', async ({
	page,
}) => {
	for (const [id, pictures] of [
		['2004', ['game-wending-wide', 'office-gent']],
		['2503', ['office-dublin', 'office-dublin-front']],
	] as const) {
		await page.goto(`/careers/${id}`);
		const shown = await page
			.locator('main picture img')
			.evaluateAll((all: HTMLImageElement[]) =>
				all.map(({ src }) => (src.split('/').at(-1) ?? '').replace(/[._].*$/, '')),
			);
		expect(shown).toEqual(pictures);
	}
});

test('a job runs no more script than its budget before anything is used, and no React', {
	tag: '@full',
}, async ({ page }) => {
	const scripts: Promise<Buffer>[] = [];
	page.on('response', (response) => {
		if (response.request().resourceType() === 'script') scripts.push(response.body());
	});
	await page.goto(jobPath, { waitUntil: 'networkidle' });
	const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
	const budget = budgets.find(({ name }) => name === 'job');
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget?.script ?? 0);
});

test('[CA-08] a job that is printed has its text and its address, and nothing to press', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto(jobPath);
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByText('Oude Vlasmarkt 9')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'What we look for' })).toBeVisible();
	for (const name of ['Copy link', 'Street view'])
		await expect(page.getByRole('button', { name })).toBeHidden();
	await expect(page.locator('a[href="#apply"]:visible')).toHaveCount(0);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('[CA-08] [CA-09] everything is read, and nothing is offered that needs a script', {
		tag: '@full',
	}, async ({ page }) => {
		await page.goto(jobPath);
		await expect(page.getByRole('heading', { name: 'What we look for' })).toBeVisible();
		await expect(page.locator('[data-back]')).toHaveAttribute('href', '/careers/search');
		await expect(page.locator('#apply').getByRole('link', { name: /write an e-mail/ })).toHaveAttribute(
			'href',
			'/careers/open-application',
		);
		await expect(page.locator('#application noscript p')).toBeVisible();
		await expect(officeOf(page).getByRole('link', { name: /Open in a map/ })).toBeVisible();
		for (const name of ['Copy link', 'Street view', 'Map'])
			await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
	});
});

test('[RT-27] a job that was withdrawn says so, and leads to what is open', async ({ page, request }) => {
	const address = `${process.env.TEST_SANDBOX_URL}/cms/api/offices/job-offers?locale=en&limit=1000`;
	const jobs: Job[] = await (await request.get(address)).json();
	const withdrawn = jobs.find(({ closed }) => closed);
	expect((await page.goto(`/careers/${withdrawn?.id}`))?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('No longer open');
	await page.getByRole('link', { name: 'Open positions in Kuala Lumpur' }).click();
	await expect(page).toHaveURL('/careers/search/location/kuala-lumpur');
});
