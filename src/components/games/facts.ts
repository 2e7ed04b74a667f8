import type { Game } from '#cms/collections/games.ts';
import type { Locale } from '#i18n/locales.ts';

const uses = ['interface', 'subtitles', 'audio'] as const;

interface LocalizedPart {
	use: (typeof uses)[number];
	/** The languages that it is in, in words. */
	names: string;
}

/** The name of a language in another one; a code that nobody knows stays what it is. */
function nameLanguage(code: string, locale: Locale): string {
	try {
		return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
	} catch {
		return code;
	}
}

/** What of a game is in which languages; only what is in any. */
export function listLocalizations({ localizations }: Game, locale: Locale): LocalizedPart[] {
	return uses.flatMap((use) => {
		const codes = localizations.filter((each) => each[use]).map(({ language }) => language);
		const names = codes.map((code) => nameLanguage(code, locale)).join(', ');
		return names ? [{ use, names }] : [];
	});
}

/** A rating with its board, as it is known: `PEGI 12`. */
export const nameRating = ({ board, rating }: Game['ratings'][number]) => `${board.toUpperCase()} ${rating}`;
