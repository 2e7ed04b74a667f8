import type { SecurityTexts } from '../../../mail/mail-text.ts';

const notYou = (
	link: string,
) => `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe ; tous les appareils seront déconnectés :

${link}`;

export const fr: SecurityTexts = {
	passwordChanged: ({ username, link }) => ({
		subject: 'Votre mot de passe a été modifié',
		text: `Bonjour ${username},

Le mot de passe de votre compte a été modifié et tous les autres appareils ont été déconnectés.

${notYou(link)}`,
	}),
	mfaAdded: ({ username, link }) => ({
		subject: 'La deuxième étape de connexion est activée',
		text: `Bonjour ${username},

Votre compte demande désormais un code à chaque connexion. Gardez vos codes de récupération là où vous les trouverez sans votre téléphone.

${notYou(link)}`,
	}),
	mfaRemoved: ({ username, link }) => ({
		subject: 'La deuxième étape de connexion est désactivée',
		text: `Bonjour ${username},

Votre compte ne demande plus de code à la connexion et ses codes de récupération ne fonctionnent plus.

${notYou(link)}`,
	}),
	recoveryCodesRenewed: ({ username, link }) => ({
		subject: 'Vous avez de nouveaux codes de récupération',
		text: `Bonjour ${username},

Dix nouveaux codes de récupération ont été créés pour votre compte. Les précédents ne fonctionnent plus.

${notYou(link)}`,
	}),
	addressRestored: ({ username, link }) => ({
		subject: 'Votre adresse e-mail reste la même',
		text: `Bonjour ${username},

Votre compte a retrouvé cette adresse e-mail et tous les appareils ont été déconnectés.

Quelqu’un d’autre connaît peut-être votre mot de passe ; choisissez-en un nouveau :

${link}`,
	}),
	accountDeleted: ({ username, link }) => ({
		subject: 'Votre compte est supprimé',
		text: `Bonjour ${username},

Votre compte et tout ce qu’il contenait ont été supprimés. Il est impossible de le rétablir.

Si ce n’était pas vous, ou si vous avez une question, écrivez-nous :

${link}`,
	}),
	newDevice: ({ username, device, link }) => ({
		subject: 'Un nouvel appareil s’est connecté à votre compte',
		text: `Bonjour ${username},

Quelqu’un vient de se connecter à votre compte avec un navigateur que vous n’aviez pas encore utilisé : ${device || 'un navigateur inconnu'}.

${notYou(link)}`,
	}),
	platformLinked: ({ username, platform, name, link, platformsLink }) => ({
		subject: `${platform} est liée à votre compte`,
		text: `Bonjour ${username},

${platform} est désormais liée à votre compte, sous le nom ${name}.

${notYou(link)}

Puis dissociez-la ici :

${platformsLink}`,
	}),
	platformUnlinked: ({ username, platform, link }) => ({
		subject: `${platform} n’est plus liée à votre compte`,
		text: `Bonjour ${username},

${platform} a été dissociée de votre compte et nous ne pouvons plus rien y demander à votre sujet.

${notYou(link)}`,
	}),
	passkeyAdded: ({ username, name, link, accountLink }) => ({
		subject: 'Une clé d’accès a été ajoutée à votre compte',
		text: `Bonjour ${username},

Une clé d’accès a été ajoutée à votre compte : ${name}. La personne qui la détient peut se connecter sans votre mot de passe.

${notYou(link)}

Puis supprimez la clé d’accès ici :

${accountLink}`,
	}),
	passkeyRenamed: ({ username, name, before, link, accountLink }) => ({
		subject: 'Une clé d’accès de votre compte a changé de nom',
		text: `Bonjour ${username},

Votre clé d’accès ${before} s’appelle désormais ${name}. Elle fonctionne comme avant.

${notYou(link)}

Puis vérifiez vos clés d’accès ici :

${accountLink}`,
	}),
	passkeyRemoved: ({ username, name, link }) => ({
		subject: 'Une clé d’accès a été supprimée de votre compte',
		text: `Bonjour ${username},

La clé d’accès ${name} a été supprimée de votre compte et ne fonctionne plus.

${notYou(link)}`,
	}),
	addressIsChanging: ({ username, address, link }) => ({
		subject: 'Votre adresse e-mail va changer',
		text: `Bonjour ${username},

Votre compte doit recevoir une autre adresse e-mail : ${address}. Le changement se fera dès que quelqu’un l’aura confirmée là-bas. D’ici là, vous vous connectez avec l’adresse actuelle et pouvez annuler le changement sur la page de votre compte.

Si vous ne l’avez pas demandé, conservez votre adresse ici. Le lien fonctionne pendant 7 jours et déconnecte tous les appareils :

${link}`,
	}),
	addressChangeCancelled: ({ username, link }) => ({
		subject: 'Votre adresse e-mail ne change pas',
		text: `Bonjour ${username},

Le changement de votre adresse e-mail a été annulé sur la page de votre compte. Votre compte garde cette adresse et le lien de l’autre e-mail ne fonctionne plus.

${notYou(link)}`,
	}),
	confirmNewAddress: ({ username, link }) => ({
		subject: 'Confirmez votre nouvelle adresse e-mail',
		text: `Bonjour ${username},

Veuillez confirmer que votre compte peut recevoir cette adresse e-mail. Le lien fonctionne une fois, pendant 24 heures ; d’ici là, votre compte garde son adresse actuelle :

${link}

Quand le lien ne fonctionne plus, vous pouvez en demander un autre sur la page de votre compte.

Si vous ne l’avez pas demandé, vous n’avez rien à faire.`,
	}),
	addressWasWanted: ({ username, link }) => ({
		subject: 'Quelqu’un a voulu utiliser votre adresse e-mail',
		text: `Bonjour ${username},

Quelqu’un a demandé que cette adresse e-mail appartienne à un autre compte, mais elle appartient au vôtre. Rien n’a changé.

Si c’était vous, connectez-vous au compte que vous avez déjà :

${link}`,
	}),
};
