import type { Config } from '@netlify/functions';
import * as wishlist from '#contract/endpoints/wishlist.ts';
import { route, serve } from './_lib/http/serve.ts';
import { proxied } from './_lib/upstream/account-service.ts';

export const config: Config = { path: ['/api/wishlist/*'] };

export default serve(
	route(wishlist.listWishlist, proxied(wishlist.listWishlist)),
	route(wishlist.addToWishlist, proxied(wishlist.addToWishlist)),
	route(wishlist.removeFromWishlist, proxied(wishlist.removeFromWishlist)),
);
