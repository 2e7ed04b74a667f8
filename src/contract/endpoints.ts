import type { Endpoint } from './endpoint.ts';
import * as account from './endpoints/account.ts';
import * as settings from './endpoints/account-settings.ts';
import * as applications from './endpoints/applications.ts';
import * as uploads from './endpoints/applications.ts';
import { builds, clock, cmsWebhook, health, publishNow, readNextBuild } from './endpoints/builds.ts';
import { consents } from './endpoints/consents.ts';
import { contacts } from './endpoints/contacts.ts';
import * as friends from './endpoints/friends.ts';
import * as issues from './endpoints/issues.ts';
import * as alerts from './endpoints/job-alerts.ts';
import * as careers from './endpoints/jobs.ts';
import { jobFeedJson, jobFeedRss } from './endpoints/jobs.ts';
import * as mails from './endpoints/mails.ts';
import * as mfa from './endpoints/mfa.ts';
import * as passkeys from './endpoints/passkeys.ts';
import * as platforms from './endpoints/platforms.ts';
import { readReceipt } from './endpoints/receipts.ts';
import * as releases from './endpoints/release-alerts.ts';
import * as saves from './endpoints/saves.ts';
import * as sessions from './endpoints/sessions.ts';
import * as support from './endpoints/support.ts';
import { readVotes, vote } from './endpoints/support.ts';
import * as surveys from './endpoints/surveys.ts';
import * as wishlist from './endpoints/wishlist.ts';

/** Every call of the site, in the order of the API description. */
export const endpoints: readonly Endpoint[] = [
	account.profile,
	account.login,
	account.submitCode,
	account.resendCode,
	account.logout,
	account.create,
	account.forgotPassword,
	account.resetPassword,
	account.validate,
	account.resendVerification,
	settings.acceptTerms,
	settings.updateProfile,
	settings.updateEmail,
	settings.resendEmailChange,
	settings.cancelEmailChange,
	settings.undoEmail,
	settings.updatePassword,
	settings.globalLogout,
	sessions.listSessions,
	sessions.revokeSession,
	sessions.revokeOtherSessions,
	sessions.listSecurityEvents,
	mails.listMails,
	mails.changeMails,
	mails.mailsByLink,
	settings.exportData,
	settings.exportVerified,
	settings.deleteAccount,
	settings.merch,
	mfa.addSms,
	mfa.addTotp,
	mfa.confirmSms,
	mfa.confirmTotp,
	mfa.renewRecoveryCodes,
	mfa.removeFactor,
	passkeys.listPasskeys,
	passkeys.startPasskey,
	passkeys.addPasskey,
	passkeys.renamePasskey,
	passkeys.removePasskey,
	passkeys.startPasskeyVerification,
	passkeys.verifyByPasskey,
	passkeys.startPasskeySignIn,
	passkeys.signInWithPasskey,
	passkeys.startPasskeyFactor,
	passkeys.submitPasskey,
	platforms.signInWithPlatform,
	platforms.connectPlatformByGet,
	platforms.connectPlatform,
	platforms.disconnectPlatformByGet,
	platforms.disconnectPlatform,
	platforms.platformCallback,
	platforms.listEntitlements,
	friends.listFriends,
	friends.inviteFriend,
	friends.acceptInvite,
	friends.rejectInvite,
	friends.removeFriend,
	friends.blockPlayer,
	friends.unblockPlayer,
	friends.setOnlineVisibility,
	saves.listSaves,
	saves.getSave,
	saves.downloadSave,
	wishlist.listWishlist,
	wishlist.addToWishlist,
	wishlist.removeFromWishlist,
	support.listFaqCategories,
	support.readFaqCategory,
	support.listFaqs,
	support.readFaq,
	readVotes,
	vote,
	issues.issueForm,
	issues.issues,
	issues.feedbacks,
	issues.listPatches,
	contacts,
	readReceipt,
	careers.listJobs,
	careers.readJob,
	jobFeedRss,
	jobFeedJson,
	applications.apply,
	applications.withdraw,
	alerts.subscribe,
	alerts.confirm,
	alerts.stop,
	releases.subscribeToRelease,
	releases.confirmRelease,
	releases.stopRelease,
	surveys.readSurvey,
	surveys.submitSurvey,
	surveys.withdrawSurvey,
	consents,
	uploads.ticket,
	cmsWebhook,
	clock,
	builds,
	readNextBuild,
	publishNow,
	health,
];
