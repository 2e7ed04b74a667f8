import type { DemoJob } from '../types.ts';

export const guildfordProgramming: DemoJob[] = [
	{
		id: '2409',
		title: {
			en: 'Gameplay Programmer, Companions',
			fr: 'Programmeur ou programmeuse gameplay, compagnons',
			es: 'Programación de jugabilidad, compañeros de viaje',
		},
		team: 'Gameplay Programming',
		location: 'guildford',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>Nineteen people may travel with you in Wending. They get tired, they take sides, they walk next to whoever made them laugh. From the outside it should look like character. On the inside it is utility scores, a pathfinder that hates carts, and you.</p>
<p>You take over the companions’ daily life: how they choose a place at the fire, what they do while nobody talks to them, when they decide to leave and how the player might have known. Two gameplay programmers and an animator in Gent work on it already. A single number, called <em>patience</em> and visible only to us, is responsible for more drama than the entire script, and it is due for a rewrite.</p>
<p>If you enjoy debugging a sulk, you will be happy here.</p>`,
			fr: `<p>Dix-neuf personnes peuvent voyager avec vous dans Wending. Elles se fatiguent, prennent parti, marchent à côté de qui les a fait rire. Vu du dehors, c’est du caractère. Au-dedans, ce sont des scores d’utilité, une recherche de chemin qui déteste les chariots, et vous.</p>
<p>Vous reprenez la vie quotidienne des compagnons : comment ils choisissent leur place près du feu, ce qu’ils font quand nul ne leur parle, à quel moment ils décident de partir et à quoi l’on aurait pu le deviner. Deux personnes au gameplay et une animatrice à Gand s’y consacrent déjà. Un seul nombre, appelé <em>patience</em> et visible de nous seuls, cause plus de drames que tout le scénario. Il est temps de le réécrire.</p>
<p>Si déboguer une bouderie vous amuse, vous serez bien ici.</p>`,
			es: `<p>En Wending pueden acompañarte diecinueve personas. Se cansan, toman partido, caminan al lado de quien las hizo reír. Por fuera debe parecer carácter. Por dentro son puntuaciones de utilidad, un buscador de rutas que odia los carros y tú.</p>
<p>Te haces cargo de su vida cotidiana: cómo eligen sitio junto al fuego, qué hacen mientras nadie les habla, cuándo deciden marcharse y en qué se les podía haber notado. Ya están en ello dos programadores y una animadora de Gante. Hay un número, llamado <em>paciencia</em> y visible solo para nosotros, que provoca más dramas que el guion entero, y le toca una reescritura.</p>
<p>Si depurar un enfado te parece un buen plan, aquí lo pasarás bien.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Modern C++ in a large code base that was there before you</li>
<li>Three years of gameplay or AI programming, with characters rather than targets</li>
<li>Some linear algebra, and no shame about drawing arrows on paper</li>
</ul>
<p>What we value most cannot be listed: that you sit down with the animator before writing the code, and with the player before calling it done.</p>`,
			fr: `<ul>
<li>Du C++ moderne dans une vaste base de code qui vous a précédé</li>
<li>Trois ans de gameplay ou d’IA, avec des personnages plutôt que des cibles</li>
<li>Un peu d’algèbre linéaire, et aucune gêne à tracer des flèches sur du papier</li>
</ul>
<p>Ce qui compte le plus ne se met pas en liste : s’asseoir avec l’animatrice avant d’écrire le code, et avec la personne qui joue avant de le déclarer fini.</p>`,
			es: `<ul>
<li>C++ moderno en una base de código grande que estaba antes que tú</li>
<li>Tres años de jugabilidad o IA, con personajes más que con blancos</li>
<li>Algo de álgebra lineal y ningún reparo en pintar flechas en un papel</li>
</ul>
<p>Lo que más valoramos no cabe en una lista: que te sientes con la animadora antes de escribir el código y con quien juega antes de darlo por bueno.</p>`,
		},
		salary: { min: 4200000, max: 5500000, currency: 'GBP', per: 'year' },
		publishedAt: '2026-10-21T08:00:00Z',
		validThrough: '2027-02-15T23:59:00Z',
		categories: [{ location: 'guildford', team: 'Gameplay Programming' }],
	},
	{
		id: '2410',
		title: {
			en: 'Senior Network Programmer',
			fr: 'Programmeur ou programmeuse réseau senior',
			es: 'Programación de redes sénior',
		},
		team: 'Programming',
		location: 'guildford',
		positionType: 'Full-time',
		remote: true,
		description: {
			en: `<p>Four claimants, one crown, and a hundred and forty milliseconds between Leeds and Lima. The Salt Crown was built for turns, which forgive; its conversations, which do not, were added to the network later. When two players speak at once, both must believe that they were heard, and the oath that results has to be the same in every house.</p>
<p>We have a consensus protocol for promises. It works, it has a paper about it, and its author moved to the engine team in Quebec, who now lend her to us on Fridays. We should like to have somebody on the other days.</p>
<p>You would also look at the two-player mode of Wending, where the players are never online together: a pleasant problem, with the latency of a postcard. Work from the crooked house or from home anywhere in the UK and Ireland.</p>`,
			fr: `<p>Quatre prétendants, une couronne, et cent quarante millisecondes entre Leeds et Lima. The Salt Crown a été bâti sur des tours, qui pardonnent ; les dialogues, qui ne pardonnent rien, ont rejoint le réseau plus tard. Quand deux joueurs parlent à la fois, chacun doit se croire entendu, et le serment qui en sort doit être le même dans toutes les maisons.</p>
<p>Nous avons un protocole de consensus pour les promesses. Il fonctionne, il a fait l’objet d’un article, et son autrice est passée à l’équipe moteur de Québec, qui nous la prête le vendredi. Il nous faudrait quelqu’un pour les autres jours.</p>
<p>Vous vous pencheriez aussi sur le mode à deux de Wending, où l’on n’est jamais en ligne ensemble : un joli problème, à la latence d’une carte postale. Cela se fait dans la maison de guingois, ou de chez vous au Royaume-Uni et en Irlande.</p>`,
			es: `<p>Cuatro aspirantes, una corona y ciento cuarenta milisegundos entre Leeds y Lima. The Salt Crown se levantó sobre turnos, que perdonan; los diálogos, que no perdonan nada, llegaron a la red más tarde. Si dos jugadores hablan a la vez, ambos deben creer que se les ha oído, y el juramento resultante tiene que ser idéntico en todas las casas.</p>
<p>Tenemos un protocolo de consenso para promesas. Funciona, hay un artículo que lo cuenta y su autora se fue al equipo de motor de Quebec, que nos la presta los viernes. Nos falta alguien para los demás días.</p>
<p>También mirarías el modo para dos de Wending, donde nunca se coincide en línea: un problema simpático, con la latencia de una postal. Puedes trabajar en la casa torcida o desde la tuya, en el Reino Unido o Irlanda.</p>`,
		},
		requirements: {
			en: `<p>You have shipped multiplayer on console and have been on call for it. Sockets, NAT, platform services, rollback, replay: you know which of these we need and can argue against the rest.</p>
<p>Seven years of C++ or thereabouts. Familiarity with distributed systems from outside games is a real advantage. So is prose: a protocol that nobody can read has not been designed yet.</p>`,
			fr: `<p>Vous avez livré du multijoueur sur console et assuré les astreintes qui vont avec. Sockets, NAT, services de plateforme, rollback, rejeu : vous savez ce qu’il nous faut et pouvez plaider contre le reste.</p>
<p>Sept ans de C++, à peu près. Connaître les systèmes distribués hors du jeu vidéo constitue un vrai atout. La plume aussi : un protocole illisible n’est pas encore conçu.</p>`,
			es: `<p>Has publicado multijugador en consola y has estado de guardia por él. Sockets, NAT, servicios de plataforma, rollback, repetición: sabes cuáles necesitamos y puedes argumentar contra los demás.</p>
<p>Unos siete años de C++. Conocer los sistemas distribuidos por haber trabajado en otro sector es una ventaja de verdad. Escribir bien, también: un protocolo que nadie consigue leer está sin diseñar.</p>`,
		},
		publishedAt: '2026-09-09T08:00:00Z',
		validThrough: '2027-03-19T23:59:00Z',
		categories: [
			{ location: 'guildford', team: 'Programming' },
			{ location: 'quebec', team: 'Engine Programming' },
		],
	},
	{
		id: '2411',
		title: {
			en: 'Conversation Scripter',
			fr: 'Scripteur ou scriptrice de dialogues',
			es: 'Scripter de diálogos',
		},
		team: 'Scripting',
		location: 'guildford',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>Between the writer’s last full stop and the player’s first silence lies a trade that few have heard of. A conversation scripter decides when a line may be interrupted, how long a king waits before repeating himself, which of four people at the table looks away, and what becomes of a question that nobody answers.</p>
<p>You would do this for The Glass Regent. Next winter it gets an update of its own, as Emberwick did, and its eleven houses will at last behave as we always wished they could. We have the old scripts, six thousand audience reactions on index cards, and a director, Wen, who can tell by ear when a pause is two frames too long.</p>
<p>You spend a day each week in the booth with actors. Sooner or later you will be asked to read in for a bishop.</p>`,
			fr: `<p>Entre le dernier point de l’auteur et le premier silence de la personne qui joue, il y a un métier dont peu de gens ont entendu parler. On y décide quand une réplique peut être coupée, combien de temps un roi patiente avant de se répéter, lequel des quatre convives détourne les yeux, et ce qu’il advient d’une question laissée sans réponse.</p>
<p>Ce serait pour The Glass Regent, qui aura l’hiver prochain, comme Emberwick avant lui, sa propre mise à jour ; ses onze maisons s’y conduiront enfin comme nous l’avons toujours souhaité. Nous avons les anciens scripts, six mille réactions du public sur fiches cartonnées et une réalisatrice, Wen, qui reconnaît à l’oreille une pause trop longue de deux images.</p>
<p>Un jour par semaine se passe en cabine, avec les comédiens. Tôt ou tard, on vous demandera de donner la réplique pour un évêque.</p>`,
			es: `<p>Entre el último punto del guionista y el primer silencio de quien juega hay un oficio del que casi nadie ha oído hablar. Consiste en decidir cuándo se puede interrumpir una frase, cuánto espera un rey antes de repetirse, cuál de los cuatro comensales aparta la vista y qué pasa con una pregunta que nadie contesta.</p>
<p>Sería para The Glass Regent. El invierno que viene tendrá su propia actualización, igual que la tuvo Emberwick, y sus once casas se comportarán por fin como siempre quisimos. Tenemos los scripts antiguos, seis mil reacciones del público en fichas de cartulina y una directora, Wen, que nota de oído si a una pausa le sobran dos fotogramas.</p>
<p>Un día a la semana lo pasas en la cabina con los actores. Tarde o temprano te tocará dar la réplica haciendo de obispo.</p>`,
		},
		requirements: {
			en: `<p>An ear, first of all: theatre, subtitling, radio and stand-up have all led people to this room. Then a head for branches, since a scene at court has around two hundred. You have used a dialogue tool and found its limits, or kept a large interactive story in order by other means.</p>
<ul>
<li>Excellent English, and one more language in which you can tell a joke</li>
<li>Two years of scripting, or work that proves you learn it fast</li>
</ul>`,
			fr: `<p>De l’oreille, avant tout : le théâtre, le sous-titrage, la radio et le stand-up ont tous mené des gens jusqu’ici. Puis le sens des ramifications, car une scène de cour en compte environ deux cents. Vous avez pratiqué un outil de dialogue jusqu’à ses limites, ou tenu en ordre par d’autres moyens une longue fiction interactive.</p>
<ul>
<li>Un excellent anglais, plus une autre langue dans laquelle vous savez faire rire</li>
<li>Deux ans de scripting, ou des travaux prouvant que vous apprenez vite</li>
</ul>`,
			es: `<p>Ante todo, oído: a esta sala se ha llegado desde el teatro, los subtítulos, la radio y los monólogos. Luego, cabeza para las ramas, que una escena de corte tiene unas doscientas. Has usado una herramienta de diálogos hasta encontrarle los límites, o has mantenido en orden por otros medios una historia interactiva larga.</p>
<ul>
<li>Inglés excelente y otro idioma en el que sepas contar un chiste</li>
<li>Dos años de scripting, o trabajos que demuestren que aprendes rápido</li>
</ul>`,
		},
		publishedAt: '2026-08-31T08:00:00Z',
		validThrough: '2027-01-29T23:59:00Z',
		categories: [
			{ location: 'guildford', team: 'Scripting' },
			{ location: 'kuala-lumpur', team: 'Scripting' },
		],
	},
];
