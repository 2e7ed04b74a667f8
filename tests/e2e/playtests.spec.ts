import { expect, test } from '@playwright/test';
import { sample } from '../support/full.ts';
import { axeFindings } from './axe.ts';

const rooms = {
	Gent: 'Belgium',
	Quebec: 'Canada',
	Barcelona: 'Spain',
	Selangor: 'Malaysia',
	Guildford: 'England',
	Dublin: 'Ireland',
};

test('[PT-01] [RT-33] the page opens with a hero and its Play now button, which opens the survey', async ({
	page,
}) => {
	await page.goto('/playtests');
	await expect(page.locator('[data-layout="playtesters"]')).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.locator('main > header').getByRole('link', { name: 'Play now' }).click();
	await expect(page.getByRole('dialog', { name: 'Playtests' })).toBeVisible();
});

test('[PT-01] [PT-02] the chooser offers the six rooms with their countries, in the order of the survey', async ({
	page,
}) => {
	await page.goto('/playtests');
	const values = Object.keys(rooms).map((city) => city.toLowerCase());
	const offered = page
		.getByRole('radio')
		.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
	expect(await offered).toEqual(values);
	for (const [city, country] of Object.entries(rooms)) {
		const room = page.getByRole('radio', { name: `${city} ${country}` });
		if (await room.isDisabled()) continue;
		await room.check();
		await expect(room).toBeChecked();
	}
	await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('[PT-01] ten questions with the ids 1 to 10 open to answers with markup', async ({ page }) => {
	await page.goto('/fr/playtests');
	const ids = await page.locator('details').evaluateAll((all) => all.map(({ id }) => id));
	expect(ids).toEqual(Array.from({ length: 10 }, (_, index) => `question-${index + 1}`));
	await page.locator('summary').first().click();
	await expect(page.locator('details').first().locator('.answer p').first()).toBeVisible();
});

for (const path of sample(['/playtests', '/account/faq']))
	test(`every question of ${path} is printed with its answer`, { tag: '@full' }, async ({ page }) => {
		await page.goto(path);
		const answers = page.locator('details .answer');
		await page.emulateMedia({ media: 'print' });
		expect(await answers.count()).toBeGreaterThan(5);
		for (const answer of await answers.all()) await expect(answer).toBeVisible();
		const heights = await answers.evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetHeight));
		expect(Math.min(...heights)).toBeGreaterThan(20);
		await page.emulateMedia({ media: 'screen' });
		await expect(answers.first()).toBeHidden();
	});

const conditions = {
	'/playtests': [
		/^You are over 18 /,
		/^You read and write English fluently/,
		/^You commit to at least one full day .*in person/,
		/^You agree to a non-disclosure agreement/,
	],
	'/fr/playtests': [
		/^Avoir plus de 18 ans /,
		/^Lire et écrire l’anglais couramment/,
		/^S’engager pour une journée entière au moins, sur place/,
		/^Accepter un accord de confidentialité/,
	],
	'/es/playtests': [
		/^Tener más de 18 años /,
		/^Leer y escribir en inglés con fluidez/,
		/al menos un día entero, en persona/,
		/acuerdo de confidencialidad/,
	],
};

for (const [path, texts] of sample(Object.entries(conditions)))
	test(`[PT-06] ${path} names the four conditions of taking part`, { tag: '@full' }, async ({ page }) => {
		await page.goto(path);
		const title = /^(?:Who can take part|Qui peut participer|Quién puede participar)$/;
		const section = page.locator('section', { has: page.getByRole('heading', { name: title }) });
		await expect(section.getByRole('listitem')).toHaveText(texts);
	});

test('[PT-08] the rewards are named without amounts', async ({ page }) => {
	await page.goto('/playtests');
	const rewards = page
		.locator('section', { has: page.getByRole('heading', { name: /reward|thank|get/i }) })
		.first();
	for (const kind of [/cash/i, /gift card/i, /game key/i, /merchandise/i])
		await expect(rewards).toContainText(kind);
	await expect(rewards).not.toContainText(/[€$£]|\d/);
});

for (const width of [390, 1600])
	test(`axe finds nothing on the playtest page at ${width} px`, { tag: '@full' }, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/playtests');
		expect(await axeFindings(page)).toEqual([]);
	});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('[PT-01] the rooms, the day and the questions are there', async ({ page }) => {
		await page.goto('/es/playtests');
		await expect(page.getByRole('radio')).toHaveCount(6);
		await page.locator('summary').nth(9).click();
		await expect(page.locator('details').nth(9).locator('.answer')).toBeVisible();
	});
});
