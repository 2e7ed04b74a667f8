import type { ParsedInput } from '#contract/endpoint.ts';
import type { getSave as endpoint } from '#contract/endpoints/saves.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import type { SignedInCall } from '../signed-in.ts';
import { linkTo } from './link.ts';
import { findDownload, findSave, presentWithSummary, savesOf } from './saves.ts';

type NamedCall = SignedInCall<ParsedInput<typeof endpoint>>;

/** A name that is somebody else's, or nobody's, is unknown alike. */
const unknown = refuse('SAVE_NOT_FOUND', { status: 404 });

export async function listSaves(
	{ db }: AccountContext,
	{ user }: SignedInCall<unknown>,
): Promise<AccountResult> {
	return succeed(await savesOf(db, user.id));
}

export async function getSave({ db }: AccountContext, { user, input }: NamedCall): Promise<AccountResult> {
	const save = await findSave(db, user.id, input.name);
	return save ? succeed(presentWithSummary(save)) : unknown;
}

/** Gives an address that sends the save to whoever has it, for two hours. */
export async function downloadSave(
	account: AccountContext,
	{ user, input }: NamedCall,
): Promise<AccountResult> {
	const save = await findDownload(account.db, user.id, input.name);
	return save ? succeed({ url: await linkTo(save.id, account) }) : unknown;
}
