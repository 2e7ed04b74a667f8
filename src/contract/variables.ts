import * as v from 'valibot';
import { boardName, jobSources } from './jobs.ts';
import type { Part } from './parts.ts';
import { platforms } from './platforms.ts';

type Schema = v.GenericSchema<string | undefined, unknown>;

/** What a variable must be, in the words of its error message. */
export interface Variable<S extends Schema = Schema> {
	schema: S;
	shouldBe: string;
	/** The parts of the site that need it; of none where empty. */
	parts: readonly Part[];
	/** Its value is never shown, not even when it is malformed. */
	secret?: true;
}

const variable = <const S extends Schema>(shouldBe: string, schema: S, ...parts: Part[]): Variable<S> => ({
	shouldBe,
	schema,
	parts,
});
const secret = <const S extends Schema>(shouldBe: string, schema: S, ...parts: Part[]): Variable<S> => ({
	...variable(shouldBe, schema, ...parts),
	secret: true,
});

const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const withoutSlash = (text: string) => text.replace(/\/+$/, '');

const address = v.pipe(v.string(), v.check(isHttp), v.transform(withoutSlash));
const origin = v.pipe(
	address,
	v.check((text) => new URL(text).origin === text),
);
const key = v.pipe(v.string(), v.minLength(32));
const wholeNumber = (digits: RegExp) => v.pipe(v.string(), v.regex(digits), v.transform(Number));
const port = v.pipe(wholeNumber(/^\d{1,5}$/), v.maxValue(65_535));
const text = v.pipe(v.string(), v.nonEmpty());
const list = v.pipe(
	v.string(),
	v.trim(),
	v.transform((text) => text.split(/\s*,\s*/).filter(Boolean)),
);

const origins = v.pipe(list, v.array(origin));
/** Of this machine, for trying things out, also without TLS. */
const secureOrigins = v.pipe(
	list,
	v.array(v.pipe(origin, v.regex(/^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1)(?::|$))/))),
);
/** As an address names it, so that it can be compared. */
const host = v.pipe(v.string(), v.toLowerCase(), v.regex(/^(?:[a-z\d_-]+\.)*[a-z\d_-]+$/));
const hosts = v.pipe(list, v.array(host));

const country = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/));

const addressLike = (example: string) => `an http or https address, such as ${example}`;
const aKey = 'a secret of at least 32 characters';
const orNoBotCheck = '; BOT_CHECK=none does without one';

const sessionKeys = v.pipe(
	v.string(),
	v.regex(/^[\w-]{1,32}:[^,:\s]{32,}(?:,[\w-]{1,32}:[^,:\s]{32,})*$/),
	v.transform((text) =>
		text.split(',').map((pair) => {
			const [id = '', secretText = ''] = pair.split(':');
			return { id, secret: secretText };
		}),
	),
);

const webhookSecret = v.pipe(
	v.string(),
	v.regex(/^(?:whsec_)?(?:[a-z0-9+/]{4}){8,}(?:[a-z0-9+/]{2}==|[a-z0-9+/]{3}=)?$/i),
);

/** Names of headers that HTTP, browsers and proxies use themselves. */
const takenHeaders =
	/^(?:host|connection|content-.*|cookie|date|expect|forwarded|keep-alive|origin|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade|user-agent|via|x-forwarded-.*|x-nf-.*)$/;

const headerName = v.pipe(
	v.string(),
	v.toLowerCase(),
	v.regex(/^[\w!#$%&'*+.^`|~-]{1,64}$/),
	v.check((name) => !takenHeaders.test(name)),
);

/** Every variable that the site, its functions and the sandbox read, with what it must be. */
export const variables = {
	SITE_URL: variable("the site's own address without a path, such as https://studio.example", origin),
	CMS_SOURCE: variable(
		'the name of a file in src/cms/sources, such as rest, files or strapi',
		v.optional(v.pipe(v.string(), v.regex(/^[a-z-]+$/)), 'rest'),
	),
	CMS_URL: variable(
		`${addressLike('https://cms.studio.example')}; CMS_SOURCE=files reads content from files instead`,
		address,
	),
	CMS_FILES_URL: variable(addressLike('https://files.studio.example'), v.optional(address)),
	FILE_ORIGINS: variable(
		'https origins separated by commas, such as https://images.studio.example',
		v.optional(secureOrigins, ''),
	),
	CMS_TOKEN: secret(aKey, key),
	STRAPI_TOKEN: secret(
		'an API token of Strapi that only reads; CMS_SOURCE=strapi needs it',
		v.optional(v.pipe(v.string(), v.minLength(32))),
	),
	SUBMISSIONS_URL: variable(addressLike('https://forms.studio.example'), address, 'forms'),
	SUBMISSIONS_KEY: secret(aKey, key, 'forms'),
	CONTENT_FOLDER: variable(
		'a folder of Markdown files, such as content',
		v.optional(v.pipe(text, v.transform(withoutSlash)), 'content'),
	),
	ACCOUNT_API_URL: variable(addressLike('https://accounts.studio.example'), address, 'accounts'),
	PREVIEW_ACCOUNT_API_URL: variable(
		addressLike('https://accounts.staging.studio.example'),
		v.optional(address),
		'accounts',
	),
	ACCOUNT_SERVICE_KEY: secret(aKey, key, 'accounts'),
	CONTENT_MAY_SHRINK: variable('names of collections separated by commas', v.optional(list, '')),
	MERCH_URL: variable(addressLike('https://merch.studio.example'), address, 'merch'),
	MERCH_FILES_URL: variable(addressLike('https://cdn.merch.studio.example'), v.optional(address), 'merch'),
	JOB_POSTINGS_URL: variable(addressLike('https://postings.studio.example'), v.optional(address)),
	JOBS_SOURCE: variable(jobSources.join(', '), v.optional(v.picklist(jobSources))),
	JOBS_BOARD: variable(
		'the name of a board as it stands in the addresses of the ATS, such as tallow-and-thorn',
		v.optional(v.pipe(v.string(), v.regex(boardName))),
	),
	JOBS_URL: variable(addressLike('https://boards-api.greenhouse.io'), v.optional(address)),
	SESSION_KEYS: secret(
		'kid:secret pairs separated by commas, newest first, each secret at least 32 characters',
		sessionKeys,
		'accounts',
	),
	BOT_CHECK: variable(
		'none, recaptcha or turnstile',
		v.optional(v.picklist(['none', 'recaptcha', 'turnstile']), 'recaptcha'),
	),
	BOT_CHECK_SITE_KEY: variable(
		`the public key that the bot-check provider gave for this site${orNoBotCheck}`,
		text,
		'accounts',
		'forms',
	),
	BOT_CHECK_SECRET: secret(
		`the secret that the bot-check provider gave for this site${orNoBotCheck}`,
		text,
		'accounts',
		'forms',
	),
	BOT_CHECK_SCRIPT_URL: variable(addressLike('https://www.google.com/recaptcha/api.js'), v.optional(address)),
	BOT_CHECK_VERIFY_URL: variable(
		addressLike('https://www.google.com/recaptcha/api/siteverify'),
		v.optional(address),
	),
	ANALYTICS: variable(
		'none, tag, collector, plausible or matomo',
		v.optional(v.picklist(['none', 'tag', 'collector', 'plausible', 'matomo']), 'none'),
	),
	ANALYTICS_ID: variable(
		'the public id of this site at the analytics provider, such as G-XXXXXXXXXX or studio.example',
		v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/)),
	),
	ANALYTICS_SCRIPT_URL: variable(
		addressLike('https://www.googletagmanager.com/gtag/js'),
		v.optional(address),
	),
	ANALYTICS_COLLECT_URL: variable(addressLike('https://collect.studio.example/hits'), address),
	MINIMUM_AGE: variable(
		'a whole number of years from 0 to 99',
		v.optional(wholeNumber(/^\d{1,2}$/), '16'),
		'accounts',
	),
	SMS_COUNTRIES: variable(
		'countries as ISO 3166-1 alpha-2 separated by commas, such as BE,CA',
		v.optional(v.pipe(list, v.array(country)), 'BE,CA,ES,GB,IE,MY'),
		'accounts',
	),
	SMS_PER_DAY: variable(
		'a whole number of text messages',
		v.optional(wholeNumber(/^\d{1,7}$/), '1000'),
		'accounts',
	),
	UPLOAD_URL: variable(addressLike('https://uploads.studio.example/uploads'), address, 'uploads'),
	REGIONAL_SITE_QUEBEC: variable(addressLike('https://quebec.studio.example'), v.optional(address)),
	MAPS_URL: variable(addressLike('https://www.google.com/maps/embed/v1'), v.optional(address)),
	MAPS_KEY: variable(
		'the public key that the maps provider gave for this site',
		v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))),
	),
	PLATFORM_ORIGINS: variable(
		'origins separated by commas, such as https://steamcommunity.com,https://id.twitch.tv',
		v.optional(origins, ''),
		'accounts',
	),
	PLATFORMS: variable(
		`names of platforms separated by commas, of ${platforms.join(', ')}`,
		v.optional(v.pipe(list, v.array(v.picklist(platforms)))),
		'accounts',
	),
	SIGNING_KEY: secret(aKey, key, 'forms', 'uploads'),
	PREVIEW_URL: variable(
		'the address of the preview of drafts without a path, such as https://preview.studio.example',
		v.optional(origin),
	),
	EDITOR_URL: variable(
		'the address of the editor without a path, such as https://edit.studio.example',
		v.optional(origin),
	),
	PREVIEW_KEY: secret(aKey, v.optional(key)),
	CMS_WEBHOOK: variable(
		'standard (signed as Standard Webhooks) or header (a fixed secret in a header)',
		v.optional(v.picklist(['standard', 'header']), 'standard'),
	),
	CMS_WEBHOOK_HEADER: variable(
		'the name of a header that nothing else uses, such as X-Webhook-Secret or Authorization',
		v.optional(headerName, 'X-Webhook-Secret'),
	),
	CMS_WEBHOOK_SECRET: secret(
		'the secret that the CMS signs webhooks with: whsec_ and at least 24 bytes in base64',
		webhookSecret,
	),
	BUILD_HOOK_URL: secret(addressLike('https://api.netlify.com/build_hooks/'), address),
	NETLIFY_API_TOKEN: secret(
		'a personal access token of Netlify',
		v.optional(v.pipe(v.string(), v.regex(/^[\w-]{20,}$/))),
	),
	PUBLISHING_WINDOW: variable(
		'a whole number of seconds up to 86400',
		v.optional(v.pipe(wholeNumber(/^\d{1,5}$/), v.maxValue(86_400))),
	),
	MAX_DEPLOYS_PER_MONTH: variable(
		'a whole number of builds from 1 to 99999',
		v.optional(wholeNumber(/^[1-9]\d{0,4}$/)),
	),
	PRODUCTION_HOSTS: variable(
		'host names separated by commas, such as accounts.studio.example',
		v.optional(hosts, ''),
	),
	PORT: variable('a port number', v.optional(port, '8888')),
	SANDBOX_PORT: variable('a port number', v.optional(port, '4400')),
	PREVIEW_PORT: variable('a port number', v.optional(port, '8889')),
	SANDBOX_DATA: variable('a folder', v.optional(text, '.sandbox')),
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;
export const variableNames = Object.keys(variables) as VariableName[];

/** CMS_WEBHOOK_SECRET where CMS_WEBHOOK is `header`: anything that a header can hold. */
const fixedSecret = secret(
	'the secret that the CMS sends in the header CMS_WEBHOOK_HEADER: at least 32 visible ASCII characters without a space',
	v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,}$/)),
);

/** What a variable must be in an environment. */
export const variableOf = (name: VariableName, environment: Record<string, string | undefined>): Variable =>
	name === 'CMS_WEBHOOK_SECRET' && environment.CMS_WEBHOOK === 'header' ? fixedSecret : variables[name];
