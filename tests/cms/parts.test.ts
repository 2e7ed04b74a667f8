import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPathCheck } from '#build/built-pages.ts';
import { isOff, type Part, partNames } from '#contract/parts.ts';
import { servicesContent, servicesContentPath } from '#contract/upstream-submissions.ts';
import { unseal } from '#lib/seal.ts';
import enAccount from '../../i18n/en/account.json' with { type: 'json' };
import en from '../../i18n/en/careers.json' with { type: 'json' };
import enCommon from '../../i18n/en/common.json' with { type: 'json' };
import enGames from '../../i18n/en/games.json' with { type: 'json' };
import enPlaytest from '../../i18n/en/playtest.json' with { type: 'json' };
import enSite from '../../i18n/en/site.json' with { type: 'json' };
import enSupport from '../../i18n/en/support.json' with { type: 'json' };
import type { Environment } from '../../sandbox/environment.ts';
import { freePort, startUntil } from '../../sandbox/processes.ts';
import { endWithTests } from '../support/end-with-tests.ts';
import { isCi, isFull } from '../support/full.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';
import { call } from '../support/site.ts';
import {
	answerAboutAccounts,
	createSmallStudio,
	partsWithout,
	type SmallStudio,
} from '../support/small-studio.ts';

let studio: SmallStudio;
let sandbox: OwnSandbox;

beforeAll(async () => {
	[studio, sandbox] = await Promise.all([createSmallStudio(), ownSandbox()]);
});
afterAll(async () => {
	await sandbox.close();
	await studio.remove();
});

/** What each part asks for; the bot check is for accounts and forms alike. */
const variablesOf = (): Record<Part, Environment> => ({
	accounts: {
		ACCOUNT_API_URL: `${sandbox.origin}/accounts`,
		ACCOUNT_SERVICE_KEY: sandbox.key,
		SESSION_KEYS: `a:${'k'.repeat(32)}`,
	},
	passkeys: {},
	forms: {
		SUBMISSIONS_URL: `${sandbox.origin}/cms`,
		SUBMISSIONS_KEY: sandbox.key,
		SIGNING_KEY: sandbox.key,
	},
	uploads: { UPLOAD_URL: 'https://uploads.studio.example', SIGNING_KEY: sandbox.key },
	merch: { MERCH_URL: `${sandbox.origin}/merch` },
	playtests: {},
	alerts: {},
});

function variablesFor(off: readonly Part[]): Environment {
	const on = Object.entries(variablesOf()).filter(([part]) => !off.includes(part as Part));
	const isChecked = on.some(([part]) => part === 'accounts' || part === 'forms');
	const botCheck = {
		BOT_CHECK_SITE_KEY: 'sandbox',
		BOT_CHECK_SECRET: sandbox.key,
		BOT_CHECK_SCRIPT_URL: `${sandbox.origin}/bot-check/api.js`,
		BOT_CHECK_VERIFY_URL: `${sandbox.origin}/bot-check/siteverify`,
	};
	return Object.assign({}, ...on.map(([, variables]) => variables), isChecked && botCheck) as Environment;
}

/** What a part leaves in a built site: links to it, controls and scripts. */
const traces: Record<Part, RegExp> = {
	accounts:
		/(?:href|action|data-to)="(?:\/[a-z]{2})?\/account|menu-account|data-logout|SignIn\.island|account-entry/,
	passkeys: /username webauthn|ceremonies|>__Host-passkey</,
	forms: /(?:Contact|Report|Feedback|ApplyForm|Withdrawal)\.island|data-vote=|\/careers\/withdraw/,
	uploads: /type="file"|type:`file`|uploads\.studio\.example/,
	merch: /id="store-title"|store-(?:na|eu|apac)\./,
	playtests: /(?:href|action)="(?:\/[a-z]{2})?\/playtests|open-survey/,
	alerts: /\/(?:careers|games)\/alerts|(?:Alerts|ReleaseAlert|AlertLink)\.island/,
};

/** What only a part says. */
const wordsOf: Record<Part, object> = {
	// Names of platforms are in the content as well.
	accounts: [
		{ ...enAccount, platforms: {}, passkeys: {}, login: {}, factor: {}, reset: {} },
		enSupport.home.account,
	],
	passkeys: [
		...[enAccount.passkeys, enAccount.login.passkey, enAccount.factor.passkey],
		...[enAccount.reset.removePasskeys, enAccount.area.verification.passkey],
	],
	forms: [en.apply, en.withdraw, en.job.byMail, enSupport.messageForm, enSupport.contact, enSupport.vote],
	uploads: [enCommon.upload, en.apply.files, en.apply.filesHint, enSupport.report.attachmentsHint],
	merch: [enSite.home.storeAction, enAccount.extras.store, enAccount.extras.intro],
	playtests: [enPlaytest, enSite.location.playtestsText],
	alerts: [
		...[en.alerts, en.alertLink.confirm, en.alertLink.stop, en.follow.alerts],
		...[enGames.releaseAlert, enGames.releaseLink],
	],
};

const texts = (value: unknown): string[] =>
	typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(texts);

const english = readdirSync('i18n/en').flatMap((name) =>
	texts(JSON.parse(readFileSync(join('i18n/en', name), 'utf8'))),
);
const isOnce = (text: string) => english.filter((other) => other.includes(text)).length === 1;

/** What the demo studio writes for itself about accounts, as every studio does. */
const legal = /^(?:gdpr|privacy|tos)\.html$/;

/** What a part says and nothing else does. */
const sentencesOf = (part: Part) =>
	texts(wordsOf[part]).filter((text) => /^\p{Lu}.{14}/u.test(text) && !text.includes('{{') && isOnce(text));

/** One call of each part, and one that is there whatever is off. */
const callOf: Record<Part, [path: string, options?: object]> = {
	accounts: ['/api/account/profile'],
	passkeys: ['/api/account/login/passkey', { body: {} }],
	forms: ['/api/contacts', { body: {} }],
	uploads: ['/api/uploads/ticket', { body: {} }],
	merch: ['/api/account/merch'],
	playtests: ['/api/contact-surveys/code/playtester'],
	alerts: ['/api/careers/alerts', { body: {} }],
};

const pageOf: Partial<Record<Part, string>> = {
	accounts: '/account/login',
	playtests: '/playtests',
	alerts: '/careers/alerts',
	forms: '/careers/withdraw',
};

interface Site {
	origin: string;
	/** Pages and what scripts fetch, decoded, by their paths. */
	files: ReadonlyMap<string, string>;
	/** With their names. */
	scripts: ReadonlyMap<string, string>;
	stop(): void;
}

/** A text as it was before it was written into HTML, and there into JSON. */
const decode = (text: string): string =>
	text
		.replaceAll('&quot;', '"')
		.replaceAll('&#39;', "'")
		.replaceAll('&#38;', '&')
		.replaceAll('&amp;', '&')
		.replaceAll('&quot;', '"');

async function readFiles(dist: string): Promise<Map<string, string>> {
	const names = (await readdir(dist, { recursive: true })).filter(
		(name) => /\.(?:html|txt|json|xml)$/.test(name) && !/^(?:pagefind|content-|page-headers)/.test(name),
	);
	const files = names.map(async (name) => [name, decode(await readFile(join(dist, name), 'utf8'))] as const);
	return new Map([
		...(await Promise.all(files)),
		['_redirects', await readFile(join(dist, '_redirects'), 'utf8')],
	]);
}

async function readScripts(dist: string): Promise<Map<string, string>> {
	const folder = join(dist, '_astro');
	const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
	const scripts = names.map(
		async (name) => [name, `${name}\n${await readFile(join(folder, name), 'utf8')}`] as const,
	);
	return new Map(await Promise.all(scripts));
}

async function serve(dist: string, variables: Environment, port: string) {
	const { PATH } = process.env;
	const own = { PORT: port, DIST: dist, SANDBOX_PORT: new URL(sandbox.origin).port };
	const environment = { PATH, SITE_URL: `http://localhost:${port}`, ...own, ...variables };
	const host = await startUntil('site ready', ['sandbox/host/main.ts'], {
		environment,
		folder: studio.folder,
	});
	endWithTests(host);
	return host;
}

async function open(off: readonly Part[], more: Environment = {}): Promise<Site> {
	await studio.setParts(partsWithout(...off));
	const port = String(await freePort());
	const origin = `http://localhost:${port}`;
	const variables = { ...variablesFor(off), ...more };
	const built = await studio.build({ SITE_URL: origin, ...variables });
	expect(built.code, built.said.slice(-3000)).toBe(0);
	const dist = join(studio.folder, 'dist');
	const host = await serve(dist, variables, port);
	return { origin, files: await readFiles(dist), scripts: await readScripts(dist), stop: () => host.kill() };
}

const inEnglish = (site: Site) =>
	[...site.files].filter(([name]) => !/^(?:fr|es)[./]|-(?:fr|es)\.|\/(?:fr|es)\./.test(name));

function deadLinks({ files }: Site): string[] {
	const isThere = createPathCheck(join(studio.folder, 'dist'));
	return [...files].flatMap(([name, text]) =>
		[...text.matchAll(/(?:href|action|data-layer|data-find)="(\/(?!\/)[^"?#]*)/g)]
			.map(([, path = '']) => path)
			.filter((path) => !path.startsWith('/api/') && !path.includes('\u{fdd0}') && !isThere(decodeURI(path)))
			.map((path) => `${name}: ${path}`),
	);
}

/** An application without its files. */
const person = {
	firstName: 'Anna',
	lastName: 'Peeters',
	email: 'anna@applicants.example',
	phone: '+32470123456',
	jobId: '2001',
	consent: true,
	captcha: '',
};

/** What holds for a site without these parts, whichever they are. */
function buildWithout(off: Part[], more: Environment = {}): () => Site {
	let site: Site;
	const on = (Object.keys(traces) as Part[]).filter((part) => !off.includes(part));

	beforeAll(async () => {
		site = await open(off, more);
	}, 180_000);
	afterAll(() => site?.stop());

	it('has links to nothing that is not there', () => {
		expect(deadLinks(site)).toEqual([]);
	});

	it('has no link, control or script of what is off, and those of what is on', () => {
		const all = [...site.files, ...site.scripts];
		const everything = all.map(([, text]) => text).join('\n');
		for (const part of on) expect(traces[part].test(everything), part).toBe(true);
		const found = off.flatMap((part) =>
			all.flatMap(([name, text]) => {
				const trace = traces[part].exec(text);
				return trace ? [`${part}: ${trace[0]} in ${name}`] : [];
			}),
		);
		expect(found).toEqual([]);
	});

	it('says nothing of what is off', () => {
		const pages = inEnglish(site).filter(([name]) => !legal.test(name));
		const says = (text: string) => pages.filter(([, page]) => page.includes(text)).map(([name]) => name);
		const said = off.flatMap((part) =>
			sentencesOf(part).flatMap((text) => says(text).map((name) => `${name}: ${text}`)),
		);
		expect(said).toEqual([]);
		for (const part of on)
			expect(sentencesOf(part).filter((text) => says(text).length > 0).length, part).toBeGreaterThan(0);
	});

	it('[SV-01] has its content for the services, sealed, where it has forms', async () => {
		const response = await fetch(site.origin + servicesContentPath);
		if (off.includes('forms')) return expect(response.status).toBe(404);
		const text = await unseal(await response.bytes(), sandbox.key, servicesContentPath);
		const content = v.parse(servicesContent, JSON.parse(text));
		expect(content.jobs.map(({ id }) => id)).toEqual(['2001']);
		expect(Object.keys(content.cities)).toEqual(['gent']);
		expect(content.readers.press).toContain('@');
		expect(content.answers).toHaveLength(off.includes('accounts') ? 1 : 2);
		expect(content.issueChoices.fr.games.map(({ id }) => id)).toEqual(['the-salt-crown']);
	});

	it('has an entry about a part only where it has the part', () => {
		const found = [...site.files].filter(
			([name, text]) =>
				name.endsWith(`${answerAboutAccounts}.html`) || text.includes(`/${answerAboutAccounts}"`),
		);
		expect(found.length > 0).toBe(!off.includes('accounts'));
	});

	it('has no page and answers no call of what is off', async () => {
		for (const part of off) {
			const page = pageOf[part];
			if (page) expect((await fetch(`${site.origin}${page}`)).status, page).toBe(404);
			const [path, options] = callOf[part];
			const { status, body } = await call(path, { site: site.origin, ...options });
			expect([status, body.messages], path).toEqual([404, ['NOT_FOUND']]);
		}
	});

	it('answers pages and calls of what is on, without a variable of what is off', async () => {
		for (const part of on) {
			const page = pageOf[part];
			if (page) expect((await fetch(`${site.origin}${page}`)).status, page).toBe(200);
			const [path, options] = callOf[part];
			if (isOff(path, partsWithout(...off))) continue;
			const { status } = await call(path, { site: site.origin, ...options });
			expect([200, 400, 401, 415, 422], `${path}: ${status}`).toContain(status);
		}
		for (const path of ['/api/careers/job-offers', '/api/faqs', '/api/health', '/careers/2001', '/'])
			expect((await fetch(site.origin + path)).status, path).toBe(200);
		expect((await call('/api/builds', { site: site.origin })).status).toBe(403);
	});

	return () => site;
}

describe('[AD-01] a site without accounts', () => {
	const site = buildWithout(['accounts', 'passkeys']);

	it('has a header without an entry for players, and lists none of their cookies', () => {
		const { files } = site();
		expect(files.get('index.html')).toMatch(/<header[^>]*data-header/);
		expect(files.get('index.html')).not.toMatch(/<nav class="account"/);
		expect(files.get('cookies.html')).toContain('>voter<');
		expect(files.get('cookies.html')).not.toMatch(/__Host-sid|signed_in</);
	});
});

describe('[AD-05] a site without any of its parts', () => {
	const site = buildWithout([...partNames]);

	it('has its address for its only variable, and no question about cookies', () => {
		expect(variablesFor(partNames)).toEqual({});
		const { files } = site();
		expect(files.get('index.html')).not.toMatch(/id="consent"|data-cookie-settings|data-consent-revision/);
		expect(files.get('careers/2001.html')).toBeDefined();
		expect(files.get('cookies.html')).not.toMatch(/__Host-sid|>voter</);
	});
});

// Each builds a site: `npm test` leaves these to `npm run test:ci`, where parts share a site without them.
if (isCi) {
	describe('[AD-02] a site without forms, and what needs them', () => {
		const site = buildWithout(['forms', 'uploads', 'alerts']);

		it.each([
			['contact.html', 'hello'],
			['careers/2001.html', 'careers'],
			['fr/careers/open-application.html', 'careers'],
			['es/support/report.html', 'support'],
			['support/feedback.html', 'support'],
			['playtests.html', 'support'],
		])('names a mail address in the place of the form of %s', (page, name) => {
			expect(site().files.get(page)).toMatch(
				new RegExp(`<main.*href="mailto:${name}@[\\w.]+".*</main>`, 's'),
			);
		});
	});

	const ownTests: Partial<Record<Part, (site: () => Site) => void>> = {
		uploads: (site) => {
			it('[AD-03] takes links in the place of files, and nothing else', async () => {
				const apply = (more: object) =>
					call('/api/careers/apply', { site: site().origin, body: { ...person, ...more } });
				expect((await apply({})).body.fields).toEqual({ links: 'field.required' });
				expect((await apply({ links: '' })).body.fields).toEqual({ links: 'field.required' });
				expect((await apply({ links: 'https://anna.example/cv', files: ['id'] })).body.fields).toEqual({
					files: 'field.choice',
				});
				const sent = await apply({ links: 'https://anna.example/cv' });
				expect([sent.status, sent.body.data]).toEqual([200, { reference: expect.stringMatching(/^A-/) }]);
				const report = { game: 'the-salt-crown', platform: 'pc', category: 'crash', email: person.email };
				const body = {
					...report,
					description: 'It stops at the gate, every time.',
					links: 'pictures.example/gate',
					captcha: '',
				};
				const reported = await call('/api/issues', { site: site().origin, body });
				expect([reported.status, reported.body.messages]).toEqual([200, undefined]);
				const desk = await (await fetch(`${sandbox.origin}/desk/messages`)).text();
				expect(desk).toContain('https://pictures.example/gate');
			});
		},
		passkeys: (site) => {
			it('[SI-03] [AD-04] has the other ways to sign in, and tells of no cookie for passkeys', async () => {
				const { files, origin } = site();
				expect(files.get('account/login.html')).toMatch(/autocomplete="username"/i);
				expect(files.get('cookies.html')).toContain('>__Host-sid<');
				expect(files.get('cookies.html')).not.toContain('>__Host-passkey<');
				for (const path of ['passkeys', 'passkeys/add/options', 'mfa/passkey', 'login/passkey/options']) {
					const { status } = await call(`/api/account/${path}`, { site: origin, body: {} });
					expect([path, status]).toEqual([path, 404]);
				}
				const body = { username: 'mira', password: 'Lantern7Keep' };
				expect((await call('/api/account/login', { site: origin, body })).status).toBe(200);
			});
		},
		merch: (site) => {
			it('[AD-04] has no store on its home page', () => {
				expect(site().files.get('index.html')).toMatch(/<main[\s\S]*id="games"/);
				expect(site().files.get('index.html')).not.toMatch(/id="store|Visit the store|<h2[^>]*>Store</);
			});
		},
		playtests: (site) => {
			it('[AD-04] leaves out the banner and the studios that lead there', () => {
				expect(site().files.get('index.html')).not.toContain('id="banners-title"');
				expect(site().files.get('careers/location/gent.html')).not.toContain('id="playtests"');
			});
		},
		alerts: (site) => {
			it('[AD-04] lets jobs be followed by their feed alone', () => {
				const [, follow = ''] =
					/<nav[^>]*data-follow[^>]*>([\s\S]*?)<\/nav>/.exec(site().files.get('careers/search.html') ?? '') ??
					[];
				expect(follow.match(/<a /g)).toHaveLength(1);
				expect(follow).toContain('feed.rss');
			});
		},
	};
	const sets: Part[][] = isFull
		? [['uploads'], ['passkeys'], ['merch'], ['playtests'], ['alerts']]
		: [
				['uploads', 'passkeys'],
				['merch', 'playtests', 'alerts'],
			];

	describe.each(sets.map((off) => [off.join(', '), off] as const))('a site without %s', (_, off) => {
		const site = buildWithout(off, off.includes('uploads') ? { BOT_CHECK: 'none' } : {});
		for (const part of off) ownTests[part]?.(site);
	});
}

describe('[AD-06] the build stops', () => {
	it.each([
		['accounts', 'ACCOUNT_API_URL'],
		['forms', 'SUBMISSIONS_URL'],
		['uploads', 'UPLOAD_URL'],
		['merch', 'MERCH_URL'],
	] as const)('for %s without %s, and says what would switch the part off', async (part, name) => {
		await studio.setParts(partsWithout());
		const { [name]: _, ...variables } = variablesFor([]);
		const { code, said } = await studio.build({ SITE_URL: 'https://studio.example', ...variables });
		expect(code).toBe(1);
		expect(said).toMatch(new RegExp(`^${name}(?: or CMS_URL)? is not set; it should be `, 'm'));
		expect(said).toContain(
			`It belongs to the part "${part}", which "${part}: false" in src/site.config.ts switches off.`,
		);
	});

	it.each([
		[partsWithout('accounts'), 'The part "passkeys" is on and needs "accounts", which is off'],
		[partsWithout('forms', 'uploads'), 'The part "alerts" is on and needs "forms", which is off'],
		[partsWithout('forms', 'alerts'), 'The part "uploads" is on and needs "forms", which is off'],
		[{ ...partsWithout(), extras: true }, '"extras" is not a part'],
	])('for parts that cannot be: %j', async (parts, message) => {
		await studio.setParts(parts);
		const { code, said } = await studio.build({ SITE_URL: 'https://studio.example', ...variablesFor([]) });
		expect(code).toBe(1);
		expect(said).toContain(`parts in src/site.config.ts: ${message}`);
	});
});
