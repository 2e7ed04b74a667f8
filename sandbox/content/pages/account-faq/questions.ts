import type { Localised } from '../../localised.ts';

export const accountQuestions: { id: number; title: Localised; description: Localised }[] = [
	{
		id: 1,
		title: {
			en: 'Do I need an account to play?',
			fr: 'Faut-il un compte pour jouer ?',
			es: '¿Hace falta una cuenta para jugar?',
		},
		description: {
			en: `<p>Not to play alone; every game starts without one, and without a connection too. You need it for company in The Salt Crown and for saves that follow you from one machine to the next. It costs nothing, and there is nothing to buy with it.</p>`,
			fr: `<p>Pas en solo : chaque jeu démarre sans compte, et même sans connexion. Il sert à jouer à plusieurs dans The Salt Crown et à retrouver ses sauvegardes d’une machine à l’autre. Il est gratuit, et l’on ne peut rien acheter avec.</p>`,
			es: `<p>Para jugar a solas, no: todos los juegos arrancan sin ella y hasta sin conexión. La necesitas para jugar en compañía a The Salt Crown y para que tus partidas te sigan de una máquina a otra. Es gratis y con ella no se puede comprar nada.</p>`,
		},
	},
	{
		id: 2,
		title: {
			en: 'Why do you want to know my date of birth?',
			fr: 'Pourquoi demander ma date de naissance ?',
			es: '¿Por qué queréis saber mi fecha de nacimiento?',
		},
		description: {
			en: `<p>You have to be sixteen, since friends and chat come with an account. We compare the date once, on the day you join. It is shown to nobody, used for no offers, and deleted with the rest when you go.</p>`,
			fr: `<p>Le compte ouvre la porte aux amis et aux discussions : il faut donc avoir seize ans. Nous comparons la date une seule fois, le jour de l’inscription. Personne ne la voit, aucune offre ne s’en sert, et elle disparaît avec le reste si vous partez.</p>`,
			es: `<p>Hay que haber cumplido dieciséis años, porque con la cuenta vienen los amigos y el chat. Miramos la fecha una sola vez, el día que te registras. No se la enseñamos a nadie, no sirve para mandarte ofertas y se borra con lo demás cuando te vas.</p>`,
		},
	},
	{
		id: 3,
		title: {
			en: 'Can I change my username?',
			fr: 'Puis-je changer de nom d’utilisateur ?',
			es: '¿Puedo cambiar mi nombre de usuario?',
		},
		description: {
			en: `<p>The username stays: oaths sworn in shared reigns refer to it. What you can change, as often as you like, is the <em>display name</em> in your <a href="/account">profile</a>. Friends see that one first and the other in small letters underneath.</p>`,
			fr: `<p>Non, celui-là reste : les serments des règnes partagés y renvoient. En revanche, le <em>nom affiché</em> de votre <a href="/account">profil</a> se modifie aussi souvent que vous le souhaitez. C’est lui que vos amis voient d’abord, l’autre venant dessous en petit.</p>`,
			es: `<p>Ese se queda, porque los juramentos de los reinados compartidos remiten a él. Lo que sí puedes cambiar cuando quieras es el <em>nombre visible</em> de tu <a href="/account">perfil</a>. Es el que ven primero tus amigos; el otro sale debajo, en pequeño.</p>`,
		},
	},
	{
		id: 4,
		title: {
			en: 'How long do I stay logged in?',
			fr: 'Combien de temps ma session dure-t-elle ?',
			es: '¿Cuánto dura mi sesión?',
		},
		description: {
			en: `<p>Two days, counted from the moment you log in, whether or not you come back in between. Your <a href="/account">account page</a> shows the hour at which it ends. In the games you stay logged in until you log out there.</p>`,
			fr: `<p>Deux jours à partir de la connexion, que vous reveniez entre-temps ou non. L’heure de fin figure sur la page de votre <a href="/account">compte</a>. Dans les jeux, la session dure jusqu’à ce que vous la fermiez.</p>`,
			es: `<p>Dos días desde que la inicias, vuelvas o no entretanto. La hora a la que termina está en la página de tu <a href="/account">cuenta</a>. En los juegos permanece abierta hasta que la cierres allí.</p>`,
		},
	},
	{
		id: 5,
		title: {
			en: 'I used a computer in a library and forgot to log out. What can I do?',
			fr: 'J’ai oublié de me déconnecter à la bibliothèque. Que faire ?',
			es: 'Me dejé la sesión abierta en la biblioteca. ¿Qué hago?',
		},
		description: {
			en: `<p>In your <a href="/account">account</a>, <em>Where you are logged in</em> lists the devices, with the day each was last seen. End the one you do not trust, or log out everywhere at once and begin afresh.</p>`,
			fr: `<p>Dans votre <a href="/account">compte</a>, la rubrique <em>Vos sessions ouvertes</em> dresse la liste des appareils, avec leur dernière visite. Déconnectez celui qui vous inquiète, ou tous d’un coup, et repartez de zéro.</p>`,
			es: `<p>En tu <a href="/account">cuenta</a>, el apartado <em>Dónde tienes la sesión abierta</em> muestra la lista de dispositivos y cuándo se usaron por última vez. Cierra la del que no te convenza, o todas a la vez, y empieza de nuevo.</p>`,
		},
	},
	{
		id: 6,
		title: {
			en: 'Why must I wait after a few wrong passwords?',
			fr: 'Pourquoi me fait-on attendre après plusieurs erreurs ?',
			es: '¿Por qué tengo que esperar tras varias contraseñas erróneas?',
		},
		description: {
			en: `<p>After five mistakes within a quarter of an hour the door stays shut for thirty seconds, then for a minute, then two, up to fifteen minutes. It slows down machines that guess. A <a href="/account/forgot-password">new password</a> opens it for you.</p>`,
			fr: `<p>Au bout de cinq erreurs en un quart d’heure, la porte se ferme trente secondes, puis une minute, puis deux, jusqu’à quinze. De quoi décourager les machines qui devinent. Vous, un <a href="/account/forgot-password">nouveau mot de passe</a> vous tirera d’affaire.</p>`,
			es: `<p>Tras cinco fallos en un cuarto de hora, la puerta se cierra treinta segundos, luego un minuto, luego dos y así hasta quince. Con eso se cansan las máquinas que adivinan. A ti te la abre una <a href="/account/forgot-password">contraseña nueva</a>.</p>`,
		},
	},
	{
		id: 7,
		title: {
			en: 'Can I log in with Steam or PlayStation instead of a password?',
			fr: 'Puis-je me connecter avec Steam ou PlayStation, sans mot de passe ?',
			es: '¿Puedo entrar con Steam o PlayStation sin contraseña?',
		},
		description: {
			en: `<p>Yes, with those two and with GOG Galaxy and Xbox, once they are <a href="/account/connected">linked</a>. If we have never met the name that comes back from there, we take you to <a href="/account/create">Create account</a>, and the link is made on the way.</p>`,
			fr: `<p>Oui, ainsi qu’avec GOG Galaxy et Xbox, une fois la plateforme <a href="/account/connected">liée</a>. Si le nom qui nous revient est inconnu, nous vous menons à <a href="/account/create">Créer un compte</a> et le lien se fait en chemin.</p>`,
			es: `<p>Sí, con esas dos y también con GOG Galaxy y Xbox, una vez <a href="/account/connected">vinculadas</a>. Si no conocemos el nombre con el que vuelves, te llevamos a <a href="/account/create">Crear cuenta</a> y el vínculo se hace de paso.</p>`,
		},
	},
	{
		id: 8,
		title: {
			en: 'What do I lose when I unlink a platform?',
			fr: 'Que perd-on en dissociant une plateforme ?',
			es: '¿Qué pierdo al desvincular una plataforma?',
		},
		description: {
			en: `<p>Nothing that you bought, and no save. You can no longer log in through it, new saves from it stay on that machine, and new extras wait until you link it again; those you have stay yours. If it was your only way in, set a password first.</p>`,
			fr: `<p>Ni vos achats, ni vos sauvegardes. Vous ne pourrez plus vous connecter par elle, ses nouvelles parties resteront sur la machine et ses nouveaux bonus attendront le prochain lien ; ceux que vous avez restent à vous. Si c’était votre seule entrée, choisissez d’abord un mot de passe.</p>`,
			es: `<p>Nada de lo comprado y ninguna partida. Ya no podrás entrar con ella, sus partidas nuevas se quedarán en esa máquina y sus extras nuevos esperarán hasta que la vincules otra vez; los que ya tienes siguen siendo tuyos. Si era tu única entrada, pon antes una contraseña.</p>`,
		},
	},
	{
		id: 9,
		title: {
			en: 'Can my family share one account?',
			fr: 'Peut-on partager un compte en famille ?',
			es: '¿Podemos compartir una cuenta en familia?',
		},
		description: {
			en: `<p>It is meant for one person, and it soon shows: two people’s saves would push each other out of the cloud, and friends would never know to whom they are swearing. Make one each. Four accounts can sit at one fire on one evening.</p>`,
			fr: `<p>Il est prévu pour une seule personne, et cela se sent vite : les sauvegardes se chasseraient l’une l’autre et vos amis ne sauraient plus à qui ils prêtent serment. Prenez-en un chacun. Quatre comptes tiennent autour du même feu.</p>`,
			es: `<p>Está pensada para una persona, y se nota enseguida: las partidas de dos se echarían unas a otras de la nube y los amigos no sabrían a quién prestan juramento. Mejor una por cabeza; alrededor de un fuego caben cuatro.</p>`,
		},
	},
	{
		id: 10,
		title: {
			en: 'How do I get a copy of everything you know about me?',
			fr: 'Comment obtenir tout ce que vous savez de moi ?',
			es: '¿Cómo consigo todo lo que sabéis de mí?',
		},
		description: {
			en: `<p>With the export button on your <a href="/account">account page</a>. You get a zip of readable text: profile, links, friends, saves, sessions. Your other rights are explained under <a href="/gdpr">GDPR</a>.</p>`,
			fr: `<p>Par le bouton d’exportation, sur la page de votre <a href="/account">compte</a>. Vous recevez une archive de textes lisibles : profil, liens, amis, sauvegardes, sessions. Vos autres droits sont expliqués à la page <a href="/gdpr">RGPD</a>.</p>`,
			es: `<p>Con el botón de exportar, en la página de tu <a href="/account">cuenta</a>. Recibirás un zip con textos legibles: perfil, vínculos, amigos, partidas y sesiones. Tus demás derechos están en la página del <a href="/gdpr">RGPD</a>.</p>`,
		},
	},
	{
		id: 11,
		title: {
			en: 'How do I stop the newsletter?',
			fr: 'Comment arrêter la lettre d’information ?',
			es: '¿Cómo dejo de recibir el boletín?',
		},
		description: {
			en: `<p>One click at the end of any issue, or the switch in your <a href="/account">profile</a>. Mails about your security, such as a new password or a changed address, come regardless; there are very few of them, we hope.</p>`,
			fr: `<p>Un clic au bas de n’importe quel numéro, ou l’interrupteur de votre <a href="/account">profil</a>. Les messages de sécurité (mot de passe remplacé, adresse modifiée) continueront d’arriver ; ils sont rares, et tant mieux.</p>`,
			es: `<p>Con un clic al final de cualquier número o con el interruptor de tu <a href="/account">perfil</a>. Los correos de seguridad, como el de una contraseña nueva o una dirección cambiada, llegarán igualmente; ojalá sean pocos.</p>`,
		},
	},
	{
		id: 12,
		title: {
			en: 'What happens when the terms change?',
			fr: 'Que se passe-t-il quand les conditions changent ?',
			es: '¿Qué pasa cuando cambian las condiciones?',
		},
		description: {
			en: `<p>We show you the new version at your next login, with a short list of what is different. Until you have agreed, you can still log out, take your data or <a href="/account/delete">delete the account</a>. The games on your disk do not care either way.</p>`,
			fr: `<p>La nouvelle version s’affiche à votre prochaine connexion, avec la courte liste de ce qui diffère. Tant que vous n’avez pas accepté, vous pouvez encore vous déconnecter, emporter vos données ou <a href="/account/delete">supprimer le compte</a>. Les jeux installés, eux, s’en moquent.</p>`,
			es: `<p>La próxima vez que inicies sesión verás la versión nueva con una lista breve de lo que cambia. Mientras no la aceptes, podrás cerrar sesión, llevarte tus datos o <a href="/account/delete">eliminar la cuenta</a>. A los juegos de tu disco les da lo mismo.</p>`,
		},
	},
];
