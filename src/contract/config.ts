import * as v from 'valibot';

/** The headers that pages and answers of functions carry alike. */
export const sharedSecurityHeaders = {
	'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
	'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
} as const;

/** What a variable must be, in the words of its error message. */
interface Variable<Schema extends v.GenericSchema<string | undefined, unknown>> {
	schema: Schema;
	shouldBe: string;
	/** Its value is never shown, not even when it is malformed. */
	secret?: true;
}

const variable = <const Schema extends v.GenericSchema<string | undefined, unknown>>(
	shouldBe: string,
	schema: Schema,
): Variable<Schema> => ({ schema, shouldBe });
const secret = <const Schema extends v.GenericSchema<string | undefined, unknown>>(
	shouldBe: string,
	schema: Schema,
): Variable<Schema> => ({ schema, shouldBe, secret: true });

const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const withoutSlash = (text: string) => text.replace(/\/+$/, '');

const address = v.pipe(v.string(), v.check(isHttp), v.transform(withoutSlash));
const origin = v.pipe(
	address,
	v.check((text) => new URL(text).origin === text),
);
const key = v.pipe(v.string(), v.minLength(32));
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const list = v.pipe(
	v.string(),
	v.transform((text) =>
		text
			.split(',')
			.map((part) => part.trim())
			.filter(Boolean),
	),
);

const origins = v.pipe(list, v.array(origin));
/** Of this machine, for trying things out, also without TLS. */
const secureOrigins = v.pipe(
	list,
	v.array(
		v.pipe(
			origin,
			v.check((text) => /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1)(?::|$))/.test(text)),
		),
	),
);
/** As an address names it, so that it can be compared. */
const host = v.pipe(v.string(), v.toLowerCase(), v.regex(/^(?:[a-z\d_-]+\.)*[a-z\d_-]+$/));
const hosts = v.pipe(list, v.array(host));

const country = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/));

const anAddress = 'an http or https address, such as https://cms.studio.example';
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

/** Stands for the address of a service that a studio does not have: by its name it leads nowhere, RFC 6761. */
const nowhere = 'http://nowhere.invalid';

/** A key that nobody knows, another one in each process. */
const unknownKey = () => btoa(crypto.randomUUID());

/** What stands for variables that are not set where content comes from files and there is no CMS beside them. */
const withoutCms: Record<string, () => string> = {
	CMS_URL: () => nowhere,
	CMS_TOKEN: unknownKey,
	SUBMISSIONS_URL: () => nowhere,
	CMS_WEBHOOK_SECRET: unknownKey,
	BUILD_HOOK_URL: () => nowhere,
};

/** Every variable that the site, its functions and the sandbox read, with what it must be. */
const variables = {
	SITE_URL: variable("the site's own address without a path, such as https://studio.example", origin),
	CMS_SOURCE: variable(
		'the name of a file in src/cms/sources, such as rest or files',
		v.optional(v.pipe(v.string(), v.regex(/^[a-z-]+$/)), 'rest'),
	),
	CMS_URL: variable(anAddress, address),
	CMS_FILES_URL: variable(anAddress, v.optional(address)),
	FILE_ORIGINS: variable(
		'https origins separated by commas, such as https://images.studio.example',
		v.optional(secureOrigins, ''),
	),
	CMS_TOKEN: secret(aKey, key),
	SUBMISSIONS_URL: variable(anAddress, address),
	SUBMISSIONS_KEY: secret(aKey, key),
	CONTENT_FOLDER: variable(
		'a folder of Markdown and JSON files, such as content',
		v.optional(v.pipe(v.string(), v.nonEmpty(), v.transform(withoutSlash)), 'content'),
	),
	ACCOUNT_API_URL: variable(anAddress, address),
	PREVIEW_ACCOUNT_API_URL: variable(anAddress, v.optional(address)),
	ACCOUNT_SERVICE_KEY: secret(aKey, key),
	CONTENT_MAY_SHRINK: variable('names of collections separated by commas', v.optional(list, '')),
	MERCH_URL: variable(anAddress, v.optional(address)),
	MERCH_FILES_URL: variable(anAddress, v.optional(address)),
	JOB_POSTINGS_URL: variable(anAddress, v.optional(address)),
	SESSION_KEYS: secret(
		'kid:secret pairs separated by commas, newest first, each secret at least 32 characters',
		sessionKeys,
	),
	BOT_CHECK: variable(
		'none, recaptcha or turnstile',
		v.optional(v.picklist(['none', 'recaptcha', 'turnstile']), 'recaptcha'),
	),
	BOT_CHECK_SITE_KEY: variable(
		`the public key that the bot-check provider gave for this site${orNoBotCheck}`,
		v.pipe(v.string(), v.nonEmpty()),
	),
	BOT_CHECK_SECRET: secret(
		`the secret that the bot-check provider gave for this site${orNoBotCheck}`,
		v.pipe(v.string(), v.nonEmpty()),
	),
	BOT_CHECK_SCRIPT_URL: variable(anAddress, v.optional(address)),
	BOT_CHECK_VERIFY_URL: variable(anAddress, v.optional(address)),
	ANALYTICS: variable(
		'none, tag, collector, plausible or matomo',
		v.optional(v.picklist(['none', 'tag', 'collector', 'plausible', 'matomo']), 'none'),
	),
	ANALYTICS_ID: variable(
		'the public id of this site at the analytics provider, such as G-XXXXXXXXXX or studio.example',
		v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/)),
	),
	ANALYTICS_SCRIPT_URL: variable(anAddress, v.optional(address)),
	ANALYTICS_COLLECT_URL: variable(anAddress, address),
	MINIMUM_AGE: variable(
		'a whole number of years from 0 to 99',
		v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)), '16'),
	),
	SMS_COUNTRIES: variable(
		'countries as ISO 3166-1 alpha-2 separated by commas, such as BE,CA',
		v.optional(v.pipe(list, v.array(country)), 'BE,CA,ES,GB,IE,MY'),
	),
	SMS_PER_DAY: variable(
		'a whole number of text messages',
		v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number)), '1000'),
	),
	UPLOAD_URL: variable(anAddress, address),
	REGIONAL_SITE_QUEBEC: variable(anAddress, v.optional(address)),
	MAPS_URL: variable(anAddress, v.optional(address)),
	MAPS_KEY: variable(
		'the public key that the maps provider gave for this site',
		v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))),
	),
	PLATFORM_ORIGINS: variable(
		'origins separated by commas, such as https://store.steampowered.com,https://www.gog.com',
		v.optional(origins, ''),
	),
	SIGNING_KEY: secret(aKey, key),
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
	BUILD_HOOK_URL: secret(anAddress, address),
	NETLIFY_API_TOKEN: secret(
		'a personal access token of Netlify',
		v.optional(v.pipe(v.string(), v.regex(/^[\w-]{20,}$/))),
	),
	PUBLISHING_WINDOW: variable(
		'a whole number of seconds up to 86400',
		v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(86_400))),
	),
	MAX_DEPLOYS_PER_MONTH: variable(
		'a whole number of builds from 1 to 99999',
		v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number))),
	),
	PRODUCTION_HOSTS: variable(
		'host names separated by commas, such as accounts.studio.example',
		v.optional(hosts, ''),
	),
	PORT: variable('a port number', v.optional(port, '8888')),
	SANDBOX_PORT: variable('a port number', v.optional(port, '4400')),
	SANDBOX_DATA: variable('a folder', v.optional(v.pipe(v.string(), v.nonEmpty()), '.sandbox')),
} satisfies Record<string, Variable<v.GenericSchema<string | undefined, unknown>>>;

type AnyVariable = Variable<v.GenericSchema<string | undefined, unknown>>;

/** CMS_WEBHOOK_SECRET where CMS_WEBHOOK is `header`: anything that a header can hold. */
const fixedSecret = secret(
	'the secret that the CMS sends in the header CMS_WEBHOOK_HEADER: at least 32 visible ASCII characters without a space',
	v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,}$/)),
);

const variableOf = (name: VariableName, environment: Record<string, string | undefined>): AnyVariable =>
	name === 'CMS_WEBHOOK_SECRET' && environment.CMS_WEBHOOK === 'header' ? fixedSecret : variables[name];

export type VariableName = keyof typeof variables;
export const variableNames = Object.keys(variables) as VariableName[];

/** The parsed values of the named variables. */
export type Config<Name extends VariableName> = {
	[N in Name]: v.InferOutput<(typeof variables)[N]['schema']>;
};

/** Says of each missing or malformed variable its name and what it should be, never a secret's value. */
export class ConfigError extends Error {
	override name = 'ConfigError';
}

/** Whether there is a service that takes what visitors send; without one the site names mail addresses instead. */
export const takesSubmissions = ({ SUBMISSIONS_URL }: { SUBMISSIONS_URL: string }): boolean =>
	SUBMISSIONS_URL !== nowhere;

/** Whether there is something that builds the site when it is called. */
export const hasBuildHook = ({ BUILD_HOOK_URL }: { BUILD_HOOK_URL: string }): boolean =>
	BUILD_HOOK_URL !== nowhere;

/** Whether there is a CMS that is asked over the network. */
export const hasCms = ({ CMS_URL }: { CMS_URL: string }): boolean => CMS_URL !== nowhere;

type Environment = Record<string, string | undefined>;

/** The CMS takes submissions, too, unless a service of their own is named. */
const otherwise: Partial<Record<VariableName, VariableName>> = {
	SUBMISSIONS_URL: 'CMS_URL',
	SUBMISSIONS_KEY: 'CMS_TOKEN',
};

function standIn(environment: Environment, name: VariableName): string | undefined {
	const isAlone = environment.CMS_SOURCE === 'files' && !environment.CMS_URL;
	// Nothing stands in for the key of a service that there is.
	if (name === 'SUBMISSIONS_KEY') return isAlone && !environment.SUBMISSIONS_URL ? unknownKey() : undefined;
	return isAlone ? withoutCms[name]?.() : undefined;
}

/** The variable whose value counts as that of the named one. */
function sourceOf(environment: Environment, name: VariableName): VariableName {
	const other = otherwise[name];
	return other && !environment[name] && environment[other] ? other : name;
}

function complaint(
	name: VariableName,
	value: string | undefined,
	{ shouldBe, secret: hidden }: AnyVariable,
): string {
	const state = value === undefined ? 'is not set' : hidden ? 'is malformed' : `is "${value}"`;
	const either = value === undefined && otherwise[name] ? `${name} or ${otherwise[name]}` : name;
	return `${either} ${state}; it should be ${shouldBe}.`;
}

/**
 * Reads the named variables from an environment. An empty value counts as not set.
 * Throws ConfigError naming every variable that is missing or malformed.
 */
export function readConfig<const Name extends VariableName>(
	environment: Environment,
	names: readonly Name[],
): Config<Name> {
	const values: Record<string, unknown> = {};
	const complaints: string[] = [];
	for (const name of names) {
		const source = sourceOf(environment, name);
		const value = environment[source] || standIn(environment, name);
		const expected = variableOf(name, environment);
		const parsed = v.safeParse(expected.schema, value);
		if (parsed.success) values[name] = parsed.output;
		else complaints.push(complaint(source, value, expected));
	}
	if (complaints.length > 0) throw new ConfigError([...new Set(complaints)].join('\n'));
	return values as Config<Name>;
}
