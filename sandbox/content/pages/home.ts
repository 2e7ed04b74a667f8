export const home = {
	id: 'home',
	slug: 'home',
	title: {
		en: 'Story-rich role-playing games',
		fr: 'Des jeux de rôle riches en histoires',
		es: 'Juegos de rol llenos de historias',
	},
	updatedAt: '2026-11-12T09:00:00Z',
	version: 1,
	blocks: [
		{
			type: 'hero',
			game: 'the-salt-crown',
			line: {
				en: 'The sea went out and did not come back. Somebody still has to rule what it left.',
				fr: 'La mer s’est retirée et n’est pas revenue. Il faut bien que quelqu’un règne sur ce qu’elle a laissé.',
				es: 'El mar se retiró y no volvió. Alguien tendrá que reinar sobre lo que dejó.',
			},
			action: { en: 'Enter the Citadel', fr: 'Entrer dans la Citadelle', es: 'Entrar en la Ciudadela' },
		},
		{
			type: 'life-at-studio',
			title: { en: 'Life by candlelight', fr: 'La vie à la chandelle', es: 'La vida a la luz de las velas' },
			text: {
				en: 'We are two hundred and forty people in six cities, and we still read every script aloud in one room before we build a single wall. If it holds up at a kitchen table, it will hold up in a castle.',
				fr: 'Nous sommes deux cent quarante, dans six villes, et nous continuons à lire chaque scénario à voix haute dans une même pièce avant d’élever le moindre mur. Ce qui tient à une table de cuisine tiendra dans un château.',
				es: 'Somos doscientas cuarenta personas en seis ciudades y seguimos leyendo cada guion en voz alta, en una misma sala, antes de levantar una sola pared. Lo que aguanta en la mesa de una cocina aguanta en un castillo.',
			},
			points: [
				{
					title: {
						en: 'No crunch, by contract',
						fr: 'Pas d’heures sacrifiées, c’est écrit',
						es: 'Sin horas robadas, por contrato',
					},
					text: {
						en: 'Thirty-six hours a week, in every office and every month, the last one before release included.',
						fr: 'Trente-six heures par semaine, dans chaque bureau et chaque mois, y compris le dernier avant la sortie.',
						es: 'Treinta y seis horas semanales, en todas las oficinas y todos los meses, incluido el último antes del lanzamiento.',
					},
				},
				{
					title: { en: 'Your name on it', fr: 'Votre nom dessus', es: 'Con tu nombre' },
					text: {
						en: 'Everyone who worked on a game is in its credits and shares in what it earns, even after they have left.',
						fr: 'Quiconque a travaillé sur un jeu figure au générique et touche sa part des recettes, même après son départ.',
						es: 'Quien ha trabajado en un juego aparece en los créditos y participa de lo que gana, también después de irse.',
					},
				},
				{
					title: { en: 'A month of your own', fr: 'Un mois pour vous', es: 'Un mes para ti' },
					text: {
						en: 'Once every two years you get four weeks to make whatever you like. Lowtide began as one of those.',
						fr: 'Tous les deux ans, vous disposez de quatre semaines pour faire ce qui vous plaît. Lowtide est né ainsi.',
						es: 'Cada dos años tienes cuatro semanas para hacer lo que quieras. Así empezó Lowtide.',
					},
				},
			],
		},
		{
			type: 'store-teaser',
			title: {
				en: 'Things to hold on to',
				fr: 'De quoi tenir entre les mains',
				es: 'Cosas que se pueden tocar',
			},
			text: {
				en: 'Prints, candles and one very stubborn mug, made in small runs by people we know by name.',
				fr: 'Des estampes, des bougies et une tasse très têtue, fabriquées en petites séries par des gens que nous appelons par leur prénom.',
				es: 'Láminas, velas y una taza muy terca, hechas en tiradas cortas por gente a la que llamamos por su nombre.',
			},
		},
	],
};
