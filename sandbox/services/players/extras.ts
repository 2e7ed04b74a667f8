import type { Extra } from '#services/accounts/platforms/extras.ts';
import { versionMedia } from '../cms/media.ts';

/** With the names of pictures of the demo content. */
const extras: readonly Extra[] = [
	{
		id: 'lamplighters-cloak',
		platforms: ['psn', 'xbox'],
		product: 'emberwick',
		name: { en: 'The lamplighter’s cloak', fr: 'La cape de l’allumeur', es: 'La capa del farolero' },
		picture: 'game-emberwick-scene-1.webp',
		alt: {
			en: 'A street of lamps in Emberwick.',
			fr: 'Une rue éclairée d’Emberwick.',
			es: 'Una calle de faroles de Emberwick.',
		},
	},
	{
		id: 'book-of-salt',
		platforms: ['psn', 'xbox'],
		product: 'the-salt-crown',
		name: { en: 'The book of salt', fr: 'Le livre du sel', es: 'El libro de la sal' },
		picture: 'game-the-salt-crown-scene-2.webp',
		alt: {
			en: 'The citadel of The Salt Crown.',
			fr: 'La citadelle de The Salt Crown.',
			es: 'La ciudadela de The Salt Crown.',
		},
	},
	{
		id: 'wayfarers-tune',
		platforms: ['psn'],
		product: 'wending',
		name: { en: 'A tune for the road', fr: 'Un air pour la route', es: 'Una melodía para el camino' },
		picture: 'game-wending-scene-1.webp',
		alt: {
			en: 'A road through the hills of Wending.',
			fr: 'Une route à travers les collines de Wending.',
			es: 'Un camino entre las colinas de Wending.',
		},
	},
];

/** What the demo studio's games elsewhere bring to an account. @param origin of the sandbox */
export const demoExtras = (origin: string): Extra[] =>
	extras.map((extra) => ({ ...extra, picture: `${origin}/cms${versionMedia(`/media/${extra.picture}`)}` }));
