import type { Locale } from '#contract/locales.ts';
import type { MailText } from '../../../mail/mail-text.ts';
import type { AlertLinks } from '../topic.ts';

interface OfGame {
	/** Its name. */
	game: string;
}

/** The mails to those who asked to hear when a game is out. */
interface ReleaseTexts {
	confirm(about: OfGame & AlertLinks): MailText;
	already(about: OfGame & Pick<AlertLinks, 'stop'>): MailText;
	out(about: OfGame & { link: string }): MailText;
}

const en: ReleaseTexts = {
	confirm: ({ game, confirm, stop }) => ({
		subject: `Shall we tell you when ${game} is out?`,
		text: `Hello,

Somebody, you we hope, asked for one e-mail to this address on the day ${game} comes out. Confirm it here; the link works for 24 hours:

${confirm}

If it was not you, you need not do anything: we forget the address in a day. Should you change your mind later, this link takes the request back:

${stop}`,
	}),
	already: ({ game, stop }) => ({
		subject: `We will tell you when ${game} is out`,
		text: `Hello,

You asked to hear when ${game} is out, and you were on the list already. Nothing has changed: one e-mail reaches you on the day.

If you no longer want it:

${stop}`,
	}),
	out: ({ game, link }) => ({
		subject: `${game} is out`,
		text: `Hello,

You asked us to tell you: ${game} is out.

${link}

This is the one e-mail that you asked for. We have now deleted your address from this list.`,
	}),
};

const fr: ReleaseTexts = {
	confirm: ({ game, confirm, stop }) => ({
		subject: `Vous prévenir quand ${game} sortira ?`,
		text: `Bonjour,

Quelqu’un, vous sans doute, a demandé à recevoir un e-mail à cette adresse le jour où ${game} sortira. Confirmez cette demande ici ; le lien fonctionne pendant 24 heures :

${confirm}

Si ce n’était pas vous, vous n’avez rien à faire : nous oublierons cette adresse d’ici demain. Et si vous changez d’avis plus tard, ce lien annule la demande :

${stop}`,
	}),
	already: ({ game, stop }) => ({
		subject: `Nous vous préviendrons quand ${game} sortira`,
		text: `Bonjour,

Vous avez demandé un e-mail le jour où ${game} sortira, et vous étiez déjà sur la liste. Rien n’a changé : un seul e-mail vous parviendra le jour venu.

Si vous n’en voulez plus :

${stop}`,
	}),
	out: ({ game, link }) => ({
		subject: `${game} est sorti`,
		text: `Bonjour,

Vous nous aviez demandé de vous prévenir : ${game} est sorti.

${link}

C’est le seul e-mail que vous aviez demandé. Votre adresse vient d’être effacée de cette liste.`,
	}),
};

const es: ReleaseTexts = {
	confirm: ({ game, confirm, stop }) => ({
		subject: `¿Te avisamos cuando salga ${game}?`,
		text: `Hola:

Alguien, esperamos que tú, ha pedido recibir un correo en esta dirección el día en que salga ${game}. Confírmalo aquí; el enlace funciona durante 24 horas:

${confirm}

Si no has sido tú, no tienes que hacer nada: olvidaremos la dirección en un día. Y si más adelante cambias de idea, este enlace anula la petición:

${stop}`,
	}),
	already: ({ game, stop }) => ({
		subject: `Te avisaremos cuando salga ${game}`,
		text: `Hola:

Has pedido que te avisemos cuando salga ${game}, y ya estabas en la lista. No ha cambiado nada: ese día te llegará un solo correo.

Si ya no lo quieres:

${stop}`,
	}),
	out: ({ game, link }) => ({
		subject: `${game} ya está a la venta`,
		text: `Hola:

Nos pediste que te avisáramos: ${game} ya está a la venta.

${link}

Este es el único correo que pediste. Acabamos de borrar tu dirección de esta lista.`,
	}),
};

export const releaseTexts: Record<Locale, ReleaseTexts> = { en, fr, es };
