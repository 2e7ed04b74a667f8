import type { DemoJob } from '../types.ts';

export const guildfordDesign: DemoJob[] = [
	{
		id: '2405',
		title: {
			en: 'Combat Designer, The Salt Crown',
			fr: 'Game designer combat, The Salt Crown',
			es: 'Diseño de combate, The Salt Crown',
		},
		team: 'Design',
		location: 'guildford',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>In The Salt Crown a battle is a conversation that has gone badly, and it can still be turned back into one until the last blow. That makes balancing it odd work. The strongest move in the game is an apology, in the third turn, from somebody who means it.</p>
<p>Next year’s update opens the northern pans, where there is fresh water in quantity for the first time. Everything that we know about fighting rests on there being none. You would rebuild the encounters with that gone: new enemies, new terms of surrender, and a use for buckets that we have not thought of yet.</p>
<p>The design room holds eight people and a very long table. We play every fight with cardboard before anyone scripts it, usually against Imogen from audio, who shows no mercy.</p>`,
			fr: `<p>Dans The Salt Crown, un combat est une conversation qui a mal tourné et que l’on peut rétablir jusqu’au dernier coup. L’équilibrage en devient singulier : l’action la plus puissante du jeu est une excuse, au troisième tour, présentée par quelqu’un de sincère.</p>
<p>La mise à jour de l’an prochain ouvre les salines du nord, où, pour la première fois, l’eau douce abonde. Or tout ce que nous savons de la bataille repose sur son absence. Il vous reviendrait de repenser les affrontements : nouveaux ennemis, nouvelles conditions de reddition, et pour les seaux, un usage auquel nous n’avons pas encore songé.</p>
<p>La salle de conception réunit huit personnes autour d’une très longue table. Chaque combat s’y joue en carton avant d’être scripté, en général contre Imogen, du son, qui ne fait pas de quartier.</p>`,
			es: `<p>En The Salt Crown una batalla es una conversación que ha salido mal y que puede volver a serlo hasta el último golpe. Equilibrarla es, por tanto, un trabajo raro: el movimiento más fuerte del juego es una disculpa, en el tercer turno, de alguien que lo siente de veras.</p>
<p>La actualización del año que viene abre las salinas del norte, donde por primera vez hay agua dulce de sobra. Todo lo que sabemos de pelear se apoya en que no la haya. Te tocaría rehacer los encuentros sin ese puntal: enemigos nuevos, otras condiciones de rendición y un uso para los cubos que aún no se nos ha ocurrido.</p>
<p>En la sala de diseño caben ocho personas y una mesa larguísima. Cada pelea se juega con cartones antes de programarla, casi siempre contra Imogen, de audio, que no perdona.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Four years of system or combat design, turn-based for preference</li>
<li>A game you finished and one you abandoned for good reasons</li>
<li>Spreadsheets as a native language, and the courage to overrule them</li>
<li>Documents that a scripter in Kuala Lumpur can build from while you sleep</li>
</ul>
<p>At the interview you will be asked to explain a board game. Bring any, except the one about trains; we have heard it.</p>`,
			fr: `<ul>
<li>Quatre ans de conception de systèmes ou de combats, de préférence au tour par tour</li>
<li>Un jeu que vous avez mené à terme et un autre abandonné pour de bonnes raisons</li>
<li>Le tableur pour langue maternelle, et l’audace de le contredire</li>
<li>Des documents d’après lesquels on peut construire à Kuala Lumpur pendant que vous dormez</li>
</ul>
<p>À l’entretien, vous expliquerez un jeu de société. Celui de votre choix, sauf celui des trains : on nous l’a déjà fait.</p>`,
			es: `<ul>
<li>Cuatro años diseñando sistemas o combate, mejor si es por turnos</li>
<li>Un juego que terminaste y otro que dejaste por buenas razones</li>
<li>La hoja de cálculo como lengua materna, y valor para llevarle la contraria</li>
<li>Documentos con los que se pueda trabajar en Kuala Lumpur mientras duermes</li>
</ul>
<p>En la entrevista te pediremos que expliques un juego de mesa. El que quieras menos el de los trenes, que ya nos lo han contado.</p>`,
		},
		publishedAt: '2026-11-17T09:00:00Z',
		validThrough: '2027-02-28T23:59:00Z',
		categories: [{ location: 'guildford', team: 'Design' }],
	},
	{
		id: '2406',
		title: {
			en: 'Economy Designer',
			fr: 'Game designer économie',
			es: 'Diseño de economía',
		},
		team: 'Design',
		location: 'guildford',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>There are no coins in our games. In The Salt Crown you pay with water, in Lowtide with time, at the court of Vire with being seen. Somebody has to make sure that the sums come out, and she retires in March after eleven years. Her successor gets a handover of ten weeks and her plants.</p>
<p>Your first subject would be the caravan in Wending. What is a story worth in bread? How many mouths can nine carts feed, and when does kindness become arithmetic? The answers must hold for a generous player and for a miser, for twelve hours and for sixty, and they must never look like numbers.</p>
<p>You will build models, play with them until they break, and defend what is left before the writers. They dislike scarcity in principle and use it constantly.</p>`,
			fr: `<p>Il n’y a pas de pièces dans nos jeux. On paie en eau dans The Salt Crown, en temps dans Lowtide et, à la cour de Vire, en se laissant voir. Il faut bien que quelqu’un s’assure que le compte y est ; or cette personne prend sa retraite en mars, après onze ans. À qui lui succédera, elle laisse dix semaines de passation et ses plantes.</p>
<p>Vous commenceriez par la caravane de Wending. Combien de pain vaut une histoire ? Combien de bouches peuvent nourrir neuf chariots, et à partir de quand la bonté devient-elle un calcul ? Les réponses doivent tenir pour les généreux comme pour les pingres, en douze heures comme en soixante, sans jamais avoir l’air de chiffres.</p>
<p>Vous construirez des modèles, jouerez avec jusqu’à ce qu’ils cassent, puis défendrez ce qu’il en reste devant les auteurs, qui réprouvent la pénurie par principe et en usent sans cesse.</p>`,
			es: `<p>En nuestros juegos no hay monedas. En The Salt Crown se paga con agua, en Lowtide con tiempo y en la corte de Vire con dejarse ver. Alguien tiene que procurar que salgan las cuentas, y esa persona se jubila en marzo tras once años. Deja diez semanas de traspaso y sus plantas.</p>
<p>Lo primero sería la caravana de Wending. ¿Cuánto pan vale una historia? ¿A cuántas bocas dan de comer nueve carros, y en qué momento la bondad se convierte en aritmética? Las respuestas han de servir para quien lo da todo y para quien no suelta nada, en doce horas o en sesenta, y no parecer nunca números.</p>
<p>Harás modelos, jugarás con ellos hasta romperlos y defenderás lo que quede ante los guionistas, que rechazan la escasez por principio y la usan a todas horas.</p>`,
		},
		requirements: {
			en: `<p>We imagine someone with five years in systems design, or an economist, actuary or quartermaster who has made games at night for long enough to have opinions. You can model in a spreadsheet, simulate in Python and explain both on the back of a receipt.</p>
<p>No experience with shops, boosters or season passes is needed. We have none of those and do not plan to.</p>`,
			fr: `<p>Nous imaginons quelqu’un qui a cinq ans de conception de systèmes, ou bien un économiste, une actuaire, un intendant qui fait des jeux la nuit depuis assez longtemps pour avoir des avis. Vous modélisez dans un tableur, simulez en Python et expliquez l’un et l’autre au dos d’un ticket de caisse.</p>
<p>Inutile de connaître les boutiques, les accélérateurs ou les passes de saison. Nous n’en avons pas et n’en voulons pas.</p>`,
			es: `<p>Nos imaginamos a alguien con cinco años en diseño de sistemas, o bien a una economista, un actuario o una intendente que haga juegos de noche desde hace lo suficiente para tener opiniones. Modelas en hojas de cálculo, simulas en Python y explicas ambas cosas en el dorso de un tique.</p>
<p>No hace falta saber de tiendas, potenciadores ni pases de temporada. No los tenemos ni pensamos tenerlos.</p>`,
		},
		publishedAt: '2026-10-12T08:00:00Z',
		validThrough: '2027-01-18T23:59:00Z',
		categories: [{ location: 'guildford', team: 'Design' }],
	},
	{
		id: '2407',
		title: {
			en: 'Design Internship, Autumn 2027',
			fr: 'Stage en game design, automne 2027',
			es: 'Prácticas de diseño, otoño de 2027',
		},
		team: 'Design',
		location: 'guildford',
		positionType: 'Internship',
		remote: false,
		description: {
			en: `<p>Every September we take two students, give them a room at the top of the third staircase and ask them to ruin something. In 2027 it will be Thornhollow. Build a version of it that can be played by two people on one controller, in twenty weeks, with any part of the old code that still compiles.</p>
<p>It will not be sold. It will be played, on the last Friday of January, by everyone in the house and whoever has come over on the train, and people will queue on the stairs. Three of those prototypes have grown into features; one became a wedding present.</p>
<p>On two days a week you are elsewhere: in design meetings for the games we are making, taking notes at the <a href="/playtests">playtests</a> downstairs, or in the booth, where somebody always needs a crowd.</p>`,
			fr: `<p>Chaque mois de septembre, nous accueillons deux personnes encore étudiantes, leur donnons une pièce en haut du troisième escalier et leur demandons d’abîmer quelque chose. En 2027, ce sera Thornhollow. À vous d’en tirer, en vingt semaines, une version jouable à deux sur une seule manette, avec ce qui compile encore de l’ancien code.</p>
<p>Elle ne sera pas vendue. Elle sera jouée, le dernier vendredi de janvier, par toute la maison et par ceux qui auront pris le train ; on fera la queue dans l’escalier. Trois de ces prototypes sont devenus des fonctionnalités, et un autre un cadeau de mariage.</p>
<p>Deux jours par semaine, vous êtes ailleurs : aux réunions de conception des jeux en cours, aux <a href="/playtests">séances de test</a> pour prendre des notes, ou en cabine, où l’on a toujours besoin d’une foule.</p>`,
			es: `<p>Cada septiembre acogemos a dos estudiantes, les damos un cuarto en lo alto de la tercera escalera y les pedimos que estropeen algo. En 2027 será Thornhollow. Haced en veinte semanas una versión que se juegue a dos con un solo mando, aprovechando lo que aún compile del código viejo.</p>
<p>No se venderá. Se jugará el último viernes de enero, lo hará toda la casa más quien haya venido en tren, y habrá cola en la escalera. Tres de esos prototipos acabaron dentro de un juego; otro fue un regalo de boda.</p>
<p>Dos días por semana estarás en otra parte: en las reuniones de diseño de lo que tenemos entre manos, tomando notas abajo en las <a href="/playtests">pruebas</a> o en la cabina, donde siempre falta alguien para hacer de multitud.</p>`,
		},
		requirements: {
			en: `<ul>
<li>You are studying something, anywhere, and will still be doing so next year</li>
<li>You have designed a game that strangers have played, on paper or on a screen</li>
<li>You can prototype in one engine or are fast with scissors</li>
<li>You are free from September 6, 2027 to January 28, 2028 and allowed to work in the United Kingdom</li>
</ul>
<p>Rent in Guildford is no joke. The studio flat is yours for four weeks, and a colleague’s aunt has two rooms.</p>`,
			fr: `<ul>
<li>Vous étudiez quelque chose, n’importe où, et ce sera encore vrai l’an prochain</li>
<li>Des inconnus ont joué à un jeu de votre conception, sur papier ou à l’écran</li>
<li>Vous prototypez dans un moteur, ou maniez vite les ciseaux</li>
<li>Vous êtes libre du 6 septembre 2027 au 28 janvier 2028 et pouvez travailler au Royaume-Uni</li>
</ul>
<p>Les loyers de Guildford ne prêtent pas à rire. L’appartement du studio vous est ouvert quatre semaines ; ensuite, la tante d’un collègue a deux chambres.</p>`,
			es: `<ul>
<li>Estudias algo, donde sea, y el año que viene seguirás haciéndolo</li>
<li>Has diseñado un juego al que ha jugado gente que no conoces, en papel o en pantalla</li>
<li>Sabes prototipar en algún motor o te das maña con las tijeras</li>
<li>Puedes venir del 6 de septiembre de 2027 al 28 de enero de 2028 y trabajar en el Reino Unido</li>
</ul>
<p>Los alquileres de Guildford no son ninguna broma. El piso del estudio es tuyo cuatro semanas; después, la tía de un compañero tiene dos habitaciones.</p>`,
		},
		salary: { min: 215000, max: 215000, currency: 'GBP', per: 'month' },
		publishedAt: '2026-11-02T10:00:00Z',
		validThrough: '2027-04-30T22:59:00Z',
		categories: [{ location: 'guildford', team: 'Design' }],
	},
	{
		id: '2408',
		title: {
			en: 'Paid Playtesters in Pairs',
			fr: 'Duos de test rémunérés',
			es: 'Pruebas remuneradas por parejas',
		},
		team: 'Design',
		location: 'guildford',
		positionType: 'Playtest',
		remote: false,
		description: {
			en: `<p>Wending can be shared by two people who walk the same road on different days. To find out how that feels, we need pairs who know each other in real life: sisters, flatmates, an uncle and a niece, two people who used to be married and are fine about it.</p>
<p>One of you comes on Tuesdays, the other on Saturdays, for six weeks and three hours at a time. You do not meet at ours and we ask you not to discuss the road at home, which is harder than it sounds. On the last day you sit down together with tea and see what each of you left behind for the other. We record that hour, with your leave, because it is the one we are making the game for.</p>`,
			fr: `<p>Wending peut se partager à deux, en suivant la même route à des jours différents. Pour savoir ce que cela fait, il nous faut des duos qui se connaissent dans la vie : des sœurs, des colocataires, un oncle et sa nièce, deux personnes autrefois mariées et qui le vivent bien.</p>
<p>L’un vient le mardi, l’autre le samedi, six semaines durant, trois heures à chaque fois. Vous ne vous croisez pas chez nous, et nous vous prions de ne pas parler de la route à la maison, ce qui est plus difficile qu’il n’y paraît. Le dernier jour, vous vous asseyez ensemble devant un thé pour découvrir ce que chacun a laissé à l’autre. Avec votre accord, nous enregistrons cette heure-là, car c’est pour elle que nous faisons le jeu.</p>`,
			es: `<p>A Wending se puede jugar entre dos que recorren el mismo camino en días distintos. Para saber qué se siente necesitamos parejas que se conozcan en la vida real: hermanas, compañeros de piso, un tío y su sobrina, dos personas que estuvieron casadas y lo llevan bien.</p>
<p>Una viene los martes y la otra los sábados, durante seis semanas y tres horas cada vez. Aquí no coincidís, y os pedimos que en casa no habléis del camino, lo cual cuesta más de lo que parece. El último día os sentáis juntos con un té a ver qué dejó cada cual para el otro. Con vuestro permiso grabamos esa hora, porque es por la que hacemos el juego.</p>`,
		},
		requirements: {
			en: `<p>Both over eighteen, both able to reach the High Street, and at least one of you not much of a player. Good English for reading; any English for talking.</p>
<p>You will sign a promise of secrecy that fits on a single page. There is step-free access through the courtyard, a quiet room, and a choice of controllers, one-handed ones among them. Apply together, in one letter: who are you to each other?</p>`,
			fr: `<p>Tous deux majeurs, tous deux capables de rejoindre la High Street, et l’un au moins peu porté sur le jeu. Un bon anglais pour lire, n’importe lequel pour parler.</p>
<p>Vous signerez un engagement de confidentialité qui tient sur une page. L’accès par la cour est de plain-pied ; il y a une pièce au calme et un choix de manettes, dont certaines à une main. Écrivez-nous ensemble, d’une seule lettre : qui êtes-vous l’un pour l’autre ?</p>`,
			es: `<p>Los dos mayores de edad, los dos con modo de llegar a la High Street y al menos uno que juegue poco. Buen inglés para leer; para hablar, el que tengáis.</p>
<p>Firmaréis un compromiso de confidencialidad que cabe en una página. Por el patio se entra sin escalones; hay una sala tranquila y varios mandos para elegir, algunos de una sola mano. Escribidnos en una única carta: ¿qué sois el uno para el otro?</p>`,
		},
		salary: { min: 1500, max: 1500, currency: 'GBP', per: 'hour' },
		publishedAt: '2026-11-19T09:00:00Z',
		validThrough: '2027-01-12T23:59:00Z',
		categories: [{ location: 'guildford', team: 'Design' }],
	},
];
