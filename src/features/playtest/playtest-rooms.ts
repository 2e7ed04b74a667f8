import type { LoadedSurvey } from './load-survey.ts';

/** The slugs of the rooms that are open. */
export function openRooms({ rooms }: Pick<LoadedSurvey, 'rooms'>): string[] {
	return rooms.filter(({ open }) => open).map(({ location }) => location);
}
