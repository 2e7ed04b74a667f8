import type { DemoPage } from '../types.ts';
import { asking } from './gdpr/asking.ts';
import { rights } from './gdpr/rights.ts';

export const gdpr: DemoPage = {
	id: 'gdpr',
	slug: 'gdpr',
	previousSlugs: ['data-protection'],
	title: { en: 'Your rights under the GDPR', fr: 'Vos droits et le RGPD', es: 'Tus derechos y el RGPD' },
	keywords: {
		en: ['my data', 'right to erasure', 'data request'],
		fr: ['RGPD', 'mes données', 'droit à l’effacement'],
		es: ['RGPD', 'mis datos', 'derecho de supresión'],
	},
	updatedAt: '2026-11-02T09:00:00Z',
	version: 2,
	changes: [
		{
			version: 2,
			date: '2026-11-02T09:00:00Z',
			text: {
				en: 'Applications and playtest sign-ups can now be withdrawn on the site, so those chapters point to the pages instead of to a mailbox.',
				fr: 'Candidatures et inscriptions aux tests se retirent désormais sur le site ; ces chapitres renvoient donc aux pages, non plus à une boîte aux lettres.',
				es: 'Las candidaturas y las inscripciones en las pruebas ya se retiran en el propio sitio, así que esos capítulos llevan a sus páginas y no a un buzón.',
			},
		},
		{
			version: 1,
			date: '2024-03-18T09:00:00Z',
			text: {
				en: 'First version: we moved the step-by-step part out of the privacy policy, where nobody found it.',
				fr: 'Première version : la marche à suivre quitte la politique de confidentialité, où personne ne la trouvait.',
				es: 'Primera versión: sacamos las instrucciones paso a paso de la política de privacidad, donde nadie las encontraba.',
			},
		},
	],
	blocks: [
		{
			type: 'opening',
			line: {
				en: 'Most of your rights are a button. The rest are a short letter.',
				fr: 'La plupart de vos droits tiennent en un bouton. Les autres, en une courte lettre.',
				es: 'Casi todos tus derechos son un botón. Los demás, una carta breve.',
			},
			text: {
				en: 'The General Data Protection Regulation gives you a say over what we know about you. Here is how to use it, right by right: where to click, what happens next, and how long we may take. What we hold and why is in the privacy policy.',
				fr: 'Le Règlement général sur la protection des données vous donne votre mot à dire sur ce que nous savons de vous. Voici comment l’exercer, droit par droit : où cliquer, ce qui se passe ensuite et combien de temps nous pouvons prendre. Ce que nous détenons, et pourquoi, se lit dans la politique de confidentialité.',
				es: 'El Reglamento General de Protección de Datos te da voz sobre lo que sabemos de ti. Aquí está cómo usarla, derecho por derecho: dónde hacer clic, qué pasa después y cuánto podemos tardar. Qué tenemos y para qué está en la política de privacidad.',
			},
		},
		...rights,
		...asking,
	],
};
