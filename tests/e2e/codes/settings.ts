import * as settings from '#contract/endpoints/account-settings.ts';
import * as mails from '#contract/endpoints/mails.ts';
import * as sessions from '#contract/endpoints/sessions.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import {
	button,
	dialog,
	field,
	type Journey,
	mira,
	newPassword,
	reads,
	submit,
	summary,
	toast,
} from './journey.ts';

/** What players change of their account. */
export const settingsJourneys: readonly Journey[] = [
	{
		endpoint: settings.updateProfile,
		page: '/account',
		user: mira,
		begin: (page, { profile }) => button(page, profile.editProfile).click(),
		press: submit('profile'),
		at: summary('profile'),
	},
	{
		endpoint: settings.updateEmail,
		page: '/account',
		user: mira,
		begin: async (page, { profile }) => {
			await button(page, profile.changeEmail).click();
			await page.locator('#email-email').fill('wren@elsewhere.example');
		},
		press: submit('email'),
		at: summary('email'),
		shown: { EMAIL_IN_USE: field('email', 'email'), ...dialog('password') },
	},
	...(['resend', 'cancel'] as const).map(
		(action): Journey => ({
			endpoint: action === 'resend' ? settings.resendEmailChange : settings.cancelEmailChange,
			page: '/account',
			user: { pendingEmail: { email: 'wren@elsewhere.example', expired: false } },
			press: (page, { profile }) => button(page, profile.pending[action]).click(),
			isAnew: true,
			at: 'main',
			shown: {
				NO_PENDING_EMAIL_VALIDATION: { at: '[role=status]', says: ({ profile }) => profile.pending.over },
			},
		}),
	),
	{
		endpoint: settings.updatePassword,
		page: '/account',
		user: mira,
		begin: async (page, { profile }) => {
			await button(page, profile.changePassword).click();
			await page.locator('#password-password').fill('Lantern7Keep');
			await newPassword(page, 'password', 'newPassword');
		},
		press: submit('password'),
		at: summary('password'),
		shown: {
			MISSING_PASSWORD_REVALIDATION: { at: summary('verification') },
			INCORRECT_PASSWORD: field('password', 'password'),
		},
	},
	{
		endpoint: settings.globalLogout,
		page: '/account',
		user: mira,
		press: async (page, { profile }) => {
			await button(page, profile.everywhere).click();
			await button(page, profile.everywhere).last().click();
		},
		isAnew: true,
		at: 'dialog [role=alert]',
	},
	reads(sessions.listSessions, '/account'),
	reads(sessions.listSecurityEvents, '/account'),
	reads(mails.listMails, '/account'),
	{
		endpoint: mails.changeMails,
		page: '/account',
		user: mira,
		press: (page, { mails }) => page.getByLabel(mails.kinds.jobs.name).click(),
		at: toast,
	},
	{
		endpoint: mails.mailsByLink,
		page: '/account/mails/abcdefghijklmnop',
		isAnew: true,
		at: 'main',
		shown: { INCORRECT_EMAIL_TOKEN: { at: 'main', says: ({ mails }) => mails.link.lapsed } },
	},
	{
		endpoint: sessions.revokeOtherSessions,
		page: '/account',
		user: mira,
		press: (page, { profile }) => button(page, profile.others).click(),
		at: toast,
	},
	{
		endpoint: sessions.revokeSession,
		page: '/account',
		user: mira,
		press: (page, { profile }) =>
			button(page, interpolate(profile.revokeName, { device: 'Firefox, Linux' }))
				.first()
				.click(),
		at: toast,
		shown: {
			NOT_FOUND: {
				at: 'main',
				says: ({ profile }) => interpolate(profile.revoked, { device: 'Firefox, Linux' }),
			},
		},
	},
	{
		endpoint: settings.exportVerified,
		page: '/account',
		user: mira,
		press: (page, { profile }) => button(page, profile.export).click(),
		at: toast,
		shown: dialog('password'),
	},
	{
		endpoint: settings.deleteAccount,
		page: '/account/delete',
		user: mira,
		begin: (page) => page.locator('#delete-password').fill('Lantern7Keep'),
		press: submit('delete'),
		at: summary('delete'),
		shown: { INCORRECT_PASSWORD: field('delete', 'password') },
	},
	reads(settings.merch, '/account/digital-extras'),
];
