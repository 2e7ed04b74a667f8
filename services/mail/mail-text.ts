export interface MailText {
	subject: string;
	/** Plain paragraphs with an empty line between them. */
	text: string;
}

interface ToPlayer {
	username: string;
	link: string;
}

/** What signs in without a password, by name: whoever has an account at a platform, or a passkey. */
interface WaysIn {
	platforms: readonly string[];
	passkeys: readonly string[];
}

/** Everything that the account service writes to a player. */
export interface AccountTexts {
	newAccount(about: ToPlayer): MailText;
	verifyAddress(about: ToPlayer): MailText;
	alreadyHasAccount(about: ToPlayer & { resetLink: string }): MailText;
	resetPassword(about: ToPlayer & WaysIn): MailText;
	passwordWasReset(about: ToPlayer & WaysIn & { platformsLink: string; accountLink: string }): MailText;
	smsCode(code: string): string;
}

/** What is written to a player after something happened to how their account is protected; `link` helps who did not do it. */
export interface SecurityTexts {
	passwordChanged(about: ToPlayer): MailText;
	mfaAdded(about: ToPlayer): MailText;
	mfaRemoved(about: ToPlayer): MailText;
	recoveryCodesRenewed(about: ToPlayer): MailText;
	addressRestored(about: ToPlayer): MailText;
	accountDeleted(about: ToPlayer): MailText;
	newDevice(about: ToPlayer & { device: string }): MailText;
	platformLinked(about: ToPlayer & { platform: string; name: string; platformsLink: string }): MailText;
	platformUnlinked(about: ToPlayer & { platform: string }): MailText;
	passkeyAdded(about: ToPlayer & { name: string; accountLink: string }): MailText;
	passkeyRenamed(about: ToPlayer & { name: string; before: string; accountLink: string }): MailText;
	passkeyRemoved(about: ToPlayer & { name: string }): MailText;
	/** To the address that the account has. */
	addressIsChanging(about: ToPlayer & { address: string }): MailText;
	/** To the address that stays, where its player has given the new one up. */
	addressChangeCancelled(about: ToPlayer): MailText;
	/** To the address that it is to have. */
	confirmNewAddress(about: ToPlayer): MailText;
	/** To somebody whose address another account wanted. */
	addressWasWanted(about: ToPlayer): MailText;
}
