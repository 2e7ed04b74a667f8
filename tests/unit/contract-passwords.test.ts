import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
	isCommonPassword,
	leavesOutUsername,
	newPassword,
	presentPassword,
} from '#contract/account-fields.ts';
import { create, resetPassword } from '#contract/endpoints/account.ts';
import { limits } from '#contract/limits.ts';
import { parseInput } from '#contract/parse.ts';
import { inEnglish, messageFor } from './messages.ts';

const { max } = limits.password;
const rule = 'Password must be at least 8 characters in length, one uppercase, one lowercase and one digit';

describe('a new password', () => {
	test('[VA-05] says its rule', () => {
		expect(messageFor(newPassword, 'lantern')).toBe('field.password');
		expect(inEnglish('field.password')).toBe(rule);
	});

	test.each([
		['seven characters', 'Lante7K'],
		['no uppercase', 'lantern7keep'],
		['no lowercase', 'LANTERN7KEEP'],
		['no digit', 'LanternxKeep'],
		['one character', 'L'],
		['blanks and a digit', '       7'],
		['digits of other scripts', 'Lantern٧Keep'],
	])('[VA-05] with %s is refused', (_, text) => {
		expect(messageFor(newPassword, text)).toBe('field.password');
	});

	test.each([
		['eight characters', 'Lante7Ke'],
		['blanks', 'Lan tern 7'],
		['blanks around it', ' Lantern7 '],
		['letters of other scripts', 'ÉlanñИ777'],
		['signs', 'L4ntern<>"\'&;--'],
		['an emoji that makes it eight', 'Lantr7K\u{1F56F}'],
		['the longest length', `Lk7${'x'.repeat(max - 3)}`],
	])('[VA-05] with %s is taken as it is', (_, text) => {
		expect(v.parse(newPassword, text)).toBe(text);
	});

	test('[VA-05] counts an emoji as one character', () => {
		expect(messageFor(newPassword, 'Lant7\u{1F56F}\u{1F56F}')).toBe('field.password');
		expect(messageFor(newPassword, `Lk7${'\u{1F56F}'.repeat(max - 3)}`)).toBeUndefined();
		expect(messageFor(newPassword, `Lk7${'\u{1F56F}'.repeat(max - 2)}`)).toBe(`field.max|${max}`);
	});

	test('[VA-05] has at most 128 characters', () => {
		expect(max).toBe(128);
		expect(messageFor(newPassword, `Lk7${'x'.repeat(max - 2)}`)).toBe('field.max|128');
	});

	test('[FX-05] is passed on as its accents were typed', () => {
		const composed = 'Caf\u00e9 Lantern7';
		const decomposed = 'Cafe\u0301 Lantern7';
		for (const typed of [composed, decomposed]) {
			expect(v.parse(newPassword, typed)).toBe(typed);
			expect(v.parse(presentPassword, typed)).toBe(typed);
		}
	});

	test('counts its characters however its accents were typed', () => {
		const text = `Lk7${'\u00e9'.repeat(max - 3)}`;
		expect(messageFor(newPassword, text.normalize('NFD'))).toBeUndefined();
		expect(messageFor(presentPassword, text.normalize('NFD'))).toBeUndefined();
		expect(messageFor(newPassword, 'Lante7\u00e9'.normalize('NFD'))).toBe('field.password');
	});
});

describe('a present password', () => {
	test('is not judged by rules that came later', () => {
		for (const text of ['a', 'password', ' ', 'x'.repeat(max)])
			expect(messageFor(presentPassword, text)).toBeUndefined();
		expect(messageFor(presentPassword, 'x'.repeat(max + 1))).toBe(`field.max|${max}`);
	});

	test('keeps its blanks', () => {
		expect(v.parse(presentPassword, '  Lantern7Keep ')).toBe('  Lantern7Keep ');
	});
});

describe('a common password', () => {
	test.each([
		'Password1',
		'P@ssw0rd',
		'P4ssword99',
		'12345678',
		'Qwerty123!',
		'!!Dragon2024!!',
		'Summer2025',
		'Welcome1',
		'1L0veyou',
		'5tarwar5',
		'Motdepasse1',
		'Contraseña1',
		'Azerty123',
		'!@#$%^&*',
		'',
	])('is %j', (text) => {
		expect(isCommonPassword(text)).toBe(true);
	});

	test.each([
		'Lantern7Keep',
		'Harbor4Light',
		'Compass9Rose',
		'Willow5Gate',
		'Ember8Stone',
		'Granite6Owl',
		'Пароль7замок',
	])('is not %j', (text) => {
		expect(isCommonPassword(text)).toBe(false);
	});

	test('is refused as such once the rule is met', () => {
		expect(messageFor(newPassword, 'Password1')).toBe('field.passwordCommon');
		expect(messageFor(newPassword, 'password')).toBe('field.password');
	});
});

describe('a password that contains the user name', () => {
	const account = {
		username: 'Mira',
		email: 'mira@players.example',
		password: 'Lantern7Keep',
		dateOfBirth: { day: 1, month: 2, year: 2000 },
		country: 'BE',
		locale: 'en',
		acceptTerms: true,
		termsVersion: 1,
		newsletter: false,
		captcha: '',
	};

	test.each(['xMira7xyz', 'xmira7XYZ', 'MIRAmira7', '7keepMiRa'])('is refused: %s', (password) => {
		const expected = { ok: false, fields: { password: 'field.passwordUsername' } };
		expect(parseInput(create.request, { ...account, password })).toEqual(expected);
		expect(parseInput(resetPassword.request, { username: 'mira', recoveryCode: 'x', password })).toEqual(
			expected,
		);
	});

	test('is judged apart from other fields that are wrong', () => {
		const parsed = parseInput(create.request, { ...account, password: 'xMira7xyz', email: 'mira' });
		expect(parsed).toEqual({
			ok: false,
			fields: { email: 'field.email', password: 'field.passwordUsername' },
		});
	});

	test('is taken without it', () => {
		expect(parseInput(create.request, account).ok).toBe(true);
		expect(leavesOutUsername({ username: 'mira', password: 'Mir7Alantern' })).toBe(true);
	});
});
