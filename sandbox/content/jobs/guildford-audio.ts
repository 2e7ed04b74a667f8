import type { DemoJob } from '../types.ts';

export const guildfordAudio: DemoJob[] = [
	{
		id: '2401',
		title: {
			en: 'Senior Sound Designer',
			fr: 'Sound designer senior',
			es: 'Diseño de sonido sénior',
		},
		team: 'Audio',
		location: 'guildford',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>A road that is never the same twice cannot have a recorded ambience. It has to be played, like an instrument, by the same ledger that lays the stones. In Wending you build that instrument: a few thousand fragments of cartwheel, grass, weather and distant argument, and the rules by which they meet.</p>
<p>Audio is six people in what used to be the wine cellar. It is cool in summer, dark all year, and silent apart from the pipes, which are in the key of D and have ended up in two games. You work with the gameplay programmers upstairs every day and with Inés Ferrer’s team in Barcelona twice a week.</p>
<p>The first thing she will ask you for is the sound of somebody deciding not to wait. We have tried eleven. None is right.</p>`,
			fr: `<p>Une route qui n’est jamais deux fois la même ne saurait avoir d’ambiance enregistrée. Il faut la jouer, comme un instrument, avec le registre qui en pose les pierres. Cet instrument, pour Wending, c’est vous qui le construisez : quelques milliers de fragments de roues, d’herbe, d’intempéries et de disputes lointaines, et les règles de leurs rencontres.</p>
<p>L’équipe audio compte six personnes dans l’ancienne cave à vin. Il y fait frais l’été, sombre toute l’année, et l’on n’y entend que la tuyauterie, accordée en ré, qui figure déjà dans deux jeux. Vous travaillez chaque jour avec le gameplay, à l’étage, et deux fois par semaine avec l’équipe d’Inés Ferrer à Barcelone.</p>
<p>Sa première demande sera le son de quelqu’un qui décide de ne pas attendre. Nous en avons essayé onze. Aucun n’est le bon.</p>`,
			es: `<p>Un camino que nunca es dos veces el mismo no puede tener un ambiente grabado. Hay que tocarlo, como un instrumento, con el mismo libro mayor que va poniendo las piedras. En Wending ese instrumento lo construyes tú: unos miles de fragmentos de rueda, hierba, intemperie y discusión lejana, y las reglas con que se encuentran.</p>
<p>Audio son seis personas en la antigua bodega. Es fresca en verano, oscura todo el año y silenciosa salvo por las tuberías, que están en re y ya salen en dos juegos. Trabajas a diario con los programadores de arriba y dos veces por semana con el equipo de Inés Ferrer, en Barcelona.</p>
<p>Lo primero que te pedirá es el sonido de alguien que decide no esperar. Hemos probado once y ninguno vale.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Two or more released games on which you designed systems, not only assets</li>
<li>Wwise or FMOD in depth, and a field recorder with mud on it</li>
<li>Mixing for loudspeakers that are worse than yours</li>
<li>Some scripting; reading C++ without flinching is a gift</li>
</ul>
<p>Send us three minutes of sound and half a page on what you took out of it.</p>`,
			fr: `<ul>
<li>Au moins deux jeux sortis dont vous avez conçu les systèmes sonores, et pas seulement les sons</li>
<li>Wwise ou FMOD en profondeur, et un enregistreur de terrain qui a connu la boue</li>
<li>Le mixage pour des enceintes moins bonnes que les vôtres</li>
<li>Un peu de script ; lire du C++ sans ciller serait un cadeau</li>
</ul>
<p>Envoyez-nous trois minutes de son et une demi-page sur ce que vous avez enlevé.</p>`,
			es: `<ul>
<li>Dos juegos publicados, o más, en los que diseñaras sistemas y no solo sonidos sueltos</li>
<li>Wwise o FMOD a fondo, y una grabadora de campo con barro encima</li>
<li>Mezclas pensadas para altavoces peores que los tuyos</li>
<li>Algo de script; leer C++ sin pestañear sería un regalo</li>
</ul>
<p>Mándanos tres minutos de sonido y media página sobre lo que quitaste.</p>`,
		},
		salary: { min: 4600000, max: 5800000, currency: 'GBP', per: 'year' },
		publishedAt: '2026-10-29T09:00:00Z',
		validThrough: '2027-02-05T23:59:00Z',
		categories: [{ location: 'guildford', team: 'Audio' }],
	},
	{
		id: '2402',
		title: {
			en: 'Dialogue Editor, English and French',
			fr: 'Monteur ou monteuse de dialogues, anglais et français',
			es: 'Edición de diálogos, inglés y francés',
		},
		team: 'Audio',
		location: 'guildford',
		positionType: 'Contract',
		remote: true,
		description: {
			en: `<p>Thirty-one thousand lines are sitting on a drive in our cellar, in two languages, with the breaths still in. Between now and March they need to be chosen, cleaned, named and handed to the engine. We have one editor and would like to have two, on a contract of five months.</p>
<p>You will spend it in good company. The cast recorded for Wending while walking, on a treadmill covered with a carpet, because a person who is out of breath lies differently. That means footsteps to remove from every single take, and no tool that can tell a footstep from a consonant as well as you can.</p>
<p>The booth is in Guildford; the editing may happen wherever your monitors are. Every second Wednesday the directors listen with you, and anything that made someone in the room put down their cup goes in as it is.</p>`,
			fr: `<p>Trente et un mille répliques attendent sur un disque, dans notre cave, en deux langues et avec toutes leurs respirations. D’ici mars, il faut les choisir, les nettoyer, les nommer et les remettre au moteur. Nous avons une personne au montage ; nous en voudrions deux, le temps d’un contrat de cinq mois.</p>
<p>Vous serez en bonne compagnie. Les comédiens de Wending ont joué en marchant, sur un tapis roulant garni de moquette, parce qu’on ment autrement quand on est essoufflé. Il y a donc des pas à retirer de chaque prise, et aucun outil ne distingue un pas d’une consonne aussi bien que vous.</p>
<p>La cabine est à Guildford ; le montage peut se faire là où sont vos enceintes. Un mercredi sur deux, les directeurs de plateau écoutent avec vous, et ce qui a fait poser sa tasse à quelqu’un entre tel quel.</p>`,
			es: `<p>En un disco de nuestra bodega esperan treinta y una mil frases, en dos idiomas y con todas sus respiraciones. De aquí a marzo hay que elegirlas, limpiarlas, ponerles nombre y entregárselas al motor. Tenemos a una persona editando y querríamos dos, con un contrato de cinco meses.</p>
<p>Estarás en buena compañía. El reparto de Wending grabó andando, sobre una cinta forrada de moqueta, porque quien va sin aliento miente de otra manera. Eso deja pasos en cada toma, y no hay herramienta que distinga un paso de una consonante como lo haces tú.</p>
<p>La cabina está en Guildford; la edición puede hacerse donde tengas los monitores. Un miércoles de cada dos la dirección de actores escucha contigo, y lo que haga que alguien deje la taza en la mesa entra tal cual.</p>`,
		},
		requirements: {
			en: `<p>You have edited speech for games, radio drama or film at some volume, and are fluent in English and French to the point of hearing when an actor swallows an ending on purpose. Reaper is our workshop, iZotope RX our broom.</p>
<p>File names will be thirty-one thousand in number as well, so order must come naturally. Please tell us your day rate and your earliest start.</p>`,
			fr: `<p>Vous avez monté de la voix en quantité, pour le jeu, la fiction radiophonique ou le cinéma, et parlez assez bien l’anglais et le français pour entendre qu’une comédienne avale exprès une finale. Reaper est notre atelier, iZotope RX notre balai.</p>
<p>Les noms de fichiers seront, eux aussi, trente et un mille : l’ordre doit vous être naturel. Indiquez-nous votre tarif journalier et la date à laquelle vous pourriez commencer.</p>`,
			es: `<p>Has editado voz en cantidad, para juegos, ficción sonora o cine, y dominas el inglés y el francés hasta el punto de notar cuándo una actriz se come un final a propósito. Reaper es nuestro taller; iZotope RX, la escoba.</p>
<p>También los nombres de archivo serán treinta y un mil, así que el orden te tiene que salir solo. Dinos cuánto cobras al día y desde cuándo podrías empezar.</p>`,
		},
		publishedAt: '2026-11-06T10:00:00Z',
		validThrough: '2026-12-22T23:59:00Z',
		categories: [{ location: 'guildford', team: 'Audio' }],
	},
	{
		id: '2403',
		title: {
			en: 'Foley Artist',
			fr: 'Bruiteur ou bruiteuse',
			es: 'Artista de foley',
		},
		team: 'Audio',
		location: 'guildford',
		positionType: 'Freelance',
		remote: false,
		description: {
			en: `<p>What does it sound like when a person in wet boots sits down on a crate of pears? Nobody here can say. The last person to attempt it used apples, and it showed.</p>
<p>We are looking for somebody to come to the cellar for twelve to fifteen days, spread over January and February, and perform the small noises of Wending’s nineteen companions: their hands, their coats, the way each of them puts down a cup. No two may move alike, and players will be hearing them with their eyes on something else. Rosalind, who runs the booth, has a pit of gravel, three floors, eighty pairs of shoes and an accordion with no reeds that makes a perfect sleeping ox.</p>
<p>Days are seven hours long, lunch included. Bring whatever you never lend to anyone.</p>`,
			fr: `<p>Quel bruit fait une personne aux bottes trempées qui s’assied sur un cageot de poires ? Personne ici ne saurait le dire. La dernière tentative s’est faite avec des pommes, et cela s’entendait.</p>
<p>Nous cherchons quelqu’un pour douze à quinze journées dans la cave, réparties entre janvier et février, afin d’interpréter les petits bruits des dix-neuf compagnons de Wending : leurs mains, leur manteau, la façon dont chacun repose une tasse. Il n’y en a pas deux qui bougent pareil, et on les entendra les yeux ailleurs. Rosalind, qui tient la cabine, dispose d’une fosse à gravier, de trois sols, de quatre-vingts paires de chaussures et d’un accordéon sans anches qui fait un bœuf endormi irréprochable.</p>
<p>Les journées durent sept heures, déjeuner compris. Apportez ce que vous ne prêtez jamais.</p>`,
			es: `<p>¿Cómo suena alguien con las botas mojadas que se sienta en un cajón de peras? Aquí nadie sabría decirlo. La última vez lo intentaron con manzanas, y se notaba.</p>
<p>Buscamos a quien venga a la bodega de doce a quince días, repartidos entre enero y febrero, a interpretar los ruidos pequeños de los diecinueve compañeros de Wending: las manos, los abrigos, la manera en que cada cual deja una taza. No puede haber dos que se muevan igual, y se los oirá con la vista puesta en otra cosa. Rosalind, que lleva la cabina, tiene un foso de grava, tres suelos, ochenta pares de zapatos y un acordeón sin lengüetas que hace de buey dormido a la perfección.</p>
<p>Las jornadas son de siete horas, comida incluida. Trae eso que nunca prestas a nadie.</p>`,
		},
		requirements: {
			en: `<p>A reel with feet in it. Experience in film, radio or theatre counts exactly as much as experience in games; what counts more is that you can do the same thing forty times with forty different intentions, to picture, and laugh at the thirty-ninth.</p>
<p>You invoice by the day and are registered to do so in the United Kingdom. Tell us about any allergies: there is straw.</p>`,
			fr: `<p>Une bande démo avec des pieds dedans. Le cinéma, la radio et le théâtre valent ici autant que le jeu vidéo ; l’essentiel est de savoir refaire quarante fois la même chose, à l’image, avec quarante intentions différentes, et de rire à la trente-neuvième.</p>
<p>Vous facturez à la journée, avec un statut valable au Royaume-Uni. Signalez-nous vos allergies : il y a de la paille.</p>`,
			es: `<p>Una bobina con pies. El cine, la radio y el teatro cuentan aquí lo mismo que los videojuegos; más cuenta que puedas repetir algo cuarenta veces ante la imagen, con cuarenta intenciones distintas, y reírte en la trigésima novena.</p>
<p>Facturas por día y tienes el alta que hace falta en el Reino Unido. Avisa si tienes alergias, porque hay paja.</p>`,
		},
		publishedAt: '2026-11-13T09:30:00Z',
		validThrough: '2026-12-16T23:59:00Z',
		categories: [{ location: 'guildford', team: 'Audio' }],
	},
	{
		id: '2404',
		title: {
			en: 'Audio Programmer',
			fr: 'Programmeur ou programmeuse audio',
			es: 'Programación de audio',
		},
		team: 'Programming',
		location: 'guildford',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>You would be the only person in the house with a desk on two floors. On Mondays and Tuesdays it stands among the programmers, under the window with the clock; for the rest of the week it is in the cellar, between the people who will use what you wrote.</p>
<h3>On your list when you arrive</h3>
<ol>
<li>Echo. The walls of the Citadel are salt, salt soaks up treble as it dries, and the reverb should know the age of a street.</li>
<li>Memory. On Nintendo Switch 2, Wending’s road has room for nineteen voices at a time and we are at twenty-six.</li>
<li>Listen, our mixing tool. It was written in 2014 by a man who now keeps bees, and it shows.</li>
</ol>
<p>Quebec owns the engine underneath and reviews what you send them within a day. They are strict, and they bring maple sugar.</p>`,
			fr: `<p>Vous seriez la seule personne de la maison dont le bureau se trouve à deux étages. Le lundi et le mardi, parmi les programmeurs, sous la fenêtre à l’horloge ; le reste de la semaine, à la cave, au milieu de ceux qui se serviront de votre code.</p>
<h3>Sur la liste à votre arrivée</h3>
<ol>
<li>L’écho. Les murs de la Citadelle sont en sel, le sel boit les aigus en séchant, et la réverbération devrait connaître l’âge d’une rue.</li>
<li>La mémoire. Sur Nintendo Switch 2, la route de Wending tolère dix-neuf voix simultanées ; nous en sommes à vingt-six.</li>
<li>Listen, notre outil de mixage, écrit en 2014 par un homme qui élève désormais des abeilles. Cela se voit.</li>
</ol>
<p>Le moteur, en dessous, appartient à Québec, qui relit vos envois dans la journée. Là-bas, on est strict, et on apporte du sucre d’érable.</p>`,
			es: `<p>Serías la única persona de la casa con la mesa en dos plantas. Lunes y martes está entre los programadores, bajo la ventana del reloj; el resto de la semana, en la bodega, en medio de quienes van a usar lo que escribas.</p>
<h3>Lo que te espera al llegar</h3>
<ol>
<li>El eco. Los muros de la Ciudadela son de sal, la sal se traga los agudos al secarse y la reverberación debería saber la edad de una calle.</li>
<li>La memoria. En Nintendo Switch 2 el camino de Wending admite diecinueve voces a la vez, y vamos por veintiséis.</li>
<li>Listen, nuestra herramienta de mezcla. La escribió en 2014 un señor que ahora cría abejas, y se nota.</li>
</ol>
<p>Del motor que hay debajo se ocupa Quebec, que revisa lo que envías en un día. Son estrictos y traen azúcar de arce.</p>`,
		},
		requirements: {
			en: `<p>Strong C++, some of it written under the deadline of an audio callback. Digital signal processing that you can explain with your hands. Three years in games, or in music software with an interest in games.</p>
<p>It helps to have used Wwise’s plug-in interface and to have profiled on a console. It helps even more to have once rewritten something because a sound designer frowned.</p>`,
			fr: `<p>Un C++ solide, écrit en partie sous la contrainte d’un callback audio. Un traitement du signal que vous sauriez expliquer avec les mains. Trois ans dans le jeu vidéo, ou dans le logiciel musical avec un penchant pour le jeu.</p>
<p>Avoir pratiqué l’interface de plug-in de Wwise et profilé sur console est utile. Avoir un jour tout réécrit parce qu’un sound designer fronçait les sourcils l’est davantage.</p>`,
			es: `<p>C++ sólido, en parte escrito contra el plazo de un callback de audio. Procesado de señal que sepas explicar con las manos. Tres años en videojuegos, o en programas de música con ganas de pasarte.</p>
<p>Ayuda haber usado la interfaz de complementos de Wwise y haber perfilado en consola. Ayuda todavía más haber reescrito algo alguna vez porque una diseñadora de sonido torció el gesto.</p>`,
		},
		salary: { min: 5000000, max: 6500000, currency: 'GBP', per: 'year' },
		publishedAt: '2026-09-30T08:30:00Z',
		validThrough: '2027-03-05T23:59:00Z',
		categories: [
			{ location: 'guildford', team: 'Programming' },
			{ location: 'guildford', team: 'Audio' },
		],
	},
];
