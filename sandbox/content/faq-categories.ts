import type { DemoFaqCategory } from './types.ts';

export const faqCategories: DemoFaqCategory[] = [
	{
		id: 'installation',
		slug: 'installation',
		name: {
			en: 'Installing and updates',
			fr: 'Installation et mises à jour',
			es: 'Instalación y actualizaciones',
		},
		icon: 'download',
	},
	{
		id: 'account',
		slug: 'account',
		name: { en: 'Account and login', fr: 'Compte et connexion', es: 'Cuenta e inicio de sesión' },
		icon: 'key',
	},
	{
		id: 'saves',
		slug: 'saves',
		previousSlugs: ['save-games'],
		name: { en: 'Saved games and cloud', fr: 'Sauvegardes et cloud', es: 'Partidas guardadas y nube' },
		icon: 'cloud',
	},
	{
		id: 'playing-together',
		slug: 'playing-together',
		name: { en: 'Playing together', fr: 'Jouer à plusieurs', es: 'Jugar en compañía' },
		icon: 'people',
	},
	{
		id: 'purchases',
		slug: 'purchases',
		name: { en: 'Purchases and keys', fr: 'Achats et clés', es: 'Compras y claves' },
		icon: 'receipt',
	},
	{
		id: 'controls',
		slug: 'controls',
		name: {
			en: 'Controls and accessibility',
			fr: 'Commandes et accessibilité',
			es: 'Controles y accesibilidad',
		},
		icon: 'gamepad',
	},
];
