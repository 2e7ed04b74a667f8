export const eligibilityPage = {
	name: 'eligibility',
	title: {
		default: 'Can you take part?',
		fr: 'Pouvez-vous participer ?',
		es: '¿Puedes participar?',
	},
	elements: [
		{
			type: 'html',
			name: 'welcome',
			html: {
				default:
					'<p>Six minutes, five short steps. You need no experience with games, but you do need to be over 18, and a few things have to be true. <a href="/playtests#questions">What others asked before you</a>.</p>',
				fr: '<p>Six minutes, cinq courtes étapes. Aucune expérience du jeu n’est demandée, mais il faut avoir plus de 18 ans et remplir quelques conditions. <a href="/playtests#questions">Ce que d’autres ont demandé avant vous</a>.</p>',
				es: '<p>Seis minutos, cinco pasos cortos. No hace falta experiencia con los videojuegos, pero sí tener más de 18 años y cumplir unas cuantas condiciones. <a href="/playtests#questions">Lo que otros preguntaron antes que tú</a>.</p>',
			},
		},
		{
			type: 'text',
			name: 'dateOfBirth',
			inputType: 'date',
			isRequired: true,
			title: {
				default: 'When were you born?',
				fr: 'Quelle est votre date de naissance ?',
				es: '¿Cuándo naciste?',
			},
			description: {
				default: 'You must be over 18 today. We ask for no papers until you come.',
				fr: 'Il faut avoir plus de 18 ans aujourd’hui. Aucun papier n’est demandé avant votre venue.',
				es: 'Tienes que ser mayor de 18 años hoy. No pedimos papeles hasta que vengas.',
			},
		},
		{
			type: 'checkbox',
			name: 'promises',
			isRequired: true,
			title: { default: 'All of this is true of me', fr: 'Tout ceci est vrai', es: 'Todo esto es cierto' },
			choices: [
				{
					value: 'english',
					text: {
						default: 'I read and write English fluently.',
						fr: 'Je lis et j’écris l’anglais couramment.',
						es: 'Leo y escribo en inglés con fluidez.',
					},
				},
				{
					value: 'full-day',
					text: {
						default: 'I can come for at least one full day, in person.',
						fr: 'Je peux venir une journée entière au moins, sur place.',
						es: 'Puedo ir al menos un día entero, en persona.',
					},
				},
				{
					value: 'agreement',
					text: {
						default: 'I agree to sign a non-disclosure agreement.',
						fr: 'J’accepte de signer un accord de confidentialité.',
						es: 'Acepto firmar un acuerdo de confidencialidad.',
					},
				},
			],
			validators: [
				{
					type: 'answercount',
					minCount: 3,
					text: {
						default: 'We need all three, or the day cannot work.',
						fr: 'Il nous faut les trois, sans quoi la journée ne peut pas se faire.',
						es: 'Necesitamos las tres, o el día no puede salir bien.',
					},
				},
			],
		},
	],
};
