import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { clearFaults, setFaults } from '../support/control.ts';
import { sample } from '../support/full.ts';
import { axeFindings } from './axe.ts';
import { eachWay } from './fallback-fonts.ts';
import {
	expectJobs,
	facet,
	idsOf,
	isIn,
	openJobs,
	openList,
	ready,
	rows,
	search,
	sortedIds,
	status,
	toggle,
} from './job-list-support.ts';
import { brokenNotice, languages, toasts } from './shell-support.ts';
import { noteShifts } from './shifts.ts';

const path = '/careers/search';
const labelsOf = async (page: Page, name: 'location' | 'team' | 'type') =>
	(await facet(page, name).getByRole('checkbox').all()).length;
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true });

for (const [prefix, title] of sample(
	Object.entries({
		'': 'Open positions',
		'/fr': 'Postes à pourvoir',
		'/es': 'Vacantes',
	}),
))
	test(`[RT-24] ${prefix}${path} is the job search`, async ({ page, request }) => {
		expect((await page.goto(prefix + path))?.status()).toBe(200);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
		expect(await idsOf(page)).toEqual(sortedIds(await openJobs(request)));
		await expect(page.getByRole('searchbox')).toBeVisible();
	});

/** Runs in the page: rows whose words lie under the action at their end. */
function crowdedRows(): string[] {
	const spans = (element: Element) => {
		const range = document.createRange();
		range.selectNodeContents(element);
		return [...range.getClientRects()];
	};
	const touches = (a: DOMRect, b: DOMRect) =>
		Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
		Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
	return [...document.querySelectorAll('a:has([data-title])')]
		.filter((link) => {
			const action = link.nextElementSibling;
			const seen = [...link.querySelectorAll('span')].filter(
				(part) => part.childElementCount === 0 && !part.matches('.visually-hidden'),
			);
			const taken = action ? spans(action) : [];
			return seen.some((part) => spans(part).some((box) => taken.some((each) => touches(box, each))));
		})
		.map((link) => link.textContent ?? '');
}

for (const address of sample(
	['', '/fr', '/es'].flatMap((prefix) => [prefix + path, `${prefix}/careers/location/gent`]),
))
	test(`[CA-07] ${address} has room for all that its rows say`, { tag: '@full' }, async ({ page }) => {
		const links = page.locator('a:has([data-title])');
		const action = page.locator('[data-apply]').first();
		await eachWay(page, address, async () => {
			expect(await links.count()).toBeGreaterThan(5);
			for (const width of [390, 970, 1600]) {
				await page.setViewportSize({ width, height: 900 });
				expect(await page.evaluate(crowdedRows), `${width} px`).toEqual([]);
				const { width: wide = 0, height = 0 } = (await action.boundingBox()) ?? {};
				expect(Math.min(wide, height), 'the arrow has the room of a finger').toBeGreaterThanOrEqual(44);
			}
		});
	});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('[RT-24] every position can be read and reached, and nothing is offered that does nothing', async ({
		page,
		request,
	}) => {
		await page.goto(path);
		const jobs = await openJobs(request);
		expect(await idsOf(page)).toEqual(sortedIds(jobs));
		await expect(status(page)).toHaveText(`${jobs.length} open positions`);
		await expect(page.locator('main').getByRole('button')).toHaveCount(0);
		await expect(page.getByRole('searchbox')).toBeHidden();
		await rows(page).first().getByRole('link').first().click();
		await expect(page).toHaveURL(/\/careers\/\w+$/);
	});

	test('the choice of a page can be taken back', { tag: '@full' }, async ({ page }) => {
		await page.goto(`${path}/team/art`);
		await page.getByRole('link', { name: 'Remove Art' }).click();
		await expect(page).toHaveURL(path);
	});

	test('[CA-13] the six locations are offered, with Any', { tag: '@full' }, async ({ page }) => {
		await page.goto(path);
		await facet(page, 'location').locator('summary').click();
		const labels = await facet(page, 'location').getByRole('link').allTextContents();
		expect(labels.map((label) => label.replace(/\d+\s*$/, '').trim())).toEqual([
			'Any',
			'Barcelona',
			'Dublin',
			'Gent',
			'Guildford',
			'Kuala Lumpur',
			'Quebec',
		]);
	});
});

for (const start of sample([path, '/careers']))
	test(`[CA-03] on ${start} the list starts with all, and narrows by location and team`, async ({
		page,
		request,
	}) => {
		const jobs = await openJobs(request);
		await openList(page, start);
		await expect(facet(page, 'location').locator('summary')).toContainText('All locations');
		await expect(facet(page, 'team').locator('summary')).toContainText('All teams');
		expect(await idsOf(page)).toEqual(sortedIds(jobs));
		await toggle(page, 'location', 'Gent');
		await expectJobs(
			page,
			jobs.filter((job) => isIn(job, ['gent'])),
		);
		await toggle(page, 'location', 'Dublin');
		await page.keyboard.press('Escape');
		await toggle(page, 'team', 'Art');
		await toggle(page, 'team', 'Writing');
		await expectJobs(
			page,
			jobs.filter((job) => isIn(job, ['gent', 'dublin'], ['Art', 'Writing'])),
		);
		await expect(facet(page, 'location').locator('summary')).toContainText('Dublin, Gent');
		await page.keyboard.press('Escape');
		await facet(page, 'location').locator('summary').click();
		await facet(page, 'location').getByRole('button', { name: 'Any', exact: true }).click();
		await expectJobs(page, jobs);
		await expect(page).toHaveURL(start);
	});

test('[CA-13] the six office locations can be chosen, and Any clears the choice', async ({ page }) => {
	await openList(page, path);
	await facet(page, 'location').locator('summary').click();
	expect(await labelsOf(page, 'location')).toBe(6);
	for (const city of ['Guildford', 'Dublin', 'Quebec', 'Kuala Lumpur', 'Gent', 'Barcelona']) {
		await toggle(page, 'location', city);
		await expect(chip(page, city)).toBeVisible();
	}
	await expect(facet(page, 'location').locator('summary')).toContainText('all selected');
	await facet(page, 'location').getByRole('button', { name: 'Any', exact: true }).click();
	await expect(facet(page, 'location').locator('summary')).toContainText('All locations');
});

test('[CA-04] choosing a location clears the team', async ({ page }) => {
	await openList(page, path);
	await toggle(page, 'team', 'Art');
	await page.keyboard.press('Escape');
	await toggle(page, 'location', 'Gent');
	await expect(facet(page, 'team').locator('summary')).toContainText('All teams');
	await expect(page).toHaveURL(`${path}?location=gent`);
});

test('[CA-05] the address says the filters without a reload, and restores them', async ({
	page,
	request,
}) => {
	await openList(page, path);
	await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
	await toggle(page, 'location', 'Gent');
	await page.keyboard.press('Escape');
	await toggle(page, 'team', 'Art');
	await toggle(page, 'team', 'Animation');
	await search(page).fill('environment ');
	await expect(page).toHaveURL(`${path}?location=gent&team=Art&team=Animation&query=environment`);
	expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
	const shown = await idsOf(page);
	expect(shown.length).toBeGreaterThan(0);
	expect(shown.length).toBeLessThan((await openJobs(request)).length);

	await page.reload();
	await ready(page);
	await expect.poll(() => idsOf(page)).toEqual(shown);
	await expect(search(page)).toHaveValue('environment');
	for (const name of ['Gent', 'Art', 'Animation', 'environment'])
		await expect(chip(page, name)).toBeVisible();
});

test('[CA-05] back and forward go through the filters', { tag: '@full' }, async ({ page, request }) => {
	const jobs = await openJobs(request);
	await openList(page, path);
	await toggle(page, 'location', 'Dublin');
	await toggle(page, 'location', 'Gent');
	await expect(page).toHaveURL(`${path}?location=dublin&location=gent`);
	await page.goBack();
	await expect(page).toHaveURL(`${path}?location=dublin`);
	await expectJobs(
		page,
		jobs.filter((job) => isIn(job, ['dublin'])),
	);
	await page.goBack();
	await expect(page).toHaveURL(path);
	await expectJobs(page, jobs);
	await page.goForward();
	await expect(chip(page, 'Dublin')).toBeVisible();
});

test('[CA-05] what does not change the filters leaves the address and the history as they are', {
	tag: '@full',
}, async ({ page }) => {
	await openList(page, `${path}?location=gent&utm=mail`);
	const before = await page.evaluate(() => history.length);
	await search(page).fill('   ');
	await facet(page, 'team').locator('summary').click();
	await facet(page, 'team').getByRole('button', { name: 'All teams' }).click();
	expect(await page.evaluate(() => history.length)).toBe(before);
	await expect(page).toHaveURL(`${path}?location=gent&utm=mail`);
});

test('[CA-06] an empty list and an empty filter say so', async ({ page, request }) => {
	await openList(page, path);
	await search(page).fill('xylophonist');
	await expect(status(page)).toHaveText('No job postings match these filters.');
	await expect(rows(page)).toHaveCount(0);
	await facet(page, 'team').locator('summary').click();
	await expect(facet(page, 'team')).toContainText('No options for current filters.');
	await page.getByRole('button', { name: 'Clear all' }).click();
	await expectJobs(page, await openJobs(request));
	await expect(facet(page, 'location').locator('summary')).toBeFocused();
	await expect(page).toHaveURL(path);
});

test('[CA-15] a query finds by title, team and place, with slips of the keyboard, next to the filters', async ({
	page,
	request,
}) => {
	const jobs = await openJobs(request);
	await openList(page, path);
	const found = async (query: string) => {
		await search(page).fill(query);
		await expect(page).toHaveURL(`${path}?query=${query.replaceAll(' ', '+')}`);
		return idsOf(page);
	};
	const painter = jobs.find(({ title }) => title === 'Portrait Painter');
	expect(await found('portrait')).toEqual([painter?.id]);
	expect(await found('potrait piantr')).toEqual([painter?.id]);
	const audio = jobs.filter((job) => isIn(job, [], ['Audio']));
	const ids = await found('audio guildford');
	expect(ids.length).toBeGreaterThan(0);
	for (const { id } of audio.filter((job) => isIn(job, ['guildford']))) expect(ids).toContain(id);
	await toggle(page, 'type', 'Full-time');
	await expect(status(page)).toHaveText(/^\d+ open positions?$/);
	const narrowed = await idsOf(page);
	expect(narrowed.length).toBeGreaterThan(0);
	for (const id of narrowed) expect(ids).toContain(id);
});

test('choices that would leave nothing are not offered, and each says what it would leave', {
	tag: '@full',
}, async ({ page, request }) => {
	const jobs = await openJobs(request);
	await openList(page, `${path}?location=dublin`);
	await facet(page, 'team').locator('summary').click();
	const boxes = facet(page, 'team').getByRole('checkbox');
	const teams = await boxes.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
	expect(teams.length).toBeLessThan(22);
	for (const team of teams) {
		const count = jobs.filter((job) => isIn(job, ['dublin'], [team])).length;
		expect(count).toBeGreaterThan(0);
		await expect(facet(page, 'team').locator(`label:has([value="${team}"])`)).toContainText(String(count));
	}
});

for (const start of sample([path, '/careers', '/careers/internships']))
	for (const name of sample(['studio', 'location']))
		test(`[MN-09] ?${name} on ${start} sets the location`, async ({ page }) => {
			await openList(page, `${start}?${name}=gent`);
			await expect(facet(page, 'location').locator('summary')).toContainText('Gent');
			const listed = await rows(page).all();
			expect(listed.length).toBeGreaterThan(0);
			for (const row of listed) await expect(row).toContainText('Gent');
		});

for (const query of sample(['studio=atlantis', 'location=../admin', 'location=ghent', 'studio=']))
	test(`[MN-09] ?${query} is ignored`, { tag: '@full' }, async ({ page, request }) => {
		await openList(page, `${path}?${query}`);
		await expect(facet(page, 'location').locator('summary')).toContainText('All locations');
		expect(await idsOf(page)).toEqual(sortedIds(await openJobs(request)));
	});

test('a page of one team starts with it, and becomes the search for any other choice', {
	tag: '@full',
}, async ({ page, request }) => {
	const jobs = await openJobs(request);
	await openList(page, `${path}/team/art`);
	await expect(chip(page, 'Art')).toBeVisible();
	await expect(page).toHaveURL(`${path}/team/art`);
	await toggle(page, 'team', 'Audio');
	await expectJobs(
		page,
		jobs.filter((job) => isIn(job, [], ['Art', 'Audio'])),
	);
	await expect(page).toHaveURL(`${path}?team=Art&team=Audio`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open positions');
	await expect(page).toHaveTitle(/^Open positions \|/);
	await page.goBack();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open positions: Art');
	await expect(page).toHaveTitle(/^Open positions: Art \|/);
	await expectJobs(
		page,
		jobs.filter((job) => isIn(job, [], ['Art'])),
	);
});

test('[KN-07] the language switch keeps the filters, whichever page the list began on', {
	tag: '@full',
}, async ({ page }) => {
	await openList(page, `${path}/team/art`);
	await toggle(page, 'team', 'Audio');
	await expect(page).toHaveURL(`${path}?team=Art&team=Audio`);
	await languages(page).getByRole('link', { name: 'Français' }).click();
	await expect(page).toHaveURL(`/fr${path}?team=Art&team=Audio`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postes à pourvoir');
});

test('alerts and the feed are of what the list is narrowed by', { tag: '@full' }, async ({ page }) => {
	await openList(page, `${path}/team/art`);
	const link = (name: string) => page.locator('[data-follow]').getByRole('link', { name });
	await toggle(page, 'location', 'Gent');
	await expect(link('by e-mail')).toHaveAttribute('href', /\/careers\/alerts\?location=gent$/);
	await expect(link('RSS')).toHaveAttribute('href', /\/feed\.rss\?locale=en&location=gent$/);
	await page.goBack();
	await expect(link('by e-mail')).toHaveAttribute('href', /\/careers\/alerts\?team=Art$/);
});

test('the way back from a job keeps the filters', { tag: '@full' }, async ({ page }) => {
	await openList(page, `${path}?location=gent&query=writer`);
	await rows(page).first().getByRole('link').first().click();
	await page.locator('[data-back]').click();
	await expect(page).toHaveURL(`${path}?location=gent&query=writer`);
	await expect(chip(page, 'Gent')).toBeVisible();
});

test('[FX-13] the way back from a job leads to its row in the filtered list', async ({ page }) => {
	for (const address of [
		'/careers?location=barcelona',
		'/careers/search?location=gent&type=Full-time',
		'/careers',
	]) {
		await page.goto(address);
		if (address.includes('?')) await ready(page);
		const row = rows(page).filter({ visible: true }).last();
		const id = await row.getAttribute('data-job');
		await row.getByRole('link').first().click();
		await page.waitForURL(`/careers/${id}`);
		await page.locator('[data-back]').click();
		await expect(page).toHaveURL(address);
		await expect(page.locator(`[data-job="${id}"]`)).toBeInViewport();
		if (address.includes('location=barcelona'))
			await expect.poll(() => rows(page).count()).toBeLessThan(await page.locator('[data-job]').count());
	}
});

test('[FX-13] the action of a row leads to the form', { tag: '@full' }, async ({ page }) => {
	await page.goto('/careers/search');
	const row = rows(page).first();
	const id = await row.getAttribute('data-job');
	await row.getByRole('link', { name: 'Apply' }).click();
	await expect(page).toHaveURL(`/careers/${id}#apply`);
	await expect(page.locator('#application')).toBeInViewport();
});

test('[FX-12] the heading and the labels follow the filters', async ({ page, request }) => {
	await openList(page, '/careers');
	const heading = page.locator('[data-job-count]');
	const jobs = await openJobs(request);
	await expect(heading).toHaveText(`${jobs.length} open positions`);
	await toggle(page, 'location', 'Gent');
	const here = jobs.filter((job) => isIn(job, ['gent'])).length;
	await expect(heading).toHaveText(`${here} open positions`);
	await page.goto('/careers/search?location=gent&location=quebec&location=guildford&query=writer');
	await ready(page);
	await expect(facet(page, 'location').locator('summary')).not.toContainText('all selected');
});

for (const query of sample(
	['studio=GENT&type=full-time', 'location=Kuala%20Lumpur', 'studio=Gent', 'team=writing'],
	2,
))
	test(`[FX-12] ?${query} is understood`, async ({ page, request }) => {
		await page.goto(`/careers/search?${query}`);
		await ready(page);
		await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
		expect(await rows(page).count()).toBeLessThan((await openJobs(request)).length);
		await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(query.split('&').length);
	});

test('[CA-03] keys alone open, choose, clear and close', { tag: '@full' }, async ({ page }) => {
	await openList(page, path);
	await search(page).focus();
	await page.keyboard.press('Tab');
	await expect(facet(page, 'location').locator('summary')).toBeFocused();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await expect(facet(page, 'location').getByRole('button', { name: 'Any' })).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Space');
	await expect(page).toHaveURL(`${path}?location=barcelona`);
	await page.keyboard.press('Escape');
	await expect(facet(page, 'location').locator('summary')).toBeFocused();
	await expect(facet(page, 'location').getByRole('checkbox').first()).toBeHidden();
	await chip(page, 'Barcelona').focus();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(path);
	await expect(facet(page, 'location').locator('summary')).toBeFocused();
});

test('a location that goes and takes its teams along leaves the focus on what stays', {
	tag: '@full',
}, async ({ page }) => {
	await openList(page, `${path}?location=gent&team=Art`);
	await chip(page, 'Gent').focus();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(path);
	await expect(facet(page, 'location').locator('summary')).toBeFocused();
});

test('the number of positions is read out when it changes, once', { tag: '@full' }, async ({ page }) => {
	await openList(page, path);
	await status(page).evaluate((element) => {
		const said: string[] = [];
		Object.assign(globalThis, { said });
		new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
			subtree: true,
			childList: true,
			characterData: true,
		});
	});
	await toggle(page, 'location', 'Gent');
	await expect(chip(page, 'Gent')).toBeVisible();
	expect(await page.evaluate(() => (globalThis as unknown as { said: string[] }).said)).toEqual([
		await status(page).textContent(),
	]);
});

test('jobs are saved on this device, shown alone, and forgotten', async ({ page, request }) => {
	await openList(page, path);
	const [first] = await openJobs(request);
	const star = page.getByRole('button', { name: `Save ${first?.title} on this device`, exact: true });
	await star.click();
	await expect(star).toHaveAttribute('aria-pressed', 'true');
	await page.reload();
	await ready(page);
	const only = page.getByRole('button', { name: 'Saved (1)' });
	await only.click();
	await expect.poll(() => idsOf(page)).toEqual([first?.id]);
	await star.click();
	await expect(status(page)).toContainText('Nothing saved on this device yet');
	await page.getByRole('button', { name: 'Saved (0)' }).click();
	await expectJobs(page, await openJobs(request));
});

test('forgetting saved jobs one by one keeps the focus in the list, and then beside it', {
	tag: '@full',
}, async ({ page, request }) => {
	const jobs = (await openJobs(request)).slice(0, 3);
	const ids = JSON.stringify(jobs.map(({ id }) => id));
	await page.addInitScript((saved) => localStorage.setItem('saved-jobs', saved), ids);
	await openList(page, path);
	await page.getByRole('button', { name: 'Saved (3)' }).click();
	const stars = rows(page).getByRole('button');
	await expect(stars).toHaveCount(3);
	await stars.nth(1).focus();
	for (const left of [2, 1]) {
		await page.keyboard.press('Enter');
		await expect(stars).toHaveCount(left);
		await expect(stars.nth(left - 1)).toBeFocused();
	}
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: 'Saved (0)' })).toBeFocused();
});

test('a saved job that is over is forgotten', { tag: '@full' }, async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('saved-jobs', '["no-such-job"]'));
	await openList(page, path);
	await expect.poll(() => page.evaluate(() => localStorage.getItem('saved-jobs'))).toBe('[]');
});

test('where storage is blocked, saving lasts for the visit', { tag: '@full' }, async ({ page, request }) => {
	await page.addInitScript(() =>
		Object.defineProperty(globalThis, 'localStorage', {
			get: () => {
				throw new DOMException('blocked', 'SecurityError');
			},
		}),
	);
	await openList(page, path);
	const [first] = await openJobs(request);
	await page.getByRole('button', { name: `Save ${first?.title} on this device`, exact: true }).click();
	await expect(page.getByRole('button', { name: 'Saved (1)' })).toBeVisible();
});

test.describe('[CA-17] jobs that are newer than the build', () => {
	test.afterEach(clearFaults);

	test('are added after the page has loaded, with their facts', async ({ page, request }) => {
		const jobs = await openJobs(request);
		const newer = {
			...jobs[0],
			id: 'fresh-1',
			title: 'Lamplighter in Residence',
			team: 'Audio',
			location: 'gent',
			positionType: 'Part-time',
			publishedAt: new Date().toISOString(),
			categories: [{ location: 'gent', team: 'Audio' }],
		};
		const closed = { ...newer, id: 'fresh-2', closed: true };
		const body = JSON.stringify([newer, closed, ...jobs.slice(0, 3)]);
		await setFaults({ service: 'cms', path: '/api/offices/job-offers', mode: 'body', body });
		await openList(page, `${path}?location=gent`);
		const link = rows(page).first().getByRole('link').first();
		for (const text of ['Lamplighter in Residence', 'Audio', 'Gent', 'Part-time'])
			await expect(link).toContainText(text);
		await expect(link).toHaveAttribute('href', '/careers/fresh-1');
		const apply = rows(page).first().getByRole('link', { name: 'Apply' });
		await expect(apply).toHaveAttribute('href', '/careers/fresh-1#apply');
		await page.getByRole('button', { name: 'Clear all' }).click();
		await expect.poll(() => idsOf(page)).toEqual([...sortedIds(jobs), 'fresh-1'].sort());
	});

	test('are added to the internships if they are internships', { tag: '@full' }, async ({
		page,
		request,
	}) => {
		const jobs = await openJobs(request);
		const newer = (id: string, positionType: string) => ({ ...jobs[0], id, positionType });
		const body = JSON.stringify([newer('fresh-1', 'Internship'), newer('fresh-2', 'Part-time'), ...jobs]);
		await setFaults({ service: 'cms', path: '/api/offices/job-offers', mode: 'body', body });
		await openList(page, '/careers/internships');
		const internships = jobs.filter(({ positionType }) => positionType === 'Internship');
		await expect.poll(() => idsOf(page)).toEqual([...sortedIds(internships), 'fresh-1'].sort());
	});

	test('are counted in the heading above the list', { tag: '@full' }, async ({ page, request }) => {
		const [closed, ...jobs] = await openJobs(request);
		const publishedAt = new Date().toISOString();
		const newer = ['fresh-1', 'fresh-2'].map((id) => ({ ...jobs[0], id, publishedAt }));
		const body = JSON.stringify([...newer, { ...closed, closed: true }, ...jobs]);
		await setFaults({ service: 'cms', path: '/api/offices/job-offers', mode: 'body', body });
		await openList(page, '/careers');
		const name = `${jobs.length + 2} open positions`;
		await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
		await toggle(page, 'location', 'Gent');
		await expect(status(page)).not.toHaveText(name);
		await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
	});

	for (const [prefix, one, two] of sample([
		['', '1 internship', '2 internships'],
		['/fr', '1 stage', '2 stages'],
		['/es', '1 puesto de prácticas', '2 puestos de prácticas'],
	] as const))
		for (const [count, name] of sample([one, two].entries()))
			test(`are counted among the internships: ${name}`, { tag: '@full' }, async ({ page, request }) => {
				const jobs = await openJobs(request);
				const isKept = ({ positionType }: { positionType: string }) => positionType === 'Internship';
				const kept = jobs.filter(isKept).slice(0, count);
				const newer = { ...jobs.find(isKept), id: 'fresh-1', publishedAt: new Date().toISOString() };
				const rest = jobs.map((job) => ({ ...job, closed: isKept(job) && !kept.includes(job) }));
				const body = JSON.stringify([newer, ...rest]);
				await setFaults({ service: 'cms', path: '/api/offices/job-offers', mode: 'body', body });
				await openList(page, `${prefix}/careers/internships`);
				await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
				await expect(status(page)).toHaveText(name);
			});

	test('are missed in silence when nothing answers', { tag: '@full' }, async ({ page, request }) => {
		const answered = page.waitForResponse('**/api/careers/job-offers?*');
		await page.route('**/api/careers/job-offers?*', (route) =>
			route.fulfill({ status: 503, json: { messages: ['SERVICE_TEMPORARILY_UNAVAILABLE'] } }),
		);
		await openList(page, path);
		await answered;
		await toggle(page, 'location', 'Gent');
		await expectJobs(
			page,
			(await openJobs(request)).filter((job) => isIn(job, ['gent'])),
		);
		await expect(page.locator('[data-toast]')).toHaveCount(0);
	});
});

const island = 'astro-island[client=interaction]';
const scripts = '**/_astro/client.*.js';

test.describe('a list that nobody has used', () => {
	test.use({ hasTouch: true });
	test.afterEach(clearFaults);

	test('is fetched and left as it was built', { tag: '@full' }, async ({ page, request }) => {
		const fetched = page.waitForResponse(scripts);
		const asked = page.waitForResponse('**/api/careers/job-offers?*');
		await page.goto(path);
		await Promise.all([fetched, asked]);
		await page.waitForLoadState('networkidle');
		await expect(page.locator(`${island}[ssr]`)).toHaveCount(1);
		expect(await idsOf(page)).toEqual(sortedIds(await openJobs(request)));
	});

	test('[CA-17] shows by itself a job that is newer, and one that has closed no more', {
		tag: '@full',
	}, async ({ page, request }) => {
		const [first, second, ...others] = await openJobs(request);
		const newer = { ...first, id: 'fresh-1', publishedAt: new Date().toISOString() };
		const jobs = [newer, first, { ...second, closed: true }, ...others];
		const body = JSON.stringify(jobs);
		await setFaults({ service: 'cms', path: '/api/offices/job-offers', mode: 'body', body });
		await page.goto(path);
		await expect
			.poll(() => idsOf(page))
			.toEqual(jobs.flatMap((job) => (job?.id && !job.closed ? job.id : [])).sort());
	});

	test('stays as it is where newer jobs are of another kind', { tag: '@full' }, async ({ page, request }) => {
		const jobs = await openJobs(request);
		const newer = {
			...jobs[0],
			id: 'fresh-1',
			positionType: 'Part-time',
			publishedAt: new Date().toISOString(),
		};
		const body = JSON.stringify([newer, ...jobs]);
		await setFaults({ service: 'cms', path: '/api/offices/job-offers', mode: 'body', body });
		const asked = page.waitForResponse('**/api/careers/job-offers?*');
		await page.goto('/careers/internships');
		await (await asked).finished();
		await page.waitForLoadState('networkidle');
		await expect(page.locator(`${island}[ssr]`)).toHaveCount(1);
	});

	test('does what was pressed, typed and opened while its scripts were on their way', async ({ page }) => {
		const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
		await page.route(scripts, async (route) => {
			await pressed;
			await route.continue();
		});
		await page.goto(path);
		const star = page.getByRole('button', { name: 'Save Environment Artist on this device' });
		await star.tap();
		await search(page).tap();
		await page.keyboard.type('artist');
		await facet(page, 'team').locator('summary').tap();
		release();
		await expect(star).toHaveAttribute('aria-pressed', 'true');
		await expect(page).toHaveURL(`${path}?query=artist`);
		await expect(facet(page, 'team').getByRole('checkbox', { name: /^Art / })).toBeVisible();
	});

	test('lives where another tab has saved a job', { tag: '@full' }, async ({ page, context, request }) => {
		await page.goto(path);
		const other = await context.newPage();
		await other.goto('/tos');
		const [first] = await openJobs(request);
		await other.evaluate((id) => localStorage.setItem('saved-jobs', JSON.stringify([id])), first?.id);
		await expect(page.getByRole('button', { name: 'Saved (1)' })).toBeVisible();
	});
});

test('[FX-27] the jobs that a page has no rows of are asked for again where they do not come, and it says so where they never do', {
	tag: '@full',
}, async ({ page, request }) => {
	const documents: string[] = [];
	page.on('request', (sent) => {
		if (sent.resourceType() === 'document') documents.push(sent.url());
	});
	let refused = 0;
	await page.route('**/jobs.json', (route) => {
		refused += 1;
		return refused > 1 ? route.continue() : route.abort();
	});
	const jobs = await openJobs(request);
	await openList(page, `${path}/team/art`);
	await page.getByRole('button', { name: 'Clear all' }).click();
	await expectJobs(page, jobs);
	expect([refused, documents.length]).toEqual([2, 1]);

	await page.unroute('**/jobs.json');
	await page.route('**/jobs.json', (route) => route.abort());
	await openList(page, `${path}/team/art`);
	await expect(toasts(page)).toHaveCount(1);
	await toggle(page, 'team', 'Audio');
	await expectJobs(
		page,
		jobs.filter((job) => isIn(job, [], ['Art'])),
	);
	await expect(brokenNotice(page)).toBeHidden();
	expect(documents).toHaveLength(2);
});

/** Where rows stand on the screen, by what they lead to. */
const placesOf = (page: Page) =>
	rows(page).evaluateAll((all) =>
		all.map((row) => [row.querySelector('a')?.pathname, row.getBoundingClientRect().top] as const),
	);

for (const [address, width] of sample([
	['/careers', 1280],
	[path, 390],
] as const))
	for (const isChosen of sample([true, false]))
		test(`[RT-38] who comes back to ${address} ${isChosen ? 'as they filtered it' : 'as a link filtered it'} is where they were`, {
			tag: '@full',
		}, async ({ page }) => {
			await page.setViewportSize({ width, height: 844 });
			await page.goto(isChosen ? address : `${address}?location=gent`);
			if (isChosen) await toggle(page, 'location', 'Gent');
			await expect(chip(page, 'Gent')).toBeVisible();
			await page.keyboard.press('Escape');
			const row = rows(page).first();
			await row.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
			const left = await placesOf(page);
			await row.getByRole('link').first().click();
			await page.waitForURL(/\/careers\/\w+$/);
			await page.goBack();
			await ready(page);
			const moved = async () =>
				(await placesOf(page)).map(([, top], index) => Math.abs(top - (left[index]?.[1] ?? Number.NaN)));
			await expect.poll(async () => (await moved()).length).toBe(left.length);
			await expect.poll(async () => Math.max(...(await moved()))).toBeLessThanOrEqual(2);
		});

test('taking the list over moves nothing', { tag: '@full' }, async ({ page }) => {
	const expectStill = await noteShifts(page);
	for (const address of [path, '/fr/careers/search/team/art']) {
		await openList(page, address);
		await expectStill();
	}
});

test('the scripts of the careers page weigh at most 100 KB', async ({ page }) => {
	const scripts: Response[] = [];
	page.on('response', (response) => {
		if (response.request().resourceType() === 'script' && response.ok()) scripts.push(response);
	});
	await openList(page, '/careers');
	await page.waitForLoadState('networkidle');
	const sizes = await Promise.all(
		scripts.map(async (script) => brotliCompressSync(await script.body()).length),
	);
	expect(sizes.length).toBeGreaterThan(3);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100 * 1024);
});

for (const [address, width] of sample([
	[`${path}?location=gent&team=Art&query=artist`, 320],
	['/fr/careers/search', 320],
	['/careers', 320],
	[path, 1280],
] as const))
	test(`${address} is accessible with an open filter and fits ${width} px`, { tag: '@full' }, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await openList(page, address);
		await facet(page, 'team').locator('summary').click();
		expect(await axeFindings(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		const height = await facet(page, 'team')
			.locator('details > :last-child')
			.evaluate((list: HTMLElement) => list.offsetHeight);
		expect(height).toBeLessThanOrEqual(300);
	});
