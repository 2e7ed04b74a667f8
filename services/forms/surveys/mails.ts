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

Thank you for submitting your survey. You are on the list of our room in ${city}. When a test comes along that suits you, we write to you two to three weeks ahead; you can still say no then.

Your reference: ${reference}

If you change your mind, this link deletes all your answers. It works once:

${link}

You can also type your reference and this code into the page it opens: ${code}

Otherwise we delete your answers when the season ends, on the last day of May.`,
	}),
	withdrawn: ({ reference }) => ({
		subject: `Your sign-up is withdrawn: ${reference}`,
		text: `Hello,

Your answers to the playtest survey (${reference}) are deleted, as you asked. Should you feel like it again one day, just sign up anew.`,
	}),
};

const fr: SurveyMails = {
	received: ({ reference, code, link, city }) => ({
		subject: `Vous êtes sur la liste des séances de test : ${reference}`,
		text: `Bonjour,

Merci d’avoir répondu à notre questionnaire. Vous êtes sur la liste de notre salle (${city}). Dès qu’une séance vous correspond, nous vous écrivons, deux à trois semaines à l’avance ; vous pourrez encore refuser.

Votre référence : ${reference}

Si vous changez d’avis, ce lien supprime toutes vos réponses. Il fonctionne une seule fois :

${link}

Vous pouvez aussi saisir votre référence et ce code sur la page qu’il ouvre : ${code}

Sinon, nous effaçons vos réponses à la fin de la saison, le dernier jour de mai.`,
	}),
	withdrawn: ({ reference }) => ({
		subject: `Votre inscription est retirée : ${reference}`,
		text: `Bonjour,

Vos réponses au questionnaire (${reference}) sont supprimées, comme vous l’avez demandé. Si l’envie vous reprend un jour, il suffit de vous inscrire de nouveau.`,
	}),
};

const es: SurveyMails = {
	received: ({ reference, code, link, city }) => ({
		subject: `Estás en la lista de las pruebas: ${reference}`,
		text: `Hola:

Gracias por rellenar la encuesta. Estás en la lista de nuestra sala (${city}). Cuando haya una prueba que te encaje, te escribiremos con dos o tres semanas de antelación; entonces aún podrás decir que no.

Tu referencia: ${reference}

Si cambias de idea, este enlace elimina todas tus respuestas. Funciona una sola vez:

${link}

También puedes escribir la referencia y este código en la página que abre: ${code}

Si no, eliminamos tus respuestas cuando acaba la temporada, el último día de mayo.`,
	}),
	withdrawn: ({ reference }) => ({
		subject: `Se ha retirado tu inscripción: ${reference}`,
		text: `Hola:

Hemos eliminado tus respuestas a la encuesta (${reference}), como pediste. Si algún día te vuelve a apetecer, apúntate de nuevo.`,
	}),
};

export const mails: Record<Locale, SurveyMails> = { en, fr, es };
