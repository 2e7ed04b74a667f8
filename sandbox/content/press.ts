import { same } from './localised.ts';
import { pressBlocks } from './press/blocks.ts';
import { earlierPacks } from './press/earlier.ts';
import { oldestPacks } from './press/oldest.ts';
import { recentPacks } from './press/recent.ts';
import { studioPack } from './press/studio.ts';
import type { DemoPress } from './types.ts';

export const press: DemoPress = {
	id: 'press',
	pageBlocks: pressBlocks,
	facts: [
		{
			label: { en: 'Founded', fr: 'Fondation', es: 'Fundación' },
			value: { en: 'March 2010, in Gent', fr: 'Mars 2010, à Gand', es: 'Marzo de 2010, en Gante' },
		},
		{
			label: { en: 'People', fr: 'Effectif', es: 'Plantilla' },
			value: { en: '240, and one choir', fr: '240 personnes et une chorale', es: '240 personas y un coro' },
		},
		{
			label: { en: 'Offices', fr: 'Bureaux', es: 'Oficinas' },
			value: {
				en: 'Gent, Quebec, Barcelona, Kuala Lumpur, Guildford, Dublin',
				fr: 'Gand, Québec, Barcelone, Kuala Lumpur, Guildford, Dublin',
				es: 'Gante, Quebec, Barcelona, Kuala Lumpur, Guildford y Dublín',
			},
		},
		{
			label: { en: 'Ownership', fr: 'Capital', es: 'Propiedad' },
			value: {
				en: 'Independent; 61 per cent with its employees',
				fr: 'Indépendant ; 61 % aux mains des salariés',
				es: 'Independiente; el 61 % es de su plantilla',
			},
		},
		{
			label: { en: 'Games', fr: 'Jeux', es: 'Juegos' },
			value: {
				en: 'Six released since 2012, a seventh on April 15, 2027',
				fr: 'Six depuis 2012, un septième le 15 avril 2027',
				es: 'Seis desde 2012 y un séptimo el 15 de abril de 2027',
			},
		},
		{
			label: { en: 'Engine', fr: 'Moteur', es: 'Motor' },
			value: {
				en: 'Wick, our own, now in its fourth version',
				fr: 'Wick, le nôtre, quatrième version',
				es: 'Wick, propio, en su cuarta versión',
			},
		},
		{
			label: { en: 'Languages', fr: 'Langues', es: 'Idiomas' },
			value: {
				en: 'Text in fourteen, voices in English and French',
				fr: 'Textes en quatorze langues, voix en anglais et en français',
				es: 'Textos en catorce, voces en inglés y francés',
			},
		},
		{
			label: { en: 'Copies sold', fr: 'Exemplaires vendus', es: 'Copias vendidas' },
			value: {
				en: '3.4 million of all games, 520,000 of The Salt Crown (to October 31, 2026)',
				fr: '3,4 millions, tous jeux confondus, dont 520 000 de The Salt Crown (au 31 octobre 2026)',
				es: '3,4 millones en total, 520 000 de The Salt Crown (hasta el 31 de octubre de 2026)',
			},
		},
		{
			label: { en: 'Working week', fr: 'Semaine de travail', es: 'Semana laboral' },
			value: { en: '36 hours', fr: '36 heures', es: '36 horas' },
		},
		{
			label: { en: 'Press contact', fr: 'Contact presse', es: 'Contacto de prensa' },
			value: same('press@tallowandthorn.example'),
		},
	],
	contacts: [
		{
			name: 'Gráinne Hennessy',
			role: {
				en: 'Head of communications, Dublin. Interviews, review copies, embargoes',
				fr: 'Directrice de la communication, Dublin. Entretiens, exemplaires de presse, embargos',
				es: 'Directora de comunicación, Dublín. Entrevistas, copias de prensa, embargos',
			},
			email: 'press@tallowandthorn.example',
			languages: {
				en: 'English, Irish, Spanish',
				fr: 'anglais, irlandais, espagnol',
				es: 'inglés, irlandés, español',
			},
		},
		{
			name: 'Mathieu Laflamme',
			role: {
				en: 'Press for the Americas, Quebec. Visits, events, creators',
				fr: 'Presse pour les Amériques, Québec. Visites, salons, créateurs',
				es: 'Prensa para las Américas, Quebec. Visitas, ferias, creadores',
			},
			email: 'press-americas@tallowandthorn.example',
			languages: { en: 'French, English', fr: 'français, anglais', es: 'francés, inglés' },
		},
	],
	packs: [...recentPacks, ...earlierPacks, ...oldestPacks, studioPack],
};
