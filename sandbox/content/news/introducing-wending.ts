import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const introducingWending: DemoNewsItem = {
	id: '106',
	slug: 'introducing-wending',
	title: {
		en: 'Introducing Wending, a game about one road',
		fr: 'Voici Wending, un jeu qui tient en une route',
		es: 'Presentamos Wending, un juego sobre un solo camino',
	},
	summary: {
		en: 'No map, no crossroads and nine generations of luggage. Our next game sets out in spring 2027.',
		fr: 'Ni carte, ni carrefour, et neuf générations de bagages. Notre prochain jeu prend la route au printemps 2027.',
		es: 'Sin mapa, sin encrucijadas y con nueve generaciones de equipaje. Nuestro próximo juego parte en la primavera de 2027.',
	},
	body: {
		en: `<p>Most role-playing games ask where you want to go. Wending only asks with whom. There is a single road in it. You cannot leave it, you cannot get lost on it, and it will never be the same road twice, because it is made out of the people you left standing beside it.</p>
<p>That is easy to say and was hard to build. Our Quebec team spent two years on the system that we call the ledger: it keeps every parting, every kindness and every theft, and lays the next ten miles accordingly. Refuse a child a place on the cart and, a week later, there may be a village run by somebody who remembers.</p>
<p>It is also a quiet game. You mend, you cook, you walk ahead with a lamp. There is a story at the fire every night, told by whoever is still with you. We have recorded three hundred and twelve of them so far.</p>
<p>A small team of twenty-six is making Wending, led by Inés Ferrer in Barcelona, and it will be out on April 15, 2027. Until then the caravan keeps a diary on its own site, one entry a week, written on the road.</p>`,
		fr: `<p>La plupart des jeux de rôle vous demandent où vous voulez aller. Wending demande seulement avec qui. On n’y trouve qu’une route. On ne peut ni la quitter ni s’y perdre, et elle ne sera jamais deux fois la même, car elle est faite de ceux que vous avez laissés sur le bas-côté.</p>
<p>C’est facile à dire ; ce fut moins facile à construire. Notre équipe de Québec a passé deux ans sur le système que nous appelons le registre : il consigne chaque adieu, chaque geste, chaque larcin, et pose les quinze kilomètres suivants en conséquence. Refusez à une enfant une place dans la charrette et, une semaine plus tard, vous traverserez peut-être un village mené par quelqu’un qui n’a pas oublié.</p>
<p>C’est aussi un jeu calme. On répare, on cuisine, on part devant avec une lampe. Chaque soir, près du feu, une histoire est racontée par qui vous accompagne encore. Nous en avons enregistré trois cent douze à ce jour.</p>
<p>Une petite équipe de vingt-six personnes, dirigée par Inés Ferrer à Barcelone, fabrique Wending, qui sortira le 15 avril 2027. D’ici là, la caravane tient un journal sur son propre site : une entrée par semaine, écrite en chemin.</p>`,
		es: `<p>La mayoría de los juegos de rol preguntan adónde quieres ir. Wending solo pregunta con quién. Hay un único camino. No puedes salirte de él ni perderte, y nunca será dos veces el mismo, porque está hecho de la gente que dejaste en la cuneta.</p>
<p>Se dice pronto; construirlo costó más. Nuestro equipo de Quebec dedicó dos años al sistema que llamamos el libro mayor: guarda cada despedida, cada favor y cada hurto, y traza en consecuencia los siguientes quince kilómetros. Niégale a una niña un sitio en el carro y puede que, una semana después, atravieses un pueblo gobernado por alguien que se acuerda.</p>
<p>También es un juego tranquilo. Remiendas, cocinas, te adelantas con una lámpara. Cada noche, junto al fuego, cuenta una historia quien siga a tu lado. De momento hemos grabado trescientas doce.</p>
<p>Lo hace un equipo pequeño, de veintiséis personas, dirigido por Inés Ferrer en Barcelona, y saldrá el 15 de abril de 2027. Hasta entonces la caravana lleva un diario en su propia web: una entrada por semana, escrita en ruta.</p>`,
	},
	image: picture('game-wending-scene-1.webp', 1600, 900, {
		en: 'Four covered wagons around a camp fire, at night; the Milky Way stands over the plain.',
		fr: 'Quatre chariots bâchés autour d’un feu de camp, la nuit, sous la Voie lactée.',
		es: 'Cuatro carros cubiertos en torno a una hoguera, de noche, bajo la Vía Láctea.',
	}),
	tags: [tags.announcement, tags.workshop],
	game: 'wending',
	publishedAt: '2026-09-17T15:00:00Z',
	updatedAt: '2026-09-17T15:00:00Z',
	author: 'Inés Ferrer',
};
