import { same } from '../localised.ts';
import type { DemoJob } from '../types.ts';

export const barcelonaFrame: DemoJob[] = [
	{
		id: '2204',
		title: {
			en: 'Cinematic Animator',
			fr: 'Animatrice ou animateur de cinématiques',
			es: 'Animador/a de cinemáticas',
		},
		team: 'Cinematic Animation',
		location: 'barcelona',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>Listening is harder to animate than speaking. Around Wending’s fires one person talks and up to eight others hear it, and each of those eight has known the speaker for a while, or owes him money, or has heard this one before.</p>
<p>You’d animate the listeners. Three hundred and twelve stories have been recorded so far; the tellers come from the stage in Gent as captured movement, while the rest is built here by hand, from a library of glances, shiftings, sock-dryings and polite yawns that you would extend and direct. The scene decides at run time who does what. Your craft is to make it look as if nobody had decided.</p>
<p>Teresa Vidal leads the five of you. She acted for twenty years, and gives notes by doing the thing wrong in the way you did it, kindly, until the room sees.</p>`,
			fr: `<p>Animer quelqu’un qui écoute est plus difficile qu’animer quelqu’un qui parle. Autour des feux de Wending, une personne raconte et jusqu’à huit autres l’entendent ; chacune la connaît depuis un moment, lui doit de l’argent ou sait déjà la fin.</p>
<p>À vous ces auditeurs. Trois cent douze histoires sont enregistrées à ce jour. Les conteurs nous arrivent de la scène de Gand en capture de mouvement ; tout le reste se fait ici, à la main, à partir d’une bibliothèque de regards, de poids qui passe d’une hanche à l’autre, de chaussettes au séchage et de bâillements polis que vous viendriez enrichir et diriger. La scène choisit, en cours de partie, qui fait quoi. Votre art consiste à ce que personne ne semble avoir choisi.</p>
<p>Teresa Vidal encadre votre groupe de cinq. Elle a été comédienne vingt ans et corrige en rejouant l’erreur, gentiment, jusqu’à ce que la salle comprenne.</p>`,
			es: `<p>Animar a alguien que escucha cuesta más que animar a alguien que habla. Junto a las hogueras de Wending uno cuenta y hasta ocho lo oyen, y cada cual lo conoce desde hace tiempo, le debe dinero o ya se sabe esa historia.</p>
<p>A ti te tocarían los que escuchan. Hay trescientas doce historias grabadas; los narradores llegan del escenario de Gante en captura de movimiento, y lo demás se hace aquí a mano, con una biblioteca de miradas, acomodos, calcetines puestos a secar y bostezos educados que ampliarías y dirigirías. La escena resuelve sobre la marcha quién hace qué. Tu oficio es que no parezca que alguien lo ha resuelto.</p>
<p>Teresa Vidal dirige a las cinco personas del grupo. Fue actriz veinte años y corrige repitiendo el fallo tal como te salió, con cariño, hasta que la sala lo ve.</p>`,
		},
		requirements: {
			en: `<p>Three years of character animation and a reel in which at least one face does nothing for four seconds and we can’t look away.</p>
<ul>
<li>Maya, facial rigs, clean-up of captured movement.</li>
<li>Some acting, amateur included. We ask about it in the interview, so be warned.</li>
<li>Enough English to follow a story told at a fire, enough Spanish to order breakfast.</li>
</ul>`,
			fr: `<p>Trois ans d’animation de personnages et une bande démo où un visage, au moins, ne fait rien pendant quatre secondes sans que l’on puisse s’en détacher.</p>
<ul>
<li>Maya, squelettes faciaux, nettoyage de mouvements captés.</li>
<li>Un peu de théâtre, même amateur. On vous en parlera à l’entretien, vous voilà prévenus.</li>
<li>Assez d’anglais pour suivre une veillée, assez d’espagnol pour commander un petit déjeuner.</li>
</ul>`,
			es: `<p>Tres años de animación de personajes y una bobina en la que al menos una cara no haga nada durante cuatro segundos y no podamos apartar la vista.</p>
<ul>
<li>Maya, rigs faciales, limpieza de movimiento capturado.</li>
<li>Algo de interpretación, aunque sea de aficionado. En la entrevista saldrá el tema: quedas avisado.</li>
<li>Inglés suficiente para seguir una historia junto al fuego y español suficiente para pedir el desayuno.</li>
</ul>`,
		},
		salary: { min: 3600000, max: 4600000, currency: 'EUR', per: 'year' },
		publishedAt: '2026-11-03T08:00:00Z',
		validThrough: '2027-03-01T22:59:59Z',
		categories: [
			{ location: 'barcelona', team: 'Cinematic Animation' },
			{ location: 'gent', team: 'Animation' },
		],
	},
	{
		id: '2205',
		title: { en: 'Storyboard Artist', fr: 'Storyboardeuse ou storyboardeur', es: 'Dibujante de storyboard' },
		team: 'Cinematics',
		location: 'barcelona',
		positionType: 'Freelance',
		remote: true,
		description: {
			en: `<p>Forty days of drawing between January and June, in blocks of a week, from wherever your table stands.</p>
<p>The Salt Crown’s spring update contains a coronation that can fail in five ways, one of them wet. Before anybody models a chair we want to see it in boards: rough, fast, readable on a telephone. A writer reads you the scene over a call, you draw while she reads, and by the second time through there’s usually a shot none of us had thought of. Teresa Vidal cuts your panels to scratch voices the same afternoon.</p>
<p>Prettiness is a warning sign. The boards for the crown-drinking scene were done with a ballpoint on the back of a parking fine, and we still have them, framed, with the fine paid.</p>`,
			fr: `<p>Quarante jours de dessin entre janvier et juin, par blocs d’une semaine, là où se trouve votre table.</p>
<p>La mise à jour de printemps de The Salt Crown contient un sacre qui peut échouer de cinq façons, dont une mouillée. Avant que quiconque modélise une chaise, nous voulons le voir en planches : brut, vif, lisible sur un téléphone. Une scénariste vous lit la scène en visio, vous dessinez pendant qu’elle lit, et à la deuxième lecture surgit d’ordinaire un plan auquel nul n’avait songé. L’après-midi même, Teresa Vidal monte vos cases sur des voix témoins.</p>
<p>Trop de joliesse nous inquiète. La scène où l’on boit la couronne fut storyboardée au stylo bille, au dos d’une contravention ; nous l’avons toujours, encadrée, et l’amende est payée.</p>`,
			es: `<p>Cuarenta días de dibujo entre enero y junio, por bloques de una semana, desde donde tengas la mesa.</p>
<p>La actualización de primavera de The Salt Crown incluye una coronación que puede fracasar de cinco maneras, una de ellas mojada. Antes de que nadie modele una silla queremos verla en viñetas: sin pulir, rápidas, legibles en un teléfono. Una guionista te lee la escena por videollamada, tú dibujas mientras lee y, a la segunda pasada, suele aparecer un plano que no se le había ocurrido a nadie. Esa misma tarde Teresa Vidal monta tus viñetas con voces provisionales.</p>
<p>Lo bonito nos hace sospechar. La escena en que alguien se bebe la corona se planificó a bolígrafo en el reverso de una multa; todavía la tenemos, enmarcada, y la multa está pagada.</p>`,
		},
		requirements: {
			en: `<p>Boards from at least two finished productions, whatever the medium. We want to see the rough ones.</p>
<p>You know lenses and the axis, when to leave it, and how to pose a crowd with seven lines. You work in English or Spanish, register as self-employed in your country and are reachable between ten and four, Barcelona time, in the weeks you’ve said yes to. In all others we won’t write.</p>`,
			fr: `<p>Des planches tirées de deux productions abouties au moins, tous médias confondus. Ce sont les brouillons que nous voulons voir.</p>
<p>Vous connaissez les focales, la règle des 180 degrés et le moment de l’enfreindre, et vous campez une foule en sept traits. Vous travaillez en anglais ou en espagnol, à votre compte dans votre pays, joignable de dix à seize heures, heure de Barcelone, les semaines que vous avez acceptées. Les autres, nous n’écrivons pas.</p>`,
			es: `<p>Viñetas de al menos dos producciones terminadas, sea cual sea el medio. Lo que queremos ver son los borradores.</p>
<p>Conoces las focales, el eje y el momento de saltárselo, y resuelves una multitud con siete líneas. Trabajas en inglés o en español, por cuenta propia en tu país, y se te localiza de diez a cuatro, hora de Barcelona, en las semanas a las que hayas dicho que sí. En las demás no escribimos.</p>`,
		},
		salary: { min: 3500, max: 4200, currency: 'EUR', per: 'hour' },
		publishedAt: '2026-11-19T08:00:00Z',
		validThrough: '2026-12-28T22:59:59Z',
		categories: [{ location: 'barcelona', team: 'Cinematics' }],
	},
	{
		id: '2206',
		title: {
			en: 'UI Programmer',
			fr: 'Programmeuse ou programmeur d’interface',
			es: 'Programador/a de interfaz',
		},
		team: 'UI Programming',
		location: 'barcelona',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>Since November, oaths in The Salt Crown can be reread. The journal shows who heard you and what they believe you meant. That single page took five months, crosses nine systems, and gave us our favourite bug of the year: a camel that had heard everything.</p>
<h3>What you would do</h3>
<p>Build screens of that kind, from the data underneath to the way a page turns. Keep the interface at a steady cost on four consoles. Look after the layout system, which has to set German nouns, Thai without spaces and Arabic from the right, and was written by people who at the time knew about German.</p>
<h3>Who is there already</h3>
<p>Núria Casals and two more programmers, three UI artists, a terrace. The designers whose ideas you’ll be implementing are in Guildford; it works best to visit them once and be shown the staircases.</p>`,
			fr: `<p>Depuis novembre, on peut relire ses serments dans The Salt Crown. Le journal indique qui vous a entendu et ce qu’on croit que vous vouliez dire. Cette seule page a demandé cinq mois, traverse neuf systèmes et nous a valu le plus beau bug de l’année : un chameau qui avait tout entendu.</p>
<h3>Ce que vous feriez</h3>
<p>Construire des écrans de ce genre, des données jusqu’à la façon dont la page se tourne. Maintenir le coût de l’interface sur quatre consoles. Soigner le système de mise en page, qui doit composer des substantifs allemands, du thaï sans espaces et de l’arabe depuis la droite, et dont les auteurs, à l’époque, ne connaissaient que l’allemand.</p>
<h3>Qui s’y trouve déjà</h3>
<p>Núria Casals et deux autres programmeurs, trois artistes d’interface, une terrasse. Les concepteurs dont vous réaliserez les idées sont à Guildford ; mieux vaut aller les voir une fois et se faire montrer les escaliers.</p>`,
			es: `<p>Desde noviembre, en The Salt Crown se pueden releer los juramentos. El diario muestra quién te oyó y qué cree que quisiste decir. Esa sola página llevó cinco meses, atraviesa nueve sistemas y nos regaló el error favorito del año: un camello que lo había oído todo.</p>
<h3>Qué harías</h3>
<p>Construir pantallas así, desde los datos hasta el modo de pasar la hoja. Mantener el coste de la interfaz en cuatro consolas. Cuidar el sistema de maquetación, que tiene que componer sustantivos alemanes, tailandés sin espacios y árabe desde la derecha, y que escribió gente que por entonces solo sabía de alemán.</p>
<h3>Quién está ya</h3>
<p>Núria Casals y otras dos personas de programación, tres artistas de interfaz y una terraza. El equipo de diseño cuyas ideas pondrás en marcha está en Guildford; lo mejor es ir una vez y que te enseñen las escaleras.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Three years of interface code in C++ or C#, in a game or in software used with sticky fingers.</li>
<li>Focus, input and controller navigation: you have opinions and can give up two of them.</li>
<li>Text shaping, or at least respect for it.</li>
<li>An eye that notices one pixel and a judgement that sometimes lets it go.</li>
</ul>
<p>Spanish or English.</p>`,
			fr: `<ul>
<li>Trois ans de code d’interface en C++ ou en C#, dans un jeu ou dans un logiciel utilisé avec les doigts collants.</li>
<li>Focus, saisie et navigation à la manette : vous avez des opinions et pouvez renoncer à deux d’entre elles.</li>
<li>La mise en forme du texte complexe, ou du moins du respect pour elle.</li>
<li>Un œil qui remarque un pixel et un jugement qui, parfois, le laisse filer.</li>
</ul>
<p>Espagnol ou anglais.</p>`,
			es: `<ul>
<li>Tres años de código de interfaz en C++ o C#, en un juego o en un programa que se use con los dedos pringosos.</li>
<li>Foco, entrada y navegación con mando: tienes opiniones y puedes renunciar a dos.</li>
<li>Composición de texto complejo o, al menos, respeto por ella.</li>
<li>Un ojo que note un píxel y un criterio que a veces lo deje pasar.</li>
</ul>
<p>Español o inglés.</p>`,
		},
		salary: { min: 3900000, max: 4900000, currency: 'EUR', per: 'year' },
		publishedAt: '2026-11-17T08:00:00Z',
		validThrough: '2027-04-09T21:59:59Z',
		categories: [{ location: 'barcelona', team: 'UI Programming' }],
	},
	{
		id: '2207',
		locale: 'en',
		title: same('UI Programmer, Screen Readers and Text Size'),
		team: 'UI Programming',
		location: 'barcelona',
		positionType: 'Contract',
		remote: true,
		description:
			same(`<p>In spring a player wrote to say that he had finished Emberwick by ear, with his daughter reading him the menus. She is eleven and leaves for boarding school in September 2027. That is our deadline, and it is why this contract lasts ten months.</p>
<p>The aim is a game library that speaks. You would give our interface a tree that screen readers and console narrators can follow, first in Wending and then, working backwards, in The Salt Crown and Emberwick. You’d make text grow to twice its size without a single button leaving the screen, and write down how, so that the next team doesn’t need you.</p>
<p>Four blind and low-vision players test with us every second week and are paid for it. They are not gentle. One of them has kept a list since Thornhollow.</p>`),
		requirements: same(`<ul>
<li>You have made a real application or game usable with a screen reader, and can name somebody who uses it.</li>
<li>Solid C++, and at least one platform’s accessibility or narration interface from the inside.</li>
<li>English for everything written; the project crosses five offices.</li>
<li>A base within two hours of Barcelona’s clock. Lived experience of disability is expertise here, and we treat it as such.</li>
</ul>`),
		salary: { min: 380000, max: 460000, currency: 'EUR', per: 'month' },
		publishedAt: '2026-09-22T08:00:00Z',
		validThrough: '2027-01-08T22:59:59Z',
		categories: [
			{ location: 'barcelona', team: 'UI Programming' },
			{ location: 'guildford', team: 'Programming' },
		],
	},
];
