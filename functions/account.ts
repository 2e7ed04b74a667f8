import type { Config } from '@netlify/functions';
import * as account from '#contract/endpoints/account.ts';
import { proxied } from './_lib/account-service.ts';
import { createAccount } from './_lib/create-account.ts';
import { loadProfile } from './_lib/profile.ts';
import { resendSecondFactor } from './_lib/second-factor.ts';
import { route, serve } from './_lib/serve.ts';
import { signIn, submitSecondFactor } from './_lib/sign-in.ts';
import { signOut } from './_lib/sign-out.ts';

export const config: Config = { path: ['/api/account/*'] };

export default serve(
	route(account.profile, loadProfile),
	route(account.login, signIn),
	route(account.submitCode, submitSecondFactor),
	route(account.resendCode, resendSecondFactor),
	route(account.logout, signOut),
	route(account.create, createAccount),
	route(account.forgotPassword, proxied(account.forgotPassword)),
	route(account.resetPassword, proxied(account.resetPassword)),
	route(account.validate, proxied(account.validate)),
	route(account.resendVerification, proxied(account.resendVerification)),
);
