import { expect, type Page, test } from '@playwright/test';
import { sample } from '../support/full.ts';

/** The films and captions that a page asks for. */
function followFilms(page: Page): string[] {
	const asked: string[] = [];
	page.on('request', (request) => {
		const [, ending] = /^\/media\/.*\.(mp4|webm|vtt)$/.exec(new URL(request.url()).pathname) ?? [];
		if (ending) asked.push(ending);
	});
	return asked;
}

/** The captions that are shown, as the player has them. */
const captions = (page: Page) =>
	page.locator('video').evaluate((film: HTMLVideoElement) => {
		const shown = [...film.textTracks].filter(({ mode }) => mode === 'showing');
		return shown.map(({ language, cues }) => ({ language, cues: cues?.length ?? 0 }));
	});

for (const [language, path, watch] of sample([
	['en', '/games/the-salt-crown', 'Watch the trailer'],
	['fr', '/fr/games/the-salt-crown', 'Voir la bande-annonce'],
	['es', '/es/games/the-salt-crown', 'Ver el tráiler'],
] as const))
	test(`[GP-03] a trailer is fetched when it is opened by keyboard, plays with captions in ${language}, and stops when it is closed`, async ({
		page,
	}) => {
		const asked = followFilms(page);
		await page.goto(path, { waitUntil: 'networkidle' });
		expect(asked).toEqual([]);
		await page.getByRole('link', { name: watch }).focus();
		await page.keyboard.press('Enter');
		const film = page.locator('video');
		await expect(film).toBeFocused();
		await expect
			.poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
			.toBeGreaterThan(0);
		await expect.poll(() => captions(page)).toEqual([{ language, cues: 9 }]);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toBeHidden();
		await expect.poll(() => film.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
		await expect(page.getByRole('link', { name: watch })).toBeFocused();
	});

test('[GP-03] a trailer of the press kit plays in its place, and its files can be saved', {
	tag: '@full',
}, async ({ page }) => {
	const asked = followFilms(page);
	await page.goto('/press', { waitUntil: 'networkidle' });
	expect(asked).toEqual([]);
	await page.getByRole('button', { name: 'Play the trailer of Wending' }).click();
	await expect(page.locator('video:focus')).toHaveCount(1);
	const link = page.getByRole('link', { name: /MP4, .* Wending/ });
	const saved = page.waitForEvent('download');
	await link.click();
	expect((await saved).suggestedFilename()).toBe('game-wending-trailer.mp4');
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('[GP-03] the link leads to the film, and the press kit has the browser’s own player', async ({
		page,
		request,
	}) => {
		await page.goto('/games/the-salt-crown');
		const href = await page.getByRole('link', { name: 'Watch the trailer' }).getAttribute('href');
		const part = await request.get(href ?? '', { headers: { Range: 'bytes=0-99' } });
		expect([part.status(), part.headers()['content-type'], (await part.body()).length]).toEqual([
			206,
			'video/mp4',
			100,
		]);
		await page.goto('/press');
		await expect(page.locator('video[controls]').first()).toBeVisible();
		await expect(page.getByRole('button', { name: 'Play the trailer of Wending' })).toBeHidden();
	});
});
