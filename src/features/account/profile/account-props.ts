import type { User } from '#contract/endpoints/account.ts';
import type { AreaProps, ExportTexts } from '#i18n/form-texts.ts';
import type { Resources } from '#i18n/resources.ts';
import type { BuiltPictures } from '#lib/pictures.ts';
import type { MailTexts } from '../mails/MailChoices.tsx';

/** A game that can stand on a wishlist. */
export interface ListableGame {
	name: string;
	/** The slug that it has, then former ones. */
	slugs: readonly [string, ...string[]];
}

/** What the island of the account page is given by its page. */
export interface AccountProps extends AreaProps {
	texts: Omit<Resources['account']['profile'], 'title' | 'description'>;
	/** The names of the platforms. */
	platforms: Resources['account']['platforms'];
	mfa: Resources['account']['mfa'];
	/** Absent on a site without them. */
	passkeys: Resources['account']['passkeys'] | undefined;
	mails: MailTexts;
	download: ExportTexts;
	/** A picture of each game by its name. */
	art: BuiltPictures;
	games: readonly ListableGame[];
	/** The countries, as ISO 3166-1 alpha-2, whose numbers get text messages. */
	smsCountries: readonly string[];
}

/** What its sections are given: the player, too, and how to ask for them anew. */
export interface SectionProps extends AccountProps {
	user: User;
	refresh: () => Promise<void>;
}

/** What the form of a change is given; `end` closes it, with news where something was saved. */
export interface ChangeProps extends SectionProps {
	end: (news?: string) => void;
}
