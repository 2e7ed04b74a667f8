import type { Person } from './steps.ts';

/** Names a person so that nobody else can be meant: a display name may be that of many. */
export const fullName = ({ username, displayName }: Person): string =>
	displayName === username ? username : `${displayName} (${username})`;
