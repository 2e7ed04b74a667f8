import type { User } from '#contract/endpoints/account.ts';

/** Somebody as the profile call tells of them, whom no service needs to know. */
export const user: User = {
	username: 'mira',
	email: 'mira@players.example',
	emailVerified: true,
	pendingEmail: null,
	displayName: 'Mira',
	country: 'BE',
	locale: 'en',
	phoneMasked: null,
	mfa: null,
	passkeys: 0,
	recoveryCodesLeft: 0,
	termsVersion: 1,
	newsletter: false,
	platforms: [],
};
