/** The platforms a player can link, in the order they are shown. */
export const platforms = ['steam', 'galaxy', 'psn', 'xbox', 'twitch'] as const;

/** A platform as it stands in addresses. */
export type Platform = (typeof platforms)[number];
