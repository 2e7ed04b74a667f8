import { locales } from '#contract/locales.ts';
import { defaultLocale } from '#site.config';
import { type StrapiAccess, send } from './admin-api.ts';

const languages: Record<string, string> = { en: 'English (en)', fr: 'French (fr)', es: 'Spanish (es)' };

/** Adds the site's languages that Strapi does not have; the site's default one is that of Strapi, too. */
export async function addLanguages(admin: StrapiAccess): Promise<void> {
	const known = (await send(admin, 'GET', '/i18n/locales')) as { code: string }[];
	for (const code of locales) {
		if (known.some((each) => each.code === code)) continue;
		const name = languages[code] ?? code;
		await send(admin, 'POST', '/i18n/locales', { name, code, isDefault: code === defaultLocale });
	}
}

/** Has pictures stay as they were uploaded: the site makes its own sizes of them. */
export const keepOriginals = (admin: StrapiAccess): Promise<unknown> =>
	send(admin, 'PUT', '/upload/settings', {
		sizeOptimization: false,
		responsiveDimensions: false,
		autoOrientation: false,
	});

type TokenType = 'read-only' | 'full-access';

interface Named {
	id: number;
	name: string;
}

/** Makes an API token, in the place of one with the same name. */
export async function createToken(admin: StrapiAccess, name: string, type: TokenType): Promise<string> {
	const { data } = (await send(admin, 'GET', '/admin/api-tokens')) as { data: Named[] };
	for (const { id } of data.filter((token) => token.name === name))
		await send(admin, 'DELETE', `/admin/api-tokens/${id}`);
	const token = { name, type, lifespan: null, description: '' };
	const answer = (await send(admin, 'POST', '/admin/api-tokens', token)) as { data: { accessKey: string } };
	return answer.data.accessKey;
}

/** What an entry goes through when pages change, or a file does. */
const events = ['entry.publish', 'entry.unpublish', 'entry.delete', 'media.update', 'media.delete'];

interface Webhook {
	url: string;
	/** The header that proves it is Strapi. */
	header: string;
	secret: string;
}

/** Has Strapi tell the site of what is published, in the place of what it was told to do before. */
export async function setWebhook(admin: StrapiAccess, { url, header, secret }: Webhook): Promise<void> {
	const name = 'Build the site';
	const { data } = (await send(admin, 'GET', '/admin/webhooks')) as { data: Named[] };
	const webhook = { name, url, headers: { [header]: secret }, events };
	const known = data.find((each) => each.name === name);
	if (known) await send(admin, 'PUT', `/admin/webhooks/${known.id}`, { ...webhook, isEnabled: true });
	else await send(admin, 'POST', '/admin/webhooks', webhook);
}
