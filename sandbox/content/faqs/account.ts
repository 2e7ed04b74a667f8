import type { DemoFaq } from '../types.ts';

export const account: DemoFaq[] = [
	{
		id: '308',
		slug: 'forgotten-password',
		title: {
			en: 'I have forgotten my password. How do I get back in?',
			fr: 'J’ai oublié mon mot de passe. Comment retrouver mon compte ?',
			es: 'He olvidado mi contraseña. ¿Cómo vuelvo a entrar?',
		},
		description: {
			en: `<ol><li>Open <a href="/account/forgot-password">Forgotten password</a> and give your username or your e-mail address, whichever you remember.</li><li>We send a link that works once, for 60 minutes.</li><li>Choose a password of at least eight characters with one uppercase letter, one lowercase letter and one digit. It may not contain your username.</li></ol>
<p>As soon as it is saved, every other device is logged out, the one in your brother’s living room too.</p>
<p>For safety the page says the same whether or not we know the address. If no mail comes within ten minutes, look among the unwanted ones, then try the other address you own. After three requests in a minute, wait a little.</p>`,
			fr: `<ol><li>Ouvrez <a href="/account/forgot-password">Mot de passe oublié</a> et indiquez votre nom d’utilisateur ou votre e-mail, selon ce qui vous revient.</li><li>Vous recevez un lien, valable une seule fois, pendant 60 minutes.</li><li>Choisissez un mot de passe d’au moins huit caractères, avec une majuscule, une minuscule et un chiffre, mais sans votre nom d’utilisateur.</li></ol>
<p>Dès qu’il est enregistré, tous vos autres appareils sont déconnectés, y compris celui resté dans le salon de votre frère.</p>
<p>Par sécurité, la page répond la même chose, que nous connaissions l’adresse ou non. Rien au bout de dix minutes ? Fouillez les indésirables, puis essayez votre autre adresse. Après trois demandes en une minute, laissez-nous souffler.</p>`,
			es: `<ol><li>Abre <a href="/account/forgot-password">Contraseña olvidada</a> y escribe tu nombre de usuario o tu correo, lo que recuerdes.</li><li>Te mandamos un enlace que sirve una sola vez, durante 60 minutos.</li><li>Elige una contraseña de ocho caracteres como mínimo, con mayúscula, minúscula y número, que no contenga tu nombre de usuario.</li></ol>
<p>En cuanto la guardes se cerrará tu sesión en todos los demás dispositivos, también en el del salón de tu hermano.</p>
<p>Por seguridad, la página contesta lo mismo conozcamos la dirección o no. Si en diez minutos no llega nada, busca en el correo no deseado y prueba con tu otra dirección. Tras tres peticiones en un minuto toca esperar un poco.</p>`,
		},
		category: 'account',
		related: ['verification-mail-missing', 'lost-phone'],
		reviewedAt: '2026-10-02T08:00:00Z',
		featured: true,
	},
	{
		id: '309',
		slug: 'verification-mail-missing',
		title: {
			en: 'The e-mail to verify my address never came. What now?',
			fr: 'L’e-mail de vérification n’est jamais arrivé. Que faire ?',
			es: 'El correo de verificación no ha llegado. ¿Y ahora qué?',
		},
		description: {
			en: `<p>Give it ten minutes, then check three things: the folder for unwanted mail, the spelling of your address, and whether your provider holds back messages from senders it does not know. Ours come from <strong>tallowandthorn.example</strong>.</p>
<p>You can have the mail <a href="/account/resend-verification">sent again</a>. The newest link replaces all earlier ones and lasts 24 hours, so always open the last one.</p>
<p>Mistyped the address? Nobody can confirm an account that nobody can read. Simply <a href="/account/create">create one</a> with the right address and another username, or write to us by <a href="/contact">contact form</a> if the name is dear to you.</p>`,
			fr: `<p>Laissez passer dix minutes, puis vérifiez le dossier des indésirables, l’orthographe de votre adresse et les filtres de votre fournisseur. Nos messages viennent de <strong>tallowandthorn.example</strong>.</p>
<p>Vous pouvez vous le faire <a href="/account/resend-verification">renvoyer</a>. Chaque nouveau lien annule les précédents et reste valable 24 heures : ouvrez toujours le dernier reçu.</p>
<p>Une faute de frappe dans l’adresse ? Personne ne pourra confirmer un compte que personne ne peut lire. <a href="/account/create">Créez-en un autre</a> avec la bonne adresse et un nouveau nom, ou passez par le <a href="/contact">formulaire de contact</a> si vous tenez au premier.</p>`,
			es: `<p>Dale diez minutos y luego mira tres cosas: la carpeta de correo no deseado, si escribiste bien la dirección y si tu proveedor retiene los mensajes de desconocidos. Los nuestros salen de <strong>tallowandthorn.example</strong>.</p>
<p>Puedes pedir que te lo <a href="/account/resend-verification">enviemos otra vez</a>. El enlace más reciente anula los anteriores y dura 24 horas, así que abre siempre el último.</p>
<p>¿Te equivocaste al teclear? Una cuenta cuyo correo no lee nadie no se puede confirmar. <a href="/account/create">Crea otra</a> con la dirección correcta y otro nombre, o escríbenos por el <a href="/contact">formulario de contacto</a> si le tienes cariño al primero.</p>`,
		},
		category: 'account',
		related: ['forgotten-password', 'change-email-address'],
		reviewedAt: '2026-08-27T12:30:00Z',
	},
	{
		id: '310',
		slug: 'link-a-platform',
		title: {
			en: 'How do I link Steam, GOG Galaxy, PlayStation or Xbox to my account?',
			fr: 'Comment lier Steam, GOG Galaxy, PlayStation ou Xbox à mon compte ?',
			es: '¿Cómo vinculo Steam, GOG Galaxy, PlayStation o Xbox a mi cuenta?',
		},
		description: {
			en: `<p>Go to <a href="/account/connected">Linked platforms</a> and press <em>Link</em> beside the one you play on. Its own login opens; we never see the password you type there. When you return, the row says <em>Linked</em> with your name on it.</p>
<p>What a link does:</p>
<ul><li>Steam, GOG Galaxy, PlayStation Network and Xbox: cloud saves, friends and the extras of your editions. You can also log in here with them.</li><li>Twitch: rewards for watching our own streams. It does not log you in and it does not see your saves.</li></ul>
<p>One platform name belongs to one account, and the other way round. You can unlink at any time; your saves remain where they are.</p>`,
			fr: `<p>Dans <a href="/account/connected">Plateformes liées</a>, choisissez <em>Lier</em> à côté de celle où vous jouez. Sa propre page de connexion s’ouvre ; le mot de passe que vous y tapez ne passe pas par nous. À votre retour, la ligne indique <em>Liée</em>, suivi de votre pseudonyme.</p>
<p>À quoi cela sert :</p>
<ul><li>Steam, GOG Galaxy, PlayStation Network et Xbox : sauvegardes en ligne, amis, bonus de vos éditions, et même connexion à ce site.</li><li>Twitch : récompenses pendant nos diffusions, rien de plus. Ni connexion, ni accès à vos sauvegardes.</li></ul>
<p>Un identifiant de plateforme appartient à un seul compte, et réciproquement. Vous pouvez dissocier une plateforme quand bon vous semble ; vos sauvegardes restent où elles sont.</p>`,
			es: `<p>Ve a <a href="/account/connected">Plataformas vinculadas</a> y pulsa <em>Vincular</em> junto a la que uses. Se abre su propia página de acceso; la contraseña que escribas allí no pasa por nosotros. A la vuelta, la fila dirá <em>Vinculada</em> y tu nombre.</p>
<p>Para qué sirve:</p>
<ul><li>Steam, GOG Galaxy, PlayStation Network y Xbox: partidas en la nube, amigos y extras de tus ediciones. También puedes iniciar sesión aquí con ellas.</li><li>Twitch: recompensas por ver nuestros directos. Ni inicia sesión ni ve tus partidas.</li></ul>
<p>Cada nombre de plataforma pertenece a una sola cuenta, y al revés. Puedes desvincularla cuando quieras; las partidas se quedan donde están.</p>`,
		},
		category: 'account',
		related: ['platform-linked-elsewhere', 'move-a-reign-to-another-platform'],
		reviewedAt: '2026-11-04T10:15:00Z',
	},
	{
		id: '311',
		slug: 'platform-linked-elsewhere',
		title: {
			en: 'Why does it say that my Xbox is already linked to another account?',
			fr: 'Pourquoi me dit-on que ma Xbox est déjà liée à un autre compte ?',
			es: '¿Por qué dice que mi Xbox ya está vinculada a otra cuenta?',
		},
		description: {
			en: `<p>Because at some point you made a second account, usually years ago, usually with a school address, usually for Lowtide. It happens to our own people.</p>
<p>If you can still get into the old account, log in there, open <a href="/account/connected">Linked platforms</a>, unlink the Xbox, log out, and link it to the account you want to keep. This works at once, with no waiting time.</p>
<p>If you cannot, try <a href="/account/forgot-password">a new password</a> for every address you have had since 2018. When all of them stay silent, <a href="/contact">write to us</a> with your gamertag and the date of your first purchase from us. We will never ask for a password.</p>`,
			fr: `<p>Parce qu’un second compte existe : créé il y a des années, le plus souvent avec une adresse d’étudiant, le plus souvent pour Lowtide. Cela arrive même chez nous.</p>
<p>Vous pouvez encore y entrer ? Connectez-vous à cet ancien compte, ouvrez <a href="/account/connected">Plateformes liées</a>, dissociez la Xbox, déconnectez-vous, puis liez-la au compte que vous gardez. C’est immédiat.</p>
<p>Sinon, demandez <a href="/account/forgot-password">un nouveau mot de passe</a> pour chacune des adresses que vous avez eues depuis 2018. Si toutes restent muettes, <a href="/contact">écrivez-nous</a> en donnant votre gamertag et la date de votre premier achat. Jamais nous ne vous demanderons de mot de passe.</p>`,
			es: `<p>Porque en algún momento creaste otra cuenta: suele ser de hace años, con el correo de la universidad y por culpa de Lowtide. Nos pasa hasta en casa.</p>
<p>Si todavía puedes entrar en la antigua, inicia sesión con ella, abre <a href="/account/connected">Plataformas vinculadas</a>, desvincula la Xbox, cierra sesión y vincúlala a la cuenta con la que te quedas. Es inmediato.</p>
<p>Si no puedes, pide <a href="/account/forgot-password">una contraseña nueva</a> para cada dirección que hayas tenido desde 2018. ¿No contesta ninguna? <a href="/contact">Escríbenos</a> con tu gamertag y la fecha de tu primera compra. Nunca te pediremos una contraseña.</p>`,
		},
		category: 'account',
		related: ['link-a-platform'],
		reviewedAt: '2026-06-18T13:00:00Z',
	},
	{
		id: '312',
		slug: 'second-step-at-sign-in',
		title: {
			en: 'How do I protect my account with a second step?',
			fr: 'Comment protéger mon compte par une deuxième étape ?',
			es: '¿Cómo protejo mi cuenta con un segundo paso?',
		},
		description: {
			en: `<p>A second step means that a stolen password is not enough. You will find it in your <a href="/account">account</a> under <em>Login and security</em>, in two kinds:</p>
<dl><dt>Authenticator app</dt><dd>Scan a picture once; from then on the app shows a new six-digit code every half minute, even without a signal. This is the one we use ourselves.</dd><dt>Text message</dt><dd>We send a code to your phone that is good for ten minutes. Convenient, and still far better than nothing.</dd></dl>
<p>When you switch on the first of them, we show ten recovery codes. Print them or keep them in a password manager. Each works one time, and they are the only key under the mat.</p>`,
			fr: `<p>Avec une deuxième étape, un mot de passe volé ne suffit plus. Elle s’active dans votre <a href="/account">compte</a>, rubrique <em>Connexion et sécurité</em>, sous deux formes :</p>
<dl><dt>Application d’authentification</dt><dd>Vous scannez une image, puis l’application affiche un nouveau code à six chiffres toutes les trente secondes, même sans réseau. C’est celle que nous utilisons.</dd><dt>SMS</dt><dd>Nous envoyons sur votre téléphone un code valable dix minutes. Pratique, et infiniment mieux que rien.</dd></dl>
<p>À la première activation, dix codes de récupération s’affichent. Imprimez-les ou confiez-les à un gestionnaire de mots de passe. Chacun sert une fois, et ce sont les seules clés sous le paillasson.</p>`,
			es: `<p>Con un segundo paso, robarte la contraseña no basta. Se activa en tu <a href="/account">cuenta</a>, en <em>Acceso y seguridad</em>, y hay de dos tipos:</p>
<dl><dt>Aplicación de autenticación</dt><dd>Escaneas una imagen y, desde entonces, la aplicación te da un código nuevo de seis cifras cada medio minuto, incluso sin cobertura. Es la que usamos nosotros.</dd><dt>SMS</dt><dd>Te mandamos al móvil un código que vale diez minutos. Cómodo, y muchísimo mejor que nada.</dd></dl>
<p>Al activar el primero te enseñamos diez códigos de recuperación. Imprímelos o guárdalos en un gestor de contraseñas. Cada uno sirve una vez, y no hay más llaves debajo del felpudo.</p>`,
		},
		category: 'account',
		related: ['lost-phone'],
		reviewedAt: '2026-09-29T09:00:00Z',
	},
	{
		id: '313',
		slug: 'lost-phone',
		title: {
			en: 'I lost the phone that shows my codes. Am I locked out?',
			fr: 'J’ai perdu le téléphone qui affiche mes codes. Mon compte m’est-il fermé ?',
			es: 'He perdido el móvil de los códigos. ¿Me he quedado fuera?',
		},
		description: {
			en: `<p>Not if you kept your recovery codes. Log in as usual and, when we ask for the code, type one of those ten instead. Then, in your <a href="/account">account</a>, remove the old second step and add the new phone.</p>
<p>No recovery codes either? A device that is still logged in can help: a session lasts two days, so hurry to the computer you used yesterday.</p>
<p>If every door is shut, write to <a href="mailto:support@tallowandthorn.example">support@tallowandthorn.example</a> from the address of the account. A person in Dublin will ask three questions about your games, wait 72 hours in case somebody else objects, and then take the second step off. We know it is slow. It is slow for thieves as well.</p>`,
			fr: `<p>Pas si vous avez gardé vos codes de récupération. Connectez-vous comme d’habitude et, à la demande de code, tapez l’un des dix. Ensuite, dans votre <a href="/account">compte</a>, retirez l’ancienne deuxième étape et ajoutez le nouveau téléphone.</p>
<p>Aucun code sous la main ? Un appareil encore connecté peut vous sauver : une session dure deux jours, alors courez à l’ordinateur d’hier.</p>
<p>Si toutes les portes sont closes, écrivez à <a href="mailto:support@tallowandthorn.example">support@tallowandthorn.example</a> depuis l’adresse du compte. Quelqu’un, à Dublin, vous posera trois questions sur vos jeux, attendra 72 heures au cas où une autre personne protesterait, puis lèvera la deuxième étape. C’est lent, nous le savons. Ça l’est aussi pour les voleurs.</p>`,
			es: `<p>No, si guardaste los códigos de recuperación. Inicia sesión como siempre y, cuando te pidamos el código, escribe uno de esos diez. Después, en tu <a href="/account">cuenta</a>, quita el segundo paso antiguo y añade el teléfono nuevo.</p>
<p>¿Tampoco los tienes? Puede salvarte un dispositivo que siga con la sesión abierta: dura dos días, así que corre al ordenador de ayer.</p>
<p>Si están cerradas todas las puertas, escribe a <a href="mailto:support@tallowandthorn.example">support@tallowandthorn.example</a> desde la dirección de la cuenta. Alguien en Dublín te hará tres preguntas sobre tus juegos, esperará 72 horas por si protesta otra persona y luego quitará el segundo paso. Sabemos que es lento. Para los ladrones también.</p>`,
		},
		category: 'account',
		related: ['second-step-at-sign-in', 'forgotten-password'],
		reviewedAt: '2026-09-29T09:20:00Z',
	},
	{
		id: '314',
		slug: 'change-email-address',
		title: {
			en: 'Can I change the e-mail address of my account?',
			fr: 'Puis-je changer l’adresse e-mail de mon compte ?',
			es: '¿Puedo cambiar el correo de mi cuenta?',
		},
		description: {
			en: `<p>Certainly. In your <a href="/account">account</a>, press <em>Change</em> next to the address. We ask for your password, or for a code if you use a second step, and then the new address counts.</p>
<p>The old address gets a mail with a link that undoes the change for seven days. If you receive one without having changed anything, use that link first and <a href="/support/faqs/forgotten-password">replace your password</a> second.</p>
<p>Two things do not change with the address: your username, which is for life, and your purchases, which belong to the platform where you made them.</p>`,
			fr: `<p>Bien sûr. Dans votre <a href="/account">compte</a>, choisissez <em>Modifier</em> à côté de l’adresse. Donnez votre mot de passe, ou un code si vous utilisez une deuxième étape, et la nouvelle adresse prend le relais.</p>
<p>L’ancienne reçoit un e-mail dont le lien permet d’annuler pendant sept jours. S’il vous parvient alors que vous n’avez touché à rien, suivez-le d’abord, puis <a href="/support/faqs/forgotten-password">changez de mot de passe</a>.</p>
<p>Deux choses ne bougent pas : votre nom d’utilisateur, qui est pour la vie, et vos achats, qui appartiennent à la plateforme où vous les avez faits.</p>`,
			es: `<p>Claro. En tu <a href="/account">cuenta</a>, pulsa <em>Cambiar</em> junto a la dirección. Te pedimos la contraseña, o un código si usas un segundo paso, y desde ese momento vale la nueva.</p>
<p>A la antigua le llega un correo con un enlace para deshacer el cambio durante siete días. Si lo recibes sin haber tocado nada, usa primero ese enlace y luego <a href="/support/faqs/forgotten-password">cambia la contraseña</a>.</p>
<p>Hay dos cosas que no se mueven: tu nombre de usuario, que es para toda la vida, y tus compras, que son de la plataforma en la que las hiciste.</p>`,
		},
		category: 'account',
		related: ['verification-mail-missing', 'delete-my-account'],
		reviewedAt: '2026-07-30T15:40:00Z',
	},
	{
		id: '315',
		slug: 'delete-my-account',
		title: {
			en: 'What happens when I delete my account?',
			fr: 'Que se passe-t-il quand je supprime mon compte ?',
			es: '¿Qué pasa si elimino mi cuenta?',
		},
		description: {
			en: `<p>It goes, at once and for good. Nobody here can bring it back, so first download your <a href="/account/saves">saves</a> and, if you like, a copy of everything we know about you from your <a href="/account">account page</a>.</p>
<table><thead><tr><th>Deleted</th><th>Not affected</th></tr></thead><tbody><tr><td>Profile, friends, invitations</td><td>Games bought on Steam, GOG, PlayStation or Xbox</td></tr><tr><td>Cloud saves</td><td>Saves on your own disk or console</td></tr><tr><td>Links to platforms, extras not yet claimed</td><td>Receipts that the law makes us keep</td></tr></tbody></table>
<p>Then open <a href="/account/delete">Delete account</a> and confirm with your password or code.</p>`,
			fr: `<p>Il disparaît, sur-le-champ et pour toujours. Personne ici ne saura le ranimer : téléchargez d’abord vos <a href="/account/saves">sauvegardes</a> et, si vous le souhaitez, une copie de tout ce que nous savons de vous depuis la page de votre <a href="/account">compte</a>.</p>
<table><thead><tr><th>Supprimé</th><th>Conservé</th></tr></thead><tbody><tr><td>Profil, amis, invitations</td><td>Jeux achetés sur Steam, GOG, PlayStation ou Xbox</td></tr><tr><td>Sauvegardes en ligne</td><td>Sauvegardes de votre disque ou de votre console</td></tr><tr><td>Plateformes liées, bonus non réclamés</td><td>Factures que la loi nous impose de garder</td></tr></tbody></table>
<p>Ouvrez ensuite <a href="/account/delete">Supprimer le compte</a> et confirmez par mot de passe ou par code.</p>`,
			es: `<p>Desaparece, al instante y para siempre. Aquí nadie puede resucitarla, así que descarga antes tus <a href="/account/saves">partidas</a> y, si quieres, una copia de todo lo que sabemos de ti desde la página de tu <a href="/account">cuenta</a>.</p>
<table><thead><tr><th>Se borra</th><th>No se toca</th></tr></thead><tbody><tr><td>Perfil, amigos, invitaciones</td><td>Juegos comprados en Steam, GOG, PlayStation o Xbox</td></tr><tr><td>Partidas en la nube</td><td>Partidas de tu disco o tu consola</td></tr><tr><td>Vínculos con plataformas, extras sin reclamar</td><td>Facturas que la ley nos obliga a conservar</td></tr></tbody></table>
<p>Después abre <a href="/account/delete">Eliminar cuenta</a> y confirma con tu contraseña o un código.</p>`,
		},
		category: 'account',
		related: ['download-a-cloud-save'],
		reviewedAt: '2026-07-09T10:00:00Z',
	},
];
