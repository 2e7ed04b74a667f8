import type { DemoJob } from '../types.ts';

export const gentArt: DemoJob[] = [
	{
		id: '2004',
		title: { en: 'Environment Artist', fr: 'Artiste environnement', es: 'Artista de entornos' },
		team: 'Art',
		location: 'gent',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>A road needs verges. Wending’s has about nine hundred kinds of them, grown by a system from parts that somebody has to make by hand: a milestone, a gate off its hinges, forty sorts of puddle. You would make those parts, and see to it that they still look as if one person had placed each.</p>
<p>Eleven environment artists work in the old drying loft, under skylights. You would share a corner with the two who look after villages, and speak daily to the ledger programmers in Quebec, because the hedges know who has walked past them and should look slightly smug about it.</p>
<p>Field trips are part of the job. The last one was to the Condroz, in rain, to photograph ditches. Everybody came back with ideas and one person with a donkey’s phone number, or its owner’s.</p>`,
			fr: `<p>Pas de route sans bas-côtés. Celle de Wending en compte quelque neuf cents sortes, qu’un système fait pousser à partir d’éléments façonnés à la main : une borne, une barrière dégondée, quarante variétés de flaques. Vous fabriqueriez ces éléments, en veillant à ce que chacun ait encore l’air d’avoir été posé là par quelqu’un.</p>
<p>Onze artistes environnement travaillent dans l’ancien séchoir, sous les verrières. Vous partageriez un coin avec les deux personnes chargées des villages et parleriez chaque jour aux programmeurs du registre, à Québec : les haies savent qui est passé, et cela doit se voir un peu.</p>
<p>Les sorties font partie du métier. La dernière nous a menés dans le Condroz, sous la pluie, pour photographier des fossés. Chacun en a rapporté des idées, et l’un de nous le numéro d’un âne, ou de son propriétaire.</p>`,
			es: `<p>No hay camino sin cunetas. El de Wending tiene unas novecientas clases, que un sistema hace crecer a partir de piezas modeladas a mano: un mojón, una cancela desgoznada, cuarenta tipos de charco. Harías esas piezas y cuidarías de que todas sigan pareciendo puestas por una persona.</p>
<p>En el antiguo secadero, bajo los lucernarios, trabajan once artistas de entornos. Compartirías rincón con la pareja que lleva los pueblos y hablarías a diario con la gente de Quebec que programa el libro mayor, porque los setos saben quién ha pasado y conviene que se les note un poco.</p>
<p>Las excursiones entran en el sueldo. La última fue al Condroz, con lluvia, a fotografiar zanjas. Volvimos cargados de ideas y alguien, con el teléfono de un burro, o de su dueño.</p>`,
		},
		requirements: {
			en: `<ul>
<li>A portfolio with at least one outdoor place that you carried from blockout to final light.</li>
<li>Modelling and sculpting in whichever package you like; Substance or an equal for surfaces.</li>
<li>Experience with modular or scattered content, and the patience to fix the same seam from nine sides.</li>
<li>An eye for plants. Nobody will quiz you in Latin, apart from Pieter, who can’t help it.</li>
</ul>`,
			fr: `<ul>
<li>Un portfolio où figure au moins un lieu en extérieur mené du volume brut à la lumière finale.</li>
<li>La modélisation et la sculpture dans le logiciel de votre choix ; Substance ou équivalent pour les matières.</li>
<li>La pratique des éléments modulaires ou dispersés, et la patience de reprendre une même jointure sous neuf angles.</li>
<li>L’œil pour les plantes. Personne ne vous interrogera en latin, sauf Pieter, qui ne peut pas s’en empêcher.</li>
</ul>`,
			es: `<ul>
<li>Un porfolio con al menos un exterior llevado del bloqueo inicial a la luz definitiva.</li>
<li>Modelado y escultura en el programa que prefieras; para superficies, Substance o similar.</li>
<li>Experiencia con piezas modulares o dispersas, y paciencia para arreglar la misma junta desde nueve lados.</li>
<li>Buen ojo para las plantas. Nadie te examinará en latín salvo Pieter, que no puede evitarlo.</li>
</ul>`,
		},
		salary: { min: 4200000, max: 5200000, currency: 'EUR', per: 'year' },
		publishedAt: '2026-09-28T08:00:00Z',
		validThrough: '2027-02-28T22:59:59Z',
		categories: [{ location: 'gent', team: 'Art' }],
	},
	{
		id: '2005',
		title: { en: 'Portrait Painter', fr: 'Portraitiste', es: 'Retratista' },
		team: 'Art',
		location: 'gent',
		positionType: 'Freelance',
		remote: true,
		description: {
			en: `<p>Everyone who speaks in our games has a painted face beside their words. There are two hundred and six in The Salt Crown, all by the same hand, and that hand is about to spend a year learning the cello.</p>
<p>We need someone to paint some thirty portraits for next year’s free updates, at a pace of about one a week. Each comes with a page about the person, a voice recording if we have it, and a note from the writer on what the face should <em>not</em> give away. You deliver a neutral expression and four moods, in layers, so that tears can be added by the engine.</p>
<p>Lotte Baeyens, our art director, looks at sketches on Tuesdays and answers within the day. Two rounds of changes are included in the price; a third we pay for, since by then the fault is ours.</p>`,
			fr: `<p>Dans nos jeux, quiconque prend la parole a son visage peint à côté de ses mots. The Salt Crown en compte deux cent six, tous de la même main, et cette main s’en va passer un an à apprendre le violoncelle.</p>
<p>Il nous faut une trentaine de portraits pour les mises à jour gratuites de l’an prochain, au rythme d’un par semaine environ. Chaque commande comprend une page sur le personnage, un enregistrement de sa voix quand il existe, et un mot du scénariste sur ce que le visage ne doit <em>pas</em> trahir. Vous livrez une expression neutre et quatre humeurs, en calques, pour que le moteur puisse ajouter les larmes.</p>
<p>Lotte Baeyens, notre directrice artistique, regarde les esquisses le mardi et répond dans la journée. Deux séries de retouches sont comprises ; la troisième, nous la payons, car la faute nous en revient.</p>`,
			es: `<p>En nuestros juegos, quien habla tiene la cara pintada junto a sus palabras. En The Salt Crown hay doscientas seis, todas de la misma mano, y esa mano se va un año a aprender a tocar el violonchelo.</p>
<p>Buscamos a alguien que pinte unos treinta retratos para las actualizaciones gratuitas del año que viene, más o menos uno por semana. Con cada encargo recibirás una página sobre el personaje, una grabación de su voz si la hay y una nota del guionista sobre lo que esa cara <em>no</em> debe delatar. Entregas una expresión neutra y cuatro estados de ánimo, por capas, para que las lágrimas las ponga el motor.</p>
<p>Lotte Baeyens, directora de arte, mira los bocetos los martes y contesta en el día. El precio incluye dos rondas de cambios; la tercera la pagamos aparte, porque para entonces la culpa es nuestra.</p>`,
		},
		requirements: {
			en: `<p>We look at faces you have painted, old ones above all. Digital or oil doesn’t matter as long as the file that arrives is layered. Being able to work in another painter’s manner is the heart of it, so please put one attempt at matching an existing portrait of ours in your application; we pay 150 euros for that attempt whether or not it comes to anything.</p>
<p>You invoice from wherever you live, in euros.</p>`,
			fr: `<p>Nous regardons les visages que vous avez peints, surtout les vieux. Numérique ou huile, peu importe, pourvu que le fichier reçu soit en calques. L’essentiel est de savoir entrer dans la manière d’un autre : joignez un essai d’après l’un de nos portraits existants, que nous payons 150 euros, qu’il aboutisse ou non.</p>
<p>Vous facturez en euros, d’où que vous viviez, et gardez le droit de montrer chaque portrait une fois la mise à jour parue.</p>`,
			es: `<p>Nos fijamos en las caras que has pintado, sobre todo en las viejas. Da igual digital que óleo, mientras el archivo llegue por capas. Lo esencial es saber entrar en la manera de otra persona, así que incluye en tu solicitud una prueba a partir de uno de nuestros retratos; la pagamos a 150 euros, salga adelante o no.</p>
<p>Facturas en euros desde donde vivas y podrás enseñar cada retrato en cuanto se publique la actualización.</p>`,
		},
		salary: { min: 4500, max: 6000, currency: 'EUR', per: 'hour' },
		publishedAt: '2026-11-16T08:00:00Z',
		validThrough: '2027-01-15T22:59:59Z',
		categories: [{ location: 'gent', team: 'Art' }],
	},
	{
		id: '2006',
		title: { en: 'Lighting Artist', fr: 'Artiste lumière', es: 'Artista de iluminación' },
		team: 'Art',
		location: 'gent',
		positionType: 'Full-time',
		remote: false,
		closed: true,
		description: {
			en: `<p>In the Citadel, lamps do the work of signposts. A room lit from within shows through its walls of salt, and that faint stain of warmth tells you that somebody is home, awake, and perhaps about to lie to you. Somebody must decide how warm.</p>
<p>You would light interiors and, later, whole quarters of the city, at all four hours of our day. Most of it is subtraction. Your predecessor, who has moved to Cinematics, left a note on the monitor that says “now take one away”, and it has been right more often than the calendar.</p>
<p>The rest of the lighting team is one person in Gent and one in Kuala Lumpur. You hand over at ten in the morning, with coffee at one end and tea at the other.</p>`,
			fr: `<p>Dans la Citadelle, les lampes remplacent les panneaux. Une pièce éclairée transparaît à travers ses murs de sel, et cette tache de chaleur à peine visible vous apprend qu’il y a quelqu’un, qu’on y veille et qu’on s’apprête peut-être à vous mentir. Encore faut-il décider du degré de chaleur.</p>
<p>Vous éclaireriez des intérieurs, puis des quartiers entiers, aux quatre heures de notre journée. Il s’agit surtout de soustraire. La personne qui occupait ce poste, passée aux cinématiques, a laissé sur l’écran un billet : « et maintenant, enlevez-en une ». Il s’est trompé moins souvent que notre calendrier.</p>
<p>L’équipe lumière se résume à une personne à Gand et une autre à Kuala Lumpur. On se passe le relais à dix heures, café d’un côté, thé de l’autre.</p>`,
			es: `<p>En la Ciudadela las lámparas hacen de letrero. Un cuarto encendido se trasluce por sus paredes de sal, y esa mancha tibia te dice que hay alguien, que está despierto y que a lo mejor está a punto de mentirte. Falta quien decida cuánto calor lleva la mancha.</p>
<p>Iluminarías interiores y, más adelante, barrios enteros, en las cuatro horas de nuestro día. Casi todo consiste en restar. Quien ocupaba el puesto se ha ido a Cinemáticas y dejó pegada en el monitor una nota que dice «ahora quita una»; ha acertado más veces que el calendario.</p>
<p>El resto del equipo de luz es una persona en Gante y otra en Kuala Lumpur. El relevo se hace a las diez, con café en una punta y té en la otra.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Three years of lighting for games, film or the stage. Theatre people do well here.</li>
<li>Physically based rendering, exposure and colour spaces, explained without raising your voice.</li>
<li>Frames that read in grey. Please show two of yours without colour.</li>
</ul>
<p>Knowing our own renderer is impossible beforehand; allow six weeks, and use the Quebec team, who like to be asked about it.</p>`,
			fr: `<ul>
<li>Trois ans d’éclairage pour le jeu, le cinéma ou la scène. Les gens de théâtre se plaisent ici.</li>
<li>Rendu physique, exposition, espaces colorimétriques : vous savez les expliquer sans hausser le ton.</li>
<li>Des images qui se lisent en gris. Montrez-en deux sans couleur.</li>
</ul>
<p>Notre moteur de rendu ne s’apprend pas d’avance ; comptez six semaines, et sollicitez l’équipe de Québec, qui adore qu’on lui pose des questions.</p>`,
			es: `<ul>
<li>Tres años iluminando juegos, cine o escenarios. A la gente de teatro le va bien aquí.</li>
<li>Renderizado físico, exposición y espacios de color, explicados sin levantar la voz.</li>
<li>Imágenes que se entiendan en gris. Enséñanos dos de las tuyas sin color.</li>
</ul>
<p>Nuestro motor no se puede conocer de antemano; cuenta con seis semanas y apóyate en el equipo de Quebec, al que le encanta que le pregunten.</p>`,
		},
		publishedAt: '2026-08-05T08:00:00Z',
		validThrough: '2026-12-15T22:59:59Z',
		categories: [{ location: 'gent', team: 'Art' }],
	},
];
