import type { Endpoint, ParsedInput } from '#contract/endpoint.ts';
import * as contract from '#contract/endpoints/account.ts';
import * as settings from '#contract/endpoints/account-settings.ts';
import * as friends from '#contract/endpoints/friends.ts';
import * as mails from '#contract/endpoints/mails.ts';
import * as mfa from '#contract/endpoints/mfa.ts';
import * as passkeys from '#contract/endpoints/passkeys.ts';
import * as upstream from '#contract/endpoints/platforms.ts';
import { disconnectPlatform as disconnectEndpoint } from '#contract/endpoints/platforms.ts';
import * as saves from '#contract/endpoints/saves.ts';
import * as sessions from '#contract/endpoints/sessions.ts';
import * as wishlist from '#contract/endpoints/wishlist.ts';
import { type AccountResult, succeed } from '../shared/answer.ts';
import type { AccountCall, AccountContext, AccountHandler } from './call.ts';
import { create } from './create/create.ts';
import { cancelEmailChange } from './email/cancel-email-change.ts';
import { resendEmailChange } from './email/resend-email-change.ts';
import { undoEmail } from './email/undo-email.ts';
import { updateEmail } from './email/update-email.ts';
import { exportData } from './export/export-data.ts';
import { acceptInvite, rejectInvite } from './friends/answer-invite.ts';
import { blockPlayer, unblockPlayer } from './friends/blocks.ts';
import { inviteFriend } from './friends/invite.ts';
import { listFriends, setOnlineVisibility } from './friends/list.ts';
import { removeFriend } from './friends/remove.ts';
import { changeMails, listMails, mailsByLink } from './mail-preferences/calls.ts';
import { addSms } from './mfa/add-sms.ts';
import { addTotp } from './mfa/add-totp.ts';
import { confirmFactor } from './mfa/confirm-factor.ts';
import { removeFactor } from './mfa/remove-factor.ts';
import { renewRecoveryCodes } from './mfa/renew-recovery-codes.ts';
import { resendCode } from './mfa/resend-code.ts';
import { submitCode } from './mfa/submit-code.ts';
import { unlessEnabled } from './mfa/unless-enabled.ts';
import { addPasskey, startPasskey } from './passkeys/add-passkey.ts';
import { listOwnPasskeys, removePasskey, renamePasskey } from './passkeys/manage-passkeys.ts';
import { startPasskeyFactor, submitPasskey } from './passkeys/second-factor.ts';
import { signInWithPasskey, startPasskeySignIn } from './passkeys/sign-in.ts';
import { startPasskeyVerification, verifyByPasskey } from './passkeys/verify-by-passkey.ts';
import { disconnectPlatform } from './platforms/disconnect.ts';
import { claimEntitlements } from './platforms/entitlements.ts';
import { finishPlatform } from './platforms/finish.ts';
import { startPlatform } from './platforms/start.ts';
import { forgotPassword } from './recovery/forgot-password.ts';
import { resetPassword } from './recovery/reset-password.ts';
import { downloadSave, getSave, listSaves } from './saves/answer.ts';
import { listOwnEvents } from './security-events.ts';
import { acceptTerms } from './settings/accept-terms.ts';
import { deleteAccount } from './settings/delete-account.ts';
import { globalLogout } from './settings/global-logout.ts';
import { merch } from './settings/merch.ts';
import { ownSessions, revokeOtherSessions, revokeOwnSession } from './settings/sessions.ts';
import { updatePassword } from './settings/update-password.ts';
import { updateProfile } from './settings/update-profile.ts';
import { login } from './sign-in/login.ts';
import { logout } from './sign-in/logout.ts';
import { profile } from './sign-in/profile.ts';
import { signedIn } from './signed-in.ts';
import { resendVerification } from './validation/resend-verification.ts';
import { validate } from './validation/validate.ts';
import { verified } from './verification/verified.ts';
import { addToWishlist, listWishlist, removeFromWishlist } from './wishlist/wishlist.ts';

/** A call of the contract with what answers it. */
export interface AccountRoute {
	endpoint: Endpoint;
	handle(account: AccountContext, call: AccountCall<unknown>): AccountResult | Promise<AccountResult>;
}

/** Binds a call to its handler; readInput has parsed the input by the same endpoint. */
function route<E extends Endpoint>(endpoint: E, handler: AccountHandler<ParsedInput<E>>): AccountRoute {
	return { endpoint, handle: (account, call) => handler(account, call as AccountCall<ParsedInput<E>>) };
}

const evenWithOldTerms = { withOldTerms: true };

/** Every call that the account service answers. */
export const routes: readonly AccountRoute[] = [
	route(contract.profile, profile),
	route(contract.login, login),
	route(contract.submitCode, submitCode),
	route(contract.resendCode, resendCode),
	route(contract.logout, logout),
	route(contract.create, create),
	route(contract.forgotPassword, forgotPassword),
	route(contract.resetPassword, resetPassword),
	route(contract.validate, validate),
	route(contract.resendVerification, resendVerification),
	route(settings.acceptTerms, signedIn(acceptTerms, evenWithOldTerms)),
	route(settings.updateProfile, signedIn(updateProfile)),
	route(settings.updateEmail, signedIn(verified(updateEmail))),
	route(settings.resendEmailChange, signedIn(resendEmailChange)),
	route(settings.cancelEmailChange, signedIn(cancelEmailChange)),
	route(settings.undoEmail, undoEmail),
	route(settings.updatePassword, signedIn(updatePassword)),
	route(settings.globalLogout, signedIn(globalLogout)),
	route(sessions.listSessions, signedIn(ownSessions)),
	route(sessions.revokeSession, signedIn(revokeOwnSession)),
	route(sessions.revokeOtherSessions, signedIn(revokeOtherSessions)),
	route(sessions.listSecurityEvents, signedIn(listOwnEvents)),
	route(mails.listMails, signedIn(listMails)),
	route(mails.changeMails, signedIn(changeMails)),
	route(mails.mailsByLink, mailsByLink),
	route(settings.exportData, signedIn(exportData, evenWithOldTerms)),
	route(settings.deleteAccount, signedIn(verified(deleteAccount, { anew: true }), evenWithOldTerms)),
	route(settings.merch, signedIn(merch)),
	route(mfa.addSms, signedIn(unlessEnabled(verified(addSms)))),
	route(mfa.addTotp, signedIn(unlessEnabled(verified(addTotp)))),
	route(mfa.confirmSms, signedIn(confirmFactor('sms'))),
	route(mfa.confirmTotp, signedIn(confirmFactor('totp'))),
	route(mfa.renewRecoveryCodes, signedIn(verified(renewRecoveryCodes))),
	route(mfa.removeFactor, signedIn(verified(removeFactor))),
	route(passkeys.listPasskeys, signedIn(listOwnPasskeys)),
	route(passkeys.startPasskey, signedIn(verified(startPasskey))),
	route(passkeys.addPasskey, signedIn(addPasskey)),
	route(passkeys.renamePasskey, signedIn(verified(renamePasskey))),
	route(passkeys.removePasskey, signedIn(verified(removePasskey))),
	route(passkeys.startPasskeyVerification, signedIn(startPasskeyVerification, evenWithOldTerms)),
	route(passkeys.verifyByPasskey, signedIn(verifyByPasskey, evenWithOldTerms)),
	route(passkeys.startPasskeySignIn, startPasskeySignIn),
	route(passkeys.signInWithPasskey, signInWithPasskey),
	route(passkeys.startPasskeyFactor, startPasskeyFactor),
	route(passkeys.submitPasskey, submitPasskey),
	route(
		upstream.verify,
		signedIn(
			verified(async () => succeed()),
			evenWithOldTerms,
		),
	),
	route(upstream.startPlatform, startPlatform),
	route(upstream.finishPlatform, finishPlatform),
	route(upstream.claimEntitlements, signedIn(claimEntitlements)),
	route(disconnectEndpoint, signedIn(disconnectPlatform)),
	route(friends.listFriends, signedIn(listFriends)),
	route(friends.inviteFriend, signedIn(inviteFriend)),
	route(friends.acceptInvite, signedIn(acceptInvite)),
	route(friends.rejectInvite, signedIn(rejectInvite)),
	route(friends.removeFriend, signedIn(removeFriend)),
	route(friends.blockPlayer, signedIn(blockPlayer)),
	route(friends.unblockPlayer, signedIn(unblockPlayer)),
	route(friends.setOnlineVisibility, signedIn(setOnlineVisibility)),
	route(saves.listSaves, signedIn(listSaves)),
	route(saves.getSave, signedIn(getSave)),
	route(saves.downloadSave, signedIn(downloadSave)),
	route(wishlist.listWishlist, signedIn(listWishlist)),
	route(wishlist.addToWishlist, signedIn(addToWishlist)),
	route(wishlist.removeFromWishlist, signedIn(removeFromWishlist)),
];
