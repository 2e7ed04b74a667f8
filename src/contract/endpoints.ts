import type { Endpoint } from './endpoint.ts';
import * as account from './endpoints/account.ts';
import { health } from './endpoints/health.ts';

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
	health,
];
