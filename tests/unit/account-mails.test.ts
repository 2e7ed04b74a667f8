import { describe, expect, test } from 'vitest';
import { locales } from '#contract/locales.ts';
import { texts } from '../../services/accounts/mails/texts.ts';

const about = {
	username: 'mira',
	link: 'https://studio.example/reset',
	platformsLink: 'https://studio.example/platforms',
	accountLink: 'https://studio.example/account',
};
const alone = { platforms: [], passkeys: [] };

/** What stands where a list without entries is read out. */
const emptyList = /: \./;

describe.each(locales)('a mail about a password in %s', (locale) => {
	test.each(['resetPassword', 'passwordWasReset'] as const)(
		'names the other ways to log in where there are some, and says nothing of them else: %s',
		(kind) => {
			const textFor = (ways: Partial<Record<keyof typeof alone, string[]>>) =>
				texts[locale][kind]({ ...about, ...alone, ...ways }).text;
			const others = [
				[textFor({ platforms: ['Steam', 'GOG'] }), ': Steam, GOG.'],
				[textFor({ passkeys: ['Phone', 'Laptop'] }), ': Phone, Laptop.'],
			] as const;
			expect(textFor({})).not.toMatch(emptyList);
			for (const [text, list] of others) {
				expect(text).toContain(list);
				expect(text).not.toMatch(emptyList);
			}
		},
	);
});
