import type { DemoBlock } from '../../types.ts';

/** Who asks, for what, and with what right. */
export const collecting: DemoBlock[] = [
	{
		type: 'section',
		title: { en: 'Who is responsible', fr: 'Qui est responsable', es: 'Quién responde' },
		html: {
			en: `<p>Tallow &amp; Thorn NV, Oude Vlasmarkt 9, 9000 Gent, Belgium, company number 0999.123.456, decides what happens to the data described here. The offices in other countries work under the same rules and answer to the same people.</p>
<p>Our data protection officer reads <a href="mailto:privacy@tallowandthorn.example">privacy@tallowandthorn.example</a> in English, French, Dutch and Spanish. For the law of Quebec, the officer is also the person in charge of the protection of personal information.</p>`,
			fr: `<p>Tallow &amp; Thorn NV, Oude Vlasmarkt 9, 9000 Gand, Belgique, numéro d’entreprise 0999.123.456, décide du sort des données décrites ici. Les bureaux des autres pays suivent les mêmes règles et rendent des comptes aux mêmes personnes.</p>
<p>Notre déléguée à la protection des données lit <a href="mailto:privacy@tallowandthorn.example">privacy@tallowandthorn.example</a> en français, en anglais, en néerlandais et en espagnol. Au sens de la loi québécoise, elle est aussi la personne responsable de la protection des renseignements personnels.</p>`,
			es: `<p>Tallow &amp; Thorn NV, Oude Vlasmarkt 9, 9000 Gante (Bélgica), con número de empresa 0999.123.456, decide qué se hace con los datos que aquí se describen. Las oficinas de otros países siguen las mismas reglas y rinden cuentas a las mismas personas.</p>
<p>Nuestra delegada de protección de datos lee <a href="mailto:privacy@tallowandthorn.example">privacy@tallowandthorn.example</a> en español, inglés, francés y neerlandés. A efectos de la ley de Quebec, es también la responsable de la protección de la información personal.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'What we hold', fr: 'Ce que nous détenons', es: 'Qué datos tenemos' },
		html: {
			en: `<p>Nearly all of it is something you typed. Nothing is bought from data traders, and no profile is guessed.</p>
<h3>If you have an account</h3>
<ul>
<li>Username, display name, e-mail address, country and language.</li>
<li>Your date of birth, used to check your age and for nothing else. No birthday mails.</li>
<li>A one-way hash of your password, and, if you use a second step, a phone number or the secret of your authenticator app, with the recovery codes.</li>
<li>The platforms you link (Steam, GOG Galaxy, PlayStation Network, Xbox, Twitch): their identifier for you and the name you bear there. Never your password on them.</li>
<li>Friends and invitations, saved games in the cloud, digital extras you have claimed.</li>
<li>The devices on which you are logged in and when each was last seen.</li>
<li>Which version of the terms you accepted, and whether you want the newsletter.</li>
</ul>
<h3>If you write to us</h3>
<p>Contact messages, feedback and issue reports hold what you put into the form: an address to answer to, the message, the game and platform, and any system details or files you add.</p>
<h3>If you want to work or test with us</h3>
<p>Applications consist of name, e-mail, phone, links, letter and files. A job alert needs only an address and the filters you chose. Playtest sign-ups hold your answers to the survey, among them date of birth and the room you could come to.</p>
<h3>If you only read</h3>
<p>Our hosting provider sees your network address, since it has to send the page somewhere. If you say whether a support answer helped, a random number remembers your vote. If you agree to measuring, we learn which pages are read and how fast they load. That is all.</p>`,
			fr: `<p>Presque tout est ce que vous avez vous-même écrit. Nous n’achetons rien aux courtiers en données et ne devinons aucun profil.</p>
<h3>Si vous avez un compte</h3>
<ul>
<li>Nom d’utilisateur, nom affiché, adresse e-mail, pays et langue.</li>
<li>Votre date de naissance, pour vérifier votre âge et rien d’autre. Pas d’e-mail d’anniversaire.</li>
<li>Une empreinte irréversible de votre mot de passe et, si vous utilisez une deuxième étape, un numéro de téléphone ou le secret de votre application d’authentification, avec les codes de récupération.</li>
<li>Les plateformes que vous liez (Steam, GOG Galaxy, PlayStation Network, Xbox, Twitch) : l’identifiant qu’elles vous donnent et le nom que vous y portez. Jamais le mot de passe que vous y utilisez.</li>
<li>Amis et invitations, sauvegardes en ligne, bonus numériques réclamés.</li>
<li>Les appareils sur lesquels vous êtes connecté et leur dernière visite.</li>
<li>La version des conditions que vous avez acceptée, et si vous voulez la lettre d’information.</li>
</ul>
<h3>Si vous nous écrivez</h3>
<p>Messages, avis et signalements contiennent ce que vous mettez dans le formulaire : une adresse pour la réponse, le texte, le jeu et la plateforme, ainsi que les détails techniques ou les fichiers que vous joignez.</p>
<h3>Si vous voulez travailler ou tester avec nous</h3>
<p>Une candidature réunit nom, e-mail, téléphone, liens, lettre et fichiers. Une alerte d’emploi ne demande qu’une adresse et vos filtres. L’inscription aux tests conserve vos réponses au questionnaire, dont votre date de naissance et la salle où vous pourriez venir.</p>
<h3>Si vous ne faites que lire</h3>
<p>Notre hébergeur voit votre adresse réseau, puisqu’il faut bien envoyer la page quelque part. Si vous dites qu’une réponse de l’assistance vous a aidé ou non, un numéro tiré au hasard retient votre vote. Si vous acceptez la mesure d’audience, nous savons quelles pages sont lues et en combien de temps elles s’affichent. C’est tout.</p>`,
			es: `<p>Casi todo lo has escrito tú. No compramos nada a quienes comercian con datos ni nos inventamos perfiles.</p>
<h3>Si tienes una cuenta</h3>
<ul>
<li>Nombre de usuario, nombre visible, correo electrónico, país e idioma.</li>
<li>Tu fecha de nacimiento, para comprobar la edad y para nada más. No felicitamos cumpleaños.</li>
<li>Un resumen irreversible de tu contraseña y, si usas un segundo paso, un número de teléfono o el secreto de tu aplicación de autenticación, con los códigos de recuperación.</li>
<li>Las plataformas que vinculas (Steam, GOG Galaxy, PlayStation Network, Xbox, Twitch): el identificador que te dan y el nombre que llevas allí. Nunca la contraseña que usas en ellas.</li>
<li>Amistades e invitaciones, partidas guardadas en la nube y extras digitales reclamados.</li>
<li>Los dispositivos en los que tienes la sesión abierta y cuándo se vieron por última vez.</li>
<li>Qué versión de las condiciones aceptaste y si quieres el boletín.</li>
</ul>
<h3>Si nos escribes</h3>
<p>Los mensajes, las opiniones y los avisos de errores contienen lo que pones en el formulario: una dirección a la que responder, el texto, el juego y la plataforma, y los datos técnicos o archivos que añadas.</p>
<h3>Si quieres trabajar o probar juegos con nosotros</h3>
<p>Una candidatura reúne nombre, correo, teléfono, enlaces, carta y archivos. Una alerta de empleo solo necesita una dirección y tus filtros. La inscripción en las pruebas guarda tus respuestas al cuestionario, entre ellas la fecha de nacimiento y la sala a la que podrías venir.</p>
<h3>Si solo lees</h3>
<p>Nuestro proveedor de alojamiento ve tu dirección de red, porque a algún sitio hay que mandar la página. Si nos dices que una respuesta de ayuda te ha servido o no, un número al azar recuerda tu voto. Si aceptas la medición, sabemos qué páginas se leen y cuánto tardan en cargar. Nada más.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Why we may', fr: 'À quel titre', es: 'En qué nos basamos' },
		html: {
			en: `<table>
<thead><tr><th>Purpose</th><th>Legal basis (GDPR, article 6)</th></tr></thead>
<tbody>
<tr><td>Running your account, friends, saves and extras</td><td>The contract between us: the <a href="/tos">terms of service</a></td></tr>
<tr><td>Answering messages and repairing what you report</td><td>That contract, or our legitimate interest in games that work</td></tr>
<tr><td>Keeping out break-ins, robots and fraud</td><td>Legitimate interest, ours and yours</td></tr>
<tr><td>Considering your application</td><td>Steps before a contract, which you asked for</td></tr>
<tr><td>Choosing playtesters</td><td>Your consent when you send the survey</td></tr>
<tr><td>Newsletter, job alerts, measuring</td><td>Your consent</td></tr>
<tr><td>Accounts, tax, orders of a court</td><td>Legal obligation</td></tr>
</tbody>
</table>
<p>Where we rely on legitimate interest we have weighed it against yours in writing; ask the officer for a copy.</p>`,
			fr: `<table>
<thead><tr><th>Finalité</th><th>Base légale (RGPD, article 6)</th></tr></thead>
<tbody>
<tr><td>Faire fonctionner votre compte, vos amis, vos sauvegardes et vos bonus</td><td>Le contrat qui nous lie : les <a href="/tos">conditions d’utilisation</a></td></tr>
<tr><td>Répondre à vos messages, réparer ce que vous signalez</td><td>Ce même contrat, ou notre intérêt légitime à publier des jeux qui marchent</td></tr>
<tr><td>Écarter intrusions, robots et fraudes</td><td>Intérêt légitime, le nôtre comme le vôtre</td></tr>
<tr><td>Examiner votre candidature</td><td>Mesures précontractuelles prises à votre demande</td></tr>
<tr><td>Choisir les testeurs</td><td>Votre consentement à l’envoi du questionnaire</td></tr>
<tr><td>Lettre d’information, alertes d’emploi, mesure d’audience</td><td>Votre consentement</td></tr>
<tr><td>Comptabilité, impôts, décisions de justice</td><td>Obligation légale</td></tr>
</tbody>
</table>
<p>Chaque intérêt légitime invoqué a été mis en balance avec les vôtres, par écrit ; la déléguée vous en remet copie sur demande.</p>`,
			es: `<table>
<thead><tr><th>Finalidad</th><th>Base jurídica (RGPD, artículo 6)</th></tr></thead>
<tbody>
<tr><td>Mantener tu cuenta, tus amistades, tus partidas y tus extras</td><td>El contrato entre ambos: las <a href="/tos">condiciones de uso</a></td></tr>
<tr><td>Responder a tus mensajes y arreglar lo que nos cuentas</td><td>Ese contrato, o nuestro interés legítimo en que los juegos funcionen</td></tr>
<tr><td>Frenar intrusiones, robots y fraudes</td><td>Interés legítimo, nuestro y tuyo</td></tr>
<tr><td>Valorar tu candidatura</td><td>Medidas previas a un contrato, a petición tuya</td></tr>
<tr><td>Elegir a quienes prueban juegos</td><td>Tu consentimiento al enviar el cuestionario</td></tr>
<tr><td>Boletín, alertas de empleo, medición</td><td>Tu consentimiento</td></tr>
<tr><td>Contabilidad, impuestos, órdenes judiciales</td><td>Obligación legal</td></tr>
</tbody>
</table>
<p>Cuando alegamos un interés legítimo, antes lo hemos ponderado por escrito frente a los tuyos; pide una copia a la delegada.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Measuring and cookies', fr: 'Mesure et cookies', es: 'Medición y cookies' },
		html: {
			en: `<p>Nothing is counted, and nothing is sent to a measuring provider, until you have answered the cookie bar; nor afterwards if you said no. We set a handful of small cookies that logging in and your own choices cannot do without. Each one is named, with its age, on the <a href="/cookies">cookies page</a>. We ask again after 90 days.</p>
<p>If your browser sends Global Privacy Control, the bar opens with measuring unticked.</p>`,
			fr: `<p>Rien n’est compté, et rien ne part chez un prestataire de mesure, avant votre réponse au bandeau des cookies, ni après si vous avez dit non. Nous déposons une poignée de petits cookies dont la connexion et vos propres choix ne peuvent se passer. Chacun est nommé, avec sa durée, sur la <a href="/cookies">page des cookies</a>. La question revient au bout de 90 jours.</p>
<p>Si votre navigateur envoie le signal Global Privacy Control, le bandeau s’ouvre avec la mesure décochée.</p>`,
			es: `<p>No se cuenta nada ni se envía nada a un proveedor de medición hasta que respondes al aviso de cookies, ni tampoco después si dijiste que no. Ponemos un puñado de cookies pequeñas sin las que no funcionarían el inicio de sesión ni tus propias elecciones. Cada una aparece, con su duración, en la <a href="/cookies">página de cookies</a>. Volvemos a preguntar a los 90 días.</p>
<p>Si tu navegador envía la señal Global Privacy Control, el aviso se abre con la medición sin marcar.</p>`,
		},
	},
];
