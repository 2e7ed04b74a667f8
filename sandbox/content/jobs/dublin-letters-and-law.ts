import type { DemoJob } from '../types.ts';

export const dublinLettersAndLaw: DemoJob[] = [
	{
		id: '2504',
		title: {
			en: 'Player Support, French, Evenings and Weekends',
			fr: 'Assistance aux joueurs en français, soirs et week-ends',
			es: 'Atención al jugador en francés, tardes y fines de semana',
		},
		team: 'Publishing',
		location: 'dublin',
		positionType: 'Part-time',
		remote: true,
		description: {
			en: `<p>People write to us when a save has vanished, when a code does not work, when they cannot sleep and want to know whether the dog is all right. In French that comes to some ninety letters on a Saturday. This job is to answer them, for sixteen hours a week.</p>
<p>There are no scripts to paste and no handling times on a screen. You have the tools to look into an account, restore a reign or refund a copy without asking anyone, and there is always a second person on shift in another language. What recurs you turn into an answer for the <a href="/support">support pages</a>, so that next Saturday brings eighty-nine.</p>
<p>Half of the team are students and one is a retired judge. She handles the disputes over mugs.</p>`,
			fr: `<p>On nous écrit quand une sauvegarde a disparu, quand un code refuse de fonctionner, quand le sommeil ne vient pas et que l’on veut savoir si le chien va bien. En français, cela représente quelque quatre-vingt-dix lettres un samedi. Il s’agit d’y répondre, seize heures par semaine.</p>
<p>Pas de modèles à coller, pas de chronomètre à l’écran. Vous avez de quoi examiner un compte, rétablir un règne ou rembourser un exemplaire sans rien demander à personne, et quelqu’un d’autre est toujours de service dans une autre langue. Ce qui revient souvent, vous en faites une réponse pour les <a href="/support">pages d’assistance</a>, afin que le samedi suivant n’en apporte que quatre-vingt-neuf.</p>
<p>La moitié de l’équipe est étudiante ; on y compte aussi une juge à la retraite. Les litiges relatifs aux tasses lui reviennent.</p>`,
			es: `<p>Nos escriben cuando ha desaparecido una partida, cuando un código no funciona, cuando no pueden dormir y quieren saber si el perro está bien. En francés son unas noventa cartas cada sábado. El trabajo es contestarlas, dieciséis horas por semana.</p>
<p>No hay plantillas que pegar ni cronómetro en pantalla. Tienes medios para mirar una cuenta, recuperar un reinado o devolver el dinero de una copia sin consultarlo con nadie, y siempre hay otra persona de turno en otro idioma. Lo que se repite lo conviertes en una respuesta para las <a href="/support">páginas de soporte</a>, y así el sábado siguiente llegan ochenta y nueve.</p>
<p>La mitad del equipo estudia y hay una jueza jubilada, que lleva los pleitos sobre tazas.</p>`,
		},
		requirements: {
			en: `<p>French without effort, in writing, for readers of twelve and of eighty; English for talking to us. You are curious by temper and do not mind not knowing, as long as you may go and find out.</p>
<p>Home in Ireland with a steady connection is enough, and the quay is open on Saturdays for those who prefer gulls. We train you for three weeks, on weekdays, paid.</p>`,
			fr: `<p>Un français qui coule de source, à l’écrit, pour des lecteurs de douze ans comme de quatre-vingts ; de l’anglais pour échanger avec nous. Vous êtes de nature curieuse, et ne pas savoir ne vous gêne pas tant que l’on vous laisse chercher.</p>
<p>Un domicile en Irlande et une connexion stable suffisent ; le quai reste ouvert le samedi à qui préfère les mouettes. La formation dure trois semaines, en semaine, et elle est payée.</p>`,
			es: `<p>Francés sin esfuerzo, por escrito, para lectores de doce años y de ochenta; inglés para hablar con nosotros. Tienes un carácter curioso y no te importa no saber algo con tal de que te dejen averiguarlo.</p>
<p>Basta con vivir en Irlanda y tener una conexión estable; el muelle abre los sábados para quien prefiera las gaviotas. La formación dura tres semanas, entre semana y pagada.</p>`,
		},
		salary: { min: 1750, max: 1950, currency: 'EUR', per: 'hour' },
		publishedAt: '2026-10-23T10:00:00Z',
		validThrough: '2027-03-12T23:59:00Z',
		categories: [{ location: 'dublin', team: 'Publishing' }],
	},
	{
		id: '2505',
		title: {
			en: 'Certification Tester, Consoles',
			fr: 'Testeur ou testeuse de certification, consoles',
			es: 'Tester de certificación para consolas',
		},
		team: 'Quality Assurance',
		location: 'dublin',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>Pull the controller out while the crown is being handed over. Fill the disk to the last byte, then save. Put the console to sleep in the middle of an oath and wake it up in another time zone. Every platform holder has several hundred rules about such moments, and it is your pleasure to have read them all.</p>
<p>Kuala Lumpur tests whether our games are good; Dublin tests whether they may be sold. There are five of you in a room with a view of the bridge and of every console made since 2013. You pre-check each build, write the submission together with publishing, and talk to the platforms’ own testers, who are human beings and remember who was polite.</p>
<p>Our record stands at nine first-time passes in a row. There is a cake involved, and a certain tension.</p>`,
			fr: `<p>Arracher la manette à l’instant où l’on remet la couronne. Remplir le disque jusqu’au dernier octet, puis sauvegarder. Endormir la console au milieu d’un serment et la réveiller dans un autre fuseau. Chaque constructeur édicte plusieurs centaines de règles sur ces moments-là, et vous prenez plaisir à les avoir toutes lues.</p>
<p>Kuala Lumpur vérifie que nos jeux sont bons ; Dublin, qu’ils ont le droit d’être vendus. Vous êtes cinq dans une pièce avec vue sur le pont et sur toutes les consoles sorties depuis 2013. Vous contrôlez d’avance chaque version, rédigez le dossier avec l’édition et dialoguez avec les testeurs des plateformes, qui sont des êtres humains et se rappellent qui a été poli.</p>
<p>Notre record est de neuf validations d’affilée du premier coup. Il y a un gâteau en jeu, et une certaine tension.</p>`,
			es: `<p>Desenchufar el mando justo cuando se entrega la corona. Llenar el disco hasta el último byte y guardar. Dormir la consola en pleno juramento y despertarla en otro huso horario. Cada fabricante tiene varios cientos de normas sobre momentos así, y a ti te da gusto haberlas leído todas.</p>
<p>Kuala Lumpur prueba si nuestros juegos son buenos; Dublín, si se pueden vender. Sois cinco en una sala con vistas al puente y a todas las consolas fabricadas desde 2013. Revisas cada versión antes de enviarla, preparas el expediente con publicación y hablas con los testers de las plataformas, que son personas y recuerdan quién fue amable.</p>
<p>Llevamos nueve aprobados seguidos a la primera. Hay una tarta de por medio y cierta tensión.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Two years of compliance or certification testing on any current console</li>
<li>The kind of attention that reads the footnote first</li>
<li>Exact, friendly English in writing</li>
</ul>
<p>Familiarity with age ratings, accessibility requirements or Nintendo hardware in particular would spare us some lessons. A weak spot for rules is not a flaw here, so long as you also know which of them nobody has enforced since 2016.</p>`,
			fr: `<ul>
<li>Deux ans de tests de conformité ou de certification sur une console actuelle</li>
<li>Cette attention qui commence par la note de bas de page</li>
<li>Un anglais écrit exact et aimable</li>
</ul>
<p>Connaître les classifications d’âge, les exigences d’accessibilité ou le matériel Nintendo nous épargnerait quelques leçons. Le goût des règles n’est pas un défaut ici, pourvu que vous sachiez aussi lesquelles ne sont plus appliquées depuis 2016.</p>`,
			es: `<ul>
<li>Dos años de pruebas de conformidad o certificación en alguna consola actual</li>
<li>Esa atención que empieza por la nota al pie</li>
<li>Inglés escrito exacto y amable</li>
</ul>
<p>Conocer las clasificaciones por edades, los requisitos de accesibilidad o el hardware de Nintendo nos ahorraría alguna lección. La debilidad por las normas aquí no es un defecto, siempre que sepas también cuáles no aplica nadie desde 2016.</p>`,
		},
		salary: { min: 3300000, max: 3900000, currency: 'EUR', per: 'year' },
		publishedAt: '2026-09-15T09:00:00Z',
		validThrough: '2027-01-25T23:59:00Z',
		categories: [
			{ location: 'dublin', team: 'Quality Assurance' },
			{ location: 'kuala-lumpur', team: 'Quality Assurance' },
		],
	},
	{
		id: '2506',
		title: {
			en: 'Legal Intern',
			fr: 'Stage juridique',
			es: 'Prácticas en asuntos legales',
		},
		team: 'Publishing',
		location: 'dublin',
		positionType: 'Internship',
		remote: false,
		description: {
			en: `<p>Is the tune that the ferryman hums out of copyright in Chile? May a player will her account to her nephew? What is a claimant’s tattoo called on a Brazilian rating form? Three lawyers sit on the quay, and their in-tray reads like this from Monday to Friday.</p>
<p>From the first Monday of September until the end of January you take a share of it: permissions, credits, age ratings, and the plain-language reading of our <a href="/privacy">privacy policy</a>, in which you are asked to find whatever a tired person would misunderstand. You sit in on contract talks with composers and voice actors, where we are on the side of the person who signs. And you get a case of your own. The last intern spent hers on the question of who owns a story told at the fire in Wending, and her memo changed the game.</p>`,
			fr: `<p>L’air que fredonne le passeur est-il libre de droits au Chili ? Une joueuse peut-elle léguer son compte à son neveu ? Comment nomme-t-on le tatouage d’un prétendant sur un formulaire de classification brésilien ? Ils sont trois juristes sur le quai, et leur courrier ressemble à cela du lundi au vendredi.</p>
<p>Du premier lundi de septembre à la fin de janvier, vous en prenez votre part : autorisations, génériques, classifications d’âge, et relecture en langage clair de notre <a href="/privacy">politique de confidentialité</a>, où l’on vous demande de repérer ce qu’une personne fatiguée comprendrait de travers. Vous assistez aux négociations avec compositrices et comédiens, où nous sommes du côté de qui signe. Et vous recevez un dossier à vous. La stagiaire précédente s’est demandé à qui appartient une histoire racontée au coin du feu dans Wending ; sa note a changé le jeu.</p>`,
			es: `<p>¿Está libre de derechos en Chile la melodía que tararea el barquero? ¿Puede una jugadora dejarle su cuenta en herencia a un sobrino? ¿Cómo se llama el tatuaje de un aspirante en un formulario brasileño de clasificación? En el muelle hay tres juristas, y su bandeja de entrada es así de lunes a viernes.</p>
<p>Del primer lunes de septiembre a finales de enero te llevas una parte: permisos, créditos, clasificación por edades y una lectura en lenguaje llano de nuestra <a href="/privacy">política de privacidad</a>, en la que te pedimos que encuentres lo que entendería mal una persona cansada. Asistes a las negociaciones con compositores y actores de voz, en las que estamos de parte de quien firma. Y tienes un caso propio. La becaria anterior dedicó el suyo a quién es dueño de una historia contada junto al fuego en Wending, y su informe cambió el juego.</p>`,
		},
		requirements: {
			en: `<p>You are in the last two years of a law degree, or between it and whatever comes next, in Ireland or anywhere in the European Union. Intellectual property or data protection should have been a course you enjoyed.</p>
<ul>
<li>English so clear that it makes lawyers nervous</li>
<li>A second language, for the pleasure of comparing</li>
<li>Discretion: you will know the ending of everything</li>
</ul>`,
			fr: `<p>Vous êtes dans les deux dernières années de vos études de droit, ou entre elles et la suite, en Irlande ou ailleurs dans l’Union européenne. La propriété intellectuelle ou la protection des données devrait figurer parmi les cours qui vous ont plu.</p>
<ul>
<li>Un anglais si clair qu’il inquiète les juristes</li>
<li>Une deuxième langue, pour le plaisir de comparer</li>
<li>De la discrétion : vous connaîtrez la fin de tout</li>
</ul>`,
			es: `<p>Cursas los dos últimos años de Derecho, o estás entre la carrera y lo siguiente, en Irlanda o en cualquier país de la Unión Europea. La propiedad intelectual o la protección de datos tendría que haber sido una asignatura de las que disfrutaste.</p>
<ul>
<li>Un inglés tan claro que ponga nerviosos a los abogados</li>
<li>Un segundo idioma, por el gusto de comparar</li>
<li>Discreción: vas a saber cómo acaba todo</li>
</ul>`,
		},
		salary: { min: 235000, max: 235000, currency: 'EUR', per: 'month' },
		publishedAt: '2026-10-07T09:00:00Z',
		validThrough: '2027-04-30T22:59:00Z',
		categories: [{ location: 'dublin', team: 'Publishing' }],
	},
];
