import type { Endpoint } from './endpoint.ts';
import * as account from './endpoints/account.ts';
import { builds } from './endpoints/builds.ts';
import { cmsWebhook } from './endpoints/cms-webhook.ts';
import { consents } from './endpoints/consents.ts';
import { health } from './endpoints/health.ts';
import * as support from './endpoints/support.ts';
import * as uploads from './endpoints/uploads.ts';

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
	support.listFaqCategories,
	support.readFaqCategory,
	support.listFaqs,
	support.readFaq,
	consents,
	uploads.ticket,
	cmsWebhook,
	builds,
	health,
];
