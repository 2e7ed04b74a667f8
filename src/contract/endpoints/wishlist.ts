import * as v from 'valibot';
import { endpoint, type Policy } from '../endpoint.ts';
import { slug } from '../fields.ts';
import { limits } from '../limits.ts';

/** Some games by their slugs, without repeats. */
const request = v.object({
	games: v.pipe(
		v.array(slug, 'field.required'),
		v.nonEmpty('field.required'),
		v.maxLength(limits.wishlist, 'field.choice'),
		v.transform((slugs) => [...new Set(slugs)]),
	),
});
const write: Policy = { auth: 'required', csrf: 'same-origin', cache: 0 };

const wishlistGame = v.object({
	/** The game's slug, as it was when the game was added. */
	game: v.string(),
	addedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type WishlistGame = v.InferOutput<typeof wishlistGame>;

export const listWishlist = endpoint({
	name: 'wishlist.list',
	method: 'GET',
	path: '/api/wishlist/list',
	summary: 'The games on the wishlist of the player, newest first.',
	request: v.object({}),
	data: v.array(wishlistGame),
	codes: ['TERMS_NOT_LATEST'],
	policy: { ...write, csrf: 'none' },
});

export const addToWishlist = endpoint({
	name: 'wishlist.add',
	method: 'POST',
	path: '/api/wishlist/add',
	summary:
		'Adds games to the wishlist, all or none, and answers with the whole list; those that are on it stay as they are.',
	request,
	data: v.array(wishlistGame),
	codes: ['WISHLIST_FULL', 'TERMS_NOT_LATEST'],
	policy: write,
});

export const removeFromWishlist = endpoint({
	name: 'wishlist.remove',
	method: 'POST',
	path: '/api/wishlist/remove',
	summary: 'Takes games off the wishlist and answers with what is left; those that are not on it do no harm.',
	request,
	data: v.array(wishlistGame),
	codes: ['TERMS_NOT_LATEST'],
	policy: write,
});
