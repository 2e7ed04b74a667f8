import type { IssueForm } from './types.ts';

export const issueForm: IssueForm = {
	id: 'form',
	categories: [
		{
			id: 'crash',
			name: {
				en: 'The game crashes or hangs',
				fr: 'Le jeu plante ou se fige',
				es: 'El juego se cierra o se bloquea',
			},
		},
		{
			id: 'saves',
			name: {
				en: 'A saved game is lost or damaged',
				fr: 'Une sauvegarde est perdue ou abîmée',
				es: 'Una partida se ha perdido o estropeado',
			},
		},
		{ id: 'picture', name: { en: 'Picture or sound', fr: 'Image ou son', es: 'Imagen o sonido' } },
		{ id: 'speed', name: { en: 'It runs slowly', fr: 'Le jeu est lent', es: 'Va lento' } },
		{ id: 'online', name: { en: 'Playing together', fr: 'Jouer à plusieurs', es: 'Jugar en compañía' } },
		{
			id: 'quest',
			name: {
				en: 'A quest, a text or a character',
				fr: 'Une quête, un texte ou un personnage',
				es: 'Una misión, un texto o un personaje',
			},
		},
		{ id: 'other', name: { en: 'Something else', fr: 'Autre chose', es: 'Otra cosa' } },
	],
};
