import { same } from '../localised.ts';
import { gameArt } from '../pictures.ts';
import type { DemoGame } from '../types.ts';

export const theGlassRegent: DemoGame = {
	id: 'the-glass-regent',
	slug: 'the-glass-regent',
	name: same('The Glass Regent'),
	tagline: {
		en: 'In a palace of glass, everyone sees you lie.',
		fr: 'Dans un palais de verre, tout le monde vous voit mentir.',
		es: 'En un palacio de cristal, todos te ven mentir.',
	},
	description: {
		en: `<p>The Regent of Vire lives in a palace without a single opaque wall. It was built so that power could never again be used in secret. It has been winter there for a hundred days, the Regent has not been seen for ten, and you happen to have the same face.</p>
<p>Sit on the throne until spring. Learn to sign, to dance, to sentence and to pardon, while eleven houses watch you through the floor. Every conversation has an audience, every audience has a price, and the frost on the panes is the only privacy you will get.</p>
<p>The Glass Regent is a game of intrigue for one player, with a court that remembers each word you said and who was standing on the other side of it.</p>`,
		fr: `<p>Le Régent de Vire habite un palais sans un seul mur opaque, bâti pour que nul ne puisse plus jamais gouverner en secret. L’hiver y dure depuis cent jours, le Régent n’a pas paru depuis dix, et il se trouve que vous avez le même visage.</p>
<p>Tenez le trône jusqu’au printemps. Apprenez à signer, à danser, à condamner et à gracier, pendant que onze maisons vous observent à travers le plancher. Toute conversation a son public, tout public a son prix, et le givre des vitres est la seule intimité que vous aurez.</p>
<p>The Glass Regent est un jeu d’intrigue pour une personne, avec une cour qui retient chacun de vos mots et qui se tenait de l’autre côté.</p>`,
		es: `<p>El Regente de Vire vive en un palacio sin una sola pared opaca, levantado para que nadie volviera a gobernar en secreto. Allí es invierno desde hace cien días, al Regente no se le ve desde hace diez, y resulta que tenéis la misma cara.</p>
<p>Aguanta en el trono hasta la primavera. Aprende a firmar, a bailar, a condenar y a indultar mientras once casas te observan a través del suelo. Toda conversación tiene público, todo público tiene un precio, y la escarcha de los cristales es la única intimidad que tendrás.</p>
<p>The Glass Regent es un juego de intrigas para una persona, con una corte que recuerda cada palabra tuya y quién estaba al otro lado.</p>`,
	},
	externalUrl: 'https://theglassregent.example',
	platforms: ['PC', 'PlayStation 4', 'PlayStation 5', 'Xbox One'],
	releaseDate: '2020-12-03T15:00:00Z',
	...gameArt(
		'the-glass-regent',
		'The Glass Regent',
		{
			en: 'A palace of glass spires, lit from inside, stands among snowfields and dark firs.',
			fr: 'Un palais aux flèches de verre, éclairé de l’intérieur, se dresse entre la neige et les sapins noirs.',
			es: 'Un palacio de agujas de cristal, iluminado por dentro, se alza entre la nieve y los abetos oscuros.',
		},
		1302,
		[
			{
				en: 'Couples dance in a hall of mirrors under chandeliers while a crowned figure is received with a bow.',
				fr: 'Des couples dansent sous les lustres d’une galerie de miroirs, tandis qu’une silhouette couronnée est saluée d’une révérence.',
				es: 'Varias parejas bailan bajo las arañas de un salón de espejos mientras reciben con una reverencia a una figura coronada.',
			},
			{
				en: 'A crowned traveller and her banner cross a bridge of ice at dawn towards a distant palace of glass.',
				fr: 'À l’aube, une voyageuse couronnée et sa bannière franchissent un pont de glace vers un lointain palais de verre.',
				es: 'Al alba, una viajera coronada cruza con su estandarte un puente de hielo hacia un lejano palacio de cristal.',
			},
			{
				en: 'A crowned figure reaches for a red flower in a moonlit glasshouse where every other tree is white with frost.',
				fr: 'Sous une serre baignée de lune, une silhouette couronnée tend la main vers une fleur rouge, seule parmi les arbres givrés.',
				es: 'En un invernadero bajo la luna, una figura coronada alarga la mano hacia una flor roja entre árboles blancos de escarcha.',
			},
		],
	),
	accent: { hue: 204, hex: '#9ad4f5' },
};
