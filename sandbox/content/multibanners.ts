import { picture } from './pictures.ts';
import type { DemoBanner } from './types.ts';

export const multibanners: DemoBanner[] = [
	{
		id: 'brine-gate',
		title: {
			en: 'The Brine Gate is open',
			fr: 'La porte des Saumures est ouverte',
			es: 'La Puerta de la Salmuera está abierta',
		},
		text: {
			en: 'A new quarter of the Citadel, a fifth claimant and one door that should have stayed shut. Free for everyone who owns The Salt Crown.',
			fr: 'Un nouveau quartier de la Citadelle, un cinquième prétendant et une porte qu’il aurait mieux valu laisser close. Offert à tous ceux qui possèdent The Salt Crown.',
			es: 'Un nuevo barrio de la Ciudadela, una quinta aspirante y una puerta que debió quedarse cerrada. Gratis para quien ya tenga The Salt Crown.',
		},
		link: '/blog/the-brine-gate-opens',
		image: picture('banner-brine-gate.webp', 1600, 600, {
			en: 'The salt citadel at dusk, its gate lit from within.',
			fr: 'La citadelle de sel au crépuscule, sa porte éclairée de l’intérieur.',
			es: 'La ciudadela de sal al anochecer, con la puerta iluminada por dentro.',
		}),
		game: 'the-salt-crown',
	},
	{
		id: 'playtest-season',
		title: {
			en: 'Play it before we are sure',
			fr: 'Jouez-y avant que nous soyons sûrs de nous',
			es: 'Juega antes de que estemos seguros',
		},
		text: {
			en: 'Six rooms, six cities and a whole day with something unfinished. Playtests for the coming season are open for sign-up.',
			fr: 'Six salles, six villes et une journée entière avec un jeu inachevé. Les inscriptions aux séances de test de la saison sont ouvertes.',
			es: 'Seis salas, seis ciudades y un día entero con algo sin terminar. Ya puedes apuntarte a las pruebas de esta temporada.',
		},
		link: '/playtests',
		image: picture('banner-playtest-season.webp', 1600, 600, {
			en: 'Lanterns along a village lane at night.',
			fr: 'Des lanternes le long d’une ruelle, la nuit.',
			es: 'Faroles a lo largo de una calleja, de noche.',
		}),
	},
	{
		id: 'wending-sets-out',
		title: {
			en: 'Wending sets out in spring',
			fr: 'Wending prend la route au printemps',
			es: 'Wending parte en primavera',
		},
		text: {
			en: 'One road, nine generations and a caravan that could use another pair of hands. Follow the journey on its own site.',
			fr: 'Une route, neuf générations et une caravane qui aurait bien besoin de deux bras de plus. Suivez le voyage sur son propre site.',
			es: 'Un camino, nueve generaciones y una caravana a la que le vendrían bien dos manos más. Sigue el viaje en su propia web.',
		},
		link: 'https://wending.example',
		image: picture('banner-wending-sets-out.webp', 1600, 600, {
			en: 'A caravan on a winding road between golden hills.',
			fr: 'Une caravane sur une route sinueuse entre des collines dorées.',
			es: 'Una caravana en un camino sinuoso entre colinas doradas.',
		}),
		game: 'wending',
	},
];
