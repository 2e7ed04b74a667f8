import { createHmac } from 'node:crypto';

type Env = (name: string) => string;

interface Entry {
	documentId: string;
	locale: string;
}

declare const strapi: { contentType(uid: string): { info: { pluralName: string } } };

/** The kinds of entries that the site's preview shows (src/lib/url/preview-link.ts). */
const previewed = [
	...['office-news', 'job-offers', 'games', 'support-patches', 'multibanners'],
	...['pages', 'faqs', 'faq-categories', 'offices'],
];

/** For how many seconds a link to a draft holds. */
const lifetime = 3600;

/** The address at which the site's preview shows an entry, signed as the site signs its links; none for other kinds. */
function previewLink(env: Env, collection: string, { documentId, locale }: Entry): string | undefined {
	if (!previewed.includes(collection)) return undefined;
	const path = `/preview/${collection}/${documentId}/${locale}`;
	const expires = String(Math.floor(Date.now() / 1000) + lifetime);
	const signature = createHmac('sha256', env('PREVIEW_KEY')).update(`${path} ${expires}`).digest('hex');
	return `${env('PREVIEW_URL')}${path}?${new URLSearchParams({ expires, signature })}`;
}

/** What the button Preview of an entry opens; without PREVIEW_URL and PREVIEW_KEY there is no button. */
function preview(env: Env) {
	if (!env('PREVIEW_URL') || !env('PREVIEW_KEY')) return { enabled: false };
	return {
		enabled: true,
		config: {
			allowedOrigins: [env('PREVIEW_URL')],
			// The content types are called as the site's collections are.
			async handler(uid: string, entry: Entry) {
				return previewLink(env, strapi.contentType(uid).info.pluralName, entry);
			},
		},
	};
}

export default ({ env }: { env: Env }) => ({
	auth: { secret: env('ADMIN_JWT_SECRET') },
	apiToken: { salt: env('API_TOKEN_SALT') },
	transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
	secrets: { encryptionKey: env('ENCRYPTION_KEY') },
	flags: { nps: false, promoteEE: false },
	preview: preview(env),
});
