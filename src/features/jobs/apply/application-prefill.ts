import type { Team } from '#contract/jobs.ts';

/** Names by the values that stand in addresses: studios by their slug, teams by their name. */
export interface WishNames {
	studios: Record<string, string>;
	teams: Record<string, string>;
}

/** Where and what somebody would like to work as. */
export interface Wish {
	studio?: string;
	team?: Team;
}

/** What the address of an open application asks for, as far as there is such a thing. */
export function wishIn(search: string, { studios, teams }: WishNames): Wish {
	const query = new URLSearchParams(search);
	const studio = query.get('studio') ?? query.get('location') ?? '';
	const team = query.get('team') ?? '';
	return {
		...(Object.hasOwn(studios, studio) && { studio }),
		...(Object.hasOwn(teams, team) && { team: team as Team }),
	};
}

/** A wish in words, empty where there is none. */
export function wishText({ studio, team }: Wish, { studios, teams }: WishNames): string {
	return [teams[team ?? ''], studios[studio ?? '']].filter(Boolean).join(', ');
}
