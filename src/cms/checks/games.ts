import type { ratingBoards } from '../collections/game-details.ts';
import type { Game } from '../collections/games.ts';
import type { ContentCheck, ContentProblem } from './rule.ts';

/** The ratings that each board gives to games. */
const ratingsOf: Record<(typeof ratingBoards)[number], readonly string[]> = {
	pegi: ['3', '7', '12', '16', '18'],
	esrb: ['E', 'E10+', 'T', 'M', 'AO', 'RP'],
	usk: ['0', '6', '12', '16', '18'],
};

function wrongRatings({ ratings }: Game): ContentProblem[] {
	return ratings.flatMap(({ board, rating }, index) => {
		const known = ratingsOf[board];
		const problem = `is "${rating}", which ${board.toUpperCase()} does not give: it gives ${known.join(', ')}`;
		return known.includes(rating) ? [] : [{ field: `ratings[${index}].rating`, problem }];
	});
}

function unknownPlatforms({ stores, platforms }: Game): ContentProblem[] {
	return stores.flatMap(({ platform }, index) => {
		const problem = `is "${platform}", which is not among the game's platforms: ${platforms.join(', ')}`;
		return !platform || platforms.includes(platform) ? [] : [{ field: `stores[${index}].platform`, problem }];
	});
}

/** Whether a code names a language that English has a word for. */
function isLanguage(code: string): boolean {
	try {
		const [canonical] = Intl.getCanonicalLocales(code);
		return (
			new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(canonical ?? '') !== undefined
		);
	} catch {
		return false;
	}
}

function unknownLanguages({ localizations }: Game): ContentProblem[] {
	return localizations.flatMap(({ language }, index) => {
		const problem = `is "${language}", which is no code of a language such as fr or pt-BR`;
		return isLanguage(language) ? [] : [{ field: `localizations[${index}].language`, problem }];
	});
}

/** What editors got wrong in the details of games: ratings, platforms of stores, languages. */
export const gameDetails: ContentCheck = ({ collection, value }) => {
	if (collection !== 'games') return [];
	const game = value as Game;
	return [...wrongRatings(game), ...unknownPlatforms(game), ...unknownLanguages(game)].map((problem) => ({
		...problem,
		everywhere: true,
	}));
};
