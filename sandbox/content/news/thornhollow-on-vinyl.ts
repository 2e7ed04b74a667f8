import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const thornhollowOnVinyl: DemoNewsItem = {
	id: '114',
	slug: 'thornhollow-on-vinyl',
	title: {
		en: 'Thornhollow comes out on vinyl, oven included',
		fr: 'Thornhollow paraît en vinyle, four compris',
		es: 'Thornhollow sale en vinilo, con horno incluido',
	},
	summary: {
		en: 'Twelve hundred copies of the music that was recorded in one night above a bakery, and one side with no music at all.',
		fr: 'Douze cents exemplaires d’une musique enregistrée en une nuit au-dessus d’une boulangerie, et une face sans la moindre note.',
		es: 'Mil doscientas copias de una música grabada en una noche encima de una panadería, y una cara en la que no suena nada de música.',
	},
	body: {
		en: `<p>We had the room until three in the morning. After that the bakers came, and in 2012 no microphone we could borrow was proof against bakers. So the whole music of Thornhollow was recorded in one night, and near the end of “Inwards”, if you listen for it, a tray of rolls goes into the oven.</p>
<p>It was filtered out of the game. Wim Saelens, who wrote the music and owns the harmonium, has put it back for the record. He has also corrected a wrong note in the second bar of the dog’s theme, slept badly, and put that back too.</p>
<h2>Four sides</h2>
<p><strong>A</strong> is the way in: the gate, the first lantern, the dog. <strong>B</strong> is the chapel, complete for the first time, eleven minutes on an instrument with one dead reed. <strong>C</strong> holds seven short answers, one for each kind of question that the wood knows how to hear; two of them were never found by anyone, and we shall not say which. <strong>D</strong> has no music. It is the forest of Ename on a night in October, and its last groove is closed, so that the owl goes on calling until you get up.</p>
<h2>The practical part</h2>
<ul>
<li>Two discs, 180 g, in a green so dark that it only shows against a window</li>
<li>A sleeve drawn by hand in one sitting, like everything about that game</li>
<li>1,200 numbered copies, €34, one to a household</li>
<li>In the <a href="https://store-eu.tallowandthorn.example">European store</a> from today, in the other two from November 8</li>
</ul>
<p>If you would rather have it for nothing: whoever owns Thornhollow finds the new recordings, rolls and all, in the folder of the game.</p>`,
		fr: `<p>La pièce était à nous jusqu’à trois heures du matin. Ensuite arrivaient les boulangers et, en 2012, aucun des micros que l’on nous prêtait ne résistait à des boulangers. Toute la musique de Thornhollow a donc été enregistrée en une nuit ; vers la fin d’« Inwards », en tendant l’oreille, on entend une plaque de petits pains entrer au four.</p>
<p>Dans le jeu, nous l’avions filtrée. Pour le disque, Wim Saelens, qui a composé l’ensemble et possède l’harmonium, l’a rétablie. Il a également corrigé une fausse note à la deuxième mesure du thème du chien, mal dormi, puis remis la fausse note.</p>
<h2>Quatre faces</h2>
<p>La face <strong>A</strong> est celle de l’entrée : la grille, la première lanterne, le chien. La <strong>B</strong> donne pour la première fois la chapelle en entier, onze minutes sur un instrument dont une anche est muette. Sur la <strong>C</strong>, sept réponses brèves, une par sorte de question que le bois sait entendre ; deux d’entre elles n’ont jamais été découvertes, et nous ne dirons pas lesquelles. Pas de musique sur la <strong>D</strong> : c’est la forêt d’Ename, une nuit d’octobre, et le sillon final est fermé, si bien que la chouette appelle jusqu’à ce que vous vous leviez.</p>
<h2>Côté pratique</h2>
<ul>
<li>Deux disques de 180 g, d’un vert si sombre qu’il ne se voit qu’à contre-jour</li>
<li>Une pochette dessinée à la main et d’une traite, comme tout ce qui touche à ce jeu</li>
<li>1 200 exemplaires numérotés, 34 €, un par foyer</li>
<li>Dès aujourd’hui dans la <a href="https://store-eu.tallowandthorn.example">boutique européenne</a>, à partir du 8 novembre dans les deux autres</li>
</ul>
<p>Et si vous préférez ne rien débourser : qui possède Thornhollow trouvera les nouveaux enregistrements, petits pains compris, dans le dossier du jeu.</p>`,
		es: `<p>El cuarto era nuestro hasta las tres de la madrugada. Luego llegaban los panaderos y, en 2012, ninguno de los micrófonos que nos prestaban podía con ellos. Así que toda la música de Thornhollow se grabó en una noche y, hacia el final de «Inwards», si prestas atención, se oye entrar en el horno una bandeja de panecillos.</p>
<p>En el juego la filtramos. Wim Saelens, que compuso la música y es el dueño del armonio, la ha recuperado para el disco. También corrigió una nota falsa en el segundo compás del tema del perro, durmió mal y la dejó como estaba.</p>
<h2>Cuatro caras</h2>
<p>La <strong>A</strong> es la entrada: la verja, el primer farol, el perro. La <strong>B</strong> es la capilla, completa por primera vez, once minutos en un instrumento con una lengüeta muda. En la <strong>C</strong> hay siete respuestas breves, una por cada clase de pregunta que el bosque sabe oír; dos de ellas no las ha encontrado nadie y no diremos cuáles. La <strong>D</strong> no tiene música: es el bosque de Ename una noche de octubre, y el último surco está cerrado, de modo que el búho sigue llamando hasta que te levantas.</p>
<h2>Lo práctico</h2>
<ul>
<li>Dos discos de 180 g, de un verde tan oscuro que solo se ve a contraluz</li>
<li>Una funda dibujada a mano y de una sentada, como todo en aquel juego</li>
<li>1200 copias numeradas, 34 €, una por casa</li>
<li>Desde hoy en la <a href="https://store-eu.tallowandthorn.example">tienda europea</a> y a partir del 8 de noviembre en las otras dos</li>
</ul>
<p>Y si prefieres no gastar nada, quien tenga Thornhollow encontrará las grabaciones nuevas, con sus panecillos, en la carpeta del juego.</p>`,
	},
	image: picture('game-thornhollow-scene-2.webp', 1600, 900, {
		en: 'Green light in a ruined chapel; between the rose bushes stands a girl, small, with a lantern.',
		fr: 'Lumière verte dans une chapelle en ruine ; entre les rosiers, une fille toute petite avec sa lanterne.',
		es: 'Luz verde en una capilla en ruinas; entre los rosales, una niña muy pequeña con su farol.',
	}),
	tags: [tags.announcement, tags.studio],
	game: 'thornhollow',
	publishedAt: '2024-10-25T14:00:00Z',
	updatedAt: '2024-11-08T09:00:00Z',
	author: 'Pieter Vancraeynest',
};
