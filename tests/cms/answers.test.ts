import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;

beforeAll(async () => {
	sandbox = await ownSandbox();
	process.env.CMS_URL = `${sandbox.origin}/cms`;
	process.env.MERCH_URL = `${sandbox.origin}/merch`;
});
afterAll(() => sandbox.close());
// Answers are remembered per module instance.
beforeEach(async () => {
	vi.resetModules();
	await sandbox.faults();
});

const loadGames = async () => (await import('#cms/games.ts')).loadGames('en');
const loadNews = async (limit: number) => (await import('#cms/news.ts')).loadNews('fr', limit);
const loadBanners = async () => (await import('#cms/banners.ts')).loadBanners('en');

async function bannersBut(change: (banners: Record<string, unknown>[]) => unknown): Promise<string> {
	const banners = (await (await fetch(`${sandbox.origin}/cms/api/multibanners`)).json()) as Record<
		string,
		unknown
	>[];
	return JSON.stringify(change(banners));
}

const body = (path: string, answer: string) =>
	sandbox.faults({ service: 'cms', path, mode: 'body', body: answer });

describe('answers of the CMS', () => {
	it('are read in the locale asked for, their files as addresses of the CMS', async () => {
		const [newest] = await loadNews(1);
		expect(newest?.title).toMatch(/Saumures/);
		expect(newest?.image.url).toMatch(`${sandbox.origin}/cms/media/`);
		expect(newest?.publishedAt).toBeInstanceOf(Date);
	});

	it('are asked for once per build, however many pages need them', async () => {
		const before = (await sandbox.asked('cms')).length;
		const { loadOffices } = await import('#cms/offices.ts');
		process.env.NODE_ENV = 'production';
		await Promise.all([loadOffices('es'), loadOffices('es'), loadOffices('es')]);
		expect((await sandbox.asked('cms')).slice(before)).toHaveLength(1);
	});

	it('are read over all pages of a list', async () => {
		const all = await loadNews(1000);
		expect(all.length).toBeGreaterThan(3);
		expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
	});

	it('may wrap a list in data', async () => {
		await body(
			'/api/multibanners',
			JSON.stringify({ data: JSON.parse(await bannersBut((banners) => banners)) }),
		);
		expect((await loadBanners()).length).toBe(3);
	});
});

describe('R02 a CMS that fails', () => {
	it.each([
		['status:503', /answered 503/],
		['html', /HTML instead of JSON/],
		['truncate', /closed|malformed/],
		['reset', /./],
		['empty', /malformed JSON/],
	])('with %s names collection and address', async (mode, problem) => {
		await sandbox.faults({ service: 'cms', path: '/api/games', mode });
		const failure = await loadGames().catch((error: Error) => error);
		expect(failure).toMatchObject({ name: 'CmsError' });
		expect(String(failure)).toMatch(/"games"/);
		expect(String(failure)).toMatch(`${sandbox.origin}/cms/api/games`);
		expect(String(failure)).toMatch(problem);
	});

	it('for a moment is asked again', async () => {
		await sandbox.faults({ service: 'cms', path: '/api/games', mode: 'status:502', times: 2 });
		expect(await loadGames()).toHaveLength(7);
	});

	it('is not asked again where that cannot help', async () => {
		await sandbox.faults({ service: 'cms', path: '/api/games', mode: 'status:404' });
		const before = (await sandbox.asked('cms')).length;
		await expect(loadGames()).rejects.toThrow(/answered 404/);
		expect((await sandbox.asked('cms')).slice(before)).toHaveLength(1);
	});

	it.each([
		['an empty list', '[]', /has no entries/],
		['something else than a list', '{"games":[]}', /something else than a list/],
		['an error with status 200', '{"error":"database"}', /something else than a list/],
	])('with %s of a required collection says so', async (_name, answer, problem) => {
		await body('/api/games', answer);
		await expect(loadGames()).rejects.toThrow(problem);
	});

	it('with a wrong entry of a required collection names the field', async () => {
		const games = (await (await fetch(`${sandbox.origin}/cms/api/games`)).json()) as {
			keyArt: { wide: { url: unknown } };
		}[];
		if (games[2]) games[2].keyArt.wide.url = 'javascript:alert(1)';
		await body('/api/games', JSON.stringify(games));
		await expect(loadGames()).rejects.toThrow(/field \[2\]\.keyArt\.wide\.url/);
	});
});

describe('a wrong entry of another collection', () => {
	it('is left out with a warning up to one in twenty', async () => {
		const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		const answer = await bannersBut(([first]) => [
			...Array(19).fill(first),
			{ ...first, link: 'javascript:alert(1)' },
		]);
		await body('/api/multibanners', answer);
		expect(await loadBanners()).toHaveLength(19);
		expect(warning.mock.calls.join()).toMatch(/multibanners.*\[19\]\.link/);
		warning.mockRestore();
	});

	it('fails the build beyond that', async () => {
		await body('/api/multibanners', await bannersBut(([first]) => [first, { ...first, title: '' }]));
		await expect(loadBanners()).rejects.toThrow(/field \[1\]\.title/);
	});
});

describe('the merch service', () => {
	it('feeds products with their prices', async () => {
		const { loadProducts } = await import('#cms/merch.ts');
		const products = await loadProducts('fr', 'europe');
		expect(products.length).toBeGreaterThan(3);
		expect(products.every(({ currency }) => currency === 'EUR')).toBe(true);
	});

	it('leaves the site without products when it fails, with a warning', async () => {
		const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		await sandbox.faults({ service: 'merch', mode: 'status:404' });
		const { loadProducts } = await import('#cms/merch.ts');
		expect(await loadProducts('fr', 'europe')).toEqual([]);
		expect(warning.mock.calls.join()).toMatch(/merch store.*404/);
		warning.mockRestore();
	});
});
