import type { Platform } from '#contract/platforms.ts';

/** What each platform is called. */
export const platformNames: Record<Platform, string> = {
	steam: 'Steam',
	galaxy: 'GOG Galaxy',
	psn: 'PlayStation Network',
	xbox: 'Xbox',
	twitch: 'Twitch',
};
