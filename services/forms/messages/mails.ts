import type { Locale } from '#contract/locales.ts';
import type { MailText } from '../../mail/mail-text.ts';
import type { MessageKind } from './rows.ts';

interface Received {
	reference: string;
	/** Lists what came with it, with an empty line after it. */
	files: string;
	/** To the page that shows what became of it, and the code that can be typed in there. */
	link: string;
	code: string;
}

/** What is answered at once; without a word of the message, in which anything could be sent to anybody. */
type Receipts = Record<MessageKind, (about: Received) => MailText>;

const en: Receipts = {
	contact: ({ reference, link, code }) => ({
		subject: `We have your message: ${reference}`,
		text: `Hello,

Your message has arrived. A person reads it and writes back to you.

Your reference: ${reference}

This page shows what becomes of it. Its code is ${code}:

${link}

If you did not write to us, you need not do anything.`,
	}),
	issue: ({ reference, files, link, code }) => ({
		subject: `We have your report: ${reference}`,
		text: `Hello,

Thank you for telling us what does not work. The people who make the game look into it, and write to you if they have a question or an answer.

${files}Your reference: ${reference}

This page shows what becomes of it. Its code is ${code}:

${link}

If you did not write to us, you need not do anything.`,
	}),
	feedback: ({ reference, link, code }) => ({
		subject: `Thank you for your feedback: ${reference}`,
		text: `Hello,

Your feedback has arrived, and the people it concerns will read it.

Your reference: ${reference}

This page shows what becomes of it. Its code is ${code}:

${link}

If you did not write to us, you need not do anything.`,
	}),
};

const fr: Receipts = {
	contact: ({ reference, link, code }) => ({
		subject: `Nous avons reçu votre message : ${reference}`,
		text: `Bonjour,

Votre message est bien arrivé. Quelqu’un le lira et vous répondra.

Votre référence : ${reference}

Cette page montre où en est votre message. Son code est ${code} :

${link}

Si vous ne nous avez pas écrit, vous n’avez rien à faire.`,
	}),
	issue: ({ reference, files, link, code }) => ({
		subject: `Nous avons reçu votre signalement : ${reference}`,
		text: `Bonjour,

Merci de nous avoir signalé ce qui ne va pas. Les personnes qui font le jeu s’en occupent et vous écriront si elles ont une question ou une solution.

${files}Votre référence : ${reference}

Cette page montre où en est votre signalement. Son code est ${code} :

${link}

Si vous ne nous avez pas écrit, vous n’avez rien à faire.`,
	}),
	feedback: ({ reference, link, code }) => ({
		subject: `Merci de votre avis : ${reference}`,
		text: `Bonjour,

Votre avis est bien arrivé ; les personnes concernées le liront.

Votre référence : ${reference}

Cette page montre où en est votre avis. Son code est ${code} :

${link}

Si vous ne nous avez pas écrit, vous n’avez rien à faire.`,
	}),
};

const es: Receipts = {
	contact: ({ reference, link, code }) => ({
		subject: `Hemos recibido tu mensaje: ${reference}`,
		text: `Hola:

Tu mensaje ha llegado. Lo leerá una persona, que te responderá.

Tu referencia: ${reference}

En esta página, con el código ${code}, puedes ver cómo va:

${link}

Si no nos has escrito, no tienes que hacer nada.`,
	}),
	issue: ({ reference, files, link, code }) => ({
		subject: `Hemos recibido tu aviso: ${reference}`,
		text: `Hola:

Gracias por contarnos qué falla. Quienes hacen el juego lo están mirando y te escribirán si tienen una pregunta o una solución.

${files}Tu referencia: ${reference}

En esta página, con el código ${code}, puedes ver cómo va:

${link}

Si no nos has escrito, no tienes que hacer nada.`,
	}),
	feedback: ({ reference, link, code }) => ({
		subject: `Gracias por tu opinión: ${reference}`,
		text: `Hola:

Tu opinión ha llegado y la leerán las personas responsables.

Tu referencia: ${reference}

En esta página, con el código ${code}, puedes ver cómo va:

${link}

Si no nos has escrito, no tienes que hacer nada.`,
	}),
};

export const receipts: Record<Locale, Receipts> = { en, fr, es };
