import type { Game } from '#cms/collections/games.ts';

/** A rating with its board, as it is known: `PEGI 12`. */
export const nameRating = ({ board, rating }: Game['ratings'][number]) => `${board.toUpperCase()} ${rating}`;
