import { type Localised, same } from '../localised.ts';
import type { DemoGame, PressFile } from '../types.ts';

type Described = { label: Localised; uploadInfo?: Localised };

/** How every pack names its fact sheet. */
export const factSheet: Described = {
	label: {
		en: 'Fact sheet, one page',
		fr: 'Fiche technique, une page (en anglais)',
		es: 'Ficha técnica de una página (en inglés)',
	},
	uploadInfo: {
		en: 'Revised November 18, 2026',
		fr: 'Révisé le 18 novembre 2026',
		es: 'Revisado el 18 de noviembre de 2026',
	},
};

/** The files of a pack that every game has: two key arts, the logo and the fact sheet. */
export function standing(
	game: DemoGame,
	about: { wide: Described; tall: Described; logo: Described; factSheet: Described },
): PressFile[] {
	return [
		file(`${game.slug}-wide`, game.keyArt.wide.url, about.wide),
		file(`${game.slug}-tall`, game.keyArt.tall.url, about.tall),
		file(`${game.slug}-logo`, game.logo.url, about.logo),
		file(`${game.slug}-fact-sheet`, `/media/press-${game.slug}-fact-sheet.pdf`, about.factSheet),
	];
}

/** The three pictures from inside a game, in its order. */
export function scenes(game: DemoGame, about: [Described, Described, Described]): PressFile[] {
	return about.map((described, index) =>
		file(`${game.slug}-scene-${index + 1}`, `/media/game-${game.slug}-scene-${index + 1}.webp`, described),
	);
}

/** A file that newer ones have replaced. */
export function archived(id: string, url: string, about: Described): PressFile {
	return { ...file(id, url, about), archive: true };
}

/** The title of a game's pack. */
export function titleOf({ name }: DemoGame): Localised {
	return same(name.en);
}

function file(id: string, url: string, about: Described): PressFile {
	return { id, ...about, archive: false, file: { url } };
}
