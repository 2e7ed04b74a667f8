import { same } from '../localised.ts';
import { gameArt } from '../pictures.ts';
import type { DemoGame } from '../types.ts';

export const theSaltCrown: DemoGame = {
	id: 'the-salt-crown',
	slug: 'the-salt-crown',
	name: same('The Salt Crown'),
	tagline: {
		en: 'Rule what the sea left behind.',
		fr: 'Régnez sur ce que la mer a laissé.',
		es: 'Reina sobre lo que el mar dejó atrás.',
	},
	description: {
		en: `<p>Eighty years ago the sea went out and did not come back. It left a white plain as wide as a country, ships standing upright in the crust, and a people who learned to build with what they had. They built in salt.</p>
<p>Now the last queen of the Citadel is dead and has named no heir. The crown goes to whoever can carry it across the plain before the rains, and it melts a little with every drop. You lead four claimants who should not trust each other, and sooner or later you will have to choose which of them you believe.</p>
<p>The Salt Crown is a role-playing game for one to four players. Battles are fought in turns, oaths are kept or broken in conversation, and water is money, medicine and weapon. No two reigns we have seen have ended the same way.</p>`,
		fr: `<p>Il y a quatre-vingts ans, la mer s’est retirée et n’est pas revenue. Elle a laissé une plaine blanche grande comme un pays, des navires figés debout dans la croûte, et un peuple qui a appris à bâtir avec ce qu’il avait. Il a bâti en sel.</p>
<p>Aujourd’hui, la dernière reine de la Citadelle est morte sans désigner d’héritier. La couronne ira à qui saura la porter d’un bord à l’autre de la plaine avant les pluies, et chaque goutte l’entame un peu plus. Vous menez quatre prétendants qui feraient bien de se méfier les uns des autres ; tôt ou tard, il faudra décider lequel vous croyez.</p>
<p>The Salt Crown est un jeu de rôle pour un à quatre joueurs. Les combats se livrent au tour par tour, les serments se tiennent ou se brisent au fil des dialogues, et l’eau est à la fois monnaie, remède et arme. Nous n’avons encore jamais vu deux règnes s’achever de la même manière.</p>`,
		es: `<p>Hace ochenta años el mar se retiró y no volvió. Dejó una llanura blanca tan ancha como un país, barcos en pie sobre la costra y un pueblo que aprendió a construir con lo que tenía. Construyó con sal.</p>
<p>Ahora la última reina de la Ciudadela ha muerto sin nombrar heredero. La corona será de quien logre llevarla al otro lado de la llanura antes de las lluvias, y se deshace un poco con cada gota. Diriges a cuatro aspirantes que no deberían fiarse unos de otros; tarde o temprano tendrás que decidir a cuál crees.</p>
<p>The Salt Crown es un juego de rol para entre uno y cuatro jugadores. Los combates son por turnos, los juramentos se cumplen o se rompen conversando, y el agua es dinero, medicina y arma. Todavía no hemos visto dos reinados que acaben igual.</p>`,
	},
	externalUrl: 'https://thesaltcrown.example',
	platforms: ['PC', 'PlayStation 5', 'Xbox Series X|S'],
	releaseDate: '2026-10-08T14:00:00Z',
	...gameArt(
		'the-salt-crown',
		'The Salt Crown',
		{
			en: 'Sunset behind a citadel of salt, mirrored in the brine around it; a stranded ship with red sails, and four travellers with a camel who look on.',
			fr: 'Le couchant derrière une citadelle de sel, reflétée dans la saumure ; un navire échoué aux voiles rouges, et quatre voyageurs avec un chameau qui la contemplent.',
			es: 'Puesta de sol tras una ciudadela de sal, reflejada en la salmuera; un barco varado de velas rojas y cuatro viajeros con un camello que la contemplan.',
		},
		1049,
		[
			{
				en: 'Evening light falls through a rose window on a lone claimant before an empty throne of salt.',
				fr: 'La lumière du soir tombe par une rosace sur une prétendante seule devant un trône de sel vide.',
				es: 'La luz de la tarde entra por un rosetón y cae sobre una aspirante sola ante un trono de sal vacío.',
			},
			{
				en: 'Four claimants and two camels, roped together, lean into a salt storm under a pale sun.',
				fr: 'Quatre prétendants et deux chameaux, encordés, avancent courbés dans une tempête de sel, sous un soleil pâle.',
				es: 'Cuatro aspirantes y dos camellos, atados a una misma cuerda, avanzan contra una tormenta de sal bajo un sol pálido.',
			},
			{
				en: 'A boat with a lamp glides between half-drowned houses of salt towards the green light of a great sluice gate.',
				fr: 'Une barque et sa lampe glissent entre des maisons de sel à demi noyées, vers la lumière verte d’une grande vanne.',
				es: 'Una barca con un farol se desliza entre casas de sal medio hundidas hacia la luz verde de una gran compuerta.',
			},
		],
	),
	accent: { hue: 28, hex: '#e8a26b' },
};
