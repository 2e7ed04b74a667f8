import { site } from '#site.config';
import type { AccountTexts } from '../../mail/mail-text.ts';

const linked = (platforms: readonly string[]) =>
	platforms.length > 0
		? `\n\nPlateformes permettant de se connecter à votre compte : ${platforms.join(', ')}.`
		: '';

const havePasskeys = (passkeys: readonly string[], advice: string) =>
	passkeys.length > 0
		? `\n\nClés d’accès permettant de se connecter à votre compte : ${passkeys.join(', ')}. ${advice}`
		: '';

export const fr: AccountTexts = {
	newAccount: ({ username, link }) => ({
		subject: `Bienvenue chez ${site.studio} : confirmez votre adresse e-mail`,
		text: `Bonjour ${username},

Votre compte a été créé. Veuillez confirmer votre adresse e-mail ; le lien fonctionne une fois, pendant 24 heures :

${link}

Si vous n’avez pas créé ce compte, vous n’avez rien à faire.`,
	}),
	verifyAddress: ({ username, link }) => ({
		subject: 'Confirmez votre adresse e-mail',
		text: `Bonjour ${username},

Voici un nouveau lien pour confirmer votre adresse e-mail. Il fonctionne une fois, pendant 24 heures :

${link}

Si vous ne l’avez pas demandé, vous n’avez rien à faire.`,
	}),
	alreadyHasAccount: ({ username, link, resetLink }) => ({
		subject: 'Vous avez déjà un compte',
		text: `Bonjour ${username},

Quelqu’un a voulu créer un compte avec cette adresse e-mail, mais elle en a déjà un : le vôtre. Connectez-vous ici :

${link}

Si vous avez oublié votre mot de passe, demandez-en un nouveau :

${resetLink}

Si ce n’était pas vous, vous n’avez rien à faire : rien n’a changé.`,
	}),
	resetPassword: ({ username, link, platforms, passkeys }) => ({
		subject: 'Choisissez un nouveau mot de passe',
		text: `Bonjour ${username},

Vous pouvez choisir un nouveau mot de passe ici. Le lien fonctionne une fois, pendant 60 minutes :

${link}${linked(platforms)}${
	platforms.length > 0
		? ' Si vous n’en reconnaissez pas une, demandez à les dissocier en choisissant le nouveau mot de passe.'
		: ''
}${havePasskeys(passkeys, 'Si vous n’en reconnaissez pas une, demandez à les supprimer en choisissant le nouveau mot de passe.')}

Si vous ne l’avez pas demandé, vous n’avez rien à faire : votre mot de passe reste le même.`,
	}),
	passwordWasReset: ({ username, link, platforms, platformsLink, passkeys, accountLink }) => ({
		subject: 'Votre mot de passe a été modifié',
		text: `Bonjour ${username},

Un nouveau mot de passe a été choisi pour votre compte et tous les appareils ont été déconnectés.${linked(platforms)}${
			platforms.length > 0 ? ` Dissociez ici celles que vous ne reconnaissez pas :\n\n${platformsLink}` : ''
		}${havePasskeys(passkeys, `Supprimez ici celles que vous ne reconnaissez pas :\n\n${accountLink}`)}

Si ce n’était pas vous, choisissez-en un autre tout de suite :

${link}`,
	}),
	smsCode: (code) =>
		`${code} est votre code ${site.studio}. Il est valable 10 minutes. Ne le donnez à personne.`,
};
