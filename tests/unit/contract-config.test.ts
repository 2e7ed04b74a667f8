import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBotCheck, readBotCheckScript, readBotCheckService } from '#contract/bot-check.ts';
import {
	ConfigError,
	checkJobs,
	checkParts,
	hasCms,
	readConfig,
	readSignInPlatforms,
} from '#contract/config.ts';
import { isOff, type Parts, partNames } from '#contract/parts.ts';
import { type VariableName, variableNames, variables } from '#contract/variables.ts';
import { jobs } from '#site.config';

const secretValue = 'tooshort-8f3a';
const long = 's'.repeat(32);

/** A value that each variable takes. */
const good: Partial<Record<VariableName, string>> = {
	SITE_URL: 'https://studio.example',
	CMS_SOURCE: 'rest',
	CMS_URL: 'https://cms.studio.example/',
	CMS_TOKEN: long,
	ACCOUNT_API_URL: 'https://accounts.studio.example/v1',
	ACCOUNT_SERVICE_KEY: long,
	MERCH_URL: 'https://merch.studio.example',
	SESSION_KEYS: `k2:${long},k1:${long}`,
	BOT_CHECK_SITE_KEY: 'site-key',
	BOT_CHECK_SECRET: 'bot-secret',
	MINIMUM_AGE: '16',
	SIGNING_KEY: long,
	CMS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
	BUILD_HOOK_URL: 'https://builds.studio.example/1',
	PORT: '8888',
};

function errorOf(environment: Record<string, string | undefined>, names: readonly VariableName[]): string {
	try {
		readConfig(environment, names);
		return '';
	} catch (error) {
		expect(error).toBeInstanceOf(ConfigError);
		return (error as ConfigError).message;
	}
}

const isNeeded = (name: VariableName) => errorOf({}, [name]) !== '';

describe('the configuration', () => {
	test.each(
		variableNames.flatMap((name) => {
			const [, example] = /such as (https?:[^\s;]+)/.exec(variables[name].shouldBe) ?? [];
			return example ? [[name, example] as const] : [];
		}),
	)('tells of %s by the example of .env.example', (name, example) => {
		const [, documented = ''] =
			new RegExp(`^#${name}=(.+)$`, 'm').exec(readFileSync('.env.example', 'utf8')) ?? [];
		expect(documented.startsWith(example)).toBe(true);
	});

	test('reads good values', () => {
		const config = readConfig(good, [
			'SITE_URL',
			'CMS_URL',
			'SESSION_KEYS',
			'PORT',
			'MINIMUM_AGE',
			'ACCOUNT_API_URL',
		]);
		expect(config).toEqual({
			SITE_URL: 'https://studio.example',
			CMS_URL: 'https://cms.studio.example',
			SESSION_KEYS: [
				{ id: 'k2', secret: long },
				{ id: 'k1', secret: long },
			],
			PORT: 8888,
			MINIMUM_AGE: 16,
			ACCOUNT_API_URL: 'https://accounts.studio.example/v1',
		});
	});

	test('has defaults where a studio need not choose', () => {
		expect(readConfig({}, ['PORT', 'SANDBOX_PORT', 'MINIMUM_AGE', 'PRODUCTION_HOSTS'])).toEqual({
			PORT: 8888,
			SANDBOX_PORT: 4400,
			MINIMUM_AGE: 16,
			PRODUCTION_HOSTS: [],
		});
	});

	test('needs no regional site, and reads one that there is', () => {
		const names = ['REGIONAL_SITE_QUEBEC'] as const;
		expect(readConfig({}, names)).toEqual({});
		const given = { REGIONAL_SITE_QUEBEC: 'https://quebec.studio.example' };
		expect(readConfig(given, names)).toEqual(given);
		expect(errorOf({ REGIONAL_SITE_QUEBEC: 'none' }, names)).toMatch(/^REGIONAL_SITE_QUEBEC is "none"; /);
	});

	test('stands in for a CMS that a studio with its content in files has not', () => {
		const names = ['CMS_URL', 'CMS_WEBHOOK_SECRET', 'BUILD_HOOK_URL'] as const;
		const alone = readConfig({ CMS_SOURCE: 'files' }, names);
		expect(alone.CMS_URL).toBe('http://nowhere.invalid');
		expect(alone.CMS_WEBHOOK_SECRET).not.toBe(readConfig({ CMS_SOURCE: 'files' }, names).CMS_WEBHOOK_SECRET);
	});

	test('[AD-05] reads content from files where nothing names a CMS', () => {
		expect(readConfig({}, ['CMS_SOURCE', 'CMS_URL'])).toEqual({
			CMS_SOURCE: 'files',
			CMS_URL: 'http://nowhere.invalid',
		});
		expect(readConfig({ CMS_URL: good.CMS_URL }, ['CMS_SOURCE']).CMS_SOURCE).toBe('rest');
		expect(errorOf({ CMS_SOURCE: 'rest' }, ['CMS_URL'])).toMatch(/^CMS_URL is not set; /);
		for (const name of ['CMS_TOKEN', 'CMS_WEBHOOK_SECRET', 'BUILD_HOOK_URL'])
			expect(errorOf({ [name]: long }, ['CMS_URL'])).toMatch(/^CMS_URL is not set; .* CMS_SOURCE=files /);
	});

	test('asks a studio with its content in files for the key of the service that takes what visitors send', () => {
		const environment = { CMS_SOURCE: 'files', CMS_URL: 'https://forms.studio.example' };
		expect(readConfig(environment, ['SUBMISSIONS_URL']).SUBMISSIONS_URL).toBe(environment.CMS_URL);
		expect(errorOf(environment, ['SUBMISSIONS_KEY'])).toMatch(/^SUBMISSIONS_KEY or CMS_TOKEN is not set; /);
	});

	describe('[AD-10] the service that takes submissions', () => {
		const names = ['SUBMISSIONS_URL', 'SUBMISSIONS_KEY'] as const;
		const cms = { CMS_URL: 'https://cms.studio.example', CMS_TOKEN: long };
		const own = { SUBMISSIONS_URL: 'https://forms.studio.example', SUBMISSIONS_KEY: `${long}2` };

		test('is the CMS unless another one is named', () => {
			const ofCms = { SUBMISSIONS_URL: cms.CMS_URL, SUBMISSIONS_KEY: long };
			expect(readConfig(cms, names)).toEqual(ofCms);
			expect(readConfig({ ...cms, SUBMISSIONS_URL: '', SUBMISSIONS_KEY: '' }, names)).toEqual(ofCms);
			expect(readConfig({ ...cms, ...own }, names)).toEqual(own);
		});

		test('may stand beside content in files', () => {
			const environment = { CMS_SOURCE: 'files', ...own };
			expect(readConfig(environment, names)).toEqual(own);
			expect(hasCms(readConfig(environment, ['CMS_URL']))).toBe(false);
		});

		test('has a key: none is made up', () => {
			const environment = { CMS_SOURCE: 'files', SUBMISSIONS_URL: own.SUBMISSIONS_URL };
			expect(errorOf(environment, names)).toMatch(/^SUBMISSIONS_KEY or CMS_TOKEN is not set; /);
		});

		test('is named by the variable that is wrong, once', () => {
			const environment = { CMS_URL: 'nonsense', CMS_TOKEN: long };
			expect(errorOf(environment, ['CMS_URL', ...names])).toMatch(/^CMS_URL is "nonsense"; [^\n]*$/);
			expect(errorOf({ ...cms, SUBMISSIONS_KEY: 'short' }, names)).toMatch(/^SUBMISSIONS_KEY is malformed; /);
		});
	});

	describe('[AD-07] the bot check', () => {
		const keys = { BOT_CHECK_SITE_KEY: 'site', BOT_CHECK_SECRET: 'secret' };

		test('needs no variable where there is none', () => {
			expect(readBotCheck({ BOT_CHECK: 'none' })).toBeUndefined();
			expect(readBotCheckService({ BOT_CHECK: 'none' })).toBeUndefined();
			expect(readBotCheckScript({ BOT_CHECK: 'none' })).toBeUndefined();
		});

		test.each([
			[undefined, 'recaptcha', 'v3', 'https://www.google.com/recaptcha/api'],
			['recaptcha', 'recaptcha', 'v3', 'https://www.google.com/recaptcha/api'],
			['turnstile', 'turnstile', 'v0', 'https://challenges.cloudflare.com/turnstile/v0'],
		])('%s is its provider’s own unless another address is named', (BOT_CHECK, kind, version, base) => {
			const scriptUrl = kind === 'recaptcha' ? `${base}.js` : `${base}/api.js`;
			expect(readBotCheck({ BOT_CHECK, ...keys })).toEqual({ kind, version, siteKey: 'site', scriptUrl });
			expect(readBotCheckService({ BOT_CHECK, ...keys })).toEqual({
				...{ kind, secret: 'secret' },
				verifyUrl: `${base}/siteverify`,
			});
			const elsewhere = {
				BOT_CHECK_SCRIPT_URL: 'https://a.example/a.js',
				BOT_CHECK_VERIFY_URL: 'https://a.example/v',
			};
			expect(readBotCheck({ BOT_CHECK, ...keys, ...elsewhere })?.scriptUrl).toBe('https://a.example/a.js');
			expect(readBotCheckService({ BOT_CHECK, ...keys, ...elsewhere })?.verifyUrl).toBe(
				'https://a.example/v',
			);
		});

		test('asks for what its kind needs, and says how to do without', () => {
			for (const BOT_CHECK of ['recaptcha', 'turnstile']) {
				expect(() => readBotCheck({ BOT_CHECK })).toThrow(/^BOT_CHECK_SITE_KEY is not set; .*BOT_CHECK=none/);
				expect(() => readBotCheckService({ BOT_CHECK })).toThrow(
					/^BOT_CHECK_SECRET is not set; .*BOT_CHECK=none/,
				);
			}
		});

		test('of an unknown kind is refused', () => {
			const message = 'BOT_CHECK is "off"; it should be none, recaptcha or turnstile.';
			expect(() => readBotCheck({ BOT_CHECK: 'off', ...keys })).toThrow(message);
		});
	});

	test('reads hosts of production as addresses name them, whatever their spaces and capitals', () => {
		const hosts = ' Accounts.Studio.example , 127.0.0.1,';
		expect(readConfig({ PRODUCTION_HOSTS: hosts }, ['PRODUCTION_HOSTS'])).toEqual({
			PRODUCTION_HOSTS: ['accounts.studio.example', '127.0.0.1'],
		});
	});

	test('reads only what is asked for', () => {
		expect(readConfig({ PORT: '80', CMS_URL: 'nonsense' }, ['PORT'])).toEqual({ PORT: 80 });
	});

	test.each(variableNames.filter(isNeeded))(
		'%s is named when it is missing or empty, with what it should be',
		(name) => {
			for (const environment of [{}, { [name]: '' }])
				expect(errorOf(environment, [name])).toMatch(
					new RegExp(`^${name}(?: or \\w+)? is not set; it should be \\S.*\\.$`),
				);
		},
	);

	test('names every wrong variable at once', () => {
		const given = { SITE_URL: 'x', CMS_SOURCE: 'rest', PORT: '99999' };
		const message = errorOf(given, ['SITE_URL', 'CMS_URL', 'PORT']);
		expect(message.split('\n')).toEqual([
			expect.stringMatching(/^SITE_URL is "x"; it should be /),
			expect.stringMatching(/^CMS_URL is not set; it should be /),
			expect.stringMatching(/^PORT is "99999"; it should be a port number\.$/),
		]);
	});

	test.each<[VariableName, string]>([
		['SITE_URL', 'studio.example'],
		['SITE_URL', 'https://studio.example/path'],
		['SITE_URL', 'ftp://studio.example'],
		['CMS_URL', 'javascript:alert(1)'],
		['CMS_SOURCE', '../secret'],
		['PORT', '65536'],
		['PORT', '-1'],
		['PORT', '80a'],
		['MINIMUM_AGE', '100'],
		['MINIMUM_AGE', 'old'],
		['PRODUCTION_HOSTS', 'https://accounts.studio.example'],
		['PRODUCTION_HOSTS', 'accounts.studio.example:8443'],
		['PRODUCTION_HOSTS', 'accounts.studio.example/v1'],
		['PRODUCTION_HOSTS', 'accounts.studio.example cms.studio.example'],
		['PRODUCTION_HOSTS', '*.studio.example'],
	])('%s may not be %s', (name, value) => {
		expect(errorOf({ [name]: value }, [name])).toContain(`${name} is "${value}"; it should be `);
	});

	test.each<[VariableName, string]>([
		['CMS_TOKEN', secretValue],
		['ACCOUNT_SERVICE_KEY', secretValue],
		['SIGNING_KEY', secretValue],
		['CMS_WEBHOOK_SECRET', secretValue],
		['CMS_WEBHOOK_SECRET', `whsec_${'-'.repeat(44)}${secretValue}`],
		['BUILD_HOOK_URL', secretValue],
		['NETLIFY_API_TOKEN', `${secretValue}!`],
		['SESSION_KEYS', `k1:${secretValue}`],
		['SESSION_KEYS', `${long}${secretValue}`],
		['SESSION_KEYS', `k1:${long},k2:${secretValue}`],
	])('%s is named when it is malformed, its value never', (name, value) => {
		const message = errorOf({ [name]: value }, [name]);
		expect(message).toMatch(new RegExp(`^${name} is malformed; it should be `));
		expect(message).not.toContain(secretValue);
		expect(message).not.toContain(long);
	});

	test('never shows a value of a variable named as a secret', () => {
		const secrets = variableNames.filter(
			(name) =>
				/SECRET|TOKEN|_KEY$|KEYS$/.test(name) &&
				name !== 'BOT_CHECK_SITE_KEY' &&
				name !== ('MAPS_KEY' as VariableName),
		);
		expect(secrets.length).toBeGreaterThan(3);
		for (const name of secrets) expect(errorOf({ [name]: '\u0000' }, [name])).not.toContain('is "');
	});
});

describe('[PB-01] the secret of webhooks', () => {
	const names = ['CMS_WEBHOOK', 'CMS_WEBHOOK_HEADER', 'CMS_WEBHOOK_SECRET'] as const;
	const fixed = 'fixed-secret-of-the-cms_'.padEnd(32, '~');

	test('is one that signs, unless the CMS sends it in a header', () => {
		expect(errorOf({ CMS_WEBHOOK_SECRET: fixed }, names)).toMatch(
			/^CMS_WEBHOOK_SECRET is malformed; .*whsec_/,
		);
		const config = readConfig({ CMS_WEBHOOK: 'header', CMS_WEBHOOK_SECRET: fixed }, names);
		expect(config).toEqual({
			...{ CMS_WEBHOOK: 'header', CMS_WEBHOOK_HEADER: 'x-webhook-secret', CMS_WEBHOOK_SECRET: fixed },
		});
	});

	test.each(['short', `${fixed} with spaces`, `${fixed}é`, ''])('in a header is refused as %j', (value) => {
		const given = { CMS_URL: good.CMS_URL, CMS_WEBHOOK: 'header', CMS_WEBHOOK_SECRET: value };
		const complaint = errorOf(given, names);
		expect(complaint).toMatch(/^CMS_WEBHOOK_SECRET is (?:malformed|not set); .*CMS_WEBHOOK_HEADER/);
		if (value) expect(complaint).not.toContain(value);
	});

	test.each(['X Webhook', 'Host', 'cookie', 'Content-Type', 'x-nf-client', 'sec-fetch-site', 'a:b', 'é'])(
		'is in no header called %s',
		(name) => {
			expect(errorOf({ CMS_WEBHOOK_HEADER: name }, ['CMS_WEBHOOK_HEADER'])).toMatch(
				/^CMS_WEBHOOK_HEADER is ".*"; it should be the name of a header/,
			);
		},
	);

	test('comes in one of two ways', () => {
		expect(errorOf({ CMS_WEBHOOK: 'basic' }, ['CMS_WEBHOOK'])).toMatch(/standard .*or header/);
	});
});

describe('[PB-02] what publishing may cost', () => {
	test('is as in src/site.config.ts where nothing is set', () => {
		expect(readConfig({}, ['PUBLISHING_WINDOW', 'MAX_DEPLOYS_PER_MONTH'])).toEqual({});
	});

	test.each([
		['PUBLISHING_WINDOW', ['-1', '3m', '86401', '1.5']],
		['MAX_DEPLOYS_PER_MONTH', ['0', '-1', 'many', '100000']],
	] as const)('%s is a whole number', (name, values) => {
		for (const value of values) expect(errorOf({ [name]: value }, [name])).toContain(`${name} is "${value}"`);
	});
});

/** Parts that are on but for the named ones. */
const allBut = (...off: string[]) =>
	Object.fromEntries(partNames.map((part) => [part, !off.includes(part)])) as Parts;

describe('[AD-06] the parts of a site', () => {
	const ofParts = variableNames.filter((name) => variables[name].parts.length > 0);

	test.each(ofParts.filter(isNeeded))('%s says which part needs it, and what switches that off', (name) => {
		const message = errorOf({}, [name]);
		expect(message).toMatch(
			/ It belongs to the parts? ".*", which ".*: false" in src\/site\.config\.ts switch(?:es)? off\.$/,
		);
		for (const part of variables[name].parts) expect(message).toContain(`"${part}: false"`);
	});

	test.each(['accounts', 'forms', 'uploads', 'merch'])(
		'%s has a variable that it cannot do without',
		(part) => {
			const own = ofParts.filter((name) => variables[name].parts.some((one) => one === part));
			expect(own.some(isNeeded)).toBe(true);
		},
	);

	test('may each be off, and all of them', () => {
		for (const part of ['passkeys', 'uploads', 'merch', 'playtests', 'alerts'])
			expect(() => checkParts(allBut(part))).not.toThrow();
		expect(() => checkParts(allBut('accounts', 'passkeys'))).not.toThrow();
		expect(() => checkParts(allBut('forms', 'uploads', 'alerts'))).not.toThrow();
		expect(() => checkParts(allBut(...partNames))).not.toThrow();
	});

	test.each<[object, RegExp]>([
		[
			allBut('forms', 'uploads'),
			/^parts in src\/site\.config\.ts: The part "alerts" is on and needs "forms"/,
		],
		[allBut('accounts'), /The part "passkeys" is on and needs "accounts", which is off/],
		[allBut('forms', 'alerts'), /The part "uploads" is on and needs "forms", which is off/],
		[{ ...allBut(), extras: true }, /"extras" is not a part; the parts are accounts, passkeys, forms, /],
		[{ ...allBut(), accounts: undefined }, /The part "accounts" must be true or false/],
		[{ ...allBut(), merch: 'no' }, /The part "merch" must be true or false/],
	])('may not be %j', (given, message) => {
		expect(() => checkParts(given)).toThrow(message);
		expect(() => checkParts(given)).toThrow(ConfigError);
	});

	test('own their pages and calls, and those alone', () => {
		expect(isOff('/account/friends', allBut('accounts'))).toBe(true);
		expect(isOff('/accountants', allBut('accounts'))).toBe(false);
		expect(isOff('/api/account/login/passkey/options', allBut('passkeys'))).toBe(true);
		expect(isOff('/api/account/login', allBut('passkeys'))).toBe(false);
		expect(isOff('/playtests/withdraw', allBut('forms', 'alerts', 'uploads'))).toBe(true);
		expect(isOff('/playtests', allBut('forms', 'alerts', 'uploads'))).toBe(false);
		expect(isOff('/careers/alerts/stop', allBut('alerts'))).toBe(true);
		expect(isOff('/contact', allBut(...partNames))).toBe(false);
	});
});

describe('[JB-04] where jobs come from', () => {
	const board = { ...jobs, source: 'lever', board: 'studio' } as const;

	test('is the content, or a board that is named, here or by variables', () => {
		expect(() => checkJobs(jobs, {})).not.toThrow();
		expect(() => checkJobs(board, {})).not.toThrow();
		expect(() => checkJobs(jobs, { JOBS_SOURCE: 'ashby', JOBS_BOARD: 'studio' })).not.toThrow();
	});

	test.each<[object, RegExp]>([
		[
			{ board: '' },
			/^jobs in src\/site\.config\.ts: source is "lever", which needs the name of the board, and board is ""\.$/,
		],
		[{ board: 'https://jobs.lever.co/studio' }, /board is "https:\/\/jobs\.lever\.co\/studio"\.$/],
		[{ source: 'workable' }, /source is "workable"; it is one of cms, greenhouse, lever, lever-eu, ashby\./],
		[{ language: 'de' }, /language is "de"; it is one of en, fr, es\./],
		[{ rebuildHours: 0 }, /rebuildHours is 0; it is a number of hours from 1 on\./],
		[
			{ teams: { Legal: 'Law' } },
			/teams: "Legal" is "Law", which is not in teams of src\/contract\/jobs\.ts\./,
		],
		[{ types: { CDI: 'CDI' } }, /types: "CDI" is "CDI", which is not in positionTypes/],
	])('may not be %j', (changes, message) => {
		const given = { ...board, ...changes } as typeof jobs;
		expect(() => checkJobs(given, {})).toThrow(message);
		expect(() => checkJobs(given, {})).toThrow(ConfigError);
	});
});

describe('[SI-01] [SI-02] the login page offers', () => {
	const origins = { PLATFORM_ORIGINS: 'https://steamcommunity.com' };

	test.each([
		[
			'those of PLATFORMS that sign in, in the usual order',
			{ PLATFORMS: 'twitch, xbox,steam' },
			['steam', 'xbox'],
		],
		['none where PLATFORMS names none that signs in', { ...origins, PLATFORMS: 'twitch' }, []],
		['all where players may be led somewhere', origins, ['steam', 'galaxy', 'psn', 'xbox']],
		['none where they may be led nowhere', {}, []],
	])('%s', (_what, environment, platforms) => {
		expect(readSignInPlatforms(environment)).toEqual(platforms);
	});

	test('nothing that is no platform', () => {
		expect(() => readSignInPlatforms({ PLATFORMS: 'steam,epic' })).toThrow(
			'PLATFORMS is "steam,epic"; it should be names of platforms separated by commas, of steam, galaxy',
		);
	});
});
