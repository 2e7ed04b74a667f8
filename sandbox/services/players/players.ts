import type { Locale } from '#contract/locales.ts';
import type { Platform } from '#contract/platforms.ts';

/** A demo player; what is left out is as for a new, validated account. */
export interface Player {
	username: string;
	displayName: string;
	password: string;
	country: string;
	locale: Locale;
	born: string;
	validated?: false;
	termsVersion?: number;
	factor?: { kind: 'totp'; secret: string } | { kind: 'sms'; phone: string };
	/** Platforms with the name that the player has there. */
	linked?: Partial<Record<Platform, string>>;
}

/** The players at every reset; README and the desk show their passwords. */
export const players: readonly Player[] = [
	{
		username: 'mira',
		displayName: 'Mira Aldous',
		password: 'Lantern7Keep',
		country: 'BE',
		locale: 'en',
		born: '1994-03-12',
		linked: { steam: 'mira_by_lantern' },
	},
	{
		username: 'tomas',
		displayName: 'Tomas Reyl',
		password: 'Harbor4Light',
		country: 'IE',
		locale: 'en',
		born: '1989-11-02',
		factor: { kind: 'totp', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' },
	},
	{
		username: 'ines',
		displayName: 'Inès Carrel',
		password: 'Compass9Rose',
		country: 'CA',
		locale: 'fr',
		born: '1997-06-24',
		factor: { kind: 'sms', phone: '+16135550123' },
	},
	{
		username: 'nadia',
		displayName: 'Nadia Sorrel',
		password: 'Willow5Gate',
		country: 'GB',
		locale: 'en',
		born: '2001-01-30',
		validated: false,
	},
	{
		username: 'oskar',
		displayName: 'Oskar Lind',
		password: 'Ember8Stone',
		country: 'SE',
		locale: 'en',
		born: '1986-09-17',
		termsVersion: 0,
	},
	{
		username: 'pavel',
		displayName: 'Pavel Orn',
		password: 'Granite6Owl',
		country: 'CZ',
		locale: 'en',
		born: '1992-12-05',
	},
];

export function mailOf({ username }: Pick<Player, 'username'>): string {
	return `${username}@players.example`;
}
