import type { DemoEntry } from './types.ts';

const consents: DemoEntry & Record<string, unknown> = {
	id: 'consents',
	/** A higher number asks every visitor again. */
	revision: 1,
	title: {
		en: 'A word about cookies',
		fr: 'Un mot sur les cookies',
		es: 'Unas palabras sobre las cookies',
	},
	text: {
		en: 'With your permission we would like to count which pages are read; nothing is counted until you say yes.',
		fr: 'Avec votre accord, nous aimerions compter les pages lues ; rien n’est compté tant que vous n’avez pas dit oui.',
		es: 'Con tu permiso, nos gustaría contar qué páginas se leen; no contamos nada hasta que digas que sí.',
	},
	categories: [
		{
			id: 'necessary',
			name: { en: 'Necessary', fr: 'Nécessaires', es: 'Necesarias' },
			text: {
				en: 'Login, security and this choice. They cannot be turned off.',
				fr: 'La connexion, la sécurité et ce choix. Ils ne peuvent pas être désactivés.',
				es: 'El inicio de sesión, la seguridad y esta elección. No se pueden desactivar.',
			},
		},
		{
			id: 'analytics',
			name: { en: 'Analytics', fr: 'Mesure d’audience', es: 'Analítica' },
			text: {
				en: 'Which pages are visited and how fast they load, counted without your name.',
				fr: 'Les pages visitées et leur rapidité, comptées sans votre nom.',
				es: 'Qué páginas se visitan y cuánto tardan en cargar, contadas sin tu nombre.',
			},
		},
	],
	links: [
		{
			label: { en: 'Privacy policy', fr: 'Politique de confidentialité', es: 'Política de privacidad' },
			url: '/privacy',
		},
		{
			label: { en: 'About our cookies', fr: 'À propos de nos cookies', es: 'Sobre nuestras cookies' },
			url: '/cookies',
		},
	],
};

export const configs = [consents];
