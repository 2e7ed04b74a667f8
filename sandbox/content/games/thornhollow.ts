import { same } from '../localised.ts';
import { gameArt } from '../pictures.ts';
import type { DemoGame } from '../types.ts';

export const thornhollow: DemoGame = {
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
		[
			{
				en: 'Through an open gate, a girl and her dog see a vast tree of thorns that holds a light above still water.',
				fr: 'La grille franchie, une fille et son chien découvrent un immense arbre d’épines qui retient une lueur au-dessus d’une eau calme.',
				es: 'Al otro lado de la verja, una niña y su perro ven un inmenso árbol de espinas que sostiene una luz sobre el agua quieta.',
			},
			{
				en: 'A girl with a lantern walks up the nave of a roofless chapel overgrown with ivy and red roses.',
				fr: 'Une fille avance, lanterne à la main, dans la nef d’une chapelle sans toit envahie de lierre et de roses rouges.',
				es: 'Una niña con un farol avanza por la nave de una capilla sin techo, invadida por la hiedra y las rosas rojas.',
			},
			{
				en: 'A girl and her dog come to a hollow tree with a small door and a round window lit from inside.',
				fr: 'Une fille et son chien arrivent devant un arbre creux, percé d’une petite porte et d’une fenêtre ronde éclairée.',
				es: 'Una niña y su perro llegan a un árbol hueco con una puertecita y una ventana redonda iluminada.',
			},
		],
	),
	accent: { hue: 96, hex: '#a9c97a' },
};
