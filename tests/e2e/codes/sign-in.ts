import * as account from '#contract/endpoints/account.ts';
import { acceptTerms, undoEmail } from '#contract/endpoints/account-settings.ts';
import { stranger } from '../../support/players.ts';
import { fillCreate } from '../account-support.ts';
import { button, field, type Journey, newPassword, reads, submit, summary, typeCode } from './journey.ts';

const secret = '/mira/abcdefghijklmnop';

/** On the way to an account and into it. */
export const signInJourneys: readonly Journey[] = [
	reads(account.profile, '/account'),
	{
		endpoint: account.login,
		page: '/account/login',
		begin: async (page) => {
			await page.locator('#login-username').fill('mira');
			await page.locator('#login-password').fill('Lantern7Keep');
		},
		press: submit('login'),
		at: summary('login'),
	},
	{
		endpoint: account.submitCode,
		page: '/account/login/mfa?factor=totp',
		press: typeCode('factor'),
		at: '#factor-code-error',
		shown: { NO_PENDING_MFA_VERIFICATION: { at: 'main' } },
	},
	{
		endpoint: account.resendCode,
		page: '/account/login/mfa?factor=sms',
		press: async (page, { factor }) => {
			while (!(await button(page, factor.resend).isVisible())) await page.clock.fastForward(1000);
			await button(page, factor.resend).click();
		},
		at: '#factor [role=status]',
	},
	{
		endpoint: account.create,
		page: '/account/create',
		begin: async (page) => fillCreate(page, stranger()),
		press: submit('create'),
		at: summary('create'),
		shown: {
			USERNAME_IN_USE: field('create', 'username'),
			AGE_NOT_MET: field('create', 'dateOfBirth'),
		},
	},
	{
		endpoint: account.resetPassword,
		page: `/account/reset-password${secret}`,
		begin: (page) => newPassword(page, 'reset', 'password'),
		press: submit('reset'),
		at: '#reset-recoveryCode-error',
	},
	{
		endpoint: account.validate,
		page: `/account/validate${secret}`,
		press: (page, { validate }) => button(page, validate.submit).click(),
		isAnew: true,
		at: 'main',
	},
	{
		endpoint: undoEmail,
		page: '/account/undo-email/abcdefghijklmnop',
		press: (page, { undo }) => button(page, undo.submit).click(),
		at: 'main',
		shown: { INCORRECT_EMAIL_TOKEN: { at: 'main', says: ({ undo }) => undo.refused } },
	},
	{
		endpoint: acceptTerms,
		page: '/account/terms',
		user: { termsVersion: 0 },
		press: submit('terms'),
		at: summary('terms'),
		shown: { TERMS_ALREADY_ACCEPTED: { leadsTo: '/account' } },
	},
];
