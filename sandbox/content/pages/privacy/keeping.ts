import type { DemoBlock } from '../../types.ts';

/** For how long, how safely, and what can be demanded. */
export const keeping: DemoBlock[] = [
	{
		type: 'section',
		title: { en: 'How long', fr: 'Combien de temps', es: 'Cuánto tiempo' },
		html: {
			en: `<table>
<thead><tr><th>What</th><th>Until</th></tr></thead>
<tbody>
<tr><td>Account and all in it</td><td>You delete it: at once, and within 30 days in backups</td></tr>
<tr><td>A session</td><td>172,800 seconds, which is two days, or sooner if you log out</td></tr>
<tr><td>Waiting for the second step</td><td>10 minutes</td></tr>
<tr><td>Undoing a change of e-mail</td><td>7 days</td></tr>
<tr><td>An unanswered friend invitation</td><td>7 days</td></tr>
<tr><td>Your cookie choice</td><td>90 days</td></tr>
<tr><td>Applications</td><td>6 months after the decision, or until you withdraw</td></tr>
<tr><td>Playtest sign-ups</td><td>The season ends, on the last day of May, or you withdraw</td></tr>
<tr><td>Newsletter, job alerts</td><td>You stop them</td></tr>
<tr><td>Messages and issue reports</td><td>One year after the last answer</td></tr>
<tr><td>Uploaded files that were never sent off</td><td>2 hours</td></tr>
<tr><td>Counts of failed tries</td><td>One hour at most</td></tr>
</tbody>
</table>
<p>What tax law or a running dispute obliges us to keep is locked away for that purpose alone.</p>`,
			fr: `<table>
<thead><tr><th>Quoi</th><th>Jusqu’à quand</th></tr></thead>
<tbody>
<tr><td>Compte et tout son contenu</td><td>Sa suppression par vous : immédiate, et sous 30 jours dans les copies de secours</td></tr>
<tr><td>Une session</td><td>172 800 secondes, soit deux jours, ou dès que vous vous déconnectez</td></tr>
<tr><td>Attente de la deuxième étape</td><td>10 minutes</td></tr>
<tr><td>Annulation d’un changement d’e-mail</td><td>7 jours</td></tr>
<tr><td>Invitation d’ami restée sans réponse</td><td>7 jours</td></tr>
<tr><td>Votre choix de cookies</td><td>90 jours</td></tr>
<tr><td>Candidatures</td><td>6 mois après la décision, ou votre retrait</td></tr>
<tr><td>Inscriptions aux tests</td><td>La fin de la saison, le 31 mai, ou votre retrait</td></tr>
<tr><td>Lettre d’information, alertes d’emploi</td><td>Votre désinscription</td></tr>
<tr><td>Messages et signalements</td><td>Un an après la dernière réponse</td></tr>
<tr><td>Fichiers téléversés mais jamais envoyés</td><td>2 heures</td></tr>
<tr><td>Décompte des tentatives échouées</td><td>Une heure au plus</td></tr>
</tbody>
</table>
<p>Ce que le droit fiscal ou un litige en cours nous oblige à garder est mis sous clé, à cette seule fin.</p>`,
			es: `<table>
<thead><tr><th>Qué</th><th>Hasta cuándo</th></tr></thead>
<tbody>
<tr><td>La cuenta y todo lo que contiene</td><td>Cuando la borras: al instante, y en un máximo de 30 días en las copias de seguridad</td></tr>
<tr><td>Una sesión</td><td>172 800 segundos, es decir, dos días, o antes si la cierras</td></tr>
<tr><td>La espera del segundo paso</td><td>10 minutos</td></tr>
<tr><td>Deshacer un cambio de correo</td><td>7 días</td></tr>
<tr><td>Una invitación de amistad sin respuesta</td><td>7 días</td></tr>
<tr><td>Tu elección de cookies</td><td>90 días</td></tr>
<tr><td>Candidaturas</td><td>6 meses después de la decisión, o cuando la retires</td></tr>
<tr><td>Inscripciones en las pruebas</td><td>El final de la temporada, el 31 de mayo, o cuando la retires</td></tr>
<tr><td>Boletín y alertas de empleo</td><td>Cuando los canceles</td></tr>
<tr><td>Mensajes y avisos de errores</td><td>Un año desde la última respuesta</td></tr>
<tr><td>Archivos subidos que no llegaron a enviarse</td><td>2 horas</td></tr>
<tr><td>Recuento de intentos fallidos</td><td>Una hora como mucho</td></tr>
</tbody>
</table>
<p>Lo que la ley fiscal o un litigio en marcha nos obliga a conservar queda bajo llave, solo para eso.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'How it is guarded', fr: 'Comment c’est protégé', es: 'Cómo se protegen' },
		html: {
			en: `<p>Every connection is encrypted. Passwords are stored only as a slow hash, which means that we cannot read yours either. The session cookie is sealed and no script can get at it. Wrong passwords are counted, and after a few of them the door waits before it opens again. Links in our mails work once and not for long: an hour for a new password, a day for verifying an address. An upload is inspected before it is stored and never opens inside the site.</p>
<p>Should somebody get in all the same, we tell the authority within 72 hours, and you without delay if it puts you at risk. Found a hole yourself? Tell <a href="mailto:privacy@tallowandthorn.example">the officer</a> before the internet.</p>`,
			fr: `<p>Toutes les connexions sont chiffrées. Les mots de passe ne sont conservés que sous forme d’une empreinte lente à calculer : nous ne pouvons pas lire le vôtre non plus. Le cookie de session est scellé et hors de portée des scripts. Les mots de passe erronés sont comptés, et après quelques-uns la porte se fait attendre. Les liens de nos e-mails ne servent qu’une fois et pas longtemps : une heure pour un nouveau mot de passe, un jour pour vérifier une adresse. Un fichier reçu est inspecté avant d’être rangé et ne s’ouvre jamais dans le site.</p>
<p>Si quelqu’un entrait malgré tout, nous préviendrions l’autorité sous 72 heures, et vous sans tarder en cas de risque. Vous avez trouvé une faille ? Dites-le à <a href="mailto:privacy@tallowandthorn.example">la déléguée</a> avant de le dire à Internet.</p>`,
			es: `<p>Todas las conexiones van cifradas. Las contraseñas se guardan solo como un resumen lento de calcular, así que nosotros tampoco podemos leer la tuya. La cookie de sesión va sellada y ningún script llega a ella. Contamos las contraseñas erróneas y, después de unas cuantas, la puerta se hace esperar. Los enlaces de nuestros correos sirven una sola vez y por poco tiempo: una hora para una contraseña nueva, un día para verificar una dirección. Los archivos se inspeccionan antes de guardarse y nunca se abren dentro del sitio.</p>
<p>Si aun así entrara alguien, avisaríamos a la autoridad en 72 horas, y a ti sin demora si corrieras algún riesgo. ¿Has encontrado una grieta? Cuéntaselo a <a href="mailto:privacy@tallowandthorn.example">la delegada</a> antes que a internet.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Your rights', fr: 'Vos droits', es: 'Tus derechos' },
		html: {
			en: `<p>You may see your data, correct it, take it with you, have it deleted, have its use limited, object to it, and withdraw any consent as easily as you gave it. Most of this can be done on <a href="/account">your account page</a> without asking anybody. Where each button is, and how fast we are when you do ask, is set out in <a href="/gdpr">your rights under the GDPR</a>. These rights hold for everyone, wherever you live.</p>
<p>No decision about you is left to a machine alone. <span data-with="bot-check">The bot check can refuse a form; if it is wrong, a person will take your message by mail.</span></p>`,
			fr: `<p>Vous pouvez voir vos données, les corriger, les emporter, les faire effacer, en faire limiter l’usage, vous y opposer, et retirer tout consentement aussi simplement que vous l’avez donné. L’essentiel se fait sur <a href="/account">la page de votre compte</a>, sans rien demander à personne. L’emplacement de chaque bouton et nos délais, quand vous demandez, figurent dans <a href="/gdpr">vos droits et le RGPD</a>. Ces droits valent pour tout le monde, où que vous viviez.</p>
<p>Aucune décision vous concernant n’est laissée à une machine seule. <span data-with="bot-check">Le contrôle anti-robot peut refuser un formulaire ; s’il se trompe, quelqu’un prendra votre message par e-mail.</span></p>`,
			es: `<p>Puedes ver tus datos, corregirlos, llevártelos, hacer que los borremos, limitar su uso, oponerte y retirar cualquier consentimiento con la misma facilidad con que lo diste. Casi todo se hace en <a href="/account">la página de tu cuenta</a> sin pedir permiso a nadie. Dónde está cada botón y lo que tardamos si nos lo pides está en <a href="/gdpr">tus derechos y el RGPD</a>. Valen para todo el mundo, vivas donde vivas.</p>
<p>Ninguna decisión sobre ti queda solo en manos de una máquina. <span data-with="bot-check">El control antibots puede rechazar un formulario; si se equivoca, una persona atenderá tu mensaje por correo.</span></p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Complaints', fr: 'Réclamations', es: 'Reclamaciones' },
		html: {
			en: `<p>Tell us first if you like; you need not. Our supervisor is the Belgian Data Protection Authority, Drukpersstraat 35, 1000 Brussels. You may equally turn to the authority where you live or work, such as the Data Protection Commission in Ireland, the Information Commissioner’s Office in the United Kingdom, the AEPD in Spain or the Commission d’accès à l’information in Quebec.</p>`,
			fr: `<p>Parlez-nous-en d’abord si vous le souhaitez ; rien ne vous y oblige. Notre autorité de contrôle est l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles. Vous pouvez tout aussi bien saisir celle du lieu où vous vivez ou travaillez : la CNIL en France, la Commission d’accès à l’information au Québec, l’AEPD en Espagne, par exemple.</p>`,
			es: `<p>Si quieres, cuéntanoslo primero; pero no hace falta. Nos supervisa la Autoridad de Protección de Datos de Bélgica, Drukpersstraat 35, 1000 Bruselas. También puedes acudir a la del lugar donde vives o trabajas, como la Agencia Española de Protección de Datos en España o la Commission d’accès à l’information en Quebec.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'When this changes', fr: 'Quand cela change', es: 'Cuando esto cambia' },
		html: {
			en: `<p>Each version has a number and a date, and the list of changes says in a sentence what is different. If a change touches what we may do with your account data, holders of an account get a mail at least 30 days before it counts. Where the law wants a new consent, we ask for it; silence is not a yes.</p>`,
			fr: `<p>Chaque version porte un numéro et une date, et la liste des changements dit en une phrase ce qui diffère. Si une modification touche à ce que nous pouvons faire des données de votre compte, les titulaires reçoivent un e-mail au moins 30 jours avant son entrée en vigueur. Là où la loi exige un nouveau consentement, nous le demandons ; le silence ne vaut pas oui.</p>`,
			es: `<p>Cada versión lleva número y fecha, y la lista de cambios dice en una frase qué es distinto. Si un cambio afecta a lo que podemos hacer con los datos de las cuentas, sus titulares reciben un correo al menos 30 días antes de que entre en vigor. Donde la ley pide un consentimiento nuevo, lo pedimos; callar no es decir que sí.</p>`,
		},
	},
];
