import { same } from '../localised.ts';
import { gameArt } from '../pictures.ts';
import type { DemoGame } from '../types.ts';

export const wending: DemoGame = {
	id: 'wending',
	slug: 'wending',
	name: same('Wending'),
	tagline: {
		en: 'The road remembers who walked it.',
		fr: 'La route se souvient de qui l’a suivie.',
		es: 'El camino recuerda a quien lo anduvo.',
	},
	description: {
		en: `<p>There is one road in the world. It has no crossroads, it has never been mapped, and it does not lead to the same place twice. Those who live along it call themselves the Wending, and they have been on their way for nine generations.</p>
<p>Join their caravan with nothing but a good pair of boots. Mend wheels, trade stories at the fire, walk ahead alone when the others are afraid to, and decide, village by village, who may come along. The people you leave behind will shape the road in front of you.</p>
<p>Wending can be played alone, or with one friend who walks the same road on a different day. It sets out in spring 2027.</p>`,
		fr: `<p>Il n’y a qu’une route au monde. Elle n’a pas de carrefour, nul ne l’a jamais portée sur une carte, et elle ne mène pas deux fois au même endroit. Ceux qui vivent le long de ses fossés se nomment les Wending, et ils sont en chemin depuis neuf générations.</p>
<p>Rejoignez leur caravane avec pour tout bien une bonne paire de bottes. Réparez des roues, échangez des histoires au coin du feu, partez devant quand les autres n’osent pas, et décidez, village après village, qui peut venir. Ceux que vous laissez derrière vous façonneront la route qui vous attend.</p>
<p>Wending se joue en solitaire, ou avec une autre personne qui suit la même route un autre jour. Départ au printemps 2027.</p>`,
		es: `<p>En el mundo hay un solo camino. No tiene encrucijadas, nunca ha salido en un mapa y no lleva dos veces al mismo sitio. Quienes viven a su vera se llaman a sí mismos los Wending y llevan nueve generaciones en marcha.</p>
<p>Únete a su caravana sin más equipaje que un buen par de botas. Repara ruedas, cambia historias junto al fuego, adelántate cuando los demás no se atrevan y decide, pueblo a pueblo, quién puede venir. La gente que dejes atrás dará forma al camino que tienes delante.</p>
<p>Wending se juega a solas o con otra persona que recorre el mismo camino otro día. Parte en la primavera de 2027.</p>`,
	},
	externalUrl: 'https://wending.example',
	platforms: ['PC', 'PlayStation 5', 'Xbox Series X|S', 'Nintendo Switch 2'],
	releaseDate: '2027-04-15T15:00:00Z',
	...gameArt(
		'wending',
		'Wending',
		{
			en: 'A lone traveller on a winding road at dawn; ahead, a caravan of oxen and bright wagons among golden hills.',
			fr: 'Une silhouette seule sur une route sinueuse à l’aube ; devant elle, une caravane de bœufs et de chariots colorés entre des collines dorées.',
			es: 'Una figura solitaria en un camino sinuoso al amanecer; más adelante, una caravana de bueyes y carros de colores entre colinas doradas.',
		},
		1112,
		[
			{
				en: 'Travellers gather round a fire within a ring of wagons under the Milky Way.',
				fr: 'Des voyageurs se serrent autour d’un feu, au milieu d’un cercle de chariots, sous la Voie lactée.',
				es: 'Varios viajeros se reúnen en torno al fuego, en medio de un círculo de carros, bajo la Vía Láctea.',
			},
			{
				en: 'Oxen draw a covered wagon through a river in the rain while a traveller on the bank hauls on a rope.',
				fr: 'Sous la pluie, des bœufs tirent un chariot bâché à travers une rivière, tandis qu’une silhouette hale une corde depuis la rive.',
				es: 'Bajo la lluvia, unos bueyes cruzan un río con un carro cubierto mientras alguien tira de una cuerda desde la orilla.',
			},
			{
				en: 'A caravan climbs a narrow road cut into a cliff; from a ledge, a lone traveller watches it pass.',
				fr: 'Une caravane gravit une route étroite taillée dans la falaise ; d’une corniche, une silhouette la regarde passer.',
				es: 'Una caravana sube por un camino estrecho tallado en el acantilado; desde una repisa, alguien la ve pasar.',
			},
		],
	),
	accent: { hue: 44, hex: '#f0c75e' },
};
