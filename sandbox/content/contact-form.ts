import type { ContactForm } from './types.ts';

export const contactForm: ContactForm = {
	id: 'form',
	categories: [
		{
			id: 'press',
			name: { en: 'Press and creators', fr: 'Presse et créateurs', es: 'Prensa y creadores' },
			email: 'press@tallowandthorn.example',
		},
		{
			id: 'business',
			name: {
				en: 'Business and licensing',
				fr: 'Partenariats et licences',
				es: 'Negocios y licencias',
			},
			email: 'business@tallowandthorn.example',
		},
		{
			id: 'community',
			name: {
				en: 'Community and fan works',
				fr: 'Communauté et œuvres de fans',
				es: 'Comunidad y obras de fans',
			},
			email: 'community@tallowandthorn.example',
		},
		{
			id: 'legal',
			name: { en: 'Legal matters', fr: 'Questions juridiques', es: 'Asuntos legales' },
			email: 'legal@tallowandthorn.example',
		},
		{
			id: 'something-else',
			name: { en: 'Something else', fr: 'Autre chose', es: 'Otra cosa' },
			email: 'hello@tallowandthorn.example',
		},
	],
};
