import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { sample } from '../support/full.ts';

const cms = () => `${process.env.TEST_SANDBOX_URL}/cms`;

interface Job {
	id: string;
	title: string;
	team: string;
	location: string;
	positionType: string;
	validThrough: string;
	closed?: boolean;
	categories: { location: string; team: string }[];
}

const isOpen = ({ closed, validThrough }: Job) => !closed && Date.parse(validThrough) > Date.now();

async function loadJobs(request: APIRequestContext): Promise<Job[]> {
	return (await request.get(`${cms()}/api/offices/job-offers?locale=en&limit=1000`)).json();
}

async function loadCities(request: APIRequestContext): Promise<Map<string, string>> {
	const offices: { slug: string; translations: { city: string }[] }[] = await (
		await request.get(`${cms()}/api/open/offices/en`)
	).json();
	return new Map(offices.map(({ slug, translations }) => [slug, translations[0]?.city ?? '']));
}

const rows = (page: Page) => page.locator('[data-job]:not([hidden])');
const idsOf = (page: Page) =>
	rows(page).evaluateAll((all: HTMLElement[]) => all.map((row) => row.dataset.job ?? '').sort());
const sortedIds = (jobs: Job[]) => jobs.map(({ id }) => id).sort();

for (const [path, title] of sample(
	Object.entries({
		'/careers': 'Careers',
		'/fr/careers': 'Carrières',
		'/es/careers': 'Trabaja con nosotros',
	}),
))
	test(`[RT-22] ${path} is the careers home`, async ({ page }) => {
		expect((await page.goto(path))?.status()).toBe(200);
		await expect(page.locator('[data-layout="careers"]')).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
	});

test('[CA-01] the careers home has expectations, highlights, positions, the banner and the gallery', async ({
	page,
	request,
}) => {
	const { blocks } = await (await request.get(`${cms()}/api/pages/careers/en`)).json();
	const block = (type: string) => blocks.find((each: { type: string }) => each.type === type);
	await page.goto('/careers');
	const part = (name: string) =>
		page.locator('section', { has: page.getByRole('heading', { name, level: 2 }) });
	await expect(part(block('section').title).getByRole('heading', { level: 3 })).toHaveText([
		'You from us',
		'We from you',
	]);
	const cards = part(block('highlights').title).getByRole('listitem');
	await expect(cards).toHaveCount(3);
	for (const [index, { title, text }] of block('highlights').cards.entries()) {
		await expect(cards.nth(index).getByRole('heading')).toHaveText(title);
		await expect(cards.nth(index)).toContainText(text);
		await expect(cards.nth(index).locator('svg')).toBeVisible();
	}
	const open = (await loadJobs(request)).filter(isOpen);
	await expect(page.getByRole('heading', { name: `${open.length} open positions` })).toBeVisible();
	expect(await idsOf(page)).toEqual(sortedIds(open));
	const counts = [...Map.groupBy(open, ({ location }) => location).values()].map((jobs) => jobs.length);
	const newest = counts.reduce((sum, count) => sum + Math.min(count, 2), 0);
	await expect(rows(page).filter({ visible: true })).toHaveCount(newest);
	await expect(part(block('gallery').title).getByRole('img')).toHaveCount(4);
	const banner = part(block('open-application').title);
	await expect(banner.getByRole('link', { name: block('open-application').action })).toHaveAttribute(
		'href',
		'/careers/open-application',
	);
});

test('[CA-01] what is withdrawn or over is not among the positions', { tag: '@full' }, async ({
	page,
	request,
}) => {
	const over = (await loadJobs(request)).filter((job) => !isOpen(job));
	expect(over.length).toBeGreaterThan(0);
	await page.goto('/careers');
	const listed = await idsOf(page);
	for (const { id } of over) expect(listed).not.toContain(id);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('[CA-02] the gallery shows four pictures, all of them with See all, four with Show less', async ({
		page,
	}) => {
		await page.goto('/careers');
		const pictures = page.locator('[data-gallery]').getByRole('img');
		await expect(pictures).toHaveCount(4);
		await page.getByText('See all', { exact: true }).click();
		await expect(pictures).toHaveCount(8);
		await expect(page.getByText('See all', { exact: true })).toBeHidden();
		await page.getByText('Show less', { exact: true }).click();
		await expect(pictures).toHaveCount(4);
		await expect(page.getByText('Show less', { exact: true })).toBeHidden();
	});

	test('each picture leads to its large form', { tag: '@full' }, async ({ page, request }) => {
		await page.goto('/careers');
		const links = page.locator('[data-picture]');
		await expect(links).toHaveCount(8);
		for (const link of await links.all()) {
			const answer = await request.get((await link.getAttribute('href')) ?? '');
			expect(answer.headers()['content-type']).toBe('image/webp');
		}
	});

	test('every location, team and type has a page of its positions that others link to', {
		tag: '@full',
	}, async ({ page, request }) => {
		const open = (await loadJobs(request)).filter(isOpen);
		const pages: [facet: string, label: string, belongs: (job: Job) => boolean][] = [
			[
				'location',
				'Barcelona',
				({ categories }) => categories.some(({ location }) => location === 'barcelona'),
			],
			[
				'team',
				'HR & Recruitment',
				({ categories }) => categories.some(({ team }) => team === 'HR & Recruitment'),
			],
			['type', 'Playtest', ({ positionType }) => positionType === 'Playtest'],
		];
		for (const [facet, label, belongs] of pages) {
			const expected = open.filter(belongs);
			expect(expected.length).toBeGreaterThan(0);
			await page.goto('/careers/search');
			await page.locator(`[data-facet="${facet}"] summary`).click();
			await page.getByRole('link', { name: `${label} ${expected.length}`, exact: true }).click();
			await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
			expect(await idsOf(page)).toEqual(sortedIds(expected));
			await expect(page.locator(`[data-facet="${facet}"] summary`)).toContainText(label);
		}
	});
});

test('[KB-20] a picture opens large with its caption and steps by keyboard, and focus returns to it', async ({
	page,
}) => {
	await page.goto('/careers');
	const links = page.locator('[data-picture]');
	const captions = await links
		.locator('img')
		.evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt));
	const viewer = page.getByRole('dialog', { name: 'Nobody was asked to smile' });
	await links.first().focus();
	await page.keyboard.press('Enter');
	await expect(viewer.getByRole('figure')).toContainText(captions[0] ?? '');
	await expect(viewer).toContainText('1 / 8');
	await page.keyboard.press('ArrowRight');
	await expect(viewer.getByRole('figure')).toContainText(captions[1] ?? '');
	await viewer.getByRole('button', { name: 'Previous picture' }).click();
	await page.keyboard.press('ArrowLeft');
	await expect(viewer.getByRole('figure')).toContainText(captions[7] ?? '');
	await expect(viewer.locator('img')).toHaveJSProperty('complete', true);
	await page.keyboard.press('Escape');
	await expect(viewer).toBeHidden();
	await expect(links.first()).toBeFocused();
	await expect(page).toHaveURL('/careers');
});

test('a large picture that does not come leaves its small one, and never the one before', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/careers');
	const links = page.locator('[data-picture]');
	const [, second = ''] = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
	await page.route(second, (route) => route.abort());
	const large = page.getByRole('dialog', { name: 'Nobody was asked to smile' }).locator('img');
	await links.first().click();
	await expect
		.poll(() => large.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
		.toBeGreaterThan(0);
	const first = await large.elementHandle();
	await page.keyboard.press('ArrowRight');
	expect(await first?.evaluate((picture) => picture.isConnected)).toBe(false);
	await expect
		.poll(() => large.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
		.toBeGreaterThan(0);
	await expect(large).not.toHaveAttribute('src', second);
});

test('[CA-07] a listing shows title, team, location and position type, and its action leads to the form', {
	tag: '@full',
}, async ({ page, request }) => {
	const open = (await loadJobs(request)).filter(isOpen);
	const cities = await loadCities(request);
	await page.goto('/careers/search');
	for (const { id, title, team, location, positionType } of open) {
		const link = page.locator(`[data-job="${id}"]`).getByRole('link').first();
		for (const text of [title, team, cities.get(location) ?? '', positionType])
			await expect(link).toContainText(text);
		await expect(link).toHaveAttribute('href', `/careers/${id}`);
		const apply = page.locator(`[data-job="${id}"]`).getByRole('link', { name: 'Apply' });
		await expect(apply).toHaveAttribute('href', `/careers/${id}#apply`);
	}
});

const teams = [
	'All teams',
	'Animation',
	'Art',
	'Audio',
	'Cinematic Animation',
	'Cinematics',
	'Design',
	'Engine Programming',
	'Finance',
	'Gameplay Programming',
	'HR & Recruitment',
	'Production',
	'Programming',
	'Publishing',
	'Quality Assurance',
	'Scripting',
	'Studio Support',
	'System Tools and Devops',
	'Technical Animation',
	'Tools Programming',
	'UI Programming',
	'VFX',
	'Writing',
];
const types = ['Contract', 'Freelance', 'Full-time', 'Internship', 'Part-time', 'Playtest'];

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	for (const path of sample(['/careers', '/careers/search']))
		test(`[CA-12] ${path} offers the 23 team values, All teams first, and the six position types`, async ({
			page,
		}) => {
			await page.goto(path);
			const labels = async (facet: string) =>
				(await page.locator(`[data-facet="${facet}"] a`).allTextContents()).map((text) =>
					text.replace(/\d+\s*$/, '').trim(),
				);
			expect(await labels('team')).toEqual(teams);
			expect((await labels('type')).slice(1)).toEqual(types);
		});
});

test('[RT-23] [CA-14] the internships page lists the internships and nothing else', async ({
	page,
	request,
}) => {
	const open = (await loadJobs(request)).filter(isOpen);
	const internships = open.filter(({ positionType }) => positionType === 'Internship');
	expect(internships.length).toBeGreaterThan(0);
	for (const path of ['/careers/internships', '/fr/careers/internships']) {
		expect((await page.goto(path))?.status()).toBe(200);
		expect(await idsOf(page)).toEqual(sortedIds(internships));
	}
});

const positionsAt = (page: Page) =>
	page.locator('#js-careers').evaluate((part) => Math.abs(Math.round(part.getBoundingClientRect().top)));

/** Where the page stands at each step of the next scrolling. */
const nextScroll = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number[]>((resolve) => {
				const steps: number[] = [];
				addEventListener('scroll', () => steps.push(scrollY));
				addEventListener('scrollend', () => resolve(steps), { once: true });
			}),
	);

test('[RT-37] the button of the header scrolls smoothly to the open positions', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto('/careers');
	const scrolled = nextScroll(page);
	await page.getByRole('link', { name: 'See the open positions' }).click();
	expect((await scrolled).length).toBeGreaterThan(2);
	expect(await positionsAt(page)).toBe(0);
	await expect(page).toHaveURL('/careers#js-careers');
});

test('[RT-37] the button of the header leads there at once where reduced motion is asked for', {
	tag: '@full',
}, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/fr/careers');
	const scrolled = nextScroll(page);
	await page.getByRole('link', { name: 'Voir les postes à pourvoir' }).click();
	expect(await scrolled).toHaveLength(1);
	expect(await positionsAt(page)).toBe(0);
});
