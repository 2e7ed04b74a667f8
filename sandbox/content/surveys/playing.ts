const games: [string, string][] = [
	['wending', 'Wending'],
	['the-salt-crown', 'The Salt Crown'],
	['emberwick', 'Emberwick'],
	['lowtide', 'Lowtide'],
	['thornhollow', 'Thornhollow'],
	['the-glass-regent', 'The Glass Regent'],
	['a-quarrel-of-moons', 'A Quarrel of Moons'],
];

export const playingPage = {
	name: 'playing',
	title: { default: 'How do you play?', fr: 'Comment jouez-vous ?', es: '¿Cómo juegas?' },
	elements: [
		{
			type: 'imagepicker',
			name: 'favourite',
			isRequired: true,
			title: {
				default: 'Which of our worlds would you go back to?',
				fr: 'Dans lequel de nos mondes retourneriez-vous ?',
				es: '¿A cuál de nuestros mundos volverías?',
			},
			choices: [
				...games.map(([value, text]) => ({ value, text, imageLink: `/media/game-${value}-icon.svg` })),
				{
					value: 'none',
					text: { default: 'I know none yet', fr: 'Je n’en connais aucun', es: 'Aún no conozco ninguno' },
				},
			],
		},
		{
			type: 'dropdown',
			name: 'hours',
			isRequired: true,
			title: {
				default: 'How many hours a week do you play?',
				fr: 'Combien d’heures jouez-vous par semaine ?',
				es: '¿Cuántas horas juegas a la semana?',
			},
			choices: [
				{ value: '0', text: { default: 'None', fr: 'Aucune', es: 'Ninguna' } },
				{ value: '1-5', text: { default: '1 to 5', fr: 'De 1 à 5', es: 'De 1 a 5' } },
				{ value: '6-15', text: { default: '6 to 15', fr: 'De 6 à 15', es: 'De 6 a 15' } },
				{ value: '16', text: { default: 'More than 15', fr: 'Plus de 15', es: 'Más de 15' } },
			],
		},
		{
			type: 'checkbox',
			name: 'machines',
			visibleIf: "{hours} <> '0'",
			isRequired: true,
			title: { default: 'What do you play on?', fr: 'Sur quoi jouez-vous ?', es: '¿En qué juegas?' },
			choices: [
				{ value: 'pc', text: { default: 'PC or Mac', fr: 'PC ou Mac', es: 'PC o Mac' } },
				{ value: 'console', text: { default: 'A console', fr: 'Une console', es: 'Una consola' } },
				{
					value: 'phone',
					text: {
						default: 'A phone or tablet',
						fr: 'Un téléphone ou une tablette',
						es: 'Un móvil o una tableta',
					},
				},
				{
					value: 'table',
					text: { default: 'A table, with dice', fr: 'Une table, avec des dés', es: 'Una mesa, con dados' },
				},
				{ value: 'other', text: { default: 'Something else', fr: 'Autre chose', es: 'Otra cosa' } },
			],
		},
		{
			type: 'text',
			name: 'otherMachine',
			visibleIf: "{machines} contains 'other'",
			isRequired: true,
			title: { default: 'What is it?', fr: 'De quoi s’agit-il ?', es: '¿Qué es?' },
		},
		{
			type: 'tagbox',
			name: 'genres',
			title: {
				default: 'What do you like to play?',
				fr: 'À quoi aimez-vous jouer ?',
				es: '¿A qué te gusta jugar?',
			},
			choices: [
				{ value: 'rpg', text: { default: 'Role-playing', fr: 'Jeux de rôle', es: 'Rol' } },
				{ value: 'strategy', text: { default: 'Strategy', fr: 'Stratégie', es: 'Estrategia' } },
				{ value: 'puzzle', text: { default: 'Puzzles', fr: 'Énigmes', es: 'Puzles' } },
				{ value: 'shooter', text: { default: 'Shooters', fr: 'Jeux de tir', es: 'Disparos' } },
				{ value: 'sports', text: { default: 'Sports', fr: 'Sport', es: 'Deportes' } },
				{ value: 'quiet', text: { default: 'Quiet ones', fr: 'Jeux paisibles', es: 'Tranquilos' } },
			],
		},
		{
			type: 'rating',
			name: 'reading',
			isRequired: true,
			title: {
				default: 'Do you read what characters say, or press on?',
				fr: 'Lisez-vous les dialogues, ou passez-vous à la suite ?',
				es: '¿Lees lo que dicen los personajes o pasas de largo?',
			},
			minRateDescription: { default: 'I press on', fr: 'Je passe', es: 'Paso' },
			maxRateDescription: { default: 'Every word', fr: 'Chaque mot', es: 'Cada palabra' },
		},
	],
};
