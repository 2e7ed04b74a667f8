export const personPage = {
	name: 'person',
	title: { default: 'Who are you?', fr: 'Qui êtes-vous ?', es: '¿Quién eres?' },
	elements: [
		{
			type: 'text',
			name: 'name',
			isRequired: true,
			autocomplete: 'name',
			maxLength: 80,
			title: { default: 'Your name', fr: 'Votre nom', es: 'Tu nombre' },
			description: {
				default: 'As the host should call you at the door.',
				fr: 'Tel qu’on doit vous appeler à la porte.',
				es: 'Como quieras que te llamen en la puerta.',
			},
		},
		{
			type: 'text',
			name: 'email',
			inputType: 'email',
			isRequired: true,
			autocomplete: 'email',
			title: { default: 'E-mail address', fr: 'Adresse e-mail', es: 'Correo electrónico' },
			description: {
				default: 'We confirm your sign-up and invite you here.',
				fr: 'Nous y confirmons l’inscription et y envoyons l’invitation.',
				es: 'Ahí te confirmamos el alta y te invitamos.',
			},
		},
		{
			type: 'text',
			name: 'phone',
			inputType: 'tel',
			autocomplete: 'tel',
			title: { default: 'Phone number', fr: 'Numéro de téléphone', es: 'Número de teléfono' },
			description: {
				default: 'Only for the morning of the test, should you be lost in the yard.',
				fr: 'Seulement pour le matin de la séance, au cas où vous vous perdriez dans la cour.',
				es: 'Solo para la mañana de la prueba, por si te pierdes en el patio.',
			},
		},
		{
			type: 'radiogroup',
			name: 'location',
			isRequired: true,
			title: {
				default: 'Which room can you reach?',
				fr: 'Dans quelle salle pouvez-vous venir ?',
				es: '¿A qué sala puedes llegar?',
			},
		},
	],
};
