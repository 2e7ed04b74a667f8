import type { DemoJob } from '../types.ts';

export const kualaLumpurQualityAssurance: DemoJob[] = [
	{
		id: '2301',
		title: {
			en: 'Senior QA Tester, Four-Player Games',
			fr: 'Testeur ou testeuse QA senior, parties à quatre',
			es: 'Tester sénior de QA, partidas a cuatro',
		},
		team: 'Quality Assurance',
		location: 'kuala-lumpur',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>Most bugs in The Salt Crown need one player. The interesting ones need four, of whom one has just lost the connection, one is in a shop, one is lying under oath and the fourth has put the crown in a puddle. You run the table where we make such evenings happen on purpose.</p>
<p>There are four of you around it, with twelve consoles and a whiteboard. In the morning you read what Guildford changed overnight; by lunch you have a theory; at five you hand over a reproduction that somebody in Surrey can follow before the first tea. Nothing leaves this room marked “sometimes”.</p>
<p>You also decide, with the producers, which bugs stay. The ferryman who hums out of tune has been reported ninety times. He is staying.</p>`,
			fr: `<p>La plupart des bugs de The Salt Crown se contentent d’une personne. Les plus beaux en réclament quatre : une qui vient de perdre sa connexion, une autre chez le marchand, une troisième qui ment sous serment, et la dernière qui a posé la couronne dans une flaque. Vous dirigez la table où l’on provoque exprès ce genre de soirée.</p>
<p>Vous y êtes quatre, entre douze consoles et un tableau blanc. Le matin, vous lisez ce que Guildford a modifié pendant la nuit ; à midi, vous tenez une hypothèse ; à dix-sept heures, vous livrez une procédure que l’on peut suivre dans le Surrey avant le premier thé. Rien ne sort d’ici avec la mention « parfois ».</p>
<p>Avec la production, vous choisissez aussi les bugs que l’on garde. Le passeur qui chantonne faux a été signalé quatre-vingt-dix fois. Il reste.</p>`,
			es: `<p>A casi todos los fallos de The Salt Crown les basta una persona. Los buenos necesitan cuatro: una que acaba de perder la conexión, otra en la tienda, una tercera mintiendo bajo juramento y la última, que ha dejado la corona en un charco. Tú llevarás la mesa donde provocamos esas veladas a propósito.</p>
<p>Sois cuatro, con doce consolas y una pizarra. Por la mañana lees lo que Guildford cambió de noche; a mediodía tienes una teoría; a las cinco entregas unos pasos que alguien en Surrey puede repetir antes del primer té. De esta sala no sale nada con la etiqueta «a veces».</p>
<p>También decides con producción qué fallos se quedan. Del barquero que canturrea desafinado nos han avisado noventa veces. Se queda.</p>`,
		},
		requirements: {
			en: `<ul>
<li>At least four years of testing games, part of it on something with multiplayer</li>
<li>Reports so clear that a stranger twelve time zones away does not need to ask</li>
<li>Working knowledge of network conditions: latency, loss, and who should have been the host</li>
<li>Written English; Malay, Mandarin or Tamil are spoken in the room and welcome</li>
</ul>
<p>You will be teaching two juniors, so patience counts as a technical skill.</p>`,
			fr: `<ul>
<li>Quatre ans de test de jeux au minimum, dont une partie en multijoueur</li>
<li>Des rapports assez limpides pour qu’une personne inconnue, à l’autre bout du globe, n’ait aucune question à poser</li>
<li>De bonnes notions de réseau : latence, pertes de paquets, choix de l’hôte</li>
<li>Un anglais écrit solide ; le malais, le mandarin et le tamoul résonnent dans la salle et sont bienvenus</li>
</ul>
<p>Vous formerez deux débutants : ici, la patience compte comme compétence technique.</p>`,
			es: `<ul>
<li>Cuatro años o más probando juegos, parte de ellos en multijugador</li>
<li>Informes tan claros que quien los lea en la otra punta del mundo no tenga nada que preguntar</li>
<li>Soltura con las condiciones de red: latencia, paquetes perdidos y quién tendría que haber sido el anfitrión</li>
<li>Inglés escrito; en la sala se oyen malayo, mandarín y tamil, y todos suman</li>
</ul>
<p>Vas a enseñar a dos personas que empiezan, así que la paciencia cuenta como habilidad técnica.</p>`,
		},
		salary: { min: 700000, max: 920000, currency: 'MYR', per: 'month' },
		publishedAt: '2026-10-27T02:00:00Z',
		validThrough: '2027-01-31T15:59:00Z',
		categories: [{ location: 'kuala-lumpur', team: 'Quality Assurance' }],
	},
	{
		id: '2302',
		title: {
			en: 'Test Automation Engineer',
			fr: 'Ingénieur ou ingénieure en automatisation des tests',
			es: 'Ingeniería de automatización de pruebas',
		},
		team: 'Quality Assurance',
		location: 'kuala-lumpur',
		positionType: 'Full-time',
		remote: true,
		description: {
			en: `<p>We have a player called Mak Cik who has walked the road in Wending 83,000 times. She never complains, she gives bread to everyone she meets, and at six in the morning she mails us a list of the bridges that were not there. She is four thousand lines of Python, and she needs a parent.</p>
<h3>What that involves</h3>
<ul>
<li>Giving her company: a thief, a hoarder and somebody who never looks back, so that the ledger is tested by bad people too</li>
<li>Keeping the forty machines in Quebec that she walks on awake, together with the devops team there</li>
<li>Turning her mornings into a page that a quest scripter can read with one eye open</li>
</ul>
<p>Home is fine as a place of work, provided that it is in Malaysia; we meet in Bangsar on the first Thursday of the month.</p>`,
			fr: `<p>Nous avons une joueuse nommée Mak Cik, qui a parcouru 83 000 fois la route de Wending. Elle ne se plaint jamais, offre du pain à tous ceux qu’elle croise et nous envoie, à six heures du matin, la liste des ponts manquants. Elle tient en quatre mille lignes de Python, et il lui faut un parent.</p>
<h3>Concrètement</h3>
<ul>
<li>Lui trouver de la compagnie : un voleur, une avare, quelqu’un qui ne se retourne jamais, pour que le registre soit aussi éprouvé par de mauvaises gens</li>
<li>Maintenir éveillées, avec l’équipe DevOps de Québec, les quarante machines sur lesquelles elle marche</li>
<li>Résumer ses matinées en une page qu’un scripteur peut lire d’un œil</li>
</ul>
<p>Vous pouvez travailler de chez vous, à condition d’habiter en Malaisie ; le premier jeudi du mois, on se retrouve à Bangsar.</p>`,
			es: `<p>Tenemos una jugadora, Mak Cik, que ha recorrido 83 000 veces el camino de Wending. Nunca se queja, reparte pan a quien se cruza y a las seis de la mañana nos manda la lista de puentes que no estaban. Son cuatro mil líneas de Python y le hace falta familia.</p>
<h3>En la práctica</h3>
<ul>
<li>Buscarle compañía: un ladrón, una acaparadora y alguien que jamás mire atrás, para que al libro mayor lo ponga a prueba también la mala gente</li>
<li>Mantener despiertas, junto con el equipo de DevOps de Quebec, las cuarenta máquinas por las que camina</li>
<li>Convertir sus mañanas en una página que un scripter pueda leer con un solo ojo abierto</li>
</ul>
<p>Puedes trabajar desde casa siempre que vivas en Malasia; el primer jueves de cada mes nos vemos en Bangsar.</p>`,
		},
		requirements: {
			en: `<p>You write Python that other people are happy to find, and enough C++ to add a hook to an engine without waking it. You have run test farms, build pipelines or simulations large enough to fail at night.</p>
<p>Statistics help more than you might expect: the hard part is not making a robot walk a road, but knowing which of ten thousand walks deserves a human’s morning. Experience of games is welcome and not required.</p>`,
			fr: `<p>Vous écrivez un Python que les autres ont plaisir à retrouver, et assez de C++ pour accrocher une sonde au moteur sans le réveiller. Vous avez déjà exploité une ferme de tests, une chaîne de compilation ou des simulations assez vastes pour tomber en panne la nuit.</p>
<p>Les statistiques servent plus qu’on ne le croit : faire marcher un robot est facile ; savoir laquelle de ses dix mille promenades mérite la matinée d’un humain l’est moins. L’expérience du jeu vidéo est un plus, sans être exigée.</p>`,
			es: `<p>Escribes un Python que da gusto heredar y el C++ justo para engancharte al motor sin despertarlo. Has llevado granjas de pruebas, cadenas de compilación o simulaciones lo bastante grandes como para caerse de madrugada.</p>
<p>La estadística ayuda más de lo que parece: lo difícil no es que un robot recorra un camino, sino saber cuál de sus diez mil paseos merece la mañana de una persona. Si vienes de otro sector, también nos vale.</p>`,
		},
		salary: { min: 850000, max: 1200000, currency: 'MYR', per: 'month' },
		publishedAt: '2026-11-09T02:30:00Z',
		validThrough: '2027-02-26T15:59:00Z',
		categories: [
			{ location: 'kuala-lumpur', team: 'Quality Assurance' },
			{ location: 'quebec', team: 'System Tools and Devops' },
		],
	},
	{
		id: '2303',
		title: {
			en: 'Localisation Tester, Japanese and Simplified Chinese',
			fr: 'Test linguistique, japonais et chinois simplifié',
			es: 'Tester de localización, japonés y chino simplificado',
		},
		team: 'Quality Assurance',
		location: 'kuala-lumpur',
		positionType: 'Contract',
		remote: false,
		description: {
			en: `<p>An eight-month contract, from January until Wending has been on sale for long enough to stop surprising us. Your job is to read the whole game in two languages, in order, out of order, and in the order that only a person with no sense of direction would choose.</p>
<p>Three hundred and twelve campfire stories are told in it, by whichever companion is still alive and still talking to you. The same tale must therefore sound right from a tinker, a deserter and a girl of nine. English hides that well. Japanese does not hide it at all, and last month the nine-year-old addressed a duck with an honorific reserved for abbots.</p>
<p>You work beside the Korean and Thai testers and write to the translators directly, by name. Dublin’s localisation producer keeps the peace.</p>`,
			fr: `<p>Un contrat de huit mois, de janvier jusqu’à ce que Wending, une fois en vente, ait cessé de nous surprendre. Il s’agit de lire tout le jeu dans deux langues : dans l’ordre, dans le désordre, et dans l’ordre que choisirait quelqu’un sans aucun sens de l’orientation.</p>
<p>On y raconte trois cent douze histoires au coin du feu, par la voix du compagnon encore en vie et encore d’humeur à vous parler. Un même récit doit donc sonner juste chez un rétameur, un déserteur et une fillette de neuf ans. L’anglais le dissimule bien ; le japonais, pas du tout. Le mois dernier, la fillette s’adressait à un canard avec un titre réservé aux abbés.</p>
<p>Vous travaillez à côté des testeurs coréen et thaï, et vous écrivez directement aux traducteurs, par leur prénom. À Dublin, la production de la localisation veille à la paix.</p>`,
			es: `<p>Es un contrato de ocho meses, desde enero hasta que Wending lleve a la venta el tiempo suficiente para dejar de darnos sorpresas. Consiste en leer el juego entero en dos idiomas: en orden, sin orden y en el orden que elegiría alguien que se pierde en un pasillo.</p>
<p>Junto al fuego se cuentan trescientas doce historias, en boca del compañero que siga vivo y aún te dirija la palabra. El mismo relato tiene que sonar bien en un calderero, un desertor y una niña de nueve años. En inglés eso se disimula; en japonés, ni lo sueñes. El mes pasado la niña trataba a un pato con un honorífico propio de abades.</p>
<p>Te sientas con quienes prueban el coreano y el tailandés, y escribes a los traductores sin intermediarios. Desde Dublín, producción de localización pone paz.</p>`,
		},
		requirements: {
			en: `<ul>
<li>One of the two languages from home, the other at a level where novels are a pleasure</li>
<li>English good enough to explain why something is funny and why it no longer is</li>
<li>An eye for type: line breaks, punctuation, a glyph that belongs to the wrong Chinese</li>
<li>Some experience of translation, subtitling or linguistic testing</li>
<li>The right to work in Malaysia by the middle of January</li>
</ul>`,
			fr: `<ul>
<li>L’une des deux langues reçue à la maison, l’autre pratiquée au point de lire des romans par plaisir</li>
<li>Un anglais qui vous permette d’expliquer pourquoi une réplique est drôle, et pourquoi elle ne l’est plus</li>
<li>L’œil typographe : coupures de ligne, ponctuation, caractère venu du mauvais chinois</li>
<li>Une première expérience en traduction, en sous-titrage ou en test linguistique</li>
<li>Le droit de travailler en Malaisie dès la mi-janvier</li>
</ul>`,
			es: `<ul>
<li>Uno de los dos idiomas aprendido en casa y el otro a un nivel en que las novelas sean un placer</li>
<li>Inglés suficiente para explicar por qué algo tiene gracia y por qué ha dejado de tenerla</li>
<li>Ojo tipográfico: cortes de línea, puntuación, un carácter que es del otro chino</li>
<li>Algo de recorrido en traducción, subtítulos o pruebas lingüísticas</li>
<li>Permiso para trabajar en Malasia desde mediados de enero</li>
</ul>`,
		},
		publishedAt: '2026-10-14T03:00:00Z',
		validThrough: '2026-12-18T15:59:00Z',
		categories: [{ location: 'kuala-lumpur', team: 'Quality Assurance' }],
	},
	{
		id: '2304',
		title: {
			en: 'Paid Playtester, Evening Sessions of Wending',
			fr: 'Séances de test rémunérées en soirée : Wending',
			es: 'Pruebas remuneradas de Wending, por las tardes',
		},
		team: 'Quality Assurance',
		location: 'kuala-lumpur',
		positionType: 'Playtest',
		remote: false,
		description: {
			en: `<p>Ten evenings, two a week, from half past six to half past nine in the Bangsar office. You play Wending from its first village to wherever your manners have taken you by then, and you always come back to your own save.</p>
<p>This is not the one-day visit that <a href="/playtests">our playtest rooms</a> offer. What we need to learn takes longer: whether, in the fourth week, you still care about a carter whom you turned away in the first. A scripter sits behind you and is not allowed to help. At the end of each evening there are six questions, then nasi lemak from downstairs.</p>
<p>Please do not be good at games for our sake. The most useful notes we have ever received came from a dentist who had never held a controller and apologised to every horse.</p>`,
			fr: `<p>Dix soirées, deux par semaine, de 18 h 30 à 21 h 30, au bureau de Bangsar. Vous jouez à Wending depuis le premier village jusqu’au point où vos manières vous auront conduit, en retrouvant à chaque fois votre propre sauvegarde.</p>
<p>Rien à voir avec la journée unique que proposent <a href="/playtests">nos salles de test</a>. Ce que nous cherchons demande du temps : savoir si, la quatrième semaine, vous pensez encore au charretier éconduit lors de la première. Quelqu’un du scripting s’assoit derrière vous, avec interdiction de vous aider. Chaque soirée se termine par six questions, puis par un nasi lemak venu du rez-de-chaussée.</p>
<p>Surtout, n’essayez pas de bien jouer pour nous faire plaisir. Nos notes les plus précieuses viennent d’un dentiste qui n’avait jamais tenu de manette et s’excusait auprès de chaque cheval.</p>`,
			es: `<p>Son diez tardes, dos por semana, de seis y media a nueve y media, en la oficina de Bangsar. Juegas a Wending desde la primera aldea hasta donde te hayan llevado tus modales, y siempre retomas tu propia partida.</p>
<p>No se parece a la visita de un día de <a href="/playtests">nuestras salas de pruebas</a>. Lo que queremos saber tarda más: si en la cuarta semana te sigue importando aquel carretero al que dejaste tirado en la primera. Detrás se sienta alguien de scripting que tiene prohibido ayudarte. Cada tarde acaba con seis preguntas y un nasi lemak del local de abajo.</p>
<p>Por favor, no juegues bien por nosotros. Las notas más útiles que hemos recibido son de un dentista que no había cogido un mando en su vida y pedía perdón a cada caballo.</p>`,
		},
		requirements: {
			en: `<p>You are over eighteen, read English comfortably and can keep ten evenings free between mid-January and the end of February. Missing one is human; missing three spoils the experiment.</p>
<p>We look for sixteen people who differ from one another as much as possible, so tell us what you do all day and what you last read, watched or grew. Nobody who works on games, please, and no relatives of ours: we have tried that, and they are too kind.</p>`,
			fr: `<p>Vous avez plus de dix-huit ans, lisez l’anglais sans effort et pouvez réserver dix soirées entre la mi-janvier et la fin de février. En manquer une est humain ; en manquer trois gâche l’expérience.</p>
<p>Nous cherchons seize personnes aussi différentes que possible : dites-nous à quoi vous passez vos journées et ce que vous avez lu, vu ou fait pousser récemment. Pas de gens du métier, s’il vous plaît, ni de membres de nos familles. Nous avons essayé ; ils sont trop gentils.</p>`,
			es: `<p>Tienes más de dieciocho años, lees inglés con comodidad y puedes reservarnos diez tardes entre mediados de enero y finales de febrero. Faltar a una es humano; faltar a tres estropea el experimento.</p>
<p>Buscamos a dieciséis personas lo más distintas posible, así que cuéntanos a qué dedicas el día y qué has leído, visto o plantado últimamente. Nadie del sector, por favor, ni parientes nuestros: ya lo intentamos y son demasiado buenos.</p>`,
		},
		salary: { min: 3800, max: 3800, currency: 'MYR', per: 'hour' },
		publishedAt: '2026-11-16T04:00:00Z',
		validThrough: '2027-01-08T15:59:00Z',
		categories: [{ location: 'kuala-lumpur', team: 'Quality Assurance' }],
	},
];
