import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeContentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { checkContent } from '#cms/checks/check-content.ts';
import { type Game, loadGames } from '#cms/collections/games.ts';
import { publishArt, publishTrailer } from '#cms/published-files.ts';
import { contentSummary } from '#cms/warnings.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;

beforeAll(async () => {
	sandbox = await ownSandbox();
	process.env.CMS_URL = `${sandbox.origin}/cms`;
});
afterAll(() => sandbox.close());
beforeEach(() =>
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' }),
);
afterEach(async () => {
	closeContentCache();
	await sandbox.faults();
});

const path = '/api/games';

/** The Salt Crown as the site reads it, where the CMS says something else about it. */
async function readWith(more: (game: Record<string, unknown>) => object): Promise<Game> {
	const entries = await sandbox.entriesOf(path);
	const change = (entry: Record<string, unknown>) =>
		entry.id === 'the-salt-crown' ? { ...entry, ...more(entry) } : entry;
	await sandbox.faults({ service: 'cms', path, mode: 'body', body: JSON.stringify(entries.map(change)) });
	const game = (await loadGames('en')).find(({ slug }) => slug === 'the-salt-crown');
	if (!game) throw new Error('The Salt Crown is left out.');
	return game;
}

const withTrailer = (more: object) =>
	readWith(({ trailer }) => ({ trailer: { ...Object(trailer), ...more } }));

it.each([
	[{ mp4: undefined, webm: undefined }, /entry "the-salt-crown": and "address" exclude .*trailer\.mp4/],
	[{ address: 'https://vimeo.com/76979871' }, /"address" exclude each other.*trailer\.mp4/],
	[{ mp4: '/media/game-the-salt-crown-trailer.webm' }, /names no \.mp4 file \(field \[\d\]\.trailer\.mp4/],
	[{ captions: [{ language: 'en', url: '/media/a.srt' }] }, /names no \.vtt file .*captions.*url/],
	[
		{ mp4: undefined, webm: undefined, address: 'https://video.example/1' },
		/is no address of a video at YouTube or Vimeo \(field \[\d\]\.trailer\.address/,
	],
])('[GP-03] a wrong trailer stops the build at its field: %j', async (more, message) => {
	await expect(withTrailer(more)).rejects.toThrow(message);
});

it('[GP-03] a trailer whose file is not there stops the build, which names entry and field', async () => {
	const game = await withTrailer({ webm: '/media/nowhere.webm' });
	await expect(publishTrailer(game)).rejects.toThrow(
		/entry "the-salt-crown": the file cannot be read.*field trailer\.webm/,
	);
});

it('[GP-04] a layer that is not there stops the build, which names entry and field', async () => {
	const game = await readWith(() => ({
		livingArt: { effect: 'snow', layers: [{ url: '/media/nowhere.avif', depth: 1 }] },
	}));
	await expect(publishArt(game)).rejects.toThrow(
		/entry "the-salt-crown": the file cannot be read.*field livingArt\.layers\[0\]\.url/,
	);
});

it('[GP-03] a trailer without captions in the language of its page is a warning', async () => {
	const said = async () => {
		await checkContent(() => true);
		return contentSummary()
			.split('\n')
			.filter((line) => line.includes('trailer.captions'));
	};
	await withTrailer({ captions: [] });
	expect(await said()).toEqual(['  games "the-salt-crown" field trailer.captions (en): are missing in en']);
	closeContentCache();
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });
	await withTrailer({
		captions: undefined,
		mp4: undefined,
		webm: undefined,
		address: 'https://vimeo.com/76979871',
	});
	expect(await said()).toEqual([]);
});
