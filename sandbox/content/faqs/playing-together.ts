import type { DemoFaq } from '../types.ts';

export const playingTogether: DemoFaq[] = [
	{
		id: '323',
		slug: 'play-the-salt-crown-with-friends',
		title: {
			en: 'How do I play The Salt Crown with my friends?',
			fr: 'Comment jouer à The Salt Crown avec mes amis ?',
			es: '¿Cómo juego a The Salt Crown con mis amigos?',
		},
		description: {
			en: `<p>Up to four of you share one reign, a claimant each. One person hosts, and the reign is saved in that person’s account.</p>
<ol><li>Each of you needs an account with the platform <a href="/account/connected">linked</a>.</li><li>Become friends: under <a href="/account/friends">Friends</a>, type the other one’s username.</li><li>In the game, the host opens <em>Camp, Seats at the fire</em> and invites.</li><li>The guests accept on the title screen and choose a claimant who is still free.</li></ol>
<p>Guests can come and go at every camp. On one sofa two can play with two controllers and a shared screen; the other two join online. Conversations are a vote, except those in which an oath is sworn: that is for the one whose name is in it.</p>`,
			fr: `<p>Un règne se partage jusqu’à quatre, à raison d’un prétendant par personne. Quelqu’un accueille, et c’est dans son compte que le règne est sauvegardé.</p>
<ol><li>Chacun a besoin d’un compte avec sa plateforme <a href="/account/connected">liée</a>.</li><li>Devenez amis : dans <a href="/account/friends">Amis</a>, saisissez le nom d’utilisateur de l’autre.</li><li>En jeu, l’hôte ouvre <em>Campement, Places au feu</em> et invite.</li><li>Les invités acceptent depuis l’écran titre et choisissent un prétendant libre.</li></ol>
<p>On arrive et on repart à chaque campement. Sur un même canapé, on joue à deux manettes et un écran ; les deux autres passent par le réseau. Les dialogues se votent, sauf quand on y prête serment : là, seul répond celui dont le nom est engagé.</p>`,
			es: `<p>Hasta cuatro personas comparten un reinado, con un aspirante cada una. Una hace de anfitriona y el reinado se guarda en su cuenta.</p>
<ol><li>Cada cual necesita una cuenta con su plataforma <a href="/account/connected">vinculada</a>.</li><li>Haceos amigos: en <a href="/account/friends">Amigos</a>, escribe el nombre de usuario de la otra persona.</li><li>En el juego, quien invita abre <em>Campamento, Sitios junto al fuego</em>.</li><li>Los demás aceptan en la pantalla de título y eligen un aspirante libre.</li></ol>
<p>Se puede entrar y salir en cada campamento. En un mismo sofá caben dos, con dos mandos y una pantalla; los otros dos se suman por internet. Las conversaciones se votan, salvo si hay un juramento: ahí responde solo quien lo presta.</p>`,
		},
		category: 'playing-together',
		related: ['play-across-platforms', 'friend-invitation-missing', 'somebody-drops-out'],
		reviewedAt: '2026-11-13T15:00:00Z',
		featured: true,
	},
	{
		id: '324',
		slug: 'play-across-platforms',
		title: {
			en: 'I am on PC and my friend is on PlayStation. Can we play together?',
			fr: 'Je suis sur PC et mon amie sur PlayStation. Peut-on jouer ensemble ?',
			es: 'Yo juego en PC y mi amiga en PlayStation. ¿Podemos jugar juntas?',
		},
		description: {
			en: `<p>You can. The Salt Crown puts PC, PlayStation 5 and Xbox Series X|S at one fire, as long as everybody is on the same version. You find it in the bottom left corner of the title screen; 1.2.0 and 1.1.4 do not see each other.</p>
<p>If the invitation button stays grey on one side:</p>
<ul><li>Xbox: in the console’s privacy settings, allow playing <em>with people outside Xbox</em>.</li><li>PlayStation 5: <em>Options, Company, Play across platforms</em> in the game itself.</li><li>All: look whether the platform is still linked under <a href="/account/connected">Linked platforms</a>. Changing a console password now and then cuts the link.</li></ul>`,
			fr: `<p>Mais oui. The Salt Crown réunit PC, PlayStation 5 et Xbox Series X|S autour du même feu, pourvu que chacun ait la même version. Elle figure en bas à gauche de l’écran titre ; la 1.2.0 et la 1.1.4 ne se voient pas.</p>
<p>Si le bouton d’invitation reste gris d’un côté :</p>
<ul><li>Xbox : dans les réglages de confidentialité, autorisez le jeu <em>avec des personnes hors de Xbox</em>.</li><li>PlayStation 5 : dans le jeu, <em>Options, Compagnie, Jeu entre plateformes</em>.</li><li>Partout : voyez si la plateforme est toujours liée dans <a href="/account/connected">Plateformes liées</a>. Changer le mot de passe de la console rompt parfois le lien.</li></ul>`,
			es: `<p>Claro que sí. The Salt Crown sienta a PC, PlayStation 5 y Xbox Series X|S junto al mismo fuego, siempre que todo el mundo tenga la misma versión. Está abajo a la izquierda, en la pantalla de título; la 1.2.0 y la 1.1.4 no se ven entre sí.</p>
<p>Si a alguien no se le enciende el botón de invitar:</p>
<ul><li>Xbox: en la privacidad de la consola, permite jugar <em>con personas de fuera de Xbox</em>.</li><li>PlayStation 5: dentro del juego, <em>Opciones, Compañía, Juego entre plataformas</em>.</li><li>En cualquiera: mira en <a href="/account/connected">Plataformas vinculadas</a> si el vínculo sigue ahí. Cambiar la contraseña de la consola a veces lo rompe.</li></ul>`,
		},
		category: 'playing-together',
		related: ['play-the-salt-crown-with-friends', 'link-a-platform'],
		reviewedAt: '2026-11-13T15:20:00Z',
	},
	{
		id: '325',
		slug: 'friend-invitation-missing',
		title: {
			en: 'My friend says that my invitation never arrived. Where is it?',
			fr: 'Mon ami n’a jamais reçu mon invitation. Où est-elle passée ?',
			es: 'A mi amigo no le ha llegado mi invitación. ¿Dónde está?',
		},
		description: {
			en: `<p>Friend invitations are not mailed. They wait on the <a href="/account/friends">Friends</a> page of the person you invited, under <em>Invitations to you</em>, for seven days, and then quietly expire.</p>
<p>If the page is empty over there, the name was probably a different one. Usernames have 3 to 20 letters and digits and are not the names you see on Steam or Xbox; ask your friend to read theirs out from <a href="/account">the account page</a>.</p>
<p>You can send twenty an hour. If you are told that you are friends already or that an invitation is pending, look further down your own list: maybe theirs crossed yours on the way.</p>`,
			fr: `<p>Les invitations entre amis ne partent pas par e-mail. Elles attendent sept jours sur la page <a href="/account/friends">Amis</a> du destinataire, sous <em>Invitations reçues</em>, puis s’éteignent sans bruit.</p>
<p>Si la page est vide chez lui, le nom n’était sans doute pas le bon. Un nom d’utilisateur compte de 3 à 20 lettres et chiffres, et n’a rien à voir avec celui de Steam ou de Xbox ; demandez-lui de lire le sien à haute voix sur <a href="/account">la page du compte</a>.</p>
<p>Vous pouvez en envoyer vingt par heure. Si l’on vous répond que vous êtes déjà amis ou qu’une invitation est en attente, regardez plus bas dans votre liste : la sienne a peut-être croisé la vôtre.</p>`,
			es: `<p>Las invitaciones de amistad no van por correo. Esperan siete días en la página <a href="/account/friends">Amigos</a> de la otra persona, en <em>Invitaciones recibidas</em>, y después caducan sin hacer ruido.</p>
<p>Si allí no hay nada, seguramente el nombre era otro. Los nombres de usuario tienen de 3 a 20 letras y números y no son los que ves en Steam o Xbox; pídele que te lea el suyo en <a href="/account">la página de la cuenta</a>.</p>
<p>Puedes mandar veinte por hora. Si te decimos que ya sois amigos o que hay una invitación pendiente, baja un poco en tu lista: puede que la suya se haya cruzado con la tuya.</p>`,
		},
		category: 'playing-together',
		related: ['play-the-salt-crown-with-friends'],
		reviewedAt: '2026-08-19T10:10:00Z',
	},
	{
		id: '326',
		slug: 'somebody-drops-out',
		title: {
			en: 'What happens to our reign when somebody loses the connection?',
			fr: 'Que devient notre règne quand quelqu’un perd la connexion ?',
			es: '¿Qué pasa con nuestro reinado si a alguien se le corta la conexión?',
		},
		description: {
			en: `<p>Nothing dramatic. A guest who drops out is led by the host until they return; in a conversation their vote counts as silence, which in this game is an answer too. They have five minutes to come back to the same scene and, after that, can rejoin at the next camp.</p>
<p>When the <em>host</em> falls away, the reign stops at the last automatic save, at most four minutes earlier. Anyone in the party may then take it over with <em>Seats at the fire, Carry on for…</em>, and the host finds two reigns the next day and decides which one to keep.</p>
<p>Drops every evening at the same time point to a router that renews its address. A cable helps more often than we like to admit.</p>`,
			fr: `<p>Rien de tragique. L’invité qui décroche est mené par l’hôte jusqu’à son retour ; dans un dialogue, son vote vaut silence, ce qui est aussi une réponse dans ce jeu. Il a cinq minutes pour regagner la scène, et peut ensuite revenir au prochain campement.</p>
<p>Si c’est l’<em>hôte</em> qui tombe, le règne s’arrête à la dernière sauvegarde automatique, quatre minutes plus tôt au maximum. N’importe qui dans le groupe peut le reprendre par <em>Places au feu, Continuer pour…</em> ; le lendemain, l’hôte trouve deux règnes et choisit.</p>
<p>Une coupure chaque soir à heure fixe trahit une box qui renouvelle son adresse. Un câble aide plus souvent que nous n’osons l’avouer.</p>`,
			es: `<p>Nada grave. A quien se cae lo guía la persona anfitriona hasta que vuelve; en una conversación su voto cuenta como silencio, que en este juego también es una respuesta. Tiene cinco minutos para regresar a la escena y, si no, puede reincorporarse en el siguiente campamento.</p>
<p>Si se cae <em>quien hospeda</em>, el reinado se detiene en la última partida automática, cuatro minutos antes como mucho. Cualquiera del grupo puede retomarlo con <em>Sitios junto al fuego, Continuar por…</em>, y al día siguiente la anfitriona encuentra dos reinados y elige.</p>
<p>Si se corta cada noche a la misma hora, sospecha del router, que renueva su dirección. Un cable ayuda más de lo que nos gusta reconocer.</p>`,
		},
		category: 'playing-together',
		related: ['play-the-salt-crown-with-friends', 'play-across-platforms'],
		reviewedAt: '2026-10-20T12:00:00Z',
	},
	{
		id: '327',
		slug: 'report-a-player',
		title: {
			en: 'Somebody in my party was abusive. How do I report it?',
			fr: 'Quelqu’un de mon groupe m’a insulté. Comment le signaler ?',
			es: 'Alguien de mi grupo me ha faltado al respeto. ¿Cómo lo denuncio?',
		},
		description: {
			en: `<p>First, you may leave. Your claimant stays behind under the host’s care and you lose nothing that was saved.</p>
<p>In the game, open <em>Seats at the fire</em>, choose the name and press <em>Report and mute</em>. The last ten minutes of written chat come along with it, voices do not. You can also <a href="/account/friends">remove the person</a> from your friends; they are not told.</p>
<p>For anything that happened outside the game, or that frightens you, write to <a href="mailto:community@tallowandthorn.example">community@tallowandthorn.example</a>. Two people read every report within one working day, and both have to agree before somebody is shown the door. Whoever was reported never learns by whom.</p>`,
			fr: `<p>D’abord, vous avez le droit de partir. Votre prétendant reste aux bons soins de l’hôte et rien de ce qui est sauvegardé n’est perdu.</p>
<p>En jeu, ouvrez <em>Places au feu</em>, choisissez le nom, puis <em>Signaler et rendre muet</em>. Les dix dernières minutes de discussion écrite nous parviennent ; les voix, non. Vous pouvez aussi <a href="/account/friends">retirer la personne</a> de vos amis, sans qu’elle en soit avertie.</p>
<p>Pour ce qui s’est passé hors du jeu, ou qui vous inquiète, écrivez à <a href="mailto:community@tallowandthorn.example">community@tallowandthorn.example</a>. Deux personnes lisent chaque signalement sous un jour ouvré et doivent être d’accord avant de montrer la porte à quelqu’un. L’intéressé ne saura jamais de qui vient la plainte.</p>`,
			es: `<p>Lo primero: puedes marcharte. Tu aspirante se queda al cuidado de quien hospeda y no pierdes nada de lo guardado.</p>
<p>En el juego, abre <em>Sitios junto al fuego</em>, elige el nombre y pulsa <em>Denunciar y silenciar</em>. Nos llegan los últimos diez minutos de chat escrito; las voces, no. También puedes <a href="/account/friends">quitar a esa persona</a> de tus amigos sin que se entere.</p>
<p>Si ha ocurrido fuera del juego o te da miedo, escribe a <a href="mailto:community@tallowandthorn.example">community@tallowandthorn.example</a>. Dos personas leen cada denuncia en un día laborable y tienen que estar de acuerdo para enseñarle la puerta a alguien. Nadie sabrá nunca quién lo denunció.</p>`,
		},
		category: 'playing-together',
		related: ['somebody-drops-out'],
		reviewedAt: '2026-09-15T09:30:00Z',
	},
	{
		id: '328',
		slug: 'wending-with-a-friend',
		title: {
			en: 'How will playing Wending with a friend work?',
			fr: 'Comment jouera-t-on à Wending avec quelqu’un ?',
			es: '¿Cómo se jugará a Wending con otra persona?',
		},
		description: {
			en: `<p>Never at the same time. You walk a stretch of road and sign off; whatever you left standing beside it, your friend meets on their own day, and the other way round. Nobody has to find an evening.</p>
<p>What we can promise before release in spring 2027:</p>
<ul><li>Exactly one friend for each caravan, chosen at the start from your <a href="/account/friends">friends list</a>.</li><li>Both of you need the game, on any of its platforms.</li><li>If your friend falls silent for a month, the road goes on without them and keeps a lamp at the place where they stopped.</li></ul>
<p>There is no voice chat. There are notes, carved into milestones, of at most eighty letters.</p>`,
			fr: `<p>Jamais en même temps. Vous parcourez un bout de route et vous vous arrêtez ; ce que vous avez laissé sur le bas-côté, l’autre le croise à son heure, et inversement. Plus besoin de trouver une soirée commune.</p>
<p>Ce que nous pouvons promettre avant la sortie, au printemps 2027 :</p>
<ul><li>Une seule personne par caravane, choisie au départ dans votre <a href="/account/friends">liste d’amis</a>.</li><li>Le jeu est nécessaire des deux côtés, quelle que soit la plateforme.</li><li>Après un mois de silence, la route continue sans elle et garde une lampe allumée là où elle s’est arrêtée.</li></ul>
<p>Aucune discussion vocale. Des mots gravés sur les bornes, de quatre-vingts lettres au plus.</p>`,
			es: `<p>Nunca a la vez. Recorres un tramo y lo dejas; lo que abandonaste en la cuneta se lo encontrará la otra persona cuando le toque, y viceversa. Nadie tiene que cuadrar agendas.</p>
<p>Esto es lo que podemos prometer antes del estreno, en primavera de 2027:</p>
<ul><li>Una sola compañía por caravana, elegida al principio entre tus <a href="/account/friends">amigos</a>.</li><li>El juego hace falta en los dos lados, en la plataforma que sea.</li><li>Si la otra persona calla durante un mes, el camino sigue sin ella y deja un farol en el lugar donde se paró.</li></ul>
<p>No hay chat de voz. Hay notas talladas en los mojones, de ochenta letras como mucho.</p>`,
		},
		category: 'playing-together',
		related: ['friend-invitation-missing', 'switch-saves'],
		reviewedAt: '2026-09-18T10:00:00Z',
	},
];
