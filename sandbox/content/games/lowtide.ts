import { same } from '../localised.ts';
import { gameArt } from '../pictures.ts';
import type { DemoGame } from '../types.ts';

export const lowtide: DemoGame = {
	id: 'lowtide',
	slug: 'lowtide',
	previousSlugs: ['low-tide'],
	name: same('Lowtide'),
	tagline: {
		en: 'Six hours of land. Make them count.',
		fr: 'Six heures de terre ferme. Faites-en bon usage.',
		es: 'Seis horas de tierra firme. Aprovéchalas.',
	},
	description: {
		en: `<p>Twice a day the water leaves the Slakes, and for six hours there is a country where there was none: forty miles of mud, ribs of old ships, and the doors of a town that nobody remembers drowning. Then the water comes home.</p>
<p>You salvage for a living. You rent a room on stilts, owe money to a woman who is kind about it, and share a boat with somebody who has stopped talking. What you bring back decides what the town becomes; what you leave behind is still there at the next tide, and a little further out.</p>
<p>Lowtide is a role-playing game about time, debt and mud, with a clock that never stops and a harbour that keeps its own accounts.</p>`,
		fr: `<p>Deux fois par jour, l’eau quitte les Slakes, et pendant six heures un pays apparaît là où il n’y en avait pas : soixante kilomètres de vase, des carcasses de vieux navires et les portes d’une ville dont personne ne se rappelle le naufrage. Puis l’eau rentre chez elle.</p>
<p>Vous vivez de ce que vous récupérez. Vous louez une chambre sur pilotis, vous devez de l’argent à une femme qui vous le rappelle avec douceur, et vous partagez une barque avec quelqu’un qui ne parle plus. Ce que vous rapportez décide de l’avenir du bourg ; ce que vous laissez sera encore là à la prochaine marée, un peu plus au large.</p>
<p>Lowtide est un jeu de rôle qui parle de temps, de dettes et de vase, avec une horloge qui ne s’arrête jamais et un port qui tient ses propres comptes.</p>`,
		es: `<p>Dos veces al día el agua abandona los Slakes, y durante seis horas hay un país donde antes no había nada: sesenta kilómetros de fango, costillas de barcos viejos y las puertas de un pueblo cuyo hundimiento nadie recuerda. Después el agua vuelve a casa.</p>
<p>Vives de lo que rescatas. Alquilas un cuarto sobre pilotes, debes dinero a una mujer que te lo recuerda con cariño y compartes barca con alguien que ha dejado de hablar. Lo que traes decide en qué se convierte el puerto; lo que dejas seguirá ahí en la próxima marea, un poco más lejos.</p>
<p>Lowtide es un juego de rol sobre el tiempo, las deudas y el barro, con un reloj que nunca se detiene y un puerto que lleva sus propias cuentas.</p>`,
	},
	externalUrl: 'https://lowtide.example',
	platforms: ['PC', 'PlayStation 4', 'Xbox One', 'Nintendo Switch'],
	releaseDate: '2018-03-22T15:00:00Z',
	...gameArt(
		'lowtide',
		'Lowtide',
		{
			en: 'Wrecked ships and houses on stilts stand on wet tidal flats under a green morning sky.',
			fr: 'Des épaves et des maisons sur pilotis se dressent sur la vase luisante, sous un ciel vert du matin.',
			es: 'Barcos naufragados y casas sobre pilotes se alzan en el fango mojado bajo un cielo verde de mañana.',
		},
		916,
		[
			{
				en: 'A woman sits by the window of a plank room on stilts and looks out over the flats at low tide.',
				fr: 'Assise près de la fenêtre d’une chambre de planches sur pilotis, une femme regarde la vase à marée basse.',
				es: 'Sentada junto a la ventana de un cuarto de tablas sobre pilotes, una mujer mira el fango con la marea baja.',
			},
			{
				en: 'Three salvagers run for the town on stilts with a wall of water rising behind them.',
				fr: 'Trois récupérateurs courent vers le bourg sur pilotis, un mur d’eau se dressant derrière eux.',
				es: 'Tres rebuscadores corren hacia el pueblo de pilotes con un muro de agua alzándose a sus espaldas.',
			},
			{
				en: 'A market of striped stalls and lamps crowds under the side of a beached ship at dusk.',
				fr: 'Au crépuscule, un marché d’étals rayés et de lampes se presse sous le flanc d’un navire échoué.',
				es: 'Al anochecer, un mercado de puestos a rayas y faroles se apiña bajo el costado de un barco varado.',
			},
		],
	),
	accent: { hue: 172, hex: '#6fd0bf' },
};
