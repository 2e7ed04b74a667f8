import type { Locale } from '#contract/locales.ts';
import type { MailText } from '../../mail/mail-text.ts';

interface Received {
	/** The job's title; empty for an open application. */
	job: string;
	reference: string;
	code: string;
	/** To the page that withdraws it. */
	link: string;
	/** To the page that shows what became of it. */
	receipt: string;
	/** Lists what arrived, with an empty line after it. */
	files: string;
}

/** The mails to somebody who applies; without their name, in which anything could be sent to anybody. */
interface ApplicationMails {
	received(about: Received): MailText;
	withdrawn(about: Pick<Received, 'reference'>): MailText;
}

const en: ApplicationMails = {
	received: ({ job, reference, code, link, receipt, files }) => ({
		subject: `We have your application: ${reference}`,
		text: `Hello,

${job ? `Thank you for applying for “${job}”.` : 'Thank you for your open application.'} A person reads all of it. You hear from us within three weeks, either way.

${files}Your reference: ${reference}

This page shows what becomes of it:

${receipt}

If you change your mind, this link deletes everything you sent. It works once:

${link}

You can also type your reference and this code into the page it opens: ${code}

Otherwise we delete it six months after we have decided.`,
	}),
	withdrawn: ({ reference }) => ({
		subject: `Your application is withdrawn: ${reference}`,
		text: `Hello,

Your application ${reference} and its files are deleted, as you asked. You are welcome to write to us again at any time.`,
	}),
};

const fr: ApplicationMails = {
	received: ({ job, reference, code, link, receipt, files }) => ({
		subject: `Nous avons reçu votre candidature : ${reference}`,
		text: `Bonjour,

${job ? `Merci de votre candidature au poste « ${job} ».` : 'Merci de votre candidature spontanée.'} Quelqu’un lira l’ensemble. Vous aurez une réponse sous trois semaines, quelle qu’elle soit.

${files}Votre référence : ${reference}

Cette page montre où en est votre candidature :

${receipt}

Si vous changez d’avis, ce lien supprime tout ce que vous avez envoyé. Il fonctionne une seule fois :

${link}

Vous pouvez aussi saisir votre référence et ce code sur la page qu’il ouvre : ${code}

Sinon, nous l’effaçons six mois après notre décision.`,
	}),
	withdrawn: ({ reference }) => ({
		subject: `Votre candidature est retirée : ${reference}`,
		text: `Bonjour,

Votre candidature ${reference} et ses fichiers sont supprimés, comme vous l’avez demandé. Vous pouvez nous écrire de nouveau quand vous le souhaitez.`,
	}),
};

const es: ApplicationMails = {
	received: ({ job, reference, code, link, receipt, files }) => ({
		subject: `Hemos recibido tu candidatura: ${reference}`,
		text: `Hola:

${job ? `Gracias por presentarte al puesto «${job}».` : 'Gracias por tu candidatura espontánea.'} Una persona lo leerá entero. Tendrás respuesta en un plazo máximo de tres semanas, sea cual sea.

${files}Tu referencia: ${reference}

En esta página puedes ver cómo va tu candidatura:

${receipt}

Si cambias de idea, este enlace elimina todo lo que has enviado. Funciona una sola vez:

${link}

También puedes escribir la referencia y este código en la página que abre: ${code}

Si no, lo eliminamos seis meses después de decidir.`,
	}),
	withdrawn: ({ reference }) => ({
		subject: `Se ha retirado tu candidatura: ${reference}`,
		text: `Hola:

Hemos eliminado tu candidatura ${reference} y sus archivos, como pediste. Puedes volver a escribirnos cuando quieras.`,
	}),
};

export const mails: Record<Locale, ApplicationMails> = { en, fr, es };
