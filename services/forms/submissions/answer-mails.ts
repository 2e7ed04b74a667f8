import type { Locale } from '#contract/locales.ts';
import type { MailText } from '../../mail/mail-text.ts';

interface Answered {
	reference: string;
	/** What somebody at the studio wrote. */
	answer: string;
}

/** The mail that brings what the studio answers to an application, a message, a report or feedback. */
export const answerMails: Record<Locale, (about: Answered) => MailText> = {
	en: ({ reference, answer }) => ({
		subject: `Our answer: ${reference}`,
		text: `Hello,

You wrote to us, and here is our answer:

${answer}

Your reference: ${reference}

The link in our first e-mail shows this answer, too.`,
	}),
	fr: ({ reference, answer }) => ({
		subject: `Notre réponse : ${reference}`,
		text: `Bonjour,

Vous nous avez écrit, et voici notre réponse :

${answer}

Votre référence : ${reference}

Le lien de notre premier e-mail affiche aussi cette réponse.`,
	}),
	es: ({ reference, answer }) => ({
		subject: `Nuestra respuesta: ${reference}`,
		text: `Hola:

Nos escribiste, y esta es nuestra respuesta:

${answer}

Tu referencia: ${reference}

El enlace de nuestro primer correo también muestra esta respuesta.`,
	}),
};
