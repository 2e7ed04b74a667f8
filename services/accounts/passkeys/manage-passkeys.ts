import type { ParsedInput } from '#contract/endpoint.ts';
import type {
	removePasskey as removeEndpoint,
	renamePasskey as renameEndpoint,
} from '#contract/endpoints/passkeys.ts';
import { type AccountResult, succeed } from '../../shared/answer.ts';
import type { Db } from '../../store/store.ts';
import type { AccountContext } from '../call.ts';
import { recordEvent } from '../security-events.ts';
import type { SignedInCall } from '../signed-in.ts';
import { notFound } from './ceremony.ts';
import { notifyOfPasskey } from './notify-of-passkey.ts';
import { listPasskeys, presentPasskey } from './passkeys.ts';

export async function listOwnPasskeys(
	{ db }: AccountContext,
	{ user }: SignedInCall<unknown>,
): Promise<AccountResult> {
	return succeed((await listPasskeys(db, user.id)).map(presentPasskey));
}

/** A passkey of that player by its own id; nobody learns whether an id is somebody else's. */
function findOwn(db: Db, userId: string, id: string) {
	return db
		.selectFrom('passkey')
		.select(['id', 'name'])
		.where('id', '=', id)
		.where('user_id', '=', userId)
		.executeTakeFirst();
}

/** Gives a passkey another name. */
export async function renamePasskey(
	account: AccountContext,
	{ user, device, input }: SignedInCall<ParsedInput<typeof renameEndpoint>>,
): Promise<AccountResult> {
	const passkey = await findOwn(account.db, user.id, input.id);
	if (!passkey) return notFound;
	const { name } = input;
	if (name === passkey.name) return succeed();
	await account.db.updateTable('passkey').set({ name }).where('id', '=', passkey.id).execute();
	await notifyOfPasskey(account, user, { event: 'passkeyRenamed', name, before: passkey.name });
	await recordEvent(account, { userId: user.id, kind: 'passkeyRenamed', device });
	return succeed();
}

/** Removes a passkey; it signs nobody in from then on. What else signs the player in stays as it is. */
export async function removePasskey(
	account: AccountContext,
	{ user, device, input }: SignedInCall<ParsedInput<typeof removeEndpoint>>,
): Promise<AccountResult> {
	const passkey = await findOwn(account.db, user.id, input.id);
	if (!passkey) return notFound;
	await account.db.deleteFrom('passkey').where('id', '=', passkey.id).execute();
	await notifyOfPasskey(account, user, { event: 'passkeyRemoved', name: passkey.name });
	await recordEvent(account, { userId: user.id, kind: 'passkeyRemoved', device });
	return succeed();
}
