import { site } from '#site.config';
import type { AccountTexts } from '../../mail/mail-text.ts';

const linked = (platforms: readonly string[]) =>
	platforms.length > 0
		? `\n\nPlataformas con las que se puede iniciar sesión en tu cuenta: ${platforms.join(', ')}.`
		: '';

const havePasskeys = (passkeys: readonly string[], advice: string) =>
	passkeys.length > 0
		? `\n\nLlaves de acceso con las que se puede iniciar sesión en tu cuenta: ${passkeys.join(', ')}. ${advice}`
		: '';

export const es: AccountTexts = {
	newAccount: ({ username, link }) => ({
		subject: `Te damos la bienvenida a ${site.studio}: confirma tu correo electrónico`,
		text: `Hola, ${username}:

Hemos creado tu cuenta. Confirma tu correo electrónico; el enlace funciona una vez, durante 24 horas:

${link}

Si no has creado esta cuenta, no tienes que hacer nada.`,
	}),
	verifyAddress: ({ username, link }) => ({
		subject: 'Confirma tu correo electrónico',
		text: `Hola, ${username}:

Aquí tienes un enlace nuevo para confirmar tu correo electrónico. Funciona una vez, durante 24 horas:

${link}

Si no lo has pedido, no tienes que hacer nada.`,
	}),
	alreadyHasAccount: ({ username, link, resetLink }) => ({
		subject: 'Ya tienes una cuenta',
		text: `Hola, ${username}:

Alguien ha intentado crear una cuenta con este correo electrónico, pero ya tiene una: la tuya. Inicia sesión aquí:

${link}

Si has olvidado tu contraseña, pide una nueva:

${resetLink}

Si no has sido tú, no tienes que hacer nada: nada ha cambiado.`,
	}),
	resetPassword: ({ username, link, platforms, passkeys }) => ({
		subject: 'Elige una contraseña nueva',
		text: `Hola, ${username}:

Puedes elegir una contraseña nueva aquí. El enlace funciona una vez, durante 60 minutos:

${link}${linked(platforms)}${
	platforms.length > 0 ? ' Si no reconoces alguna, elige desvincularlas al poner la contraseña nueva.' : ''
}${havePasskeys(passkeys, 'Si no reconoces alguna, elige eliminarlas al poner la contraseña nueva.')}

Si no lo has pedido, no tienes que hacer nada: tu contraseña sigue siendo la misma.`,
	}),
	passwordWasReset: ({ username, link, platforms, platformsLink, passkeys, accountLink }) => ({
		subject: 'Tu contraseña ha cambiado',
		text: `Hola, ${username}:

Se ha elegido una contraseña nueva para tu cuenta y se ha cerrado la sesión en todos los dispositivos.${linked(platforms)}${
			platforms.length > 0 ? ` Desvincula aquí las que no reconozcas:\n\n${platformsLink}` : ''
		}${havePasskeys(passkeys, `Elimina aquí las que no reconozcas:\n\n${accountLink}`)}

Si no has sido tú, elige otra cuanto antes:

${link}`,
	}),
	smsCode: (code) =>
		`${code} es tu código de ${site.studio}. Sirve durante 10 minutos. No se lo des a nadie.`,
};
