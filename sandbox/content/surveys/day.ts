export const dayPage = {
	name: 'day',
	title: { default: 'The day itself', fr: 'La journée elle-même', es: 'El día de la prueba' },
	elements: [
		{
			type: 'radiogroup',
			name: 'days',
			isRequired: true,
			title: {
				default: 'Which days suit you?',
				fr: 'Quels jours vous conviennent ?',
				es: '¿Qué días te vienen bien?',
			},
			choices: [
				{ value: 'week', text: { default: 'During the week', fr: 'En semaine', es: 'Entre semana' } },
				{ value: 'saturday', text: { default: 'Saturdays', fr: 'Le samedi', es: 'Los sábados' } },
				{ value: 'any', text: { default: 'Either', fr: 'Les deux', es: 'Me da igual' } },
			],
		},
		{
			type: 'panel',
			name: 'comfort',
			title: {
				default: 'So that you are comfortable',
				fr: 'Pour votre confort',
				es: 'Para que estés a gusto',
			},
			elements: [
				{
					type: 'boolean',
					name: 'hardware',
					title: {
						default: 'I play with special hardware or need something in the room',
						fr: 'Je joue avec un matériel adapté, ou il me faut quelque chose dans la salle',
						es: 'Juego con un equipo especial o necesito algo en la sala',
					},
				},
				{
					type: 'comment',
					name: 'hardwareText',
					visibleIf: '{hardware} = true',
					isRequired: true,
					maxLength: 1000,
					title: {
						default: 'What should be ready for you?',
						fr: 'Que devons-nous préparer ?',
						es: '¿Qué tenemos que preparar?',
					},
				},
			],
		},
		{
			type: 'comment',
			name: 'story',
			isRequired: true,
			maxLength: 1000,
			title: {
				default: 'Tell us about a moment in a game that stayed with you',
				fr: 'Racontez-nous un moment de jeu qui vous est resté',
				es: 'Cuéntanos un momento de un juego que se te quedó grabado',
			},
			description: {
				default: 'A sentence or two is plenty.',
				fr: 'Une phrase ou deux suffisent.',
				es: 'Con una o dos frases basta.',
			},
			validators: [{ type: 'text', minLength: 20 }],
		},
		{
			type: 'boolean',
			name: 'consent',
			renderAs: 'checkbox',
			isRequired: true,
			title: {
				default: 'Tallow & Thorn may keep these answers until the season ends in May, to invite me.',
				fr: 'Tallow & Thorn peut conserver ces réponses jusqu’à la fin de la saison, en mai, pour m’inviter.',
				es: 'Tallow & Thorn puede guardar estas respuestas hasta que acabe la temporada, en mayo, para invitarme.',
			},
		},
	],
};
