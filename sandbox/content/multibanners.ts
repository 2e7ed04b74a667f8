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
		image: picture('banner-brine-gate.webp', 2400, 900, {
			en: 'A great gate stands open in a green wall of salt, light pours out of it over the water, and a ferry glides towards it.',
			fr: 'Une grande porte ouverte dans un mur de sel vert ; la lumière s’en déverse sur l’eau, une barque glisse vers elle.',
			es: 'Una gran puerta abierta en un muro de sal verde; la luz se derrama sobre el agua y una barca se desliza hacia ella.',
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
		image: picture('banner-playtest-season.webp', 2400, 900, {
			en: 'A lamplighter reaches up to a lantern in a village lane at night, her dog beside her.',
			fr: 'Une allumeuse de réverbères tend la main vers une lanterne, la nuit, dans une ruelle ; son chien l’attend.',
			es: 'Una farolera alza la mano hacia un farol, de noche, en una calleja; su perro la espera.',
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
		image: picture('banner-wending-sets-out.webp', 2400, 900, {
			en: 'Covered wagons on a ledge high in the mountains; a traveller with a staff looks out over the pass.',
			fr: 'Des chariots bâchés sur une corniche de haute montagne ; une silhouette, bâton en main, contemple le col.',
			es: 'Carros cubiertos en una cornisa de alta montaña; alguien con un bastón contempla el puerto.',
		}),
		game: 'wending',
	},
];
