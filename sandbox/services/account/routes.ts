import type { Endpoint, ParsedOf } from '#contract/endpoint.ts';
import * as contract from '#contract/endpoints/account.ts';
import type { Answer } from './answer.ts';
import type { AccountContext, Call, Handler } from './call.ts';
import { create } from './create/create.ts';
import { forgotPassword } from './recovery/forgot-password.ts';
import { resetPassword } from './recovery/reset-password.ts';
import { resendCode } from './second-factor/resend-code.ts';
import { submitCode } from './second-factor/submit-code.ts';
import { login } from './sign-in/login.ts';
import { logout } from './sign-in/logout.ts';
import { profile } from './sign-in/profile.ts';
import { resendVerification } from './validation/resend-verification.ts';
import { validate } from './validation/validate.ts';

/** A call of the contract with what answers it. */
export interface Route {
	endpoint: Endpoint;
	handle(account: AccountContext, call: Call<unknown>): Answer | Promise<Answer>;
}

/** Binds a call to its handler; readInput has parsed the input by the same endpoint. */
function route<E extends Endpoint>(endpoint: E, handler: Handler<ParsedOf<E>>): Route {
	return { endpoint, handle: (account, call) => handler(account, call as Call<ParsedOf<E>>) };
}

/** Every call that the account service answers. */
export const routes: readonly Route[] = [
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
];
