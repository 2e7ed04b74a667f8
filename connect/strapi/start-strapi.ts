import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startUntilEnd } from '../../sandbox/command.ts';
import type { Environment } from '../../sandbox/environment.ts';
import { freePort, isFree, StartError } from '../../sandbox/processes.ts';
import { type Administrator, type StrapiAccess, send, signIn } from './admin-api.ts';
import { ensureBuilt, project, strapi } from './install.ts';
import { startDatabase } from './postgres.ts';
import { seed } from './seed.ts';
import { addLanguages, createToken, keepOriginals, setWebhook } from './set-up.ts';

const secret = () => randomBytes(32).toString('hex');

/** What this machine's Strapi keeps secret, and what is known of it. */
interface Secrets extends Record<string, string> {
	ADMIN_PASSWORD: string;
	WEBHOOK_SECRET: string;
}

const secretsFile = (folder: string) => join(folder, 'secrets.json');

async function saveSecrets(folder: string, secrets: Secrets): Promise<void> {
	await mkdir(folder, { recursive: true });
	await writeFile(secretsFile(folder), JSON.stringify(secrets, null, '\t'), { mode: 0o600 });
}

async function loadSecrets(folder: string): Promise<Secrets> {
	const text = await readFile(secretsFile(folder), 'utf8').catch(() => '{}');
	const known = JSON.parse(text) as Partial<Secrets>;
	const secrets = {
		ADMIN_JWT_SECRET: secret(),
		API_TOKEN_SALT: secret(),
		TRANSFER_TOKEN_SALT: secret(),
		ENCRYPTION_KEY: secret(),
		APP_KEYS: [secret(), secret()].join(','),
		// Strapi wants a capital, a small letter and a digit.
		ADMIN_PASSWORD: `Strapi-${randomBytes(9).toString('base64url')}-1`,
		WEBHOOK_SECRET: secret(),
		...known,
	};
	await saveSecrets(folder, secrets);
	return secrets;
}

/** A Strapi that runs on this machine. */
export interface RunningStrapi {
	origin: string;
	administrator: Administrator;
	/** What a site is given to read from it. */
	environment: Environment;
}

async function run(environment: Environment, secrets: Secrets, folder: string): Promise<string> {
	const port = Number(environment.STRAPI_PORT || 1337);
	if (!(await isFree(port)))
		throw new StartError(`Port ${port} is in use. Free it, or set STRAPI_PORT to another one.`);
	const databaseUrl =
		environment.DATABASE_URL ||
		(await startDatabase(folder, await freePort(), join(project, 'package.json')));
	await mkdir(join(folder, 'public/uploads'), { recursive: true });
	await startUntilEnd('Strapi started successfully', [strapi, 'start'], {
		folder: project,
		environment: {
			PATH: process.env.PATH,
			...secrets,
			...{ DATABASE_URL: databaseUrl, PORT: String(port), PUBLIC_FOLDER: resolve(folder, 'public') },
			...{ PREVIEW_URL: environment.PREVIEW_URL, PREVIEW_KEY: environment.PREVIEW_KEY },
			// Where it is production's, Strapi calls no address of this machine.
			...{ NODE_ENV: 'development', STRAPI_TELEMETRY_DISABLED: 'true' },
		},
		onLine: (line) => /\b(?:error|warn)\b/.test(line) && console.error(line),
	});
	return `http://127.0.0.1:${port}`;
}

async function countPages(strapi: StrapiAccess): Promise<number> {
	const answer = await send(strapi, 'GET', '/api/pages?fields[0]=slug');
	return (answer as { meta: { pagination: { total: number } } }).meta.pagination.total;
}

/** The site's token, the same at each start: the site is built anew where it is another one. */
async function siteToken(admin: StrapiAccess, secrets: Secrets, folder: string): Promise<string> {
	const { origin } = admin;
	const { SITE_TOKEN: known = '' } = secrets;
	const isGood = await countPages({ origin, token: known }).then(
		() => true,
		() => false,
	);
	if (isGood) return known;
	const token = await createToken(admin, 'Site', 'read-only');
	await saveSecrets(folder, { ...secrets, SITE_TOKEN: token });
	return token;
}

/** Installs Strapi where it is not, starts it, connects the site at `SITE_URL` to it, and fills it where it is empty. */
export async function startStrapi(environment: Environment): Promise<RunningStrapi> {
	const folder = join(environment.SANDBOX_DATA ?? '.sandbox', 'strapi');
	const secrets = await loadSecrets(folder);
	await ensureBuilt(secrets);
	const origin = await run(environment, secrets, folder);
	const administrator = { email: 'admin@studio.example', password: secrets.ADMIN_PASSWORD };
	const admin = await signIn(origin, administrator);
	await addLanguages(admin);
	await keepOriginals(admin);
	const header = 'X-Webhook-Secret';
	const url = `${environment.SITE_URL}/api/hooks/cms`;
	await setWebhook(admin, { url, header, secret: secrets.WEBHOOK_SECRET });
	const token = await siteToken(admin, secrets, folder);
	if ((await countPages({ origin, token })) === 0) {
		console.log('Filling Strapi with the content of the folder content, which takes a minute or two ...');
		const full = { origin, token: await createToken(admin, 'Seed', 'full-access') };
		await seed(full, environment.CONTENT_FOLDER || 'content', (line) => console.log(`  ${line}`));
	}
	return {
		...{ origin, administrator },
		environment: {
			...{ CMS_SOURCE: 'strapi', CMS_URL: origin, STRAPI_TOKEN: token },
			...{ CMS_WEBHOOK: 'header', CMS_WEBHOOK_HEADER: header, CMS_WEBHOOK_SECRET: secrets.WEBHOOK_SECRET },
			// What visitors send goes on to the sandbox.
			...{ SUBMISSIONS_URL: environment.CMS_URL, SUBMISSIONS_KEY: environment.CMS_TOKEN },
		},
	};
}
