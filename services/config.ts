import * as v from 'valibot';
import { ConfigError, readConfig } from '#contract/config.ts';
import type { Parts } from '#contract/parts.ts';
import { site } from '#site.config';
import { type PlatformSettings, readPlatforms } from './accounts/platforms/settings.ts';
import type { Readers } from './forms/context.ts';
import type { Retention } from './forms/retention.ts';
import type { WebhookOptions } from './forms/webhook.ts';
import { servicePaths } from './server.ts';
import { createReader, type VariableTable } from './shared/read-variables.ts';

type Environment = Record<string, string | undefined>;

/** Where rows and files are kept. */
export interface StorageConfig {
	/** The address of a PostgreSQL database; without one there is a SQLite file in `data`. */
	database: string | undefined;
	/** The folder of the SQLite file and of uploads that go into no bucket. */
	data: string;
	/** Absent where uploads are kept in a folder. */
	bucket:
		| { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
		| undefined;
}

/** What `npm run services` reads from its environment. */
export interface ServicesConfig extends StorageConfig {
	/** The site's own address without a trailing slash. */
	siteUrl: string;
	/** Where visitors and functions reach these services, without a trailing slash. */
	origin: string;
	/** Where visitors reach the upload service, and readers its files, without a trailing slash. */
	uploadsUrl: string;
	host: string;
	port: number;
	/** How many proxies stand in front and add a visitor's address to X-Forwarded-For. */
	trustedProxies: number;
	accountServiceKey: string;
	submissionsKey: string;
	signingKey: string;
	smtp: { url: string; from: string; replyTo: string | undefined };
	/** Absent where no text messages are sent: then no phone can be set up. */
	twilio: { url: string; accountSid: string; authToken: string; from: string } | undefined;
	/** The merch service; absent where the part is off. */
	merchUrl: string | undefined;
	minimumAge: number;
	retention: Retention;
	readers: Readers;
	/** Absent where nothing but mail takes what visitors send. */
	webhook: WebhookOptions | undefined;
	smsCountries: readonly string[];
	smsPerDay: number;
	/** How each platform that is offered is spoken to. */
	platforms: PlatformSettings;
}

const text = v.pipe(v.string(), v.nonEmpty());
const url = (...protocols: string[]) =>
	v.pipe(
		v.string(),
		v.check((given) => URL.canParse(given) && protocols.includes(new URL(given).protocol)),
		v.transform((given) => given.replace(/\/+$/, '')),
	);
const web = url('http:', 'https:');
const wholeNumber = (most: number) =>
	v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(most));
/** A key that somebody made up by leaning on a key of the keyboard, or that an example has, keeps nobody out. */
const isGuessable = (key: string) =>
	new Set(key).size < 10 || /example|change.?me|secret|password/i.test(key);
const key = v.pipe(
	v.string(),
	v.minLength(32),
	v.check((given) => !isGuessable(given)),
);
/** Who reads what where no variable says it. */
export const usualReaders = {
	applications: site.mail.careers,
	reports: site.mail.support,
	signUps: site.mail.support,
} satisfies Readers;

/** A mail address, or `none`. */
const readerAddress = (usual: string) =>
	v.pipe(
		v.optional(v.string(), usual),
		v.regex(/^(?:none|[^<>@\s]+@[^<>@\s]+)$/),
		v.transform((given) => (given === 'none' ? undefined : given)),
	);
const sender = v.pipe(v.string(), v.regex(/^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/));

/** What the variables of these services alone must be. The site's own are in src/contract/variables.ts. */
const own = {
	SERVICES_URL: [
		web,
		'the address at which visitors and functions reach the services, such as https://services.studio.example',
	],
	UPLOAD_URL: [
		v.optional(web),
		'the address of the upload service that the site has under the same name, such as https://uploads.studio.example/uploads',
	],
	SERVICES_HOST: [v.optional(text, '127.0.0.1'), 'an address of this machine; 0.0.0.0 is every one'],
	SERVICES_PORT: [v.optional(wholeNumber(65_535), '4600'), 'a port number'],
	SERVICES_DATA: [v.optional(text, 'data'), 'a folder'],
	TRUSTED_PROXIES: [v.optional(wholeNumber(9), '0'), 'how many proxies stand in front, such as 1'],
	DATABASE_URL: [
		v.optional(url('postgres:', 'postgresql:')),
		'the address of a PostgreSQL database, such as postgres://user:password@localhost/studio',
	],
	ACCOUNT_SERVICE_KEY: [
		key,
		'the secret of at least 32 characters that the site has under the same name, not one of an example',
	],
	SUBMISSIONS_KEY: [
		key,
		'the secret of at least 32 characters that the site has under the same name, not one of an example',
	],
	SIGNING_KEY: [
		key,
		'the secret of at least 32 characters that the site has under the same name, not one of an example',
	],
	RETENTION_APPLICATIONS: [v.optional(wholeNumber(36_500), '180'), 'a number of days; 0 is for ever'],
	RETENTION_MESSAGES: [v.optional(wholeNumber(36_500), '365'), 'a number of days; 0 is for ever'],
	RETENTION_SIGN_UPS: [v.optional(wholeNumber(36_500), '365'), 'a number of days; 0 is for ever'],
	APPLICATIONS_TO: [
		readerAddress(usualReaders.applications),
		'the mail address that reads applications, or none',
	],
	REPORTS_TO: [
		readerAddress(usualReaders.reports),
		'the mail address that reads reports and feedback, or none',
	],
	SIGN_UPS_TO: [
		readerAddress(usualReaders.signUps),
		'the mail address that reads sign-ups for playtests, or none',
	],
	SUBMISSIONS_WEBHOOK: [web, 'the http or https address that takes what visitors send'],
	SUBMISSIONS_WEBHOOK_SECRET: [
		v.pipe(v.string(), v.regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/)),
		'whsec_ and at least 24 random bytes in base64, such as of: openssl rand -base64 32',
	],
	SMTP_URL: [
		url('smtp:', 'smtps:'),
		'the address of a mail server, such as smtps://user:password@mail.studio.example',
	],
	MAIL_FROM: [sender, 'an address, or a name with one, such as Studio <hello@studio.example>'],
	MAIL_REPLY_TO: [
		v.optional(sender),
		'an address, or a name with one, such as Studio <hello@studio.example>',
	],
	TWILIO_URL: [v.optional(web, 'https://api.twilio.com'), 'an http or https address'],
	TWILIO_ACCOUNT_SID: [text, 'the id of an account at Twilio, which begins with AC'],
	TWILIO_AUTH_TOKEN: [text, 'the token of that account'],
	TWILIO_FROM: [text, 'a number that sends, such as +3225550100, or a messaging service, such as MG0123'],
	S3_ENDPOINT: [web, 'the address of the bucket’s provider, such as https://s3.eu-central-1.amazonaws.com'],
	S3_REGION: [v.optional(text, 'auto'), 'the name of a region'],
	S3_BUCKET: [text, 'the name of a bucket'],
	S3_ACCESS_KEY_ID: [text, 'the id of a key that may read, write, delete and list there'],
	S3_SECRET_ACCESS_KEY: [text, 'the secret of that key'],
} as const satisfies VariableTable;

/** Reads the configuration of the services. Throws ConfigError, which names every variable that is missing or malformed. */
export function readServicesConfig(environment: Environment, parts: Parts): ServicesConfig {
	const complaints: string[] = [];
	const read = createReader(own, { environment, complaints });
	// A key that nobody knows closes what is off.
	const keyOf = (name: 'ACCOUNT_SERVICE_KEY' | 'SUBMISSIONS_KEY' | 'SIGNING_KEY', isNeeded: boolean) =>
		isNeeded ? read(name) : crypto.randomUUID();
	const origin = read('SERVICES_URL');
	const config = {
		origin,
		uploadsUrl: read('UPLOAD_URL') ?? origin + servicePaths.uploads,
		host: read('SERVICES_HOST'),
		port: read('SERVICES_PORT'),
		trustedProxies: read('TRUSTED_PROXIES'),
		...readStorage(environment, read),
		accountServiceKey: keyOf('ACCOUNT_SERVICE_KEY', parts.accounts),
		submissionsKey: keyOf('SUBMISSIONS_KEY', parts.forms),
		signingKey: keyOf('SIGNING_KEY', parts.forms || parts.uploads),
		retention: {
			applications: read('RETENTION_APPLICATIONS'),
			messages: read('RETENTION_MESSAGES'),
			signUps: read('RETENTION_SIGN_UPS'),
		},
		readers: {
			applications: read('APPLICATIONS_TO'),
			reports: read('REPORTS_TO'),
			signUps: read('SIGN_UPS_TO'),
		},
		webhook: isAnySet(environment, 'SUBMISSIONS_WEBHOOK')
			? { url: read('SUBMISSIONS_WEBHOOK'), secret: read('SUBMISSIONS_WEBHOOK_SECRET') }
			: undefined,
		smtp: { url: read('SMTP_URL'), from: read('MAIL_FROM'), replyTo: read('MAIL_REPLY_TO') },
		twilio: isAnySet(environment, 'TWILIO_')
			? {
					url: read('TWILIO_URL'),
					accountSid: read('TWILIO_ACCOUNT_SID'),
					authToken: read('TWILIO_AUTH_TOKEN'),
					from: read('TWILIO_FROM'),
				}
			: undefined,
	};
	const site = readOrComplain(environment, parts, complaints);
	const platforms = readPlatforms(environment, { offered: site.PLATFORMS ?? [], complaints });
	if (complaints.length > 0) throw new ConfigError(complaints.join('\n'));
	return {
		...config,
		siteUrl: site.SITE_URL,
		merchUrl: site.MERCH_URL,
		minimumAge: site.MINIMUM_AGE,
		smsCountries: config.twilio ? site.SMS_COUNTRIES : [],
		smsPerDay: site.SMS_PER_DAY,
		platforms,
	};
}

type Read = ReturnType<typeof createReader<typeof own>>;

/** Whether somebody has begun to set up what these variables are for. */
const isAnySet = (environment: Environment, prefix: string) =>
	Object.keys(own).some((name) => name.startsWith(prefix) && name !== 'TWILIO_URL' && environment[name]);

function readStorage(environment: Environment, read: Read): StorageConfig {
	return {
		database: read('DATABASE_URL'),
		data: read('SERVICES_DATA'),
		bucket: isAnySet(environment, 'S3_')
			? {
					endpoint: read('S3_ENDPOINT'),
					region: read('S3_REGION'),
					bucket: read('S3_BUCKET'),
					accessKeyId: read('S3_ACCESS_KEY_ID'),
					secretAccessKey: read('S3_SECRET_ACCESS_KEY'),
				}
			: undefined,
	};
}

/** Reads where rows and files are kept. Throws ConfigError like readServicesConfig. */
export function readStorageConfig(environment: Environment): StorageConfig {
	const complaints: string[] = [];
	const read = createReader(own, { environment, complaints });
	const config = readStorage(environment, read);
	if (complaints.length > 0) throw new ConfigError(complaints.join('\n'));
	return config;
}

/** What the site reads, too, under the same names. */
function readOrComplain(environment: Environment, parts: Parts, complaints: string[]) {
	try {
		const names = ['SITE_URL', 'MINIMUM_AGE', 'SMS_COUNTRIES', 'SMS_PER_DAY', 'PLATFORMS'] as const;
		if (parts.merch) return readConfig(environment, [...names, 'MERCH_URL']);
		return { ...readConfig(environment, names), MERCH_URL: undefined };
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		complaints.push(error.message);
		const none = { SITE_URL: '', MINIMUM_AGE: 0, SMS_COUNTRIES: [], SMS_PER_DAY: 0 };
		return { ...none, PLATFORMS: [], MERCH_URL: undefined };
	}
}
