import { strToU8, zipSync } from 'fflate';
import { type AccountResult, refuse, succeedWith } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { recordEvent } from '../security-events.ts';
import type { SignedInCall } from '../signed-in.ts';
import { isFresh } from '../verification/freshness.ts';
import { knownData } from './known-data.ts';

/** Gives a player who has just shown who they are everything that is known of them: a zip with a JSON file for each kind. */
export async function exportData(
	account: AccountContext,
	{ user, session, device }: SignedInCall<unknown>,
): Promise<AccountResult> {
	if (!isFresh(account, session)) return refuse('MISSING_PASSWORD_REVALIDATION');
	await recordEvent(account, { userId: user.id, kind: 'dataExported', device });
	const files = Object.entries(await knownData(account, user)).map(([name, data]) => [
		`${name}.json`,
		strToU8(`${JSON.stringify(data, null, '\t')}\n`),
	]);
	return succeedWith(zipSync(Object.fromEntries(files)), 'application/zip');
}
