import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const twoMoonsInGrey: DemoNewsItem = {
	id: '116',
	slug: 'two-moons-in-grey',
	title: {
		en: 'Two moons, seen in grey',
		fr: 'Deux lunes vues en gris',
		es: 'Dos lunas vistas en gris',
	},
	summary: {
		en: 'For ten years one of our games asked everybody to tell red from white. A player in Sapporo got by with crickets.',
		fr: 'Pendant dix ans, l’un de nos jeux a exigé de chacun qu’il distingue le rouge du blanc. À Sapporo, un joueur s’en sortait grâce aux grillons.',
		es: 'Durante diez años, un juego nuestro obligó a todo el mundo a distinguir el rojo del blanco. En Sapporo, alguien se las apañaba con los grillos.',
	},
	body: {
		en: `<p>In A Quarrel of Moons, everything depends on which moon is up. One is red, the other pale. About one man in twelve, and one woman in two hundred, cannot tell those two apart with any comfort. Fourteen of us worked on the game. It did not come up.</p>
<p>After the birthday update in May we had a letter from Kenji Morita in Sapporo. He had finished the game four times, he wrote, by ear. There are crickets under the younger moon and none under the elder. He assumed that we had done it on purpose, to be kind. We had done it because somebody owned a recording of crickets.</p>
<h2>What is new from today</h2>
<ul>
<li>The younger moon has a ring, the elder has not, at every size and in every light.</li>
<li>A mark beside the clock names the moon in words, and screen readers speak it.</li>
<li>Captions cover sounds that carry meaning. Crickets first.</li>
<li>Nothing in the game has to be held down, and every fight can wait for you.</li>
</ul>
<h2>And everywhere else</h2>
<p>Priority in our other games now follows what you write rather than what is easiest to build. Emberwick can name each lantern by household. In Lowtide the clock may be slowed or stopped. The Glass Regent shows who is behind which pane as a list, which, we admit, makes the court a good deal easier to survive.</p>
<p>Not solved: the star chart of the observatory is of no use whatever without sight. We have two ideas and no confidence in either. If you would like to tell us why they are wrong, we pay for an afternoon of your time: <a href="mailto:access@tallowandthorn.example">access@tallowandthorn.example</a>. Mr Morita has already been.</p>`,
		fr: `<p>Dans A Quarrel of Moons, tout dépend de la lune qui brille : l’une est rousse, l’autre pâle. Environ un homme sur douze et une femme sur deux cents peinent à les distinguer. Nous étions quatorze à travailler sur ce jeu, et personne n’y a songé.</p>
<p>Après la mise à jour d’anniversaire, en mai, Kenji Morita nous a écrit de Sapporo. Il avait terminé le jeu quatre fois, expliquait-il, à l’oreille : des grillons chantent sous la cadette, aucun sous l’aînée. Il pensait que c’était voulu, par délicatesse. La vérité est que quelqu’un possédait un enregistrement de grillons.</p>
<h2>Ce qui change aujourd’hui</h2>
<ul>
<li>La cadette porte un anneau, l’aînée non, quelles que soient la taille et la lumière.</li>
<li>À côté de l’horloge, un repère nomme la lune en toutes lettres ; les lecteurs d’écran l’énoncent.</li>
<li>Les sons porteurs de sens sont sous-titrés. Les grillons d’abord.</li>
<li>Plus aucune touche n’a besoin d’être maintenue, et chaque combat peut vous attendre.</li>
</ul>
<h2>Et ailleurs</h2>
<p>Dans nos autres jeux, l’ordre des travaux suit désormais vos lettres plutôt que notre confort. Emberwick sait nommer chaque lanterne par son foyer. L’horloge de Lowtide peut ralentir ou s’arrêter. The Glass Regent affiche en liste qui se tient derrière quelle vitre, ce qui, avouons-le, rend la cour nettement plus vivable.</p>
<p>Reste un échec : la carte du ciel de l’observatoire ne sert strictement à rien quand on ne voit pas. Nous avons deux idées et ne croyons vraiment à aucune. Si vous souhaitez nous expliquer pourquoi elles sont mauvaises, nous rémunérons votre après-midi : <a href="mailto:access@tallowandthorn.example">access@tallowandthorn.example</a>. M. Morita est déjà venu.</p>`,
		es: `<p>En A Quarrel of Moons todo depende de la luna que esté en el cielo. Una es rojiza y la otra pálida. A uno de cada doce hombres, más o menos, y a una de cada doscientas mujeres les cuesta distinguirlas. Hicimos el juego entre catorce y a nadie se le ocurrió.</p>
<p>Tras la actualización de cumpleaños, en mayo, nos llegó una carta de Kenji Morita, de Sapporo. Se lo había pasado cuatro veces de oído: bajo la luna menor cantan grillos y bajo la mayor no. Daba por hecho que era un detalle nuestro. Lo cierto es que alguien tenía una grabación de grillos.</p>
<h2>Qué cambia desde hoy</h2>
<ul>
<li>La luna menor tiene un anillo y la mayor no, a cualquier tamaño y con cualquier luz.</li>
<li>Junto al reloj, una marca nombra la luna con palabras, y los lectores de pantalla la dicen.</li>
<li>Hay subtítulos para los sonidos que significan algo. Los grillos, los primeros.</li>
<li>No hace falta mantener pulsado ningún botón y todos los combates saben esperarte.</li>
</ul>
<h2>En los demás juegos</h2>
<p>Ahora el orden de las tareas lo marcan vuestras cartas, no lo que nos resulte más fácil. Emberwick puede nombrar cada farol por su casa. En Lowtide el reloj se ralentiza o se detiene. The Glass Regent muestra en una lista quién está detrás de cada cristal, con lo que, para qué negarlo, se sobrevive bastante mejor en la corte.</p>
<p>Sin resolver: la carta celeste del observatorio no le sirve de nada a quien no ve. Tenemos dos ideas y poca fe en ambas. Si quieres contarnos por qué no valen, te pagamos la tarde: <a href="mailto:access@tallowandthorn.example">access@tallowandthorn.example</a>. El señor Morita ya ha venido.</p>`,
	},
	image: picture('game-a-quarrel-of-moons-scene-2.webp', 1600, 900, {
		en: 'A village square under two moons: the houses on the left stand in red light, those on the right in blue-white.',
		fr: 'Une place de village sous deux lunes : à gauche, les maisons baignent dans le rouge ; à droite, dans un blanc bleuté.',
		es: 'La plaza de un pueblo bajo dos lunas: las casas de la izquierda quedan en luz roja; las de la derecha, en un blanco azulado.',
	}),
	tags: [tags.update, tags.players],
	game: 'a-quarrel-of-moons',
	office: 'guildford',
	publishedAt: '2025-07-10T13:00:00Z',
	updatedAt: '2025-09-22T08:40:00Z',
	author: 'Priya Nair',
};
