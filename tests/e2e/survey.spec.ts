import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import errors from '../../i18n/en/errors.json' with { type: 'json' };
import en from '../../i18n/en/playtest.json' with { type: 'json' };
import { clearFaults, outboxOf, setFaults } from '../support/control.ts';
import { sample } from '../support/full.ts';
import { axeFindings } from './axe.ts';
import {
	fillAll,
	fillBirth,
	fillDay,
	fillEligibility,
	fillPerson,
	fillPlaying,
	fixture,
	heading,
	inbox,
	layerOf,
	next,
	openSurvey,
	publish,
} from './survey-support.ts';

test.afterEach(clearFaults);

const steps = ['Can you take part?', 'Who are you?', 'How do you play?', 'The day itself', 'Is this right?'];
const stepIs = async (page: Page, number: number) => {
	const title = heading(page, steps[number - 1] ?? '');
	await expect(title).toBeFocused();
	await expect(title).toHaveAccessibleDescription(`Step ${number} of 5`);
};
const thanks = (page: Page) => layerOf(page).getByText('Thank you for submitting your survey!');

test('[PT-03] [PT-04] [PT-05] somebody answers page by page, looks it over, sends it and is thanked', async ({
	page,
}) => {
	const email = inbox();
	await openSurvey(page);
	await stepIs(page, 1);
	await fillEligibility(page);
	await stepIs(page, 2);
	await fillPerson(page, email);
	await stepIs(page, 3);
	await fillPlaying(page);
	await stepIs(page, 4);
	await fillDay(page);
	await stepIs(page, 5);
	for (const words of ['February 3, 1990', email, 'Gent', 'Lowtide', 'Either', 'No answer'])
		await expect(
			layerOf(page).getByRole('definition').getByText(words, { exact: true }).first(),
		).toBeVisible();
	await layerOf(page).getByRole('button', { name: 'Submit' }).click();
	await expect(thanks(page)).toBeVisible();
	const [mail] = await outboxOf(email);
	const reference = /P-\w{8}/.exec(mail?.text ?? '')?.[0] ?? '';
	await expect(layerOf(page).getByText(`Your reference is ${reference}.`)).toBeVisible();
	await layerOf(page).getByRole('button', { name: 'Back to the page' }).click();
	await expect(layerOf(page)).toBeHidden();
	await expect(page).toHaveURL(/\/playtests$/);
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
	await page.locator('[data-survey]').first().click();
	await stepIs(page, 1);
	await expect(layerOf(page).locator('[name="dateOfBirth.year"]')).toHaveValue('');
});

test('[PT-04] a step is judged before the next one', async ({ page }) => {
	const layer = await openSurvey(page);
	await next(page);
	const summary = layer.getByRole('alert').filter({ hasText: 'Please check the form' });
	await expect(summary).toBeFocused();
	await summary.getByRole('link', { name: /When were you born/ }).click();
	await expect(layer.getByLabel('Month')).toBeFocused();
	await fillBirth(page);
	await layer.locator('input[value=english]').check();
	await expect(layer.getByText('We need all three, or the day cannot work.').first()).toBeVisible();
	await next(page);
	await expect(heading(page, 'Can you take part?')).toBeVisible();
	for (const value of ['full-day', 'agreement']) await layer.locator(`input[value=${value}]`).check();
	await next(page);
	await stepIs(page, 2);
});

test('[PT-06] somebody who is not over 18 today is told so at once', async ({ page }) => {
	const layer = await openSurvey(page);
	const year = String(new Date().getUTCFullYear() - 17);
	await fillBirth(page, { year });
	for (const box of await layer.getByRole('checkbox').all()) await box.check();
	await next(page);
	await expect(layer.getByText('You must be 18 or older on the day you send this').first()).toBeVisible();
	await expect(heading(page, 'Can you take part?')).toBeVisible();
});

test('[PT-04] Back, of the survey and of the browser, goes one step back and keeps every answer', {
	tag: '@full',
}, async ({ page }) => {
	const email = inbox();
	const layer = await openSurvey(page);
	await fillEligibility(page);
	await layer.locator('[name=email]').fill(email);
	await layer.getByRole('button', { name: 'Back', exact: true }).click();
	await stepIs(page, 1);
	await expect(layer.locator('[name="dateOfBirth.year"]')).toHaveValue('1990');
	await expect(layer.locator('input[value=agreement]')).toBeChecked();
	await page.goForward();
	await stepIs(page, 2);
	await expect(layer.locator('[name=email]')).toHaveValue(email);
	await page.goBack();
	await stepIs(page, 1);
	await page.goBack();
	await expect(layer).toBeHidden();
	await expect(page).toHaveURL(/\/playtests$/);
	await page.goForward();
	await stepIs(page, 1);
	// As it comes where the browser was too busy to tell of the closing before.
	await layer.evaluate((dialog) => dialog.dispatchEvent(new Event('close')));
	await page.goBack();
	await expect(layer).toBeHidden();
	await expect(page).toHaveURL(/\/playtests$/);
});

test('[PT-03] what is asked follows what was answered', async ({ page }) => {
	const layer = await openSurvey(page);
	await fillEligibility(page);
	await fillPerson(page, inbox());
	const machines = layer.getByRole('group', { name: /What do you play on/ });
	await layer.locator('select[name=hours]').selectOption('0');
	await expect(machines).toBeHidden();
	await layer.locator('select[name=hours]').selectOption('16');
	await machines.getByRole('checkbox', { name: 'Something else' }).check();
	await layer.getByLabel(/What is it/).fill('A typewriter');
	await machines.getByRole('checkbox', { name: 'Something else' }).uncheck();
	await expect(layer.getByLabel(/What is it/)).toBeHidden();
});

test('the room that is chosen on the page is chosen in the survey, and a closed one is shown as closed', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/playtests');
	await page.getByRole('radio', { name: 'Quebec Canada' }).check();
	await page.locator('[data-survey]').first().click();
	await fillEligibility(page);
	const layer = layerOf(page);
	await expect(layer.getByRole('radio', { name: 'Quebec' })).toBeChecked();
	await expect(layer.getByRole('radio', { name: 'Dublin – closed for now' })).toBeDisabled();
});

test('[PT-04] answers wait on the device until they are sent or discarded', async ({ page, context }) => {
	const email = inbox();
	await openSurvey(page);
	await fillEligibility(page);
	await layerOf(page).locator('[name=email]').fill(email);
	await expect.poll(() => page.evaluate(() => localStorage['playtest-survey'])).toContain(email);
	await page.close();
	const later = await context.newPage();
	const layer = await openSurvey(later);
	await expect(layer.getByText('Your answers are still here')).toBeVisible();
	await next(later);
	await expect(layer.locator('[name=email]')).toHaveValue(email);
	await layer.getByRole('button', { name: 'Start anew' }).click();
	await expect(heading(later, 'Can you take part?')).toBeVisible();
	await expect(layer.locator('[name="dateOfBirth.year"]')).toHaveValue('');
	expect(await later.evaluate(() => localStorage.length)).toBe(0);
});

test('a reload leads back to the same step', { tag: '@full' }, async ({ page }) => {
	await openSurvey(page);
	await fillEligibility(page);
	await stepIs(page, 2);
	await page.reload();
	await stepIs(page, 2);
});

test('[PT-05] a submit that fails keeps every answer, and sending it again makes one sign-up', async ({
	page,
}) => {
	const email = inbox();
	const layer = await openSurvey(page);
	await fillAll(page, email);
	await stepIs(page, 5);
	await setFaults({ service: 'cms', path: '/api/contact-surveys/submit/playtester', mode: 'status:503' });
	await layer.getByRole('button', { name: 'Submit' }).click();
	await expect(layer.getByRole('alert')).toContainText('Try again later.');
	await expect(layer.getByRole('definition').getByText(email)).toBeVisible();
	await clearFaults();
	await layer.getByRole('button', { name: 'Submit' }).dblclick();
	await expect(thanks(page)).toBeVisible();
	expect(await outboxOf(email)).toHaveLength(1);
});

test('after sending, the browser’s Back leads to the page, past every step', { tag: '@full' }, async ({
	page,
}) => {
	const layer = await openSurvey(page);
	await fillAll(page, inbox());
	await layer.getByRole('button', { name: 'Submit' }).click();
	await expect(thanks(page)).toBeVisible();
	await page.goBack();
	await expect(layer).toBeHidden();
	await expect.poll(() => page.evaluate(() => history.state?.survey ?? 'none')).toBe('none');
	await expect(page).toHaveURL(/\/playtests$/);
});

test('[PT-05] offline nothing can be sent and nothing is lost', { tag: '@full' }, async ({
	page,
	context,
}) => {
	const layer = await openSurvey(page);
	await fillAll(page, inbox());
	await stepIs(page, 5);
	await context.setOffline(true);
	await expect(layer.getByRole('status').filter({ hasText: 'offline' })).toBeVisible();
	await context.setOffline(false);
	await layer.getByRole('button', { name: 'Submit' }).click();
	await expect(thanks(page)).toBeVisible();
});

test('closing asks what is to become of answers, and does not ask without any', { tag: '@full' }, async ({
	page,
}) => {
	const layer = await openSurvey(page);
	await page.keyboard.press('Escape');
	await expect(layer).toBeHidden();
	await expect(page.locator('[data-survey]').first()).toBeFocused();
	await page.keyboard.press('Enter');
	await fillEligibility(page);
	await layer.locator('[data-close]').first().click();
	const question = page.getByRole('dialog', { name: 'Leave the survey?' });
	await question.getByRole('button', { name: 'Go on with the survey' }).click();
	await expect(heading(page, 'Who are you?')).toBeVisible();
	await page.keyboard.press('Escape');
	await question.getByRole('button', { name: 'Keep them and leave' }).click();
	await expect(layer).toBeHidden();
	expect(await page.evaluate(() => localStorage['playtest-survey'])).toContain('1990');
	await page.locator('[data-survey]').first().click();
	await stepIs(page, 1);
	await next(page);
	await stepIs(page, 2);
	await page.keyboard.press('Escape');
	await question.getByRole('button', { name: 'Discard them and leave' }).click();
	await expect(layer).toBeHidden();
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test.describe('[PT-07] a definition that cannot be used', () => {
	for (const [what, config] of sample([
		['is no JSON', '{"pages":['],
		['asks a question of an unknown type', '{"elements":[{"type":"matrix","name":"a"}]}'],
	] as const))
		test(`that ${what} shows an error with a way back`, async ({ page }) => {
			await publish(page, config);
			const body = JSON.stringify({ code: 'playtester', config, rooms: [] });
			await setFaults({ service: 'cms', path: '/api/contact-surveys/code/playtester', mode: 'body', body });
			await page.goto('/playtests');
			await page.locator('[data-survey]').first().click();
			const layer = layerOf(page);
			await expect(layer.getByRole('alert')).toContainText('The survey cannot be shown');
			await expect(layer.getByText(en.survey.failed)).toBeVisible();
			await expect(layer.getByText(errors.page.offline)).toBeHidden();
			await layer.getByRole('button', { name: 'Back to the page' }).click();
			await expect(layer).toBeHidden();
			await expect(page.locator('[data-survey]').first()).toBeFocused();
		});

	test('is asked for again, since it may be mended by now', { tag: '@full' }, async ({ page }) => {
		await publish(page, '{');
		await openSurvey(page);
		await stepIs(page, 1);
	});

	test('that cannot be fetched at all shows the same', { tag: '@full' }, async ({ page }) => {
		await page.route('**/playtests/survey/fr.json', (route) => route.abort());
		await page.goto('/fr/playtests');
		await page.locator('[data-survey]').first().click();
		await expect(layerOf(page).getByRole('alert')).toContainText('Le questionnaire ne peut pas s’afficher');
		await page.keyboard.press('Escape');
		await expect(layerOf(page)).toBeHidden();
	});

	for (const [what, missing] of sample([
		['questions', '**/playtests/survey/en.json'],
		['scripts', '**'],
	] as const))
		test(`whose ${what} do not come says so, and is tried again by keyboard`, { tag: '@full' }, async ({
			page,
		}) => {
			await page.goto('/playtests', { waitUntil: 'networkidle' });
			await page.route(missing, (route) => route.abort());
			// A page whose scripts fail, and that can be had again, is loaded again: here it never can.
			await page.route(/\/playtests$/, (route) => route.abort());
			await page.locator('[data-survey]').first().press('Enter');
			const alert = layerOf(page).getByRole('alert');
			const retry = alert.getByRole('button', { name: 'Try again' });
			for (const _ of [1, 2]) {
				await expect(alert.getByText(errors.page.offline)).toBeVisible();
				await expect(alert.getByText(en.survey.failed)).toBeHidden();
				await expect(retry).toBeFocused();
				await page.keyboard.press('Enter');
			}
			await expect(retry).toBeFocused();
			await page.unroute(missing);
			await page.keyboard.press('Enter');
			await stepIs(page, 1);
			await expect(layerOf(page).getByRole('heading', { level: 2 })).toBeFocused();
		});
});

test.describe('[PT-03] definitions of other shapes', () => {
	test('one page of questions', { tag: '@full' }, async ({ page }) => {
		await publish(page, fixture('one-page'));
		const layer = await openSurvey(page);
		await expect(layer.getByText('Step 1 of 2')).toBeVisible();
		await fillBirth(page);
		await layer.getByLabel(/Where can we write/).fill(inbox());
		await layer.getByRole('radio', { name: 'Gent' }).check();
		await next(page);
		await expect(heading(page, 'Is this right?')).toBeVisible();
	});

	test('pages that come and go, with words of the editor’s own for what is wrong', { tag: '@full' }, async ({
		page,
	}) => {
		await publish(page, fixture('branching'));
		const layer = await openSurvey(page);
		await layer.getByRole('radio', { name: 'never' }).check();
		await expect(layer.getByText('Step 1 of 3')).toBeVisible();
		await layer.getByRole('radio', { name: 'often' }).check();
		await expect(layer.getByText('Step 1 of 4')).toBeVisible();
		await next(page);
		await expect(layer.getByRole('link', { name: 'Hours a week: Field is required' })).toBeVisible();
		await layer.getByLabel(/Hours a week/).fill('12');
		await next(page);
		await layer.locator('#answers-genres').click();
		for (const name of ['rpg', 'cards']) await layer.getByRole('checkbox', { name }).check();
		await page.keyboard.press('Escape');
		await expect(layer.getByLabel(/first among them/).getByRole('option')).toHaveText([
			'Please choose',
			'rpg',
			'other',
		]);
		await next(page);
		await layer.getByLabel(/^E-mail \*?$/).fill('anna@players.example');
		await layer.getByLabel(/E-mail again/).fill('other@players.example');
		await next(page);
		await expect(layer.getByText('Both addresses must be the same.').first()).toBeVisible();
	});

	test('in French, with markup that can do no harm and what every sign-up needs', { tag: '@full' }, async ({
		page,
	}) => {
		await publish(page, fixture('in-languages'), 'fr');
		const layer = await openSurvey(page, '/fr/playtests');
		await expect(heading(page, 'À propos de vous')).toBeVisible();
		await fillBirth(page);
		await layer.getByLabel(/Adresse e-mail/).fill(inbox());
		await layer.getByRole('radio', { name: 'Gand' }).check();
		await next(page);
		await expect(heading(page, 'Pour commencer')).toBeVisible();
		await expect(layer.getByRole('link', { name: /questions/ })).toHaveAttribute(
			'href',
			'/fr/playtests#questions',
		);
		const game = layer.getByRole('radiogroup', { name: /Votre jeu/ });
		await expect(game.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
		await game.getByRole('radio', { name: 'Lowtide' }).check();
		await layer.getByRole('switch', { name: 'Je porte des lunettes' }).check();
		await layer.getByLabel('Code postal').fill('9000');
		await next(page);
		await expect(heading(page, 'Tout est juste ?')).toBeVisible();
	});
});

test('[KB-18] [FC-12] the keyboard alone is enough', async ({ page }) => {
	await page.goto('/playtests');
	await page.locator('[data-survey]').first().focus();
	await page.keyboard.press('Enter');
	await stepIs(page, 1);
	await page.locator('[name="dateOfBirth.month"]').focus();
	await page.keyboard.press('f');
	for (const text of ['3', '1990']) {
		await page.keyboard.press('Tab');
		await page.keyboard.type(text);
	}
	for (let box = 0; box < 3; box += 1) {
		await page.keyboard.press('Tab');
		await page.keyboard.press('Space');
	}
	await page.keyboard.press('Enter');
	await stepIs(page, 2);
	const layer = layerOf(page);
	await layer.locator('[name=name]').focus();
	await page.keyboard.type('Anna');
	await layer.locator('[name=email]').focus();
	await page.keyboard.type('anna@players.example');
	await layer.getByRole('radio', { name: 'Gent' }).focus();
	await page.keyboard.press('ArrowDown');
	await expect(layer.getByRole('radio', { name: 'Quebec' })).toBeChecked();
	await page.keyboard.press('Enter');
	await stepIs(page, 3);
	await layer.getByRole('radio', { name: 'Wending' }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(layer.getByRole('radio', { name: 'The Salt Crown' })).toBeChecked();
});

for (const [path, width] of sample([
	['/playtests', 390],
	['/fr/playtests', 1600],
] as const))
	test(`axe finds nothing on any step at ${path}, ${width} px wide`, { tag: '@full' }, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await openSurvey(page, path);
		const check = async () => expect(await axeFindings(page, '#survey')).toEqual([]);
		await next(page);
		await expect(layerOf(page).getByRole('alert').first()).toBeFocused();
		await check();
		await fillEligibility(page);
		await check();
		await fillPerson(page, inbox());
		await check();
		await fillPlaying(page);
		await layerOf(page).getByRole('switch').check();
		await check();
		await layerOf(page).getByRole('switch').uncheck();
		await fillDay(page);
		await check();
	});

test('at 320 px nothing is wider than the page', { tag: '@full' }, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await openSurvey(page);
	const content = layerOf(page).locator('[data-scroll]');
	const overflow = () => content.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
	expect(await overflow()).toBe(0);
	await fillEligibility(page);
	expect(await overflow()).toBe(0);
	await fillPerson(page, inbox());
	expect(await overflow()).toBe(0);
});

test('the page runs nothing of the survey before it is opened, and at most 25 KB beyond React then', {
	tag: '@full',
}, async ({ page }) => {
	const scripts: { url: string; body: Promise<Buffer> }[] = [];
	page.on('response', (response) => {
		if (response.request().resourceType() === 'script')
			scripts.push({ url: response.url(), body: response.body() });
	});
	await page.goto('/playtests', { waitUntil: 'networkidle' });
	const before = await Promise.all(scripts.map(({ body }) => body));
	const weigh = (bodies: Buffer[]) => bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
	expect(weigh(before)).toBeLessThanOrEqual(4 * 1024);
	await page.locator('[data-survey]').first().click();
	await stepIs(page, 1);
	const after = (await Promise.all(scripts.map(({ body }) => body))).slice(before.length);
	const isReact = (body: Buffer) => /react\.dev\/errors|react\.transitional\.element/.test(body.toString());
	const own = after.filter((body) => !isReact(body));
	expect(weigh(own)).toBeLessThanOrEqual(25 * 1024);
});

test('[PT-05] a sign-up is withdrawn by the link of its mail, which leaves the address first thing', {
	tag: '@full',
}, async ({ page }) => {
	const email = inbox();
	await openSurvey(page);
	await fillAll(page, email);
	await layerOf(page).getByRole('button', { name: 'Submit' }).click();
	await expect(thanks(page)).toBeVisible();
	const link = (await outboxOf(email))[0]?.links[0] ?? '';
	const foreign: string[] = [];
	page.on('request', (request) => {
		if (new URL(request.url()).origin !== new URL(link).origin) foreign.push(request.url());
	});
	await page.goto(link);
	await expect(page).toHaveURL(/\/playtests\/withdraw$/);
	await expect(page.getByLabel(/Reference/)).toHaveValue(/^P-/);
	await page.getByRole('button', { name: 'Delete my answers' }).click();
	await expect(page.getByText('Your answers are deleted')).toBeVisible();
	expect(await outboxOf(email)).toHaveLength(2);
	expect(foreign).toEqual([]);
	await page.goto(link);
	await page.getByRole('button', { name: 'Delete my answers' }).click();
	await expect(page.getByRole('alert')).toContainText('We know no sign-up with this reference and code.');
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the page says what the survey needs, and whom to write to', { tag: '@full' }, async ({ page }) => {
		await page.goto('/playtests');
		await expect(page.getByText(/Signing up needs JavaScript/)).toContainText('@');
	});
});
