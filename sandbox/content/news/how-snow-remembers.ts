import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const howSnowRemembers: DemoNewsItem = {
	id: '119',
	slug: 'how-snow-remembers',
	title: {
		en: 'How snow remembers a shovel',
		fr: 'Comment la neige se souvient d’une pelle',
		es: 'Cómo recuerda la nieve una pala',
	},
	summary: {
		en: 'Twelve million little squares of snow, and room for almost none of them. Our engine team on Emberwick’s second winter.',
		fr: 'Douze millions de petits carrés de neige, et presque aucune place pour les ranger : l’équipe moteur raconte le deuxième hiver d’Emberwick.',
		es: 'Doce millones de cuadraditos de nieve y casi ningún sitio donde guardarlos: el equipo del motor cuenta el segundo invierno de Emberwick.',
	},
	body: {
		en: `<p>When design asked for snow that stays where you shovel it, all of Quebec laughed, then went home and shovelled. We know this material. It does not disappear. It becomes somebody else’s problem, usually the neighbour’s.</p>
<p>Emberwick measures four hundred metres by three hundred. At ten centimetres to the square, that makes twelve million squares, each of them with a depth. In memory this is nothing. In a saved game it was a disaster: on the smallest console we were allowed three hundred kilobytes.</p>
<h2>Keep the work, not the snow</h2>
<p>For two months we tried to squeeze the field. Then Ji-woo Han, who had been with us for five weeks, asked why we were storing the result at all. Snow falls by the same rule for everyone. What differs is what you did about it.</p>
<p>So a save now holds no snow. It holds a list: here a stroke, there a heap, a footprint pointing north. Loading plays the whole winter again from the first flake, with the sound off, in under a second. Four thousand strokes of the shovel fit into forty-eight kilobytes.</p>
<h2>The man who shovelled everything</h2>
<p>We had assumed that nobody would clear the village. On the third day a player in Tampere sent us a save with 61,000 strokes and the words “it felt wrong to stop”. His winter took eleven seconds to load. There is now a rule that merges a night’s work once it has been snowed on, and a villager who brings him soup.</p>
<h2>Doors</h2>
<p>The part that we like best has no graphics. Every household checks the depth in front of its door each morning. Above the knee, it wants a word with you. That is one comparison a day, nineteen times over, and half the letters we receive are about it.</p>
<p>As for the twentieth household, before you write: yes, it has a door. No snow has ever been seen in front of it.</p>`,
		fr: `<p>Quand la conception a demandé une neige qui reste là où on la pelle, tout le bureau de Québec a ri, puis est rentré pelleter. C’est une matière que nous connaissons. Elle ne disparaît pas : elle devient le problème de quelqu’un d’autre, en général du voisin.</p>
<p>Emberwick mesure quatre cents mètres sur trois cents. À dix centimètres le carreau, cela fait douze millions de carreaux, chacun avec son épaisseur. En mémoire, une broutille. Dans une sauvegarde, une catastrophe : la plus petite des consoles nous accordait trois cents kilo-octets.</p>
<h2>Garder le geste, pas la neige</h2>
<p>Deux mois durant, nous avons tenté de comprimer le terrain. Puis Ji-woo Han, là depuis cinq semaines, a demandé pourquoi nous tenions à conserver le résultat. La neige tombe selon la même règle pour tout le monde ; seule diffère la manière dont chacun s’en arrange.</p>
<p>Une sauvegarde ne contient donc plus un flocon. C’est une liste : ici un coup de pelle, là un tas, une empreinte tournée vers le nord. Au chargement, l’hiver entier se rejoue depuis le premier soir, le son coupé, en moins d’une seconde. Quatre mille pelletées tiennent dans quarante-huit kilo-octets.</p>
<h2>L’homme qui a tout déneigé</h2>
<p>Nous pensions que personne ne dégagerait le village au complet. Le troisième jour, un joueur de Tampere nous a transmis une sauvegarde de 61 000 pelletées, avec ces mots : « Je ne me voyais pas arrêter. » Son hiver mettait onze secondes à se charger. Désormais, le travail d’une nuit est fusionné dès qu’il a reneigé dessus, et une villageoise lui apporte de la soupe.</p>
<h2>Les portes</h2>
<p>Ce que nous préférons n’a pas d’image. Chaque matin, chaque foyer vérifie l’épaisseur devant son seuil. Passé le genou, il a deux mots à vous dire. Une comparaison par jour, dix-neuf fois, et la moitié de notre courrier en parle.</p>
<p>Quant au vingtième foyer, inutile d’écrire : oui, il a une porte. Personne n’a jamais vu de neige devant.</p>`,
		es: `<p>Cuando diseño pidió una nieve que se quedara donde la dejara la pala, en Quebec nos reímos todos y luego nos fuimos a casa a palear. Es un material que conocemos. No desaparece: pasa a ser problema de otro, por lo común del vecino.</p>
<p>Emberwick mide cuatrocientos metros por trescientos. A diez centímetros por cuadrado salen doce millones, cada uno con su espesor. En memoria no es nada. En una partida guardada era un desastre, porque la consola más pequeña nos dejaba trescientos kilobytes.</p>
<h2>Guardar el trabajo, no la nieve</h2>
<p>Pasamos dos meses intentando comprimir el terreno. Entonces Ji-woo Han, que llevaba cinco semanas con nosotros, preguntó por qué nos empeñábamos en guardar el resultado. La nieve cae con la misma regla para todo el mundo; lo que cambia es lo que cada cual hace con ella.</p>
<p>Así que ahora en una partida no hay ni un copo. Hay una lista: aquí una palada, allí un montón, una huella que mira al norte. Al cargar, el invierno entero se repite desde el principio, sin sonido y en menos de un segundo. Cuatro mil paladas caben en cuarenta y ocho kilobytes.</p>
<h2>El hombre que lo despejó todo</h2>
<p>Dábamos por hecho que nadie limpiaría el pueblo entero. Al tercer día, un jugador de Tampere nos mandó una partida con 61 000 paladas y una nota: «Me sabía mal parar». Su invierno tardaba once segundos en cargar. Desde entonces, el trabajo de una noche se funde en cuanto le nieva encima, y una vecina le lleva sopa.</p>
<h2>Las puertas</h2>
<p>Lo que más nos gusta no tiene gráficos. Cada mañana, cada casa mira cuánta nieve hay delante de su puerta. Si pasa de la rodilla, quiere hablar contigo. Es una comparación al día, diecinueve veces, y la mitad de las cartas que recibimos van de eso.</p>
<p>Sobre la vigésima casa, antes de que preguntéis: sí, tiene puerta. Nadie ha visto nunca nieve delante.</p>`,
	},
	image: picture('news-how-snow-remembers.webp', 1600, 900, {
		en: 'A path dug through deep snow to a house with lit windows; boot prints beside it, and a red shovel left standing.',
		fr: 'Un chemin creusé dans la neige épaisse jusqu’à une maison aux fenêtres éclairées ; des traces de bottes le longent, une pelle rouge est plantée à côté.',
		es: 'Un camino abierto en la nieve profunda hasta una casa con las ventanas encendidas; a su lado, huellas de botas y una pala roja clavada.',
	}),
	tags: [tags.workshop],
	game: 'emberwick',
	office: 'quebec',
	publishedAt: '2026-01-22T15:00:00Z',
	updatedAt: '2026-01-22T15:00:00Z',
	author: 'Sébastien Roy',
};
