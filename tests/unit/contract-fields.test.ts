import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
	code,
	country,
	identifier,
	newPassword,
	presentPassword,
	username,
} from '#contract/account-fields.ts';
import { dateOfBirth, hasReachedAge } from '#contract/date-of-birth.ts';
import {
	captcha,
	email,
	isEmail,
	line,
	links,
	locale,
	optionalText,
	remark,
	sentences,
	ticked,
	token,
} from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { inEnglish, messageFor, timeOf } from './messages.ts';

const emoji = '\u{1F56F}';

describe('a required field', () => {
	test.each([
		['username', username],
		['email', email],
		['identifier', identifier],
		['presentPassword', presentPassword],
		['newPassword', newPassword],
		['code', code],
		['token', token],
		['country', country],
		['ticked', ticked],
		['dateOfBirth', dateOfBirth],
	] as [string, v.GenericSchema][])('%s says so when it is absent, null or empty', (_, schema) => {
		for (const value of [undefined, null, '']) expect(messageFor(schema, value)).toBe('field.required');
		expect(inEnglish('field.required')).toBe('Field is required');
	});

	test.each([username, email, identifier, line({ min: 1, max: 80 }), code] as v.GenericSchema[])(
		'is not filled by blanks (%#)',
		(schema) => {
			expect(messageFor(schema, '  \t ')).toBe('field.required');
		},
	);

	test('is not ticked by anything but true', () => {
		expect(messageFor(ticked, true)).toBeUndefined();
		for (const value of [false, 1, 'true', 'on', null])
			expect(messageFor(ticked, value)).toBe('field.required');
	});
});

describe('e-mail', () => {
	const long = (length: number) => {
		const domain = `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example`;
		return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
	};

	test('[VA-02] says that the field must be a valid e-mail address', () => {
		expect(messageFor(email, 'mira')).toBe('field.email');
		expect(inEnglish('field.email')).toBe('Field must be a valid e-mail address.');
	});

	test.each([
		'mira',
		'mira@',
		'@players.example',
		'mira@players',
		'mira@players.e',
		'mira@@players.example',
		'mira@players..example',
		'mira@.example',
		'mira tallow@players.example',
		'mira@play ers.example',
		'mira@players.example, ines@players.example',
		'mira@players.example\r\nBcc: all@players.example',
		'mira\u0000@players.example',
		'Mira <mira@players.example>',
		'"mira"@players.example',
		`${'a'.repeat(65)}@players.example`,
		`mira@${'a'.repeat(64)}.example`,
	])('[VA-02] %j is refused', (text) => {
		expect(messageFor(email, text)).toBe('field.email');
	});

	test.each([
		['mira@players.example', 'mira@players.example'],
		['  Mira@Players.Example ', 'mira@players.example'],
		['m.i+r-a_1@a-b.players.example', 'm.i+r-a_1@a-b.players.example'],
		["o'neil@players.example", "o'neil@players.example"],
		['élodie@café.example', 'élodie@café.example'],
		['m@x.ie', 'm@x.ie'],
		[`${'a'.repeat(64)}@${'b'.repeat(63)}.example`, `${'a'.repeat(64)}@${'b'.repeat(63)}.example`],
	])('[VA-02] %j is taken as %j', (text, taken) => {
		expect(v.parse(email, text)).toBe(taken);
	});

	test('[VA-02] has at most 254 characters', () => {
		expect(long(254)).toHaveLength(254);
		expect(isEmail(long(254))).toBe(true);
		expect(isEmail(long(255))).toBe(false);
	});
});

describe('user name', () => {
	test('[VA-03] says that only alphanumeric values are accepted', () => {
		expect(messageFor(username, 'mira-tallow')).toBe('field.alphanumeric');
		expect(inEnglish('field.alphanumeric')).toBe('Field accepts only alphanumeric values');
	});

	test.each([
		'mira tallow',
		'mira_1',
		'mira.1',
		'mirä',
		'mira!',
		`mira${emoji}`,
		'mira<b>',
		'mira\u0000',
		'-',
		'ｍｉｒａ',
	])('[VA-03] %j is refused', (text) => {
		expect(messageFor(username, text)).toBe('field.alphanumeric');
	});

	test.each(['mira', 'Mira7', '123', 'ABC', ' mira '])('[VA-03] %j is taken', (text) => {
		expect(v.parse(username, text)).toBe(text.trim());
	});

	test('[VA-04] has 3 to 20 characters', () => {
		expect(messageFor(username, 'ab')).toBe('field.min|3');
		expect(messageFor(username, 'abc')).toBeUndefined();
		expect(messageFor(username, 'a'.repeat(20))).toBeUndefined();
		expect(messageFor(username, 'a'.repeat(21))).toBe('field.max|20');
	});
});

describe('lengths', () => {
	test('[VA-04] say how many characters a field must have', () => {
		expect(inEnglish('field.min|3')).toBe('Field must have at least 3 characters.');
		expect(inEnglish('field.max|20')).toBe('Field must have at most 20 characters.');
	});

	const bounds = Object.entries({ name: limits.name, subject: limits.subject, text: limits.text });
	test.each(bounds)('[VA-04] of a %s hold on both sides of each limit', (_, { min, max }) => {
		const schema = line({ min, max });
		if (min > 1) expect(messageFor(schema, 'a'.repeat(min - 1))).toBe(`field.min|${min}`);
		expect(messageFor(schema, 'a'.repeat(min))).toBeUndefined();
		expect(messageFor(schema, 'a'.repeat(max))).toBeUndefined();
		expect(messageFor(schema, 'a'.repeat(max + 1))).toBe(`field.max|${max}`);
	});

	test('[VA-04] count an emoji as one character', () => {
		const schema = line({ min: 3, max: 5 });
		expect(messageFor(schema, emoji.repeat(2))).toBe('field.min|3');
		expect(messageFor(schema, emoji.repeat(3))).toBeUndefined();
		expect(messageFor(schema, emoji.repeat(5))).toBeUndefined();
		expect(messageFor(schema, emoji.repeat(6))).toBe('field.max|5');
	});

	test('[VA-04] do not count blanks around the text', () => {
		expect(messageFor(line({ min: 3, max: 5 }), ' ab ')).toBe('field.min|3');
		expect(v.parse(line({ min: 3, max: 5 }), '   abcde   ')).toBe('abcde');
	});

	test.each(Object.entries({ sentences, remark, optionalText }))(
		'[VA-04] of %s count a line break as one character, however it is written',
		(_, schema) => {
			const { max } = limits.text;
			for (const end of ['\r\n', '\r', '\n']) {
				expect(v.parse(schema, `one${end}${'a'.repeat(max - 4)}`)).toBe(`one\n${'a'.repeat(max - 4)}`);
				expect(messageFor(schema, `one${end}${'a'.repeat(max - 3)}`)).toBe(`field.max|${max}`);
			}
		},
	);

	test('of a token, a code and a bot-check answer are capped', () => {
		expect(messageFor(token, 'a'.repeat(limits.token.max))).toBeUndefined();
		expect(messageFor(token, 'a'.repeat(limits.token.max + 1))).toBe(`field.max|${limits.token.max}`);
		expect(messageFor(captcha, 'a'.repeat(4096))).toBeUndefined();
		expect(messageFor(captcha, 'a'.repeat(4097))).toBe('field.max|4096');
		expect(messageFor(identifier, 'a'.repeat(limits.email.max + 1))).toBe(`field.max|${limits.email.max}`);
	});
});

describe('a line of text', () => {
	test.each(['a\nb', 'a\r\nBcc: b', 'a\u0000b', 'a\u001bb', 'a\u0085b'])(
		'%j holds a control character',
		(text) => {
			expect(messageFor(line({ min: 1, max: 80 }), text)).toBe('field.line');
		},
	);

	test.each(["O'Neil", 'Zoë 山田', `${emoji} night`, '<b>bold</b>', "'; drop table players; --"])(
		'%j is taken',
		(text) => {
			expect(v.parse(line({ min: 1, max: 80 }), text)).toBe(text);
		},
	);
});

describe('[FX-05] what names somebody', () => {
	const unseen = ['\u200b', '\u00ad', '\u2060', '\ufeff', '\u202e', '\u3164', '\u{e0061}', '\u034f'];

	test.each(unseen)('has no %j in it', (sign) => {
		expect(v.parse(email, `${sign}mi${sign}ra@players.example${sign}`)).toBe('mira@players.example');
		expect(v.parse(username, `mi${sign}ra`)).toBe('mira');
		expect(v.parse(identifier, `${sign}Mira${sign}`)).toBe('Mira');
	});

	test('is composed', () => {
		expect(v.parse(email, 'ame\u0301lie@players.example')).toBe('am\u00e9lie@players.example');
	});

	test.each([...unseen, '\u00a0', '\u3164\u3164'])('is missing where it is %j alone', (sign) => {
		for (const schema of [email, username, identifier, line(limits.name), sentences])
			expect(messageFor(schema, sign)).toBe('field.required');
	});
});

describe('[FX-05] free text', () => {
	test.each([
		['a family of joined emoji', '\u{1f469}\u200d\u{1f467} home'],
		['Persian with its joiner', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
		['Hebrew with a mark of its direction', '\u05d0\u200f!'],
	])('stays as it is with %s', (_what, text) => {
		expect(v.parse(line(limits.name), text)).toBe(text);
		expect(v.parse(remark, text)).toBe(text);
	});

	test('is composed, and does not turn what stands beside it', () => {
		expect(v.parse(line(limits.name), 'Ame\u0301lie\u202e\u2066')).toBe('Am\u00e9lie');
		expect(v.parse(remark, 'one\u202etwo\u2069')).toBe('onetwo');
	});
});

describe('[AD-03] links', () => {
	test('leave as whole addresses, one a line, however they are set apart', () => {
		const typed = 'anna.example/cv, https://anna.example/work;  pictures.example/a\nhttp://old.example/';
		expect(v.parse(links, typed).split('\n')).toEqual([
			'https://anna.example/cv',
			'https://anna.example/work',
			'https://pictures.example/a',
			'http://old.example/',
		]);
	});
});

describe('a code', () => {
	test.each([
		['123456', '123456'],
		[' 123 456 ', '123456'],
		['123-456', '123456'],
		['123.456', '123456'],
		['123\u2011456', '123456'],
		['\u200b123456\ufeff', '123456'],
		['\uff11\uff12\uff13\uff14\uff15\uff16', '123456'],
		['\u0661\u0662\u0663\u0664\u0665\u0666', '123456'],
		['\u0967\u0968\u0969\u096a\u096b\u096c', '123456'],
		['ABCD\u2013efgh', 'ABCD-efgh'],
		['ABCD-efgh-1234', 'ABCD-efgh-1234'],
		['a'.repeat(32), 'a'.repeat(32)],
	])('%j is taken as %j', (text, taken) => {
		expect(v.parse(code, text)).toBe(taken);
	});

	test.each(['12345', 'a'.repeat(33), '12345é', '123_456'])('%j is refused', (text) => {
		expect(messageFor(code, text)).toBe('field.code');
	});
});

describe('choices', () => {
	test.each(['BE', 'FR', 'CA'])('%s is a country', (text) => {
		expect(messageFor(country, text)).toBeUndefined();
	});
	test.each(['be', 'BEL', 'B', '12', 'B\n', 'ZZ', 'XX', 'EU', 'UK'])('%j is none', (text) => {
		expect(messageFor(country, text)).toBe('field.choice');
	});
	test('a language is one of the site', () => {
		for (const text of ['en', 'fr', 'es']) expect(messageFor(locale, text)).toBeUndefined();
		for (const text of ['de', 'EN', '', '__proto__', null])
			expect(messageFor(locale, text)).toBe('field.choice');
	});
});

describe('date of birth', () => {
	beforeEach(() => {
		vi.useFakeTimers();
		vi.setSystemTime(Date.UTC(2025, 2, 14, 12));
	});
	afterEach(() => {
		vi.useRealTimers();
	});
	const date = (day: unknown, month: unknown, year: unknown) => ({ day, month, year });

	test.each([
		[1, 1, 1921],
		[31, 12, 1999],
		[29, 2, 2000],
		[29, 2, 2024],
		[28, 2, 2023],
		[30, 4, 2001],
		[14, 3, 2025],
	])('[VA-07] %i.%i.%i is taken', (day, month, year) => {
		expect(v.parse(dateOfBirth, date(day, month, year))).toEqual({ day, month, year });
	});

	test('[VA-07] a year before 1921 says which years are taken', () => {
		expect(v.safeParse(dateOfBirth, date(31, 12, 1920)).issues?.[0].message).toBe('field.year|1921');
	});

	test.each([
		['the year after this one', 1, 1, 2026],
		['tomorrow', 15, 3, 2025],
		['31 February', 31, 2, 2000],
		['30 February', 30, 2, 2024],
		['29 February outside leap years', 29, 2, 2023],
		['31 April', 31, 4, 2001],
		['day 0', 0, 1, 2000],
		['day 32', 32, 1, 2000],
		['month 0', 1, 0, 2000],
		['month 13', 1, 13, 2000],
		['a negative day', -1, 1, 2000],
		['half a day', 1.5, 1, 2000],
		['an endless year', 1, 1, Number.MAX_SAFE_INTEGER],
	])('[VA-07] %s is refused', (_, day, month, year) => {
		expect(messageFor(dateOfBirth, date(day, month, year))).toBe('field.date');
	});

	test.each([
		['no day', date(undefined, 2, 2000)],
		['no month', date(1, undefined, 2000)],
		['no year', date(1, 2, undefined)],
		['a day as text', date('1', 2, 2000)],
		['no number', date(Number.NaN, 2, 2000)],
		['nothing', {}],
		['a text', '2000-02-01'],
	])('[VA-07] %s says that the field is required', (_, value) => {
		expect(messageFor(dateOfBirth, value)).toBe('field.required');
	});

	test('[VA-07] the last day of the year is today on that day', () => {
		vi.setSystemTime(Date.UTC(2025, 11, 31, 23, 59, 59));
		expect(messageFor(dateOfBirth, date(31, 12, 2025))).toBeUndefined();
		expect(messageFor(dateOfBirth, date(1, 1, 2026))).toBe('field.date');
	});

	test('an age is reached on the birthday, not the day before', () => {
		const birth = { day: 14, month: 3, year: 2009 };
		expect(hasReachedAge(birth, 16, Date.UTC(2025, 2, 13, 23, 59, 59))).toBe(false);
		expect(hasReachedAge(birth, 16, Date.UTC(2025, 2, 14))).toBe(true);
		expect(hasReachedAge(birth, 17, Date.UTC(2025, 2, 14))).toBe(false);
	});

	test('somebody born on 29 February reaches an age on 1 March of other years', () => {
		const birth = { day: 29, month: 2, year: 2008 };
		expect(hasReachedAge(birth, 17, Date.UTC(2025, 1, 28))).toBe(false);
		expect(hasReachedAge(birth, 17, Date.UTC(2025, 2, 1))).toBe(true);
	});
});

describe('hostile texts of 50 KB', () => {
	const size = 50 * 1024;
	const schemas: [string, v.GenericSchema][] = [
		['username', username],
		['email', email],
		['identifier', identifier],
		['presentPassword', presentPassword],
		['newPassword', newPassword],
		['code', code],
		['token', token],
		['captcha', captcha],
		['country', country],
		['locale', locale],
		['line', line({ min: 1, max: 80 })],
	];
	const texts = [
		'a'.repeat(size),
		'1'.repeat(size),
		`A1${'!'.repeat(size)}a`,
		`${'a.'.repeat(size / 2)}@`,
		`a@${'a.'.repeat(size / 2)}`,
		`a@${'-'.repeat(size)}.${'-'.repeat(size)}`,
		' '.repeat(size),
		`a${' '.repeat(size)}b`,
		`${'1-'.repeat(size / 2)}_`,
		emoji.repeat(size / 4),
		`e${'\u0301'.repeat(size)}`,
		'\u0000'.repeat(size),
		'('.repeat(size),
	];

	test.each(schemas)('%s refuses them at once', (_, schema) => {
		for (const text of texts) {
			expect(timeOf(() => expect(messageFor(schema, text)).toMatch(/^field\./))).toBeLessThan(250);
		}
	});
});
