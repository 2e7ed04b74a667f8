import type { Config } from '@netlify/functions';
import * as account from '#contract/endpoints/account.ts';
import * as settings from '#contract/endpoints/account-settings.ts';
import * as mails from '#contract/endpoints/mails.ts';
import * as mfa from '#contract/endpoints/mfa.ts';
import * as passkeys from '#contract/endpoints/passkeys.ts';
import * as platforms from '#contract/endpoints/platforms.ts';
import * as sessions from '#contract/endpoints/sessions.ts';
import { route, serve } from './_lib/http/serve.ts';
import { finishOAuth } from './_lib/oauth/oauth-callback.ts';
import {
	loadEntitlements,
	startPlatformLink,
	startPlatformSignIn,
	unlinkPlatform,
} from './_lib/oauth/oauth-start.ts';
import { addSms } from './_lib/session/add-sms.ts';
import {
	changePassword,
	createAccount,
	endAllSessions,
	exportAccount,
	exportVerified,
} from './_lib/session/change-session.ts';
import { signInWithPasskey, startPasskeySignIn, submitPasskey } from './_lib/session/passkey-sign-in.ts';
import { fetchProfile } from './_lib/session/profile.ts';
import { resendMfaCode } from './_lib/session/resend-mfa-code.ts';
import { signIn, submitMfaCode } from './_lib/session/sign-in.ts';
import { signOut } from './_lib/session/sign-out.ts';
import { proxied } from './_lib/upstream/account-service.ts';

export const config: Config = { path: ['/api/account/*'] };

export default serve(
	route(account.profile, fetchProfile),
	route(account.login, signIn),
	route(account.submitCode, submitMfaCode),
	route(account.resendCode, resendMfaCode),
	route(account.logout, signOut),
	route(account.create, createAccount),
	route(account.forgotPassword, proxied(account.forgotPassword)),
	route(account.resetPassword, proxied(account.resetPassword)),
	route(account.validate, proxied(account.validate)),
	route(account.resendVerification, proxied(account.resendVerification)),
	route(settings.acceptTerms, proxied(settings.acceptTerms)),
	route(settings.updateProfile, proxied(settings.updateProfile)),
	route(settings.updateEmail, proxied(settings.updateEmail)),
	route(settings.resendEmailChange, proxied(settings.resendEmailChange)),
	route(settings.cancelEmailChange, proxied(settings.cancelEmailChange)),
	route(settings.undoEmail, proxied(settings.undoEmail)),
	route(settings.updatePassword, changePassword),
	route(settings.globalLogout, endAllSessions(settings.globalLogout)),
	route(sessions.listSessions, proxied(sessions.listSessions)),
	route(sessions.revokeSession, proxied(sessions.revokeSession)),
	route(sessions.revokeOtherSessions, proxied(sessions.revokeOtherSessions)),
	route(sessions.listSecurityEvents, proxied(sessions.listSecurityEvents)),
	route(mails.listMails, proxied(mails.listMails)),
	route(mails.changeMails, proxied(mails.changeMails)),
	route(mails.mailsByLink, proxied(mails.mailsByLink)),
	route(settings.exportData, exportAccount),
	route(settings.exportVerified, exportVerified),
	route(settings.deleteAccount, endAllSessions(settings.deleteAccount)),
	route(settings.merch, proxied(settings.merch)),
	route(mfa.addSms, addSms),
	route(mfa.addTotp, proxied(mfa.addTotp)),
	route(mfa.confirmSms, proxied(mfa.confirmSms)),
	route(mfa.confirmTotp, proxied(mfa.confirmTotp)),
	route(mfa.renewRecoveryCodes, proxied(mfa.renewRecoveryCodes)),
	route(mfa.removeFactor, proxied(mfa.removeFactor)),
	route(passkeys.listPasskeys, proxied(passkeys.listPasskeys)),
	route(passkeys.startPasskey, proxied(passkeys.startPasskey)),
	route(passkeys.addPasskey, proxied(passkeys.addPasskey)),
	route(passkeys.renamePasskey, proxied(passkeys.renamePasskey)),
	route(passkeys.removePasskey, proxied(passkeys.removePasskey)),
	route(passkeys.startPasskeyVerification, proxied(passkeys.startPasskeyVerification)),
	route(passkeys.verifyByPasskey, proxied(passkeys.verifyByPasskey)),
	route(passkeys.startPasskeySignIn, startPasskeySignIn),
	route(passkeys.signInWithPasskey, signInWithPasskey),
	route(passkeys.startPasskeyFactor, proxied(passkeys.startPasskeyFactor)),
	route(passkeys.submitPasskey, submitPasskey),
	route(platforms.signInWithPlatform, startPlatformSignIn),
	route(platforms.connectPlatform, startPlatformLink),
	route(platforms.connectPlatformByGet, startPlatformLink),
	route(platforms.disconnectPlatform, unlinkPlatform),
	route(platforms.disconnectPlatformByGet, unlinkPlatform),
	route(platforms.platformCallback, finishOAuth),
	route(platforms.listEntitlements, loadEntitlements),
);
