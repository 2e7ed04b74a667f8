import type { DemoJob } from '../types.ts';

export const gentWriting: DemoJob[] = [
	{
		id: '2001',
		title: { en: 'Quest Writer', fr: 'Scénariste de quêtes', es: 'Guionista de misiones' },
		team: 'Writing',
		location: 'gent',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>The Salt Crown is out, and it is not finished with us. Players keep finding corners of the Citadel where nobody has anything to say, and you would give those corners a voice: three or four quests for each free update, from a page of notes to the last line that the actors read.</p>
<p>You would sit between Lotte Baeyens’s artists and a shelf of tide tables. A quest here starts as a reading. Around twenty people squeeze into the kitchen, each takes a part, and whoever is from Finance plays the king, since they have the best straight faces. If the kitchen goes quiet in the wrong place, you rewrite on Thursday.</p>
<p>From next summer about half of your week goes to our eighth game. It has a working title and a goat.</p>`,
			fr: `<p>The Salt Crown est sorti, mais n’en a pas fini avec nous. On nous signale chaque semaine un recoin de la Citadelle où personne n’a rien à dire. À vous de lui donner une voix : trois ou quatre quêtes par mise à jour gratuite, de la page de notes jusqu’à la dernière réplique lue en cabine.</p>
<p>Votre bureau se trouve entre les artistes de Lotte Baeyens et une étagère d’annuaires de marées. Ici, une quête commence par une lecture : on se serre à vingt dans la cuisine, chacun prend un rôle, et le roi revient toujours aux finances, qui savent garder leur sérieux. Si le silence tombe au mauvais endroit, vous réécrivez le jeudi.</p>
<p>À partir de l’été, la moitié de votre semaine ira à notre huitième jeu. Il possède un titre provisoire et une chèvre.</p>`,
			es: `<p>The Salt Crown ya ha salido, pero todavía no ha acabado con nosotros. Cada semana alguien nos escribe desde un rincón de la Ciudadela donde nadie tiene nada que contar. Tu trabajo sería darles voz a esos rincones: tres o cuatro misiones por actualización gratuita, desde la página de notas hasta la última frase que se graba en cabina.</p>
<p>Te sentarías entre los artistas de Lotte Baeyens y una estantería de tablas de mareas. Aquí toda misión nace leyéndose: veinte personas apretadas en la cocina se reparten los papeles, y el de rey recae siempre en Finanzas, que son quienes mejor aguantan la risa. Si la cocina calla donde no debe, el jueves se reescribe.</p>
<p>A partir del verano, media semana será para nuestro octavo juego. Tiene título provisional y una cabra.</p>`,
		},
		requirements: {
			en: `<ul>
<li>At least one released game, or three years of plays, radio or comics, in which you wrote dialogue that other people had to say aloud.</li>
<li>English you can be funny in. Any second language is a gift, and Dutch will get you better bread.</li>
<li>Some ease with branching: you needn’t program, though you should know what a condition costs.</li>
</ul>
<p>Send us two scenes and tell us which one you would cut.</p>`,
			fr: `<ul>
<li>Un jeu paru au moins, ou trois ans de théâtre, de radio ou de bande dessinée : des dialogues que d’autres ont dû prononcer.</li>
<li>Un anglais dans lequel vous savez être drôle. Toute autre langue est un cadeau, et le néerlandais vous vaudra du meilleur pain.</li>
<li>De l’aisance avec les embranchements ; inutile de programmer, mais il faut savoir ce que coûte une condition.</li>
</ul>
<p>Envoyez-nous deux scènes et dites-nous laquelle vous couperiez.</p>`,
			es: `<ul>
<li>Al menos un juego publicado, o tres años de teatro, radio o cómic escribiendo diálogos que otra gente tuvo que decir en voz alta.</li>
<li>Un inglés con el que sepas hacer gracia. Cualquier otro idioma se agradece; con el neerlandés, además, te darán mejor pan.</li>
<li>Soltura con las ramificaciones: no hace falta programar, pero sí saber lo que cuesta una condición.</li>
</ul>
<p>Mándanos dos escenas y dinos cuál de ellas quitarías.</p>`,
		},
		salary: { min: 4600000, max: 5800000, currency: 'EUR', per: 'year' },
		publishedAt: '2026-11-09T08:00:00Z',
		validThrough: '2027-01-31T22:59:59Z',
		categories: [{ location: 'gent', team: 'Writing' }],
	},
	{
		id: '2002',
		title: {
			en: 'Scene Writer, Spanish',
			fr: 'Scénariste de langue espagnole',
			es: 'Guionista de escenas en español',
		},
		team: 'Writing',
		location: 'gent',
		positionType: 'Full-time',
		remote: true,
		description: {
			en: `<p>None of our scenes has an original. One of us writes in English, another in French, a third in Spanish, together and at the same moment, and the version that works pulls the other two along. We are looking for the third.</p>
<h3>What a week holds</h3>
<p>Two writing calls with Éloïse Tremblay in Quebec, who defends a comma the way others defend a border. A day on Wending’s fireside stories, told by muleteers, midwives and a man who may be lying about having been a bishop. One morning listening to auditions. And on Fridays, letters: players in Montevideo, Mexico City and Zaragoza disagree with us about the word for “cart”, and all of them are right.</p>
<p>Gent is the desk we have in mind, but home will do if you can join us for a week in each season.</p>`,
			fr: `<p>Aucune de nos scènes n’a de version originale. L’une s’écrit en anglais, l’autre en français, la troisième en espagnol, ensemble et au même instant ; celle qui trouve le ton entraîne ses voisines. C’est cette troisième plume que nous cherchons.</p>
<h3>De quoi se compose une semaine</h3>
<p>Deux séances d’écriture avec Éloïse Tremblay, à Québec, qui défend ses virgules comme d’autres leurs frontières. Une journée pour les veillées de Wending, confiées à des muletiers, des sages-femmes et un homme qui prétend avoir été évêque. Une matinée d’auditions. Et le vendredi, le courrier : de Montevideo, de Mexico et de Saragosse, on nous reprend sur le mot « charrette », et tout le monde a raison.</p>
<p>Nous imaginons ce poste à Gand, mais il peut se tenir chez vous, à condition de nous rejoindre une semaine par saison.</p>`,
			es: `<p>Ninguna de nuestras escenas tiene original. Se escriben a la vez en inglés, en francés y en español, y la versión que primero encuentra el tono arrastra a las otras dos. Nos falta quien escriba la tercera.</p>
<h3>Qué cabe en una semana</h3>
<p>Dos sesiones de escritura con Éloïse Tremblay, de Quebec, que defiende una coma como otros una frontera. Un día para las historias junto al fuego de Wending, que cuentan arrieros, parteras y un señor que asegura haber sido obispo. Una mañana de pruebas de voz. Y los viernes, el correo: desde Montevideo, Ciudad de México y Zaragoza nos discuten cómo se dice «carro», y todo el mundo tiene razón.</p>
<p>Hemos pensado en una mesa de Gante, aunque también puedes trabajar desde casa si vienes una semana en cada estación.</p>`,
		},
		requirements: {
			en: `<p>Spanish is the language you argue, pray or swear in, whichever side of the Atlantic you learnt it on. You have published fiction, drama or games in it, and you have no wish to be a translator, although you may have been a very good one.</p>
<p>You follow an English meeting without effort. French at the level of “I see why that’s funny” makes the calls shorter. Please include a page of dialogue between two people who avoid the same subject.</p>`,
			fr: `<p>L’espagnol est la langue dans laquelle vous vous disputez, priez ou jurez, de quelque côté de l’Atlantique que vous l’ayez appris. Vous y avez publié des récits, des pièces ou des jeux, et vous n’avez pas envie de traduire, même si vous l’avez peut-être fort bien fait.</p>
<p>Une réunion en anglais ne vous coûte aucun effort ; assez de français pour comprendre pourquoi c’est drôle abrégera les appels. Joignez une page de dialogue entre deux personnes qui évitent le même sujet.</p>`,
			es: `<p>El español es el idioma en el que discutes, rezas o maldices, lo aprendieras a un lado o al otro del Atlántico. Has publicado en él narrativa, teatro o juegos, y no te apetece traducir, aunque quizá lo hayas hecho muy bien.</p>
<p>Sigues una reunión en inglés sin esfuerzo; con un francés suficiente para ver dónde está la gracia, las llamadas serán más cortas. Adjunta una página de diálogo entre dos personas que esquivan el mismo tema.</p>`,
		},
		salary: { min: 4100000, max: 5000000, currency: 'EUR', per: 'year' },
		publishedAt: '2026-10-01T08:00:00Z',
		validThrough: '2026-12-20T22:59:59Z',
		categories: [
			{ location: 'gent', team: 'Writing' },
			{ location: 'quebec', team: 'Writing' },
		],
	},
	{
		id: '2003',
		title: { en: 'Writing Intern', fr: 'Stage en écriture', es: 'Prácticas de guion' },
		team: 'Writing',
		location: 'gent',
		positionType: 'Internship',
		remote: false,
		description: {
			en: `<p>Five months, from February to the end of June, four days a week. The fifth belongs to your school or to your own novel; we don’t check.</p>
<p>Expect small things that end up in the game. Interns wrote the shop signs of Emberwick, all nineteen door knockers, and the shopping list that became the most quoted document in our forums. You will:</p>
<ol>
<li>write barks, letters, labels and gravestones, with one of our seven writers reading over them every day;</li>
<li>keep the story bible honest, which means asking a senior person why the miller has two birthdays;</li>
<li>take notes at readings and, from the third week on, interrupt them.</li>
</ol>
<p>In your last month you get one side character whom nobody else may touch. Your name goes in the credits like everybody’s.</p>`,
			fr: `<p>Cinq mois, de février à fin juin, quatre jours par semaine. Le cinquième revient à votre école ou à votre roman ; nous ne vérifions pas.</p>
<p>Attendez-vous à de petites choses qui restent dans le jeu. On doit à nos stagiaires les enseignes d’Emberwick, ses dix-neuf heurtoirs de porte et la liste de courses devenue le texte le plus cité de nos forums. Vous allez :</p>
<ol>
<li>écrire des interjections, des lettres, des étiquettes et des épitaphes, relues chaque jour par l’un de nos sept scénaristes ;</li>
<li>garder la bible du récit honnête, c’est-à-dire demander aux anciens pourquoi le meunier a deux anniversaires ;</li>
<li>prendre des notes pendant les lectures et, dès la troisième semaine, les interrompre.</li>
</ol>
<p>Le dernier mois, un personnage secondaire vous appartient et nul autre n’y touche. Votre nom figure au générique, comme celui de tout le monde.</p>`,
			es: `<p>Cinco meses, de febrero a finales de junio, cuatro días a la semana. El quinto es para tu escuela o para tu novela; no lo comprobamos.</p>
<p>Harás cosas pequeñas que se quedan en el juego. De becarias y becarios son los rótulos de Emberwick, sus diecinueve aldabas y la lista de la compra que más se cita en nuestros foros. Te tocará:</p>
<ol>
<li>escribir exclamaciones, cartas, etiquetas y lápidas, que alguien de nuestro equipo de siete guionistas leerá contigo a diario;</li>
<li>mantener honrada la biblia de la historia, o sea, preguntar a los veteranos por qué el molinero cumple años dos veces;</li>
<li>tomar notas en las lecturas y, desde la tercera semana, interrumpirlas.</li>
</ol>
<p>El último mes tendrás un personaje secundario que no podrá tocar nadie más. Y tu nombre saldrá en los créditos, como el de cualquiera.</p>`,
		},
		requirements: {
			en: `<p>You are studying, or finished within the past year: literature, drama, journalism, game design, or theology, as our best intern so far did. Belgian schools can sign an agreement with us; for others we sort out the papers together.</p>
<p>Written English should come easily to you. Show us five pages of anything, as long as a person in it wants something. Experience with games is welcome, a list of favourites is not needed.</p>`,
			fr: `<p>Vous étudiez, ou avez terminé depuis moins d’un an : lettres, théâtre, journalisme, conception de jeux, voire théologie, comme la personne qui nous a le plus marqués. Les écoles belges signent une convention avec nous ; pour les autres, nous réglons les papiers ensemble.</p>
<p>Vous écrivez l’anglais avec facilité. Montrez-nous cinq pages de n’importe quoi, pourvu que quelqu’un y désire quelque chose. Connaître le jeu vidéo est un atout ; la liste de vos préférés, pas nécessaire.</p>`,
			es: `<p>Estudias, o has terminado hace menos de un año: literatura, teatro, periodismo, diseño de juegos o incluso teología, como la mejor persona en prácticas que hemos tenido. Con las escuelas belgas firmamos un convenio; si la tuya es de otro país, arreglamos los papeles contigo.</p>
<p>Escribes en inglés con facilidad. Enséñanos cinco páginas de lo que sea, siempre que alguien quiera algo en ellas. Saber de videojuegos suma; la lista de tus favoritos no hace falta.</p>`,
		},
		salary: { min: 115000, max: 115000, currency: 'EUR', per: 'month' },
		publishedAt: '2026-10-26T08:00:00Z',
		validThrough: '2026-12-18T22:59:59Z',
		categories: [{ location: 'gent', team: 'Writing' }],
	},
];
