import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/** The layer of the survey. */
export const layerOf = (page: Page) => page.locator('#survey');

export const heading = (page: Page, name: string) => layerOf(page).getByRole('heading', { level: 2, name });

/** A fixture of tests/fixtures/surveys, as an editor wrote it. */
export const fixture = (name: string) =>
	readFileSync(new URL(`../fixtures/surveys/${name}.json`, import.meta.url), 'utf8');

/** Lets the page be given another definition than the site was built with. */
export async function publish(page: Page, config: string, locale = 'en'): Promise<void> {
	await page.route(`**/playtests/survey/${locale}.json`, async (route) => {
		const response = await route.fetch();
		const file = await response.json();
		const [picture] = Object.values(file.pictures);
		const pictures = { ...file.pictures, '/media/game-lowtide-icon.svg': picture };
		await route.fulfill({ response, json: { ...file, pictures, survey: { ...file.survey, config } } });
	});
}

/** Opens the survey by the page's button. */
export async function openSurvey(page: Page, path = '/playtests'): Promise<Locator> {
	await page.goto(path);
	await page.locator('[data-survey]').first().click();
	const layer = layerOf(page);
	await expect(layer.getByRole('heading', { level: 2 })).toBeFocused();
	return layer;
}

export const next = (page: Page) => layerOf(page).locator('button[type=submit]').click();

export async function fillBirth(page: Page, { day = '3', month = '2', year = '1990' } = {}): Promise<void> {
	const layer = layerOf(page);
	await layer.locator('[name="dateOfBirth.day"]').fill(day);
	await layer.locator('[name="dateOfBirth.month"]').selectOption(month);
	await layer.locator('[name="dateOfBirth.year"]').fill(year);
}

export async function fillEligibility(page: Page): Promise<void> {
	await fillBirth(page);
	for (const value of ['english', 'full-day', 'agreement'])
		await layerOf(page).locator(`input[value=${value}]`).check();
	await next(page);
}

export async function fillPerson(page: Page, email: string, room = 'gent'): Promise<void> {
	const layer = layerOf(page);
	await layer.locator('[name=name]').fill('Anna Claes');
	await layer.locator('[name=email]').fill(email);
	await layer.locator(`input[type=radio][value=${room}]`).check();
	await next(page);
}

export async function fillPlaying(page: Page): Promise<void> {
	const layer = layerOf(page);
	await layer.locator('input[value=lowtide]').check();
	await layer.locator('select[name=hours]').selectOption('0');
	await layer.locator('input[type=radio][value="4"]').check();
	await next(page);
}

export async function fillDay(page: Page): Promise<void> {
	const layer = layerOf(page);
	await layer.locator('input[value=any]').check();
	await layer.locator('[name=story]').fill('The goat that followed me to the very end.');
	await layer.locator('[name=consent]').check();
	await next(page);
}

/** Answers everything, up to the last look. */
export async function fillAll(page: Page, email: string): Promise<void> {
	await fillEligibility(page);
	await fillPerson(page, email);
	await fillPlaying(page);
	await fillDay(page);
}

export const inbox = () => `anna.${crypto.randomUUID()}@players.example`;
