import type { DemoPage } from '../types.ts';
import { collecting } from './privacy/collecting.ts';
import { keeping } from './privacy/keeping.ts';
import { sharing } from './privacy/sharing.ts';

export const privacy: DemoPage = {
	id: 'privacy',
	slug: 'privacy',
	title: { en: 'Privacy policy', fr: 'Politique de confidentialité', es: 'Política de privacidad' },
	keywords: {
		en: ['personal data', 'data protection'],
		fr: ['données personnelles', 'vie privée'],
		es: ['datos personales', 'privacidad'],
	},
	updatedAt: '2026-11-02T09:00:00Z',
	version: 3,
	changes: [
		{
			version: 3,
			date: '2026-11-02T09:00:00Z',
			text: {
				en: 'Added job alerts, and Lanternworks, which runs the playtest room in Selangor. All periods are now in one table.',
				fr: 'Ajout des alertes d’emploi, et de Lanternworks, qui anime la salle de test du Selangor. Toutes les durées figurent désormais dans un seul tableau.',
				es: 'Se añaden las alertas de empleo y Lanternworks, que lleva la sala de pruebas de Selangor. Todos los plazos están ahora en una sola tabla.',
			},
		},
		{
			version: 2,
			date: '2024-03-18T09:00:00Z',
			text: {
				en: 'Deleting an account no longer takes a mail to us: it is a button, and it works at once. Applications are kept for six months instead of a year.',
				fr: 'Plus besoin de nous écrire pour supprimer un compte : un bouton suffit, avec effet immédiat. Les candidatures se conservent six mois au lieu d’un an.',
				es: 'Para borrar una cuenta ya no hace falta escribirnos: hay un botón y actúa al instante. Las candidaturas se guardan seis meses en lugar de un año.',
			},
		},
		{
			version: 1,
			date: '2021-06-07T09:00:00Z',
			text: {
				en: 'The first version, written when accounts opened.',
				fr: 'Première version, rédigée à l’ouverture des comptes.',
				es: 'Primera versión, escrita cuando abrimos las cuentas.',
			},
		},
	],
	blocks: [
		{
			type: 'opening',
			line: {
				en: 'We would rather know your favourite ending than your shoe size.',
				fr: 'Votre fin préférée nous intéresse plus que votre pointure.',
				es: 'Nos interesa más tu final favorito que tu número de pie.',
			},
			text: {
				en: 'This page says which personal data the studio holds, why, for how long and who else gets to see it. It covers this website, your account and the cloud services of our games. You can read the site, news and support pages included, without telling us anything.',
				fr: 'Cette page indique quelles données personnelles le studio détient, pourquoi, combien de temps, et qui d’autre les voit. Elle vaut pour ce site, votre compte et les services en ligne de nos jeux. Le site, actualités et assistance comprises, se lit sans rien nous dire de vous.',
				es: 'Esta página explica qué datos personales tiene el estudio, para qué, durante cuánto tiempo y quién más los ve. Vale para este sitio, tu cuenta y los servicios en línea de nuestros juegos. Puedes leerlo entero, noticias y ayuda incluidas, sin contarnos nada de ti.',
			},
		},
		...collecting,
		...sharing,
		...keeping,
	],
};
