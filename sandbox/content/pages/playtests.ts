import { places } from '../places.ts';
import type { DemoPage } from '../types.ts';
import { playtestQuestions } from './playtests/questions.ts';

export const playtests: DemoPage = {
	id: 'playtests',
	slug: 'playtests',
	title: { en: 'Playtests', fr: 'Séances de test', es: 'Pruebas de juego' },
	keywords: {
		en: ['playtest', 'beta', 'become a tester', 'sign up to test'],
		fr: ['test de jeu', 'tests de jeu', 'bêta', 'devenir testeur'],
		es: ['prueba', 'beta', 'probar juegos', 'ser tester'],
	},
	updatedAt: '2026-11-02T09:00:00Z',
	version: 5,
	blocks: [
		{
			type: 'opening',
			image: places.playtests,
			line: {
				en: 'Play it while we can still change it.',
				fr: 'Jouez tant que tout peut encore changer.',
				es: 'Juega mientras aún se puede cambiar.',
			},
			text: {
				en: 'A day in one of our six rooms, with a game that nobody outside has seen. You play, you frown, we take notes.',
				fr: 'Une journée dans l’une de nos six salles, devant un jeu que personne n’a encore vu hors de nos murs. Vous jouez, vous froncez les sourcils, nous prenons des notes.',
				es: 'Un día en una de nuestras seis salas con un juego que no ha visto nadie de fuera. Tú juegas, frunces el ceño y nosotros tomamos nota.',
			},
			action: { en: 'Play now', fr: 'Jouer', es: 'Jugar' },
		},
		{
			type: 'section',
			title: {
				en: 'Why we ask strangers',
				fr: 'Pourquoi des inconnus',
				es: 'Por qué preguntamos a desconocidos',
			},
			html: {
				en: `<p>After two years with a story nobody on the team can read it any more. We know that the ferryman is lying; we wrote him. We need someone who pays him.</p>
<p>So we invite people: those who play every evening, those who have not held a controller since school, and those who were brought along by a friend. We change about forty things after each day. In The Salt Crown the whole second chapter moved, because eleven people in Guildford went home believing that it had been the end.</p>
<p>The rooms are in Gent, Quebec, Barcelona, Guildford and Dublin, and in Selangor, where our partner Lanternworks is your host. Sign-up takes six minutes. When a test comes along that suits you, we write to you two to three weeks ahead.</p>`,
				fr: `<p>Après deux ans passés avec une histoire, plus personne dans l’équipe n’est capable de la lire. Nous savons que le passeur ment : nous l’avons écrit. Il nous faut quelqu’un qui le paie.</p>
<p>Nous invitons donc du monde : ceux qui jouent tous les soirs, ceux qui n’ont pas tenu de manette depuis l’école, ceux qu’une amie a traînés là. Chaque journée entraîne une quarantaine de changements. Dans The Salt Crown, le deuxième chapitre entier a déménagé, parce que onze personnes, à Guildford, étaient rentrées chez elles convaincues d’avoir vu la fin.</p>
<p>Les salles se trouvent à Gand, Québec, Barcelone, Guildford et Dublin, ainsi que dans le Selangor, où Lanternworks, notre partenaire, vous reçoit. L’inscription prend six minutes. Dès qu’une séance vous correspond, nous vous écrivons, deux à trois semaines à l’avance.</p>`,
				es: `<p>Tras dos años con una historia, en el equipo ya no la sabe leer nadie. Nosotros sabemos que el barquero miente: lo hemos escrito. Necesitamos a alguien que le pague.</p>
<p>Por eso invitamos a gente: a quien juega cada noche, a quien no coge un mando desde el colegio y a quien viene porque lo ha arrastrado una amiga. Después de cada día cambiamos unas cuarenta cosas. En The Salt Crown se mudó entero el segundo capítulo porque once personas, en Guildford, se fueron a casa creyendo que aquello era el final.</p>
<p>Las salas están en Gante, Quebec, Barcelona, Guildford, Dublín y Selangor, donde hace de anfitrión nuestro socio Lanternworks. Apuntarse lleva seis minutos. Cuando haya una prueba que te encaje, te escribiremos con dos o tres semanas de antelación.</p>`,
			},
		},
		{
			type: 'day',
			title: { en: 'What a day is like', fr: 'Une journée type', es: 'Cómo es un día' },
			steps: [
				{
					time: '09:30',
					title: { en: 'Doors and coffee', fr: 'Accueil et café', es: 'Puertas y café' },
					text: {
						en: 'Somebody waits downstairs with your name on a list. You sign the agreement; your phone sleeps in a drawer with a key that you keep.',
						fr: 'Quelqu’un vous attend en bas, votre nom sur une liste. Vous signez l’accord ; votre téléphone dort dans un tiroir dont vous gardez la clé.',
						es: 'Abajo te espera alguien con tu nombre en una lista. Firmas el acuerdo y el móvil se va a dormir a un cajón cuya llave guardas tú.',
					},
				},
				{
					time: '10:00',
					title: { en: 'You play, alone', fr: 'Vous jouez, sans aide', es: 'Juegas a solas' },
					text: {
						en: 'Two hours without help. If you are stuck, you are stuck; that is worth more to us than the ending.',
						fr: 'Deux heures sans un conseil. Si vous bloquez, vous bloquez : cela nous apprend davantage que la fin de l’histoire.',
						es: 'Dos horas sin ayuda. Si te atascas, te atascas: a nosotros nos sirve más eso que el final.',
					},
				},
				{
					time: '12:15',
					title: {
						en: 'Lunch with the other desks',
						fr: 'Déjeuner avec les voisins',
						es: 'Comida con las demás mesas',
					},
					text: {
						en: 'A long table, something vegetarian and something not. Talk about anything but the game. It is harder than it sounds.',
						fr: 'Une grande table, un plat végétarien et un autre. On parle de tout, sauf du jeu. C’est plus difficile qu’on ne croit.',
						es: 'Una mesa larga, un plato vegetariano y otro que no. Se habla de todo menos del juego. Cuesta más de lo que parece.',
					},
				},
				{
					time: '13:15',
					title: {
						en: 'You play, and think aloud',
						fr: 'Vous jouez à voix haute',
						es: 'Juegas pensando en voz alta',
					},
					text: {
						en: 'A host sits beside you and asks now and then what you expect behind a door. No answer is wrong; several have become doors.',
						fr: 'Quelqu’un de l’équipe s’assied près de vous et demande parfois ce que vous attendez derrière une porte. Aucune réponse n’est fausse ; plusieurs sont devenues des portes.',
						es: 'Una persona del equipo se sienta a tu lado y a ratos te pregunta qué esperas detrás de una puerta. No hay respuestas malas; algunas han acabado siendo puertas.',
					},
				},
				{
					time: '15:45',
					title: { en: 'A page of questions', fr: 'Une page de questions', es: 'Una página de preguntas' },
					text: {
						en: 'Twenty minutes on paper, in pencil. The last one asks what you will have forgotten by tomorrow.',
						fr: 'Vingt minutes sur papier, au crayon. La dernière demande ce que vous aurez oublié demain.',
						es: 'Veinte minutos, en papel y a lápiz. La última pregunta qué habrás olvidado mañana.',
					},
				},
				{
					time: '16:15',
					title: { en: 'Your turn', fr: 'À vous', es: 'Te toca' },
					text: {
						en: 'Whoever made what you played comes in and you ask them anything. Then your reward, your phone and the street; by five you are outside.',
						fr: 'Arrive la personne qui a fait ce à quoi vous avez joué : posez-lui toutes vos questions. Puis viennent la récompense, le téléphone et la rue ; à dix-sept heures, vous êtes dehors.',
						es: 'Entra quien hizo lo que has jugado y le preguntas lo que quieras. Luego, tu recompensa, el móvil y la calle: a las cinco estás fuera.',
					},
				},
			],
		},
		{
			type: 'eligibility',
			title: { en: 'Who can take part', fr: 'Qui peut participer', es: 'Quién puede participar' },
			text: {
				en: 'You need no experience with games. You do need all four of these:',
				fr: 'Aucune expérience du jeu n’est demandée. Il faut en revanche réunir ces quatre conditions :',
				es: 'No hace falta experiencia con los videojuegos. Sí hacen falta estas cuatro cosas:',
			},
			items: [
				{
					en: 'You are over 18 on the day you play.',
					fr: 'Avoir plus de 18 ans le jour de la séance.',
					es: 'Tener más de 18 años el día de la prueba.',
				},
				{
					en: 'You read and write English fluently, because unfinished games speak nothing else.',
					fr: 'Lire et écrire l’anglais couramment, car un jeu inachevé ne parle rien d’autre.',
					es: 'Leer y escribir en inglés con fluidez, porque un juego sin terminar no habla otra cosa.',
				},
				{
					en: 'You commit to at least one full day with us, in person.',
					fr: 'S’engager pour une journée entière au moins, sur place.',
					es: 'Comprometerte a pasar con nosotros al menos un día entero, en persona.',
				},
				{
					en: 'You agree to a non-disclosure agreement: what you see stays in the room until we publish it.',
					fr: 'Accepter un accord de confidentialité : ce que vous voyez reste dans la salle jusqu’à ce que nous le publiions.',
					es: 'Aceptar un acuerdo de confidencialidad: lo que veas se queda en la sala hasta que lo publiquemos.',
				},
			],
		},
		{
			type: 'rewards',
			title: { en: 'What you get for it', fr: 'Ce que vous y gagnez', es: 'Qué te llevas' },
			text: {
				en: 'Each invitation says what that particular day comes with, before you accept. It differs by room and by test, and may include:',
				fr: 'Chaque invitation précise, avant que vous n’acceptiez, ce que prévoit cette journée-là. Selon la salle et la séance, il peut s’agir de :',
				es: 'Cada invitación dice, antes de que aceptes, qué incluye ese día en concreto. Depende de la sala y de la prueba, y puede haber:',
			},
			items: [
				{
					en: 'cash, in an envelope, on the day',
					fr: 'argent liquide, dans une enveloppe, le jour même',
					es: 'dinero en efectivo, en un sobre y en el día',
				},
				{
					en: 'gift cards for a shop in your country',
					fr: 'cartes-cadeaux d’une enseigne de votre pays',
					es: 'tarjetas regalo de una tienda de tu país',
				},
				{
					en: 'game keys, now and then for the game you played, once it is out',
					fr: 'clés de jeux, parfois celle du jeu testé, une fois sorti',
					es: 'claves de juegos, a veces la del que probaste, cuando salga',
				},
				{
					en: 'merchandise, including a candle that is not for sale anywhere',
					fr: 'objets du studio, dont une bougie introuvable en boutique',
					es: 'artículos del estudio, como una vela que no se vende en ningún sitio',
				},
			],
		},
		{
			type: 'questions',
			title: {
				en: 'Asked at the door',
				fr: 'Ce qu’on nous demande à la porte',
				es: 'Lo que nos preguntan en la puerta',
			},
			items: playtestQuestions,
		},
	],
};
