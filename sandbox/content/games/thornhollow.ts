import { same } from '../localised.ts';
import { gameArt } from '../pictures.ts';
import type { Game } from '../types.ts';

export const thornhollow: Game = {
	id: 'thornhollow',
	slug: 'thornhollow',
	name: same('Thornhollow'),
	tagline: {
		en: 'The gate only opens inwards.',
		fr: 'La grille ne s’ouvre que vers l’intérieur.',
		es: 'La verja solo se abre hacia dentro.',
	},
	description: {
		en: `<p>There is a wood that is older than its own trees, and a gate in it that nobody built. Children are told to stay away from it. Grown people are told nothing, because grown people go.</p>
<p>Thornhollow was our first game, made by six people in a room above a bakery. You walk into the briars with a lantern, a dog and one question of your own choosing, and the wood does its best to answer. It listens to what you carry, whom you spare and how often you look back.</p>
<p>Short, strange and generous, it can be finished in one night and has, according to your letters, kept some of you for ten years.</p>`,
		fr: `<p>Il existe un bois plus vieux que ses propres arbres et, dans ce bois, une grille que personne n’a bâtie. On dit aux enfants de ne pas s’en approcher. Aux adultes, on ne dit rien, parce que les adultes y vont.</p>
<p>Thornhollow est notre premier jeu, né à six dans une pièce au-dessus d’une boulangerie. On entre dans les ronces avec une lanterne, un chien et une question que l’on choisit soi-même, et le bois fait de son mieux pour y répondre. Il écoute ce que vous portez, qui vous épargnez et combien de fois vous vous retournez.</p>
<p>Bref, étrange et généreux, il se termine en une nuit et, à lire vos lettres, en a retenu certains pendant dix ans.</p>`,
		es: `<p>Hay un bosque más viejo que sus propios árboles y, en él, una verja que nadie levantó. A los niños se les dice que no se acerquen. A los mayores no se les dice nada, porque los mayores van.</p>
<p>Thornhollow fue nuestro primer juego, hecho por seis personas en un cuarto encima de una panadería. Entras en las zarzas con un farol, un perro y una pregunta que eliges tú, y el bosque hace lo posible por responderla. Escucha lo que llevas, a quién perdonas y cuántas veces miras atrás.</p>
<p>Breve, extraño y generoso, se termina en una noche y, según vuestras cartas, a algunos os ha retenido diez años.</p>`,
	},
	externalUrl: 'https://thornhollow.example',
	platforms: ['PC', 'macOS', 'Linux', 'Nintendo Switch'],
	releaseDate: '2012-10-26T15:00:00Z',
	...gameArt(
		'thornhollow',
		'Thornhollow',
		{
			en: 'An iron gate stands open in a forest of giant briars; pale light falls through it.',
			fr: 'Une grille de fer s’ouvre au milieu d’une forêt de ronces géantes ; une lumière pâle la traverse.',
			es: 'Una verja de hierro se abre en un bosque de zarzas gigantes; la atraviesa una luz pálida.',
		},
		1489,
	),
	accent: { hue: 96, hex: '#a9c97a' },
};
