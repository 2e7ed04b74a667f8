import type { Locale } from '#contract/locales.ts';
import type { MailText } from '../texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

interface ToPlayer {
	username: string;
	link: string;
}

/** What a player is told after something happened to how their account is protected; `link` helps who did not do it. */
export interface SecurityTexts {
	passwordChanged(about: ToPlayer): MailText;
	factorAdded(about: ToPlayer): MailText;
	factorRemoved(about: ToPlayer): MailText;
	recoveryCodesRenewed(about: ToPlayer): MailText;
	addressRestored(about: ToPlayer): MailText;
	accountDeleted(about: ToPlayer): MailText;
	newDevice(about: ToPlayer & { device: string }): MailText;
	platformLinked(about: ToPlayer & { platform: string; name: string; platformsLink: string }): MailText;
	platformUnlinked(about: ToPlayer & { platform: string }): MailText;
	/** To the address that the account has. */
	addressIsChanging(about: ToPlayer & { address: string }): MailText;
	/** To the address that stays, where its player has given the new one up. */
	addressChangeCancelled(about: ToPlayer): MailText;
	/** To the address that it is to have. */
	confirmNewAddress(about: ToPlayer): MailText;
	/** To somebody whose address another account wanted. */
	addressWasWanted(about: ToPlayer): MailText;
}

export const securityTexts: Record<Locale, SecurityTexts> = { en, fr, es };
