import type { DemoJob } from '../types.ts';

export const barcelonaGlow: DemoJob[] = [
	{
		id: '2201',
		title: {
			en: 'Senior VFX Artist',
			fr: 'Artiste VFX sénior',
			es: 'Artista sénior de efectos visuales',
		},
		team: 'VFX',
		location: 'barcelona',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>Fire is the main character of Wending, if you count minutes on screen. There is one every night, people look into it while somebody talks, and no two may burn alike, because wet oak and stolen furniture don’t.</p>
<p>You would own that fire together with Jordi Puig, who has spent a year on sparks and will explain, if asked, why nearly all sparks in games fall too slowly. Next come breath in cold air, dust behind wheels, and whatever rises from a marsh when no one has paid the ferryman. Particles, flipbooks and shader work about equally; effects must run on a handheld and still make someone put the kettle on.</p>
<p>Research happens on the terrace with a brazier, a slow-motion camera and a fire extinguisher. The neighbours have been invited to dinner, so far twice.</p>`,
			fr: `<p>Si l’on compte les minutes à l’écran, le personnage principal de Wending est le feu. On en allume un chaque soir, on le regarde pendant que quelqu’un raconte, et il n’y en a pas deux qui brûlent pareil, car le chêne humide et les meubles volés ne donnent pas la même flamme.</p>
<p>Ce feu serait à vous et à Jordi Puig, qui a passé un an sur les étincelles et vous dira volontiers pourquoi elles tombent trop lentement dans presque tous les jeux. Viendront ensuite l’haleine dans l’air froid, la poussière derrière les roues et ce qui monte d’un marais quand on n’a pas payé le passeur. Particules, planches animées et shaders à parts égales ; le tout doit tourner sur une console portable et donner envie de mettre la bouilloire à chauffer.</p>
<p>Les recherches se font sur la terrasse, avec un brasero, une caméra ultrarapide et un extincteur. Les voisins ont été invités à dîner, deux fois déjà.</p>`,
			es: `<p>Si contamos los minutos en pantalla, el protagonista de Wending es el fuego. Se enciende uno cada noche, la gente lo mira mientras alguien habla y no puede haber dos iguales, porque el roble mojado y los muebles robados no arden lo mismo.</p>
<p>Ese fuego sería tuyo y de Jordi Puig, que lleva un año con las chispas y te contará, si le preguntas, por qué en casi todos los juegos caen demasiado despacio. Después vienen el aliento en el aire frío, el polvo tras las ruedas y lo que sube de un pantano cuando nadie ha pagado al barquero. Partículas, secuencias de imágenes y shaders más o menos a partes iguales; todo tiene que funcionar en una portátil y aun así dar ganas de poner agua a calentar.</p>
<p>La investigación se hace en la terraza, con un brasero, una cámara lenta y un extintor. A los vecinos los hemos invitado a cenar, de momento dos veces.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Five years of real-time effects, and a reel in which something small is done well.</li>
<li>Houdini or EmberGen for sources, a node-based particle editor for the rest; ours takes a fortnight.</li>
<li>Overdraw in the blood. You know what an effect costs before you profile it.</li>
<li>Spanish or English at work. Catalan makes friends.</li>
</ul>`,
			fr: `<ul>
<li>Cinq ans d’effets en temps réel, et une bande démo où une petite chose est bien faite.</li>
<li>Houdini ou EmberGen pour les sources, un éditeur de particules nodal pour le reste ; le nôtre s’apprivoise en quinze jours.</li>
<li>Le surdessin dans le sang : vous savez ce que coûte un effet avant de le mesurer.</li>
<li>Espagnol ou anglais au travail. Le catalan fait des amis.</li>
</ul>`,
			es: `<ul>
<li>Cinco años de efectos en tiempo real y un vídeo de muestra en el que algo pequeño esté bien hecho.</li>
<li>Houdini o EmberGen para las fuentes y un editor de partículas por nodos para lo demás; el nuestro se aprende en dos semanas.</li>
<li>El sobredibujado en la sangre: sabes lo que cuesta un efecto antes de medirlo.</li>
<li>Español o inglés en el trabajo. El catalán hace amigos.</li>
</ul>`,
		},
		salary: { min: 4200000, max: 5200000, currency: 'EUR', per: 'year' },
		publishedAt: '2026-10-22T08:00:00Z',
		validThrough: '2027-02-20T22:59:59Z',
		categories: [{ location: 'barcelona', team: 'VFX' }],
	},
	{
		id: '2202',
		title: { en: 'VFX Intern', fr: 'Stage en effets visuels', es: 'Prácticas de efectos visuales' },
		team: 'VFX',
		location: 'barcelona',
		positionType: 'Internship',
		remote: false,
		description: {
			en: `<p>Dust, mostly. Then steam. Towards the end, with luck, a swarm.</p>
<p>Starting in March you join six effects artists for half a year, five hours a day, mornings or afternoons as your classes allow. We don’t do coffee runs: the machine is nearer than you are. Each month has a theme and ends with an effect that goes into a game people own. Last spring’s intern made the motes in Emberwick’s attic, and a player in Sendai has since written us a poem about them, which hangs above what used to be her desk and will be yours.</p>
<p>Someone sits beside you for the first two weeks, and for one hour daily after that. On Thursdays the whole team watches thirty seconds of something real, such as milk in tea, and tries to say what happens in it without using the word “swirl”.</p>`,
			fr: `<p>De la poussière, surtout. Puis de la vapeur. Vers la fin, avec un peu de chance, un essaim.</p>
<p>À partir de mars, vous rejoignez six artistes d’effets pour un semestre, cinq heures par jour, le matin ou l’après-midi selon vos cours. Pas de cafés à porter : la machine est plus près que vous. Chaque mois a son thème et s’achève par un effet qui entre dans un jeu que des gens possèdent. La stagiaire du printemps dernier a réalisé les grains de lumière du grenier d’Emberwick ; de Sendai, quelqu’un nous a depuis envoyé un poème à leur sujet, accroché au-dessus de ce qui fut son bureau et sera le vôtre.</p>
<p>Quelqu’un s’assoit près de vous les deux premières semaines, puis une heure chaque jour. Le jeudi, toute l’équipe regarde trente secondes de réel, du lait dans du thé par exemple, et tente de décrire la scène sans dire « tourbillon ».</p>`,
			es: `<p>Polvo, sobre todo. Luego vapor. Hacia el final, con suerte, un enjambre.</p>
<p>A partir de marzo te unes durante medio año a seis artistas de efectos, cinco horas al día, por la mañana o por la tarde según tus clases. Aquí nadie te manda por café: la máquina queda más cerca que tú. Cada mes tiene un tema y termina con un efecto que entra en un juego que la gente ya tiene en casa. La becaria de la primavera pasada hizo las motas del desván de Emberwick; desde Sendai nos han mandado un poema sobre ellas, que cuelga encima de la que fue su mesa y será la tuya.</p>
<p>Las dos primeras semanas tendrás a alguien al lado; después, una hora diaria. Los jueves el equipo entero mira treinta segundos de algo real, como leche en el té, e intenta contar qué pasa sin decir «remolino».</p>`,
		},
		requirements: {
			en: `<p>A training agreement with a school or university in Spain or elsewhere in the EU, valid from March to August. Any course will do in which you have made moving pictures with a computer.</p>
<p>Please send one short clip, looped, of a natural thing you observed and rebuilt: it can be Blender, Unity, Unreal or a pile of your own code. Two sentences on what is still wrong with it matter as much as the clip.</p>`,
			fr: `<p>Une convention de stage avec une école ou une université d’Espagne ou d’un autre pays de l’Union, valable de mars à août. Toute formation convient, pourvu que vous y ayez animé des images par ordinateur.</p>
<p>Envoyez un clip court, en boucle, d’un phénomène naturel observé puis reconstruit, que ce soit dans Blender, Unity, Unreal ou un tas de code à vous. Deux phrases sur ce qui cloche encore comptent autant que le clip.</p>`,
			es: `<p>Un convenio de prácticas con una escuela o universidad de España o de otro país de la UE, válido de marzo a agosto. Sirve cualquier formación en la que hayas hecho imágenes en movimiento con un ordenador.</p>
<p>Manda un clip breve, en bucle, de algo natural que hayas observado y reconstruido: en Blender, Unity, Unreal o un montón de código tuyo. Dos frases sobre lo que aún no funciona cuentan tanto como el clip.</p>`,
		},
		salary: { min: 80000, max: 80000, currency: 'EUR', per: 'month' },
		publishedAt: '2026-11-11T08:00:00Z',
		validThrough: '2027-01-25T22:59:59Z',
		categories: [{ location: 'barcelona', team: 'VFX' }],
	},
	{
		id: '2203',
		title: { en: 'UI Artist', fr: 'Artiste d’interface', es: 'Artista de interfaz' },
		team: 'Art',
		location: 'barcelona',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>Our inventories are drawn by hand, on purpose and against advice. In The Glass Regent the menu frosted over; in Lowtide the map was a debt book with coffee rings. What does the interface of our eighth game look like? There is a wall in Poblenou with four hundred scraps pinned to it (seed packets, tram tickets, a census form) and no answer yet.</p>
<p>Finding one is the job, alongside icons and layouts for The Salt Crown’s updates. You would design screens from pencil to delivered asset, draw a set of some two hundred icons that can be told apart at sixteen pixels, and choose type for fourteen languages, Thai and Arabic among them.</p>
<p>Your neighbour is Núria Casals, UI programming, who can have a sketch moving by the time you’re back from lunch. Lunch is late and long here. She is also simply fast.</p>`,
			fr: `<p>Nos inventaires se dessinent à la main, exprès et contre l’avis général. Dans The Glass Regent, le menu se couvrait de givre ; dans Lowtide, la carte était un carnet de dettes taché de café. À quoi ressemblera l’interface de notre huitième jeu ? À Poblenou, un mur porte quatre cents bouts de papier (sachets de graines, tickets de tram, un formulaire de recensement) et pas encore de réponse.</p>
<p>La trouver, voilà le poste, en plus des icônes et des écrans destinés aux mises à jour de The Salt Crown. Vous mèneriez chaque écran du crayon au fichier livré, dessineriez quelque deux cents icônes lisibles à seize pixels et choisiriez les caractères de quatorze langues, dont le thaï et l’arabe.</p>
<p>Votre voisine, Núria Casals, programme l’interface et sait animer un croquis pendant que vous déjeunez. On déjeune tard et longtemps, il est vrai. Mais elle est surtout rapide.</p>`,
			es: `<p>Nuestros inventarios se dibujan a mano, a propósito y en contra de todo consejo. En The Glass Regent el menú se cubría de escarcha; en Lowtide el mapa era un libro de deudas con cercos de café. ¿Qué aspecto tendrá la interfaz de nuestro octavo juego? En Poblenou hay una pared con cuatrocientos recortes (sobres de semillas, billetes de tranvía, un impreso del censo) y ninguna respuesta todavía.</p>
<p>El puesto consiste en encontrarla y en hacer, de paso, iconos y pantallas para las actualizaciones de The Salt Crown. Llevarías cada pantalla del lápiz al archivo entregado, dibujarías unos doscientos iconos que se distingan a dieciséis píxeles y elegirías letra para catorce idiomas, entre ellos el tailandés y el árabe.</p>
<p>Al lado se sienta Núria Casals, de programación de interfaz, que es capaz de tener un boceto en marcha antes de que vuelvas de comer. Aquí se come tarde y con calma, cierto. Pero es que ella es rápida.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Three years of interface or graphic design; a games background helps but a poster designer got this job last time.</li>
<li>Drawing. Real drawing, with a line that has opinions.</li>
<li>Typography in more than one script, or a hunger for it.</li>
<li>Accessible contrast, scalable text, colour that isn’t the only carrier of meaning: habits, not a checklist at the end.</li>
</ul>`,
			fr: `<ul>
<li>Trois ans de conception d’interface ou de graphisme ; le jeu vidéo aide, mais la dernière fois, le poste est allé à une affichiste.</li>
<li>Du dessin. Du vrai, d’un trait qui a des opinions.</li>
<li>La typographie dans plusieurs écritures, ou l’appétit d’y goûter.</li>
<li>Contrastes lisibles, texte qui s’agrandit, sens qui ne repose pas sur la seule couleur : des réflexes, pas une liste à cocher à la fin.</li>
</ul>`,
			es: `<ul>
<li>Tres años de diseño gráfico o de interfaz; venir de los juegos ayuda, pero la última vez el puesto se lo llevó una cartelista.</li>
<li>Dibujo. Del de verdad, con un trazo que tenga opiniones.</li>
<li>Tipografía en más de un alfabeto, o hambre de ella.</li>
<li>Contraste accesible, texto que crece, color que no cargue solo con el significado: costumbres, no una lista al final.</li>
</ul>`,
		},
		salary: { min: 3400000, max: 4200000, currency: 'EUR', per: 'year' },
		publishedAt: '2026-08-31T08:00:00Z',
		validThrough: '2026-12-30T22:59:59Z',
		categories: [{ location: 'barcelona', team: 'Art' }],
	},
];
