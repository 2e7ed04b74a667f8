import type { Page } from '@playwright/test';
import * as passkeys from '#contract/endpoints/passkeys.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { json } from '../shell-support.ts';
import { passkey } from './answers.ts';
import { button, dialog, type Journey, mira, reads, submit, summary, type Texts, toast } from './journey.ts';

const { id, name } = passkey;
const withPasskey = { passkeys: 1 };
const besideButton = (form: string) => `#${form} button + [role=alert]`;

/** Has the browser answer its own question with a passkey at once, and offer none where it fills in the name. */
const answerQuestion = (page: Page) =>
	page.evaluate(() => {
		const bytes = new ArrayBuffer(8);
		const response = {
			...{ clientDataJSON: bytes, attestationObject: bytes },
			...{ authenticatorData: bytes, signature: bytes, userHandle: null },
		};
		const credential = {
			...{ id: 'AAAAAAAAAAA', rawId: bytes, type: 'public-key', response },
			getClientExtensionResults: () => ({}),
		};
		const answer = async () => credential;
		Object.assign(navigator.credentials, { create: answer, get: answer });
		PublicKeyCredential.isConditionalMediationAvailable = async () => false;
	});

const openForm = async (page: Page, { passkeys: texts }: Texts) => {
	await answerQuestion(page);
	await button(page, texts.add).click();
	await page.locator('#passkey-name').fill('Lighthouse');
};

/** Has a change of the second step wait for who asks to be verified. */
const refuseUnverified = async (page: Page) => {
	await answerQuestion(page);
	const refusal = json(422, {
		messages: ['MISSING_PASSWORD_REVALIDATION'],
		requestId: 'a-request-of-a-test',
	});
	await page.route('**/api/account/mfa/addtotp', (route) => route.fulfill(refusal));
};

const signIn: Pick<Journey, 'page' | 'begin' | 'press' | 'at'> = {
	page: '/account/login',
	begin: answerQuestion,
	press: (page, { login }) => button(page, login.passkey).click(),
	at: besideButton('login'),
};
const secondFactor: typeof signIn & Pick<Journey, 'shown' | 'isAnew'> = {
	page: '/account/login/mfa?factor=totp&passkey',
	begin: answerQuestion,
	press: (page, { factor }) => button(page, factor.passkey).click(),
	at: besideButton('factor'),
	shown: { NO_PENDING_MFA_VERIFICATION: { at: 'main' } },
	isAnew: true,
};
const verification: typeof signIn & Pick<Journey, 'user'> = {
	page: '/account',
	user: withPasskey,
	begin: refuseUnverified,
	press: async (page, { area, mfa }) => {
		await button(page, mfa.app.setUp).click();
		await button(page, area.verification.passkey).click();
	},
	at: besideButton('verification'),
};

/** Passkeys, while they are added, changed and used. */
export const passkeyJourneys: readonly Journey[] = [
	{ ...signIn, endpoint: passkeys.signInWithPasskey },
	{ ...secondFactor, endpoint: passkeys.startPasskeyFactor },
	{ ...secondFactor, endpoint: passkeys.submitPasskey },
	{ ...verification, endpoint: passkeys.startPasskeyVerification },
	{ ...verification, endpoint: passkeys.verifyByPasskey },
	{
		...reads(passkeys.listPasskeys, '/account'),
		user: withPasskey,
	},
	{
		endpoint: passkeys.startPasskey,
		page: '/account',
		user: mira,
		begin: openForm,
		press: submit('passkey'),
		at: summary('passkey'),
		shown: dialog('password'),
	},
	{
		endpoint: passkeys.addPasskey,
		page: '/account',
		user: mira,
		begin: openForm,
		press: submit('passkey'),
		at: summary('passkey'),
	},
	{
		endpoint: passkeys.renamePasskey,
		page: '/account',
		user: withPasskey,
		begin: (page, { passkeys: texts }) => button(page, interpolate(texts.renameName, { name })).click(),
		press: submit(`passkey-${id}`),
		at: summary(`passkey-${id}`),
		shown: dialog('password'),
	},
	{
		endpoint: passkeys.removePasskey,
		page: '/account',
		user: withPasskey,
		press: async (page, { passkeys: texts }) => {
			await button(page, interpolate(texts.removeName, { name })).click();
			await button(page, texts.question.confirm).click();
		},
		isAnew: true,
		at: toast,
		shown: {
			...dialog('password'),
			PASSKEY_NOT_FOUND: {
				at: '#passkeys [role=status]',
				says: ({ passkeys: texts }) => interpolate(texts.removed, { name }),
			},
		},
	},
];
