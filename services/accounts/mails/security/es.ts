import type { SecurityTexts } from '../../../mail/mail-text.ts';

const notYou = (
	link: string,
) => `Si no has sido tú, elige cuanto antes una contraseña nueva; así se cerrará la sesión en todos los dispositivos:

${link}`;

export const es: SecurityTexts = {
	passwordChanged: ({ username, link }) => ({
		subject: 'Tu contraseña ha cambiado',
		text: `Hola, ${username}:

Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión en los demás dispositivos.

${notYou(link)}`,
	}),
	mfaAdded: ({ username, link }) => ({
		subject: 'Se ha activado tu segundo paso al iniciar sesión',
		text: `Hola, ${username}:

Tu cuenta pide ahora un código en cada inicio de sesión. Guarda tus códigos de recuperación donde los encuentres sin tu teléfono.

${notYou(link)}`,
	}),
	mfaRemoved: ({ username, link }) => ({
		subject: 'Se ha desactivado tu segundo paso al iniciar sesión',
		text: `Hola, ${username}:

Tu cuenta ya no pide un código al iniciar sesión y sus códigos de recuperación han dejado de servir.

${notYou(link)}`,
	}),
	recoveryCodesRenewed: ({ username, link }) => ({
		subject: 'Tienes códigos de recuperación nuevos',
		text: `Hola, ${username}:

Se han creado diez códigos de recuperación nuevos para tu cuenta. Los anteriores han dejado de servir.

${notYou(link)}`,
	}),
	addressRestored: ({ username, link }) => ({
		subject: 'Tu correo electrónico sigue siendo el mismo',
		text: `Hola, ${username}:

Tu cuenta vuelve a tener este correo electrónico y se ha cerrado la sesión en todos los dispositivos.

Puede que otra persona conozca tu contraseña, así que elige una nueva:

${link}`,
	}),
	accountDeleted: ({ username, link }) => ({
		subject: 'Tu cuenta se ha eliminado',
		text: `Hola, ${username}:

Tu cuenta y todo lo que contenía se han eliminado. No es posible recuperarla.

Si no has sido tú o tienes alguna pregunta, escríbenos:

${link}`,
	}),
	newDevice: ({ username, device, link }) => ({
		subject: 'Un dispositivo nuevo ha iniciado sesión en tu cuenta',
		text: `Hola, ${username}:

Alguien acaba de iniciar sesión en tu cuenta con un navegador que no habías usado antes: ${device || 'uno desconocido'}.

${notYou(link)}`,
	}),
	platformLinked: ({ username, platform, name, link, platformsLink }) => ({
		subject: `${platform} está vinculada a tu cuenta`,
		text: `Hola, ${username}:

${platform} está ahora vinculada a tu cuenta, con el nombre ${name}.

${notYou(link)}

Después, desvincúlala aquí:

${platformsLink}`,
	}),
	platformUnlinked: ({ username, platform, link }) => ({
		subject: `${platform} ya no está vinculada a tu cuenta`,
		text: `Hola, ${username}:

${platform} se ha desvinculado de tu cuenta y ya no podemos preguntar allí nada sobre ti.

${notYou(link)}`,
	}),
	passkeyAdded: ({ username, name, link, accountLink }) => ({
		subject: 'Se ha añadido una llave de acceso a tu cuenta',
		text: `Hola, ${username}:

Se ha añadido una llave de acceso a tu cuenta: ${name}. Quien la tenga puede iniciar sesión sin tu contraseña.

${notYou(link)}

Después, elimina la llave de acceso aquí:

${accountLink}`,
	}),
	passkeyRenamed: ({ username, name, before, link, accountLink }) => ({
		subject: 'Una llave de acceso de tu cuenta tiene otro nombre',
		text: `Hola, ${username}:

Tu llave de acceso ${before} se llama ahora ${name}. Funciona como antes.

${notYou(link)}

Después, revisa tus llaves de acceso aquí:

${accountLink}`,
	}),
	passkeyRemoved: ({ username, name, link }) => ({
		subject: 'Se ha eliminado una llave de acceso de tu cuenta',
		text: `Hola, ${username}:

La llave de acceso ${name} se ha eliminado de tu cuenta y ya no funciona.

${notYou(link)}`,
	}),
	addressIsChanging: ({ username, address, link }) => ({
		subject: 'Tu correo electrónico está a punto de cambiar',
		text: `Hola, ${username}:

Tu cuenta va a tener otro correo electrónico: ${address}. El cambio se hará en cuanto alguien lo confirme allí. Hasta entonces inicias sesión con el actual y puedes cancelar el cambio en la página de tu cuenta.

Si no lo has pedido, conserva aquí tu correo. El enlace funciona durante 7 días y cierra la sesión en todos los dispositivos:

${link}`,
	}),
	addressChangeCancelled: ({ username, link }) => ({
		subject: 'Tu correo electrónico no cambia',
		text: `Hola, ${username}:

Se ha cancelado el cambio de tu correo electrónico en la página de tu cuenta. Tu cuenta conserva este correo y el enlace del otro correo ya no funciona.

${notYou(link)}`,
	}),
	confirmNewAddress: ({ username, link }) => ({
		subject: 'Confirma tu nuevo correo electrónico',
		text: `Hola, ${username}:

Confirma que tu cuenta puede tener este correo electrónico. El enlace funciona una vez, durante 24 horas; hasta entonces tu cuenta conserva el que tiene:

${link}

Cuando el enlace ya no funcione, puedes pedir otro en la página de tu cuenta.

Si no lo has pedido, no tienes que hacer nada.`,
	}),
	addressWasWanted: ({ username, link }) => ({
		subject: 'Alguien ha querido usar tu correo electrónico',
		text: `Hola, ${username}:

Alguien ha pedido que este correo electrónico pertenezca a otra cuenta, pero pertenece a la tuya. No ha cambiado nada.

Si has sido tú, inicia sesión en la cuenta que ya tienes:

${link}`,
	}),
};
