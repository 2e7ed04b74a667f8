import type { ParsedInput } from '#contract/endpoint.ts';
import type {
	changeMails as changeEndpoint,
	mailsByLink as linkEndpoint,
} from '#contract/endpoints/mails.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { lockUser } from '../lock-user.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import { findById } from '../users.ts';
import { readPreferences, writePreference } from './preferences.ts';
import { ownerOfToken } from './token.ts';

const dots = '•••';

/** A mail address of which only its owner recognises what is left: `m•••@s•••.example`. */
function maskEmail(email: string): string {
	const [name = '', domain = ''] = email.split('@');
	return `${[...name][0] ?? ''}${dots}@${domain[0] ?? ''}${dots}.${domain.split('.').at(-1)}`;
}

/** Which mails the player gets. */
export async function listMails(
	{ db }: AccountContext,
	{ user }: SignedInCall<unknown>,
): Promise<AccountResult> {
	return succeed(await readPreferences(db, user));
}

async function readAfterChange({ db }: AccountContext, userId: string) {
	const user = await findById(db, userId);
	return user ? readPreferences(db, user) : [];
}

/** Switches a kind of mail on or off. */
export function changeMails(
	_account: AccountContext,
	call: SignedInCall<ParsedInput<typeof changeEndpoint>>,
): Promise<AccountResult> {
	return commitSignedIn(call, async (account, { user, input }) => {
		await writePreference(account, user.id, input);
		return succeed(await readAfterChange(account, user.id));
	});
}

/** The same for whoever has the link of a mail; a link of an account that is gone, or has another address now, is worth nothing. */
export function mailsByLink(
	_account: AccountContext,
	call: AccountCall<ParsedInput<typeof linkEndpoint>>,
): Promise<AccountResult> {
	return call.commit(async (account) => {
		const { token, kind, state } = call.input;
		const seen = await ownerOfToken(account, token);
		const user = seen && (await lockUser(account, seen.id));
		// The account may have got another address, or have been deleted, while this call waited.
		const owner = user && (await ownerOfToken(account, token));
		if (!owner) return refuse('INCORRECT_EMAIL_TOKEN');
		if (kind) await writePreference(account, owner.id, { kind, state });
		const mails = await readAfterChange(account, owner.id);
		return succeed({ email: maskEmail(owner.email), mails });
	});
}
