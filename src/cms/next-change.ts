import { locales } from '#contract/locales.ts';
import { loadGames } from './collections/games.ts';
import { loadAllJobs } from './collections/jobs.ts';

/** The moments at which what is built changes by the clock alone: games come out, and open jobs end. */
async function changes(): Promise<Date[]> {
	const perLocale = locales.map(async (locale) => [
		...(await loadGames(locale)).map(({ releaseDate }) => releaseDate),
		...(await loadAllJobs(locale)).filter(({ closed }) => !closed).map(({ validThrough }) => validThrough),
	]);
	return (await Promise.all(perLocale)).flat();
}

/**
 * The first moment after which pages are out of date though nobody published anything; undefined where there is none.
 * @param since when their build began, in milliseconds since 1970
 */
export async function nextChange(since: number): Promise<Date | undefined> {
	const later = (await changes()).filter((moment) => moment.getTime() > since);
	return later.reduce<Date | undefined>((first, next) => (first && first <= next ? first : next), undefined);
}
