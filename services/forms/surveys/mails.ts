import type { Locale } from '#contract/locales.ts';
import type { MailText } from '../../mail/mail-text.ts';

interface Received {
	reference: string;
	code: string;
	/** Where the sign-up can be withdrawn. */
	link: string;
	/** Where the room is. */
	city: string;
}

/** The mails to somebody who signs up for playtests; without a name, in which anything could be sent. */
export interface SurveyMails {
	received(about: Received): MailText;
	withdrawn(about: Pick<Received, 'reference'>): MailText;
}

const en: SurveyMails = {
	received: ({ reference, code, link, city }) => ({
		subject: `You are on the list for playtests: ${reference}`,
		text: `Hello,

thank you for submitting your survey. You are on the list of our room in ${city}. When a test comes along that suits you, we write to you two to three weeks ahead; you can still say no then.

Your reference: ${reference}

If you change your mind, this page deletes all your answers, once:

${link}

Or type your reference there, with this code: ${code}

Otherwise we delete them when the season ends, on the last day of May.`,
	}),
	withdrawn: ({ reference }) => ({
		subject: `Your sign-up is withdrawn: ${reference}`,
		text: `Hello,

your answers to the playtest survey (${reference}) are deleted, as you asked. Should you feel like it again one day, just sign up anew.`,
	}),
};

const fr: SurveyMails = {
	received: ({ reference, code, link, city }) => ({
		subject: `Vous êtes sur la liste des séances de test : ${reference}`,
		text: `Bonjour,

merci d’avoir répondu à notre questionnaire. Vous êtes sur la liste de notre salle (${city}). Dès qu’une séance vous correspond, nous vous écrivons, deux à trois semaines à l’avance ; vous pourrez encore refuser.

Votre référence : ${reference}

Si vous changez d’avis, cette page supprime toutes vos réponses, une fois pour toutes :

${link}

Vous pouvez aussi y saisir votre référence et ce code : ${code}

Sinon, nous les effaçons à la fin de la saison, le dernier jour de mai.`,
	}),
	withdrawn: ({ reference }) => ({
		subject: `Votre inscription est retirée : ${reference}`,
		text: `Bonjour,

vos réponses au questionnaire (${reference}) sont supprimées, comme vous l’avez demandé. Si l’envie vous reprend un jour, il suffit de vous inscrire de nouveau.`,
	}),
};

const es: SurveyMails = {
	received: ({ reference, code, link, city }) => ({
		subject: `Estás en la lista de las pruebas: ${reference}`,
		text: `Hola:

gracias por rellenar la encuesta. Estás en la lista de nuestra sala (${city}). Cuando haya una prueba que te encaje, te escribiremos con dos o tres semanas de antelación; entonces aún podrás decir que no.

Tu referencia: ${reference}

Si cambias de idea, esta página elimina todas tus respuestas, de una vez:

${link}

También puedes escribir allí la referencia y este código: ${code}

Si no, las eliminamos cuando acaba la temporada, el último día de mayo.`,
	}),
	withdrawn: ({ reference }) => ({
		subject: `Tu inscripción está retirada: ${reference}`,
		text: `Hola:

tus respuestas a la encuesta (${reference}) están eliminadas, como pediste. Si algún día te vuelve a apetecer, apúntate de nuevo.`,
	}),
};

export const mails: Record<Locale, SurveyMails> = { en, fr, es };
