import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const diaryOfABrokenOath: DemoNewsItem = {
	id: '113',
	slug: 'diary-of-a-broken-oath',
	title: {
		en: 'Diary of a broken oath',
		fr: 'Journal d’un serment rompu',
		es: 'Diario de un juramento roto',
	},
	summary: {
		en: 'One writer, one scene at a well, five days. A week from the making of The Salt Crown.',
		fr: 'Une autrice, une scène au bord d’un puits, cinq jours : une semaine dans l’écriture de The Salt Crown.',
		es: 'Una guionista, una escena junto a un pozo y cinco días: una semana en la escritura de The Salt Crown.',
	},
	body: {
		en: `<h2>Monday</h2>
<p>The scene is simple. Two claimants meet at a well. One swears that the other’s sister shall have the first cup. In the next chapter she can keep her word or not. The card on the wall says “oath, well, 2 min.” It has been there since May, and everyone walks round it.</p>
<p>I write eleven ways of swearing. All of them sound like lawyers.</p>
<h2>Tuesday</h2>
<p>Reading in the kitchen. Pieter is the sister, who has no lines, and gets the only laugh. The silence I had wanted after the oath comes three sentences too early, while somebody is still describing the bucket. I cut the bucket.</p>
<h2>Wednesday</h2>
<p>A call from Quebec. How is the game to know that the promise was broken if nobody was watching? I say that the well was there. A pause; typing. By the evening wells can be witnesses. I am a little frightened of what I have done, and ask whether doors can be as well. They say not this year.</p>
<h2>Thursday</h2>
<p>Four hundred words go. In their place is a cup, with a chip in its rim, that you may put down or drink from. No one says anything about it. Lotte draws the chip on the left so that one’s lip finds it.</p>
<p>In the afternoon Barcelona points out that in Spanish the oath rhymes. It was not meant to. We let it, and make it a nursery rhyme, which is far more terrible to break.</p>
<h2>Friday</h2>
<p>Second reading. The silence comes where it should. Someone from finance, who had only wanted coffee, says: “But she promised.”</p>
<p>I take the card down. Words written this week: minus two hundred and twelve.</p>`,
		fr: `<h2>Lundi</h2>
<p>La scène est simple. Deux prétendantes se croisent près d’un puits. L’une jure que la sœur de l’autre aura la première tasse. Au chapitre suivant, elle tient parole ou non. Sur le mur, la fiche dit « serment, puits, 2 min ». Elle est là depuis mai, et tout le monde la contourne.</p>
<p>J’écris onze façons de jurer. On dirait onze avoués.</p>
<h2>Mardi</h2>
<p>Lecture à la cuisine. Pieter fait la sœur, qui ne dit rien, et décroche le seul rire. Le silence que je voulais après le serment tombe trois phrases trop tôt, pendant que quelqu’un décrit encore le seau. Je coupe le seau.</p>
<h2>Mercredi</h2>
<p>Appel de Québec. Comment le jeu saura-t-il que la promesse a été rompue si personne n’a rien vu ? Je réponds que le puits était là. Un blanc, puis un bruit de clavier. Le soir même, les puits peuvent témoigner. Un peu effrayée de ce que j’ai provoqué, je demande si les portes le pourraient aussi. Pas cette année, me dit-on.</p>
<h2>Jeudi</h2>
<p>Quatre cents mots s’en vont. À leur place, une tasse ébréchée, que l’on pose ou que l’on porte à sa bouche. Nul ne la commente. Lotte dessine l’éclat à gauche, pour que la lèvre le trouve.</p>
<p>L’après-midi, Barcelone fait remarquer qu’en espagnol le serment rime. Ce n’était pas voulu. Nous gardons, et nous en faisons une comptine : c’est bien plus affreux à trahir.</p>
<h2>Vendredi</h2>
<p>Deuxième lecture. Le silence vient à sa place. Quelqu’un des finances, qui passait pour un café, lâche : « Mais enfin, elle avait promis. »</p>
<p>Je décroche la fiche. Bilan de la semaine : moins deux cent douze mots.</p>`,
		es: `<h2>Lunes</h2>
<p>La escena es sencilla. Dos aspirantes se encuentran junto a un pozo. Una jura que la hermana de la otra tendrá la primera taza. En el capítulo siguiente cumple o no cumple. En la pared, la ficha dice «juramento, pozo, 2 min». Está ahí desde mayo y todo el mundo le da un rodeo.</p>
<p>Escribo once maneras de jurar. Las once suenan a abogado.</p>
<h2>Martes</h2>
<p>Lectura en la cocina. Pieter hace de hermana, que no habla, y se lleva la única risa. El silencio que yo quería después del juramento llega tres frases antes, cuando alguien sigue describiendo el cubo. Corto el cubo.</p>
<h2>Miércoles</h2>
<p>Llaman de Quebec. ¿Cómo va a saber el juego que se ha roto la promesa si no había nadie mirando? Digo que estaba el pozo. Una pausa; teclas. Por la noche los pozos ya pueden ser testigos. Me da algo de miedo lo que he hecho y pregunto si las puertas podrían serlo también. Este año no, me dicen.</p>
<h2>Jueves</h2>
<p>Se van cuatrocientas palabras. En su lugar hay una taza desportillada que puedes dejar en el brocal o llevarte a la boca. Nadie la menciona. Lotte dibuja la mella a la izquierda, para que el labio dé con ella.</p>
<p>Por la tarde avisan desde Barcelona de que en español el juramento rima. No era la intención. Lo dejamos y lo convertimos en canción de corro, que da mucha más pena romper.</p>
<h2>Viernes</h2>
<p>Segunda lectura. El silencio cae donde debe. Alguien de finanzas, que solo venía a por café, suelta: «Pero si lo había prometido».</p>
<p>Quito la ficha de la pared. Palabras escritas esta semana: menos doscientas doce.</p>`,
	},
	image: picture('gallery-3.webp', 1200, 800, {
		en: 'Two writers sort the cards and red threads of a story wall while a third watches from a stool.',
		fr: 'Deux scénaristes démêlent les fiches et les fils rouges d’un mur d’intrigue ; une troisième personne les regarde, assise sur un tabouret.',
		es: 'Dos guionistas ordenan las fichas y los hilos rojos del mural de una trama; otra persona los mira desde un taburete.',
	}),
	tags: [tags.workshop],
	game: 'the-salt-crown',
	office: 'gent',
	publishedAt: '2024-09-12T09:00:00Z',
	updatedAt: '2024-09-12T09:00:00Z',
	author: 'Margaux Delvaux',
};
