import { botToken, outboxOf } from './control.ts';
import type { Player } from './players.ts';
import { call, freshAddress } from './site.ts';

/** The paths of the links in a mail that a player can switch off. */
interface MailLinks {
	/** To all their mail preferences. */
	page: string;
	/** For mail programs: to stop its kind. */
	stop: string;
	token: string;
}

const pathOf = (link: string | undefined) => new URL(link ?? '').pathname;

/** Has a player begin job alerts and ask for the same again; gives the links of the mail that answers. */
export async function mailLinksOf({ email }: Player, locale = 'en'): Promise<MailLinks> {
	const ask = async () => {
		const body = { email, filters: {}, locale, captcha: await botToken('alerts') };
		await call('/api/careers/alerts', { body, from: freshAddress() });
		return (await outboxOf(email)).at(-1);
	};
	const token = pathOf((await ask())?.links[0])
		.split('/')
		.at(-1);
	await call('/api/careers/alerts/confirm', { body: { token }, from: freshAddress() });
	const { links = [], headers = {} } = (await ask()) ?? {};
	const page = pathOf(links.at(-1));
	const stop = pathOf(headers['List-Unsubscribe']?.slice(1, -1));
	return { page, stop, token: page.split('/').at(-1) ?? '' };
}
