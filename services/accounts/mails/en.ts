import { site } from '#site.config';
import type { AccountTexts } from '../../mail/mail-text.ts';

const linked = (platforms: readonly string[]) =>
	platforms.length > 0 ? `\n\nPlatforms that can log in to your account: ${platforms.join(', ')}.` : '';

const havePasskeys = (passkeys: readonly string[], advice: string) =>
	passkeys.length > 0
		? `\n\nPasskeys that can log in to your account: ${passkeys.join(', ')}. ${advice}`
		: '';

export const en: AccountTexts = {
	newAccount: ({ username, link }) => ({
		subject: `Welcome to ${site.studio}: confirm your e-mail address`,
		text: `Hello ${username},

Your account has been created. Please confirm your e-mail address; the link works once, for 24 hours:

${link}

If you did not create this account, you need not do anything.`,
	}),
	verifyAddress: ({ username, link }) => ({
		subject: 'Confirm your e-mail address',
		text: `Hello ${username},

Here is a new link to confirm your e-mail address. It works once, for 24 hours:

${link}

If you did not ask for it, you need not do anything.`,
	}),
	alreadyHasAccount: ({ username, link, resetLink }) => ({
		subject: 'You already have an account',
		text: `Hello ${username},

Somebody tried to create an account with this e-mail address, but it already has one: yours. Log in here:

${link}

If you have forgotten your password, ask for a new one:

${resetLink}

If it was not you, you need not do anything: nothing has changed.`,
	}),
	resetPassword: ({ username, link, platforms, passkeys }) => ({
		subject: 'Set a new password',
		text: `Hello ${username},

You can set a new password here. The link works once, for 60 minutes:

${link}${linked(platforms)}${
	platforms.length > 0
		? ' If you do not know one of them, choose to unlink them when you set the new password.'
		: ''
}${havePasskeys(passkeys, 'If you do not know one of them, choose to remove them when you set the new password.')}

If you did not ask for it, you need not do anything: your password stays as it is.`,
	}),
	passwordWasReset: ({ username, link, platforms, platformsLink, passkeys, accountLink }) => ({
		subject: 'Your password was changed',
		text: `Hello ${username},

A new password was set for your account, and every device was logged out.${linked(platforms)}${
			platforms.length > 0 ? ` Unlink here what you do not know:\n\n${platformsLink}` : ''
		}${havePasskeys(passkeys, `Remove here what you do not know:\n\n${accountLink}`)}

If it was not you, set another one at once:

${link}`,
	}),
	smsCode: (code) => `${code} is your ${site.studio} code. It works for 10 minutes. Give it to nobody.`,
};
