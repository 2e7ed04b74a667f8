import type { Locale } from '#contract/locales.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export interface MailText {
	subject: string;
	/** Plain paragraphs with an empty line between them. */
	text: string;
}

interface ToPlayer {
	username: string;
	link: string;
}

/** Everything that the account service writes to a player. */
export interface AccountTexts {
	newAccount(about: ToPlayer): MailText;
	verifyAddress(about: ToPlayer): MailText;
	alreadyHasAccount(about: ToPlayer & { resetLink: string }): MailText;
	/** `platforms` name those that are linked: whoever has an account there can sign in. */
	resetPassword(about: ToPlayer & { platforms: readonly string[] }): MailText;
	passwordWasReset(about: ToPlayer & { platforms: readonly string[]; platformsLink: string }): MailText;
	smsCode(code: string): string;
}

export const texts: Record<Locale, AccountTexts> = { en, fr, es };
