import { describe, expect, test } from 'vitest';
import { errorCodes, isErrorCode } from '#contract/codes.ts';
import { endpoints } from '#contract/endpoints.ts';
import { locales } from '#contract/locales.ts';
import english from '../../i18n/en/errors.json' with { type: 'json' };
import spanish from '../../i18n/es/errors.json' with { type: 'json' };
import french from '../../i18n/fr/errors.json' with { type: 'json' };

const texts = { en: english, fr: french, es: spanish };

describe('the error texts', () => {
	test.each(locales)('[EC-02] every code has a text in %s, with a next step', (locale) => {
		const messages: Record<string, string> = texts[locale].msg;
		for (const code of errorCodes) {
			expect(messages[code], code).toMatch(/^\p{Lu}.*\p{L}\. \p{Lu}.*\.$/u);
			expect(messages[code], code).not.toContain(code);
		}
	});

	test.each(endpoints)('[EC-02] each refusal of $name has a text in each language', ({ codes }) => {
		for (const code of codes)
			for (const locale of locales) expect(texts[locale].msg[code], `${locale} ${code}`).toMatch(/\.$/);
	});

	test('[EC-02] no two codes have the same text', () => {
		for (const locale of locales) {
			const all = Object.values(texts[locale].msg);
			expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
		}
	});

	test.each([
		['ACCOUNT_CREATE_ERROR', 'Error creating account'],
		['ACCOUNT_DELETE_ERROR', 'Error deleting account'],
		['ACCOUNT_LINK_ERROR', 'Error linking account'],
		['ACCOUNT_LOGIN_ERROR', 'Error logging into account'],
		['ACCOUNT_UNLINK_ERROR', 'Error unlinking account'],
		['EMAIL_IN_USE', 'Email in use'],
		['USERNAME_IN_USE', 'Username in use'],
		['INCORRECT_PASSWORD', 'Password validation failed'],
		['NEEDS_LOGIN_REFRESH', 'User must login again'],
		['NEW_PASSWORD_REQUIRED', 'Recovery password used, set new password first'],
		['SERVICE_TEMPORARILY_UNAVAILABLE', 'Try again later'],
	] as const)('[EC-02] %s says "%s" in English first', (code, quoted) => {
		expect(english.msg[code].startsWith(`${quoted}. `)).toBe(true);
	});

	test('the shared messages of fields are those of the specification', () => {
		expect(english.field).toMatchObject({
			required: 'Field is required',
			email: 'Field must be a valid e-mail address.',
			alphanumeric: 'Field accepts only alphanumeric values',
			min: 'Field must have at least {{count}} characters.',
			max: 'Field must have at most {{count}} characters.',
			password:
				'Password must be at least 8 characters in length, one uppercase, one lowercase and one digit',
			identical: 'Password must be identical',
		});
	});

	test('the error page says what the specification says', () => {
		expect(english.page).toMatchObject({
			label: 'Error',
			title: 'Page not found',
			text: 'This page could not be found.',
			other: 'An error occurred',
			home: 'Go to Homepage',
			double: 'An error occurred while showing the error page',
		});
	});

	test('no text shows technical words', () => {
		const technical =
			/\b(?:HTTP|JSON|API|server|token|request|null|status|exception|backend|endpoint|payload|POST)\b/i;
		for (const [code, text] of Object.entries(english.msg)) expect(text, code).not.toMatch(technical);
	});
});

describe('a code', () => {
	test.each(errorCodes)('%s is known', (code) => {
		expect(isErrorCode(code)).toBe(true);
	});
	test.each([
		'',
		'email_in_use',
		'constructor',
		'__proto__',
		'EMAIL_IN_USE ',
		404,
		null,
		undefined,
		{},
		['EMAIL_IN_USE'],
	])('%j is none', (text) => {
		expect(isErrorCode(text)).toBe(false);
	});
});
