import type { Locale } from '#contract/locales.ts';
import type { ServiceContext } from '../../context.ts';
import type { Deliver, Delivery } from '../../mail/delivery.ts';
import { siteLink } from '../../mail/links.ts';
import type { UserRow } from '../users.ts';
import { findOwner, hasSwitchedOff } from './preferences.ts';
import { mailsToken } from './token.ts';

type Context = Pick<ServiceContext, 'db' | 'siteUrl' | 'accountServiceKey'>;

const footers: Record<Locale, (link: string) => string> = {
	en: (link) => `Choose which e-mails you get from us; you need not log in:\n\n${link}`,
	fr: (link) => `Choisissez les e-mails que vous recevez de nous, sans vous connecter :\n\n${link}`,
	es: (link) => `Elige qué correos recibes de nosotros, sin iniciar sesión:\n\n${link}`,
};

/**
 * Delivers a mail unless the owner of its address has switched its kind off by now. What an address without an account
 * gets, and what is always sent, goes out as it is.
 */
export function deliverWanted(context: Context, deliver: Deliver): Deliver {
	return async (mail) => {
		const { mailKind, to } = mail;
		const owner = mailKind && (await findOwner(context.db, to));
		if (!owner) return deliver(mail);
		if (!(await hasSwitchedOff(context.db, owner, mailKind)))
			await deliver(withPreferences(mail, mailKind, { owner, context }));
	};
}

/** Ends a mail with the way to its reader's mail preferences; mail programs can unsubscribe from its kind by themselves (RFC 8058). */
function withPreferences(
	mail: Delivery,
	kind: string,
	{ owner, context }: { owner: UserRow; context: Context },
): Delivery {
	const { locale, text, headers } = mail;
	const token = mailsToken(owner, context);
	const linkTo = (...below: string[]) => siteLink(context.siteUrl, locale, 'account', 'mails', ...below);
	return {
		...mail,
		text: `${text}\n\n${footers[locale](linkTo(token))}`,
		headers: {
			...headers,
			'List-Unsubscribe': `<${linkTo('stop', kind, token)}>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		},
	};
}
