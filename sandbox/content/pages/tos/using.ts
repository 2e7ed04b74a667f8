import type { DemoBlock } from '../../types.ts';

/** The account and what is done with it. */
export const using: DemoBlock[] = [
	{
		type: 'section',
		title: { en: 'The two sides', fr: 'Les deux parties', es: 'Las dos partes' },
		html: {
			en: `<p>On one side, Tallow &amp; Thorn NV, Oude Vlasmarkt 9, 9000 Gent, Belgium, company number 0999.123.456: “we” and “the studio”. On the other, you. The agreement covers this website, your account, and the online services that our games reach through it, such as friends, cloud saves and digital extras. It costs nothing.</p>
<p>Each game comes with a licence of its own, which you see when you install it. Should that licence and this page disagree about the game itself, the licence wins; about the account, this page does.</p>`,
			fr: `<p>D’un côté, Tallow &amp; Thorn NV, Oude Vlasmarkt 9, 9000 Gand, Belgique, numéro d’entreprise 0999.123.456 : « nous » ou « le studio ». De l’autre, vous. L’accord porte sur ce site, votre compte et les services en ligne que nos jeux atteignent par lui, comme les amis, les sauvegardes et les bonus numériques. Il ne coûte rien.</p>
<p>Chaque jeu est livré avec sa propre licence, affichée à l’installation. Si cette licence et la présente page se contredisent au sujet du jeu, la licence l’emporte ; au sujet du compte, c’est cette page.</p>`,
			es: `<p>Por un lado está Tallow &amp; Thorn NV, Oude Vlasmarkt 9, 9000 Gante (Bélgica), con número de empresa 0999.123.456: «nosotros» o «el estudio». Por el otro, tú. El acuerdo cubre este sitio, tu cuenta y los servicios en línea a los que llegan nuestros juegos a través de ella, como amistades, partidas en la nube y extras digitales. No cuesta nada.</p>
<p>Cada juego trae su propia licencia, que ves al instalarlo. Si esa licencia y esta página no coinciden en algo del juego, manda la licencia; si es de la cuenta, manda esta página.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Your account', fr: 'Votre compte', es: 'Tu cuenta' },
		html: {
			en: `<p>You must be sixteen or older. Give an e-mail address that you can read, since we verify it before the first log-in, and a true date of birth. A username has three to twenty letters and digits and is visible to other players, so leave your surname out of it, and anyone else’s.</p>
<p>One person, one account. It is yours alone: it cannot be sold, lent, given away or left to a cousin. If you die, your heirs may ask us for a copy of what it holds.</p>`,
			fr: `<p>Il faut avoir seize ans révolus. Donnez une adresse e-mail que vous relevez, car nous la vérifions avant la première connexion, et une date de naissance exacte. Un nom d’utilisateur compte de trois à vingt lettres et chiffres, et les autres joueurs le voient : n’y mettez pas votre nom de famille, ni celui de quelqu’un d’autre.</p>
<p>Une personne, un compte. Il n’est qu’à vous et ne se vend pas, ne se prête pas, ne se donne pas, pas même à un cousin. En cas de décès, vos héritiers peuvent nous demander une copie de son contenu.</p>`,
			es: `<p>Tienes que haber cumplido dieciséis años. Da un correo que puedas leer, porque lo verificamos antes del primer inicio de sesión, y una fecha de nacimiento verdadera. El nombre de usuario lleva de tres a veinte letras y cifras y lo ven los demás, así que no pongas tu apellido, ni el de nadie.</p>
<p>Una persona, una cuenta. Es solo tuya: no se vende, ni se presta, ni se regala, ni se deja en herencia a un primo. Si falleces, tus herederos pueden pedirnos una copia de lo que contiene.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Keeping it safe', fr: 'Le garder en sûreté', es: 'Mantenerla segura' },
		html: {
			en: `<p>Choose a password that opens nothing else you own, and tell it to nobody. We will never ask for it by mail, chat or telephone. On <a href="/account">your account page</a> you can switch on a second step, by text message or authenticator app, keep ten recovery codes, see where you are logged in, and log out everywhere.</p>
<p>If you suspect that somebody else has been in, change the password and write to <a href="mailto:support@tallowandthorn.example">support@tallowandthorn.example</a>. You are not answerable for what an intruder did after you told us, nor before, unless you were grossly careless.</p>`,
			fr: `<p>Choisissez un mot de passe qui n’ouvre rien d’autre chez vous, et ne le dites à personne. Nous ne vous le demanderons jamais, ni par e-mail, ni par messagerie, ni au téléphone. Sur <a href="/account">la page de votre compte</a>, vous pouvez activer une deuxième étape par SMS ou par application, garder dix codes de récupération, voir où vous êtes connecté et tout déconnecter d’un coup.</p>
<p>Si vous soupçonnez une intrusion, changez de mot de passe et écrivez à <a href="mailto:support@tallowandthorn.example">support@tallowandthorn.example</a>. Vous ne répondez pas de ce qu’un intrus a fait une fois que vous nous avez prévenus, ni avant, sauf négligence grave.</p>`,
			es: `<p>Elige una contraseña que no abra nada más y no se la digas a nadie. Nunca te la pediremos por correo, chat ni teléfono. En <a href="/account">la página de tu cuenta</a> puedes activar un segundo paso por SMS o con una aplicación, guardar diez códigos de recuperación, ver dónde tienes la sesión abierta y cerrarla en todas partes.</p>
<p>Si sospechas que ha entrado otra persona, cambia la contraseña y escribe a <a href="mailto:support@tallowandthorn.example">support@tallowandthorn.example</a>. No respondes de lo que haya hecho un intruso desde que nos avisaste, ni antes, salvo descuido grave.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Linked platforms', fr: 'Plateformes liées', es: 'Plataformas vinculadas' },
		html: {
			en: `<p>You can link Steam, GOG Galaxy, PlayStation Network, Xbox and Twitch, and unlink each of them again with one button, under <a href="/account/connected">linked platforms</a>. With the first four you can also log in. A platform account can be linked to one of our accounts at a time.</p>
<p>Those companies have terms of their own, decide who may use their services, and may change or close the door between us without asking. Unlinking takes nothing from you that you bought there. Extras that depended on the link may rest until you link again.</p>`,
			fr: `<p>Vous pouvez lier Steam, GOG Galaxy, PlayStation Network, Xbox et Twitch, puis défaire chaque lien d’un seul bouton, sous <a href="/account/connected">plateformes liées</a>. Les quatre premières permettent aussi de se connecter. Un compte de plateforme ne se lie qu’à un seul de nos comptes à la fois.</p>
<p>Ces sociétés ont leurs propres conditions, choisissent qui peut utiliser leurs services et peuvent modifier ou fermer la porte entre nous sans nous consulter. Défaire un lien ne vous retire rien de ce que vous y avez acheté. Les bonus qui en dépendaient peuvent rester en sommeil jusqu’au prochain lien.</p>`,
			es: `<p>Puedes vincular Steam, GOG Galaxy, PlayStation Network, Xbox y Twitch, y desvincularlas una a una con un botón en <a href="/account/connected">plataformas vinculadas</a>. Con las cuatro primeras también puedes iniciar sesión. Una cuenta de plataforma solo puede estar vinculada a una de las nuestras a la vez.</p>
<p>Esas empresas tienen sus propias condiciones, deciden quién usa sus servicios y pueden cambiar o cerrar la puerta que nos une sin preguntar. Desvincular no te quita nada de lo que compraste allí. Los extras que dependían del vínculo pueden quedarse dormidos hasta que vuelvas a vincular.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Conduct', fr: 'Conduite', es: 'Conducta' },
		html: {
			en: `<p>Villainy belongs in the games. Towards the people behind the other screens, please do not:</p>
<ul>
<li>threaten, stalk, insult or humiliate anyone, or attack them for who they are;</li>
<li>pretend to be somebody else, least of all one of us;</li>
<li>cheat where others are playing with you, or sell the means to do it;</li>
<li>post what is unlawful, or somebody’s private details;</li>
<li>send robots to create accounts, collect player names or vote on support answers;</li>
<li>try the locks. If you study security in good faith, write to us and stop at the first proof: then we will thank you instead of suing you.</li>
</ul>
<p>If somebody else does any of this, tell us through <a href="/contact">the contact form</a>. A person reads each message.</p>`,
			fr: `<p>La fourberie a sa place dans les jeux. Envers celles et ceux qui se trouvent derrière les autres écrans, merci de ne pas :</p>
<ul>
<li>menacer, traquer, insulter ou humilier quiconque, ni s’en prendre à une personne pour ce qu’elle est ;</li>
<li>vous faire passer pour quelqu’un d’autre, et surtout pas pour l’un de nous ;</li>
<li>tricher quand d’autres jouent avec vous, ni vendre de quoi le faire ;</li>
<li>publier ce qui est illicite, ou les coordonnées privées d’autrui ;</li>
<li>envoyer des robots créer des comptes, récolter des noms ou voter sur les réponses de l’assistance ;</li>
<li>essayer les serrures. Si vous étudiez la sécurité de bonne foi, écrivez-nous et arrêtez-vous à la première preuve : nous vous dirons merci au lieu de vous poursuivre.</li>
</ul>
<p>Si vous en êtes témoin, signalez-le-nous par <a href="/contact">le formulaire de contact</a>. Chaque message est lu par une personne.</p>`,
			es: `<p>La villanía, dentro de los juegos. Con las personas que están detrás de las demás pantallas, por favor:</p>
<ul>
<li>no amenaces, acoses, insultes ni humilles a nadie, ni ataques a alguien por ser quien es;</li>
<li>no te hagas pasar por otra persona, y menos por una de las nuestras;</li>
<li>no hagas trampas cuando hay más gente jugando contigo ni vendas con qué hacerlas;</li>
<li>no publiques nada ilícito ni los datos privados de nadie;</li>
<li>no mandes robots a crear cuentas, recoger nombres o votar respuestas de soporte;</li>
<li>no pruebes las cerraduras. Si investigas seguridad de buena fe, escríbenos y párate en la primera prueba: te daremos las gracias en vez de demandarte.</li>
</ul>
<p>Si ves que alguien lo hace, cuéntanoslo con <a href="/contact">el formulario de contacto</a>. Cada mensaje lo lee una persona.</p>`,
		},
	},
];
