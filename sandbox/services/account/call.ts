import type { SandboxContext } from '../context.ts';
import type { AccountResult } from './answer.ts';
import type { Pending } from './pending.ts';

/** What the account service works with. */
export interface AccountContext extends SandboxContext {
	/** Years that a player must have lived. */
	minimumAge: number;
	/** Countries, as ISO 3166-1 alpha-2, whose numbers may be set up for text messages, and how many messages that takes a day. */
	smsCountries: readonly string[];
	smsPerDay: number;
	/** Passwords that are being verified at this moment. */
	pending: Pending;
}

/** Who calls, as far as the service believes it. */
export interface Caller {
	/** The token of a session or of a pending MFA sign-in. */
	bearer: string | undefined;
	/** The visitor's address, shortened to what one household shares. */
	address: string;
	/** Whether one of our functions has verified a bot-check token. */
	botCheckPassed: boolean;
	device: string;
}

export interface AccountCall<Input> extends Caller {
	input: Input;
	/** Does the work whole or not at all, together with keeping its answer for the call's Idempotency-Key. */
	commit(work: () => AccountResult): AccountResult;
}

export type AccountHandler<Input> = (
	account: AccountContext,
	call: AccountCall<Input>,
) => AccountResult | Promise<AccountResult>;
