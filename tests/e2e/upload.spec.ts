import { expect, type Page, test } from '@playwright/test';
import { clearFaults, readLog, readState, reset, setClock, setFaults } from '../support/control.ts';
import { page as htmlPage, pdf, pdfOf, png, svgWithScript } from '../support/files.ts';
import { required } from '../support/required.ts';
import { siteUrl } from '../support/site.ts';
import { complaintsOf } from './account-support.ts';
import {
	choose,
	cvOf,
	errorOf,
	expectState,
	fillText,
	openForm,
	picker,
	receipt,
	row,
	sendButton,
} from './apply-support.ts';
import { axeFindings } from './axe.ts';

// Every browser comes from one address, which may send 20 files in 10 minutes.
test.beforeEach(reset);
test.afterEach(clearFaults);

const uploadsUrl = () => `${required('TEST_SANDBOX_URL')}/uploads`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = async () => (await readState()).counts.upload;

/** Lets only so many bytes a second leave, so that there is a middle. */
async function slowDown(page: Page): Promise<void> {
	const cdp = await page.context().newCDPSession(page);
	const unlimited = { offline: false, latency: 0, downloadThroughput: -1 };
	await cdp.send('Network.emulateNetworkConditions', { ...unlimited, uploadThroughput: 1_500_000 });
}

/** Resolves when a part of the bytes has left. */
async function reachMiddle(page: Page, name: string): Promise<void> {
	const bar = row(page, name).getByRole('progressbar');
	await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(20);
}

test('[UP-10] 5,000,000 bytes go to the upload service while no function receives them', async ({ page }) => {
	const complaints = complaintsOf(page);
	const posts: { path: string; bytes: number }[] = [];
	page.on('request', (request) => {
		const { origin, pathname } = new URL(request.url());
		const bytes = request.postDataBuffer()?.length ?? 0;
		if (origin === siteUrl() && request.method() === 'POST') posts.push({ path: pathname, bytes });
	});
	await openForm(page);
	await choose(page, cvOf(pdfOf(5_000_000)));
	await expectState(page, 'cv.pdf', 'success');
	expect(posts.map(({ path }) => path)).toEqual(['/api/uploads/ticket']);
	expect(posts[0]?.bytes).toBeLessThan(1000);
	expect((await readState()).rows.upload?.map(({ size }) => size)).toEqual([5_000_000]);
	expect(complaints).toEqual([]);
});

test('[UP-08] T62 one byte more is too large and never asks to leave', { tag: '@full' }, async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.method()));
	await openForm(page);
	await choose(page, cvOf(pdfOf(5_000_001)));
	await expect(row(page, 'cv.pdf')).toContainText('File is too large.');
	expect(asked).not.toContain('POST');
});

test('[UP-09] a file is posted with the fields of its ticket and with credentials, and deleted where the ticket says', async ({
	page,
}) => {
	await page.addInitScript(() => {
		const { send } = XMLHttpRequest.prototype;
		XMLHttpRequest.prototype.send = function (form) {
			const { withCredentials } = this;
			// The menu is fetched by one, too.
			if (form instanceof FormData)
				Object.assign(window, { sent: { names: [...form.keys()], withCredentials } });
			send.call(this, form);
		};
	});
	await openForm(page);
	const ticket = page.waitForResponse('**/api/uploads/ticket');
	const post = page.waitForRequest(
		(request) => request.url() === uploadsUrl() && request.method() === 'POST',
	);
	await choose(page, cvOf(pdf));
	const { url, payload, deleteUrl } = (await (await ticket).json()).data;
	expect([(await post).url(), (await post).headers()['content-type']]).toEqual([
		url,
		expect.stringMatching(/^multipart\/form-data; boundary=/),
	]);
	expect(await page.evaluate(() => Object(window).sent)).toEqual({
		names: [...Object.keys(payload), 'file'],
		withCredentials: true,
	});
	await expectState(page, 'cv.pdf', 'success');
	const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
	await button(page, 'Remove cv.pdf').click();
	expect([(await deleted).url(), (await deleted).status()]).toEqual([deleteUrl, 204]);
	expect(await stored()).toBe(0);
});

test('[UP-02] R16 a file whose line is cut fails, frees its place and is sent once by another try', async ({
	page,
}) => {
	await openForm(page);
	await setFaults({ service: 'uploads', mode: 'reset' });
	await choose(page, cvOf(pdfOf(5_000_000)));
	await expect(row(page, 'cv.pdf')).toContainText('The upload broke off.');
	await expect(picker(page)).toBeEnabled();
	expect(await stored()).toBe(0);
	await clearFaults();
	await button(page, 'Try again cv.pdf').click();
	await expectState(page, 'cv.pdf', 'success');
	expect(await stored()).toBe(1);
});

test('R16 a file whose line goes silent fails after half a minute', { tag: '@full' }, async ({ page }) => {
	await page.clock.install();
	await openForm(page);
	await setFaults({ service: 'uploads', mode: 'hang' });
	const post = page.waitForRequest((request) => request.url() === uploadsUrl());
	await choose(page, cvOf(pdf));
	await post;
	await page.clock.fastForward(31_000);
	await expect(row(page, 'cv.pdf')).toContainText('The upload broke off.');
});

test('R16 another try at a service that still hangs fails as the first did', { tag: '@full' }, async ({
	page,
}) => {
	const isPost = (request: { url(): string }) => request.url() === uploadsUrl();
	await page.clock.install();
	await openForm(page);
	await setFaults({ service: 'uploads', mode: 'hang' });
	const first = page.waitForRequest(isPost);
	const given = page.waitForRequest((request) => request.method() === 'DELETE');
	await choose(page, cvOf(pdf));
	await first;
	await page.clock.fastForward(31_000);
	await given;
	const removal = page.waitForRequest((request) => request.method() === 'DELETE');
	const second = page.waitForRequest(isPost);
	await button(page, 'Try again cv.pdf').click();
	await removal;
	await page.clock.fastForward(5000);
	await second;
	await page.clock.fastForward(31_000);
	await expect(row(page, 'cv.pdf')).toContainText('The upload broke off.');
});

test('R16 a file that arrived although nobody heard so is not there twice', { tag: '@full' }, async ({
	page,
}) => {
	await openForm(page);
	// The browser asks for leave first, once in a while.
	await choose(page, { ...cvOf(pdf), name: 'first.pdf' });
	await expectState(page, 'first.pdf', 'success');
	await setFaults({ service: 'uploads', mode: 'truncate', times: 1 });
	await choose(page, cvOf(pdf));
	await expectState(page, 'cv.pdf', 'error');
	await button(page, 'Try again cv.pdf').click();
	await expectState(page, 'cv.pdf', 'success');
	await expect.poll(stored).toBe(2);
});

test('a service that fails, and a ticket that ended, leave a file that can be tried again', {
	tag: '@full',
}, async ({ page }) => {
	await openForm(page);
	await setFaults({ service: 'uploads', mode: 'status:503' });
	await choose(page, cvOf(pdf));
	await expectState(page, 'cv.pdf', 'error');
	await clearFaults();
	await setClock(7300);
	await button(page, 'Try again cv.pdf').click();
	await expect(row(page, 'cv.pdf')).toContainText('The upload did not work.');
	await setClock(0);
	await button(page, 'Try again cv.pdf').click();
	await expectState(page, 'cv.pdf', 'success');
});

test('[UP-04] a file that is stopped or removed leaves nothing behind', async ({ page }) => {
	await openForm(page);
	await slowDown(page);
	await choose(page, cvOf(pdfOf(5_000_000)));
	await reachMiddle(page, 'cv.pdf');
	await button(page, 'Cancel cv.pdf').click();
	await expect(row(page, 'cv.pdf')).toHaveCount(0);
	await expect.poll(stored).toBe(0);
	await choose(page, cvOf(pdf));
	await expectState(page, 'cv.pdf', 'success');
	await button(page, 'Remove cv.pdf').click();
	await expect.poll(stored).toBe(0);
});

test('a page that is left in the middle leaves nothing behind', { tag: '@full' }, async ({ page }) => {
	await openForm(page);
	await slowDown(page);
	await choose(page, cvOf(pdfOf(5_000_000)));
	await reachMiddle(page, 'cv.pdf');
	expect(await stored()).toBe(1);
	await page.reload();
	await expect.poll(stored).toBe(0);
});

test('[UP-03] progress is said at each quarter and the bar fills', { tag: '@full' }, async ({ page }) => {
	await openForm(page);
	await slowDown(page);
	await page.evaluate(() => {
		const said: string[] = [];
		Object.assign(window, { said });
		const note = () => said.push(document.querySelector('form [role=status]')?.textContent ?? '');
		new MutationObserver(note).observe(document.body, {
			subtree: true,
			childList: true,
			characterData: true,
		});
	});
	await choose(page, cvOf(pdfOf(5_000_000)));
	await expectState(page, 'cv.pdf', 'success');
	const said: string[] = await page.evaluate(() => Object(window).said);
	const steps = [...new Set(said.filter(Boolean))];
	// The last quarter may come together with the end.
	expect(steps.filter((text) => text !== 'cv.pdf: 100%')).toEqual([
		...['25', '50', '75'].map((percent) => `cv.pdf: ${percent}%`),
		'cv.pdf is uploaded.',
	]);
});

test('[FC-10] each file says what is wrong with it, and the form waits for the others', async ({ page }) => {
	const complaints = complaintsOf(page);
	await openForm(page);
	await fillText(page);
	await sendButton(page).click();
	await expect(errorOf(page, 'files')).toHaveText('Field is required');
	await choose(
		page,
		cvOf(pdf),
		{ name: 'picture.png', mimeType: 'image/png', buffer: htmlPage },
		{ name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: pdf },
		{ name: 'photo.png', mimeType: 'image/png', buffer: png },
	);
	await expectState(page, 'cv.pdf', 'success');
	await expectState(page, 'photo.png', 'success');
	await expect(row(page, 'picture.png'), 'T57').toContainText('File type is not supported.');
	await expect(row(page, 'setup.exe')).toContainText('File type is not supported.');
	expect(await axeFindings(page)).toEqual([]);
	await sendButton(page).click();
	await expect(errorOf(page, 'files')).toHaveText('2 files were refused. Remove them or choose others.');
	for (const name of ['picture.png', 'setup.exe']) await button(page, `Remove ${name}`).click();
	const sent = page.waitForRequest('**/api/careers/apply');
	await sendButton(page).click();
	await expect(receipt(page)).toBeVisible();
	const ids = (await readState()).rows.upload?.map(({ id }) => id);
	// Files go side by side: which of them the service has first is open.
	expect((await sent).postDataJSON().files.toSorted()).toEqual(ids?.toSorted());
	expect(complaints).toEqual([]);
});

test('[KB-08] everything is done by keyboard alone', async ({ page }) => {
	await openForm(page);
	const opened = page.waitForEvent('filechooser');
	await page.locator('#application-coverLetter').focus();
	await page.keyboard.press('Tab');
	await expect(picker(page)).toBeFocused();
	await page.keyboard.press('Enter');
	await (await opened).setFiles([cvOf(pdfOf(5_000_000))]);
	await expectState(page, 'cv.pdf', 'success');
	await expect(button(page, 'Remove cv.pdf')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(row(page, 'cv.pdf')).toHaveCount(0);
	await expect(picker(page)).toBeFocused();
});

test('a file can be dropped on the field', { tag: '@full' }, async ({ page }) => {
	await openForm(page);
	const dataTransfer = await page.evaluateHandle(() => {
		const transfer = new DataTransfer();
		transfer.items.add(new File(['Dear studio'], 'letter.txt', { type: 'text/plain' }));
		return transfer;
	});
	await page.getByText('Choose files').dispatchEvent('drop', { dataTransfer });
	await expectState(page, 'letter.txt', 'success');
});

test('T60 an uploaded file is saved, runs no script and meets no cookie of the site', async ({
	page,
	context,
}) => {
	await context.addCookies([{ name: 'signed_in', value: '1', url: siteUrl() }]);
	let hasRun = false;
	page.on('dialog', (dialog) => {
		hasRun = true;
		void dialog.dismiss();
	});
	await openForm(page);
	const post = page.waitForRequest(
		(request) => request.url() === uploadsUrl() && request.method() === 'POST',
	);
	await choose(page, { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: svgWithScript });
	await expectState(page, 'drawing.svg', 'success');
	expect((await (await post).allHeaders()).cookie).toBeUndefined();
	await page.goto(`${required('TEST_SANDBOX_URL')}/desk/uploads`);
	const link = await page.getByRole('link', { name: 'drawing.svg' }).getAttribute('href');
	const saved = page.waitForEvent('download');
	await page.evaluate((to) => location.assign(String(to)), link);
	expect((await saved).suggestedFilename()).toBe('drawing.svg');
	expect(page.url()).toContain('/desk/uploads');
	expect(await page.evaluate(() => document.cookie)).toBe('');
	expect(hasRun).toBe(false);
});

test('no name of a file stands in a log', async ({ page }) => {
	await openForm(page);
	await choose(page, { ...cvOf(pdf), name: 'jane-doe.pdf' });
	await expectState(page, 'jane-doe.pdf', 'success');
	expect(JSON.stringify(await readLog())).not.toContain('jane-doe');
});
