import { expect, type Page, test } from '@playwright/test';
import type { ErrorCode } from '#contract/codes.ts';
import { platformCallback } from '#contract/endpoints/platforms.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type Locale, locales } from '#contract/locales.ts';
import enAccount from '../../i18n/en/account.json' with { type: 'json' };
import en from '../../i18n/en/errors.json' with { type: 'json' };
import esAccount from '../../i18n/es/account.json' with { type: 'json' };
import es from '../../i18n/es/errors.json' with { type: 'json' };
import frAccount from '../../i18n/fr/account.json' with { type: 'json' };
import fr from '../../i18n/fr/errors.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { answerCalls } from './codes/answers.ts';
import type { Journey, Shown } from './codes/journey.ts';
import { mfaJourneys } from './codes/mfa.ts';
import { passkeyJourneys } from './codes/passkeys.ts';
import { playJourneys } from './codes/play.ts';
import { settingsJourneys } from './codes/settings.ts';
import { signInJourneys } from './codes/sign-in.ts';
import { flashPlace } from './shell-support.ts';

/** One for each call of the account area that may be refused. */
const journeys = [
	...signInJourneys,
	...settingsJourneys,
	...mfaJourneys,
	...passkeyJourneys,
	...playJourneys,
];
const errors = { en, fr, es };
const texts = { en: enAccount, fr: frAccount, es: esAccount };
const toTerms: Shown = { leadsTo: '/account/terms' };
test.describe.configure({ mode: 'parallel' });

const localeOf = (index: number): Locale => locales[index % locales.length] ?? 'en';
const prefixed = (path: string, locale: Locale) => (locale === 'en' ? path : `/${locale}${path}`);

async function open(page: Page, journey: Journey, locale: Locale): Promise<void> {
	// The page that a code led to may lead on at the same moment.
	await expect(() => page.goto(prefixed(journey.page, locale))).toPass();
	await journey.begin?.(page, texts[locale]);
}

/** Says who it is where the page asks. */
async function verify(page: Page): Promise<void> {
	const asked = page.locator('#verification input:not([hidden])');
	if ((await asked.getAttribute('id')) === 'verification-code') await asked.fill('123456');
	else await asked.fill('Lantern7Keep');
	await page.locator('#verification button[type=submit]').click();
}

async function expectShown(page: Page, { code, shown }: { code: ErrorCode; shown: Shown }, locale: Locale) {
	if ('leadsTo' in shown) {
		const path = prefixed(shown.leadsTo, locale);
		return expect(page).toHaveURL(({ pathname }) => pathname === path);
	}
	const text = 'says' in shown ? shown.says(texts[locale]) : errors[locale].msg[code];
	await expect(page.locator(shown.at).filter({ hasText: text }).first(), code).toBeVisible();
}

for (const [index, journey] of sample(journeys.entries(), 3)) {
	const { endpoint, at, press, isAnew } = journey;
	const locale = localeOf(index);
	test(`[EC-02] ${endpoint.name} shows each of its codes in place (${locale})`, async ({ page }) => {
		if (endpoint.name === 'account.mfa.resend') await page.clock.install();
		const answerWith = await answerCalls(page, journey);
		const proof = page.locator('#verification');
		let isOpen = false;
		for (const code of endpoint.codes) {
			answerWith(code);
			if (!isOpen || isAnew) await open(page, journey, locale);
			const shown = journey.shown?.[code] ?? (isOldTerms(journey, code) ? toTerms : { at });
			await press?.(page, texts[locale]);
			if (asksFirst(journey, shown)) await verify(page);
			await expectShown(page, { code, shown }, locale);
			isOpen = !('leadsTo' in shown);
			if (await proof.isVisible()) await page.keyboard.press('Escape');
		}
	});
}

/** Whether somebody who is signed in hears that the terms have changed. */
const isOldTerms = ({ user }: Journey, code: ErrorCode) => user !== undefined && code === 'TERMS_NOT_LATEST';

/** Whether the page asks who it is before the call can be refused like that. */
function asksFirst({ endpoint, page }: Journey, shown: Shown): boolean {
	const hasDialog =
		['/account', '/account/connected'].includes(page) &&
		endpoint.codes.includes('MISSING_PASSWORD_REVALIDATION');
	const isOnItsOwn = endpoint.name === 'account.update-password';
	return hasDialog && (!isOnItsOwn || ('at' in shown && shown.at.startsWith('#verification')));
}

test('[EC-02] each code that a visit to a platform brings back is shown by the page that it leads to', {
	tag: '@full',
}, async ({ page }) => {
	const url = process.env.TEST_SITE_URL ?? '';
	for (const [index, code] of platformCallback.codes.entries()) {
		const locale = localeOf(index);
		await page.context().addCookies([{ name: 'flash', value: code, url }]);
		await page.goto(prefixed('/account/login', locale));
		await expect(flashPlace(page)).toHaveText(errors[locale].msg[code]);
	}
});

test('every call of the account area that may be refused is among them', () => {
	const isOfArea = (name: string) => /^(?:account|friends|saves)\./.test(name);
	const sameAsPost = ['account.export', 'account.platform.connect.get', 'account.platform.disconnect.get'];
	const wanted = endpoints
		.filter(({ name, codes }) => isOfArea(name) && codes.length > 0 && !sameAsPost.includes(name))
		.map(({ name }) => name);
	const shown = [...journeys.map(({ endpoint }) => endpoint.name), platformCallback.name];
	expect(shown.toSorted()).toEqual(wanted.toSorted());
});
