import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { clearFaults, outboxOf, readState, reset, setClock, setFaults } from '../support/control.ts';
import { page as htmlPage, pdf, pdfOf, png, program, text } from '../support/files.ts';
import { sample } from '../support/full.ts';
import { required } from '../support/required.ts';
import type { Chosen } from './apply-support.ts';
import { axeFindings } from './axe.ts';
import { drive, type FileForm, fileForms } from './form-files-support.ts';

// Every browser comes from one address, whose tries are counted for 10 minutes.
test.beforeEach(reset);
test.afterEach(async () => {
	await clearFaults();
	await setClock(0);
});

const file = (name: string, buffer = pdf, mimeType = 'application/pdf'): Chosen => ({
	name,
	mimeType,
	buffer,
});
const cv = file('cv.pdf');
const notes = file('notes.txt', text, 'text/plain');
const fakePdf = file('fake.pdf', program);
const setup = file('setup.exe', program, 'application/x-msdownload');
const large = file('work.zip', Buffer.alloc(6_000_000), 'application/zip');
const empty = file('empty.txt', Buffer.alloc(0), 'text/plain');
const fakePicture = file('picture.png', htmlPage, 'image/png');
const numbered = (count: number) => Array.from({ length: count }, (_, index) => file(`page-${index}.pdf`));

const uploads = () => `${required('TEST_SANDBOX_URL')}/uploads`;

/** Holds back what is sent to an address until it is let go. */
async function hold(page: Page, address: string): Promise<() => void> {
	let letGo = () => {};
	const isFree = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(address, async (route) => {
		await isFree;
		await route.continue();
	});
	return () => letGo();
}

interface Case {
	name: string;
	run(page: Page, form: FileForm): Promise<void>;
}

const begin = async (page: Page, form: FileForm) => drive(page, form, await form.begin(page));

/** Chooses some beside a good one, is stopped by the refused, removes them and arrives with the good one. */
const refused = (name: string, bad: readonly Chosen[]): Case => ({
	name,
	async run(page, form) {
		const on = await begin(page, form);
		await on.choose(cv, ...bad);
		await on.expectState('cv.pdf', 'success');
		for (const one of bad) await on.expectState(one.name, 'error');
		await on.send();
		await on.expectStop('refused', bad.length);
		for (const one of bad) await on.remove(one.name);
		await expect(on.error).toBeEmpty();
		await on.send();
		await on.expectArrived(['cv.pdf']);
	},
});

const cases: readonly Case[] = [
	{
		name: 'arrive, each with its name and size',
		async run(page, form) {
			const on = await begin(page, form);
			await on.choose(cv, notes, file('photo.png', png, 'image/png'));
			for (const name of ['cv.pdf', 'notes.txt', 'photo.png']) await on.expectState(name, 'success');
			await on.send();
			await on.expectArrived(['cv.pdf', 'notes.txt', 'photo.png']);
		},
	},
	refused('that are too large, of a refused type and not what they say', [large, setup, fakePdf]),
	refused('that are empty', [empty]),
	refused('that the service refuses after it has looked inside', [fakePicture]),
	refused('that are too much together', [file('long.pdf', pdfOf(4_999_999))]),
	{
		name: 'that are too many, chosen or dropped',
		async run(page, form) {
			const on = await begin(page, form);
			const all = numbered(form.most + 1);
			const last = `page-${form.most}.pdf`;
			await on.choose(...all);
			await on.expectState('page-0.pdf', 'success');
			await on.expectState(last, 'error');
			await expect(on.picker).toBeDisabled();
			const dataTransfer = await page.evaluateHandle(() => {
				const transfer = new DataTransfer();
				transfer.items.add(new File(['one more'], 'dropped.txt', { type: 'text/plain' }));
				return transfer;
			});
			await page
				.locator(`label[for=${form.id}-${form.field}]`)
				.last()
				.dispatchEvent('drop', { dataTransfer });
			await on.expectState('dropped.txt', 'error');
			await on.send();
			await on.expectStop('refused', 2);
			await on.remove(last);
			await on.remove('dropped.txt');
			await on.send();
			await on.expectArrived(all.slice(0, form.most).map(({ name }) => name));
		},
	},
	{
		name: 'that are still on their way',
		async run(page, form) {
			const on = await begin(page, form);
			const letGo = await hold(page, uploads());
			await on.choose(cv, notes);
			await on.expectState('cv.pdf', 'loading');
			await on.send();
			await on.expectStop('loading', 2);
			letGo();
			await on.expectState('cv.pdf', 'success');
			await on.expectState('notes.txt', 'success');
			await expect(on.error).toBeEmpty();
			await on.send();
			await on.expectArrived(['cv.pdf', 'notes.txt']);
		},
	},
	{
		name: 'whose line is cut',
		async run(page, form) {
			const on = await begin(page, form);
			await on.choose(cv);
			await on.expectState('cv.pdf', 'success');
			await setFaults({ service: 'uploads', mode: 'reset' });
			await on.choose(notes, file('second.pdf'));
			await on.expectState('notes.txt', 'error');
			await on.expectState('second.pdf', 'error');
			await clearFaults();
			await on.send();
			await on.expectStop('failed', 2);
			await on.retry('notes.txt');
			await on.expectState('notes.txt', 'success');
			await on.remove('second.pdf');
			await expect(on.error).toBeEmpty();
			await on.send();
			await on.expectArrived(['cv.pdf', 'notes.txt']);
		},
	},
	{
		name: 'that were removed or cancelled before',
		async run(page, form) {
			const on = await begin(page, form);
			await on.choose(cv, notes);
			await on.expectState('cv.pdf', 'success');
			await on.expectState('notes.txt', 'success');
			await on.remove('notes.txt');
			const letGo = await hold(page, uploads());
			await on.choose(file('slow.pdf'));
			await on.expectState('slow.pdf', 'loading');
			await on.cancel('slow.pdf');
			letGo();
			await on.send();
			await on.expectArrived(['cv.pdf']);
		},
	},
	{
		name: 'of the same name, chosen twice',
		async run(page, form) {
			const on = await begin(page, form);
			await on.choose(cv);
			await on.choose(cv);
			await expect(on.rows.and(page.locator('[data-state=success]'))).toHaveCount(2);
			await on.send();
			await on.expectArrived(['cv.pdf', 'cv.pdf']);
		},
	},
	{
		name: 'that the service holds no longer',
		async run(page, form) {
			const on = await begin(page, form);
			await on.choose(cv, notes);
			await on.expectState('cv.pdf', 'success');
			await on.expectState('notes.txt', 'success');
			await setClock(7300);
			await on.send();
			for (const name of ['cv.pdf', 'notes.txt']) await on.expectState(name, 'error');
			await setClock(0);
			await on.send();
			await on.expectStop('lapsed', 2);
			for (const name of ['cv.pdf', 'notes.txt']) await on.retry(name);
			for (const name of ['cv.pdf', 'notes.txt']) await on.expectState(name, 'success');
			await on.send();
			await on.expectArrived(['cv.pdf', 'notes.txt']);
		},
	},
	{
		name: 'while the form is being sent, when none can be added or taken away',
		async run(page, form) {
			const on = await begin(page, form);
			await on.choose(cv);
			await on.expectState('cv.pdf', 'success');
			const letGo = await hold(page, `**${form.api}`);
			await on.send();
			await expect(on.picker).toBeDisabled();
			await expect(on.row('cv.pdf').getByRole('button')).toBeDisabled();
			letGo();
			await on.expectArrived(['cv.pdf']);
		},
	},
	{
		name: 'sent by a double click, of which nothing is there twice',
		async run(page, form) {
			const on = await begin(page, form);
			await on.choose(cv, notes);
			for (const name of ['cv.pdf', 'notes.txt']) await on.expectState(name, 'success');
			await on.submit.dblclick();
			await on.expectArrived(['cv.pdf', 'notes.txt']);
			expect((await readState()).counts.upload).toBe(2);
		},
	},
	{
		name: 'whose answer was lost, sent again under the same reference',
		async run(page, form) {
			const on = await begin(page, form);
			await on.choose(cv, notes);
			for (const name of ['cv.pdf', 'notes.txt']) await on.expectState(name, 'success');
			await page.route(`**${form.api}`, async (route) => {
				await route.fetch();
				await route.abort();
			});
			await on.send();
			await expect(page.locator(`#${form.id}`).getByRole('alert').first()).toBeFocused();
			await page.unroute(`**${form.api}`);
			await on.send();
			const reference = await on.expectArrived(['cv.pdf', 'notes.txt']);
			const claims = (await readState()).rows.upload?.map(({ claimed_by }) => claimed_by);
			expect(claims).toEqual([reference, reference]);
		},
	},
];

test('[FX-01] the table has every form that takes files', () => {
	const folder = 'src/features';
	const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter(
			(name) => name.endsWith('.tsx') && readFileSync(join(folder, name), 'utf8').includes('<UploadField'),
		)
		// Shows the kit; nothing is sent from there.
		.filter((name) => name !== 'kit/TryIt.tsx');
	expect(sources.sort()).toEqual([...new Set(fileForms.map(({ source }) => source))].sort());
});

/** The forms share what handles their files: one shows most of it, the report that it uses it. */
const mostOf: Partial<Record<string, number>> = { '/careers/2004#apply': 5, '/support/report': 1 };

for (const form of fileForms)
	test.describe(`[FX-01] the form at ${form.path} loses no files in silence`, () => {
		for (const { name, run } of sample(cases, mostOf[form.path] ?? 0))
			test(name, async ({ page }) => run(page, form));
	});

test('[FX-01] a report without files says nothing of files, on its page and in its mail', async ({
	page,
}) => {
	const [form] = fileForms.filter(({ id }) => id === 'report');
	if (!form) throw new Error('The table has no report.');
	const email = await form.begin(page);
	const on = drive(page, form, email);
	await on.send();
	await on.expectArrived([]);
	expect((await outboxOf(email))[0]?.text).not.toMatch(/file/i);
});

const ways = {
	'/careers/2004#apply': ['Wait 8 minutes', 'careers@tallowandthorn.example'],
	'/support/report': ['Wait 8 minutes', 'support@tallowandthorn.example'],
} as const;

for (const [path, told] of sample(Object.entries(ways)))
	test(`[FX-33] the limit of files at ${path} is told with the wait and another way, and the form goes without`, async ({
		page,
	}) => {
		const [form] = fileForms.filter((one) => one.path === path);
		if (!form) throw new Error('The table has no such form.');
		const on = await begin(page, form);
		await on.choose(cv);
		await on.expectState('cv.pdf', 'success');
		const headers = {
			'Access-Control-Allow-Origin': new URL(page.url()).origin,
			'Access-Control-Allow-Credentials': 'true',
			'Access-Control-Expose-Headers': 'Retry-After',
			'Retry-After': '480',
		};
		await page.route(uploads(), (route) => route.fulfill({ status: 429, headers, json: {} }));
		await on.choose(notes);
		for (const text of told) await expect(on.row('notes.txt')).toContainText(text);
		await on.remove('notes.txt');
		await on.send();
		await on.expectArrived(['cv.pdf']);
	});

test('[FX-01] files of a report that a blocked bot check leads to a mail are named as not in it', {
	tag: '@full',
}, async ({ page }) => {
	const [form] = fileForms.filter(({ id }) => id === 'report');
	if (!form) throw new Error('The table has no report.');
	await page.route('**/bot-check/api.js*', (route) => route.abort());
	const on = await begin(page, form);
	await on.choose(cv);
	await on.expectState('cv.pdf', 'success');
	await on.send();
	await expect(page.getByText('An e-mail does not carry the files')).toBeVisible();
});

test('[FX-01] the stop and the receipt are accessible and fit a phone', { tag: '@full' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const [form] = fileForms;
	if (!form) throw new Error('The table is empty.');
	const on = await begin(page, form);
	const long = file(`${'a-very-long-name-'.repeat(8)}.pdf`);
	await on.choose(long, setup);
	await on.expectState(long.name, 'success');
	const width = () => page.evaluate(() => document.documentElement.scrollWidth);
	await on.send();
	await on.expectStop('refused', 1);
	expect([await width(), await axeFindings(page)]).toEqual([320, []]);
	await on.remove(setup.name);
	await on.send();
	await expect(on.receipt).toBeFocused();
	expect([await width(), await axeFindings(page)]).toEqual([320, []]);
});
