import { strToU8, zipSync } from 'fflate';
import { type AccountResult, succeedWith } from '../answer.ts';
import type { AccountContext } from '../call.ts';
import type { SignedInCall } from '../signed-in.ts';
import { knownData } from './known-data.ts';

/** Gives a player everything that is known of them: a zip with one JSON file for each kind. */
export function exportData(account: AccountContext, { user }: SignedInCall<unknown>): AccountResult {
	const files = Object.entries(knownData(account, user)).map(([name, data]) => [
		`${name}.json`,
		strToU8(`${JSON.stringify(data, null, '\t')}\n`),
	]);
	return succeedWith(zipSync(Object.fromEntries(files)), 'application/zip');
}
