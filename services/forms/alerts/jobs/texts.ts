import type { Locale } from '#contract/locales.ts';
import { site } from '#site.config';
import type { MailText } from '../../../mail/mail-text.ts';

interface NewJob {
	title: string;
	city: string;
	link: string;
	stopLink: string;
}

/** The mails to those who asked for job alerts. */
interface JobAlertTexts {
	confirm(link: string): MailText;
	already(stopLink: string): MailText;
	job(about: NewJob): MailText;
}

const en: JobAlertTexts = {
	confirm: (link) => ({
		subject: 'Confirm your job alerts',
		text: `Hello,

Somebody, you we hope, asked for an e-mail to this address whenever ${site.studio} has a new opening of the kind they chose. Confirm it here; the link works for 24 hours:

${link}

If it was not you, you need not do anything: we forget the address in a day.`,
	}),
	already: (stopLink) => ({
		subject: 'You already have these job alerts',
		text: `Hello,

You asked for job alerts that you already get. Nothing has changed: the next opening of this kind reaches you at this address.

To get no more of these e-mails:

${stopLink}`,
	}),
	job: ({ title, city, link, stopLink }) => ({
		subject: `New opening: ${title}, ${city}`,
		text: `Hello,

There is a new opening of the kind you asked for:

${title}, ${city}
${link}

To get no more of these e-mails:

${stopLink}`,
	}),
};

const fr: JobAlertTexts = {
	confirm: (link) => ({
		subject: 'Confirmez vos alertes emploi',
		text: `Bonjour,

Quelqu’un, vous sans doute, a demandé à recevoir un e-mail à cette adresse dès que ${site.studio} ouvre un poste du genre choisi. Confirmez cette demande ici ; le lien fonctionne pendant 24 heures :

${link}

Si ce n’était pas vous, vous n’avez rien à faire : nous oublierons cette adresse d’ici demain.`,
	}),
	already: (stopLink) => ({
		subject: 'Vous recevez déjà ces alertes emploi',
		text: `Bonjour,

Vous avez demandé des alertes emploi que vous recevez déjà. Rien n’a changé : le prochain poste de ce genre vous sera annoncé à cette adresse.

Pour ne plus recevoir ces e-mails :

${stopLink}`,
	}),
	job: ({ title, city, link, stopLink }) => ({
		subject: `Nouveau poste : ${title}, ${city}`,
		text: `Bonjour,

Un poste du genre que vous cherchez vient d’ouvrir :

${title}, ${city}
${link}

Pour ne plus recevoir ces e-mails :

${stopLink}`,
	}),
};

const es: JobAlertTexts = {
	confirm: (link) => ({
		subject: 'Confirma tus alertas de empleo',
		text: `Hola:

Alguien, esperamos que tú, ha pedido recibir un correo en esta dirección cuando ${site.studio} abra una vacante del tipo elegido. Confírmalo aquí; el enlace funciona durante 24 horas:

${link}

Si no has sido tú, no tienes que hacer nada: olvidaremos la dirección en un día.`,
	}),
	already: (stopLink) => ({
		subject: 'Ya recibes estas alertas de empleo',
		text: `Hola:

Has pedido unas alertas de empleo que ya recibes. No ha cambiado nada: la próxima vacante de este tipo te llegará a esta dirección.

Para no recibir más correos como este:

${stopLink}`,
	}),
	job: ({ title, city, link, stopLink }) => ({
		subject: `Nueva vacante: ${title}, ${city}`,
		text: `Hola:

Hay una nueva vacante del tipo que buscas:

${title}, ${city}
${link}

Para no recibir más correos como este:

${stopLink}`,
	}),
};

export const jobAlertTexts: Record<Locale, JobAlertTexts> = { en, fr, es };
