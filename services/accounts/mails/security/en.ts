import type { SecurityTexts } from '../../../mail/mail-text.ts';

const notYou = (link: string) => `If it was not you, set a new password at once; that logs out every device:

${link}`;

export const en: SecurityTexts = {
	passwordChanged: ({ username, link }) => ({
		subject: 'Your password was changed',
		text: `Hello ${username},

The password of your account was changed, and every other device was logged out.

${notYou(link)}`,
	}),
	mfaAdded: ({ username, link }) => ({
		subject: 'Your second step at login is on',
		text: `Hello ${username},

Your account now asks for a code at each login. Keep your recovery codes where you find them without your phone.

${notYou(link)}`,
	}),
	mfaRemoved: ({ username, link }) => ({
		subject: 'Your second step at login is off',
		text: `Hello ${username},

Your account no longer asks for a code at login, and its recovery codes no longer work.

${notYou(link)}`,
	}),
	recoveryCodesRenewed: ({ username, link }) => ({
		subject: 'You have new recovery codes',
		text: `Hello ${username},

Ten new recovery codes were made for your account. The former ones no longer work.

${notYou(link)}`,
	}),
	addressRestored: ({ username, link }) => ({
		subject: 'Your e-mail address stays',
		text: `Hello ${username},

Your account has this e-mail address again, and every device was logged out.

Somebody else may know your password, so please set a new one:

${link}`,
	}),
	accountDeleted: ({ username, link }) => ({
		subject: 'Your account is deleted',
		text: `Hello ${username},

Your account and everything in it were deleted. It cannot be brought back.

If it was not you, or if you have a question, write to us:

${link}`,
	}),
	newDevice: ({ username, device, link }) => ({
		subject: 'A new device logged in to your account',
		text: `Hello ${username},

Somebody has just logged in to your account with a browser that you had not used before: ${device || 'an unknown one'}.

${notYou(link)}`,
	}),
	platformLinked: ({ username, platform, name, link, platformsLink }) => ({
		subject: `${platform} is linked to your account`,
		text: `Hello ${username},

${platform} is now linked to your account, as ${name}.

${notYou(link)}

Then unlink it here:

${platformsLink}`,
	}),
	platformUnlinked: ({ username, platform, link }) => ({
		subject: `${platform} is no longer linked to your account`,
		text: `Hello ${username},

${platform} was unlinked from your account, and we may no longer ask anything about you there.

${notYou(link)}`,
	}),
	passkeyAdded: ({ username, name, link, accountLink }) => ({
		subject: 'A passkey was added to your account',
		text: `Hello ${username},

A passkey was added to your account: ${name}. Whoever has it can log in without your password.

${notYou(link)}

Then remove the passkey here:

${accountLink}`,
	}),
	passkeyRenamed: ({ username, name, before, link, accountLink }) => ({
		subject: 'A passkey of your account has a new name',
		text: `Hello ${username},

Your passkey ${before} is now called ${name}. It works as before.

${notYou(link)}

Then look through your passkeys here:

${accountLink}`,
	}),
	passkeyRemoved: ({ username, name, link }) => ({
		subject: 'A passkey was removed from your account',
		text: `Hello ${username},

The passkey ${name} was removed from your account and no longer works.

${notYou(link)}`,
	}),
	addressIsChanging: ({ username, address, link }) => ({
		subject: 'Your e-mail address is about to change',
		text: `Hello ${username},

Your account is to have another e-mail address: ${address}. It will, once somebody there confirms it. Until then you log in with the current one, and can cancel the change on your account page.

If you did not ask for it, keep your address here. The link works for 7 days and logs out every device:

${link}`,
	}),
	addressChangeCancelled: ({ username, link }) => ({
		subject: 'Your e-mail address does not change',
		text: `Hello ${username},

The change of your e-mail address was cancelled on your account page. Your account keeps this address, and the link in the other e-mail no longer works.

${notYou(link)}`,
	}),
	confirmNewAddress: ({ username, link }) => ({
		subject: 'Confirm your new e-mail address',
		text: `Hello ${username},

Please confirm that your account may have this e-mail address. The link works once, for 24 hours; until then your account keeps the address that it has:

${link}

When the link no longer works, you can send another from your account page.

If you did not ask for it, you need not do anything.`,
	}),
	addressWasWanted: ({ username, link }) => ({
		subject: 'Somebody wanted to use your e-mail address',
		text: `Hello ${username},

Somebody asked for this e-mail address to belong to another account, but it belongs to yours. Nothing has changed.

If it was you, log in to the account that you already have:

${link}`,
	}),
};
