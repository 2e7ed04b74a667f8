/** The platforms a player can link, in the order they are shown. */
export const platforms = ['steam', 'galaxy', 'psn', 'xbox', 'twitch'] as const;

/** A platform as it stands in addresses. */
export type Platform = (typeof platforms)[number];

/** The platforms that a player can sign in with. */
export const signInPlatforms = ['steam', 'galaxy', 'psn', 'xbox'] as const satisfies Platform[];

/** The platforms that list what a player owns there. */
export const entitlementPlatforms = ['psn', 'xbox'] as const satisfies Platform[];
