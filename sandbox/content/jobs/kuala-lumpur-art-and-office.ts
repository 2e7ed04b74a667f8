import type { DemoJob } from '../types.ts';

export const kualaLumpurArtAndOffice: DemoJob[] = [
	{
		id: '2308',
		title: {
			en: 'Environment Artist, The Salt Crown',
			fr: 'Artiste environnement, The Salt Crown',
			es: 'Artista de entornos, The Salt Crown',
		},
		team: 'Art',
		location: 'kuala-lumpur',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>In Bangsar it rains properly, most afternoons, at about four. That is why the part of The Salt Crown in which fresh water arrives is being built here and not in Gent, where it merely drizzles.</p>
<p>The northern pans come with next year’s update. Until now every wall in the game has been dry salt; these have been rained on for eighty years, and salt that has been rained on slumps, fluted like a candle, with grass in the folds. You would model a district of it, together with four other environment artists and Weng Kiat, who has been photographing his own garden wall daily since March.</p>
<p>Barcelona lights what you build, Guildford fights in it. A botanist in Ipoh writes to us, unpaid and quite firmly, about which ferns could possibly have got there.</p>`,
			fr: `<p>À Bangsar, il pleut pour de bon, presque chaque après-midi, vers seize heures. Voilà pourquoi la partie de The Salt Crown où arrive l’eau douce se construit ici et non à Gand, où il ne fait que bruiner.</p>
<p>Les salines du nord viennent avec la mise à jour de l’an prochain. Jusqu’ici, tous les murs du jeu étaient de sel sec ; ceux-là ont pris la pluie pendant quatre-vingts ans, et le sel mouillé s’affaisse, cannelé comme une bougie, avec de l’herbe dans les plis. Vous en modéliseriez un quartier, avec quatre autres artistes environnement et Weng Kiat, qui photographie chaque jour depuis mars le mur de son propre jardin.</p>
<p>Barcelone éclaire ce que vous bâtissez, Guildford s’y bat. Une botaniste d’Ipoh nous écrit, bénévolement et fermement, pour dire quelles fougères auraient pu arriver jusque-là.</p>`,
			es: `<p>En Bangsar llueve de verdad, casi todas las tardes, hacia las cuatro. Por eso la parte de The Salt Crown a la que llega el agua dulce se construye aquí y no en Gante, donde apenas chispea.</p>
<p>Las salinas del norte vienen con la actualización del año próximo. Hasta ahora todas las paredes del juego eran de sal seca; a estas les ha llovido encima ochenta años, y la sal mojada se desploma, acanalada como una vela, con hierba en los pliegues. Modelarías uno de sus barrios con otros cuatro artistas y con Weng Kiat, que desde marzo fotografía a diario la tapia de su jardín.</p>
<p>Barcelona ilumina lo que haces y Guildford pelea dentro. Una botánica de Ipoh nos escribe, gratis y con bastante firmeza, sobre los helechos que habrían podido llegar hasta allí.</p>`,
		},
		requirements: {
			en: `<ul>
<li>A portfolio with weather in it: damp stone, moss, anything that has slumped</li>
<li>Blender or Maya, ZBrush, Substance, and a modular kit that survived contact with a level designer</li>
<li>Three years or more in a game team</li>
<li>Enough English to disagree about a wall by video call</li>
</ul>
<p>If you draw or photograph outdoors, include a few. We look at those first.</p>`,
			fr: `<ul>
<li>Un portfolio où il a plu : pierre humide, mousse, tout ce qui s’est affaissé</li>
<li>Blender ou Maya, ZBrush, Substance, et un kit modulaire qui a survécu à la rencontre d’un level designer</li>
<li>Trois ans au moins dans une équipe de jeu</li>
<li>Assez d’anglais pour se disputer à propos d’un mur en visioconférence</li>
</ul>
<p>Si vous dessinez ou photographiez en plein air, joignez quelques essais. Ce sont eux que nous regardons d’abord.</p>`,
			es: `<ul>
<li>Un porfolio en el que haya llovido: piedra húmeda, musgo, cualquier cosa que se haya venido abajo</li>
<li>Blender o Maya, ZBrush, Substance y un kit modular que haya sobrevivido a un diseñador de niveles</li>
<li>Tres años o más en un equipo de juego</li>
<li>Inglés para discutir por videollamada sobre una pared</li>
</ul>
<p>Si dibujas o haces fotos al aire libre, añade unas cuantas: es lo primero que miramos.</p>`,
		},
		salary: { min: 750000, max: 980000, currency: 'MYR', per: 'month' },
		publishedAt: '2026-10-19T02:00:00Z',
		validThrough: '2027-01-22T15:59:00Z',
		categories: [
			{ location: 'kuala-lumpur', team: 'Art' },
			{ location: 'barcelona', team: 'Art' },
		],
	},
	{
		id: '2309',
		title: {
			en: 'Prop Artist',
			fr: 'Artiste props',
			es: 'Artista de objetos',
		},
		team: 'Art',
		location: 'kuala-lumpur',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>Everything a caravan owns has been repaired at least twice. That is the brief, and it goes for kettles, cradles, axles, a barometer, a family shrine that folds into a suitcase. About two hundred objects are still to be modelled, and none of them may look new.</p>
<p>Since players can mend things, each prop comes apart along its old repairs. You will therefore think like a carpenter first and like a modeller second: where would this have cracked, and what was at hand to fix it with? The art director in Gent sends references by post. Real ones. Last month it was a colander.</p>
<p>You would share the corner by the freight lift with our concept artist, two kilns and a fig tree that we are told is temporary.</p>`,
			fr: `<p>Tout ce que possède une caravane a été réparé au moins deux fois. Voilà la consigne, et elle vaut pour les bouilloires, les berceaux, les essieux, un baromètre, un autel familial qui se replie en valise. Il reste environ deux cents objets à modéliser, et aucun ne doit avoir l’air neuf.</p>
<p>Comme on peut raccommoder les choses dans le jeu, chaque accessoire se démonte le long de ses anciennes réparations. On pense donc en menuisier avant de penser en modeleur : où cela se serait-il fendu, et qu’avait-on sous la main ? La direction artistique, à Gand, envoie ses références par la poste. Des vraies. Le mois dernier, une passoire.</p>
<p>Vous partageriez le coin du monte-charge avec notre concept artist, deux fours à céramique et un figuier, provisoire paraît-il.</p>`,
			es: `<p>Todo lo que posee una caravana se ha arreglado al menos dos veces. Ese es el encargo, y vale para teteras, cunas, ejes, un barómetro y un altar familiar que se pliega en forma de maleta. Faltan por modelar unos doscientos objetos y ninguno puede parecer nuevo.</p>
<p>Como en el juego se reparan cosas, cada objeto se desmonta por sus viejos remiendos. Por eso primero hay que pensar con cabeza de carpintero: ¿por dónde se habría rajado y qué había a mano? La dirección de arte manda las referencias desde Gante por correo. De verdad. El mes pasado llegó un colador.</p>
<p>Compartirías el rincón del montacargas con nuestra artista conceptual, dos hornos de cerámica y una higuera que, según dicen, es provisional.</p>`,
		},
		requirements: {
			en: `<p>Your hard-surface modelling is clean and your wear is believable, because you have looked at worn things rather than at other people’s textures of them. Blender is what we use; whatever you come from is fine.</p>
<p>Two years of production experience, or a portfolio that makes us forget to ask. Somewhere in it we hope to find one object, from every side, that could only have belonged to a single person.</p>`,
			fr: `<p>Une modélisation hard surface propre et une usure crédible, parce que vous avez regardé des choses usées plutôt que les textures qu’en font les autres. Nous travaillons sous Blender ; peu importe d’où vous venez.</p>
<p>Deux ans de production, ou un portfolio qui nous fasse oublier de demander. Quelque part dedans, nous espérons trouver un objet, montré sous tous les angles, qui n’ait pu appartenir qu’à une seule personne.</p>`,
			es: `<p>Modelas superficies duras con limpieza y tu desgaste resulta creíble, porque te has fijado en cosas gastadas y no en las texturas que hacen otros de ellas. Usamos Blender; da igual de qué programa vengas.</p>
<p>Dos años de producción, o un porfolio que nos haga olvidar la pregunta. Esperamos encontrar en él un objeto, visto por todos los lados, que solo haya podido pertenecer a una persona.</p>`,
		},
		publishedAt: '2026-08-11T02:00:00Z',
		validThrough: '2026-12-15T15:59:00Z',
		categories: [{ location: 'kuala-lumpur', team: 'Art' }],
		closed: true,
	},
	{
		id: '2310',
		title: {
			en: 'Producer, Handover and Live Updates',
			fr: 'Producteur ou productrice, relais et mises à jour',
			es: 'Producción: relevo y actualizaciones',
		},
		team: 'Production',
		location: 'kuala-lumpur',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>The day at Tallow &amp; Thorn goes round the world. It starts in Bangsar, crosses to Europe over lunch and ends in Quebec; then, twelve hours later, it lands on your desk again, and somebody has to know what happened to it. You write the baton: one page, every evening, that tells four offices what was learned today and what is now theirs.</p>
<p>Beside that you look after this side of the updates to The Salt Crown, whose producer sits in Gent. There are four a year. Each one is an agreement between people who would like more time and a thirty-six-hour week that we do not bend, so most of your craft lies in noticing early what should be left out.</p>
<p>You report to Marieke De Clercq, who runs production, and sit, for practical reasons, next to the testers. They know before the schedule does.</p>`,
			fr: `<p>Chez Tallow &amp; Thorn, la journée fait le tour du monde. Elle commence à Bangsar, passe en Europe à l’heure du déjeuner et finit à Québec ; douze heures plus tard, elle retombe sur votre bureau, et quelqu’un doit savoir ce qui lui est arrivé. Vous rédigez le témoin : une page, chaque soir, qui dit à quatre bureaux ce que l’on a appris et ce qui leur revient désormais.</p>
<p>Vous menez aussi, de ce côté du monde, les mises à jour de The Salt Crown, produites à Gand : quatre par an, chacune étant un accord entre des gens qui voudraient plus de temps et une semaine de trente-six heures que nous ne rallongeons pas. L’essentiel du métier consiste à voir tôt ce qu’il faut retirer.</p>
<p>Vous relevez de Marieke De Clercq, à la tête de la production, et, pour des raisons pratiques, siégez près des testeurs : ils savent avant le planning.</p>`,
			es: `<p>En Tallow &amp; Thorn la jornada da la vuelta al mundo. Arranca en Bangsar, cruza a Europa a la hora de comer y termina en Quebec; doce horas después vuelve a caer en tu mesa, y alguien tiene que saber qué le ha pasado. Tú escribes el testigo: una página, cada tarde, que cuenta a cuatro oficinas qué se ha aprendido hoy y qué les toca.</p>
<p>Llevas además, desde este lado del mundo, las actualizaciones de The Salt Crown, cuya producción está en Gante. Son cuatro al año, y cada una es un pacto entre gente que querría más tiempo y una semana de treinta y seis horas que no se estira. Casi todo el oficio está en ver pronto qué conviene dejar fuera.</p>
<p>Dependes de Marieke De Clercq, que dirige producción, y, por sentido práctico, te sientas con los testers: se enteran antes que el calendario.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Five years in production, with at least one game looked after beyond its release</li>
<li>Written English that is short without being curt</li>
<li>Experience of teams in several time zones, and the restraint not to call a meeting in all of them</li>
</ul>
<p>We do not mind which tool you plan in. We do mind whether a plan of yours has ever made a game smaller and better, and will ask for the story.</p>`,
			fr: `<ul>
<li>Cinq ans de production, dont un jeu au moins suivi après sa sortie</li>
<li>Un anglais écrit bref sans être sec</li>
<li>L’habitude d’équipes réparties sur plusieurs fuseaux, et la retenue de ne pas convoquer de réunion dans tous à la fois</li>
</ul>
<p>L’outil de planification nous est égal. Nous voulons savoir, en revanche, si l’un de vos plannings a déjà rendu un jeu plus petit et meilleur, et nous vous demanderons de le raconter.</p>`,
			es: `<ul>
<li>Cinco años en producción y al menos un juego cuidado más allá del lanzamiento</li>
<li>Un inglés escrito breve, pero no seco</li>
<li>Experiencia con equipos en varios husos horarios y la contención de no convocar una reunión en todos</li>
</ul>
<p>Nos da lo mismo con qué herramienta planifiques. Lo que sí queremos saber es si algún plan tuyo ha hecho un juego más pequeño y mejor; te pediremos que nos lo cuentes.</p>`,
		},
		salary: { min: 900000, max: 1250000, currency: 'MYR', per: 'month' },
		publishedAt: '2026-09-22T02:00:00Z',
		validThrough: '2027-01-15T15:59:00Z',
		categories: [{ location: 'kuala-lumpur', team: 'Production' }],
	},
	{
		id: '2311',
		title: {
			en: 'Office Host, Mornings',
			fr: 'Accueil et vie du bureau, le matin',
			es: 'Anfitrión o anfitriona de oficina, mañanas',
		},
		team: 'Studio Support',
		location: 'kuala-lumpur',
		positionType: 'Part-time',
		remote: false,
		description: {
			en: `<p>Four mornings a week, from eight until noon, you are the reason why fifty people can think about something else. You open up, water the fig tree, sign for parcels that turn out to be colanders, book the cars to the airport and know whose mother is visiting.</p>
<p>Some of it is caring and some is arithmetic. You keep the petty cash, order lunch for the first Thursday (vegetarian, halal and one colleague who eats only beige food), and settle with the kitchens downstairs at the end of the month. Twice a year, when a team flies in from Gent or Quebec, you have a budget, a van and our full confidence.</p>
<p>The last person in this job stayed for nine years and now scripts quests. We promise not to be surprised.</p>`,
			fr: `<p>Quatre matinées par semaine, de huit heures à midi, c’est grâce à vous que cinquante personnes peuvent penser à autre chose. Vous ouvrez, arrosez le figuier, signez pour des colis qui se révèlent être des passoires, réservez les voitures pour l’aéroport et savez de qui la mère est en visite.</p>
<p>Il y entre de l’attention et du calcul. Vous tenez la petite caisse, commandez le déjeuner du premier jeudi (végétarien, halal, plus un collègue qui ne mange que beige) et réglez en fin de mois les cuisines du rez-de-chaussée. Deux fois l’an, quand une équipe débarque de Gand ou de Québec, vous disposez d’un budget, d’un minibus et de toute notre confiance.</p>
<p>La personne qui vous précède est restée neuf ans ; elle scripte aujourd’hui des quêtes. Promis, nous ne serons pas surpris.</p>`,
			es: `<p>Cuatro mañanas por semana, de ocho a doce, cincuenta personas pueden pensar en otra cosa gracias a ti. Abres, riegas la higuera, firmas paquetes que resultan ser coladores, pides los coches al aeropuerto y sabes qué madre está de visita.</p>
<p>Hay parte de cariño y parte de cuentas. Llevas la caja chica, encargas la comida del primer jueves (vegetariana, halal y la de un compañero que solo come cosas de color beis) y a fin de mes liquidas con las cocinas de abajo. Dos veces al año, cuando viene un equipo de Gante o de Quebec, tienes presupuesto, furgoneta y toda nuestra confianza.</p>
<p>Quien te precede estuvo nueve años en el puesto y ahora hace scripting de misiones. Prometemos no sorprendernos.</p>`,
		},
		requirements: {
			en: `<p>Malay and English, spoken easily; a third language makes the telephone shorter. You have looked after a front desk, a restaurant, a clinic or a large family, and can tell an emergency from a person in a hurry.</p>
<p>Comfort with a spreadsheet is enough for the accounts. A driving licence helps with the van. First-aid training is ours to pay for, in your first month.</p>`,
			fr: `<p>Malais et anglais parlés avec aisance ; une troisième langue abrège les coups de téléphone. Vous avez tenu un accueil, un restaurant, un cabinet médical ou une famille nombreuse, et distinguez une urgence d’une personne pressée.</p>
<p>Pour les comptes, savoir se servir d’un tableur suffit. Le permis de conduire aide pour le minibus. La formation aux premiers secours est à nos frais, dès le premier mois.</p>`,
			es: `<p>Malayo e inglés hablados con naturalidad; un tercer idioma acorta las llamadas. Has llevado una recepción, un restaurante, una consulta o una familia grande, y distingues una emergencia de una persona con prisa.</p>
<p>Para las cuentas basta con manejar una hoja de cálculo. El carné de conducir viene bien por la furgoneta. La formación en primeros auxilios la pagamos nosotros, en tu primer mes.</p>`,
		},
		salary: { min: 2200, max: 2700, currency: 'MYR', per: 'hour' },
		publishedAt: '2026-08-25T02:00:00Z',
		validThrough: '2026-12-20T15:59:00Z',
		categories: [{ location: 'kuala-lumpur', team: 'Studio Support' }],
	},
];
