import { same } from '../localised.ts';
import type { DemoCookieRow, DemoPage } from '../types.ts';

const rows: DemoCookieRow[] = [
	{
		name: '__Host-sid',
		category: 'necessary',
		purpose: {
			en: 'Keeps you logged in. Sealed, and unreadable to scripts.',
			fr: 'Maintient votre connexion. Scellé et illisible pour les scripts.',
			es: 'Mantiene tu sesión abierta. Va sellada y los scripts no pueden leerla.',
		},
		age: {
			en: '2 days at most (172,800 seconds), or until you log out',
			fr: '2 jours au plus (172 800 secondes), ou jusqu’à votre déconnexion',
			es: '2 días como mucho (172 800 segundos), o hasta que cierres la sesión',
		},
	},
	{
		name: '__Host-challenge',
		category: 'necessary',
		purpose: {
			en: 'Remembers, between password and code, that you are halfway through logging in.',
			fr: 'Retient, entre le mot de passe et le code, que vous êtes à mi-chemin de la connexion.',
			es: 'Recuerda, entre la contraseña y el código, que vas por la mitad del inicio de sesión.',
		},
		age: { en: '10 minutes', fr: '10 minutes', es: '10 minutos' },
	},
	{
		name: '__Host-oauth',
		category: 'necessary',
		purpose: {
			en: 'Makes sure that whoever comes back from Steam, Xbox and the like is the one who went.',
			fr: 'S’assure que la personne qui revient de Steam, de Xbox ou d’ailleurs est bien celle qui y est partie.',
			es: 'Comprueba que quien vuelve de Steam, Xbox y compañía es quien se fue.',
		},
		age: { en: '10 minutes', fr: '10 minutes', es: '10 minutos' },
	},
	{
		name: 'signed_in',
		category: 'necessary',
		purpose: {
			en: 'Says only that there may be a session, so that pages do not ask in vain.',
			fr: 'Indique seulement qu’une session existe peut-être, pour que les pages ne posent pas la question en vain.',
			es: 'Solo dice que puede haber una sesión, para que las páginas no pregunten en balde.',
		},
		age: {
			en: 'as long as __Host-sid',
			fr: 'aussi longtemps que __Host-sid',
			es: 'lo mismo que __Host-sid',
		},
	},
	{
		name: 'flash',
		category: 'necessary',
		purpose: {
			en: 'Carries an error message to the next page, as a code word without your data.',
			fr: 'Porte un message d’erreur jusqu’à la page suivante, sous forme de code, sans données sur vous.',
			es: 'Lleva un mensaje de error a la página siguiente, en forma de código y sin datos tuyos.',
		},
		age: {
			en: 'until the message has been shown, 10 minutes at most',
			fr: 'jusqu’à l’affichage du message, 10 minutes au plus',
			es: 'hasta que se muestra el mensaje, 10 minutos como mucho',
		},
	},
	{
		name: 'consent',
		category: 'necessary',
		purpose: {
			en: 'Notes which version of our cookie question you have answered.',
			fr: 'Note à quelle version de notre question sur les cookies vous avez répondu.',
			es: 'Anota a qué versión de nuestra pregunta sobre cookies respondiste.',
		},
		age: { en: '90 days', fr: '90 jours', es: '90 días' },
	},
	{
		name: 'analytics',
		category: 'necessary',
		purpose: {
			en: 'Holds that answer: 1 if we may measure, 0 if not. It measures nothing itself.',
			fr: 'Contient cette réponse : 1 si nous pouvons mesurer, 0 sinon. Lui-même ne mesure rien.',
			es: 'Guarda esa respuesta: 1 si podemos medir, 0 si no. Ella misma no mide nada.',
		},
		age: { en: '90 days', fr: '90 jours', es: '90 días' },
	},
	{
		name: 'reloaded',
		category: 'necessary',
		purpose: {
			en: 'Notes that a page has just reloaded itself because a piece of it was missing. Only where the browser offers no other memory for that.',
			fr: 'Note qu’une page vient de se recharger d’elle-même parce qu’il lui manquait un morceau. Seulement si le navigateur n’offre pas d’autre mémoire pour cela.',
			es: 'Anota que una página acaba de recargarse sola porque le faltaba un trozo. Solo si el navegador no ofrece otra memoria para eso.',
		},
		age: { en: '60 seconds', fr: '60 secondes', es: '60 segundos' },
	},
	{
		name: 'voter',
		category: 'necessary',
		purpose: {
			en: 'A random number for your votes on support answers, so that each counts once and can be changed. Only for those who use the votes.',
			fr: 'Un numéro tiré au hasard pour vos votes sur les réponses de l’assistance : chacun compte une fois et peut être changé. Réservé à qui se sert des votes.',
			es: 'Un número al azar para tus votos en las respuestas de ayuda: así cada uno cuenta una vez y se puede cambiar. Solo para quien usa los votos.',
		},
		age: { en: '1 year', fr: '1 an', es: '1 año' },
	},
	{
		name: '_ga',
		category: 'analytics',
		purpose: {
			en: 'Tells one visit from another when pages are counted. Set only after you say yes.',
			fr: 'Distingue une visite d’une autre quand nous comptons les pages. Déposé seulement après votre oui.',
			es: 'Distingue una visita de otra al contar páginas. Se pone solo después de tu sí.',
		},
		age: {
			en: 'up to 2 years; removed as soon as you withdraw your consent',
			fr: 'jusqu’à 2 ans ; retiré dès que vous revenez sur votre accord',
			es: 'hasta 2 años; se quita en cuanto retiras el permiso',
		},
	},
	{
		name: '_ga_*',
		category: 'analytics',
		purpose: {
			en: 'Holds together the pages of one visit. The star stands for the number of our site at the provider. Set only after your yes.',
			fr: 'Relie les pages d’une même visite. L’astérisque tient lieu du numéro de notre site chez le prestataire. Déposé seulement après votre oui.',
			es: 'Une las páginas de una misma visita. El asterisco ocupa el lugar del número de nuestro sitio en el proveedor. Se pone solo después de tu sí.',
		},
		age: {
			en: 'up to 2 years; leaves together with _ga',
			fr: 'jusqu’à 2 ans ; part en même temps que _ga',
			es: 'hasta 2 años; se va a la vez que _ga',
		},
	},
	{
		name: '_pk_id.*',
		category: 'analytics',
		purpose: {
			en: 'Tells one visitor from another when pages are counted, by a random number. Set only after you say yes.',
			fr: 'Distingue un visiteur d’un autre quand nous comptons les pages, par un numéro tiré au hasard. Déposé seulement après votre oui.',
			es: 'Distingue a un visitante de otro al contar páginas, con un número al azar. Se pone solo después de tu sí.',
		},
		age: {
			en: '13 months; removed as soon as you withdraw your consent',
			fr: '13 mois ; retiré dès que vous revenez sur votre accord',
			es: '13 meses; se quita en cuanto retiras el permiso',
		},
	},
	{
		name: '_pk_ses.*',
		category: 'analytics',
		purpose: {
			en: 'Holds together the pages of one visit. The star stands for the number of our site. Set only after your yes.',
			fr: 'Relie les pages d’une même visite. L’astérisque tient lieu du numéro de notre site. Déposé seulement après votre oui.',
			es: 'Une las páginas de una misma visita. El asterisco ocupa el lugar del número de nuestro sitio. Se pone solo después de tu sí.',
		},
		age: {
			en: '30 minutes; leaves together with _pk_id',
			fr: '30 minutes ; part en même temps que _pk_id',
			es: '30 minutos; se va a la vez que _pk_id',
		},
	},
];

export const cookies: DemoPage = {
	id: 'cookies',
	slug: 'cookies',
	title: same('Cookies'),
	keywords: {
		en: ['cookie policy', 'consent', 'tracking'],
		fr: ['témoins', 'traceurs', 'consentement'],
		es: ['política de cookies', 'consentimiento', 'rastreo'],
	},
	updatedAt: '2026-11-16T09:00:00Z',
	version: 1,
	changes: [
		{
			version: 1,
			date: '2026-11-16T09:00:00Z',
			text: {
				en: 'First version: the list used to be half a paragraph of the privacy policy.',
				fr: 'Première version : la liste n’était qu’un demi-paragraphe de la politique de confidentialité.',
				es: 'Primera versión: antes la lista era medio párrafo de la política de privacidad.',
			},
		},
	],
	blocks: [
		{
			type: 'opening',
			line: {
				en: 'The complete contents of the biscuit tin.',
				fr: 'L’inventaire complet de la boîte à biscuits.',
				es: 'El inventario completo de la lata de galletas.',
			},
			text: {
				en: 'Cookies are short notes that a website leaves in your browser. Here is every one of ours, what it is for and when it goes. Those that are necessary are set when you do the thing that needs them; any other waits for your yes.',
				fr: 'Un cookie est une courte note qu’un site laisse dans votre navigateur. Voici tous les nôtres, leur raison d’être et leur date de départ. Les nécessaires sont déposés quand vous faites ce qui les demande ; tout autre attend votre oui.',
				es: 'Una cookie es una nota breve que un sitio deja en tu navegador. Aquí están todas las nuestras, para qué sirven y cuándo se van. Las necesarias se ponen cuando haces aquello que las requiere; cualquier otra espera a tu sí.',
			},
		},
		{
			type: 'cookies',
			title: { en: 'Every cookie', fr: 'Tous les cookies', es: 'Todas las cookies' },
			rows,
		},
		{
			type: 'section',
			title: {
				en: 'Other things kept in your browser',
				fr: 'Ce que garde aussi votre navigateur',
				es: 'Qué más guarda tu navegador',
			},
			html: {
				en: `<p>Some things stay in your browser’s own storage and are not cookies: they are not sent along with every page.</p>
<dl>
<dt>Drafts</dt><dd>What you have typed into an open form, so that it is still there when you reload the page, come back to it or change its language. Removed when you send or discard it, when you log out, and with the tab at the latest. Passwords and codes are never part of it.</dd>
<dt>An application</dt><dd>What you have typed and not sent yet, for at most 14 days, without files. Removed when you send or discard it.</dd>
<dt>Answers to the playtest survey</dt><dd>What you have answered and not sent yet, for at most 14 days. Removed when you send or discard it.</dd>
<dt>The receipt of your cookie choice</dt><dd>What you answered, to which version of the question and when, under a random number. Replaced by your next answer.</dd>
<dt>A language that was offered</dt><dd>If your browser prefers another of our languages, a first visit offers it once. That it did stays on the device.</dd>
<dt>A note about reloading</dt><dd>If a piece of the site fails to arrive, the page reloads itself once. The time of that is kept in <em>sessionStorage</em>, so that it happens at most once a minute, and disappears with the tab.</dd>
</dl>`,
				fr: `<p>Certaines choses restent dans la mémoire propre du navigateur et ne sont pas des cookies : elles ne voyagent pas avec chaque page.</p>
<dl>
<dt>Brouillons</dt><dd>Ce que vous avez saisi dans un formulaire ouvert, pour le retrouver quand vous rechargez la page, y revenez ou changez sa langue. Effacé à l’envoi, quand vous y renoncez ou vous déconnectez, et au plus tard avec l’onglet. Ni mot de passe ni code n’y figurent jamais.</dd>
<dt>Une candidature</dt><dd>Ce que vous avez saisi sans l’avoir encore envoyé, pendant 14 jours au plus, sans les fichiers. Effacé à l’envoi ou quand vous y renoncez.</dd>
<dt>Réponses au questionnaire des séances de test</dt><dd>Ce que vous avez répondu sans l’avoir encore envoyé, pendant 14 jours au plus. Effacé à l’envoi ou quand vous y renoncez.</dd>
<dt>Le reçu de votre choix sur les cookies</dt><dd>Votre réponse, la version de la question et l’heure, sous un numéro tiré au hasard. Remplacé par votre réponse suivante.</dd>
<dt>Une langue proposée</dt><dd>Si votre navigateur préfère une autre de nos langues, la première visite vous la propose, une seule fois. Le fait qu’elle l’ait été reste sur l’appareil.</dd>
<dt>Note de rechargement</dt><dd>Si un morceau du site n’arrive pas, la page se recharge une fois d’elle-même. L’heure en est gardée dans <em>sessionStorage</em>, pour que cela n’arrive pas plus d’une fois par minute, et s’efface avec l’onglet.</dd>
</dl>`,
				es: `<p>Hay cosas que se quedan en la memoria del propio navegador y no son cookies: no viajan con cada página.</p>
<dl>
<dt>Borradores</dt><dd>Lo que has escrito en un formulario abierto, para que siga ahí cuando recargas la página, vuelves a ella o cambias su idioma. Se borra cuando lo envías o lo descartas, cuando cierras la sesión y, como muy tarde, con la pestaña. Nunca incluyen contraseñas ni códigos.</dd>
<dt>Una candidatura</dt><dd>Lo que has escrito y aún no has enviado, durante 14 días como mucho, sin los archivos. Se borra cuando la envías o la descartas.</dd>
<dt>Respuestas a la encuesta de las pruebas</dt><dd>Lo que has respondido y aún no has enviado, durante 14 días como mucho. Se borra cuando la envías o la descartas.</dd>
<dt>El recibo de tu elección sobre cookies</dt><dd>Qué respondiste, a qué versión de la pregunta y cuándo, con un número al azar. Lo sustituye tu siguiente respuesta.</dd>
<dt>Un idioma ofrecido</dt><dd>Si tu navegador prefiere otro de nuestros idiomas, la primera visita te lo ofrece una sola vez. Que ya se hizo queda guardado en el dispositivo.</dd>
<dt>Una nota sobre recargas</dt><dd>Si no llega algún trozo del sitio, la página se recarga sola una vez. La hora se apunta en <em>sessionStorage</em>, para que no pase más de una vez por minuto, y se va con la pestaña.</dd>
</dl>`,
			},
		},
		{
			type: 'section',
			title: { en: 'Other companies', fr: 'Les autres sociétés', es: 'Otras empresas' },
			html: {
				en: `<p>Opening a page of ours calls nobody else. What can later, does so only when you set it off:</p>
<ul>
<li data-with="bot-check"><strong>The bot check</strong> loads after you start to fill in a form that announces it, or, at log-in, after several failed tries. Its provider may set cookies of its own, on its own address.</li>
<li><strong>Maps, street views and videos</strong> are a button until you press it. What comes then comes from the company named on it.</li>
<li data-with="analytics"><strong>Measuring</strong> begins if you allow it, and ends when you no longer do.</li>
</ul>
<p>Fonts, pictures and scripts of the site itself come from us.</p>`,
				fr: `<p>Ouvrir l’une de nos pages n’appelle personne d’autre. Ce qui le peut ensuite ne le fait que de votre fait :</p>
<ul>
<li data-with="bot-check"><strong>Le contrôle anti-robot</strong> se charge quand vous commencez un formulaire qui l’annonce ou, à la connexion, après plusieurs échecs. Son prestataire peut déposer ses propres cookies, à sa propre adresse.</li>
<li><strong>Cartes, vues de rue et vidéos</strong> ne sont qu’un bouton tant que vous n’appuyez pas. La suite vient de la société qui y est nommée.</li>
<li data-with="analytics"><strong>La mesure d’audience</strong> commence si vous l’autorisez et cesse quand vous ne l’autorisez plus.</li>
</ul>
<p>Les polices, les images et les scripts du site viennent de chez nous.</p>`,
				es: `<p>Abrir una página nuestra no llama a nadie más. Lo que puede hacerlo después, lo hace solo cuando tú lo pones en marcha:</p>
<ul>
<li data-with="bot-check"><strong>El control antibots</strong> se carga cuando empiezas un formulario que lo anuncia o, al iniciar sesión, tras varios intentos fallidos. Su proveedor puede poner sus propias cookies, en su propia dirección.</li>
<li><strong>Los mapas, las vistas de calle y los vídeos</strong> son un botón hasta que lo pulsas. Lo que viene entonces llega de la empresa que figura en él.</li>
<li data-with="analytics"><strong>La medición</strong> empieza si la permites y termina cuando dejas de hacerlo.</li>
</ul>
<p>Las tipografías, las imágenes y los scripts del sitio los servimos nosotros.</p>`,
			},
		},
		{
			type: 'section',
			title: { en: 'Changing your mind', fr: 'Changer d’avis', es: 'Cambiar de idea' },
			html: {
				en: `<p data-with="analytics">The cookie settings at the foot of every page open the question again. If you take back a yes, the measuring cookies are removed on the spot and nothing more is counted. Otherwise we ask after 90 days, or sooner if the question itself changes. A browser that sends Global Privacy Control finds measuring unticked.</p>
<p>You can also clear everything in your browser’s settings. It takes what is listed above with it<span data-with="accounts"> and logs you out</span>. <span data-with="forms">We keep a receipt of each choice, with its date and no name.</span> What else we hold is in the <a href="/privacy">privacy policy</a>.</p>`,
				fr: `<p data-with="analytics">Les paramètres des cookies, au pied de chaque page, rouvrent la question. Si vous revenez sur un oui, les cookies de mesure sont retirés sur-le-champ et plus rien n’est compté. Sinon, la question revient après 90 jours, ou plus tôt si la question elle-même change. Un navigateur qui envoie Global Privacy Control trouve la mesure décochée.</p>
<p>Vous pouvez aussi tout effacer dans les réglages de votre navigateur. Tout ce qui figure ci-dessus disparaît alors<span data-with="accounts">, et vous êtes déconnecté</span>. <span data-with="forms">Nous gardons un reçu de chaque choix, daté et sans nom.</span> Le reste de ce que nous détenons figure dans la <a href="/privacy">politique de confidentialité</a>.</p>`,
				es: `<p data-with="analytics">La configuración de cookies, al pie de cada página, vuelve a abrir la pregunta. Si retiras un sí, las cookies de medición se quitan en el acto y no se cuenta nada más. Si no, preguntamos a los 90 días, o antes si cambia la propia pregunta. Un navegador que envía Global Privacy Control encuentra la medición sin marcar.</p>
<p>También puedes borrarlo todo en los ajustes del navegador. Eso se lleva todo lo anterior<span data-with="accounts"> y cierra tu sesión</span>. <span data-with="forms">Conservamos un recibo de cada elección, con fecha y sin nombre.</span> Lo demás que tenemos está en la <a href="/privacy">política de privacidad</a>.</p>`,
			},
		},
	],
};
