/** Where this device keeps the wishlist of a visitor who is not signed in. */
export const wishlistKey = 'wishlist';

/** Whether this device keeps a wishlist, so that its code is fetched. */
export function hasDeviceWishlist(): boolean {
	try {
		return (localStorage.getItem(wishlistKey) ?? '[]') !== '[]';
	} catch {
		return false;
	}
}
