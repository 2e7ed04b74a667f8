import type { DemoJob } from '../types.ts';

export const kualaLumpurScripting: DemoJob[] = [
	{
		id: '2305',
		title: {
			en: 'Quest Scripter, Wending',
			fr: 'Scripteur ou scriptrice de quêtes, Wending',
			es: 'Scripter de misiones, Wending',
		},
		team: 'Scripting',
		location: 'kuala-lumpur',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>A village in Wending is a promise with eleven ways of going wrong. The writers give you the promise; you build the eleven ways. Say the well is dry. Who noticed, who profits, what happens if the player arrives with rain, and what does the well-digger do if she was left behind forty miles ago?</p>
<p>You script in Loom, our own visual language, which looks like a subway map and occasionally behaves like one. Nine scripters use it in Bangsar. Each owns two villages from the first note to the last fix, and each has learned to ask the writers in Gent the question they dread most: “And if she doesn’t?”</p>
<p>Your first village would be Threepenny Ford. It has a toll, a goose and a funeral, and at present the goose attends only two of the three endings.</p>`,
			fr: `<p>Dans Wending, un village est une promesse qui peut mal tourner de onze façons. Les auteurs vous confient la promesse ; vous bâtissez les onze façons. Le puits est à sec, soit. Qui s’en est aperçu, à qui cela profite-t-il, que se passe-t-il si l’on arrive avec la pluie, et que devient la puisatière abandonnée soixante kilomètres plus tôt ?</p>
<p>On scripte dans Loom, notre langage visuel, qui ressemble à un plan de métro et se comporte parfois comme lui. Ils sont neuf à s’en servir à Bangsar. Chacun répond de deux villages, de la première note à la dernière correction, et sait poser aux auteurs de Gand la question qu’ils redoutent entre toutes : « Et si elle refuse ? »</p>
<p>Votre premier village s’appelle Threepenny Ford : un péage, une oie, un enterrement. Pour l’heure, l’oie n’assiste qu’à deux des trois dénouements.</p>`,
			es: `<p>En Wending una aldea es una promesa con once maneras de torcerse. Los guionistas te dan la promesa; tú construyes las once maneras. Pongamos que el pozo está seco. ¿Quién se dio cuenta, quién sale ganando, qué pasa si la lluvia llega contigo y qué hace la pocera si la dejaste atrás hace sesenta kilómetros?</p>
<p>Se trabaja en Loom, nuestro lenguaje visual, que parece un plano de metro y a veces funciona como tal. Lo usan nueve personas en Bangsar. Cada una responde de dos aldeas, de la primera nota al último arreglo, y ha aprendido a hacer a los guionistas de Gante la pregunta que más temen: «¿Y si no?».</p>
<p>Empezarías por Threepenny Ford: un peaje, una oca y un entierro. De momento la oca solo acude a dos de los tres finales.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Two shipped projects, or one shipped project and a mod that people still argue about</li>
<li>Any scripting language, known well: Lua, Python, Blueprints, a spreadsheet with ambitions</li>
<li>The habit of drawing a state machine before touching the keyboard</li>
<li>English for long calls with Gent, where everyone apologises for the hour</li>
</ul>
<p>With your application, send one quest from any game that you would have built differently, and how.</p>`,
			fr: `<ul>
<li>Deux projets sortis, ou un seul et un mod dont on débat encore</li>
<li>Un langage de script bien en main : Lua, Python, Blueprints, voire un tableur ambitieux</li>
<li>Le réflexe de dessiner un automate à états avant de toucher au clavier</li>
<li>De l’anglais pour de longs appels avec Gand, où chacun s’excuse de l’heure</li>
</ul>
<p>Joignez à votre candidature une quête, tirée de n’importe quel jeu, que vous auriez construite autrement ; et dites-nous comment.</p>`,
			es: `<ul>
<li>Dos proyectos publicados, o uno y un mod del que todavía se discute</li>
<li>Un lenguaje de script dominado de verdad: Lua, Python, Blueprints o una hoja de cálculo con aspiraciones</li>
<li>La costumbre de dibujar una máquina de estados antes de tocar el teclado</li>
<li>Inglés para llamadas largas con Gante, en las que todos se disculpan por la hora</li>
</ul>
<p>Manda con tu candidatura una misión de cualquier juego que tú habrías montado de otra manera, y dinos cómo.</p>`,
		},
		salary: { min: 580000, max: 820000, currency: 'MYR', per: 'month' },
		publishedAt: '2026-11-03T02:00:00Z',
		validThrough: '2027-02-12T15:59:00Z',
		categories: [{ location: 'kuala-lumpur', team: 'Scripting' }],
	},
	{
		id: '2306',
		title: {
			en: 'Senior Scripter, The Salt Crown',
			fr: 'Scripteur ou scriptrice senior, The Salt Crown',
			es: 'Scripter sénior, The Salt Crown',
		},
		team: 'Scripting',
		location: 'kuala-lumpur',
		positionType: 'Full-time',
		remote: true,
		description: {
			en: `<p>When the Brine Gate opened, every reign already in progress had to find a new door where there had been a wall, and not one of them was allowed to break. That took three people seven weeks. We should like the next one to take less, and you to be the reason.</p>
<p>The Salt Crown keeps some nine thousand facts about each reign: oaths, debts, who was standing behind the curtain. An update adds facts, and the old ones must still mean what they meant. You own that passage. You write the migrations, you design the rules that keep other scripters from needing them, and you hold the veto over any sentence that starts with “surely nobody has…”. Somebody always has. In one save from Osaka all four claimants are legally married to the same lighthouse.</p>`,
			fr: `<p>À l’ouverture de la porte des Saumures, chaque règne en cours a dû trouver une porte là où se dressait un mur, et aucun n’avait le droit d’y perdre quoi que ce soit. Il a fallu trois personnes et sept semaines. Nous aimerions que la prochaine fois soit plus brève, et que ce soit grâce à vous.</p>
<p>The Salt Crown retient de chaque règne quelque neuf mille faits : serments, dettes, noms de ceux qui se tenaient derrière le rideau. Une mise à jour en ajoute ; les anciens doivent garder leur sens. Ce passage vous appartient. Vous écrivez les migrations, concevez les règles qui en dispenseront vos collègues et détenez un droit de veto sur toute phrase commençant par « personne n’aura sûrement… ». Il y a toujours quelqu’un. Dans une sauvegarde d’Osaka, les quatre prétendants sont mariés, en droit, au même phare.</p>`,
			es: `<p>Cuando se abrió la Puerta de la Salmuera, cada reinado en curso tuvo que encontrar una puerta donde antes había un muro, y ninguno podía romperse por el camino. Hicieron falta tres personas y siete semanas. Nos gustaría que la próxima vez fueran menos, y que sea cosa tuya.</p>
<p>The Salt Crown guarda unos nueve mil datos de cada reinado: juramentos, deudas, quién estaba detrás de la cortina. Una actualización añade más y los antiguos deben seguir significando lo mismo. Ese paso es tuyo: escribes las migraciones, diseñas las normas que se las ahorran a los demás y puedes vetar cualquier frase que empiece por «seguro que nadie…». Siempre hay alguien. En una partida de Osaka los cuatro aspirantes están casados por lo legal con el mismo faro.</p>`,
		},
		requirements: {
			en: `<p>Six years or so of scripting or gameplay code on games with long saves and many branches. You have migrated live data before and can describe, calmly, the day when it went wrong.</p>
<p>We also ask for clear written English, since your rules will be read in four offices, and for the diplomatic gift of saying no to a writer in such a way that she comes back with something better. Remote within two hours of Malaysian time.</p>`,
			fr: `<p>Environ six ans de scripting ou de code gameplay sur des jeux aux longues sauvegardes et aux ramifications nombreuses. Vous avez déjà migré des données en production et savez raconter, avec calme, le jour où cela a mal tourné.</p>
<p>Il faut aussi un anglais écrit limpide, car vos règles seront lues dans quatre bureaux, et ce don diplomatique qui consiste à dire non à une autrice de telle sorte qu’elle revienne avec mieux. Télétravail possible à deux heures près du fuseau malaisien.</p>`,
			es: `<p>Unos seis años de scripting o de código de jugabilidad en títulos de partidas largas y muchas ramas. Ya has migrado datos en producción y sabes contar, sin alterarte, el día en que salió mal.</p>
<p>Pedimos además un inglés escrito claro, porque tus normas se leerán en cuatro oficinas, y el don diplomático de decirle que no a una guionista de tal forma que vuelva con algo mejor. Se puede trabajar a distancia con un máximo de dos horas de diferencia con Malasia.</p>`,
		},
		publishedAt: '2026-11-18T01:30:00Z',
		validThrough: '2027-03-31T15:59:00Z',
		categories: [
			{ location: 'kuala-lumpur', team: 'Scripting' },
			{ location: 'guildford', team: 'Scripting' },
		],
	},
	{
		id: '2307',
		title: {
			en: 'Scripting Intern',
			fr: 'Stage en scripting',
			es: 'Prácticas de scripting',
		},
		team: 'Scripting',
		location: 'kuala-lumpur',
		positionType: 'Internship',
		remote: false,
		description: {
			en: `<p>From the first Monday of February to the end of June, paid, with a desk by the window that everyone else would like to have. In return you get Emberwick’s dog.</p>
<p>He follows the lamplighter around, sleeps where it is warm, and has remained exactly as clever as he was in 2023. For the game’s next small update he should learn to fetch, to sulk and to remember who stepped on him. It is a tidy first project: one creature, one village, players who will notice everything.</p>
<p>Suresh, who scripted the original, reads your work every afternoon. You will spend two weeks with quality assurance finding out how other people’s scripts fail, and your final week writing down what we ought to have told you in the first. Past interns’ versions of that document hang, framed, in the corridor.</p>`,
			fr: `<p>Du premier lundi de février à la fin de juin, un stage rémunéré, avec le bureau près de la fenêtre que tout le monde convoite. En échange, nous vous confions le chien d’Emberwick.</p>
<p>Il suit la personne qui allume les lanternes, dort là où il fait chaud et n’est pas devenu plus malin depuis 2023. Pour la prochaine petite mise à jour, il devra apprendre à rapporter, à bouder et à se souvenir de qui lui a marché dessus. Un premier projet bien délimité : une bête, un village, un public qui remarquera tout.</p>
<p>Suresh, qui l’a scripté à l’origine, relit votre travail chaque après-midi. Vous passerez deux semaines à l’assurance qualité, pour voir comment échouent les scripts des autres, et la dernière à consigner ce que nous aurions dû vous dire en arrivant. Les versions de vos prédécesseurs sont encadrées dans le couloir.</p>`,
			es: `<p>Del primer lunes de febrero a finales de junio, unas prácticas remuneradas y con la mesa junto a la ventana que querría todo el mundo. A cambio te quedas con el perro de Emberwick.</p>
<p>Sigue a quien enciende los faroles, duerme donde hace calor y es exactamente igual de listo que en 2023. Para la próxima actualización pequeña tendría que aprender a traer cosas, a enfurruñarse y a recordar quién le pisó. Como primer proyecto está bien acotado: un animal, un pueblo y un público que se fija en todo.</p>
<p>Suresh, que lo hizo en su día, revisa lo tuyo cada tarde. Pasarás dos semanas en control de calidad viendo cómo fallan los scripts ajenos, y la última escribiendo lo que deberíamos haberte contado el primer día. Las versiones de tus predecesores cuelgan enmarcadas en el pasillo.</p>`,
		},
		requirements: {
			en: `<p>You study computing, game development, linguistics or something that we would not have thought of, at a Malaysian university, and can join us for five months. You have made one small thing that works: a text adventure, a bot, a timetable that your whole faculty now uses.</p>
<p>Show us that thing. A page about what you would change in it tells us more than a transcript.</p>`,
			fr: `<p>Vous étudiez l’informatique, le développement de jeux, la linguistique ou une matière à laquelle nous n’aurions pas songé, dans une université malaisienne, et disposez de cinq mois. Vous avez fabriqué une petite chose qui marche : une aventure textuelle, un bot, un emploi du temps que toute votre faculté a fini par adopter.</p>
<p>Montrez-la-nous. Une page sur ce que vous y changeriez nous en dira plus qu’un relevé de notes.</p>`,
			es: `<p>Estudias informática, desarrollo de videojuegos, lingüística o algo que no se nos habría ocurrido, en una universidad de Malasia, y puedes venir cinco meses. Has hecho una cosa pequeña que funciona: una aventura de texto, un bot, un horario que ahora usa toda tu facultad.</p>
<p>Enséñanosla. Una página sobre lo que cambiarías en ella nos dice más que un expediente.</p>`,
		},
		salary: { min: 220000, max: 220000, currency: 'MYR', per: 'month' },
		publishedAt: '2026-10-05T02:00:00Z',
		validThrough: '2026-12-31T15:59:00Z',
		categories: [{ location: 'kuala-lumpur', team: 'Scripting' }],
	},
];
