/** Where a device stores the wishlist of a visitor who is not signed in. */
export const wishlistKey = 'wishlist';
