import type { DemoJob } from '../types.ts';

export const quebecPlay: DemoJob[] = [
	{
		id: '2109',
		title: {
			en: 'Gameplay Programmer, the Ledger',
			fr: 'Programmeuse ou programmeur de jeu, le registre',
			es: 'Programador/a de juego, el libro mayor',
		},
		team: 'Gameplay Programming',
		location: 'quebec',
		positionType: 'Full-time',
		remote: true,
		description: {
			en: `<p>A child asks for a place on the cart. You say no. A week later there is a village, she runs it, and the bread costs double. Between those two moments sits the ledger, some eighty thousand lines of C++ that remember everything and hold grudges on behalf of people who were never modelled.</p>
<p>Until April you would help us to ship it: tracing why a baker in Quebec’s save forgives what the same baker in Gent’s does not, trimming what a save file carries, making the odd reconciliation more likely on rainy days because testers wept and asked for it. From May the question changes. A friend’s caravan walks your road on another day, and the two ledgers must agree about a theft.</p>
<p>Three programmers know this code. All of them have been refused a loan by it.</p>`,
			fr: `<p>Une enfant demande une place dans la charrette. Vous refusez. Une semaine plus tard, un village apparaît, c’est elle qui le mène, et le pain y coûte le double. Entre ces deux instants, il y a le registre : quelque quatre-vingt mille lignes de C++ qui se souviennent de tout et gardent rancune au nom de gens jamais modélisés.</p>
<p>Jusqu’en avril, vous nous aiderez à le livrer : comprendre pourquoi un boulanger pardonne dans une partie de Québec et pas dans la même partie jouée à Gand, alléger les sauvegardes, rendre certaines réconciliations plus probables les jours de pluie, parce que des testeurs en larmes l’ont demandé. Dès mai, la question change. La caravane d’une amie suit votre route un autre jour, et deux registres doivent s’entendre sur un vol.</p>
<p>Trois personnes connaissent ce code. Il leur a déjà, à toutes, refusé un prêt.</p>`,
			es: `<p>Una niña pide un sitio en el carro. Le dices que no. Una semana después hay un pueblo, lo gobierna ella y el pan cuesta el doble. Entre un momento y otro está el libro mayor: unas ochenta mil líneas de C++ que lo recuerdan todo y guardan rencor en nombre de gente que nunca llegó a modelarse.</p>
<p>Hasta abril nos ayudarías a terminarlo: averiguar por qué un panadero perdona en una partida de Quebec y no en la misma jugada en Gante, aligerar lo que carga un archivo de guardado, hacer más probables ciertas reconciliaciones los días de lluvia, porque hubo quien lo pidió llorando en las pruebas. En mayo cambia la pregunta. La caravana de una amiga recorre tu camino otro día y los dos libros deben ponerse de acuerdo sobre un robo.</p>
<p>Conocen este código tres personas. A las tres les ha denegado un préstamo.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Four years of gameplay code, with at least one system of your own that designers extended without calling you.</li>
<li>C++, data-driven thinking, and tests for things that are supposed to be surprising.</li>
<li>Simulation, strategy or management games in your past, or a serious tabletop habit.</li>
</ul>
<p>From home in Quebec province or in the office. Daily meeting in French at ten, quarter of an hour, cameras optional.</p>`,
			fr: `<ul>
<li>Quatre ans de programmation de jeu, et au moins un système à vous que les concepteurs ont prolongé sans vous appeler.</li>
<li>Le C++, une pensée guidée par les données, des tests pour ce qui est censé surprendre.</li>
<li>Un passé en simulation, stratégie ou gestion, ou une solide habitude du jeu de table.</li>
</ul>
<p>De la maison, partout au Québec, ou au bureau. Réunion quotidienne en français à dix heures, un quart d’heure, caméra facultative.</p>`,
			es: `<ul>
<li>Cuatro años programando juego y al menos un sistema tuyo que el equipo de diseño haya ampliado sin llamarte.</li>
<li>C++, mentalidad de datos y pruebas para cosas que se supone que sorprenden.</li>
<li>Un pasado en simulación, estrategia o gestión, o una afición seria a los juegos de mesa.</li>
</ul>
<p>Desde casa en la provincia de Quebec o en la oficina. Reunión diaria en francés a las diez: un cuarto de hora, cámara opcional.</p>`,
		},
		salary: { min: 8800000, max: 10800000, currency: 'CAD', per: 'year' },
		publishedAt: '2026-10-12T13:00:00Z',
		validThrough: '2026-12-22T23:59:59Z',
		categories: [
			{ location: 'quebec', team: 'Gameplay Programming' },
			{ location: 'guildford', team: 'Gameplay Programming' },
		],
	},
	{
		id: '2110',
		title: {
			en: 'Technical Animator',
			fr: 'Animatrice ou animateur technique',
			es: 'Animador/a técnico/a',
		},
		team: 'Technical Animation',
		location: 'quebec',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>You’d be the person between Gent’s animators, who want a heron to look offended, and an engine that would rather it had fewer vertebrae.</p>
<p>Rigs are the bulk of it. We share one skeleton family for people, another for quadrupeds, and a folder called <em>Other</em> which since the Undercrust has grown alarming. You keep them compatible, write the exporters, and chase popping wrists through five layers of retargeting. When a bug report arrives from Bram Verstraete’s team, it is the custom to answer with a drawing. Nobody remembers who began this. There is an album now.</p>
<p>This winter’s large task: cloaks. Every traveller in Wending owns one, the wind is always up, and the present solution works as long as no one sits. They do little else, of an evening.</p>`,
			fr: `<p>Vous seriez entre les animateurs de Gand, qui veulent qu’un héron ait l’air offensé, et un moteur qui lui souhaiterait moins de vertèbres.</p>
<p>L’essentiel du travail, ce sont les squelettes. Nous en partageons une famille pour les humains, une autre pour les quadrupèdes, plus un dossier <em>Autres</em> qui, depuis la Sous-Croûte, prend des proportions inquiétantes. Vous veillez à leur compatibilité, vous écrivez les exportateurs et vous pourchassez le poignet qui claque à travers cinq couches de reciblage. Quand un rapport de bogue nous vient de l’équipe de Bram Verstraete, la coutume veut qu’on réponde par un dessin. On ne sait plus qui a commencé. Il existe maintenant un album.</p>
<p>Le gros morceau de cet hiver : les capes. Dans Wending, tout le monde en porte une, il vente toujours, et la solution actuelle tient tant que personne ne s’assoit. Or, le soir venu, on ne fait que ça.</p>`,
			es: `<p>Estarías justo entre los animadores de Gante, que quieren que una garza parezca ofendida, y un motor que la preferiría con menos vértebras.</p>
<p>Lo principal son los esqueletos. Compartimos una familia para personas, otra para cuadrúpedos y una carpeta llamada <em>Otros</em> que, desde la Subcostra, empieza a dar miedo. Los mantienes compatibles, escribes los exportadores y persigues por cinco capas de reasignación la muñeca que pega un salto. Si llega un informe de error del equipo de Bram Verstraete, la costumbre es contestar con un dibujo. Nadie recuerda quién empezó. Ya va por álbum.</p>
<p>La tarea grande de este invierno: las capas. En Wending todo viajero lleva una, siempre sopla el viento y la solución actual aguanta mientras no se siente nadie. Por la noche apenas hacen otra cosa.</p>`,
		},
		requirements: {
			en: `<p>Four years of rigging and tools for animation, in games or film. Python in Maya until your hands do it alone; enough engine knowledge to know whose bug it is, and the tact to say so.</p>
<p>Cloth, physics bones or pose-space correctives: tell us which one you’d choose to defend in a pub. You speak French, or enough of it to start, and English with Gent. Drawing badly is fine.</p>`,
			fr: `<p>Quatre ans de squelettage et d’outils d’animation, en jeu ou en cinéma. Python dans Maya jusqu’à ce que les mains s’en chargent seules ; assez de connaissance du moteur pour savoir à qui appartient le bogue, et le tact de le dire.</p>
<p>Tissus, os physiques ou correctifs de pose : dites-nous lequel vous défendriez dans une taverne. Vous parlez français, ou assez pour commencer, et anglais avec Gand. Il est permis de mal dessiner.</p>`,
			es: `<p>Cuatro años de rigging y herramientas de animación, en juegos o cine. Python en Maya hasta que las manos vayan solas; conocimiento suficiente del motor para saber de quién es el error, y tacto para decirlo.</p>
<p>Telas, huesos físicos o correctores de pose: dinos cuál defenderías en un bar. Hablas francés, o bastante para empezar, e inglés con Gante. Se puede dibujar mal.</p>`,
		},
		salary: { min: 7800000, max: 9600000, currency: 'CAD', per: 'year' },
		publishedAt: '2026-11-16T13:00:00Z',
		validThrough: '2027-03-05T23:59:59Z',
		categories: [
			{ location: 'quebec', team: 'Technical Animation' },
			{ location: 'gent', team: 'Animation' },
		],
	},
	{
		id: '2111',
		title: {
			en: 'Scene Writer, French',
			fr: 'Scénariste de langue française',
			es: 'Guionista de escenas en francés',
		},
		team: 'Writing',
		location: 'quebec',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>Sample from last month. English: “He’s not dead, he’s from the coast.” The Spanish writer had a version within a minute. The French took Éloïse Tremblay until Wednesday and is better than either; we then rewrote the English.</p>
<p>That is the work. Nothing here gets translated, everything is written three times at once, and French is recorded with full voices, so your lines are spoken by actors from Limoilou to Liège. Whose French, then? That is the standing argument of the office. Harbour people in our worlds speak one way, courts another, and a peddler in Wending has an accent that three regions each claim is an insult to them.</p>
<p>You’d start on next year’s updates of The Salt Crown with Éloïse, spend ten days a year at the microphone’s other side, and inherit a lighthouse joke that you must never, ever explain.</p>`,
			fr: `<p>Un échantillon du mois dernier. En anglais, la réplique disait : « Il n’est pas mort, il vient de la côte. » L’espagnol a suivi dans la minute. Le français a retenu Éloïse Tremblay jusqu’au mercredi ; comme il était meilleur, nous avons refait l’anglais.</p>
<p>Voilà le métier. Ici, rien ne se traduit, tout s’écrit trois fois en même temps, et le français est entièrement doublé : vos répliques seront dites par des comédiens de Limoilou comme de Liège. Quel français, alors ? C’est le débat permanent du bureau. Les gens de port ont leur langue, les cours la leur, et un colporteur de Wending parle avec un accent où trois régions voient chacune un affront personnel.</p>
<p>Vous commencerez avec Éloïse par les prochaines mises à jour de The Salt Crown, vous passerez dix jours par année derrière la vitre du studio de son et vous hériterez d’une plaisanterie de phare qu’il ne faut jamais expliquer.</p>`,
			es: `<p>Una muestra del mes pasado. En inglés: «No está muerto, es de la costa». La versión española salió en un minuto. La francesa tuvo ocupada a Éloïse Tremblay hasta el miércoles y era mejor que las otras dos, así que rehicimos el inglés.</p>
<p>En eso consiste. Aquí no se traduce nada, todo se escribe tres veces a la vez, y el francés se graba entero con voces: tus frases las dirán intérpretes de Limoilou y de Lieja. ¿Qué francés, entonces? Es la discusión perpetua de la oficina. La gente de puerto habla de una manera, la corte de otra, y un buhonero de Wending tiene un acento que tres regiones consideran, cada una por su lado, una ofensa.</p>
<p>Empezarías con Éloïse por las próximas actualizaciones de The Salt Crown, pasarías diez días al año al otro lado del micrófono y heredarías un chiste sobre un faro que no se puede explicar jamás.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Published or performed work in French: theatre, radio drama, songs, novels, games.</li>
<li>An ear for registers on both sides of the ocean, and no wish to settle which is right.</li>
<li>Enough English to notice when a joke is about to be lost, enough stubbornness to prevent it.</li>
</ul>
<p>With your letter, send a one-page quarrel over an object. No first names.</p>`,
			fr: `<ul>
<li>Des œuvres publiées ou jouées en français : théâtre, fiction radio, chansons, romans, jeux.</li>
<li>L’oreille pour les registres des deux rives de l’océan, sans le désir de trancher.</li>
<li>Assez d’anglais pour sentir qu’une blague va se perdre, assez d’entêtement pour l’empêcher.</li>
</ul>
<p>Avec votre lettre, envoyez une page de chicane autour d’un objet. Aucun prénom.</p>`,
			es: `<ul>
<li>Obra publicada o representada en francés: teatro, ficción sonora, canciones, novelas, juegos.</li>
<li>Oído para los registros de las dos orillas del océano y ninguna gana de zanjar cuál es el bueno.</li>
<li>Inglés suficiente para notar que un chiste se va a perder y terquedad suficiente para impedirlo.</li>
</ul>
<p>Con la carta, manda una página de riña por un objeto. Sin nombres de pila.</p>`,
		},
		publishedAt: '2026-11-06T13:00:00Z',
		validThrough: '2027-01-18T23:59:59Z',
		categories: [{ location: 'quebec', team: 'Writing' }],
	},
];
