import type { DemoPage } from '../types.ts';
import { ending } from './tos/ending.ts';
import { playing } from './tos/playing.ts';
import { using } from './tos/using.ts';

export const tos: DemoPage = {
	id: 'tos',
	slug: 'tos',
	title: { en: 'Terms of service', fr: 'Conditions d’utilisation', es: 'Condiciones de uso' },
	keywords: {
		en: ['terms', 'terms of use', 'terms and conditions'],
		fr: ['CGU', 'conditions générales', 'conditions du service'],
		es: ['términos y condiciones', 'términos del servicio', 'condiciones de servicio'],
	},
	updatedAt: '2026-09-01T08:00:00Z',
	version: 1,
	changes: [
		{
			version: 1,
			date: '2026-09-01T08:00:00Z',
			text: {
				en: 'First version, in force since one account opens all our games. It replaces the separate terms that each game used to have.',
				fr: 'Première version, en vigueur depuis qu’un seul compte ouvre tous nos jeux. Elle remplace les conditions que chaque jeu avait de son côté.',
				es: 'Primera versión, en vigor desde que una sola cuenta abre todos nuestros juegos. Sustituye a las condiciones que tenía cada juego por su lado.',
			},
		},
	],
	blocks: [
		{
			type: 'opening',
			line: {
				en: 'An oath you can read before you swear it.',
				fr: 'Un serment que l’on peut lire avant de le prêter.',
				es: 'Un juramento que se puede leer antes de jurarlo.',
			},
			text: {
				en: 'Our games are full of people who signed something without reading it. These terms are meant to be read: they say what you may expect from your account and our services, and what we expect of you. You accept them when you create an account.',
				fr: 'Nos jeux sont pleins de gens qui ont signé sans lire. Ces conditions sont faites pour être lues : elles disent ce que vous pouvez attendre de votre compte et de nos services, et ce que nous attendons de vous. Vous les acceptez en créant un compte.',
				es: 'Nuestros juegos están llenos de gente que firmó sin leer. Estas condiciones están para leerse: dicen qué puedes esperar de tu cuenta y de nuestros servicios, y qué esperamos de ti. Las aceptas al crear la cuenta.',
			},
		},
		...using,
		...playing,
		...ending,
	],
};
