import type { Page } from '@playwright/test';
import * as mfa from '#contract/endpoints/mfa.ts';
import {
	button,
	dialog,
	field,
	type Journey,
	mira,
	submit,
	summary,
	type Texts,
	toast,
	typeCode,
} from './journey.ts';

const withApp = { mfa: 'totp', recoveryCodesLeft: 10 };

const askForSms = async (page: Page, { mfa: texts }: Texts) => {
	await button(page, texts.sms.setUp).click();
	await page.locator('#factor-phone-phone').fill('613 555 0188');
	await page.locator('#factor-phone select').selectOption('CA');
};
const confirmation: Pick<Journey, 'page' | 'user' | 'isAnew'> = {
	page: '/account',
	user: mira,
	isAnew: true,
};
const confirmed = (form: string): NonNullable<Journey['shown']> => ({
	MFA_CODE_INVALID: field(form, 'code'),
	NO_PENDING_MFA_VERIFICATION: { at: 'main [role=status]', says: (texts) => texts.mfa.over },
});

/** The second step, while it is set up, changed and removed. */
export const mfaJourneys: readonly Journey[] = [
	{
		endpoint: mfa.addSms,
		page: '/account',
		user: mira,
		begin: askForSms,
		press: submit('factor-phone'),
		at: summary('factor-phone'),
		shown: dialog('password'),
	},
	{
		endpoint: mfa.addTotp,
		page: '/account',
		user: mira,
		press: (page, texts) => button(page, texts.mfa.app.setUp).click(),
		at: toast,
		shown: dialog('password'),
	},
	{
		...confirmation,
		endpoint: mfa.confirmSms,
		begin: async (page, texts) => {
			await askForSms(page, texts);
			await submit('factor-phone')(page);
		},
		press: typeCode('factor-sms'),
		at: summary('factor-sms'),
		shown: confirmed('factor-sms'),
	},
	{
		...confirmation,
		endpoint: mfa.confirmTotp,
		begin: (page, texts) => button(page, texts.mfa.app.setUp).click(),
		press: typeCode('factor-app'),
		at: summary('factor-app'),
		shown: confirmed('factor-app'),
	},
	{
		endpoint: mfa.renewRecoveryCodes,
		page: '/account',
		user: withApp,
		press: (page, texts) => button(page, texts.mfa.codes.renewName).click(),
		at: toast,
		shown: dialog('code'),
	},
	{
		endpoint: mfa.removeFactor,
		page: '/account',
		user: withApp,
		press: async (page, { mfa: { remove } }) => {
			await button(page, remove.actionName).click();
			await button(page, remove.confirm).click();
		},
		at: toast,
		shown: dialog('code'),
	},
];
