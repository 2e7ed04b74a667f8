import type { DemoJob } from '../types.ts';

export const quebecTools: DemoJob[] = [
	{
		id: '2105',
		title: {
			en: 'Tools Programmer, Script Editor',
			fr: 'Programmeuse ou programmeur d’outils, éditeur de scénario',
			es: 'Programador/a de herramientas, editor de guion',
		},
		team: 'Tools Programming',
		location: 'quebec',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>The program is called Trestle. It shows a scene in three columns, English, French and Spanish, none of which is the original, and it has thirty-one daily users who all write for a living and therefore report bugs in beautiful prose.</p>
<p>Your job: to make it disappear. Writers should never think about branches, string tables or the build; they think about what the notary says next. In the coming year that means live sessions for nine people at once, a view of every path through a scene that fits on a laptop, and a spelling checker that forgives Lowtide’s harbour slang.</p>
<p>You’d sit within earshot of the Quebec writers on purpose. Maude Gagnon, your lead, has one rule, which is that you watch someone use the thing for an hour each week and you may not speak.</p>`,
			fr: `<p>Le logiciel s’appelle Trestle. Il présente chaque scène sur trois colonnes, en français, en anglais et en espagnol, sans version originale, et sert chaque jour à trente et une personnes dont l’écriture est le métier : les rapports de bogues sont donc magnifiques.</p>
<p>Votre mission est de le faire oublier. En écrivant, on ne devrait jamais penser aux embranchements, aux tables de chaînes ni à la compilation, mais à ce que le notaire va répondre. D’ici un an, cela suppose des séances à neuf en direct, une vue de tous les chemins d’une scène qui tienne sur un portable et un correcteur qui pardonne l’argot portuaire de Lowtide.</p>
<p>On vous installe exprès à portée de voix des scénaristes de Québec. Maude Gagnon, qui dirige l’équipe, n’a qu’une règle : une heure par semaine, vous regardez quelqu’un s’en servir, et vous vous taisez.</p>`,
			es: `<p>El programa se llama Trestle. Muestra cada escena en tres columnas, en inglés, francés y español, sin que ninguna sea la original, y lo usan a diario treinta y una personas que viven de escribir, de modo que informan de los errores con una prosa preciosa.</p>
<p>Tu trabajo es que nadie se acuerde de que existe. Quien escribe no debería pensar en ramas, tablas de cadenas ni compilaciones, sino en lo que va a decir el notario. Este año eso significa sesiones en directo de nueve personas, una vista de todos los caminos de una escena que quepa en un portátil y un corrector que perdone la jerga portuaria de Lowtide.</p>
<p>Te sentarás, a propósito, al alcance de la voz de los guionistas de Quebec. Maude Gagnon, que lleva el equipo, tiene una sola norma: una hora por semana miras cómo alguien usa el programa y no puedes hablar.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Three years or more of desktop or web applications with demanding users: editors, audio, CAD, newsrooms.</li>
<li>C# or TypeScript at home, enough C++ to visit.</li>
<li>Some notion of collaborative editing. CRDTs if you know them, scars if you have them.</li>
<li>Taste in keyboard shortcuts.</li>
</ul>
<p>French is the language of the room; reading English and Spanish columns comes with time.</p>`,
			fr: `<ul>
<li>Trois ans au moins d’applications de bureau ou web pour un public exigeant : montage, son, CAO, salle de presse.</li>
<li>C# ou TypeScript comme langue maternelle, assez de C++ pour le tourisme.</li>
<li>Une idée de l’édition collaborative : les CRDT si vous connaissez, des cicatrices si vous en avez.</li>
<li>Du goût en matière de raccourcis clavier.</li>
</ul>
<p>On travaille en français ; lire les colonnes d’à côté viendra avec le temps.</p>`,
			es: `<ul>
<li>Tres años o más con aplicaciones de escritorio o web para gente exigente: montaje, sonido, CAD, redacciones.</li>
<li>C# o TypeScript como en casa y C++ suficiente para ir de visita.</li>
<li>Alguna noción de edición colaborativa: CRDT si los conoces, cicatrices si las tienes.</li>
<li>Buen gusto con los atajos de teclado.</li>
</ul>
<p>En la sala se habla francés; leer las demás columnas llega con el tiempo.</p>`,
		},
		salary: { min: 8200000, max: 9900000, currency: 'CAD', per: 'year' },
		publishedAt: '2026-08-19T13:00:00Z',
		validThrough: '2026-12-23T23:59:59Z',
		categories: [{ location: 'quebec', team: 'Tools Programming' }],
	},
	{
		id: '2106',
		title: {
			en: 'Build and Release Engineer',
			fr: 'Ingénieure ou ingénieur en compilation et livraison',
			es: 'Ingeniero/a de compilación y entregas',
		},
		team: 'System Tools and Devops',
		location: 'quebec',
		positionType: 'Full-time',
		remote: true,
		description: {
			en: `<p>At 18:40 Quebec time a build leaves for Kuala Lumpur, where testers sit down with it at breakfast. If it is late, forty people drink tea. We measure our reliability in teapots, and last quarter cost us nine.</p>
<p>You would be one of four who look after the farm: two hundred and sixty machines, five platforms, a queue that artists may look at without crying. The plan is to bring a full build of The Salt Crown from fifty-two minutes to half an hour, to sign and deliver patches without a human pressing anything at night, and to retire a Perl script from 2011 that nobody has dared to read to the end.</p>
<p>On-call duty goes round the four of you, a week at a time, and is paid. It rings about twice a year. The button in Dublin with the masking tape is wired to us; please don’t tell them what it really does.</p>`,
			fr: `<p>À 18 h 40, heure de Québec, une version part pour Kuala Lumpur, où les testeurs s’y attellent au déjeuner. Si elle tarde, quarante personnes boivent du thé. Nous mesurons donc notre fiabilité en théières ; le dernier trimestre nous en a coûté neuf.</p>
<p>Vous seriez l’une des quatre personnes qui veillent sur la ferme : deux cent soixante machines, cinq plateformes, une file d’attente que les artistes peuvent regarder sans pleurer. Au programme : ramener la compilation complète de The Salt Crown de cinquante-deux minutes à une demi-heure, signer et livrer les correctifs sans que personne n’appuie sur rien la nuit, et mettre à la retraite un script Perl de 2011 que nul n’a osé lire jusqu’au bout.</p>
<p>La garde tourne à quatre, une semaine sur quatre, rémunérée. Elle sonne deux fois par année. Le bouton de Dublin au ruban-cache est branché chez nous ; ne leur dites pas ce qu’il fait vraiment.</p>`,
			es: `<p>A las 18:40, hora de Quebec, sale una versión hacia Kuala Lumpur, donde la gente de pruebas la abre con el desayuno. Si se retrasa, cuarenta personas toman té. Medimos nuestra fiabilidad en teteras, y el último trimestre nos costó nueve.</p>
<p>Serías una de las cuatro personas que cuidan la granja: doscientas sesenta máquinas, cinco plataformas y una cola que los artistas puedan mirar sin llorar. El plan es bajar la compilación completa de The Salt Crown de cincuenta y dos minutos a media hora, firmar y entregar parches sin que nadie pulse nada de noche y jubilar un script de Perl de 2011 que nadie se ha atrevido a leer hasta el final.</p>
<p>Las guardias se reparten entre cuatro, una semana de cada cuatro, y se pagan. Suenan un par de veces al año. El botón de Dublín con cinta adhesiva está conectado aquí; no les cuentes lo que hace de verdad.</p>`,
		},
		requirements: {
			en: `<p>Somewhere you kept a continuous build green for people who weren’t interested in how. Python or Go for glue, Linux and Windows without prejudice, and a distributed cache you have tuned rather than merely installed.</p>
<p>It helps to have met console toolchains, code signing, or Perforce at the terabyte. You live in Quebec, Ontario or the Maritimes. Our chat is in French and the logs, as everywhere, in English.</p>`,
			fr: `<p>Quelque part, vous avez gardé au vert une intégration continue pour des gens que le comment n’intéressait pas. Python ou Go pour le liant, Linux et Windows sans préjugés, et un cache distribué que vous avez réglé au lieu de simplement l’installer.</p>
<p>Un plus : avoir côtoyé les chaînes d’outils des consoles, la signature de code ou Perforce au téraoctet. Vous habitez au Québec, en Ontario ou dans les Maritimes. On clavarde en français ; les journaux, comme partout, sont en anglais.</p>`,
			es: `<p>En algún sitio mantuviste en verde una integración continua para gente a la que le daba igual el cómo. Python o Go como pegamento, Linux y Windows sin prejuicios y una caché distribuida que hayas afinado, no solo instalado.</p>
<p>Ayuda conocer las cadenas de herramientas de consola, la firma de código o Perforce a escala de terabytes. Vives en Quebec, Ontario o las provincias marítimas. El chat es en francés; los registros, como en todas partes, en inglés.</p>`,
		},
		salary: { min: 9000000, max: 11200000, currency: 'CAD', per: 'year' },
		publishedAt: '2026-11-02T13:00:00Z',
		validThrough: '2027-01-22T23:59:59Z',
		categories: [{ location: 'quebec', team: 'System Tools and Devops' }],
	},
	{
		id: '2107',
		title: {
			en: 'Systems Administrator, Archive',
			fr: 'Administratrice ou administrateur de systèmes, archives',
			es: 'Administrador/a de sistemas, archivo',
		},
		team: 'System Tools and Devops',
		location: 'quebec',
		positionType: 'Part-time',
		remote: false,
		description: {
			en: `<p>Last year it took us an afternoon to find a computer that would run A Quarrel of Moons. It was in a cupboard, under a costume. We decided there and then that this wouldn’t happen to the next anniversary.</p>
<p>Three days a week, you would build the studio’s archive: every source file, tape, drawing and save since 2010, about 1.4 petabytes before duplicates, on storage that somebody else can restore in 2040. Old dev kits have to be coaxed awake. People must be interviewed before they forget which of the two folders named “final” was.</p>
<p>You report to System Tools, you borrow hours from the farm at weekends, and a historian from Université Laval comes on Mondays. The goal for year one is modest: Thornhollow, rebuilt from nothing but the archive, by a colleague who has never seen it.</p>`,
			fr: `<p>L’an dernier, il nous a fallu un après-midi pour trouver un ordinateur capable de lancer A Quarrel of Moons. Il dormait dans une armoire, sous un costume. On s’est promis que le prochain anniversaire se passerait autrement.</p>
<p>Trois jours par semaine, vous bâtirez les archives du studio : tous les fichiers sources, bandes, dessins et sauvegardes depuis 2010, soit 1,4 pétaoctet avant dédoublonnage, sur un stockage que quelqu’un d’autre pourra restaurer en 2040. Il faudra réveiller en douceur de vieux kits de développement et interroger les collègues avant qu’ils oublient lequel des deux dossiers nommés « final » l’était.</p>
<p>Vous relevez des outils système, vous empruntez des heures à la ferme la fin de semaine, et une historienne de l’Université Laval passe le lundi. L’objectif de la première année est modeste : Thornhollow, reconstruit à partir des seules archives par quelqu’un qui ne l’a jamais vu.</p>`,
			es: `<p>El año pasado tardamos una tarde en dar con un ordenador que pudiera ejecutar A Quarrel of Moons. Estaba en un armario, debajo de un disfraz. Allí mismo juramos que al próximo aniversario no le pasaría.</p>
<p>Tres días a la semana levantarías el archivo del estudio: cada fuente, cinta, dibujo y partida guardada desde 2010, cerca de 1,4 petabytes sin quitar duplicados, en un almacenamiento que otra persona sepa restaurar en 2040. Habrá que despertar con mimo kits de desarrollo viejos y entrevistar a la gente antes de que olvide cuál de las dos carpetas llamadas «final» lo era.</p>
<p>Dependes de Herramientas de Sistema, los fines de semana tomas prestadas horas de la granja y los lunes viene una historiadora de la Universidad Laval. La meta del primer año es modesta: Thornhollow, reconstruido solo a partir del archivo por alguien que nunca lo haya visto.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Experience with storage at scale (object stores, tape, checksums that get checked).</li>
<li>Linux administration, scripted rather than remembered.</li>
<li>Curiosity about dead formats. A home full of cables is not held against you.</li>
<li>Fluent French, since most of the interviews are with people who tell a story better in it.</li>
</ul>
<p>Twenty-one hours a week, benefits in full.</p>`,
			fr: `<ul>
<li>L’expérience du stockage à grande échelle (magasins d’objets, bandes, sommes de contrôle que l’on contrôle).</li>
<li>L’administration de Linux, scriptée plutôt que mémorisée.</li>
<li>De la curiosité pour les formats morts. Une maison pleine de fils ne vous sera pas reprochée.</li>
<li>Un français aisé : la plupart des entrevues se font avec des gens qui racontent mieux dans cette langue.</li>
</ul>
<p>Vingt et une heures par semaine, avantages sociaux complets.</p>`,
			es: `<ul>
<li>Experiencia con almacenamiento a gran escala (almacenes de objetos, cinta, sumas de verificación que se verifican).</li>
<li>Administración de Linux, con guiones y no de memoria.</li>
<li>Curiosidad por los formatos muertos. Tener la casa llena de cables no se tendrá en cuenta.</li>
<li>Francés fluido, porque casi todas las entrevistas son con gente que lo cuenta mejor en esa lengua.</li>
</ul>
<p>Veintiuna horas semanales, con todos los beneficios.</p>`,
		},
		publishedAt: '2026-10-05T13:00:00Z',
		validThrough: '2027-02-05T23:59:59Z',
		categories: [{ location: 'quebec', team: 'System Tools and Devops' }],
	},
	{
		id: '2108',
		title: {
			en: 'Tools Programming Intern',
			fr: 'Stage en programmation d’outils',
			es: 'Prácticas de programación de herramientas',
		},
		team: 'Tools Programming',
		location: 'quebec',
		positionType: 'Internship',
		remote: false,
		description: {
			en: `<p>Every intern in this team gets a drawer of wishes. Inside are slips of paper from all six offices, each with one small thing that would make someone’s day shorter, and over sixteen weeks you grant as many as you can. The record is twenty-seven. It included a button that finds the camel.</p>
<p>The placement runs from May to August. You pair with Samuel Ouellet, who was an intern here himself in 2019 and has kept the drawer ever since, and you ship something on your third day, because waiting is worse. Slips in there at the moment:</p>
<ul>
<li>a batch rename that asks before, not after;</li>
<li>a map of every candle in Emberwick;</li>
<li>“make the export stop beeping in Barcelona”.</li>
</ul>
<p>Lunch on Fridays is a demo, five minutes, to the whole floor.</p>`,
			fr: `<p>Chaque stagiaire de l’équipe reçoit un tiroir à souhaits. Dedans, des bouts de papier venus des six bureaux : sur chacun, une petite chose qui raccourcirait la journée de quelqu’un. En seize semaines, vous en exaucez le plus possible. Le record est de vingt-sept ; il comprend un bouton qui retrouve le chameau.</p>
<p>Le stage va de mai à août. Vous travaillez en binôme avec Samuel Ouellet, lui-même stagiaire ici en 2019 et gardien du tiroir depuis, et vous livrez quelque chose dès le troisième jour, parce qu’attendre est pire. En ce moment, on y trouve :</p>
<ul>
<li>un renommage par lots qui demande avant et non après ;</li>
<li>une carte de toutes les chandelles d’Emberwick ;</li>
<li>« faire taire le bip d’exportation à Barcelone ».</li>
</ul>
<p>Le vendredi midi, cinq minutes de démonstration devant tout l’étage.</p>`,
			es: `<p>En este equipo, a quien viene de prácticas se le entrega un cajón de deseos. Dentro hay papelitos de las seis oficinas, cada uno con una cosa pequeña que le acortaría el día a alguien, y en dieciséis semanas concedes todos los que puedas. El récord está en veintisiete; uno era un botón que encuentra el camello.</p>
<p>La estancia va de mayo a agosto. Harás pareja con Samuel Ouellet, que estuvo de prácticas aquí en 2019 y custodia el cajón desde entonces, y entregarás algo al tercer día, porque esperar es peor. Ahora mismo, dentro hay:</p>
<ul>
<li>un renombrado por lotes que pregunte antes y no después;</li>
<li>un mapa de todas las velas de Emberwick;</li>
<li>«que la exportación deje de pitar en Barcelona».</li>
</ul>
<p>Los viernes a mediodía, demostración de cinco minutos ante toda la planta.</p>`,
		},
		requirements: {
			en: `<p>You’re enrolled in a programme in computing, software engineering or something stranger with code in it, at a CEGEP or university. One language known well beats five listed.</p>
<p>Show us a tool you made for a real person, even if that person was your aunt and the tool sorted recipes. Say what she complained about. We speak French and are patient with those who are getting there.</p>`,
			fr: `<p>Vous suivez un programme d’informatique, de génie logiciel ou de quelque chose de plus étrange où il y a du code, au cégep ou à l’université. Mieux vaut un langage bien connu que cinq dans une liste.</p>
<p>Montrez-nous un outil fait pour une vraie personne, même si c’était votre tante et qu’il triait des recettes. Dites-nous de quoi elle s’est plainte. Ici, on parle français, et on est patients avec qui l’apprend.</p>`,
			es: `<p>Cursas informática, ingeniería de software o algo más raro que lleve código, en un instituto superior o en la universidad. Mejor un lenguaje bien sabido que cinco en una lista.</p>
<p>Enséñanos una herramienta que hicieras para una persona de verdad, aunque fuera tu tía y sirviese para ordenar recetas. Cuéntanos de qué se quejó. Hablamos francés y tenemos paciencia con quien está aprendiéndolo.</p>`,
		},
		salary: { min: 2500, max: 2900, currency: 'CAD', per: 'hour' },
		publishedAt: '2026-11-10T13:00:00Z',
		validThrough: '2027-02-01T23:59:59Z',
		categories: [{ location: 'quebec', team: 'Tools Programming' }],
	},
];
