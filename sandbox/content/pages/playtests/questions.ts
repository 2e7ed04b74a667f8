import type { Localised } from '../../localised.ts';

export const playtestQuestions: { id: number; title: Localised; description: Localised }[] = [
	{
		id: 1,
		title: {
			en: 'Do I have to be good at games?',
			fr: 'Faut-il être doué pour les jeux ?',
			es: '¿Tengo que ser bueno jugando?',
		},
		description: {
			en: `<p>Please don’t be. We have a building full of people who are good at our games, and none of them has fallen off a bridge in years. About a third of every group should never have played a role-playing game.</p>`,
			fr: `<p>Surtout pas. Nous avons un immeuble plein de gens doués pour nos jeux, et aucun n’est tombé d’un pont depuis des années. Dans chaque groupe, un tiers des invités ne devrait jamais avoir touché à un jeu de rôle.</p>`,
			es: `<p>Mejor que no. Tenemos un edificio lleno de gente que juega bien a lo nuestro y nadie se cae de un puente desde hace años. En cada grupo, una de cada tres personas no debería haber tocado nunca un juego de rol.</p>`,
		},
	},
	{
		id: 2,
		title: {
			en: 'Which game will it be?',
			fr: 'De quel jeu s’agira-t-il ?',
			es: '¿A qué juego jugaré?',
		},
		description: {
			en: `<p>We cannot tell you before you have signed, and sometimes not even then: now and then the screen says <em>Untitled Goat</em>. The invitation does name the sort of day it is (reading, fighting, walking, or playing in fours) and the machine you will sit at.</p>`,
			fr: `<p>Impossible de le dire avant votre signature, et parfois même après : il arrive que l’écran affiche <em>Chèvre sans titre</em>. L’invitation précise toutefois le genre de journée (lire, se battre, marcher, jouer à quatre) et la machine qui vous attend.</p>`,
			es: `<p>No podemos decírtelo antes de que firmes, y a veces ni después: hay días en que la pantalla pone <em>Cabra sin título</em>. Lo que sí dice la invitación es de qué va el día (leer, pelear, caminar o jugar entre cuatro) y con qué máquina.</p>`,
		},
	},
	{
		id: 3,
		title: {
			en: 'I signed up months ago. Why have I heard nothing?',
			fr: 'Je me suis inscrit il y a des mois. Pourquoi ce silence ?',
			es: 'Me apunté hace meses. ¿Por qué no sé nada?',
		},
		description: {
			en: `<p>Each room has between eight and twelve chairs and, in Barcelona, some nine hundred people who would like one. We draw lots among those who fit a test. Your name stays in the hat until the end of the season, the last day of May; after that we delete it, and you are welcome to put it in again.</p>`,
			fr: `<p>Une salle compte de huit à douze chaises ; à Barcelone, neuf cents personnes en voudraient une. Parmi celles qui conviennent à une séance, nous tirons au sort. Votre nom reste dans le chapeau jusqu’à la fin de la saison, le 31 mai. Ensuite, nous l’effaçons, et rien ne vous empêche de l’y remettre.</p>`,
			es: `<p>Cada sala tiene entre ocho y doce sillas, y en Barcelona las querrían unas novecientas personas. Entre quienes encajan en una prueba, hacemos un sorteo. Tu nombre sigue en el sombrero hasta que acaba la temporada, el 31 de mayo; luego lo borramos y puedes volver a echarlo.</p>`,
		},
	},
	{
		id: 4,
		title: {
			en: 'Do you film me?',
			fr: 'Est-ce que vous me filmez ?',
			es: '¿Me grabáis?',
		},
		description: {
			en: `<p>No. We record three things, all of which you can see on a sheet beside your desk:</p><ul><li>the picture on your screen,</li><li>the buttons you press,</li><li>what you say in the afternoon, if you tick the box.</li></ul><p>The recordings carry a number instead of your name and are destroyed when the game comes out.</p>`,
			fr: `<p>Non. Nous enregistrons trois choses, inscrites sur une feuille à côté de votre bureau :</p><ul><li>l’image de votre écran,</li><li>les boutons que vous pressez,</li><li>vos paroles de l’après-midi, si vous cochez la case.</li></ul><p>Un numéro y remplace votre nom, et tout est détruit à la sortie du jeu.</p>`,
			es: `<p>No. Registramos tres cosas, que verás apuntadas en una hoja junto a tu mesa:</p><ul><li>la imagen de la pantalla,</li><li>los botones que pulsas,</li><li>lo que digas por la tarde, si marcas la casilla.</li></ul><p>En lugar de tu nombre llevan un número y se destruyen cuando sale el juego.</p>`,
		},
	},
	{
		id: 5,
		title: {
			en: 'What exactly may I not talk about?',
			fr: 'De quoi n’ai-je pas le droit de parler, au juste ?',
			es: '¿De qué no puedo hablar exactamente?',
		},
		description: {
			en: `<p>Anything you saw, heard or guessed about the game, to anybody, until we have announced it; after the announcement, only what has been announced. You may say that you were at a playtest of ours, that the soup was good and that you are not allowed to say more. Partners count as anybody. We are sorry.</p>`,
			fr: `<p>De tout ce que vous avez vu, entendu ou deviné du jeu, avec qui que ce soit, tant que nous ne l’avons pas annoncé ; ensuite, seulement de ce qui est annoncé. Vous pouvez dire que vous êtes venu chez nous, que la soupe était bonne et que vous n’en direz pas davantage. Votre moitié fait partie de « qui que ce soit ». Navrés.</p>`,
			es: `<p>De nada que hayas visto, oído o adivinado del juego, con nadie, hasta que lo anunciemos; después, solo de lo anunciado. Puedes contar que estuviste en una prueba nuestra, que la sopa estaba rica y que no te dejan decir más. Tu pareja también cuenta. Lo sentimos.</p>`,
		},
	},
	{
		id: 6,
		title: {
			en: 'Can I bring my own controller, glasses or medicine?',
			fr: 'Puis-je apporter ma manette, mes lunettes ou mes médicaments ?',
			es: '¿Puedo llevar mi mando, mis gafas o mis medicinas?',
		},
		description: {
			en: `<p>All three. Tell us in the survey if you play with special hardware, so that we can try it the evening before. Every room has step-free access, a desk that can be raised, a quiet corner, and a fridge for insulin. Assistance dogs are received with more enthusiasm than is strictly professional.</p>`,
			fr: `<p>Les trois. Si vous jouez avec un matériel adapté, signalez-le dans le questionnaire : nous l’essaierons la veille. Chaque salle est de plain-pied et dispose d’un bureau réglable, d’un coin tranquille et d’un frigo pour l’insuline. Quant aux chiens d’assistance, on les accueille avec plus d’effusion qu’il n’est professionnel.</p>`,
			es: `<p>Las tres cosas. Si juegas con algún dispositivo adaptado, dilo en el cuestionario y lo probaremos la tarde anterior. Todas las salas tienen acceso sin escalones, una mesa regulable, un rincón tranquilo y nevera para la insulina. A los perros de asistencia los recibimos con más entusiasmo del que permite el decoro.</p>`,
		},
	},
	{
		id: 7,
		title: {
			en: 'Do you pay for my train?',
			fr: 'Payez-vous mon train ?',
			es: '¿Me pagáis el tren?',
		},
		description: {
			en: `<p>Public transport within the region of the room, yes, against the ticket. Hotels and flights, no; choose the room you can reach in a morning. The addresses, the nearest stops and the bicycle racks come with the invitation.</p>`,
			fr: `<p>Les transports en commun de la région, oui, sur présentation du billet. L’hôtel et l’avion, non : choisissez une salle que vous pouvez rejoindre dans la matinée. L’invitation indique l’adresse, l’arrêt le plus proche et les supports à vélos.</p>`,
			es: `<p>El transporte público de la zona, sí, con el billete en la mano. Hoteles y aviones, no: elige una sala a la que puedas llegar en una mañana. Con la invitación te mandamos la dirección, la parada más cercana y dónde dejar la bici.</p>`,
		},
	},
	{
		id: 8,
		title: {
			en: 'Something has come up. How do I cancel?',
			fr: 'J’ai un empêchement. Comment annuler ?',
			es: 'Me ha surgido algo. ¿Cómo lo cancelo?',
		},
		description: {
			en: `<p>Use the link in your invitation, or <a href="/playtests/withdraw">withdraw your sign-up</a> altogether. If you let us know by noon of the day before, somebody from the waiting list gets your chair and nobody thinks ill of you. Staying away without a word is remembered until the season ends.</p>`,
			fr: `<p>Suivez le lien de votre invitation, ou <a href="/playtests/withdraw">retirez votre inscription</a> pour de bon. Si vous nous prévenez la veille avant midi, votre chaise passe à la liste d’attente et personne ne vous en veut. Une absence sans un mot, on s’en souvient jusqu’à la fin de la saison.</p>`,
			es: `<p>Con el enlace de tu invitación o, si quieres dejarlo del todo, <a href="/playtests/withdraw">retirando tu inscripción</a>. Si avisas antes del mediodía de la víspera, tu silla pasa a la lista de espera y tan amigos. De quien no viene ni avisa nos acordamos hasta que acaba la temporada.</p>`,
		},
	},
	{
		id: 9,
		title: {
			en: 'Why does everything have to be in English?',
			fr: 'Pourquoi tout se passe-t-il en anglais ?',
			es: '¿Por qué tiene que ser todo en inglés?',
		},
		description: {
			en: `<p>Because at that point the script exists in no other language. Lines change the night before, sometimes at lunch. Your host in Quebec will gladly chat in French and the one in Barcelona in Spanish or Catalan, but what you read and write must be in the language we are going to fix.</p>`,
			fr: `<p>Parce qu’à ce stade le texte n’existe dans aucune autre langue. Des répliques changent la veille, voire pendant le déjeuner. À Québec, on bavardera volontiers en français avec vous ; mais ce que vous lirez et écrirez doit l’être dans la langue que nous allons corriger.</p>`,
			es: `<p>Porque en ese momento el guion no existe en otro idioma. Hay frases que cambian la noche antes y hasta durante la comida. En Barcelona charlarán contigo en castellano o en catalán, pero lo que leas y escribas tiene que estar en el idioma que vamos a corregir.</p>`,
		},
	},
	{
		id: 10,
		title: {
			en: 'Will I be in the credits?',
			fr: 'Serai-je au générique ?',
			es: '¿Saldré en los créditos?',
		},
		description: {
			en: `<p>If you want to be. On the page of questions there is a line for the name you would like to see there; it may be your own, your grandmother’s or your dog’s. The Salt Crown lists 2,310 of you, in no order at all, and it takes four minutes to scroll past.</p>`,
			fr: `<p>Si cela vous plaît. Sur la page de questions, une ligne attend le nom que vous voulez y lire : le vôtre, celui de votre grand-mère ou de votre chien. Dans The Salt Crown, vous êtes 2 310, sans aucun ordre, et il faut quatre minutes pour vous faire défiler.</p>`,
			es: `<p>Si quieres. En la página de preguntas hay una línea para el nombre que te gustaría ver: el tuyo, el de tu abuela o el del perro. En The Salt Crown aparecéis 2310, sin orden alguno, y se tarda cuatro minutos en pasaros a todos.</p>`,
		},
	},
];
