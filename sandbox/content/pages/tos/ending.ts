import type { DemoBlock } from '../../types.ts';

/** When things go wrong, change or end. */
export const ending: DemoBlock[] = [
	{
		type: 'section',
		title: { en: 'When the lights flicker', fr: 'Quand la lumière vacille', es: 'Cuando parpadea la luz' },
		html: {
			en: `<p>We look after the services with care, and repair them when they break, but cannot promise that they run every minute of the year. We may change a service to keep it safe, lawful or up to date. If a change takes something important from you, we announce it by mail at least 30 days ahead, and you may leave free of charge. When we retire an online service for good you get ninety days, and the means to download your saves.</p>`,
			fr: `<p>Nous veillons sur les services et les réparons quand ils cassent, sans pouvoir promettre qu’ils fonctionnent à chaque minute de l’année. Nous pouvons en modifier un pour qu’il reste sûr, licite ou à jour. Si une modification vous enlève quelque chose d’important, nous l’annonçons par e-mail au moins 30 jours à l’avance et vous pouvez partir sans frais. Quand un service en ligne ferme pour de bon, vous avez quatre-vingt-dix jours et de quoi télécharger vos sauvegardes.</p>`,
			es: `<p>Cuidamos los servicios y los arreglamos cuando se estropean, pero no podemos prometer que funcionen cada minuto del año. Podemos cambiar alguno para que siga siendo seguro, legal o actual. Si un cambio te quita algo importante, lo anunciamos por correo con al menos 30 días de antelación y puedes marcharte sin coste. Cuando retiramos del todo un servicio en línea, tienes noventa días y la forma de descargar tus partidas.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Liability', fr: 'Responsabilité', es: 'Responsabilidad' },
		html: {
			en: `<p>We are liable without limit for harm to life, body and health, for intent and gross negligence, for fraud, and wherever the law allows no limit. For slight negligence we answer only if we break a duty that this agreement cannot do without, and then for the damage that was foreseeable. We do not answer for what other companies do on their platforms, stores and forums, nor for events that nobody could have prevented.</p>
<p>Nothing here takes away a right that consumer law gives you where you live.</p>`,
			fr: `<p>Notre responsabilité est sans limite en cas d’atteinte à la vie, à l’intégrité physique ou à la santé, de faute intentionnelle ou lourde, de fraude, et partout où la loi n’admet pas de limite. Pour une faute légère, nous ne répondons que du manquement à une obligation essentielle de cet accord, et dans la mesure du dommage prévisible. Nous ne répondons ni de ce que d’autres sociétés font sur leurs plateformes, boutiques et forums, ni des événements que personne n’aurait pu empêcher.</p>
<p>Rien ici ne vous retire un droit que la loi de votre pays accorde aux consommateurs.</p>`,
			es: `<p>Respondemos sin límite de los daños a la vida, la integridad y la salud, del dolo y la culpa grave, del fraude y de todo aquello en que la ley no admite límites. Por culpa leve respondemos solo si incumplimos una obligación esencial de este acuerdo, y hasta el daño previsible. No respondemos de lo que otras empresas hagan en sus plataformas, tiendas y foros, ni de hechos que nadie podía evitar.</p>
<p>Nada de lo escrito aquí te quita un derecho que la ley de consumo te reconozca donde vives.</p>`,
		},
	},
	{
		type: 'section',
		title: {
			en: 'Leaving, and being shown out',
			fr: 'Partir, ou être mis à la porte',
			es: 'Irte, o que te echemos',
		},
		html: {
			en: `<p>You can end this agreement whenever you like by <a href="/account/delete">deleting your account</a>. We ask once more for password or code; after that it is gone at once, saves included, and cannot be brought back. Games you bought elsewhere stay yours. Take <a href="/account">an export</a> first if you want one.</p>
<p>If you break these terms we warn you where a warning can still help. In serious or repeated cases we may suspend or close the account. You receive the reasons by mail and have six months to object; somebody who did not take the decision will look at it.</p>
<p>We may also end the agreement without a reason, with two months’ notice. So far we never have.</p>`,
			fr: `<p>Vous pouvez mettre fin à cet accord quand vous voulez en <a href="/account/delete">supprimant votre compte</a>. Nous redemandons une fois le mot de passe ou un code ; ensuite il disparaît aussitôt, sauvegardes comprises, sans retour possible. Les jeux achetés ailleurs restent à vous. Faites d’abord <a href="/account">une exportation</a> si vous en voulez une.</p>
<p>Si vous enfreignez ces conditions, nous vous avertissons quand un avertissement peut encore servir. Dans les cas graves ou répétés, nous pouvons suspendre ou fermer le compte. Vous en recevez les motifs par e-mail et disposez de six mois pour contester ; une personne étrangère à la décision l’examinera.</p>
<p>Nous pouvons aussi mettre fin à l’accord sans motif, avec deux mois de préavis. Ce n’est encore jamais arrivé.</p>`,
			es: `<p>Puedes terminar este acuerdo cuando quieras <a href="/account/delete">borrando tu cuenta</a>. Te pedimos una vez más la contraseña o un código; después desaparece al instante, partidas incluidas, y no hay forma de recuperarla. Los juegos que compraste en otra parte siguen siendo tuyos. Haz antes <a href="/account">una exportación</a> si la quieres.</p>
<p>Si incumples las condiciones, te avisamos mientras un aviso sirva de algo. En casos graves o repetidos podemos suspender o cerrar la cuenta. Recibirás los motivos por correo y tendrás seis meses para recurrir; lo revisará alguien que no tomó la decisión.</p>
<p>También podemos terminar el acuerdo sin motivo, con dos meses de preaviso. Hasta hoy no lo hemos hecho nunca.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'New versions', fr: 'Nouvelles versions', es: 'Versiones nuevas' },
		html: {
			en: `<p>These terms are version 1. When there is a version 2, we ask for your agreement the next time you log in, and the list of changes on this page says in short what differs. Until you accept, the account stays shut but for three things: logging out, taking an export and deleting it. Nobody accepts by falling silent.</p>`,
			fr: `<p>Ces conditions portent le numéro 1. Le jour où il y aura une version 2, nous vous demanderons votre accord à la connexion suivante, et la liste des changements de cette page dira en bref ce qui diffère. Tant que vous ne l’avez pas acceptée, le compte reste fermé, sauf pour trois choses : se déconnecter, exporter et supprimer. Personne n’accepte en se taisant.</p>`,
			es: `<p>Estas condiciones son la versión 1. Cuando haya una versión 2, te pediremos que la aceptes la próxima vez que inicies sesión, y la lista de cambios de esta página dirá en breve qué es distinto. Hasta que la aceptes, la cuenta queda cerrada salvo para tres cosas: salir, exportar y borrarla. Nadie acepta por quedarse callado.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Law and courts', fr: 'Droit et tribunaux', es: 'Ley y tribunales' },
		html: {
			en: `<p>Belgian law applies. If you are a consumer you keep the protection of the mandatory law of the country you live in, and you may go to the courts there or to those of Gent. In Quebec and in other places where the law forbids choosing a court for you, we do not. Talk to us first, if you can bear it: <a href="mailto:legal@tallowandthorn.example">legal@tallowandthorn.example</a> answers within five working days. In Belgium, the Consumer Mediation Service can help free of charge.</p>
<p>If a sentence of these terms turns out to be void, the others stand. The English, French and Spanish texts are equally valid; where they differ, the reading that is better for you holds.</p>`,
			fr: `<p>Le droit belge s’applique. Si vous êtes consommateur, vous gardez la protection impérative du pays où vous vivez et pouvez saisir ses tribunaux ou ceux de Gand. Au Québec, et partout où la loi interdit de choisir un tribunal à votre place, nous ne le faisons pas. Parlons-en d’abord, si vous le supportez : <a href="mailto:legal@tallowandthorn.example">legal@tallowandthorn.example</a> répond dans les cinq jours ouvrés. En Belgique, le Service de médiation pour le consommateur peut vous aider gratuitement.</p>
<p>Si une phrase de ces conditions se révèle nulle, les autres demeurent. Les textes français, anglais et espagnol font également foi ; s’ils divergent, on retient la lecture qui vous est la plus favorable.</p>`,
			es: `<p>Se aplica la ley belga. Si eres consumidor, conservas la protección imperativa del país donde vives y puedes acudir a sus tribunales o a los de Gante. En Quebec, y donde la ley prohíba elegir juez por ti, no lo elegimos. Habla antes con nosotros, si te quedan ganas: <a href="mailto:legal@tallowandthorn.example">legal@tallowandthorn.example</a> contesta en cinco días laborables. En Bélgica, el Servicio de Mediación para el Consumidor ayuda gratis.</p>
<p>Si una frase de estas condiciones resulta nula, las demás se mantienen. Los textos en español, inglés y francés valen lo mismo; donde difieran, rige la lectura que más te favorezca.</p>`,
		},
	},
];
