import type { Product } from '#contract/endpoints/account-settings.ts';
import type { Locale } from '#contract/locales.ts';
import type { ServiceContext } from '../context.ts';
import type { AccountResult } from '../shared/answer.ts';
import type { Extra } from './platforms/extras.ts';
import type { OfferedPlatforms } from './platforms/protocol.ts';

/** What the account service works with. */
export interface AccountContext extends ServiceContext {
	/** Years that a player must have lived. */
	minimumAge: number;
	/** Countries, as ISO 3166-1 alpha-2, whose numbers may be set up for text messages, and how many messages that takes a day. */
	smsCountries: readonly string[];
	smsPerDay: number;
	/** Whether players may have passkeys; where not, those that there are let nobody in. */
	hasPasskeys: boolean;
	/** The platforms that the studio offers. */
	platforms: OfferedPlatforms;
	/** What the studio's store sells where, with texts in a language. */
	listProducts(market: { locale: Locale; region: string }): Promise<Product[]>;
	/** What products that players own on a platform bring them. */
	extras: readonly Extra[];
	/** Says that a token waits to be revoked at its platform. */
	revokeSoon(): void;
}

/** Who calls, as far as the service believes it. */
export interface Caller {
	/** The token of a session, of a pending MFA sign-in, or of a sign-in by passkey that was begun. */
	bearer: string | undefined;
	/** The visitor's address, shortened to what one household shares. */
	address: string;
	/** Whether one of our functions has verified a bot-check token. */
	botCheckPassed: boolean;
	device: string;
}

export interface AccountCall<Input> extends Caller {
	input: Input;
	/**
	 * Does the work in a transaction, whole or not at all, together with keeping its answer for the call's Idempotency-Key.
	 * The work gets the context with the transaction as its `db`.
	 */
	commit(work: (account: AccountContext) => Promise<AccountResult>): Promise<AccountResult>;
}

export type AccountHandler<Input> = (
	account: AccountContext,
	call: AccountCall<Input>,
) => AccountResult | Promise<AccountResult>;
