import type { Team } from '#contract/jobs.ts';

/** Names by the values that stand in addresses: studios by their slug, teams by their name. */
export interface PrefillNames {
	studios: Record<string, string>;
	teams: Record<string, string>;
}

/** Where and what somebody would like to work as. */
export interface ApplicationPrefill {
	studio?: string;
	team?: Team;
}

/** What the address of an open application asks for, as far as there is such a thing. */
export function readPrefill(search: string, { studios, teams }: PrefillNames): ApplicationPrefill {
	const query = new URLSearchParams(search);
	const studio = query.get('studio') ?? query.get('location') ?? '';
	const team = query.get('team') ?? '';
	return {
		...(Object.hasOwn(studios, studio) && { studio }),
		...(Object.hasOwn(teams, team) && { team: team as Team }),
	};
}

/** A wish in words, empty where there is none. */
export function describePrefill(
	{ studio, team }: ApplicationPrefill,
	{ studios, teams }: PrefillNames,
): string {
	return [teams[team ?? ''], studios[studio ?? '']].filter(Boolean).join(', ');
}
