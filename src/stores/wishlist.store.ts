import { atom, computed } from 'nanostores';
import { call } from '#api/call.ts';
import type { CallResult } from '#api/result.ts';
import {
	addToWishlist,
	listWishlist,
	removeFromWishlist,
	type WishlistGame,
} from '#contract/endpoints/wishlist.ts';
import { limits } from '#contract/limits.ts';
import { createDeviceList } from './device-list.ts';
import { $session, hasSessionHint } from './session.store.ts';
import { wishlistKey } from './wishlist-key.ts';

const device = createDeviceList(wishlistKey, limits.wishlist);
/** The list of the account; null while nobody is signed in, or as long as it is not known. */
const $account = atom<readonly string[] | null>(null);

/** The slugs of the games that the visitor would like to have: those of the account, else those of this device. */
export const $wishlist = computed([$account, device.$items], (account, onDevice) => account ?? onDevice);

/** Counts the changes, so that an older answer shows nothing. */
let turn = 0;
let asking: Promise<CallResult<WishlistGame[]>> | undefined;

/**
 * Asks for the list of who is signed in, and takes along what this device has from before. Nothing leaves the device unless
 * the account has it; who asks at the same time shares one answer.
 */
export function refreshWishlist(): Promise<CallResult<WishlistGame[]>> {
	asking ??= ask().finally(() => {
		asking = undefined;
	});
	return asking;
}

async function ask(): Promise<CallResult<WishlistGame[]>> {
	const asked = turn;
	const onDevice = [...device.read()];
	const merged = onDevice.length > 0 ? await call(addToWishlist, { games: onDevice }, { quiet: true }) : null;
	if (merged?.kind === 'ok') device.remove(onDevice);
	// What the account does not take, since it has no room or cannot be reached, stays on the device.
	const result = merged?.kind === 'ok' ? merged : await call(listWishlist, {}, { quiet: true });
	// A press since then knows more.
	if (result.kind === 'ok' && asked === turn) show(result.data);
	return result;
}

const show = (games: readonly WishlistGame[]) => $account.set(games.map(({ game }) => game));

/** Keeps the list up to date: what other tabs do, who signs in and out, what came while nobody looked. */
export function followWishlist(): void {
	device.follow();
	$session.listen(({ user }) => {
		if (!user) $account.set(null);
	});
	const look = () => {
		if (document.hidden) return;
		if (hasSessionHint()) void refreshWishlist();
		else $account.set(null);
	};
	document.addEventListener('visibilitychange', look);
	addEventListener('pageshow', look);
	look();
}

/** What became of a press: `visit` where the browser stores nothing, so that the list lasts for this visit alone. */
export type WishlistOutcome = 'stored' | 'visit' | 'failed';

/** Shows one game under some of its slugs, or under none; what was pressed meanwhile of others stays. */
const showAs = (slugs: readonly string[], listed: readonly string[]) =>
	$account.set([...listed, ...$wishlist.get().filter((slug) => !slugs.includes(slug))]);

/** Puts a game on the list, or takes it off. @param slugs the game's slug, and former ones under which it may be listed */
export async function toggleOnWishlist(slugs: readonly string[]): Promise<WishlistOutcome> {
	const before = slugs.filter((slug) => $wishlist.get().includes(slug));
	const isOn = before.length > 0;
	const asked = isOn ? slugs : slugs.slice(0, 1);
	if (!hasSessionHint()) return changeDevice(isOn, asked);
	showAs(slugs, isOn ? [] : asked);
	turn += 1;
	const own = turn;
	const endpoint = isOn ? removeFromWishlist : addToWishlist;
	const result = await call(endpoint, { games: [...asked] }, { handles: ['NEEDS_LOGIN_REFRESH'] });
	if (result.kind === 'ok') {
		if (own === turn) show(result.data);
		return 'stored';
	}
	showAs(slugs, before);
	const isSignedOut = result.kind === 'failed' && result.codes.includes('NEEDS_LOGIN_REFRESH');
	if (!isSignedOut) return 'failed';
	$account.set(null);
	return changeDevice(isOn, asked);
}

function changeDevice(isOn: boolean, slugs: readonly string[]): WishlistOutcome {
	const isStored = isOn ? device.remove(slugs) : device.toggle(slugs[0] ?? '');
	return isStored ? 'stored' : 'visit';
}
