import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookies } from '#contract/cookies.ts';
import { limits } from '#contract/limits.ts';
import { eventually } from '../../support/eventually.ts';

const button = () => document.querySelector('button') as HTMLButtonElement;
const isPressed = () => button().getAttribute('aria-pressed') === 'true';
const note = () => document.querySelector('[role=status]')?.textContent;
const onDevice = () => JSON.parse(localStorage.getItem('wishlist') ?? '[]') as string[];

/** What answers a call in the place of the service. */
type Answer = (path: string, games: readonly string[]) => Response | undefined | Promise<Response>;

/** Calls of the API as they came, answered by a list that behaves as the service does. */
function playAccount(known: string[], answer: Answer = () => undefined) {
	const calls: string[] = [];
	vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
		const path = new URL(String(input), location.origin).pathname;
		const { games = [] } = init?.body ? (JSON.parse(String(init.body)) as { games: string[] }) : {};
		calls.push(`${path.split('/').at(-1)} ${games.join()}`.trim());
		const other = await answer(path, games);
		if (other) return other;
		if (path.endsWith('/add')) known.unshift(...games.filter((game) => !known.includes(game)));
		if (path.endsWith('/remove'))
			known.splice(0, known.length, ...known.filter((game) => !games.includes(game)));
		const data = known.map((game) => ({ game, addedAt: '2026-11-28T00:00:00.000Z' }));
		return Response.json({ status: true, data });
	});
	return calls;
}

const refuse = (status: number, code: string) => Response.json({ messages: [code] }, { status });

/** Opens a page with the button of a game. */
async function open(slugs = 'lowtide low-tide') {
	vi.resetModules();
	document.body.innerHTML = `<div data-wish="${slugs}"><button aria-pressed="false"></button><p role="status" data-visit="not kept"></p></div>`;
	return import('#features/games/wishlist-buttons.ts');
}

const signIn = () => {
	// biome-ignore lint/suspicious/noDocumentCookie: as the function sets it
	document.cookie = `${cookies.signedIn.name}=1`;
};

beforeEach(() => localStorage.clear());
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	// biome-ignore lint/suspicious/noDocumentCookie: as above
	document.cookie = `${cookies.signedIn.name}=; Max-Age=0`;
});

test('[GP-06] a wishlist stays on the device while nobody is signed in, and nothing is asked', async () => {
	const calls = playAccount([]);
	const { press } = await open();
	await press(button());
	expect([isPressed(), onDevice(), note()]).toEqual([true, ['lowtide'], '']);
	await press(button());
	expect([isPressed(), onDevice(), calls]).toEqual([false, [], []]);
});

test('[GP-06] what another tab adds or takes off shows, under a former slug as well', async () => {
	await open();
	for (const [stored, expected] of [
		['["wending","low-tide"]', true],
		['["wending"]', false],
	] as const) {
		localStorage.setItem('wishlist', stored);
		dispatchEvent(new StorageEvent('storage', { key: 'wishlist' }));
		expect(isPressed()).toBe(expected);
	}
});

test('[GP-06] where the browser stores nothing, the button says that the list lasts for the visit', async () => {
	const blocked = () => {
		throw new DOMException('blocked', 'SecurityError');
	};
	vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
	const { press } = await open();
	await press(button());
	expect([isPressed(), note()]).toEqual([true, 'not kept']);
	await press(button());
	expect([isPressed(), note()]).toEqual([false, '']);
});

test('[GP-06] a sign-in takes the list of the device along, once and without repeats', async () => {
	localStorage.setItem('wishlist', '["wending","lowtide"]');
	signIn();
	const account = ['lowtide'];
	const calls = playAccount(account);
	await open('wending');
	await eventually(() => expect(isPressed()).toBe(true));
	expect([account, onDevice()]).toEqual([['wending', 'lowtide'], []]);
	await open('wending');
	await eventually(() => expect(calls).toEqual(['add wending,lowtide', 'list']));
});

test.each([
	['the service is down', 503, 'SERVICE_TEMPORARILY_UNAVAILABLE'],
	['the session is over', 401, 'NEEDS_LOGIN_REFRESH'],
	['the account has no room', 422, 'WISHLIST_FULL'],
	['the device has what is no game', 400, 'INVALID_PARAMETERS'],
])('[GP-06] the device keeps its list where %s', async (_why, status, code) => {
	localStorage.setItem('wishlist', '["wending"]');
	signIn();
	const calls = playAccount(['lowtide'], (path) =>
		path.endsWith('/add') ? refuse(status, code) : undefined,
	);
	await open('wending');
	await eventually(() => expect(calls).toEqual(['add wending', 'list']));
	expect(onDevice()).toEqual(['wending']);
});

test('[GP-06] a press of somebody signed in shows at once, and is taken back where it is refused', async () => {
	signIn();
	const account: string[] = [];
	const { promise, resolve } = Promise.withResolvers<void>();
	const calls = playAccount(account);
	const { press } = await open();
	await eventually(() => expect(calls).toEqual(['list']));
	await press(button());
	expect([isPressed(), account, onDevice()]).toEqual([true, ['lowtide'], []]);
	vi.mocked(fetch).mockImplementation(async () => {
		await promise;
		return refuse(503, 'SERVICE_TEMPORARILY_UNAVAILABLE');
	});
	const pressing = press(button());
	expect(isPressed()).toBe(false);
	resolve();
	await pressing;
	expect(isPressed()).toBe(true);
});

test('[GP-06] a press whose session is over stays on the device', async () => {
	signIn();
	playAccount([], () => refuse(401, 'NEEDS_LOGIN_REFRESH'));
	const { press } = await open();
	await press(button());
	expect([isPressed(), onDevice()]).toEqual([true, ['lowtide']]);
});

test('what the storage holds beyond the limit is left alone', async () => {
	const many = Array.from({ length: limits.wishlist + 1 }, (_, index) => `game-${index}`);
	localStorage.setItem('wishlist', JSON.stringify(many));
	await open('game-0');
	expect(isPressed()).toBe(true);
});

test('[GP-06] a press that fails late leaves what was pressed since as it is', async () => {
	signIn();
	const failed = Promise.withResolvers<Response>();
	playAccount([], (path, games) =>
		path.endsWith('/add') && games.includes('wending') ? failed.promise : undefined,
	);
	await open();
	const { toggleOnWishlist } = await import('#stores/wishlist.store.ts');
	const late = toggleOnWishlist(['wending']);
	expect(await toggleOnWishlist(['lowtide'])).toBe('stored');
	failed.resolve(refuse(422, 'WISHLIST_FULL'));
	expect(await late).toBe('failed');
	expect(isPressed()).toBe(true);
});
