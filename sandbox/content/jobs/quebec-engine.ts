import type { DemoJob } from '../types.ts';

export const quebecEngine: DemoJob[] = [
	{
		id: '2101',
		title: {
			en: 'Senior Rendering Programmer',
			fr: 'Programmeuse ou programmeur de rendu, niveau sénior',
			es: 'Programador/a sénior de renderizado',
		},
		team: 'Engine Programming',
		location: 'quebec',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>We once wrote a renderer for walls and for nothing else. It lets light into salt and hands it back softened, and <a href="/blog/how-to-build-a-city-of-salt">half of the Citadel</a> is made of what it does. It also costs 2.1 milliseconds, which we’d like returned.</p>
<p>The next thing is weather. Wending has a single road and every sky above it: fog that keeps to the ditches, rain that arrives from the side, a dusk of forty real minutes. You would own the atmosphere, from the maths to the debug view, and split the frame with four colleagues who guard their budgets like raccoons.</p>
<p>Reviews are on paper. Luc-André Fortin prints your shader, takes a pencil and goes for a walk. He comes back with either three words or nine pages, and both have been known to be compliments.</p>`,
			fr: `<p>Nous avons déjà écrit un moteur de rendu pour les murs, et rien que pour eux. Il laisse la lumière entrer dans le sel et la rend adoucie ; <a href="/blog/how-to-build-a-city-of-salt">la moitié de la Citadelle</a> lui doit son allure. Il coûte aussi 2,1 millisecondes, que nous aimerions récupérer.</p>
<p>Prochain chantier : la météo. Wending n’a qu’une route, mais tous les ciels qui vont avec : une brume qui se tient dans les fossés, une pluie qui arrive de travers, un crépuscule de quarante vraies minutes. L’atmosphère serait à vous, des équations jusqu’à la vue de débogage, et vous partageriez l’image avec quatre collègues qui défendent leur budget comme des ratons laveurs.</p>
<p>Les revues de code se font sur papier. Luc-André Fortin imprime votre nuanceur, prend un crayon et part marcher. Il revient avec trois mots ou neuf pages ; dans les deux cas, il peut s’agir d’un compliment.</p>`,
			es: `<p>Una vez escribimos un motor de renderizado para las paredes y nada más. Deja entrar la luz en la sal y la devuelve suavizada; <a href="/blog/how-to-build-a-city-of-salt">media Ciudadela</a> está hecha de eso. También cuesta 2,1 milisegundos, que nos gustaría recuperar.</p>
<p>Lo siguiente es el tiempo. Wending tiene un solo camino y todos los cielos posibles encima: niebla que no sale de las zanjas, lluvia que llega de lado, un anochecer de cuarenta minutos reales. La atmósfera sería tuya, desde las ecuaciones hasta la vista de depuración, y repartirías el fotograma con cuatro colegas que vigilan su presupuesto como mapaches.</p>
<p>El código se revisa en papel. Luc-André Fortin imprime tu sombreador, coge un lápiz y se va a pasear. Vuelve con tres palabras o con nueve páginas, y ambas cosas han llegado a ser un elogio.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Seven years of real-time graphics and a shipped console game whose frame time was partly your fault.</li>
<li>C++ and HLSL at the level where you read the compiler’s output out of interest.</li>
<li>Volumetrics, temporal techniques or atmospheric scattering; any one of the three in depth.</li>
<li>French for daily life in the team, or the will to take our courses until it is.</li>
</ul>`,
			fr: `<ul>
<li>Sept ans de graphisme en temps réel et un jeu console paru dont le temps d’image était en partie votre faute.</li>
<li>Une maîtrise du C++ et du HLSL telle que vous lisez la sortie du compilateur par curiosité.</li>
<li>Rendu volumétrique, techniques temporelles ou diffusion atmosphérique : l’un des trois, en profondeur.</li>
<li>Le français au quotidien dans l’équipe, ou la volonté de suivre nos cours d’ici à ce que ça vienne.</li>
</ul>`,
			es: `<ul>
<li>Siete años de gráficos en tiempo real y un juego de consola publicado cuyo tiempo de fotograma fuera en parte culpa tuya.</li>
<li>C++ y HLSL hasta el punto de leer por gusto lo que escupe el compilador.</li>
<li>Volumetría, técnicas temporales o dispersión atmosférica: una de las tres, a fondo.</li>
<li>Francés para el día a día del equipo, o voluntad de ir a nuestros cursos hasta que salga solo.</li>
</ul>`,
		},
		salary: { min: 11800000, max: 14200000, currency: 'CAD', per: 'year' },
		publishedAt: '2026-11-04T13:00:00Z',
		validThrough: '2027-03-31T23:59:59Z',
		categories: [{ location: 'quebec', team: 'Engine Programming' }],
	},
	{
		id: '2102',
		title: {
			en: 'Engine Programmer, Memory and Streaming',
			fr: 'Programmeuse ou programmeur moteur, mémoire et diffusion',
			es: 'Programador/a de motor, memoria y carga continua',
		},
		team: 'Engine Programming',
		location: 'quebec',
		positionType: 'Full-time',
		remote: true,
		description: {
			en: `<p>How do you stream a road that doesn’t exist until it is walked on? In Wending the ledger decides the next ten miles about four minutes before you see them, and by then meshes, voices and a village’s worth of soup pots have to be in memory. On Switch 2, in handheld mode, with the fan off.</p>
<p>Today we manage it with a heap allocator from Lowtide’s days and some prayer. You would replace the prayer. Concretely: a budget per system, a loader that can change its mind, and a graph that shows a designer in Guildford why her bridge came late.</p>
<p>This seat can be anywhere in Canada within three hours of Eastern time. We meet twice a year in Saint-Roch for a week of planning and one evening of tobogganing on the Dufferin Terrace, which is in the budget under “physics”.</p>`,
			fr: `<p>Comment charger une route qui n’existe pas avant qu’on y pose le pied ? Dans Wending, le registre fixe les quinze prochains kilomètres environ quatre minutes avant que vous les voyiez. D’ici là, maillages, voix et marmites de tout un village doivent être en mémoire. Sur Switch 2, en mode portable, ventilateur arrêté.</p>
<p>Pour l’instant, on y arrive avec un allocateur de l’époque de Lowtide et un peu de prière. Vous remplaceriez la prière. Concrètement : un budget par système, un chargeur capable de changer d’idée et un graphique qui montre à une conceptrice de Guildford pourquoi son pont est arrivé en retard.</p>
<p>Le poste peut s’occuper de n’importe où au Canada, à trois heures de décalage au plus. On se retrouve dans Saint-Roch deux fois par année, pour une semaine de planification et une soirée de glissade sur la terrasse Dufferin, inscrite au budget sous « physique ».</p>`,
			es: `<p>¿Cómo se carga un camino que no existe hasta que alguien lo pisa? En Wending, el libro mayor decide los próximos quince kilómetros unos cuatro minutos antes de que los veas, y para entonces tienen que estar en memoria las mallas, las voces y las ollas de todo un pueblo. En Switch 2, en modo portátil y con el ventilador parado.</p>
<p>Hoy nos las apañamos con un asignador de la época de Lowtide y algún rezo. Tú sustituirías los rezos. En concreto: un presupuesto por sistema, un cargador capaz de cambiar de opinión y una gráfica que le enseñe a una diseñadora de Guildford por qué su puente llegó tarde.</p>
<p>Se puede trabajar desde cualquier punto de Canadá a no más de tres horas de diferencia. Dos veces al año nos juntamos en Saint-Roch para una semana de planificación y una tarde de trineo en la terraza Dufferin, que consta en el presupuesto como «física».</p>`,
		},
		requirements: {
			en: `<p>You have spent four years or longer close to the metal: allocators, async I/O, job systems, and the sort of bug that only shows itself on a Thursday. Modern C++ is the language we write and an old dialect of it is the one you’ll sometimes have to read.</p>
<p>Console experience counts for a lot, a public tool or talk of yours for nearly as much. Written French suits the team best; documentation that leaves Quebec is in English.</p>`,
			fr: `<p>Depuis au moins quatre ans, vous travaillez près du métal : allocateurs, entrées-sorties asynchrones, systèmes de tâches, et le genre de bogue qui ne se montre que le jeudi. Nous écrivons du C++ moderne ; il vous arrivera d’en lire un dialecte ancien.</p>
<p>L’expérience des consoles compte beaucoup, un outil public ou une conférence de votre cru presque autant. L’équipe se parle et s’écrit en français ; seule la documentation destinée aux autres bureaux est rédigée en anglais.</p>`,
			es: `<p>Llevas cuatro años o más pegado al metal: asignadores, E/S asíncrona, sistemas de tareas y esa clase de error que solo asoma los jueves. Escribimos en C++ moderno; de vez en cuando te tocará leer un dialecto antiguo.</p>
<p>Haber trabajado con consolas cuenta mucho, y casi tanto una herramienta pública o una charla tuya. El equipo habla y escribe en francés; solo se redacta en inglés la documentación que sale de Quebec.</p>`,
		},
		publishedAt: '2026-09-24T13:00:00Z',
		validThrough: '2027-01-29T23:59:59Z',
		categories: [{ location: 'quebec', team: 'Engine Programming' }],
	},
	{
		id: '2103',
		title: {
			en: 'Simulation Programmer, Water and Snow',
			fr: 'Programmeuse ou programmeur en simulation, eau et neige',
			es: 'Programador/a de simulación de agua y nieve',
		},
		team: 'Engine Programming',
		location: 'quebec',
		positionType: 'Contract',
		remote: false,
		description: {
			en: `<p>Twelve months, renewable once, to teach our eighth game about thaw. Emberwick’s second winter left us with snow that lies where it falls and remembers footprints. It has no idea how to leave.</p>
<p>You’d work alone for the first month, which we consider a luxury, then with a technical artist in Barcelona and with Rosalie Cantin, who wrote the original snow and a thesis on sastrugi. The deliverable is a field that melts, runs off, pools and freezes again overnight, cheap enough for a village and deterministic enough that two players see the same puddle.</p>
<p>For reference material, look out of the window between November and May. The roof has a webcam and a ruler. There is a sweepstake about the last day of snow in the courtyard, and modellers may enter, but only with a published method.</p>`,
			fr: `<p>Douze mois, renouvelables une fois, pour apprendre le dégel à notre huitième jeu. Le second hiver d’Emberwick nous a laissé une neige qui tient là où elle tombe et se souvient des pas. Elle ignore complètement comment s’en aller.</p>
<p>Le premier mois, vous travaillez sans personne, ce que nous tenons pour un luxe ; ensuite, avec un artiste technique de Barcelone et Rosalie Cantin, à qui l’on doit la neige d’origine et une thèse sur les sastrugis. Le livrable : un champ qui fond, ruisselle, s’accumule et regèle la nuit, assez léger pour un village et assez déterministe pour que deux personnes voient la même flaque.</p>
<p>La documentation est à la fenêtre, de novembre à mai. Le toit a sa webcaméra et sa règle. On parie chaque année sur le dernier jour de neige dans la cour ; les modélisateurs ont le droit de jouer, à condition de publier leur méthode.</p>`,
			es: `<p>Doce meses, renovables una vez, para enseñarle el deshielo a nuestro octavo juego. El segundo invierno de Emberwick nos dejó una nieve que se queda donde cae y recuerda las pisadas. De marcharse no sabe nada.</p>
<p>El primer mes trabajarías a solas, cosa que aquí se considera un lujo; después, con un artista técnico de Barcelona y con Rosalie Cantin, autora de la nieve original y de una tesis sobre sastrugis. Hay que entregar un campo que se funda, escurra, se encharque y vuelva a helarse de noche, tan barato que sirva para un pueblo y tan determinista que dos personas vean el mismo charco.</p>
<p>El material de referencia está al otro lado de la ventana de noviembre a mayo. El tejado tiene cámara y regla. Cada año hay una porra sobre el último día de nieve en el patio; quien modele puede apostar, siempre que publique el método.</p>`,
		},
		requirements: {
			en: `<ol>
<li>A simulation you wrote that ran in real time: fluids, granular matter, cloth, traffic, anything that refused to behave.</li>
<li>Compute shaders, and numerical methods taught, practised or both.</li>
<li>Determinism across machines. If that word makes you sigh knowingly, good.</li>
</ol>
<p>Research backgrounds are as welcome as games. French at work, English for papers, boots for the rest.</p>`,
			fr: `<ol>
<li>Une simulation de votre main, en temps réel : fluides, matière granulaire, tissu, circulation, n’importe quoi qui refusait d’obéir.</li>
<li>Les nuanceurs de calcul et les méthodes numériques, enseignées, pratiquées, ou les deux.</li>
<li>Le déterminisme d’une machine à l’autre. Si le mot vous arrache un soupir d’initié, tant mieux.</li>
</ol>
<p>Un parcours en recherche vaut bien un parcours en jeu vidéo. Français au bureau, anglais pour les articles, bottes pour le reste.</p>`,
			es: `<ol>
<li>Una simulación tuya que funcionara en tiempo real: fluidos, materia granular, telas, tráfico, cualquier cosa que se resistiera.</li>
<li>Sombreadores de cómputo y métodos numéricos, enseñados, practicados o ambas cosas.</li>
<li>Determinismo entre máquinas. Si la palabra te arranca un suspiro de quien ya ha pasado por ahí, perfecto.</li>
</ol>
<p>Venir de la investigación vale tanto como venir de los juegos. Francés en la oficina, inglés para los artículos, botas para lo demás.</p>`,
		},
		salary: { min: 8600000, max: 10400000, currency: 'CAD', per: 'year' },
		publishedAt: '2026-10-29T13:00:00Z',
		validThrough: '2027-02-12T23:59:59Z',
		categories: [{ location: 'quebec', team: 'Engine Programming' }],
	},
	{
		id: '2104',
		providerId: 'posting-2104',
		title: {
			en: 'Lead Engine Programmer',
			fr: 'Cheffe ou chef de la programmation moteur',
			es: 'Responsable de programación de motor',
		},
		team: 'Engine Programming',
		location: 'quebec',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>Luc-André Fortin has led the engine since it could draw a triangle, in 2013, and next autumn he means to go back to programming. He’ll stay in the room. We need someone to take over the team of twelve, the roadmap and the plant.</p>
<p>Six offices build on this engine every day, so the lead’s first customer is a scripter in Kuala Lumpur who cannot wait until you wake up. You would decide what gets written, what gets bought and what gets deleted; the last has its own cake. About a third of your time stays with code.</p>
<h3>The first year</h3>
<p>Wending ships in April and you watch. Over summer you and Luc-André swap chairs, a month at a time. By December the plan for our eighth game’s technology is yours, along with the right to say no to the people who founded the studio. They have agreed to that in writing.</p>`,
			fr: `<p>Luc-André Fortin dirige le moteur depuis son premier triangle, en 2013, et souhaite revenir à la programmation l’automne prochain. Il restera dans la pièce. Nous cherchons la personne qui reprendra l’équipe de douze, la feuille de route et la plante verte.</p>
<p>Six bureaux bâtissent sur ce moteur chaque jour : votre premier client est un scripteur de Kuala Lumpur qui ne peut pas attendre votre réveil. Vous déciderez de ce qu’on écrit, de ce qu’on achète et de ce qu’on supprime ; à chaque suppression, il y a du gâteau. Un tiers de votre temps, environ, reste consacré au code.</p>
<h3>La première année</h3>
<p>Wending sort en avril, et vous observez. L’été, Luc-André et vous échangez vos chaises, un mois sur deux. En décembre, le plan technique du huitième jeu est le vôtre, avec le droit de dire non aux fondateurs du studio. Ils y ont consenti par écrit.</p>`,
			es: `<p>Luc-André Fortin dirige el motor desde que dibujó su primer triángulo, en 2013, y el otoño que viene quiere volver a programar. Seguirá en la misma sala. Buscamos quien se haga cargo del equipo de doce personas, de la hoja de ruta y de la planta.</p>
<p>Seis oficinas construyen cada día sobre este motor, así que tu primer cliente es un scripter de Kuala Lumpur que no puede esperar a que te despiertes. Decidirás qué se escribe, qué se compra y qué se borra; cuando se borra algo, hay tarta. Más o menos un tercio de tu tiempo seguirá siendo código.</p>
<h3>El primer año</h3>
<p>Wending sale en abril y tú miras. En verano, Luc-André y tú os cambiáis la silla, un mes cada cual. En diciembre el plan técnico del octavo juego es tuyo, con derecho a decirles que no a quienes fundaron el estudio. Lo han aceptado por escrito.</p>`,
		},
		requirements: {
			en: `<p>Ten years with engines, three of them responsible for other people’s working days. You have maintained something large past the point at which it was fun, and can say which parts of it you’d do again.</p>
<ul>
<li>Deep C++ and a broad view: rendering, memory, build, tools.</li>
<li>French and English, both for hard conversations.</li>
<li>References from people you managed, not only from those who managed you.</li>
</ul>`,
			fr: `<p>Dix ans de moteurs, dont trois à répondre des journées de travail des autres. Vous avez entretenu un grand système bien après le moment où c’était amusant, et vous savez quelles parties vous referiez.</p>
<ul>
<li>Un C++ approfondi et une vue large : rendu, mémoire, compilation, outils.</li>
<li>Le français et l’anglais, y compris pour les conversations difficiles, puisque vous parlerez chaque semaine aux cinq autres bureaux.</li>
<li>Des références venant de gens que vous avez dirigés, et pas seulement de ceux qui vous dirigeaient.</li>
</ul>`,
			es: `<p>Diez años con motores y, de ellos, tres respondiendo de las jornadas de otra gente. Has mantenido algo grande mucho después de que dejara de ser divertido y sabes qué partes volverías a hacer.</p>
<ul>
<li>C++ a fondo y una mirada amplia: renderizado, memoria, compilación, herramientas.</li>
<li>Francés e inglés, también para las conversaciones difíciles.</li>
<li>Referencias de personas a las que hayas dirigido, no solo de quienes te dirigieron a ti.</li>
</ul>`,
		},
		salary: { min: 13500000, max: 16000000, currency: 'CAD', per: 'year' },
		publishedAt: '2026-11-17T13:00:00Z',
		validThrough: '2027-04-16T23:59:59Z',
		categories: [{ location: 'quebec', team: 'Engine Programming' }],
	},
];
