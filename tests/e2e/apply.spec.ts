import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import errors from '../../i18n/en/errors.json' with { type: 'json' };
import frErrors from '../../i18n/fr/errors.json' with { type: 'json' };
import { withdrawalOf } from '../support/applications.ts';
import { clearFaults, outboxOf, readLog, readState, reset, setClock, setFaults } from '../support/control.ts';
import { pdf } from '../support/files.ts';
import { sample } from '../support/full.ts';
import { required } from '../support/required.ts';
import { complaintsOf } from './account-support.ts';
import {
	choose,
	cvOf,
	errorOf,
	expectState,
	field,
	fillApplication,
	fillText,
	openForm,
	receipt,
	row,
	sendButton,
} from './apply-support.ts';
import { axeFindings } from './axe.ts';
import { watchFor } from './leaks.ts';
import { languages } from './shell-support.ts';

// Every browser comes from one address, which may send 20 files in 10 minutes.
test.beforeEach(reset);
test.afterEach(clearFaults);

const jobPath = '/careers/2004';
const stored = async () => (await readState()).rows.application ?? [];
const draftNotice = (page: Page) => page.getByText('Here is what you had typed', { exact: true });

/** Sends an application that arrives, although the browser hears nothing of it. */
async function sendWithoutAnswer(page: Page): Promise<void> {
	await page.route('**/api/careers/apply', async (route) => {
		await route.fetch();
		await route.abort();
	});
	await sendButton(page).click();
	await expect(page.locator('#application [role=alert]').first()).toContainText(errors.page.offline);
	expect(await stored()).toHaveLength(1);
	await page.unroute('**/api/careers/apply');
}

test('[CA-11] somebody applies with a file, gets a mail, and withdraws by its link', async ({ page }) => {
	const complaints = complaintsOf(page);
	await page.goto(jobPath);
	await page.locator('a[href="#apply"]:visible').click();
	await expect(sendButton(page)).toBeEnabled();
	const email = await fillApplication(page);
	await sendButton(page).click();
	await expect(receipt(page)).toBeFocused();
	await expect(receipt(page)).toContainText(email);
	const [draft] = await stored();
	await expect(receipt(page)).toContainText(String(draft?.reference));
	const { rows } = await readState();
	expect(rows.upload?.map(({ claimed_by }) => claimed_by)).toEqual([draft?.reference]);

	await page.goto(`${required('TEST_SANDBOX_URL')}/desk/applications`);
	const saved = page.waitForEvent('download');
	await page.getByRole('link', { name: 'cv.pdf' }).click();
	expect((await saved).suggestedFilename()).toBe('cv.pdf');

	const { link, reference, token } = await withdrawalOf(email);
	await page.goto(link);
	await expect(page).toHaveURL('/careers/withdraw');
	await expect(page.locator('#withdrawal-reference')).toHaveValue(reference);
	await expect(page.locator('#withdrawal-token')).toHaveValue(token);
	expect((await stored())[0]?.withdrawn_at).toBeNull();
	await page.getByRole('button', { name: 'Delete my application' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Your application is deleted' })).toBeFocused();
	expect((await readState()).counts.upload).toBe(0);
	expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain(token);
	expect((await outboxOf(email)).length).toBe(2);
	expect(complaints).toEqual([]);
});

for (const hasTouch of sample([false, true]))
	test.describe(hasTouch ? 'a finger' : 'a mouse', () => {
		test.use({ hasTouch });

		test('[CA-11] has the form live by a press on its button, which waits for that', {
			tag: '@full',
		}, async ({ page }) => {
			await page.goto(jobPath);
			await expect(sendButton(page)).toBeDisabled();
			await sendButton(page)[hasTouch ? 'tap' : 'click']({ force: true });
			await expect(sendButton(page)).toBeEnabled();
		});
	});

test('[CA-11] [UP-05] each field says what is wrong with it, and the summary leads there', async ({
	page,
}) => {
	await openForm(page);
	await field(page, 'email').fill('anna@');
	await field(page, 'phone').fill('0470');
	await field(page, 'links').fill('not an address');
	await field(page, 'coverLetter').fill('Hello.');
	await sendButton(page).click();
	const summary = page.locator('#application [role=alert]').first();
	await expect(summary).toBeFocused();
	await expect(summary.getByRole('link')).toHaveCount(8);
	for (const [name, text] of Object.entries({
		firstName: errors.field.required,
		lastName: errors.field.required,
		email: errors.field.email,
		phone: errors.field.phone,
		links: errors.field.links,
		coverLetter: errors.field.min.replace('{{count}}', '20'),
		files: 'Field is required',
		consent: errors.field.required,
	}))
		await expect(errorOf(page, name)).toHaveText(text);
	await summary.getByRole('link', { name: /^CV and other files/ }).click();
	await expect(field(page, 'files')).toBeFocused();
	expect(await axeFindings(page)).toEqual([]);
	expect(await stored()).toEqual([]);
});

test('[FC-06] a phone number is carried as E.164 and stays as it was typed', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto(jobPath);
	await field(page, 'phone').focus();
	await expect(field(page, 'phone-country')).toHaveValue('BE');
	await expect(sendButton(page)).toBeEnabled();
	await fillApplication(page);
	await field(page, 'phone').fill('0470 12 34 56');
	await field(page, 'email').focus();
	await expect(field(page, 'phone')).toHaveValue('0470 12 34 56');
	const sent = page.waitForRequest('**/api/careers/apply');
	await sendButton(page).click();
	expect((await sent).postDataJSON()).toMatchObject({ phone: '+32470123456', jobId: '2004' });
	await expect(receipt(page)).toBeVisible();
});

test.describe('what was typed', () => {
	test('is stored on the device, filled in again with a notice, and forgotten on request', async ({
		page,
	}) => {
		await openForm(page, `${jobPath}#apply`);
		await fillText(page);
		await page.reload();
		await expect(draftNotice(page)).toBeVisible();
		await expect(field(page, 'firstName')).toHaveValue('Anna');
		await expect(field(page, 'phone')).toHaveAttribute('data-value', '+32470123456');
		await expect(field(page, 'coverLetter')).toHaveValue(/rooftops/);
		await expect(field(page, 'consent')).not.toBeChecked();
		await openForm(page);
		await expect(field(page, 'firstName'), 'another job').toHaveValue('');
		await openForm(page, `${jobPath}#apply`);
		await page.getByRole('button', { name: 'Discard it' }).click();
		await expect(draftNotice(page)).toHaveCount(0);
		for (const name of ['firstName', 'phone', 'coverLetter']) await expect(field(page, name)).toHaveValue('');
		expect(await page.evaluate(() => localStorage.length)).toBe(0);
		await page.reload();
		await expect(sendButton(page)).toBeEnabled();
		await expect(draftNotice(page)).toHaveCount(0);
	});

	test('is forgotten once it is sent', { tag: '@full' }, async ({ page }) => {
		await openForm(page);
		await fillApplication(page);
		await sendButton(page).click();
		await expect(receipt(page)).toBeVisible();
		expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{}');
		await page.reload();
		await expect(field(page, 'firstName')).toHaveValue('');
	});

	test('before scripts came stays', { tag: '@full' }, async ({ page }) => {
		await page.goto(jobPath);
		await field(page, 'lastName').fill('Peeters');
		await expect(sendButton(page)).toBeEnabled();
		await expect(field(page, 'lastName')).toHaveValue('Peeters');
	});

	test('goes along to another language', { tag: '@full' }, async ({ page }) => {
		await openForm(page);
		await fillText(page);
		await page.locator('footer a[hreflang=fr]').click();
		await expect(page).toHaveURL('/fr/careers/open-application');
		await expect(field(page, 'firstName')).toHaveValue('Anna');
		await expect(field(page, 'phone')).toHaveAttribute('data-value', '+32470123456');
	});

	test('lasts as long as the page where the browser keeps nothing', { tag: '@full' }, async ({ page }) => {
		const complaints = complaintsOf(page);
		await page.addInitScript(() => {
			Object.defineProperty(globalThis, 'localStorage', {
				get: () => {
					throw new DOMException('denied', 'SecurityError');
				},
			});
		});
		await openForm(page);
		await fillApplication(page);
		await sendButton(page).click();
		await expect(receipt(page)).toBeVisible();
		expect(complaints).toEqual([]);
	});
});

test.describe('an application that does not get through', () => {
	test('R15 is sent once by many clicks and by Enter', async ({ page }) => {
		await openForm(page);
		const email = await fillApplication(page);
		await sendButton(page).evaluate((button: HTMLButtonElement) => {
			for (let times = 0; times < 5; times++) button.click();
			button.form?.requestSubmit();
		});
		await expect(receipt(page)).toBeVisible();
		expect([(await stored()).length, (await outboxOf(email)).length]).toEqual([1, 1]);
	});

	test('R15 whose answer was lost is there once, also after a reload', async ({ page }) => {
		await openForm(page);
		const email = await fillApplication(page);
		await sendWithoutAnswer(page);
		await page.reload();
		await expect(draftNotice(page)).toBeVisible();
		await choose(page, cvOf(pdf));
		await expectState(page, 'cv.pdf', 'success');
		await field(page, 'consent').check();
		await sendButton(page).click();
		await expect(receipt(page)).toContainText(String((await stored())[0]?.reference));
		expect([(await stored()).length, (await outboxOf(email)).length]).toEqual([1, 1]);
	});

	test('R15 whose answer was lost arrives once more with another CV, be it of the same name and size', {
		tag: '@full',
	}, async ({ page }) => {
		await openForm(page);
		await fillApplication(page);
		await sendWithoutAnswer(page);
		await page.getByRole('button', { name: 'Remove cv.pdf' }).click();
		await choose(page, cvOf(Buffer.from(pdf.toString().replace('1.4', '1.5'))));
		await expectState(page, 'cv.pdf', 'success');
		await sendButton(page).click();
		await expect(receipt(page)).toBeVisible();
		const references = (await stored()).map(({ reference }) => reference);
		await expect(receipt(page)).toContainText(String(references[1]));
		const claims = (await readState()).rows.upload?.map(({ claimed_by }) => claimed_by);
		expect(claims?.sort()).toEqual(references.sort());
	});

	test('keeps everything while the service is down, and is sent once it is back', { tag: '@full' }, async ({
		page,
	}) => {
		await openForm(page);
		await fillApplication(page);
		await setFaults({ service: 'cms', path: '/api/applications', mode: 'status:503' });
		await sendButton(page).click();
		await expect(page.locator('#application [role=alert]').first()).toContainText(/Try again later/);
		await expect(field(page, 'coverLetter')).toHaveValue(/rooftops/);
		await expectState(page, 'cv.pdf', 'success');
		await clearFaults();
		await sendButton(page).click();
		await expect(receipt(page)).toBeVisible();
		expect(await stored()).toHaveLength(1);
	});

	test('R16 whose file has lapsed says so at the file, which is sent anew', { tag: '@full' }, async ({
		page,
	}) => {
		await openForm(page);
		await fillApplication(page);
		await setClock(7300);
		await sendButton(page).click();
		await expect(field(page, 'files')).toBeFocused();
		await expect(row(page, 'cv.pdf')).toContainText('We hold this file no longer.');
		await expect(errorOf(page, 'files')).toContainText('We hold 1 file no longer.');
		await setClock(0);
		await page.getByRole('button', { name: 'Try again cv.pdf' }).click();
		await expectState(page, 'cv.pdf', 'success');
		await sendButton(page).click();
		await expect(receipt(page)).toBeVisible();
	});

	test('for a job that has closed meanwhile stays, and can be sent as an open one', {
		tag: '@full',
	}, async ({ page }) => {
		await openForm(page, `${jobPath}#apply`);
		const email = await fillApplication(page);
		await page.route('**/api/careers/apply', (route) =>
			route.fulfill({
				status: 422,
				contentType: 'application/json',
				body: JSON.stringify({
					messages: ['INVALID_PARAMETERS'],
					fields: { jobId: 'field.closed' },
					requestId: 'x',
				}),
			}),
		);
		await sendButton(page).click();
		await expect(page.locator('#application [role=alert]').first()).toContainText('has just been closed');
		await expect(page.locator('[data-toast]')).toHaveCount(0);
		await expect(field(page, 'firstName')).toHaveValue('Anna');
		await page.unroute('**/api/careers/apply');
		await page.getByRole('link', { name: 'Go to the open application' }).click();
		await expect(page).toHaveURL('/careers/open-application');
		await expect(draftNotice(page)).toBeVisible();
		await expect(field(page, 'email')).toHaveValue(email);
		await expect(field(page, 'coverLetter')).toHaveValue(/rooftops/);
		await expect(sendButton(page)).toBeEnabled();
		const sent = page.waitForRequest('**/api/careers/apply');
		await choose(page, cvOf(pdf));
		await expectState(page, 'cv.pdf', 'success');
		await field(page, 'consent').check();
		await sendButton(page).click();
		expect((await sent).postDataJSON()).toHaveProperty('jobId', 'open');
		await expect(receipt(page)).toBeVisible();
	});

	test('R10 is held back offline with everything in its place', { tag: '@full' }, async ({
		page,
		context,
	}) => {
		await openForm(page);
		await fillApplication(page);
		await context.setOffline(true);
		await page.evaluate(() => dispatchEvent(new Event('offline')));
		await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
		await sendButton(page).click({ force: true });
		expect(await stored()).toEqual([]);
		await context.setOffline(false);
		await page.evaluate(() => dispatchEvent(new Event('online')));
		await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false');
		await sendButton(page).click();
		await expect(receipt(page)).toBeVisible();
	});
});

test.describe('the bot check', () => {
	test('loads once the form is used and not before', { tag: '@full' }, async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		await page.goto('/careers/open-application', { waitUntil: 'networkidle' });
		await expect(page.getByText('This form uses a bot check.')).toBeVisible();
		expect(asked.filter((url) => url.includes('/bot-check/'))).toEqual([]);
		const loaded = page.waitForResponse(/\/bot-check\/engine\.js/);
		await field(page, 'firstName').focus();
		await loaded;
	});

	test('[BC-02] that fails to load says so, and the application is sent once it loads', {
		tag: '@full',
	}, async ({ page }) => {
		const script = /\/bot-check\/api\.js/;
		await page.route(script, (route) => route.abort());
		await openForm(page);
		await fillApplication(page);
		await sendButton(page).click();
		await expect(page.getByText('ReCaptcha error: Failed to load script')).toBeVisible();
		await page.unroute(script);
		await sendButton(page).click();
		await expect(receipt(page)).toBeVisible();
	});
});

test('[KB-07] everything is done by keyboard alone', async ({ page }) => {
	await openForm(page);
	// Before anything is pressed: the browser is told some time later that somebody waits.
	const opened = page.waitForEvent('filechooser');
	await field(page, 'firstName').focus();
	const type = (text: string) => page.keyboard.type(text);
	const next = () => page.keyboard.press('Tab');
	for (const text of ['Anna', 'Peeters', 'anna@applicants.example']) {
		await type(text);
		await next();
	}
	await expect(field(page, 'phone-country')).toBeFocused();
	await next();
	await type('+32470123456');
	await next();
	await next();
	await expect(field(page, 'coverLetter')).toBeFocused();
	await next();
	await page.keyboard.press('Enter');
	await (await opened).setFiles([cvOf(pdf)]);
	await expectState(page, 'cv.pdf', 'success');
	await field(page, 'files').focus();
	await next();
	await expect(page.getByRole('button', { name: 'Remove cv.pdf' })).toBeFocused();
	await next();
	await page.keyboard.press('Space');
	await expect(field(page, 'consent')).toBeChecked();
	await next();
	await next();
	await expect(sendButton(page)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(receipt(page)).toBeFocused();
});

test.describe('an open application', () => {
	test('[CA-11] says what it is for where the address does, and nothing that is not there', {
		tag: '@full',
	}, async ({ page }) => {
		await page.goto('/careers/open-application?studio=gent&team=Art');
		await expect(page.getByText('For: Art, Gent')).toBeVisible();
		await fillApplication(page);
		const sent = page.waitForRequest('**/api/careers/apply');
		await sendButton(page).click();
		const { jobId, studio, team } = (await sent).postDataJSON();
		expect([jobId, studio, team]).toEqual(['open', 'gent', 'Art']);
		await expect(receipt(page)).toBeVisible();
		await openForm(page, '/careers/open-application?studio=atlantis&team=constructor');
		await expect(page.getByText(/^For:/)).toHaveCount(0);
		await fillApplication(page);
		const unasked = page.waitForRequest('**/api/careers/apply');
		await sendButton(page).click();
		const body = (await unasked).postDataJSON();
		expect(body.jobId).toBe('open');
		expect(body).not.toHaveProperty('studio');
		expect(body).not.toHaveProperty('team');
		await expect(receipt(page)).toBeVisible();
	});

	test('is there before it is used, and lives then without a connection', { tag: '@full' }, async ({
		page,
		context,
	}) => {
		await page.goto('/careers/open-application', { waitUntil: 'networkidle' });
		await expect(sendButton(page)).toBeDisabled();
		await context.setOffline(true);
		await field(page, 'firstName').focus();
		await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
	});

	test('is in French from its title to its receipt, and so is its mail', { tag: '@full' }, async ({
		page,
	}) => {
		await openForm(page, '/fr/careers/open-application');
		await sendButton(page).click();
		await expect(errorOf(page, 'files')).toHaveText(frErrors.field.required);
		const email = await fillApplication(page);
		await sendButton(page).click();
		await expect(receipt(page)).toContainText('Nous avons reçu votre candidature');
		const { link } = await withdrawalOf(email);
		expect(new URL(link).pathname).toBe('/fr/careers/withdraw');
		expect((await outboxOf(email))[0]?.subject).toContain('Nous avons reçu');
	});

	test('opens with a picture and its form on a phone, before what happens afterwards', async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto('/careers/open-application');
		const places = [
			page.locator('main picture img'),
			page.getByRole('heading', { level: 1 }),
			page.locator('#application'),
			page.locator('#open-steps'),
		];
		const tops = await Promise.all(
			places.map((place) => place.first().evaluate((element) => element.getBoundingClientRect().top)),
		);
		expect(tops).toEqual(tops.toSorted((one, other) => one - other));
		expect(tops[0]).toBeLessThan(100);
	});

	test('without scripts says what they are for, and where to write', async ({ browser, baseURL }) => {
		const context = await browser.newContext({ javaScriptEnabled: false });
		const page = await context.newPage();
		await page.goto(`${baseURL}/careers/open-application`);
		await expect(page.locator('#application noscript p')).toBeVisible();
		await expect(page.getByRole('link', { name: 'careers@tallowandthorn.example' })).toHaveAttribute(
			'href',
			'mailto:careers@tallowandthorn.example',
		);
		await expect(sendButton(page)).toBeDisabled();
		await context.close();
	});
});

test.describe('a withdrawal', () => {
	test('is refused in plain words with a code that is not right', { tag: '@full' }, async ({ page }) => {
		await page.goto('/careers/withdraw');
		await expect(page.locator('#withdrawal button')).toBeEnabled();
		await page.locator('#withdrawal-reference').fill('A-22222222');
		await page.locator('#withdrawal-token').fill('AAAAA-AAAAA-AAAAA-AAAAA');
		await page.locator('#withdrawal button').click();
		await expect(page.locator('#withdrawal [role=alert]')).toContainText(
			'no application with this reference',
		);
		await expect(page.locator('[data-toast]')).toHaveCount(0);
	});

	test('has a page whose code goes nowhere, under its own policy', { tag: '@full' }, async ({
		page,
		baseURL,
	}) => {
		const complaints = complaintsOf(page);
		const code = 'SECRET-CODE-1';
		const sent = watchFor(code, page);
		const address = `/careers/withdraw?reference=A-22222222&token=${code}`;
		const response = await page.goto(address, { waitUntil: 'networkidle' });
		expect(response?.headers()['referrer-policy']).toBe('no-referrer');
		await expect(page.locator('#withdrawal-token')).toHaveValue(code);
		await page.reload();
		await expect(page.locator('#withdrawal-token')).toHaveValue(code);
		expect([await sent(), complaints]).toEqual([{ leaks: [], origins: [baseURL] }, []]);
		await languages(page).getByRole('link', { name: 'Français' }).click();
		await expect(page).toHaveURL('/fr/careers/withdraw');
		await expect(page.locator('#withdrawal-token')).toHaveValue(code);
		expect([(await sent()).leaks, complaints]).toEqual([[], []]);
	});
});

test('applying runs at most 119 KB of script in all, and none of it before it is used', {
	tag: '@full',
}, async ({ page }) => {
	const scripts: Promise<{ url: string; size: number }>[] = [];
	page.on('response', (response) => {
		const isOurs = response.url().startsWith(String(test.info().project.use.baseURL));
		if (isOurs && response.request().resourceType() === 'script')
			scripts.push(
				response.body().then((body) => ({ url: response.url(), size: brotliCompressSync(body).length })),
			);
	});
	const sum = async () => (await Promise.all(scripts)).reduce((total, { size }) => total + size, 0);
	await page.goto(jobPath, { waitUntil: 'networkidle' });
	expect(await sum()).toBeLessThanOrEqual(5 * 1024);
	await field(page, 'firstName').focus();
	await expect(sendButton(page)).toBeEnabled();
	await fillApplication(page);
	await sendButton(page).click();
	await expect(receipt(page)).toBeVisible();
	expect(await sum()).toBeLessThanOrEqual(119 * 1024);
});

for (const path of sample([`${jobPath}#apply`, '/fr/careers/open-application', '/careers/withdraw']))
	test(`${path} is accessible and fits at 400 % zoom`, { tag: '@full' }, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(path);
		await page.locator('main form input').first().focus();
		await expect(page.locator('main form button[type=submit]')).toBeEnabled();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
		expect(await axeFindings(page)).toEqual([]);
	});

test('an application can be sent for a job that is newer than the build', { tag: '@full' }, async ({
	page,
}) => {
	const job = {
		id: '9001',
		title: 'Keeper of the Lamps',
		team: 'Art',
		location: 'gent',
		positionType: 'Part-time',
		remote: false,
		description: '<p>You would keep the lamps burning on every landing of the house.</p>',
		requirements: '<p>A steady hand.</p>',
		publishedAt: '2026-11-01T08:00:00Z',
		validThrough: '2099-12-31T22:59:59Z',
		categories: [{ location: 'gent', team: 'Art' }],
	};
	await setFaults({
		service: 'cms',
		path: '/api/open/offices/job-offers/9001',
		mode: 'body',
		body: JSON.stringify(job),
	});
	await openForm(page, '/careers/9001#apply');
	await fillApplication(page);
	const sent = page.waitForRequest('**/api/careers/apply');
	await sendButton(page).click();
	expect((await sent).postDataJSON()).toHaveProperty('jobId', '9001');
	expect((await readLog()).some(({ path }) => path.endsWith('/api/applications'))).toBe(true);
});
