import type { DemoBlock } from '../../types.ts';

/** Each right, and where it is exercised. */
export const rights: DemoBlock[] = [
	{
		type: 'section',
		title: { en: 'See it', fr: 'Voir', es: 'Ver' },
		html: {
			en: `<p>Access, article 15. Everything your account holds can be had in one file:</p>
<ol>
<li>Log in and open <a href="/account">your account page</a>.</li>
<li>Ask for the export of your data.</li>
<li>Keep the zip that arrives. It holds JSON: plain text, a little stern, readable in any editor.</li>
</ol>
<p>The export works even if you have not accepted the latest terms. The same page lists the devices on which you are logged in and when each was last seen.</p>`,
			fr: `<p>Droit d’accès, article 15. Tout ce que contient votre compte tient dans un fichier :</p>
<ol>
<li>Connectez-vous et ouvrez <a href="/account">la page de votre compte</a>.</li>
<li>Demandez l’exportation de vos données.</li>
<li>Conservez l’archive zip qui arrive. Elle contient du JSON : du texte brut, un peu austère, lisible dans n’importe quel éditeur.</li>
</ol>
<p>L’exportation fonctionne même si vous n’avez pas accepté les dernières conditions. La même page énumère vos appareils connectés et leur dernière visite.</p>`,
			es: `<p>Acceso, artículo 15. Todo lo que contiene tu cuenta cabe en un archivo:</p>
<ol>
<li>Inicia sesión y abre <a href="/account">la página de tu cuenta</a>.</li>
<li>Pide la exportación de tus datos.</li>
<li>Guarda el zip que llega. Lleva JSON dentro: texto sin adornos, algo seco, que abre cualquier editor.</li>
</ol>
<p>La exportación funciona aunque no hayas aceptado las últimas condiciones. En la misma página están los dispositivos con sesión abierta y su última visita.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Correct it', fr: 'Rectifier', es: 'Corregir' },
		html: {
			en: `<p>Rectification, article 16. Display name, country and language are changed on <a href="/account">the account page</a>, in the profile. So is the e-mail address, for which we ask your password, or a code if you use a second step. The old address gets a mail and can undo the change for seven days, in case it was not you.</p>
<p>A wrong date of birth is the one thing you cannot mend yourself, for reasons every fifteen-year-old understands. Write to the officer.</p>`,
			fr: `<p>Rectification, article 16. Le nom affiché, le pays et la langue se changent sur <a href="/account">la page du compte</a>, dans le profil. L’adresse e-mail aussi, contre votre mot de passe, ou un code si vous utilisez une deuxième étape. L’ancienne adresse reçoit un message et peut annuler le changement pendant sept jours, au cas où ce ne serait pas vous.</p>
<p>Une date de naissance fausse est la seule chose que vous ne pouvez corriger vous-même, pour des raisons que l’on comprend très bien à quinze ans. Écrivez à la déléguée.</p>`,
			es: `<p>Rectificación, artículo 16. El nombre visible, el país y el idioma se cambian en <a href="/account">la página de la cuenta</a>, en el perfil. También el correo, para lo que pedimos la contraseña, o un código si usas un segundo paso. A la dirección anterior le llega un mensaje con el que se puede deshacer el cambio durante siete días, por si no fuiste tú.</p>
<p>Una fecha de nacimiento equivocada es lo único que no puedes arreglar por tu cuenta, por motivos que a los quince años se entienden de sobra. Escribe a la delegada.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Take it along', fr: 'Emporter', es: 'Llevártelos' },
		html: {
			en: `<p>Portability, article 20. The export described above is machine-readable and may be handed to anyone you please. Saved games are downloaded one by one under <a href="/account/saves">saves</a>; each download link works for two hours.</p>`,
			fr: `<p>Portabilité, article 20. L’exportation décrite plus haut est lisible par une machine et vous pouvez la confier à qui bon vous semble. Les sauvegardes se téléchargent une à une sous <a href="/account/saves">sauvegardes</a> ; chaque lien de téléchargement vaut deux heures.</p>`,
			es: `<p>Portabilidad, artículo 20. La exportación de antes la puede leer una máquina y puedes dársela a quien quieras. Las partidas se descargan una por una en <a href="/account/saves">partidas guardadas</a>; cada enlace de descarga sirve durante dos horas.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Have it deleted', fr: 'Faire effacer', es: 'Borrar' },
		html: {
			en: `<p>Erasure, article 17. Go to <a href="/account/delete">delete account</a>. We ask for your password or a code once more, even if you have just given one, and then the account is gone: profile, friends, saves, extras, links to platforms, open sessions. It takes effect at once and there is no way back. Backups forget it within 30 days.</p>
<p>For what lives outside the account:</p>
<ul>
<li>an application: <a href="/careers/withdraw">withdraw it</a> with the reference and the code from our mail; otherwise it goes six months after the decision;</li>
<li>a playtest sign-up: <a href="/playtests/withdraw">withdraw it</a> likewise; otherwise it goes when the season ends;</li>
<li>a message, feedback or report: mail the officer with its reference.</li>
</ul>`,
			fr: `<p>Effacement, article 17. Allez à <a href="/account/delete">supprimer le compte</a>. Nous redemandons votre mot de passe ou un code, même si vous venez d’en donner un, puis le compte disparaît : profil, amis, sauvegardes, bonus, liens vers les plateformes, sessions ouvertes. L’effet est immédiat et sans retour. Les copies de secours l’oublient sous 30 jours.</p>
<p>Pour ce qui vit hors du compte :</p>
<ul>
<li>une candidature : <a href="/careers/withdraw">retirez-la</a> avec la référence et le code de notre e-mail ; sinon elle s’efface six mois après la décision ;</li>
<li>une inscription aux tests : <a href="/playtests/withdraw">retirez-la</a> de même ; sinon elle disparaît à la fin de la saison ;</li>
<li>un message, un avis ou un signalement : écrivez à la déléguée en donnant sa référence.</li>
</ul>`,
			es: `<p>Supresión, artículo 17. Ve a <a href="/account/delete">borrar la cuenta</a>. Pedimos otra vez la contraseña o un código, aunque acabes de dar uno, y la cuenta desaparece: perfil, amistades, partidas, extras, vínculos con plataformas y sesiones abiertas. Es inmediato y no tiene vuelta atrás. Las copias de seguridad la olvidan en 30 días.</p>
<p>Para lo que vive fuera de la cuenta:</p>
<ul>
<li>una candidatura: <a href="/careers/withdraw">retírala</a> con la referencia y el código de nuestro correo; si no, se borra seis meses después de la decisión;</li>
<li>una inscripción en las pruebas: <a href="/playtests/withdraw">retírala</a> del mismo modo; si no, se borra al acabar la temporada;</li>
<li>un mensaje, una opinión o un aviso: escribe a la delegada con su referencia.</li>
</ul>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Take back a yes', fr: 'Revenir sur un oui', es: 'Retirar un sí' },
		html: {
			en: `<p>Consent, article 7. What was lawful until then stays so; from then on it stops.</p>
<dl>
<dt>Measuring</dt><dd>The cookie settings at the foot of every page. The measuring cookies are removed as soon as you say no.</dd>
<dt>Newsletter</dt><dd>The switch in your <a href="/account">profile</a>.</dd>
<dt>Job alerts</dt><dd>The link to stop, in every alert.</dd>
<dt>Linked platforms</dt><dd>The button beside each of them under <a href="/account/connected">linked platforms</a>.</dd>
</dl>`,
			fr: `<p>Consentement, article 7. Ce qui était licite jusque-là le reste ; ensuite, cela cesse.</p>
<dl>
<dt>Mesure d’audience</dt><dd>Les paramètres des cookies, au pied de chaque page. Les cookies de mesure sont retirés dès que vous dites non.</dd>
<dt>Lettre d’information</dt><dd>L’interrupteur de votre <a href="/account">profil</a>.</dd>
<dt>Alertes d’emploi</dt><dd>Le lien d’arrêt, dans chaque alerte.</dd>
<dt>Plateformes liées</dt><dd>Le bouton en regard de chacune, sous <a href="/account/connected">plateformes liées</a>.</dd>
</dl>`,
			es: `<p>Consentimiento, artículo 7. Lo que era lícito hasta ese momento lo sigue siendo; a partir de ahí, se acaba.</p>
<dl>
<dt>Medición</dt><dd>La configuración de cookies, al pie de cada página. Las cookies de medición se quitan en cuanto dices que no.</dd>
<dt>Boletín</dt><dd>El interruptor de tu <a href="/account">perfil</a>.</dd>
<dt>Alertas de empleo</dt><dd>El enlace para pararlas, en cada alerta.</dd>
<dt>Plataformas vinculadas</dt><dd>El botón que hay junto a cada una en <a href="/account/connected">plataformas vinculadas</a>.</dd>
</dl>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Object, or call a halt', fr: 'S’opposer, suspendre', es: 'Oponerte o frenar' },
		html: {
			en: `<p>Articles 18 and 21. If you dispute that something is correct or lawful, you can ask us to lock it away while we look. If we rely on a legitimate interest, you can object because of your situation, and we stop unless we can show a compelling reason. Against mail that advertises you may object for no reason at all. These two have no button: they need an explanation, and so a letter.</p>
<p>Article 22, on decisions made by machines alone, has little to do here. Applications, playtesters and closed accounts are all decided by people.</p>`,
			fr: `<p>Articles 18 et 21. Si vous contestez qu’une donnée soit exacte ou licite, vous pouvez demander qu’on la mette sous clé le temps de vérifier. Si nous invoquons un intérêt légitime, vous pouvez vous y opposer en raison de votre situation ; nous arrêtons, sauf motif impérieux que nous devons prouver. Contre un e-mail publicitaire, aucune raison n’est nécessaire. Ces deux droits n’ont pas de bouton : ils demandent une explication, donc une lettre.</p>
<p>L’article 22, sur les décisions prises par des machines seules, n’a guère d’emploi ici. Candidatures, choix des testeurs, fermetures de compte : ce sont des personnes qui décident.</p>`,
			es: `<p>Artículos 18 y 21. Si discutes que algo sea correcto o lícito, puedes pedir que lo pongamos bajo llave mientras lo miramos. Si alegamos un interés legítimo, puedes oponerte por tu situación particular, y paramos salvo que demostremos un motivo imperioso. Contra el correo publicitario no hace falta motivo alguno. Estos dos no tienen botón: necesitan una explicación y, por tanto, una carta.</p>
<p>El artículo 22, el de las decisiones tomadas solo por máquinas, aquí tiene poco trabajo. Las candidaturas, la elección de quienes prueban y el cierre de cuentas los deciden personas.</p>`,
		},
	},
];
